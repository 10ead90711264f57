// Summaries evaluated: what a framework call writes, to one location or, key by key, to
// many.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

func (x *effects) write(e *android.Effect) {
	rp := x.rp
	var need edgesTo
	owner, l, ok := x.location(&e.Loc, &need)
	if !ok {
		if e.Loc.Root == android.RootLocal && len(e.From) == 1 && e.From[0].Kind == android.ValueNew {
			rp.h.objects[x.root(&e.Loc).obj].class = e.From[0].Label
		}
		return
	}
	var values []value
	for i := range e.From {
		v := x.value(&e.From[i], &need)
		if !chooses(&e.From[i]) {
			values = append(values, v)
		}
	}
	if l.key == anyKey && x.copies(e, owner, l) {
		return
	}
	if strings.HasSuffix(x.c.callee.name, "IfAbsent") && rp.h.holds(l) {
		x.leave(l)
		return
	}
	op := e.Op
	if does, known := x.exchanges(e, l); known && !does {
		x.leave(l)
		return
	} else if known {
		op = android.Set
	}
	need.label = rp.h.label(l.field)
	need.base = append(need.base, owner)
	x.context(&need)
	n := x.part()
	x.link(n, &need)
	if x.c.callee.name == "<init>" && x.c.callee.class == "Ljava/lang/String;" {
		x.link(x.c.node, &need) // a string is its text
	}
	if l.field == 0 && !x.c.callee.static && l.owner == x.c.args[0].obj {
		x.wrote, x.wroteKey = n, l.key
	}
	v := value{def: n}
	if len(values) == 1 {
		v.obj, v.cst = values[0].obj, values[0].cst
	}
	x.behind(e, l, v)
	to, moved := x.stepped(e, l)
	switch {
	case moved:
		x.advance(l, to, n)
	case l.key == anyKey && e.Loc.Steps[len(e.Loc.Steps)-1].Key.Kind == android.KeyPath: // under one key, which is not known
		if op != android.Kill {
			rp.h.add(l, v)
		}
	case op == android.Add && l.key != anyKey && e.Loc.Steps[len(e.Loc.Steps)-1].Key.Next:
		rp.h.set(l, v)
	case op == android.Set || op == android.Kill:
		v.none = op == android.Kill
		if slices.ContainsFunc(e.From, func(from android.Value) bool { return from.Kind == android.ValueCall }) {
			if x.replaced == nil {
				x.replaced = map[location]value{}
			}
			x.replaced[l] = rp.read(l, false)
		}
		rp.h.set(l, v)
	case op == android.Add:
		rp.h.add(l, v)
		if rp.h.names[l.field] == contentField {
			x.passOn(l.owner, v)
		}
	}
	for i := range e.From {
		x.callbacks(&e.From[i], destination{at: l, op: e.Op})
	}
}

// leave notes that the call left what lies at a location, where it would have put something.
func (x *effects) leave(l location) {
	x.kept = true
	if c := x.rp.h.find(l); c != nil && len(c.values) > 0 && len(x.rp.spared) < maxItems {
		x.rp.spared[l] = sparing{c.values[len(c.values)-1].def, x.c.node}
	}
}

// sparing is a call that left what a node had put somewhere.
type sparing struct{ put, by dynamic.Node }

// sparedBy lets the call, which reads a value, know the last one that left it there.
func (x *effects) sparedBy(l location, v value) {
	if s, ok := x.rp.spared[l]; ok && s.put == v.def && s.by != x.c.node {
		x.rp.g.AddEdge(x.c.node, s.by, dynamic.EdgePotential, 0, false)
	}
}

// exchanges says whether an effect happens that does so only if what lies at its location is
// what the call compares with it, if that is known. Of texts, which are compared by what they
// are and not by what they say, only the same object is.
func (x *effects) exchanges(e *android.Effect, l location) (does, known bool) {
	if e.Op != android.Add || x.c.callee.returns != "Z" {
		return false, false
	}
	for i := range x.s.Effects {
		r := &x.s.Effects[i]
		if r.Loc.Root != android.RootRet || len(r.Loc.Steps) > 0 || len(r.From) != 1 || r.From[0].Label != "compare" || len(r.From[0].Args) != 2 {
			continue
		}
		var ignored edgesTo
		a, b := &r.From[0].Args[0], &r.From[0].Args[1]
		if a.Kind != android.ValuePath || len(a.Path.Steps) == 0 {
			continue
		}
		if _, of, ok := x.location(&a.Path, &ignored); !ok || of != l {
			continue
		}
		there, wanted := x.rp.read(l, false), x.value(b, &ignored)
		if there.soft || wanted.soft {
			return false, false
		}
		if there.obj != 0 && there.obj == wanted.obj {
			return true, true
		}
		n, ok := x.rp.h.integer(there.cst)
		m, ok2 := x.rp.h.integer(wanted.cst)
		return n == m, ok && ok2 && there.obj == 0 && wanted.obj == 0
	}
	return false, false
}

// holds reports whether something that is not null lies at a known key.
func (h *heap) holds(l location) bool {
	c := h.cells[l]
	if c == nil || l.key == anyKey {
		return false
	}
	for _, v := range c.values {
		_, text := h.text(v.cst)
		if v.none || !text && (v.obj == 0 || h.objects[v.obj].created == dynamic.NoNode) {
			return false
		}
	}
	return len(c.values) > 0
}

// contentField is the field of streams and parcels that has what was written.
const contentField = "content"

// maxWrapped bounds how many streams are taken to wrap one another.
const maxWrapped = 16

// passOn takes what was written to a stream to those that it wraps, and to the file that
// the innermost writes; the summary has what the stream itself writes.
func (x *effects) passOn(stream object, v value) {
	rp, h := x.rp, x.rp.h
	for range maxWrapped {
		if stream != x.c.args[0].obj {
			if path := h.find(location{stream, h.field("path"), 0}); path != nil && len(path.values) > 0 {
				key := path.values[len(path.values)-1].cst
				if key == 0 {
					key = anyKey
				}
				rp.valueEdges(v.def, merge(path.values, false), dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
				h.add(location{rp.process(x.t.process).global, h.field("file"), key}, v)
			}
		}
		out := h.find(location{stream, h.field("out"), 0})
		if out == nil || len(out.values) == 0 || out.values[len(out.values)-1].obj == 0 {
			return
		}
		wrapped := out.values[len(out.values)-1]
		rp.valueEdges(v.def, wrapped, dynamic.EdgeBase, rp.g.Intern("out"))
		if stream != x.c.args[0].obj { // of the first the summary speaks
			h.add(location{wrapped.obj, h.field(contentField), 0}, v)
		}
		stream = wrapped.obj
	}
}

// copies handles an effect that copies all locations of a field, key by key:
// what was stored at one key must not flow out of another one.
func (x *effects) copies(e *android.Effect, owner value, l location) bool {
	rp := x.rp
	if len(e.From) != 1 || e.From[0].Kind != android.ValuePath {
		return false
	}
	p := &e.From[0].Path
	if len(p.Steps) == 0 || p.Steps[len(p.Steps)-1].Key.Kind != android.KeyAny {
		return false
	}
	var need edgesTo
	source, from, ok := x.location(p, &need)
	if !ok || source.obj == l.owner {
		return false
	}
	keys := append([]constant(nil), rp.h.keys[place{from.owner, from.field}]...)
	if len(keys) == 0 {
		return false
	}
	moved, ok := x.movedKeys(keys)
	if !ok {
		return false
	}
	keys = moved.from
	contents := make([][]value, len(keys))
	for i, k := range keys {
		contents[i] = append([]value(nil), rp.h.cells[location{from.owner, from.field, k}].values...)
	}
	if e.Op == android.Set {
		rp.h.forget(l.owner, l.field)
	}
	for i, k := range keys {
		v := merge(contents[i], false)
		n := x.part()
		label := rp.h.label(l.field)
		if text, ok := rp.h.text(k); ok {
			label += "[" + text + "]"
		}
		x.link(n, &edgesTo{value: []value{v}, base: append([]value{owner, source}, need.base...), key: append(moved.by, need.key...), label: label})
		v = v.madeBy(n)
		rp.h.set(location{l.owner, l.field, moved.to[i]}, v)
	}
	return true
}

// moves are keys with those under which their contents are found after a call.
type moves struct {
	from, to []constant
	by       []value // what says where to
}

// movedKeys returns which elements a call copies, and where to: System.arraycopy moves
// a part of an array, if it is known which.
func (x *effects) movedKeys(keys []constant) (moves, bool) {
	h, args := x.rp.h, x.c.args
	var first, to, n int64
	var okFirst, okTo, okN bool
	var out moves
	switch name := x.c.callee.name; {
	case name == "arraycopy" && len(args) == 5:
		first, okFirst = h.integer(args[1].cst)
		to, okTo = h.integer(args[3].cst)
		n, okN = h.integer(args[4].cst)
		out.by = []value{args[1], args[3], args[4]}
	case name == "copyOfRange" && len(args) >= 3:
		first, okFirst = h.integer(args[1].cst)
		n, okN = h.integer(args[2].cst)
		n, okTo = n-first, true
		out.by = []value{args[1], args[2]}
	default:
		return moves{from: keys, to: keys}, true
	}
	if !okFirst || !okTo || !okN {
		return moves{}, false
	}
	for _, k := range keys {
		if i, ok := h.integer(k); ok && k != anyKey && i >= first && i < first+n {
			out.from = append(out.from, k)
			out.to = append(out.to, h.number(i-first+to))
		} else if !ok || k == anyKey {
			return moves{}, false
		}
	}
	return out, true
}
