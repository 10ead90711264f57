// From tests to trials: which candidate is run when, and on which device.

package dd

import (
	"errors"
	"math"
	"slices"
)

// FirstGoal is First with another goal than Crash.
//
// Trials run in waves of at most Devices. Lower candidates get devices first,
// as many as could decide them (spare devices serve repeats before they serve
// speculation); what is left over runs the next candidates ahead of time. A
// wave is committed in the order of its candidates, so that the answer, the
// cache and the journal are the same whichever device was faster.
func (r *Run) FirstGoal(n int, at func(i int) []int, g Goal) (int, error) {
	if err := r.settleDoubts(); err != nil {
		return -1, err
	}
	w := wave{run: r, goal: g, n: n, at: at}
	for {
		// The lowest undecided candidate bars the way of all after it.
		for w.head < w.filled() || w.fill() {
			switch w.tests[w.head].decision {
			case Yes:
				return w.finish(w.head)
			case No:
				w.head++
				continue
			}
			break
		}
		if w.head >= n {
			return w.finish(-1)
		}
		if err := w.step(); err != nil {
			return -1, err
		}
	}
}

// Each decides about every one of the candidates, as many trials at a time as
// there are devices.
func (r *Run) Each(candidates [][]int) ([]bool, error) {
	if err := r.settleDoubts(); err != nil {
		return nil, err
	}
	w := wave{run: r, goal: Crash, n: len(candidates), at: func(i int) []int { return candidates[i] }, all: true}
	for w.fill() {
	}
	for slices.ContainsFunc(w.tests, func(t test) bool { return t.decision == Undecided }) {
		if err := w.step(); err != nil {
			return nil, err
		}
	}
	if _, err := w.finish(-1); err != nil {
		return nil, err
	}
	out := make([]bool, len(candidates))
	for i, t := range w.tests {
		out[i] = t.decision == Yes
	}
	return out, nil
}

// test is one candidate being decided.
type test struct {
	candidate  []int
	reproduced int
	passed     int
	decision   Decision
	ran        int // trials made for this test
	recheck    int // extra trials due to one that was refused before
	unresolved bool
}

// wave is the moving window of FirstGoal.
type wave struct {
	run   *Run
	goal  Goal
	n     int
	at    func(int) []int
	tests []test // of candidates 0 … filled()-1
	head  int    // lowest undecided
	all   bool   // all are to be decided, not only those up to the first that passes
}

func (w *wave) filled() int { return len(w.tests) }

// fill takes the next candidate into the window, with what is known about it.
func (w *wave) fill() bool {
	if len(w.tests) >= w.n {
		return false
	}
	r := w.run
	t := test{candidate: w.at(len(w.tests))}
	if t.candidate == nil {
		t.decision = No
		w.tests = append(w.tests, t)
		return true
	}
	if !r.opts.NoCache {
		rec := r.record(t.candidate)
		t.reproduced, t.passed = rec.counts(w.goal)
		t.decision = r.decide(w.goal, t.reproduced, t.passed)
		switch {
		case t.decision == No && r.opts.Recheck > 0 && !r.opts.Deterministic && rec.refused && !w.goal.Steps:
			// One that was refused is looked at again (ref: flips in real logs).
			t.decision = Undecided
			t.recheck = r.opts.Recheck
		case t.decision != Undecided:
			r.stats.CacheHits++
			r.stage.CacheHits++
		}
	}
	w.tests = append(w.tests, t)
	return true
}

// want is how many trials the test could use now.
func (t *test) want(v Vote) int {
	if t.decision != Undecided {
		return 0
	}
	if t.recheck > 0 {
		return t.recheck
	}
	return needed(v, t.reproduced, t.passed)
}

// step runs one wave of trials.
func (w *wave) step() error {
	r := w.run
	room := min(r.Devices(), r.room())
	if room <= 0 {
		if err := r.stopped(); err != nil {
			return err
		}
		return ErrBudget
	}
	vote := r.voteFor(w.goal)
	var batch []request
	var owner []int
	for i := w.head; len(batch) < room && (i < w.filled() || w.fill()); i++ {
		t := &w.tests[i]
		if t.decision == Yes && !w.all {
			break // what lies behind it is not needed
		}
		for k := min(t.want(vote), room-len(batch)); k > 0; k-- {
			batch = append(batch, request{candidate: t.candidate, steps: w.goal.Steps})
			owner = append(owner, i)
		}
	}
	outcomes, err := r.execute(batch)
	if err != nil {
		return err
	}
	for k, o := range outcomes {
		t := &w.tests[owner[k]]
		t.ran++
		switch {
		case o.Verdict == Unresolved:
			// No answer in spite of the retries: not negative, but no way on.
			t.unresolved = true
			r.warn("candidate %s stays unresolved: %s", brief(t.candidate), o.Reason)
			if t.decision == Undecided {
				t.decision = No
			}
			continue
		case w.goal.Holds(o):
			t.reproduced++
		default:
			t.passed++
		}
		d := r.decide(w.goal, t.reproduced, t.passed)
		if t.recheck--; t.recheck <= 0 || d == Yes {
			t.decision = d
		}
	}
	return nil
}

// finish closes the books over the tests that were decided.
func (w *wave) finish(answer int) (int, error) {
	r := w.run
	for i := range w.tests {
		t := &w.tests[i]
		if answer >= 0 && i > answer {
			r.stats.Wasted += t.ran
			r.stage.Wasted += t.ran
			continue
		}
		if t.candidate == nil {
			continue
		}
		r.stats.Tests++
		r.stage.Tests++
		if t.decision == No && !t.unresolved && w.goal.Name == Crash.Name {
			r.record(t.candidate).refused = true
		}
	}
	return answer, nil
}

func (r *Run) voteFor(g Goal) Vote {
	if g.Steps {
		return Once{} // local criteria are checked against the crash later
	}
	return r.vote
}

func (r *Run) decide(g Goal, reproduced, passed int) Decision {
	return r.voteFor(g).Decide(reproduced, passed)
}

// room is how many trials the budget still allows.
func (r *Run) room() int {
	if r.stopped() != nil {
		return 0
	}
	if b := r.opts.Budget.Trials; b > 0 {
		return b - r.stats.Trials
	}
	return math.MaxInt
}

// Execute runs each of the candidates exactly once, without voting, at most
// Devices at a time, and returns the outcomes by index. A candidate may occur
// several times. Unresolved trials are repeated as the run's options say; one
// that stays unresolved is returned as such.
func (r *Run) Execute(candidates [][]int, steps bool) ([]Outcome, error) {
	batch := make([]request, len(candidates))
	for i, c := range candidates {
		batch[i] = request{candidate: c, steps: steps}
	}
	return r.execute(batch)
}

// request is one trial to be made.
type request struct {
	candidate []int
	steps     bool
}

// execute makes the trials, in chunks of at most Devices, journals them in
// order, and returns their outcomes by index.
func (r *Run) execute(batch []request) ([]Outcome, error) {
	out := make([]Outcome, len(batch))
	for lo := 0; lo < len(batch); {
		if err := r.stopped(); err != nil {
			return nil, err
		}
		n := min(r.Devices(), len(batch)-lo, r.room())
		if err := r.chunk(batch[lo:lo+n], out[lo:lo+n]); err != nil {
			return nil, err
		}
		lo += n
	}
	return out, nil
}

// chunk makes at most Devices trials at a time and repeats unresolved ones.
func (r *Run) chunk(batch []request, out []Outcome) error {
	retries := r.opts.Retries
	if retries == 0 {
		retries = 2
	}
	todo := All(len(batch))
	asked := make([][]int, len(batch)) // devices that made the trials, in order
	for attempt := 0; ; attempt++ {
		if err := r.attempt(batch, todo, attempt, out, asked); err != nil {
			return err
		}
		for _, i := range todo {
			r.compare(asked[i], out[i].Verdict != Unresolved)
		}
		r.dropSilent()
		var again []int
		for _, i := range todo {
			if out[i].Verdict == Unresolved {
				again = append(again, i)
			}
		}
		if len(again) == 0 || attempt >= retries {
			return nil
		}
		if err := r.stopped(); err != nil {
			return err
		}
		todo = again
	}
}

// attempt makes the trials todo of the batch once.
func (r *Run) attempt(batch []request, todo []int, attempt int, out []Outcome, asked [][]int) error {
	var live []int // those that no journal answers
	known := make([]bool, len(batch))
	for _, i := range todo {
		if out[i], known[i] = r.store.recall(r.keys.of(batch[i].candidate), batch[i].steps); !known[i] {
			live = append(live, i)
		}
	}
	recalled := len(todo) - len(live)
	for len(live) > 0 {
		n := min(len(live), r.Devices())
		now := live[:n]
		trials := make([]Trial, n)
		places := make([]int, n)
		for k, i := range now {
			places[k] = slices.Index(todo, i) + attempt
			c := batch[i].candidate
			rec := r.record(c)
			trials[k] = Trial{
				Candidate: cloneCandidate(c), Sequence: r.problem.Sequence.Select(c),
				Number: r.stats.Trials + recalled + k + 1, Repeat: len(rec.outcomes) + rec.unresolved,
				Timeout: r.clock.timeout(c, attempt), Steps: batch[i].steps,
			}
			trials[k].Repeat += earlier(r.keys, batch, todo, i)
		}
		results, err := r.pool.run(r.ctx, r.oracle, trials, r.clock.grace(), places)
		if err != nil {
			if r.ctx.Err() != nil {
				return ErrInterrupted
			}
			return err
		}
		var lost []int
		for k, i := range now {
			r.book(results[k])
			asked[i] = append(asked[i], results[k].device)
			if results[k].lost != nil {
				if results[k].rerun {
					lost = append(lost, i)
					continue
				}
			}
			out[i] = results[k].outcome
			out[i].Device = results[k].device
			if out[i].Duration == 0 {
				out[i].Duration = results[k].took
			}
			if out[i].Verdict != Unresolved {
				r.clock.observe(batch[i].candidate, out[i].Duration)
			}
		}
		if len(lost) > 0 && len(r.pool.alive) == 0 {
			return ErrNoDevice
		}
		live = append(lost, live[n:]...)
	}
	for _, i := range todo {
		if err := r.commit(batch[i], out[i], known[i]); err != nil {
			return err
		}
	}
	if len(r.pool.alive) == 0 {
		return ErrNoDevice
	}
	return nil
}

// earlier counts the trials of the same content that come before number i of
// the batch and are not in the books yet.
func earlier(k *keyer, batch []request, todo []int, i int) int {
	n, own := 0, k.of(batch[i].candidate)
	for _, j := range todo {
		if j < i && k.of(batch[j].candidate) == own {
			n++
		}
	}
	return n
}

// commit enters one outcome into the books; known ones are in the journal already.
func (r *Run) commit(q request, o Outcome, known bool) error {
	if o.Events == 0 {
		o.Events = len(q.candidate)
	}
	r.stats.add(r.stage, o)
	rec := r.record(q.candidate)
	if o.Verdict == Unresolved {
		rec.unresolved++
	} else {
		kept := o
		kept.Report = ""
		rec.outcomes = append(rec.outcomes, kept)
		if s, f := rec.counts(Crash); s > 0 && f > 0 && !r.flaky {
			r.contradiction(q.candidate)
		}
	}
	// The finding comes first: a line in the journal vouches for its file.
	if o.Verdict == Passed && o.Signature != "" {
		if err := r.finding(q.candidate, o, known); err != nil {
			return err
		}
	}
	if !known {
		if err := r.store.trial(r, q, o); err != nil {
			return err
		}
	}
	r.progress(Progress{Kind: "trial", Candidate: q.candidate, Outcome: &o})
	return nil
}

// finding keeps another crash that was seen on the way; the shortest sequence wins.
func (r *Run) finding(c []int, o Outcome, known bool) error {
	f := r.findings[o.Signature]
	if f != nil && len(f.Candidate) <= len(c) {
		return nil
	}
	if f == nil {
		r.order = append(r.order, o.Signature)
	}
	f = &Finding{Signature: o.Signature, Candidate: cloneCandidate(c), Report: o.Report}
	r.findings[o.Signature] = f
	r.progress(Progress{Kind: "finding", Text: o.Signature, Candidate: f.Candidate})
	return r.store.finding(r, f, known)
}

// ErrNoDevice ends a run whose last device is gone.
var ErrNoDevice = errors.New("no device is left")

// eventsOf names a candidate in a message.
func eventsOf(c []int) string {
	switch len(c) {
	case 0:
		return "the launch alone"
	case 1:
		return "event " + brief(c)
	}
	return "events " + brief(c)
}

// brief writes a candidate for a message.
func brief(c []int) string {
	s := FormatCandidate(c)
	if len(s) > 60 {
		s = s[:57] + "…"
	}
	return s
}
