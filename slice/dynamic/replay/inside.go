// Calls of the framework inside of which it calls back: what the callbacks returned
// decides what the call found, and goes into what it returns.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// callState is what is known of the framework call that a frame is in.
type callState struct {
	deferred *call          // its effects wait for what the callbacks say
	match    *keyMatch      // which key a key was found equal to
	back     bool           // the framework called back
	answers  []dynamic.Node // what callbacks returned for a deferred call
}

// keyMatch tells that a key is equal to another object, under which a map has a value.
type keyMatch struct {
	key, same object
	sure      bool
}

// keyed are the methods of maps that take a key first.
var keyed = map[string]bool{"get": true, "put": true, "containsKey": true, "remove": true, "getOrDefault": true, "putIfAbsent": true, "replace": true}

// dispatches reports whether a method that seems to be called back is what the pending
// call names: a method of a framework interface, which the receiver's class implements.
func (rp *replay) dispatches(f *frame, text string) bool {
	c := f.pending
	class, name, proto, ok := dex.SplitMethodText(text)
	if !ok || c == nil || c.app || c.callee.static || c.callee.name != name || c.callee.proto != proto || name == "<init>" || len(c.args) == 0 {
		return false
	}
	if known := rp.h.objects[c.args[0].obj].class; known != "" {
		if _, own := rp.g.Program.Class(known); own {
			return rp.isSubclass(known, class)
		}
	}
	return rp.isSubclass(class, c.callee.class)
}

// silently runs the method of the app that a call of a framework interface led to, where
// it leaves no record: a body that only returns a constant or an argument.
func (rp *replay) silently(t *thread, f *frame, c *call) bool {
	if rp.stated || c.callee.static || len(c.args) == 0 || c.callee.name == "<init>" {
		return false
	}
	info := &rp.h.objects[c.args[0].obj]
	if !info.exact {
		return false
	}
	if _, own := rp.g.Program.Class(info.class); !own {
		return false
	}
	_, id, own := framework.Resolve(rp.g.Program, info.class, c.callee.name, c.callee.proto)
	if !own || rp.g.Program.Methods[id].CodeOff == 0 {
		return false
	}
	m, err := rp.g.Body(id)
	if err != nil || !silent(m) {
		return false
	}
	begun := t.begun
	t.begun = 0
	if rp.enter(t, id) != nil {
		t.begun = begun
		return false
	}
	inner := t.top()
	for i := range m.Insns {
		rp.step(t, inner, int32(i))
	}
	rp.leave(t, inner, true)
	t.begun = begun
	return true
}

// passesOn takes the argument of a callback that only returns it, and so leaves no
// record, to where its result goes.
func (x *effects) passesOn(receiver object, cb *android.Callback, to destination) {
	rp := x.rp
	info := &rp.h.objects[receiver]
	if rp.stated || cb.Timing != android.Sync || !info.exact {
		return
	}
	c, own := rp.g.Program.Class(info.class)
	if !own {
		return
	}
	all := &rp.g.Program.Classes[c]
	for id := all.FirstMethod; id < all.EndMethod; id++ {
		if rp.g.Program.MethodName(id) != cb.Method || rp.g.Program.Methods[id].CodeOff == 0 || rp.g.Program.Methods[id].Access&dex.AccSynthetic != 0 {
			continue
		}
		m, err := rp.g.Body(id)
		if err != nil || len(m.Insns) != 1 || !m.Insns[0].Op.Has(dex.FlagReturn) {
			continue
		}
		for i, reg := range m.ParamReg {
			if i == 0 || reg != m.Insns[0].A || i-1 >= len(cb.Args) {
				continue
			}
			var need edgesTo
			v := x.value(&cb.Args[i-1], &need)
			v.soft = true // the trace does not say that it ran
			switch {
			case to.call != nil:
				rp.valueEdges(to.call.node, v, dynamic.EdgeValue, 0)
			case to.at.owner != 0:
				rp.h.set(to.at, v)
			}
		}
	}
}

// silent reports whether a method only moves constants and arguments.
func silent(m *bodies.Body) bool {
	for i := range m.Insns {
		op := m.Insns[i].Op
		last := i == len(m.Insns)-1
		switch {
		case op == dex.OpNop, op >= dex.OpMove && op <= dex.OpMoveObject16, op >= dex.OpConst4 && op <= dex.OpConstClass:
		case op.Has(dex.FlagReturn) && last:
		default:
			return false
		}
	}
	return len(m.Insns) > 0
}

// begins is told that a callback begins inside of a frame's pending framework call. Maps
// ask keys of the app's own which of them are equal: their effects wait for the answer.
func (rp *replay) begins(t *thread, f *frame, name string) {
	c := f.pending
	if c == nil || c.app || c.callee.app {
		return
	}
	if (name == "equals" || name == "compareTo" || name == "compare" || name == "hashCode") && keyed[c.callee.name] && !c.callee.static && len(c.args) > 1 && strings.HasPrefix(c.callee.class, "Ljava/util/") {
		f.pending, f.settled = nil, c
		f.called = callState{deferred: c}
		return
	}
	c.within = name
	rp.settle(t, f)
}

// returnedInside is told what a callback inside of a frame's call returned.
func (rp *replay) returnedInside(f, callback *frame) {
	f.called.back = true
	c := f.called.deferred
	proto := rp.g.Program.MethodProto(callback.m.ID)
	if def := callback.returned.def; def != dynamic.NoNode && len(dex.ReturnType(proto)) == 1 {
		// What the framework was told decides what it does.
		if c != nil {
			f.called.answers = append(f.called.answers, def)
		} else if x := f.effects; x != nil && x.c == f.settled && x.c.node != dynamic.NoNode {
			label := rp.g.Intern(dynamic.KeyLabel)
			rp.g.AddEdge(x.c.node, def, dynamic.EdgeBase, label, false)
			for _, n := range x.parts {
				rp.g.AddEdge(n, def, dynamic.EdgeBase, label, false)
			}
		}
	}
	if c == nil || len(callback.args) < 2 {
		return
	}
	a, b := callback.args[len(callback.args)-2].obj, callback.args[len(callback.args)-1].obj
	key := c.args[1].obj
	if b == key {
		a, b = b, a
	}
	if a != key || b == 0 || b == key || rp.h.find(location{c.args[0].obj, 0, rp.h.constant(keyObject(b))}) == nil {
		return // what it was compared with is not known
	}
	result, known := rp.h.integer(callback.returned.cst)
	equal := result == 0
	if rp.g.Program.MethodName(callback.m.ID) == "equals" {
		equal = result != 0
	}
	if !known || equal {
		f.called.match = &keyMatch{key, b, known}
	} else if m := f.called.match; m != nil && !m.sure {
		f.called.match = nil
	}
}

// finishCall completes the framework call that a frame was in when the framework called
// back.
func (rp *replay) finishCall(t *thread, f *frame) {
	s := f.called
	f.called = callState{}
	switch {
	case s.deferred != nil:
		rp.applyCall(t, f, s.deferred, &s)
	case s.back && f.effects != nil && f.effects.c == f.settled:
		f.effects.again()
	}
}

// structure is what the answers of keys made of a map: where each of them lies.
const structure = "structure"

// answered makes a lookup depend on the answers of keys, to it and to what was put into
// the map before.
func (x *effects) answered() {
	h := x.rp.h
	l := location{x.c.args[0].obj, h.field(structure), 0}
	label := x.rp.g.Intern(dynamic.KeyLabel)
	for _, d := range x.answers {
		x.rp.g.AddEdge(x.c.node, d, dynamic.EdgeBase, label, false)
	}
	for _, v := range h.get(l) {
		x.rp.valueEdges(x.c.node, v, dynamic.EdgeBase, label)
	}
	if !x.reads() {
		for _, d := range x.answers {
			h.add(l, value{def: d})
		}
	}
}

// reads reports whether the call leaves the map as it is.
func (x *effects) reads() bool {
	switch x.c.callee.name {
	case "get", "containsKey", "getOrDefault":
		return true
	}
	return false
}

// again lets the effects on what a call returned happen once more: callbacks may have
// made what it is made of.
func (x *effects) again() {
	if x.result.obj == 0 {
		return
	}
	for i := range x.s.Effects {
		e := &x.s.Effects[i]
		if e.Loc.Root != android.RootRet || e.Op != android.Set {
			continue
		}
		if len(e.Loc.Steps) > 0 {
			if x.changes(e) {
				x.write(e)
			}
			continue
		}
		var need edgesTo
		for k := range e.From {
			if !x.instead(e, k) {
				x.value(&e.From[k], &need)
			}
		}
		x.rp.link(x.c.node, &edgesTo{value: need.value, label: need.label})
	}
}

// changes reports whether an effect reads a location, which a callback may have written.
func (x *effects) changes(e *android.Effect) bool {
	for i := range e.From {
		if v := &e.From[i]; v.Kind == android.ValuePath && len(v.Path.Steps) > 0 {
			return true
		}
	}
	return false
}
