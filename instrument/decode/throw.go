// Exceptions in a recording: which instruction raised them, through which frames
// they went, and where they were caught.

package decode

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/trace"
)

// exception reads the records of one.
func (t *thread) exception() exception {
	e := t.nextException(&t.s)
	t.last = e
	t.last.callee, t.last.method, t.last.line, t.last.message = "", "", 0, "" // where it came from is said once
	return e
}

func (t *thread) nextException(s *stream) exception {
	id := s.next()
	if id.kind == eventAgain {
		return t.last
	}
	return newException(id, s.next())
}

// unwindTo pops the frames above the one in which a block catches an exception:
// those that are over, and those that it passed through where they could not
// record it, as constructors before super() has returned.
func (t *thread) unwindTo(number int) {
	t.settleIf((*frame).done)
	catcher := len(t.stack) - 1
	for catcher >= 0 && !t.stack[catcher].catches(number, t.counted && t.count != t.stack[catcher].turns) {
		catcher--
	}
	if catcher < 0 {
		return // enterBlock will say so
	}
	ahead := t.s
	e := t.nextException(&ahead)
	for len(t.stack)-1 > catcher {
		f := t.top()
		if f.over() {
			t.run(f, -1)
			t.pop(trace.Record{Kind: trace.KindLeave})
			continue
		}
		t.passed(f, e)
	}
}

// passed pops the frame on top, through which an exception went unrecorded.
func (t *thread) passed(f *frame, e exception) {
	if f.thrown != e.id && (t.raised[e.id] || !t.raisedIn(f, e)) {
		t.emit(trace.Record{Kind: trace.KindAssumed, Text: "the exception passed through this frame unrecorded"})
	}
	t.threw(f, e)
	t.unwound(e)
}

// unwound pops the frame on top, which an exception has left, and those below it
// that pass it on.
func (t *thread) unwound(e exception) {
	called := t.top().callback == 0
	t.pop(trace.Record{Kind: trace.KindUnwind, ID: uint64(e.id), Text: e.class})
	caller := t.top()
	if caller == nil {
		return
	}
	if caller.thrown = e.id; caller.plan.Passes && called {
		t.threw(caller, e)
		t.unwound(e)
	}
}

// caughtNext reports whether the record of a caught exception comes next.
func (t *thread) caughtNext() bool {
	first := t.s.peek(0).kind
	return first == eventAgain || first == eventObject && t.s.peek(1).kind == eventText
}

// catches reports whether a block handles exceptions of the current block, or,
// if more silent blocks were counted, of those behind.
func (f *frame) catches(number int, counted bool) bool {
	if number >= len(f.plan.Order) || !f.plan.Flow.Handler[f.plan.Order[number]] {
		return false
	}
	if counted && f.plan.Tells[f.plan.Order[number]] && f.silentAhead() >= 0 {
		return true
	}
	pc := f.plan.Flow.Starts[f.plan.Order[number]]
	return f.ahead(func(i int) bool {
		n := f.plan.Flow.TryAt[i]
		if n < 0 {
			return false
		}
		for _, h := range f.plan.Flow.Tries[n].Handlers {
			if h.PC == pc {
				return true
			}
		}
		return false
	}) >= 0
}

// threw records which instruction of the frame raised an exception, unless it
// came out of a callee.
func (t *thread) threw(f *frame, e exception) {
	again := t.raised[e.id]
	t.raised[e.id] = true
	if f.plan.Mode == plan.ModeCalls || f.thrown == e.id && e.id != 0 {
		f.thrown = 0
		return
	}
	var candidates []int
	f.ahead(func(i int) bool {
		if f.unmet(i) != 0 {
			return true // would have been recorded first
		}
		if f.plan.Flow.Insns[i].Op.Has(dex.FlagThrows) && canRaise(&f.plan.Flow.Insns[i], e.class) {
			candidates = append(candidates, i)
		}
		return false
	})
	if len(candidates) == 0 {
		return
	}
	candidates = t.narrow(f, candidates, e, again)
	chosen := candidates[0]
	if last := candidates[len(candidates)-1]; f.plan.Flow.Insns[last].Op == dex.OpThrow && f.creates(e.class) {
		chosen = last
	}
	t.run(f, chosen)
	in := &f.plan.Flow.Insns[chosen]
	certain := len(candidates) == 1
	if certain || chosen == f.pos && f.got != 0 {
		t.execute(f, chosen) // it was begun, whether or not it is the one that threw
	}
	if !certain {
		t.emit(trace.Record{Kind: trace.KindAssumed, Text: fmt.Sprintf("one of %d instructions that can raise it", len(candidates))})
	}
	t.emit(trace.Record{Kind: trace.KindThrow, PC: in.PC, ID: uint64(e.id), Text: e.class})
}

// creates reports whether an object of the class is made between here and the
// next record.
func (f *frame) creates(class string) bool {
	file := f.plan.Flow.Code.File()
	return f.ahead(func(i int) bool {
		in := &f.plan.Flow.Insns[i]
		return in.Op == dex.OpNewInstance && file.TypeDescriptor(in.Index) == class
	}) >= 0
}

// canRaise reports whether an instruction can raise an exception of a class, as
// far as the virtual machine's own exceptions tell.
func canRaise(in *dex.Insn, class string) bool {
	op := in.Op
	call := plan.CallsOut(op) || op == dex.OpThrow || op == dex.OpConstClass
	switch class {
	case "Ljava/lang/ArithmeticException;":
		return call || !(op >= dex.OpIget && op <= dex.OpIputShort || op >= dex.OpAget && op <= dex.OpAputShort || op == dex.OpCheckCast || op == dex.OpArrayLength || op == dex.OpNewArray)
	case "Ljava/lang/ArrayIndexOutOfBoundsException;":
		return call || op >= dex.OpAget && op <= dex.OpAputShort || op == dex.OpFillArrayData
	case "Ljava/lang/ArrayStoreException;":
		return call || op == dex.OpAputObject
	case "Ljava/lang/ClassCastException;":
		return call || op == dex.OpCheckCast
	case "Ljava/lang/NegativeArraySizeException;":
		return call || op == dex.OpNewArray
	case "Ljava/lang/NullPointerException;":
		return op != dex.OpNewInstance && op != dex.OpCheckCast && op != dex.OpConstString
	case "Ljava/lang/OutOfMemoryError;", "Ljava/lang/StackOverflowError;":
		return true
	}
	return call || op == dex.OpMonitorExit
}

// unwind pops the frame of m by an exception, and those above it that had no
// way to record theirs.
func (t *thread) unwind(m dex.MethodID, e exception) {
	t.settleAbove(m)
	if !slices.ContainsFunc(t.stack, func(f *frame) bool { return f.method == m }) {
		t.gap("method %d was left without having been entered", m)
		return
	}
	for f := t.top(); f.method != m; f = t.top() {
		t.passed(f, e)
	}
	f := t.top()
	t.turn(f)
	t.threw(f, e)
	t.unwound(e)
}

// settleAbove pops frames that are over, but not the one that an exception is
// about to leave.
func (t *thread) settleAbove(m dex.MethodID) {
	t.settleIf(func(f *frame) bool { return f.done() || f.method != m && f.over() })
}
