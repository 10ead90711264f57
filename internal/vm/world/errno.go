// Failures of the file system.

package world

import (
	"errors"
	"io/fs"
	"syscall"
)

// Errno is a failure of the file system in the operating system's words, which
// programs see in exceptions.
type Errno string

// The failures.
const (
	ENOENT       Errno = "No such file or directory"
	EEXIST       Errno = "File exists"
	ENOTDIR      Errno = "Not a directory"
	EISDIR       Errno = "Is a directory"
	ENOTEMPTY    Errno = "Directory not empty"
	EACCES       Errno = "Permission denied"
	EPERM        Errno = "Operation not permitted"
	EROFS        Errno = "Read-only file system"
	EBADF        Errno = "Bad file descriptor"
	EINVAL       Errno = "Invalid argument"
	ELOOP        Errno = "Too many symbolic links encountered"
	ENAMETOOLONG Errno = "File name too long"
	ENOSPC       Errno = "No space left on device"
	EFBIG        Errno = "File too large"
	EMFILE       Errno = "Too many open files"
	ENODEV       Errno = "No such device"
	EXDEV        Errno = "Cross-device link"
	EIO          Errno = "I/O error"
)

func (e Errno) Error() string { return string(e) }

// hostErrno translates a failure of the host's file system.
func hostErrno(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, fs.ErrNotExist):
		return ENOENT
	case errors.Is(err, fs.ErrExist):
		return EEXIST
	case errors.Is(err, fs.ErrPermission):
		return EACCES
	case errors.Is(err, syscall.ENOTDIR):
		return ENOTDIR
	case errors.Is(err, syscall.EISDIR):
		return EISDIR
	case errors.Is(err, syscall.ENOTEMPTY):
		return ENOTEMPTY
	case errors.Is(err, syscall.ENOSPC):
		return ENOSPC
	case errors.Is(err, syscall.ELOOP):
		return ELOOP
	}
	// An escape from the folder is refused without an error of its own kind.
	return EACCES
}
