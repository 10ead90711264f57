// Ranking probes: by a formula, by a slice, by both.

package spectrum

import (
	"cmp"
	"slices"
	"strings"
)

// Ranked is a probe with its place. Best and Worst are the first and the last rank of
// those with its score, from 1; Mean lies between.
type Ranked struct {
	Probe Probe   `json:"probe"`
	Score float64 `json:"score"`
	Best  int     `json:"best"`
	Worst int     `json:"worst"`
	Mean  float64 `json:"mean"`
	// InSlice is "thin", "full" or "": in which slice it is, if there is one.
	InSlice  string `json:"inSlice,omitempty"`
	Distance int    `json:"distance,omitempty"`
}

// By is what decides about the order.
type By string

// What decides.
const (
	BySpectrum By = "spectrum" // the formula alone
	BySlice    By = "slice"    // the slice and the distance from the fault alone
	ByBoth     By = "combined" // the formula, among what lies in the slice
)

// Rank orders the probes. slice may be nil, for BySpectrum.
func (s *Spectrum) Rank(f Formula, by By, slice *Slice) []Ranked {
	counts := s.Counts()
	scores := make([]float64, len(s.Probes))
	for i := range scores {
		scores[i] = f.Score(counts[i])
	}
	return Restrict(rankScores(s.Probes, scores), by, slice)
}

// Restrict orders a ranking anew by a slice: what the value did not pass comes after all
// that it passed, and what the crash does not depend on comes last. Among equals the
// nearer to the fault comes first. What failed counts half in the combination: every
// failing run executes it, but it shows a wrong value more often than it makes one.
func Restrict(list []Ranked, by By, slice *Slice) []Ranked {
	if slice == nil {
		return list
	}
	probes, scores := make([]Probe, len(list)), make([]float64, len(list))
	found := map[Probe]sliced{}
	for i := range list {
		r := &list[i]
		probes[i], scores[i] = r.Probe, r.Score
		tier := 0.0
		at, ok := slice.find(r.Probe)
		if ok {
			found[r.Probe] = at
			tier = 1
			if at.thin {
				tier = 2
			}
		}
		near := 0.0
		if ok {
			near = 1 / float64(2+at.distance)
		}
		switch by {
		case BySlice:
			scores[i] = tier + near
		case ByBoth:
			suspicious := squash(r.Score)
			if ok && at.distance == 0 && suspicious > 0 {
				suspicious /= 2
			}
			scores[i] = tier + (1+suspicious)/2*0.999 + 0.0009*near
		}
	}
	out := rankScores(probes, scores)
	for i := range out {
		if at, ok := found[out[i].Probe]; ok {
			out[i].Distance, out[i].InSlice = at.distance, "full"
			if at.thin {
				out[i].InSlice = "thin"
			}
		}
	}
	return out
}

// rankScores orders probes by their scores and gives those that are equal the same ranks.
func rankScores(probes []Probe, scores []float64) []Ranked {
	out := make([]Ranked, len(probes))
	for i := range out {
		out[i] = Ranked{Probe: probes[i], Score: scores[i]}
	}
	slices.SortStableFunc(out, func(a, b Ranked) int { return cmp.Or(cmp.Compare(b.Score, a.Score), a.Probe.Compare(b.Probe)) })
	for i := 0; i < len(out); {
		end := i
		for end < len(out) && out[end].Score == out[i].Score {
			end++
		}
		for k := i; k < end; k++ {
			out[k].Best, out[k].Worst, out[k].Mean = i+1, end, float64(i+1+end)/2
		}
		i = end
	}
	return out
}

// squash brings scores of any formula between -1 and 1, in their order.
func squash(x float64) float64 {
	if x < 0 {
		return -squash(-x)
	}
	return x / (1 + x)
}

// Find returns the place of a line in a ranking: of a class or of one inside it, or of a
// source file, which may be named from below the root that the ranking names it from.
func Find(list []Ranked, where string, line int) (Ranked, bool) {
	for _, r := range list {
		p := &r.Probe
		if p.Line == line && (p.Class == where || strings.HasPrefix(p.Class, where+"$") || p.File == where || strings.HasSuffix(p.File, "/"+where)) {
			return r, true
		}
	}
	return Ranked{}, false
}
