// The machine's files as SQLite's.

package sqlite

import (
	"io"
	"path"

	"github.com/ncruces/go-sqlite3"
	"github.com/ncruces/go-sqlite3/util/vfsutil"
	"github.com/ncruces/go-sqlite3/vfs"

	"github.com/esdroid/esdroid/internal/vm/world"
)

// disk is the file system of a machine.
type disk struct {
	fs    *world.FS
	locks map[string]*locks // by path, of files that are open
}

// locks are what the connections of a file hold of it.
type locks struct {
	users    int
	shared   int
	reserved *file
	pending  *file
	sole     *file
}

// Open opens a database or journal; what has no name lives in memory.
func (d *disk) Open(name string, flags vfs.OpenFlag) (vfs.File, vfs.OpenFlag, error) {
	if name == "" || flags&(vfs.OPEN_TEMP_DB|vfs.OPEN_TEMP_JOURNAL|vfs.OPEN_TRANSIENT_DB|vfs.OPEN_SUBJOURNAL) != 0 {
		return &vfsutil.SliceFile{}, flags | vfs.OPEN_MEMORY, nil
	}
	access := world.Read
	if flags&vfs.OPEN_READWRITE != 0 {
		access |= world.Write
	}
	if flags&vfs.OPEN_CREATE != 0 {
		access |= world.Create
	}
	if stat, err := d.fs.Stat(name, true); err == nil && stat.Kind != world.Regular {
		return nil, flags, sqlite3.CANTOPEN
	}
	fd, err := d.fs.Open(name, access)
	if err != nil && access&world.Write != 0 {
		access = world.Read
		flags = flags&^(vfs.OPEN_READWRITE|vfs.OPEN_CREATE) | vfs.OPEN_READONLY
		fd, err = d.fs.Open(name, access)
	}
	if err != nil {
		return nil, flags, sqlite3.CANTOPEN
	}
	f, err := d.fs.File(fd)
	if err != nil {
		return nil, flags, sqlite3.CANTOPEN
	}
	l := d.locks[name]
	if l == nil {
		l = &locks{}
		d.locks[name] = l
	}
	l.users++
	return &file{disk: d, name: name, fd: fd, file: f, locks: l, temporary: flags&vfs.OPEN_DELETEONCLOSE != 0}, flags, nil
}

// Delete removes a journal.
func (d *disk) Delete(name string, _ bool) error {
	switch err := d.fs.Remove(name); err {
	case nil:
		return nil
	case world.ENOENT:
		return sqlite3.IOERR_DELETE_NOENT
	default:
		return sqlite3.IOERR_DELETE
	}
}

// Access reports whether a file is there, or may be written.
func (d *disk) Access(name string, flags vfs.AccessFlag) (bool, error) {
	stat, err := d.fs.Stat(name, true)
	if err != nil {
		return false, nil
	}
	switch flags {
	case vfs.ACCESS_READWRITE:
		return stat.Mode&0o222 != 0, nil
	case vfs.ACCESS_EXISTS:
		return stat.Kind != world.Regular || stat.Size > 0, nil
	}
	return true, nil
}

// FullPathname makes a path absolute.
func (d *disk) FullPathname(name string) (string, error) {
	if !path.IsAbs(name) {
		name = "/" + name
	}
	return path.Clean(name), nil
}

// file is an open file of a connection.
type file struct {
	disk      *disk
	name      string
	fd        int
	file      *world.File
	locks     *locks
	level     vfs.LockLevel
	temporary bool
}

func (f *file) Close() error {
	if f.locks == nil {
		return nil
	}
	f.unlock(vfs.LOCK_NONE)
	if f.locks.users--; f.locks.users == 0 {
		delete(f.disk.locks, f.name)
	}
	f.locks = nil
	err := f.disk.fs.CloseFile(f.fd)
	if f.temporary {
		err = f.disk.fs.Remove(f.name)
	}
	return err
}

func (f *file) ReadAt(b []byte, off int64) (int, error) {
	n, err := f.file.Read(b, off, nil)
	if err == nil && n < len(b) {
		err = io.EOF
	}
	return n, err
}

func (f *file) WriteAt(b []byte, off int64) (int, error) {
	if err := f.file.Write(b, off); err != nil {
		if err == world.ENOSPC {
			return 0, sqlite3.FULL
		}
		return 0, err
	}
	return len(b), nil
}

func (f *file) Truncate(size int64) error    { return f.file.Truncate(size) }
func (f *file) Sync(vfs.SyncFlag) error      { return nil }
func (f *file) Size() (int64, error)         { return f.file.Size(), nil }
func (f *file) SectorSize() int              { return 4096 }
func (f *file) LockState() vfs.LockLevel     { return f.level }
func (f *file) Unlock(l vfs.LockLevel) error { f.unlock(l); return nil }

func (f *file) CheckReservedLock() (bool, error) {
	return f.locks.reserved != nil || f.locks.pending != nil || f.locks.sole != nil, nil
}

func (f *file) DeviceCharacteristics() vfs.DeviceCharacteristic {
	return vfs.IOCAP_ATOMIC | vfs.IOCAP_SAFE_APPEND | vfs.IOCAP_SEQUENTIAL | vfs.IOCAP_POWERSAFE_OVERWRITE
}

// Lock raises the lock; whoever comes second finds the file busy.
func (f *file) Lock(l vfs.LockLevel) error {
	if f.level >= l {
		return nil
	}
	all := f.locks
	others := func(holder *file) bool { return holder != nil && holder != f }
	switch l {
	case vfs.LOCK_SHARED:
		if others(all.pending) || others(all.sole) {
			return sqlite3.BUSY
		}
		all.shared++
	case vfs.LOCK_RESERVED:
		if others(all.reserved) || others(all.pending) || others(all.sole) {
			return sqlite3.BUSY
		}
		all.reserved = f
	case vfs.LOCK_EXCLUSIVE:
		if others(all.pending) || others(all.reserved) || others(all.sole) {
			return sqlite3.BUSY
		}
		all.pending = f
		if all.shared > 1 {
			f.level = vfs.LOCK_PENDING
			return sqlite3.BUSY
		}
		all.sole = f
	}
	f.level = l
	return nil
}

func (f *file) unlock(l vfs.LockLevel) {
	if f.level <= l {
		return
	}
	all := f.locks
	for _, holder := range []**file{&all.reserved, &all.pending, &all.sole} {
		if *holder == f {
			*holder = nil
		}
	}
	if l == vfs.LOCK_NONE && f.level >= vfs.LOCK_SHARED {
		all.shared--
	}
	f.level = l
}
