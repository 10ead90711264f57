// Fields that are read and written by reflection, and constants of enumerations that are
// named: their names are those of the app's fields.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// reflectField lets a call of java.lang.reflect.Field read or write the field of the app
// that it means, if its name and its object are known.
func (x *effects) reflectField() {
	rp, h, c := x.rp, x.rp.h, x.c
	if c.callee.class != "Ljava/lang/reflect/Field;" || len(c.args) < 2 {
		return
	}
	name := merge(h.get(location{c.args[0].obj, h.field("name"), 0}), false)
	text, ok := h.text(name.cst)
	if !ok {
		return
	}
	owner := c.args[1]
	l, ok := rp.fieldNamed(owner.obj, text)
	if !ok {
		return
	}
	rp.valueEdges(c.node, owner, dynamic.EdgeBase, rp.operand[1])
	switch {
	case strings.HasPrefix(c.callee.name, "get"):
		v := rp.load(l, isReference(c.callee.returns), 0)
		rp.valueEdges(c.node, v, dynamic.EdgeValue, rp.g.Intern(text))
		x.result.obj, x.result.cst, x.result.soft = v.obj, v.cst, v.soft
	case strings.HasPrefix(c.callee.name, "set") && len(c.args) == 3:
		n := x.part()
		x.link(n, &edgesTo{value: c.args[2:], base: []value{owner}, key: []value{name}, label: text})
		h.set(l, c.args[2].madeBy(n))
	}
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
	for class, depth := rp.h.objects[o].class, 0; depth < maxSupers; depth++ {
		c, ok := p.Class(class)
		if !ok {
			break
		}
		def := &p.Classes[c]
		for id := def.FirstField; id < def.EndField; id++ {
			// As in "Lp/C;->name:type".
			if _, field, _ := strings.Cut(p.FieldText(id), "->"); strings.HasPrefix(field, name+":") {
				return location{o, rp.h.field(field), 0}, true
			}
		}
		if def.Def.Super == dex.NoIndex {
			break
		}
		class = def.File.TypeDescriptor(def.Def.Super)
	}
	return location{}, false
}

// maxSupers bounds how far up a class of the app is looked through.
const maxSupers = 100
