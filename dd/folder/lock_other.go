// Locking a folder against a second process, where flock does not exist.

//go:build !unix

package folder

import (
	"errors"
	"fmt"
	"os"
)

// Lock creates name; one that a killed process left must be removed by hand.
func Lock(name string) (unlock func(), err error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o644)
	if errors.Is(err, os.ErrExist) {
		return nil, fmt.Errorf("%w, or was killed in it: then remove %s", ErrInUse, name)
	}
	if err != nil {
		return nil, err
	}
	fmt.Fprintln(f, os.Getpid())
	return func() { f.Close(); os.Remove(name) }, nil
}
