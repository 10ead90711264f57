// Replay: the records of a trace drive the app's code.

package replay

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// paramMark is the def of the first parameter in a frame; use turns it into a
// node when the parameter is read.
const paramMark dynamic.Node = -2

type replay struct {
	g         *dynamic.Graph
	h         *heap
	summaries *android.SummarySet
	bodies    map[dex.MethodID]*method
	threads   map[int32]*thread
	processes map[int32]*process
	subclass  map[[2]string]bool
	// met are callees as their receivers' classes have them.
	met     map[dispatch]*callee
	running *thread
	operand [3]uint32 // labels of the first operands
	assumed bool      // the next record was repaired or inferred
	free    [][]value // registers and frames of methods that have been left
	left    []*frame
	calls   []call // room for those to come
	values  []value
	stated  bool              // the trace has identities of objects
	built   map[object]string // texts of string builders that are known
	// Containers of which all is known, and iterators over them.
	containers map[object]*container
	cursors    map[object]*cursor
	pending    map[object]pending // by the object that holds it
	databases  map[object]*database
	files      map[string]*database // by name
	answers    map[object]*answer   // of cursors
	lengths    map[dynamic.Node]measure
	mappings   map[object]*mapping
	spared     map[location]sparing
	layouts    Layouts
	shown      []inflation      // layouts that were brought to the screen
	copies     int              // objects that were taken to be copies
	made       map[listener]int // how many listeners of a kind a layout has made so far
	guessed    map[int32]bool   // callback instances whose listener is one of several that layouts declare
	handler    map[int32]string // by callback instance: the handler that it called by reflection
	known      map[int32]string // the same from an earlier pass
	several    map[int32]int    // by callback instance: on how many objects it may run
	refuted    map[int32]int    // how many of those the trace was found to contradict
	wrong      map[int32]bool   // callback instances whose object this pass contradicts
}

// Option changes how Replay works.
type Option func(*replay)

// WithLayouts lets replay ask what the app's layouts declare.
func WithLayouts(l Layouts) Option { return func(rp *replay) { rp.layouts = l } }

// Replay replays a trace of the app p.
func Replay(r *trace.Reader, p *dex.Program, summaries *android.SummarySet, options ...Option) (*dynamic.Graph, error) {
	if err := r.Header.Check(p.Files); err != nil {
		return nil, err
	}
	refuted := map[int32]int{}
	rp, err := runThrough(r, p, summaries, nil, refuted, options)
	if err == nil && rp.unsure() {
		// Which handler ran is known only after its listener was guessed.
		rp, err = runThrough(r, p, summaries, rp.handler, refuted, options)
	}
	for pass := 0; err == nil && pass < maxRefuting && rp.refute(refuted); pass++ {
		rp, err = runThrough(r, p, summaries, rp.known, refuted, options)
	}
	if err != nil {
		return nil, err
	}
	return rp.g, nil
}

// unsure reports whether a listener was guessed of which the handler is known now.
func (rp *replay) unsure() bool {
	for number := range rp.guessed {
		if rp.handler[number] != "" {
			return true
		}
	}
	return false
}

// runThrough is one pass over a trace.
func runThrough(r *trace.Reader, p *dex.Program, summaries *android.SummarySet, known map[int32]string, refuted map[int32]int, options []Option) (*replay, error) {
	g := dynamic.NewGraph(p)
	rp := &replay{g: g, h: newHeap(), summaries: summaries, bodies: map[dex.MethodID]*method{}, threads: map[int32]*thread{}, pending: map[object]pending{}, processes: map[int32]*process{}, subclass: map[[2]string]bool{}, met: map[dispatch]*callee{},
		made: map[listener]int{}, guessed: map[int32]bool{}, handler: map[int32]string{}, known: known,
		several: map[int32]int{}, refuted: refuted, wrong: map[int32]bool{},
		built: map[object]string{}, containers: map[object]*container{}, cursors: map[object]*cursor{}, mappings: map[object]*mapping{}, spared: map[location]sparing{},
		databases: map[object]*database{}, files: map[string]*database{}, answers: map[object]*answer{}, lengths: map[dynamic.Node]measure{}}
	for _, o := range options {
		o(rp)
	}
	rp.operand = [3]uint32{g.Intern(dynamic.OperandLabel(0)), g.Intern(dynamic.OperandLabel(1)), g.Intern(dynamic.OperandLabel(2))}
	var failed error
	err := r.Records(func(rec *trace.Record) bool {
		failed = rp.record(rec)
		return failed == nil
	})
	if err == nil {
		err = failed
	}
	if err != nil {
		return nil, err
	}
	rp.finish()
	return rp, nil
}

// finish ends what still runs when the trace ends: a crash leaves frames open.
func (rp *replay) finish() {
	ids := make([]int32, 0, len(rp.threads))
	for id := range rp.threads {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		t := rp.threads[id]
		for i := len(t.frames) - 1; i >= 0; i-- {
			if i == len(t.frames)-1 {
				if last := t.frames[i].last; last != dynamic.NoNode {
					rp.g.Cut(last)
				}
				if t == rp.running {
					rp.notEntered(t.frames[i])
				}
			}
			rp.registered(t.frames[i])
			rp.failed(t, t.frames[i])
		}
	}
}

func (rp *replay) record(r *trace.Record) error {
	t := rp.thread(r.Thread)
	if rp.running != nil && rp.running != t {
		// What the other thread called is visible here; if the call failed, the
		// end of the run will tell.
		if f := rp.running.top(); f != nil {
			rp.catchUp(rp.running, f)
			if r.Kind == trace.KindCallbackBegin && t.begun == 0 && len(t.frames) == 0 {
				rp.started(rp.running, f, r.Text)
			}
			if !f.awaits() && !f.waits() {
				rp.settle(rp.running, f)
			}
		}
	}
	rp.running = t
	f := t.top()
	switch r.Kind {
	case trace.KindProcess:
		t.process = int32(r.N)
	case trace.KindPosition:
		t.position = int32(r.N)
	case trace.KindAssumed:
		rp.assumed = true
	case trace.KindGap:
		rp.g.Gaps = append(rp.g.Gaps, dynamic.Gap{Before: dynamic.Node(rp.g.Len()), Lost: r.N, Reason: r.Text})
	case trace.KindCrash:
		rp.g.Crashes = append(rp.g.Crashes, r.Text)
	case trace.KindCallbackBegin:
		if f != nil {
			if err := rp.run(t, f, rp.calling(f, r.Text)); err != nil && f.next >= 0 {
				return err
			}
			if n := len(t.callback); n > 0 && rp.dispatches(f, r.Text) {
				// No callback, but a call of the app's own: it belongs to the one that runs.
				outer := t.callback[n-1]
				t.callback = append(t.callback, outer)
				for int(r.N) > len(rp.g.Callbacks) {
					rp.g.Callbacks = append(rp.g.Callbacks, dynamic.Callback{Entry: dynamic.NoNode})
				}
				rp.g.Callbacks[r.N-1] = rp.g.Callbacks[outer-1]
				return nil
			}
			if !f.awaits() {
				_, name, _, _ := dex.SplitMethodText(r.Text)
				rp.begins(t, f, name)
			}
		}
		t.begun, t.label = int32(r.N), r.Text
	case trace.KindCallbackEnd:
		if n := len(t.callback); n > 0 {
			t.callback = t.callback[:n-1]
		}
	case trace.KindEnter:
		return rp.enter(t, r.Method)
	}
	if f == nil {
		return nil
	}
	switch r.Kind {
	case trace.KindBlock:
		if err := rp.run(t, f, f.end); err != nil {
			return err
		}
		if r.N >= int64(len(f.m.Blocks)) {
			return fmt.Errorf("%s has no block %d", rp.g.Program.MethodText(f.m.ID), r.N)
		}
		i, err := f.m.Index(f.m.Blocks[r.N])
		if err != nil {
			return err
		}
		f.next, f.end = i, int32(len(f.m.Insns))
		if r.N+1 < int64(len(f.m.Blocks)) {
			f.end = f.m.At[f.m.Blocks[r.N+1]]
		}
	case trace.KindObject, trace.KindIndex, trace.KindValue:
		rp.stated = rp.stated || r.Kind == trace.KindObject
		f.hints = append(f.hints, *r)
	case trace.KindStep:
		i, err := f.m.Index(r.PC)
		if err != nil {
			return err
		}
		rp.step(t, f, i)
	case trace.KindThrow:
		i, err := f.m.Index(r.PC)
		if err != nil {
			return err
		}
		if f.next >= 0 && i >= f.next {
			f.fails = i + 1
			if err := rp.run(t, f, i+1); err != nil {
				return err
			}
			f.fails = 0
		}
		f.next = -1
		t.crossed, t.thrown = f.last, rp.thrownBy(f, i, r.ID)
		rp.g.Ended(f.last)
	case trace.KindCatch:
		if f.next < 0 || f.m.Insns[f.next].PC != r.PC {
			f.next = -1 // else the handler's block is already told of
		}
		f.caught = f.last
		rp.g.Ended(f.last)
		if t.crossed != dynamic.NoNode {
			f.caught = t.crossed
		}
		t.crossed = dynamic.NoNode
		f.exception = t.thrown
		if r.ID != 0 {
			f.exception = rp.bind(r.ID, value{def: dynamic.NoNode, obj: t.thrown})
		}
		t.thrown = 0
		rp.failed(t, f)
		f.pending = nil
		if i, err := f.m.Index(r.PC); err == nil {
			rp.caught(f, i)
		}
	case trace.KindLeave:
		if err := rp.run(t, f, f.end); err != nil {
			return err
		}
		rp.leave(t, f, true)
	case trace.KindUnwind:
		if t.crossed == dynamic.NoNode {
			t.crossed, t.thrown = f.last, rp.thrownBy(f, f.lastInsn, r.ID)
			rp.g.Ended(f.last)
		}
		rp.leave(t, f, false)
	}
	return nil
}

// thrownBy returns the object that a frame's instruction threw, 0 if the instruction
// made it itself or called what did.
func (rp *replay) thrownBy(f *frame, i int32, id uint64) object {
	if i < 0 || f.m.Insns[i].Op != dex.OpThrow {
		return 0
	}
	v := &f.regs[f.m.Insns[i].A]
	if id != 0 {
		v.obj, v.soft = rp.bind(id, *v), false
	}
	return v.obj
}

// catchUp executes what a thread is known to have begun when another one goes on: the
// objects of an access are stated right before it.
func (rp *replay) catchUp(t *thread, f *frame) {
	last := int32(-1)
	for k := range f.hints {
		if i, err := f.m.Index(f.hints[k].PC); err == nil && i >= f.next && i < f.end {
			last = max(last, i)
		}
	}
	if f.next >= 0 && last >= 0 {
		_ = rp.run(t, f, last+1) // it stays within the block
	}
}

// run executes the rest of the current block, up to the instruction end.
func (rp *replay) run(t *thread, f *frame, end int32) error {
	if f.next < 0 {
		return nil
	}
	for f.next < end {
		i := f.next
		f.next++
		rp.step(t, f, i)
	}
	if f.next >= f.end {
		f.next = -1
	}
	return nil
}

// runToCall executes the current block up to and including an invoke that can
// enter the method.
func (rp *replay) runToCall(t *thread, f *frame, id dex.MethodID) {
	if f.next < 0 || f.pending != nil && !f.pending.app && f.pending.callee.mayEnter(rp.g.Program, id) {
		return
	}
	if rp.g.Program.MethodName(id) == "<clinit>" {
		class := rp.g.Program.Classes[rp.g.Program.Methods[id].Class].Descriptor
		if i := rp.initialising(f, f.next, class); f.next >= 0 && i < f.end {
			_ = rp.run(t, f, i) // it stays within the block
		}
		return
	}
	for f.next >= 0 && f.next < f.end {
		i := f.next
		in := &f.m.Insns[i]
		if in.Op.Has(dex.FlagInvoke) && in.Op.Index() == dex.IndexMethod {
			if c := rp.callee(f.m, i); c.mayEnter(rp.g.Program, id) {
				f.next++
				rp.step(t, f, i)
				return
			}
		}
		f.next++
		rp.step(t, f, i)
	}
}
