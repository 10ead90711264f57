// A run of random events.

package monkey

import (
	"context"
	"fmt"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

// Options of a run.
type Options struct {
	Seed   int64
	Events int // at most
	Mode   Mode
	Share  Percentages // of Mix
	// Width and Height bound the places of touches.
	Width, Height int
	// Component is the activity to launch; "" is the launcher's.
	Component string
	// States records the state before each event and the widget that it hits.
	States bool
	// Progress is told how many events were sent.
	Progress func(sent int)
}

// Run is what happened.
type Run struct {
	Seed     int64           `json:"seed"`
	Result   device.Result   `json:"result"`
	Crash    string          `json:"crash,omitempty"`
	Sequence *event.Sequence `json:"-"`
	Sent     int             `json:"events"`
	Launches int             `json:"launches"` // after the app was left
}

// Do launches the app and sends events until it crashes or all are sent.
func Do(ctx context.Context, d device.Device, o Options) (*Run, error) {
	if err := o.Share.check(); err != nil {
		return nil, err
	}
	if o.Width <= 0 || o.Height <= 0 {
		return nil, fmt.Errorf("no screen to touch")
	}
	c := &chooser{random: random{uint64(o.Seed)}, mode: o.Mode, width: o.Width, height: o.Height, share: o.Share}
	r := &Run{Seed: o.Seed, Sequence: &event.Sequence{Activity: o.Component, Width: o.Width, Height: o.Height}}
	var err error
	if r.Result, err = d.Launch(ctx, o.Component); err != nil {
		return r, err
	}
	for r.Sent < o.Events && !r.Result.Over() && ctx.Err() == nil {
		e, err := r.next(ctx, d, c, &o)
		if err != nil {
			return r, err
		}
		if r.Result, err = d.Send(ctx, &e); err != nil {
			return r, err
		}
		r.Sequence.Events = append(r.Sequence.Events, e)
		r.Sent++
		if o.Progress != nil {
			o.Progress(r.Sent)
		}
	}
	r.Crash = d.Crash()
	r.Sequence.Crash = r.Crash
	r.Sequence.CrashAt = len(r.Sequence.Events) - 1
	return r, nil
}

// next chooses an event: the launch where the app was left.
func (r *Run) next(ctx context.Context, d device.Device, c *chooser, o *Options) (event.Event, error) {
	activity, err := d.Activity(ctx)
	if err != nil {
		return event.Event{}, err
	}
	if activity == "" {
		r.Launches++
		return event.Event{Kind: event.Launch, Component: o.Component}, nil
	}
	var state *device.State
	if o.States || o.Mode == Widgets {
		if state, err = d.State(ctx); err != nil {
			return event.Event{}, err
		}
	}
	e := c.event(state)
	e.Before = &event.State{Activity: activity}
	if o.States {
		before := state.Event()
		e.Before = &before
		if len(e.Points) > 0 {
			if v, path := state.At(e.Points[0]); v != nil {
				e.Widget = v.Widget(path)
			}
		}
	}
	return e, nil
}
