package pending

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// A File is written like any other. Commit or Discard ends it.
type File struct {
	*os.File
	target string
	ended  bool
}

// Create begins the file that will be called name; a link at its place is followed.
func Create(name string, mode os.FileMode) (*File, error) {
	target := name
	if real, err := filepath.EvalSymlinks(name); err == nil {
		target = real
	}
	for n := 0; ; n++ {
		beside := filepath.Join(filepath.Dir(target), fmt.Sprintf(".%.200s.%d-%d", filepath.Base(target), os.Getpid(), n))
		f, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if err == nil {
			return &File{File: f, target: target}, nil
		}
		if !errors.Is(err, os.ErrExist) {
			return nil, err
		}
	}
}

// Commit brings the content to the disk and gives the file its name.
func (f *File) Commit() error {
	f.ended = true
	err := errors.Join(f.Sync(), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), f.target)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// Discard removes what was written, unless it has been committed.
func (f *File) Discard() {
	if !f.ended {
		f.ended = true
		f.Close()
		os.Remove(f.Name())
	}
}
