package published

import (
	"context"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/simulate"
)

// The published logs have pairs of trials of one candidate of which the first
// passed and the second reproduced. Repeating the run with a cache of counts
// must not lose what the second trial found; a boolean cache does.
func TestFlipsOfPublishedRuns(t *testing.T) {
	flips := 0
	for _, p := range publishedRuns(t) {
		// What a trial of a candidate gives, by how often it ran before.
		answers := map[string][]dd.Verdict{}
		for i := range p.Kept {
			v := dd.Passed
			if slices.Contains(p.Repro, i+1) {
				v = dd.Reproduced
			}
			k := dd.FormatCandidate(p.kept(i))
			answers[k] = append(answers[k], v)
		}
		flipped := false
		for _, a := range answers {
			for i := 1; i < len(a); i++ {
				flipped = flipped || a[i] == dd.Reproduced && a[i-1] == dd.Passed
			}
		}
		if !flipped {
			continue
		}
		flips++
		oracle := dd.OracleFunc(func(_ context.Context, tr dd.Trial) (dd.Outcome, error) {
			a := answers[dd.FormatCandidate(tr.Candidate)]
			if len(a) == 0 {
				return dd.Outcome{Verdict: dd.Passed}, nil
			}
			return dd.Outcome{Verdict: a[min(tr.Repeat, len(a)-1)]}, nil
		})
		lengths := map[string]int{}
		for name, o := range map[string]dd.Options{"none": {NoCache: true}, "boolean": {}, "counts": {Recheck: 1}} {
			o.Preflight, o.Confirm, o.Vote = -1, -1, dd.Once{}
			res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: simulate.Taps(p.N)}, oracle, ESDroid, o)
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
			oracle := dd.OracleFunc(func(context.Context, dd.Trial) (dd.Outcome, error) {
				if calls++; calls == 1 {
					return dd.Outcome{Verdict: dd.Passed}, nil
				}
				return dd.Outcome{Verdict: dd.Reproduced}, nil
			})
			twice := func(r *dd.Run, start []int) ([]int, error) {
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
				res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: simulate.Taps(p.N)}, oracle, twice, dd.Options{Recheck: recheck, Vote: dd.Once{}, Preflight: -1, Confirm: -1})
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
