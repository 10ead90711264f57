// The vocabulary of the dependence graph: nodes, dependences, variables.

package pdg

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// Node is a point of the dependence graph: a statement, or a part of one.
type Node struct {
	Method dex.MethodID
	Stmt   int32
	Part   Part
}

// Part tells which part of a statement a Node is.
type Part int16

const (
	Whole  Part = 0  // the statement: that it runs, and what it computes
	Entry  Part = -1 // the start of the method (Stmt is 0): that it is called
	Thrown Part = -2 // the exceptions that a call lets out
)

// Argument is the value of operand k of a call, the receiver first.
func Argument(k int) Part { return Part(1 + k) }

// Effect is effect e of the summary of a call to the framework.
func Effect(e int) Part { return firstEffect + Part(e) }

// elementOf is effect e, the copy of a container, as far as one element of it is asked
// for: that it happens, not what else is copied.
func elementOf(e int) Part { return firstElement + Part(e) }

// Operand returns the number of an operand that a part is.
func (p Part) Operand() (int, bool) { return p.argument() }

// IsElement reports whether a part is the copy of one element by an effect that copies a
// whole container.
func (p Part) IsElement() bool { return p >= firstElement }

const (
	firstEffect  Part = 4096
	firstElement Part = 8192
)

// argument returns k for Argument(k).
func (p Part) argument() (int, bool) { return int(p) - 1, p > 0 && p < firstEffect }

func (p Part) effect() (int, bool) {
	if p >= firstElement {
		return int(p - firstElement), true
	}
	return int(p - firstEffect), p >= firstEffect
}

// Kind is the kind of a dependence.
type Kind uint8

const (
	Value     Kind = iota // a local's value is used
	Base                  // a local is used as address: receiver, base of a field or array, index, key
	Control               // a branch or a statement that may throw decides
	Heap                  // a field, static field or array element is read
	Framework             // state inside a framework object is read
	Param                 // a parameter gets an argument
	Result                // a call gets what the callee returns
	Exception             // a handler gets what was thrown
	Call                  // a method runs because of a call
	Register              // a callback runs because its object was registered
	Async                 // a callback runs because it was posted
	ICC                   // a component runs because it was started; an intent arrives
	Lifecycle             // a callback cannot run before another one
	Init                  // a class initialiser runs because of a first use
	numKinds
)

var kindNames = [...]string{"value", "base", "control", "heap", "framework", "param", "result", "exception", "call", "register", "async", "icc", "lifecycle", "init"}

func (k Kind) String() string { return kindNames[k] }

// KindSet is a set of kinds.
type KindSet uint32

// KindsOf returns the set of the given kinds.
func KindsOf(kinds ...Kind) KindSet {
	var s KindSet
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

// Has reports whether a kind is in the set.
func (s KindSet) Has(k Kind) bool { return s>>k&1 != 0 }

// Sets of kinds for slices of three sizes.
var (
	// Thin follows values only, through variables, calls, heap and framework.
	Thin = KindsOf(Value, Heap, Framework, Param, Result, Exception)
	// Full adds addresses, control, calls and the causes of callbacks.
	Full = Thin | KindsOf(Base, Control, Call, Register, Async, ICC, Init)
	// AllKinds adds lifecycle order.
	AllKinds = Full | KindsOf(Lifecycle)
)

// Direction tells how a dependence crosses methods.
type Direction uint8

const (
	Within Direction = iota // inside one method
	Up                      // from a callee to its caller
	Down                    // from a caller into a callee
	Across                  // through memory, the framework or an event: in any context
)

// VarKind tells what carries a dependence.
type VarKind uint8

const (
	VarNone     VarKind = iota
	VarLocal            // ID is a local of the dependent node's body
	VarField            // ID is a FieldKey
	VarElement          // an array element
	VarLocation         // ID is an android.FieldID
	VarParam            // ID is an operand number of a call, the receiver first
)

// Var is what carries a dependence.
type Var struct {
	Kind VarKind
	ID   int32
}

// Dep is a dependence of some node on this Node.
type Dep struct {
	Node
	Kind      Kind
	Direction Direction
	Var       Var
	Guess     bool // rests on the default rule for framework methods nobody described
}

// Body returns the lifted body of a method, nil if it has none or cannot be lifted.
func (a *App) Body(m dex.MethodID) *jimple.Body {
	b, err := a.Code.Body(m)
	if err != nil {
		return nil
	}
	return b
}

// NodesAt returns the nodes of the statements of the instruction at a pc.
func (a *App) NodesAt(m dex.MethodID, pc uint32) []Node {
	b := a.Body(m)
	if b == nil {
		return nil
	}
	var list []Node
	first, end := b.At(pc)
	for i := first; i < end; i++ {
		list = append(list, Node{Method: m, Stmt: i})
	}
	return list
}

// Reference returns the statement reference of a node.
func (a *App) Reference(n Node) string {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) {
		return a.Prog.MethodText(n.Method)
	}
	return a.Prog.Reference(n.Method, b.Stmts[n.Stmt].PC)
}

// Effects returns how many effects the summary of a call to the framework has.
func (a *App) Effects(n Node) int {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return 0
	}
	if c := a.call(b, n.Stmt); c.summary != nil {
		return len(c.summary.Effects)
	}
	return 0
}

// Selected returns the app method that a call runs on an object of just that class.
func (a *App) Selected(n Node, class string) (dex.MethodID, bool) {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return 0, false
	}
	c := a.call(b, n.Stmt)
	t, ok := a.h.lookup(class)
	if !ok || c.ref < 0 {
		return 0, false
	}
	return a.resolve(t, a.x.refSel[c.ref])
}

// WritesBeyond reports whether an effect of a call writes to an object that the call's
// receiver holds.
func (a *App) WritesBeyond(n Node) bool {
	b := a.Body(n.Method)
	e, ok := n.Part.effect()
	if b == nil || !ok || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return false
	}
	c := a.call(b, n.Stmt)
	return c.summary != nil && e < len(c.summary.Effects) && len(c.summary.Effects[e].Loc.Steps) > 1 && c.summary.Effects[e].Loc.Root == android.RootThis
}

// Written returns the operand whose own state an effect of a call writes, -1 where it is
// none of them or another object that is reached from one.
func (a *App) Written(n Node) int {
	b := a.Body(n.Method)
	e, ok := n.Part.effect()
	if b == nil || !ok || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return -1
	}
	c := a.call(b, n.Stmt)
	if c.summary == nil || e >= len(c.summary.Effects) || len(c.summary.Effects[e].Loc.Steps) != 1 {
		return -1
	}
	return c.operand(c.summary.Effects[e].Loc)
}

// OfResult stands for what a call returns, where an operand is asked for.
const OfResult = -1

// Fills returns the effects by which a call to the framework puts something into its
// operand k, or into its result.
func (a *App) Fills(n Node, k int) []Part {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return nil
	}
	c := a.call(b, n.Stmt)
	if c.summary == nil {
		return nil
	}
	puts := func(e *android.Effect) bool {
		return (e.Op == android.Set || e.Op == android.Add) && len(e.Loc.Steps) > 0 &&
			(k == OfResult && e.Loc.Root == android.RootRet || k >= 0 && e.Loc.Root != android.RootRet && c.operand(e.Loc) == k)
	}
	var inner []android.Path // objects of the summary's own that it puts there
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		for _, v := range e.From {
			if puts(e) && v.Kind == android.ValuePath && v.Path.Root == android.RootLocal && len(v.Path.Steps) == 0 {
				inner = append(inner, v.Path)
			}
		}
	}
	var list []Part
	for i := range c.summary.Effects {
		e := &c.summary.Effects[i]
		within := len(e.Loc.Steps) > 0 && slices.ContainsFunc(inner, func(p android.Path) bool {
			return e.Loc.Root == p.Root && e.Loc.Index == p.Index && (e.Op == android.Set || e.Op == android.Add)
		})
		if (within || puts(e)) && android.FromPaths(e.From) {
			list = append(list, Effect(i))
		}
	}
	return list
}

// Text returns what a node stands for, in Jimple.
func (a *App) Text(n Node) string {
	b := a.Body(n.Method)
	if b == nil || int(n.Stmt) >= len(b.Stmts) {
		return a.Prog.MethodText(n.Method)
	}
	text := b.Text(n.Stmt)
	if k, ok := n.Part.argument(); ok {
		return fmt.Sprintf("argument %d of %s", k, text)
	}
	if e, ok := n.Part.effect(); ok {
		if c := a.call(b, n.Stmt); c.summary != nil && e < len(c.summary.Effects) {
			return fmt.Sprintf("%s [%s]", text, a.Summaries.FormatEffect(c.summary.Effects[e]))
		}
	}
	switch n.Part {
	case Entry:
		return "entry of " + a.Prog.MethodText(n.Method)
	case Thrown:
		return "exceptions of " + text
	}
	return text
}

// VarText names what carries a dependence of node n.
func (a *App) VarText(n Node, v Var) string {
	switch v.Kind {
	case VarLocal:
		if b := a.Body(n.Method); b != nil && int(v.ID) < len(b.Locals) {
			if name := b.SourceName(v.ID); name != "" {
				return name
			}
			return b.Locals[v.ID].Name
		}
	case VarField:
		return a.FieldText(FieldKey(v.ID))
	case VarElement:
		return "[]"
	case VarLocation:
		if name := a.Summaries.FieldName(android.FieldID(v.ID)); name != "" {
			return name
		}
		return "[]"
	case VarParam:
		return fmt.Sprintf("argument %d", v.ID)
	}
	return ""
}

// FieldText returns a field as Lclass;->name:type.
func (a *App) FieldText(f FieldKey) string {
	if int(f) < len(a.Prog.Fields) {
		return a.Prog.FieldText(dex.FieldID(f))
	}
	n := a.x.fieldNames[int(f)-len(a.Prog.Fields)]
	return n.class + "->" + n.name + ":" + n.typ
}
