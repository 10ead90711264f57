package dd

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/esdroid/esdroid/dd/event"
	_ "github.com/esdroid/esdroid/internal/repeatable"
)

// strategies under test, with what they promise on any deterministic oracle.
var properties = []struct {
	name     string
	strategy Strategy
	minimal  bool // 1-minimal, the empty candidate included
	fixed    bool // the same result however many devices there are
}{
	{"chain", Chain, true, false},
	{"certify", Certify, true, true},
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
			if contains(s...)(c) {
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
				var first *Result
				for devices := 1; devices <= 3; devices++ {
					o := Options{Deterministic: true, Devices: devices}
					res, err := Reduce(context.Background(), Problem{Sequence: taps(n)}, oracleOf(truth, nil), p.strategy, o)
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
						minimal = minimal && !truth(dropAt(c, i))
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

// Two runs write the same journal but for the times.
func TestRunsRepeat(t *testing.T) {
	var logs [2]string
	for i := range logs {
		o := Options{Devices: 3, Deterministic: true, Progress: func(p Progress) {
			logs[i] += fmt.Sprintln(p.Kind, p.Stage, p.Candidate, p.Totals.Trials)
		}}
		if _, err := Reduce(context.Background(), Problem{Sequence: taps(50)}, oracleOf(contains(4, 5, 33, 49), nil), Chain, o); err != nil {
			t.Fatal(err)
		}
	}
	if logs[0] != logs[1] {
		t.Errorf("two runs differ:\n%s\n%s", logs[0], logs[1])
	}
}

// Opening a screen and going back cannot go one at a time.
func TestWindowsFindContraryPairs(t *testing.T) {
	truth := func(c []int) bool {
		return slices.Contains(c, 9) && slices.Contains(c, 3) == slices.Contains(c, 5)
	}
	o := oracleOf(truth, nil)
	res := mustReduce(t, taps(10), o, func(r *Run, _ []int) ([]int, error) {
		if err := r.Accept([]int{3, 5, 9}); err != nil {
			return nil, err
		}
		return Certify(r, []int{3, 5, 9})
	}, Options{})
	if len(res.Candidate) != 3 || !res.Certified {
		t.Fatalf("%v is not 1-minimal", res.Candidate)
	}
	res = mustReduce(t, taps(10), o, func(r *Run, _ []int) ([]int, error) { return Windows(r, []int{3, 5, 9}, 3) }, Options{})
	if !slices.Equal(res.Candidate, []int{9}) {
		t.Errorf("windows leave %v, want [9]", res.Candidate)
	}
	if got := len(windowGroups(4, 3)); got != 2+5 { // two triples, pairs at distance 1 and 2
		t.Errorf("%d groups, want 7", got)
	}
}

func TestCanonicalise(t *testing.T) {
	seq := taps(2)
	seq.Events[0] = event.Event{Kind: event.Swipe, Points: []event.Point{{X: 1, Y: 2}, {X: 8, Y: 9}}, Steps: 4, Delay: 1e9}
	seq.Events[1].Widget = &event.Widget{Bounds: event.Rect{Left: 0, Top: 0, Right: 100, Bottom: 60}}
	p, variants := AddVariants(Problem{Sequence: seq})
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		e := tr.Sequence.Events
		// The first event may be a tap, but something must wait.
		if len(e) == 2 && e[0].Delay >= 5e8 {
			return Outcome{Verdict: Reproduced}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res, err := Reduce(context.Background(), p, oracle, func(r *Run, c []int) ([]int, error) { return Canonicalise(r, c, variants) }, Options{Deterministic: true})
	if err != nil {
		t.Fatal(err)
	}
	got := p.Sequence.Select(res.Candidate).Events
	if got[0].Delay != 5e8 || got[1].Points[0] != (event.Point{X: 50, Y: 30}) {
		t.Errorf("%+v", got)
	}
}

// LHDD's local criterion can be met for the wrong reason; the check and the
// second reduction of the level repair it.
func TestLHDDRepairsWrongLevels(t *testing.T) {
	seq := taps(8)
	states := []string{"M", "M", "A", "M", "M", "A", "A", "A"}
	for i, s := range states {
		seq.Events[i].Before = &event.State{Activity: s}
	}
	// Reaching A by event 4 alone does not do: the crash needs event 0 too.
	oracle := OracleFunc(func(_ context.Context, tr Trial) (Outcome, error) {
		state := event.State{Activity: "M"}
		o := Outcome{Verdict: Passed, Steps: []Step{{State: state}}}
		armed := false
		for _, x := range tr.Candidate {
			switch {
			case x == 0:
				armed = true
			case (x == 1 || x == 4) && state.Activity == "M":
				state.Activity = "A"
			case x == 2 && state.Activity == "A":
				state.Activity = "M"
			case x == 7 && state.Activity == "A" && armed:
				o.Verdict = Reproduced
			}
			o.Steps = append(o.Steps, Step{State: state})
		}
		return o, nil
	})
	fixed := mustReduce(t, seq, oracle, LHDD, Options{})
	if !slices.Equal(fixed.Candidate, []int{0, 4, 7}) && !slices.Equal(fixed.Candidate, []int{0, 1, 7}) {
		t.Errorf("corrected: %v", fixed.Candidate)
	}
	published, err := Reduce(context.Background(), Problem{Sequence: seq}, oracle, LHDDPublished, Options{NoCache: true, Deterministic: true, Preflight: -1, Confirm: -1})
	if err == nil && slices.Equal(published.Candidate, fixed.Candidate) {
		t.Errorf("the published form finds %v too: the example shows nothing", published.Candidate)
	}
}

// The shortest way through the states misses what the state does not show; the
// events before it in the same visit are added.
func TestShortestGrows(t *testing.T) {
	seq := taps(40)
	for i := range seq.Events {
		s := &event.State{Activity: "Main"}
		if i%20 > 12 {
			s.Activity = "Form"
		}
		seq.Events[i].Before = s
	}
	truth := contains(32, 36, 39) // open the form, type, press
	res := mustReduce(t, seq, oracleOf(truth, nil), func(r *Run, start []int) ([]int, error) {
		c, found, err := Shortest(r, start)
		if err != nil || !found {
			return start, err
		}
		return Certify(r, c)
	}, Options{})
	if !slices.Equal(res.Candidate, []int{32, 36, 39}) || res.Stats.Stages[1].Name != "shortest way" || res.Stats.Stages[1].Trials > 4 {
		t.Errorf("%v after %+v", res.Candidate, res.Stats)
	}
}

func ExampleReduce() {
	seq := &event.Sequence{Package: "com.x", Activity: "com.x.Main"}
	for x := range 30 {
		seq.Events = append(seq.Events, event.Event{Kind: event.Tap, Points: []event.Point{{X: float64(x)}}})
	}
	// The crash needs the taps 7 and 29.
	oracle := OracleFunc(func(_ context.Context, t Trial) (Outcome, error) {
		if slices.Contains(t.Candidate, 7) && slices.Contains(t.Candidate, 29) {
			return Outcome{Verdict: Reproduced, Signature: "boom"}, nil
		}
		return Outcome{Verdict: Passed}, nil
	})
	res, err := Reduce(context.Background(), Problem{Sequence: seq}, oracle, Chain, Options{Deterministic: true})
	if err != nil {
		panic(err)
	}
	fmt.Println(res.Candidate, res.Certified)
	// Output: [7 29] true
}

func BenchmarkChain(b *testing.B) {
	for _, n := range []int{100, 1000} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			truth := contains(n/10, n/2, n/2+1, n-1)
			for b.Loop() {
				mustReduce(b, taps(n), oracleOf(truth, nil), Chain, Options{})
			}
		})
	}
}
