// Package hostile holds decoders to their bounds in tests: what one call may
// allocate for an input of a given size, and how long it may take.
package hostile
