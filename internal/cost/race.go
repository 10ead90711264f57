//go:build race

package cost

// RaceDetector tells that the race detector watches, which makes code many times
// slower: tests choose fewer samples of the same kinds, and do not judge time.
const RaceDetector = true
