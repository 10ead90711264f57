// Where a reference was made: back over its value from one hand to the next.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// maxOrigins bounds how many nodes are looked at for one reference.
const maxOrigins = 256

// Given returns what gave an operand of an executed instruction its value, by its number as
// in criteria; NoNode if that is not known.
func (g *Graph) Given(n Node, operand int) Node {
	in := g.Insn(n)
	if in == nil || g.Kind(n) != Instruction {
		return NoNode
	}
	registers := operandRegisters(in)
	if operand < 0 || operand >= len(registers) {
		return NoNode
	}
	m, at := g.codeOf(n)
	_, set := g.before(g.FrameNumber(n), n-1, m, at)
	def, ok := set[copied(m, at, registers[operand])]
	if !ok {
		return NoNode
	}
	if in := g.Insn(def); in != nil && in.Op.Has(invokeFlag) && in.Op.Index() == dex.IndexMethod && in.NumArgs() > 0 && m.File.String(m.File.MethodRef(in.Index).Name) == "<init>" {
		return g.Given(def, 0) // it made the object of the register
	}
	return def
}

// Origins returns the nodes that made a reference: the creation of its object, the call of
// the framework that returned it, a null.
func (g *Graph) Origins(n Node) []Node {
	var out []Node
	seen := map[Node]bool{}
	work := []Node{n}
	for len(work) > 0 && len(seen) < maxOrigins {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if n == NoNode || seen[n] {
			continue
		}
		seen[n] = true
		if in := g.Insn(n); in != nil && g.Kind(n) == Instruction {
			switch {
			case in.Op == dex.OpNewInstance, in.Op == dex.OpNewArray, in.Op >= dex.OpConst4 && in.Op <= dex.OpConst, in.Op.Has(invokeFlag) && !g.entered(n):
				out = append(out, n)
				continue
			}
		}
		g.Edges(n, func(e Edge) bool {
			if e.Kind() == EdgeValue {
				work = append(work, e.To)
			}
			return true
		})
	}
	slices.Sort(out)
	return out
}

// entered reports whether a call entered a method of the app.
func (g *Graph) entered(call Node) bool {
	m, i := g.codeOf(call)
	r := m.File.MethodRef(m.Insns[i].Index)
	return slices.ContainsFunc(g.Frames, func(f Frame) bool {
		return f.Call == call && g.Program.MethodName(f.Method) == m.File.String(r.Name)
	})
}
