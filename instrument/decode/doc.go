// Package decode turns recordings of instrumented apps into traces: it goes
// through the code along what was recorded, and makes the decisions of the plan
// again to know what was not.
//
// Terms:
//
//   - segment: the records of a thread from one time on
package decode
