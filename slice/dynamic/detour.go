// Caught exceptions: what ran because of them, and what did not.
//
// A handler runs because something threw. And where the way without the
// exception would have set a variable anew, a later use of the old value depends
// on the throw as well: "return null" at the end of a method that could not open
// its file.

package dynamic

import "github.com/esdroid/esdroid/dex"

// detour compares the way on from an instruction with the way by a handler.
type detour struct {
	only []bool   // by instruction: run on the way by the handler only
	sets []uint16 // registers that the other way sets before the two meet
}

type detourKey struct{ from, handler int32 }

// detour returns what catching at a handler what instruction from threw changes.
func (m *methodCode) detour(from, handler int32) *detour {
	k := detourKey{from, handler}
	if d := m.detours[k]; d != nil {
		return d
	}
	n := len(m.insns)
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
			work = append(work, m.succs[i]...)
		}
		return seen
	}
	by := reach([]int32{handler}, nil)
	normal := reach(m.succs[from], nil)
	d := &detour{only: make([]bool, n)}
	for i := range by {
		d.only[i] = by[i] && !normal[i]
	}
	set := map[uint16]bool{}
	note := func(r uint16) {
		if !set[r] {
			set[r] = true
			d.sets = append(d.sets, r)
		}
	}
	for i, on := range reach(m.succs[from], by) {
		if on && m.insns[i].Op.Has(dex.FlagSetsA) {
			note(m.insns[i].A)
		}
	}
	if in := &m.insns[from]; in.Op.Has(dex.FlagSetsA) {
		note(in.A)
	}
	if m.detours == nil {
		m.detours = map[detourKey]*detour{}
	}
	m.detours[k] = d
	return d
}

// says makes a throw depend on the message and the cause of its exception: they are in
// the report.
func (rp *replay) says(n Node, exception value) {
	if exception.obj == 0 {
		return
	}
	for _, name := range []string{"message", "cause"} {
		if c := rp.h.find(location{exception.obj, rp.h.field(name), 0}); c != nil {
			rp.valueEdges(n, merge(c.values, false).through(exception), EdgeValue, rp.g.label(name))
		}
	}
}

// caught notes that the frame goes on at a handler.
func (rp *replay) caught(f *frame, handler int32) {
	if f.last == NoNode || f.lastInsn < 0 {
		return
	}
	d := f.m.detour(f.lastInsn, handler)
	f.handling, f.thrower = d, f.last
	for _, r := range d.sets {
		if int(r) < len(f.regs) {
			f.regs[r].barred = f.last + 1
		}
	}
}
