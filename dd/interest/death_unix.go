// Where the kernel does not end children with their parent, a test program
// outlives a killed esdroid by the trial under way.

//go:build unix && !linux

package interest

import "syscall"

func diesWithParent(*syscall.SysProcAttr) {}
