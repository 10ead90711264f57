// Package jacoco reads what JaCoCo's agent records (.exec files) and tells with the class
// files which lines ran.
//
// A recording holds a bit for each probe of a class and nothing on lines: where the
// probes are follows from the class file alone. This package places them as JaCoCo does
// (a probe at the end of every path, at joins of control flow, and before lines that call
// others) and takes back from each what must have run before it.
package jacoco
