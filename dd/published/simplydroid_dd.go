// SimplyDroid's baseline DD, with the artifact's order of trials.

package published

import "github.com/esdroid/esdroid/dd"

// SimplyDroidDD is ddmin as the SimplyDroid artifact has it: subsets, then
// complements, parts of (len+1)/p events, which may leave out the last events or
// be empty. Negatives are remembered; run it with Options.NoCache.
func SimplyDroidDD(r *dd.Run, start []int) ([]int, error) {
	r.Stage("simplydroid-dd")
	h := &hierarchy{r: r, published: true, failed: map[string]bool{}}
	q, p := start, 2
	for len(q) > 1 {
		parts := publishedSplit(q, p)
		next, granularity := []int(nil), 2
		for i := 0; i < p && next == nil; i++ {
			if ok, err := h.test(parts[i], dd.Crash); err != nil {
				return r.Best(), err
			} else if ok {
				next, granularity = parts[i], 2
			}
		}
		for i := 0; i < p && next == nil; i++ {
			rest := complement(parts, i)
			if tail := p * max((len(q)+1)/p, 0); tail < len(q) {
				rest = append(rest, q[tail:]...)
			}
			if ok, err := h.test(rest, dd.Crash); err != nil {
				return r.Best(), err
			} else if ok {
				next, granularity = rest, max(p-1, 2)
			}
		}
		switch {
		case next != nil:
			q, p = next, granularity
			if err := r.Accept(q); err != nil {
				return r.Best(), err
			}
		case p < len(q):
			p = min(len(q), 2*p)
		default:
			return q, nil
		}
	}
	return q, nil
}
