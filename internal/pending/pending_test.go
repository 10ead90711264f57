package pending

import (
	"os"
	"path/filepath"
	"testing"
)

func TestFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "a.txt")
	write := func(text string, commit bool) {
		t.Helper()
		f, err := Create(name, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Discard()
		if _, err := f.WriteString(text); err != nil {
			t.Fatal(err)
		}
		if commit {
			if err := f.Commit(); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, step := range []struct {
		text, want string
		commit     bool
	}{{"one", "", false}, {"one", "one", true}, {"two", "one", false}, {"three", "three", true}} {
		write(step.text, step.commit)
		if got, _ := os.ReadFile(name); string(got) != step.want {
			t.Errorf("%+v: got %q", step, got)
		}
		if entries, _ := os.ReadDir(dir); len(entries) > 1 {
			t.Errorf("%+v: left behind %v", step, entries)
		}
	}
	if _, err := Create(filepath.Join(dir, "no", "a.txt"), 0o644); err == nil {
		t.Error("a file in a folder that is not there")
	}
}
