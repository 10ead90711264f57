package published

import (
	"context"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
	_ "github.com/esdroid/esdroid/internal/repeatable"
)

// strategies under test, with what they promise on any deterministic oracle.
var properties = []struct {
	name     string
	strategy dd.Strategy
	minimal  bool // 1-minimal, the empty candidate included
	fixed    bool // the same result however many devices there are
}{
	{"chain", dd.Chain, true, false},
	{"certify", dd.Certify, true, true},
	{"esdroid", ESDroid, false, true},
	{"ddmin", DDMin, false, true},
	{"probdd", ProbDD(Expected(4), true), false, true},
	{"cdd", CDD(Expected(2), true), false, true},
	{"simplydroid-dd", SimplyDroidDD, false, true},
}

// randomTruth draws what crashes: all of some events, or one of several such
// sets, unless certain others are there (not monotone).
func randomTruth(t *rapid.T, n int) func([]int) bool {
	var sets [][]int
	for range rapid.IntRange(1, 3).Draw(t, "sets") {
		sets = append(sets, rapid.SliceOfNDistinct(rapid.IntRange(0, n-1), 0, min(n, 5), rapid.ID[int]).Draw(t, "needed"))
	}
	spoils := rapid.SliceOfN(rapid.IntRange(0, n-1), 0, 2).Draw(t, "spoils")
	return func(c []int) bool {
		if len(c) < n && len(spoils) == 2 && slices.Contains(c, spoils[0]) && !slices.Contains(c, spoils[1]) {
			return false
		}
		for _, s := range sets {
			if simulate.Contains(s...)(c) {
				return true
			}
		}
		return len(c) == n
	}
}

func TestStrategiesKeepTheirPromises(t *testing.T) {
	for _, p := range properties {
		t.Run(p.name, func(t *testing.T) {
			rapid.Check(t, func(t *rapid.T) {
				n := rapid.IntRange(1, 24).Draw(t, "events")
				truth := randomTruth(t, n)
				var first *dd.Result
				for devices := 1; devices <= 3; devices++ {
					o := dd.Options{Deterministic: true, Devices: devices}
					res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: simulate.Taps(n)}, oracleOf(truth, nil), p.strategy, o)
					if err != nil {
						t.Fatal(err)
					}
					c := res.Candidate
					if !truth(c) {
						t.Fatalf("%v does not crash", c)
					}
					if !slices.IsSorted(c) || len(slices.Compact(slices.Clone(c))) != len(c) {
						t.Fatalf("%v is not a part of the input in its order", c)
					}
					minimal := true
					for i := range c {
						minimal = minimal && !truth(slices.Delete(slices.Clone(c), i, i+1))
					}
					if res.Certified && !minimal || p.minimal && !res.Certified {
						t.Fatalf("%v: certified %t, 1-minimal %t", c, res.Certified, minimal)
					}
					if first == nil {
						first = res
					} else if p.fixed && !slices.Equal(c, first.Candidate) {
						t.Fatalf("%d devices give %v, one gives %v", devices, c, first.Candidate)
					}
				}
			})
		})
	}
}
