// Which of the things that a library was given its failure is about: those on which the
// condition that made it throw, or the value at fault, rests.

package slice

import (
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// otherGivenCost is how much farther is what a library was given beside that.
const otherGivenCost = 4

// blamed returns the operands, as bits, of the call in a frame of the stack on which the
// failure of a site depends by values within the methods of the stack; 0 if that cannot be
// told.
func (w *walker) blamed(site criterion.Site, frame int) uint64 {
	b := w.app.Body(site.Method)
	if b == nil {
		return 0
	}
	var uses []int32
	use := func(b *jimple.Body, i int32, operands uint64) {
		for k := range b.Args(i) {
			if operands>>min(k, 63)&1 != 0 {
				uses = append(uses, b.FirstUse(i)+int32(k))
			}
		}
	}
	if site.Guarded {
		for _, d := range w.app.Deps(nil, pdg.Node{Method: site.Method, Stmt: site.Stmt}) {
			if d.Kind == pdg.Control && d.Part != pdg.Entry {
				use(b, d.Stmt, ^uint64(0))
			}
		}
	} else {
		for _, k := range site.Operands {
			use(b, site.Stmt, 1<<min(k, 63))
		}
	}
	ways := waysIn(b, uses)
	for at := 1; ; at++ {
		if ways == 0 || at > frame || !w.stack[at].Direct || len(w.stack[at].Calls) != 1 {
			return 0
		}
		if at == frame {
			return ways
		}
		call := w.stack[at].Calls[0]
		uses = uses[:0]
		b = w.app.Body(call.Method)
		if b == nil {
			return 0
		}
		use(b, call.Stmt, ways)
		ways = waysIn(b, uses)
	}
}

// waysIn returns the operands of a method's calls from which some uses get their values,
// within the method. The result of a call rests on all that it is given.
func waysIn(b *jimple.Body, uses []int32) uint64 {
	var ways uint64
	seen := map[int32]bool{}
	for len(uses) > 0 {
		use := uses[len(uses)-1]
		uses = uses[:len(uses)-1]
		if !b.Operand(use).IsLocal() {
			continue
		}
		for _, d := range b.Defs(use) {
			if seen[d] {
				continue
			}
			seen[d] = true
			switch st := &b.Stmts[d]; st.Op {
			case jimple.OpThis:
				ways |= 1
			case jimple.OpParam:
				k := int(st.Ref)
				if b.Stmts[0].Op == jimple.OpThis {
					k++
				}
				ways |= 1 << min(k, 63)
			default:
				for k := range b.Args(d) {
					uses = append(uses, b.FirstUse(d)+int32(k))
				}
			}
		}
	}
	return ways
}
