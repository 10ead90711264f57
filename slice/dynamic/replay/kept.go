// What the platform keeps of views while their screen is made anew: those with an id get
// back what the user can change, and texts that were asked to be kept.

package replay

import (
	"maps"
	"slices"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/slice/dynamic"
)

const (
	viewClass     = "Landroid/view/View;"
	textViewClass = "Landroid/widget/TextView;"
	editTextClass = "Landroid/widget/EditText;"
)

// keptFields are the fields of views that outlive a screen; a text does in a field for
// typing, and where it is asked for.
var keptFields = []string{"text", "checked", "progress", "selection"}

// restored are the callbacks that run when the views of a screen have what was kept, or
// while they get it.
var restored = map[string]bool{"onRestoreInstanceState": true, "onPostCreate": true, "onResume": true}

// identifies notes the view to which a call gives an id.
func (x *effects) identifies() {
	c := x.c
	if c.callee.name != "setId" || c.callee.static || len(c.args) != 2 || c.args[1].cst == 0 || !x.rp.isSubclass(c.callee.class, viewClass) {
		return
	}
	p := x.rp.process(x.t.process)
	p.ids[c.args[1].cst] = append(p.ids[c.args[1].cst], c.args[0].obj)
}

// anew notes that an activity was made, and whether one of its class was before that no
// newer request of the app explains: then it takes the other one's place.
func (rp *replay) anew(p *process, o object, asked bool) {
	class := rp.h.objects[o].class
	if !rp.isSubclass(class, componentClass[apk.Activity]) {
		return
	}
	if before := p.screens[class]; before != 0 && !asked && !slices.ContainsFunc(p.farewells, func(e farewell) bool { return e.of == before && !e.anew }) {
		p.instead[o] = before
	}
	p.screens[class] = o
}

// restore gives the views of an activity what those with the same ids had in the one whose
// place it took. That nothing happened in between is assumed.
func (rp *replay) restore(p *process, o object) {
	before, ok := p.instead[o]
	if !ok {
		return
	}
	delete(p.instead, o)
	h := rp.h
	views := h.field("view")
	for _, id := range h.keys[place{before, views}] {
		from := merge(h.get(location{before, views, id}), true).obj
		if id == anyKey || from == 0 {
			continue
		}
		if h.find(location{o, views, id}) == nil {
			h.set(location{o, views, id}, value{def: dynamic.NoNode, obj: h.newObject(h.objects[from].class, dynamic.NoNode)})
		}
		rp.keep(from, merge(h.get(location{o, views, id}), true).obj)
	}
	context := h.field("context")
	of := func(view object) object { return merge(h.get(location{view, context, 0}), false).obj }
	for _, id := range slices.Sorted(maps.Keys(p.ids)) {
		all := p.ids[id]
		from := slices.IndexFunc(all, func(v object) bool { return of(v) == before })
		to := slices.IndexFunc(all, func(v object) bool { return of(v) == o })
		if from >= 0 && to >= 0 {
			rp.keep(all[from], all[to])
		}
	}
}

// keep gives a view what is kept of another one.
func (rp *replay) keep(from, to object) {
	h := rp.h
	class := h.objects[from].class
	freezes, _ := h.integer(merge(h.get(location{from, h.field("freezes"), 0}), false).cst)
	for _, name := range keptFields {
		c := h.find(location{from, h.field(name), 0})
		if c == nil || len(c.values) == 0 || name == "text" && freezes == 0 && rp.isSubclass(class, textViewClass) && !rp.isSubclass(class, editTextClass) {
			continue
		}
		kept := merge(c.values, false)
		kept.copied, kept.soft = true, true
		h.set(location{to, h.field(name), 0}, kept)
	}
}
