// Package outside tests slices by changing what they leave out: a program is recorded on
// the embedded machine, the slice of its fault is computed, and the program runs again
// and again, each time with another value at one execution that the slice does not have.
// The fault must not move. Where it does, a dependence is missing.
//
// Terms:
//
//   - fault: the exception that ends the program and the statement that raised it; of a
//     program that ends well, the last line that it prints
//   - moved: the program gets to its end without the fault, or with another value in it
//   - masked: the change made something else happen first, an exception, a loop without
//     end, so that nothing can be said
package outside
