// Command mutate changes one thing in the code at a time and runs the tests of the room:
// a change that no test notices is a test that is missing.
//
//	go run ./internal/mutate -n 20 ./dex/verify ./dd
//
// takes 20 changes of each room, those that the seed picks, and prints the survivors
// with their places; -files 'sched*.go' changes only these. The exit code is 1 if more than a tenth of them survive.
//
// All changes of a room are woven into one build, each behind a switch that the
// environment turns on, so that a mutant costs a run of the tests and no compilation
// (mutant schemata; Untch, Offutt and Harrold, ISSTA 1993). What cannot be woven, as a
// number that must be a constant, is not tried. The code is changed by an overlay (go
// help build): files stay as they are.
//
// Terms:
//
//   - mutant: the code with one change
//   - killed: said of a mutant with which a test fails or does not end
//   - survivor: a mutant with which all tests pass
//   - reached: said of a mutant whose place some test executes
package main
