// Package picture draws the story of a crash as a graph: the steps of the slice from causes
// to the fault, what was done to the app, why the statement failed, what did not happen,
// and what running again has confirmed.
package picture
