// Waits in the place of events that only pass the time.

package pipeline

import (
	"context"
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device/host"
)

// awaited is how long a wait lasts that takes the place of the last event.
const awaited = 5 * time.Second

// lengths are the waits that people would write down, the shortest first.
var lengths = []time.Duration{time.Second, 2 * time.Second, 3 * time.Second, 5 * time.Second, 10 * time.Second, 20 * time.Second, 30 * time.Second, time.Minute}

// idling looks for waits that can take the place of events: the clock goes on with each
// event, so that some are needed for nothing but a timer to run out.
type idling struct {
	*run
	device  *host.Device
	reduced *Reduced
	best    event.Sequence // the crash comes with these
}

// waiting returns a sequence that waits where the events of another only pass the time, of
// which none can be left out, either. It is the other itself where there are none.
func (r *run) waiting(ctx context.Context, d *host.Device, s *event.Sequence, red *Reduced) (*event.Sequence, error) {
	if len(s.Events) < 2 {
		return s, nil
	}
	i := &idling{r, d, red, *s}
	for _, step := range []func(context.Context) error{i.atEnd, i.between, i.shorten} {
		if err := step(ctx); err != nil {
			return s, err
		}
	}
	if slices.EqualFunc(i.best.Events, s.Events, func(a, b event.Event) bool { return a.Kind == b.Kind && a.Duration == b.Duration }) {
		return s, nil
	}
	return &i.best, i.leaveOut(ctx, len(i.best.Events)-1)
}

// gives reports whether the crash comes with events, which are then the best.
func (i *idling) gives(ctx context.Context, events []event.Event) (bool, error) {
	s := i.best
	s.Events = events
	sent, result, err := resend(ctx, i.device, &s)
	i.reduced.Trials++
	i.reduced.Replayed += sent
	if err != nil || !crashed(result.Status) || !i.again(i.device) {
		return false, err
	}
	i.best = s
	return true, nil
}

// leaveOut leaves events out of the first ones until each is needed.
func (i *idling) leaveOut(ctx context.Context, last int) error {
	for k := last; k >= 0; k-- {
		gone, err := i.gives(ctx, slices.Delete(slices.Clone(i.best.Events), k, k+1))
		if err != nil {
			return err
		}
		if gone {
			last--
			k = last + 1 // what was needed before may not be any more
		}
	}
	return nil
}

// atEnd puts a wait in the place of the last event. Where that one is needed for itself,
// those before it are no better with a wait behind it.
func (i *idling) atEnd(ctx context.Context) error {
	n := len(i.best.Events)
	if i.best.Events[n-1].Kind == event.Wait {
		return nil
	}
	there, err := i.gives(ctx, append(slices.Clone(i.best.Events[:n-1]), event.Event{Kind: event.Wait, Duration: awaited}))
	if err != nil || !there {
		return err
	}
	return i.leaveOut(ctx, n-2)
}

// between puts waits in the place of the other events, each as long as they took, and joins
// them. Two of which the second takes the first back may only pass the time together.
func (i *idling) between(ctx context.Context) error {
	took, err := i.durations(ctx)
	if err != nil {
		return err
	}
	for k := min(len(took), len(i.best.Events)-1) - 1; k >= 0; k-- {
		e := &i.best.Events[k]
		if e.Kind == event.Wait {
			continue
		}
		there, err := i.replace(ctx, k, 1, took[k])
		if back := e.Kind == event.Back || e.Kind == event.Answer || e.Kind == event.Permit; err == nil && !there && back && k > 0 {
			if there, err = i.replace(ctx, k-1, 2, took[k-1]+took[k]); there {
				k--
			}
		}
		if err != nil {
			return err
		}
	}
	for k := len(i.best.Events) - 2; k >= 0; k-- {
		if a, b := &i.best.Events[k], &i.best.Events[k+1]; a.Kind == event.Wait && b.Kind == event.Wait {
			if _, err := i.replace(ctx, k, 2, a.Duration+b.Duration); err != nil {
				return err
			}
		}
	}
	return nil
}

// replace puts a wait in the place of n events.
func (i *idling) replace(ctx context.Context, from, n int, d time.Duration) (bool, error) {
	return i.gives(ctx, slices.Replace(slices.Clone(i.best.Events), from, from+n, event.Event{Kind: event.Wait, Duration: d}))
}

// shorten makes each wait the shortest of those that people would write down.
func (i *idling) shorten(ctx context.Context) error {
	for k := range i.best.Events {
		e := &i.best.Events[k]
		if e.Kind != event.Wait {
			continue
		}
		for _, d := range lengths {
			if d == e.Duration {
				break
			}
			there, err := i.replace(ctx, k, 1, d)
			if err != nil {
				return err
			}
			if there || d > e.Duration {
				break
			}
		}
	}
	return nil
}

// durations returns how long each event takes on the device's clock, but for what was not sent.
func (i *idling) durations(ctx context.Context) ([]time.Duration, error) {
	if err := i.device.Reset(ctx); err != nil {
		return nil, err
	}
	var at []int64
	_, _, err := play(ctx, i.device, &i.best, func() { at = append(at, i.device.Machine().World().Clock.Nanos()) })
	var took []time.Duration
	for k := 1; k < len(at); k++ {
		took = append(took, time.Duration(at[k]-at[k-1]).Round(time.Millisecond))
	}
	return took, err
}
