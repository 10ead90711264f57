// Sequences in which events only pass the time.

package pipeline

import (
	"context"
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device/host"
)

// awaited is how long a wait lasts that takes the place of events.
const awaited = 5 * time.Second

// waiting returns a sequence that waits at its end, and needs fewer events for it: the
// clock goes on with each event, so that some are needed for nothing but a timer to run
// out. It returns the sequence itself where a wait does not make it shorter.
func (r *run) waiting(ctx context.Context, d *host.Device, s *event.Sequence, red *Reduced) (*event.Sequence, error) {
	if len(s.Events) < 2 || s.Events[len(s.Events)-1].Kind == event.Wait {
		return s, nil
	}
	best := *s
	best.Events = append(slices.Clone(s.Events), event.Event{Kind: event.Wait, Duration: awaited})
	without := func(i int) (bool, error) {
		shorter := best
		shorter.Events = slices.Delete(slices.Clone(best.Events), i, i+1)
		sent, result, err := resend(ctx, d, &shorter)
		red.Trials++
		red.Replayed += sent
		if err != nil || !crashed(result.Status) || !r.again(d) {
			return false, err
		}
		best = shorter
		return true, nil
	}
	// Where the last event is needed for itself, those before it seldom only pass the time.
	removed, err := without(len(s.Events) - 1)
	for removed && err == nil {
		removed = false
		for i := len(best.Events) - 2; i >= 0 && err == nil; i-- {
			var gone bool
			gone, err = without(i)
			removed = removed || gone
		}
	}
	if err != nil {
		return s, err
	}
	if len(best.Events) >= len(s.Events) {
		return s, nil
	}
	return &best, nil
}
