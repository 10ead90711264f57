// Package carried judges dynamic slices by apps whose fault has a known cause.
//
// An app makes one bad value, hands it on by ways that only Android has, and crashes of it
// at the end. Each way is a class of the app in testdata/app; its sources mark the lines
// that carry the value, and the decoys beside them, which never reach the crash. Which ways,
// in which order, is the plan of the app, drawn from a seed. It serves tests.
package carried
