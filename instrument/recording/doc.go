// Package recording has the form of what instrumented apps write, as
// docs/recording-format.md specifies it, and of the probe map that is kept beside
// an instrumented app: what was instrumented, and where instructions went.
//
// Terms:
//
//   - record: one or more units of 16 bits that tell one fact
//   - chunk: a piece of a recording to which one thread writes
package recording
