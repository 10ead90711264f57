// Recorded walks through an app, with what each event covers, and the device on which
// shorter ones are replayed.

package reducers

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/device/monkey"
	"github.com/esdroid/esdroid/internal/vm"
)

// Suite are walks through an app that do not crash, as a test generator leaves them.
type Suite struct {
	Sequences []*event.Sequence // with the state after each event and the blocks it covered
	Names     []string
	device    *host.Device
	blocks    map[block]int
	covered   map[int]bool          // since somebody looked
	known     map[string]dd.Outcome // by what is sent: the device repeats itself
}

// block is a basic block of the app's code.
type block struct {
	method dex.MethodID
	number int
}

// RecordSuite walks through an app at random, so many times over so many events. What
// begins or ends elsewhere than in the app is left out.
func RecordSuite(ctx context.Context, path string, walks, length int) (*Suite, error) {
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	d, err := host.Open(app, host.Options{})
	if err != nil {
		return nil, err
	}
	s := &Suite{device: d, blocks: map[block]int{}, covered: map[int]bool{}, known: map[string]dd.Outcome{}}
	for seed := range int64(walks) {
		err := d.Reset(ctx)
		if err != nil {
			return nil, err
		}
		run, err := monkey.Do(ctx, d, monkey.Options{Seed: seed, Events: length, Mode: monkey.Widgets, States: true, Width: 1080, Height: 1920})
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		out, err := s.replay(ctx, run.Sequence)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		// What the last event did is known only if the app was there to be looked at.
		n := len(out.Steps) - 1
		if n < 1 {
			continue
		}
		recorded := *run.Sequence
		recorded.Crash = ""
		recorded.Launch = &event.Event{Kind: event.Launch, After: &out.Steps[0].State}
		recorded.Events = recorded.Events[:n]
		for i := range recorded.Events {
			e := &recorded.Events[i]
			e.Before, e.After, e.Covered = &out.Steps[i].State, &out.Steps[i+1].State, out.Steps[i+1].Covered
		}
		s.Sequences, s.Names = append(s.Sequences, &recorded), append(s.Names, fmt.Sprintf("walk %d", seed))
	}
	return s, nil
}

// Run implements dd.Oracle: the device replays the candidate and tells the state after
// each event, and what the event covered.
func (s *Suite) Run(ctx context.Context, t dd.Trial) (dd.Outcome, error) {
	key := dd.FormatCandidate(t.Candidate)
	if out, ok := s.known[key]; ok {
		return out, nil
	}
	out, err := s.replay(ctx, t.Sequence)
	if err == nil {
		s.known[key] = out
	}
	return out, err
}

// replay replays a sequence from a start of the app.
func (s *Suite) replay(ctx context.Context, q *event.Sequence) (dd.Outcome, error) {
	if err := s.device.Reset(ctx); err != nil {
		return dd.Outcome{}, err
	}
	s.device.Listen(s.listen)
	defer s.device.Listen(nil)
	clear(s.covered)
	steps, result, err := replay(ctx, s.device, q, func() []int {
		ids := slices.Sorted(maps.Keys(s.covered))
		clear(s.covered)
		return ids
	})
	out := dd.Outcome{Verdict: dd.Passed, Stable: true, Steps: steps}
	if err == nil && result.Status == device.Broken {
		out.Verdict, out.Reason = dd.Unresolved, result.Reason
	}
	return out, err
}

// Close ends the device.
func (s *Suite) Close() error { return s.device.Close() }

// listen notes which blocks of the app begin.
func (s *Suite) listen(h *vm.Hooks) {
	h.Block = func(_ *vm.Thread, m *vm.Method, n int) {
		if m.ID < 0 {
			return
		}
		b := block{m.ID, n}
		id, ok := s.blocks[b]
		if !ok {
			id = len(s.blocks)
			s.blocks[b] = id
		}
		s.covered[id] = true
	}
}
