// Whose state a framework call is about: which view, which field's object.
//
// A thin slice that follows every setText of an app to every getText tells
// nothing. Objects that are found by different view ids, made by different
// allocations, or kept in different fields are taken for different ones.

package slice

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/criterion"
)

// owner is what is known of an object.
type owner struct {
	// is lists the identities that the object can have: view ids and allocations.
	// nil: not known.
	is []string
	// field is the field that the object was read from, "" if none is known.
	field string
	// class is the class whose method is called on the object, "[]" for the calls
	// that work on arrays by reflection, "" if that tells nothing.
	class string
}

func (o owner) known() bool { return o.is != nil || o.field != "" }

// differs reports whether the two are different objects, as far as their
// identities or, failing these, their fields tell.
func (o owner) differs(p owner) bool {
	if o.class != "" && p.class != "" && (o.class == arrays) != (p.class == arrays) {
		return true
	}
	if o.is != nil && p.is != nil {
		return !slices.ContainsFunc(o.is, func(s string) bool { return slices.Contains(p.is, s) })
	}
	return o.field != "" && p.field != "" && o.field != p.field
}

const arrays = "[]"

// The bounds of the search for an owner.
const (
	maxOwnerDepth  = 6
	maxOwners      = 8 // identities of one object
	maxOwnerWrites = 8 // places that write a field
)

// owner returns what is known of the object whose state the node of a call reads or
// writes: the receiver, or what it was given.
func (w *walker) owner(n pdg.Node) owner {
	if o, ok := w.owners[n]; ok {
		return o
	}
	o := owner{}
	if k := w.app.Written(n); k > 0 { // an effect on what the call was given
		o = w.behind(w.app.Body(n.Method), n.Stmt, k, 0)
		w.owners[n] = o
		return o
	}
	if b := w.app.Body(n.Method); b != nil && n.Stmt >= 0 && int(n.Stmt) < len(b.Stmts) {
		s := &b.Stmts[n.Stmt]
		if s.Op.HasReceiver() {
			o = w.behind(b, n.Stmt, 0, 0)
		}
		if s.Op.IsInvoke() && s.Op != jimple.OpCustom {
			switch class := b.File.TypeDescriptor(b.File.MethodRef(s.Ref).Class); {
			case class == "Ljava/lang/reflect/Array;":
				o.class = arrays
			case s.Op.HasReceiver() && class[0] == 'L' && class != "Ljava/lang/Object;":
				o.class = class
			}
		}
	}
	w.owners[n] = o
	return o
}

// behind returns what is known of operand k of statement i.
func (w *walker) behind(b *jimple.Body, i int32, k, depth int) owner {
	if depth > maxOwnerDepth || k >= len(b.Args(i)) || !b.Args(i)[k].IsLocal() {
		return owner{}
	}
	defs := b.Defs(b.FirstUse(i) + int32(k))
	if len(defs) == 0 {
		return owner{}
	}
	out := w.made(b, defs[0], depth)
	for _, d := range defs[1:] {
		o := w.made(b, d, depth)
		if out.is == nil || o.is == nil || len(out.is)+len(o.is) > maxOwners {
			out.is = nil
		} else {
			out.is = append(slices.Clone(out.is), o.is...)
		}
		if o.field != out.field {
			out.field = ""
		}
	}
	return out
}

// made returns what is known of the object that statement d leaves.
func (w *walker) made(b *jimple.Body, d int32, depth int) owner {
	switch s := &b.Stmts[d]; {
	case s.Op == jimple.OpGetField || s.Op == jimple.OpGetStatic:
		return w.kept(pdg.Node{Method: b.Method, Stmt: d}, b.File.FieldText(s.Ref), depth)
	case s.Op == jimple.OpCast || s.Op == jimple.OpCopy:
		return w.behind(b, d, 0, depth+1)
	case s.Op == jimple.OpNew:
		return owner{is: []string{w.app.Reference(pdg.Node{Method: b.Method, Stmt: d})}}
	case s.Op == jimple.OpStatic && len(b.Args(d)) == 1:
		if body, at, ok := accessed(b, s.Ref); ok {
			return w.made(body, at, depth+1)
		}
	case s.Op.IsInvoke() && s.Op != jimple.OpCustom && s.Op.HasReceiver() && len(b.Args(d)) == 2:
		switch b.File.String(b.File.MethodRef(s.Ref).Name) {
		case "findViewById", "requireViewById":
			if c, ok := b.ConstOf(b.FirstUse(d) + 1); ok && c.Kind == jimple.ConstInt {
				return owner{is: []string{fmt.Sprintf("view %#x", uint32(c.Bits))}}
			}
		}
	}
	return owner{}
}

// kept returns what is known of the object that a field holds: what the writes
// of the field put into it.
func (w *walker) kept(read pdg.Node, field string, depth int) owner {
	if o, ok := w.fields[field]; ok {
		return o
	}
	w.fields[field] = owner{field: field} // a field that is written from itself adds nothing
	o := owner{field: field, is: []string{}}
	writes := 0
	for _, d := range w.app.Deps(nil, read) {
		if d.Kind != pdg.Heap {
			continue
		}
		b := w.app.Body(d.Method)
		value := 1
		if b.Stmts[d.Stmt].Op == jimple.OpPutStatic {
			value = 0
		} else if b.Stmts[d.Stmt].Op != jimple.OpPutField {
			o.is = nil
			break
		}
		if value < len(b.Args(d.Stmt)) && !b.Args(d.Stmt)[value].IsLocal() {
			continue // null
		}
		from := w.behind(b, d.Stmt, value, depth+1)
		if writes++; from.is == nil || len(o.is)+len(from.is) > maxOwners || writes > maxOwnerWrites {
			o.is = nil
			break
		}
		o.is = append(o.is, from.is...)
	}
	if len(o.is) == 0 {
		o.is = nil
	}
	w.fields[field] = o
	return o
}

// accessed returns the statement that reads the field that a compiler's accessor
// is for.
func accessed(b *jimple.Body, ref uint32) (*jimple.Body, int32, bool) {
	p := b.Program()
	m, ok := p.Dex.FindMethod(b.File.MethodText(ref))
	if !ok {
		return nil, 0, false
	}
	body, err := p.Body(m)
	if err != nil || body == nil || len(body.Stmts) > 4 {
		return nil, 0, false
	}
	for i := range body.Stmts {
		if s := &body.Stmts[i]; s.Op == jimple.OpGetField || s.Op == jimple.OpGetStatic {
			return body, int32(i), true
		}
	}
	return nil, 0, false
}

// spot is what is known, in one context, of a place that a call to the framework reads or
// writes: which objects it can be in, and under which keys.
type spot struct {
	objects []object
	known   bool // there are no other objects
	keys    []string
	keyed   bool // there are no other keys
}

// apart tells whether two places are different ones.
func (p *spot) apart(q *spot) bool {
	if p.known && q.known && !meet(p.objects, q.objects) {
		return true
	}
	return p.keyed && q.keyed && !slices.ContainsFunc(p.keys, func(k string) bool { return slices.Contains(q.keys, k) })
}

// vaguer tells whether less is known of the objects of a place than of those of another one.
func (p *spot) vaguer(q *spot) bool {
	return q.known && (!p.known || vaguer(p.objects, q.objects))
}

// vaguer tells whether some objects may also be others than those of a second list, or less is
// known of them.
func vaguer(list, than []object) bool {
	return slices.ContainsFunc(list, func(o object) bool {
		return !slices.ContainsFunc(than, func(of object) bool { return o.same(of) && !o.vaguer(of) })
	})
}

// place returns what is known of a place that statement i names.
func (w *walker) place(context int32, b *jimple.Body, i int32, at pdg.Spot, depth int) spot {
	p := spot{}
	switch {
	case at.Operand >= 0:
		p.objects, p.known = w.held(context, b.Method, i, at.Operand, at.Held, depth)
	case at.Operand == pdg.OfResult:
		p.objects, p.known = w.givenBack(context, b, i, at.Held, depth)
	}
	p.keys, p.keyed = w.keys(context, b, i, at, depth)
	return p
}

// keys returns the constants that can select a place, if all of them are known.
func (w *walker) keys(context int32, b *jimple.Body, i int32, at pdg.Spot, depth int) ([]string, bool) {
	switch {
	case at.Const != "":
		return []string{at.Const}, true
	case at.Key < 0 || at.Key >= len(b.Args(i)) || depth > maxObjectDepth:
		return nil, false
	}
	if text, ok := w.app.ConstText(b, b.FirstUse(i)+int32(at.Key)); ok {
		return []string{text}, true
	}
	var out []string
	roots := (&seeker{w: w}).roots(b, i, at.Key)
	for _, d := range roots {
		if b.Stmts[d].Op != jimple.OpParam {
			return nil, false
		}
		sites := w.sites(context)
		for _, from := range sites {
			given, ok := w.givenAs(from.site, b.Method, operandOf(b, d))
			if !ok || len(out) > maxOwners {
				return nil, false
			}
			more, ok := w.keys(from.context, w.app.Body(from.site.Method), from.site.Stmt, pdg.Spot{Key: given}, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
		if len(sites) == 0 {
			return nil, false
		}
	}
	return out, len(roots) > 0
}

// state follows the dependences of a call to the framework on what other calls left in
// objects, where some of these can be told to be about other objects or other keys, and
// returns the test whether a dependence is one of them. A call is followed in the contexts
// in which it is about the same place.
func (w *walker) state(i int32, n pdg.Node, deps []pdg.Dep, cost func(pdg.Dep) int32) func(pdg.Dep) bool {
	told := map[pdg.Dep]bool{}
	is := func(d pdg.Dep) bool { return told[d] }
	b := w.app.Body(n.Method)
	if b == nil || w.kinds.Has(pdg.Control) || w.forward != nil || w.cut || n.Part == pdg.Entry || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return is
	}
	reads := map[pdg.Var][]spot{}
	for _, d := range deps {
		if d.Direction != pdg.Across || d.Kind != pdg.Framework && d.Kind != pdg.Heap || !w.wants(d) || w.neverRuns(d) || w.otherObject(n, d) || w.local(w.states[i], d) != elsewhere {
			continue
		}
		from, ok := reads[d.Var]
		if !ok {
			from = w.read(w.states[i].context, n, b, d.Var, deps, 0)
			reads[d.Var] = from
			if len(from) > 0 {
				w.askIn(w.states[i].context, i)
			}
		}
		if len(from) == 0 {
			continue
		}
		contexts, ok := w.writing(from, d, 0)
		if !ok {
			continue
		}
		told[d] = true
		for _, c := range contexts {
			w.push(c, d.Node, w.states[i].cost+cost(d), i, d)
		}
	}
	return is
}

// read returns the places that a call reads which a variable stands for; nil where not all
// are known.
func (w *walker) read(context int32, n pdg.Node, b *jimple.Body, v pdg.Var, deps []pdg.Dep, depth int) []spot {
	field := android.Elements
	switch v.Kind {
	case pdg.VarLocation:
		field = android.FieldID(v.ID)
	case pdg.VarElement:
	default:
		return nil
	}
	if slices.ContainsFunc(deps, func(d pdg.Dep) bool { return d.Var == v && d.Part.IsElement() }) {
		return nil // it also reads what was copied from elsewhere
	}
	spots, ok := w.app.Reads(n, field)
	if !ok {
		return nil
	}
	var out []spot
	for _, s := range spots {
		p := w.place(context, b, n.Stmt, s, depth)
		if !p.known && !p.keyed {
			return nil
		}
		out = append(out, p)
	}
	return out
}

// writing returns the contexts in which a statement can write one of some places; ok is
// false if nothing is left out by that.
func (w *walker) writing(reads []spot, d pdg.Dep, depth int) (contexts []int32, ok bool) {
	b := w.app.Body(d.Method)
	at := pdg.Spot{Held: pdg.NoField, Key: -1}
	if b == nil {
		return nil, false
	}
	switch op := b.Stmts[d.Stmt].Op; {
	case d.Part == pdg.Whole && (op == jimple.OpPutElement || op == jimple.OpFillArray):
	case d.Part == pdg.Whole:
		return nil, false
	default:
		if at, ok = w.app.Writes(d.Node); !ok {
			return nil, false
		}
	}
	left := false
	judge := func(context int32) (can, sure bool) {
		q := w.place(context, b, d.Stmt, at, depth)
		if !slices.ContainsFunc(reads, func(p spot) bool { return !p.apart(&q) }) {
			left = true
			return false, true
		}
		return true, !slices.ContainsFunc(reads, func(p spot) bool { return q.vaguer(&p) || p.keyed && !q.keyed && at.Key >= 0 })
	}
	contexts = w.activations(d.Method, judge, 0)
	return contexts, left
}

// maxActivations is how many calls of a method, within each other, are told apart.
const maxActivations = 2

// activations returns the contexts of a method that a test lets pass: where it is not sure,
// those of the calls of the method.
func (w *walker) activations(m dex.MethodID, judge func(context int32) (can, sure bool), depth int) []int32 {
	can, sure := judge(w.free)
	if !can {
		return nil
	}
	calls := w.app.CallNodes(m)
	var out []int32
	if on, ok := w.calledOn(m); ok && !sure && len(calls) == 0 {
		for _, o := range on {
			if of, ok := w.calledBack(m, []object{o}); !ok {
				return []int32{w.free}
			} else if can, _ := judge(of[0]); can {
				out = append(out, of[0])
			}
		}
		return out
	}
	if sure || depth >= maxActivations || len(calls) == 0 || len(calls) > maxOwnerWrites || w.app.IsCallback(m) {
		return []int32{w.free}
	}
	for _, c := range calls {
		at := criterion.Ref{Method: c.Method, Stmt: c.Stmt}
		for _, from := range w.activations(c.Method, func(context int32) (can, sure bool) { return judge(w.entering(m, at, context)) }, depth+1) {
			out = append(out, w.entering(m, at, from))
		}
	}
	return out
}

// askIn notes that what was found for a state depends on the callers of a context, and on
// theirs: also on those that came since it was noted first.
func (w *walker) askIn(context, state int32) {
	seen := map[int32]bool{}
	for work := []int32{context}; len(work) > 0; work = work[1:] {
		c := &w.contexts[work[0]]
		if c.kind != descended || seen[work[0]] {
			continue
		}
		seen[work[0]] = true
		if !slices.Contains(c.asked, state) {
			c.asked = append(c.asked, state)
		}
		for _, from := range c.callers {
			work = append(work, from.context)
		}
	}
}
