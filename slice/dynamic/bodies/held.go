// Where a register comes from, as far as its own method tells.

package bodies

import "github.com/esdroid/esdroid/dex"

// HeldIn names the field, or the method, from which a register comes: one of the framework
// without arguments or any of the app. What a method makes and returns is named after it in
// that method, too.
func (m *Body) HeldIn(i int32, r uint16) string {
	at, ok := m.Setter(i, r)
	if !ok {
		return ""
	}
	if field := m.Read(at); field != "" {
		return field
	}
	switch op := m.Insns[at].Op; {
	case op == dex.OpNewInstance && m.returned() == at:
		return m.Name()
	case op == dex.OpMoveResultObject && at > 0 && m.Insns[at-1].Op.Index() == dex.IndexMethod && (m.Insns[at-1].NumArgs() <= 1 || m.Own(at-1)):
		return m.File.MethodText(m.Insns[at-1].Index)
	}
	return ""
}

// returned returns the instruction that makes what a method returns, -1 where that is not one.
func (m *Body) returned() int32 {
	made := int32(-1)
	for i := range m.Insns {
		if m.Insns[i].Op != dex.OpReturnObject {
			continue
		}
		at, ok := m.Setter(int32(i), m.Insns[i].A)
		if !ok || made >= 0 && made != at {
			return -1
		}
		made = at
	}
	return made
}

// Setter returns the last instruction above i, in the order of the code, that sets a
// register.
func (m *Body) Setter(i int32, r uint16) (int32, bool) {
	for at := i - 1; at >= 0; at-- {
		if in := &m.Insns[at]; in.Op.Has(dex.FlagSetsA) && in.A == r {
			return at, true
		}
	}
	return 0, false
}
