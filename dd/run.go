// The context that strategies run in: state, tests and acceptance.

package dd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
)

// Run is one reduction under way. Its methods are called from one goroutine.
type Run struct {
	ctx     context.Context
	problem Problem
	oracle  Oracle
	opts    Options
	keys    *keyer
	start   []int
	best    []int
	first   Outcome // of the start candidate
	accepts [][]int // every accepted candidate, the start first

	vote      Vote
	minRate   float64
	flaky     bool  // the oracle contradicted itself
	calibrate bool  // … and the rate to keep has yet to be measured
	doubted   []int // … about this candidate, and the devices have yet to be asked who is right
	trusting  bool  // one reproduction suffices; the rate is confirmed at the end
	counted   int   // acceptances that were made before the rate was measured
	kernel    []int // a result that reproduces too rarely; what it lacks of the rate lies in other events

	records  map[key]*record
	store    *store
	pool     *pool
	clock    clockwork
	stage    *StageStats
	stats    Stats
	findings map[string]*Finding
	order    []string // signatures of findings in order of appearance
	warnings []string
}

// record is what is known about one candidate.
type record struct {
	outcomes   []Outcome // resolved ones
	unresolved int
	refused    bool // a test has said no
}

func newRun(ctx context.Context, p Problem, o Oracle, opts Options) (*Run, error) {
	if p.Sequence == nil {
		return nil, errors.New("dd: a problem without a sequence")
	}
	start := p.Start
	if start == nil {
		start = All(len(p.Sequence.Events))
	}
	for _, x := range start {
		if x < 0 || x >= len(p.Sequence.Events) {
			return nil, fmt.Errorf("dd: start candidate names event %d of %d", x, len(p.Sequence.Events))
		}
	}
	r := &Run{
		ctx: ctx, problem: p, oracle: o, opts: opts, keys: newKeyer(&p), start: cloneCandidate(start),
		vote: opts.Vote, minRate: opts.MinRate, records: map[key]*record{}, findings: map[string]*Finding{},
		pool: newPool(max(1, opts.Devices)),
	}
	if r.vote == nil {
		r.vote = Once{}
	}
	r.best = r.start
	r.accepts = [][]int{r.start}
	r.clock.start(p.Sequence.Events, opts.Timeout)
	r.stage = r.stats.stage("search")
	var err error
	if r.store, err = openStore(r); err != nil {
		return nil, err
	}
	return r, nil
}

func (r *Run) close() { r.store.close() }

// Events is the table of events that candidates index.
func (r *Run) Events() []event.Event { return r.problem.Sequence.Events }

// Sequence is the sequence that Events belongs to.
func (r *Run) Sequence() *event.Sequence { return r.problem.Sequence }

// Context ends when the run is to be abandoned at once.
func (r *Run) Context() context.Context { return r.ctx }

// Hint returns the candidate that the problem's hint proposes, or nil.
func (r *Run) Hint() ([]int, error) {
	if r.problem.Hint == nil {
		return nil, nil
	}
	return r.problem.Hint(r.ctx, r)
}

// StartOutcome is the outcome of the first pre-flight trial: how many events it
// took, and the states if the oracle tells them.
func (r *Run) StartOutcome() Outcome { return r.first }

// StateBefore is the GUI state before the i-th event of the start candidate: as
// recorded, or else as the pre-flight saw it; ok is false if nobody knows.
func (r *Run) StateBefore(i int) (s event.State, ok bool) {
	if b := r.Events()[r.start[i]].Before; b != nil {
		return *b, true
	}
	if i < len(r.first.Steps) {
		return r.first.Steps[i].State, true
	}
	return s, false
}

// StateOf is StateBefore for an event of the table.
func (r *Run) StateOf(x int) (s event.State, ok bool) {
	if b := r.Events()[x].Before; b != nil {
		return *b, true
	}
	if i := slices.Index(r.start, x); i >= 0 {
		return r.StateBefore(i)
	}
	return s, false
}

// Devices is how many trials can run at a time.
func (r *Run) Devices() int { return max(1, len(r.pool.alive)) }

// Deterministic reports whether the oracle promises the same answer to repeats.
func (r *Run) Deterministic() bool { return r.opts.Deterministic }

// MinRate is the rate that the user asked results to keep; 0: none was asked for.
func (r *Run) MinRate() float64 { return r.opts.MinRate }

// Flaky reports whether the oracle has contradicted itself.
func (r *Run) Flaky() bool { return r.flaky }

// Stage names the part of the strategy that the following trials belong to, for
// the statistics, the journal and the progress line.
func (r *Run) Stage(name string) {
	if r.stage.Name == name {
		return
	}
	r.stage = r.stats.stage(name)
	r.progress(Progress{Kind: "stage", Text: name})
}

// Test decides whether the candidate reproduces, with as many trials as the
// run's vote needs.
func (r *Run) Test(candidate []int) (bool, error) { return r.TestGoal(candidate, Crash) }

// TestGoal is Test with another goal than Crash.
func (r *Run) TestGoal(candidate []int, g Goal) (bool, error) {
	i, err := r.FirstGoal(1, func(int) []int { return candidate }, g)
	return i == 0, err
}

// First tests the candidates at(0) … at(n-1), several at a time where there are
// several devices, and returns the lowest index that passes, or -1. Which index
// is returned does not depend on timing. A nil candidate is skipped.
func (r *Run) First(n int, at func(i int) []int) (int, error) { return r.FirstGoal(n, at, Crash) }

// Counts returns how many resolved trials of the candidate there were in this
// run, and how many of them reproduced.
func (r *Run) Counts(candidate []int) (reproduced, trials int) {
	rec := r.records[r.keys.of(candidate)]
	if rec == nil {
		return 0, 0
	}
	reproduced, passed := rec.counts(Crash)
	return reproduced, reproduced + passed
}

// Refused reports whether a test of the candidate has already said no, so that
// a strategy can order candidates without asking.
func (r *Run) Refused(candidate []int) bool {
	rec := r.records[r.keys.of(candidate)]
	return rec != nil && rec.refused
}

func (rec *record) counts(g Goal) (holds, not int) {
	for _, o := range rec.outcomes {
		if g.Steps && o.Steps == nil {
			continue
		}
		if g.Holds(o) {
			holds++
		} else {
			not++
		}
	}
	return holds, not
}

func (r *Run) record(c []int) *record {
	k := r.keys.of(c)
	rec := r.records[k]
	if rec == nil {
		rec = &record{}
		r.records[k] = rec
	}
	return rec
}

// Accept records that the candidate reproduces and is better than what was
// known: it becomes the best result on disk and a line of the history.
func (r *Run) Accept(candidate []int) error {
	if slices.Equal(candidate, r.best) {
		return nil
	}
	r.best = cloneCandidate(candidate)
	r.accepts = append(r.accepts, r.best)
	if r.trusting {
		r.reestimate()
	}
	r.stage.Accepted++
	r.stats.Accepted++
	r.progress(Progress{Kind: "accept", Candidate: r.best})
	return r.store.accept(r, r.best)
}

// Best is the best result accepted so far.
func (r *Run) Best() []int { return slices.Clone(r.best) }

// Logf writes a line for the user and the journal.
func (r *Run) Logf(format string, args ...any) {
	r.progress(Progress{Kind: "log", Text: fmt.Sprintf(format, args...)})
}

func (r *Run) warn(format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	if !slices.Contains(r.warnings, text) {
		r.warnings = append(r.warnings, text)
		r.progress(Progress{Kind: "warning", Text: text})
	}
}

func (r *Run) progress(p Progress) {
	if r.opts.Progress == nil {
		return
	}
	p.Stage, p.Best, p.Totals, p.Elapsed = r.stage.Name, len(r.best), r.stats.Totals, r.elapsed()
	r.opts.Progress(p)
}

func (r *Run) elapsed() time.Duration { return r.clock.elapsed() }

// stopped returns the reason to stop now, if there is one.
func (r *Run) stopped() error {
	select {
	case <-r.opts.Stop:
		return ErrInterrupted
	case <-r.ctx.Done():
		return ErrInterrupted
	default:
	}
	b := r.opts.Budget
	switch {
	case b.Trials > 0 && r.stats.Trials >= b.Trials,
		b.Events > 0 && r.stats.Events >= b.Events,
		b.Time > 0 && r.elapsed() >= b.Time:
		return ErrBudget
	}
	return nil
}
