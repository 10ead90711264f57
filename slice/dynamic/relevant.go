// Relevant slices: what did not happen, but would have mattered.
//
// Gyimóthy, Beszédes and Forgács, "An efficient relevant slicing method for
// debugging", 1999: a use depends potentially on a branch that ran between it
// and its definition when the other way out of the branch could have defined
// the same variable anew. Errors of omission, an assignment that should have
// been executed and was not, are in no ordinary slice.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// variable is a register of a method, a field of whatever object, or an element
// of whatever array.
type variable struct {
	register int32 // -1 for fields and elements
	field    int32
}

var anyElement = variable{-1, -2}

// variables are those of numbers.
func variables(numbers []int32) []variable {
	out := make([]variable, len(numbers))
	for i, n := range numbers {
		out[i] = variable{-1, n}
	}
	return out
}

// omissions finds potential dependences.
type omissions struct {
	g        *Graph
	branches map[int32][]Node // by frame, ascending
	all      []Node           // branches of all frames, ascending
	under    map[decision]map[int32][]int32
	effects  *effects

	state *framework.Calls               // what calls of the framework set; nil does not count them
	entry func(*bodies.Body, int32) bool // whether a call puts in what may be missing; nil asks for none
	nodes map[int32][]Node               // of each frame, ascending; nil until they are asked for
}

// decision is a variable that the branches of a method may decide about.
type decision struct {
	method dex.MethodID
	variable
}

// maxPotential bounds how many branches one use may depend on potentially.
const maxPotential = 64

func newOmissions(g *Graph) *omissions {
	o := &omissions{g: g, branches: map[int32][]Node{}, under: map[decision]map[int32][]int32{}}
	o.effects = newEffects(o)
	for n := range Node(g.Len()) {
		if in := g.Insn(n); in != nil && !g.has(n, isPart) && in.Op.Has(dex.FlagIf|dex.FlagSwitch) {
			f := g.FrameNumber(n)
			o.branches[f] = append(o.branches[f], n)
			o.all = append(o.all, n)
		}
	}
	return o
}

// newOmissionsOf finds them for the state of framework objects, too.
func newOmissionsOf(g *Graph, summaries *android.SummarySet) *omissions {
	o := newOmissions(g)
	o.state = framework.New(g.Program, summaries)
	return o
}

// potential returns the branches on which node n depends potentially for the
// value that came from def.
func (o *omissions) potential(n, def Node) []Node {
	g := o.g
	m, i := g.codeOf(n)
	if int(i) >= len(m.Insns) || g.Kind(n) != Instruction {
		return nil
	}
	in := &m.Insns[i]
	from := def
	if from == NoNode {
		from = -1
	}
	var out []Node
	take := func(list []Node, v variable) {
		lo, _ := slices.BinarySearch(list, from+1)
		for _, p := range list[lo:] {
			if p >= n || len(out) >= maxPotential {
				return
			}
			pm, pi := g.codeOf(p)
			if len(o.decided(pm, v)[pi]) > 0 && !slices.Contains(out, p) {
				out = append(out, p)
			}
		}
	}
	if f := m.Fields[i]; f.Known && in.Op.Has(dex.FlagSetsA) {
		take(o.all, variable{-1, f.Number})
	}
	if in.Op >= dex.OpAget && in.Op <= dex.OpAgetShort {
		take(o.all, anyElement)
	}
	if def == NoNode || g.FrameNumber(def) == g.FrameNumber(n) {
		for _, r := range UseRegisters(in) {
			take(o.branches[g.FrameNumber(n)], variable{int32(r), 0})
		}
		// Moves have no nodes: the value may have been in another register before.
		if r, ok := o.setBy(def); ok {
			take(o.branches[g.FrameNumber(n)], variable{int32(r), 0})
		}
	}
	return out
}

// setBy returns the register that a node set.
func (o *omissions) setBy(def Node) (uint16, bool) {
	if def == NoNode {
		return 0, false
	}
	m, i := o.g.codeOf(def)
	switch o.g.Kind(def) {
	case Parameter:
		if k := o.g.Parameter(def); k < len(m.ParamReg) {
			return m.ParamReg[k], true
		}
	case Instruction:
		if in := &m.Insns[i]; in.Op.Has(dex.FlagSetsA) {
			return in.A, true
		}
	}
	return 0, false
}

// decided returns for each branch of a method the instructions under it that may define
// the variable, in the method or by what they call.
func (o *omissions) decided(m *bodies.Body, v variable) map[int32][]int32 {
	key := decision{m.ID, v}
	out, ok := o.under[key]
	if ok {
		return out
	}
	if v.register >= 0 || o.effects.mayDefine(m.ID, v) {
		out = map[int32][]int32{}
		for i := range m.Insns {
			if !o.defines(m, int32(i), v) {
				continue
			}
			// All branches above, transitively.
			seen := map[int32]bool{}
			work := append([]int32(nil), m.Controls.Of(int32(i))...)
			for len(work) > 0 {
				b := work[len(work)-1]
				work = work[:len(work)-1]
				if seen[b] {
					continue
				}
				seen[b] = true
				out[b] = append(out[b], int32(i))
				work = append(work, m.Controls.Of(b)...)
			}
		}
	}
	o.under[key] = out
	return out
}

// defines reports whether an instruction may define the variable, outside of its method
// too.
func (o *omissions) defines(m *bodies.Body, i int32, v variable) bool {
	in := &m.Insns[i]
	if v.register >= 0 {
		return in.Op.Has(dex.FlagSetsA) && int32(in.A) == v.register
	}
	if slices.Contains(o.stores(m, i), v) {
		return true
	}
	sets := func(callee dex.MethodID) bool { return o.effects.mayDefine(callee, v) }
	return slices.ContainsFunc(o.effects.callees(m, i), sets) || ofApp(v) && slices.ContainsFunc(o.effects.handed(m, i), sets)
}

// stores returns the fields and elements, of the app or of the framework's state, that an
// instruction itself may define. Fields that the run never accessed are not among them.
func (o *omissions) stores(m *bodies.Body, i int32) []variable {
	in := &m.Insns[i]
	switch {
	case in.Op >= dex.OpIput && in.Op <= dex.OpIputShort, in.Op >= dex.OpSput && in.Op <= dex.OpSputShort:
		if number, ok := o.effects.fieldNumber(m, i); ok {
			return []variable{{-1, number}}
		}
	case in.Op >= dex.OpAput && in.Op <= dex.OpAputShort, in.Op == dex.OpFillArrayData:
		return []variable{anyElement}
	case in.Op.Has(dex.FlagInvoke) && o.state != nil:
		stored := variables(o.state.Writes(m, i))
		if o.entry != nil && o.entry(m, i) {
			stored = append(stored, anyEntry)
		}
		return stored
	}
	return nil
}

// UseRegisters returns the registers that an instruction reads.
func UseRegisters(in *dex.Insn) []uint16 {
	op := in.Op
	switch {
	case op.Has(dex.FlagInvoke) || op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		var out []uint16
		for k := range in.NumArgs() {
			out = append(out, in.Arg(k))
		}
		return out
	case op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr, op.Format() == dex.Format22t:
		return []uint16{in.A, in.B}
	case op >= dex.OpAput && op <= dex.OpAputShort:
		return []uint16{in.A, in.B, in.C}
	case op >= dex.OpIput && op <= dex.OpIputShort:
		return []uint16{in.A, in.B}
	case op.Format() == dex.Format23x:
		return []uint16{in.B, in.C}
	case op.Has(dex.FlagIf | dex.FlagSwitch | dex.FlagReturn | dex.FlagThrow), op >= dex.OpSput && op <= dex.OpSputShort, op == dex.OpCheckCast:
		return []uint16{in.A}
	case op.Format() == dex.Format12x, op.Format() == dex.Format22b, op.Format() == dex.Format22s, op.Format() == dex.Format22c:
		return []uint16{in.B}
	}
	return nil
}

// Relevant returns the full slice together with the branches whose other
// outcome could have changed what it holds, and all that those depend on.
func (g *Graph) Relevant(c Criterion) *Slice {
	s := g.Backward(c, Full)
	o := newOmissions(g)
	label := g.Intern("its other outcome could have set the value")
	for k := 0; k < len(s.Nodes); k++ {
		n := s.Nodes[k]
		definitions := []Node{}
		g.Edges(n, func(e Edge) bool {
			if e.Kind() == EdgeValue {
				definitions = append(definitions, e.To)
			}
			return true
		})
		if len(definitions) == 0 {
			definitions = append(definitions, NoNode) // what was there before the run
		}
		for _, def := range definitions {
			for _, p := range o.potential(n, def) {
				if s.Has(p) {
					continue
				}
				at, _ := s.step(n)
				s.add(p, Step{n, Edge{p, uint32(EdgePotential) | label<<labelOffset}, at.Dist + 1})
				above := g.Backward(Criterion{Node: p}, Full)
				for _, q := range above.Nodes {
					if why, ok := above.Why(q); ok && !s.Has(q) {
						why.Dist += at.Dist + 1
						s.add(q, why)
					}
				}
			}
		}
	}
	s.sort()
	return s
}
