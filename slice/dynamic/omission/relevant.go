// Relevant slices: what did not happen, but would have mattered.
//
// Gyimóthy, Beszédes and Forgács, "An efficient relevant slicing method for
// debugging", 1999: a use depends potentially on a branch that ran between it
// and its definition when the other way out of the branch could have defined
// the same variable anew. Errors of omission, an assignment that should have
// been executed and was not, are in no ordinary slice.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
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
	g        run
	branches map[int32][]dynamic.Node // by frame, ascending
	all      []dynamic.Node           // branches of all frames, ascending
	under    map[decision]map[int32][]int32
	effects  *effects

	state *framework.Calls               // what calls of the framework set; nil does not count them
	entry func(*bodies.Body, int32) bool // whether a call puts in what may be missing; nil asks for none
	nodes map[int32][]dynamic.Node       // of each frame, ascending; nil until they are asked for
}

// decision is a variable that the branches of a method may decide about.
type decision struct {
	method dex.MethodID
	variable
}

// maxPotential bounds how many branches one use may depend on potentially.
const maxPotential = 64

func newOmissions(g run) *omissions {
	o := &omissions{g: g, branches: map[int32][]dynamic.Node{}, under: map[decision]map[int32][]int32{}}
	o.effects = newEffects(o)
	for n := range dynamic.Node(g.Len()) {
		if in := g.Insn(n); in != nil && g.Kind(n) == dynamic.Instruction && in.Op.Has(dex.FlagIf|dex.FlagSwitch) {
			f := g.FrameNumber(n)
			o.branches[f] = append(o.branches[f], n)
			o.all = append(o.all, n)
		}
	}
	return o
}

// newOmissionsOf finds them for the state of framework objects, too.
func newOmissionsOf(g run, summaries *android.SummarySet) *omissions {
	o := newOmissions(g)
	o.state = framework.New(g.Program, summaries)
	return o
}

// potential returns the branches on which node n depends potentially for the
// value that came from def.
func (o *omissions) potential(n, def dynamic.Node) []dynamic.Node {
	g := o.g
	m, i := g.CodeOf(n)
	if int(i) >= len(m.Insns) || g.Kind(n) != dynamic.Instruction {
		return nil
	}
	in := &m.Insns[i]
	from := def
	if from == dynamic.NoNode {
		from = -1
	}
	var out []dynamic.Node
	take := func(list []dynamic.Node, v variable) {
		lo, _ := slices.BinarySearch(list, from+1)
		for _, p := range list[lo:] {
			if p >= n || len(out) >= maxPotential {
				return
			}
			pm, pi := g.CodeOf(p)
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
	if def == dynamic.NoNode || g.FrameNumber(def) == g.FrameNumber(n) {
		for _, r := range bodies.UseRegisters(in) {
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
func (o *omissions) setBy(def dynamic.Node) (uint16, bool) {
	if def == dynamic.NoNode {
		return 0, false
	}
	m, i := o.g.CodeOf(def)
	switch o.g.Kind(def) {
	case dynamic.Parameter:
		if k := o.g.Parameter(def); k < len(m.ParamReg) {
			return m.ParamReg[k], true
		}
	case dynamic.Instruction:
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

// Relevant returns the full slice together with the branches whose other
// outcome could have changed what it holds, and all that those depend on.
func Relevant(of *dynamic.Graph, c dynamic.Criterion) *dynamic.Slice {
	g := run{of}
	s := g.Backward(c, dynamic.Full)
	o := newOmissions(g)
	for k := 0; k < len(s.Nodes); k++ {
		n := s.Nodes[k]
		definitions := []dynamic.Node{}
		g.Edges(n, func(e dynamic.Edge) bool {
			if e.Kind() == dynamic.EdgeValue {
				definitions = append(definitions, e.To)
			}
			return true
		})
		if len(definitions) == 0 {
			definitions = append(definitions, dynamic.NoNode) // what was there before the run
		}
		for _, def := range definitions {
			for _, p := range o.potential(n, def) {
				if s.Has(p) {
					continue
				}
				g.Extend(s, p, n, "its other outcome could have set the value")
			}
		}
	}
	s.Sort()
	return s
}
