package oracle

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// A result is made once for each key, and not kept when making it failed.
func TestMade(t *testing.T) {
	results := t.TempDir()
	runs := 0
	get := func(name string, failure error) (string, error) {
		return made(results, name, func(dir string) error {
			runs++
			if err := os.WriteFile(filepath.Join(dir, "out"), []byte(name), 0o666); err != nil {
				return err
			}
			return failure
		})
	}
	if _, err := get("a", errors.New("no")); err == nil {
		t.Error("a failure became a result")
	}
	for range 2 {
		dir, err := get("a", nil)
		if err != nil {
			t.Fatal(err)
		}
		if text, err := os.ReadFile(filepath.Join(dir, "out")); err != nil || string(text) != "a" {
			t.Errorf("%q, %v", text, err)
		}
	}
	if _, err := get("b", nil); err != nil || runs != 3 {
		t.Errorf("%d runs, %v", runs, err)
	}
	if left, _ := filepath.Glob(filepath.Join(results, "work-*")); len(left) > 0 {
		t.Errorf("left behind: %q", left)
	}
}

// Everything that a key is given tells it from others.
func TestKey(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return path
	}
	one, two := write("one/f", "x"), write("two/f", "x")
	write("three/g", "x")
	write("four/f", "y")
	sum := func(k *Key) string { return k.sum() }
	if sum(new(Key).File(t, one)) != sum(new(Key).File(t, two)) || sum(new(Key).Folder(t, dir+"/one")) != sum(new(Key).Folder(t, dir+"/two")) {
		t.Error("the same content has two keys")
	}
	seen := map[string]int{}
	for i, k := range []*Key{
		{}, new(Key).Text("a", "b"), new(Key).Text("ab"), new(Key).Bytes([]byte("ab")), new(Key).File(t, one),
		new(Key).Folder(t, dir+"/one"), new(Key).Folder(t, dir+"/three"), new(Key).Folder(t, dir+"/four"), new(Key).Program(t, "go"),
	} {
		if j, ok := seen[sum(k)]; ok {
			t.Errorf("keys %d and %d are the same", i, j)
		}
		seen[sum(k)] = i
	}
}
