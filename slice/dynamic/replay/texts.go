// Texts that are replaced as a whole: what was there has no part in what comes after.

package replay

import (
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// textField is the field of what holds a text that can be changed.
const textField = "text"

// measure is a length that was asked for: of which object, and what its text was.
type measure struct {
	of  object
	was dynamic.Node
}

// maxMeasures bounds how many lengths are remembered.
const maxMeasures = 1 << 16

// textNode is what made the text of an object.
func (rp *replay) textNode(o object) dynamic.Node {
	return merge(rp.h.get(location{o, rp.h.field(textField), 0}), false).def
}

// measured notes a length of a text.
func (x *effects) measured() {
	c := x.c
	if c.callee.name == "length" && !c.callee.static && len(c.args) == 1 && c.args[0].obj != 0 && c.callee.class != "Ljava/lang/String;" && len(x.rp.lengths) < maxMeasures {
		x.rp.lengths[c.node] = measure{c.args[0].obj, x.rp.textNode(c.args[0].obj)}
	}
}

// replacesAll reports whether a call replaces or deletes a text from its beginning to its
// end, as it was measured, or cuts it to nothing.
func (x *effects) replacesAll() bool {
	rp, args := x.rp, x.c.args
	if x.c.callee.static || len(args) < 2 {
		return false
	}
	switch x.c.callee.name {
	case "setLength":
	case "delete", "replace":
		if len(args) < 3 {
			return false
		}
		if m, ok := rp.lengths[args[2].def]; !ok || m.of != args[0].obj || m.was != rp.textNode(m.of) {
			return false
		}
	default:
		return false
	}
	n, ok := rp.h.integer(args[1].cst)
	return ok && n == 0 && rp.argumentType(x.c.callee, 1) == "I"
}

// ofReplaced reports whether a source is what such a call replaces, or says where.
func (x *effects) ofReplaced(v *android.Value) bool {
	if v.Kind != android.ValuePath {
		return false
	}
	return v.Path.Root == android.RootThis || v.Path.Root == android.RootArg && x.rp.argumentType(x.c.callee, int(v.Path.Index)+1) == "I"
}
