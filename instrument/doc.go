// Package instrument puts probes into the code of an app, so that a run of it
// records an execution trace.
//
// The original code stays as it is; probes are calls to a recorder class in
// between, which write to a memory-mapped file. Package plan decides which probes
// a method needs, probe puts them in, recorder writes the class that they call,
// recording has the form of what it writes, and decode turns that into a trace
// (package trace).
package instrument
