// Summaries evaluated: what a framework call does to locations and values.

package dynamic

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
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
	wrote  Node // the last effect on an element of the receiver
	// chosen is the element of a container that the call takes, if that is known.
	chosen      *value
	chosenOwner object
	match       *keyMatch
	assumed     bool     // which key it is was assumed
	answers     []Node   // what callbacks inside of the call returned before its effects
	parts       []Node   // the effects of the call
	wroteKey    constant // of the last effect on an element of the receiver
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
	for i := range e.From {
		w := x.value(&e.From[i], &need)
		if i == 0 {
			v = w
		} else {
			if v.obj == 0 {
				v.obj = w.obj
			} else if w.obj != 0 && w.obj != v.obj {
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
	v.def = x.c.node
	x.result = v
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
		if v.def == NoNode || g.Frame(v.def).Callback == now {
			certain = append(certain, v)
			continue
		}
		x.rp.valueEdges(x.c.node, v, EdgeShown, g.label(label))
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
}

// link adds the dependences of an effect.
func (x *effects) link(n Node, need *edgesTo) {
	need.guessed = x.s.Origin == android.Guess
	x.rp.link(n, need)
}

func (rp *replay) link(n Node, need *edgesTo) {
	if need.guessed { // what a method without a summary does is assumed
		for _, list := range [][]value{need.value, need.base, need.key} {
			for i := range list {
				list[i].soft = true
			}
		}
	}
	label := rp.g.label(need.label)
	for _, v := range need.value {
		rp.valueEdges(n, v, EdgeValue, label)
	}
	for _, v := range need.base {
		rp.valueEdges(n, v, EdgeBase, label)
	}
	for _, v := range need.key {
		rp.valueEdges(n, v, EdgeBase, rp.g.label(keyLabel))
	}
}

// keyLabel names the edges to the key, the index or the name by which a call finds what
// it reads or writes.
const keyLabel = "key"

// part makes the node of one effect of the call.
func (x *effects) part() Node {
	g := x.rp.g
	n := g.newNode(g.insn.at(int(x.c.node)), x.f.number)
	g.setPart(n, Effect)
	x.rp.growPosition(n, -1)
	g.addEdge(n, x.c.node, EdgePart, 0, false)
	for _, d := range x.answers {
		g.addEdge(n, d, EdgeBase, g.label(keyLabel), false)
	}
	x.parts = append(x.parts, n)
	return n
}

func (x *effects) write(e *android.Effect) {
	rp := x.rp
	var need edgesTo
	owner, l, ok := x.location(&e.Loc, &need)
	if !ok {
		return
	}
	var values []value
	for i := range e.From {
		values = append(values, x.value(&e.From[i], &need))
	}
	if l.key == anyKey && x.copies(e, owner, l) {
		return
	}
	need.label = rp.h.names[l.field]
	need.base = append(need.base, owner)
	x.context(&need)
	n := x.part()
	x.link(n, &need)
	if l.field == 0 && !x.c.callee.static && l.owner == x.c.args[0].obj {
		x.wrote, x.wroteKey = n, l.key
	}
	v := value{def: n}
	if len(values) == 1 {
		v.obj, v.cst = values[0].obj, values[0].cst
	}
	switch e.Op {
	case android.Set, android.Kill:
		v.none = e.Op == android.Kill
		rp.h.set(l, v)
	case android.Add:
		rp.h.add(l, v)
	}
	for i := range e.From {
		x.callbacks(&e.From[i], destination{at: l, op: e.Op})
	}
}

// copies handles an effect that copies all locations of a field, key by key:
// what was stored at one key must not flow out of another one.
func (x *effects) copies(e *android.Effect, owner value, l location) bool {
	rp := x.rp
	if len(e.From) != 1 || e.From[0].Kind != android.ValuePath {
		return false
	}
	p := &e.From[0].Path
	if len(p.Steps) == 0 || p.Steps[len(p.Steps)-1].Key.Kind != android.KeyAny {
		return false
	}
	var need edgesTo
	source, from, ok := x.location(p, &need)
	if !ok || source.obj == l.owner {
		return false
	}
	keys := append([]constant(nil), rp.h.keys[place{from.owner, from.field}]...)
	if len(keys) == 0 {
		return false
	}
	moved, ok := x.movedKeys(keys)
	if !ok {
		return false
	}
	keys = moved.from
	contents := make([][]value, len(keys))
	for i, k := range keys {
		contents[i] = append([]value(nil), rp.h.cells[location{from.owner, from.field, k}].values...)
	}
	if e.Op == android.Set {
		rp.h.forget(l.owner, l.field)
	}
	for i, k := range keys {
		v := merge(contents[i], false)
		n := x.part()
		label := rp.h.names[l.field]
		if text, ok := rp.h.text(k); ok {
			label += "[" + text + "]"
		}
		x.link(n, &edgesTo{value: []value{v}, base: append([]value{owner, source}, need.base...), key: append(moved.by, need.key...), label: label})
		v = v.madeBy(n)
		rp.h.set(location{l.owner, l.field, moved.to[i]}, v)
	}
	return true
}

// moves are keys with those under which their contents are found after a call.
type moves struct {
	from, to []constant
	by       []value // what says where to
}

// movedKeys returns which elements a call copies, and where to: System.arraycopy moves
// a part of an array, if it is known which.
func (x *effects) movedKeys(keys []constant) (moves, bool) {
	if x.c.callee.name != "arraycopy" || len(x.c.args) != 5 {
		return moves{from: keys, to: keys}, true
	}
	h := x.rp.h
	first, okFirst := h.integer(x.c.args[1].cst)
	to, okTo := h.integer(x.c.args[3].cst)
	n, okN := h.integer(x.c.args[4].cst)
	if !okFirst || !okTo || !okN {
		return moves{}, false
	}
	out := moves{by: []value{x.c.args[1], x.c.args[3], x.c.args[4]}}
	for _, k := range keys {
		if i, ok := h.integer(k); ok && k != anyKey && i >= first && i < first+n {
			out.from = append(out.from, k)
			out.to = append(out.to, h.number(i-first+to))
		} else if !ok || k == anyKey {
			return moves{}, false
		}
	}
	return out, true
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

// value evaluates a source; what it depends on goes into need.
func (x *effects) value(v *android.Value, need *edgesTo) value {
	switch v.Kind {
	case android.ValuePath:
		w := x.path(&v.Path, need, false)
		need.value = append(need.value, w)
		return w
	case android.ValueConst:
		if v.Const.Null {
			return nothing
		}
		return value{def: NoNode, cst: x.constant(&v.Const)}
	case android.ValueNew:
		o := x.rp.h.newObject(descriptor(v.Label), x.c.node)
		return value{def: NoNode, obj: o}
	case android.ValueDerived:
		if v.Label == changeLabel {
			for i := range v.Args {
				var content edgesTo
				x.value(&v.Args[i], &content)
				need.change = append(need.change, content.value...)
			}
			return nothing
		}
		if v.Label == itemLabel {
			var chosen edgesTo
			for i := range v.Args {
				x.value(&v.Args[i], &chosen)
			}
			need.base = append(need.base, append(chosen.value, chosen.base...)...)
			return nothing
		}
		for i := range v.Args {
			w := x.value(&v.Args[i], need)
			if v.Label == "text" || v.Label == "concat" {
				x.written(w, need)
			}
		}
	}
	return nothing
}

// written adds what an object of the library is written out as: the text of a string
// builder, the elements of a collection, the value of a reference.
func (x *effects) written(v value, need *edgesTo) {
	rp, h := x.rp, x.rp.h
	if v.obj == 0 {
		return
	}
	class := h.objects[v.obj].class
	if class == "" || class == "Ljava/lang/String;" || !strings.HasPrefix(class, "Ljava/") {
		return
	}
	for _, name := range []string{"text", "value", "key"} {
		if field, ok := h.fields[name]; ok {
			if c := h.find(location{v.obj, field, 0}); c != nil {
				need.value = append(need.value, c.values...)
			}
		}
	}
	for _, field := range []int32{0, h.field("keys")} {
		if m := h.get(location{v.obj, field, anyKey}); field != 0 || rp.containers[v.obj] == nil {
			need.value = append(need.value, m[max(0, len(m)-maxLooked):]...)
		}
	}
	if s := rp.containers[v.obj]; s != nil {
		need.value = append(need.value, s.items[max(0, len(s.items)-maxLooked):]...)
	}
}

// itemLabel marks, in summaries, one of the values that something holds: what holds
// it, and what chose it, are not what it is made of.
const itemLabel = "item"

// changeLabel marks, in summaries, a dependence on the fact that a location was
// written and not on what was written to it.
const changeLabel = "changed"

func descriptor(name string) string {
	if name == "" {
		return ""
	}
	return "L" + strings.ReplaceAll(name, ".", "/") + ";"
}

func (x *effects) constant(c *android.Const) constant {
	if c.Str {
		return x.rp.h.constant(c.Text)
	}
	return x.rp.h.constant(c.Value)
}

// root evaluates the beginning of a path.
func (x *effects) root(p *android.Path) value {
	arg := -1
	switch p.Root {
	case android.RootThis:
		if !x.c.callee.static {
			arg = 0
		}
	case android.RootArg:
		arg = int(p.Index)
		if !x.c.callee.static {
			arg++
		}
	case android.RootRet:
		if x.result.obj == 0 {
			x.result.obj = x.rp.h.newObject("", x.c.node)
		}
		return value{def: NoNode, obj: x.result.obj} // the call itself is in the slice by its part
	case android.RootGlobal:
		return value{def: NoNode, obj: x.rp.process(x.t.process).global}
	case android.RootLocal:
		if x.locals[p.Index] == 0 {
			x.locals[p.Index] = x.rp.h.newObject("", x.c.node)
		}
		return value{def: NoNode, obj: x.locals[p.Index]}
	}
	if arg < 0 || arg >= len(x.c.args) {
		return nothing
	}
	v := x.c.args[arg]
	if v.obj == 0 {
		v.obj = x.rp.h.newObject("", v.def)
		x.c.args[arg].obj = v.obj
	}
	return v
}

// location evaluates all but the last step of a path. The owner is returned
// with the location; reads on the way are base dependences.
func (x *effects) location(p *android.Path, need *edgesTo) (owner value, l location, ok bool) {
	if len(p.Steps) == 0 {
		return nothing, location{}, false
	}
	owner = x.root(p)
	for i := range p.Steps {
		s := &p.Steps[i]
		if owner.obj == 0 {
			return nothing, location{}, false
		}
		l = location{owner.obj, x.rp.h.field(x.rp.summaries.FieldName(s.Field)), x.key(&s.Key, need)}
		l.key = x.rp.store(l.field, l.key)
		if i == len(p.Steps)-1 {
			return owner, l, true
		}
		need.base = append(need.base, owner)
		owner = x.rp.load(l, true, 0)
	}
	return owner, l, true
}

// key evaluates the key of a step.
func (x *effects) key(k *android.Key, need *edgesTo) constant {
	switch k.Kind {
	case android.KeyNone:
		return 0
	case android.KeyConst:
		if c := x.constant(&k.Const); c != 0 {
			return c
		}
	case android.KeyPath:
		var ignored edgesTo
		v := x.path(k.Path, &ignored, false)
		if v.cst != 0 || v.obj == 0 || !x.identified(v.obj) {
			need.key = append(need.key, v) // which object it is, is a matter of bases
		}
		if m := x.match; m != nil && v.obj == m.key {
			return x.rp.h.constant(keyObject(m.same))
		}
		if v.cst != 0 {
			return v.cst
		}
		if v.obj != 0 && !v.soft && x.identified(v.obj) {
			if same, ok := x.alike(v.obj); ok {
				x.assumed = true
				return x.rp.h.constant(keyObject(same))
			}
			return x.rp.h.constant(keyObject(v.obj))
		}
	}
	return anyKey
}

// alike finds, among the keys of the receiver, one that is not the same object but has
// the same content, if its class says when objects are equal.
func (x *effects) alike(o object) (object, bool) {
	rp, h := x.rp, x.rp.h
	class := h.objects[o].class
	if x.match != nil || x.c.callee.static || !keyed[x.c.callee.name] || len(h.objects[o].plain) == 0 {
		return 0, false
	}
	if _, own := rp.g.Program.Class(class); !own {
		return 0, false
	}
	_, _, equal := rp.resolve(class, "equals", "(Ljava/lang/Object;)Z")
	_, _, ordered := rp.resolve(class, "compareTo", "(Ljava/lang/Object;)I")
	if !equal && !ordered {
		return 0, false
	}
	for _, k := range h.keys[place{x.c.args[0].obj, 0}] {
		if k&3 != numbered || k == anyKey {
			continue
		}
		other, ok := h.consts[k>>2].(keyObject)
		if !ok || object(other) == o {
			if ok {
				return 0, false // it is there itself
			}
			continue
		}
		if h.objects[other].class == class && x.sameContent(o, object(other)) {
			return object(other), true
		}
	}
	return 0, false
}

// sameContent reports whether the known fields of two objects have the same values.
func (x *effects) sameContent(a, b object) bool {
	h := x.rp.h
	compared := false
	for i := range h.objects[a].plain {
		p := &h.objects[a].plain[i]
		other := h.find(location{b, p.field, 0})
		if len(p.cell.values) != 1 || other == nil || len(other.values) != 1 {
			continue
		}
		v, w := p.cell.values[0], other.values[0]
		if v.cst == 0 || w.cst == 0 {
			continue
		}
		if v.cst != w.cst {
			return false
		}
		compared = true
	}
	return compared
}

// keyObject is an object used as a key.
type keyObject object

// identified reports whether two references to the object are known to be one:
// it was made in view of the trace. Strings computed at run time are not.
func (x *effects) identified(o object) bool {
	info := &x.rp.h.objects[o]
	return info.instance && info.class != "Ljava/lang/String;"
}

// path evaluates a path to a value. With identity set, a location that was
// never written gets an object that stays.
func (x *effects) path(p *android.Path, need *edgesTo, identity bool) value {
	if len(p.Steps) == 0 {
		return x.root(p)
	}
	owner, l, ok := x.location(p, need)
	if !ok {
		return nothing
	}
	need.base = append(need.base, owner)
	if need.label == "" {
		need.label = x.rp.h.names[l.field]
		if text, ok := x.rp.h.text(l.key); ok {
			need.label += "[" + text + "]"
		}
	}
	if identity && l.key != anyKey && l.key != 0 {
		// A keyed child, such as the view with an id: it keeps its identity.
		if c := x.rp.h.find(l); c == nil {
			v := x.rp.load(l, true, 0)
			v.obj = x.rp.h.newObject("", v.def)
			x.rp.h.set(l, v)
			need.value = append(need.value, v)
			return v
		}
	}
	var v value
	if x.chosen != nil && l.owner == x.chosenOwner && l.field == 0 {
		v = *x.chosen
	} else {
		v = x.rp.load(l, identity, 0)
		v.soft = v.soft || x.assumed || x.match != nil && !x.match.sure
	}
	if identity {
		need.value = append(need.value, v)
	}
	return v
}

// callbacks registers the app code that an effect lets the framework call.
func (x *effects) callbacks(v *android.Value, to destination) {
	// What a callback returns goes into what is made of it.
	part := destination{into: to.into}
	switch {
	case to.into != nil:
	case to.call != nil:
		part.into = &to.call.node
	case to.at.owner != 0 && len(x.parts) > 0:
		node := x.parts[len(x.parts)-1]
		part.into = &node
	}
	for i := range v.Args {
		x.callbacks(&v.Args[i], part)
	}
	if v.Kind != android.ValueCall {
		return
	}
	cb := v.Call
	var need edgesTo
	receiver := x.path(&cb.Receiver, &need, false)
	if receiver.obj == 0 {
		return
	}
	n := x.part()
	x.rp.valueEdges(n, receiver, EdgeValue, x.rp.g.label("listener"))
	if !x.c.callee.static && x.rp.isSubclass(x.c.callee.class, "Landroid/view/View;") {
		// The view on which the user acts.
		x.rp.valueEdges(n, x.c.args[0], EdgeBase, x.rp.g.label("view"))
	}
	x.rp.register(x.t, registration{receiver: receiver.obj, method: cb.Method, node: n, by: x, call: cb, to: to})
	x.passesOn(receiver.obj, cb, to)
}

// destination is where the value goes that a callback returns.
type destination struct {
	call *call    // it is the result of this framework call; nil if it is not
	at   location // else it is kept here, if there is an owner
	into *Node    // else it is a part of what this node made
	op   android.Op
}

// arguments returns what the framework hands to a callback: state is read when
// the callback begins.
func (r *registration) arguments() []value {
	out := make([]value, len(r.call.Args))
	for i := range out {
		var ignored edgesTo
		out[i] = r.by.value(&r.call.Args[i], &ignored)
	}
	return out
}

// endCallback takes what a callback returned to where the framework uses it.
func (rp *replay) endCallback(t *thread, f *frame) {
	v := f.returned
	if v.def == NoNode {
		return
	}
	v = v.madeBy(v.def)
	if f.registration == nil {
		rp.reflectedResult(t, f, v)
		return
	}
	to := &f.registration.to
	switch parent := t.top(); {
	case to.into != nil:
		rp.g.addEdge(*to.into, v.def, EdgeValue, rp.g.label("result of "+f.registration.method), false)
	case to.call != nil:
		rp.g.addEdge(to.call.node, v.def, EdgeValue, rp.g.label("result of "+f.registration.method), false)
		if parent != nil && parent.settled == to.call && parent.result.def == to.call.node {
			parent.result.obj, parent.result.cst = v.obj, v.cst
		}
	case to.at.owner != 0:
		if to.op == android.Add {
			rp.h.add(to.at, v)
		} else {
			rp.h.set(to.at, v)
		}
	}
}
