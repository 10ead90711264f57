package dd

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// The outcomes of a test are as likely together as what was before it; where the deletion
// works, nothing is left to delete. A test whose outcome is known has one.
func TestOutcomesOfATest(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	both := 0
	for range 300 {
		n := 2 + rng.IntN(12)
		b := newBelief(n)
		for range rng.IntN(4) {
			s := span{lo: rng.IntN(n)}
			s.hi = s.lo + 1 + rng.IntN(n-s.lo)
			if b.opens(s) == 0 {
				continue
			}
			if rng.IntN(2) == 0 {
				b.dirty(s)
			} else {
				b.removed(s)
			}
		}
		b.look()
		if len(b.at) == 0 {
			continue
		}
		s := span{lo: rng.IntN(n)}
		s.hi = s.lo + 1 + rng.IntN(n-s.lo)
		before := branch{belief: b, p: rng.Float64()}
		after := before.split(s)
		p, open := b.chance(s)
		if !open {
			if len(after) != 1 || after[0].p != before.p {
				t.Errorf("%d outcomes of deleting nothing", len(after))
			}
			continue
		}
		sum := 0.0
		for _, a := range after {
			sum += a.p
		}
		if math.Abs(sum-before.p) > 2*improbable {
			t.Errorf("outcomes of %g in all, before it %g", sum, before.p)
		}
		if len(after) == 2 {
			both++
			if after[0].belief.opens(s) != 0 {
				t.Errorf("%d events are left of what was deleted", after[0].belief.opens(s))
			}
			if math.Abs(after[0].p-before.p*p) > 1e-9 {
				t.Errorf("works with %g, want %g of %g", after[0].p, p, before.p)
			}
		}
	}
	if both < 50 {
		t.Errorf("only %d tests could end either way", both)
	}
}

// No single event can be left out of a result, though events may undo others or be needed for
// the sake of some that went together in the end.
func TestNothingMoreCanGo(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	for range 400 {
		n := 8 + rng.IntN(24)
		needed := []int{n - 1}
		together := [2]int{rng.IntN(n - 2)}
		together[1] = min(n-2, together[0]+1+rng.IntN(3))
		var sake []int // needed while those two are there
		for range 1 + rng.IntN(3) {
			sake = append(sake, rng.IntN(n-1))
		}
		truth := func(c []int) bool {
			has := func(e int) bool { return slices.Contains(c, e) }
			return contains(needed...)(c) && has(together[0]) == has(together[1]) && (!has(together[0]) || contains(sake...)(c))
		}
		res := mustReduce(t, taps(n), oracleOf(truth, nil), Chain, Options{Deterministic: true})
		for _, e := range res.Candidate {
			if truth(Without(res.Candidate, []int{e})) {
				t.Errorf("%v together, %v for their sake: of %v event %d can go", together, sake, res.Candidate, e)
			}
		}
	}
}
