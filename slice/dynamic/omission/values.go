// What gave a node its value, and whether that was what it had from the beginning.

package omission

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// initial reports whether a value is the one that something has from its making on: none
// at all, one that a constructor or an initialiser set, or what the platform made for a
// callback to fill.
func (g run) initial(n dynamic.Node) bool {
	if n < 0 || g.Kind(n) == dynamic.Entry {
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
func (g run) lastValue(n dynamic.Node) dynamic.Node {
	return g.lastValueOf(n, func(dynamic.Node) bool { return true })
}

// lastValueIn is the last node in a slice that gave its criterion a value, -1 if none did.
func (g run) lastValueIn(s *dynamic.Slice) dynamic.Node {
	return g.lastValueOf(s.Criterion.Node, s.Has)
}

func (g run) lastValueOf(n dynamic.Node, of func(dynamic.Node) bool) dynamic.Node {
	last := dynamic.Node(-1)
	g.Edges(n, func(e dynamic.Edge) bool {
		if e.Kind() == dynamic.EdgeValue && e.To < n && of(e.To) {
			last = max(last, e.To)
		}
		return true
	})
	return last
}

// lastRefused is the last node that gave the state for which a call of the framework threw. Its
// arguments are none.
func (g run) lastRefused(n dynamic.Node) dynamic.Node {
	last := dynamic.Node(-1)
	var arguments []dynamic.Node
	for k := 1; k < g.Insn(n).NumArgs(); k++ {
		arguments = append(arguments, g.Given(n, k))
	}
	g.Edges(n, func(e dynamic.Edge) bool {
		if e.Kind() == dynamic.EdgeValue && e.To < n && strings.HasPrefix(g.Label(e), dynamic.ThrowsLabel("")) && !slices.Contains(arguments, e.To) {
			last = max(last, e.To)
		}
		return true
	})
	return last
}

// nullOf returns what made what a node gives null, if that is known: a constant, or a field
// that nothing had set. Returns at one place may be of several lines.
func (g run) nullOf(n dynamic.Node) (dynamic.Node, bool) {
	for range maxWay {
		in := g.Insn(n)
		switch {
		case in == nil || g.Kind(n) != dynamic.Instruction:
			return dynamic.NoNode, false
		case in.Op >= dex.OpConst4 && in.Op <= dex.OpConst:
			return n, in.Lit == 0
		case in.Op == dex.OpIgetObject || in.Op == dex.OpSgetObject:
			if g.readsUnset(n) {
				return n, true
			}
		}
		next := g.lastValue(n)
		if next < 0 || next >= n {
			break
		}
		n = next
	}
	return dynamic.NoNode, false
}

// readsUnset reports whether a node reads a reference from a field that nothing had set.
func (g run) readsUnset(n dynamic.Node) bool {
	if g.Kind(n) != dynamic.Instruction {
		return false
	}
	in := g.Insn(n)
	if in.Op != dex.OpIgetObject && in.Op != dex.OpSgetObject {
		return false
	}
	from := g.lastValue(n)
	if from < 0 || g.Kind(from) != dynamic.Instruction {
		return true
	}
	return g.Insn(from).Op == dex.OpNewInstance
}

// readsZero reports whether a node reads a number from a field that nothing had set.
func (g run) readsZero(n dynamic.Node) bool {
	if g.Kind(n) != dynamic.Instruction || g.Insn(n).Op != dex.OpIget && g.Insn(n).Op != dex.OpSget {
		return false
	}
	from := g.lastValue(n)
	return from < 0 || g.Kind(from) != dynamic.Instruction || g.Insn(from).Op == dex.OpNewInstance
}

// setsNull reports whether a store, or a call of what the compiler made for one, stores null
// whenever it runs.
func (g run) setsNull(m *bodies.Body, i int32) bool {
	in := &m.Insns[i]
	stored := in.A
	switch {
	case in.Op == dex.OpIputObject || in.Op == dex.OpSputObject:
	case in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange:
		callee, ok := g.Program.FindMethod(m.File.MethodText(in.Index))
		if !ok || in.NumArgs() == 0 {
			return false
		}
		if by, err := g.Body(callee); err != nil || !by.Accessor {
			return false
		}
		stored = in.Arg(in.NumArgs() - 1)
	default:
		return false
	}
	at, ok := m.Setter(i, stored)
	return ok && m.Insns[at].Op >= dex.OpConst4 && m.Insns[at].Op <= dex.OpConst && m.Insns[at].Lit == 0 &&
		slices.Equal(m.Controls.Of(at), m.Controls.Of(i)) // else another way may bring something else
}

// linked returns the last node to which a node has an edge of a kind, NoNode without one.
func (g run) linked(n dynamic.Node, kind dynamic.EdgeKind) dynamic.Node {
	to := dynamic.NoNode
	if n >= 0 {
		g.Edges(n, func(e dynamic.Edge) bool {
			if e.Kind() == kind {
				to = max(to, e.To)
			}
			return true
		})
	}
	return to
}

// maxWay bounds how far a value is followed back for what it was made of.
const maxWay = 256
