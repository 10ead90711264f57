// Package slice answers why an app crashed: from a crash report it finds the
// statement that threw and the operand at fault, and from there the statements
// and events on which they depend.
//
// Terms:
//
//   - site: a statement of the app with the operands that are at fault, most
//     suspicious first
//   - criterion: where a slice starts: the sites that a crash report allows
//     (one, unless line and call shape leave several) and the calling context,
//     the app's frames of the stack, each with its call sites
//   - rule: a row of the table that maps exception and message to instruction
//     and operand; see docs/criteria.md
//   - refusal: the error that says why a report gives no criterion, and lists
//     the statements that came into question
package slice
