// Views of maps: what is taken out of the keys or the entries of a map, or by an iterator
// over them, is taken out of the map.

package replay

import (
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Fields that objects have beside those of their summaries.
const (
	mapField   = "map"                    // of a view: the map
	takenField = "taken by way of a view" // of a map: what may have taken something out
)

// takes says what a call takes out of its receiver, by its summary: all there is, the
// argument itself, or something else.
type takes uint8

const (
	nothingTaken takes = iota
	allTaken
	argumentTaken
	someTaken
)

func (x *effects) taking() takes {
	for i := range x.s.Effects {
		e := &x.s.Effects[i]
		if e.Loc.Root != android.RootThis || len(e.Loc.Steps) == 0 {
			continue
		}
		if last := &e.Loc.Steps[len(e.Loc.Steps)-1]; e.Op == android.Kill && last.Field == android.Elements && last.Key.Kind == android.KeyAny {
			return allTaken
		}
		for k := range e.From {
			v := &e.From[k]
			switch {
			case v.Label != android.Removed:
			case len(v.Args) == 2 && v.Args[1].Kind == android.ValuePath && v.Args[1].Path.Root == android.RootArg && len(v.Args[1].Path.Steps) == 0:
				return argumentTaken
			default:
				return someTaken
			}
		}
	}
	return nothingTaken
}

// viewed returns the map that an object is a view of, or an iterator over one.
func (rp *replay) viewed(o object) (object, bool) {
	for _, name := range []string{"of", mapField} {
		if c := rp.h.find(location{o, rp.h.field(name), 0}); c != nil && len(c.values) > 0 {
			if next := c.values[len(c.values)-1].obj; next != 0 {
				if name == mapField {
					return next, true
				}
				o = next
			}
		}
	}
	return 0, false
}

// throughView lets a call that takes something out of a view take it out of the map: of a
// key that is known, else maybe of any.
func (x *effects) throughView() {
	rp, c, h := x.rp, x.c, x.rp.h
	if c.callee.static || len(c.args) == 0 {
		return
	}
	of, ok := rp.viewed(c.args[0].obj)
	if !ok {
		return
	}
	what := x.taking()
	if what == nothingTaken {
		return
	}
	n := x.part()
	x.link(n, &edgesTo{base: c.args[:1], key: c.args[1:]})
	taken := value{def: n, none: true}
	key := constant(0)
	if what == argumentTaken && len(c.args) == 2 {
		key = c.args[1].cst
	}
	delete(rp.mappings, of)
	for _, field := range []int32{0, h.field("keys")} {
		switch {
		case what == allTaken:
			h.set(location{of, field, anyKey}, taken)
		case key != 0 && h.cells[location{of, field, key}] != nil:
			h.set(location{of, field, key}, taken)
		}
	}
	if what != allTaken && key == 0 {
		h.add(location{of, h.field(takenField), 0}, taken)
	}
}

// takenBefore leads from a lookup to what may have taken out, by way of a view, what was
// put there before; that counts where nothing was found.
func (x *effects) takenBefore(l location) {
	h := x.rp.h
	c := h.find(location{l.owner, h.field(takenField), 0})
	if c == nil || l.field != 0 {
		return
	}
	// At a known key the newest put is what would lie there, and only what was taken out
	// after it counts. At a key that is not known it may be any of the puts: from the oldest
	// on, what was taken out may have been what was looked for.
	put := dynamic.NoNode
	for _, v := range h.get(l) {
		if put == dynamic.NoNode || (v.def > put) == (l.key != anyKey) {
			put = v.def
		}
	}
	all := c.values
	for _, v := range all[max(0, len(all)-maxChoices):] {
		if v.def > put {
			x.rp.g.AddEdge(x.c.node, v.def, dynamic.EdgeChoice, x.rp.g.Intern(dynamic.TakenLabel), true)
		}
	}
}
