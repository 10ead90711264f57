package dd

import (
	"math"
	"math/rand/v2"
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
