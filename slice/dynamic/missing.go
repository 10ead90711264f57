// Entries that are missing: why what a lookup did not find had not been put there.

package dynamic

import (
	"maps"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// anyEntry is any entry of the container, any row of the table in which something is missing.
var anyEntry = variable{-1, -3}

// missing returns the last branch that kept something from being put where the lookup whose
// null failed, or the query whose cursor has no row, looked: one that was asked for another
// entry put that in, or nothing was put in at all. Branches that ask whether it is there
// already, and the ends of loops, kept nothing.
func (o *omissions) missing(c Criterion) (candidate, bool) {
	g := o.g
	if c.Node < 0 || g.Kind(c.Node) != Instruction {
		return candidate{}, false
	}
	operand := 0
	if len(c.Operands) > 0 {
		operand = c.Operands[0]
	}
	for _, n := range g.Origins(g.Given(c.Node, operand)) {
		if g.Kind(n) != Instruction || !g.Insn(n).Op.Has(invokeFlag) {
			continue
		}
		m, i := g.codeOf(n)
		key, finds := o.state.Finds(m, i)
		table, queries := o.state.Queries(m, i)
		switch {
		case finds && c.Exception == nullPointer:
			o.entry = o.entriesOf(n, 0)
		case queries && g.has(c.Node, isFailure):
			o.entry = func(m *bodies.Body, i int32) bool {
				f, ok := o.state.Fills(m, i)
				return ok && f.Table == table
			}
		case c.Exception == nullPointer:
			row, column := g.lacking(n)
			if row == NoNode {
				continue
			}
			o.entry = o.entriesOf(row, g.Insn(row).NumArgs()-1)
			return o.keptOut(row, column)
		default:
			continue
		}
		return o.keptOut(n, key)
	}
	return candidate{}, false
}

// lacking returns the newest call that put in a row which has nothing in the column that a call
// read, and that column: the row was made, the table's making gave the column. The row's
// values are the call's last argument.
func (g *Graph) lacking(n Node) (row Node, column string) {
	row = NoNode
	g.Edges(n, func(e Edge) bool {
		if e.Kind() != EdgeValue || g.Kind(e.To) != Effect || e.To <= row {
			return true
		}
		call := g.visible(e.To)
		if in := g.Insn(call); call == NoNode || in == nil || g.Kind(call) != Instruction || in.NumArgs() < 4 {
			return true
		}
		g.Edges(e.To, func(of Edge) bool {
			if of.Kind() == EdgeValue && g.Kind(of.To) == Effect && g.Label(of) != "" && g.visible(of.To) != call {
				row, column = call, g.Label(of)
			}
			return true
		})
		return true
	})
	return row, column
}

// keptOut returns the last branch before a lookup right above what would have put an entry in.
func (o *omissions) keptOut(n Node, key string) (candidate, bool) {
	g := o.g
	before, _ := slices.BinarySearch(o.all, n)
	looked := 0
	for _, p := range slices.Backward(o.all[:before]) {
		m, i := g.codeOf(p)
		under := o.decided(m, anyEntry)[i]
		if len(under) == 0 || m.Library || slices.Contains(m.Controls.Of(i), i) {
			continue
		}
		if looked++; looked > maxPotential {
			break
		}
		for _, at := range under {
			f, fills := o.state.Fills(m, at)
			if slices.Contains(m.Controls.Of(at), i) && !(fills && o.there(m, i, at)) && (key == "" || f.Key == "" || f.Key == key) && !o.ranAfter(p, m, at) {
				return candidate{Omission{p, n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}, true
			}
		}
	}
	return candidate{}, false
}

// decideSpared adds the calls that left what the thin slice reads where it was, since something
// was there already: `putIfAbsent`, a comparison before an exchange.
func (x *Explanation) decideSpared(thin *Slice, code *jimple.Program) error {
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > unsetWithin || at.Edge.Kind() == EdgePart {
			continue // what it gives back is not of the value's way
		}
		if err := x.decidedNode(x.Graph.linked(n, EdgePotential), Kept, n, code); err != nil {
			return err
		}
	}
	return nil
}

// decideCut adds the last call that ended in an exception, which was caught, where the app would
// have gone on to put entries into a container that is on the way of the value: it did not come to
// these by the handler.
func (x *Explanation) decideCut(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	g := x.Graph
	var made []Node
	kept := map[string]bool{}
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > cutWithin || g.Kind(n) != Instruction {
			continue
		}
		switch in := g.Insn(n); {
		case in.Op == dex.OpNewInstance:
			made = append(made, n)
		case g.constructs(n):
			made = append(made, g.Given(n, 0))
		case in.Op == dex.OpIgetObject || in.Op == dex.OpSgetObject:
			m, i := g.codeOf(n)
			kept[m.Read(i)] = true
		}
	}
	made = slices.DeleteFunc(made, func(n Node) bool { return n < 0 || g.Insn(n) == nil })
	delete(kept, "")
	state := framework.New(g.Program, summaries)
	fills := map[int32][]int32{} // by the number of what raised: what fills a container further on
	looked := map[int32]int{}
	for _, n := range slices.Backward(slices.Sorted(maps.Keys(g.raised))) {
		if n >= x.Criterion.Node || g.Kind(n) != Instruction {
			continue
		}
		m, i := g.codeOf(n)
		onward, known := fills[m.First+i]
		if !known && !m.Library {
			for k, on := range reaches(m, i) {
				if f, ok := state.Fills(m, int32(k)); on && ok && f.Table == "" {
					onward = append(onward, int32(k))
				}
			}
		}
		fills[m.First+i] = onward
		if len(onward) == 0 || looked[m.First+i] == maxPuts {
			continue
		}
		looked[m.First+i]++
		handler := g.nextOfFrame(n)
		if handler == NoNode {
			continue // the exception left the frame
		}
		_, by := g.codeOf(handler)
		all := reachesFrom(m, []int32{by}, i)
		if slices.ContainsFunc(onward, func(k int32) bool {
			into := m.Insns[k].Arg(0)
			set, ok := m.Setter(k, into)
			return !all[k] && (kept[m.HeldIn(k, into)] || ok && slices.ContainsFunc(made, func(made Node) bool {
				method, pc := g.Where(made)
				return g.FrameNumber(made) == g.FrameNumber(n) && method == m.ID && m.Insns[set].PC == pc
			}))
		}) {
			return x.decidedNode(n, Cut, x.Criterion.Node, code)
		}
	}
	return nil
}

// cutWithin is how many dependences from the fault a container may be.
const cutWithin = 6

// decideMaking adds the beginning of the constructor that made an object and left a field as it
// was which others of the class set.
func (x *Explanation) decideMaking(thin *Slice, code *jimple.Program) error {
	g := x.Graph
	looked := map[Node]bool{} // where an object was made: all frames are gone through for it
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > unsetWithin || !g.readsUnset(n) {
			continue
		}
		made := g.lastValue(n)
		m, i := g.codeOf(n)
		field := m.File.FieldText(m.Insns[i].Index)
		if class, _, _ := strings.Cut(field, "->"); made < 0 || g.Kind(made) != Instruction || g.classMade(made) != class || looked[made] || len(looked) == maxPuts {
			continue
		}
		looked[made] = true
		for k := range g.Frames {
			f := &g.Frames[k]
			if f.Call == NoNode || f.Call < made || g.Program.MethodName(f.Method) != "<init>" || g.Given(f.Call, 0) != made {
				continue
			}
			if !g.setElsewhere(field, f.Method) {
				break
			}
			first := f.Call + 1
			for ; int(first) < g.Len() && !(g.FrameNumber(first) == int32(k) && g.Kind(first) == Instruction); first++ {
			}
			if err := x.decidedNode(first, Kept, n, code); err != nil || int(first) < g.Len() {
				return err
			}
		}
	}
	return nil
}

// setElsewhere reports whether another constructor of a field's class than the one that ran sets the
// field to something.
func (g *Graph) setElsewhere(field string, ran dex.MethodID) bool {
	class, _, _ := strings.Cut(field, "->")
	c, ok := g.Program.Class(class)
	if !ok {
		return false
	}
	for m := g.Program.Classes[c].FirstMethod; m < g.Program.Classes[c].EndMethod; m++ {
		if m == ran || g.Program.MethodName(m) != "<init>" {
			continue
		}
		body, err := g.code.Body(m)
		if err != nil || body.Library {
			continue
		}
		for i := range body.Insns {
			if in := &body.Insns[i]; in.Op == dex.OpIputObject && body.File.FieldText(in.Index) == field && !g.setsNull(body, int32(i)) {
				return true
			}
		}
	}
	return false
}

// classMade returns the class of which a node makes an object, "" if it makes none.
func (g *Graph) classMade(n Node) string {
	in := g.Insn(n)
	if in == nil || in.Op != dex.OpNewInstance {
		return ""
	}
	m, _ := g.codeOf(n)
	return m.File.TypeDescriptor(in.Index)
}

// there reports whether a branch asks the container that a call fills for something by its key:
// it may be there already.
func (o *omissions) there(m *bodies.Body, branch, fills int32) bool {
	into := held(m, fills)[0]
	return slices.ContainsFunc(tested(m, branch), func(h holder) bool {
		return h.set > 0 && m.Insns[h.set-1].Op.Has(invokeFlag) && m.Insns[h.set-1].NumArgs() > 1 && held(m, h.set-1)[0].same(into)
	})
}

// entriesOf returns which calls put entries into the container that is an operand of a node, or into
// one that was poured into it: those that did so, and those that never ran and fill what is
// kept where one of these is.
func (o *omissions) entriesOf(n Node, operand int) func(*bodies.Body, int32) bool {
	g := o.g
	type put struct {
		node   Node
		place  Place
		poured int
	}
	var puts []put
	into := map[Place]bool{} // of each call that ran, whether it fills one of these
	often := map[int32]int{}
	for k := range n {
		if g.Kind(k) != Instruction || !g.Insn(k).Op.Has(invokeFlag) || often[g.insn.at(int(k))] > maxPuts {
			continue
		}
		m, i := g.codeOf(k)
		f, ok := o.state.Fills(m, i)
		if often[m.First+i]++; !ok || f.Table != "" {
			often[m.First+i] = maxPuts + 1
			continue
		}
		place := Place{m.ID, m.Insns[i].PC}
		into[place] = false
		puts = append(puts, put{k, place, f.Poured})
	}
	made := g.Origins(g.Given(n, operand))
	kept := map[string]bool{}
	keep := func(n Node, operand int) {
		m, i := g.codeOf(n)
		kept[m.HeldIn(i, m.Insns[i].Arg(operand))] = true
	}
	keep(n, operand)
	for range maxPoured {
		left := puts[:0:0]
		for _, p := range puts {
			if !slices.ContainsFunc(g.Origins(g.Given(p.node, 0)), func(o Node) bool { return slices.Contains(made, o) }) {
				left = append(left, p)
				continue
			}
			into[p.place] = true
			keep(p.node, 0)
			if p.poured > 0 {
				made = append(made, g.Origins(g.Given(p.node, p.poured))...)
				keep(p.node, p.poured)
			}
		}
		puts = left
	}
	delete(kept, "")
	makings := map[Place]bool{}
	for _, n := range made {
		if in := g.Insn(n); in != nil && in.Op == dex.OpNewInstance {
			method, pc := g.Where(n)
			makings[Place{method, pc}] = true
		}
	}
	return func(m *bodies.Body, i int32) bool {
		if fills, ran := into[Place{m.ID, m.Insns[i].PC}]; ran {
			return fills
		}
		f, ok := o.state.Fills(m, i)
		if !ok || f.Table != "" {
			return false
		}
		at, set := m.Setter(i, m.Insns[i].Arg(0))
		return kept[m.HeldIn(i, m.Insns[i].Arg(0))] || set && makings[Place{m.ID, m.Insns[at].PC}]
	}
}

const (
	maxPuts   = 16 // how often one call is looked at for what it fills
	maxPoured = 3  // through how many containers entries come
)
