// Package cost measures for benchmarks what code costs in processor time, to which
// other programs on the machine add little, on a core of a stated speed.
//
// The terms:
//
//   - Processor time is what the process used of all cores, in its own code and in
//     the system's, not what the clock on the wall says.
//   - The yardstick is a fixed loop of dependent operations. Its turns a microsecond
//     tell how fast the core is at the time of a measurement.
//   - The reference core is the one for which benchmarks state their bounds: a fast one
//     of 4.3 GHz with its caches to itself, which makes 720 turns a microsecond. What
//     a slower core takes counts in proportion less, what a faster one takes counts
//     as it is.
//
// Bounds hold on the reference core, so that neither a slow machine nor one that is
// busy with something else breaks one soon. A machine that is busy enough does, so no
// test judges time. Under the race detector nothing is judged.
package cost
