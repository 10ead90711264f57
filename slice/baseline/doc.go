// Package baseline computes slices the way published tools do, for comparison
// and never as the default.
//
// Algorithm2 is the backward dynamic slicing of the ESDroid paper as printed in
// its section 3.5: one pass back over the executed statements with a set of
// objects and a set of control nodes, without frames, without object identity
// and without kills, each static statement at most once.
//
// Artifact is what the program published with that paper does instead: it takes
// whole runs of records and jumps between them by names.
package baseline
