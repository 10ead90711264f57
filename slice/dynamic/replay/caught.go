// Caught exceptions: what a handler runs for, and what the exception itself says.

package replay

import "github.com/esdroid/esdroid/slice/dynamic"

// says makes a throw depend on the message and the cause of its exception: they are in
// the report.
func (rp *replay) says(n dynamic.Node, exception value) {
	if exception.obj == 0 {
		return
	}
	for _, name := range []string{"message", "cause"} {
		if c := rp.h.find(location{exception.obj, rp.h.field(name), 0}); c != nil {
			rp.valueEdges(n, merge(c.values, false).through(exception), dynamic.EdgeValue, rp.g.Intern(name))
		}
	}
}

// caught notes that the frame goes on at a handler.
func (rp *replay) caught(f *frame, handler int32) {
	if f.last == dynamic.NoNode || f.lastInsn < 0 {
		return
	}
	d := f.m.Detour(f.lastInsn, handler)
	f.handling, f.thrower = d, f.last
	for _, r := range d.Sets {
		if int(r) < len(f.regs) {
			f.regs[r].barred = f.last + 1
		}
	}
}
