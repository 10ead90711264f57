// ddmin: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing
// Input" (TSE 2002), section 3.2: subsets, then complements, then finer parts.

package published

import "github.com/esdroid/esdroid/dd"

// DDMin is the minimising delta debugging algorithm.
func DDMin(r *dd.Run, start []int) ([]int, error) {
	r.Stage("ddmin")
	s, n := start, 2
	for len(s) >= 2 {
		n = min(n, len(s))
		parts := dd.Split(s, n)
		i, err := r.First(n, func(i int) []int { return parts[i] })
		if err != nil {
			return r.Best(), err
		}
		if i >= 0 {
			s, n = parts[i], 2
		} else {
			if n > 2 { // for two parts the complements are the subsets
				if i, err = r.First(n, func(i int) []int { return complement(parts, i) }); err != nil {
					return r.Best(), err
				}
			}
			if i < 0 {
				if n == len(s) {
					break
				}
				n = min(2*n, len(s))
				continue
			}
			s, n = complement(parts, i), max(n-1, 2)
		}
		if err := r.Accept(s); err != nil {
			return r.Best(), err
		}
	}
	return s, nil
}
