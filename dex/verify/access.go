// Arrays and fields.

package verify

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/dex"
)

// array demands an array or null; the descriptor is "" where it is not known.
func (m *methodCheck) array(in *dex.Insn, r uint16) (descriptor string, null bool) {
	t := m.cur.regs[r]
	switch k := m.types.kind(t); {
	case k == Zero:
		return "", true
	case k == UnknownReference:
		return "", false
	case k == Reference:
		d := m.types.descriptor(t)
		if d[0] == '[' {
			return d, false
		}
	}
	m.wrong(in, r, "an array")
	return "", false
}

// accessed are the values that the seven variants of array and field accesses
// move: plain, wide, object, boolean, byte, char, short.
var accessed = [...]byte{'I', 'J', 'L', 'Z', 'B', 'C', 'S'}

// moves reports whether an access of the given variant moves values of a type.
func moves(variant byte, descriptor string) bool {
	if descriptor == "" {
		return false
	}
	switch d := descriptor[0]; variant {
	case 'I':
		return d == 'I' || d == 'F'
	case 'J':
		return d == 'J' || d == 'D'
	case 'L':
		return d == 'L' || d == '['
	default:
		return d == variant
	}
}

func (m *methodCheck) arrayAccess(in *dex.Insn) {
	get := in.Op <= dex.OpAgetShort
	base := dex.OpAget
	if !get {
		base = dex.OpAput
	}
	variant := accessed[in.Op-base]
	m.integral(in, in.C)
	d, null := m.array(in, in.B)
	if m.failed {
		return
	}
	m.throws = null
	element := ""
	if d != "" {
		element = d[1:]
		if !moves(variant, element) {
			m.fail("array-element", in.PC, "%s on an array of type %s", in.Op, d)
			return
		}
	}
	switch {
	case get && element != "":
		m.setTyped(in.A, element)
	case get && variant == 'I':
		// The elements may be floats: take what is both.
		if m.set(in.A, Type(ConstByte)); !null {
			m.set(in.A, Type(Const))
		}
	case get && variant == 'J':
		m.setWide(in.A, ConstWideLow)
	case get && variant == 'L':
		if m.set(in.A, Type(Zero)); !null {
			m.set(in.A, Type(UnknownReference))
		}
	case get:
		m.setTyped(in.A, string(variant))
	case variant == 'L':
		// Whether the array may hold it is checked when it is stored.
		m.initialized(in, in.A)
	case element != "":
		m.primitive(in, in.A, element)
	case variant == 'J':
		if k := m.kindOf(in.A); !isLow(k) {
			m.wrong(in, in.A, "a 64-bit value")
		} else if !pairs(k, m.kindOf(in.A+1)) {
			m.fail("wide-pair", in.PC, "%s: v%d and v%d are not the halves of one value", in.Op, in.A, in.A+1)
		}
	case variant == 'I':
		if k := m.kindOf(in.A); k != Float && !isIntegral(k) {
			m.wrong(in, in.A, "a 32-bit value")
		}
	default:
		m.integral(in, in.A)
	}
}

// setTyped writes a value of the described type.
func (m *methodCheck) setTyped(r uint16, descriptor string) {
	t, wide := m.types.of(descriptor)
	if m.set(r, t); wide {
		m.set(r+1, t+1)
	}
}

// primitive demands a primitive value of a type; among the integral types a
// store is no check of range.
func (m *methodCheck) primitive(in *dex.Insn, r uint16, descriptor string) {
	switch descriptor[0] {
	case 'J':
		m.pair(in, r, LongLow)
	case 'D':
		m.pair(in, r, DoubleLow)
	case 'F':
		m.float(in, r)
	default:
		m.integral(in, r)
	}
}

func (m *methodCheck) filledNewArray(in *dex.Insn) {
	d := m.file.TypeDescriptor(in.Index)
	element := d[1:]
	for i := range in.NumArgs() {
		r := in.Arg(i)
		if isPrimitive(element) {
			m.primitive(in, r, element)
		} else if m.initialized(in, r) {
			m.demand(in, r, element)
		}
		if m.failed {
			return
		}
	}
	m.result, m.wide = m.types.reference(d), false
}

func (m *methodCheck) fillArrayData(in *dex.Insn) {
	d, _ := m.array(in, in.A)
	if d == "" {
		return
	}
	width, ok := map[string]uint16{"[Z": 1, "[B": 1, "[S": 2, "[C": 2, "[I": 4, "[F": 4, "[J": 8, "[D": 8}[d]
	if !ok {
		m.fail("array-data", in.PC, "fill-array-data of an array of type %s", d)
		return
	}
	if got := binary.LittleEndian.Uint16(m.code.Insns[2*in.Target()+2:]); got != width {
		m.fail("array-data", in.PC, "fill-array-data with elements of %d bytes for %s", got, d)
	}
}

func (m *methodCheck) fieldAccess(in *dex.Insn) {
	base, get, instance := dex.OpIget, true, true
	switch {
	case in.Op >= dex.OpSput:
		base, get, instance = dex.OpSput, false, false
	case in.Op >= dex.OpSget:
		base, instance = dex.OpSget, false
	case in.Op >= dex.OpIput:
		base, get = dex.OpIput, false
	}
	variant := accessed[in.Op-base]
	ref := m.file.FieldRef(in.Index)
	class, typ := m.file.TypeDescriptor(ref.Class), m.file.TypeDescriptor(ref.Type)
	if !moves(variant, typ) {
		m.fail("field-type", in.PC, "%s of the field %s", in.Op, m.file.FieldText(in.Index))
		return
	}
	if instance && !m.fieldOwner(in, get, class) {
		return
	}
	m.resolveField(in, class, typ, !instance)
	switch {
	case get:
		m.setTyped(in.A, typ)
	case variant != 'L':
		m.primitive(in, in.A, typ)
	case m.initialized(in, in.A):
		m.demand(in, in.A, typ)
	}
}

// fieldOwner checks the object whose field is accessed. A constructor may
// write the fields of its own class before it calls another constructor.
func (m *methodCheck) fieldOwner(in *dex.Insn, get bool, class string) bool {
	if m.kindOf(in.B) == UninitializedThis {
		if !get && class == m.class {
			return true
		}
		m.fail("uninitialized-object", in.PC, "%s of %s on this before a constructor was called", in.Op, m.file.FieldText(in.Index))
		return false
	}
	if !m.initialized(in, in.B) {
		return false
	}
	m.demand(in, in.B, class)
	return !m.failed
}

// resolveField remarks on accesses that throw when they are reached.
func (m *methodCheck) resolveField(in *dex.Insn, class, typ string, static bool) {
	name := m.file.String(m.file.FieldRef(in.Index).Name)
	p := m.hierarchy.p
	for range maxDepth {
		id, ok := p.Class(class)
		if !ok {
			return
		}
		if f, ok := p.Field(id, name, typ); ok {
			if isStatic := p.Fields[f].Access&dex.AccStatic != 0; isStatic != static {
				m.report(Remark, "field-kind", in.PC, "%s of %s, which is declared otherwise", in.Op, p.FieldText(f))
			}
			return
		}
		def := p.Classes[id].Def
		if static || def.Super == dex.NoIndex {
			return // it may come from an interface
		}
		class = p.Classes[id].File.TypeDescriptor(def.Super)
	}
}
