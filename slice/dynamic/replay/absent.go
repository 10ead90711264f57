// Lookups that found nothing: what was put under another key that may have been meant.

package replay

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// missed leads from a lookup that found nothing to what was put under other keys.
func (x *effects) missed() {
	h := x.rp.h
	for _, l := range x.soughtAny {
		x.takenBefore(l)
	}
	for _, l := range x.sought {
		x.takenBefore(l)
		if there(h.get(l)) && !x.unproven(l) {
			continue
		}
		x.content()
		sought, _ := h.text(l.key)
		keys := slices.DeleteFunc(slices.Clone(h.keys[place{l.owner, l.field}]), func(k constant) bool {
			text, ok := h.text(k)
			return ok && strings.HasPrefix(text, platformKey)
		})
		for _, k := range keys[max(0, len(keys)-maxLooked):] {
			text, ok := h.text(k)
			c := h.find(location{l.owner, l.field, k})
			if k == l.key || c == nil {
				continue
			}
			if o, keyed := h.keyObject(k); keyed {
				text, ok = x.unhashed(l.key, o)
			} else if len(keys) > 1 && !similar(sought, text) {
				continue
			}
			if !ok {
				continue
			}
			for _, v := range c.values {
				if !v.none {
					x.rp.g.AddEdge(x.c.node, v.def, dynamic.EdgeChoice, x.rp.g.Intern(dynamic.AbsentLabel+text), true)
				}
			}
		}
	}
}

// unhashed says why a key is not found though a container has one that is equal to it: their
// class says when its objects are equal, but not that equal ones have the same hash code.
func (x *effects) unhashed(sought constant, key object) (why string, ok bool) {
	h := x.rp.h
	o, is := h.keyObject(sought)
	if !is || h.objects[o].class != h.objects[key].class || !x.rp.equalsOnly(h.objects[o].class) {
		return "", false
	}
	if _, differ := x.compared(o, key); differ {
		return "", false
	}
	return "one that may be equal, but " + dex.JavaName(h.objects[o].class) + " has equals without hashCode", true
}

// equalsOnly reports whether a class of the app says when its objects are equal, and leaves
// their hash codes to be those of their identity.
func (rp *replay) equalsOnly(class string) bool {
	_, _, equal := framework.Resolve(rp.g.Program, class, "equals", "(Ljava/lang/Object;)Z")
	_, _, hashed := framework.Resolve(rp.g.Program, class, "hashCode", "()I")
	return equal && !hashed
}

// platformKey is how the keys begin under which the platform keeps its own in saved states.
const platformKey = "android:"

// unproven reports whether a lookup at a known key can only have found what was put under
// keys that are not known, and none of that is null: should it have found nothing, all of
// it was put under other keys, and the newest of it is shown.
func (x *effects) unproven(l location) bool {
	h := x.rp.h
	if c := h.find(l); c != nil && there(c.values) || l.key == anyKey {
		return false
	}
	c := h.find(location{l.owner, l.field, anyKey})
	if c == nil {
		return false
	}
	if slices.ContainsFunc(c.values, func(v value) bool { return !v.none && !x.rp.present(v) }) {
		return false
	}
	shown := 0
	for _, v := range slices.Backward(c.values) {
		if !v.none && shown < maxChoices {
			x.rp.g.AddEdge(x.c.node, v.def, dynamic.EdgeChoice, x.rp.g.Intern(dynamic.AbsentLabel+"one that is computed"), true)
			shown++
		}
	}
	return shown > 0
}

// present reports whether a value is known not to be null: the app or a box's valueOf
// made it, or it is a text.
func (rp *replay) present(v value) bool {
	if _, text := rp.h.text(v.cst); text {
		return true
	}
	info := &rp.h.objects[v.obj]
	if v.obj == 0 || v.soft {
		return false
	}
	if info.instance && info.exact {
		return true
	}
	return rp.boxed(info.created)
}

// boxed reports whether a node is a call of a box's valueOf.
func (rp *replay) boxed(n dynamic.Node) bool {
	if n < 0 || rp.g.Kind(n) != dynamic.Instruction {
		return false
	}
	in := rp.g.Insn(n)
	if in.Op != dex.OpInvokeStatic && in.Op != dex.OpInvokeStaticRange {
		return false
	}
	m, _ := rp.g.Where(n)
	return strings.Contains(rp.g.Program.MethodFile(m).MethodText(in.Index), ";->valueOf(")
}

// there reports whether a list has a value that was not taken out again.
func there(list []value) bool {
	return slices.ContainsFunc(list, func(v value) bool { return !v.none })
}

// content makes a lookup that found nothing depend on its key, the first argument, if
// that is an object of the app, and on what it holds: it is by that that keys are
// compared.
func (x *effects) content() {
	rp, args := x.rp, x.c.args
	if !x.c.callee.static {
		args = args[min(1, len(args)):]
	}
	if len(args) == 0 || args[0].obj == 0 || !x.identified(args[0].obj) {
		return
	}
	key, label := args[0], rp.g.Intern(dynamic.KeyLabel)
	rp.valueEdges(x.c.node, key, dynamic.EdgeBase, label)
	if _, own := rp.g.Program.Class(rp.h.objects[key.obj].class); !own {
		return
	}
	for k := range rp.h.objects[key.obj].plain {
		if c := &rp.h.objects[key.obj].plain[k].cell; len(c.values) == 1 {
			rp.valueEdges(x.c.node, c.values[0], dynamic.EdgeBase, label)
		}
	}
}

// similar reports whether one of two names may have been meant by the other: they differ
// in case, in a few letters, or one holds the other.
func similar(a, b string) bool {
	a, b = strings.ToLower(a), strings.ToLower(b)
	if len(a) > maxName || len(b) > maxName {
		return false
	}
	if short := min(len(a), len(b)); short > 2 && (strings.Contains(a, b) || strings.Contains(b, a)) {
		return true
	}
	return distance(a, b) <= max(len(a), len(b))/3
}

// maxName bounds the names that are compared.
const maxName = 64

// distance returns how many letters must be put in, taken out or changed to make one text
// the other.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		before := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := before
			if a[i] != b[j] {
				change++
			}
			before = row[j+1]
			row[j+1] = min(change, row[j+1]+1, row[j]+1)
		}
	}
	return row[len(b)]
}
