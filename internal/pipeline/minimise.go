// Minimising the events, the guess of the event graph first.

package pipeline

import (
	"context"
	"errors"
	"fmt"
	"sort"
	"sync"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dd/minimize"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/pipeline/reach"
	"github.com/esdroid/esdroid/slice/crash"
)

// Reduced is what minimising came to.
type Reduced struct {
	header
	Of        int   `json:"of"`
	Left      []int `json:"left"` // indices into the produced sequence
	Certified bool  `json:"certified"`
	Trials    int   `json:"trials"`
	Replayed  int   `json:"replayed"` // events
	// Guess are the events that the crash depends on by the event graph of a recorded
	// run; nil if that could not tell. Hit is whether they alone gave the crash.
	Guess []int `json:"guess"`
	Hit   bool  `json:"hit"`
	// Origins are where the null came from in that run: see origins.
	Origins []string `json:"origins"`
}

func (r *run) minimise(ctx context.Context) error {
	var red Reduced
	found, err := r.folder.readJSON("minimise.json", &red)
	if err != nil {
		return err
	}
	if !found {
		if err := r.reduce(ctx, &red); err != nil {
			return err
		}
		minimal, err := r.aimed(ctx, &red)
		if err != nil {
			return err
		}
		if err := r.folder.writeEvents("minimal.jsonl", minimal); err != nil {
			return err
		}
		red.header = header{"esdroid-minimise", 1}
		if err := r.folder.writeJSON("minimise.json", red); err != nil {
			return err
		}
	}
	r.reduced = &red
	if r.minimal, err = r.folder.readEvents("minimal.jsonl"); err != nil {
		return err
	}
	r.Progress(Minimise, fmt.Sprintf("%d of %s left after %s", len(r.minimal.Events), eventCount(red.Of), trialCount(red.Trials)))
	return nil
}

func (r *run) reduce(ctx context.Context, red *Reduced) error {
	o := &oracle{run: r, devices: make([]*host.Device, r.Jobs)}
	defer o.close()
	var once sync.Once
	problem := dd.Problem{Sequence: r.events, Environment: "embedded device", Hint: func(ctx context.Context, _ *dd.Run) ([]int, error) {
		var err error
		once.Do(func() { red.Guess, err = r.guess(ctx, red) })
		return red.Guess, err
	}}
	res, err := dd.Reduce(ctx, problem, o, minimize.Default, dd.Options{
		Devices: r.Jobs, Deterministic: true, Preflight: -1, Dir: r.folder.path("minimise"), Resume: true, Strategy: "default",
		Budget: dd.Budget{Trials: r.MinimiseTrials},
		Progress: func(p dd.Progress) {
			if p.Kind == "accept" {
				r.Progress(Minimise, fmt.Sprintf("%s left after %s", eventCount(p.Best), trialCount(p.Totals.Trials)))
			}
			if p.Kind == "trial" && p.Outcome != nil && p.Outcome.Verdict == dd.Reproduced && sameIndices(p.Candidate, red.Guess) {
				red.Hit = true
			}
		},
	})
	if err != nil {
		return err
	}
	if res.Stopped != nil {
		return fmt.Errorf("stopped early: %w", res.Stopped)
	}
	red.Of, red.Left, red.Certified = len(r.events.Events), res.Candidate, res.Certified
	if red.Left == nil {
		red.Left = []int{}
	}
	red.Trials, red.Replayed = res.Stats.Totals.Trials, res.Stats.Totals.Events
	return nil
}

// aimed returns the sequence of a result without round trips, with a wait for events that
// only pass the time, and with the places at which its widgets are when it is replayed.
func (r *run) aimed(ctx context.Context, red *Reduced) (*event.Sequence, error) {
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	if err := r.straight(ctx, d, red); err != nil {
		return nil, err
	}
	s := r.events.Select(red.Left)
	if s, err = r.waiting(ctx, d, s, red); err != nil {
		return nil, err
	}
	if err := d.Reset(ctx); err != nil {
		return nil, err
	}
	sent, _, err := play(ctx, d, s, nil)
	if err == nil && len(sent) == len(s.Events) {
		s.Events = sent
	}
	return s, err
}

func sameIndices(a, b []int) bool {
	if b == nil || len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// guess records the whole sequence and reads off the events that ran the callbacks on
// which the crash depends. It returns nil if the recording does not tell.
func (r *run) guess(ctx context.Context, red *Reduced) ([]int, error) {
	rec, err := r.record(ctx, r.events)
	if err != nil || rec == nil {
		return nil, err
	}
	s, err := r.slicing(rec.trace)
	if err != nil {
		var unsure *unsureError
		if errors.As(err, &unsure) {
			return nil, nil
		}
		return nil, err
	}
	red.Origins = r.origins(s)
	wanted := make(map[int]bool)
	for i := range s.explanation.Elements {
		x := &s.explanation.Elements[i]
		if x.Beside() {
			continue // without it the value is not set, either
		}
		if e := rec.eventOf(int64(x.Callback)); e >= 0 {
			wanted[e] = true
		}
	}
	// The event that crashed is needed however little it ran.
	if n := len(r.events.Events); n > 0 {
		wanted[n-1] = true
	}
	reach.Online(wanted, r.events.Events)
	if s.readsWidgets() {
		reach.Silent(wanted, rec.events, rec.screens)
	}
	reach.Before(wanted, rec.events, rec.screens)
	guess := make([]int, 0, len(wanted))
	for e := range wanted {
		guess = append(guess, e)
	}
	sort.Ints(guess)
	// All events are known to give the crash: then there is nothing to try.
	red.Hit = len(guess) == len(r.events.Events)
	return guess, nil
}

// oracle replays candidates on embedded devices.
type oracle struct {
	run     *run
	mu      sync.Mutex
	devices []*host.Device
}

func (o *oracle) device(i int) (*host.Device, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.devices[i] == nil {
		d, err := host.Open(o.run.app, o.run.device())
		if err != nil {
			return nil, err
		}
		o.devices[i] = d
	}
	return o.devices[i], nil
}

func (o *oracle) close() {
	for _, d := range o.devices {
		if d != nil {
			d.Close()
		}
	}
}

// Run implements dd.Oracle.
func (o *oracle) Run(ctx context.Context, t dd.Trial) (dd.Outcome, error) {
	d, err := o.device(t.Device)
	if err != nil {
		return dd.Outcome{}, err
	}
	n, result, err := resend(ctx, d, t.Sequence)
	if err != nil {
		return dd.Outcome{Verdict: dd.Unresolved, Reason: err.Error()}, nil
	}
	out := dd.Outcome{Verdict: dd.Passed, Events: n, Stable: true}
	switch {
	case crashed(result.Status):
		text := d.Crash()
		if o.run.again(d) {
			out.Verdict = dd.Reproduced
		}
		out.Report = text
		if found := o.run.read(text); len(found) > 0 {
			out.Signature = found[0].Signature(crash.ByAppFrames, o.run.own).String()
		}
	case result.Status == device.Broken:
		out.Verdict, out.Reason = dd.Unresolved, result.Reason
	}
	return out, nil
}
