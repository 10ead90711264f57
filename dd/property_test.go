package dd

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

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
		if ok, err := r.Test([]int{3, 5, 9}); err != nil || !ok {
			return nil, err
		}
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

// Two events of a kind on one widget, or two presses of a key, go together; others do not.
func TestPolishFindsWhatIsUndone(t *testing.T) {
	box := &event.Widget{Class: "android.widget.CheckBox", ID: "fast"}
	seq := taps(6)
	seq.Events[1] = event.Event{Kind: event.Tap, Points: []event.Point{{X: 1, Y: 1}}, Widget: box}
	seq.Events[4] = event.Event{Kind: event.Tap, Points: []event.Point{{X: 9, Y: 9}}, Widget: box}
	seq.Events[2], seq.Events[3] = event.Event{Kind: event.Menu}, event.Event{Kind: event.Menu}
	undone := func(c []int) bool {
		return slices.Contains(c, 5) && slices.Contains(c, 1) == slices.Contains(c, 4) && slices.Contains(c, 2) == slices.Contains(c, 3)
	}
	polish := func(r *Run, _ []int) ([]int, error) {
		if err := r.Accept([]int{1, 2, 3, 4, 5}); err != nil {
			return nil, err
		}
		return Polish(r, []int{1, 2, 3, 4, 5})
	}
	if res := mustReduce(t, seq, oracleOf(undone, nil), polish, Options{}); !slices.Equal(res.Candidate, []int{5}) {
		t.Errorf("left are %v, want [5]", res.Candidate)
	}
	for _, pair := range [][2]event.Event{
		{seq.Events[1], {Kind: event.LongPress, Widget: box}}, {seq.Events[1], {Kind: event.Tap, Widget: &event.Widget{Class: box.Class, ID: "slow"}}},
		{{Kind: event.Menu}, {Kind: event.Back}}, {{Kind: event.Text, Text: "a", Widget: box}, {Kind: event.Text, Text: "a", Widget: box}},
	} {
		if alike(&pair[0], &pair[1]) {
			t.Errorf("%s and %s are taken for alike", pair[0].String(), pair[1].String())
		}
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

// A certificate vouches for the result, for the launch alone and for every single
// removal; none of them is taken for granted.
func TestCertificate(t *testing.T) {
	result := []int{3, 5}
	without := func(left []int) Strategy {
		return func(r *Run, _ []int) ([]int, error) {
			for _, c := range [][]int{result, {}, {3}, {5}} {
				if slices.Equal(c, left) {
					continue
				}
				if _, err := r.Test(c); err != nil {
					return nil, err
				}
			}
			return result, nil
		}
	}
	o := oracleOf(contains(3, 5), nil)
	for _, left := range [][]int{result, {}, {3}, {5}} {
		if res := mustReduce(t, taps(9), o, without(left), Options{}); res.Certified {
			t.Errorf("certified without a test of %v", left)
		}
	}
	if res := mustReduce(t, taps(9), o, without([]int{1}), Options{}); !res.Certified {
		t.Error("not certified after all tests")
	}
}

// An app that crashes at its launch as long as nobody does anything.
func TestLaunchAlone(t *testing.T) {
	o := oracleOf(func(c []int) bool {
		return len(c) == 0 || slices.Contains(c, 3) && slices.Contains(c, 5)
	}, nil)
	for name, opts := range map[string]Options{"asked first": {Deterministic: true}, "asked last": {Deterministic: true, Preflight: -1}} {
		res, err := Reduce(context.Background(), Problem{Sequence: taps(40)}, o, Chain, opts)
		if err != nil {
			t.Fatal(err)
		}
		if len(res.Candidate) > 0 || !res.Certified {
			t.Errorf("%s: %v, certified %t, although the launch alone crashes", name, res.Candidate, res.Certified)
		}
	}
}
