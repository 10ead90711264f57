// The two ways of writing a file that a reduction needs.

package folder

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// ErrInUse is returned when another process works in the folder.
var ErrInUse = errors.New("another esdroid is working in this folder")

// Disk appends to files and replaces them atomically. Tests fail it at will.
type Disk interface {
	Append(name string, data []byte) error
	Replace(name string, data []byte) error
}

// OS writes real files.
type OS struct{ Lax bool } // Lax: do not wait for the disk

// Append adds to the end of a file.
func (OS) Append(name string, data []byte) error {
	f, err := os.OpenFile(name, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	return err
}

// Replace writes a temporary file beside the old one and renames it, so that a
// reader sees the old content or the new one and nothing between.
func (d OS) Replace(name string, data []byte) (err error) {
	f, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	if _, err = f.Write(data); err != nil {
		return err
	}
	if err = f.Chmod(0o644); err != nil {
		return err
	}
	if !d.Lax {
		if err = f.Sync(); err != nil {
			return err
		}
	}
	if err = f.Close(); err != nil {
		return err
	}
	if err = os.Rename(f.Name(), name); err != nil {
		return fmt.Errorf("replace: %w", err)
	}
	return nil
}
