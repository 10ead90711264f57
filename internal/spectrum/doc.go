// Package spectrum ranks places of a program by which runs executed them: a spectrum is
// what ran in passing and failing runs, a formula turns the four counts of a place into
// how suspicious it is, a slice restricts and orders what is left.
//
// Terms:
//
//   - probe: a place that runs or does not: a line of a method, a method, a statement
//   - counts: in how many failing and passing runs a probe was executed, and was not
//   - ties: probes of equal score share the ranks that they take; the best of them, the
//     worst and their mean are told, as in the literature
//
// It reads and writes the matrices of GZoltar and Defects4J, and writes the lists of
// flacoco.
package spectrum
