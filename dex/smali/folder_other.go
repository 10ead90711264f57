//go:build !linux

// Creating files where only the standard way is known.

package smali

import (
	"os"
	"path/filepath"
)

// folder is a folder to create files in.
type folder struct{ path string }

func openFolder(path string) (folder, error) { return folder{path}, nil }

func (f folder) close() {}

// write creates or replaces a file.
func (f folder) write(name string, text []byte) error {
	path := filepath.Join(f.path, name)
	err := os.WriteFile(path, text, 0o666)
	if err != nil {
		os.Remove(path) // no half of a class
	}
	return err
}
