// Package command is the command line of esdroid: one file a command, a room for each
// group of commands, the tree built by New, run by Run. The commands about one crash,
// from run over slice and explain to rank and export, are in this room.
//
// Exit codes: 0 done, 1 the question has a negative answer, 2 usage, 3 stopped
// early with a valid partial result, 4 bad input, 5 device trouble. A command
// says which by returning an *ExitError; any other error counts as bad input.
package command
