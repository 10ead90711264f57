// Package eval scores the pipeline on the sample apps, whose sources say what is right.
//
// A source line of a sample ends with its marks: "fault", the line with the planted
// fault; "thin", a line of the thin slice; "full", one of the full slice; "not", one that
// belongs to neither. The marks were written with the apps, not with the slicer: where
// a slice disagrees, the score says so.
package eval
