// Copies of containers: an element that is asked for by its key comes from the element
// of that key, whatever else is copied with it.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/pdg/android"
)

// maxCopies is how many copies of containers an element is followed through.
const maxCopies = 32

// keyedTypes are the containers whose elements keep their keys when they are copied.
// Those of a list may move.
var keyedTypes = []string{"Ljava/util/Map;", "Landroid/os/BaseBundle;", "Landroid/content/ContentValues;"}

// throughCopies finds the definitions of a place that copy a whole container, as
// Intent.getExtras and Bundle.putAll do. For each it returns the place that the element
// comes from, and the definition as far as it concerns that element.
func (d *deps) throughCopies(p place, defs []definition) ([]definition, []place) {
	if !p.byName() {
		return defs, nil
	}
	var list []definition
	var from []place
	for i, def := range defs {
		q, ok := d.eval.copiedFrom(p, def)
		if !ok || d.copies >= maxCopies {
			continue
		}
		d.copies++
		if list == nil {
			list = slices.Clone(defs) // others share them
		}
		e, _ := def.Part.effect()
		list[i].Part = elementOf(e)
		from = append(from, q)
	}
	if list == nil {
		return defs, nil
	}
	return list, from
}

// byName reports whether a place is an element whose key is a known text.
func (p *place) byName() bool {
	return p.keyed && p.key.complete && len(p.key.list) > 0 && !slices.ContainsFunc(p.key.list, func(o origin) bool {
		return o.kind != originConst || o.text[0] != '"'
	})
}

// copiedFrom returns the place that a definition copies a place's element from, if all
// it does is to copy a container.
func (v *eval) copiedFrom(p place, def definition) (place, bool) {
	e, ok := def.Part.effect()
	if !ok {
		return place{}, false
	}
	b := v.a.Body(def.Method)
	c := v.a.call(b, def.Stmt)
	if c.summary == nil || e >= len(c.summary.Effects) {
		return place{}, false
	}
	f := &c.summary.Effects[e]
	if len(f.From) != 1 || f.From[0].Kind != android.ValuePath || !allElements(f.Loc) || !allElements(f.From[0].Path) {
		return place{}, false
	}
	q := v.placeOf(b, def.Stmt, c, f.From[0].Path)
	if q.field == android.Elements && !v.a.keepsKeys(q.typ) {
		return place{}, false
	}
	q.keyed, q.key = true, p.key
	return q, true
}

// allElements reports whether a path means all elements of a container.
func allElements(p android.Path) bool {
	n := len(p.Steps)
	return n > 0 && p.Steps[n-1].Key.Kind == android.KeyAny
}

// keepsKeys reports whether a type is one of a container with keys of its own.
func (a *App) keepsKeys(t TypeID) bool {
	if t == NoType {
		return false
	}
	return slices.ContainsFunc(keyedTypes, func(desc string) bool {
		k, ok := a.h.lookup(desc)
		return ok && a.h.isSubtype(t, k)
	})
}
