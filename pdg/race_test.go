//go:build race

package pdg

// raceDetector makes tests that are long for one goroutine take a smaller sample.
const raceDetector = true
