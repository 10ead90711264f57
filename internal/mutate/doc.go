// Command mutate changes one thing in the code at a time and runs the tests of the room:
// a change that no test notices is a test that is missing.
//
//	go run ./internal/mutate -n 20 ./dex/verify ./dd
//
// takes 20 changes of each room, those that the seed picks, and prints the survivors
// with their places. The exit code is 1 if more than a tenth of them survive. Code is
// changed by an overlay (go help build): files stay as they are.
//
// Terms:
//
//   - mutant: the code with one change
//   - killed: said of a mutant with which a test fails, does not build or does not end
//   - survivor: a mutant with which all tests pass
package main
