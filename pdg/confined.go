// Confined objects: those that never leave the method that made them, such as most
// string builders and iterators. What defines their state is in the method, and
// the order of its statements tells which of it can be seen where.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// confined is what one method does with an object that it makes and keeps, or lets go.
type confined struct {
	alloc  int32
	uses   []holding
	leaves []int32 // where other code may get to know it
}

// holding is an operand that holds the object itself or, where link is set, an
// object that holds it in that field, as an iterator holds its list.
type holding struct {
	stmt   int32
	k      int // operand, or -1 for the result
	linked bool
	link   android.FieldID
}

// maxHoldings bounds the operands that are followed.
const maxHoldings = 400

// confinedObject returns what a method does with an object it makes, or nil if the
// object may become known elsewhere.
func (a *App) confinedObject(o origin) *confined {
	if o.kind != originAlloc || o.local != 0 {
		return nil
	}
	n := Node{Method: o.method, Stmt: o.stmt}
	if c, ok := a.confined.Load(n); ok {
		return c.(*confined)
	}
	c := a.followObject(n, false)
	a.confined.Store(n, c)
	return c
}

// followObject follows an object through the method that makes it: all of the way if it may
// leave the method, or else up to where it does, which is nil.
func (a *App) followObject(n Node, leaving bool) *confined {
	b := a.Body(n.Method)
	if b == nil {
		return nil
	}
	switch s := &b.Stmts[n.Stmt]; {
	case s.Op == jimple.OpNew || s.Op == jimple.OpNewArray:
	case s.Op.IsInvoke():
		c := a.call(b, n.Stmt)
		if c.summary == nil || c.summary.Origin == android.Guess || stores(c, android.Path{Root: android.RootRet}) {
			return nil
		}
	default:
		return nil
	}
	t, _ := a.originType(origin{kind: originAlloc, method: n.Method, stmt: n.Stmt})
	f := &confiner{app: a, b: b, appClass: a.h.isApp(t), leaving: leaving, out: &confined{alloc: n.Stmt}}
	f.follow(holding{stmt: n.Stmt, k: -1})
	for len(f.work) > 0 && !f.escapes {
		h := f.work[len(f.work)-1]
		f.work = f.work[:len(f.work)-1]
		for _, use := range b.Uses(h.stmt) {
			i := b.StmtOfUse(use)
			f.use(holding{i, int(use - b.FirstUse(i)), h.linked, h.link})
		}
	}
	if f.escapes {
		return nil
	}
	return f.out
}

// stores reports whether a summary keeps the object at a path somewhere other than
// in the result.
func stores(c *call, p android.Path) bool {
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		if e.Op != android.Set && e.Op != android.Add || len(e.Loc.Steps) == 0 {
			continue
		}
		for k := range e.From {
			if v := &e.From[k]; v.Kind == android.ValuePath && len(v.Path.Steps) == 0 && v.Path.Root == p.Root && v.Path.Index == p.Index {
				return true
			}
		}
	}
	return false
}

// confiner follows one object through its method.
type confiner struct {
	app      *App
	b        *jimple.Body
	appClass bool
	out      *confined
	work     []holding
	leaving  bool // it may leave
	escapes  bool // it leaves, or is not followed to the end
}

// leave notes that a statement lets the object out.
func (f *confiner) leave(i int32) {
	f.out.leaves = append(f.out.leaves, i)
	f.escapes = f.escapes || !f.leaving
}

// follow goes on with the value that a statement defines.
func (f *confiner) follow(h holding) {
	for _, u := range f.out.uses {
		if u == h {
			return
		}
	}
	if len(f.out.uses) >= maxHoldings {
		f.escapes = true
		return
	}
	f.out.uses = append(f.out.uses, h)
	f.work = append(f.work, h)
}

// use looks at one operand that holds the object or its holder.
func (f *confiner) use(h holding) {
	s := &f.b.Stmts[h.stmt]
	result := holding{h.stmt, -1, h.linked, h.link}
	switch {
	case s.Op == jimple.OpCopy || s.Op == jimple.OpCast:
		f.follow(result)
	case s.Op == jimple.OpInstanceOf, s.Op == jimple.OpLength, s.Op >= jimple.OpEq && s.Op <= jimple.OpLe,
		s.Kind == jimple.EnterMonitor, s.Kind == jimple.ExitMonitor,
		(s.Op == jimple.OpGetElement || s.Op == jimple.OpPutElement || s.Op == jimple.OpFillArray || s.Op == jimple.OpGetField || s.Op == jimple.OpPutField) && h.k == 0:
		f.note(h)
	case s.Op.IsInvoke():
		f.note(h)
		f.call(h, result)
	default:
		f.leave(h.stmt)
	}
}

func (f *confiner) note(h holding) {
	if len(f.out.uses) >= maxHoldings {
		f.escapes = true
	} else if !slices.Contains(f.out.uses, h) {
		f.out.uses = append(f.out.uses, h)
	}
}

// call decides whether a call lets the object out, and follows its result.
func (f *confiner) call(h, result holding) {
	c := f.app.call(f.b, h.stmt)
	// App methods are not called on an object of a framework class.
	called := len(c.targets) > 0 && (f.appClass || c.static || h.k != 0)
	if c.summary != nil && !called {
		// An intent that is sent is known elsewhere, whatever the summary says.
		name := f.app.x.selName[f.app.x.refSel[c.ref]]
		_, called = android.LaunchOf(android.MethodRef{Class: f.app.h.desc(f.app.x.refType[c.ref]), Name: name.name, Desc: name.proto})
	}
	if c.ref < 0 || c.summary == nil || called || c.summary.Origin == android.Guess && (c.static || h.k != 0) {
		f.leave(h.stmt)
		return
	}
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		if e.Op == android.Same && c.operand(e.Loc) == h.k {
			if len(e.Loc.Steps) == 0 {
				f.follow(result)
			} else if h.linked && e.Loc.Steps[0].Field == h.link {
				f.leave(h.stmt)
			}
			continue
		}
		for k := range e.From {
			f.value(h, result, c, e, &e.From[k])
		}
	}
}

// value looks at one source of an effect.
func (f *confiner) value(h, result holding, c *call, e *android.Effect, v *android.Value) {
	switch v.Kind {
	case android.ValueCall:
		if c.operand(v.Call.Receiver) == h.k && len(v.Call.Receiver.Steps) == 0 && f.appClass {
			f.leave(h.stmt)
		}
		for i := range v.Call.Args {
			if a := &v.Call.Args[i]; a.Kind == android.ValuePath && c.operand(a.Path) == h.k {
				f.leave(h.stmt)
			}
		}
	case android.ValueDerived:
		for i := range v.Args {
			if v.Args[i].Kind == android.ValueCall {
				f.value(h, result, c, e, &v.Args[i])
			}
		}
	case android.ValuePath:
		if c.operand(v.Path) != h.k || e.Op != android.Set && e.Op != android.Add {
			return
		}
		steps := len(v.Path.Steps)
		switch {
		case steps > 0 && !(h.linked && steps == 1 && v.Path.Steps[0].Field == h.link):
		case steps == 0 && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0:
			f.follow(result)
		case steps == 0 && !h.linked && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 1 && returnsNew(c):
			f.follow(holding{h.stmt, -1, true, e.Loc.Steps[0].Field})
		default:
			f.leave(h.stmt)
		}
	}
}

// returnsNew reports whether a call returns an object that it makes.
func returnsNew(c *call) bool {
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		if e.Op == android.Set && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0 {
			return len(e.From) == 1 && e.From[0].Kind == android.ValueNew
		}
	}
	return false
}

// confinedIn returns the confined objects that a complete set of origins in a
// method is made of; ok is false if there are others in it.
func (a *App) confinedIn(s originSet, m dex.MethodID) (list []*confined, ok bool) {
	if !s.complete || len(s.list) == 0 {
		return nil, false
	}
	for _, o := range s.list {
		if o.kind != originAlloc || o.method != m {
			return nil, false
		}
		c := a.confinedObject(o)
		if c == nil {
			return nil, false
		}
		list = append(list, c)
	}
	return list, true
}

// change is a definition of a place in a confined object. One that is sure takes
// the place of all earlier ones; one that empties the place defines nothing.
type change struct {
	def           definition
	sure, empties bool
}

// ownDefinitions returns what defines a place of confined objects, by the order of
// the statements; ok is false if the owner may be another object.
func (v *eval) ownDefinitions(p place) (list []definition, ok bool) {
	objects, ok := v.a.confinedIn(p.owner, p.at.Method)
	if !ok {
		return nil, false
	}
	b := v.a.Body(p.at.Method)
	changes := map[int32][]change{}
	for _, o := range objects {
		for _, h := range o.uses {
			v.changesOf(changes, b, h, p, len(objects) == 1)
		}
	}
	r := reaching{b: b, changes: changes, seen: map[int32]bool{}}
	if len(objects) == 1 {
		r.alloc, r.single = objects[0].alloc, true
	}
	r.from(p.at.Stmt)
	slices.SortFunc(r.list, func(x, y definition) int { return compareNodes(x.Node, y.Node) })
	return slices.CompactFunc(r.list, func(x, y definition) bool { return x.Node == y.Node }), true
}

// changesOf adds how the statement of one operand changes a place.
func (v *eval) changesOf(changes map[int32][]change, b *jimple.Body, h holding, p place, single bool) {
	s := &b.Stmts[h.stmt]
	n := Node{Method: b.Method, Stmt: h.stmt}
	if s.Op == jimple.OpPutField && h.k == 0 && !h.linked && !p.keyed {
		if key := int(v.a.x.fieldKey[v.a.x.fileField[b.File]+int32(s.Ref)]); key >= len(v.a.Prog.Fields) &&
			v.a.Summaries.Field(v.a.x.fieldNames[key-len(v.a.Prog.Fields)].name) == p.field {
			changes[h.stmt] = append(changes[h.stmt], change{def: definition{Node: n}, sure: single && len(b.Defs(b.FirstUse(h.stmt))) == 1})
		}
		return
	}
	if !s.Op.IsInvoke() {
		return
	}
	c := v.a.call(b, h.stmt)
	if c.summary == nil {
		return
	}
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		steps := e.Loc.Steps
		if e.Op != android.Set && e.Op != android.Add && e.Op != android.Kill || len(steps) == 0 || steps[len(steps)-1].Field != p.field {
			continue
		}
		root := c.operand(e.Loc)
		if e.Loc.Root == android.RootRet {
			root = -1
		} else if root < 0 {
			continue
		}
		if root != h.k || len(steps) > 2 || (len(steps) == 2) != h.linked || h.linked && steps[0].Field != h.link {
			continue
		}
		same, must := v.sameKey(b, h.stmt, c, steps[len(steps)-1].Key, p)
		if !same {
			continue
		}
		sure := single && must && e.Op != android.Add && !h.linked && (h.k < 0 || len(b.Defs(b.FirstUse(h.stmt)+int32(h.k))) == 1)
		if e.Op == android.Kill && !sure {
			continue
		}
		n.Part = Effect(i)
		changes[h.stmt] = append(changes[h.stmt], change{definition{n, c.summary.Origin == android.Guess}, sure, e.Op == android.Kill})
	}
}

// sameKey reports whether the key of an effect can select the place, and whether
// it must.
func (v *eval) sameKey(b *jimple.Body, i int32, c *call, key android.Key, p place) (can, must bool) {
	switch key.Kind {
	case android.KeyNone:
		return true, !p.keyed
	case android.KeyAny:
		return true, true
	}
	set := anything
	if key.Kind == android.KeyConst {
		set = originSet{[]origin{{kind: originConst, typ: NoType, text: constText(key.Const)}}, true, true}
	} else if len(key.Path.Steps) == 0 {
		set, _ = v.rootOrigins(b, i, c, *key.Path)
	}
	if !p.keyed {
		return true, false
	}
	if !v.a.mayAlias(p.key, set) {
		return false, false
	}
	x, ok1 := p.key.constants()
	y, ok2 := set.constants()
	return true, ok1 && ok2 && len(x) == 1 && len(y) == 1
}

// reaching searches backwards for the changes that a statement can see.
type reaching struct {
	b       *jimple.Body
	changes map[int32][]change
	alloc   int32
	single  bool // there is one object, made at alloc
	seen    map[int32]bool
	list    []definition
}

func (r *reaching) from(i int32) {
	cfg := r.b.CFG()
	type entry struct {
		block int32
		end   int32 // statements before this one
		threw bool  // the last of them did not come to its end
	}
	k := cfg.BlockOf(i)
	work := []entry{{k, i, false}}
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		if r.back(cfg.Blocks[e.block].Start, e.end, e.threw) {
			continue
		}
		for _, p := range cfg.Preds(e.block) {
			threw := p.Kind == jimple.EdgeException
			key := p.Block * 2
			if threw {
				key++
			}
			if !r.seen[key] {
				r.seen[key] = true
				work = append(work, entry{p.Block, cfg.Blocks[p.Block].End, threw})
			}
		}
	}
}

// back goes through statements backwards and reports whether nothing before them
// can be seen.
func (r *reaching) back(start, end int32, threw bool) bool {
	for i := end - 1; i >= start; i-- {
		done := r.single && i == r.alloc
		for _, c := range r.changes[i] {
			if !c.empties {
				r.list = append(r.list, c.def)
			}
			done = done || c.sure && !(threw && i == end-1)
		}
		if done {
			return true
		}
	}
	return false
}

// localOrigins returns the allocations in its own method that an operand holds, by
// copies alone; ok is false if it can hold anything else.
func (a *App) localOrigins(b *jimple.Body, use int32) (list []origin, ok bool) {
	seen := map[int32]bool{}
	work := []int32{use}
	for len(work) > 0 {
		use := work[len(work)-1]
		work = work[:len(work)-1]
		defs := b.Defs(use)
		if len(defs) == 0 {
			return nil, false
		}
		for _, d := range defs {
			if seen[d] {
				continue
			}
			seen[d] = true
			switch s := &b.Stmts[d]; {
			case s.Op == jimple.OpNew, s.Op == jimple.OpNewArray:
				list = append(list, origin{kind: originAlloc, method: b.Method, stmt: d, typ: NoType})
			case s.Op == jimple.OpCopy, s.Op == jimple.OpCast:
				work = append(work, b.FirstUse(d))
			case s.Op.IsInvoke():
				c := a.call(b, d)
				if c.summary == nil || len(c.targets) > 0 {
					return nil, false
				}
				k, fresh := a.resultOf(c)
				switch {
				case fresh:
					list = append(list, origin{kind: originAlloc, method: b.Method, stmt: d, typ: NoType})
				case k >= 0 && k < len(b.Args(d)):
					work = append(work, b.FirstUse(d)+int32(k))
				default:
					return nil, false
				}
			default:
				return nil, false
			}
		}
	}
	return list, true
}

// resultOf tells whether a summary returns a fresh object, or else which operand,
// -1 for none.
func (a *App) resultOf(c *call) (operand int, fresh bool) {
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		switch {
		case e.Op == android.Same && len(e.Loc.Steps) == 0:
			return c.operand(e.Loc), false
		case e.Op == android.Same:
			return -1, false
		}
	}
	return -1, returnsNew(c)
}

// keptInside reports whether an operand holds nothing but confined objects.
func (a *App) keptInside(b *jimple.Body, use int32) bool {
	list, ok := a.localOrigins(b, use)
	for _, o := range list {
		ok = ok && a.confinedObject(o) != nil
	}
	return ok && len(list) > 0
}
