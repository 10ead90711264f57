// Fields that are read and written by reflection and by updaters, and constants of
// enumerations that are named: their names are those of the app's fields.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/pdg/android"
)

// reflectedField is, in summaries, the field of an object that a reflected field or an
// updater of fields means.
const reflectedField = "reflected"

// reflected returns the field of the app's object o that the key of a step means, if its
// name is known.
func (x *effects) reflected(o object, s *android.Step) (location, bool) {
	if s.Key.Kind != android.KeyPath || x.rp.summaries.FieldName(s.Field) != reflectedField {
		return location{}, false
	}
	h := x.rp.h
	var ignored edgesTo
	by := x.path(s.Key.Path, &ignored, false)
	text, ok := h.text(merge(h.get(location{by.obj, h.field("name"), 0}), false).cst)
	if !ok {
		return location{}, false
	}
	return x.rp.fieldNamed(o, text)
}

// enumConstant lets Enum.valueOf give the constant that it names, if that is known.
func (x *effects) enumConstant() {
	h, c := x.rp.h, x.c
	if c.callee.class != "Ljava/lang/Enum;" || c.callee.name != "valueOf" || len(c.args) != 2 {
		return
	}
	class, ok := h.text(c.args[0].cst)
	name, ok2 := h.text(c.args[1].cst)
	class, isClass := strings.CutPrefix(class, "class ")
	if !ok || !ok2 || !isClass {
		return
	}
	l := location{h.statics, h.field("static " + class + "->" + name + ":" + class), h.number(int64(x.t.process))}
	if v := merge(h.get(l), true); v.obj != 0 {
		x.result.obj, x.result.soft = v.obj, v.soft
	}
}

// fieldNamed returns where an object of an app's class keeps a field.
func (rp *replay) fieldNamed(o object, name string) (location, bool) {
	p := rp.g.Program
	for c := range p.Lineage(rp.h.objects[o].class) {
		def := &p.Classes[c]
		for id := def.FirstField; id < def.EndField; id++ {
			// As in "Lp/C;->name:type".
			if _, field, _ := strings.Cut(p.FieldText(id), "->"); strings.HasPrefix(field, name+":") {
				return location{o, rp.h.field(field), 0}, true
			}
		}
	}
	return location{}, false
}
