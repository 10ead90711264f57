// Locking a folder against a second process, where flock exists.

//go:build unix

package folder

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"
)

// Lock holds name locked until the returned function is called or the
// process ends; the lock of a killed process is free at once.
func Lock(name string) (unlock func(), err error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		defer f.Close()
		if errors.Is(err, syscall.EWOULDBLOCK) {
			var pid [32]byte
			n, _ := f.Read(pid[:])
			return nil, fmt.Errorf("%w (process %s)", ErrInUse, strings.TrimSpace(string(pid[:n])))
		}
		return nil, fmt.Errorf("lock: %w", err)
	}
	if err := f.Truncate(0); err == nil {
		fmt.Fprintln(f, os.Getpid())
	}
	return func() { f.Close() }, nil
}
