// Package esdroidlog reads the execution logs of ESDroid and AndroidSlicer: a
// logcat capture with one line for every executed Jimple statement, printed
// before the statement ran.
//
// The logs have faults that this package undoes where it can and reports where
// it cannot: records cut at logcat's payload limit with the next line glued on,
// records of the instrumentation itself, method names that end in Z, several
// processes in one file. Lines that ESDroid's own parser drops keep their
// place here; each entry also carries its legacy index, the number by which
// ESDroid's slice files name it.
//
// What the text cannot tell, namely which statement of which overload a record
// means, is not decided here.
package esdroidlog
