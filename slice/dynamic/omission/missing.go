// Entries that are missing: why what a lookup did not find had not been put there.

package omission

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// anyEntry is any entry of the container, any row of the table in which something is missing.
var anyEntry = variable{-1, -3}

// missing returns the last branch that kept something from being put where the lookup whose
// null failed, or the query whose cursor has no row, looked: one that was asked for another
// entry put that in, or nothing was put in at all. Branches that ask whether it is there
// already, and the ends of loops, kept nothing.
func (o *omissions) missing(c dynamic.Criterion) (candidate, bool) {
	g := o.g
	if c.Node < 0 || g.Kind(c.Node) != dynamic.Instruction {
		return candidate{}, false
	}
	operand := 0
	if len(c.Operands) > 0 {
		operand = c.Operands[0]
	}
	for _, n := range g.Origins(g.Given(c.Node, operand)) {
		if g.Kind(n) != dynamic.Instruction || !g.Insn(n).Op.Has(dex.FlagInvoke) {
			continue
		}
		m, i := g.CodeOf(n)
		key, finds := o.state.Finds(m, i)
		table, queries := o.state.Queries(m, i)
		switch {
		case finds && c.Exception == dynamic.NullPointer:
			o.entry = o.entriesOf(n, 0)
		case queries && g.Failed(c.Node):
			o.entry = func(m *bodies.Body, i int32) bool {
				f, ok := o.state.Fills(m, i)
				return ok && f.Table == table
			}
		case c.Exception == dynamic.NullPointer:
			row, column := g.lacking(n)
			if row == dynamic.NoNode {
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
func (g run) lacking(n dynamic.Node) (row dynamic.Node, column string) {
	row = dynamic.NoNode
	g.Edges(n, func(e dynamic.Edge) bool {
		if e.Kind() != dynamic.EdgeValue || g.Kind(e.To) != dynamic.Effect || e.To <= row {
			return true
		}
		call := g.visible(e.To)
		if in := g.Insn(call); call == dynamic.NoNode || in == nil || g.Kind(call) != dynamic.Instruction || in.NumArgs() < 4 {
			return true
		}
		g.Edges(e.To, func(of dynamic.Edge) bool {
			if of.Kind() == dynamic.EdgeValue && g.Kind(of.To) == dynamic.Effect && g.Label(of) != "" && g.visible(of.To) != call {
				row, column = call, g.Label(of)
			}
			return true
		})
		return true
	})
	return row, column
}

// keptOut returns the last branch before a lookup right above what would have put an entry in.
func (o *omissions) keptOut(n dynamic.Node, key string) (candidate, bool) {
	g := o.g
	before, _ := slices.BinarySearch(o.all, n)
	looked := 0
	for _, p := range slices.Backward(o.all[:before]) {
		m, i := g.CodeOf(p)
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

// there reports whether a branch asks the container that a call fills for something by its key:
// it may be there already.
func (o *omissions) there(m *bodies.Body, branch, fills int32) bool {
	into := bodies.Held(m, fills)[0]
	return slices.ContainsFunc(bodies.Tested(m, branch), func(h bodies.Holder) bool {
		return h.Set > 0 && m.Insns[h.Set-1].Op.Has(dex.FlagInvoke) && m.Insns[h.Set-1].NumArgs() > 1 && bodies.Held(m, h.Set-1)[0].Same(into)
	})
}

// entriesOf returns which calls put entries into the container that is an operand of a node, or into
// one that was poured into it: those that did so, and those that never ran and fill what is
// kept where one of these is.
func (o *omissions) entriesOf(n dynamic.Node, operand int) func(*bodies.Body, int32) bool {
	g := o.g
	type put struct {
		node   dynamic.Node
		place  dynamic.Place
		poured int
	}
	var puts []put
	into := map[dynamic.Place]bool{} // of each call that ran, whether it fills one of these
	often := map[int32]int{}
	for k := range n {
		if g.Kind(k) != dynamic.Instruction || !g.Insn(k).Op.Has(dex.FlagInvoke) || often[g.Number(k)] > maxPuts {
			continue
		}
		m, i := g.CodeOf(k)
		f, ok := o.state.Fills(m, i)
		if often[m.First+i]++; !ok || f.Table != "" {
			often[m.First+i] = maxPuts + 1
			continue
		}
		place := dynamic.Place{Method: m.ID, PC: m.Insns[i].PC}
		into[place] = false
		puts = append(puts, put{k, place, f.Poured})
	}
	made := g.Origins(g.Given(n, operand))
	kept := map[string]bool{}
	keep := func(n dynamic.Node, operand int) {
		m, i := g.CodeOf(n)
		kept[m.HeldIn(i, m.Insns[i].Arg(operand))] = true
	}
	keep(n, operand)
	for range maxPoured {
		left := puts[:0:0]
		for _, p := range puts {
			if !slices.ContainsFunc(g.Origins(g.Given(p.node, 0)), func(o dynamic.Node) bool { return slices.Contains(made, o) }) {
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
	makings := map[dynamic.Place]bool{}
	for _, n := range made {
		if in := g.Insn(n); in != nil && in.Op == dex.OpNewInstance {
			method, pc := g.Where(n)
			makings[dynamic.Place{Method: method, PC: pc}] = true
		}
	}
	return func(m *bodies.Body, i int32) bool {
		if fills, ran := into[dynamic.Place{Method: m.ID, PC: m.Insns[i].PC}]; ran {
			return fills
		}
		f, ok := o.state.Fills(m, i)
		if !ok || f.Table != "" {
			return false
		}
		at, set := m.Setter(i, m.Insns[i].Arg(0))
		return kept[m.HeldIn(i, m.Insns[i].Arg(0))] || set && makings[dynamic.Place{Method: m.ID, PC: m.Insns[at].PC}]
	}
}

const (
	maxPuts   = 16 // how often one call is looked at for what it fills
	maxPoured = 3  // through how many containers entries come
)
