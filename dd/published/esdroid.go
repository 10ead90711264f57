// ESDroid's segment-based delta debugging: "Event-Aware Precise Dynamic Slicing
// for Automatic Debugging of Android Applications", Algorithm 1, in the order of
// the published tool (FLiADDmin3).

package published

import "github.com/esdroid/esdroid/dd"

// ESDroid removes one segment at a time, the first one first, so that the last
// segments are tested alone first. It never tests subsets, nor the empty
// sequence. The published tool has no cache: run it with Options.NoCache to
// repeat its runs trial by trial.
func ESDroid(r *dd.Run, start []int) ([]int, error) {
	r.Stage("esdroid")
	s, n := start, 2
	for len(s) >= 2 {
		parts := dd.Split(s, n)
		i, err := r.First(n, func(i int) []int { return complement(parts, i) })
		if err != nil {
			return r.Best(), err
		}
		if i < 0 {
			if n == len(s) {
				break
			}
			n = min(2*n, len(s))
			continue
		}
		s, n = complement(parts, i), max(n-1, 2)
		if err := r.Accept(s); err != nil {
			return r.Best(), err
		}
	}
	return s, nil
}
