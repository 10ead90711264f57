// Library code inside of apps.
//
// A slice goes through it as through any other code, by values, conditions and
// calls. It does not ask how the library's own objects came to be: why a delegate
// is of the class that it is, says nothing about the app's fault. In the result, a call
// of the app into a library is one element, unless what is inside is asked for.

package dynamic

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// trait is what traversal wants to know of an instruction.
type trait uint8

const (
	isInvoke trait = 1 << iota
	isLibraryCode
	isBranch
)

// traits returns the traits of all instructions by dense number.
func (g *Graph) traits() []trait {
	out := make([]trait, g.code.Count())
	for _, m := range g.code.All() {
		end := m.First + int32(len(m.Insns)+len(m.Params)+1)
		for i := m.First; m.Library && i < end; i++ {
			out[i] |= isLibraryCode
		}
		for i := range m.Insns {
			if m.Insns[i].Op.Has(invokeFlag) {
				out[m.First+int32(i)] |= isInvoke
			}
			if m.Insns[i].Op.Has(dex.FlagIf | dex.FlagSwitch) {
				out[m.First+int32(i)] |= isBranch
			}
		}
	}
	return out
}

// passed reports whether a slice passes over a node: a condition in library code
// that the framework called back while a call of the app ran. That is how the
// library does the framework's work, such as making the views of a layout.
func (g *Graph) passed(n Node, t trait) bool {
	if t&(isLibraryCode|isBranch) != isLibraryCode|isBranch || g.has(n, isPart) {
		return false
	}
	number := g.Frame(n).Callback
	if number <= 0 || int(number) > len(g.Callbacks) {
		return false
	}
	c := &g.Callbacks[number-1]
	return c.Nested && bodies.IsLibrary(g.Program.Classes[g.Program.Methods[c.Method].Class].Descriptor)
}

// registers reports whether a node came into the slice because it registered a
// callback: the condition that decided about that is why the callback runs, also
// in library code.
func (g *Graph) registers(s *Slice, n Node) bool {
	w, ok := s.Why(n)
	if !ok || w.Edge.Kind() != EdgePart {
		return false
	}
	w, ok = s.Why(w.From)
	return ok && w.Edge.Kind() == EdgeRegister
}

// over follows a control dependence over the conditions that a slice passes.
func (g *Graph) over(e Edge, traits []trait) (Edge, bool) {
	for e.Kind() == EdgeControl && g.passed(e.To, traits[g.insn.at(int(e.To))]) {
		next, found := e, false
		g.Edges(e.To, func(c Edge) bool {
			if c.Kind() == EdgeControl {
				next, found = c, true
			}
			return !found
		})
		if !found {
			return e, false
		}
		e = next
	}
	return e, true
}

// Visible returns the node that stands for n in the explanation, NoNode if none does.
func (x *Explanation) Visible(n Node) Node {
	v := x.Graph.visible(n)
	if x.inside || v == NoNode || v == x.Criterion.Node {
		return v
	}
	if call := x.callOf(x.Graph.FrameNumber(v)); call != NoNode {
		return call
	}
	return v
}

// callOf returns the call of the app that a frame of a library belongs to, with libraries
// all the way; NoNode for frames of the app's own code and where the framework called.
func (x *Explanation) callOf(frame int32) Node {
	if call, known := x.calls[frame]; known {
		return call
	}
	g, out := x.Graph, NoNode
	if call := x.calledBy(frame); call != NoNode && g.carried(frame) {
		call = g.visible(call)
		if caller := g.FrameNumber(call); g.carried(caller) {
			out = x.callOf(caller)
		} else {
			out = call
		}
	}
	x.calls[frame] = out
	return out
}

// Within reports whether the statements of a method are inside of libraries and not shown.
func (x *Explanation) Within(m dex.MethodID) bool {
	return !x.inside && x.Graph.carries(m)
}

// Telling returns which callback instances tell what happened: those of the app, and of a
// library's those in which a statement of the app ran, and the one that failed. The others
// are how the library does the framework's work.
func (x *Explanation) Telling() func(*Element) bool {
	ran := map[int32]bool{x.Graph.Frame(x.Criterion.Node).Callback: true}
	for i := range x.Elements {
		if e := &x.Elements[i]; !e.Event && !x.Within(e.Method) {
			ran[e.Callback] = true
		}
	}
	return func(e *Element) bool { return e.Event && (ran[e.Callback] || !x.Within(e.Method)) }
}

// carried reports whether the code of a frame is a library's.
func (g *Graph) carried(frame int32) bool {
	return g.carries(g.Frames[frame].Method)
}

// SetLibraries says whose the app's classes are. Without it, libraries are told by name.
func (g *Graph) SetLibraries(l owner.Libraries) { g.libraries, g.carry = l, nil }

// carries reports whether a method is a library's that the app carries.
func (g *Graph) carries(m dex.MethodID) bool {
	c := g.Program.Methods[m].Class
	carried, known := g.carry[c]
	if !known {
		carried = g.libraries.Has(dex.JavaName(g.Program.Classes[c].Descriptor))
		if g.carry == nil {
			g.carry = map[dex.ClassID]bool{}
		}
		g.carry[c] = carried
	}
	return carried
}

// calledBy returns the call that led to a frame, also by way of the framework, NoNode if
// none did.
func (x *Explanation) calledBy(frame int32) Node {
	g := x.Graph
	f := &g.Frames[frame]
	if f.Call != NoNode || f.Parent < 0 || f.Callback < 1 || int(f.Callback) > len(g.Callbacks) {
		return f.Call
	}
	if call, known := x.callers[frame]; known {
		return call
	}
	out := NoNode
	if entry := g.Callbacks[f.Callback-1].Entry; entry > 0 && g.FrameNumber(entry) == frame {
		before := g.FrameNumber(entry - 1)
		if before == f.Parent {
			out = entry - 1
		}
		for out == NoNode && before >= 0 && before != f.Parent {
			if g.Frames[before].Parent == f.Parent { // the same call led to another one before
				out = x.calledBy(before)
				break
			}
			before = g.Frames[before].Parent
		}
	}
	x.callers[frame] = out
	return out
}
