// Package criterion finds where a slice starts: from a crash report to the
// statement that threw, the operand at fault and the calling context.
//
// Terms:
//
//   - site: a statement of the app with the operands that are at fault, most
//     suspicious first
//   - criterion: the sites that a crash report allows (one, unless line and call
//     shape leave several) and the calling context, the app's frames of the
//     stack, each with its call sites
//   - rule: a row of the table that maps exception and message to instruction
//     and operand; see docs/criteria.md
//   - refusal: the error that says why a report gives no criterion, and lists
//     the statements that came into question
package criterion
