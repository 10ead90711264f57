// Package dynamic finds what a fault in a recorded run depended on.
//
// A trace is replayed over the app's code, instruction by instruction, with
// frames, registers, objects and the state of framework objects (room replay). The
// result is a Graph of nodes, each with edges to the nodes before it that it depends on;
// a slice is what can be reached from a criterion. Bodies are the app's methods, decoded;
// of what did not happen only the code tells (room framework), and the rules that look for it
// add it to an explanation (room omission).
//
// Terms:
//
//   - node: an executed instruction, or a part of one: a parameter that it
//     passed, an effect that a framework call had. Nodes are numbered in the
//     order of the run.
//   - object: what a reference means. Traces may state identities; where they
//     do not, replay gives each `new` and each unknown reference an object of
//     its own and follows it. What had to be guessed is marked as assumed.
//   - location: a place that holds a value: a field of an object, a static
//     field, an array element, or a keyed part of a framework object such as
//     the text of a TextView, as summaries in package pdg/android name them.
//   - value edges carry the faulty value; base edges lead to the object through
//     which a location was reached; control edges to the branch that let a node
//     run; call edges to the call that passed a parameter; event edges from a
//     callback to what registered, started or posted it.
//   - role: what a statement of the thin slice decided that is not on the way of
//     the value (roles.go): a branch that kept a value from being set, a check
//     that let the fault through.
package dynamic
