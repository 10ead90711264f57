// Package written tells the statements of an app's source from what compilers made of
// them: one line of source becomes many statements of Dalvik, some of them in methods that
// nobody wrote.
//
// Terms:
//
//   - written statement: what stands on one line of a method of the source
//   - made: of the compiler alone; it belongs to the written statement that it serves
package written
