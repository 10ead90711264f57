//go:build race

package instrument_test

// raceDetector makes samples small: with the detector everything takes ten
// times as long, and what it looks for does not depend on the input.
const raceDetector = true
