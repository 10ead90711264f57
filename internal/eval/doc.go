// Package eval scores the pipeline where the answer is known: on the sample apps, whose
// sources say what is right, on mutants of them, whose seeded faults are what is right, on
// recorded runs that people read by hand, and its reducers on generated sequences and on
// recordings of the samples.
//
// A source line of a sample ends with its marks: "fault", the line with the planted
// fault; "thin", a line of the thin slice; "full", one of the full slice; "not", one that
// belongs to neither. The marks were written with the apps, not with the slicer: where
// a slice disagrees, the score says so.
//
// Terms:
//
//   - tool: a way to slice a run, ours or another's
//   - named: the faulty line is in the thin slice, told as what did not happen, or confirmed
package eval
