package eval

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What an app gave is kept for the same program, app and options, and for no others.
func TestKept(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "app.apk"), []byte("an app"), 0o666); err != nil {
		t.Fatal(err)
	}
	folder, made := filepath.Join(t.TempDir(), "kept"), 0
	ask := func(folder string, options any) int {
		t.Helper()
		n, err := keptOrMade(folder, dir, options, func() (int, error) { made++; return made, nil })
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	put := func(path, text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if first, again := ask(folder, 2), ask(folder, 2); first != 1 || again != 1 {
		t.Errorf("%d, then %d", first, again)
	}
	if n := ask(folder, 3); n != 2 {
		t.Error("other options got what was kept")
	}
	put(filepath.Join(folder, filepath.Base(dir)+".json"), "{")
	if n := ask(folder, 3); n != 3 {
		t.Error("half a file was taken")
	}
	put(filepath.Join(dir, "app.apk"), "another app")
	if n := ask(folder, 3); n != 4 {
		t.Error("another app got what was kept")
	}
	if n := ask("", 3); n != 5 {
		t.Error("nothing was to be kept")
	}
	if _, err := keptOrMade(folder, dir, 4, func() (int, error) { return 0, errors.New("it failed") }); err == nil || ask(folder, 4) != 6 {
		t.Errorf("error %v, and what failed was kept", err)
	}
}

// Results come in the order of the folders, and an error names its folder.
func TestEach(t *testing.T) {
	got, err := each([]string{"a", "b", "c"}, 2, func(dir string) (string, error) { return dir + dir, nil })
	if err != nil || strings.Join(got, " ") != "aa bb cc" {
		t.Errorf("%q, %v", got, err)
	}
	_, err = each([]string{"a", "b"}, 1, func(dir string) (string, error) {
		if dir == "b" {
			return "", os.ErrNotExist
		}
		return dir, nil
	})
	if !errors.Is(err, os.ErrNotExist) || !strings.HasPrefix(err.Error(), "b: ") {
		t.Errorf("error %v", err)
	}
}
