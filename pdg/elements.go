// Array elements: following an array forwards from where it is made to what writes
// into it.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// elementWrites returns the statements that may write elements of an array.
func (v *eval) elementWrites(m dex.MethodID, use int32, set originSet) []Node {
	a := v.a
	var list []Node
	seen := map[Node]bool{}
	collect := func(n Node) {
		if !seen[n] {
			seen[n] = true
			list = append(list, n)
		}
	}
	if !set.complete || len(set.list) == 0 {
		set.list = v.someOrigins(m, use)
		// The array comes from anywhere: what this method writes to it is certain.
		b := a.Body(m)
		for i := range b.Stmts {
			if op := b.Stmts[i].Op; op == jimple.OpPutElement || op == jimple.OpFillArray {
				if b.Args(int32(i))[0] == b.Operand(use) || a.mayAlias(set, v.origins(m, b.FirstUse(int32(i)))) {
					collect(Node{Method: m, Stmt: int32(i)})
				}
			}
		}
	}
	for _, o := range set.list {
		if o.kind == originDerived {
			collect(Node{Method: o.method, Stmt: o.stmt}) // the framework filled it
		}
		if o.kind != originAlloc {
			continue
		}
		for _, w := range a.writesInto(Node{Method: o.method, Stmt: o.stmt}) {
			collect(w)
		}
	}
	slices.SortFunc(list, compareNodes)
	return list
}

// writesInto returns what writes into the elements of an array that a statement
// makes. The result is shared.
func (a *App) writesInto(alloc Node) []Node {
	if list, ok := a.arrayWrites.Load(alloc); ok {
		return list.([]Node)
	}
	var list []Node
	for _, u := range a.UsesOf(alloc) {
		b := a.Body(u.Method)
		k, _ := u.Part.argument()
		switch op := b.Stmts[u.Stmt].Op; {
		case (op == jimple.OpPutElement || op == jimple.OpFillArray) && k == 0:
			list = append(list, Node{Method: u.Method, Stmt: u.Stmt})
		case op.IsInvoke():
			c := a.call(b, u.Stmt)
			if c.summary == nil {
				continue
			}
			for e := range c.summary.Effects {
				f := &c.summary.Effects[e]
				if (f.Op == android.Set || f.Op == android.Add) && len(f.Loc.Steps) == 1 && f.Loc.Steps[0].Field == android.Elements && c.operand(f.Loc) == k {
					list = append(list, Node{Method: u.Method, Stmt: u.Stmt, Part: Effect(e)})
				}
			}
		}
	}
	// What a framework call fills when it makes the array.
	if b := a.Body(alloc.Method); b.Stmts[alloc.Stmt].Op.IsInvoke() {
		if c := a.call(b, alloc.Stmt); c.summary != nil {
			for e := range c.summary.Effects {
				f := &c.summary.Effects[e]
				if f.Loc.Root == android.RootRet && len(f.Loc.Steps) == 1 && f.Loc.Steps[0].Field == android.Elements {
					list = append(list, Node{Method: alloc.Method, Stmt: alloc.Stmt, Part: Effect(e)})
				}
			}
		}
	}
	a.arrayWrites.Store(alloc, list)
	return list
}

// maxArraysWithin is how many arrays within each other an object is followed into.
const maxArraysWithin = 3

// inside is what leaves an object, or an array in which it is.
type inside struct {
	Node
	arrays int // around the object
}

// UsesOf follows an object forwards from its allocation, through copies, fields,
// parameters, results and elements of arrays, and returns the operands that hold it.
func (a *App) UsesOf(alloc Node) []Node {
	var uses []Node
	seen := map[inside]bool{{alloc, 0}: true}
	work := []inside{{alloc, 0}}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		b := a.Body(n.Method)
		if b == nil {
			continue
		}
		within := func(to Node, arrays int) {
			if at := (inside{to, arrays}); !seen[at] && len(seen) < maxOriginSteps {
				seen[at] = true
				work = append(work, at)
			}
		}
		push := func(to Node) { within(to, n.arrays) }
		for _, use := range b.Uses(n.Stmt) {
			i := b.StmtOfUse(use)
			k := int(use - b.FirstUse(i))
			s := &b.Stmts[i]
			if n.arrays == 0 {
				uses = append(uses, Node{Method: n.Method, Stmt: i, Part: Argument(k)})
			}
			switch {
			case s.Op == jimple.OpCopy || s.Op == jimple.OpCast:
				push(Node{Method: n.Method, Stmt: i})
			case s.Op == jimple.OpPutElement && k == 2 && n.arrays < maxArraysWithin:
				for _, o := range a.newEval().origins(n.Method, b.FirstUse(i)).list {
					if o.kind == originAlloc && o.local == 0 {
						within(Node{Method: o.method, Stmt: o.stmt}, n.arrays+1)
					}
				}
			case s.Op == jimple.OpGetElement && k == 0 && n.arrays > 0:
				within(Node{Method: n.Method, Stmt: i}, n.arrays-1)
			case s.Op == jimple.OpPutField && k == 1 || s.Op == jimple.OpPutStatic:
				key := a.x.fieldKey[a.x.fileField[b.File]+int32(s.Ref)]
				for _, r := range a.x.reads.of(int32(key)) {
					for _, rn := range a.NodesAt(r.Method, r.PC) {
						push(rn)
					}
				}
			case s.Kind == jimple.Return:
				for _, c := range a.CallNodes(n.Method) {
					push(c)
				}
			case s.Op.IsInvoke():
				c := a.call(b, i)
				for _, m := range c.targets {
					if tb := a.Body(m); tb != nil {
						if p, ok := paramStmt(tb, k, c.static); ok {
							push(Node{Method: m, Stmt: p})
						}
					}
				}
				if c.summary != nil {
					for e := range c.summary.Effects {
						if f := &c.summary.Effects[e]; f.Op == android.Same && len(f.Loc.Steps) == 0 && c.operand(f.Loc) == k {
							push(Node{Method: n.Method, Stmt: i})
						}
					}
				}
			}
		}
	}
	return uses
}

// Contained tells whether a call to the framework puts an operand into a container.
func (a *App) Contained(operand Node) bool {
	k, ok := operand.Part.argument()
	c := a.summarized(Node{Method: operand.Method, Stmt: operand.Stmt})
	if c == nil || !ok {
		return false
	}
	return slices.ContainsFunc(c.summary.Effects, func(e android.Effect) bool {
		list, _ := c.operands(e.From)
		return (e.Op == android.Set || e.Op == android.Add) && len(e.Loc.Steps) > 0 && e.Loc.Steps[len(e.Loc.Steps)-1].Field == android.Elements && slices.Contains(list, k)
	})
}

// Allocations returns the statements that make objects of a class of the app's, or of one
// below it.
func (a *App) Allocations(class dex.ClassID) []Node {
	var list []Node
	for _, t := range a.h.subtypes(TypeID(class)) {
		for _, s := range a.x.allocs.of(int32(t)) {
			for _, n := range a.NodesAt(s.Method, s.PC) {
				if a.Body(n.Method).Stmts[n.Stmt].Op == jimple.OpNew {
					list = append(list, n)
				}
			}
		}
	}
	slices.SortFunc(list, compareNodes)
	return list
}

// paramStmt returns the identity statement that takes operand k of a call.
func paramStmt(b *jimple.Body, k int, static bool) (int32, bool) {
	for i := range b.Stmts {
		s := &b.Stmts[i]
		if s.Kind != jimple.Identity {
			break
		}
		if static && s.Op == jimple.OpParam && int(s.Ref) == k || !static && (s.Op == jimple.OpThis && k == 0 || s.Op == jimple.OpParam && int(s.Ref) == k-1) {
			return int32(i), true
		}
	}
	return 0, false
}
