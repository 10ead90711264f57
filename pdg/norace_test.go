//go:build !race

package pdg

const raceDetector = false
