// Where an object was chosen in whose place another one has what it lacks.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// mistaken adds where an object was chosen that still is as it was made in what the fault
// reads, where another one of its class got that: it may be the other one that was meant.
func (x *finding) mistaken() error {
	g := x.g
	state := x.state
	var reads []dynamic.Node
	if n := x.Criterion.Node; g.Kind(n) == dynamic.Instruction && g.Insn(n).Op.Has(dex.FlagInvoke) {
		reads = append(reads, g.Given(n, 0)) // of a collection that has nothing
	}
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist <= omittedWithin {
			reads = append(reads, n)
		}
	}
	left := maxLookedBack
	for _, n := range reads {
		if n < 0 || g.Kind(n) != dynamic.Instruction || !isFieldRead(g.Insn(n)) || !g.initial(g.lastValue(n)) {
			continue
		}
		chosen := g.choices(n, state, &left)
		if len(chosen) > 0 {
			return x.decidedNodes(chosen, n)
		}
	}
	return nil
}

// choices returns where the object of which a field is read was chosen among those of its class,
// if it is likely that another one was meant.
func (g run) choices(read dynamic.Node, state *framework.Calls, left *int) []dynamic.Node {
	given := g.Given(read, 0)
	if len(g.Origins(given)) != 1 {
		return nil
	}
	var way []dynamic.Node
	for _, n := range g.wayOf(given) {
		if at := g.visible(n); at != dynamic.NoNode && g.Kind(at) == dynamic.Instruction {
			way = append(way, at)
		}
	}
	if g.fieldFlags(read)&dex.AccTransient != 0 && slices.ContainsFunc(way, g.calls) {
		// The copy that a call of the library gives lacks what is not written.
		return slices.DeleteFunc(way, func(n dynamic.Node) bool { return !g.calls(n) })
	}
	made := g.madeBy(way)
	if made == dynamic.NoNode {
		return nil
	}
	if chosen := g.named(way); len(chosen) > 0 && g.otherHas(read, made, state, left) {
		return chosen
	}
	return g.reordered(way)
}

// calls reports whether an instruction is a call of the library.
func (g run) calls(n dynamic.Node) bool { return g.Insn(n).Op.Has(dex.FlagInvoke) && !g.Entered(n) }

// madeBy returns the making at the end of a way, NoNode if it does not lead so far.
func (g run) madeBy(way []dynamic.Node) dynamic.Node {
	if len(way) == 0 {
		return dynamic.NoNode
	}
	end := way[len(way)-1]
	if in := g.Insn(end); in == nil || in.Op != dex.OpNewInstance { // nil: the platform handed it over
		return dynamic.NoNode
	}
	return end
}

// named returns the last store by which a field has the object at the end of a way, with what
// read it by that field, and the making, where it was not taken out of a collection before.
// What compilers add to hand variables on is no name.
func (g run) named(way []dynamic.Node) []dynamic.Node {
	for i, at := range way {
		if g.calls(at) {
			break
		}
		if op := g.Insn(at).Op; op != dex.OpIputObject && op != dex.OpSputObject || g.fieldFlags(at)&dex.AccSynthetic != 0 {
			continue
		}
		chosen := []dynamic.Node{g.asWritten(at)}
		if !slices.ContainsFunc(way, g.calls) {
			chosen = append(chosen, way[len(way)-1])
		}
		if i > 0 {
			chosen = append(chosen, g.asWritten(way[i-1]))
		}
		return chosen
	}
	return nil
}

// reordered returns the calls that may have put a collection in another order between those that
// put an object into it and took it out: those whose result nobody took, which leaves out what
// gives an iterator or a view.
func (g run) reordered(way []dynamic.Node) []dynamic.Node {
	calls := 0
	for calls < len(way) && g.calls(way[calls]) {
		calls++
	}
	if calls < 3 || slices.ContainsFunc(way[1:calls-1], func(n dynamic.Node) bool {
		_, gives := g.ResultRegister(n)
		return gives
	}) {
		return nil
	}
	return way[1 : calls-1]
}

// fieldFlags returns the flags of the app's field that an instruction reads or writes, none if it
// is no field of the app's.
func (g run) fieldFlags(n dynamic.Node) dex.AccessFlags {
	m, i := g.CodeOf(n)
	r := m.File.FieldRef(m.Insns[i].Index)
	c, own := g.Program.Class(m.File.TypeDescriptor(r.Class))
	if !own {
		return 0
	}
	f, there := g.Program.Field(c, m.File.String(r.Name), m.File.TypeDescriptor(r.Type))
	if !there {
		return 0
	}
	return g.Program.Fields[f].Access
}

// otherHas reports whether the last object whose field was set, or what it holds filled, is
// another one than that which was made at a node and of which that field is read; an owner that
// is not known is passed over. It is false if none is found in the nodes that are left to be
// looked at.
func (g run) otherHas(read, made dynamic.Node, state *framework.Calls, left *int) bool {
	m, i := g.CodeOf(read)
	field, number := m.File.FieldText(m.Insns[i].Index), m.Fields[i].Number
	gives := map[int32]bool{} // by the number of the instruction: it may set or fill such a field
	looked := 0
	for n := read - 1; n >= 0 && *left > 0 && looked < maxPuts; n-- {
		*left--
		if g.Kind(n) != dynamic.Instruction {
			continue
		}
		at := g.Number(n)
		may, known := gives[at]
		if known && !may {
			continue
		}
		m, i := g.CodeOf(n)
		in := &m.Insns[i]
		sets := in.Op >= dex.OpIput && in.Op <= dex.OpIputShort
		if !known {
			if sets {
				may = m.Fields[i].Known && m.Fields[i].Number == number
			} else if in.Op.Has(dex.FlagInvoke) && in.NumArgs() > 0 && m.HeldIn(i, in.Arg(0)) == field {
				_, may = state.Fills(m, i)
			}
			if gives[at] = may; !may {
				continue
			}
		}
		owner := g.Given(n, 0)
		if sets {
			// What a constructor sets, that of the object did not.
			if method, _ := g.Where(n); g.Program.MethodName(method) == "<init>" {
				continue
			}
		} else if owner < 0 || g.Kind(owner) != dynamic.Instruction || !isFieldRead(g.Insn(owner)) {
			continue
		} else {
			owner = g.Given(owner, 0)
		}
		if owner == dynamic.NoNode {
			continue
		}
		looked++
		if of := g.madeBy(g.wayOf(owner)); of != dynamic.NoNode {
			return of != made
		}
	}
	return false
}

// maxLookedBack bounds how many nodes are looked at, for all reads together, for who got what
// an object lacks, and for what set a value later.
const maxLookedBack = 1 << 18
