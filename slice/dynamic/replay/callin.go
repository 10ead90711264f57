// Where in a block the framework called back: a block's record says that it began, and
// what follows the call inside of it must not run before the callback does.

package replay

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// calling returns the end of what a frame's block had run when a callback began inside
// of it: behind the call that made the framework call back, or before what made it
// initialise a class.
func (rp *replay) calling(f *frame, text string) int32 {
	class, name, _, ok := dex.SplitMethodText(text)
	if f.next < 0 || !ok {
		return f.end
	}
	from := f.next
	inside := f.pending
	if inside == nil && (f.called.back || f.called.deferred != nil) {
		inside = f.settled // it called back before
	}
	moved := false
	for k := range f.hints { // they are stated right before their instruction
		if i, err := f.m.Index(f.hints[k].PC); err == nil && i >= f.next && i < f.end {
			from, moved = max(from, i), true
		}
	}
	if inside != nil && !moved && (f.called.deferred != nil || inside.callee.summary != nil && rp.callsBack(inside.callee, name)) {
		return f.next
	}
	if name == "<clinit>" {
		return rp.initialising(f, from, class)
	}
	likely, possible := int32(-1), int32(-1)
	for i := from; i < f.end; i++ {
		in := &f.m.Insns[i]
		if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
			continue
		}
		c := rp.callee(f.m, i)
		if c.app && c.name == "<init>" {
			continue // recorders leave out those that do nothing
		}
		if c.app {
			break // it would have been entered first
		}
		if rp.callsBack(c, name) {
			likely = i
			break
		}
		if possible < 0 && len(c.args) > 0 {
			possible = i
		}
	}
	switch {
	case inside != nil && !moved && likely < 0:
		return f.next // it is the call that was begun
	case likely >= 0:
		return likely + 1
	case possible >= 0:
		return possible + 1
	}
	return f.end
}

// started is told that a callback begins on another thread than the one that ran: if the
// block of that one goes on to a call that lets it be called, it has got there.
func (rp *replay) started(t *thread, f *frame, text string) {
	_, name, _, ok := dex.SplitMethodText(text)
	if f.next < 0 || !ok || f.pending != nil && !f.pending.app && promises(f.pending.callee, name) {
		return
	}
	for i := f.next; i < f.end; i++ {
		in := &f.m.Insns[i]
		if !in.Op.Has(dex.FlagInvoke) || in.Op.Index() != dex.IndexMethod {
			continue
		}
		c := rp.callee(f.m, i)
		if c.app && c.name != "<init>" {
			return
		}
		if promises(c, name) {
			_ = rp.run(t, f, i+1) // it stays within the block
			return
		}
	}
}

// promises reports whether a framework method lets methods of a name be called later.
func promises(c *callee, name string) bool {
	found := false
	c.summary.Callbacks(func(cb *android.Callback) bool {
		found = cb.Method == name && cb.Timing != android.Sync
		return !found
	})
	return found
}

// callsBack reports whether a framework method calls methods of a name before it returns.
func (rp *replay) callsBack(c *callee, name string) bool {
	found := false
	c.summary.Callbacks(func(cb *android.Callback) bool {
		found = cb.Method == name && cb.Timing == android.Sync
		return !found
	})
	return found
}

// initialises returns the node of what made a class be initialised inside of a frame: the
// instruction that comes next has not run yet, and never will if the initialiser fails.
func (rp *replay) initialises(t *thread, f *frame) dynamic.Node {
	if f.next < 0 || f.next >= int32(len(f.m.Insns)) || f.awaits() {
		return f.last
	}
	switch op := f.m.Insns[f.next].Op; {
	case op >= dex.OpSget && op <= dex.OpSputShort, op == dex.OpNewInstance, op == dex.OpInvokeStatic, op == dex.OpInvokeStaticRange:
	default:
		return f.last
	}
	position := t.position
	n := rp.node(t, f, f.next)
	t.position = position
	rp.g.SetPart(n, dynamic.Effect)
	return n
}

// initialising returns the first instruction of the block that can have made a class be
// initialised.
func (rp *replay) initialising(f *frame, from int32, class string) int32 {
	first := int32(-1)
	for i := from; i < f.end; i++ {
		in := &f.m.Insns[i]
		of := ""
		switch op := in.Op; {
		case op >= dex.OpSget && op <= dex.OpSputShort:
			of = f.m.File.TypeDescriptor(f.m.File.FieldRef(in.Index).Class)
		case op == dex.OpNewInstance:
			of = f.m.File.TypeDescriptor(in.Index)
		case op == dex.OpInvokeStatic || op == dex.OpInvokeStaticRange:
			of = f.m.File.TypeDescriptor(f.m.File.MethodRef(in.Index).Class)
		default:
			continue
		}
		if of == class {
			return i
		}
		if _, own := rp.g.Program.Class(of); own && first < 0 && rp.isSubclass(of, class) {
			first = i
		}
	}
	if first >= 0 {
		return first
	}
	return f.end
}
