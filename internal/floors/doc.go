// Package floors keeps the order of the packages: imports go down only.
//
// The order is the pipeline's. Formats lie at the bottom, then packages and
// typed code, then what Android does and traces, then graphs and probes, then
// slices, reports, and the command line on top. The test reads the imports of
// every package and fails on an arrow that runs up; another counts the files of each, one
// finds what editors and merges left over, and one asks whether the tests that the race
// detector is to watch exist.
package floors
