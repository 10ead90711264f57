// The checks that Kotlin's compiler puts into code. They take themselves out of the stack
// of what they throw, also where a shrinker renamed them: then their shape tells them.

package criterion

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
)

// kotlinChecks reports whether the statement calls one of the functions that Kotlin's
// compiler puts in: one that checks a value for null, or one that only throws.
func (c *Candidate) kotlinChecks(prefix string) bool {
	class, name, proto := c.MethodRef()
	if class == "Lkotlin/jvm/internal/Intrinsics;" {
		return strings.HasPrefix(name, prefix)
	}
	if c.Stmt.Op != jimple.OpStatic || !owner.Shortened(JavaName(class)) || dex.ReturnType(proto) != "V" || len(c.Params()) > 2 {
		return false
	}
	b := c.target()
	if b == nil {
		return false
	}
	if prefix == "throw" {
		return !returns(b, 0, maxChecks)
	}
	params := c.Params()
	return len(params) > 0 && IsRef(params[0]) && refusesNull(b)
}

// maxChecks is how deep the methods that a check calls are looked at, maxCheck how long one is.
const (
	maxChecks = 3
	maxCheck  = 40
)

// target returns the body of the app's static method that the statement calls, nil if there
// is none or a long one.
func (c *Candidate) target() *jimple.Body {
	p := c.Body.Program()
	m, ok := p.Dex.FindMethod(c.Body.File.MethodText(c.Stmt.Ref))
	if !ok {
		return nil
	}
	b, err := p.Body(m)
	if err != nil || b == nil || len(b.Stmts) > maxCheck {
		return nil
	}
	return b
}

// refusesNull reports whether a method returns if its first parameter is an object, and
// throws if it is null.
func refusesNull(b *jimple.Body) bool {
	for i := range b.Stmts {
		s := &b.Stmts[i]
		if s.Kind != jimple.If || s.Op != jimple.OpEq && s.Op != jimple.OpNe || !isFirstParameter(b, int32(i)) {
			continue
		}
		g := b.CFG()
		var null, object []int32
		for _, e := range g.Succs(g.BlockOf(int32(i))) {
			if e.Kind == jimple.EdgeJump == (s.Op == jimple.OpEq) {
				null = append(null, e.Block)
			} else {
				object = append(object, e.Block)
			}
		}
		return len(null) == 1 && len(object) == 1 && !returns(b, null[0], maxChecks) && returns(b, object[0], maxChecks)
	}
	return false
}

// isFirstParameter reports whether a branch compares the first parameter with null.
func isFirstParameter(b *jimple.Body, i int32) bool {
	other := b.Args(i)[1]
	if other.IsLocal() || b.Const(other).Bits != 0 || !b.Args(i)[0].IsLocal() {
		return false
	}
	defs := b.Defs(b.FirstUse(i))
	return len(defs) == 1 && b.Stmts[defs[0]].Op == jimple.OpParam && b.Stmts[defs[0]].Ref == 0
}

// returns reports whether a way leads from a block to the method's return, past calls that
// always throw.
func returns(b *jimple.Body, from int32, depth int) bool {
	g := b.CFG()
	seen := map[int32]bool{from: true}
	for work := []int32{from}; len(work) > 0; work = work[1:] {
		block := &g.Blocks[work[0]]
		ends := false
		for i := block.Start; i < block.End && !ends; i++ {
			s := &b.Stmts[i]
			switch {
			case s.Kind == jimple.Return || s.Kind == jimple.ReturnVoid:
				return true
			case s.Op == jimple.OpStatic && depth > 0:
				c := Candidate{Body: b, Index: i, Stmt: s}
				if to := c.target(); to != nil && !returns(to, 0, depth-1) {
					ends = true
				}
			}
		}
		for _, e := range g.Succs(work[0]) {
			if !ends && e.Kind != jimple.EdgeException && !seen[e.Block] {
				seen[e.Block] = true
				work = append(work, e.Block)
			}
		}
	}
	return false
}

// kotlinCheck tells whether a frame is of one of the functions that Kotlin's compiler puts
// in. Older versions leave them in the stack.
func kotlinCheck(f crash.Frame) bool { return f.Class == "kotlin.jvm.internal.Intrinsics" }
