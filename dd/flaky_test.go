package dd

import (
	"context"
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
)

// draw is a number in [0, 1) that depends on its arguments alone.
func draw(seed uint64, c []int, k int) float64 {
	h := fnv.New64a()
	for _, x := range c {
		h.Write(binary.AppendUvarint(nil, uint64(x)))
	}
	h.Write([]byte{0xff})
	h.Write(binary.AppendVarint(nil, int64(k)))
	return rand.New(rand.NewPCG(seed, h.Sum64())).Float64()
}

// Every candidate that has what it needs reproduces at a rate of its own between
// 0.3 and 0.95. The result must keep the requested rate.
func TestFlakyKeepsRate(t *testing.T) {
	reductions := 300
	switch {
	case os.Getenv("CI") == "true" && !testing.Short():
		reductions = 1000
	case testing.Short():
		reductions = 150
	}
	const want = 0.5
	kept, lengths, trials, shown, failed := 0, 0, 0, 0, 0
	for seed := range uint64(reductions) {
		rng := rand.New(rand.NewPCG(seed, 77))
		n := 10 + rng.IntN(50)
		var need []int
		for len(need) < 1+rng.IntN(4) {
			if x := rng.IntN(n); !slices.Contains(need, x) {
				need = append(need, x)
			}
		}
		truth := contains(need...)
		rate := func(c []int) float64 {
			switch {
			case !truth(c):
				return 0
			case len(c) == n:
				return 0.6 + 0.35*draw(seed, c, -1) // the input keeps the rate itself
			}
			return 0.3 + 0.65*draw(seed, c, -1)
		}
		oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
			if draw(seed, tr.Candidate, tr.Repeat) < rate(tr.Candidate) {
				return Outcome{Verdict: Reproduced, Signature: "crash"}, nil
			}
			return Outcome{Verdict: Passed}, nil
		})
		res, err := Reduce(context.Background(), Problem{Sequence: taps(n)}, oracle, Chain, Options{MinRate: want, Recheck: 1})
		if err != nil {
			failed++
			continue
		}
		if rate(res.Candidate) >= want {
			kept++
		}
		lengths += len(res.Candidate)
		trials += res.Stats.Trials
		shown += len(need)
	}
	done := reductions - failed
	t.Logf("%d of %d reductions keep the rate; mean length %.2f (needed %.2f), %.0f trials each; %d gave up", kept, done,
		float64(lengths)/float64(done), float64(shown)/float64(done), float64(trials)/float64(done), failed)
	if float64(kept) < 0.95*float64(done) || failed > reductions/100 {
		t.Errorf("%d of %d reductions keep the rate %.2f, want 95 %%; %d gave up", kept, done, want, failed)
	}
}
