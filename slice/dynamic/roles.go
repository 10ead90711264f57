// What decided the way of a value: statements that ran, carried no value, and but for which
// the fault would not have come about as it did.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// Role says what a statement of a thin slice decided. Those without one are on the way of
// the value.
type Role string

// The roles of statements. All of them ran: what did not is told beside the slice.
const (
	Kept    Role = "kept"    // kept from running what would have set a value
	Let     Role = "let"     // a check that let the fault through
	Called  Role = "called"  // a call that led to the fault, and nothing on the way asked for the state at fault
	Asked   Role = "asked"   // asked for the code that fails, before what that reads changed; or for what had not run yet when what it would have set was read
	Cut     Role = "cut"     // ended in an exception, or in the fault, before what would have set a value
	Refused Role = "refused" // gave null where the platform asked for what it would have told
)

// decides adds a statement that decided something about another element to the thin slice.
func (x *Explanation) decides(e *Element, role Role, about Node) {
	if !slices.Contains(x.decided, e.ID) {
		x.decided = append(x.decided, e.ID)
	}
	if i, ok := x.byID[e.ID]; ok {
		if known := &x.Elements[i]; !known.Thin {
			known.Thin, known.Role = true, role
			x.Thin.add(x.Elements, known)
		}
		return
	}
	added := *e
	added.Thin, added.Role, added.Distance = true, role, 1
	if i, ok := x.byID[int(about)]; ok {
		added.Distance = x.Elements[i].Distance + 1
	} else {
		about = x.Criterion.Node
	}
	added.Why = &Link{Element: int(about), Kind: EdgePotential}
	at, _ := slices.BinarySearchFunc(x.Elements, e.ID, func(have Element, id int) int { return have.ID - id })
	x.Elements = slices.Insert(x.Elements, at, added)
	for i := at; i < len(x.Elements); i++ {
		x.byID[x.Elements[i].ID] = i
	}
	x.Thin.add(x.Elements, &x.Elements[at])
	x.Full.add(x.Elements, &x.Elements[at])
}

// Beside reports whether an element decided that something did not happen: the fault
// depends on nothing that it did.
func (e *Element) Beside() bool { return e.Why != nil && e.Why.Kind == EdgePotential }

// Decided returns the elements that decided something, those on the way of the value too.
func (x *Explanation) Decided() []*Element {
	all := make([]*Element, len(x.decided))
	for i, id := range x.decided {
		all[i], _ = x.Find(id)
	}
	return all
}

// add counts an element that has come to a slice.
func (c *Count) add(all []Element, e *Element) {
	c.Executions++
	if !slices.ContainsFunc(all, func(o Element) bool {
		return o.ID != e.ID && o.Method == e.Method && o.PC == e.PC && !o.Event && (o.Thin || !e.Thin)
	}) {
		c.Statements++
	}
}

// decide adds to the thin slice what ran and decided, of all that was found.
func (x *Explanation) decide(code *jimple.Program) error {
	for i := range x.Omitted {
		o := &x.Omitted[i]
		x.decides(&o.Branch, Kept, Node(o.Read))
	}
	if x.Guard != nil {
		x.decides(x.Guard, Let, x.Criterion.Node)
	} else if err := x.unasked(code); err != nil {
		return err
	}
	if x.Late != nil {
		x.decides(&x.Late.Asked, Asked, Node(x.Late.Changed.ID))
	}
	for i := range x.Unset {
		if err := x.decidedUnset(&x.Unset[i], code); err != nil {
			return err
		}
	}
	return nil
}

// decidedNode adds a node that decided something, if there is one that is shown.
func (x *Explanation) decidedNode(n Node, role Role, about Node, code *jimple.Program) error {
	if n == NoNode {
		return nil
	}
	e, ok, err := x.Graph.Describe(n, code)
	if err != nil || !ok || e.Stmt < 0 || x.within(e.Method) {
		return err
	}
	x.decides(&e, role, about)
	return nil
}

// unasked adds the calls by which the fault was come to where the state of an object is at
// fault and no check let it through.
func (x *Explanation) unasked(code *jimple.Program) error {
	if !x.Criterion.State {
		return nil
	}
	f := x.Graph.Frame(x.Criterion.Node)
	for range maxUnasked {
		if f.Call == NoNode || f.Parent < 0 {
			break
		}
		e, ok, err := x.Graph.Describe(f.Call, code)
		if err != nil {
			return err
		}
		if ok && e.Stmt >= 0 && !x.within(e.Method) {
			x.decides(&e, Called, x.Criterion.Node)
		}
		f = &x.Graph.Frames[f.Parent]
	}
	return nil
}

// maxUnasked is how many calls above the fault are taken to have come there without asking.
const maxUnasked = 3

// decidedUnset adds what kept a store from ever running: the branches above it where its
// method ran, the null for which the platform did not call that method.
func (x *Explanation) decidedUnset(u *UnsetElement, code *jimple.Program) error {
	if u.Refused != nil {
		x.decides(u.Refused, Refused, Node(u.Read))
	}
	if u.Cut != nil {
		x.decides(u.Cut, Cut, Node(u.Read))
	}
	if u.Asked != nil {
		x.decides(u.Asked, Asked, Node(u.Read))
	}
	if u.After {
		return nil
	}
	m, err := x.Graph.code.Body(u.Would.Method)
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
		ran := x.Graph.Executions(u.Would.Method, in.PC)
		if len(ran) == 0 {
			continue
		}
		e, ok, err := x.Graph.Describe(ran[len(ran)-1], code)
		if err != nil {
			return err
		}
		if ok && e.Stmt >= 0 {
			x.decides(&e, Kept, Node(u.Read))
		}
	}
	return nil
}
