// The devices, and one trial on each of them at a time.

package dd

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// ErrDeviceLost is wrapped by an oracle's error when the trial's device is gone
// for good; the trial is repeated on another one.
var ErrDeviceLost = errors.New("device lost")

// pool keeps the numbers of the devices that still answer.
type pool struct{ alive []int }

func newPool(n int) *pool { return &pool{alive: All(n)} }

func (p *pool) remove(device int) {
	for i, d := range p.alive {
		if d == device {
			p.alive = append(p.alive[:i:i], p.alive[i+1:]...)
			return
		}
	}
}

// putLast has the device asked after all others.
func (p *pool) putLast(device int) {
	if len(p.alive) > 1 && slices.Contains(p.alive, device) {
		p.remove(device)
		p.alive = append(p.alive, device)
	}
}

// ran is what came of one trial.
type ran struct {
	outcome Outcome
	err     error
	took    time.Duration
	device  int
	lost    error // why the device is lost
	rerun   bool  // the trial has no outcome of its own
}

// run makes the trials, one on each device, and waits for all of them. The places
// choose the devices: those that the trials have among all that were to be made,
// with what a journal answered, so that a run that is resumed asks the same devices,
// and shifted for a repeat, so that trouble of a candidate and of a device can be
// told apart.
func (p *pool) run(ctx context.Context, o Oracle, trials []Trial, grace time.Duration, places []int) ([]ran, error) {
	results := make([]ran, len(trials))
	done := make([]chan ran, len(trials))
	taken := make([]bool, len(p.alive))
	for i := range trials {
		at := places[i] % len(taken)
		for taken[at] {
			at = (at + 1) % len(taken)
		}
		taken[at] = true
		trials[i].Device = p.alive[at]
		done[i] = make(chan ran, 1)
		go func(t Trial, done chan<- ran) { done <- supervised(ctx, o, t, grace) }(trials[i], done[i])
	}
	for i := range done {
		results[i] = <-done[i]
	}
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	for i := range results {
		res := &results[i]
		switch {
		case res.err == nil:
		case errors.Is(res.err, ErrDeviceLost):
			res.lost, res.rerun = res.err, true
		default:
			return nil, fmt.Errorf("trial %d on device %d: %w", trials[i].Number, res.device, res.err)
		}
		if res.lost != nil {
			p.remove(res.device)
		}
	}
	return results, nil
}

// supervised makes one trial and does not wait for ever: an oracle that ignores
// the end of its context for the grace period loses its device.
func supervised(ctx context.Context, o Oracle, t Trial, grace time.Duration) ran {
	began := time.Now()
	tctx, cancel := ctx, context.CancelFunc(func() {})
	if t.Timeout > 0 {
		tctx, cancel = context.WithTimeout(ctx, t.Timeout)
	}
	defer cancel()
	done := make(chan ran, 1)
	go func() {
		out, err := o.Run(tctx, t)
		done <- ran{outcome: out, err: err}
	}()
	result := ran{}
	select {
	case result = <-done:
	case <-tctx.Done():
		patience := time.NewTimer(grace)
		defer patience.Stop()
		select {
		case result = <-done:
		case <-patience.C:
			result.outcome = Outcome{Reason: fmt.Sprintf("time-out after %s", t.Timeout)}
			result.lost = fmt.Errorf("it did not end trial %d within %s after its time-out of %s", t.Number, grace, t.Timeout)
		}
	}
	result.took, result.device = time.Since(began), t.Device
	if result.err != nil && tctx.Err() != nil && ctx.Err() == nil && !errors.Is(result.err, ErrDeviceLost) {
		// The time-out made the oracle fail; that is no answer, and no disaster.
		result.outcome, result.err = Outcome{Reason: fmt.Sprintf("time-out after %s", t.Timeout)}, nil
	}
	return result
}
