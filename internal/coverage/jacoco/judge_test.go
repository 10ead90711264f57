package jacoco

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/oracle"
)

// judge runs testdata/Judge.java on JaCoCo's jars.
func judge(t *testing.T, args ...string) string {
	t.Helper()
	java := oracle.Tool(t, "java")
	path := filepath.Join(filepath.Dir(oracle.Jar(t, filepath.Join("jacoco", ".complete"))), "*")
	c := exec.Command(java, slices.Concat(oracle.ShortRuns, []string{"-Xmx1g", "-cp", path, filepath.Join("testdata", "Judge.java")}, args)...)
	var stderr bytes.Buffer
	c.Stderr = &stderr
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, stderr.String())
	}
	return string(out)
}

// told prints lines as the judge does: one of a class and not of a method.
func told(lines []Line) string {
	ran := map[string]bool{}
	for _, l := range lines {
		k := fmt.Sprintf("%s %s %d", strings.ReplaceAll(l.Class, ".", "/"), l.File, l.Number)
		ran[k] = ran[k] || l.Ran
	}
	var out []string
	for k, r := range ran {
		out = append(out, fmt.Sprintf("%s %t\n", k, r))
	}
	slices.Sort(out)
	return strings.Join(out, "")
}

// write makes a recording.
func write(e *Exec) []byte {
	var b bytes.Buffer
	utf := func(s string) {
		binary.Write(&b, binary.BigEndian, uint16(len(s)))
		b.WriteString(s)
	}
	b.Write([]byte{blockHeader, 0xc0, 0xc0, 0x10, 0x07})
	for _, s := range e.Sessions {
		b.WriteByte(blockSession)
		utf(s.ID)
		binary.Write(&b, binary.BigEndian, []int64{s.Start, s.Dump})
	}
	for _, c := range e.Classes {
		b.WriteByte(blockClass)
		binary.Write(&b, binary.BigEndian, c.ID)
		utf(c.Name)
		n := len(c.Probes)
		for ; n >= 0x80; n >>= 7 {
			b.WriteByte(byte(n) | 0x80)
		}
		b.WriteByte(byte(n))
		packed := make([]byte, (len(c.Probes)+7)/8)
		for i, ran := range c.Probes {
			if ran {
				packed[i/8] |= 1 << (i % 8)
			}
		}
		b.Write(packed)
	}
	return b.Bytes()
}

// TestRun compares what a program with JaCoCo's own probes recorded.
func TestRun(t *testing.T) {
	dir := t.TempDir()
	if err := oracle.Run(oracle.Tool(t, "javac"), "-g", "-d", dir, filepath.Join("testdata", "Shapes.java")); err != nil {
		t.Fatal(err)
	}
	recording := filepath.Join(dir, "run.exec")
	if out := judge(t, "run", recording, dir, "Shapes"); !strings.Contains(out, "ended by java.lang.ArithmeticException") {
		t.Fatalf("the program did not end by its fault: %s", out)
	}
	compare(t, 0, 0.05, recording, dir)
}

// compare has JaCoCo read a recording and judge what we make of it. others is the share of
// JaCoCo's lines that may be other here, and alone that of lines which it leaves out: of some
// lines it leaves single instructions out that compilers add, such as the closing of resources.
func compare(t *testing.T, others, alone float64, recording string, classes ...string) {
	t.Helper()
	data, err := os.ReadFile(recording)
	if err != nil {
		t.Fatal(err)
	}
	e, err := ReadExec(data)
	if err != nil {
		t.Fatal(err)
	}
	c, err := OpenClasses(classes)
	if err != nil {
		t.Fatal(err)
	}
	lines, notes, err := e.Lines(c)
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	key := new(oracle.Key).Bytes(data).File(t, filepath.Join("testdata", "Judge.java")).File(t, oracle.Jar(t, filepath.Join("jacoco", ".complete")))
	for _, path := range classes {
		if info, err := os.Stat(path); err == nil && info.IsDir() {
			key.Folder(t, path)
		} else {
			key.File(t, path)
		}
	}
	made := filepath.Join(oracle.Made(t, key, func(dir string) error {
		return os.WriteFile(filepath.Join(dir, "lines"), []byte(judge(t, append([]string{"lines", recording}, classes...)...)), 0o666)
	}), "lines")
	said, err := os.ReadFile(made)
	if err != nil {
		t.Fatal(err)
	}
	want := string(said)
	if !strings.Contains(want, " true\n") || !strings.Contains(want, " false\n") {
		t.Fatalf("the judge saw no run:\n%.500s", want)
	}
	got := told(lines)
	wrong, more := missing(want, got), missing(got, want)
	all := strings.Count(want, "\n")
	t.Logf("%d lines of JaCoCo: %d of them are other, %d are ours alone or other", all, len(wrong), len(more))
	if float64(len(wrong)) > others*float64(all) || float64(len(more)) > alone*float64(all) {
		t.Errorf("of %d lines these %d are other:\n%.4000s\nthese %d are ours alone:\n%.4000s", all, len(wrong), strings.Join(wrong, "\n"), len(more), strings.Join(more, "\n"))
	}
}

// missing returns the lines of a text that another one lacks.
func missing(a, b string) (out []string) {
	in := map[string]bool{}
	for _, l := range strings.Split(b, "\n") {
		in[l] = true
	}
	for _, l := range strings.Split(a, "\n") {
		if !in[l] {
			out = append(out, l)
		}
	}
	return out
}

// TestJars compares classes of large jars, made by javac, kotlinc and others, of which
// each probe was hit or not by chance.
func TestJars(t *testing.T) {
	for _, tt := range []struct {
		name          string
		others, alone float64
	}{
		{"jacoco/asm-9.7.jar", 0, 0.001},
		{"proguard/proguard-base-7.7.0.jar", 0.0001, 0.001},
		{"kotlin/kotlinx-coroutines-core-jvm-1.8.0.jar", 0.01, 0.02}, // suspended calls are compiled into much
	} {
		t.Run(filepath.Base(tt.name), func(t *testing.T) {
			jar := oracle.Jar(t, filepath.FromSlash(tt.name))
			c, err := OpenClasses([]string{jar})
			if err != nil {
				t.Fatal(err)
			}
			e := &Exec{Sessions: []Session{{"made", 1, 2}}}
			state := uint64(7)
			for _, id := range c.order {
				file := c.byID[id]
				f := flow{hit: func(int) bool { return false }}
				for i := range file.methods {
					if file.methods[i].code != nil {
						if _, err := f.method(&file.methods[i]); err != nil {
							t.Fatal(file.name, err)
						}
					}
				}
				if f.next == 0 {
					continue
				}
				probes := make([]bool, f.next)
				for p := range probes {
					state = state*6364136223846793005 + 1442695040888963407
					probes[p] = state>>62 == 0
				}
				e.Classes = append(e.Classes, Class{ID: id, Name: file.name, Probes: probes})
			}
			recording := filepath.Join(t.TempDir(), "made.exec")
			if err := os.WriteFile(recording, write(e), 0o666); err != nil {
				t.Fatal(err)
			}
			compare(t, tt.others, tt.alone, recording, jar)
		})
	}
}
