// What a node depends on through memory: fields, array elements, and the state of
// framework objects.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// field adds the writes that a read of a field can see.
func (d *deps) field(s *jimple.Stmt, instance bool) {
	key := d.a.x.fieldKey[d.a.x.fileField[d.b.File]+int32(s.Ref)]
	v := Var{VarField, int32(key)}
	var base originSet
	if instance {
		base = d.withOriginals(d.eval.origins(d.n.Method, d.b.FirstUse(d.n.Stmt)))
	}
	switch {
	case !instance:
		for _, n := range d.a.fieldWrites(key, jimple.OpPutStatic) {
			d.add(n, Heap, Across, v, false)
		}
	case !base.complete && d.state(bundle{Dep: Dep{Kind: Heap, Direction: Across, Var: v}, of: writeField, field: key}):
		if slices.ContainsFunc(base.list, func(o origin) bool { return d.a.confinedObject(o) != nil }) {
			d.fieldOf(base, key, anything)
		}
	default:
		d.fieldOf(base, key, originSet{complete: true})
	}
	d.setByName(key)
	if int(key) >= len(d.a.Prog.Fields) {
		// A framework field is also a location of that name.
		f := d.a.Summaries.Field(d.a.x.fieldNames[int(key)-len(d.a.Prog.Fields)].name)
		if instance {
			d.location(place{field: f, owner: base, typ: d.operandType(0), at: d.n, use: -1})
		}
		return
	}
	if !instance && d.a.Prog.Fields[key].Access&dex.AccStatic != 0 {
		if init, ok := d.a.classInit(TypeID(d.a.Prog.Fields[key].Class)); ok && init != d.n.Method {
			d.add(Node{Method: init, Part: Entry}, Init, Across, Var{}, false)
		}
	}
}

// named adds the writes of a field that a call reads by its name: those into the object that
// the call is given.
func (d *deps) named(key FieldKey) {
	for _, n := range d.a.fieldWrites(key, jimple.OpPutStatic) {
		d.add(n, Heap, Across, Var{VarField, int32(key)}, false)
	}
	d.fieldOf(d.withOriginals(d.eval.origins(d.n.Method, d.b.FirstUse(d.n.Stmt)+1)), key, originSet{complete: true})
	d.setByName(key)
}

// setByName adds what calls store in a field by its name.
func (d *deps) setByName(key FieldKey) {
	for _, n := range d.a.reflection().sets[key] {
		n.Part = Argument(2)
		d.add(n, Heap, Across, Var{VarField, int32(key)}, false)
	}
}

// withOriginals adds to objects those that they are clones of: a clone has its fields from
// there.
func (d *deps) withOriginals(set originSet) originSet {
	for i := 0; i < len(set.list) && set.complete; i++ {
		o := set.list[i]
		if n := (Node{Method: o.method, Stmt: o.stmt}); o.kind != originAlloc || o.local != 0 || !d.a.Clones(n) {
			continue
		}
		more := d.eval.origins(o.method, d.a.Body(o.method).FirstUse(o.stmt))
		set.complete = more.complete
		set.list = slices.Clip(set.list)
		for _, m := range more.list {
			if !slices.Contains(set.list, m) {
				set.list = append(set.list, m)
			}
		}
	}
	return set
}

// fieldOf adds the writes of a field in objects that are in one set and not in
// another.
func (d *deps) fieldOf(set originSet, key FieldKey, but originSet) {
	for _, n := range d.a.fieldWrites(key, jimple.OpPutField) {
		written := d.eval.origins(n.Method, d.a.Body(n.Method).FirstUse(n.Stmt))
		if d.a.mayAlias(set, written) && (but.complete || !d.a.mayAlias(but, written)) {
			d.add(n, Heap, Across, Var{VarField, int32(key)}, false)
		}
	}
}

// fieldWriter is an operation on a field.
type fieldWriter struct {
	field FieldKey
	op    jimple.Op
}

// fieldWrites returns the statements of an operation that write a field. The list must
// not be changed.
func (a *App) fieldWrites(key FieldKey, op jimple.Op) []Node {
	if known, ok := a.fieldWriters.Load(fieldWriter{key, op}); ok {
		return known.([]Node)
	}
	var list []Node
	for _, w := range a.x.writes.of(int32(key)) {
		for _, n := range a.NodesAt(w.Method, w.PC) {
			if a.Body(n.Method).Stmts[n.Stmt].Op == op {
				list = append(list, n)
			}
		}
	}
	a.fieldWriters.Store(fieldWriter{key, op}, list)
	return list
}

// Setters returns the statements of the app that set the field which a statement reads, in
// whatever object; known is false if it reads no field that the app declares, or if
// reflection sets it.
func (a *App) Setters(n Node) (list []Node, known bool) {
	b := a.Body(n.Method)
	if b == nil || b.Stmts[n.Stmt].Op != jimple.OpGetField && b.Stmts[n.Stmt].Op != jimple.OpGetStatic {
		return nil, false
	}
	key := a.x.fieldKey[a.x.fileField[b.File]+int32(b.Stmts[n.Stmt].Ref)]
	if int(key) >= len(a.Prog.Fields) || len(a.reflection().sets[key]) > 0 {
		return nil, false
	}
	return slices.Concat(a.fieldWrites(key, jimple.OpPutField), a.fieldWrites(key, jimple.OpPutStatic)), true
}

// classInit returns the static initialiser of an app class.
func (a *App) classInit(t TypeID) (dex.MethodID, bool) {
	if !a.h.isApp(t) {
		return 0, false
	}
	return a.Prog.Method(dex.ClassID(t), "<clinit>", "()V")
}

// element adds the writes that a read of an array element can see.
func (d *deps) element() {
	set := d.eval.origins(d.n.Method, d.b.FirstUse(d.n.Stmt))
	index, known := d.b.ConstOf(d.b.FirstUse(d.n.Stmt) + 1)
	for _, def := range d.b.Defs(d.b.FirstUse(d.n.Stmt)) {
		if st := &d.b.Stmts[def]; st.Op == jimple.OpParam && st.Ref == 2 {
			d.handedToProxy(index.Bits, known)
		}
	}
	for _, w := range d.eval.elementWrites(d.n.Method, d.b.FirstUse(d.n.Stmt), set) {
		wb := d.a.Body(w.Method)
		if wb.Stmts[w.Stmt].Op == jimple.OpPutElement && known {
			if other, ok := wb.ConstOf(wb.FirstUse(w.Stmt) + 1); ok && other.Bits != index.Bits {
				continue
			}
		}
		d.add(w, Heap, Across, Var{Kind: VarElement}, false)
	}
}

// handedToProxy adds the arguments that a proxy hands to the method as its handler, in an
// array: one of them or all.
func (d *deps) handedToProxy(index int64, known bool) {
	for _, c := range d.a.reflection().calls[d.n.Method] {
		for k := 1; k < len(d.a.Body(c.Method).Args(c.Stmt)) && d.a.reflection().proxied[c]; k++ {
			if !known || index == int64(k-1) {
				n := c
				n.Part = Argument(k)
				d.add(n, Param, Across, Var{VarParam, 2}, false)
			}
		}
	}
}

// location adds the effects and field writes that define a place.
func (d *deps) location(p place) {
	for _, n := range d.eval.sentTo(p) {
		d.add(n, ICC, Across, Var{VarLocation, int32(p.field)}, false)
	}
	switch {
	case p.field != android.Elements:
	case p.use < 0:
		d.heldArrays(p)
	case p.typ != NoType && d.a.h.desc(p.typ)[0] == '[':
		d.arrayContent(p)
	}
	common := Dep{Kind: Framework, Direction: Across, Var: Var{VarLocation, int32(p.field)}}
	if d.leavesOut(&p, common) {
		d.defined(d.eval.withOwn(p, nil), common)
	} else {
		defs, copied := d.throughCopies(p, d.eval.definitions(p))
		d.defined(defs, common)
		for _, q := range copied {
			d.location(q)
		}
	}
}

// leavesOut reports whether the writes of a place need not be listed.
func (d *deps) leavesOut(p *place, common Dep) bool {
	if g, ok := p.group(); ok {
		return d.state(bundle{Dep: common, of: writeGroup, group: g})
	}
	if d.shared == nil || !d.shared.certain || !p.anyIndex() {
		return false
	}
	d.shared.guessed = true
	return true
}

// defined adds definitions of a place.
func (d *deps) defined(defs []definition, common Dep) {
	if len(defs) > fewNodes && d.shared != nil && !d.shared.stateOnly {
		for _, guess := range []bool{false, true} {
			var nodes []Node
			for _, def := range defs {
				if def.guess == guess {
					nodes = append(nodes, def.Node)
				}
			}
			common.Guess = guess
			d.bundle(bundle{Dep: common, of: listed, nodes: nodes})
		}
		return
	}
	for _, def := range defs {
		common.Node, common.Guess = def.Node, def.guess
		d.list = append(d.list, common)
	}
}

// arrayContent adds the writes of the elements of an array that a framework call
// reads.
func (d *deps) arrayContent(p place) {
	for _, w := range d.eval.elementWrites(p.at.Method, p.use, p.owner) {
		if w.Part == Whole {
			d.add(w, Heap, Across, Var{Kind: VarElement}, false)
		}
	}
}

// heldArrays adds the writes of the elements of the arrays that a framework object holds.
func (d *deps) heldArrays(p place) {
	for _, o := range p.owner.list {
		if b := d.a.Body(o.method); o.kind != originAlloc || o.local != 0 || b == nil || b.Stmts[o.stmt].Op != jimple.OpNewArray {
			continue
		}
		for _, w := range d.a.writesInto(Node{Method: o.method, Stmt: o.stmt}) {
			if w.Part == Whole {
				d.add(w, Heap, Across, Var{Kind: VarElement}, false)
			}
		}
	}
}

// owner adds the root of a location's path and its key as addresses.
func (d *deps) owner(c *call, p android.Path) {
	if k := c.operand(p); k >= 0 && k < len(d.b.Args(d.n.Stmt)) {
		d.local(k, Base)
	}
	for _, s := range p.Steps {
		if s.Key.Kind == android.KeyPath && len(s.Key.Path.Steps) == 0 {
			if k := c.operand(*s.Key.Path); k >= 0 && k < len(d.b.Args(d.n.Stmt)) {
				d.local(k, Base)
			}
		}
	}
}

// values adds the sources of summary values.
func (d *deps) values(c *call, list []android.Value) {
	for i := range list {
		v := &list[i]
		switch v.Kind {
		case android.ValuePath:
			d.path(c, v.Path)
		case android.ValueDerived:
			if d.cutAll(c, v) {
				d.values(c, v.Args[len(v.Args)-1:])
			} else {
				d.values(c, v.Args)
			}
		case android.ValueCall:
			d.callback(c, v.Call)
		}
	}
}

// cutAll tells whether a value is what a text is cut to, and that is nothing.
func (d *deps) cutAll(c *call, v *android.Value) bool {
	if v.Label != "cut" || len(v.Args) == 0 {
		return false
	}
	k := c.operand(v.Args[len(v.Args)-1].Path)
	if k < 0 {
		return false
	}
	n, ok := d.b.IntOf(d.n.Stmt, k)
	return ok && n == 0
}

// path adds a parameter's value or the definitions of a location.
func (d *deps) path(c *call, p android.Path) {
	if len(p.Steps) == 0 {
		if k := c.operand(p); k >= 0 && k < len(d.b.Args(d.n.Stmt)) {
			d.local(k, Value)
		}
		return
	}
	d.owner(c, p)
	d.location(d.eval.placeOf(d.b, d.n.Stmt, c, p))
}
