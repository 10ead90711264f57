// Reads that come before the initialiser, which is still running, sets what they read.

package replay

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// early makes a read of a field that was never set depend on the calls by which it was
// reached from the constructor, or the class initialiser, that sets the field only later:
// an overridden method that the constructor above calls, statics in the wrong order.
func (rp *replay) early(t *thread, n dynamic.Node, l location, initialiser string) {
	for k := len(t.frames) - 2; k >= 0; k-- {
		f := t.frames[k]
		if rp.g.Program.MethodName(f.m.ID) != initialiser || initialiser == "<init>" && (len(f.args) == 0 || f.args[0].obj != l.owner) || !rp.setsLater(f, l.field) {
			continue
		}
		for _, inner := range t.frames[k+1:] {
			rp.g.AddEdge(n, rp.g.Frames[inner.number].Call, dynamic.EdgeEarly, 0, false)
		}
		return
	}
}

// setsLater reports whether the code of a frame's method after where it is sets a field.
func (rp *replay) setsLater(f *frame, field int32) bool {
	for i := f.lastInsn + 1; i > 0 && i < int32(len(f.m.Insns)); i++ {
		if op := f.m.Insns[i].Op; (op >= dex.OpIput && op <= dex.OpIputShort || op >= dex.OpSput && op <= dex.OpSputShort) && rp.fieldUse(f.m, i).Number == field {
			return true
		}
	}
	return false
}
