// Constructors that leave a field as it was which others of the class set.

package omission

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// making adds the beginning of the constructor that made an object and left a field as it
// was which others of the class set.
func (x *finding) making() error {
	g := x.g
	looked := map[dynamic.Node]bool{} // where an object was made: all frames are gone through for it
	for _, n := range x.thin.Nodes {
		if at, _ := x.thin.Step(n); at.Dist > unsetWithin || !g.readsUnset(n) {
			continue
		}
		made := g.lastValue(n)
		m, i := g.CodeOf(n)
		field := m.File.FieldText(m.Insns[i].Index)
		if class, _, _ := strings.Cut(field, "->"); made < 0 || g.Kind(made) != dynamic.Instruction || g.classMade(made) != class || looked[made] || len(looked) == maxPuts {
			continue
		}
		looked[made] = true
		for k := range g.Frames {
			f := &g.Frames[k]
			if f.Call == dynamic.NoNode || f.Call < made || g.Program.MethodName(f.Method) != "<init>" || g.Given(f.Call, 0) != made {
				continue
			}
			if !g.setElsewhere(field, f.Method) {
				break
			}
			first := f.Call + 1
			for ; int(first) < g.Len() && !(g.FrameNumber(first) == int32(k) && g.Kind(first) == dynamic.Instruction); first++ {
			}
			if err := x.decidedNode(first, dynamic.Kept, n); err != nil || int(first) < g.Len() {
				return err
			}
		}
	}
	return nil
}

// setElsewhere reports whether another constructor of a field's class than the one that ran sets the
// field to something.
func (g run) setElsewhere(field string, ran dex.MethodID) bool {
	class, _, _ := strings.Cut(field, "->")
	c, ok := g.Program.Class(class)
	if !ok {
		return false
	}
	for m := g.Program.Classes[c].FirstMethod; m < g.Program.Classes[c].EndMethod; m++ {
		if m == ran || g.Program.MethodName(m) != "<init>" {
			continue
		}
		body, err := g.Body(m)
		if err != nil || body.Library {
			continue
		}
		for i := range body.Insns {
			if in := &body.Insns[i]; in.Op == dex.OpIputObject && body.File.FieldText(in.Index) == field && !g.setsNull(body, int32(i)) {
				return true
			}
		}
	}
	return false
}

// classMade returns the class of which a node makes an object, "" if it makes none.
func (g run) classMade(n dynamic.Node) string {
	in := g.Insn(n)
	if in == nil || in.Op != dex.OpNewInstance {
		return ""
	}
	m, _ := g.CodeOf(n)
	return m.File.TypeDescriptor(in.Index)
}
