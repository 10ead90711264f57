// The calls and stores that would have set a value that was read, had a branch gone the
// other way.

package omission

import (
	"cmp"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Omission is a branch that decided against setting a value that was read later.
type Omission struct {
	Branch dynamic.Node
	Read   dynamic.Node // what would have got the value
	PC     uint32       // of the first instruction of the branch's method that would have set it
	Kept   bool         // what the branch kept had been made for another row
}

// Omitted returns the branches whose other outcome could have set, by a store or by a
// call that summaries describe, what the nodes of a thin slice read: first those nearest
// to the fault. Each statement is named once.
func Omitted(g *dynamic.Graph, thin *dynamic.Slice, summaries *android.SummarySet) []Omission {
	// What was set by something else got the value that it was meant to get, as far as can
	// be told.
	return run{g}.omitted(thin, summaries, false)
}

// Unwritten returns the branches whose other outcome would have written more to what the
// nodes of a thin slice read one part after the other, such as a parcel: what is read there
// may be something else than what was meant.
func Unwritten(g *dynamic.Graph, thin *dynamic.Slice, summaries *android.SummarySet) []Omission {
	return run{g}.omitted(thin, summaries, true)
}

// omitted finds the branches for the reads of what nothing has set or, with parts, for those
// of the parts of something, whatever has written them.
func (g run) omitted(thin *dynamic.Slice, summaries *android.SummarySet, parts bool) []Omission {
	o := newOmissionsOf(g, summaries)
	o.state.Parts = parts
	var out []Omission
	type site struct {
		method dex.MethodID
		pc     uint32
	}
	seen := map[site]bool{}
	missed := dynamic.NoNode // the lookup that found nothing, if it is known why
	if !parts {
		if found, ok := o.missing(thin.Criterion); ok {
			missed = found.Read
			seen[site{found.method, found.branchPC}] = true
			out = append(out, found.Omission)
		}
	}
	for _, n := range thin.Nodes {
		if g.Kind(n) != dynamic.Instruction || n == missed {
			continue
		}
		m, i := g.CodeOf(n)
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
		at, _ := thin.Step(n)
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
		refused := !parts && g.Failed(n) && in.Op.Has(dex.FlagInvoke)
		if refused {
			// The state for which it threw is not the one that was meant, whatever made it.
			wanted, from = variables(o.state.Refused(m, i)), g.lastRefused(n)
		} else if !parts && !g.initial(from) {
			if !in.Op.Has(dex.FlagInvoke) || !g.IsDefault(n, from) {
				continue
			}
			from = dynamic.NoNode // nothing was found; the default was there all along
		}
		if at.Dist > omittedWithin && (parts || at.Dist > unsetWithin || !g.readsUnset(n)) {
			continue
		}
		if parts {
			from = dynamic.NoNode
		}
		for _, v := range wanted {
			after, lacks := from, refused && o.state.Keyed(v.field)
			if lacks {
				after = dynamic.NoNode // nothing was there at all
			}
			for _, found := range o.omittedFor(v, after, n) {
				if refused && !lacks && !g.AsksKept(found.Branch) {
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
		sa, _ := thin.Step(a.Read)
		sb, _ := thin.Step(b.Read)
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
func (o *omissions) omittedFor(v variable, from, n dynamic.Node) []candidate {
	g := o.g
	lo, _ := slices.BinarySearch(o.all, from+1)
	hi, _ := slices.BinarySearch(o.all, n)
	again, null := g.madeAgain(from), g.readsUnset(n)
	var out []candidate
	direct := map[int32]bool{} // by the number of the instruction that did not run
	for k := hi - 1; k >= lo && hi-k <= maxPotential; k-- {
		p := o.all[k]
		m, i := g.CodeOf(p)
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
		m, i := g.CodeOf(c.Branch)
		at := m.At[c.PC]
		return direct[m.First+at] && !slices.Contains(m.Controls.Of(at), i)
	})
}

// omittedWithin is how many dependences from the fault a read may be.
const omittedWithin = 3

// skipped returns an instruction that the branch decided about, that would have set the
// variable, and that did not run because of it.
func (o *omissions) skipped(branch dynamic.Node, m *bodies.Body, i int32, v variable) (at int32, ok bool) {
	for _, at := range o.decided(m, v)[i] {
		if !o.ranAfter(branch, m, at) {
			return at, true
		}
	}
	return 0, false
}

// ranAfter reports whether an instruction ran in the frame of a branch before that branch
// ran in it again.
func (o *omissions) ranAfter(branch dynamic.Node, m *bodies.Body, at int32) bool {
	g := o.g
	frame := g.FrameNumber(branch)
	own := o.branches[frame]
	k, _ := slices.BinarySearch(own, branch)
	end := dynamic.Node(g.Len())
	_, i := g.CodeOf(branch)
	for _, later := range own[k+1:] {
		if _, j := g.CodeOf(later); i == j {
			end = later
			break
		}
	}
	if o.nodes == nil {
		o.nodes = map[int32][]dynamic.Node{}
		for n := range dynamic.Node(g.Len()) {
			if g.Kind(n) == dynamic.Instruction {
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
		if nm, j := g.CodeOf(n); nm == m && j == at {
			return true
		}
	}
	return false
}

// ranBetween reports whether an instruction, by its number, ran anywhere after one node and
// before another.
func (g run) ranBetween(after, before dynamic.Node, number int32) bool {
	for n := after + 1; n < before; n++ {
		if g.Number(n) == number {
			return true
		}
	}
	return false
}

// madeAgain returns the next execution, in the same frame, of what made an object: from
// there on its frame speaks of another object.
func (g run) madeAgain(making dynamic.Node) dynamic.Node {
	end := dynamic.Node(g.Len())
	if making < 0 || g.Kind(making) != dynamic.Instruction {
		return end
	}
	for n := making + 1; n < end; n++ {
		if g.Number(n) == g.Number(making) && g.FrameNumber(n) == g.FrameNumber(making) && g.Kind(n) == dynamic.Instruction {
			return n
		}
	}
	return end
}

// omitted tells of the branches nearest to the fault that kept a value from being set.
func (x *finding) omitted() error {
	for _, o := range Omitted(x.Graph, x.thin, x.summaries) {
		if len(x.Omitted) == maxOmitted {
			break
		}
		branch, ok, err := x.g.Describe(o.Branch, x.code)
		if err != nil {
			return err
		}
		if !ok || branch.Stmt < 0 || x.Within(branch.Method) {
			continue
		}
		would, err := x.g.unexecuted(branch.Method, o.PC, x.code)
		if err != nil {
			return err
		}
		if would.Stmt >= 0 {
			omitted := dynamic.OmittedElement{Branch: branch, Would: would, Read: int(x.Visible(o.Read))}
			if o.Kept && !x.g.tellsRowsApart(o.Branch) {
				omitted.Note = "neither getItemViewType nor getViewTypeCount tells kinds of rows apart: a row made for one item is given back for any other"
			}
			x.Omitted = append(x.Omitted, omitted)
		}
	}
	return nil
}

// maxOmitted bounds what is told of what did not happen.
const maxOmitted = 3
