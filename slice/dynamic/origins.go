// Where a reference was made: back over its value from one hand to the next.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
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
	registers := bodies.Operands(in)
	if operand < 0 || operand >= len(registers) {
		return NoNode
	}
	m, at := g.CodeOf(n)
	def := g.lastSet(g.FrameNumber(n), n-1, m, bodies.Copied(m, at, registers[operand]))
	if def == NoNode {
		return NoNode
	}
	if g.Constructs(def) {
		return g.Given(def, 0) // it made the object of the register
	}
	return def
}

// Constructs reports whether a node is the call of a constructor.
func (g *Graph) Constructs(n Node) bool {
	in := g.Insn(n)
	if in == nil || g.Kind(n) != Instruction || !in.Op.Has(invokeFlag) || in.Op.Index() != dex.IndexMethod || in.NumArgs() == 0 {
		return false
	}
	m, _ := g.CodeOf(n)
	return m.File.String(m.File.MethodRef(in.Index).Name) == "<init>"
}

// lastSet returns the last node of a frame up to another one that gave a register its value,
// NoNode if there is none.
func (g *Graph) lastSet(frame int32, last Node, m *bodies.Body, register uint16) Node {
	found := NoNode
	for n := range g.inFrame(frame, last) {
		g.setBy(n, m, func(r uint16) {
			if r == register {
				found = n
			}
		})
		if found != NoNode {
			break
		}
	}
	return found
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
			case g.Constructs(n):
				work = append(work, g.Given(n, 0))
				continue
			case in.Op == dex.OpNewInstance, in.Op == dex.OpNewArray, in.Op >= dex.OpConst4 && in.Op <= dex.OpConst, in.Op.Has(invokeFlag) && !g.Entered(n):
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

// Entered reports whether a call entered a method of the app.
func (g *Graph) Entered(call Node) bool {
	g.indexCalls.Do(func() {
		g.called = map[Node][]dex.MethodID{}
		for i := range g.Frames {
			if f := &g.Frames[i]; f.Call != NoNode {
				g.called[f.Call] = append(g.called[f.Call], f.Method)
			}
		}
	})
	m, i := g.CodeOf(call)
	name := m.File.String(m.File.MethodRef(m.Insns[i].Index).Name)
	return slices.ContainsFunc(g.called[call], func(of dex.MethodID) bool { return g.Program.MethodName(of) == name })
}
