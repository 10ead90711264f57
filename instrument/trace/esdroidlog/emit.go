// Writing an explanation: the records that lead a thread to where it is.

package esdroidlog

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// maxPassed is how many passed instructions a late record may belong to.
const maxPassed = 16

// apply writes what an explanation says and moves the thread there.
func (im *importer) apply(t *walker, x explanation, e *Entry, repair string) {
	lost := 0
	for _, a := range x.actions {
		switch a.kind {
		case doPath:
			lost += im.pass(t, a.via)
		case doReturn:
			lost += im.pass(t, a.via)
			im.pop(t, trace.Record{Kind: trace.KindLeave})
		case doUnwind:
			im.throws(t, -1)
			im.pop(t, trace.Record{Kind: trace.KindUnwind, Text: "Ljava/lang/Throwable;"})
		case doCatch:
			f := &t.frames[len(t.frames)-1]
			handler := x.goal.insn
			if len(a.via) > 0 {
				handler = a.via[0]
			}
			im.throws(t, handler)
			im.emit(trace.Record{Kind: trace.KindCatch, Thread: t.tid, PC: f.m.insns[handler].PC})
			f.called = true // the call did not end normally
			lost += im.pass(t, a.via)
		case doEnter:
			im.push(t, a.method, false)
		case doEvent:
			im.push(t, a.method, true)
		case doJump:
			im.gap(t, e, 0, "records are lost: the method went on somewhere else")
			t.frames[len(t.frames)-1].called = true
		case doLostCall:
			im.gap(t, e, 0, "records are lost: calls that lead to this one")
			im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: "called from the frame below, by way of calls whose records are lost"})
			im.push(t, a.method, false)
			lost += im.begin(t, x.goal)
		case doLost:
			im.gap(t, e, 0, "records are lost: nothing leads from the one before to this one")
			for len(t.frames) > 0 {
				im.pop(t, trace.Record{Kind: trace.KindUnwind, Text: "Ljava/lang/Throwable;"})
			}
			im.push(t, a.method, true)
			lost += im.begin(t, x.goal)
		}
	}
	if lost > 0 {
		im.gap(t, e, int64(lost), "instructions ran whose records are lost")
	}
	f := &t.frames[len(t.frames)-1]
	im.lands(t, f, x.goal.insn)
	f.at, f.called, f.nested = x.goal.insn, false, false
	if n := len(f.passed); n > maxPassed {
		f.passed = append(f.passed[:0], f.passed[n-maxPassed:]...)
	}
	if repair != "" {
		im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: repair})
	}
	if e.Legacy != NoLegacy {
		im.emit(trace.Record{Kind: trace.KindPosition, Thread: t.tid, N: int64(e.Legacy)})
	}
	for _, again := range e.Again {
		im.emit(trace.Record{Kind: trace.KindPosition, Thread: t.tid, N: int64(again)})
	}
	im.emit(trace.Record{Kind: trace.KindStep, Thread: t.tid, PC: f.m.insns[f.at].PC})
}

// throws writes the throw that an exception comes from, if the frame can have got to one
// without a record: to any, or to one that the handler catches. Logs have none of it.
func (im *importer) throws(t *walker, handler int32) {
	f := &t.frames[len(t.frames)-1]
	starts := []int32{0}
	if f.at >= 0 {
		starts = f.m.insns[f.at].succs
	}
	p, ok := f.m.search(starts, func(i int32) bool {
		n := &f.m.insns[i]
		return n.Op == dex.OpThrow && (handler < 0 || slices.Contains(n.handlers, handler))
	})
	if !ok || p.cost >= costLost {
		return
	}
	im.pass(t, p.via)
	im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: "an exception went on from here, and the log has no throws"})
	im.emit(trace.Record{Kind: trace.KindStep, Thread: t.tid, PC: f.m.insns[p.goal].PC})
	im.emit(trace.Record{Kind: trace.KindThrow, Thread: t.tid, PC: f.m.insns[p.goal].PC})
	f.at, f.called = p.goal, true
}

// lands writes that what a frame has thrown is caught by the handler that it goes on to.
func (im *importer) lands(t *walker, f *frame, handler int32) {
	if f.at < 0 || f.called || f.m.insns[f.at].Op != dex.OpThrow {
		return
	}
	im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: "caught by the handler that the log goes on with"})
	im.emit(trace.Record{Kind: trace.KindThrow, Thread: t.tid, PC: f.m.insns[f.at].PC})
	im.emit(trace.Record{Kind: trace.KindCatch, Thread: t.tid, PC: f.m.insns[handler].PC})
}

// forked reports whether the way from a branch to the next record is one of two that
// leave the same records.
func (f *frame) forked(branch, taken int32, goal func(int32) bool) bool {
	if branch < 0 || len(f.m.insns[branch].succs) < 2 || f.m.insns[branch].Op.Has(dex.FlagInvoke) {
		return false
	}
	for _, s := range f.m.insns[branch].succs {
		if s == taken {
			continue
		}
		if p, ok := f.m.search([]int32{s}, goal); ok && p.cost < costLost {
			return true
		}
	}
	return false
}

// begin leads from the beginning of a method to the instruction of a record, if none of
// those between leaves a record.
func (im *importer) begin(t *walker, goal place) int {
	m := t.frames[len(t.frames)-1].m
	if m.id != goal.method {
		return 0
	}
	p, ok := m.search([]int32{0}, func(i int32) bool { return i == goal.insn })
	if !ok || p.cost >= costLost {
		return 0
	}
	return im.pass(t, p.via)
}

// pass writes the steps over instructions without records and returns how many
// of them must have had one.
func (im *importer) pass(t *walker, via []int32) int {
	lost := 0
	f := &t.frames[len(t.frames)-1]
	im.silentCall(t, f)
	for _, i := range via {
		n := &f.m.insns[i]
		if from := f.at; from >= 0 && n.logged != always && f.m.insns[from].Op.Has(dex.FlagIf|dex.FlagSwitch) {
			end := via[len(via)-1]
			next := f.m.insns[end].succs
			if f.forked(from, i, func(j int32) bool { return j == end || slices.Contains(next, j) }) {
				im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: "the branch before may have gone the other way, which leaves the same records"})
			}
		}
		if n.logged == always {
			lost++
			im.report.Assumed++
			im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: "its record is lost; the only way leads through it"})
		}
		im.lands(t, f, i)
		im.emit(trace.Record{Kind: trace.KindStep, Thread: t.tid, PC: n.PC})
		f.at, f.called, f.nested = i, false, false
		if n.logged == sometimes {
			f.passed = append(f.passed, i)
		}
		im.silentCall(t, f)
	}
	return lost
}

// silentCall writes the frame of a callee that leaves no record: a body that
// only returns a constant or an argument.
func (im *importer) silentCall(t *walker, f *frame) {
	if f.at < 0 || f.called {
		return
	}
	in := &f.m.insns[f.at]
	if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod || im.app.callsFramework(f.m, in) {
		return
	}
	file := f.m.code.File()
	r := file.MethodRef(in.Index)
	class, ok := im.app.p.Class(file.TypeDescriptor(r.Class))
	if !ok {
		return
	}
	id, ok := im.app.p.Method(class, file.String(r.Name), file.ProtoDescriptor(r.Proto))
	if !ok {
		return
	}
	m := im.app.method(id)
	if m == nil {
		return
	}
	p, ok := m.toReturn([]int32{0})
	if !ok || p.cost >= costLost {
		return
	}
	open := (in.Op == dex.OpInvokeVirtual || in.Op == dex.OpInvokeVirtualRange) && im.overridden(id)
	im.emit(trace.Record{Kind: trace.KindEnter, Thread: t.tid, Method: id})
	for _, i := range append(p.via, p.goal) {
		if open {
			im.emit(trace.Record{Kind: trace.KindAssumed, Thread: t.tid, Text: "another method may have run in its place, whose records are lost"})
		}
		im.emit(trace.Record{Kind: trace.KindStep, Thread: t.tid, PC: m.insns[i].PC})
	}
	im.emit(trace.Record{Kind: trace.KindLeave, Thread: t.tid})
}

// overridden reports whether a class of the app overrides a method of another.
func (im *importer) overridden(id dex.MethodID) bool {
	is, known := im.overrides[id]
	if !known {
		p := im.app.p
		class := func(m dex.MethodID) string { return p.Classes[p.Methods[m].Class].Descriptor }
		is = slices.ContainsFunc(im.app.named(p.MethodName(id), p.MethodProto(id)), func(other dex.MethodID) bool {
			return other != id && im.below(class(other), class(id), 0)
		})
		im.overrides[id] = is
	}
	return is
}

func (im *importer) push(t *walker, id dex.MethodID, callback bool) {
	f := frame{m: im.app.method(id), at: -1}
	if callback {
		im.callbacks++
		f.callback = im.callbacks
		im.emit(trace.Record{Kind: trace.KindCallbackBegin, Thread: t.tid, N: f.callback, Text: im.app.p.MethodText(id)})
	}
	im.emit(trace.Record{Kind: trace.KindEnter, Thread: t.tid, Method: id})
	if n := len(t.frames); n > 0 && !callback {
		t.frames[n-1].called = true
	} else if n > 0 {
		t.frames[n-1].nested = true
	}
	t.frames = append(t.frames, f)
}

func (im *importer) pop(t *walker, r trace.Record) {
	f := t.frames[len(t.frames)-1]
	t.frames = t.frames[:len(t.frames)-1]
	r.Thread = t.tid
	im.emit(r)
	if f.callback != 0 {
		im.emit(trace.Record{Kind: trace.KindCallbackEnd, Thread: t.tid, N: f.callback})
	}
}
