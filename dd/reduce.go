// The frame around a strategy: pre-flight, confirmation, certificate.

package dd

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// ErrNotReproduced: the start candidate does not reproduce.
var ErrNotReproduced = errors.New("the sequence does not reproduce the crash")

const (
	preflightStable = 3  // trials before an oracle is taken to be stable
	preflightFlaky  = 20 // trials that measure the rate of a flaky one
	preflightRare   = 14 // trials before a sequence is said not to reproduce
	confirmFlaky    = 30

	keepPart     = 0.5  // of the input's rate that candidates must have, if no rate is asked for
	promisedPart = 0.8  // of that, what is promised of the result, as rates are estimates
	missPart     = 0.02 // of the candidates that reproduce, how many may be missed

	// Without another budget a flaky crash gets this many refusals' worth of
	// trials, and so many more for each event.
	flakyRefusals  = 100
	eventRefusals  = 3
	refusalAtLeast = 4 // trials that a refusal is taken to need
)

// reduce runs the strategy with what goes before and after it.
func (r *Run) reduce(s Strategy) (*Result, error) {
	res := &Result{Candidate: r.Best()}
	err := r.preflight(res)
	if err == nil {
		if len(r.store.pending) == 0 {
			_, err = r.store.best(r, r.best)
		}
	}
	if err == nil {
		err = r.search(s, res)
	}
	if errors.Is(err, ErrBudget) || errors.Is(err, ErrInterrupted) {
		res.Stopped, res.Reason, err = err, err.Error(), nil
	}
	res.Candidate = r.Best()
	res.Certified, res.CertifyRuns = r.Certificate(r.best)
	if res.Unsure = r.unsure(r.best); res.Unsure > 0 {
		res.Certified = false
	}
	res.Trivial = len(r.best) == 0
	res.Flaky, res.MinRate = r.flaky, r.minRate
	for _, signature := range r.order {
		res.Findings = append(res.Findings, *r.findings[signature])
	}
	r.stats.Unique = 0
	for _, rec := range r.records {
		if len(rec.outcomes) > 0 {
			r.stats.Unique++
		}
	}
	res.Stats, res.Warnings = r.stats, r.warnings
	if werr := r.store.report(res); err == nil {
		err = werr
	}
	return res, err
}

// preflight checks that the start reproduces, and how reliably.
func (r *Run) preflight(res *Result) error {
	n := r.opts.Preflight
	switch {
	case n < 0:
		return nil
	case n == 0 && r.opts.Deterministic:
		n = r.Devices() // a device that differs is found at once
	case n == 0:
		n = max(preflightStable, r.Devices())
	}
	r.Stage("preflight")
	defer r.Stage("search")
	first, err := r.Execute([][]int{r.start}, true)
	if err != nil {
		return err
	}
	if r.first = first[0]; r.first.Stable {
		r.opts.Deterministic = true
		n = 1
	}
	r.pool.putLast(r.first.Device) // each device is to have a trial
	_, _, err = r.sample(r.start, n-1)
	slices.Sort(r.pool.alive)
	if err != nil {
		return err
	}
	if err := r.askDevices(); err != nil {
		return err
	}
	s, trials := r.Counts(r.start)
	if trials == 0 {
		return fmt.Errorf("no trial of %d gave an answer: %s", n, r.first.Reason)
	}
	if s < trials && r.opts.Preflight == 0 && !r.opts.Deterministic {
		enough := preflightFlaky
		if s == 0 {
			enough = preflightRare // more likely something else is wrong
		}
		if _, _, err := r.sample(r.start, enough-trials); err != nil {
			return err
		}
		s, trials = r.Counts(r.start)
	}
	res.RateBefore = Rates{s, trials}
	switch {
	case s == 0:
		return fmt.Errorf("%w: 0 of %d trials%s", ErrNotReproduced, trials, r.otherCrash())
	case s < trials:
		r.flaky, r.calibrate = true, false
		r.settle()
	}
	return r.launchAlone()
}

// launchAlone asks whether the app crashes without any event; then nothing is left
// to look for.
func (r *Run) launchAlone() error {
	if r.Devices() > 1 && !r.first.Stable {
		if _, _, err := r.sample(nil, r.Devices()); err != nil {
			return err
		}
		if err := r.askDevices(); err != nil {
			return err
		}
	}
	crashes, err := r.Test([]int{})
	if errors.Is(err, errRestart) {
		crashes, err = r.Test([]int{})
	}
	if err != nil || !crashes {
		return err
	}
	return r.Accept([]int{})
}

func (r *Run) otherCrash() string {
	if len(r.order) == 0 {
		return ""
	}
	return fmt.Sprintf("; it gives another crash: %s", r.order[0])
}

// sample runs the candidate n times and returns how many of the resolved trials reproduced.
func (r *Run) sample(c []int, n int) (reproduced, resolved int, err error) {
	batch := make([][]int, max(n, 0))
	for i := range batch {
		batch[i] = c
	}
	outcomes, err := r.Execute(batch, false)
	for _, o := range outcomes {
		if o.Verdict != Unresolved {
			resolved++
		}
		if o.Verdict == Reproduced {
			reproduced++
		}
	}
	return reproduced, resolved, err
}

// errRestart ends a strategy whose best result turned out not to keep the rate.
var errRestart = errors.New("the best result so far does not keep the rate")

// mostRestarts bounds how often a strategy is started again.
const mostRestarts = 6

// search runs the strategy and confirms its result; where the result does not
// keep the rate, it goes back to the last one that does and starts again, with
// what has been learned.
func (r *Run) search(s Strategy, res *Result) error {
	for restarts := 0; ; restarts++ {
		c, err := s(r, cloneCandidate(r.best))
		switch {
		case errors.Is(err, errRestart) && restarts < mostRestarts:
			continue
		case errors.Is(err, errRestart):
			r.warn("gave up after %d restarts", restarts)
		case err != nil:
			return err
		default:
			if err := r.Accept(c); err != nil {
				return err
			}
		}
		back, err := r.confirm(res)
		if err != nil || !back || restarts >= mostRestarts {
			return err
		}
	}
}

// contradiction is called when a candidate was seen both with and without the crash.
func (r *Run) contradiction(c []int) {
	r.flaky = true
	if r.Devices() > 1 {
		r.doubted = append([]int{}, c...)
	} else {
		r.unsteady(c)
	}
}

// unsteady takes note that the crash does not come every time.
func (r *Run) unsteady(c []int) {
	if r.opts.Vote == nil && !r.opts.Deterministic {
		r.calibrate = true // and says so when the rate is known
		return
	}
	s, n := r.Counts(c)
	r.warn("the crash does not come every time: %s gave it in %d of %d trials", eventsOf(c), s, n)
}

// askDevices finds out whether a contradiction is the fault of a device, and
// reports by flaky and calibrate if it is not.
func (r *Run) askDevices() error {
	for r.doubted != nil {
		c := r.doubted
		r.doubted = nil
		dropped, err := r.judge(c)
		if err != nil {
			return err
		}
		if other := r.contradicted(); other != nil && dropped {
			r.doubted = other
		} else if other != nil {
			r.unsteady(c)
		} else {
			r.flaky = false
		}
	}
	return nil
}

// settleDoubts is called before tests: what was decided from trials that have
// turned out to be untrue is decided again, by a strategy that starts anew.
func (r *Run) settleDoubts() error {
	if r.doubted != nil {
		if err := r.askDevices(); err != nil {
			return err
		}
		if !r.flaky {
			return r.again()
		}
	}
	if r.calibrate {
		return r.measureRate()
	}
	return nil
}

// settle chooses how to vote from now on. A rate that was asked for is held to at
// every step, unless the input itself does not have it. Otherwise candidates need
// only reproduce once, until the result turns out not to keep the rate.
func (r *Run) settle() {
	s, n := r.Counts(r.start)
	r.warn("the crash does not come every time: the whole sequence gave it in %d of %d trials", s, n)
	if asked := r.opts.MinRate; asked > 0 {
		if _, hi := Wilson(s, n, 0.95); hi >= asked {
			r.minRate, r.trusting = asked, false
			r.strict(asked)
			r.allow()
			return
		}
		r.warn("the whole sequence reproduced in only %d of %d trials, less often than the rate of %.2f that the result should keep; it will keep less", s, n, asked)
	}
	r.trusting, r.counted = true, len(r.accepts)
	r.reestimate()
	r.Logf("the result will have to give the crash in at least %.0f %% of the trials", 100*r.minRate)
	r.allow()
}

// allow sets the budget of trials where none was given, so that a crash that is
// too rare to reduce comes to an end.
func (r *Run) allow() {
	if r.opts.Budget == (Budget{}) {
		r.opts.Budget.Trials = r.stats.Trials + max(refusalAtLeast, needed(r.vote, 0, 0))*(flakyRefusals+eventRefusals*len(r.start))
		r.Logf("at most %d trials will be made; --max-tests changes this", r.opts.Budget.Trials)
	}
}

// strict votes for candidates that reproduce at the rate.
func (r *Run) strict(rate float64) {
	if r.opts.Vote == nil {
		r.vote = Rate{Min: rate, Alpha: 0.05, Beta: 0.1, Max: 40}
	}
}

// reestimate takes the rate from all trials of the input and of what was accepted
// since the crash is known to be flaky; what was accepted before reproduced at
// its first trial, which says too much.
func (r *Run) reestimate() {
	s, n := r.Counts(r.start)
	for _, c := range r.accepts[min(r.counted, len(r.accepts)):] {
		cs, cn := r.Counts(c)
		s, n = s+cs, n+cn
	}
	rate := (float64(s) + 1) / (float64(n) + 2)
	r.minRate = math.Max(promisedPart*keepPart*rate, 0.02)
	if r.opts.Vote == nil {
		r.vote = Seen{Rate: 0.9 * rate, Beta: missPart}
	}
}

// distrust votes strictly from now on: several steps that each seemed to keep
// the rate have lost it together.
func (r *Run) distrust() {
	r.trusting = false
	r.strict(r.minRate / promisedPart)
}

// measureRate is called once the oracle has turned out to be flaky in the course
// of a search: it measures what the start does, and starts the search again with
// what has been learned, as single trials have decided so far.
func (r *Run) measureRate() error {
	r.calibrate = false
	was := r.stage.Name
	r.Stage("measure the rate")
	defer r.Stage(was)
	if _, _, err := r.sample(r.start, preflightFlaky); err != nil {
		return err
	}
	r.settle()
	return r.again()
}

// again goes back to the last result that holds and has the strategy start there.
func (r *Run) again() error {
	if _, err := r.rollback(); err != nil {
		return err
	}
	return errRestart
}

// rollback goes back to the last accepted candidate for which the vote is yes,
// running more trials where it is not decided, and reports whether it moved.
// It takes the rate to fall along the accepted steps, and halves them.
func (r *Run) rollback() (back bool, err error) {
	keeps, lost := 0, len(r.accepts) // the last that is known to keep the rate, the first that is not
	for at := len(r.accepts) - 1; keeps < lost-1; at = (keeps + lost) / 2 {
		d, err := r.settled(r.accepts[at])
		if err != nil {
			return false, err
		}
		if d == No {
			lost = at
		} else {
			keeps = at
		}
	}
	if lost == len(r.accepts) {
		return false, nil
	}
	r.tooRare(r.accepts[lost])
	for _, c := range r.accepts[lost:] {
		r.record(c).refused = true
	}
	r.kernel = r.best
	r.accepts = r.accepts[:lost]
	r.best = r.accepts[keeps]
	return true, r.store.accept(r, r.best)
}

// settled runs the candidate until the vote is decided; undecided: there are no
// answers.
func (r *Run) settled(c []int) (Decision, error) {
	for {
		s, n := r.Counts(c)
		d := r.vote.Decide(s, n-s)
		if d != Undecided {
			return d, nil
		}
		if _, got, err := r.sample(c, min(r.Devices(), needed(r.vote, s, n-s))); err != nil || got == 0 {
			return d, err
		}
	}
}

func (r *Run) tooRare(c []int) {
	s, n := r.Counts(c)
	r.warn("%s gave the crash in only %d of %d trials; back to the step before", eventsOf(c), s, n)
}

// goBack takes back the last accepted step.
func (r *Run) goBack() error {
	r.tooRare(r.best)
	r.record(r.best).refused = true
	r.kernel = r.best
	r.accepts = r.accepts[:len(r.accepts)-1]
	r.best = r.accepts[len(r.accepts)-1]
	return r.store.accept(r, r.best)
}

// confirm runs the result again, independently of the search, and reports
// whether it had to go back to an earlier one.
func (r *Run) confirm(res *Result) (back bool, err error) {
	n := r.opts.Confirm
	switch {
	case n < 0:
		return false, nil
	case n == 0 && r.opts.Deterministic && (r.first.Stable || r.opts.Preflight < 0):
		n = 1
	case n == 0 && r.opts.Deterministic:
		n = r.Devices()
	case n == 0 && r.flaky:
		n = confirmFlaky
	case n == 0:
		n = max(preflightStable, r.Devices())
	}
	r.Stage("confirm")
	if err := r.settleDoubts(); errors.Is(err, errRestart) {
		return true, nil
	} else if err != nil {
		return false, err
	}
	if r.flaky && r.opts.Vote == nil && !r.trusting {
		if back, err = r.rollback(); err != nil || back {
			return back, err
		}
	}
	s, trials, err := r.sample(r.best, n)
	if err != nil {
		return false, err
	}
	res.RateAfter = Rates{s, trials}
	switch {
	case r.calibrate || r.doubted != nil: // these trials were the first to disagree
		return r.confirm(res)
	case s > 0 && float64(s) >= r.goal()*float64(trials):
	case len(r.accepts) == 1:
		r.warn("the result reproduced in only %d of %d confirming trials", s, trials)
	case r.trusting && r.minRate > 0:
		r.distrust()
		if back, err = r.rollback(); err != nil || back {
			return back, err
		}
		return true, r.goBack()
	default:
		return true, r.goBack()
	}
	return false, nil
}

// goal is the rate that confirming trials must show; 0: any.
func (r *Run) goal() float64 {
	if r.opts.MinRate > 0 && r.minRate == r.opts.MinRate {
		return r.minRate
	}
	return r.minRate / promisedPart
}

// Certificate reports whether the candidate has been seen to crash, and the launch
// alone and every single removal have been tested and refused, and how many trials
// each removal had at least.
func (r *Run) Certificate(candidate []int) (certified bool, runs int) {
	s, n := r.Counts(candidate)
	known := r.opts.Preflight < 0 && slices.Equal(candidate, r.start) // whoever asked knows that it crashes
	if !known && (s == 0 || r.vote.Decide(s, n-s) == No) {
		return false, 0
	}
	if len(candidate) == 0 {
		return true, 0
	}
	if refused, _ := r.isRefused(nil); !refused {
		return false, 0
	}
	runs = math.MaxInt
	for i := range candidate {
		refused, trials := r.isRefused(dropAt(candidate, i))
		if !refused {
			return false, 0
		}
		runs = min(runs, trials)
	}
	return true, runs
}

// unsure counts the events of the candidate whose removal was refused without the
// trials telling: at a rate near the one to keep, a bounded number of them may not.
func (r *Run) unsure(candidate []int) int {
	v, ok := r.vote.(Rate)
	if !ok {
		return 0
	}
	n := 0
	for i := range candidate {
		s, trials := r.Counts(dropAt(candidate, i))
		if v.Decide(s, trials-s) == No && !v.tells(s, trials-s) {
			n++
		}
	}
	return n
}

// isRefused reports whether tests have said no to the candidate, in how many trials.
func (r *Run) isRefused(c []int) (refused bool, trials int) {
	rec := r.records[r.keys.of(c)]
	if rec == nil {
		return false, 0
	}
	s, f := rec.counts(Crash)
	d := r.vote.Decide(s, f)
	return d == No || d == Undecided && rec.refused, s + f
}

// dropAt returns the candidate without its i-th event.
func dropAt(c []int, i int) []int {
	out := make([]int, 0, len(c)-1)
	out = append(out, c[:i]...)
	return append(out, c[i+1:]...)
}
