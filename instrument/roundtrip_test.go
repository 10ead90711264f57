package instrument_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// TestRoundTrip has baksmali and smali take instrumented apps apart and put
// them together again: nothing may change.
func TestRoundTrip(t *testing.T) {
	if testing.Short() {
		t.Skip("starts smali and baksmali for every app")
	}
	oracle.Tool(t, "smali")
	baksmali := oracle.Tool(t, "baksmali")
	for _, path := range corpus.APKs(t) {
		if info, err := os.Stat(path); err != nil || info.Size() > 50_000 && os.Getenv("CI") != "true" {
			continue
		}
		t.Run(appName(path), func(t *testing.T) {
			app, err := apk.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			res, err := instrument.Package(context.Background(), app, instrument.Options{Scope: everything})
			if err != nil {
				t.Fatal(err)
			}
			for i, data := range res.Dex {
				dir := t.TempDir()
				file := func(name string) string { return filepath.Join(dir, name) }
				if err := os.WriteFile(file("in.dex"), data, 0o600); err != nil {
					t.Fatal(err)
				}
				run(t, baksmali, "d", "-a", "30", "-o", file("once"), file("in.dex"))
				run(t, "smali", "a", "-a", "30", "-o", file("out.dex"), file("once"))
				run(t, baksmali, "d", "-a", "30", "-o", file("twice"), file("out.dex"))
				if n, err := compareTrees(file("once"), file("twice")); err != nil {
					t.Errorf("dex file %d: %v", i+1, err)
				} else {
					t.Logf("dex file %d: %d classes", i+1, n)
				}
			}
		})
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
