// Which object failed: the check above what took something out of that very collection, the
// second name by which it was changed, and where an object was chosen in whose place another
// one has what it lacks.

package dynamic

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// decideTaken adds what goes with the last call near the fault that took something out.
func (x *Explanation) decideTaken(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	taking := x.Graph.lastTaking(thin, framework.New(x.Graph.Program, summaries))
	if taking == NoNode {
		return nil
	}
	if err := x.decidedNode(x.Graph.guardOfTaking(taking), Let, x.Criterion.Node, code); err != nil {
		return err
	}
	return x.decidedNode(x.Graph.secondName(x.Graph.nameOf(x.Criterion.Node), x.Graph.nameOf(taking)), "", x.Criterion.Node, code)
}

// lastTaking returns the last call near the fault of a thin slice that took something out of an
// object; NoNode if there is none.
func (g *Graph) lastTaking(thin *Slice, state *framework.Calls) Node {
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > takenWithin || n == thin.Criterion.Node || g.Kind(n) != Instruction {
			continue
		}
		if m, i := g.codeOf(n); !m.Library && m.Insns[i].Op.Has(invokeFlag) && state.Takes(m, i) {
			return n
		}
	}
	return NoNode
}

// takenWithin is how many dependences from the fault what took something out may be.
const takenWithin = 4

// guardOfTaking returns the check right above what took something out of an object, of that
// object; NoNode if there is none.
func (g *Graph) guardOfTaking(taking Node) Node {
	check := g.checkOf(taking)
	if check == NoNode {
		return NoNode
	}
	m, i := g.codeOf(taking)
	if cm, k := g.codeOf(check); cm != m || !m.Insns[k].Op.Has(dex.FlagIf) || !tests(m, k, held(m, i)[:1]) {
		return NoNode
	}
	return check
}

// decideNames adds the stores by which an array that is at fault was changed under another name
// than the one by which it was read. An object that has fields of its own is shared on purpose.
func (x *Explanation) decideNames(thin *Slice, code *jimple.Program) error {
	g := x.Graph
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > takenWithin || g.Kind(n) != Instruction || !isElementRead(g.Insn(n)) {
			continue
		}
		if set := g.lastValue(n); set >= 0 && g.Kind(set) == Instruction && isElementWrite(g.Insn(set)) {
			if err := x.decidedNode(g.secondName(g.nameOf(n), g.nameOf(set)), "", n, code); err != nil {
				return err
			}
		}
	}
	return nil
}

// name is a reference to an object: where it comes from, and the field from which its method
// has it, "" if from none.
type name struct {
	given Node
	field string
}

// nameOf returns the name by which an access to a part of an object, or a call, has it.
func (g *Graph) nameOf(n Node) name {
	if n < 0 || g.Kind(n) != Instruction {
		return name{given: NoNode}
	}
	m, i := g.codeOf(n)
	all := held(m, i)
	if len(all) == 0 {
		return name{given: NoNode}
	}
	return name{g.Given(n, 0), all[0].from}
}

func isElementRead(in *dex.Insn) bool  { return in.Op >= dex.OpAget && in.Op <= dex.OpAgetShort }
func isElementWrite(in *dex.Insn) bool { return in.Op >= dex.OpAput && in.Op <= dex.OpAputShort }
func isFieldRead(in *dex.Insn) bool    { return in.Op >= dex.OpIget && in.Op <= dex.OpIgetShort }

// secondName returns the last store by which one object has got the one of two names and not the
// other; NoNode if it has one name, or has had both from its making on.
func (g *Graph) secondName(this, other name) Node {
	if this.field == "" || other.field == "" || this.field == other.field {
		return NoNode
	}
	ways := [2][]Node{g.wayOf(this.given), g.wayOf(other.given)}
	for k, way := range ways {
		for _, at := range way {
			if in := g.Insn(at); g.Kind(at) != Instruction || in.Op != dex.OpIputObject && in.Op != dex.OpSputObject {
				continue
			}
			if method, _ := g.Where(at); slices.Contains(ways[1-k], at) || strings.HasPrefix(g.Program.MethodName(method), "<") {
				break // as it was made
			}
			return g.asWritten(at)
		}
	}
	return NoNode
}

// asWritten returns the call of the accessor that a node is in, the node itself if it is in none.
func (g *Graph) asWritten(n Node) Node {
	if call := g.accessed(n); call != NoNode {
		return call
	}
	return n
}

// wayOf returns the way of a reference back to where it was made, as far as it is one.
func (g *Graph) wayOf(n Node) []Node {
	var way []Node
	for range maxOrigins {
		if n < 0 {
			break
		}
		next := g.lastValue(n)
		switch in := g.Insn(n); {
		case in == nil || g.Kind(n) != Instruction:
			way = append(way, n)
		case g.constructs(n):
			next = g.Given(n, 0)
		case in.Op == dex.OpNewInstance, in.Op == dex.OpNewArray:
			return append(way, n)
		default:
			way = append(way, n)
		}
		if next >= n {
			break
		}
		n = next
	}
	return way
}

// decideMistaken adds where an object was chosen that still is as it was made in what the fault
// reads, where another one of its class got that: it may be the other one that was meant.
func (x *Explanation) decideMistaken(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	g := x.Graph
	state := framework.New(g.Program, summaries)
	var reads []Node
	if n := x.Criterion.Node; g.Kind(n) == Instruction && g.Insn(n).Op.Has(invokeFlag) {
		reads = append(reads, g.Given(n, 0)) // of a collection that has nothing
	}
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist <= omittedWithin {
			reads = append(reads, n)
		}
	}
	for _, n := range reads {
		if n < 0 || g.Kind(n) != Instruction || !isFieldRead(g.Insn(n)) || !g.initial(g.lastValue(n)) {
			continue
		}
		chosen := g.choices(n, state)
		for _, at := range chosen {
			if err := x.decidedNode(at, "", n, code); err != nil {
				return err
			}
		}
		if len(chosen) > 0 {
			return nil
		}
	}
	return nil
}

// choices returns where the object of which a field is read was chosen among those of its class,
// if it is likely that another one was meant.
func (g *Graph) choices(read Node, state *framework.Calls) []Node {
	given := g.Given(read, 0)
	if len(g.Origins(given)) != 1 {
		return nil
	}
	var way []Node
	for _, n := range g.wayOf(given) {
		if at := g.visible(n); at != NoNode && g.Kind(at) == Instruction {
			way = append(way, at)
		}
	}
	if g.fieldFlags(read)&dex.AccTransient != 0 && slices.ContainsFunc(way, g.calls) {
		// The copy that a call of the library gives lacks what is not written.
		return slices.DeleteFunc(way, func(n Node) bool { return !g.calls(n) })
	}
	made := g.madeBy(way)
	if made == NoNode {
		return nil
	}
	if chosen := g.named(way); len(chosen) > 0 && g.otherHas(read, made, state) {
		return chosen
	}
	return g.reordered(way)
}

// calls reports whether an instruction is a call of the library.
func (g *Graph) calls(n Node) bool { return g.Insn(n).Op.Has(invokeFlag) && !g.entered(n) }

// madeBy returns the making at the end of a way, NoNode if it does not lead so far.
func (g *Graph) madeBy(way []Node) Node {
	if len(way) > 0 && g.Insn(way[len(way)-1]).Op == dex.OpNewInstance {
		return way[len(way)-1]
	}
	return NoNode
}

// named returns the last store by which a field has the object at the end of a way, with what
// read it by that field, and the making, where it was not taken out of a collection before.
// What compilers add to hand variables on is no name.
func (g *Graph) named(way []Node) []Node {
	for i, at := range way {
		if g.calls(at) {
			break
		}
		if op := g.Insn(at).Op; op != dex.OpIputObject && op != dex.OpSputObject || g.fieldFlags(at)&dex.AccSynthetic != 0 {
			continue
		}
		chosen := []Node{g.asWritten(at)}
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

// reordered returns the calls that put a collection in another order between those that put an
// object into it and took it out: they give nothing back, as iterators and views do.
func (g *Graph) reordered(way []Node) []Node {
	calls := 0
	for calls < len(way) && g.calls(way[calls]) {
		calls++
	}
	if calls < 3 || slices.ContainsFunc(way[1:calls-1], func(n Node) bool {
		_, gives := g.ResultRegister(n)
		return gives
	}) {
		return nil
	}
	return way[1 : calls-1]
}

// fieldFlags returns the flags of the app's field that an instruction reads or writes, none if it
// is no field of the app's.
func (g *Graph) fieldFlags(n Node) dex.AccessFlags {
	m, i := g.codeOf(n)
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
// another one than that which was made at a node and of which that field is read.
func (g *Graph) otherHas(read, made Node, state *framework.Calls) bool {
	m, i := g.codeOf(read)
	field, number := m.File.FieldText(m.Insns[i].Index), m.Fields[i].Number
	gives := map[int32]bool{} // by the number of the instruction: it may set or fill such a field
	looked := 0
	for n := read - 1; n >= max(0, read-maxLookedBack) && looked < maxPuts; n-- {
		if g.Kind(n) != Instruction {
			continue
		}
		at := g.insn.at(int(n))
		may, known := gives[at]
		if known && !may {
			continue
		}
		m, i := g.codeOf(n)
		in := &m.Insns[i]
		sets := in.Op >= dex.OpIput && in.Op <= dex.OpIputShort
		if !known {
			if sets {
				may = m.Fields[i].Known && m.Fields[i].Number == number
			} else if in.Op.Has(invokeFlag) && in.NumArgs() > 0 && m.HeldIn(i, in.Arg(0)) == field {
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
		} else if owner < 0 || g.Kind(owner) != Instruction || !isFieldRead(g.Insn(owner)) {
			continue
		} else {
			owner = g.Given(owner, 0)
		}
		if owner == NoNode {
			continue
		}
		looked++
		if of := g.madeBy(g.wayOf(owner)); of != NoNode {
			return of != made
		}
	}
	return false
}

// maxLookedBack bounds how many nodes are looked at for who got what an object lacks.
const maxLookedBack = 1 << 18
