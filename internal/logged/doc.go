// Package logged replays the logs of ESDroid and AndroidSlicer over their apps, and finds
// crashes in them, also one whose own record the log lost.
//
// Terms:
//
//   - log: what the instrumentation of those tools printed, a record before each statement
//   - lost record: one that is missing, as the last before a process died may be
package logged
