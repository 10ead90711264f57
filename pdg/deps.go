// The dependences of one node, backwards: what it depends on.

package pdg

import (
	"math"
	"math/bits"
	"slices"

	"github.com/esdroid/esdroid/internal/crowded"
	"github.com/esdroid/esdroid/jimple"
)

// Deps appends to dst what a node depends on, in a fixed order. It lifts the
// methods it needs. A node outside the program has none.
func (a *App) Deps(dst []Dep, n Node) []Dep { return a.deps(dst, n, nil, nil) }

// DepsWithin is Deps as far as there is room: for those who ask for the dependences of
// all nodes of a method.
func (a *App) DepsWithin(room *crowded.Room, dst []Dep, n Node) []Dep {
	return a.deps(dst, n, nil, room)
}

// kindsAtOnce is how many kinds of lists a node's dependences come from.
const kindsAtOnce = 4

// deps is Deps, but for the dependences that it puts into s instead, and as far as there
// is room; nil stands for no bound.
func (a *App) deps(dst []Dep, n Node, s *shared, room *crowded.Room) []Dep {
	return a.collect(dst, n, s, room, (*deps).all)
}

// controlDeps is deps of the kind Control alone.
func (a *App) controlDeps(dst []Dep, n Node, room *crowded.Room) []Dep {
	return a.collect(dst, n, nil, room, func(d *deps) {
		if n.Part == Whole || n.Part >= firstEffect {
			d.control()
		}
	})
}

// collect appends the dependences of a node that a function adds.
func (a *App) collect(dst []Dep, n Node, s *shared, room *crowded.Room, what func(*deps)) []Dep {
	b := a.Body(n.Method)
	if b == nil || n.Stmt < 0 || int(n.Stmt) >= len(b.Stmts) {
		return dst
	}
	start := len(dst)
	d := a.newDeps(b, n)
	d.list, d.shared = dst, s
	if room != nil {
		d.most = room.Most()
	}
	what(d)
	list := compact(d.list, start)
	if room != nil {
		if d.most < math.MaxInt && len(list)-start > kindsAtOnce*d.most {
			d.leftOut += len(list) - start - kindsAtOnce*d.most
			list = list[:start+kindsAtOnce*d.most]
		}
		room.Take(len(list)-start, d.leftOut)
	}
	return list
}

// all adds what the node depends on.
func (d *deps) all() {
	switch n := d.n; {
	case n.Part == Entry:
		d.entry()
	case n.Part == Thrown:
		d.thrown()
	case n.Part > 0 && n.Part < firstEffect:
		k, _ := n.Part.argument()
		if k < len(d.b.Args(n.Stmt)) {
			d.local(k, Value)
		}
	case n.Part >= firstEffect:
		d.control()
		d.effect()
	default:
		d.control()
		d.statement()
	}
}

// deps collects the dependences of node n.
type deps struct {
	a      *App
	eval   *eval
	b      *jimple.Body
	n      Node
	list   []Dep
	shared *shared // may be nil
	copies int     // of containers that elements were followed through

	most    int // how many definitions, and how many branches, are added
	leftOut int // how many were not
}

// newDeps collects without bound.
func (a *App) newDeps(b *jimple.Body, n Node) *deps {
	return &deps{a: a, eval: a.newEval(), b: b, n: n, most: math.MaxInt}
}

func (d *deps) add(n Node, kind Kind, dir Direction, v Var, guess bool) {
	d.list = append(d.list, Dep{n, kind, dir, v, guess})
}

// local adds the definitions that reach operand k.
func (d *deps) local(k int, kind Kind) {
	v := d.b.Args(d.n.Stmt)[k]
	if !v.IsLocal() {
		return
	}
	defs := d.b.Defs(d.b.FirstUse(d.n.Stmt) + int32(k))
	near := crowded.Nearest(defs, d.n.Stmt, d.most, func(n int32) int32 { return n })
	d.leftOut += len(defs) - len(near)
	for _, def := range near {
		d.add(Node{Method: d.n.Method, Stmt: def}, kind, Within, Var{VarLocal, v.Local()}, false)
		if d.b.Stmts[def].Op == jimple.OpNew {
			if init, ok := constructorCall(d.b, def); ok && init != d.n.Stmt {
				d.add(Node{Method: d.n.Method, Stmt: init}, Base, Within, Var{VarLocal, v.Local()}, false)
			}
		}
	}
}

// constructorCall returns the call that initialises the object of an allocation.
func constructorCall(b *jimple.Body, def int32) (int32, bool) {
	for _, use := range b.Uses(def) {
		i := b.StmtOfUse(use)
		if s := &b.Stmts[i]; s.Op == jimple.OpDirect && use == b.FirstUse(i) {
			return i, true
		}
	}
	return 0, false
}

// control adds what decides whether the statement runs: branches, the call of the
// method, and in handlers the exception that was caught. That a statement before
// it returned normally counts as a matter of course.
func (d *deps) control() {
	on := d.b.ControlDeps(jimple.NormalExits).Of(d.n.Stmt)
	near := crowded.Nearest(on, d.n.Stmt, d.most, func(c jimple.ControlDep) int32 { return c.On })
	d.leftOut += len(on) - len(near)
	for _, c := range near {
		switch {
		case c.On == jimple.Entry:
			d.add(Node{Method: d.n.Method, Part: Entry}, Control, Within, Var{}, false)
		case c.Edge == jimple.EdgeException:
			if c.On != d.n.Stmt {
				d.add(Node{Method: d.n.Method, Stmt: c.On}, Control, Within, Var{}, false)
			} else {
				d.caught()
			}
		default:
			d.add(Node{Method: d.n.Method, Stmt: c.On}, Control, Within, Var{}, false)
		}
	}
	if len(on) == 0 { // dead code
		d.add(Node{Method: d.n.Method, Part: Entry}, Control, Within, Var{}, false)
	}
}

// statement adds what the value of a statement, or its effect on memory, is made of.
func (d *deps) statement() {
	s := &d.b.Stmts[d.n.Stmt]
	args := d.b.Args(d.n.Stmt)
	switch {
	case s.Op == jimple.OpParam:
		d.param(int(s.Ref))
	case s.Op == jimple.OpThis:
		d.this()
	case s.Op == jimple.OpCaught:
		d.caught()
	case s.Op == jimple.OpGetField:
		d.local(0, Base)
		d.field(s, true)
	case s.Op == jimple.OpGetStatic:
		d.field(s, false)
	case s.Op == jimple.OpPutField:
		d.local(0, Base)
		d.local(1, Value)
	case s.Op == jimple.OpGetElement:
		d.local(0, Base)
		d.local(1, Base)
		d.element()
	case s.Op == jimple.OpPutElement:
		d.local(0, Base)
		d.local(1, Base)
		d.local(2, Value)
	case s.Op == jimple.OpFillArray:
		d.local(0, Base)
	case s.Op == jimple.OpLength:
		d.local(0, Value)
	case s.Op.IsInvoke():
		d.invoke()
	default:
		for k := range args {
			d.local(k, Value)
		}
	}
	if s.Kind == jimple.EnterMonitor || s.Kind == jimple.ExitMonitor {
		d.local(0, Base)
	}
}

// operandType returns the static type of operand k.
func (d *deps) operandType(k int) TypeID {
	if v := d.b.Args(d.n.Stmt)[k]; v.IsLocal() {
		if t, ok := d.a.h.lookup(string(d.b.Locals[v.Local()].Type)); ok {
			return t
		}
	}
	return NoType
}

// caught adds the statements whose exceptions a handler can get.
func (d *deps) caught() {
	cfg := d.b.CFG()
	for _, e := range cfg.Preds(cfg.BlockOf(d.n.Stmt)) {
		if e.Kind != jimple.EdgeException || d.b.CFG().BlockOf(d.n.Stmt) == e.Block {
			continue
		}
		last := cfg.Blocks[e.Block].End - 1
		n := Node{Method: d.n.Method, Stmt: last}
		if d.b.Stmts[last].Op.IsInvoke() {
			n.Part = Thrown
		}
		d.add(n, Exception, Within, Var{}, false)
	}
}

// compact removes repeated dependences, keeping the first of each.
func compact(list []Dep, start int) []Dep {
	n := len(list) - start
	if n < 2 {
		return list
	}
	out := list[:start]
	if n <= 16 {
		for _, d := range list[start:] {
			if !slices.Contains(out[start:], d) {
				out = append(out, d)
			}
		}
		return out
	}
	// A hash table of positions, open addressing.
	mask := uint32(1)<<bits.Len32(uint32(2*n)) - 1
	table := make([]int32, mask+1)
next:
	for _, d := range list[start:] {
		h := (uint32(d.Method)*0x9e3779b1 ^ uint32(d.Stmt)*0x85ebca6b ^ uint32(d.Part)*0xc2b2ae35 ^ uint32(d.Kind)<<24 ^ uint32(d.Var.ID)*0x27d4eb2f)
		for h = (h ^ h>>15) & mask; table[h] != 0; h = (h + 1) & mask {
			if out[table[h]-1] == d {
				continue next
			}
		}
		out = append(out, d)
		table[h] = int32(len(out))
	}
	return out
}
