package detreduce

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// recorded builds traces from lines like "s0 Menu/Cp s1 Option/Co,Cx s2": states
// and actions with what they cover; "/" alone covers nothing.
func recorded(t testing.TB, lines ...string) *Suite {
	t.Helper()
	codes := map[string]int{}
	code := func(name string) int {
		if _, ok := codes[name]; !ok {
			codes[name] = len(codes) + 100
		}
		return codes[name]
	}
	var sequences []*event.Sequence
	var names []string
	for n, line := range lines {
		f := strings.Fields(line)
		s := &event.Sequence{Package: "p", Launch: &event.Event{Kind: event.Launch, After: &event.State{Activity: f[0]}}}
		for i := 1; i+1 < len(f); i += 2 {
			action, covers, _ := strings.Cut(f[i], "/")
			e := event.Event{Kind: event.Tap, Text: action, Before: &event.State{Activity: f[i-1]}, After: &event.State{Activity: f[i+1]}}
			for c := range strings.SplitSeq(covers, ",") {
				if c != "" {
					e.Covered = append(e.Covered, code(c))
				}
			}
			s.Events = append(s.Events, e)
		}
		sequences = append(sequences, s)
		names = append(names, fmt.Sprintf("t%d", n+1))
	}
	s, err := NewSuite(sequences, names)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// words writes the actions of a trace.
func words(s *Suite, steps []Transition) string {
	var out []string
	for i := range steps {
		out = append(out, s.Actions[steps[i].Action].Text)
	}
	return strings.Join(out, " ")
}

// scripted replays by a function and keeps the order of calls.
type scripted struct {
	suite *Suite
	fails func(actions string) int
	calls []string
}

func (p *scripted) replay(steps []Transition) (verdict, error) {
	w := words(p.suite, steps)
	p.calls = append(p.calls, w)
	if p.fails != nil {
		return verdict{failed: p.fails(w)}, nil
	}
	return verdict{}, nil
}

func variantsOf(s *Suite, steps []Transition) []string {
	v := newVariants(steps, newBitset(s.Units), newPrefixes())
	limit := 1000
	var out []string
	for x := v.next(&limit); x != nil; x = v.next(&limit) {
		out = append(out, words(s, x))
	}
	return out
}

// Examples 2.1 to 2.3: which variants there are, which of them are replayed, in
// which order, and which one stays.
func TestExamplesOfLoops(t *testing.T) {
	for _, c := range []struct {
		name, trace string
		fails       func(string) int
		variants    []string
		calls       []string
		result      string
	}{
		{"2.1", "s0 Menu/ s1 Menu/ s0 Menu/ s1 Option/Co s2", nil,
			[]string{"Menu Option", "Menu Menu Menu Option"}, []string{"Menu Option"}, "Menu Option"},
		{"2.2", "s0 Menu/Cp s1 Menu/Cc s0 Menu/Cp s1 Option/Co s2", nil,
			[]string{"Menu Option", "Menu Menu Menu Option"}, []string{"Menu Menu Menu Option"}, "Menu Menu Menu Option"},
		{"2.3", "s0 foo/Cf1 s0 foo/Cf1 s0 foo/Cf2 s3", func(w string) int {
			if w == "foo foo" {
				return 2 // the second folder looks like the first; it is not the third
			}
			return 0
		}, []string{"foo", "foo foo", "foo foo foo"}, []string{"foo foo", "foo foo foo"}, "foo foo foo"},
	} {
		s := recorded(t, c.trace)
		if got := variantsOf(s, s.Traces[0].Steps); !slices.Equal(got, c.variants) {
			t.Errorf("%s: variants %q, want %q", c.name, got, c.variants)
		}
		p := &scripted{suite: s, fails: c.fails}
		o := Options{NoSplicing: true, Faithful: true}.withDefaults()
		res, err := reduce(s, p, o, func(string) {})
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(p.calls, c.calls) {
			t.Errorf("%s: replays %q, want %q", c.name, p.calls, c.calls)
		}
		if got := words(s, res.Traces[0].Steps); got != c.result {
			t.Errorf("%s: %q, want %q", c.name, got, c.result)
		}
		if res.Lost != 0 {
			t.Errorf("%s: %d units lost", c.name, res.Lost)
		}
	}
}

var example24 = []string{
	"s0 a/C1 s1 b/C2 s2 c/C3 s3 d/C4 s4",
	"s0 a/C1 s1 d/C4 s4 e/C5 s2 c/C3 s3 d/C4 s4",
	"s0 a/C1 s1 b/C2 s2 c/C3 s3 f/C6 s5",
}

// Example 2.4: the sets T_k, the best path in each, and the result: one trace of
// seven actions in place of three of thirteen.
func TestExampleOfSplicing(t *testing.T) {
	s := recorded(t, example24...)
	g := newGraph(s.Traces)
	for k, want := range map[int]struct {
		paths, covered int
		best           string
	}{1: {9, 9, "a d e c"}, 2: {16, 11, "a d e c f"}, 3: {24, 12, "a b c d e c f"}} {
		all, ok := newAllPaths(s, g, k, 1000)
		if !ok || len(all.queue) != want.paths {
			t.Fatalf("k=%d: %d paths, want %d", k, len(all.queue), want.paths)
		}
		best := all.best(newBitset(s.Units), newPrefixes())
		if best.gain != want.covered || k > 1 && words(s, best.steps) != want.best {
			t.Errorf("k=%d: %q covers %d, want %q, %d", k, words(s, best.steps), best.gain, want.best, want.covered)
		}
		if k == 3 {
			if next := all.best(newBitset(s.Units), newPrefixes()); next.gain >= 12 {
				t.Errorf("%q covers as much", words(s, next.steps))
			}
		}
		// The search for large suites finds the same.
		found := newPathSearch(s, g, k, 10_000).best(newBitset(s.Units), newPrefixes())
		if found == nil || found.gain != want.covered || k > 1 && words(s, found.steps) != want.best {
			t.Errorf("k=%d: the search finds %+v, want %q", k, found, want.best)
		}
	}
	p := &scripted{suite: s}
	res, err := reduce(s, p, Options{Faithful: true}.withDefaults(), func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	if len(res.Traces) != 1 || words(s, res.Traces[0].Steps) != "a b c d e c f" || res.Lost != 0 {
		t.Errorf("%d traces, the first %q", len(res.Traces), words(s, res.Traces[0].Steps))
	}
	if res.Before != (Cost{13, 3, 12}) || res.After != (Cost{7, 1, 12}) {
		t.Errorf("cost %+v, then %+v", res.Before, res.After)
	}
	if got := p.calls[len(p.calls)-1]; got != "a b c d e c f" {
		t.Errorf("the last replay is %q", got)
	}
}

// A spliced trace that is not replayable is never tried again, nor is any other
// with the prefix that failed; the recorded traces remain.
func TestSplicingThatFails(t *testing.T) {
	s := recorded(t, example24...)
	p := &scripted{suite: s, fails: func(w string) int {
		if strings.HasPrefix(w, "a b c d e") {
			return 5
		}
		return 0
	}}
	res, err := reduce(s, p, Options{}.withDefaults(), func(string) {})
	if err != nil {
		t.Fatal(err)
	}
	bad := 0
	for _, c := range p.calls {
		if strings.HasPrefix(c, "a b c d e") {
			bad++
		}
	}
	if bad != 1 || res.Lost != 0 || res.After.Covered != 12 {
		t.Errorf("%d replays with the failing prefix, %+v", bad, res)
	}
}

// app is a machine whose screens are known and whose inner state may differ:
// next maps "screen action" to a screen and what runs.
type app struct {
	suite *Suite
	next  map[string][2]string
	codes map[string]int
	flip  float64 // share of replays in which an action is lost
	mute  bool    // no coverage is reported
}

func (a *app) Run(_ context.Context, t dd.Trial) (dd.Outcome, error) {
	rng := rand.New(rand.NewPCG(1, uint64(t.Number)))
	at := "s0"
	o := dd.Outcome{Verdict: dd.Passed, Steps: []dd.Step{{State: event.State{Activity: at}}}}
	lost := -1
	if rng.Float64() < a.flip {
		lost = rng.IntN(max(1, len(t.Candidate)))
	}
	for i, x := range t.Candidate {
		to, ok := a.next[at+" "+a.suite.Actions[x].Text]
		var covered []int
		if ok && i != lost {
			at = to[0]
			if !a.mute {
				for c := range strings.SplitSeq(to[1], ",") {
					if c != "" {
						covered = append(covered, a.codes[c])
					}
				}
			}
		}
		o.Steps = append(o.Steps, dd.Step{State: event.State{Activity: at}, Covered: covered})
	}
	return o, nil
}

// machineOf makes an app that does what the traces record.
func machineOf(s *Suite, lines ...string) *app {
	a := &app{suite: s, next: map[string][2]string{}, codes: map[string]int{}}
	for _, line := range lines {
		f := strings.Fields(line)
		for i := 1; i+1 < len(f); i += 2 {
			action, covers, _ := strings.Cut(f[i], "/")
			a.next[f[i-1]+" "+action] = [2]string{f[i+1], covers}
			for c := range strings.SplitSeq(covers, ",") {
				if _, ok := a.codes[c]; !ok && c != "" {
					a.codes[c] = len(a.codes) + 100
				}
			}
		}
	}
	return a
}

func TestReduceOnAnApp(t *testing.T) {
	s := recorded(t, example24...)
	a := machineOf(s, example24...)
	res, err := Reduce(context.Background(), s, "test", a, Options{}, dd.Options{Devices: 4})
	if err != nil || len(res.Traces) != 1 || res.Lost != 0 {
		t.Fatalf("%+v, %v", res, err)
	}
	if got := s.Sequence(&res.Traces[0]); len(got.Events) != 7 || got.Events[6].After.Activity != "s5" || len(got.Events[6].Covered) != 1 {
		t.Errorf("%+v", got)
	}
	if res.Stats.Trials == 0 {
		t.Error("no trials counted")
	}
	// The journal resumes to the same result without new trials.
	dir := t.TempDir()
	first, err := Reduce(context.Background(), s, "test", a, Options{}, dd.Options{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	dead := dd.OracleFunc(func(context.Context, dd.Trial) (dd.Outcome, error) { return dd.Outcome{}, errors.New("asked again") })
	again, err := Reduce(context.Background(), s, "test", dead, Options{}, dd.Options{Dir: dir, Resume: true})
	if err != nil || again.After != first.After {
		t.Errorf("resumed: %+v, %v", again, err)
	}
}

// Code that is covered in some replays only is not counted on.
func TestFlakyCoverage(t *testing.T) {
	lines := []string{"s0 a/C1 s1 b/C2,X s2", "s0 a/C1 s1 c/C3 s3"}
	s := recorded(t, lines...)
	a := machineOf(s, lines...)
	a.next["s1 b"] = [2]string{"s2", "C2"} // X does not happen again
	for _, c := range []struct {
		flaky Flaky
		lost  int
	}{{Intersect, 1}, {Ignore, 0}, {Reject, 3}} {
		res, err := Reduce(context.Background(), s, "test", a, Options{Flaky: c.flaky, NoSplicing: true}, dd.Options{})
		if err != nil || res.Lost != c.lost {
			t.Errorf("flaky %d: %+v, %v; want %d lost", c.flaky, res, err, c.lost)
		}
	}
	res, err := Reduce(context.Background(), s, "test", a, Options{}, dd.Options{})
	if err != nil || res.Lost != 1 || len(res.Traces) != 2 {
		t.Errorf("spliced: %+v, %v", res, err)
	}
}

func TestReplaysThatGoAstray(t *testing.T) {
	s := recorded(t, example24...)
	a := machineOf(s, example24...)
	a.flip = 1
	res, err := Reduce(context.Background(), s, "test", a, Options{}, dd.Options{})
	if err != nil || len(res.Traces) != 0 || len(res.Warnings) != 3 {
		t.Errorf("nothing is replayable: %+v, %v", res, err)
	}
	// A scroll that sometimes does nothing.
	lines := []string{"s0 scroll/C1 s1 b/C2 s2"}
	s = recorded(t, lines...)
	for i := range s.Actions {
		if s.Actions[i].Text == "scroll" {
			s.Actions[i].Kind = event.Swipe
		}
	}
	inner := machineOf(s, lines...)
	lazy := dd.OracleFunc(func(ctx context.Context, tr dd.Trial) (dd.Outcome, error) {
		o, err := inner.Run(ctx, tr)
		if tr.Number == 2 {
			o.Steps[1].State.Activity = "s0"
		}
		return o, err
	})
	for tolerate, want := range map[bool]int{true: 1, false: 0} {
		res, err := Reduce(context.Background(), s, "test", lazy, Options{TolerateScrollEdit: tolerate, NoSplicing: true}, dd.Options{})
		if err != nil || len(res.Traces) != want {
			t.Errorf("tolerate=%v: %+v, %v", tolerate, res, err)
		}
	}
	elsewhere := dd.OracleFunc(func(context.Context, dd.Trial) (dd.Outcome, error) {
		return dd.Outcome{Verdict: dd.Passed, Steps: []dd.Step{{State: event.State{Activity: "login"}}}}, nil
	})
	if _, err := Reduce(context.Background(), s, "test", elsewhere, Options{}, dd.Options{}); !errors.Is(err, ErrWrongStart) {
		t.Errorf("another start: %v", err)
	}
	blind := dd.OracleFunc(func(context.Context, dd.Trial) (dd.Outcome, error) { return dd.Outcome{Verdict: dd.Passed}, nil })
	if _, err := Reduce(context.Background(), s, "test", blind, Options{}, dd.Options{}); err == nil || !strings.Contains(err.Error(), "does not tell the states") {
		t.Errorf("no states: %v", err)
	}
}

// A trace.json as SwiftHand2 writes it becomes a suite; an action on the same
// widget is the same action in every trace.
func TestTraceJSON(t *testing.T) {
	element := func(action string, index int, activity string, branch int) string {
		return fmt.Sprintf(`{"id":"x","action":%q,"actionIndex":%d,"activity":%q,"isKeyboardShown":false,"ui":{"class":"android.widget.FrameLayout","bound":"[0,0][1080,1920]","children":[]},`+
			`"abstractState":{"id":"x","activity":%q,"isKeyboardShown":false,"enabledEvents":["click:android.widget.Button:0:10:20","back"]},"branchCoverage":[%d],"methodCoverage":[1]}`,
			action, index, activity, activity, branch)
	}
	files := []string{
		`{"trace":[` + strings.Join([]string{element("Start", 0, "A", 1), element("Event", 0, "B", 2), element("Event", 1, "A", 3), element("Event", 0, "B", 2), element("Close", 0, "B", 2)}, ",") + `]}`,
		`{"trace":[` + strings.Join([]string{element("Start", 0, "A", 1), element("Event", 0, "B", 2), element("Close", 0, "B", 2)}, ",") + `]}`,
	}
	var sequences []*event.Sequence
	for _, f := range files {
		q, _, err := event.ReadDetReduce(strings.NewReader(f))
		if err != nil {
			t.Fatal(err)
		}
		sequences = append(sequences, q)
	}
	s, err := NewSuite(sequences, []string{"long", "short"})
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Actions) != 2 || len(s.States) != 2 || len(s.Traces) != 2 || len(s.Traces[0].Steps) != 3 {
		t.Errorf("%d actions, %d states, %d traces", len(s.Actions), len(s.States), len(s.Traces))
	}
	res, err := Redundant(s)
	if err != nil || len(res.Traces) != 1 || res.Traces[0].Name != "long" {
		t.Errorf("%+v, %v", res, err)
	}
}

// walks records random walks through a random app of which nothing is hidden:
// every trace made of its transitions is replayable.
func walks(rng *rand.Rand, states, traces, length int) []string {
	out := make([]string, traces)
	to := make([]int, states*4)
	for i := range to {
		to[i] = rng.IntN(states)
	}
	for t := range out {
		at := 0
		var b strings.Builder
		b.WriteString("s0")
		for range length {
			x := rng.IntN(4)
			from := at
			at = to[4*from+x]
			fmt.Fprintf(&b, " a%d/C%d.%d s%d", x, from, x, at)
		}
		out[t] = b.String()
	}
	return out
}

// On such an app nothing is lost, the result is never larger, all of it is
// replayable, and the listing and the search agree on what can be covered.
func TestRandomSuites(t *testing.T) {
	for seed := range uint64(12) {
		rng := rand.New(rand.NewPCG(seed, 3))
		lines := walks(rng, 4+rng.IntN(20), 3+rng.IntN(10), 10+rng.IntN(60))
		s := recorded(t, lines...)
		a := machineOf(s, lines...)
		for _, paths := range []int{0, 200} {
			res, err := Reduce(context.Background(), s, "test", a, Options{Paths: paths, Replays: 2, Variants: 5000}, dd.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if res.Lost != 0 || res.Failed != 0 || res.After.Traces > res.Phase1.Traces || res.After.Actions+20*res.After.Traces > res.Phase1.Actions+20*res.Phase1.Traces {
				t.Errorf("seed %d: %+v, %+v, %+v, lost %d, failed %d", seed, res.Before, res.Phase1, res.After, res.Lost, res.Failed)
			}
			for i := range res.Traces {
				o, err := a.Run(context.Background(), dd.Trial{Candidate: res.Traces[i].Events()})
				if err != nil {
					t.Fatal(err)
				}
				if d := (&device{suite: s, options: &Options{}}).departs(res.Traces[i].Steps, o); d != 0 {
					t.Errorf("seed %d: trace %d departs at %d", seed, i, d)
				}
			}
			t.Logf("seed %d, paths %d: %v -> %v -> %v, %d replays, exhausted %v", seed, paths, res.Before, res.Phase1, res.After, res.Replays, res.Exhausted)
		}
	}
}

// Variants are sublists of the trace that connect, in order of length, each once.
func FuzzVariants(f *testing.F) {
	f.Add(uint64(1), uint8(12), uint8(3))
	f.Fuzz(func(t *testing.T, seed uint64, length, states uint8) {
		rng := rand.New(rand.NewPCG(seed, 9))
		lines := walks(rng, int(states%12)+1, 1, int(length%40)+1)
		s := recorded(t, lines...)
		steps := s.Traces[0].Steps
		v := newVariants(steps, newBitset(s.Units), newPrefixes())
		limit, last := 3000, 0
		seen := map[string]bool{}
		for x := v.next(&limit); x != nil; x = v.next(&limit) {
			if len(x) < last {
				t.Fatalf("%d actions after %d", len(x), last)
			}
			last = len(x)
			k := contents(x)
			if seen[k] {
				t.Fatalf("%q twice", words(s, x))
			}
			seen[k] = true
			at := 0
			for i := range x {
				if x[i].From != at {
					t.Fatalf("%q: transition %d begins elsewhere", words(s, x), i)
				}
				at = x[i].To
			}
			if at != steps[len(steps)-1].To {
				t.Fatalf("%q ends elsewhere", words(s, x))
			}
		}
		if limit > 0 && last != len(steps) {
			t.Fatalf("the trace itself, of %d actions, is not the last variant", len(steps))
		}
	})
}

func ExampleReduce() {
	var t testing.T
	lines := []string{
		"s0 a/C1 s1 b/C2 s2 c/C3 s3 d/C4 s4",
		"s0 a/C1 s1 d/C4 s4 e/C5 s2 c/C3 s3 d/C4 s4",
		"s0 a/C1 s1 b/C2 s2 c/C3 s3 f/C6 s5",
	}
	suite := recorded(&t, lines...)
	res, err := Reduce(context.Background(), suite, "", machineOf(suite, lines...), Options{}, dd.Options{})
	if err != nil {
		panic(err)
	}
	fmt.Printf("%d actions in %d traces, then %d in %d\n", res.Before.Actions, res.Before.Traces, res.After.Actions, res.After.Traces)
	// Output: 13 actions in 3 traces, then 7 in 1
}

func BenchmarkReduce(b *testing.B) {
	lines := walks(rand.New(rand.NewPCG(1, 1)), 60, 20, 200)
	s := recorded(b, lines...)
	for b.Loop() {
		if _, err := reduce(s, &scripted{suite: s}, Options{}.withDefaults(), func(string) {}); err != nil {
			b.Fatal(err)
		}
	}
}
