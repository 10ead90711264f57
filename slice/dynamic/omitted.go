// What did not happen: the calls and stores that would have set a value that was read,
// had a branch gone the other way.

package dynamic

import (
	"cmp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Omission is a branch that decided against setting a value that was read later.
type Omission struct {
	Branch Node
	Read   Node   // what would have got the value
	PC     uint32 // of the first instruction of the branch's method that would have set it
	Kept   bool   // what the branch kept had been made for another row
}

// Omitted returns the branches whose other outcome could have set, by a store or by a
// call that summaries describe, what the nodes of a thin slice read: first those nearest
// to the fault. Each statement is named once.
func (g *Graph) Omitted(thin *Slice, summaries *android.SummarySet) []Omission {
	// What was set by something else got the value that it was meant to get, as far as can
	// be told.
	return g.omitted(thin, summaries, false)
}

// Unwritten returns the branches whose other outcome would have written more to what the
// nodes of a thin slice read one part after the other, such as a parcel: what is read there
// may be something else than what was meant.
func (g *Graph) Unwritten(thin *Slice, summaries *android.SummarySet) []Omission {
	return g.omitted(thin, summaries, true)
}

// omitted finds the branches for the reads of what nothing has set or, with parts, for those
// of the parts of something, whatever has written them.
func (g *Graph) omitted(thin *Slice, summaries *android.SummarySet, parts bool) []Omission {
	o := newOmissionsOf(g, summaries)
	o.state.Parts = parts
	var out []Omission
	type site struct {
		method dex.MethodID
		pc     uint32
	}
	seen := map[site]bool{}
	missed := NoNode // the lookup that found nothing, if it is known why
	if !parts {
		if found, ok := o.missing(thin.Criterion); ok {
			missed = found.Read
			seen[site{found.method, found.branchPC}] = true
			out = append(out, found.Omission)
		}
	}
	for _, n := range thin.Nodes {
		if g.Kind(n) != Instruction || n == missed {
			continue
		}
		m, i := g.codeOf(n)
		if int(i) >= len(m.Insns) {
			continue
		}
		var wanted []variable
		in := &m.Insns[i]
		if f := m.Fields[i]; !parts && f.Known && in.Op.Has(dex.FlagSetsA) {
			wanted = append(wanted, variable{-1, f.Number})
		} else if in.Op.Has(dex.FlagInvoke) {
			wanted = variables(o.state.Reads(m, i))
		}
		at, _ := thin.step(n)
		if at.Dist <= omittedWithin && !parts {
			for _, found := range o.kept(n) {
				if where := (site{found.method, found.branchPC}); !seen[where] {
					seen[where] = true
					out = append(out, found.Omission)
				}
			}
		}
		from := g.lastValue(n)
		begun := from
		if n == thin.Criterion.Node {
			begun = g.lastValueIn(thin)
		}
		found, ok := o.leftAlone(n, begun, n == thin.Criterion.Node)
		if !ok {
			found, ok = o.leftEmpty(n, from)
		}
		within := int32(omittedWithin)
		if !ok && !parts {
			found, ok = o.chosen(n, from)
			within = unsetWithin // what null was chosen for does not matter
		}
		if ok && !parts && at.Dist <= within {
			if where := (site{found.method, found.branchPC}); !seen[where] {
				seen[where] = true
				out = append(out, found.Omission)
			}
		}
		refused := !parts && g.has(n, isFailure) && in.Op.Has(dex.FlagInvoke)
		if refused {
			// The state for which it threw is not the one that was meant, whatever made it.
			wanted, from = variables(o.state.Refused(m, i)), g.lastRefused(n)
		} else if !parts && !g.initial(from) {
			if !in.Op.Has(dex.FlagInvoke) || !g.isDefault(n, from) {
				continue
			}
			from = NoNode // nothing was found; the default was there all along
		}
		if at.Dist > omittedWithin && (parts || at.Dist > unsetWithin || !g.readsUnset(n)) {
			continue
		}
		if parts {
			from = NoNode
		}
		for _, v := range wanted {
			after, lacks := from, refused && o.state.Keyed(v.field)
			if lacks {
				after = NoNode // nothing was there at all
			}
			for _, found := range o.omittedFor(v, after, n) {
				if refused && !lacks && !g.asksKept(found.Branch) {
					continue // what the user chose, say, is no oversight
				}
				if where := (site{found.method, found.branchPC}); !seen[where] {
					seen[where] = true
					out = append(out, found.Omission)
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Omission) int {
		sa, _ := thin.step(a.Read)
		sb, _ := thin.step(b.Read)
		return cmp.Compare(sa.Dist, sb.Dist)
	})
	return out
}

// candidate is an omission, and where its branch stands.
type candidate struct {
	Omission
	method   dex.MethodID
	branchPC uint32
}

// omittedFor returns the branches after what gave a node its value that decided against
// giving it another one, the newest first. Where the branch right above a statement that did
// not run is among them, those around it are left out: that a loop ended says less.
func (o *omissions) omittedFor(v variable, from, n Node) []candidate {
	g := o.g
	lo, _ := slices.BinarySearch(o.all, from+1)
	hi, _ := slices.BinarySearch(o.all, n)
	again, null := g.madeAgain(from), g.readsUnset(n)
	var out []candidate
	direct := map[int32]bool{} // by the number of the instruction that did not run
	for k := hi - 1; k >= lo && hi-k <= maxPotential; k-- {
		p := o.all[k]
		m, i := g.codeOf(p)
		end := n
		if from >= 0 && g.FrameNumber(p) == g.FrameNumber(from) {
			end = min(n, again)
		}
		if m.Library || p > end {
			continue
		}
		if at, ok := o.skipped(p, m, i, v); ok && !g.ranBetween(p, end, m.First+at) && (!null || !g.setsNull(m, at)) {
			if slices.Contains(m.Controls.Of(at), i) {
				direct[m.First+at] = true
			}
			out = append(out, candidate{Omission{p, n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC})
		}
	}
	return slices.DeleteFunc(out, func(c candidate) bool {
		m, i := g.codeOf(c.Branch)
		at := m.At[c.PC]
		return direct[m.First+at] && !slices.Contains(m.Controls.Of(at), i)
	})
}

// leftAlone returns the last branch of a node's frame that decided against setting the variable
// or the array element by which the node got null: one that had been null before, by a
// constant or as its array was made. What fails may have got any constant so: a count that
// stayed zero, an index that was never found.
func (o *omissions) leftAlone(n, from Node, fails bool) (candidate, bool) {
	g := o.g
	if from < 0 || g.Kind(n) != Instruction || g.Kind(from) != Instruction || g.FrameNumber(from) != g.FrameNumber(n) {
		return candidate{}, false
	}
	in, def := g.Insn(n), g.Insn(from)
	v := anyElement
	switch {
	case in.Op == dex.OpAgetObject && def.Op == dex.OpNewArray:
	case def.Op >= dex.OpConst4 && def.Op <= dex.OpConst && (fails || def.Lit == 0 && (in.Op.Has(dex.FlagInvoke) || in.Op == dex.OpReturnObject)):
		v = variable{int32(def.A), 0}
	default:
		return candidate{}, false
	}
	own := o.branches[g.FrameNumber(n)]
	hi, _ := slices.BinarySearch(own, n)
	var around candidate
	there := false
	for k := hi - 1; k >= 0 && own[k] > from; k-- {
		m, i := g.codeOf(own[k])
		at, ok := o.skipped(own[k], m, i, v)
		if !ok || m.Insns[at].Op == def.Op {
			continue
		}
		c := candidate{Omission{own[k], n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}
		if slices.Contains(m.Controls.Of(at), i) {
			return c, true
		}
		if !there {
			around, there = c, true // that a loop ended says less than what was not done in it
		}
	}
	return around, there
}

// chosen returns the branch right above what loads the null that a method returns, where the
// branch asks what the app keeps and its other outcome would have returned something else:
// what a caller hands in is the caller's choice, and of the value's way already.
func (o *omissions) chosen(n, from Node) (candidate, bool) {
	g := o.g
	if from < 0 || g.Kind(from) != Instruction || g.FrameNumber(from) != g.FrameNumber(n) {
		return candidate{}, false
	}
	def, check := g.Insn(from), g.checkOf(from)
	if g.Insn(n).Op != dex.OpReturnObject || def.Op < dex.OpConst4 || def.Op > dex.OpConst || def.Lit != 0 || check == NoNode || !g.asksKept(check) {
		return candidate{}, false
	}
	m, i := g.codeOf(check)
	_, loads := g.codeOf(from)
	_, returns := g.codeOf(n)
	after := reaches(m, loads) // what moves the null on, to the register that is returned
	for _, at := range o.decided(m, variable{int32(m.Insns[returns].A), 0})[i] {
		if slices.Contains(m.Controls.Of(at), i) && at > 0 && !after[at] && !o.ranAfter(check, m, at) && m.Insns[at].Op != def.Op && lastsUntil(m, at, returns) {
			return candidate{Omission{check, n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}, true
		}
	}
	return candidate{}, false
}

// lastsUntil reports whether what an instruction sets is still there where its block ends, and
// another one is reached from there.
func lastsUntil(m *bodies.Body, at, until int32) bool {
	for k := at + 1; int(k) < len(m.Insns) && k != until; k++ {
		switch in := &m.Insns[k]; {
		case in.Op.Has(dex.FlagSetsA) && in.A == m.Insns[at].A:
			return false
		case in.Op.Has(dex.FlagIf | dex.FlagSwitch | dex.FlagThrow | dex.FlagReturn):
			return false
		case in.Op >= dex.OpGoto && in.Op <= dex.OpGoto32:
			return reaches(m, at)[until]
		}
	}
	return true
}

// leftEmpty returns, where a node read from an array what its making had put there, the last
// branch in whatever frame right above a store into that array that did not run for it.
func (o *omissions) leftEmpty(n, from Node) (candidate, bool) {
	g := o.g
	if from < 0 || g.Kind(n) != Instruction || g.Insn(n).Op != dex.OpAgetObject || g.Kind(from) == Instruction && g.Insn(from).Op == dex.OpAputObject {
		return candidate{}, false
	}
	origins := g.Origins(from)
	if len(origins) != 1 || g.Insn(origins[0]).Op != dex.OpNewArray {
		return candidate{}, false
	}
	made := origins[0]
	lo, _ := slices.BinarySearch(o.all, made)
	hi, _ := slices.BinarySearch(o.all, n)
	for k := hi - 1; k >= lo && hi-k <= maxPotential; k-- {
		m, i := g.codeOf(o.all[k])
		for _, at := range o.decided(m, anyElement)[i] {
			if m.Insns[at].Op == dex.OpAputObject && slices.Contains(m.Controls.Of(at), i) && !o.ranAfter(o.all[k], m, at) && g.sameArray(m, at, n, made) {
				return candidate{Omission{o.all[k], n, m.Insns[at].PC, false}, m.ID, m.Insns[i].PC}, true
			}
		}
	}
	return candidate{}, false
}

// sameArray reports whether a store is one into the array that was made at a node and that
// another one reads: when it ran, or by the field from which both have it.
func (g *Graph) sameArray(m *bodies.Body, store int32, read, made Node) bool {
	for _, n := range g.Executions(m.ID, m.Insns[store].PC) {
		same := false
		g.Edges(n, func(e Edge) bool {
			same = e.Kind() == EdgeBase && slices.Contains(g.Origins(e.To), made)
			return !same
		})
		if same {
			return true
		}
	}
	rm, i := g.codeOf(read)
	held := m.HeldIn(store, m.Insns[store].B)
	return held != "" && held == rm.HeldIn(i, rm.Insns[i].B)
}

// madeAgain returns the next execution, in the same frame, of what made an object: from
// there on its frame speaks of another object.
func (g *Graph) madeAgain(making Node) Node {
	end := Node(g.Len())
	if making < 0 || g.Kind(making) != Instruction {
		return end
	}
	for n := making + 1; n < end; n++ {
		if g.insn.at(int(n)) == g.insn.at(int(making)) && g.FrameNumber(n) == g.FrameNumber(making) && g.Kind(n) == Instruction {
			return n
		}
	}
	return end
}

// omittedWithin is how many dependences from the fault a read may be.
const omittedWithin = 3

// initial reports whether a value is the one that something has from its making on: none
// at all, one that a constructor or an initialiser set, or what the platform made for a
// callback to fill.
func (g *Graph) initial(n Node) bool {
	if n < 0 || g.Kind(n) == Entry {
		return true
	}
	if in := g.Insn(n); in != nil && (in.Op == dex.OpNewInstance || in.Op == dex.OpNewArray) {
		return true
	}
	method, _ := g.Where(n)
	name := g.Program.MethodName(method)
	return name == "<init>" || name == "<clinit>"
}

// lastValue is the last node that gave n its value, -1 if none did in this run.
func (g *Graph) lastValue(n Node) Node {
	return g.lastValueOf(n, func(Node) bool { return true })
}

// lastValueIn is the last node in a slice that gave its criterion a value, -1 if none did.
func (g *Graph) lastValueIn(s *Slice) Node { return g.lastValueOf(s.Criterion.Node, s.Has) }

func (g *Graph) lastValueOf(n Node, of func(Node) bool) Node {
	last := Node(-1)
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeValue && e.To < n && of(e.To) {
			last = max(last, e.To)
		}
		return true
	})
	return last
}

// isDefault reports whether what a call gave is one of its arguments as it was passed, a
// constant: what is taken where a lookup finds nothing.
func (g *Graph) isDefault(call, from Node) bool {
	in := g.Insn(from)
	if in == nil || in.Op < dex.OpConst4 || in.Op > dex.OpConstClass || g.FrameNumber(from) != g.FrameNumber(call) {
		return false
	}
	m, i := g.codeOf(call)
	arguments := operandRegisters(&m.Insns[i])
	return len(arguments) > 2 && slices.Contains(arguments[2:], uint16(in.A))
}

// lastRefused is the last node that gave the state for which a call of the framework threw. Its
// arguments are none.
func (g *Graph) lastRefused(n Node) Node {
	last := Node(-1)
	var arguments []Node
	for k := 1; k < g.Insn(n).NumArgs(); k++ {
		arguments = append(arguments, g.Given(n, k))
	}
	g.Edges(n, func(e Edge) bool {
		if e.Kind() == EdgeValue && e.To < n && strings.HasPrefix(g.Label(e), ThrowsLabel("")) && !slices.Contains(arguments, e.To) {
			last = max(last, e.To)
		}
		return true
	})
	return last
}

// skipped returns an instruction that the branch decided about, that would have set the
// variable, and that did not run because of it.
func (o *omissions) skipped(branch Node, m *bodies.Body, i int32, v variable) (at int32, ok bool) {
	for _, at := range o.decided(m, v)[i] {
		if !o.ranAfter(branch, m, at) {
			return at, true
		}
	}
	return 0, false
}

// ranAfter reports whether an instruction ran in the frame of a branch before that branch
// ran in it again.
func (o *omissions) ranAfter(branch Node, m *bodies.Body, at int32) bool {
	g := o.g
	frame := g.FrameNumber(branch)
	own := o.branches[frame]
	k, _ := slices.BinarySearch(own, branch)
	end := Node(g.Len())
	_, i := g.codeOf(branch)
	for _, later := range own[k+1:] {
		if _, j := g.codeOf(later); i == j {
			end = later
			break
		}
	}
	if o.nodes == nil {
		o.nodes = map[int32][]Node{}
		for n := range Node(g.Len()) {
			if g.Kind(n) == Instruction {
				f := g.FrameNumber(n)
				o.nodes[f] = append(o.nodes[f], n)
			}
		}
	}
	all := o.nodes[frame]
	lo, _ := slices.BinarySearch(all, branch)
	for _, n := range all[lo:] {
		if n >= end {
			break
		}
		if nm, j := g.codeOf(n); nm == m && j == at {
			return true
		}
	}
	return false
}

// ranBetween reports whether an instruction, by its number, ran anywhere after one node and
// before another.
func (g *Graph) ranBetween(after, before Node, number int32) bool {
	for n := after + 1; n < before; n++ {
		if g.insn.at(int(n)) == number {
			return true
		}
	}
	return false
}
