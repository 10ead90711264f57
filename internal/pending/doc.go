// Package pending writes files that appear when all of them has been written: under a
// name of their own in the same folder first, renamed at the end. It works on every
// system that Go knows.
package pending
