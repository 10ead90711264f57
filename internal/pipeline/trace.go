// Recording a run.

package pipeline

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"sort"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
)

// recorded is a run with its trace.
type recorded struct {
	trace []byte
	// callbacks are how many callback instances had begun after the start, and after each event.
	callbacks []int64
	screens   []*device.State // before each event; the first is after the start
	events    []event.Event   // as they were sent
}

// eventOf returns the event that ran a callback instance, -1 for the start.
func (r *recorded) eventOf(callback int64) int {
	// The first event after which that many had begun.
	return sort.Search(len(r.callbacks), func(i int) bool { return r.callbacks[i] >= callback }) - 1
}

// record replays a sequence and records it; nil if it does not give the crash.
func (r *run) record(ctx context.Context, s *event.Sequence) (*recorded, error) {
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	var out bytes.Buffer
	if err := d.Record(&out); err != nil {
		return nil, err
	}
	rec := &recorded{}
	var result device.Result
	rec.events, result, err = play(ctx, d, s, func() {
		rec.callbacks = append(rec.callbacks, d.Callbacks())
		screen, _ := d.State(ctx) // an app that has ended has none
		rec.screens = append(rec.screens, screen)
	})
	if err != nil {
		return nil, err
	}
	if !crashed(result.Status) || !r.again(d) {
		return nil, nil
	}
	if err := d.Stop(); err != nil {
		return nil, err
	}
	rec.trace = out.Bytes()
	return rec, nil
}

func (r *run) trace(ctx context.Context) error {
	if _, err := os.Stat(r.folder.path("run.trace")); err == nil {
		return nil
	}
	rec, err := r.record(ctx, r.minimal)
	if err != nil {
		return err
	}
	if rec == nil {
		return fmt.Errorf("the minimal sequence did not give the crash when it was recorded")
	}
	r.Progress(Trace, fmt.Sprintf("%d bytes", len(rec.trace)))
	return r.folder.write("run.trace", rec.trace)
}
