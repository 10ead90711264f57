// Callbacks at the wrong time: asked for before something changed what they read, and called
// off by nothing; or not run yet when what they would have set was read.

package dynamic

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Late is what made a callback run after the change of what it reads.
type Late struct {
	Asked Node // the call that asked for the callback, once and for later
	// Changed is the change nearest to the fault, in a callback in between, or the callback
	// that tells that the activity went.
	Changed Node
}

// Late returns what made the callback of a thin slice's criterion come too late; false
// where it did not.
func (g *Graph) Late(thin *Slice, summaries *android.SummarySet) (Late, bool) {
	number := g.Frame(thin.Criterion.Node).Callback
	if number < 1 || int(number) > len(g.Callbacks) {
		return Late{}, false
	}
	c := &g.Callbacks[number-1]
	asked := Node(-1)
	if c.Entry >= 0 && !c.Nested {
		g.Edges(c.Entry, func(e Edge) bool {
			if e.Kind() == EdgeRegister && !e.Assumed() {
				asked = max(asked, g.visible(e.To))
			}
			return true
		})
	}
	if asked < 0 || !g.asksOnce(asked, c.Method, summaries) {
		return Late{}, false
	}
	late, nearest := Late{Asked: asked, Changed: -1}, int32(0)
	for _, n := range thin.Nodes {
		at := g.visible(n)
		if at <= asked || at >= c.Entry || g.Frame(at).Callback == g.Frame(asked).Callback {
			continue
		}
		step, _ := thin.step(n)
		if !g.changes(at) && !strings.HasPrefix(g.Label(step.Edge), goneLabel) {
			continue
		}
		if late.Changed < 0 || step.Dist < nearest {
			late.Changed, nearest = at, step.Dist
		}
	}
	return late, late.Changed >= 0
}

// asksOnce reports whether a call hands a callback over to run later, of itself, rather
// than whenever a user does something.
func (g *Graph) asksOnce(call Node, callback dex.MethodID, summaries *android.SummarySet) bool {
	if g.Kind(call) != Instruction || !g.Insn(call).Op.Has(dex.FlagInvoke) {
		return false
	}
	state := &frameworkState{program: g.Program, summaries: summaries}
	m, i := g.codeOf(call)
	summary := state.summary(m, i)
	if summary == nil {
		return false
	}
	for k := range summary.Effects {
		for _, v := range summary.Effects[k].From {
			if v.Call != nil && v.Call.Method == g.Program.MethodName(callback) && once(v.Call.Timing) {
				return true
			}
		}
	}
	return false
}

// once reports whether a callback of a timing comes of itself, after the call that asked for
// it.
func once(t android.Timing) bool {
	return t == android.Main || t == android.Worker || t == android.Deferred
}

// handed returns the methods of the app that the framework runs for a call: of the objects
// handed over, as far as the code alone tells their classes. With later, only those that come
// of themselves after the call.
func (s *frameworkState) handed(m *bodies.Body, i int32, later bool) []dex.MethodID {
	summary := s.summary(m, i)
	if summary == nil {
		return nil
	}
	var out []dex.MethodID
	for k := range summary.Effects {
		for _, v := range summary.Effects[k].From {
			if v.Call == nil || later && !once(v.Call.Timing) {
				continue
			}
			r, ok := register(m, i, v.Call.Receiver.Root, int(v.Call.Receiver.Index))
			if !ok {
				continue
			}
			classes := s.classesOf(m, i, r)
			if len(v.Call.Receiver.Steps) > 0 {
				classes = s.madeWith(m, i, r)
			}
			for _, class := range classes {
				if id, ok := s.method(class, v.Call.Method); ok && !slices.Contains(out, id) {
					out = append(out, id)
				}
			}
		}
	}
	return out
}

// classesOf returns the classes that the object in a register may have: the one that was made
// there, or those of the app that fit the field from which it comes, in the class of the field
// and those within it.
func (s *frameworkState) classesOf(m *bodies.Body, i int32, r uint16) []string {
	at, ok := setter(m, i, r)
	if !ok {
		if !m.Static && len(m.ParamReg) > 0 && r == m.ParamReg[0] {
			return m.Params[:1]
		}
		return nil
	}
	if m.Insns[at].Op == dex.OpNewInstance {
		return []string{m.File.TypeDescriptor(m.Insns[at].Index)}
	}
	owner, member, ok := strings.Cut(m.Read(at), "->")
	if !ok {
		return nil
	}
	_, declared, _ := strings.Cut(member, ":")
	if c, ok := s.program.Class(declared); ok && s.program.Classes[c].Def.Access&(dex.AccInterface|dex.AccAbstract) == 0 {
		return []string{declared}
	}
	var out []string
	inner := strings.TrimSuffix(owner, ";") + "$"
	for k := range s.program.Classes {
		if c := &s.program.Classes[k]; (c.Descriptor == owner || strings.HasPrefix(c.Descriptor, inner)) && s.named(c, declared) {
			out = append(out, c.Descriptor)
		}
	}
	return out
}

// madeWith returns the classes of what the constructor of the object in a register was given.
func (s *frameworkState) madeWith(m *bodies.Body, i int32, r uint16) []string {
	at, ok := setter(m, i, r)
	if !ok || m.Insns[at].Op != dex.OpNewInstance {
		return nil
	}
	var out []string
	for k := at + 1; k < i; k++ {
		in := &m.Insns[k]
		if in.Op != dex.OpInvokeDirect && in.Op != dex.OpInvokeDirectRange || in.NumArgs() < 2 || in.Arg(0) != r {
			continue
		}
		for a := 1; a < in.NumArgs(); a++ {
			out = append(out, s.classesOf(m, k, in.Arg(a))...)
		}
		break
	}
	return out
}

// named reports whether a class names another one as what it extends or implements.
func (s *frameworkState) named(c *dex.Class, other string) bool {
	if c.Def.Super != dex.NoIndex && c.File.TypeDescriptor(c.Def.Super) == other {
		return true
	}
	list, err := c.File.Interfaces(c.Def)
	for k := range list.Len() {
		if err == nil && c.File.TypeDescriptor(list.At(k)) == other {
			return true
		}
	}
	return false
}

// method returns the method of a name that an object of a class of the app has from the app.
func (s *frameworkState) method(class, name string) (dex.MethodID, bool) {
	for range maxSupers {
		c, ok := s.program.Class(class)
		if !ok {
			break
		}
		def := &s.program.Classes[c]
		for m := def.FirstMethod; m < def.EndMethod; m++ {
			if s.program.Methods[m].CodeOff != 0 && s.program.MethodName(m) == name && s.program.Methods[m].Access&dex.AccSynthetic == 0 {
				return m, true
			}
		}
		if def.Def.Super == dex.NoIndex {
			break
		}
		class = def.File.TypeDescriptor(def.Def.Super)
	}
	return 0, false
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
	o := newOmissionsOf(g, summaries)
	sets := func(id dex.MethodID) bool { return !entered[id] && o.effects.mayDefine(id, field) }
	last := NoNode
	for _, m := range g.code.All() {
		for i := range m.Insns {
			if m.Library || !m.Insns[i].Op.Has(dex.FlagInvoke) || !slices.ContainsFunc(o.state.handed(m, int32(i), true), sets) {
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

// changes reports whether a node stores something, or is a call that may.
func (g *Graph) changes(n Node) bool {
	if n < 0 || g.Kind(n) != Instruction {
		return false
	}
	op := g.Insn(n).Op
	return op.Has(dex.FlagInvoke) || op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort
}

// LateElement is a late callback as people read it.
type LateElement struct {
	Asked, Changed Element
}

// addLate finds whether the crash's callback came too late.
func (x *Explanation) addLate(thin *Slice, summaries *android.SummarySet, code *jimple.Program) error {
	late, ok := x.Graph.Late(thin, summaries)
	if !ok {
		return nil
	}
	asked, ok, err := x.Graph.Describe(late.Asked, code)
	if err != nil || !ok || asked.Stmt < 0 {
		return err
	}
	changed, ok, err := x.Graph.Describe(late.Changed, code)
	if err != nil || !ok || changed.Stmt < 0 && !changed.Event {
		return err
	}
	x.Late = &LateElement{asked, changed}
	return nil
}
