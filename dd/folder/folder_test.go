package folder

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// Files are added to or replaced whole, and nothing else is left beside them.
func TestFiles(t *testing.T) {
	for _, d := range []Disk{OS{}, OS{Lax: true}} {
		dir := t.TempDir()
		name := filepath.Join(dir, "file")
		holds := func(want string) {
			t.Helper()
			if got, err := os.ReadFile(name); err != nil || string(got) != want {
				t.Errorf("%T: %q, %v; want %q", d, got, err, want)
			}
		}
		if err := errors.Join(d.Append(name, []byte("a")), d.Append(name, []byte("b"))); err != nil {
			t.Fatal(err)
		}
		holds("ab")
		if err := d.Replace(name, []byte("c")); err != nil {
			t.Fatal(err)
		}
		holds("c")
		if all, err := os.ReadDir(dir); err != nil || len(all) != 1 {
			t.Errorf("%v, %v beside the file", all, err)
		}
		none := filepath.Join(dir, "none", "file")
		if d.Append(none, nil) == nil || d.Replace(none, nil) == nil {
			t.Error("a file in a folder that is not there was written")
		}
	}
}

// A folder is one process's until it is given back.
func TestLock(t *testing.T) {
	name := filepath.Join(t.TempDir(), "lock")
	unlock, err := Lock(name)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Lock(name); !errors.Is(err, ErrInUse) {
		t.Errorf("locked twice: %v", err)
	}
	unlock()
	again, err := Lock(name)
	if err != nil {
		t.Fatal(err)
	}
	again()
}
