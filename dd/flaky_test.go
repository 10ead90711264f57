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

// The published logs have pairs of trials of one candidate of which the first
// passed and the second reproduced. Repeating the run with a cache of counts
// must not lose what the second trial found; a boolean cache does.
func TestFlipsOfPublishedRuns(t *testing.T) {
	flips := 0
	for _, p := range publishedRuns(t) {
		// What a trial of a candidate gives, by how often it ran before.
		answers := map[string][]Verdict{}
		for i := range p.Kept {
			v := Passed
			if slices.Contains(p.Repro, i+1) {
				v = Reproduced
			}
			k := FormatCandidate(p.kept(i))
			answers[k] = append(answers[k], v)
		}
		flipped := false
		for _, a := range answers {
			for i := 1; i < len(a); i++ {
				flipped = flipped || a[i] == Reproduced && a[i-1] == Passed
			}
		}
		if !flipped {
			continue
		}
		flips++
		oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
			a := answers[FormatCandidate(tr.Candidate)]
			if len(a) == 0 {
				return Outcome{Verdict: Passed}, nil
			}
			return Outcome{Verdict: a[min(tr.Repeat, len(a)-1)]}, nil
		})
		lengths := map[string]int{}
		for name, o := range map[string]Options{"none": {NoCache: true}, "boolean": {}, "counts": {Recheck: 1}} {
			o.Preflight, o.Confirm, o.Vote = -1, -1, Once{}
			res, err := Reduce(context.Background(), Problem{Sequence: taps(p.N)}, oracle, ESDroid, o)
			if err != nil {
				t.Fatal(err)
			}
			lengths[name] = len(res.Candidate)
		}
		if lengths["none"] != len(p.Minimal) || lengths["counts"] != len(p.Minimal) {
			t.Errorf("%s: %v events are left, want %d", p.Name, lengths, len(p.Minimal))
		}
		if lengths["boolean"] <= len(p.Minimal) {
			t.Errorf("%s: a boolean cache loses nothing: %v", p.Name, lengths)
		}
	}
	if flips < 5 {
		t.Errorf("%d published runs flip, want at least 5", flips)
	}
}

// Pairs of trials of one list in the published logs, of which the first passed
// and the second reproduced.
func TestPublishedFlips(t *testing.T) {
	pairs := map[string][][2]int{
		"Carnote": {{2, 5}, {8, 14}}, "GnuCash": {{33, 44}}, "Passwordmaker": {{4, 9}}, "Tippy": {{54, 72}},
		"WhoHasMyStuff": {{5, 11}, {26, 38}, {132, 160}}, "Yahtzee": {{19, 27}, {262, 285}},
	}
	found := 0
	for _, p := range publishedRuns(t) {
		for _, pair := range pairs[p.Name] {
			found++
			a, b := pair[0], pair[1]
			if !slices.Equal(p.kept(a-1), p.kept(b-1)) || slices.Contains(p.Repro, a) || !slices.Contains(p.Repro, b) {
				t.Errorf("%s: trials %d and %d are no flip", p.Name, a, b)
				continue
			}
			// The candidate is asked for twice; the second answer must get through.
			c, calls := p.kept(a-1), 0
			oracle := OracleFunc(func(context.Context, Trial) (Outcome, error) {
				if calls++; calls == 1 {
					return Outcome{Verdict: Passed}, nil
				}
				return Outcome{Verdict: Reproduced}, nil
			})
			twice := func(r *Run, start []int) ([]int, error) {
				for range 2 {
					if ok, err := r.Test(c); err != nil {
						return start, err
					} else if ok {
						return c, r.Accept(c)
					}
				}
				return start, nil
			}
			for recheck, want := range map[int]int{0: p.N, 1: len(c)} {
				calls = 0
				res, err := Reduce(context.Background(), Problem{Sequence: taps(p.N)}, oracle, twice, Options{Recheck: recheck, Vote: Once{}, Preflight: -1, Confirm: -1})
				if err != nil || len(res.Candidate) != want {
					t.Errorf("%s, recheck %d: %d events are left (%v), want %d", p.Name, recheck, len(res.Candidate), err, want)
				}
			}
		}
	}
	if found != 10 {
		t.Errorf("%d pairs, want 10", found)
	}
}
