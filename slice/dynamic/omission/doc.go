// Package omission finds what did not happen, came too late or decided a fault without being on
// the way of its value: each rule is a file and looks at one kind of it.
//
// Terms:
//
// A finding is an explanation of a fault, with what rules need to add to it. An omission is a
// branch that kept a statement from running which would have given what was read; a store is
// unset if it had not run when it was needed. What ran and decided the fault joins the thin
// slice with a role (dynamic.Role), by which it is told; a role that one rule gave stays.
// Rules look at a bounded number of nodes, and say nothing where that does not do.
package omission
