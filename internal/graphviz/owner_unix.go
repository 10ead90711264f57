//go:build unix

package graphviz

import (
	"io/fs"
	"os"
	"syscall"
)

// ownedAlone reports whether a file is the user's and nobody else can write it.
func ownedAlone(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && int(s.Uid) == os.Geteuid() && info.Mode().Perm()&0o022 == 0
}
