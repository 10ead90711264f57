// What each instruction demands of the registers and does to them.

package verify

import "github.com/esdroid/esdroid/dex"

// step checks an instruction against the current state and updates it.
func (m *methodCheck) step(in *dex.Insn) {
	result, wide := m.result, m.wide
	m.result, m.throws = Type(Undefined), false
	op := in.Op
	switch {
	case op == dex.OpNop:
	case op <= dex.OpMoveObject16:
		m.move(in)
	case op <= dex.OpMoveResultObject:
		m.moveResult(in, result, wide)
	case op == dex.OpMoveException:
		t, ok := m.caught(in.PC)
		if !ok {
			m.fail("move-exception", in.PC, "move-exception outside the beginning of a handler")
			return
		}
		m.set(in.A, t)
	case op <= dex.OpReturnObject:
		m.returns(in)
	case op <= dex.OpConstHigh16:
		m.set(in.A, constant(in.Lit))
	case op <= dex.OpConstWideHigh16:
		m.setWide(in.A, ConstWideLow)
	case op == dex.OpConstString || op == dex.OpConstStringJumbo:
		m.set(in.A, m.types.reference("Ljava/lang/String;"))
	case op == dex.OpConstClass:
		m.set(in.A, m.types.reference("Ljava/lang/Class;"))
	case op == dex.OpMonitorEnter || op == dex.OpMonitorExit:
		m.monitor(in)
	case op == dex.OpCheckCast:
		if m.initialized(in, in.A) {
			m.set(in.A, m.types.reference(m.file.TypeDescriptor(in.Index)))
		}
	case op == dex.OpInstanceOf:
		m.instanceOf(in)
	case op == dex.OpArrayLength:
		m.array(in, in.B)
		m.set(in.A, Type(Int))
	case op == dex.OpNewInstance:
		m.newInstance(in)
	case op == dex.OpNewArray:
		m.integral(in, in.B)
		m.set(in.A, m.types.reference(m.file.TypeDescriptor(in.Index)))
	case op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		m.filledNewArray(in)
	case op == dex.OpFillArrayData:
		m.fillArrayData(in)
	case op == dex.OpThrow:
		if m.initialized(in, in.A) {
			m.demand(in, in.A, throwable)
		}
	case op.Has(dex.FlagGoto):
	case op.Has(dex.FlagSwitch):
		m.integral(in, in.A)
	case op <= dex.OpCmpLong:
		m.compare(in)
	case op <= dex.OpIfLez:
		m.test(in)
	case op <= dex.OpAputShort:
		m.arrayAccess(in)
	case op <= dex.OpSputShort:
		m.fieldAccess(in)
	case op.Has(dex.FlagInvoke):
		m.invoke(in)
	case op == dex.OpConstMethodHandle:
		m.set(in.A, m.types.reference("Ljava/lang/invoke/MethodHandle;"))
	case op == dex.OpConstMethodType:
		m.set(in.A, m.types.reference("Ljava/lang/invoke/MethodType;"))
	default:
		m.arithmetic(in)
	}
}

// set writes a register.
func (m *methodCheck) set(r uint16, t Type) {
	m.cur.regs[r] = t
	m.changed = true
}

// setWide writes a pair of registers; low is the kind of its low half.
func (m *methodCheck) setWide(r uint16, low Kind) {
	m.set(r, Type(low))
	m.set(r+1, Type(low)+1)
}

func (m *methodCheck) kindOf(r uint16) Kind { return m.types.kind(m.cur.regs[r]) }

// wrong reports a register of the wrong type.
func (m *methodCheck) wrong(in *dex.Insn, r uint16, want string) {
	t := m.cur.regs[r]
	rule := "register-type"
	switch m.types.kind(t) {
	case Undefined:
		rule = "undefined-register"
	case Conflict:
		rule = "conflict-register"
	case Uninitialized, UninitializedThis:
		rule = "uninitialized-object"
	}
	m.fail(rule, in.PC, "%s needs %s in v%d, which is %s", in.Op, want, r, m.types.text(t))
}

func (m *methodCheck) integral(in *dex.Insn, r uint16) {
	if !isIntegral(m.kindOf(r)) {
		m.wrong(in, r, "an int")
	}
}

func (m *methodCheck) float(in *dex.Insn, r uint16) {
	if !isFloat(m.kindOf(r)) {
		m.wrong(in, r, "a float")
	}
}

// pair demands a long or double, by the kind of its low half.
func (m *methodCheck) pair(in *dex.Insn, r uint16, low Kind) {
	want := "a long"
	if low == DoubleLow {
		want = "a double"
	}
	if k := m.kindOf(r); k != low && k != ConstWideLow {
		m.wrong(in, r, want)
	} else if int(r)+1 >= len(m.cur.regs) || !pairs(k, m.kindOf(r+1)) {
		m.fail("wide-pair", in.PC, "%s needs %s in v%d, but v%d is not its other half", in.Op, want, r, r+1)
	}
}

// initialized demands an initialized object or null and reports whether it is one.
func (m *methodCheck) initialized(in *dex.Insn, r uint16) bool {
	switch k := m.kindOf(r); {
	case !isReference(k):
		m.wrong(in, r, "an object")
	case k == Uninitialized || k == UninitializedThis:
		m.wrong(in, r, "an initialized object")
	default:
		return true
	}
	return false
}

// demand demands an object that may be used as the described class.
func (m *methodCheck) demand(in *dex.Insn, r uint16, descriptor string) {
	t := m.cur.regs[r]
	switch k := m.types.kind(t); k {
	case Zero, UnknownReference:
	case Reference:
		if m.assignable(t, descriptor) == no {
			m.fail("class-mismatch", in.PC, "%s needs %s in v%d, which is %s", in.Op, descriptor, r, m.types.text(t))
		}
	default:
		m.wrong(in, r, descriptor)
	}
}

// assignable asks the hierarchy, remembering answers.
func (m *methodCheck) assignable(t Type, descriptor string) answer {
	d := m.types.descriptor(t)
	if d == descriptor || descriptor == object {
		return yes
	}
	key := [2]Type{t, m.types.reference(descriptor)}
	a, ok := m.answers[key]
	if !ok {
		a = m.hierarchy.assignable(d, descriptor)
		m.answers[key] = a
	}
	return a
}

func (m *methodCheck) move(in *dex.Insn) {
	k := m.kindOf(in.B)
	switch in.Op {
	case dex.OpMove, dex.OpMoveFrom16, dex.OpMove16:
		if k != Float && !isIntegral(k) {
			m.wrong(in, in.B, "a 32-bit value")
			return
		}
		m.set(in.A, m.cur.regs[in.B])
	case dex.OpMoveObject, dex.OpMoveObjectFrom16, dex.OpMoveObject16:
		if !isReference(k) {
			m.wrong(in, in.B, "an object")
			return
		}
		m.set(in.A, m.cur.regs[in.B])
	default:
		if !isLow(k) {
			m.wrong(in, in.B, "a 64-bit value")
			return
		}
		if !pairs(k, m.kindOf(in.B+1)) {
			m.fail("wide-pair", in.PC, "%s: v%d and v%d are not the halves of one value", in.Op, in.B, in.B+1)
			return
		}
		m.setWide(in.A, k)
	}
}

func (m *methodCheck) moveResult(in *dex.Insn, result Type, wide bool) {
	if result == Type(Undefined) {
		m.fail("move-result", in.PC, "%s does not follow a call or filled-new-array", in.Op)
		return
	}
	k := m.types.kind(result)
	ok := false
	switch in.Op {
	case dex.OpMoveResult:
		ok = !wide && (isIntegral(k) || k == Float)
	case dex.OpMoveResultWide:
		ok = wide
	default:
		ok = isReference(k)
	}
	if !ok {
		name := m.types.text(result)
		if k == Conflict {
			name = "nothing"
		}
		m.fail("move-result", in.PC, "%s, but the result in front of it is %s", in.Op, name)
		return
	}
	if wide {
		m.setWide(in.A, k)
	} else {
		m.set(in.A, result)
	}
}

func (m *methodCheck) returns(in *dex.Insn) {
	want := dex.ReturnType(m.proto)
	if m.cur.monitors > 0 {
		m.report(Remark, "monitor-balance", in.PC, "%s while %d monitors are held", in.Op, m.cur.monitors)
	}
	if !m.cur.thisInit {
		m.fail("constructor-return", in.PC, "the constructor returns without having called another one")
		return
	}
	t, wide := m.types.of(want)
	k := m.types.kind(t)
	mismatch := func() {
		m.fail("return-type", in.PC, "%s in a method that returns %s", in.Op, want)
	}
	switch in.Op {
	case dex.OpReturnVoid:
		if want != "V" {
			mismatch()
		}
	case dex.OpReturn:
		if wide || want == "V" || k != Float && !isIntegral(k) {
			mismatch()
		} else if k == Float {
			m.float(in, in.A)
		} else if got := m.kindOf(in.A); !isIntegral(got) || got != Int && !fits(got, k) && !(k == Boolean && got == Byte) {
			want := "a " + kindNames[k]
			if k == Int {
				want = "an int"
			}
			m.wrong(in, in.A, want)
		}
	case dex.OpReturnWide:
		if !wide {
			mismatch()
		} else {
			m.pair(in, in.A, k)
		}
	case dex.OpReturnObject:
		if k != Reference {
			mismatch()
		} else if m.initialized(in, in.A) {
			m.demand(in, in.A, want)
		}
	}
}

// maxMonitors is how many monitors devices follow.
const maxMonitors = 32

func (m *methodCheck) monitor(in *dex.Insn) {
	if !isReference(m.kindOf(in.A)) {
		m.wrong(in, in.A, "an object")
		return
	}
	// Which objects are locked is not followed, only how many: devices accept
	// what does not balance, and run it more slowly.
	switch held := m.cur.monitors; {
	case in.Op == dex.OpMonitorEnter && held >= maxMonitors:
		m.report(Remark, "monitor-depth", in.PC, "more than %d monitors are held", maxMonitors)
	case in.Op == dex.OpMonitorEnter:
		m.cur.monitors++
		m.changed = true
	case held == 0:
		m.report(Remark, "monitor-balance", in.PC, "monitor-exit without a monitor held")
	default:
		m.cur.monitors--
		m.changed = true
	}
}

func (m *methodCheck) instanceOf(in *dex.Insn) {
	if !m.initialized(in, in.B) {
		return
	}
	class := m.file.TypeDescriptor(in.Index)
	old := m.cur.regs[in.B]
	m.set(in.A, Type(Boolean))
	if in.A == in.B {
		return
	}
	info, known := m.hierarchy.class(class)
	if !known || info.Interface || m.types.kind(old) == Reference && m.hierarchy.assignable(class, m.types.descriptor(old)) == no {
		return
	}
	if k := m.types.kind(old); k == Reference || k == Zero {
		m.tested = tested{in.Next(), in.A, in.B, m.types.reference(class)}
	}
}

func (m *methodCheck) newInstance(in *dex.Insn) {
	d := m.file.TypeDescriptor(in.Index)
	if id, ok := m.hierarchy.p.Class(d); ok {
		if access := m.hierarchy.p.Classes[id].Def.Access; access&(dex.AccAbstract|dex.AccInterface) != 0 {
			m.report(Remark, "new-instance", in.PC, "new-instance of the abstract %s throws", d)
		}
	}
	t := m.types.intern(typeInfo{kind: Uninitialized, pc: in.PC, descriptor: d})
	// An older object of this instruction can no longer be told apart.
	for r, old := range m.cur.regs {
		if old == t {
			m.cur.regs[r] = Type(Conflict)
		}
	}
	m.set(in.A, t)
}

func (m *methodCheck) compare(in *dex.Insn) {
	switch in.Op {
	case dex.OpCmplFloat, dex.OpCmpgFloat:
		m.float(in, in.B)
		m.float(in, in.C)
	case dex.OpCmpLong:
		m.pair(in, in.B, LongLow)
		m.pair(in, in.C, LongLow)
	default:
		m.pair(in, in.B, DoubleLow)
		m.pair(in, in.C, DoubleLow)
	}
	m.set(in.A, Type(Int))
}

func (m *methodCheck) test(in *dex.Insn) {
	a := m.kindOf(in.A)
	switch in.Op {
	case dex.OpIfEqz, dex.OpIfNez:
		if !isIntegral(a) && !isReference(a) {
			m.wrong(in, in.A, "an int or an object")
		}
	case dex.OpIfLtz, dex.OpIfGez, dex.OpIfGtz, dex.OpIfLez:
		m.integral(in, in.A)
	case dex.OpIfEq, dex.OpIfNe:
		b := m.kindOf(in.B)
		if !(isIntegral(a) && isIntegral(b) || isReference(a) && isReference(b)) {
			if !isIntegral(a) && !isReference(a) {
				m.wrong(in, in.A, "an int or an object")
			} else {
				m.wrong(in, in.B, "what can be compared with "+m.types.text(m.cur.regs[in.A]))
			}
		}
	default:
		m.integral(in, in.A)
		m.integral(in, in.B)
	}
}
