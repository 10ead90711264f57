// CDD: "Toward a Better Understanding of Probabilistic Delta Debugging" (Zhang
// et al., arXiv 2408.04735): ProbDD's probabilities are a counter of rounds.

package published

import (
	"math"

	"github.com/esdroid/esdroid/dd"
)

// CDD returns CDD with the prior. In round r the rest is cut into chunks of the
// size of largest expected gain, and each is taken away once; with pinned, the
// last event is in no chunk.
func CDD(prior Prior, pinned bool) dd.Strategy {
	return func(r *dd.Run, start []int) ([]int, error) {
		r.Stage("cdd")
		kept := start
		if len(start) < 2 {
			return kept, nil
		}
		for _, size := range roundSizes(prior(len(start)), len(start)) {
			free := kept
			if pinned {
				free = kept[:len(kept)-1]
			}
			var chunks [][]int
			for lo := 0; lo < len(free); lo += size {
				chunks = append(chunks, free[lo:min(lo+size, len(free))])
			}
			for lo := 0; lo < len(chunks); {
				i, err := r.First(len(chunks)-lo, func(i int) []int {
					if rest := dd.Without(kept, chunks[lo+i]); len(rest) > 0 {
						return rest
					}
					return nil
				})
				if err != nil {
					return r.Best(), err
				}
				if i < 0 {
					break
				}
				kept = dd.Without(kept, chunks[lo+i])
				if err := r.Accept(kept); err != nil {
					return r.Best(), err
				}
				lo += i + 1
			}
		}
		return kept, nil
	}
}

// roundSizes are the chunk sizes of the rounds, down to 1: in round r every
// element is needed with probability p0/(1-1/e)^r.
func roundSizes(p0 float64, n int) []int {
	var sizes []int
	for r := 0; ; r++ {
		size := min(gainSize(p0/math.Pow(1-1/math.E, float64(r))), max(n, 1))
		sizes = append(sizes, size)
		if size <= 1 {
			return sizes
		}
	}
}

// gainSize maximises s·(1-p)^s; of equal ones it takes the larger.
func gainSize(p float64) int {
	if p >= 1 {
		return 1
	}
	gain := func(s int) float64 { return float64(s) * math.Pow(1-p, float64(s)) }
	s := max(1, int(-1/math.Log1p(-p)))
	for gain(s+1) >= gain(s)*(1-1e-12) {
		s++
	}
	return s
}
