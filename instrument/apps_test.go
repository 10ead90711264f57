// Apps of the corpus, instrumented once for all tests, and those of their
// classes that other tools look at.

package instrument_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/smali"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/internal/corpus"
)

// everything instruments libraries too: more code, more shapes.
var everything = plan.Scope{Include: []string{"*"}}

// realApp is an app before and after.
type realApp struct {
	name   string
	size   int64 // of the package
	before []*dex.File
	after  *instrument.App
}

var (
	realApps   = map[string]*realApp{} // by path
	realAppsMu sync.Mutex
)

// instrumented returns the app at a path, instrumented by the first test that
// asks for it.
func instrumented(t testing.TB, path string) *realApp {
	t.Helper()
	realAppsMu.Lock()
	defer realAppsMu.Unlock()
	if a := realApps[path]; a != nil {
		return a
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	a := &realApp{name: appName(path), size: info.Size(), before: dexFiles(t, path)}
	if a.after, err = instrument.Package(context.Background(), file, instrument.Options{Scope: everything, Limit: 1 << 20}); err != nil {
		t.Fatal(err)
	}
	realApps[path] = a
	return a
}

// appName is the name of an app, or of its folder in the corpus.
func appName(path string) string {
	if name := filepath.Base(path); name != "app.apk" {
		return name
	}
	return filepath.Base(filepath.Dir(path))
}

// dexPart is a dex file of an app and the classes of it that are looked at, by
// descriptor: those that no app before has with the same text.
type dexPart struct {
	app     *realApp
	number  int // among the files of the app, from 1
	data    []byte
	classes []string
	shells  []string // what else is new, and only has to be there
}

// newClasses lists the parts of apps, with all that instrumentation added, for
// tools that take minutes for all apps: all apps when CI=true, else small ones.
// Apps share libraries, which are looked at once. Of large apps they are a part.
func newClasses(t testing.TB) []dexPart {
	t.Helper()
	var out []dexPart
	seen := map[[sha256.Size]byte]bool{}
	for _, path := range corpus.APKs(t) {
		if info, err := os.Stat(path); err != nil || info.Size() > 50_000 && os.Getenv("CI") != "true" {
			continue
		}
		a := instrumented(t, path)
		shared := map[string]bool{}
		for _, f := range a.before {
			printer := smali.New(f)
			var text []byte
			for i := range f.NumClassDefs() {
				var err error
				if text, err = printer.AppendClass(text[:0], uint32(i)); err != nil {
					t.Fatal(err)
				}
				key := sha256.Sum256(text)
				if seen[key] {
					shared[f.TypeDescriptor(f.ClassDef(uint32(i)).Type)] = true
				}
				seen[key] = true
			}
		}
		for i, data := range a.after.Dex {
			part := dexPart{app: a, number: i + 1, data: data}
			for _, f := range parsed(t, data) {
				for k := range f.NumClassDefs() {
					d := f.TypeDescriptor(f.ClassDef(uint32(k)).Type)
					switch {
					case shared[d]:
					case !corpus.IsSampled(a.name, d):
						part.shells = append(part.shells, d)
					default:
						part.classes = append(part.classes, d)
					}
				}
			}
			out = append(out, part)
		}
		t.Logf("%s: %d of its classes are those of apps before", a.name, len(shared))
	}
	return out
}

func parsed(t testing.TB, data []byte) []*dex.File {
	t.Helper()
	files, err := dex.Parse("classes.dex", data)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// write writes a file into a folder and returns its path.
func write(t testing.TB, dir, name string, data []byte) string {
	t.Helper()
	path := filepath.Join(dir, name)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

// lines joins fields to lines of jobs for a tool that does many.
func lines(jobs [][]string) string {
	var b strings.Builder
	for _, j := range jobs {
		fmt.Fprintln(&b, strings.Join(j, "\t"))
	}
	return b.String()
}
