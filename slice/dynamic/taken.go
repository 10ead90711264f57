// Which object failed: the check above what took something out of that very collection, the
// second name by which it was changed, and the way of an object in whose place another one has
// what it lacks.

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

// decideNames adds the stores by which what is at fault was changed under another name than
// the one by which it was read.
func (x *Explanation) decideNames(thin *Slice, code *jimple.Program) error {
	g := x.Graph
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > takenWithin || g.Kind(n) != Instruction || !isRead(g.Insn(n)) {
			continue
		}
		if set := g.lastValue(n); set >= 0 && g.Kind(set) == Instruction && isWrite(g.Insn(set)) {
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

func isRead(in *dex.Insn) bool {
	return in.Op >= dex.OpAget && in.Op <= dex.OpAgetShort || in.Op >= dex.OpIget && in.Op <= dex.OpIgetShort
}

func isWrite(in *dex.Insn) bool {
	return in.Op >= dex.OpAput && in.Op <= dex.OpAputShort || in.Op >= dex.OpIput && in.Op <= dex.OpIputShort
}

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
			if call := g.accessed(at); call != NoNode {
				return call
			}
			return at
		}
	}
	return NoNode
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

// decideMistaken adds the way of an object that still is as it was made in what the fault reads,
// where another one of its class got that: it may be the other one that was meant.
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
		if n < 0 || g.Kind(n) != Instruction {
			continue
		}
		if op := g.Insn(n).Op; op < dex.OpIget || op > dex.OpIgetShort || !g.initial(g.lastValue(n)) {
			continue
		}
		given := g.Given(n, 0)
		made := g.Origins(given)
		if len(made) != 1 || !g.otherHas(n, made[0], state) {
			continue
		}
		for _, at := range g.wayOf(given) {
			if err := x.decidedNode(at, "", n, code); err != nil {
				return err
			}
		}
		return nil
	}
	return nil
}

// otherHas reports whether the last object whose field was set, or what it holds filled, is
// another one than that which was made at a node and of which that field is read.
func (g *Graph) otherHas(read, made Node, state *framework.Calls) bool {
	m, i := g.codeOf(read)
	field, number := m.File.FieldText(m.Insns[i].Index), m.Fields[i].Number
	looked := 0
	for n := read - 1; n >= 0 && looked < maxPuts; n-- {
		if g.Kind(n) != Instruction {
			continue
		}
		m, i := g.codeOf(n)
		in := &m.Insns[i]
		owner := NoNode
		switch {
		case in.Op >= dex.OpIput && in.Op <= dex.OpIputShort && m.Fields[i].Known && m.Fields[i].Number == number:
			// What every constructor sets counts for an object that none of them made.
			if method, _ := g.Where(n); g.Program.MethodName(method) != "<init>" || g.Insn(made).Op != dex.OpNewInstance {
				owner = g.Given(n, 0)
			}
		case in.Op.Has(invokeFlag) && in.NumArgs() > 0 && m.HeldIn(i, in.Arg(0)) == field:
			if _, ok := state.Fills(m, i); ok {
				if from := g.Given(n, 0); from >= 0 && g.Kind(from) == Instruction && isRead(g.Insn(from)) {
					owner = g.Given(from, 0)
				}
			}
		}
		if owner == NoNode {
			continue
		}
		looked++
		if of := g.Origins(owner); len(of) == 1 {
			return of[0] != made
		}
	}
	return false
}
