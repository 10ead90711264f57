// Calls of the framework inside of which it calls back: what the callbacks returned
// decides what the call found, and goes into what it returns.

package dynamic

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
)

// callState is what is known of the framework call that a frame is in.
type callState struct {
	deferred *call     // its effects wait for what the callbacks say
	match    *keyMatch // which key a key was found equal to
	back     bool      // the framework called back
	answers  []Node    // what callbacks returned for a deferred call
}

// keyMatch tells that a key is equal to another object, under which a map has a value.
type keyMatch struct {
	key, same object
	sure      bool
}

// keyed are the methods of maps that take a key first.
var keyed = map[string]bool{"get": true, "put": true, "containsKey": true, "remove": true, "getOrDefault": true, "putIfAbsent": true, "replace": true}

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
	rp.settle(t, f)
}

// returnedInside is told what a callback inside of a frame's call returned.
func (rp *replay) returnedInside(f, callback *frame) {
	f.called.back = true
	c := f.called.deferred
	proto := rp.g.Program.MethodProto(callback.m.id)
	if def := callback.returned.def; def != NoNode && len(dex.ReturnType(proto)) == 1 {
		// What the framework was told decides what it does.
		if c != nil {
			f.called.answers = append(f.called.answers, def)
		} else if x := f.effects; x != nil && x.c == f.settled && x.c.node != NoNode {
			label := rp.g.label(keyLabel)
			rp.g.addEdge(x.c.node, def, EdgeBase, label, false)
			for _, n := range x.parts {
				rp.g.addEdge(n, def, EdgeBase, label, false)
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
	if a != key || b == 0 || b == key {
		return
	}
	result, known := rp.h.integer(callback.returned.cst)
	equal := result == 0
	if rp.g.Program.MethodName(callback.m.id) == "equals" {
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
	label := x.rp.g.label(keyLabel)
	for _, d := range x.answers {
		x.rp.g.addEdge(x.c.node, d, EdgeBase, label, false)
	}
	for _, v := range h.get(l) {
		x.rp.valueEdges(x.c.node, v, EdgeBase, label)
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
			x.value(&e.From[k], &need)
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
