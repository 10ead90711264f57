package dd

import (
	"math"
	"math/rand/v2"
	"testing"
)

// prior is the probability of a set of needed events, by the words of habit.
func prior(h habit, needed []bool) float64 {
	p, n := 1.0, len(needed)
	for i, is := range needed {
		own := math.Min(h.count/float64(n)+h.recent/float64(n-i), 0.5)
		if i == n-1 && h.last > 0 {
			own = h.last
		}
		if i > 0 && needed[i-1] {
			own = math.Max(own, h.stay)
		}
		if is {
			p *= own
		} else {
			p *= 1 - own
		}
	}
	return p
}

// What the facts imply is what counting all sets of needed events gives.
func TestBeliefByCounting(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	asked := 0
	for range 400 {
		n := 2 + rng.IntN(7)
		truth := make([]bool, n)
		for i := range truth {
			truth[i] = rng.IntN(4) == 0
		}
		b := newBelief(n)
		for range rng.IntN(6) { // tests of segments, as their answers are
			s := span{lo: rng.IntN(n)}
			s.hi = s.lo + 1 + rng.IntN(n-s.lo)
			if b.opens(s) == 0 {
				continue
			}
			clean := true
			for pos := s.lo; pos < s.hi; pos++ {
				clean = clean && (b.status[pos] != open || !truth[pos])
			}
			if clean {
				b.removed(s)
			} else {
				b.dirty(s)
			}
		}
		b.look()
		// The sets that the facts allow, weighed by each habit.
		likely, holds := make([]float64, len(habits)), make([]map[[2]int]float64, len(habits))
		for k := range habits {
			holds[k] = map[[2]int]float64{}
		}
		for set := range 1 << n {
			needed := make([]bool, n)
			for i := range needed {
				needed[i] = set>>i&1 == 1
			}
			if !allowed(b, needed) {
				continue
			}
			for k, h := range habits {
				p := prior(h, needed)
				likely[k] += p
				for i := range b.at {
					for j := i; j < len(b.at); j++ {
						if untouched(b, needed, b.at[i], b.at[j]) {
							holds[k][[2]int{i, j}] += p
						}
					}
				}
			}
		}
		sum, left := 0.0, 0.0
		for k, h := range habits {
			sum += h.weight * likely[k]
		}
		for k, h := range habits {
			if h.weight*likely[k] > 0.02*sum {
				left += h.weight * likely[k]
			}
		}
		for i := range b.at {
			for j := i; j < len(b.at); j++ {
				want := 0.0
				for k, h := range habits {
					if h.weight*likely[k] > 0.02*sum {
						want += h.weight * holds[k][[2]int{i, j}] / left
					}
				}
				asked++
				if got := b.clean(i, j); math.Abs(got-want) > 1e-9 {
					t.Fatalf("of %v with suspects %v the events %d to %d are clean with %.12f, by counting %.12f", b.status, b.suspects, b.at[i], b.at[j], got, want)
				}
			}
		}
	}
	if asked < 3000 {
		t.Errorf("only %d questions", asked)
	}
}

// allowed reports whether the facts allow a set of needed events.
func allowed(b *belief, needed []bool) bool {
	for pos, is := range needed {
		if s := b.status[pos]; s == absent && is || s == vital && !is {
			return false
		}
	}
	for _, s := range b.suspects {
		if untouched(b, needed, s.lo, s.hi-1) {
			return false
		}
	}
	return true
}

// untouched reports whether none of the open events from one to another is needed.
func untouched(b *belief, needed []bool, from, to int) bool {
	for pos := from; pos <= to; pos++ {
		if b.status[pos] == open && needed[pos] {
			return false
		}
	}
	return true
}

func TestIsPart(t *testing.T) {
	for _, c := range []struct {
		part, whole []int
		is          bool
	}{
		{nil, nil, true}, {nil, []int{1}, true}, {[]int{1}, nil, false}, {[]int{1, 3}, []int{1, 2, 3}, true},
		{[]int{3, 1}, []int{1, 2, 3}, false}, {[]int{1, 1}, []int{1, 2}, false}, {[]int{2, 3, 4}, []int{1, 2, 3}, false},
	} {
		if got := isPart(c.part, c.whole); got != c.is {
			t.Errorf("%v is part of %v: %t", c.part, c.whole, got)
		}
	}
}
