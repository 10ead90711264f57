// Which objects an operand can be in one calling context: as far as their allocations
// can be told.

package slice

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
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
	return w.held(context, m, stmt, k, pdg.NoField, depth)
}

// held returns the same of the objects that a framework object in the operand keeps in a
// field of its own, as an iterator keeps its list.
func (w *walker) held(context int32, m dex.MethodID, stmt int32, k int, field android.FieldID, depth int) ([]object, bool) {
	key := objectsKey{context, m, stmt, k, field}
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
	list, all := w.findObjects(context, m, stmt, k, field, depth)
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
	field   android.FieldID
}

// object is an allocation; where it stands in a method of an object, of that object, if it
// is known, and where it stands in a method whose calls are known, by these.
type object struct {
	criterion.Ref
	of   *object
	by   *entrance
	name string // of one of the process that has a name
	made string // the class of one that the platform makes to call it back
	row  string // of an array that was made within others: its indices there, * for any
}

// entrance is how an activation came about: by the call that made it, and by that which made
// the caller's, if it is known.
type entrance struct {
	site criterion.Ref
	up   *entrance
}

// maxWithin is how many objects another one is told apart by that have made each other, and
// how many calls.
const maxWithin = 3

// same tells whether two may be one object.
func (o object) same(p object) bool {
	return o.Ref == p.Ref && o.name == p.name && o.made == p.made && sameRow(o.row, p.row) && (o.of == nil || p.of == nil || o.of.same(*p.of)) && o.by.same(p.by)
}

// sameRow tells whether two rows of a table may be one.
func sameRow(x, y string) bool {
	return x == y || strings.Count(x, "[") == strings.Count(y, "[") && strings.Contains(x+y, "*")
}

// vaguer tells whether less is known of an object than of another one that it may be.
func (o object) vaguer(p object) bool {
	return p.of != nil && (o.of == nil || o.of.vaguer(*p.of)) || o.by.vaguer(p.by)
}

func (c *entrance) vaguer(d *entrance) bool {
	return d != nil && (c == nil || c.up.vaguer(d.up))
}

// same tells whether two may be one activation of a method.
func (c *entrance) same(d *entrance) bool {
	return c == nil || d == nil || c.site == d.site && c.up.same(d.up)
}

// calledBy returns how the activation of a context came about, nil if that is not known.
func (w *walker) calledBy(context int32, depth int) *entrance {
	c := &w.contexts[context]
	if c.kind != descended || len(c.callers) != 1 || depth >= maxWithin {
		return nil
	}
	c.told = c.told || !c.fixed // another one may come
	return &entrance{c.callers[0].site, w.calledBy(c.callers[0].context, depth+1)}
}

// meet tells whether objects of two lists may be one.
func meet(x, y []object) bool {
	return slices.ContainsFunc(x, func(o object) bool { return slices.ContainsFunc(y, o.same) })
}

// within returns the object that a statement makes in a context.
func (w *walker) within(context int32, b *jimple.Body, made int32, depth int) object {
	o := object{Ref: criterion.Ref{Method: b.Method, Stmt: made}, by: w.calledBy(context, 0)}
	if b.Stmts[0].Op != jimple.OpThis || w.contexts[context].kind != descended {
		return o
	}
	list, ok := w.given(context, b, 0, pdg.NoField, depth)
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

func (w *walker) findObjects(context int32, m dex.MethodID, stmt int32, k int, field android.FieldID, depth int) ([]object, bool) {
	b := w.app.Body(m)
	if k >= len(b.Args(stmt)) || !b.Args(stmt)[k].IsLocal() {
		return nil, false
	}
	var out []object
	roots := (&seeker{w: w}).roots(b, stmt, k)
	for _, d := range roots {
		switch st := &b.Stmts[d]; st.Op {
		case jimple.OpNew, jimple.OpNewArray:
			if field == pdg.NoField {
				out = append(out, w.within(context, b, d, depth))
				break
			}
			more, ok := w.keptBy(context, b, w.constructor(b, d), field, depth)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		case jimple.OpGetField, jimple.OpGetElement, jimple.OpGetStatic:
			more, ok := w.kindOfStored(context, m, d, field, depth)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		case jimple.OpThis, jimple.OpParam:
			more, ok := w.given(context, b, d, field, depth)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		case jimple.OpCaught:
			more, ok := w.caught(context, b, d, depth)
			if !ok || field != pdg.NoField {
				return nil, false
			}
			out = append(out, more...)
		default:
			if !st.Op.IsInvoke() {
				return nil, false
			}
			more, ok := w.returned(context, m, d, field, depth)
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
func (w *walker) given(context int32, b *jimple.Body, def int32, field android.FieldID, depth int) ([]object, bool) {
	k := operandOf(b, def)
	if c := &w.contexts[context]; c.self != nil && b.Stmts[def].Op == jimple.OpThis && field == pdg.NoField {
		return c.self, true
	}
	sites := w.sites(context)
	if len(sites) == 0 && b.Stmts[def].Op == jimple.OpParam {
		if sent, ok := w.app.Arriving(pdg.Node{Method: b.Method, Stmt: def}); ok {
			return w.sent(sent, field, depth)
		}
	}
	if len(sites) == 0 && field == pdg.NoField && b.Stmts[def].Op == jimple.OpThis {
		if classes, ok := w.app.MadeToCall(b.Method); ok {
			return w.madeToCall(context, classes), true
		}
		if w.contexts[context].kind == anywhere {
			return w.calledOn(b.Method)
		}
	}
	if c := &w.contexts[context]; len(sites) == 0 && c.kind == anywhere && c.self == nil {
		sites = w.callsOf(pdg.Node{Method: b.Method, Stmt: def})
	}
	var out []object
	for _, from := range sites {
		given, ok := w.givenAs(from.site, b.Method, k)
		if !ok {
			return nil, false
		}
		more, ok := w.held(from.context, from.site.Method, from.site.Stmt, given, field, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	if b.Stmts[def].Op == jimple.OpThis {
		own := w.app.Prog.Classes[w.app.Prog.Methods[b.Method].Class].Descriptor
		out = slices.DeleteFunc(out, func(o object) bool { return field == pdg.NoField && !w.canBe(o, own) })
	}
	return out, len(sites) > 0
}

// madeToCall returns the objects of some classes that the platform makes to call them back: in
// a frame of the report those whose own methods the next frame is in.
func (w *walker) madeToCall(context int32, classes []string) []object {
	var out []object
	c := &w.contexts[context]
	for _, class := range classes {
		if c.kind == inFrame && c.frame > 0 && w.stack[c.frame].Direct && !slices.ContainsFunc(w.stack[c.frame].Calls, func(at criterion.Ref) bool {
			roots := (&seeker{w: w}).roots(w.app.Body(at.Method), at.Stmt, 0)
			m, ok := w.app.Selected(pdg.Node{Method: at.Method, Stmt: at.Stmt}, class)
			return !ok || len(roots) != 1 || w.app.Body(at.Method).Stmts[roots[0]].Op != jimple.OpThis ||
				slices.ContainsFunc(w.stack[c.frame-1].Calls, func(in criterion.Ref) bool { return in.Method == m })
		}) {
			continue
		}
		out = append(out, object{made: class})
	}
	return out
}

// calledOn returns the objects that the app makes for the platform to call a method back on
// them; ok is false if there may be others.
func (w *walker) calledOn(m dex.MethodID) (list []object, ok bool) {
	made, ok := w.app.GivenToCall(m)
	if !ok || len(made) > maxOwnerWrites {
		return nil, false
	}
	for _, n := range made {
		list = append(list, object{Ref: criterion.Ref{Method: n.Method, Stmt: n.Stmt}})
	}
	return list, true
}

// callsOf returns the calls that a parameter comes from, if they are few and if there are no
// other ways for it; a statement takes the parameter.
func (w *walker) callsOf(parameter pdg.Node) []caller {
	var sites []caller
	for _, d := range w.app.Deps(nil, parameter) {
		switch {
		case d.Kind == pdg.Control:
		case d.Kind != pdg.Param || d.Direction != pdg.Up || len(sites) >= maxOwnerWrites:
			return nil
		default:
			sites = append(sites, caller{criterion.Ref{Method: d.Method, Stmt: d.Stmt}, w.free})
		}
	}
	return sites
}

// operandOf returns the operand of a call that a parameter is.
func operandOf(b *jimple.Body, def int32) int {
	k := 0
	if b.Stmts[def].Op == jimple.OpParam {
		k = int(b.Stmts[def].Ref)
		if b.Stmts[0].Op == jimple.OpThis {
			k++
		}
	}
	return k
}

// sites returns the calls that a context comes from, as far as they are known.
func (w *walker) sites(context int32) []caller {
	var sites []caller
	switch c := &w.contexts[context]; {
	case c.kind == descended:
		c.told = true
		sites = slices.Clone(c.callers)
	case c.kind == inFrame && c.frame+1 < len(w.stack) && w.stack[c.frame+1].Direct:
		for _, at := range w.stack[c.frame+1].Calls {
			sites = append(sites, caller{at, w.frames[c.frame+1]})
		}
	}
	return sites
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
	if given, ok, known := w.app.HandedTo(pdg.Node{Method: call.Method, Stmt: call.Stmt}, m, k); known {
		return given, ok
	}
	for _, d := range w.app.Deps(nil, pdg.Node{Method: m, Stmt: at}) {
		for k := range b.Args(call.Stmt) {
			if d.Kind == pdg.Param && d.Node == (pdg.Node{Method: call.Method, Stmt: call.Stmt, Part: pdg.Argument(k)}) {
				return k, true
			}
		}
	}
	return 0, false
}

// constructor returns the call that initialises the object of an allocation, -1 if that is
// not one.
func (w *walker) constructor(b *jimple.Body, made int32) int32 {
	call := int32(-1)
	for _, use := range b.Uses(made) {
		if i := b.StmtOfUse(use); b.Stmts[i].Op == jimple.OpDirect && use == b.FirstUse(i) {
			if call >= 0 {
				return -1 // on another branch
			}
			call = i
		}
	}
	return call
}

// keptBy returns the objects that a call to the framework keeps in a field of what it makes.
func (w *walker) keptBy(context int32, b *jimple.Body, call int32, field android.FieldID, depth int) ([]object, bool) {
	if call < 0 {
		return nil, false
	}
	k, ok := w.app.Keeps(pdg.Node{Method: b.Method, Stmt: call}, field)
	if !ok || k < 0 {
		return nil, ok
	}
	return w.objects(context, b.Method, call, k, depth+1)
}

// givenBack returns the objects that a call to the framework returns.
func (w *walker) givenBack(context int32, b *jimple.Body, call int32, field android.FieldID, depth int) ([]object, bool) {
	n := pdg.Node{Method: b.Method, Stmt: call}
	if w.app.Clones(n) { // it holds what another one held
		return nil, false
	}
	switch k, fresh := w.app.Gives(n); {
	case fresh && field == pdg.NoField:
		return []object{w.within(context, b, call, depth)}, true
	case fresh:
		return w.keptBy(context, b, call, field, depth)
	case k >= 0:
		return w.held(context, b.Method, call, k, field, depth+1)
	}
	if sent, ok := w.app.Arriving(n); ok {
		return w.sent(sent, field, depth)
	}
	if operands, ok := w.app.Fetches(n); ok {
		return w.fetched(context, n, operands, field, depth)
	}
	spot, name, ok := w.app.Common(n)
	if !ok || field != pdg.NoField {
		return nil, false
	}
	keys, ok := w.keys(context, b, call, spot, depth)
	var out []object
	for _, key := range keys {
		out = append(out, object{name: name(key)})
	}
	return out, ok
}

// sent returns the objects that the arguments of some calls are.
func (w *walker) sent(arguments []pdg.Node, field android.FieldID, depth int) ([]object, bool) {
	var out []object
	for _, n := range arguments {
		k, _ := n.Part.Operand()
		more, ok := w.held(w.free, n.Method, n.Stmt, k, field, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return out, true
}

// fetched returns the objects that a call can find in a place, or else be given for it.
func (w *walker) fetched(context int32, n pdg.Node, operands []int, field android.FieldID, depth int) ([]object, bool) {
	b := w.app.Body(n.Method)
	var out []object
	add := func(context int32, at pdg.Node, operands []int) bool {
		for _, k := range operands {
			if wb := w.app.Body(at.Method); k < len(wb.Args(at.Stmt)) && !wb.Args(at.Stmt)[k].IsLocal() {
				continue // null
			}
			more, ok := w.held(context, at.Method, at.Stmt, k, field, depth+1)
			if !ok {
				return false
			}
			out = append(out, more...)
		}
		return len(out) <= maxObjects
	}
	if !add(context, n, operands) {
		return nil, false
	}
	deps := w.app.Deps(nil, n)
	reads := map[pdg.Var][]spot{}
	for _, d := range deps {
		if d.Direction != pdg.Across {
			continue
		}
		put, ok := w.app.Puts(d.Node)
		if d.Kind != pdg.Framework || d.Guess || !ok {
			return nil, false
		}
		if _, ok := reads[d.Var]; !ok {
			reads[d.Var] = w.read(context, n, b, d.Var, deps, depth+1)
		}
		in := []int32{w.free}
		if from := reads[d.Var]; len(from) > 0 {
			if some, ok := w.writing(from, d, depth+1); ok {
				in = some
			}
		}
		for _, c := range in {
			if !add(c, d.Node, put) {
				return nil, false
			}
		}
	}
	return out, len(out) > 0
}

// returned returns the allocations that a call can return.
func (w *walker) returned(context int32, m dex.MethodID, call int32, field android.FieldID, depth int) ([]object, bool) {
	targets := w.targets(context, pdg.Node{Method: m, Stmt: call}, depth+2)
	if len(targets) == 0 {
		return w.givenBack(context, w.app.Body(m), call, field, depth)
	}
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
			more, ok := w.held(inside, t, int32(i), 0, field, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return out, true
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
		class, ok := w.classOf(o)
		if !ok {
			return list
		}
		m, ok := w.app.Selected(n, class)
		if !ok || !slices.Contains(list, m) {
			return list
		}
		if !slices.Contains(some, m) {
			some = append(some, m)
		}
	}
	return some
}

// classOf returns the class of an object; ok is false where the statement that makes it does
// not say, such as one that reflection makes.
func (w *walker) classOf(o object) (class string, ok bool) {
	if o.made != "" || o.name != "" || o.row != "" {
		return o.made, o.made != ""
	}
	b := w.app.Body(o.Method)
	if b.Stmts[o.Stmt].Op != jimple.OpNew {
		return "", false
	}
	return b.File.TypeDescriptor(b.Stmts[o.Stmt].Ref), true
}

// kindOfStored returns the allocations that a read of a field or element can give.
func (w *walker) kindOfStored(context int32, m dex.MethodID, read int32, field android.FieldID, depth int) ([]object, bool) {
	b := w.app.Body(m)
	n := pdg.Node{Method: m, Stmt: read}
	if b.Stmts[read].Op == jimple.OpGetStatic {
		return w.kindOfStatic(n, field, depth)
	}
	deps := w.app.Deps(nil, n)
	out, ok := w.rows(context, b, read, depth)
	s := w.seek(n, b, deps)
	if s == nil || !ok {
		return out, ok && len(out) > 0 && field == pdg.NoField
	}
	defs := s.roots(b, read, 0)
	for _, d := range defs {
		s.from(context, m, read, d)
	}
	if s.open || len(defs) == 0 || s.before != nil || s.steps > maxSeekSteps {
		more, ok := w.kindOfAny(context, n, deps, field, depth)
		return append(out, more...), ok
	}
	for _, at := range slices.SortedFunc(maps.Keys(s.found), inOrder) {
		for _, c := range s.found[at] {
			more, ok := w.held(c, at.Method, at.Stmt, stored(w.app.Body(at.Method), at.Stmt), field, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, more...)
		}
	}
	return out, true
}

// rows returns the arrays that were made together with those from which an element is read, as
// the rows of a table are; ok is false if it is not known which these are.
func (w *walker) rows(context int32, b *jimple.Body, read int32, depth int) (list []object, ok bool) {
	if b.Stmts[read].Op != jimple.OpGetElement || b.Locals[b.Stmts[read].Def].Type[0] != '[' {
		return nil, true
	}
	row := "[*]"
	if index, known := b.ConstOf(b.FirstUse(read) + 1); known {
		row = fmt.Sprintf("[%d]", index.Bits)
	}
	arrays, ok := w.objects(context, b.Method, read, 0, depth+1)
	for _, o := range arrays {
		if o.name == "" && o.made == "" && w.app.Body(o.Method).Stmts[o.Stmt].Op.IsInvoke() {
			if !makesRows(w.app.Body(o.Method), o.Stmt) {
				return nil, false // such as a copy, whose rows are those of another table
			}
			o.row += row
			list = append(list, o)
		}
	}
	return list, ok
}

// makesRows tells whether a call makes a table and all its rows.
func makesRows(b *jimple.Body, call int32) bool {
	r := b.File.MethodRef(b.Stmts[call].Ref)
	return b.Stmts[call].Op == jimple.OpStatic && b.File.TypeDescriptor(r.Class) == "Ljava/lang/reflect/Array;" && b.File.String(r.Name) == "newInstance"
}

// inOrder compares statements by their places in the program.
func inOrder(a, b criterion.Ref) int {
	return cmp.Or(cmp.Compare(a.Method, b.Method), cmp.Compare(a.Stmt, b.Stmt))
}

// kindOfStatic returns the allocations that the stores of a static field leave.
func (w *walker) kindOfStatic(read pdg.Node, field android.FieldID, depth int) ([]object, bool) {
	stores, known := w.app.Setters(read)
	if !known || len(stores) > maxOwnerWrites {
		return nil, false
	}
	var out []object
	for _, at := range stores {
		b := w.app.Body(at.Method)
		if b.Stmts[at.Stmt].Op != jimple.OpPutStatic {
			return nil, false
		}
		if !b.Args(at.Stmt)[0].IsLocal() {
			continue // null
		}
		more, ok := w.held(w.free, at.Method, at.Stmt, 0, field, depth+1)
		if !ok {
			return nil, false
		}
		out = append(out, more...)
	}
	return out, len(out) > 0
}

// kindOfAny returns the allocations that all stores of a field leave which may be into the
// object that a read asks, wherever they stand.
func (w *walker) kindOfAny(context int32, read pdg.Node, deps []pdg.Dep, field android.FieldID, depth int) ([]object, bool) {
	b := w.app.Body(read.Method)
	if op := b.Stmts[read.Stmt].Op; op != jimple.OpGetField && op != jimple.OpGetElement {
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
		op := wb.Stmts[d.Stmt].Op
		if stores++; stores > maxOwnerWrites || d.Guess || d.Part != pdg.Whole || op != jimple.OpPutField && op != jimple.OpPutElement {
			return nil, false
		}
		value := stored(wb, d.Stmt)
		ins := []int32{w.contextOf(context, read.Method, d.Method)}
		if known {
			if into, ok := w.objects(ins[0], d.Method, d.Stmt, 0, depth+1); ok && !meet(into, owners) {
				continue
			}
			if some, ok := w.callsFor(owners, criterion.Ref{Method: d.Method, Stmt: d.Stmt}); ok && ins[0] == w.free {
				ins = some
			}
		}
		if !wb.Args(d.Stmt)[value].IsLocal() {
			continue // null
		}
		for _, in := range ins {
			more, ok := w.held(in, d.Method, d.Stmt, value, field, depth+1)
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
	if b.Stmts[defs[0]].Op == jimple.OpGetField && !w.app.IsCallback(store.Method) {
		return w.activations(store.Method, func(context int32) (can, sure bool) {
			others, ok := w.objects(context, store.Method, store.Stmt, 0, 0)
			if ok && !meet(others, objects) {
				return false, true
			}
			return true, ok && !vaguer(others, objects)
		}, 0), true
	}
	if w.app.IsCallback(store.Method) {
		if b.Stmts[defs[0]].Op != jimple.OpThis || len(w.app.CallNodes(store.Method)) > 0 {
			return nil, false
		}
		return w.calledBack(store.Method, objects)
	}
	if op := b.Stmts[defs[0]].Op; op != jimple.OpThis && op != jimple.OpParam {
		return nil, false
	}
	k := operandOf(b, defs[0])
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

// caught returns the exceptions that a handler can get: those that the app makes, and one that
// stands for all that the machine and the platform throw.
func (w *walker) caught(context int32, b *jimple.Body, handler int32, depth int) ([]object, bool) {
	var out []object
	if !w.ownException(b, handler) {
		out = append(out, object{Ref: criterion.Ref{Method: b.Method, Stmt: handler}})
	}
	type thrower struct {
		context int32
		node    pdg.Node
	}
	handled := string(b.Locals[b.Stmts[handler].Def].Type)
	work := []thrower{{context, pdg.Node{Method: b.Method, Stmt: handler}}}
	for seen := map[thrower]bool{}; len(work) > 0; work = work[1:] {
		t := work[0]
		n := t.node
		if seen[t] {
			continue
		}
		if seen[t] = true; len(seen) > maxThrowers {
			return nil, false
		}
		switch st := &w.app.Body(n.Method).Stmts[n.Stmt]; {
		case st.Kind == jimple.Throw:
			list, ok := w.objects(t.context, n.Method, n.Stmt, 0, depth+1)
			if !ok {
				return nil, false
			}
			out = append(out, slices.DeleteFunc(slices.Clone(list), func(o object) bool { return !w.canBe(o, handled) })...)
			continue
		case n.Part == pdg.Thrown && w.app.HandsOn(n):
			return nil, false
		}
		for _, d := range w.app.Deps(nil, n) {
			switch {
			case d.Kind != pdg.Exception:
			case d.Direction == pdg.Within:
				work = append(work, thrower{t.context, d.Node})
			case d.Direction == pdg.Down:
				work = append(work, thrower{w.entering(d.Method, criterion.Ref{Method: n.Method, Stmt: n.Stmt}, t.context), d.Node})
			}
		}
	}
	return out, len(out) > 0 // else the platform hands on what it called
}

// maxThrowers is how many statements are looked at that may throw into one handler.
const maxThrowers = 100

// canBe tells whether an object may be one of a class.
func (w *walker) canBe(o object, class string) bool {
	of, ok := w.classOf(o)
	return !ok || inherits(w.app.Prog, of, class)
}
