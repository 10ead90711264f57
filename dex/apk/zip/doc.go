// Package zip reads zip archives as leniently as an Android device does, and
// assembles new ones with the alignment Android wants.
//
// The central directory is the truth. Local headers are consulted only to find
// where an entry's bytes begin; their sizes, flags, methods and names may be
// wrong, as packers like them to be. A method that is not "deflated" counts as
// "stored", the encryption flag is ignored, checksums are not enforced: so does
// the platform's libziparchive. Where several entries bear one name, the first
// is found, and the archive says so in [Archive.Problems].
//
// An Archive is a view of a byte slice: stored entries are read without a copy.
// A [Builder] likewise keeps slices of the archives it copies from and only
// concatenates them when written.
//
// Two limits hold against zip bombs. No entry inflates to more than deflate can
// produce from its compressed bytes (1032 for one), nor to more than
// 64 MiB + 20 times the archive.
//
// Format: PKWARE APPNOTE.TXT 6.3.
package zip
