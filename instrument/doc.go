// Package instrument puts probes into the code of an app, so that a run of it
// records an execution trace.
//
// The original code stays as it is; probes are calls to a recorder class in
// between, which write to a memory-mapped file. Plan decides which probes a
// method needs: those for what the code and the records before cannot tell.
// Decode makes the same decisions again and so turns a recording into a
// trace.
//
// Terms:
//
//   - probe: instructions added to the code that record one fact
//   - recorder: the class com.esdroid.trace.R, added to the app
//   - recording: the file that the recorder writes (docs/recording-format.md)
//   - probe map: what was instrumented and where instructions went, kept beside
//     the instrumented app
//   - silent block: a block of a loop with one way round, which is counted
//     instead of recorded
//   - remembered object: an object that a loop loads anew each time around, and
//     that is recorded only when it is another one
//   - stub: a static method without parameters that does what a probe would
//     do, for methods that have no register to spare
package instrument
