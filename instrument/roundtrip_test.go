package instrument_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/oracle"
)

// TestRoundTrip has baksmali and smali take instrumented apps apart and put
// them together again: nothing may change.
func TestRoundTrip(t *testing.T) {
	if testing.Short() {
		t.Skip("runs smali and baksmali on every app")
	}
	oracle.Tool(t, "smali")
	oracle.Tool(t, "baksmali")
	parts := newClasses(t)
	dir := t.TempDir()
	file := func(i int, name string) string { return filepath.Join(dir, fmt.Sprint(i, name)) }
	var jobs [][]string
	for i, p := range parts {
		if len(p.classes) == 0 {
			continue
		}
		only := write(t, dir, fmt.Sprint(i, ".txt"), []byte(strings.Join(p.classes, "\n")))
		jobs = append(jobs, []string{write(t, dir, fmt.Sprint(i, ".dex"), p.data), file(i, ".once"), file(i, ".twice"), only})
	}
	command := javaProgram(t, "RoundTrip", oracle.SmaliJars()...)
	said := run(t, lines(jobs), command[0], command[1:]...)
	for i, p := range parts {
		if len(p.classes) == 0 {
			continue
		}
		if !strings.Contains(said, "DONE\t"+file(i, ".dex")+"\n") {
			t.Errorf("%s: dex file %d was not put together again\n%s", p.app.name, p.number, said)
			continue
		}
		n, err := compareTrees(file(i, ".once"), file(i, ".twice"))
		if err != nil {
			t.Errorf("%s: dex file %d: %v", p.app.name, p.number, err)
		} else if n != len(p.classes) {
			t.Errorf("%s: dex file %d: %d classes came back, want %d", p.app.name, p.number, n, len(p.classes))
		}
		t.Logf("%s: dex file %d: %d classes", p.app.name, p.number, n)
	}
}

// compareTrees compares two folders of smali files. smali leaves out trailing
// static values that are zero.
func compareTrees(a, b string) (files int, err error) {
	clean := strings.NewReplacer(" = false\n", "\n", " = 0x0\n", "\n", " = 0x0L\n", "\n", " = 0.0\n", "\n", " = 0.0f\n", "\n", " = '\\u0000'\n", "\n", " = null\n", "\n", " = 0x0s\n", "\n", " = 0x0t\n", "\n")
	err = filepath.WalkDir(a, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		rel, err := filepath.Rel(a, path)
		if err != nil {
			return err
		}
		x, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		y, err := os.ReadFile(filepath.Join(b, rel))
		if err != nil {
			return err
		}
		if files++; string(x) == string(y) || clean.Replace(string(x)) == clean.Replace(string(y)) {
			return nil
		}
		xs, ys := strings.Split(clean.Replace(string(x)), "\n"), strings.Split(clean.Replace(string(y)), "\n")
		for i := range xs {
			if i >= len(ys) || xs[i] != ys[i] {
				return fmt.Errorf("%s differs from line %d on:\n%s\n%s", rel, i+1, strings.Join(xs[i:min(i+3, len(xs))], "\n"), strings.Join(ys[min(i, len(ys)):min(i+3, len(ys))], "\n"))
			}
		}
		return fmt.Errorf("%s is shorter", rel)
	})
	return files, err
}
