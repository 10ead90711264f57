//go:build unix

package cost

import (
	"syscall"
	"time"
)

// Processor returns the processor time that the program has used.
func Processor() (time.Duration, bool) {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0, false
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano()), true
}
