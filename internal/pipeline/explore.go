// Exploring an app until it crashes.
//
// The guided mode keeps, for each state of the screen, how often each of its actions was
// taken, and prefers those taken least, then those that have led to states not seen
// before. It turns the screen, goes back and home at any moment, and types texts that
// break parsers.

package pipeline

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/slice/crash"
)

// episodeLength is after how many events the app is started afresh; each episode may be
// longer than the one before, since some crashes need many events.
const (
	episodeLength = 30
	episodeGrowth = 10
	episodeMax    = 400
)

// breakers are texts that break what parses them.
var breakers = []string{"", "0", "-1", "1", "7", "99999999999", "1.5", "1,5", ".", "-", "abc", "%d", "'", "\"", "é漢", " ", "1e9", "00:00", "http://x", "a@b.c"}

// explorer explores one app.
type explorer struct {
	run     *run
	rng     *rand.Rand
	device  *host.Device
	tried   map[string]int // actions by state, how often
	gains   map[string]int // actions by state, how many new states they gave
	seen    map[string]bool
	events  int
	episode int
	others  map[string]bool
	out     Produced
}

// explore sends events until the app crashes as wanted, or the budget is used up.
func (r *run) explore(ctx context.Context) (*made, error) {
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	x := &explorer{run: r, rng: rand.New(rand.NewPCG(uint64(r.Seed), 0x9e3779b97f4a7c15)), device: d,
		tried: make(map[string]int), gains: make(map[string]int), seen: make(map[string]bool), others: make(map[string]bool)}
	x.out.Mode = string(r.Mode)
	var last device.Result
	for x.events < r.MaxEvents {
		x.episode++
		s, result, err := x.walk(ctx)
		if err != nil {
			return nil, err
		}
		last = result
		switch {
		case crashed(result.Status):
			text := d.Crash()
			if r.same(r.Target, text) {
				x.out.Events, x.out.Episodes, x.out.Length, x.out.Crash = x.events, x.episode, len(s.Events), oneLine(text)
				return &made{x.out, s, text}, nil
			}
			if err := x.other(s, text); err != nil {
				return nil, err
			}
			if len(s.Events) == 0 {
				return nil, fmt.Errorf("%w: the app crashes at its start, in another way than asked for: %s", ErrNoCrash, oneLine(text))
			}
		case result.Status == device.Unmodelled && len(s.Events) == 0, result.Status == device.Broken && len(s.Events) == 0:
			return nil, stopped(result)
		}
	}
	if last.Status == device.Unmodelled {
		return nil, fmt.Errorf("%w in %d events; the last episode ended since %w", ErrNoCrash, x.events, errUnmodelled(last))
	}
	return nil, fmt.Errorf("%w in %d events of %d episodes", ErrNoCrash, x.events, x.episode)
}

// stopped is the error of a device that did not get anywhere.
func stopped(result device.Result) error {
	if result.Status == device.Unmodelled {
		return errUnmodelled(result)
	}
	return &DeviceError{fmt.Errorf("the device ended the run: %s", result.Reason)}
}

// other keeps a crash that was not asked for, once.
func (x *explorer) other(s *event.Sequence, text string) error {
	reports := crash.ParseText(text)
	if len(reports) == 0 {
		return nil
	}
	id := reports[0].Signature(crash.ByAppFrames, x.run.own).ID()
	if x.others[id] {
		return nil
	}
	x.others[id] = true
	file := fmt.Sprintf("other-%d.jsonl", len(x.others))
	x.out.Others = append(x.out.Others, Other{oneLine(text), len(s.Events), file})
	x.run.Progress(Produce, "met another crash: "+oneLine(text))
	return x.run.folder.writeEvents(file, s)
}

// walk runs one episode.
func (x *explorer) walk(ctx context.Context) (*event.Sequence, device.Result, error) {
	s := &event.Sequence{Package: x.device.Manifest().Package}
	c := x.device
	if err := c.Reset(ctx); err != nil {
		return s, device.Result{}, err
	}
	result, err := c.Launch(ctx, "")
	x.events++ // a start costs as well
	length := min(episodeLength+episodeGrowth*(x.episode-1), episodeMax)
	var before string
	for n := 0; err == nil && !result.Over() && n < length && x.events < x.run.MaxEvents; n++ {
		if err := ctx.Err(); err != nil {
			return s, result, err
		}
		state, serr := c.State(ctx)
		if serr != nil {
			return s, result, serr
		}
		if len(state.Windows) == 0 {
			break // nothing of the app is in front
		}
		here := state.Event()
		key := here.Activity + " " + here.Window + " " + here.Abstract
		if before != "" && !x.seen[key] {
			x.gains[before]++
		}
		x.seen[key] = true
		var e event.Event
		e, before = x.choose(state, key)
		e.Before = &here
		s.Events = append(s.Events, e)
		x.events++
		if x.events%200 == 0 {
			x.run.Progress(Produce, fmt.Sprintf("%d events, %d episodes, %d states of the screen", x.events, x.episode, len(x.seen)))
		}
		result, err = c.Send(ctx, &e)
	}
	return s, result, err
}

// choose picks the next event, and names the action by its state.
func (x *explorer) choose(state *device.State, key string) (event.Event, string) {
	if x.run.Mode == Uniform {
		p := event.Point{X: float64(x.rng.IntN(max(state.Width, 1))), Y: float64(x.rng.IntN(max(state.Height, 1)))}
		return event.Event{Kind: event.Tap, Points: []event.Point{p}}, "any"
	}
	actions := x.actions(state)
	weights := make([]float64, len(actions))
	sum := 0.0
	for i, a := range actions {
		name := key + "|" + a.name
		n := float64(x.tried[name])
		w := a.weight * (1 + 2*float64(x.gains[name])) / ((1 + n) * (1 + n))
		weights[i] = w
		sum += w
	}
	at := x.rng.Float64() * sum
	chosen := len(actions) - 1
	for i, w := range weights {
		if at -= w; at < 0 {
			chosen = i
			break
		}
	}
	name := key + "|" + actions[chosen].name
	x.tried[name]++
	return actions[chosen].event, name
}

// action is something that a user could do now.
type action struct {
	name   string
	weight float64
	event  event.Event
}

// actions lists what the screen offers.
func (x *explorer) actions(state *device.State) []action {
	var all []action
	window := state.Front()
	if window != nil && window.Root != nil {
		row := make(map[*device.View]bool)
		window.Root.Walk(func(v *device.View, path string) bool {
			if !v.Visible || v.Bounds.Empty() {
				return false
			}
			if isList(v.Class) {
				for _, c := range v.Children {
					row[c] = true
				}
			}
			all = append(all, x.onView(v, path, row[v])...)
			return true
		})
	}
	for _, k := range []struct {
		kind   event.Kind
		weight float64
	}{{event.Back, 0.4}, {event.Menu, 0.6}, {event.Rotate, 0.25}, {event.Home, 0.05}} {
		e := event.Event{Kind: k.kind}
		if k.kind == event.Rotate && state.Height > state.Width {
			e.Rotation = 1
		}
		all = append(all, action{k.kind.String(), k.weight, e})
	}
	return all
}

// onView lists what can be done to a view.
func (x *explorer) onView(v *device.View, path string, row bool) []action {
	if !v.Enabled {
		return nil
	}
	p := event.Point{X: float64(v.Bounds.Left+v.Bounds.Right) / 2, Y: float64(v.Bounds.Top+v.Bounds.Bottom) / 2}
	widget := v.Widget(path)
	at := func(kind event.Kind) event.Event {
		return event.Event{Kind: kind, Points: []event.Point{p}, Widget: widget}
	}
	name := v.Class + "#" + v.ID + " " + path
	var out []action
	if v.Clickable || row {
		out = append(out, action{"tap " + name, 1, at(event.Tap)})
	}
	if v.LongClickable || row {
		press := at(event.LongPress)
		out = append(out, action{"press " + name, 0.3, press})
	}
	if v.Editable && v.Focused {
		text := breakers[x.rng.IntN(len(breakers))]
		out = append(out, action{"text " + name + " " + text, 1.5, event.Event{Kind: event.Text, Text: text, Widget: widget}})
	}
	if v.Scrollable {
		up, down := at(event.Swipe), at(event.Swipe)
		high := float64(v.Bounds.Bottom-v.Bounds.Top) / 3
		up.Points = []event.Point{{X: p.X, Y: p.Y + high}, {X: p.X, Y: p.Y - high}}
		down.Points = []event.Point{{X: p.X, Y: p.Y - high}, {X: p.X, Y: p.Y + high}}
		out = append(out, action{"up " + name, 0.4, up}, action{"down " + name, 0.15, down})
	}
	if strings.HasSuffix(v.Class, "SeekBar") || strings.HasSuffix(v.Class, "RatingBar") {
		e := at(event.Tap)
		e.Points = []event.Point{{X: float64(v.Bounds.Left) + x.rng.Float64()*float64(v.Bounds.Right-v.Bounds.Left), Y: p.Y}}
		out = append(out, action{"slide " + name, 0.5, e})
	}
	return out
}

// isList tells views whose children can be tapped whatever they say.
func isList(class string) bool {
	return strings.HasSuffix(class, "ListView") || strings.HasSuffix(class, "GridView") || strings.HasSuffix(class, "Gallery")
}
