//go:build !unix

package graphviz

import "io/fs"

// ownedAlone holds for every file: the user's cache directory is inside their profile,
// which other users cannot write.
func ownedAlone(fs.FileInfo) bool { return true }
