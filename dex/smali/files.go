// One file a class, in a tree of packages.

package smali

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/esdroid/esdroid/internal/ordered"
)

// WriteDir writes every class of the file into its own file below dir, named
// after its descriptor: Lcom/x/Y; becomes com/x/Y.smali. Names that cannot be
// file names, that lead out of dir or that are taken are changed. Where the file
// system takes a.smali and A.smali for the same, so does WriteDir.
//
// When ctx ends, WriteDir finishes the files it has begun and returns a
// *PartialError: what is in dir then is whole, only not everything.
func (p *Printer) WriteDir(ctx context.Context, dir string) error {
	folds, err := foldsCase(dir)
	if err != nil {
		return err
	}
	batches := p.batches(folds)
	for i, b := range batches {
		if i == 0 || batches[i-1].folder != b.folder {
			if err := os.MkdirAll(filepath.Join(dir, filepath.FromSlash(b.folder)), 0o777); err != nil {
				return err
			}
		}
	}
	limit := ordered.NewLimit(p.limit)
	buffers := sync.Pool{New: func() any { b := make([]byte, 0, 1<<16); return &b }}
	var written atomic.Int64
	err = ordered.Each(len(batches), func(i int) error {
		folder, err := openFolder(filepath.Join(dir, filepath.FromSlash(batches[i].folder)))
		if err != nil {
			return err
		}
		defer folder.close()
		buf := buffers.Get().(*[]byte)
		defer buffers.Put(buf)
		for _, file := range batches[i].files {
			if ctx.Err() != nil {
				return &PartialError{File: p.f.Name, Of: p.f.NumClassDefs(), Cause: context.Cause(ctx)}
			}
			if *buf, err = p.appendClass((*buf)[:0], file.class, limit); err != nil {
				return err
			}
			if err := folder.write(file.name, *buf); err != nil {
				return err
			}
			written.Add(1)
		}
		return nil
	})
	if partial := (*PartialError)(nil); errors.As(err, &partial) {
		partial.Written = int(written.Load())
	}
	return err
}

// PartialError says that WriteDir was stopped between files.
type PartialError struct {
	File        string // that was being disassembled
	Written, Of int    // classes
	Cause       error
}

func (e *PartialError) Error() string {
	return fmt.Sprintf("stopped with %d of %d classes of %s written, each complete: %v", e.Written, e.Of, e.File, e.Cause)
}

func (e *PartialError) Unwrap() error { return e.Cause }

// A batch is files of one folder, so that workers seldom create files in the
// same folder, where the system lets them do so only one after the other.
type batch struct {
	folder string // below the output folder, with slashes
	files  []file
}

type file struct {
	class uint32
	name  string
}

// maxBatch bounds a batch: in obfuscated apps one folder may hold everything.
const maxBatch = 256

// foldsCase reports whether files in dir are found under names in other case too.
func foldsCase(dir string) (bool, error) {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return false, err
	}
	probe, err := os.CreateTemp(dir, "case-*.tmp")
	if err != nil {
		return false, err
	}
	defer os.Remove(probe.Name())
	if err := probe.Close(); err != nil {
		return false, err
	}
	_, err = os.Lstat(filepath.Join(dir, strings.ToUpper(filepath.Base(probe.Name()))))
	return err == nil, nil
}

func (p *Printer) batches(foldsCase bool) []batch {
	classes := p.f.NumClassDefs()
	taken := make(map[string]bool, classes)
	take := func(name string) bool {
		if foldsCase {
			name = strings.ToLower(name)
		}
		if taken[name] {
			return false
		}
		taken[name] = true
		return true
	}
	in := make(map[string][]file)
	for i := range uint32(classes) {
		base := FileName(p.plain[p.f.ClassDef(i).Type])
		name := base + ".smali"
		for n := 1; !take(name); n++ {
			name = fmt.Sprintf("%s.%d.smali", base, n)
		}
		folder, name := path.Split(name)
		in[folder] = append(in[folder], file{i, name})
	}
	var out []batch
	for _, folder := range slices.Sorted(maps.Keys(in)) {
		for files := range slices.Chunk(in[folder], maxBatch) {
			out = append(out, batch{folder, files})
		}
	}
	return out
}

// FileName returns the path that WriteDir gives a class below its folder, with
// slashes and without extension. Names that no file can have anywhere are
// changed; different classes may get the same name.
func FileName(descriptor string) string {
	name := strings.TrimSuffix(strings.TrimPrefix(descriptor, "L"), ";")
	parts := strings.Split(name, "/")
	for i, part := range parts {
		part = strings.Map(func(r rune) rune {
			if r < ' ' || strings.ContainsRune(`<>:"\|?*`, r) {
				return '_'
			}
			return r
		}, part)
		if part == "" || part == "." || part == ".." || runtime.GOOS == "windows" && device[strings.ToLower(part)] {
			part = "_" + part
		}
		if i < len(parts)-1 && strings.HasSuffix(strings.ToLower(part), ".smali") {
			part += "_" // or a class of that name could not lie beside it
		}
		if len(part) > 200 { // file systems allow 255 bytes
			part = fmt.Sprintf("%s#%x", strings.ToValidUTF8(part[:160], ""), sha256.Sum256([]byte(part)))[:200]
		}
		parts[i] = part
	}
	if len(parts) > 64 { // no package is nested so deep, and paths have limits too
		parts = []string{fmt.Sprintf("%x", sha256.Sum256([]byte(name)))}
	}
	return strings.Join(parts, "/")
}

// device has the names that denote devices on Windows, whatever extension follows.
var device = map[string]bool{
	"con": true, "prn": true, "aux": true, "nul": true,
	"com1": true, "com2": true, "com3": true, "com4": true, "com5": true, "com6": true, "com7": true, "com8": true, "com9": true,
	"lpt1": true, "lpt2": true, "lpt3": true, "lpt4": true, "lpt5": true, "lpt6": true, "lpt7": true, "lpt8": true, "lpt9": true,
}
