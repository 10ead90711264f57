// Package mandolinelog reads the execution logs of Mandoline and Slicer4J.
//
// Their instrumentation numbers the blocks of the app and logs the numbers, in
// batches that are deflated and base64-coded; a static log beside it, in JSON,
// says which Jimple statements a block holds. Read joins the two into the
// entries that package esdroidlog resolves against the app.
//
// A block is logged when it begins, so of a block that an exception left early
// the statements after the exception appear too. Batches that logcat cut do not
// decode; each is reported and leaves a gap.
package mandolinelog
