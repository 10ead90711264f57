// Package sarif writes a story as SARIF 2.1.0, the format that code scanning and IDEs
// read: one result, the crash, with the way of its value as a code flow that ends at the
// fault.
//
// Viewers show the first thread flow and drop what has no file, so that the flow is one,
// and every location has both a file and, for programs, the place in the code in dex's
// notation. The fingerprints are made of names and not of lines: they outlive a rebuild.
package sarif
