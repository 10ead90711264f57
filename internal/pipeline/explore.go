// Exploring an app until it crashes.
//
// The guided mode learns what each action is worth in each state of the screen: the
// blocks of code that nothing had run before it, states that nobody had seen, and, if a
// crash is looked for, the code that its slice names (see package moves). What an action leads
// to counts for the action, too. It prefers what is worth much and was tried little.

package pipeline

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/pipeline/moves"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/crash"
)

// episodeLength is after how many events the app is started afresh; each episode may be
// longer than the one before, since some crashes need many events.
const (
	episodeLength = 30
	episodeGrowth = 10
	episodeMax    = 400
)

// screenless is how often each activity is started in vain before the app is taken for one
// without a screen.
const screenless = 8

// What is learned.
const (
	inherited  = 0.7  // of what the best action of the next state is worth
	stateGain  = 1.0  // for a state that was not seen before
	blockGain  = 0.05 // for a block of code that had not run
	blockLimit = 1.0
	leaving    = 0.15 // by how much an action that left the app is worth less
)

// afterwards is how long is waited when the app's last screen has been left: longer than most
// messages are delayed and answers are waited for.
const afterwards = 3 * time.Second

// explorer explores one app.
type explorer struct {
	run     *run
	moves   moves.Source
	device  *host.Device
	learned map[string]*learned // by state and action
	best    map[string]float64  // the worth of the best action, by state
	seen    map[string]bool     // states
	ran     map[block]bool
	fresh   int     // blocks that had not run before, since the last event
	hit     float64 // the greatest worth of a method that ran since then, by aims
	events  int
	episode int
	shown   bool // the episode has had a screen of the app
	online  bool // the network answers since an event of the episode
	others  map[string]bool
	out     Produced
}

// learned is what is known of an action in a state.
type learned struct {
	tried, left int
	worth       float64
}

// block is a place in the app's code.
type block struct {
	method dex.MethodID
	n      int
}

// newExplorer prepares an exploration on a device; its caller may have it listen.
func (r *run) newExplorer(d *host.Device, rng *rand.Rand, aims *moves.Aims) *explorer {
	x := &explorer{run: r, moves: moves.Source{Rand: rng, Aims: aims}, device: d,
		learned: make(map[string]*learned), best: make(map[string]float64), seen: make(map[string]bool), ran: make(map[block]bool), others: make(map[string]bool)}
	x.out.Mode = string(r.Mode)
	return x
}

// listen notes what code runs.
func (x *explorer) listen(h *vm.Hooks) {
	blocks := map[*vm.Method]map[int]bool{} // of this process, whose methods are its own
	h.Enter = func(_ *vm.Thread, m *vm.Method) { x.hit = max(x.hit, x.moves.Aims.Worth[m.ID]) }
	h.Block = func(_ *vm.Thread, m *vm.Method, n int) {
		of := blocks[m]
		if of == nil {
			of = make(map[int]bool)
			blocks[m] = of
		}
		if of[n] {
			return
		}
		of[n] = true
		if b := (block{m.ID, n}); m.ID >= 0 && !x.ran[b] {
			x.ran[b] = true
			x.fresh++
		}
	}
}

// newAims reads off what an exploration aims at.
func (r *run) newAims(ctx context.Context) *moves.Aims {
	return moves.NewAims(ctx, &moves.Subject{App: r.app, Code: r.code, Own: r.own, Target: r.Target})
}

// explore sends events until the app crashes as wanted, or the budget is used up.
func (r *run) explore(ctx context.Context) (*made, error) {
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	x := r.newExplorer(d, rand.New(rand.NewPCG(uint64(r.Seed), 0x9e3779b97f4a7c15)), nil)
	if r.Mode == Guided {
		x.moves.Aims = r.newAims(ctx)
		d.Listen(x.listen)
	}
	if len(d.Manifest().Starts()) == 0 {
		return nil, fmt.Errorf("%w: nothing outside of the app can start an activity of it, so that there is no screen to explore", ErrNoCrash)
	}
	lacking := map[string]int{} // episodes that ended for want of a part of the platform
	starts := starts(d)
	blank := 0 // episodes without a screen since the last that had one
	for x.events < r.MaxEvents {
		x.episode++
		s, result, err := x.walk(ctx, starts[blank%len(starts)], min(episodeLength+episodeGrowth*(x.episode-1), episodeMax))
		if err != nil {
			return nil, err
		}
		if blank++; x.shown {
			blank = 0
		}
		switch {
		case crashed(result.Status):
			text := d.Crash()
			if r.asked(d) {
				x.out.Events, x.out.Episodes, x.out.Length, x.out.Crash, x.out.Thrown = x.events, x.episode, len(s.Events), oneLine(text), r.statements(d)
				return &made{x.out, s, text}, nil
			}
			if err := x.other(s, text); err != nil {
				return nil, err
			}
			if len(s.Events) == 0 {
				return nil, fmt.Errorf("%w: the app crashes at its start, in another way than asked for: %s", ErrNoCrash, oneLine(text))
			}
		case result.Status == device.Unmodelled && len(s.Events) > 0:
			if lacking[result.Member]++; lacking[result.Member] == 1 {
				r.Progress(Produce, "an episode ended: "+errUnmodelled(result).Error())
			}
		case result.Status == device.Unmodelled, result.Status == device.Broken && len(s.Events) == 0:
			return nil, stopped(result)
		case blank == screenless*len(starts):
			return nil, fmt.Errorf("%w in %d events: the app shows no screen; each activity that can be started from outside ends at once (%d of them)", ErrNoCrash, x.events, len(starts))
		}
	}
	if len(lacking) > 0 {
		members := slices.SortedFunc(maps.Keys(lacking), func(a, b string) int {
			return cmp.Or(cmp.Compare(lacking[b], lacking[a]), strings.Compare(a, b))
		})
		return nil, fmt.Errorf("%w in %d events; %d of %d episodes ended since the device lacks %s; 'esdroid device check' lists all that it lacks",
			ErrNoCrash, x.events, lacking[members[0]], x.episode, members[0])
	}
	return nil, fmt.Errorf("%w in %d events of %d episodes", ErrNoCrash, x.events, x.episode)
}

// starts are the activities to begin with, for sequences: the launcher's, and what else the
// app lets others start, to be tried where that shows no screen.
func starts(d *host.Device) []string {
	all := []string{""}
	for i, c := range d.Manifest().Starts() {
		if i > 0 && c.Kind == apk.Activity {
			all = append(all, c.Class)
		}
	}
	return all
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

// walk runs one episode of at most so many events, from an activity; "" is the first.
func (x *explorer) walk(ctx context.Context, start string, length int) (*event.Sequence, device.Result, error) {
	s := &event.Sequence{Package: x.device.Manifest().Package, Activity: start}
	c := x.device
	x.shown, x.online = false, false
	if err := c.Reset(ctx); err != nil {
		return s, device.Result{}, err
	}
	result, err := c.Launch(ctx, start)
	x.events++ // a start costs as well
	var before string
	for err == nil && !result.Over() && len(s.Events) < length && x.events < x.run.MaxEvents {
		if err := ctx.Err(); err != nil {
			return s, result, err
		}
		state, serr := c.State(ctx)
		if serr != nil {
			return s, result, serr
		}
		here := state.Event()
		if x.run.Mode != Uniform && c.Elsewhere() { // it may leave a part of the app to be seen
			x.learn(before, "", true)
			before = ""
			e := x.moves.Foreign(x.device.Asked())
			e.Before = &here
			if result, err = x.send(ctx, s, e); err != nil {
				return s, result, err
			}
			continue
		}
		if len(state.Windows) == 0 { // nothing of the app is in front
			if before != "" && x.run.Mode != Uniform { // what it asked for may come when it is gone
				if result, err = x.send(ctx, s, event.Event{Kind: event.Wait, Duration: afterwards, Before: &here}); err != nil || result.Over() {
					break
				}
			}
			x.learn(before, "", true)
			before = ""
			if x.run.Mode == Uniform || x.moves.Rand.IntN(2) == 0 {
				break
			}
			// Its process still runs: what it kept meets a new start.
			again := event.Event{Kind: event.Launch, Package: s.Package, Component: start, Before: &here}
			if all := c.Manifest().Starts(); start == "" && len(all) > 0 {
				again.Component = all[0].Class
			}
			if result, err = x.send(ctx, s, again); err != nil {
				return s, result, err
			}
			continue
		}
		x.shown = true
		key := here.Activity + " " + here.Window + " " + here.Abstract
		x.learn(before, key, false)
		var chosen moves.Move
		chosen, before = x.choose(state, key)
		for i, e := range chosen.Events {
			if i == 0 {
				e.Before = &here
			}
			if result, err = x.send(ctx, s, e); err != nil || result.Over() {
				break
			}
		}
	}
	return s, result, err
}

// send performs an event and notes it.
func (x *explorer) send(ctx context.Context, s *event.Sequence, e event.Event) (device.Result, error) {
	s.Events = append(s.Events, e)
	x.events++
	if e.Kind == event.Network {
		x.online = e.On
	}
	if x.events%200 == 0 {
		x.run.Progress(Produce, fmt.Sprintf("%d events, %d episodes, %d states of the screen", x.events, x.episode, len(x.seen)))
	}
	return x.device.Send(ctx, &e)
}

// learn credits the action that was taken before with what came of it.
func (x *explorer) learn(before, key string, left bool) {
	gain := max(min(float64(x.fresh)*blockGain, blockLimit), x.hit)
	x.fresh, x.hit = 0, 0
	if !left && !x.seen[key] {
		x.seen[key] = true
		gain += stateGain
	}
	l := x.learned[before]
	if l == nil {
		return
	}
	if left {
		l.left++
	}
	worth := gain + inherited*x.best[key]
	// What is worth something once need not be so again: it fades.
	l.worth = max(worth, l.worth*0.8)
	state, _, _ := strings.Cut(before, "|")
	x.best[state] = max(x.best[state]*0.98, l.worth)
}

// actionKey names an action and its state.
func actionKey(state, name string) string { return state + "|" + name }

// choose picks the next action, and names it by its state.
func (x *explorer) choose(state *device.State, key string) (moves.Move, string) {
	if x.run.Mode == Uniform {
		any := x.moves.Any(state)
		return any, actionKey(key, any.Name)
	}
	actions := x.moves.Moves(state, x.online)
	weights := make([]float64, len(actions))
	sum := 0.0
	for i, a := range actions {
		w := a.Weight
		if l := x.learned[actionKey(key, a.Name)]; l != nil {
			n := float64(l.tried)
			w *= (1 + 4*l.worth) / math.Pow(1+n, 2/(1+2*l.worth)) * math.Pow(leaving, float64(min(l.left, 3)))
			w = max(w, a.Weight*0.001)
		}
		weights[i] = w
		sum += w
	}
	at := x.moves.Rand.Float64() * sum
	chosen := len(actions) - 1
	for i, w := range weights {
		if at -= w; at < 0 {
			chosen = i
			break
		}
	}
	name := actionKey(key, actions[chosen].Name)
	l := x.learned[name]
	if l == nil {
		l = &learned{}
		x.learned[name] = l
	}
	l.tried++
	return actions[chosen], name
}
