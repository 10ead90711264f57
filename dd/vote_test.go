package dd

import (
	"math"
	"math/big"
	"testing"
)

// The bounds of Wilson are the rates from which what was seen lies z standard deviations
// away.
func TestWilson(t *testing.T) {
	const z = 1.959963984540054
	for n := 1; n <= 40; n++ {
		for s := 0; s <= n; s++ {
			lo, hi := Wilson(s, n, 0.95)
			seen := float64(s) / float64(n)
			if lo > seen || hi < seen || lo < 0 || hi > 1 || s == 0 != (lo == 0) || s == n != (hi == 1) {
				t.Errorf("%d of %d: %g to %g", s, n, lo, hi)
			}
			for _, p := range []float64{lo, hi} {
				if p > 0 && p < 1 && math.Abs(math.Abs(seen-p)-z*math.Sqrt(p*(1-p)/float64(n))) > 1e-9 {
					t.Errorf("%d of %d: %g is no bound", s, n, p)
				}
			}
		}
	}
	if lo, hi := Wilson(0, 0, 0.95); lo != 0 || hi != 1 {
		t.Errorf("of nothing: %g to %g", lo, hi)
	}
}

// atLeast is the probability of s and more of n at the rate of a/b, exactly.
func atLeast(n, s int, a, b int64) float64 {
	sum, one := new(big.Rat), new(big.Rat).SetInt64(1)
	p := big.NewRat(a, b)
	q := new(big.Rat).Sub(one, p)
	for k := s; k <= n; k++ {
		x := new(big.Rat).SetInt(new(big.Int).Binomial(int64(n), int64(k)))
		for i := range n {
			if i < k {
				x.Mul(x, p)
			} else {
				x.Mul(x, q)
			}
		}
		sum.Add(sum, x)
	}
	f, _ := sum.Float64()
	return f
}

// Votes decide by the probabilities of their words, computed exactly.
func TestVotes(t *testing.T) {
	rate, seen := Rate{Min: 0.3, Alpha: 0.05, Beta: 0.1, Max: 12}, Seen{Rate: 0.4, Beta: 0.02}
	for reproduced := range 8 {
		for passed := range 20 {
			n := reproduced + passed
			want := Undecided
			switch {
			case n == 0:
			case atLeast(n, reproduced, 3, 10) <= 0.05:
				want = Yes
			case 1-atLeast(n, reproduced+1, 3, 10) <= 0.1, n >= 12:
				want = No
			}
			if got := rate.Decide(reproduced, passed); got != want {
				t.Errorf("rate: %d of %d: %d, want %d", reproduced, n, got, want)
			}
			want = Undecided
			switch {
			case 1-atLeast(n, reproduced+1, 4, 10) <= 0.02:
				want = No
			case reproduced > 0:
				want = Yes
			}
			if got := seen.Decide(reproduced, passed); got != want {
				t.Errorf("seen: %d of %d: %d, want %d", reproduced, n, got, want)
			}
			// What further trials are needed is what it takes, were they all alike.
			for _, v := range []Vote{rate, seen} {
				extra := needed(v, reproduced, passed)
				after := func(x int) Decision {
					if reproduced > passed {
						return v.Decide(reproduced+x, passed)
					}
					return v.Decide(reproduced, passed+x)
				}
				if after(extra) == Undecided || extra > 1 && after(extra-1) != Undecided {
					t.Errorf("%T: %d further trials of %d and %d", v, extra, reproduced, passed)
				}
			}
		}
	}
}
