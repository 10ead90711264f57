// The search for origins: back along definitions, parameters, fields, results of calls
// and what framework objects hold.

package pdg

import (
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// finder is one search for origins.
type finder struct {
	*eval
	seen map[Node]bool
	work []Node
	set  originSet
	same bool // what the framework made at the place is known by the place itself
	all  bool // go on where the set is known to have anything in it
}

// run works until the set is known or known to be anything.
func (f *finder) run() originSet {
	for len(f.work) > 0 && (f.set.complete || f.all) {
		next := f.work[len(f.work)-1]
		f.work = f.work[:len(f.work)-1]
		f.cost++
		f.visit(next)
	}
	set := f.set
	set.traced = set.complete
	set.complete = set.complete && !slices.ContainsFunc(set.list, func(o origin) bool { return o.kind == originDerived })
	return set
}

// someOrigins returns those objects that an operand can be which a search finds,
// even if there may be others.
func (v *eval) someOrigins(m dex.MethodID, use int32) []origin {
	key := Node{Method: m, Stmt: use}
	if list, ok := v.a.partial.Load(key); ok {
		return list.([]origin)
	}
	v = v.a.newEval() // one of its own, so that the answer is the same for all who ask
	f := &finder{eval: v, seen: map[Node]bool{}, set: originSet{complete: true}, all: true}
	for _, d := range v.a.Body(m).Defs(use) {
		f.push(Node{Method: m, Stmt: d})
	}
	v.places = maxNesting - 1 // a short search
	list := f.run().list
	v.a.partial.Store(key, list)
	return list
}

func (f *finder) push(n Node) {
	if f.seen[n] {
		return
	}
	if len(f.seen) >= maxOriginSteps {
		f.set.complete = false
		return
	}
	f.seen[n] = true
	f.work = append(f.work, n)
}

func (f *finder) add(o origin) {
	if !slices.Contains(f.set.list, o) {
		f.set.list = append(f.set.list, o)
	}
}

// operand goes on with an operand of a statement.
func (f *finder) operand(m dex.MethodID, b *jimple.Body, i int32, k int) {
	v := b.Args(i)[k]
	if !v.IsLocal() {
		if o, ok := f.a.constOrigin(b, v); ok {
			for _, c := range o {
				f.add(c)
			}
		}
		return
	}
	defs := b.Defs(b.FirstUse(i) + int32(k))
	if len(defs) == 0 {
		f.set.complete = false
	}
	for _, d := range defs {
		f.push(Node{Method: m, Stmt: d})
	}
}

// constOrigin turns a constant operand into origins: none for null, which is no object.
func (a *App) constOrigin(b *jimple.Body, v jimple.Value) ([]origin, bool) {
	return constOf(b, b.Const(v))
}

func constOf(b *jimple.Body, c jimple.Const) ([]origin, bool) {
	o := origin{kind: originConst, typ: NoType}
	switch c.Kind {
	case jimple.ConstNull:
		return nil, true
	case jimple.ConstInt, jimple.ConstLong:
		o.text = strconv.FormatInt(c.Bits, 10)
	case jimple.ConstString:
		o.text = strconv.Quote(b.File.String(c.Index))
	case jimple.ConstClass:
		o.text = b.File.TypeDescriptor(c.Index)
	default:
		return nil, false
	}
	return []origin{o}, true
}

func (f *finder) visit(n Node) {
	b := f.a.Body(n.Method)
	if b == nil {
		f.set.complete = false
		return
	}
	if k, ok := n.Part.argument(); ok {
		f.operand(n.Method, b, n.Stmt, k)
		return
	}
	s := &b.Stmts[n.Stmt]
	switch {
	case s.Op == jimple.OpNew || s.Op == jimple.OpNewArray:
		f.add(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt, typ: NoType})
	case s.Op == jimple.OpCopy || s.Op == jimple.OpCast && s.Cast == 0 || s.Op == jimple.OpConst:
		f.operand(n.Method, b, n.Stmt, 0)
	case s.Op == jimple.OpThis:
		f.this(n.Method)
	case s.Op == jimple.OpParam:
		f.param(n.Method, int(s.Ref))
	case s.Op == jimple.OpGetField || s.Op == jimple.OpGetStatic:
		f.field(b, s)
	case s.Op.IsInvoke():
		f.invoke(n, b)
	case s.Op == jimple.OpGetElement && f.all:
		f.element(n, b)
	case s.Op == jimple.OpCaught:
		f.caught(n, b)
	default:
		f.set.complete = false
	}
}

func (f *finder) this(m dex.MethodID) {
	a := f.a
	t := TypeID(a.Prog.Methods[m].Class)
	// The objects of the class are its allocations, wherever the method is called
	// from, and those that the framework makes.
	found := 0
	for _, s := range a.h.subtypes(t) {
		if !a.h.isApp(s) || !a.instances[s] {
			continue
		}
		if s != t {
			if own, ok := a.resolve(s, a.x.sel[m]); ok && own != m && a.Prog.MethodName(m) != "<init>" && a.x.isVirtual(m) {
				continue // the subclass has its own
			}
		}
		if a.madeByFramework(s) || len(a.x.consts.of(int32(s))) > 0 { // a class literal lets reflection make some
			f.add(origin{kind: originInstance, typ: s})
			found++
		}
		for _, n := range a.madeBy(s) {
			f.add(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt, typ: NoType})
			found++
		}
		for _, n := range a.clonesOf(s) {
			f.add(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt, typ: NoType})
			found++
		}
		for _, site := range a.x.allocs.of(int32(s)) {
			found++
			if found > maxWriters {
				f.set.complete = false
				return
			}
			for _, n := range a.NodesAt(site.Method, site.PC) {
				if a.Body(n.Method).Stmts[n.Stmt].Op == jimple.OpNew {
					f.add(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt, typ: NoType})
				}
			}
		}
	}
	if found == 0 {
		f.set.complete = false
	}
}

// clonesOf returns the calls of Object.clone that can copy objects of a class.
func (a *App) clonesOf(t TypeID) []Node {
	cloneable, ok := a.h.lookup("Ljava/lang/Cloneable;")
	sel, called := a.x.sels[selector{"clone", "()Ljava/lang/Object;"}]
	if !ok || !called || !a.h.isSubtype(t, cloneable) {
		return nil
	}
	var list []Node
	for _, ref := range a.x.selRefs[sel] {
		for _, site := range a.x.calls.of(int32(ref)) {
			class := TypeID(a.Prog.Methods[site.Method].Class)
			if !a.h.isSubtype(t, class) {
				continue
			}
			for _, n := range a.NodesAt(site.Method, site.PC) {
				if b := a.Body(n.Method); b.Stmts[n.Stmt].Op == jimple.OpSuper && len(a.call(b, n.Stmt).targets) == 0 {
					list = append(list, n)
				}
			}
		}
	}
	return list
}

// Clones reports whether a call is one of Object.clone itself, not of a method of the app.
func (a *App) Clones(n Node) bool {
	b := a.Body(n.Method)
	if b == nil || !b.Stmts[n.Stmt].Op.HasReceiver() {
		return false
	}
	c := a.call(b, n.Stmt)
	if c.ref < 0 || len(c.targets) > 0 {
		return false
	}
	r := b.File.MethodRef(b.Stmts[n.Stmt].Ref)
	t := b.File.TypeDescriptor(r.Class)
	return b.File.String(r.Name) == "clone" && (t == objectDesc || t[0] == '[')
}

// isVirtual reports whether calls of a method look it up in the receiver's class.
func (x *index) isVirtual(m dex.MethodID) bool {
	c := &x.h.prog.Classes[x.h.prog.Methods[m].Class]
	return m >= c.FirstVirtual
}

func (f *finder) param(m dex.MethodID, p int) {
	a := f.a
	k := p
	if a.Prog.Methods[m].Access&dex.AccStatic == 0 {
		k++
	}
	calls := a.Callers(m)
	if len(calls) > maxWriters {
		f.set.complete = false
		return
	}
	for _, c := range a.CallNodes(m) {
		c.Part = Argument(k)
		f.push(c)
	}
	if a.isCallback(m) {
		nodes, origins, complete := f.eventOrigins(m, p)
		for _, n := range nodes {
			f.push(n)
		}
		for _, o := range origins {
			f.add(o)
		}
		f.set.complete = f.set.complete && complete
	} else if len(calls) == 0 {
		f.set.complete = false
	}
}

func (f *finder) field(b *jimple.Body, s *jimple.Stmt) {
	a := f.a
	key := a.x.fieldKey[a.x.fileField[b.File]+int32(s.Ref)]
	writes := a.x.writes.of(int32(key))
	if len(writes) > maxWriters || int(key) >= len(a.Prog.Fields) {
		f.set.complete = false
		return
	}
	if s.Op == jimple.OpGetStatic {
		if o, ok := a.staticValue(dex.FieldID(key)); ok {
			f.add(o)
		}
	}
	for _, w := range writes {
		for _, n := range a.NodesAt(w.Method, w.PC) {
			wb := a.Body(n.Method)
			switch wb.Stmts[n.Stmt].Op {
			case jimple.OpPutField:
				f.operand(n.Method, wb, n.Stmt, 1)
			case jimple.OpPutStatic:
				f.operand(n.Method, wb, n.Stmt, 0)
			}
		}
	}
}

// staticValue returns the constant that a static field begins with.
func (a *App) staticValue(id dex.FieldID) (origin, bool) {
	c := &a.Prog.Classes[a.Prog.Fields[id].Class]
	if id >= c.FirstInstance {
		return origin{}, false
	}
	values, err := c.File.StaticValues(c.Def)
	if err != nil || int(id-c.FirstField) >= len(values) {
		return origin{}, false
	}
	o := origin{kind: originConst, typ: NoType}
	switch v := values[id-c.FirstField]; v.Kind {
	case dex.ValueString:
		o.text = strconv.Quote(c.File.String(uint32(v.Bits)))
	case dex.ValueInt, dex.ValueLong:
		o.text = strconv.FormatInt(int64(v.Bits), 10)
	default:
		return origin{}, false
	}
	return o, true
}

// element goes on with what the app stores in the array that an element is read from, where
// that is known. There may be more.
func (f *finder) element(read Node, b *jimple.Body) {
	f.set.complete = false
	index, known := b.ConstOf(b.FirstUse(read.Stmt) + 1)
	for _, o := range f.origins(read.Method, b.FirstUse(read.Stmt)).list {
		ob := f.a.Body(o.method)
		if o.kind != originAlloc || o.local != 0 || ob == nil || ob.Stmts[o.stmt].Op != jimple.OpNewArray {
			continue
		}
		for _, w := range f.a.writesInto(Node{Method: o.method, Stmt: o.stmt}) {
			wb := f.a.Body(w.Method)
			if w.Part != Whole || wb.Stmts[w.Stmt].Op != jimple.OpPutElement {
				continue
			}
			if other, ok := wb.ConstOf(wb.FirstUse(w.Stmt) + 1); known && ok && other.Bits != index.Bits {
				continue
			}
			f.operand(w.Method, wb, w.Stmt, 2)
		}
	}
}

// ofMachine is the number of the exception, among a handler's own objects, that the machine or
// the platform made.
const ofMachine = -1

// caught goes on with the exceptions of the app that a handler can get.
func (f *finder) caught(n Node, b *jimple.Body) {
	handled, typed := f.a.h.lookup(string(b.Locals[b.Stmts[n.Stmt].Def].Type))
	throws, all := f.a.throwsInto(n.Method, b, n.Stmt)
	if !all || len(throws) == 0 && typed && f.a.h.isApp(handled) { // the platform hands on what it called
		f.set.complete = false
		return
	}
	f.add(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt, local: ofMachine, typ: NoType})
	for _, at := range throws {
		set := f.origins(at.Method, f.a.Body(at.Method).FirstUse(at.Stmt))
		f.set.complete = f.set.complete && set.complete
		for _, o := range set.list {
			if t, ok := f.a.exactType(o); !typed || !ok || f.a.h.isSubtype(t, handled) {
				f.add(o)
			}
		}
	}
}

// throwsInto returns the statements of the app whose exceptions a handler can get; all is
// false if code that is not followed may throw some, too.
func (a *App) throwsInto(m dex.MethodID, b *jimple.Body, handler int32) (list []Node, all bool) {
	cfg, all := b.CFG(), true
	seen := map[Node]bool{}
	var work []Node
	push := func(n Node) {
		if n.Part = Whole; !seen[n] {
			seen[n] = true
			work = append(work, n)
		}
	}
	block := cfg.BlockOf(handler)
	for _, e := range cfg.Preds(block) {
		if e.Kind == jimple.EdgeException && e.Block != block {
			push(Node{Method: m, Stmt: cfg.Blocks[e.Block].End - 1})
		}
	}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		tb := a.Body(n.Method)
		switch s := &tb.Stmts[n.Stmt]; {
		case len(seen) > maxOriginSteps:
			return list, false
		case s.Kind == jimple.Throw:
			list = append(list, n)
		case s.Op.IsInvoke():
			c := a.call(tb, n.Stmt)
			all = all && c.ref >= 0 && !a.handsOn(tb, n.Stmt, c)
			for _, t := range c.targets {
				for _, exit := range a.exits(t, Exception) {
					push(exit)
				}
			}
		}
	}
	return list, all
}

func (f *finder) invoke(n Node, b *jimple.Body) {
	a := f.a
	c := a.call(b, n.Stmt)
	if c.ref < 0 {
		f.set.complete = false
		return
	}
	for _, m := range c.targets {
		tb := a.Body(m)
		if tb == nil {
			f.set.complete = false
			continue
		}
		for i := range tb.Stmts {
			if tb.Stmts[i].Kind == jimple.Return && !tb.Stmts[i].Dead() {
				f.operand(m, tb, int32(i), 0)
			}
		}
	}
	if c.summary == nil {
		if len(c.targets) == 0 {
			f.set.complete = false
		}
		return
	}
	if c.summary.Origin == android.Guess {
		f.add(origin{kind: originDerived, method: n.Method, stmt: n.Stmt, typ: NoType})
		f.set.complete = false
		return
	}
	for e := range c.summary.Effects {
		eff := &c.summary.Effects[e]
		switch {
		case eff.Op == android.Same:
			f.path(n, b, c, eff.Loc, true)
		case eff.Op == android.Set && eff.Loc.Root == android.RootRet && len(eff.Loc.Steps) == 0:
			f.values(n, b, c, eff.From)
		}
	}
}

func (f *finder) values(n Node, b *jimple.Body, c *call, list []android.Value) {
	for i := range list {
		v := &list[i]
		switch v.Kind {
		case android.ValuePath:
			f.path(n, b, c, v.Path, false)
		case android.ValueNew:
			f.add(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt, typ: NoType})
		case android.ValueConst:
			if !v.Const.Null {
				f.add(origin{kind: originConst, typ: NoType, text: constText(v.Const)})
			}
		case android.ValueCall:
			for _, m := range f.callbackTargets(b, n.Stmt, c, v.Call) {
				tb := f.a.Body(m)
				for i := range tb.Stmts {
					if tb.Stmts[i].Kind == jimple.Return {
						f.operand(m, tb, int32(i), 0)
					}
				}
			}
		case android.ValueDerived:
			if !f.same {
				f.add(origin{kind: originDerived, method: n.Method, stmt: n.Stmt, typ: NoType})
			}
		default:
			f.set.complete = f.set.complete && f.same
		}
	}
}

func constText(c android.Const) string {
	if c.Str {
		return strconv.Quote(c.Text)
	}
	return strconv.FormatInt(c.Value, 10)
}

// path goes on with a parameter or with what a location holds. same says that
// the framework itself keeps the object there.
func (f *finder) path(n Node, b *jimple.Body, c *call, p android.Path, same bool) {
	if len(p.Steps) == 0 {
		if k := c.operand(p); k >= 0 && k < len(b.Args(n.Stmt)) {
			f.operand(n.Method, b, n.Stmt, k)
		} else {
			f.set.complete = false
		}
		return
	}
	pl := f.placeOf(b, n.Stmt, c, p)
	f.same = same
	found := f.content(f, pl)
	f.same = false
	if same || !found {
		f.add(f.a.objectOf(pl))
	}
}
