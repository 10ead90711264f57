// Stores that had not run: those that would have set a field which was read as it was made.

package omission

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// asked are the callbacks by which the platform tells something, with the one by which it
// asks the app for that first: where it gets null, it tells nothing.
var asked = map[string]string{"onServiceConnected": "onBind", "onLoadFinished": "onCreateLoader"}

// maxUnset bounds what is told of what never ran.
const maxUnset = 2

// unsetWithin is how many dependences from the fault a read may be: what nothing ever set,
// and yet is on the way of the value, is seldom there by chance.
const unsetWithin = 12

// unset finds the stores, in the class of a field and those within it, that would have
// set a reference which a thin slice reads near the fault and which nothing ever set.
func (x *finding) unset() error {
	g := x.g
	seen := map[string]bool{}
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); (at.Dist > unsetWithin || !g.readsUnset(n)) && (at.Dist > omittedWithin || !g.readsZero(n)) {
			continue
		}
		m, i := g.CodeOf(n)
		field := m.File.FieldText(m.Insns[i].Index)
		if seen[field] {
			continue
		}
		seen[field] = true
		for _, store := range g.stores(field) {
			if x.Within(store.Method) || len(g.Executions(store.Method, store.PC)) > 0 || len(x.Unset) == maxUnset {
				continue
			}
			would, err := g.unexecuted(store.Method, store.PC, x.code)
			if err != nil {
				return err
			}
			if would.Stmt >= 0 {
				refused, err := g.refused(store.Method, x.code)
				if err != nil {
					return err
				}
				cut, err := g.cutShort(store, x.Criterion.Node, x.code)
				if err != nil {
					return err
				}
				asked, err := x.notYet(variable{-1, m.Fields[i].Number}, n, store)
				if err != nil {
					return err
				}
				x.Unset = append(x.Unset, dynamic.UnsetElement{Would: would, Read: int(x.Visible(n)), Refused: refused, Cut: cut, Asked: asked})
			}
		}
	}
	return nil
}

// refused returns the last null that the app returned to what asks for what a callback would
// have told, nil if there is none, or if something else was returned, too.
func (g run) refused(callback dex.MethodID, code *jimple.Program) (*dynamic.Element, error) {
	name, ok := asked[g.Program.MethodName(callback)]
	if !ok {
		return nil, nil
	}
	last := dynamic.NoNode
	for i := range g.Frames {
		if g.Program.MethodName(g.Frames[i].Method) != name || g.Frames[i].Call != dynamic.NoNode {
			continue
		}
		n, ok := g.LastOfFrame(int32(i), dynamic.Node(g.Len()-1))
		if in := g.Insn(n); !ok || in == nil || in.Op != dex.OpReturnObject {
			return nil, nil
		}
		if last, ok = g.nullOf(n); !ok {
			return nil, nil
		}
	}
	if last == dynamic.NoNode {
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
func (g run) cutShort(store dynamic.Place, until dynamic.Node, code *jimple.Program) (*dynamic.Element, error) {
	last := dynamic.NoNode
	consider := func(n dynamic.Node) {
		if n <= last || n > until || g.Frame(n).Method != store.Method || g.Kind(n) != dynamic.Instruction {
			return
		}
		if m, i := g.CodeOf(n); m.At[store.PC] >= 0 && bodies.Reaches(m, i)[m.At[store.PC]] {
			last = n
		}
	}
	for _, n := range g.Raisings() {
		consider(n)
	}
	for f := g.Frame(until); f.Call != dynamic.NoNode && f.Parent >= 0; f = &g.Frames[f.Parent] {
		consider(f.Call) // open when the fault came
	}
	if last == dynamic.NoNode {
		return nil, nil
	}
	e, ok, err := g.Describe(last, code)
	if err != nil || !ok || e.Stmt < 0 {
		return nil, err
	}
	return &e, nil
}

// stores returns the instructions that set a field in its class and those within it or, where
// there are none, in the class around it and those within that, but for constructors: what
// these set they did set, unless a branch kept it from that; such stores come first. What the compiler made so that inner classes can set a
// private field stands for nothing: its calls do.
func (g run) stores(field string) []dynamic.Place {
	class, _, _ := strings.Cut(field, "->")
	sets := func(f *dex.File, in *dex.Insn) bool {
		return (in.Op == dex.OpIputObject || in.Op == dex.OpSputObject || in.Op == dex.OpIput || in.Op == dex.OpSput) && f.FieldText(in.Index) == field
	}
	made := slices.DeleteFunc(g.making(class, sets), func(p dynamic.Place) bool { return !g.kept(p) })
	found := g.within(class, sets)
	if outer, _, nested := strings.Cut(class, "$"); len(found) == 0 && nested {
		class = outer + ";"
		found = g.within(class, sets)
	}
	all := made
	for _, p := range found {
		if m, err := g.Body(p.Method); err != nil || !m.Accessor {
			all = append(all, p)
			continue
		}
		accessor := g.Program.MethodText(p.Method)
		all = append(all, g.within(class, func(f *dex.File, in *dex.Insn) bool {
			return (in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange) && f.MethodText(in.Index) == accessor
		})...)
	}
	return slices.DeleteFunc(all, func(p dynamic.Place) bool {
		m, err := g.Body(p.Method)
		return err == nil && g.setsNull(m, m.At[p.PC])
	})
}

// kept reports whether a branch kept an instruction of a method that ran from running.
func (g run) kept(p dynamic.Place) bool {
	m, err := g.Body(p.Method)
	return err == nil && len(g.Executions(p.Method, p.PC)) == 0 && slices.ContainsFunc(m.Controls.Of(m.At[p.PC]), func(above int32) bool {
		return m.Insns[above].Op.Has(dex.FlagIf|dex.FlagSwitch) && len(g.Executions(p.Method, m.Insns[above].PC)) > 0
	})
}

// within returns the instructions of a class and those within it that are as wanted, but
// for those of constructors and initialisers.
func (g run) within(class string, wanted func(*dex.File, *dex.Insn) bool) []dynamic.Place {
	inner := strings.TrimSuffix(class, ";") + "$"
	return g.instructions(func(c string) bool { return c == class || strings.HasPrefix(c, inner) }, false, wanted)
}

// making returns those of the constructors and initialisers of a class.
func (g run) making(class string, wanted func(*dex.File, *dex.Insn) bool) []dynamic.Place {
	return g.instructions(func(c string) bool { return c == class }, true, wanted)
}

// instructions returns those as wanted of some classes: of constructors and initialisers, or of
// all other methods.
func (g run) instructions(of func(class string) bool, making bool, wanted func(*dex.File, *dex.Insn) bool) []dynamic.Place {
	var out []dynamic.Place
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
					out = append(out, dynamic.Place{Method: m, PC: in.PC})
				}
				return true
			})
		}
	}
	return out
}

// notYet returns the last call before a node that asked for later for what would have come to
// a store of a field, and for which nothing ran; nil if there is none.
func (x *finding) notYet(field variable, before dynamic.Node, store dynamic.Place) (*dynamic.Element, error) {
	g := x.g
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
	state := x.state
	sets := func(id dex.MethodID) bool {
		if entered[id] {
			return false
		}
		if o == nil {
			o = newOmissionsOf(g, x.summaries)
		}
		return o.effects.mayDefine(id, field)
	}
	last := dynamic.NoNode
	for _, m := range g.Code().All() {
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
	if last == dynamic.NoNode {
		return nil, nil
	}
	e, ok, err := g.Describe(last, x.code)
	if err != nil || !ok || e.Stmt < 0 || x.Within(e.Method) {
		return nil, err
	}
	return &e, nil
}

// unexecuted describes a statement of which no execution is meant; without one its Stmt
// is -1.
func (g run) unexecuted(method dex.MethodID, pc uint32, code *jimple.Program) (dynamic.Element, error) {
	e := dynamic.Element{ID: -1, Method: method, PC: pc, Stmt: -1, Position: -1}
	body, err := code.Body(method)
	if err != nil {
		return e, err
	}
	if first, end := body.At(pc); first < end {
		e.Stmt = end - 1
	}
	m, err := g.Body(method)
	if err != nil {
		return e, err
	}
	if line, ok := dex.LineAt(m.Lines, pc); ok {
		e.Line = int(line)
	}
	return e, nil
}

// decidedUnset adds what kept a store from ever running: the branches above it where its
// method ran, the null for which the platform did not call that method.
func (x *finding) decidedUnset(u *dynamic.UnsetElement) error {
	if u.Refused != nil {
		x.Decides(u.Refused, dynamic.Refused, dynamic.Node(u.Read))
	}
	if u.Cut != nil {
		x.Decides(u.Cut, dynamic.Cut, dynamic.Node(u.Read))
	}
	if u.Asked != nil {
		x.Decides(u.Asked, dynamic.Asked, dynamic.Node(u.Read))
		// Of the two that were asked for, the other one came first.
		if by, callback, ok := Registered(x.Graph, dynamic.Node(u.Read)); ok && x.g.asksOnce(by, callback, x.state) {
			if err := x.decidedNode(by, dynamic.Asked, dynamic.Node(u.Read)); err != nil {
				return err
			}
		}
	}
	if u.After {
		return nil
	}
	m, err := x.g.Body(u.Would.Method)
	if err != nil {
		return err
	}
	if int(u.Would.PC) >= len(m.At) || m.At[u.Would.PC] < 0 {
		return nil
	}
	for _, above := range m.Controls.Of(m.At[u.Would.PC]) {
		in := &m.Insns[above]
		if !in.Op.Has(dex.FlagIf | dex.FlagSwitch) {
			continue
		}
		ran := x.g.Executions(u.Would.Method, in.PC)
		if len(ran) == 0 {
			continue
		}
		e, ok, err := x.g.Describe(ran[len(ran)-1], x.code)
		if err != nil {
			return err
		}
		if ok && e.Stmt >= 0 {
			x.Decides(&e, dynamic.Kept, dynamic.Node(u.Read))
		}
	}
	return nil
}
