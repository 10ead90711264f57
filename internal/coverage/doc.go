// Package coverage holds which lines ran, and reads and writes it as LCOV, Cobertura's
// and JaCoCo's XML, so that any viewer of coverage shows a slice or a trace.
package coverage
