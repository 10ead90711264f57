// Calls: arguments, receivers, constructors and results.

package verify

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

func (m *methodCheck) invoke(in *dex.Insn) {
	f := m.file
	class, name, proto, static := "", "", "", false
	switch in.Op {
	case dex.OpInvokeCustom, dex.OpInvokeCustomRange:
		values, err := f.CallSite(in.Index)
		if err != nil {
			m.fail("call-site", in.PC, "%v", err)
			return
		}
		proto, static = f.ProtoDescriptor(values[2].Index()), true
	default:
		ref := f.MethodRef(in.Index)
		class, name, proto = f.TypeDescriptor(ref.Class), f.String(ref.Name), f.ProtoDescriptor(ref.Proto)
		switch in.Op {
		case dex.OpInvokeStatic, dex.OpInvokeStaticRange:
			static = true
		case dex.OpInvokePolymorphic, dex.OpInvokePolymorphicRange:
			proto = f.ProtoDescriptor(uint32(in.Proto))
		}
	}
	params, ok := dex.ParamTypes(proto)
	if !ok || slices.Contains(params, "V") {
		m.fail("prototype", in.PC, "%s with the malformed prototype %s", in.Op, proto)
		return
	}
	n := 0
	if !static {
		if in.NumArgs() == 0 {
			m.fail("argument-count", in.PC, "%s without an object to call on", in.Op)
			return
		}
		n = 1
	}
	for _, p := range params {
		if !m.argument(in, n, p) {
			return
		}
		n++
		if p == "J" || p == "D" {
			n++
		}
	}
	if n != in.NumArgs() {
		m.fail("argument-count", in.PC, "%s with %d argument registers, %s takes %d", in.Op, in.NumArgs(), proto, n)
		return
	}
	if !static {
		if m.receiver(in, class, name); m.failed {
			return
		}
	}
	if class != "" {
		m.resolveMethod(in, class, name, proto)
	}
	m.result, m.wide = m.types.of(dex.ReturnType(proto))
}

// argument checks the argument in the n-th register of the list.
func (m *methodCheck) argument(in *dex.Insn, n int, descriptor string) bool {
	wide := descriptor == "J" || descriptor == "D"
	if n >= in.NumArgs() || wide && n+1 >= in.NumArgs() {
		m.fail("argument-count", in.PC, "%s with only %d argument registers", in.Op, in.NumArgs())
		return false
	}
	r := in.Arg(n)
	switch {
	case !isPrimitive(descriptor):
		if m.initialized(in, r) {
			m.demand(in, r, descriptor)
		}
	case wide && in.Arg(n+1) != r+1:
		m.fail("wide-pair", in.PC, "%s: the 64-bit argument in v%d must go on in v%d, not v%d", in.Op, r, r+1, in.Arg(n+1))
	default:
		m.primitive(in, r, descriptor)
	}
	return !m.failed
}

// receiver checks the object that a method is called on. Constructors alone
// are called on uninitialized objects, which that initializes.
func (m *methodCheck) receiver(in *dex.Insn, class, name string) {
	r := in.Arg(0)
	t := m.cur.regs[r]
	kind := m.types.kind(t)
	if name != "<init>" || in.Op != dex.OpInvokeDirect && in.Op != dex.OpInvokeDirectRange {
		if !m.initialized(in, r) {
			return
		}
		if in.Op == dex.OpInvokeInterface || in.Op == dex.OpInvokeInterfaceRange {
			return // checked when it is called
		}
		m.demand(in, r, class)
		return
	}
	switch kind {
	case Uninitialized:
		if d := m.types.descriptor(t); d != class && m.hierarchy.assignable(d, class) == no {
			m.fail("constructor-class", in.PC, "constructor of %s called on a new %s", class, d)
			return
		}
	case UninitializedThis:
		// Any constructor above will do: devices do not ask for the one right above.
		if class != m.class && !m.isSuper(class) && m.hierarchy.assignable(m.class, class) == no {
			m.fail("constructor-class", in.PC, "constructor of %s called on this, which is of class %s", class, m.class)
			return
		}
		m.cur.thisInit = true
	default:
		m.fail("constructor-receiver", in.PC, "constructor called on v%d, which is %s and not a new object", r, m.types.text(t))
		return
	}
	object := m.types.reference(m.types.descriptor(t))
	for i, x := range m.cur.regs {
		if x == t {
			m.cur.regs[i] = object
		}
	}
	m.changed = true
}

// isSuper reports whether class is the direct superclass of the method's class.
func (m *methodCheck) isSuper(class string) bool {
	info, ok := m.hierarchy.class(m.class)
	return !ok || info.Super == class
}

// resolveMethod remarks on calls that throw when they are reached, because the
// app's own class declares the method otherwise.
func (m *methodCheck) resolveMethod(in *dex.Insn, class, name, proto string) {
	p := m.hierarchy.p
	id, ok := p.Class(class)
	if !ok {
		return
	}
	if _, isCore := core[class]; isCore {
		return
	}
	isInterface := p.Classes[id].Def.Access&dex.AccInterface != 0
	op := in.Op
	if op >= dex.OpInvokeVirtualRange && op <= dex.OpInvokeInterfaceRange {
		op -= dex.OpInvokeVirtualRange - dex.OpInvokeVirtual
	}
	switch {
	case op == dex.OpInvokeInterface && !isInterface:
		m.report(Remark, "invoke-kind", in.PC, "%s on the class %s", in.Op, class)
		m.throws = true
		return
	case op == dex.OpInvokeVirtual && isInterface:
		m.report(Remark, "invoke-kind", in.PC, "%s on the interface %s", in.Op, class)
		return
	}
	mid, ok := p.Method(id, name, proto)
	if !ok {
		return // inherited, or missing
	}
	access := p.Methods[mid].Access
	if access&dex.AccPrivate != 0 && class == m.class && (op == dex.OpInvokeVirtual || op == dex.OpInvokeSuper) {
		m.fail("invoke-kind", in.PC, "%s of the private method %s", in.Op, p.MethodText(mid))
		return
	}
	static := access&dex.AccStatic != 0
	if static != (op == dex.OpInvokeStatic) || op == dex.OpInvokeDirect && access&(dex.AccPrivate|dex.AccConstructor) == 0 {
		m.report(Remark, "invoke-kind", in.PC, "%s of %s, which is declared otherwise", in.Op, p.MethodText(mid))
	}
}
