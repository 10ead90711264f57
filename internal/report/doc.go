// Package report writes slices for people and programs, one file a format.
//
// The text puts the value story first: what was wrong, and where the wrong value
// comes from, statement by statement back to its sources. Then come the events by
// which the code ran, and what the analysis could not see.
package report
