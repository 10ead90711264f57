// Menus: which of the items that the app put into one the user may have picked.

package replay

import (
	"slices"

	"github.com/esdroid/esdroid/slice/dynamic"
)

const (
	menuClass     = "Landroid/view/Menu;"
	menuItemClass = "Landroid/view/MenuItem;"
)

// menu is what the app put into one menu.
type menu struct {
	of    object
	items []object
}

// added remembers an item that a call put into a menu, and forgets those of a menu that
// the app empties.
func (x *effects) added() {
	c := x.c
	if c.callee.name == "clear" && c.callee.class == menuClass && len(c.args) > 0 {
		x.rp.process(x.t.process).emptied(c.args[0].obj)
		return
	}
	if c.callee.name != "add" || c.callee.static || c.callee.returns != menuItemClass || len(c.args) == 0 || c.args[0].obj == 0 || x.result.obj == 0 {
		return
	}
	p := x.rp.process(x.t.process)
	i := slices.IndexFunc(p.menus, func(m menu) bool { return m.of == c.args[0].obj })
	if i < 0 {
		i = len(p.menus)
		p.menus = append(p.menus, menu{of: c.args[0].obj})
	}
	if m := &p.menus[i]; len(m.items) < maxCandidates {
		m.items = append(m.items, x.result.obj)
	}
}

// emptied forgets the items of a menu.
func (p *process) emptied(of object) {
	p.menus = slices.DeleteFunc(p.menus, func(m menu) bool { return m.of == of })
}

// madeAgain empties the menu that an activity is asked to fill: the framework clears it
// first. Fragments add theirs afterwards, in a callback with an inflater.
func (rp *replay) madeAgain(p *process, f *frame, name string) {
	if name == "onCreateOptionsMenu" && len(f.args) == 2 && f.m.Params[1] == menuClass {
		p.emptied(f.args[1].obj)
	}
}

// picked gives a callback that gets the item of a menu one that is as each of those that the
// app put into that menu, or into the newest: which of them it was is assumed, until the
// trace names one that is known.
func (rp *replay) picked(p *process, f *frame) {
	h := rp.h
	for i, typ := range f.m.Params {
		if typ != menuItemClass || len(p.menus) == 0 || h.objects[f.args[i].obj].instance {
			continue
		}
		m, known := &p.menus[len(p.menus)-1], false
		for k := range p.menus {
			if slices.Contains(p.menus[k].items, f.args[i].obj) {
				m, known = &p.menus[k], true
			}
		}
		// What the platform says of the item besides, such as the row of a context menu, stays.
		o := h.newObject(menuItemClass, dynamic.NoNode)
		for _, item := range append(slices.Clone(m.items), f.args[i].obj) {
			for k := range h.objects[item].plain {
				cell := &h.objects[item].plain[k]
				for _, v := range cell.cell.values {
					v.soft = v.soft || item != f.args[i].obj && (len(m.items) > 1 || !known)
					h.add(location{o, cell.field, 0}, v)
				}
			}
		}
		f.args[i] = value{def: dynamic.NoNode, obj: o}
	}
}
