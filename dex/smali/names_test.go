package smali

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// oddNames are names as obfuscators and strangers choose them.
var oddNames = []string{
	"La/A;", "La/a;", "La/a/a;", "LA/a;", "La;", "La.smali/b;", "Lé/ü$日本;", "L../../up;", "La//b;", "La/*?;", "La/??;",
	"L" + strings.Repeat("long", 100) + ";", "L" + strings.Repeat("日", 150) + ";", "L" + strings.Repeat("p/", 100) + "Deep;",
}

func oddFile(t *testing.T) *dex.File {
	b := build.New(39)
	for _, name := range oddNames {
		b.Class(dex.AccPublic, name)
	}
	data, err := b.Bytes()
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("odd.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	return files[0]
}

// Every class gets a file of its own below the folder, whatever it is called.
func TestOddNames(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "out")
	if err := New(oddFile(t)).WriteDir(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	var got []string
	err := filepath.WalkDir(filepath.Dir(dir), func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		if !strings.HasPrefix(path, dir+string(filepath.Separator)) {
			t.Errorf("%s lies outside", path)
		}
		text, err := os.ReadFile(path)
		class, _, _ := strings.Cut(strings.TrimPrefix(string(text), ".class public "), "\n")
		got = append(got, class)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(got)
	want := slices.Sorted(slices.Values(oddNames))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// Where names in other case are the same file, no two names differ by it alone,
// and no folder has the name of a file.
func TestNamesWithoutCase(t *testing.T) {
	for _, folds := range []bool{false, true} {
		files, folders := map[string]bool{}, map[string]bool{}
		for _, b := range New(oddFile(t)).batches(folds) {
			folders[strings.ToLower(strings.TrimSuffix(b.folder, "/"))] = true
			for _, f := range b.files {
				key := b.folder + f.name
				if folds {
					key = strings.ToLower(key)
				}
				if files[key] {
					t.Errorf("folding %t: %s twice", folds, key)
				}
				files[key] = true
			}
		}
		if len(files) != len(oddNames) {
			t.Errorf("folding %t: %d files for %d classes", folds, len(files), len(oddNames))
		}
		for f := range folders {
			if files[f] {
				t.Errorf("%s is a file and a folder", f)
			}
		}
	}
}
