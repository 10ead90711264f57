// Summaries evaluated: what a framework call does to locations and values.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// effects evaluates one summary.
type effects struct {
	rp     *replay
	t      *thread
	f      *frame
	c      *call
	s      *android.Summary
	result value
	locals []object
	wrote  dynamic.Node // the last effect on an element of the receiver
	// chosen is the element of a container that the call takes, if that is known.
	chosen      *value
	chosenOwner object
	chosenField int32
	match       *keyMatch
	assumed     bool           // which key it is was assumed
	answers     []dynamic.Node // what callbacks inside of the call returned before its effects
	parts       []dynamic.Node // the effects of the call
	sought      []location     // read at a known key
	soughtAny   []location     // read at one key that is not known
	passed      value          // an argument that the call returns as it is; without an object if it does not
	wroteKey    constant       // of the last effect on an element of the receiver
	kept        bool           // the call left what was there
	whole       bool           // the call replaces all of a text
	neighbour   constant       // the key that the order of a map gave
	// replaced has what callbacks inside of the call are handed where what they return goes:
	// they run before it is there.
	replaced map[location]value
	handing  bool // arguments of such a callback are evaluated
}

func (x *effects) run() {
	x.locals = make([]object, x.s.Locals)
	// The returned value comes first: other effects may be about it.
	for i := range x.s.Effects {
		e := &x.s.Effects[i]
		if e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0 && e.Op == android.Set {
			x.returns(e)
		}
	}
	for i := range x.s.Effects {
		if e := &x.s.Effects[i]; e.Op == android.Same {
			x.same(e)
		}
	}
	for i := range x.s.Effects {
		e := &x.s.Effects[i]
		switch {
		case e.Op == android.Throw || e.Op == android.Same:
		case e.Op == android.Call:
			for k := range e.From {
				x.callbacks(&e.From[k], destination{})
			}
		case e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0:
			for k := range e.From {
				x.callbacks(&e.From[k], destination{call: x.c})
			}
		default:
			x.write(e)
		}
	}
}

// edgesTo is a list of dependences that an effect gathers before its node is made.
type edgesTo struct {
	value  []value
	base   []value
	change []value
	key    []value // under which something is looked up or put
	label  string
	// guessed says that it was guessed what the call depends on.
	guessed bool
}

func (x *effects) returns(e *android.Effect) {
	var need edgesTo
	var v value
	first := true
	for i := range e.From {
		if x.instead(e, i) || i > 0 && (x.isDefault(&e.From[i]) && x.stored() || x.spared(&e.From[i], v)) {
			continue
		}
		w := x.value(&e.From[i], &need)
		switch {
		case first:
			v, first = w, false
		case chooses(&e.From[i]):
		default:
			switch {
			case v.obj == 0, x.unnamed(v) && e.From[i].Kind == android.ValueNew:
				v.obj = w.obj
			case w.obj != 0 && w.obj != v.obj && !(x.unnamed(v) && e.From[0].Kind == android.ValueNew):
				v.soft = true
			}
			v.cst = 0
		}
	}
	x.receiver(&need)
	x.context(&need)
	if x.ofUser(e) {
		need.value = x.shown(need.value, need.label)
	}
	x.link(x.c.node, &need)
	x.missed()
	v.def = x.c.node
	x.result = v
}

// instead reports whether not a source of a result gave it, but what a callback returned that
// begins inside of the call: that is called for want of the others.
func (x *effects) instead(e *android.Effect, source int) bool {
	asked := slices.IndexFunc(e.From, func(v android.Value) bool {
		return v.Kind == android.ValueCall && v.Call.Timing == android.Sync && v.Call.Method == x.c.within
	})
	return asked >= 0 && source != asked && !chooses(&e.From[source])
}

// spared reports whether a further source of a result is known to have given nothing, since
// the first one, which is known, gave it.
func (x *effects) spared(v *android.Value, first value) bool {
	switch v.Kind {
	case android.ValueConst:
		return v.Const.Null && x.chosen != nil
	case android.ValueCall:
		return v.Call.Timing == android.Sync && len(first.also) == 0 && x.rp.present(first)
	}
	return false
}

// unnamed reports whether a trace that tells objects apart has not named one yet: if the
// call returned another one, it will be told by its name.
func (x *effects) unnamed(v value) bool { return x.rp.stated && !x.rp.h.objects[v.obj].bound }

// isDefault reports whether a source of a result is an argument as it is.
func (x *effects) isDefault(v *android.Value) bool {
	return v.Kind == android.ValuePath && v.Path.Root == android.RootArg && len(v.Path.Steps) == 0
}

// stored reports whether the key that was looked up is known to have a value, so that no
// default takes its place.
func (x *effects) stored() bool {
	if len(x.sought) == 0 || x.assumed || x.match != nil {
		return false
	}
	c := x.rp.h.find(x.sought[len(x.sought)-1])
	if c == nil || len(c.values) != 1 || c.values[0].none || c.values[0].soft {
		return false
	}
	return !isReference(x.c.callee.returns) || x.rp.present(c.values[0])
}

// ofUser reports whether a result may be what the user entered instead of what
// the app set.
func (x *effects) ofUser(e *android.Effect) bool {
	return slices.ContainsFunc(e.From, func(v android.Value) bool { return v.Kind == android.ValueInput && v.Label == "user" })
}

// shown makes edges to the values that the user has had time to change, and
// returns the others: while a callback runs, nobody enters anything.
func (x *effects) shown(values []value, label string) []value {
	g := x.rp.g
	now := g.Frames[x.f.number].Callback
	var certain []value
	for _, v := range values {
		if v.def == dynamic.NoNode || g.Frame(v.def).Callback == now {
			certain = append(certain, v)
			continue
		}
		x.rp.valueEdges(x.c.node, v, dynamic.EdgeShown, g.Intern(label))
	}
	return certain
}

// same makes the result the object at a location.
func (x *effects) same(e *android.Effect) {
	var need edgesTo
	v := x.path(&e.Loc, &need, true)
	if len(e.Loc.Steps) == 0 {
		need.value = append(need.value, v)
	}
	x.receiver(&need)
	x.context(&need)
	x.link(x.c.node, &need)
	x.result = value{def: x.c.node, obj: v.obj, cst: v.cst, soft: v.soft, view: true}
	if len(e.Loc.Steps) == 0 && v.def >= 0 && v.obj != 0 && x.fluent() {
		x.passed = v
		x.passed.view = true
	}
}

// fluent reports whether a call whose result shares the state of its receiver returns
// that very object, however it came about: a view of it, such as the values of a map, is
// of another class.
func (x *effects) fluent() bool {
	c := x.c.callee
	return !c.static && c.returns != "Ljava/lang/Object;" && !strings.HasPrefix(c.returns, "Ljava/util/") && x.rp.isSubclass(c.class, c.returns)
}

// link adds the dependences of an effect.
func (x *effects) link(n dynamic.Node, need *edgesTo) {
	need.guessed = x.s.Origin == android.Guess
	x.rp.link(n, need)
}

func (rp *replay) link(n dynamic.Node, need *edgesTo) {
	if need.guessed { // what a method without a summary does is assumed
		for _, list := range [][]value{need.value, need.base, need.key} {
			for i := range list {
				list[i].soft = true
			}
		}
	}
	label := rp.g.Intern(need.label)
	for _, v := range need.value {
		rp.valueEdges(n, v, dynamic.EdgeValue, label)
	}
	for _, v := range need.base {
		rp.valueEdges(n, v, dynamic.EdgeBase, label)
	}
	for _, v := range need.key {
		rp.valueEdges(n, v, dynamic.EdgeBase, rp.g.Intern(dynamic.KeyLabel))
	}
}

// part makes the node of one effect of the call.
func (x *effects) part() dynamic.Node {
	g := x.rp.g
	n := g.NewNode(g.Number(x.c.node), x.f.number)
	g.SetPart(n, dynamic.Effect)
	g.SetPosition(n, -1)
	g.AddEdge(n, x.c.node, dynamic.EdgePart, 0, false)
	for _, d := range x.answers {
		g.AddEdge(n, d, dynamic.EdgeBase, g.Intern(dynamic.KeyLabel), false)
	}
	x.parts = append(x.parts, n)
	return n
}

// context adds the Context among the arguments: what is made with one belongs
// to it.
func (x *effects) context(need *edgesTo) {
	for i, v := range x.c.args {
		if x.rp.argumentType(x.c.callee, i) == "Landroid/content/Context;" {
			need.base = append(need.base, v)
		}
	}
}

// receiver adds the receiver: it decided which method ran.
func (x *effects) receiver(need *edgesTo) {
	if !x.c.callee.static && len(x.c.args) > 0 {
		need.base = append(need.base, x.c.args[0])
	}
}
