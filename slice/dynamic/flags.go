// Flags: the app's own idea of a state, kept in another field than what is at fault.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// decideFlags adds what goes with the app's own idea of a state, kept in another field than
// what is at fault: the check of it that let the use of a null through, the branch that kept
// it as it was where the field became null, and the statement whose exception kept it from
// being set back.
func (x *Explanation) decideFlags(thin *Slice, code *jimple.Program) error {
	g := x.Graph
	n := x.Criterion.Node
	o := newOmissions(g)
	for i := range x.Omitted {
		branch := Node(x.Omitted[i].Branch.ID)
		if err := x.decidedNode(g.cutStore(g.flagOf(branch)), Cut, branch, code); err != nil {
			return err
		}
	}
	if x.Criterion.Exception != nullPointer || x.Guard != nil {
		return nil
	}
	read := g.nullField(thin)
	if read == NoNode {
		return nil
	}
	branch := g.checkOf(n)
	for f := g.Frame(n); branch == NoNode && f.Call != NoNode && f.Parent >= 0; f = g.Frame(f.Call) {
		branch = g.checkOf(f.Call)
	}
	if branch == NoNode || !g.asksKept(branch) {
		return nil
	}
	flag := g.flagOf(branch)
	if flag == NoNode {
		return nil
	}
	if err := x.decidedNode(branch, Let, n, code); err != nil {
		return err
	}
	if err := x.decidedNode(g.cutStore(flag), Cut, branch, code); err != nil {
		return err
	}
	nulled := g.lastValue(read)
	if nulled < 0 || g.Kind(nulled) != Instruction {
		return nil
	}
	m, i := g.codeOf(flag)
	own := o.branches[g.FrameNumber(nulled)]
	for _, b := range slices.Backward(own) {
		bm, k := g.codeOf(b)
		if at, ok := o.skipped(b, bm, k, variable{-1, m.Fields[i].Number}); ok && slices.Contains(bm.Controls.Of(at), k) {
			return x.decidedNode(b, Kept, branch, code)
		}
	}
	return nil
}

// nullField returns the read of a field near the fault of a thin slice which gave null; NoNode
// if there is none.
func (g *Graph) nullField(thin *Slice) Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > omittedWithin || g.Kind(n) != Instruction {
			continue
		}
		if in := g.Insn(n); in.Op != dex.OpIgetObject && in.Op != dex.OpSgetObject {
			continue
		}
		if from := g.lastValue(n); g.readsUnset(n) || from >= 0 && g.storesNull(from) {
			return n
		}
	}
	return NoNode
}

func (g *Graph) storesNull(n Node) bool {
	if g.Kind(n) != Instruction {
		return false
	}
	m, i := g.codeOf(n)
	return g.setsNull(m, i)
}

// flagOf returns the read of a field that a branch tests, NoNode if it tests none: of two
// fields the one that has been set since the classes came to be.
func (g *Graph) flagOf(branch Node) Node {
	flag := NoNode
	var visit func(n Node, deep int)
	visit = func(n Node, deep int) {
		g.Edges(n, func(e Edge) bool {
			if e.Kind() != EdgeValue || deep == 0 {
				return true
			}
			if g.Kind(e.To) == Instruction {
				if m, i := g.codeOf(e.To); m.Fields[i].Known && m.Insns[i].Op.Has(dex.FlagSetsA) {
					from := g.lastValue(e.To)
					if from >= 0 && g.Kind(from) == Instruction {
						if method, _ := g.Where(from); g.Program.MethodName(method) != "<clinit>" {
							flag = max(flag, e.To)
						}
					}
					return true
				}
			}
			visit(e.To, deep-1) // by way of an accessor
			return true
		})
	}
	visit(branch, 3)
	return flag
}

func (g *Graph) fieldOf(n Node) string {
	m, i := g.codeOf(n)
	return m.File.FieldText(m.Insns[i].Index)
}

// cutStore returns the statement after which an exception kept the method which had set a
// field last from setting it again; NoNode if none did.
func (g *Graph) cutStore(read Node) Node {
	if read == NoNode {
		return NoNode
	}
	from := g.lastValue(read)
	if from < 0 || g.Kind(from) != Instruction {
		return NoNode
	}
	m, i := g.codeOf(from)
	field := g.fieldOf(read)
	after := reaches(m, i)
	last := NoNode
	for n := range g.raised {
		if n < from || n > read || n < last || g.FrameNumber(n) != g.FrameNumber(from) || g.Kind(n) != Instruction {
			continue
		}
		_, k := g.codeOf(n)
		next := reaches(m, k)
		for at := range m.Insns {
			op := m.Insns[at].Op
			stores := op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
			if stores && after[at] && next[at] && int32(at) != i && m.File.FieldText(m.Insns[at].Index) == field {
				last = n
			}
		}
	}
	return last
}
