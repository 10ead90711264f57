package coverage

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/oracle"
)

func sample() *Coverage {
	c := &Coverage{}
	for _, l := range []Line{
		{"com/x/A.java", "com.x.A", "m", "(I)V", 3, 2}, {"com/x/A.java", "com.x.A", "m", "(I)V", 4, 0}, {"com/x/A.java", "com.x.A$1", "run<&>", "()V", 4, 1},
		{"com/x/B.java", "com.x.B", "<init>", "()V", 1, 0}, {"com/y/C.java", "com.y.C", "f", "(Ljava/lang/String;[I)Z", 9, 7}, {"com/y/C.java", "com.y.C", "f", "(Ljava/lang/String;[I)Z", 0, 7},
	} {
		c.Add(l)
	}
	return c
}

// lines is what every format keeps: per file and line, whether it ran.
func lines(c *Coverage) map[string]map[int]bool {
	out := map[string]map[int]bool{}
	for _, l := range c.Lines() {
		if out[l.File] == nil {
			out[l.File] = map[int]bool{}
		}
		out[l.File][l.Number] = out[l.File][l.Number] || l.Hits > 0
	}
	return out
}

var writers = map[string]func(io.Writer, *Coverage) error{
	"lcov":      func(w io.Writer, c *Coverage) error { return WriteLCOV(w, c, "a slice") },
	"jacoco":    func(w io.Writer, c *Coverage) error { return WriteJaCoCo(w, c, "a slice") },
	"cobertura": WriteCobertura,
}

func TestWrittenIsRead(t *testing.T) {
	for name, write := range writers {
		var b bytes.Buffer
		if err := write(&b, sample()); err != nil {
			t.Fatal(err)
		}
		back, ok, err := Read(b.Bytes())
		if !ok || err != nil {
			t.Errorf("%s: %v, %v\n%s", name, ok, err, b.String())
			continue
		}
		if diff := cmp.Diff(lines(sample()), lines(back)); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
	}
}

// TestGenhtml has LCOV's own program read the tracefile, with the sources there.
func TestGenhtml(t *testing.T) {
	genhtml := oracle.Tool(t, "genhtml")
	dir := t.TempDir()
	for file := range lines(sample()) {
		path := filepath.Join(dir, filepath.FromSlash(file))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(strings.Repeat("x;\n", 12)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := WriteLCOV(&b, sample(), "a slice"); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "slice.info"), b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(genhtml, "slice.info", "--output-directory", "out")
	c.Dir = dir
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "3 of 4 lines") {
		t.Errorf("genhtml: %v\n%s", err, out)
	}
}

func TestBadInput(t *testing.T) {
	for text, want := range map[string]string{
		"SF:a.java\nDA:x,1\nend_of_record\n": "line 2",
		"TN:\nDA:1,1\n":                      "line 2",
		"SF:a.java\nend_of_record\n":         "no lines",
		`<?xml version="1.0"?><report name="x"><package name="p"></package></report>`:                                "no lines",
		`<report><line nr="1" ci="1"/></report>`:                                                                     "outside",
		`<report><package name="p"><sourcefile name="A.java"><line nr="-1" ci="1"/></sourcefile></package></report>`: "nr",
		`<coverage><line number="1" hits="1"/></coverage>`:                                                           "outside",
		`<coverage>` + strings.Repeat("<a>", 100):                                                                    "deep",
		`<coverage><class name="a"`:                                                                                  "no XML",
	} {
		if _, ok, err := Read([]byte(text)); !ok || err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60s: %v, %v, want %q", text, ok, err, want)
		}
	}
	if _, ok, _ := Read([]byte("esdroid-trace")); ok {
		t.Error("a trace was taken for coverage")
	}
}

func FuzzRead(f *testing.F) {
	for _, write := range writers {
		var b bytes.Buffer
		if err := write(&b, sample()); err != nil {
			f.Fatal(err)
		}
		f.Add(b.Bytes())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, ok, err := Read(data)
		if !ok || err != nil {
			return
		}
		for _, write := range writers {
			if err := write(io.Discard, c); err != nil {
				t.Fatal(err)
			}
		}
	})
}
