// The dex files of an app, in the order in which the device loads them.

package apk

import (
	"errors"
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

// ErrNoCode is the error of an app in which there is no dex file.
var ErrNoCode = errors.New("no code: there is no classes.dex in it; of an app in splits, the base holds the code")

// Parsed is a dex file of an app that was parsed. A dex file that is a container
// gives several.
type Parsed struct {
	*dex.File
	Part *Part
}

// ParseDex parses what DexFiles returns; nothing and no error for an app without code.
func (a *App) ParseDex() ([]Parsed, error) {
	list, err := a.DexFiles()
	if err != nil {
		return nil, err
	}
	var out []Parsed
	for _, d := range list {
		name := d.Name
		if d.Part.Archive == nil {
			name = a.path
		}
		files, err := dex.Parse(name, d.Data)
		if err != nil {
			if d.Part.Archive != nil {
				err = badinput.In(a.path, err)
			}
			return nil, fmt.Errorf("%w; the file is damaged, get it again from where it came", err)
		}
		for _, f := range files {
			out = append(out, Parsed{File: f, Part: d.Part})
		}
	}
	return out, nil
}

// Code is ParseDex for those who have nothing to do without code: ErrNoCode then.
func (a *App) Code() ([]*dex.File, error) {
	parsed, err := a.ParseDex()
	if err != nil {
		return nil, err
	}
	if len(parsed) == 0 {
		return nil, badinput.In(a.path, ErrNoCode)
	}
	files := make([]*dex.File, len(parsed))
	for i, p := range parsed {
		files[i] = p.File
	}
	return files, nil
}

// Program indexes the app's code in the order in which a device loads it.
func (a *App) Program() (*dex.Program, error) {
	files, err := a.Code()
	if err != nil {
		return nil, err
	}
	return dex.NewProgram(files...)
}
