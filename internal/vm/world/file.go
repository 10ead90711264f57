// Open files.

package world

import (
	"io"
	"os"
)

// File is an open file.
type File struct {
	fs     *FS
	node   *node
	host   *os.File
	access Access
	pos    int64
}

// Open opens a file and returns its number, which is the lowest free one above
// those of the standard streams.
func (f *FS) Open(path string, a Access) (int, error) {
	slot := -1
	for i, file := range f.open {
		if file == nil {
			slot = i
			break
		}
	}
	if slot < 0 && len(f.open) >= maxOpen {
		return -1, EMFILE
	}
	file, err := f.openFile(path, a)
	if err != nil {
		return -1, err
	}
	if slot < 0 {
		slot = len(f.open)
		f.open = append(f.open, nil)
	}
	f.open[slot] = file
	return slot + firstUserFile, nil
}

func (f *FS) openFile(path string, a Access) (*File, error) {
	p, err := f.walk(path, true)
	if err != nil {
		return nil, err
	}
	if p.host != nil {
		h, err := p.host.open(p.rel, a)
		if err != nil {
			return nil, err
		}
		return &File{fs: f, host: h, access: a}, nil
	}
	n := p.node
	if n == nil {
		if a&Create == 0 {
			return nil, ENOENT
		}
		if n, err = f.create(p, Regular, 0o600); err != nil {
			return nil, err
		}
	} else {
		switch {
		case a&(Create|Exclusive) == Create|Exclusive:
			return nil, EEXIST
		case n.kind == Folder:
			return nil, EISDIR
		case a&Read != 0 && n.mode&0o444 == 0, a&Write != 0 && n.mode&0o222 == 0:
			return nil, EACCES
		}
		if a&Truncate != 0 && n.kind == Regular {
			f.used = max(f.used-n.data.size, 0)
			n.data.resize(0)
			n.modified = f.now()
		}
	}
	n.opened++
	return &File{fs: f, node: n, access: a}, nil
}

// File returns an open file by its number, EBADF if it is not open.
func (f *FS) File(fd int) (*File, error) {
	if i := fd - firstUserFile; i >= 0 && i < len(f.open) && f.open[i] != nil {
		return f.open[i], nil
	}
	return nil, EBADF
}

// CloseFile closes an open file.
func (f *FS) CloseFile(fd int) error {
	file, err := f.File(fd)
	if err != nil {
		return err
	}
	f.open[fd-firstUserFile] = nil
	if file.host != nil {
		return hostErrno(file.host.Close())
	}
	file.node.opened--
	f.forget(file.node)
	return nil
}

// Read reads at a position, or, if it is negative, at the file's own, which
// then moves. At the end it returns io.EOF.
func (file *File) Read(b []byte, at int64, r *Random) (int, error) {
	if file.access&Read == 0 {
		return 0, EBADF
	}
	off := at
	if off < 0 {
		off = file.pos
	}
	var n int
	switch {
	case file.host != nil:
		var err error
		if n, err = file.host.ReadAt(b, off); n == 0 && err != nil {
			if err == io.EOF {
				return 0, io.EOF
			}
			return 0, hostErrno(err)
		}
	case file.node.kind == Device:
		return file.node.device.read(b, r)
	default:
		if n = file.node.data.readAt(b, off); n == 0 && len(b) > 0 {
			return 0, io.EOF
		}
	}
	if at < 0 {
		file.pos += int64(n)
	}
	return n, nil
}

// Write writes at a position, or, if it is negative, at the file's own or, for
// files open for Append, at the end.
func (file *File) Write(b []byte, at int64) error {
	if file.access&Write == 0 {
		return EBADF
	}
	off := at
	if file.access&Append != 0 {
		off = file.Size()
	} else if off < 0 {
		off = file.pos
	}
	switch {
	case file.host != nil:
		if _, err := file.host.WriteAt(b, off); err != nil {
			return hostErrno(err)
		}
	case file.node.kind == Device:
		return nil
	default:
		end := off + int64(len(b))
		if end < 0 {
			return EFBIG
		}
		if err := file.fs.charge(max(end-file.node.data.size, 0)); err != nil {
			return err
		}
		file.node.data.writeAt(b, off)
		file.node.modified = file.fs.now()
	}
	if at < 0 {
		file.pos = off + int64(len(b))
	}
	return nil
}

// Size returns the file's size.
func (file *File) Size() int64 {
	if file.host != nil {
		if info, err := file.host.Stat(); err == nil {
			return info.Size()
		}
		return 0
	}
	return file.node.data.size
}

// IsRegular reports whether the file has contents of its own.
func (file *File) IsRegular() bool { return file.host != nil || file.node.kind == Regular }

// Position returns the file's own position, and SetPosition sets it.
func (file *File) Position() int64 { return file.pos }

// SetPosition sets the file's own position, which may lie beyond the end.
func (file *File) SetPosition(p int64) { file.pos = p }

// Truncate cuts the file or adds zeros.
func (file *File) Truncate(size int64) error {
	if file.access&Write == 0 || size < 0 {
		return EINVAL
	}
	if file.host != nil {
		if size > file.fs.Quota {
			return EFBIG
		}
		return hostErrno(file.host.Truncate(size))
	}
	if file.node.kind != Regular {
		return EINVAL
	}
	if err := file.fs.charge(size - file.node.data.size); err != nil {
		return err
	}
	file.node.data.resize(size)
	file.node.modified = file.fs.now()
	return nil
}

// Map returns the memory of a part of the file. What is written there is in the
// file at once. Files of the host can only be read so.
func (file *File) Map(off, n int64, write bool) ([]byte, error) {
	if file.host != nil {
		if write {
			return nil, ENODEV
		}
		b := make([]byte, n)
		if _, err := file.host.ReadAt(b, off); err != nil && err != io.EOF {
			return nil, hostErrno(err)
		}
		return b, nil
	}
	if file.node.kind != Regular {
		return nil, ENODEV
	}
	if off < 0 || n < 0 || off+n > file.node.data.size {
		return nil, EINVAL
	}
	b, ok := file.node.data.view(off, n)
	if !ok {
		return nil, ENODEV
	}
	return b, nil
}

// ReadFile returns the content of a file, as the host asks for it.
func (f *FS) ReadFile(path string) ([]byte, error) {
	fd, err := f.Open(path, Read)
	if err != nil {
		return nil, err
	}
	defer f.CloseFile(fd)
	file, err := f.File(fd)
	if err != nil {
		return nil, err
	}
	if !file.IsRegular() {
		return nil, EINVAL
	}
	data := make([]byte, file.Size())
	for n := 0; n < len(data); {
		k, err := file.Read(data[n:], int64(n), nil)
		if err != nil || k == 0 {
			return data[:n], err
		}
		n += k
	}
	return data, nil
}
