// Package detreduce makes a small regression suite out of many recorded traces
// of an app, after W. Choi, K. Sen, G. Necula, W. Wang: DetReduce: Minimizing
// Android GUI Test Suites for Regression Testing (ICSE 2018).
//
// Terms:
//
//   - A [Trace] is a list of transitions: an action, the code it covered, and the
//     abstract state of the screen after it. All traces begin in the state that
//     the launch leads to.
//   - The coverage of a trace is the code that its transitions covered and the
//     states it visited, the first one included. (The paper's definition leaves
//     the first one out, but its example 2.1 needs it.)
//   - A trace is replayable if each of several replays from a clean state shows
//     the recorded states. The first transition at which a replay leaves them
//     ends a failing prefix; no trace that begins with one is tried again.
//   - A loop is a part of a trace that ends in the state in which it began.
//   - A fragment is a part of a trace; fragments can be spliced where one ends in
//     the state in which the other begins. Going from one to the other is a
//     switch.
//
// The reduction has three parts. Traces that cover nothing new are dropped
// without a replay. Of each remaining trace the shortest variant is taken that
// leaves out loops, covers as much, and is replayable. Finally the traces are
// rebuilt from at most Fragments spliced fragments, at each step the replayable
// combination that covers most of what is missing. The result covers what the
// suite covered, as far as that can be repeated.
package detreduce
