// Preferences: their default store has two names, and a screen made of a resource lets
// the user change what its keys name.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/slice/dynamic"
)

// preferenceStores is the field of the process that has the stores by name.
const preferenceStores = "preferences"

// defaultStore is the name that summaries give the store of preference screens.
const defaultStore = "default"

// store gives the default store of an app, PACKAGE_preferences, its one name: apps open
// it by that name as well as through PreferenceManager.
func (rp *replay) store(field int32, key constant) constant {
	if rp.h.names[field] != preferenceStores {
		return key
	}
	name, ok := rp.h.text(key)
	if !ok {
		return key
	}
	if app, ok := strings.CutSuffix(name, "_preferences"); ok && strings.Contains(app, ".") {
		return rp.h.constant(defaultStore)
	}
	return key
}

// screen lets a call that shows a preference screen be where the values under the keys
// of its resource come from: it is there that the user sets them.
func (x *effects) screen() {
	rp, h := x.rp, x.rp.h
	if rp.layouts == nil || x.c.callee.static || !strings.HasPrefix(x.c.callee.name, "addPreferencesFromResource") && x.c.callee.name != "setPreferencesFromResource" || len(x.c.args) < 2 {
		return
	}
	id, ok := h.integer(x.c.args[1].cst)
	if !ok {
		return
	}
	keys := rp.layouts(uint32(id))
	if len(keys) == 0 {
		return
	}
	stores := location{rp.process(x.t.process).global, h.field(preferenceStores), h.constant(defaultStore)}
	owner := rp.load(stores, true, 0)
	for _, k := range keys {
		n := x.part()
		rp.valueEdges(n, x.c.args[1], dynamic.EdgeValue, rp.g.Intern("screen"))
		rp.valueEdges(n, x.c.args[0], dynamic.EdgeBase, 0)
		h.add(location{owner.obj, 0, h.constant(k)}, value{def: n})
	}
}
