// Package record writes the execution trace of a program on the embedded
// device, in the format of package instrument/trace, while it runs.
//
// What it records is what package instrument records of an instrumented app on
// a real device, after decoding: every block, the base and index of every heap
// access, exceptions, callback instances and crashes of the code in scope; and what
// a failed cast was about. Identities are the machine's own, which no two objects share.
package record
