// Waits: in the place of events that only pass the time, and for what is late.

package pipeline

import (
	"context"
	"slices"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/dynamic"
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

// comesLater reports whether the crash that a change has kept away comes all the same where
// the app runs on for as long as the crash had taken: what is posted again and again only got
// there later.
func (r *run) comesLater(ctx context.Context, d *host.Device) (bool, error) {
	result, err := d.Send(ctx, &event.Event{Kind: event.Wait, Duration: r.lasts})
	return err == nil && crashed(result.Status) && r.again(d), err
}

// pauses are the waits that are tried before the last event, to let run what is late.
var pauses = []time.Duration{time.Second, 3 * time.Second, 10 * time.Second, longestPause}

const longestPause = time.Minute

// tooEarly runs the minimal sequence with a wait before its last event, where the slice reads
// fields: if all goes well then, the crash is that something was used too early, before what
// ran in the wait had set it, or what it refers to. The longest comes first: where nothing ran in
// it that has to do with the fields, or none were set and the same crash comes, the others are
// not tried. What was set in time may be gone after the longest.
func (r *run) tooEarly(ctx context.Context, d *host.Device, c *Confirmed) (*attempt, error) {
	n := len(r.minimal.Events)
	reads := r.sliced.fieldsRead()
	if n == 0 || r.minimal.Events[n-1].Kind == event.Wait || len(reads) == 0 || c.Trials >= r.ConfirmTrials {
		return nil, nil
	}
	longest, same, err := r.waited(ctx, d, longestPause, reads, c)
	if err != nil || same {
		return nil, err
	}
	for _, pause := range pauses {
		if c.Trials >= r.ConfirmTrials || pause == longestPause {
			break
		}
		if a, _, err := r.waited(ctx, d, pause, reads, c); a != nil || err != nil {
			return a, err
		}
	}
	return longest, nil
}

// waited makes one such run. It returns nil if not all goes well, and whether that is because
// nothing else came of the wait than without it.
func (r *run) waited(ctx context.Context, d *host.Device, pause time.Duration, reads map[string]int32, c *Confirmed) (a *attempt, same bool, err error) {
	n := len(r.minimal.Events)
	s := *r.minimal
	s.Events = slices.Insert(slices.Clone(s.Events), n-1, event.Event{Kind: event.Wait, Duration: pause})
	w := &touches{run: r, reads: reads, fields: map[dex.MethodID]map[uint32]touch{}}
	at := r.watch()
	d.Listen(func(h *vm.Hooks) { w.listen(h); at.listen(h) })
	if err := d.Reset(ctx); err != nil {
		return nil, false, err
	}
	began := 0
	sent, result, err := play(ctx, d, &s, func() { began++; w.on = began == n })
	d.Listen(nil)
	if err != nil {
		return nil, false, err
	}
	c.Trials++
	if w.best.method == nil || !w.best.writes && crashed(result.Status) && r.again(d) {
		return nil, true, nil
	}
	if result.Status != device.Running || len(sent) != len(s.Events) || !at.reached() {
		return nil, false, nil
	}
	m := w.best.method.ID
	body, err := r.code.Body(m)
	if err != nil {
		return nil, false, err
	}
	stmt := -1
	for i := range body.Stmts {
		if body.Stmts[i].PC == w.best.pc {
			stmt = i // behind those that name the parameters
		}
	}
	if stmt < 0 {
		return nil, false, nil
	}
	e := &dynamic.Element{ID: int(dynamic.NoNode), Method: m, PC: w.best.pc, Stmt: int32(stmt), Line: int(body.Stmts[stmt].Line)}
	a = &attempt{standing: standing{told, foremost}, node: dynamic.NoNode, run: true}
	if r.sliced.uses(m, w.best.pc) {
		a.rank = branch // it is no news: what fails came too late, rather
	}
	a.cause = Cause{Ref: r.code.Dex.Reference(m, e.PC), Count: 1, Confirmed: true, Reached: true, Tried: 1, Wait: pause.Milliseconds(), Before: n}
	a.cause.Place, a.cause.Text = r.words(e)
	return a, false, nil
}

// uses reports whether the slice has an execution of an instruction.
func (s *sliced) uses(m dex.MethodID, pc uint32) bool {
	return slices.ContainsFunc(s.explanation.Elements, func(e dynamic.Element) bool {
		return !e.Event && e.Stmt >= 0 && e.Method == m && e.PC == pc
	})
}

// fieldsRead returns the fields that the slice reads, with how far from the fault.
func (s *sliced) fieldsRead() map[string]int32 {
	all := map[string]int32{}
	for _, e := range s.byDistance() {
		n := dynamic.Node(e.ID)
		if s.graph.Kind(n) != dynamic.Instruction || n == s.criterion.Node {
			continue // what failed has read nothing
		}
		m, _ := s.graph.Where(n)
		if in := s.graph.Insn(n); in.Op.Index() == dex.IndexField && in.Op.Has(dex.FlagSetsA) {
			field := s.graph.Program.MethodFile(m).FieldText(in.Index)
			if _, there := all[field]; !there {
				all[field] = e.Distance
			}
		}
	}
	return all
}

// touch is an instruction that has to do with a field that the slice reads.
type touch struct {
	method   *vm.Method
	pc       uint32
	writes   bool
	distance int32 // of the read
}

// touches looks for what has to do with the fields that the slice reads.
type touches struct {
	*run
	reads map[string]int32
	on    bool // now
	// What runs of the app, or what has called what compilers add to reach private members of
	// a class from another.
	at     *vm.Method
	pc     uint32
	fields map[dex.MethodID]map[uint32]touch
	best   touch
}

func (w *touches) listen(h *vm.Hooks) {
	h.Changes = func(*vm.Method, uint32) bool { return false }
	h.ChangesIn = func(*vm.Method) bool { return false }
	h.Change = func(*vm.Thread, *vm.Method, uint32, vm.Registers) (uint32, bool) { return 0, false }
	h.Instruction = func(_ *vm.Thread, m *vm.Method, pc uint32) {
		if !w.on || m.ID < 0 {
			return
		}
		t, ok := w.of(m.ID)[pc]
		if !w.code.Dex.Forwards(m.ID) {
			w.at, w.pc = m, pc
		}
		if ok && w.at != nil && w.better(t) {
			w.best = touch{w.at, w.pc, t.writes, t.distance}
		}
	}
}

// better prefers what sets a field to what only gets at what it refers to, and then the field
// that is read nearest to the fault.
func (w *touches) better(t touch) bool {
	if w.best.method == nil || t.writes != w.best.writes {
		return w.best.method == nil || t.writes
	}
	return t.distance < w.best.distance
}

// of returns the instructions of a method that have to do with the fields.
func (w *touches) of(m dex.MethodID) map[uint32]touch {
	if all, ok := w.fields[m]; ok {
		return all
	}
	all := map[uint32]touch{}
	w.fields[m] = all
	code, has, err := w.code.Dex.Code(m)
	if err != nil || !has {
		return all
	}
	_ = code.All(func(in *dex.Insn) bool {
		if in.Op.Index() == dex.IndexField {
			if distance, ok := w.reads[code.File().FieldText(in.Index)]; ok {
				all[in.PC] = touch{pc: in.PC, writes: !in.Op.Has(dex.FlagSetsA), distance: distance}
			}
		}
		return true
	})
	return all
}
