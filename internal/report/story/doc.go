// Package story is what a report says, whatever its format: a crash, where its value
// comes from, the events that led there, the causes that were confirmed, and what the
// analysis could not see. Every format is written from it and adds nothing of its own.
//
// Terms:
//
//   - step: a source line, or a statement without one, with all that the slice holds of
//     it in one method; it leads to the step that it serves, one nearer to the fault
//   - event: what a user or the system did, with the picture of the screen before it
package story
