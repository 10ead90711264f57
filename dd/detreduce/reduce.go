// The reduction of a suite: algorithms 1 and 2.

package detreduce

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// Flaky says what becomes of a trace whose replays show the recorded states but
// do not cover all that it is needed for.
type Flaky int

const (
	// Intersect takes what all replays covered for the trace's coverage and
	// considers it again.
	Intersect Flaky = iota
	// Reject takes another trace.
	Reject
	// Ignore looks at states only, as the paper does.
	Ignore
)

// Options of a reduction; the zero value is the recommended one.
type Options struct {
	Replays   int // of a trace that is taken; 0: 8, which found every failure in the paper
	Fragments int // of a spliced trace; 0: 3
	Flaky     Flaky
	// TolerateScrollEdit forgives a few replays that go astray after a scroll or
	// an edit.
	TolerateScrollEdit bool
	NoSplicing         bool // stop after the first two parts
	// Faithful follows the paper to the end and not beyond: a trace is replayed
	// anew whenever it comes up, and the spliced traces are the result. Otherwise
	// a trace that was replayed once is known, what is not needed is taken out of
	// the spliced traces, and splicing that does not pay is dropped.
	Faithful bool
	// Restart is the cost of a trace's clean restart in actions; 0: 20.
	Restart int
	// Same compares states; nil: they are equal.
	Same func(a, b event.State) bool
	// Variants and Paths bound the search for loops to leave out of one trace,
	// and the number of spliced traces that are listed; 0: 20,000 and 100,000.
	// Beyond them the result stays valid and may be larger.
	Variants, Paths int

	// Progress, if not nil, is told of what was decided about traces.
	Progress func(Progress)
}

// Progress is one step of a reduction.
type Progress struct {
	Stage   string // "redundant", "loops", "splice"
	Done    int    // traces decided, or units covered when splicing
	Of      int
	Replays int // calls of Replay so far
	Text    string
}

// Result is a reduced suite.
type Result struct {
	Traces  []Trace
	Before  Cost
	Phase1  Cost // without redundant traces and loops
	After   Cost
	Replays int // traces that were replayed, each several times
	// Failed counts replays that left the recorded states.
	Failed int
	// Lost is how many units of the coverage cannot be repeated: no trace that
	// covers them is replayable.
	Lost int
	// Exhausted: a search bound was reached; a smaller suite may exist.
	Exhausted bool
	Warnings  []string
	// Stopped says why the reduction ended early; the traces are then those
	// confirmed so far and, unconfirmed, the ones not looked at.
	Stopped error
	Stats   dd.Stats
}

// Reduce reduces the suite by replays on the oracle, which must report
// [dd.Outcome.Steps]. The run's options say on how many devices, within which
// budget, and where the journal lies; their votes and confirmations are not used.
func Reduce(ctx context.Context, s *Suite, environment string, oracle dd.Oracle, o Options, run dd.Options) (*Result, error) {
	run.Preflight, run.Confirm, run.NoCache = -1, -1, true
	run.Strategy = "detreduce"
	problem := s.Problem(environment)
	problem.Start = []int{}
	var result *Result
	res, err := dd.Reduce(ctx, problem, oracle, func(r *dd.Run, start []int) ([]int, error) {
		var err error
		o := o.withDefaults()
		result, err = reduce(s, &device{run: r, suite: s, options: &o}, o, r.Stage)
		return start, err
	}, run)
	if result != nil && res != nil {
		result.Stats = res.Stats
		result.Stopped = res.Stopped
		result.Warnings = append(result.Warnings, res.Warnings...)
	}
	return result, err
}

func (o Options) withDefaults() Options {
	if o.Replays == 0 {
		o.Replays = 8
	}
	if o.Fragments == 0 {
		o.Fragments = 3
	}
	if o.Restart == 0 {
		o.Restart = 20
	}
	if o.Variants == 0 {
		o.Variants = 20_000
	}
	if o.Paths == 0 {
		o.Paths = 100_000
	}
	return o
}

// Redundant drops only traces that cover nothing new, which needs no replay.
func Redundant(s *Suite) (*Result, error) {
	if len(s.Traces) == 0 {
		return nil, errNoTraces
	}
	kept := redundant(s)
	cost := s.CostOf(kept)
	return &Result{Traces: kept, Before: s.CostOf(s.Traces), Phase1: cost, After: cost, Warnings: s.Warnings}, nil
}

var errNoTraces = errors.New("detreduce: a suite without traces")

type reducer struct {
	suite   *Suite
	replays replayer
	options Options
	bad     *prefixes // shared by all parts and traces
	known   map[string]verdict
	result  *Result
}

func reduce(s *Suite, replays replayer, o Options, stage func(string)) (*Result, error) {
	if len(s.Traces) == 0 {
		return nil, errNoTraces
	}
	r := &reducer{suite: s, replays: replays, options: o, bad: newPrefixes(), known: make(map[string]verdict),
		result: &Result{Before: s.CostOf(s.Traces), Warnings: append([]string(nil), s.Warnings...)}}
	kept := redundant(s)
	r.progress("redundant", len(s.Traces), len(s.Traces), fmt.Sprintf("%d of %d traces cover something new", len(kept), len(s.Traces)))
	stage("detreduce: loops")
	short, rest, err := r.loops(kept)
	r.result.Phase1 = s.CostOf(short)
	r.result.Traces = append(short, rest...)
	if err == nil && !o.NoSplicing {
		stage("detreduce: splice")
		var spliced []Trace
		if spliced, err = r.splice(short); err == nil && !o.Faithful {
			spliced, err = r.polish(spliced)
		}
		if err == nil && (o.Faithful || r.pays(spliced)) {
			r.result.Traces = spliced
		}
	}
	r.result.After = s.CostOf(r.result.Traces)
	r.result.Lost = r.result.Before.Covered - r.result.After.Covered
	return r.result, err
}

func (r *reducer) progress(stage string, done, of int, text string) {
	if r.options.Progress != nil {
		r.options.Progress(Progress{stage, done, of, r.result.Replays, text})
	}
}

// redundant returns the traces that cover something that none before them does
// (algorithm 1, lines 2 to 5), in the order of the suite.
func redundant(s *Suite) []Trace {
	covered := newBitset(s.Units)
	var out []Trace
	for _, t := range s.Traces {
		if c := s.coverage(t.Steps); !covered.holds(c) {
			covered.or(c)
			out = append(out, t)
		}
	}
	return out
}

// replay calls Replay and remembers the prefix at which it failed.
func (r *reducer) replay(steps []Transition) (verdict, error) {
	key := labels(steps)
	if v, ok := r.known[key]; ok && !r.options.Faithful {
		return v, nil
	}
	v, err := r.replays.replay(steps)
	if err == nil {
		r.known[key] = v
		r.result.Replays++
		if v.failed > 0 {
			r.result.Failed++
			r.bad.add(steps[:v.failed])
		}
	}
	return v, err
}

// loops replaces each trace by its shortest variant that covers as much and is
// replayable (algorithm 1, lines 6 to 18). Traces that were not looked at when
// an error came are the second result.
func (r *reducer) loops(traces []Trace) (done, rest []Trace, err error) {
	covered := newBitset(r.suite.Units)
	for i, t := range traces {
		short, total, err := r.shorten(t, covered)
		if err != nil {
			return done, traces[i:], err
		}
		text := fmt.Sprintf("%s: not replayable", t.Name)
		if short != nil {
			done = append(done, *short)
			covered.or(total)
			text = fmt.Sprintf("%s: %d of %d actions", t.Name, len(short.Steps), len(t.Steps))
		} else {
			r.result.Warnings = append(r.result.Warnings, fmt.Sprintf("%s is dropped: neither it nor a part of it that covers as much is replayable", t.Name))
		}
		r.progress("loops", i+1, len(traces), text)
	}
	return done, nil, nil
}

// shorten returns the variant to take, or nil, and what it covers.
func (r *reducer) shorten(t Trace, covered bitset) (*Trace, bitset, error) {
	needed := r.suite.coverage(t.Steps)
	needed.less(covered)
	limit := r.options.Variants
	all := newVariants(t.Steps, needed, r.bad)
	triedWhole := false
	for {
		steps := all.next(&limit)
		if steps == nil {
			if limit > 0 || triedWhole {
				return nil, nil, nil
			}
			r.result.Exhausted = true
			if r.bad.begin(t.Steps) {
				return nil, nil, nil
			}
			steps = t.Steps // whatever was not found, the trace itself is there
		}
		whole := len(steps) == len(t.Steps)
		triedWhole = triedWhole || whole
		total := r.suite.coverage(steps)
		if !total.holds(needed) {
			continue
		}
		v, err := r.replay(steps)
		if err != nil {
			return nil, nil, err
		}
		if v.failed > 0 {
			continue
		}
		steps, total = r.observed(steps, total, v)
		if !total.holds(needed) && (!whole || r.options.Flaky == Reject) {
			continue // it covers less than recorded; a longer variant may do
		}
		return &Trace{Name: t.Name, Steps: steps}, total, nil
	}
}

// labels is the identity of what a replay of the transitions does and checks.
func labels(steps []Transition) string {
	b := make([]byte, 0, 4*len(steps))
	for i := range steps {
		b = binary.LittleEndian.AppendUint32(b, uint32(steps[i].label))
	}
	return string(b)
}

// observed reduces the coverage of a trace to what its replays showed.
func (r *reducer) observed(steps []Transition, total bitset, v verdict) ([]Transition, bitset) {
	if r.options.Flaky == Ignore || v.covered == nil {
		return steps, total
	}
	// States were checked; only code can be missing.
	seen := v.covered.clone()
	for i := range r.suite.States {
		seen.add(i)
	}
	if seen.holds(total) {
		return steps, total
	}
	total = total.clone()
	total.and(seen)
	out := make([]Transition, len(steps))
	for i := range steps {
		out[i] = steps[i]
		out[i].covered = steps[i].covered.clone()
		out[i].covered.and(seen)
		out[i].content = r.suite.content(&out[i])
	}
	return out, total
}

// splice builds the suite anew from spliced traces (algorithm 2; its line 8
// prints an assignment where an addition is meant).
func (r *reducer) splice(traces []Trace) ([]Trace, error) {
	g := newGraph(traces)
	var paths splicer
	if all, ok := newAllPaths(r.suite, g, r.options.Fragments, r.options.Paths); ok {
		paths = all
	} else {
		r.result.Exhausted = true
		paths = newPathSearch(r.suite, g, r.options.Fragments, r.options.Paths)
	}
	goal := newBitset(r.suite.Units)
	for _, t := range traces {
		goal.or(r.suite.coverage(t.Steps))
	}
	covered := newBitset(r.suite.Units)
	var out []Trace
	for {
		best := paths.best(covered, r.bad)
		if best == nil {
			return out, nil
		}
		v, err := r.replay(best.steps)
		if err != nil {
			return nil, err
		}
		if v.failed > 0 {
			continue
		}
		steps, total := r.observed(best.steps, best.covered, v)
		if gain := covered.gain(total); gain < best.gain {
			if r.options.Flaky == Intersect && gain > 0 {
				best.steps, best.covered, best.gain = steps, total, gain
				paths.back(best)
			}
			continue
		}
		covered.or(total)
		out = append(out, Trace{Name: fmt.Sprintf("spliced-%02d", len(out)+1), Steps: steps})
		r.progress("splice", covered.count(), goal.count(), fmt.Sprintf("%d actions of %d fragments cover %d more", len(steps), best.switches+1, best.gain))
	}
}
