// Package slice answers why an app crashed: from the criterion (package
// criterion), the statement that threw and the operand at fault, it walks back to
// the statements and events on which they depend.
//
// Terms:
//
//   - thin slice: what handed on the values at fault
//   - full slice: all that the failure depends on, conditions and bases included
//   - element: a statement of a slice with its rank and the reasons it is there
package slice
