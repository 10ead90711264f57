// From entries to a trace: which instruction each record means, and the frames
// that the log does not show.
//
// The walk goes through the records of a thread with a stack of frames. For
// each record it weighs what may have happened since the one before: the
// method went on, a call began, frames returned, an exception was caught, the
// framework called back, or records are lost. The cheapest explanation wins;
// whatever it assumes is written down.

package esdroidlog

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// Report says how well a log could be tied to the app.
type Report struct {
	Records    int // entries of the log
	Exact      int // resolved by label, line and shape to the one instruction that the walk reached
	Repaired   int // label or line was wrong; the statement was found elsewhere
	Absorbed   int // copies that Soot made, and jumps and returns, which the walk finds by itself
	Unresolved int // no statement of the app fits
	Assumed    int // instructions that must have left a record, but did not
	Callbacks  int64
	Processes  int
	Threads    int
	Repairs    []Problem
	Gaps       []Problem
}

// CallsBack reports whether the framework method named by a method text calls
// the app's method of the given simple name before it returns. It separates
// callbacks inside of calls from new events.
type CallsBack func(framework, method string) bool

// Import resolves the records of a log against the app and writes the trace.
// callsBack may be nil.
func Import(log *Log, p *dex.Program, w *trace.Writer, callsBack CallsBack) (*Report, error) {
	if callsBack == nil {
		callsBack = func(string, string) bool { return false }
	}
	im := &importer{callsBack: callsBack, app: newApp(p), w: w, threads: map[threadKey]*walker{}, processes: map[int32]bool{}}
	im.report.Records = len(log.Entries)
	for i := range log.Entries {
		if err := im.entry(&log.Entries[i]); err != nil {
			return nil, err
		}
	}
	im.flush(len(im.pending))
	im.report.Callbacks = im.callbacks
	im.report.Processes, im.report.Threads = len(im.processes), len(im.threads)
	return &im.report, im.err
}

type threadKey struct{ pid, tid int32 }

type importer struct {
	app       *app
	callsBack CallsBack
	w         *trace.Writer
	err       error
	report    Report
	threads   map[threadKey]*walker
	processes map[int32]bool
	callbacks int64
	pending   []trace.Record // not written yet
	weighed   []candidate    // what suspicious weighed for this record
	reading   explanation    // with what result
}

// pendingRecords is how many records are held back: a record of the log may
// belong to a step that was passed a moment ago.
const pendingRecords = 256

func (im *importer) emit(r trace.Record) {
	im.pending = append(im.pending, r)
	if len(im.pending) >= 2*pendingRecords {
		im.flush(pendingRecords)
	}
}

// flush writes the oldest records.
func (im *importer) flush(n int) {
	for i := range im.pending[:n] {
		if im.err == nil {
			im.err = im.w.Append(im.pending[i])
		}
	}
	im.pending = append(im.pending[:0], im.pending[n:]...)
}

// walker is one thread.
type walker struct {
	tid    int32
	frames []frame
}

type frame struct {
	m        *method
	at       int32   // the instruction that ran last, -1 at entry
	callback int64   // the callback instance that began with this frame, 0 if the app called it
	called   bool    // the invoke at 'at' has shown its callee
	nested   bool    // the framework called back from the invoke at 'at'
	passed   []int32 // instructions passed since the last record that may still leave theirs
}

func (im *importer) entry(e *Entry) error {
	key := threadKey{e.PID, e.TID}
	t := im.threads[key]
	if t == nil {
		t = &walker{tid: e.TID}
		im.threads[key] = t
		im.processes[e.PID] = true
		im.emit(trace.Record{Kind: trace.KindProcess, Thread: e.TID, N: int64(e.PID)})
	}
	if unlogged(e.Statement) {
		im.report.Absorbed++
		return im.err
	}
	candidates, repaired := im.candidates(t, e)
	if repaired && im.app.statement(e.Statement) == im.app.shape("const") {
		im.report.Absorbed++ // Soot splits parameters into copies that no instruction stands for
		return im.err
	}
	if len(candidates) == 0 {
		im.report.Unresolved++
		im.gap(t, e, 1, "no statement of the app fits the record: "+e.Statement)
		return im.err
	}
	step := im.weigh(t, candidates)
	if step.cost >= costLost && im.late(t, e, candidates) {
		im.report.Absorbed++
		return im.err
	}
	if repaired || step.repaired {
		im.report.Repaired++
		text := fmt.Sprintf("the log says %s.%s:%d", e.Class, e.Method, e.Line)
		m := step.goal
		im.report.Repairs = append(im.report.Repairs, Problem{e.LogLine, text + ", it is " + im.app.p.Reference(m.method, im.app.method(m.method).insns[m.insn].PC)})
		im.apply(t, step, e, text)
	} else {
		im.report.Exact++
		im.apply(t, step, e, "")
	}
	return im.err
}

// late recognises the record of a computation that Soot moved behind what
// follows it: the step was passed already. It gets the record's position.
func (im *importer) late(t *walker, e *Entry, candidates []candidate) bool {
	if len(t.frames) == 0 {
		return false
	}
	f := &t.frames[len(t.frames)-1]
	for _, c := range candidates {
		k := slices.Index(f.passed, c.insn)
		if c.repaired || c.method != f.m.id || k < 0 || f.m.insns[c.insn].Op.Has(dex.FlagThrows) {
			continue
		}
		pc := f.m.insns[c.insn].PC
		for i := len(im.pending) - 1; i >= 0; i-- {
			if r := &im.pending[i]; r.Kind == trace.KindStep && r.Thread == t.tid && r.PC == pc {
				if e.Legacy != NoLegacy {
					im.pending = slices.Insert(im.pending, i, trace.Record{Kind: trace.KindPosition, Thread: t.tid, N: int64(e.Legacy)})
				}
				f.passed = slices.Delete(f.passed, k, k+1)
				return true
			}
		}
	}
	return false
}

// unlogged reports whether a statement is of a kind that the walk passes over
// by itself.
func unlogged(statement string) bool {
	for _, prefix := range []string{"return", "goto ", "nop", "throw ", "entermonitor", "exitmonitor"} {
		if strings.HasPrefix(statement, prefix) {
			return true
		}
	}
	return strings.Contains(statement, " := @")
}

// candidate is an instruction that a record may mean.
type candidate struct {
	place
	penalty  int
	repaired bool
}

const (
	penaltyLine  = 20 // same label, other line
	penaltyLabel = 30 // same line and shape, other label

	maxUnlined = 200 // so many statements without a line may be weighed
)

// candidates returns the instructions that fit the record; when none has the
// right label, line and shape, those that fit in part.
func (im *importer) candidates(t *walker, e *Entry) ([]candidate, bool) {
	list, wrong := im.sameShape(t, e)
	if l, ok := literalOf(e.Statement); ok {
		fits := slices.DeleteFunc(slices.Clone(list), func(c candidate) bool { return !l.fits(&im.app.method(c.method).insns[c.insn].Insn) })
		if len(fits) > 0 && len(fits) < len(list) {
			return fits, wrong
		}
	}
	return list, wrong
}

// sameShape returns the instructions that have the shape of a record.
func (im *importer) sameShape(t *walker, e *Entry) ([]candidate, bool) {
	a := im.app
	shape := a.statement(e.Statement)
	if shape == 0 {
		return nil, false
	}
	w := where{int32(e.Line), shape}
	var out []candidate
	methods := a.labels[label{e.Class, e.Method}]
	for _, id := range methods {
		if m := a.method(id); m != nil {
			for _, i := range m.at[w] {
				out = append(out, candidate{place: place{id, i}})
			}
		}
	}
	if e.NoLine {
		return im.anyLine(methods, shape), false
	}
	if len(out) == 0 && e.Cut {
		return im.cutCandidates(e, methods), false
	}
	if len(out) > 0 && !im.suspicious(t, out) {
		return out, false
	}
	if len(out) == 0 && e.Line < 0 {
		// Soot lost the line, as it does where it makes several statements of
		// one instruction.
		if list := im.anyLine(methods, shape); len(list) > 0 && !im.suspicious(t, list) {
			return list, false
		}
	}
	// The label or the line is wrong, or the walk cannot get there. What runs on
	// where the thread is comes first.
	right := len(out)
	near := im.near(t)
	for _, id := range near {
		if l := (label{im.className(id), a.p.MethodName(id)}); l == (label{e.Class, e.Method}) {
			continue
		}
		for _, i := range a.method(id).at[w] {
			out = append(out, candidate{place{id, i}, penaltyLabel, true})
		}
		if e.Line < 0 { // any line may be meant
			for i := range a.method(id).insns {
				if n := &a.method(id).insns[i]; n.shape == shape && n.line != w.line {
					out = append(out, candidate{place{id, int32(i)}, penaltyLabel + penaltyLine, true})
				}
			}
		}
	}
	for _, id := range methods {
		if m := a.method(id); m != nil {
			for i := range m.insns {
				if n := &m.insns[i]; n.shape == shape && n.line != w.line {
					out = append(out, candidate{place{id, int32(i)}, penaltyLine, true})
				}
			}
		}
	}
	if places := a.everywhere(w); e.Line >= 0 || len(places) <= maxUnlined {
		for _, p := range places {
			if l := (label{im.className(p.method), a.p.MethodName(p.method)}); l != (label{e.Class, e.Method}) && !slices.Contains(near, p.method) {
				out = append(out, candidate{p, penaltyLabel, true})
			}
		}
	}
	return out, right == 0 && len(out) > 0
}

// maxNear is how many open frames a record with a wrong label is looked for in.
const maxNear = 8

// near returns the methods in which the thread may go on: those of the open
// frames, and what the innermost one may just have called.
func (im *importer) near(t *walker) []dex.MethodID {
	var out []dex.MethodID
	add := func(id dex.MethodID) {
		if !slices.Contains(out, id) && im.app.method(id) != nil {
			out = append(out, id)
		}
	}
	for level := len(t.frames) - 1; level >= max(0, len(t.frames)-maxNear); level-- {
		f := &t.frames[level]
		add(f.m.id)
		if level == len(t.frames)-1 && f.at >= 0 && !f.called {
			if id, ok := im.app.target(f.m, &f.m.insns[f.at]); ok {
				add(id)
			}
		}
	}
	return out
}

// anyLine returns the statements of the methods with the given shape.
func (im *importer) anyLine(methods []dex.MethodID, shape int32) []candidate {
	var out []candidate
	for _, id := range methods {
		if m := im.app.method(id); m != nil {
			for i := range m.insns {
				if n := &m.insns[i]; n.shape == shape || manyRecords(n.Op) && shape == im.app.shape("aput") {
					out = append(out, candidate{place: place{id, int32(i)}})
				}
			}
		}
	}
	return out
}

func (im *importer) className(m dex.MethodID) string {
	return JavaType(im.app.p.Classes[im.app.p.Methods[m].Class].Descriptor)
}

// suspicious reports whether none of the candidates continues where the thread
// is: then other readings of the record must be weighed too.
func (im *importer) suspicious(t *walker, list []candidate) bool {
	if len(t.frames) == 0 {
		return false
	}
	im.weighed, im.reading = list, im.explain(t, list)
	return im.reading.cost >= penaltyLabel
}

// weigh is explain, but knows the answer if suspicious has just asked it.
func (im *importer) weigh(t *walker, list []candidate) explanation {
	same := len(im.weighed) == len(list) && len(list) > 0 && &im.weighed[0] == &list[0]
	im.weighed = nil
	if same {
		return im.reading
	}
	return im.explain(t, list)
}

// cutCandidates matches a record whose end is missing by the beginning of its
// statement.
func (im *importer) cutCandidates(e *Entry, methods []dex.MethodID) []candidate {
	if !strings.HasPrefix(e.Statement, "lookupswitch") {
		return nil
	}
	var out []candidate
	for _, id := range methods {
		if m := im.app.method(id); m != nil {
			for i, n := range m.insns {
				if n.Op.Has(dex.FlagSwitch) && int(n.line) == e.Line {
					out = append(out, candidate{place: place{id, int32(i)}})
				}
			}
		}
	}
	return out
}

// explanation is one reading of how a thread came to a record.
type explanation struct {
	cost     int
	actions  []action
	goal     place
	repaired bool
}

type actionKind uint8

const (
	doPath     actionKind = iota // the current frame went through via
	doReturn                     // the current frame went through via and returned
	doUnwind                     // the current frame was left by an exception
	doCatch                      // the current frame caught an exception; via begins at the handler
	doEnter                      // a frame was pushed by the app's call
	doEvent                      // a frame was pushed by the framework
	doJump                       // records are lost, but the frame is one that was open
	doLostCall                   // a frame was pushed by calls whose records are lost
	doLost                       // nothing explains it: frames are dropped
)

type action struct {
	kind   actionKind
	via    []int32
	method dex.MethodID
}

// The costs of explanations, in the same currency as lost records.
const (
	costKnown     = 1  // a callback inside a framework call that is known to make it
	costNested    = 6  // one inside of any other framework call
	costEvent     = 4  // a new callback at the bottom of the thread
	costIdle      = 12 // an event of the message loop, though frames seem open
	costCatch     = 6
	costUnwind    = 8
	costInit      = 1  // a class initialiser
	costNotNested = 30 // an event of the message loop inside a framework call
	costJump      = 220
	costThrough   = 240 // calls whose records are lost lead from an open frame
	costResync    = 300
	costTwice     = 100 // lost records lead to a record with a wrong label: too much at once
	costDeclare   = 5   // a call whose callee has the name only
)

// explain finds the cheapest reading.
func (im *importer) explain(t *walker, candidates []candidate) explanation {
	byMethod := map[dex.MethodID][]candidate{}
	var methods []dex.MethodID
	for _, c := range candidates {
		if byMethod[c.method] == nil {
			methods = append(methods, c.method)
		}
		byMethod[c.method] = append(byMethod[c.method], c)
	}
	best := explanation{cost: 1 << 30}
	consider := func(cost int, c candidate, actions ...action) {
		if c.repaired && cost >= costLost {
			cost += costTwice
		}
		if cost += c.penalty; cost < best.cost {
			best = explanation{cost, append([]action(nil), actions...), c.place, c.repaired}
		}
	}
	// within finds the nearest candidates of one method, by penalty class.
	within := func(m *method, starts []int32, yield func(path, candidate)) {
		for _, repaired := range []bool{false, true} {
			goals := map[int32]candidate{}
			for _, c := range byMethod[m.id] {
				if c.repaired == repaired {
					goals[c.insn] = c
				}
			}
			if len(goals) > 0 {
				if p, ok := m.search(starts, func(i int32) bool { _, is := goals[i]; return is }); ok {
					yield(p, goals[p.goal])
				}
			}
		}
	}
	entry := []int32{0}
	var prefix []action // what happened to the frames above
	prefixCost := 0
	caught := false // the frames above were left by an exception
	direct := true  // no frame above belongs to a call that the frame has made
	for level := len(t.frames) - 1; level >= 0 && min(prefixCost, costJump) < best.cost; level-- {
		f := &t.frames[level]
		var in *insn
		starts := entry
		if f.at >= 0 {
			in = &f.m.insns[f.at]
			starts = in.succs
			if manyRecords(in.Op) {
				for _, c := range byMethod[f.m.id] {
					if c.insn == f.at {
						consider(prefixCost, c, append(prefix, action{kind: doPath})...)
					}
				}
			}
		}
		if !caught {
			within(f.m, starts, func(p path, c candidate) {
				consider(prefixCost+p.cost, c, append(prefix, action{kind: doPath, via: p.via})...)
			})
			if best.cost == prefixCost {
				return best
			}
		}
		if in != nil {
			if len(in.handlers) > 0 {
				within(f.m, in.handlers, func(p path, c candidate) {
					consider(prefixCost+p.cost+costCatch, c, append(prefix, action{kind: doCatch, via: p.via})...)
				})
			}
			if !caught {
				im.calls(f, in, direct && !f.called, methods, within, func(cost int, c candidate, actions ...action) {
					consider(prefixCost+cost, c, append(append([]action(nil), prefix...), actions...)...)
				})
			}
		}
		if above := len(t.frames) - 1 - level; prefixCost < best.cost || costJump < best.cost {
			for _, c := range byMethod[f.m.id] {
				jump := make([]action, above, above+1)
				for i := range jump {
					jump[i] = action{kind: doUnwind}
				}
				consider(costJump+above, c, append(jump, action{kind: doJump})...)
			}
		}
		// This frame ends: by return, else by exception.
		leave := action{kind: doUnwind}
		cost := costUnwind
		if !caught {
			if p, ok := f.m.toReturn(starts); ok && p.cost < costCap {
				leave, cost = action{kind: doReturn, via: append(p.via, p.goal)}, p.cost
			}
		}
		if leave.kind == doUnwind && in == nil {
			cost += costCap
		}
		caught = leave.kind == doUnwind
		// A class initialiser runs before the call that triggers it goes on.
		direct = direct && im.app.p.MethodName(f.m.id) == "<clinit>"
		prefix = append(prefix[:len(prefix):len(prefix)], leave)
		prefixCost += cost
		if f.callback != 0 {
			caught = false // an exception ends at the framework
			// The framework may call back again from where it was called.
			for _, id := range methods {
				if m := im.app.method(id); im.mayBeCallback(id) {
					within(m, entry, func(p path, c candidate) {
						if level > 0 {
							return // the frame below weighs it
						}
						consider(prefixCost+costEvent+p.cost, c, append(prefix, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})...)
					})
				}
			}
		}
	}
	if len(t.frames) == 0 {
		for _, id := range methods {
			within(im.app.method(id), entry, func(p path, c candidate) {
				consider(costEvent+p.cost, c, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})
			})
		}
	}
	if len(t.frames) > 0 && best.cost > costIdle {
		idle := make([]action, len(t.frames), len(t.frames)+2)
		for i := range idle {
			idle[i] = action{kind: doUnwind}
		}
		for _, id := range methods {
			if m := im.app.method(id); im.fromLoop(id) || im.isEvent(id) || im.makesComponent(id) {
				within(m, entry, func(p path, c candidate) {
					consider(costIdle+p.cost, c, append(idle, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})...)
				})
			}
		}
	}
	if best.cost > costThrough {
		for above := range t.frames {
			f := &t.frames[len(t.frames)-1-above]
			for _, c := range candidates {
				if costThrough+above+c.penalty < best.cost && im.app.leadsTo(f.m.id, c.method) {
					actions := make([]action, above, above+1)
					for i := range actions {
						actions[i] = action{kind: doUnwind}
					}
					consider(costThrough+above, c, append(actions, action{kind: doLostCall, method: c.method})...)
				}
			}
		}
	}
	for _, c := range candidates {
		consider(costResync, c, action{kind: doLost, method: c.method})
	}
	return best
}

// calls weighs that the instruction that ran last called into a candidate's
// method, directly or through the framework.
func (im *importer) calls(f *frame, in *insn, top bool, methods []dex.MethodID, within func(*method, []int32, func(path, candidate)), consider func(int, candidate, ...action)) {
	framework := im.app.callsFramework(f.m, in)
	for _, id := range methods {
		m := im.app.method(id)
		name := im.app.p.MethodName(id)
		switch {
		case name == "<clinit>":
			cost := costNotNested
			switch {
			case im.initialises(f.m, in, id):
				cost = costInit
			case framework && in.Op.Has(dex.FlagInvoke) && !im.unlikelyInside(f.m, in, id): // the framework made something of the app
				cost = costNested
				if f.nested {
					cost = costEvent
				}
			}
			within(m, []int32{0}, func(p path, c candidate) {
				consider(cost+p.cost, c, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})
			})
		case top && !framework && im.app.names(f.m, in, id):
			cost := 0
			if !im.related(f.m, in, id) {
				cost = costDeclare
			}
			within(m, []int32{0}, func(p path, c candidate) {
				consider(cost+p.cost, c, action{kind: doEnter, method: id}, action{kind: doPath, via: p.via})
			})
		case framework && in.Op.Has(dex.FlagInvoke):
			cost := costNested
			super := in.Op == dex.OpInvokeSuper || in.Op == dex.OpInvokeSuperRange
			if top && !super && im.app.names(f.m, in, id) || im.callsBack(f.m.code.File().MethodText(in.Index), name) {
				cost = costKnown // also the app's override of what is called by its framework name
			} else if !im.mayBeCallback(id) {
				cost = costLost
			} else if im.unlikelyInside(f.m, in, id) {
				cost = costNotNested
			} else if f.nested {
				cost = costEvent // the call has called back before
			}
			within(m, []int32{0}, func(p path, c candidate) {
				consider(cost+p.cost, c, action{kind: doEvent, method: id}, action{kind: doPath, via: p.via})
			})
		}
	}
}

// initialises reports whether an instruction is the first use of the class that
// an initialiser belongs to, or of one below it.
func (im *importer) initialises(m *method, in *insn, initialiser dex.MethodID) bool {
	f := m.code.File()
	var class string
	switch {
	case in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange:
		class = f.TypeDescriptor(f.MethodRef(in.Index).Class)
	case in.Op == dex.OpNewInstance:
		class = f.TypeDescriptor(in.Index)
	case in.Op >= dex.OpSget && in.Op <= dex.OpSputShort:
		class = f.TypeDescriptor(f.FieldRef(in.Index).Class)
	default:
		return false
	}
	return im.below(class, im.app.p.Classes[im.app.p.Methods[initialiser].Class].Descriptor, 0)
}

// related reports whether the callee's class is the one that the invoke names,
// or below or above it in the app.
func (im *importer) related(m *method, in *insn, callee dex.MethodID) bool {
	p := im.app.p
	f := m.code.File()
	named := f.TypeDescriptor(f.MethodRef(in.Index).Class)
	owner := p.Classes[p.Methods[callee].Class].Descriptor
	return im.below(named, owner, 0) || im.below(owner, named, 0)
}

// below reports whether sub is super or a subtype of it, as far as the app says.
func (im *importer) below(sub, super string, depth int) bool {
	if sub == super {
		return true
	}
	id, ok := im.app.p.Class(sub)
	if !ok || depth > 64 {
		return false
	}
	c := &im.app.p.Classes[id]
	if c.Def.Super != dex.NoIndex && im.below(c.File.TypeDescriptor(c.Def.Super), super, depth+1) {
		return true
	}
	list, err := c.File.Interfaces(c.Def)
	if err != nil {
		return false
	}
	for i := range list.Len() {
		if im.below(c.File.TypeDescriptor(list.At(i)), super, depth+1) {
			return true
		}
	}
	return false
}

// mayBeCallback reports whether the framework can call the method: it is
// neither private nor static, unless it initialises a class.
func (im *importer) mayBeCallback(id dex.MethodID) bool {
	access := im.app.p.Methods[id].Access
	return access&(dex.AccPrivate|dex.AccStatic) == 0 || im.app.p.MethodName(id) == "<clinit>"
}

func (im *importer) gap(t *walker, e *Entry, lost int64, reason string) {
	im.emit(trace.Record{Kind: trace.KindGap, Thread: t.tid, N: lost, Text: reason})
	text := reason
	if e.Legacy != NoLegacy {
		text = fmt.Sprintf("before record %d: %s", e.Legacy, reason)
	}
	im.report.Gaps = append(im.report.Gaps, Problem{e.LogLine, text})
}
