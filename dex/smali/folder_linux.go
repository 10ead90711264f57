// Creating many small files: three calls to the system for each. os.WriteFile
// makes eight, since its files could be waited for.

package smali

import (
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// folder is an open folder.
type folder struct {
	path string
	fd   int
}

func openFolder(path string) (folder, error) {
	fd, err := again(func() (int, error) {
		return syscall.Open(path, syscall.O_RDONLY|syscall.O_DIRECTORY|syscall.O_CLOEXEC, 0)
	})
	if err != nil {
		return folder{}, &fs.PathError{Op: "open", Path: path, Err: err}
	}
	return folder{path, fd}, nil
}

func (f folder) close() { syscall.Close(f.fd) }

// write creates or replaces a file.
func (f folder) write(name string, text []byte) error {
	fail := func(op string, err error) error {
		return &fs.PathError{Op: op, Path: filepath.Join(f.path, name), Err: err}
	}
	fd, err := again(func() (int, error) {
		return syscall.Openat(f.fd, name, syscall.O_WRONLY|syscall.O_CREAT|syscall.O_TRUNC|syscall.O_CLOEXEC, 0o666)
	})
	if err != nil {
		return fail("open", err)
	}
	for len(text) > 0 {
		n, err := again(func() (int, error) { return syscall.Write(fd, text) })
		if err != nil {
			syscall.Close(fd)
			os.Remove(filepath.Join(f.path, name)) // no half of a class
			return fail("write", err)
		}
		text = text[n:]
	}
	if err := syscall.Close(fd); err != nil && err != syscall.EINTR {
		return fail("close", err)
	}
	return nil
}

// again repeats what a signal interrupted.
func again(call func() (int, error)) (int, error) {
	for {
		if n, err := call(); err != syscall.EINTR {
			return n, err
		}
	}
}
