// Package write turns programs of package model into dex files.
//
// Writing a file has three steps. Marking finds what the classes refer to and,
// when that exceeds what one dex file can hold, splits the classes over
// several. Sorting gives every pool id that is used its index in the file, as
// the format prescribes. Emission writes the sections one after the other, each
// item after those that it points at, so that no offset is patched later; only
// the header is filled in at the end.
//
// Code that was not edited is copied and its indices are replaced. A file that
// was read keeps all its ids, so its code stays the same byte for byte as long
// as nothing new sorts in front of what it refers to. Methods with a Body are
// laid out: see layout.go.
package write
