package dd

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/folder"
	"github.com/esdroid/esdroid/internal/onrecord"
)

// A made-up app: what crashes, and how the sequence looks.
type drawn struct {
	seq   *event.Sequence
	truth func([]int) bool
	rng   *rand.Rand
}

// madeUp makes an app of n events: one or two sets of events crash it, each unless an event is
// there whose partner is not. Activities, widgets, keys and waits are drawn as well.
func madeUp(seed uint64, n int) drawn {
	rng := rand.New(rand.NewPCG(seed, uint64(n)))
	seq := taps(n)
	activity := 0
	for i := range seq.Events {
		e := &seq.Events[i]
		switch rng.IntN(6) {
		case 0:
			*e = event.Event{Kind: event.Back}
		case 1:
			*e = event.Event{Kind: event.Menu}
		case 2:
			*e = event.Event{Kind: event.Swipe, Points: []event.Point{{X: float64(i)}, {X: 9, Y: 9}}, Steps: 3, Delay: time.Duration(rng.IntN(3)) * 150 * time.Millisecond}
		case 3:
			e.Widget = &event.Widget{Class: "android.widget.Button", ID: fmt.Sprint("b", rng.IntN(3)), Bounds: event.Rect{Right: 40, Bottom: 20}}
		case 4:
			*e = event.Event{Kind: event.LongPress, Points: []event.Point{{X: float64(i)}}, Duration: 700 * time.Millisecond, Delay: time.Duration(rng.IntN(3)) * 60 * time.Millisecond}
		}
		e.Delay += time.Duration(i) * time.Microsecond // events of the same content are the same
		if rng.IntN(4) == 0 {
			activity = rng.IntN(4)
		}
		e.Before = &event.State{Activity: fmt.Sprint("A", activity)}
	}
	var sets [][]int
	for range 1 + rng.IntN(2) {
		set := []int{n - 1 - rng.IntN(min(n, 2))}
		for range rng.IntN(min(5, n)) {
			set = append(set, rng.IntN(n))
		}
		sets = append(sets, set)
	}
	opens, closes := rng.IntN(n), rng.IntN(n)
	contrary := rng.IntN(2) == 0
	truth := func(c []int) bool {
		c = slices.Clone(c)
		for i := range c {
			c[i] %= n // a variant is as good as its event
		}
		if len(c) < n && contrary && slices.Contains(c, opens) && !slices.Contains(c, closes) {
			return false
		}
		return len(c) == n || slices.ContainsFunc(sets, func(s []int) bool { return contains(s...)(c) })
	}
	return drawn{seq, truth, rng}
}

// oddity is what is wrong with device 1.
type oddity int

const (
	sound oddity = iota
	blind        // never sees the crash
	mute         // gives no answers
	lost         // is unplugged
)

// oracle answers for the app; of chance comes what the candidate and its repeat decide.
// All devices are sound but perhaps one.
func (d drawn) oracle(rate float64, silent int, odd oddity) Oracle {
	return OracleFunc(func(_ context.Context, t Trial) (Outcome, error) {
		chance := rand.New(rand.NewPCG(uint64(crc32.ChecksumIEEE([]byte(FormatCandidate(t.Candidate)))), uint64(t.Repeat)))
		o := Outcome{Verdict: Passed, Duration: time.Second + time.Duration(len(t.Candidate))*time.Millisecond}
		switch {
		case silent > 0 && chance.IntN(silent) == 0:
			o.Verdict, o.Reason = Unresolved, "no answer"
		case d.truth(t.Candidate) && chance.Float64() < rate:
			o.Verdict, o.Signature = Reproduced, "crash"
		case chance.IntN(5) == 0:
			o.Signature, o.Report = fmt.Sprint("another ", chance.IntN(2)), "report"
		}
		if t.Device != 1 {
			return o, nil
		}
		switch odd {
		case blind:
			o.Verdict, o.Signature = Passed, ""
		case mute:
			o.Verdict = Unresolved
		case lost:
			if t.Number > 12 {
				return Outcome{}, fmt.Errorf("unplugged: %w", ErrDeviceLost)
			}
		}
		return o, nil
	})
}

// What reductions ask, accept and come to stays as it was: the number of trials is what a
// reducer is judged by, and each change of it has to be meant. The result itself is judged
// here: it crashes, and if it is certified no event of it can go.
func TestAsked(t *testing.T) {
	variants := func(d *drawn, p *Problem) Strategy {
		q, v := AddVariants(*p)
		*p = q
		return func(r *Run, c []int) ([]int, error) {
			c, err := Chain(r, c)
			if err != nil {
				return c, err
			}
			return Canonicalise(r, c, v)
		}
	}
	is := func(s Strategy) func(*drawn, *Problem) Strategy {
		return func(*drawn, *Problem) Strategy { return s }
	}
	var lines []string
	for _, m := range []struct {
		name     string
		strategy func(*drawn, *Problem) Strategy
		opts     Options
		rate     float64
		silent   int
		lengths  []int
		odd      oddity
	}{
		{"chain", is(Chain), Options{Deterministic: true}, 1, 0, []int{1, 2, 3, 4, 6, 9, 13, 21, 40, 120}, sound},
		{"chain, 3 devices", is(Chain), Options{Deterministic: true, Devices: 3}, 1, 0, []int{1, 2, 5, 13, 40, 120}, sound},
		{"chain, unsaid whether stable", is(Chain), Options{Recheck: 1}, 1, 0, []int{2, 7, 25}, sound},
		{"chain, answers missing", is(Chain), Options{Deterministic: true, Devices: 2}, 1, 6, []int{2, 7, 25, 60}, sound},
		{"chain, flaky", is(Chain), Options{}, 0.6, 0, []int{1, 3, 9, 25}, sound},
		{"chain, rare", is(Chain), Options{Devices: 2, Budget: Budget{Trials: 400}}, 0.25, 0, []int{3, 9, 25}, sound},
		{"chain, least rate", is(Chain), Options{MinRate: 0.4, Recheck: 2}, 0.7, 9, []int{3, 9, 25}, sound},
		{"chain, of events", is(Chain), Options{Deterministic: true, Budget: Budget{Events: 150}}, 1, 0, []int{9, 25, 60}, sound},
		{"a device is blind", is(Chain), Options{Devices: 2}, 1, 0, []int{2, 7, 25}, blind},
		{"a device is blind, flaky", is(Chain), Options{Devices: 3, Names: []string{"a", "b", "c"}}, 0.7, 0, []int{3, 12}, blind},
		{"a device is mute", is(Chain), Options{Deterministic: true, Devices: 2}, 1, 0, []int{2, 7, 25}, mute},
		{"a device is lost", is(Chain), Options{Deterministic: true, Devices: 2}, 1, 0, []int{7, 25}, lost},
		{"no cache", is(Chain), Options{Deterministic: true, NoCache: true}, 1, 0, []int{4, 13}, sound},
		{"certify", is(Certify), Options{Deterministic: true, Devices: 2}, 1, 0, []int{1, 2, 6, 13, 30}, sound},
		{"polish", is(func(r *Run, c []int) ([]int, error) {
			c, err := Certify(r, c)
			if err != nil {
				return c, err
			}
			return Polish(r, c)
		}), Options{Deterministic: true}, 1, 0, []int{2, 6, 13, 30}, sound},
		{"windows", is(func(r *Run, c []int) ([]int, error) { return Windows(r, c, 4) }), Options{Deterministic: true}, 1, 0, []int{1, 4, 8, 12}, sound},
		{"shortest", is(func(r *Run, c []int) ([]int, error) { c, _, err := Shortest(r, c); return c, err }), Options{Deterministic: true}, 1, 0, []int{1, 2, 6, 13, 30, 60}, sound},
		{"variants", variants, Options{Deterministic: true}, 1, 0, []int{3, 9, 20}, sound},
		{"hint", func(d *drawn, p *Problem) Strategy {
			p.Hint = func(context.Context, *Run) ([]int, error) {
				return slices.DeleteFunc(All(len(d.seq.Events)), func(int) bool { return d.rng.IntN(3) == 0 }), nil
			}
			return Chain
		}, Options{Deterministic: true}, 1, 0, []int{4, 13, 40}, sound},
	} {
		for _, n := range m.lengths {
			for seed := range uint64(3) {
				d := madeUp(seed, n)
				p := Problem{Sequence: d.seq}
				s := m.strategy(&d, &p)
				sum := crc32.NewIEEE()
				m.opts.Progress = func(p Progress) {
					verdict := "-"
					if p.Outcome != nil {
						verdict = p.Outcome.Verdict.String()
					}
					fmt.Fprintln(sum, p.Kind, p.Text, p.Stage, p.Candidate, verdict, p.Best, p.Totals)
				}
				name := fmt.Sprintf("%s, %d events, %d", m.name, n, seed)
				res, err := Reduce(context.Background(), p, d.oracle(m.rate, m.silent, m.odd), s, m.opts)
				if errors.Is(err, ErrNotReproduced) {
					lines = append(lines, fmt.Sprintf("%s: %v %08x", name, err, sum.Sum32()))
					continue
				}
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if !d.truth(res.Candidate) {
					t.Errorf("%s: %v does not crash", name, res.Candidate)
				}
				for i, x := range res.Candidate {
					if c := Without(res.Candidate, []int{x}); res.Certified && m.rate == 1 && d.truth(c) {
						t.Errorf("%s: %v is certified, and crashes without its event %d", name, res.Candidate, i)
					}
				}
				text, err := json.Marshal(res)
				if err != nil {
					t.Fatal(err)
				}
				sum.Write(text)
				lines = append(lines, fmt.Sprintf("%s: %v, certified %t, %d trials, %d tests, %d from the cache, %d wasted, %d unresolved, rate %v; %08x",
					name, res.Candidate, res.Certified, res.Stats.Trials, res.Stats.Tests, res.Stats.CacheHits, res.Stats.Wasted, res.Stats.Unresolved, res.RateAfter, sum.Sum32()))
			}
		}
	}
	onrecord.Lines(t, "testdata/asked.txt", lines)
}

// A reduction that a budget stops again and again, each time after the next trials, asks on
// the whole for what it asks when nothing stops it, and comes to the same.
func TestAskedInPieces(t *testing.T) {
	for _, opts := range []Options{{Deterministic: true}, {Recheck: 1}, {Deterministic: true, Devices: 2}} {
		for seed := range uint64(4) {
			d, rate := madeUp(seed, 15), 1.0
			if !opts.Deterministic {
				rate = 0.8
			}
			asked := func(dir string, budget Budget) (log []string, res *Result) {
				o := opts
				o.Dir, o.Resume, o.Budget, o.disk = dir, true, budget, folder.OS{Lax: true}
				answer := d.oracle(rate, 0, sound)
				var mu sync.Mutex
				res, err := Reduce(context.Background(), Problem{Sequence: d.seq}, OracleFunc(func(ctx context.Context, tr Trial) (Outcome, error) {
					mu.Lock()
					log = append(log, fmt.Sprint(FormatCandidate(tr.Candidate), " ", tr.Repeat))
					mu.Unlock()
					return answer.Run(ctx, tr)
				}), Chain, o)
				if err != nil {
					t.Fatal(err)
				}
				return log, res
			}
			want, whole := asked(t.TempDir(), Budget{})
			var got []string
			var res *Result
			dir := t.TempDir()
			for trials := 5; ; trials += 5 {
				var log []string
				log, res = asked(dir, Budget{Trials: trials})
				if got = append(got, log...); res.Stopped == nil {
					break
				}
				if len(log) == 0 || !errors.Is(res.Stopped, ErrBudget) || !d.truth(res.Candidate) {
					t.Fatalf("%d: %d trials, %v, %v", seed, len(log), res.Stopped, res.Candidate)
				}
			}
			slices.Sort(want)
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%d: asked for %q, in one piece for %q", seed, got, want)
			}
			if !slices.Equal(res.Candidate, whole.Candidate) || res.Certified != whole.Certified || res.Stats.Trials != whole.Stats.Trials {
				t.Errorf("%d: %v, certified %t, after %d trials; in one piece %v, %t, %d", seed, res.Candidate, res.Certified, res.Stats.Trials, whole.Candidate, whole.Certified, whole.Stats.Trials)
			}
			f, err := os.Open(filepath.Join(dir, "journal.jsonl"))
			if err != nil {
				t.Fatal(err)
			}
			counts, err := JournalCounts(f)
			f.Close()
			answers := 0
			for _, c := range counts {
				answers += c.Reproduced + c.Passed
			}
			if err != nil || answers != res.Stats.Trials-res.Stats.Unresolved {
				t.Errorf("%d: the journal has %d answers of %d trials, %d without one: %v", seed, answers, res.Stats.Trials, res.Stats.Unresolved, err)
			}
		}
	}
}
