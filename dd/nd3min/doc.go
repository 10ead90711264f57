// Package nd3min reduces event sequences of apps that do not always behave the
// same, after L. Clapp, O. Bastani, S. Anand, A. Aiken: Minimizing GUI Event
// Traces (FSE 2016), which calls the method ND3MIN.
//
// Terms:
//
//   - A candidate passes if at least Needed (st) of Runs (nr) runs reproduce;
//     it is dead once that is out of reach, undecided before.
//   - A selection finds out which of several candidates passes. It proceeds in
//     steps; each executes a schedule, a number of runs for each candidate,
//     Parallel (m) runs in all, and counts.
//   - A [Policy] chooses the schedules. [Greedy] and [RoundRobin] ignore what
//     was seen; [Heuristic] confirms what looks good and discards what looks
//     bad; [MDP] is optimal: it is the solution of a Markov decision process
//     whose states are the tallies of the candidates and whose cost is the
//     number of steps.
//   - A [Prior] says how often candidates reproduce before anything ran. It
//     feeds the decision process and the confidence figures, and can be learned
//     from earlier reductions ([Learn]).
//
// The reduction ([New]) runs the input first (pre-flight), tries the empty
// trace, then proceeds like delta debugging with a selection in place of each
// round of tests: among the parts, then among their complements. The result
// carries a [Check]: how often it reproduced in fresh runs, how probable it is
// that it keeps the rate, and that no single event can be removed.
//
// Where the published method is weak this package goes on, unless told to be
// faithful: inputs that reproduce rarely get a pass test fitted to their rate,
// what was seen of a candidate is not forgotten, and a result is tested more
// strongly than the candidates on the way and taken back if it fails.
package nd3min
