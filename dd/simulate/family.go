// Families of reductions: test beds on which strategies are tuned and judged.

package simulate

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// Subject is one reduction to try strategies on.
type Subject struct {
	Name     string
	Sequence *event.Sequence
	Crashes  func(candidate []int) bool // without chance
	Rate     float64                    // of reproduction of what crashes; 0: always
	Needed   []int                      // a candidate that crashes, as short as the family knows
	seed     uint64
}

// Oracle is the oracle of the subject.
func (s *Subject) Oracle() dd.Oracle {
	o := Oracle(s.Crashes)
	if s.Rate > 0 {
		o = Flaky(o, s.seed, func([]int) float64 { return s.Rate })
	}
	return o
}

// Purpose keeps the subjects on which a strategy was tuned apart from those on
// which it is judged: the same seed gives others.
type Purpose uint64

const (
	Tuning  Purpose = 1
	Judging Purpose = 3 // 2 has been looked at while strategies were changed
)

// Family makes subjects of one kind.
type Family struct {
	Name  string
	About string
	draw  func(g *rand.Rand, n int) *Subject
}

// Subject draws the subject of a seed; it has between least and most events,
// each order of magnitude as often as the others.
func (f *Family) Subject(p Purpose, seed uint64, least, most int) *Subject {
	h := uint64(14695981039346656037)
	for _, c := range []byte(f.Name) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	g := rand.New(rand.NewPCG(seed, h^uint64(p)<<32))
	n := int(float64(least) * math.Pow(float64(most)/float64(least), g.Float64()))
	s := f.draw(g, n)
	s.Name = fmt.Sprintf("%s %d (%d events)", f.Name, seed, len(s.Sequence.Events))
	s.seed = seed
	slices.Sort(s.Needed)
	return s
}

// Families are all families of subjects.
var Families = []Family{
	{"single, last", "the last event alone", func(g *rand.Rand, n int) *Subject {
		return monotone(n, []int{n - 1})
	}},
	{"single, anywhere", "one event somewhere", func(g *rand.Rand, n int) *Subject {
		return monotone(n, scattered(g, n, 1))
	}},
	{"scattered, last", "2 to 12 events, the last one among them", func(g *rand.Rand, n int) *Subject {
		return monotone(n, append(scattered(g, n-1, 1+g.IntN(11)), n-1))
	}},
	{"scattered, anywhere", "2 to 12 events anywhere", func(g *rand.Rand, n int) *Subject {
		return monotone(n, scattered(g, n, 2+g.IntN(11)))
	}},
	{"near the end", "2 to 12 events, denser towards the end", func(g *rand.Rand, n int) *Subject {
		need := []int{n - 1}
		for k := 1 + g.IntN(11); len(need) <= k; {
			if x := n - 1 - int(math.Pow(float64(n), g.Float64())); x >= 0 && !slices.Contains(need, x) {
				need = append(need, x)
			}
		}
		return monotone(n, need)
	}},
	{"block", "2 to 12 neighbours anywhere", func(g *rand.Rand, n int) *Subject {
		k := 2 + g.IntN(11)
		return monotone(n, run(g.IntN(n-k+1), k))
	}},
	{"blocks, last", "2 to 3 blocks of 1 to 5 neighbours, the last one at the end", func(g *rand.Rand, n int) *Subject {
		k := 1 + g.IntN(5)
		need := run(n-k, k)
		for range 1 + g.IntN(2) {
			k := 1 + g.IntN(5)
			need = append(need, run(g.IntN(n-k+1), k)...)
		}
		slices.Sort(need)
		return monotone(n, slices.Compact(need))
	}},
	{"prerequisites", "a chain of 2 to 8 steps, each of which 1 to 4 events can do", prerequisites},
	{"cancelling pairs", "1 to 6 events, and 1 to 4 pairs of which the second undoes what the first spoils", func(g *rand.Rand, n int) *Subject {
		return paired(g, n, false)
	}},
	{"toggles", "1 to 6 events, and 1 to 4 pairs that go together or not at all", func(g *rand.Rand, n int) *Subject {
		return paired(g, n, true)
	}},
	{"far pairs", "1 to 3 events, and 1 to 3 pairs as of cancelling pairs whose parts lie anywhere", func(g *rand.Rand, n int) *Subject {
		return pairedWithin(g, n, n, 1+g.IntN(3), 3, false)
	}},
	{"toggled steps", "a chain of prerequisites among pairs that go together or not at all", func(g *rand.Rand, n int) *Subject {
		steps, toggles := prerequisites(g, n), pairedWithin(g, n, 12, 0, 3, true)
		return &Subject{Sequence: steps.Sequence, Crashes: func(c []int) bool { return steps.Crashes(c) && toggles.Crashes(c) }}
	}},
	{"one of two", "1 to 4 events, and one of two blocks of 1 to 3 neighbours, each of which does the same", func(g *rand.Rand, n int) *Subject {
		need := scattered(g, n, 1+g.IntN(4))
		k := 1 + g.IntN(3)
		ways := [2][]int{run(g.IntN(n-k+1), k), run(g.IntN(n-k+1), k)}
		has, one, other := Contains(need...), Contains(ways[0]...), Contains(ways[1]...)
		return &Subject{Sequence: Taps(n), Crashes: func(c []int) bool { return has(c) && (one(c) || other(c)) }}
	}},
	{"counted", "the last event after at least 2 to 6 of many events that do the same, none of a few others behind the last of them", func(g *rand.Rand, n int) *Subject {
		least, does := 2+g.IntN(5), make([]int, n) // 1: counts, −1: starts anew
		for i := range n - 1 {
			if g.Float64() < 0.15 {
				does[i] = 1
			}
		}
		for range 1 + g.IntN(3) {
			does[g.IntN(n/2)] = -1
		}
		for _, x := range scattered(g, n/4, least) {
			does[n-2-x] = 1
		}
		return &Subject{Sequence: Taps(n), Crashes: func(c []int) bool {
			count := 0
			for _, x := range c {
				if count += does[x]; does[x] < 0 {
					count = 0
				}
			}
			return count >= least && len(c) > 0 && c[len(c)-1] == n-1
		}}
	}},
	{"activities", "a walk through activities; an event acts only where it was recorded", func(g *rand.Rand, n int) *Subject {
		return walk(g, n, false)
	}},
	{"widgets", "a walk through an app with switches; an event acts on the widget it hits", func(g *rand.Rand, n int) *Subject {
		return walk(g, n, true)
	}},
}

// FlakyFamily has the crash at rates from 0.3 to 0.9.
var FlakyFamily = Family{"flaky", "1 to 6 events anywhere, at a rate of 0.3 to 0.9", func(g *rand.Rand, n int) *Subject {
	s := monotone(n, scattered(g, n, 1+g.IntN(6)))
	s.Rate = 0.3 + 0.6*g.Float64()
	return s
}}

func monotone(n int, need []int) *Subject {
	return &Subject{Sequence: Taps(n), Crashes: Contains(need...), Needed: need}
}

// scattered draws k different positions below n.
func scattered(g *rand.Rand, n, k int) []int {
	return g.Perm(n)[:min(k, n)]
}

func run(lo, k int) []int {
	out := make([]int, k)
	for i := range out {
		out[i] = lo + i
	}
	return out
}

// prerequisites crash when each step was made after the one before it.
func prerequisites(g *rand.Rand, n int) *Subject {
	steps := 2 + g.IntN(7)
	does := make([]int, n) // step that an event makes, from 1
	at := scattered(g, n, steps)
	slices.Sort(at)
	for i, x := range at {
		does[x] = i + 1
		for range g.IntN(4) { // other events that do the same
			if y := g.IntN(n); does[y] == 0 {
				does[y] = i + 1
			}
		}
	}
	return &Subject{Sequence: Taps(n), Needed: at, Crashes: func(c []int) bool {
		made := 0
		for _, x := range c {
			if does[x] == made+1 {
				made++
			}
		}
		return made == steps
	}}
}

// paired adds pairs to needed events: the first spoils the crash and the second,
// some events later, undoes it; exactly then, if both is set.
func paired(g *rand.Rand, n int, both bool) *Subject {
	return pairedWithin(g, n, 12, 1+g.IntN(6), 4, both)
}

// pairedWithin has so many needed events and at most so many pairs, whose parts are
// at most reach events apart.
func pairedWithin(g *rand.Rand, n, reach, needed, most int, both bool) *Subject {
	need := scattered(g, n, needed)
	taken := map[int]bool{}
	for _, x := range need {
		taken[x] = true
	}
	var pairs [][2]int
	for range 1 + g.IntN(most) {
		a := g.IntN(n - 1)
		b := min(n-1, a+1+g.IntN(reach))
		if !taken[a] && !taken[b] && a != b {
			taken[a], taken[b] = true, true
			pairs = append(pairs, [2]int{a, b})
		}
	}
	has := Contains(need...)
	return &Subject{Sequence: Taps(n), Needed: need, Crashes: func(c []int) bool {
		if !has(c) {
			return false
		}
		there := make(map[int]bool, len(c))
		for _, x := range c {
			there[x] = true
		}
		for _, p := range pairs {
			if there[p[0]] && !there[p[1]] || both && there[p[1]] && !there[p[0]] {
				return false
			}
		}
		return true
	}}
}

// screen is a screen of a simulated app: what its widgets do.
type screen []action

// action is what a widget does: it leads to a screen, or turns a switch on.
type action struct{ to, flag int }

// walk records random events on a random app until the n-th crashes it. Without
// switches, the crash happens in one screen; with them, some must be on.
func walk(g *rand.Rand, n int, switches bool) *Subject {
	screens := make([]screen, 3+g.IntN(8))
	flags := 0
	for i := range screens {
		screens[i] = make(screen, 6+g.IntN(10))
		for w := range screens[i] {
			a := action{to: -1, flag: -1}
			switch r := g.Float64(); {
			case r < 0.12:
				a.to = g.IntN(len(screens))
			case r < 0.2 && switches:
				a.flag = flags
				flags++
			}
			screens[i][w] = a
		}
		screens[i][0] = action{to: (i + 1) % len(screens), flag: -1}
		screens[i][1] = action{to: 0, flag: -1}
	}
	type tap struct{ screen, widget int }
	taps := make([]tap, n)
	at := 0
	on := map[int]bool{}
	var order []int // switches in the order in which they were turned on
	for i := range taps {
		w := g.IntN(len(screens[at]))
		taps[i] = tap{at, w}
		a := screens[at][w]
		if a.flag >= 0 && !on[a.flag] && i < n-1 {
			on[a.flag] = true
			order = append(order, a.flag)
		}
		if a.to >= 0 && i < n-1 {
			at = a.to
		}
	}
	wanted := map[int]bool{}
	for range min(len(order), g.IntN(4)) {
		wanted[order[g.IntN(len(order))]] = true
	}
	seq := Taps(n)
	return &Subject{Sequence: seq, Crashes: func(c []int) bool {
		if len(c) == 0 || c[len(c)-1] != n-1 {
			return false
		}
		at, on := 0, 0
		seen := map[int]bool{}
		for _, x := range c {
			t := taps[x]
			if t.screen != at {
				if !switches || t.widget >= len(screens[at]) {
					continue
				}
				if x == n-1 {
					return false
				}
			}
			if x == n-1 {
				return on == len(wanted)
			}
			a := screens[at][t.widget]
			if wanted[a.flag] && !seen[a.flag] {
				seen[a.flag] = true
				on++
			}
			if a.to >= 0 {
				at = a.to
			}
		}
		return false
	}}
}
