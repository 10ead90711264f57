// Package sql reads statements of SQLite, as far as they say which rows and columns of one
// table they make, change, take out or give, and compares values as it does.
//
// A statement that joins tables, nests another one or computes what it looks for is not
// understood; the reader says so, and never guesses.
package sql
