// Package model is the editable form of Dalvik executables.
//
// A Program holds the dex files of an app as classes, fields and methods that
// can be added, changed and removed; package write turns it back into bytes and
// package build writes new classes by hand. What is not touched stays where it
// is: a method that was read from a file keeps pointing at its code there until
// Method.Load makes a Body of it.
//
// Terms:
//
//   - Pool: the strings, types, prototypes, field and method references of the
//     whole program, each once, whatever file they came from
//   - pool id: a position in one of the pool's tables. Every index in this
//     package, those inside dex.Value and dex.Annotation included, is a pool id
//   - Source: a parsed file with the tables from its indices to pool ids
//   - Body: the code of a method as a flat list of items: instructions, labels,
//     line and variable events, in the order of the code
//   - label: a place between items; branches, switches, try ranges and handlers
//     name labels, so code around them can grow
package model
