// Flags: the app's own idea of a state, kept in another field than what is at fault.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// flags adds what goes with the app's own idea of a state, kept in another field than
// what is at fault: the check of it that let the use of a null through, the branch that kept
// it as it was where the field became null, and the statement whose exception kept it from
// being set back.
func (x *finding) flags() error {
	g := x.g
	n := x.Criterion.Node
	o := newOmissions(g)
	for i := range x.Omitted {
		branch := dynamic.Node(x.Omitted[i].Branch.ID)
		if err := x.decidedNode(g.cutStore(g.flagOf(branch)), dynamic.Cut, branch); err != nil {
			return err
		}
	}
	if x.Criterion.Exception != dynamic.NullPointer || x.Guard != nil {
		return nil
	}
	read := g.nullField(x.thin)
	if read == dynamic.NoNode {
		return nil
	}
	branch := g.CheckOf(n)
	for f := g.Frame(n); branch == dynamic.NoNode && f.Call != dynamic.NoNode && f.Parent >= 0; f = g.Frame(f.Call) {
		branch = g.CheckOf(f.Call)
	}
	if branch == dynamic.NoNode || !g.AsksKept(branch) {
		return nil
	}
	flag := g.flagOf(branch)
	if flag == dynamic.NoNode {
		return nil
	}
	if err := x.decidedNode(branch, dynamic.Let, n); err != nil {
		return err
	}
	if err := x.decidedNode(g.cutStore(flag), dynamic.Cut, branch); err != nil {
		return err
	}
	nulled := g.lastValue(read)
	if nulled < 0 || g.Kind(nulled) != dynamic.Instruction {
		return nil
	}
	m, i := g.CodeOf(flag)
	own := o.branches[g.FrameNumber(nulled)]
	for _, b := range slices.Backward(own) {
		bm, k := g.CodeOf(b)
		if at, ok := o.skipped(b, bm, k, variable{-1, m.Fields[i].Number}); ok && slices.Contains(bm.Controls.Of(at), k) {
			return x.decidedNode(b, dynamic.Kept, branch)
		}
	}
	return nil
}

// nullField returns the read of a field near the fault of a thin slice which gave null; NoNode
// if there is none.
func (g run) nullField(thin *dynamic.Slice) dynamic.Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.Step(n); at.Dist > omittedWithin || g.Kind(n) != dynamic.Instruction {
			continue
		}
		if in := g.Insn(n); in.Op != dex.OpIgetObject && in.Op != dex.OpSgetObject {
			continue
		}
		if from := g.lastValue(n); g.readsUnset(n) || from >= 0 && g.storesNull(from) {
			return n
		}
	}
	return dynamic.NoNode
}

func (g run) storesNull(n dynamic.Node) bool {
	if g.Kind(n) != dynamic.Instruction {
		return false
	}
	m, i := g.CodeOf(n)
	return g.setsNull(m, i)
}

// flagOf returns the read of a field that a branch tests, NoNode if it tests none: of two
// fields the one that has been set since the classes came to be.
func (g run) flagOf(branch dynamic.Node) dynamic.Node {
	flag := dynamic.NoNode
	var visit func(n dynamic.Node, deep int)
	visit = func(n dynamic.Node, deep int) {
		g.Edges(n, func(e dynamic.Edge) bool {
			if e.Kind() != dynamic.EdgeValue || deep == 0 {
				return true
			}
			if g.Kind(e.To) == dynamic.Instruction {
				if m, i := g.CodeOf(e.To); m.Fields[i].Known && m.Insns[i].Op.Has(dex.FlagSetsA) {
					from := g.lastValue(e.To)
					if from >= 0 && g.Kind(from) == dynamic.Instruction {
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

func (g run) fieldOf(n dynamic.Node) string {
	m, i := g.CodeOf(n)
	return m.File.FieldText(m.Insns[i].Index)
}

// cutStore returns the statement after which an exception kept the method which had set a
// field last from setting it again; NoNode if none did.
func (g run) cutStore(read dynamic.Node) dynamic.Node {
	if read == dynamic.NoNode {
		return dynamic.NoNode
	}
	from := g.lastValue(read)
	if from < 0 || g.Kind(from) != dynamic.Instruction {
		return dynamic.NoNode
	}
	m, i := g.CodeOf(from)
	field := g.fieldOf(read)
	after := bodies.Reaches(m, i)
	last := dynamic.NoNode
	for _, n := range g.Raisings() {
		if n < from || n > read || n < last || g.FrameNumber(n) != g.FrameNumber(from) || g.Kind(n) != dynamic.Instruction {
			continue
		}
		_, k := g.CodeOf(n)
		next := bodies.Reaches(m, k)
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
