package dex_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/dexdump"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// task names, by environment variable, what the test binary does instead of
// testing: each measured run is a process of its own, as the tools' are.
const task = "ESDROID_SPEED_TASK"

func TestMain(m *testing.M) {
	if t := os.Getenv(task); t != "" {
		if err := run(t, os.Getenv("ESDROID_SPEED_IN"), os.Getenv("ESDROID_SPEED_OUT")); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func run(task, in, out string) error {
	if task == "decode" {
		debug.SetGCPercent(20) // peak memory counts
	}
	data, err := os.ReadFile(in)
	if err != nil {
		return err
	}
	files, err := dex.Parse(in, data)
	if err != nil {
		return err
	}
	switch task {
	case "decode":
		p, err := dex.NewProgram(files...)
		if err != nil {
			return err
		}
		n, err := decode(p.Files)
		fmt.Println(n, peakMemory())
		return err
	case "listing":
		f, err := os.Create(out)
		if err != nil {
			return err
		}
		w := bufio.NewWriterSize(f, 1<<18)
		if err := dexdump.Write(w, in, files...); err != nil {
			return err
		}
		if err := w.Flush(); err != nil {
			return err
		}
		return f.Close()
	case "smali":
		if err := os.MkdirAll(out, 0o777); err != nil {
			return err
		}
		return smali.New(files[0]).WriteDir(context.Background(), out)
	case "verify":
		p, err := dex.NewProgram(files...)
		if err != nil {
			return err
		}
		findings := verify.File(files[0])
		fmt.Println(len(append(findings, verify.Program(p, nil)...)))
		return nil
	}
	return fmt.Errorf("unknown task %s", task)
}

// decode decodes every instruction, try range and line of all classes.
func decode(files []*dex.File) (int, error) {
	n := 0
	var data dex.ClassData
	for _, f := range files {
		for i := range uint32(f.NumClassDefs()) {
			if err := f.ClassData(f.ClassDef(i), &data); err != nil {
				return n, err
			}
			for _, list := range [][]dex.EncodedMethod{data.DirectMethods, data.VirtualMethods} {
				for _, m := range list {
					if m.CodeOff == 0 {
						continue
					}
					code, err := f.Code(m.CodeOff)
					if err != nil {
						return n, err
					}
					if err := code.All(func(*dex.Insn) bool { n++; return true }); err != nil {
						return n, err
					}
					if _, err := code.Tries(); err != nil {
						return n, err
					}
					if err := code.DebugEvents(func(dex.DebugEvent) bool { return true }); err != nil {
						return n, err
					}
				}
			}
		}
	}
	return n, nil
}

// peakMemory is the largest resident size of the process in bytes, 0 where the
// system does not say.
func peakMemory() int {
	status, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return 0
	}
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmHWM:"); ok {
			kb, _ := strconv.Atoi(strings.Fields(rest)[0])
			return kb << 10
		}
	}
	return 0
}

// newDisk returns a folder on a disk. For minutes after the removal of many files,
// which tests do all the time, ext4 creates new ones ten times as slowly, for it
// passes over what was removed; so the folder is a file system of its own, in a file,
// where the system lets the test mount one.
func newDisk(t testing.TB) string {
	dir := t.TempDir()
	image, mounted := filepath.Join(dir, "image"), filepath.Join(dir, "mounted")
	if err := os.Mkdir(mounted, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, c := range [][]string{
		{"truncate", "-s", "1G", image},
		{"mkfs.ext4", "-q", "-N", "300000", image},
		{"mount", "-o", "loop", image, mounted},
	} {
		if out, err := exec.Command(c[0], c[1:]...).CombinedOutput(); err != nil {
			t.Logf("files are written to %s: %v %s", dir, err, out)
			return dir
		}
	}
	t.Cleanup(func() {
		if out, err := exec.Command("umount", mounted).CombinedOutput(); err != nil {
			t.Errorf("umount: %v\n%s", err, out)
		}
	})
	return mounted
}

// BenchmarkSpeed measures the tools and this package in one run, medians of several
// processes each, and prints the table of docs/benchmarks.md.
func BenchmarkSpeed(b *testing.B) {
	rounds := 7
	if s := os.Getenv("ESDROID_SPEED"); s != "" {
		rounds, _ = strconv.Atoi(s)
	}
	apk := corpus.Public(b, "apidemos.apk")
	dexdumpTool, baksmali := oracle.Tool(b, "dexdump"), oracle.Tool(b, "baksmali")
	disk := newDisk(b)
	memory, err := os.MkdirTemp("/dev/shm", "esdroid-speed-")
	if err != nil {
		memory = b.TempDir() // a system without files in memory
	}
	defer os.RemoveAll(memory)
	in := filepath.Join(memory, "classes.dex")
	d := corpus.DexFiles(b, apk)[0]
	if err := os.WriteFile(in, d.Data, 0o666); err != nil {
		b.Fatal(err)
	}
	self := func(name, out string) *exec.Cmd {
		c := exec.Command(os.Args[0])
		c.Env = append(os.Environ(), task+"="+name, "ESDROID_SPEED_IN="+in, "ESDROID_SPEED_OUT="+out)
		return c
	}
	peak := 0
	measured := []struct {
		name    string
		command func(out string) *exec.Cmd
		dir     string
		times   []time.Duration
	}{
		{name: "dexdump -d", dir: memory, command: func(out string) *exec.Cmd { return exec.Command(dexdumpTool, "-d", "-o", out, in) }},
		{name: "baksmali", dir: memory, command: func(out string) *exec.Cmd { return exec.Command(baksmali, "d", "-o", out, in) }},
		{name: "baksmali, disk", dir: disk, command: func(out string) *exec.Cmd { return exec.Command(baksmali, "d", "-o", out, in) }},
		{name: "decode", dir: memory, command: func(out string) *exec.Cmd { return self("decode", out) }},
		{name: "listing", dir: memory, command: func(out string) *exec.Cmd { return self("listing", out) }},
		{name: "smali", dir: memory, command: func(out string) *exec.Cmd { return self("smali", out) }},
		{name: "smali, disk", dir: disk, command: func(out string) *exec.Cmd { return self("smali", out) }},
		{name: "verify", dir: memory, command: func(out string) *exec.Cmd { return self("verify", out) }},
	}
	for round := range rounds {
		for i := range measured {
			m := &measured[i]
			out := filepath.Join(m.dir, fmt.Sprintf("%d-%d", i, round))
			c := m.command(out)
			start := time.Now()
			text, err := c.Output()
			if err != nil {
				b.Fatalf("%s: %v", m.name, err)
			}
			m.times = append(m.times, time.Since(start))
			if m.name == "decode" {
				var n, bytes int
				fmt.Sscan(string(text), &n, &bytes)
				peak = max(peak, bytes)
			}
			if m.dir == memory {
				if err := os.RemoveAll(out); err != nil {
					b.Fatal(err)
				}
			}
		}
	}
	median := map[string]time.Duration{}
	for _, m := range measured {
		slices.Sort(m.times)
		median[m.name] = m.times[len(m.times)/2]
		b.Logf("%-14s %v", m.name, median[m.name].Round(time.Millisecond))
	}
	ratio := func(a, b string) float64 { return float64(median[a]) / float64(median[b]) }
	for _, r := range []struct {
		what        string
		value, want float64
	}{
		{"decoding everything, times faster than dexdump -d", ratio("dexdump -d", "decode"), 4},
		{"listing to a file, times faster than dexdump -d", ratio("dexdump -d", "listing"), 1},
		{"smali files in memory, times faster than baksmali", ratio("baksmali", "smali"), 8},
		{"smali files on disk, times faster than baksmali", ratio("baksmali, disk", "smali, disk"), 8},
	} {
		b.Logf("%s: %.1f (wanted: %.0f)", r.what, r.value, r.want)
		if r.value < r.want {
			b.Errorf("%s: %.2f, want at least %.2f", r.what, r.value, r.want)
		}
	}
	b.Logf("verifying takes %.1f times as long as dexdump -d", ratio("verify", "dexdump -d"))
	b.Logf("peak memory when decoding: %.1f MB for a dex file of %.1f MB", float64(peak)/1e6, float64(len(d.Data))/1e6)
	if peak > 3*len(d.Data) {
		b.Errorf("decoding took %.1f times the dex file's size, want at most 3", float64(peak)/float64(len(d.Data)))
	}
}
