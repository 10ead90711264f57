// Summaries evaluated: the values and the locations to which paths lead.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

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
		return value{def: dynamic.NoNode, cst: x.constant(&v.Const)}
	case android.ValueNew:
		o := x.rp.h.newObject(v.Label, x.c.node)
		return value{def: dynamic.NoNode, obj: o}
	case android.ValueDerived:
		if v.Label == changeLabel {
			for i := range v.Args {
				var content edgesTo
				x.value(&v.Args[i], &content)
				need.change = append(need.change, content.value...)
			}
			return nothing
		}
		if v.Label == someLabel && len(v.Args) == 1 {
			return x.value(&v.Args[0], need)
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
			if i > 0 && v.Label == "next" && x.chosen != nil && x.chosenField != 0 {
				break // the place is known, and so is what lies there
			}
			if x.whole && x.ofReplaced(&v.Args[i]) {
				continue
			}
			if i > 0 && v.Label == columnLabel && x.chosen != nil && x.chosenField != 0 {
				var chosen edgesTo
				x.value(&v.Args[i], &chosen)
				need.key = append(need.key, append(chosen.value, chosen.base...)...)
				continue
			}
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
	if class == "" || class == "Ljava/lang/String;" || !strings.HasPrefix(class, "Ljava/") && !strings.HasPrefix(class, "Lorg/json/") {
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

// chooses reports whether a source only says what chose the others.
func chooses(v *android.Value) bool { return v.Kind == android.ValueDerived && v.Label == itemLabel }

// someLabel marks, in summaries, elements of which some are taken, or others come first: what
// lies at which place is not known any more.
const someLabel = "some"

// changeLabel marks, in summaries, a dependence on the fact that a location was
// written and not on what was written to it.
const changeLabel = "changed"

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
		return value{def: dynamic.NoNode, obj: x.result.obj} // the call itself is in the slice by its part
	case android.RootGlobal:
		return value{def: dynamic.NoNode, obj: x.rp.process(x.t.process).global}
	case android.RootLocal:
		if x.locals[p.Index] == 0 {
			x.locals[p.Index] = x.rp.h.newObject("", x.c.node)
		}
		return value{def: dynamic.NoNode, obj: x.locals[p.Index]}
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
		if s.Key.Next {
			l.key = x.place(&s.Key, l, need)
		}
		if field, ok := x.reflected(owner.obj, s); ok {
			l = field
		}
		if i == len(p.Steps)-1 {
			return owner, l, true
		}
		need.base = append(need.base, owner)
		owner = x.rp.read(l, true)
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
	_, _, equal := framework.Resolve(rp.g.Program, class, "equals", "(Ljava/lang/Object;)Z")
	_, _, ordered := framework.Resolve(rp.g.Program, class, "compareTo", "(Ljava/lang/Object;)I")
	if !equal && !ordered || !ordered && rp.equalsOnly(class) {
		return 0, false
	}
	for _, k := range h.keys[place{x.c.args[0].obj, 0}] {
		other, ok := h.keyObject(k)
		if !ok {
			continue
		}
		if other == o {
			return 0, false // it is there itself
		}
		if h.objects[other].class == class && x.sameContent(o, other) {
			return other, true
		}
	}
	return 0, false
}

// keyObject returns the object that a key is; false if it is none of them.
func (h *heap) keyObject(k constant) (object, bool) {
	if k&3 != numbered || k == anyKey {
		return 0, false
	}
	o, ok := h.consts[k>>2].(keyObject)
	return object(o), ok
}

// sameContent reports whether the known fields of two objects have the same values.
func (x *effects) sameContent(a, b object) bool {
	same, differ := x.compared(a, b)
	return same && !differ
}

// compared reports whether some of the known fields of two objects are the same in both, and
// whether one is not.
func (x *effects) compared(a, b object) (same, differ bool) {
	h := x.rp.h
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
		same, differ = same || v.cst == w.cst, differ || v.cst != w.cst
	}
	return same, differ
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
	switch {
	case identity || l.key == 0:
	case l.key != anyKey:
		x.sought = append(x.sought, l)
	case p.Steps[len(p.Steps)-1].Key.Kind == android.KeyPath:
		x.soughtAny = append(x.soughtAny, l)
	}
	if need.label == "" {
		need.label = x.rp.h.label(l.field)
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
	if x.chosen != nil && l.owner == x.chosenOwner && l.field == x.chosenField {
		v = *x.chosen
	} else if old, ok := x.replaced[l]; ok && x.handing {
		v = old
	} else {
		x.rp.arrives(x.t, l)
		v = x.rp.read(l, identity)
		v.soft = v.soft || x.assumed || x.match != nil && !x.match.sure
		x.sparedBy(l, v)
	}
	if identity {
		need.value = append(need.value, v)
	}
	return v
}
