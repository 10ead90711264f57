// Results that nobody took: calls that would have given another value than the one at fault.

package omission

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// dropped adds the last call of a method that does nothing but give another value of its receiver's
// class, such as a text without its blanks, where it was called on what the fault has its value
// from and nobody took the result.
func (x *finding) dropped() error {
	g := x.g
	drops := map[int32]bool{} // by the number of the instruction: it may be such a call
	for n := x.Criterion.Node - 1; n >= max(0, x.Criterion.Node-maxDropped); n-- {
		if g.Kind(n) != dynamic.Instruction {
			continue
		}
		number := g.Number(n)
		may, known := drops[number]
		if !known {
			m, i := g.CodeOf(n)
			_, taken := g.ResultRegister(n)
			may = !m.Library && m.Insns[i].Op.Has(dex.FlagInvoke) && !taken && givesItsClass(m, i) && x.state.Pure(m, i)
			drops[number] = may
		}
		if !may {
			continue
		}
		of := g.Given(n, 0)
		if of >= 0 && g.Kind(of) == dynamic.Instruction && g.readsField(of) {
			of = g.lastValue(of)
		}
		if at, there := x.thin.Step(of); there && at.Dist <= unsetWithin {
			return x.decidedNode(n, dynamic.Kept, of)
		}
	}
	return nil
}

// maxDropped bounds how many nodes before the fault are looked at for results that nobody took.
const maxDropped = 1 << 14

// givesItsClass reports whether a call gives an object of the class that it names as its receiver's.
func givesItsClass(m *bodies.Body, i int32) bool {
	if m.Insns[i].Op.Index() != dex.IndexMethod {
		return false
	}
	r := m.File.MethodRef(m.Insns[i].Index)
	return dex.ReturnType(m.File.ProtoDescriptor(r.Proto)) == m.File.TypeDescriptor(r.Class)
}
