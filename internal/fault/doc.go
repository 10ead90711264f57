// Package fault finds, in a replayed run, the execution that a crash report speaks of:
// where the slice of the crash starts.
package fault
