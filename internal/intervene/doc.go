// Package intervene changes one thing in a run on the embedded machine, to see what
// depends on it: a slice says what could have mattered, a run with the change says
// what did.
//
// Terms:
//
//   - change: what is done at one execution of one statement: another value of the
//     same type in the place of the one that it computes, stores, passes or returns,
//     or the other way at a branch, or a call left out or made once more
//   - alternative: a value to put there; a statement has a few of them
//   - way: the blocks that ran before the change; as long as only later blocks
//     differ, the change is the only reason
package intervene
