// Package planted writes programs whose fault has a known cause.
//
// A program makes one bad constant, carries it through several steps to a crash, and
// knows the executions that carry it. Beside each step lie decoys: constants that go
// the same way and never reach the crash. What finds causes of crashes is held to
// both: it must name the constant and the steps, and not the decoys.
package planted
