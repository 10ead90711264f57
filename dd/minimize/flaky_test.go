package minimize

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
)

// TestFlakyReductions reduces crashes that appear at rates of 0.3, 0.6 and 0.9,
// with and without helpers: events that are not needed, but without which the
// crash is rarer.
func TestFlakyReductions(t *testing.T) {
	const reductions = 300
	kept, done, absent, long := 0, 0, 0, 0
	for _, helpers := range []bool{false, true} {
		for _, base := range []float64{0.3, 0.6, 0.9} {
			var trials []int
			said, unsure := 0, 0
			for seed := range uint64(reductions / 6) {
				g := rand.New(rand.NewPCG(seed, uint64(simulate.Judging)))
				if os.Getenv("ESDROID_TUNE") != "" {
					g = rand.New(rand.NewPCG(seed, uint64(simulate.Tuning)))
				}
				n := 20 + g.IntN(81)
				order := g.Perm(n)
				k := 1 + g.IntN(5)
				need, help := order[:k], []int(nil)
				if helpers {
					help = order[k : k+1+g.IntN(3)]
				}
				crashes := simulate.Contains(need...)
				rate := func(c []int) float64 {
					r := base
					for _, x := range help {
						if !slices.Contains(c, x) {
							r *= 0.7
						}
					}
					return r
				}
				oracle := simulate.Flaky(simulate.Oracle(crashes), seed, rate)
				res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: simulate.Taps(n)}, oracle, Default, dd.Options{Recheck: 1})
				if err != nil {
					if !errors.Is(err, dd.ErrNotReproduced) {
						t.Fatalf("rate %.1f, helpers %t, seed %d: %v", base, helpers, seed, err)
					}
					absent++
					continue
				}
				done++
				trials = append(trials, res.Stats.Trials)
				if rate(res.Candidate) >= res.MinRate && crashes(res.Candidate) {
					kept++
				}
				if res.Unsure > 0 {
					unsure++
				}
				if len(res.Candidate) > 2*(k+len(help)) {
					if res.Stopped == nil && res.Unsure == 0 {
						long++
						t.Logf("rate %.1f, helpers %t, seed %d: %d of %d events are left, %d needed; min rate %.2f, %d trials", base, helpers, seed, len(res.Candidate), n, k, res.MinRate, res.Stats.Trials)
					} else {
						said++
					}
				}
			}
			slices.Sort(trials)
			median, most := trials[len(trials)/2], trials[len(trials)-1]
			t.Logf("rate %.1f, helpers %-5t: %d trials in the median, %d at most; %d of %d are more than twice too long and say so; %d are unsure", base, helpers, median, most, said, len(trials), unsure)
			if limit := mostMedian[helpers][base]; median > limit || most > 12*median {
				t.Errorf("rate %.1f, helpers %t: %d trials in the median and %d at most, want %d and 12 times the median", base, helpers, median, most, limit)
			}
		}
	}
	t.Logf("%d of %d results keep the rate, %d are more than twice too long without a word; %d inputs never reproduced", kept, done, long, absent)
	if kept*100 < 95*done || long > 0 || absent*50 > done {
		t.Errorf("%d of %d results keep the rate, want 95 %%; %d are more than twice too long without a word; %d inputs never reproduced", kept, done, long, absent)
	}
}

// mostMedian are bounds of the median number of trials.
var mostMedian = map[bool]map[float64]int{
	false: {0.3: 400, 0.6: 220, 0.9: 100},
	true:  {0.3: 800, 0.6: 480, 0.9: 500},
}
