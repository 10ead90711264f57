// Package probe puts the probes of a plan into the body of a method.
//
// Terms:
//
//   - probe: instructions added to the code that record one fact
//   - stub: a static method without parameters that does what a probe would
//     do, for methods that have no register to spare
package probe
