// Which objects an operand can be in one calling context: as far as their allocations
// can be told.

package slice

import (
	"cmp"
	"maps"
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
func (w *walker) objects(context int32, m dex.MethodID, stmt int32, k, depth int) ([]object, bool) {
	key := objectsKey{context, m, stmt, k}
	if known, ok := w.known[key]; ok && depth >= known.deeper {
		w.tooDeep = w.tooDeep || known.deeper > 0
		return known.list, known.all
	}
	if depth > maxObjectDepth || w.asked >= maxObjectsAsked {
		w.tooDeep = true
		return nil, false
	}
	w.asked++
	w.known[key] = objects{} // of what depends on itself nothing is known
	before := w.tooDeep
	w.tooDeep = false
	list, all := w.findObjects(context, m, stmt, k, depth)
	found := objects{list: list, all: all}
	if !all && w.tooDeep {
		found.deeper = depth
	}
	w.known[key], w.tooDeep = found, before || w.tooDeep && !all
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

// object is an allocation; where it stands in a method of an object, of that object, if it
// is known.
type object struct {
	criterion.Ref
	of *object
}

// maxWithin is how many objects another one is told apart by that have made each other.
const maxWithin = 3

// same tells whether two may be one object.
func (o object) same(p object) bool {
	return o.Ref == p.Ref && (o.of == nil || p.of == nil || o.of.same(*p.of))
}

// meet tells whether objects of two lists may be one.
func meet(x, y []object) bool {
	return slices.ContainsFunc(x, func(o object) bool { return slices.ContainsFunc(y, o.same) })
}

// within returns the object that a statement makes in a context.
func (w *walker) within(context int32, b *jimple.Body, made int32, depth int) object {
	o := object{Ref: criterion.Ref{Method: b.Method, Stmt: made}}
	if b.Stmts[0].Op != jimple.OpThis || w.contexts[context].kind != descended {
		return o
	}
	list, ok := w.given(context, b, 0, depth)
	if !ok || len(list) != 1 {
		return o
	}
	of, n := &list[0], 1
	for up := of.of; up != nil; up = up.of {
		n++
	}
	if n <= maxWithin {
		o.of = of
	}
	return o
}

// objects are the allocations that an operand can be.
type objects struct {
	list   []object
	all    bool // there are no others
	deeper int  // from where on the search is too deep to tell; 0 if it is nowhere
}

func (w *walker) findObjects(context int32, m dex.MethodID, stmt int32, k, depth int) ([]object, bool) {
	b := w.app.Body(m)
	if k >= len(b.Args(stmt)) || !b.Args(stmt)[k].IsLocal() {
		return nil, false
	}
	var out []object
	roots := (&seeker{w: w}).roots(b, stmt, k)
	for _, d := range roots {
		switch st := &b.Stmts[d]; st.Op {
		case jimple.OpNew, jimple.OpNewArray:
			out = append(out, w.within(context, b, d, depth))
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
func (w *walker) given(context int32, b *jimple.Body, def int32, depth int) ([]object, bool) {
	k := 0
	if b.Stmts[def].Op == jimple.OpParam {
		k = int(b.Stmts[def].Ref)
		if b.Stmts[0].Op == jimple.OpThis {
			k++
		}
	}
	c := &w.contexts[context]
	if c.self != nil && b.Stmts[def].Op == jimple.OpThis {
		return c.self, true
	}
	var sites []caller
	switch {
	case c.kind == descended:
		sites = slices.Clone(c.callers)
	case c.kind == inFrame && c.frame+1 < len(w.stack) && w.stack[c.frame+1].Direct:
		for _, at := range w.stack[c.frame+1].Calls {
			sites = append(sites, caller{at, w.frames[c.frame+1]})
		}
	}
	var out []object
	for _, from := range sites {
		given, ok := w.givenAs(from.site, b.Method, k)
		if !ok {
			return nil, false
		}
		more, ok := w.objects(from.context, from.site.Method, from.site.Stmt, given, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return out, len(sites) > 0
}

// givenAs returns the operand of a call that becomes operand k of a method that it runs:
// another one where the framework calls the method back.
func (w *walker) givenAs(call criterion.Ref, m dex.MethodID, k int) (int, bool) {
	b := w.app.Body(call.Method)
	targets := w.app.Targets(pdg.Site{Method: call.Method, PC: b.Stmts[call.Stmt].PC})
	if slices.Contains(targets, m) {
		return k, true
	}
	at := parameter(w.app.Body(m), k)
	if at < 0 {
		return 0, false
	}
	for _, d := range w.app.Deps(nil, pdg.Node{Method: m, Stmt: at}) {
		for k := range b.Args(call.Stmt) {
			if d.Node == (pdg.Node{Method: call.Method, Stmt: call.Stmt, Part: pdg.Argument(k)}) {
				return k, true
			}
		}
	}
	return 0, false
}

// returned returns the allocations that a call of the app's methods can return.
func (w *walker) returned(context int32, m dex.MethodID, call int32, depth int) ([]object, bool) {
	targets := w.targets(context, pdg.Node{Method: m, Stmt: call}, depth+2)
	var out []object
	for _, t := range targets {
		tb := w.app.Body(t)
		if tb == nil {
			return nil, false
		}
		if w.app.Prog.MethodName(t) == "<init>" { // made by reflection, here
			out = append(out, object{Ref: criterion.Ref{Method: m, Stmt: call}})
			continue
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
		if ob.Stmts[o.Stmt].Op != jimple.OpNew { // such as one that reflection makes
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
func (w *walker) kindOfStored(context int32, m dex.MethodID, read int32, depth int) ([]object, bool) {
	b := w.app.Body(m)
	n := pdg.Node{Method: m, Stmt: read}
	deps := w.app.Deps(nil, n)
	s := w.seek(n, b, deps)
	if s == nil {
		return nil, false
	}
	defs := s.roots(b, read, 0)
	for _, d := range defs {
		s.from(context, m, read, d)
	}
	if s.open || len(defs) == 0 || s.before != nil || s.steps > maxSeekSteps {
		return w.kindOfAny(context, n, deps, depth)
	}
	var out []object
	for _, at := range slices.SortedFunc(maps.Keys(s.found), inOrder) {
		for _, c := range s.found[at] {
			more, ok := w.objects(c, at.Method, at.Stmt, stored(w.app.Body(at.Method), at.Stmt), depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return out, true
}

// inOrder compares statements by their places in the program.
func inOrder(a, b criterion.Ref) int {
	return cmp.Or(cmp.Compare(a.Method, b.Method), cmp.Compare(a.Stmt, b.Stmt))
}

// kindOfAny returns the allocations that all stores of a field leave which may be into the
// object that a read asks, wherever they stand.
func (w *walker) kindOfAny(context int32, read pdg.Node, deps []pdg.Dep, depth int) ([]object, bool) {
	b := w.app.Body(read.Method)
	if b.Stmts[read.Stmt].Op != jimple.OpGetField {
		return nil, false
	}
	owners, known := w.objects(context, read.Method, read.Stmt, 0, depth+1)
	var out []object
	stores := 0
	for _, d := range deps {
		if d.Kind != pdg.Heap {
			continue
		}
		wb := w.app.Body(d.Method)
		if stores++; stores > maxOwnerWrites || d.Guess || d.Part != pdg.Whole || wb.Stmts[d.Stmt].Op != jimple.OpPutField {
			return nil, false
		}
		ins := []int32{w.contextOf(context, read.Method, d.Method)}
		if known {
			if into, ok := w.objects(ins[0], d.Method, d.Stmt, 0, depth+1); ok && !meet(into, owners) {
				continue
			}
			if some, ok := w.callsFor(owners, criterion.Ref{Method: d.Method, Stmt: d.Stmt}); ok && ins[0] == w.free {
				ins = some
			}
		}
		if !wb.Args(d.Stmt)[1].IsLocal() {
			continue // null
		}
		for _, in := range ins {
			more, ok := w.objects(in, d.Method, d.Stmt, 1, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return out, len(out) > 0
}

// stored returns the operand of a store that is the value.
func stored(b *jimple.Body, store int32) int {
	if b.Stmts[store].Op == jimple.OpPutElement {
		return 2
	}
	return 1
}

// callsFor returns the contexts in which a store into an object that its method is given is
// one into some objects: those of the calls that give them, if of all calls of the method
// the objects are known.
func (w *walker) callsFor(objects []object, store criterion.Ref) ([]int32, bool) {
	b := w.app.Body(store.Method)
	defs := (&seeker{w: w}).roots(b, store.Stmt, 0)
	if len(defs) != 1 {
		return nil, false
	}
	if w.app.IsCallback(store.Method) {
		if b.Stmts[defs[0]].Op != jimple.OpThis || len(w.app.CallNodes(store.Method)) > 0 {
			return nil, false
		}
		return w.calledBack(store.Method, objects)
	}
	k := 0
	switch st := &b.Stmts[defs[0]]; st.Op {
	case jimple.OpThis:
	case jimple.OpParam:
		if k = int(st.Ref); b.Stmts[0].Op == jimple.OpThis {
			k++
		}
	default:
		return nil, false
	}
	calls := w.app.CallNodes(store.Method)
	if len(calls) == 0 || len(calls) > maxOwnerWrites {
		return nil, false
	}
	var out []int32
	for _, c := range calls {
		given, ok := w.objects(w.free, c.Method, c.Stmt, k, 1)
		if !ok {
			return nil, false
		}
		meant := slices.DeleteFunc(slices.Clone(objects), func(o object) bool { return !slices.ContainsFunc(given, o.same) })
		if len(meant) > 0 {
			for _, in := range w.making(c.Method, meant) {
				out = append(out, w.entering(store.Method, criterion.Ref{Method: c.Method, Stmt: c.Stmt}, in))
			}
		}
	}
	return out, true
}

// making returns the contexts in which a method has some objects: if it makes all of them,
// those on the objects that they are told apart by.
func (w *walker) making(m dex.MethodID, objects []object) []int32 {
	anyOne := []int32{w.free}
	var on []object
	for _, o := range objects {
		if o.Method != m || o.of == nil {
			return anyOne
		}
		on = append(on, *o.of)
	}
	calls := w.app.CallNodes(m)
	if w.app.IsCallback(m) || len(calls) > maxOwnerWrites {
		return anyOne
	}
	var out []int32
	for _, c := range calls {
		switch of, ok := w.objects(w.free, c.Method, c.Stmt, 0, 1); {
		case !ok:
			return anyOne
		case meet(of, on):
			out = append(out, w.entering(m, criterion.Ref{Method: c.Method, Stmt: c.Stmt}, w.free))
		}
	}
	if len(out) == 0 {
		return anyOne
	}
	return out
}

// calledBack returns the context of a callback of one of some objects.
func (w *walker) calledBack(m dex.MethodID, of []object) ([]int32, bool) {
	for _, c := range w.selves[m] {
		if slices.Equal(w.contexts[c].self, of) {
			return []int32{c}, true
		}
	}
	if len(w.selves[m]) >= maxOwnerWrites {
		return nil, false
	}
	c := w.context(walkContext{kind: anywhere, self: of})
	w.selves[m] = append(w.selves[m], c)
	return []int32{c}, true
}
