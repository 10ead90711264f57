// The dex files of an app, in the order in which the device loads them.

package apk

import (
	"fmt"
	"runtime"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/badinput"
)

// DexFile is one dex file of an app.
type DexFile struct {
	// Name is unique in the app: "classes2.dex", or "split_x.apk!classes.dex"
	// in a part other than the base.
	Name string
	Part *Part
	// Data is a view of the package where the entry is stored. It must not be
	// changed.
	Data []byte
}

// DexFiles returns the app's dex files: classes.dex, classes2.dex, … of the
// base up to the first number that is missing, as the platform loads them; then
// those of the splits. Compressed ones are inflated in parallel.
func (a *App) DexFiles() ([]DexFile, error) {
	var out []DexFile
	var entries []*zip.Entry
	total, size := uint64(0), 0
	for i, p := range a.parts {
		prefix := ""
		if i > 0 {
			prefix = p.Name + "!"
		}
		if p.Archive == nil {
			out, entries = append(out, DexFile{Name: prefix + p.Name, Part: p, Data: p.dex}), append(entries, nil)
			continue
		}
		size += len(p.Archive.Bytes())
		for n := 1; ; n++ {
			e := p.Archive.Find(dexName(n))
			if e == nil {
				break
			}
			if e.IsDeflated() {
				total += e.Size
			}
			out, entries = append(out, DexFile{Name: prefix + e.Name, Part: p}), append(entries, e)
		}
	}
	if limit := 64<<20 + 20*uint64(size); total > limit {
		return nil, badinput.In(a.path, badinput.New("", -1, "the package looks like a zip bomb", "its dex files inflate to %d bytes, the limit is %d", total, limit))
	}
	errs := make([]error, len(out))
	var wg sync.WaitGroup
	workers := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i, e := range entries {
		if e == nil {
			continue
		}
		wg.Go(func() {
			workers <- struct{}{}
			defer func() { <-workers }()
			out[i].Data, errs[i] = out[i].Part.Archive.Read(e)
		})
	}
	wg.Wait()
	for i, err := range errs {
		if err != nil {
			if out[i].Part != a.parts[0] {
				err = badinput.In(out[i].Part.Name, err)
			}
			return nil, badinput.In(a.path, err)
		}
	}
	return out, nil
}

// dexName returns the name of the n-th dex file, counted from 1.
func dexName(n int) string {
	if n == 1 {
		return "classes.dex"
	}
	return fmt.Sprintf("classes%d.dex", n)
}

// Program parses the dex files of the app and indexes them in the order in
// which a device loads them.
func (a *App) Program() (*dex.Program, error) {
	list, err := a.DexFiles()
	if err != nil {
		return nil, err
	}
	var files []*dex.File
	for _, d := range list {
		parsed, err := dex.Parse(d.Name, d.Data)
		if err != nil {
			if d.Part.Archive == nil {
				_, err = dex.Parse(a.path, d.Data) // the same again, naming the file as it was given
			} else {
				err = badinput.In(a.path, err)
			}
			return nil, fmt.Errorf("%w; the file is damaged, get it again from where it came", err)
		}
		files = append(files, parsed...)
	}
	return dex.NewProgram(files...)
}
