// Package faulty gives the methods of dex/verify/testdata/faulty to the tests of
// what must refuse them, or must not.
//
// The terms:
//
//   - A faulty method breaks one rule of the flow check, in code that assembles all
//     the same. The comment in front of it in Faulty.smali says what is wanted.
//   - A rule is the flow check's name for what is broken, as package verify reports
//     it.
//   - The severity is error for what a device refuses when the class is loaded,
//     remark for what it only checks when it gets there, ok for what breaks nothing.
//   - A patch is a change of code units, or of numbers beside them, that no assembler
//     would write; it is made in a copy of the file for this method alone.
//   - A method alone is a file in which the other faulty methods are not declared, so
//     that what is said of the file is said of this method.
package faulty
