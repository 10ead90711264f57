// Which objects an operand can be in one calling context: as far as their allocations
// can be told.

package slice

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// contextOf returns the context in which a store is asked for its object: that of the
// read, if both are in one method.
func (w *walker) contextOf(context int32, reader, writer dex.MethodID) int32 {
	if reader == writer {
		return context
	}
	return w.free
}

// objects returns the allocations that operand k of a statement can be, if all of them
// are known: through casts, and through fields whose stores are.
func (w *walker) objects(context int32, m dex.MethodID, stmt int32, k, depth int) ([]criterion.Ref, bool) {
	key := objectsKey{context, m, stmt, k}
	if known, ok := w.known[key]; ok {
		return known.list, known.all
	}
	if depth > maxObjectDepth || w.asked >= maxObjectsAsked {
		return nil, false
	}
	w.asked++
	w.known[key] = objects{} // of what depends on itself nothing is known
	list, all := w.findObjects(context, m, stmt, k, depth)
	w.known[key] = objects{list, all}
	return list, all
}

// The bounds of the search for objects.
const (
	maxObjectDepth  = 4
	maxObjectsAsked = 2000 // operands of one walk
	maxObjects      = 32   // allocations of one operand
)

type objectsKey struct {
	context int32
	method  dex.MethodID
	stmt    int32
	operand int
}

// objects are the allocations that an operand can be.
type objects struct {
	list []criterion.Ref
	all  bool // there are no others
}

func (w *walker) findObjects(context int32, m dex.MethodID, stmt int32, k, depth int) ([]criterion.Ref, bool) {
	b := w.app.Body(m)
	if k >= len(b.Args(stmt)) || !b.Args(stmt)[k].IsLocal() {
		return nil, false
	}
	var out []criterion.Ref
	roots := (&seeker{w: w}).roots(b, stmt, k)
	for _, d := range roots {
		switch st := &b.Stmts[d]; st.Op {
		case jimple.OpNew, jimple.OpNewArray:
			out = append(out, criterion.Ref{Method: m, Stmt: d})
		case jimple.OpGetField, jimple.OpGetElement:
			more, ok := w.kindOfStored(context, m, d, depth)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		case jimple.OpThis, jimple.OpParam:
			more, ok := w.given(context, b, d, depth)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		default:
			if !st.Op.IsInvoke() {
				return nil, false
			}
			more, ok := w.returned(context, m, d, depth)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
		if len(out) > maxObjects {
			return nil, false
		}
	}
	return out, len(roots) > 0
}

// given returns the allocations that a parameter can be, by the calls of the context.
func (w *walker) given(context int32, b *jimple.Body, def int32, depth int) ([]criterion.Ref, bool) {
	k := 0
	if b.Stmts[def].Op == jimple.OpParam {
		k = int(b.Stmts[def].Ref)
		if b.Stmts[0].Op == jimple.OpThis {
			k++
		}
	}
	c := &w.contexts[context]
	var sites []caller
	switch {
	case c.kind == descended:
		sites = slices.Clone(c.callers)
	case c.kind == inFrame && c.frame+1 < len(w.stack) && w.stack[c.frame+1].Direct:
		for _, at := range w.stack[c.frame+1].Calls {
			sites = append(sites, caller{at, w.frames[c.frame+1]})
		}
	}
	var out []criterion.Ref
	for _, from := range sites {
		more, ok := w.objects(from.context, from.site.Method, from.site.Stmt, k, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return out, len(sites) > 0
}

// returned returns the allocations that a call of the app's methods can return.
func (w *walker) returned(context int32, m dex.MethodID, call int32, depth int) ([]criterion.Ref, bool) {
	targets := w.targets(context, pdg.Node{Method: m, Stmt: call}, depth+2)
	var out []criterion.Ref
	for _, t := range targets {
		tb := w.app.Body(t)
		if tb == nil {
			return nil, false
		}
		inside := w.entering(t, criterion.Ref{Method: m, Stmt: call}, context)
		for i := range tb.Stmts {
			if tb.Stmts[i].Kind != jimple.Return || tb.Stmts[i].Dead() {
				continue
			}
			more, ok := w.objects(inside, t, int32(i), 0, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return out, len(targets) > 0
}

// targets returns the methods that a call can run in a context: where the objects that
// its receiver can be are known there, those that they select.
func (w *walker) targets(context int32, n pdg.Node, depth int) []dex.MethodID {
	list := w.app.RefinedTargets(n)
	b := w.app.Body(n.Method)
	op := b.Stmts[n.Stmt].Op
	if len(list) < 2 || op != jimple.OpVirtual && op != jimple.OpInterface || w.forward != nil {
		return list
	}
	objects, ok := w.objects(context, n.Method, n.Stmt, 0, depth)
	if !ok {
		return list
	}
	var some []dex.MethodID
	for _, o := range objects {
		ob := w.app.Body(o.Method)
		if ob.Stmts[o.Stmt].Op != jimple.OpNew {
			return list
		}
		m, ok := w.app.Selected(n, ob.File.TypeDescriptor(ob.Stmts[o.Stmt].Ref))
		if !ok || !slices.Contains(list, m) {
			return list
		}
		if !slices.Contains(some, m) {
			some = append(some, m)
		}
	}
	return some
}

// kindOfStored returns the allocations that a read of a field or element can give.
func (w *walker) kindOfStored(context int32, m dex.MethodID, read int32, depth int) ([]criterion.Ref, bool) {
	b := w.app.Body(m)
	n := pdg.Node{Method: m, Stmt: read}
	s := w.seek(n, b, w.app.Deps(nil, n))
	if s == nil {
		return nil, false
	}
	defs := s.roots(b, read, 0)
	for _, d := range defs {
		s.from(context, m, read, d)
	}
	if s.open || len(defs) == 0 || s.before != nil || s.steps > maxSeekSteps {
		return nil, false
	}
	var out []criterion.Ref
	for at, contexts := range s.found {
		wb := w.app.Body(at.Method)
		value := 1
		if wb.Stmts[at.Stmt].Op == jimple.OpPutElement {
			value = 2
		}
		for _, c := range contexts {
			more, ok := w.objects(c, at.Method, at.Stmt, value, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return out, true
}
