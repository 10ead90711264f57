// Package dex reads, checks, prints and writes Dalvik executables.
//
// A File is one logical dex file over a byte slice that it never copies: ids
// are decoded when asked for, strings share the file's memory where their
// encoding allows. Version 041 containers hold several logical files. A Program
// is all dex files of an app in class-path order, with dense class, method and
// field ids; of several definitions of a class the first wins, as on a device.
//
// Terms:
//
//   - descriptor: a type as dex files spell it, such as Ljava/lang/String; or [I
//   - code unit: 16 bits; instruction addresses (pc) and lengths count code units
//   - id, index: a position in one of the file's id sections
//   - MethodID, ClassID, FieldID: dense numbers of definitions in a Program
//   - statement reference: Lcom/x/Y;->m(I)V@0012, a method and a pc in hex
//
// Nothing in a file is trusted: every table is proven to lie inside the file
// before anything is allocated for it, and errors are *FormatError with section
// and offset.
package dex
