// A recording and the device that judges what is left of it.

package reducers

import (
	"context"
	"fmt"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/device/monkey"
	"github.com/esdroid/esdroid/slice/crash"
)

// Subject is a recording that crashes an app.
type Subject struct {
	Sequence *event.Sequence
	device   *host.Device
	crash    crash.Signature
	known    map[string]dd.Outcome // by candidate: the device repeats itself
}

// Record sends random events to an app until it crashes; nil if so many events do
// not crash it.
func Record(ctx context.Context, path string, seed int64, most int) (*Subject, error) {
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	d, err := host.Open(app, host.Options{})
	if err != nil {
		return nil, err
	}
	run, err := monkey.Do(ctx, d, monkey.Options{Seed: seed, Events: most, Mode: monkey.Uniform, States: true, Width: 1080, Height: 1920})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if run.Result.Status != device.Crashed || run.Launches > 0 {
		return nil, d.Close()
	}
	s := &Subject{Sequence: run.Sequence, device: d, known: map[string]dd.Outcome{}}
	s.crash, _ = signature(run.Crash)
	return s, nil
}

// Close ends the device.
func (s *Subject) Close() error { return s.device.Close() }

func signature(text string) (crash.Signature, bool) {
	found := crash.ParseText(text)
	if len(found) == 0 {
		return crash.Signature{}, false
	}
	return found[0].Signature(crash.ByAppFrames, nil), true
}

// Run implements dd.Oracle: the device replays the candidate from the launch on and
// tells the state before each event.
func (s *Subject) Run(ctx context.Context, t dd.Trial) (dd.Outcome, error) {
	key := dd.FormatCandidate(t.Candidate)
	if out, ok := s.known[key]; ok {
		return out, nil
	}
	if err := s.device.Reset(ctx); err != nil {
		return dd.Outcome{}, err
	}
	steps, result, err := replay(ctx, s.device, t.Sequence, nil)
	if err != nil {
		return dd.Outcome{}, err
	}
	out := dd.Outcome{Verdict: dd.Passed, Stable: true, Steps: steps}
	if out.Events = len(steps); !result.Over() {
		out.Events--
	}
	switch result.Status {
	case device.Crashed:
		if sig, ok := signature(s.device.Crash()); ok && sig.Equal(s.crash) {
			out.Verdict = dd.Reproduced
		}
	case device.Broken:
		out.Verdict, out.Reason = dd.Unresolved, result.Reason
	}
	s.known[key] = out
	return out, nil
}

// replay launches an app and sends it events until it is over. It tells the state before
// each event and the one at the end, if the app is still there, and what was covered until
// then, if covered tells.
func replay(ctx context.Context, d *host.Device, q *event.Sequence, covered func() []int) ([]dd.Step, device.Result, error) {
	var steps []dd.Step
	look := func() error {
		state, err := d.State(ctx)
		step := dd.Step{State: state.Event()}
		if covered != nil {
			step.Covered = covered()
		}
		steps = append(steps, step)
		return err
	}
	result, err := d.Launch(ctx, q.Activity)
	for i := 0; err == nil && !result.Over() && i < len(q.Events); i++ {
		if err = look(); err != nil {
			break
		}
		e := q.Events[i]
		e.Delay = 0 // the device waits until the app is at rest
		result, err = d.Send(ctx, &e)
	}
	if err == nil && !result.Over() {
		err = look()
	}
	return steps, result, err
}
