// Package trace is the execution trace: what ran, in order, thread by thread.
//
// A trace is a sequence of records that a recorder (an instrumented app, the
// embedded device, an importer of somebody else's logs) appends and that a
// slicer reads back in the same order. docs/trace-format.md specifies the
// binary form; the text form, one record a line, is for people and tests, and
// the two convert into each other without loss.
//
// Terms:
//
//   - record: one fact, such as "method entered" or "block executed"
//   - block: a run of instructions with one entry, found by the rule in
//     Blocks; its number is its position in the method
//   - step: a single executed instruction, for traces made of statement logs
//   - callback instance: one call from the framework into the app; numbered
//     from 1 in the order of their beginnings
//   - clock: a number that orders records of different threads
//   - gap: a place where records are known to be lost
//   - method number: the dex.MethodID of the method in the app whose dex files
//     the header names by SHA-256
package trace
