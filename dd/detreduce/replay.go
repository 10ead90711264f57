// Replaying a trace several times.

package detreduce

import (
	"errors"
	"fmt"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// A verdict on a trace: how far all its replays agreed with the recording.
type verdict struct {
	// failed is the number of the first transition, from 1, after which a replay
	// was in another state; 0: all replays agreed.
	failed int
	// covered is what every replay covered, nil if replays do not tell.
	covered bitset
}

// replayer decides whether a trace is replayable: Replay(τ) of the paper.
type replayer interface {
	replay(steps []Transition) (verdict, error)
}

// ErrWrongStart reports that the app does not start where the traces begin.
var ErrWrongStart = errors.New("the app starts in another state than the traces")

// Limits of replays that say nothing.
const (
	wrongStarts = 3 // starts in another state, one after the other
	noAnswers   = 5 // unresolved replays of one trace
)

// device replays on whatever a run schedules over.
type device struct {
	run     *dd.Run
	suite   *Suite
	options *Options
	starts  int
}

// replay executes the trace until it has agreed with the recording as often as
// asked, or disagreed once. A disagreement after a scroll or an edit may be
// forgiven a few times (as the published tool does): what such actions lead to
// depends on timing.
func (d *device) replay(steps []Transition) (verdict, error) {
	trace := Trace{Steps: steps}
	candidate := trace.Events()
	tolerated := 0
	if d.options.TolerateScrollEdit {
		tolerated = max(2, d.options.Replays/3)
	}
	var v verdict
	known := true
	for agreed, unresolved := 0, 0; agreed < d.options.Replays; {
		// One replay finds nearly all traces that fail; more follow together.
		n := 1
		if agreed > 0 {
			n = min(d.options.Replays-agreed, d.run.Devices())
		}
		batch := make([][]int, n)
		for i := range batch {
			batch[i] = candidate
		}
		outcomes, err := d.run.Execute(batch, true)
		if err != nil {
			return verdict{}, err
		}
		failed := 0
		for _, o := range outcomes {
			if o.Verdict == dd.Unresolved || o.Steps == nil {
				if unresolved++; unresolved >= noAnswers {
					return verdict{}, fmt.Errorf("detreduce: a trace of %d actions could not be replayed: %s", len(steps), reason(o))
				}
				continue
			}
			if len(o.Steps) == 0 || !d.same(o.Steps[0].State, d.suite.States[0]) {
				if d.starts++; d.starts >= wrongStarts {
					return verdict{}, fmt.Errorf("detreduce: %w: %s instead of %s", ErrWrongStart, began(o), brief(d.suite.States[0]))
				}
				continue
			}
			d.starts = 0
			at := d.departs(steps, o)
			switch {
			case at == 0:
				agreed++
				if c := d.covered(o); c == nil {
					known = false
				} else if v.covered == nil {
					v.covered = c
				} else {
					v.covered.and(c)
				}
			case tolerated > 0 && scrolls(d.suite.Actions[steps[at-1].Action].Kind):
				tolerated--
			case failed == 0 || at < failed:
				failed = at
			}
		}
		if failed > 0 {
			return verdict{failed: failed}, nil
		}
	}
	if !known {
		v.covered = nil
	}
	return v, nil
}

func reason(o dd.Outcome) string {
	if o.Reason != "" {
		return o.Reason
	}
	return "the oracle does not tell the states"
}

func began(o dd.Outcome) string {
	if len(o.Steps) == 0 {
		return "no state at all"
	}
	return brief(o.Steps[0].State)
}

func (d *device) same(a, b event.State) bool {
	if d.options.Same != nil {
		return d.options.Same(a, b)
	}
	return a == b
}

// departs returns the number of the first transition after which the replay was
// in another state than recorded, or 0.
func (d *device) departs(steps []Transition, o dd.Outcome) int {
	for i := range steps {
		if i+1 >= len(o.Steps) || !d.same(o.Steps[i+1].State, d.suite.States[steps[i].To]) {
			return i + 1
		}
	}
	return 0
}

// covered returns the units that a replay which agreed covered, or nil if it
// did not record any code.
func (d *device) covered(o dd.Outcome) bitset {
	b := newBitset(d.suite.Units)
	told := len(d.suite.unitOf) == 0
	for i := range o.Steps {
		for _, branch := range o.Steps[i].Covered {
			told = true
			if u, ok := d.suite.unitOf[branch]; ok {
				b.add(u)
			}
		}
	}
	if !told {
		return nil
	}
	return b
}

// scrolls reports the actions whose outcome depends on timing.
func scrolls(k event.Kind) bool { return k == event.Swipe || k == event.Text }
