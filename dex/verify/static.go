// What holds for every instruction, reachable or not: registers, operands,
// branch targets, payloads and try ranges.

package verify

import (
	"errors"

	"github.com/esdroid/esdroid/dex"
)

// checkStatic checks what holds for every instruction, reachable or not.
func (m *methodCheck) checkStatic() {
	units := m.code.Units()
	if units == 0 {
		m.fail("empty-code", 0, "the method has no instructions")
		return
	}
	if want, ok := m.argumentWords(); !ok {
		m.fail("prototype", 0, "malformed prototype %s", m.proto)
		return
	} else if want != int(m.code.Ins) {
		m.fail("argument-count", 0, "ins_size is %d, but the arguments of %s take %d registers", m.code.Ins, m.proto, want)
		return
	}
	m.pos = make([]position, units)
	m.at = make([]int32, units)
	for i := range m.at {
		m.at[i] = -1
	}
	m.insns = make([]dex.Insn, 0, units/2+1)
	for pc := uint32(0); pc < units; {
		var in dex.Insn
		if err := m.code.Decode(pc, &in); err != nil {
			var e *dex.FormatError
			reason := err.Error()
			if errors.As(err, &e) {
				reason = e.Reason
			}
			m.fail("instruction", pc, "%s", reason)
			return
		}
		m.at[pc] = int32(len(m.insns))
		m.pos[pc] |= isStart
		if in.Op.IsPayload() {
			m.pos[pc] |= isPayload
			if pc%2 != 0 {
				m.fail("payload-alignment", pc, "%s at an odd code unit", in.Op)
			}
		}
		m.insns = append(m.insns, in)
		pc = in.Next()
	}
	for i := range m.insns {
		m.checkRegisters(&m.insns[i])
		m.checkTargets(i)
		if m.findings.full() {
			return
		}
	}
	m.checkTries()
}

// argumentWords returns how many registers the arguments take.
func (m *methodCheck) argumentWords() (int, bool) {
	params, ok := dex.ParamTypes(m.proto)
	n := 0
	if !m.static {
		n = 1
	}
	for _, p := range params {
		n++
		switch p {
		case "J", "D":
			n++
		case "V":
			ok = false
		}
	}
	return n, ok
}

// checkRegisters proves that all registers of an instruction exist.
func (m *methodCheck) checkRegisters(in *dex.Insn) {
	limit := uint32(m.code.Registers)
	need := func(r uint16, wide bool) {
		if wide && uint32(r)+1 >= limit {
			m.fail("register-range", in.PC, "%s: register pair v%d of %d registers", in.Op, r, limit)
		} else if uint32(r) >= limit {
			m.fail("register-range", in.PC, "%s: register v%d of %d", in.Op, r, limit)
		}
	}
	if in.Op.IsPayload() {
		return
	}
	a, b, c := wideOperands(in.Op)
	switch in.Op.Format() {
	case dex.Format11n, dex.Format11x, dex.Format21t, dex.Format21s, dex.Format21h, dex.Format21c, dex.Format31i, dex.Format31t, dex.Format31c, dex.Format51l:
		need(in.A, a)
	case dex.Format12x, dex.Format22x, dex.Format32x, dex.Format22b, dex.Format22t, dex.Format22s, dex.Format22c:
		need(in.A, a)
		need(in.B, b)
	case dex.Format23x:
		need(in.A, a)
		need(in.B, b)
		need(in.C, c)
	case dex.Format35c, dex.Format45cc:
		for i := range in.NumArgs() {
			need(in.Arg(i), false)
		}
	case dex.Format3rc, dex.Format4rcc:
		if n := uint32(in.NumArgs()); n > 0 && uint32(in.B)+n > limit {
			m.fail("register-range", in.PC, "%s: registers v%d to v%d of %d", in.Op, in.B, uint32(in.B)+n-1, limit)
		}
	}
	if in.Op.Has(dex.FlagInvoke) && in.NumArgs() > int(m.code.Outs) {
		m.report(Remark, "outs-size", in.PC, "%s with %d arguments, outs_size is %d", in.Op, in.NumArgs(), m.code.Outs)
	}
}

// checkOperands checks what an instruction refers to, as far as that does not
// depend on register types. Devices ask for it where the instruction can be reached.
func (m *methodCheck) checkOperands(in *dex.Insn) {
	f := m.file
	switch in.Op {
	case dex.OpNewInstance:
		if d := f.TypeDescriptor(in.Index); !isClass(d) {
			m.fail("new-instance", in.PC, "new-instance of %q, which is no class", d)
		}
	case dex.OpNewArray, dex.OpFilledNewArray, dex.OpFilledNewArrayRange:
		d := f.TypeDescriptor(in.Index)
		if !isArray(d) {
			m.fail("new-array", in.PC, "%s of %q, which is no array type", in.Op, d)
			return
		}
		if dimensions(d) > 255 {
			m.fail("new-array", in.PC, "%s with %d dimensions, 255 are allowed", in.Op, dimensions(d))
		}
		if in.Op != dex.OpNewArray && (d == "[J" || d == "[D") {
			m.fail("new-array", in.PC, "%s of %s: elements that take two registers are not allowed", in.Op, d)
		} else if in.Op != dex.OpNewArray && len(d) == 2 && d != "[I" {
			m.report(Remark, "new-array", in.PC, "%s of %s is not implemented on devices", in.Op, d)
		}
	case dex.OpConstClass, dex.OpCheckCast, dex.OpInstanceOf:
		d := f.TypeDescriptor(in.Index)
		if !isReferenceDescriptor(d) && !(in.Op == dex.OpConstClass && len(d) == 1 && isPrimitive(d)) {
			m.fail("type-operand", in.PC, "%s with type %q", in.Op, d)
		}
	}
	if in.Op.Has(dex.FlagInvoke) && (in.Op.Index() == dex.IndexMethod || in.Op.Index() == dex.IndexMethodAndProto) {
		r := f.MethodRef(in.Index)
		name := f.String(r.Name)
		direct := in.Op == dex.OpInvokeDirect || in.Op == dex.OpInvokeDirectRange
		if name == "<clinit>" || name == "<init>" && !direct || name != "<init>" && len(name) > 0 && name[0] == '<' {
			m.fail("invoke-initializer", in.PC, "%s of %s", in.Op, f.MethodText(in.Index))
		}
		if d := f.TypeDescriptor(r.Class); !isReferenceDescriptor(d) {
			m.fail("invoke-class", in.PC, "%s on type %q", in.Op, d)
		}
		if in.Op == dex.OpInvokePolymorphic || in.Op == dex.OpInvokePolymorphicRange {
			m.checkPolymorphic(in, f.TypeDescriptor(r.Class), f.ProtoDescriptor(r.Proto))
		}
	}
	if in.Op.Index() == dex.IndexField {
		if d := f.TypeDescriptor(f.FieldRef(in.Index).Class); !isClass(d) {
			m.fail("field-class", in.PC, "%s of a field of %q", in.Op, d)
		}
	}
}

// checkPolymorphic demands a signature polymorphic method: only two classes have
// any, and all of those declare an array of objects as their one parameter.
func (m *methodCheck) checkPolymorphic(in *dex.Insn, class, proto string) {
	if class != "Ljava/lang/invoke/MethodHandle;" && class != "Ljava/lang/invoke/VarHandle;" {
		m.fail("polymorphic-target", in.PC, "%s of %s, whose class has no such methods", in.Op, m.file.MethodText(in.Index))
	} else if params, ok := dex.ParamTypes(proto); !ok || len(params) != 1 || params[0] != "[Ljava/lang/Object;" {
		m.fail("polymorphic-target", in.PC, "%s of %s, which does not take an Object[]", in.Op, m.file.MethodText(in.Index))
	}
}

func isClass(d string) bool { return len(d) > 2 && d[0] == 'L' && d[len(d)-1] == ';' }

func isArray(d string) bool {
	n := dimensions(d)
	return n > 0 && (isClass(d[n:]) || len(d) == n+1 && isPrimitive(d[n:]) && d[n] != 'V')
}

func isReferenceDescriptor(d string) bool { return isClass(d) || isArray(d) }

func dimensions(d string) int {
	n := 0
	for n < len(d) && d[n] == '[' {
		n++
	}
	return n
}

// checkTargets checks and marks where instruction i may lead.
func (m *methodCheck) checkTargets(i int) {
	in := &m.insns[i]
	switch {
	case in.Op.Has(dex.FlagGoto | dex.FlagIf):
		if in.Rel == 0 && in.Op != dex.OpGoto32 {
			m.fail("branch-target", in.PC, "%s to itself, which only goto/32 may", in.Op)
			return
		}
		m.target(in, int64(in.PC)+int64(in.Rel))
	case in.Op == dex.OpFillArrayData:
		m.payload(in, dex.OpFillArrayDataPayload)
	case in.Op.Has(dex.FlagSwitch):
		want := dex.OpPackedSwitchPayload
		if in.Op == dex.OpSparseSwitch {
			want = dex.OpSparseSwitchPayload
		}
		if !m.payload(in, want) {
			return
		}
		// The targets of a payload that several switches share are checked for
		// each; a budget keeps that from growing with the square of the code.
		cases, err := m.code.SwitchCases(in)
		if err != nil {
			m.fail("switch-payload", in.PC, "%v", err)
			return
		}
		if m.work += len(cases); m.work > 1<<20+16*len(m.at) {
			m.fail("switch-payload", in.PC, "the switches of the method share payloads with too many cases")
			return
		}
		for n, c := range cases {
			if n > 0 && cases[n-1].Key >= c.Key {
				m.fail("switch-keys", in.PC, "%s: key %d after %d", in.Op, c.Key, cases[n-1].Key)
			}
			if c.Rel == 0 {
				m.report(Remark, "branch-target", in.PC, "%s: case %d leads to the switch itself", in.Op, c.Key)
			}
			m.target(in, int64(in.PC)+int64(c.Rel))
			if m.findings.full() {
				return
			}
		}
	}
}

// target checks and marks one branch target.
func (m *methodCheck) target(in *dex.Insn, pc int64) {
	if pc < 0 || pc >= int64(len(m.at)) {
		m.fail("branch-target", in.PC, "%s to %d, outside the code", in.Op, pc)
		return
	}
	at := m.at[pc]
	if at < 0 {
		m.fail("branch-target", in.PC, "%s to %04x, into the middle of an instruction", in.Op, pc)
		return
	}
	m.pos[pc] |= isTarget
}

func isMoveResult(op dex.Op) bool { return op >= dex.OpMoveResult && op <= dex.OpMoveResultObject }

// payload checks that an instruction refers to a payload of its kind.
func (m *methodCheck) payload(in *dex.Insn, want dex.Op) bool {
	pc := int64(in.PC) + int64(in.Rel)
	if pc < 0 || pc >= int64(len(m.at)) {
		m.fail("payload", in.PC, "%s: payload at %d, outside the code", in.Op, pc)
		return false
	}
	if pc%2 != 0 {
		m.fail("payload-alignment", in.PC, "%s: payload at odd code unit %04x", in.Op, pc)
		return false
	}
	if at := m.at[pc]; at < 0 || m.insns[at].Op != want {
		m.fail("payload", in.PC, "%s: no %s at %04x", in.Op, want, pc)
		return false
	}
	return true
}

// checkTries checks the try ranges and marks what they cover.
func (m *methodCheck) checkTries() {
	tries, err := m.code.Tries()
	if err != nil {
		var e *dex.FormatError
		reason := err.Error()
		if errors.As(err, &e) {
			reason = e.Reason
		}
		m.fail("try-item", 0, "%s", reason)
		return
	}
	m.tries = tries
	m.tryAt = make([]int32, len(m.at))
	for i := range m.tryAt {
		m.tryAt[i] = -1
	}
	last := uint32(0)
	seen := make(map[*dex.Handler]bool)
	for i, t := range tries {
		if t.Start < last {
			m.fail("try-order", t.Start, "try range %d begins at %04x, before the end of the one in front of it at %04x", i, t.Start, last)
			return
		}
		last = t.End
		if t.Start == t.End {
			m.fail("try-range", t.Start, "try range %d is empty", i)
			return
		}
		if m.at[t.Start] < 0 {
			m.fail("try-range", t.Start, "try range %d begins inside an instruction", i)
			return
		}
		if t.End < uint32(len(m.at)) && m.at[t.End] < 0 {
			m.report(Remark, "try-range", t.End, "try range %d ends inside an instruction", i)
		}
		all := false
		for n := range t.Handlers {
			h := &t.Handlers[n]
			all = all || m.catchesAll(h)
			if n == 0 && seen[h] {
				all = m.listCatchesAll(t.Handlers)
				break // a list that an earlier range has too
			}
			seen[h] = true
			m.checkHandler(h)
			if m.findings.full() {
				return
			}
		}
		mark := inTry
		if all {
			mark |= inCatchAll
		}
		for pc := t.Start; pc < t.End; pc++ {
			m.pos[pc] |= mark
			m.tryAt[pc] = int32(i)
		}
	}
}

func (m *methodCheck) catchesAll(h *dex.Handler) bool {
	return h.Type == dex.NoIndex || m.file.TypeDescriptor(h.Type) == throwable
}

func (m *methodCheck) listCatchesAll(handlers []dex.Handler) bool {
	for i := range handlers {
		if m.catchesAll(&handlers[i]) {
			return true
		}
	}
	return false
}

func (m *methodCheck) checkHandler(h *dex.Handler) {
	at := m.at[h.PC]
	if at < 0 {
		m.fail("handler-target", h.PC, "a handler begins inside an instruction")
		return
	}
	if op := m.insns[at].Op; isMoveResult(op) {
		m.fail("handler-target", h.PC, "a handler begins at a %s", op)
	}
	m.pos[h.PC] |= isTarget | isHandler
}
