// Which devices are to be believed: their books, those that give no answer, and
// those that say something else than the others.

package dd

import (
	"fmt"
	"math"
	"slices"
)

// silentTrials is how many trials in a row a device may leave without an answer
// that another device then gives.
const silentTrials = 3

// book enters a trial into the books of its device.
func (r *Run) book(t ran) {
	d := r.stats.device(t.device)
	d.Trials++
	if t.lost != nil || t.outcome.Verdict == Unresolved {
		d.Unresolved++
	}
	if t.lost != nil {
		r.drop(t.device, t.lost.Error())
	}
}

// compare takes note of what the last of the devices that were asked for a
// candidate says about those before it: where nobody gets an answer, the fault
// is not theirs.
func (r *Run) compare(asked []int, answered bool) {
	if !answered || len(asked) == 0 {
		return
	}
	last := asked[len(asked)-1]
	for _, d := range asked {
		r.stats.device(d).silent++
	}
	r.stats.device(last).silent = 0
}

// dropSilent takes devices out of use that never answer while others do.
func (r *Run) dropSilent() {
	for _, d := range slices.Clone(r.pool.alive) {
		if n := r.stats.device(d).silent; n >= silentTrials && len(r.pool.alive) > 1 {
			r.pool.remove(d)
			r.drop(d, fmt.Sprintf("no answer in %d trials in a row that another device could answer", n))
		}
	}
}

func (r *Run) drop(device int, why string) {
	d := r.stats.device(device)
	if d.Dropped = why; device < len(r.opts.Names) {
		d.Name = r.opts.Names[device]
	}
	r.warn("device %s is not used any more: %s", d, why)
}

// A device is odd if what it saw of a candidate is that unlikely at the rate that
// the others saw.
const (
	surelyOdd    = 0.001
	perhapsOdd   = 0.1 // then more trials are made
	judgedRounds = 3   // trials of each device before it is judged again …
	mostJudged   = 12  // … and at most
)

// judge asks all devices for the candidate, of which some have seen the crash and
// some have not, and takes those out of use that contradict the others. What they
// said before is struck. Where nobody is odd, the crash is flaky.
func (r *Run) judge(c []int) (dropped bool, err error) {
	for rounds := 0; len(r.pool.alive) > 1; {
		d, p := r.odd(c)
		switch {
		case p <= surelyOdd:
			r.strike(d, c)
			dropped = true
			continue
		case rounds > 0 && p > perhapsOdd || rounds >= mostJudged:
			return dropped, nil
		}
		if _, _, err := r.sample(c, judgedRounds*len(r.pool.alive)); err != nil {
			return dropped, err
		}
		rounds += judgedRounds
	}
	return dropped, nil
}

// odd returns the device that differs most from the others in what it saw of the
// candidate, and how likely such a difference is by chance. Of those that differ alike it is
// the one that gives the crash least, as it is of the least use.
func (r *Run) odd(c []int) (device int, p float64) {
	device, p = -1, 1
	all, each := Rates{}, map[int]Rates{}
	for _, o := range r.record(c).outcomes {
		if slices.Contains(r.pool.alive, o.Device) {
			d := each[o.Device]
			each[o.Device], all = d.with(o), all.with(o)
		}
	}
	leastRate := 1.0
	for _, d := range r.pool.alive {
		own := each[d]
		s, n := all.Reproduced-own.Reproduced, all.Trials-own.Trials
		if own.Trials == 0 || n == 0 {
			continue
		}
		rate := (float64(s) + 0.5) / (float64(n) + 1)
		q := math.Min(binomialAtMost(own.Trials, own.Reproduced, rate), binomialAtLeast(own.Trials, own.Reproduced, rate))
		ownRate := float64(own.Reproduced) / float64(own.Trials)
		// Of two each contradicts the other alike, however many trials each of them had.
		tied := len(r.pool.alive) == 2 || math.Abs(q-p) <= p*1e-9
		odder := !tied && q < p || tied && ownRate < leastRate
		if odder {
			device, p, leastRate = d, q, ownRate
		}
	}
	return device, p
}

func (r Rates) with(o Outcome) Rates {
	r.Trials++
	if o.Verdict == Reproduced {
		r.Reproduced++
	}
	return r
}

// strike takes a device out of use and forgets what it said; refusals that rest
// on it have to be asked again.
func (r *Run) strike(device int, c []int) {
	s, n := 0, 0
	for _, o := range r.record(c).outcomes {
		if o.Device == device {
			n++
			if o.Verdict == Reproduced {
				s++
			}
		}
	}
	all, trials := r.Counts(c)
	r.pool.remove(device)
	for _, rec := range r.records {
		kept := slices.DeleteFunc(rec.outcomes, func(o Outcome) bool { return o.Device == device })
		if len(kept) < len(rec.outcomes) {
			rec.refused = false
		}
		rec.outcomes = kept
	}
	r.drop(device, fmt.Sprintf("it contradicts the others: it saw the crash in %d of %d trials of %s, the others in %d of %d", s, n, brief(c), all-s, trials-n))
}

// contradicted returns a candidate that was seen both with and without the crash.
func (r *Run) contradicted() []int {
	for _, c := range append([][]int{r.start, {}}, r.accepts...) {
		if s, n := r.Counts(c); s > 0 && s < n {
			return c
		}
	}
	return nil
}
