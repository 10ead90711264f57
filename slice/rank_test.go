package slice

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

var faultMark = regexp.MustCompile(`//.*\bfault\b`)

// faultLine finds the line of a sample's sources that is marked as its fault.
func faultLine(t *testing.T, dir string) (class string, line int32) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".java") {
			return err
		}
		data, err := os.ReadFile(path)
		for i, text := range strings.Split(string(data), "\n") {
			if faultMark.MatchString(text) {
				class, line = strings.TrimSuffix(filepath.Base(path), ".java"), int32(i+1)
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return class, line
}

// TestRank: from the report alone, the fault of most samples is among the first twenty
// statements. The others need the run: what did not happen, or happened on another thread.
func TestRank(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the dependences of all samples")
	}
	dirs, err := filepath.Glob("../testdata/apps/*/crash.txt")
	if err != nil {
		t.Fatal(err)
	}
	near, all := 0, 0
	for _, report := range dirs {
		dir := filepath.Dir(report)
		class, line := faultLine(t, filepath.Join(dir, "src"))
		if class == "" {
			continue
		}
		all++
		p, err := apk.Open(filepath.Join(dir, "app.apk"))
		if err != nil {
			t.Fatal(err)
		}
		app, err := pdg.Open(p)
		if err != nil {
			t.Fatal(err)
		}
		c, err := criterion.Locate(app.Code, loadReport(t, report))
		var refusal *criterion.Refusal
		if errors.As(err, &refusal) {
			t.Logf("%s: %s", filepath.Base(dir), refusal.Reason)
			continue
		}
		thin := Static(context.Background(), app, c, Thin, Options{Nearest: 60})
		rank := -1
		for i := range thin.Elements {
			e := &thin.Elements[i]
			b := app.Body(e.Method)
			name := criterion.JavaName(app.Prog.Classes[app.Prog.Methods[e.Method].Class].Descriptor)
			name, _, _ = strings.Cut(name[strings.LastIndexByte(name, '.')+1:], "$")
			if name == class && b.Stmts[e.Stmt].Line == line {
				rank = i + 1
				break
			}
		}
		if rank > 0 && rank <= 20 {
			near++
		} else {
			t.Logf("%s: rank %d of %d", filepath.Base(dir), rank, len(thin.Elements))
		}
	}
	t.Logf("%d of %d among the first twenty", near, all)
	if 100*near < 80*all {
		t.Errorf("%d of %d faults are among the first twenty statements", near, all)
	}
}
