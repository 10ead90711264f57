//go:build !race

package cost

// RaceDetector tells that the race detector watches.
const RaceDetector = false
