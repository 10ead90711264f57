// Package badinput says, in one line, where and why a file cannot be read.
//
// Decoders of what users give report through Error, so that a user learns the same
// things, as far as they are known: the file, the section of it, the offset in the file
// or in the part of an archive, what is wrong, and what to try.
package badinput
