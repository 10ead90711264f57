// Where machine code made of the module is kept: it is run as it is found, so only in
// a folder to which nobody else can write.

package graphviz

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/tetratelabs/wazero"
)

// openCache opens the cache below the user's cache directory; nil where the user has
// none of their own. Without it each process translates the module anew.
func openCache() wazero.CompilationCache {
	base, err := os.UserCacheDir()
	if err != nil {
		return nil
	}
	dir := filepath.Join(base, "esdroid", "graphviz")
	if err := privateDir(dir); err != nil {
		return nil
	}
	// Its files lie in a folder of its own, which need not be its maker's either.
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil
	}
	for _, e := range entries {
		if e.IsDir() && isPrivate(filepath.Join(dir, e.Name())) != nil {
			return nil
		}
	}
	cache, err := wazero.NewCompilationCacheWithDir(dir)
	if err != nil {
		return nil
	}
	return cache
}

// privateDir makes a directory that only the user can read and write, or says why it
// is not one.
func privateDir(dir string) error {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if err := isPrivate(dir); err != nil {
		return err
	}
	probe, err := os.CreateTemp(dir, "writable-")
	if err != nil {
		return err
	}
	return errors.Join(probe.Close(), os.Remove(probe.Name()))
}

var errShared = errors.New("others can write there")

func isPrivate(dir string) error {
	info, err := os.Lstat(dir)
	switch {
	case err != nil:
		return err
	case !info.IsDir():
		return &fs.PathError{Op: "open", Path: dir, Err: fs.ErrInvalid}
	case !ownedAlone(info):
		return &fs.PathError{Op: "open", Path: dir, Err: errShared}
	}
	return nil
}
