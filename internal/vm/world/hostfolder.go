// Folders of the host that programs may use. os.Root keeps every path inside
// the folder, whatever links there are.

package world

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"time"
)

type hostFolder struct{ root *os.Root }

func openHostFolder(name string) (*hostFolder, error) {
	r, err := os.OpenRoot(name)
	if err != nil {
		return nil, fmt.Errorf("opening the host folder for the program: %w", err)
	}
	return &hostFolder{r}, nil
}

// clean returns the path below the folder; ".." may not lead above it.
func (h *hostFolder) clean(rel string) (string, error) {
	c := path.Clean("/" + rel)
	if c == "/" {
		return ".", nil
	}
	if strings.ContainsRune(c, 0) {
		return "", EINVAL
	}
	return c[1:], nil
}

func (h *hostFolder) stat(rel string, follow bool) (Stat, error) {
	stat := h.root.Lstat
	if follow {
		stat = h.root.Stat
	}
	info, err := stat(rel)
	if err != nil {
		return Stat{}, hostErrno(err)
	}
	s := Stat{Kind: Device, Size: info.Size(), Modified: info.ModTime().UnixMilli(), Mode: uint32(info.Mode().Perm())}
	switch {
	case info.Mode().IsRegular():
		s.Kind = Regular
	case info.IsDir():
		s.Kind = Folder
	case info.Mode()&fs.ModeSymlink != 0:
		s.Kind = Link
	}
	for _, c := range []byte(rel) { // an inode number would differ from host to host
		s.ID = s.ID*31 + int64(c)
	}
	s.ID |= 1 << 62
	return s, nil
}

func (h *hostFolder) list(rel string) ([]string, error) {
	d, err := h.root.Open(rel)
	if err != nil {
		return nil, hostErrno(err)
	}
	defer d.Close()
	names, err := d.Readdirnames(-1)
	if err != nil {
		return nil, hostErrno(err)
	}
	slices.Sort(names)
	return names, nil
}

func (h *hostFolder) open(rel string, a Access) (*os.File, error) {
	// Opening a pipe or device would block or reach outside.
	if info, err := h.root.Stat(rel); err == nil {
		if info.IsDir() {
			return nil, EISDIR
		}
		if !info.Mode().IsRegular() {
			return nil, EACCES
		}
	}
	flag := os.O_RDONLY
	switch {
	case a&Write != 0 && a&Read != 0:
		flag = os.O_RDWR
	case a&Write != 0:
		flag = os.O_WRONLY
	}
	for _, f := range []struct {
		a    Access
		flag int
	}{{Create, os.O_CREATE}, {Exclusive, os.O_EXCL}, {Truncate, os.O_TRUNC}} {
		if a&f.a != 0 {
			flag |= f.flag
		}
	}
	file, err := h.root.OpenFile(rel, flag, 0o600)
	return file, hostErrno(err)
}

func (h *hostFolder) mkdir(rel string) error { return hostErrno(h.root.Mkdir(rel, 0o700)) }

func (h *hostFolder) remove(rel string) error {
	if rel == "." {
		return EPERM
	}
	return hostErrno(h.root.Remove(rel))
}

func (h *hostFolder) rename(from, to string) error {
	if from == "." || to == "." {
		return EPERM
	}
	return hostErrno(h.root.Rename(from, to))
}

func (h *hostFolder) setModified(rel string, millis int64) error {
	t := time.UnixMilli(millis)
	return hostErrno(h.root.Chtimes(rel, t, t))
}

func (h *hostFolder) setMode(rel string, mode uint32) error {
	return hostErrno(h.root.Chmod(rel, fs.FileMode(mode&0o777)))
}
