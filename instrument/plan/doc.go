// Package plan decides what is recorded of a method: what the code, and the
// records before, cannot tell. Who instruments an app and who decodes its
// recordings plan alike, from the original code alone.
//
// Terms:
//
//   - mode: how much of a method is recorded
//   - block: instructions that are run one after the other, or none of them
//   - need: what of an instruction is recorded, the identity of its base or its
//     index
//   - silent block: a block of a loop with one way round, which is counted
//     instead of recorded
//   - remembered object: an object that a loop loads anew each time around, and
//     that is recorded only when it is another one
//   - guarded instruction: one whose exception is recorded when it leaves the
//     method
package plan
