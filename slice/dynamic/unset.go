// What had not run: the stores that would have set a field which was read as it was made, the
// calls that would have given what was asked for.

package dynamic

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// UnsetElement is a store that had not run as people read it.
type UnsetElement struct {
	Would Element // the store
	Read  int     // the element that would have got the value
	// Refused is the null that the app returned where the platform asked for what it
	// would then have told; nil if that is not why.
	Refused *Element
	// Cut is the statement after which an exception, or the fault, kept the method from going
	// on to the store; nil if that is not why.
	Cut *Element
	// Asked is the call that asked for later for what would have come to the store, and that
	// has not run yet; nil if that is not why.
	Asked *Element
	// After says that the store did run, but only after the read.
	After bool
}

// asked are the callbacks by which the platform tells something, with the one by which it
// asks the app for that first: where it gets null, it tells nothing.
var asked = map[string]string{"onServiceConnected": "onBind", "onLoadFinished": "onCreateLoader"}

// maxUnset bounds what is told of what never ran.
const maxUnset = 2

// unsetWithin is how many dependences from the fault a read may be: what nothing ever set,
// and yet is on the way of the value, is seldom there by chance.
const unsetWithin = 12

// addUnset finds the stores, in the class of a field and those within it, that would have
// set a reference which a thin slice reads near the fault and which nothing ever set.
func (x *Explanation) addUnset(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	g := x.Graph
	seen := map[string]bool{}
	for _, n := range thin.Nodes {
		if at, _ := thin.step(n); at.Dist > unsetWithin || !g.readsUnset(n) {
			continue
		}
		m, i := g.codeOf(n)
		field := m.File.FieldText(m.Insns[i].Index)
		if seen[field] {
			continue
		}
		seen[field] = true
		for _, store := range g.stores(field) {
			if x.within(store.Method) || len(g.Executions(store.Method, store.PC)) > 0 || len(x.Unset) == maxUnset {
				continue
			}
			would, err := g.unexecuted(store.Method, store.PC, code)
			if err != nil {
				return err
			}
			if would.Stmt >= 0 {
				refused, err := g.refused(store.Method, code)
				if err != nil {
					return err
				}
				cut, err := g.cutShort(store, x.Criterion.Node, code)
				if err != nil {
					return err
				}
				asked, err := x.notYet(variable{-1, m.Fields[i].Number}, n, store, summaries, code)
				if err != nil {
					return err
				}
				x.Unset = append(x.Unset, UnsetElement{would, int(x.visible(n)), refused, cut, asked, false})
			}
		}
	}
	return nil
}

// addUngiven finds the calls in a class that would have given a framework's object what one that
// failed on null asked of it, such as the content to look for a view in, where none of them
// had run by then: they are of the same class, as the code names it.
func (x *Explanation) addUngiven(summaries *android.SummarySet, code *jimple.Program) error {
	g, c := x.Graph, &x.Criterion
	if c.Exception != nullPointer || c.Node < 0 || len(c.Operands) == 0 {
		return nil
	}
	state := framework.New(g.Program, summaries)
	for _, n := range g.Origins(g.Given(c.Node, c.Operands[0])) {
		if g.Kind(n) != Instruction || !g.Insn(n).Op.Has(invokeFlag) {
			continue
		}
		m, i := g.codeOf(n)
		field, ok := state.Gives(m, i)
		if !ok {
			continue
		}
		of := m.File.MethodRef(m.Insns[i].Index).Class
		class, _, _ := strings.Cut(strings.TrimSuffix(m.File.TypeDescriptor(of), ";"), "$")
		calls := g.within(class+";", func(f *dex.File, in *dex.Insn) bool {
			return in.Op.Has(invokeFlag) && in.Op.Index() == dex.IndexMethod && f.TypeDescriptor(f.MethodRef(in.Index).Class) == m.File.TypeDescriptor(of)
		})
		calls = slices.DeleteFunc(calls, func(p Place) bool {
			by, err := g.code.Body(p.Method)
			return err != nil || !state.Sets(by, by.At[p.PC], field)
		})
		first := func(p Place) Node {
			if ran := g.Executions(p.Method, p.PC); len(ran) > 0 {
				return ran[0]
			}
			return c.Node
		}
		if slices.ContainsFunc(calls, func(p Place) bool { return first(p) < n }) {
			continue
		}
		for _, p := range calls {
			if x.within(p.Method) || len(x.Unset) == maxUnset {
				continue
			}
			would, err := g.unexecuted(p.Method, p.PC, code)
			if err != nil {
				return err
			}
			u := UnsetElement{Would: would, Read: int(x.visible(n)), After: first(p) < c.Node}
			if !u.After {
				if u.Cut, err = g.cutShort(p, c.Node, code); err != nil {
					return err
				}
			}
			if would.Stmt >= 0 {
				x.Unset = append(x.Unset, u)
			}
		}
	}
	return nil
}

// refused returns the last null that the app returned to what asks for what a callback would
// have told, nil if there is none, or if something else was returned, too.
func (g *Graph) refused(callback dex.MethodID, code *jimple.Program) (*Element, error) {
	name, ok := asked[g.Program.MethodName(callback)]
	if !ok {
		return nil, nil
	}
	last := NoNode
	for i := range g.Frames {
		if g.Program.MethodName(g.Frames[i].Method) != name || g.Frames[i].Call != NoNode {
			continue
		}
		n, ok := g.LastOfFrame(int32(i), Node(g.Len()-1))
		if in := g.Insn(n); !ok || in == nil || in.Op != dex.OpReturnObject {
			return nil, nil
		}
		if last, ok = g.nullOf(n); !ok {
			return nil, nil
		}
	}
	if last == NoNode {
		return nil, nil
	}
	e, ok, err := g.Describe(last, code)
	if err != nil || !ok || e.Stmt < 0 {
		return nil, err
	}
	return &e, nil
}

// cutShort returns the last statement of a store's method from which the store can follow,
// and after which an exception, or the fault itself, kept the method from going on; nil if
// there is none.
func (g *Graph) cutShort(store Place, until Node, code *jimple.Program) (*Element, error) {
	last := NoNode
	consider := func(n Node) {
		if n <= last || n > until || g.Frame(n).Method != store.Method || g.Kind(n) != Instruction {
			return
		}
		if m, i := g.codeOf(n); m.At[store.PC] >= 0 && reaches(m, i)[m.At[store.PC]] {
			last = n
		}
	}
	for n := range g.raised {
		consider(n)
	}
	for f := g.Frame(until); f.Call != NoNode && f.Parent >= 0; f = &g.Frames[f.Parent] {
		consider(f.Call) // open when the fault came
	}
	if last == NoNode {
		return nil, nil
	}
	e, ok, err := g.Describe(last, code)
	if err != nil || !ok || e.Stmt < 0 {
		return nil, err
	}
	return &e, nil
}

// nullOf returns what made what a node gives null, if that is known: a constant, or a field
// that nothing had set. Returns at one place may be of several lines.
func (g *Graph) nullOf(n Node) (Node, bool) {
	for range maxOrigins {
		in := g.Insn(n)
		switch {
		case in == nil || g.Kind(n) != Instruction:
			return NoNode, false
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
	return NoNode, false
}

// readsUnset reports whether a node reads a reference from a field that nothing had set.
func (g *Graph) readsUnset(n Node) bool {
	if g.Kind(n) != Instruction {
		return false
	}
	in := g.Insn(n)
	if in.Op != dex.OpIgetObject && in.Op != dex.OpSgetObject {
		return false
	}
	from := g.lastValue(n)
	if from < 0 || g.Kind(from) != Instruction {
		return true
	}
	return g.Insn(from).Op == dex.OpNewInstance
}

// stores returns the instructions that set a field in its class and those within it or, where
// there are none, in the class around it and those within that, but for constructors: what
// these set they did set, unless a branch kept it from that; such stores come first. What the compiler made so that inner classes can set a
// private field stands for nothing: its calls do.
func (g *Graph) stores(field string) []Place {
	class, _, _ := strings.Cut(field, "->")
	sets := func(f *dex.File, in *dex.Insn) bool {
		return (in.Op == dex.OpIputObject || in.Op == dex.OpSputObject) && f.FieldText(in.Index) == field
	}
	made := slices.DeleteFunc(g.making(class, sets), func(p Place) bool { return !g.kept(p) })
	found := g.within(class, sets)
	if outer, _, nested := strings.Cut(class, "$"); len(found) == 0 && nested {
		class = outer + ";"
		found = g.within(class, sets)
	}
	all := made
	for _, p := range found {
		if m, err := g.code.Body(p.Method); err != nil || !m.Accessor {
			all = append(all, p)
			continue
		}
		accessor := g.Program.MethodText(p.Method)
		all = append(all, g.within(class, func(f *dex.File, in *dex.Insn) bool {
			return (in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange) && f.MethodText(in.Index) == accessor
		})...)
	}
	return slices.DeleteFunc(all, func(p Place) bool {
		m, err := g.code.Body(p.Method)
		return err == nil && g.setsNull(m, m.At[p.PC])
	})
}

// setsNull reports whether a store, or a call of what the compiler made for one, stores null
// whenever it runs.
func (g *Graph) setsNull(m *bodies.Body, i int32) bool {
	in := &m.Insns[i]
	stored := in.A
	switch {
	case in.Op == dex.OpIputObject || in.Op == dex.OpSputObject:
	case in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange:
		callee, ok := g.Program.FindMethod(m.File.MethodText(in.Index))
		if !ok || in.NumArgs() == 0 {
			return false
		}
		if by, err := g.code.Body(callee); err != nil || !by.Accessor {
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

// kept reports whether a branch kept an instruction of a method that ran from running.
func (g *Graph) kept(p Place) bool {
	m, err := g.code.Body(p.Method)
	return err == nil && len(g.Executions(p.Method, p.PC)) == 0 && slices.ContainsFunc(m.Controls.Of(m.At[p.PC]), func(above int32) bool {
		return m.Insns[above].Op.Has(dex.FlagIf|dex.FlagSwitch) && len(g.Executions(p.Method, m.Insns[above].PC)) > 0
	})
}

// within returns the instructions of a class and those within it that are as wanted, but
// for those of constructors and initialisers.
func (g *Graph) within(class string, wanted func(*dex.File, *dex.Insn) bool) []Place {
	inner := strings.TrimSuffix(class, ";") + "$"
	return g.instructions(func(c string) bool { return c == class || strings.HasPrefix(c, inner) }, false, wanted)
}

// making returns those of the constructors and initialisers of a class.
func (g *Graph) making(class string, wanted func(*dex.File, *dex.Insn) bool) []Place {
	return g.instructions(func(c string) bool { return c == class }, true, wanted)
}

// instructions returns those as wanted of some classes: of constructors and initialisers, or of
// all other methods.
func (g *Graph) instructions(of func(class string) bool, making bool, wanted func(*dex.File, *dex.Insn) bool) []Place {
	var out []Place
	for i := range g.Program.Classes {
		c := &g.Program.Classes[i]
		if !of(c.Descriptor) {
			continue
		}
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			code, ok, err := g.Program.Code(m)
			if name := g.Program.MethodName(m); err != nil || !ok || making != (name == "<init>" || name == "<clinit>") {
				continue
			}
			code.All(func(in *dex.Insn) bool {
				if wanted(c.File, in) {
					out = append(out, Place{m, in.PC})
				}
				return true
			})
		}
	}
	return out
}

// notYet returns the last call before a node that asked for later for what would have come to
// a store of a field, and for which nothing ran; nil if there is none.
func (x *Explanation) notYet(field variable, before Node, store Place, summaries *android.SummarySet, code *jimple.Program) (*Element, error) {
	g := x.Graph
	entered := map[dex.MethodID]bool{}
	for i := range g.Frames {
		entered[g.Frames[i].Method] = true
	}
	if entered[store.Method] {
		return nil, nil
	}
	// What methods may set is asked only where one was handed over that did not run: for the
	// answer the whole code is read.
	var o *omissions
	state := framework.New(g.Program, summaries)
	sets := func(id dex.MethodID) bool {
		if entered[id] {
			return false
		}
		if o == nil {
			o = newOmissionsOf(g, summaries)
		}
		return o.effects.mayDefine(id, field)
	}
	last := NoNode
	for _, m := range g.code.All() {
		for i := range m.Insns {
			if m.Library || !m.Insns[i].Op.Has(dex.FlagInvoke) || !slices.ContainsFunc(state.Handed(m, int32(i), true), sets) {
				continue
			}
			for _, n := range g.Executions(m.ID, m.Insns[i].PC) {
				if n < before {
					last = max(last, n)
				}
			}
		}
	}
	if last == NoNode {
		return nil, nil
	}
	e, ok, err := g.Describe(last, code)
	if err != nil || !ok || e.Stmt < 0 || x.within(e.Method) {
		return nil, err
	}
	return &e, nil
}
