// Package badinput says, in one line, where and why a file cannot be read.
//
// Every decoder of the project reports through Error, so that a user always
// learns the same five things: the file, the section of it, the offset in that
// section's file, what is wrong, and what to try.
package badinput
