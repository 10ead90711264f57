// Sequences that summaries fill place by place: an adapter, a list behind it, a JSON array.
//
// The heap numbers the places of objects of which only summaries speak; where replay follows
// a list of the library, that has them.

package replay

import (
	"slices"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// place is told that an effect puts something into a sequence. It returns the key of the
// place that is free for it: the one behind the last, or the one that the key names.
func (x *effects) place(k *android.Key, l location, need *edgesTo) constant {
	h := x.rp.h
	n, known := h.length(place{l.owner, l.field})
	if k.Path == nil {
		if known {
			return h.number(n)
		}
		return anyKey
	}
	at := x.path(k.Path, &edgesTo{}, false)
	need.key = append(need.key, at)
	i, ok := h.integer(at.cst)
	if !known || !ok || i < 0 || i > n {
		return anyKey
	}
	for j := n; j > i; j-- {
		h.set(location{l.owner, l.field, h.number(j)}, merge(h.get(location{l.owner, l.field, h.number(j - 1)}), false))
	}
	return h.number(i)
}

// length returns how many places of a field are taken, if each is known.
func (h *heap) length(p place) (int64, bool) {
	n := int64(0)
	for _, k := range h.keys[p] {
		if k == anyKey {
			if there(h.cells[location{p.owner, p.field, k}].values) {
				return 0, false
			}
			continue
		}
		i, ok := h.integer(k)
		if !ok || i < 0 || i > maxItems {
			return 0, false
		}
		n = max(n, i+1)
	}
	return n, int64(len(h.keys[p])) <= n+1
}

// behind lets what an effect does to the elements of a list that it reaches through another
// object, as an adapter's, be known of the list, too.
func (x *effects) behind(e *android.Effect, l location, v value) {
	rp := x.rp
	s := rp.containers[l.owner]
	if s == nil || l.field != 0 || slices.ContainsFunc(x.c.args, func(a value) bool { return a.obj == l.owner }) {
		return // what a call does to the lists that it gets is known before
	}
	k := &e.Loc.Steps[len(e.Loc.Steps)-1].Key
	at := len(s.items)
	if k.Path != nil {
		i, ok := rp.h.integer(x.path(k.Path, &edgesTo{}, false).cst)
		at = int(min(max(i, -1), maxItems))
		if !ok {
			at = -1
		}
	}
	switch {
	case e.Op == android.Kill && k.Kind == android.KeyAny:
		s.items = nil
	case e.Op == android.Add && k.Next && at >= 0 && at <= len(s.items) && len(s.items) < maxItems && !s.set:
		s.items = slices.Insert(slices.Clone(s.items), at, v)
	default:
		delete(rp.containers, l.owner)
	}
}

// item returns what lies at a place of a list that is followed.
func (rp *replay) item(l location) (value, bool) {
	s := rp.containers[l.owner]
	if s == nil || l.field != 0 || s.filled || l.key == anyKey {
		return nothing, false
	}
	i, ok := rp.h.integer(l.key)
	if !ok || l.key == 0 || i < 0 || i >= int64(len(s.items)) {
		return nothing, false
	}
	return s.items[i], true
}

// read returns what lies at a location, by its place in a list where that is followed.
func (rp *replay) read(l location, identity bool) value {
	if v, ok := rp.item(l); ok {
		return v
	}
	return rp.load(l, identity, 0)
}

// leaves reports whether a call leaves the elements of an argument as they are, as its
// summary has it. What is changed later by way of what the call kept is known then.
func (x *effects) leaves(arg int) bool {
	c := x.c.callee
	if x.s.Origin == android.Guess || c.app {
		return false
	}
	for i := range x.s.Effects {
		e := &x.s.Effects[i]
		if e.Op == android.Call {
			return false
		}
		writes := e.Op == android.Set || e.Op == android.Add || e.Op == android.Kill
		at := int(e.Loc.Index)
		if !c.static {
			at++
		}
		if writes && e.Loc.Root == android.RootArg && at == arg && len(e.Loc.Steps) > 0 {
			return false
		}
	}
	return len(x.s.Effects) > 0
}

// stepped returns the position that an effect moves to, where it adds a number to a known one.
func (x *effects) stepped(e *android.Effect, l location) (constant, bool) {
	h := x.rp.h
	if e.Op != android.Add || l.key != 0 || len(e.From) != 1 || e.From[0].Kind != android.ValueConst || e.From[0].Const.Str || e.From[0].Const.Null {
		return 0, false
	}
	c := h.find(l)
	if c == nil || len(c.values) != 1 || c.values[0].soft || len(c.values[0].also) > 0 {
		return 0, false
	}
	n, ok := h.integer(c.values[0].cst)
	return h.number(n + e.From[0].Const.Value), ok
}

// advance sets a position to where an effect moved it, which depends on where it was.
func (x *effects) advance(l location, to constant, n dynamic.Node) {
	before := x.rp.h.find(l).values[0]
	x.rp.valueEdges(n, before, dynamic.EdgeValue, x.rp.g.Intern(x.rp.h.names[l.field]))
	x.rp.h.set(l, value{def: n, cst: to})
}
