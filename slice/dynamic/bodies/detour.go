// Detours: what runs because an exception was caught, and what does not.
//
// A handler runs because something threw. And where the way without the
// exception would have set a variable anew, a later use of the old value depends
// on the throw as well: "return null" at the end of a method that could not open
// its file.

package bodies

import "github.com/esdroid/esdroid/dex"

// Detour compares the way on from an instruction with the way by a handler.
type Detour struct {
	Only []bool   // by instruction: run on the way by the handler only
	Sets []uint16 // registers that the other way sets before the two meet
}

type detourKey struct{ from, handler int32 }

// Detour returns what catching at a handler what instruction from threw changes.
func (m *Body) Detour(from, handler int32) *Detour {
	k := detourKey{from, handler}
	if d := m.detours[k]; d != nil {
		return d
	}
	n := len(m.Insns)
	reach := func(start []int32, barrier []bool) []bool {
		seen := make([]bool, n)
		work := append([]int32(nil), start...)
		for len(work) > 0 {
			i := work[len(work)-1]
			work = work[:len(work)-1]
			if seen[i] || barrier != nil && barrier[i] {
				continue
			}
			seen[i] = true
			work = append(work, m.Succs[i]...)
		}
		return seen
	}
	by := reach([]int32{handler}, nil)
	normal := reach(m.Succs[from], nil)
	d := &Detour{Only: make([]bool, n)}
	for i := range by {
		d.Only[i] = by[i] && !normal[i]
	}
	set := map[uint16]bool{}
	note := func(r uint16) {
		if !set[r] {
			set[r] = true
			d.Sets = append(d.Sets, r)
		}
	}
	for i, on := range reach(m.Succs[from], by) {
		if on && m.Insns[i].Op.Has(dex.FlagSetsA) {
			note(m.Insns[i].A)
		}
	}
	if in := &m.Insns[from]; in.Op.Has(dex.FlagSetsA) {
		note(in.A)
	}
	if m.detours == nil {
		m.detours = map[detourKey]*Detour{}
	}
	m.detours[k] = d
	return d
}
