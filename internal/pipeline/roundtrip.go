// Ways there and back, which no single event can be left out of.

package pipeline

import (
	"context"
	"slices"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device/host"
)

// fewEvents are so many that each pair of neighbours is tried.
const fewEvents = 10

// straight leaves pairs of neighbours out of a result, of which the second comes back from
// where the first went, or any where they are few, and then single events again, as far as the
// crash does not need them.
func (r *run) straight(ctx context.Context, d *host.Device, red *Reduced) error {
	without := func(from, to int) (bool, error) {
		shorter := slices.Delete(slices.Clone(red.Left), from, to)
		sent, result, err := resend(ctx, d, r.events.Select(shorter))
		red.Trials++
		red.Replayed += sent
		if err != nil || !crashed(result.Status) || !r.again(d) {
			return false, err
		}
		red.Left = shorter
		return true, nil
	}
	gone := false
	for i := len(red.Left) - 1; i > 0; i-- {
		kind := r.events.Events[red.Left[i]].Kind
		back := kind == event.Back || kind == event.Answer || kind == event.Permit
		if n := len(red.Left); back || 2 < n && n <= fewEvents {
			there, err := without(i-1, i+1)
			if err != nil {
				return err
			}
			if there {
				gone = true
				i-- // the first of the pair is gone, too
			}
		}
	}
	for i := len(red.Left) - 1; gone && i >= 0; i-- {
		if there, err := without(i, i+1); err != nil {
			return err
		} else if there {
			i = len(red.Left) // what was needed before may not be any more
		}
	}
	return nil
}
