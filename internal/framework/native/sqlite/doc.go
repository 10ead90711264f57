// Package sqlite holds the natives of android.database.sqlite: real SQLite over
// the machine's virtual files.
//
// A connection works on the files of its machine alone: the virtual file system
// that SQLite asks is registered under a name of its own while the connection
// opens. Time and randomness are the machine's. What SQLite executes is charged
// to the program through the progress handler, so that no query is endless, and
// its memory is bounded.
package sqlite
