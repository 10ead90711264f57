package smali_test

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// assembled returns the file that smali makes of sources, a file or a folder.
func assembled(t *testing.T, key *oracle.Key, sources string) string {
	t.Helper()
	return filepath.Join(oracle.Made(t, key.Program(t, "smali", oracle.SmaliJars()...), func(dir string) error {
		return oracle.Run("smali", "a", "-a", "30", "-o", filepath.Join(dir, "classes.dex"), sources)
	}), "classes.dex")
}

// Java before 19 prints some floats with a digit too many, so the comments that
// guess at floats are not compared.
var floatComment = regexp.MustCompile(`(?m)    # -?[0-9.]+(E-?[0-9]+)?f?$`)

// smali leaves out default values of the last static fields, so values that say
// nothing are not compared after assembly.
var defaultValue = regexp.MustCompile(`(?m)^(\.field .*) = (false|0x0[tsL]?|-?0\.0f?|null|'\\u0000')$`)

func comparable(text []byte) []string {
	text = defaultValue.ReplaceAll(floatComment.ReplaceAll(text, nil), []byte("$1"))
	return strings.Split(string(text), "\n")
}

// sameTree compares all files of two folders and returns how many there are.
func sameTree(t *testing.T, got, want string) int {
	t.Helper()
	n := 0
	err := filepath.WalkDir(want, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		n++
		rel, _ := filepath.Rel(want, path)
		w, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		g, err := os.ReadFile(filepath.Join(got, rel))
		if err != nil {
			return err
		}
		if bytes.Equal(g, w) {
			return nil
		}
		gl, wl := comparable(g), comparable(w)
		for i := range max(len(gl), len(wl)) {
			if i >= len(gl) || i >= len(wl) || gl[i] != wl[i] {
				t.Errorf("%s differs from line %d on:\n got %q\nwant %q", rel, i+1, gl[i:min(i+3, len(gl))], wl[i:min(i+3, len(wl))])
				break
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	return n
}

// What is printed must be what baksmali prints, and must assemble with smali to
// a file of which baksmali prints the same again.
func TestEqualsBaksmali(t *testing.T) {
	oracle.Tool(t, "smali")
	oracle.Tool(t, "baksmali")
	for _, apk := range corpus.APKs(t) {
		if testing.Short() && (corpus.IsLarge(apk) || !strings.Contains(apk, "bites")) {
			continue
		}
		for _, d := range corpus.DexFiles(t, apk) {
			if len(d.Data) > 1<<20 && os.Getenv("CI") != "true" {
				continue // takes minutes
			}
			t.Run(d.App+"/"+d.Name, func(t *testing.T) {
				files, err := dex.Parse(d.Name, d.Data)
				if err != nil {
					t.Fatal(err)
				}
				ours, theirs := t.TempDir(), oracle.Baksmali(t, d.Data)
				if err := smali.New(files[0]).WriteDir(t.Context(), ours); err != nil {
					t.Fatal(err)
				}
				if n := sameTree(t, ours, theirs); n != files[0].NumClassDefs() {
					t.Errorf("compared %d classes of %d", n, files[0].NumClassDefs())
				}
				again, err := os.ReadFile(assembled(t, new(oracle.Key).Folder(t, ours), ours))
				if err != nil {
					t.Fatal(err)
				}
				sameTree(t, oracle.Baksmali(t, again), theirs)
			})
		}
	}
}

// assemble returns the file that smali makes of a source.
func assemble(t *testing.T, source string) *dex.File {
	t.Helper()
	oracle.Tool(t, "smali")
	in := filepath.Join(t.TempDir(), "in.smali")
	if err := os.WriteFile(in, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(assembled(t, new(oracle.Key).File(t, in), in))
	if err != nil {
		t.Fatal(err)
	}
	files, err := dex.Parse("out.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	return files[0]
}

func printed(t *testing.T, f *dex.File) string {
	t.Helper()
	text, err := smali.New(f).AppendClass(nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// Everything that apps seldom contain.
func TestRareConstructs(t *testing.T) {
	source, err := os.ReadFile("testdata/rare.smali")
	if err != nil {
		t.Fatal(err)
	}
	got := printed(t, assemble(t, string(source)))
	if got != string(source) {
		gl, wl := strings.Split(got, "\n"), strings.Split(string(source), "\n")
		for i := range max(len(gl), len(wl)) {
			if i >= len(gl) || i >= len(wl) || gl[i] != wl[i] {
				t.Fatalf("differs from line %d on:\n got %q\nwant %q", i+1, gl[i:min(i+3, len(gl))], wl[i:min(i+3, len(wl))])
			}
		}
	}
}

func BenchmarkSmali(b *testing.B) {
	data := corpus.DexFiles(b, corpus.Public(b, "apidemos.apk"))[0].Data
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		files, err := dex.Parse("classes.dex", data)
		if err != nil {
			b.Fatal(err)
		}
		var n counter
		if err := smali.New(files[0]).WriteAll(&n); err != nil {
			b.Fatal(err)
		}
	}
}

type counter int

func (c *counter) Write(p []byte) (int, error) { *c += counter(len(p)); return len(p), nil }
