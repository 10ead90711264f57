// The pre-decoder: from instructions to operations, a method at a time.

package vm

import (
	"encoding/binary"
	"fmt"
	"slices"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// code is a method's pre-decoded code.
type code struct {
	method    *Method
	src       *source
	item      dex.Code
	registers int
	ins       int    // the last registers
	locals    uint16 // the others
	ops       []operation
	pcs       []uint32 // by operation
	tries     []try
	lines     []dex.Line
	hasLines  bool
	offset    uint32 // in the file
	size      int64  // what the program is charged for it
	calls     int    // operations with a callSite
	sites     []callSite
	listened  bool     // has probes
	plain     bool     // arguments go to successive registers
	dsts      []uint16 // where the arguments go, relative to the first argument register
}

// try is a range of operations with its handlers.
type try struct {
	start, end int32 // operations
	handlers   []handler
}

type handler struct {
	typ    uint32 // type index, NoIndex for any
	class  *Class
	target int32 // operation
}

// callSite is the operand of a call.
type callSite struct {
	src    *source
	method *Method  // resolved reference
	target *Method  // exact calls, and the last target of interface calls
	class  *Class   // of the receiver for which target is right
	regs   []uint16 // of the arguments, one each
	index  uint32   // method, call site or type index
	proto  uint32
	kind   callKind
	linked linkedSite // invoke-custom, once linked
	typ    *Object    // the MethodType of invoke-polymorphic
}

type callKind uint8

const (
	callVirtual callKind = iota
	callSuper
	callDirect
	callStatic
	callInterface
	callPolymorphic
	callCustom
)

var callNames = [...]string{"virtual", "super", "direct", "static", "interface", "polymorphic", "custom"}

// noResult in b tells calls whose result is dropped.
const noResult = 0xffff

// arrayFill is the operand of fill-array-data, switchTable that of switches.
type arrayFill struct {
	width int
	data  []byte
}

type switchTable struct {
	first   int32 // packed
	keys    []int32
	targets []int64 // distances in bytes of operations
}

// refuse reports code that cannot be decoded; the method then throws VerifyError.
type refuse struct{ error }

func (m *Method) refused(pc uint32, format string, args ...any) error {
	return refuse{fmt.Errorf("%s@%04x: %s", m.Text(), pc, fmt.Sprintf(format, args...))}
}

// maxUnits bounds the code that is decoded.
const maxUnits = 1 << 20

// decode makes the operations of a method.
func (vm *VM) decode(m *Method) (*code, error) {
	src := vm.sources[m.Class.File]
	item, err := src.file.Code(m.codeOff)
	if err != nil {
		return nil, refuse{err}
	}
	if item.Units() > maxUnits {
		return nil, m.refused(0, "%d code units are too many", item.Units())
	}
	c := &code{method: m, src: src, item: item, offset: m.codeOff, registers: int(item.Registers), ins: int(item.Ins), locals: item.Registers - item.Ins}
	if c.ins != int(m.ins) || c.ins > c.registers {
		return nil, m.refused(0, "%d registers and %d arguments do not fit the signature", c.registers, c.ins)
	}
	d := decoder{vm: vm, code: c, m: m, at: make([]int32, item.Units()+1)}
	if err := d.run(); err != nil {
		return nil, err
	}
	c.size = d.instructions*(opSize+4) + 256 // probes are no matter of the program's
	return c, nil
}

// decoder is the state of decoding one method.
type decoder struct {
	vm    *VM
	m     *Method
	code  *code
	insns []dex.Insn
	at    []int32 // by pc: where branches to it lead, -1 inside instructions
	own   []int32 // by instruction: its operation
	index int     // of the instruction that is being decoded

	instructions int64
	kinds        *kinds
}

func (d *decoder) run() error {
	c, m := d.code, d.m
	if !m.IsStatic() {
		c.dsts = append(c.dsts, 0)
	}
	at := uint16(len(c.dsts))
	for _, p := range m.Params {
		c.dsts = append(c.dsts, at)
		at += wordsOf(p)
	}
	c.plain = int(at) == len(c.dsts)
	for i := range d.at {
		d.at[i] = -1
	}
	var in dex.Insn
	for pc := uint32(0); pc < c.item.Units(); pc += in.Units {
		if err := c.item.Decode(pc, &in); err != nil {
			return refuse{fmt.Errorf("%s: %w", m.Text(), err)}
		}
		if in.Units == 0 {
			return m.refused(pc, "an instruction without length")
		}
		if !in.Op.IsPayload() {
			d.insns = append(d.insns, in)
		}
	}
	d.instructions = int64(len(d.insns)) + 1 // with opEnd
	var before [][]probe
	once := 0
	if p := d.vm.instrument; p != nil {
		var err error
		if before, once, err = p.probes(d); err != nil {
			return refuse{fmt.Errorf("%s: %w", m.Text(), err)}
		}
	}
	n := d.layout(before, once)
	c.ops = make([]operation, 0, n+1)
	c.pcs = make([]uint32, 0, n+1)
	for i := range d.insns {
		in := &d.insns[i]
		if before != nil {
			for j := range before[i] {
				c.ops = append(c.ops, before[i][j].operation())
				c.pcs = append(c.pcs, in.PC)
			}
		}
		d.index = i
		if err := d.insn(in, i); err != nil {
			return err
		}
	}
	return d.finish()
}

// layout numbers the operations: each instruction's own, and the first of its
// probes, where branches lead. The once first probes of the method are run only
// by calls. It returns the number of operations.
func (d *decoder) layout(before [][]probe, once int) int32 {
	n := int32(0)
	d.own = make([]int32, len(d.insns))
	for i := range d.insns {
		at := n
		if i == 0 {
			at += int32(once)
		}
		d.at[d.insns[i].PC] = at
		if before != nil {
			n += int32(len(before[i]))
		}
		d.own[i] = n
		n++
	}
	return n
}

func (d *decoder) finish() error {
	c := d.code
	c.ops = append(c.ops, operation{op: opEnd})
	c.pcs = append(c.pcs, c.item.Units())
	tries, err := c.item.Tries()
	if err != nil {
		return refuse{fmt.Errorf("%s: %w", d.m.Text(), err)}
	}
	for _, t := range tries {
		r := try{start: d.from(t.Start), end: d.from(t.End)}
		for _, h := range t.Handlers {
			target, err := d.target(h.PC, h.PC)
			if err != nil {
				return err
			}
			r.handlers = append(r.handlers, handler{typ: h.Type, target: target})
		}
		c.tries = append(c.tries, r)
	}
	d.insns = nil
	return nil
}

// from returns the first operation at or after pc.
func (d *decoder) from(pc uint32) int32 {
	for ; int(pc) < len(d.at); pc++ {
		if d.at[pc] >= 0 {
			return d.at[pc]
		}
	}
	return int32(len(d.code.ops))
}

// target returns the operation that pc leads to.
func (d *decoder) target(from, pc uint32) (int32, error) {
	if int(pc) >= len(d.at) || d.at[pc] < 0 {
		return 0, d.m.refused(from, "a branch leads to %04x, where no instruction begins", pc)
	}
	return d.at[pc], nil
}

// distance is the operand of a branch from the current instruction.
func (d *decoder) distance(from, to uint32) (int64, error) {
	t, err := d.target(from, to)
	return int64(t-d.own[d.index]) * opSize, err
}

// insn appends the operation of one instruction.
func (d *decoder) insn(in *dex.Insn, index int) error {
	c := d.code
	o := operation{op: opNop, a: in.A, b: in.B, c: in.C, lit: in.Lit}
	var err error
	use := func(regs ...uint16) {
		for _, r := range regs {
			if int(r) >= c.registers && err == nil {
				err = d.m.refused(in.PC, "%s uses v%d of %d registers", in.Op, r, c.registers)
			}
		}
	}
	switch op := in.Op; {
	case op == dex.OpNop:
	case op >= dex.OpMove && op <= dex.OpMoveObject16:
		o.op = opMove
		use(in.A, in.B)
	case op >= dex.OpMoveResult && op <= dex.OpMoveResultObject:
		// The call in front has written the register and skips this one.
		if index == 0 || !d.insns[index-1].Op.Has(dex.FlagInvoke) && d.insns[index-1].Op != dex.OpFilledNewArray && d.insns[index-1].Op != dex.OpFilledNewArrayRange {
			return d.m.refused(in.PC, "%s without a call in front", in.Op)
		}
		use(in.A)
	case op == dex.OpMoveException:
		o.op = opMoveException
		use(in.A)
	case op == dex.OpReturnVoid:
		o.op = opReturnVoid
	case op == dex.OpReturn || op == dex.OpReturnWide:
		o.op = opReturn
		use(in.A)
	case op == dex.OpReturnObject:
		o.op = opReturnRef
		use(in.A)
	case op >= dex.OpConst4 && op <= dex.OpConstWideHigh16:
		o.op = opConst
		if in.Lit == 0 {
			o.op = opZero
		}
		use(in.A)
	case op == dex.OpConstString || op == dex.OpConstStringJumbo:
		o.op, o.lit = opConstString, int64(in.Index)
		use(in.A)
	case op == dex.OpConstClass:
		o.op, o.lit = opConstClass, int64(in.Index)
		use(in.A)
	case op == dex.OpMonitorEnter:
		o.op = opMonitorEnter
		use(in.A)
	case op == dex.OpMonitorExit:
		o.op = opMonitorExit
		use(in.A)
	case op == dex.OpCheckCast:
		o.op, o.lit = opCheckCastResolve, int64(in.Index)
		use(in.A)
	case op == dex.OpInstanceOf:
		o.op, o.lit = opInstanceOfResolve, int64(in.Index)
		use(in.A, in.B)
	case op == dex.OpArrayLength:
		o.op = opArrayLength
		use(in.A, in.B)
	case op == dex.OpNewInstance:
		o.op, o.lit = opNewInstanceResolve, int64(in.Index)
		use(in.A)
	case op == dex.OpNewArray:
		o.op, o.lit = opNewArrayResolve, int64(in.Index)
		use(in.A, in.B)
	case op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		s := &callSite{index: in.Index}
		for i := range in.NumArgs() {
			s.regs = append(s.regs, in.Arg(i))
		}
		use(s.regs...)
		o.op, o.p, o.b = opFilledNewArray, unsafe.Pointer(s), d.resultOf(index)
		c.calls++
	case op == dex.OpFillArrayData:
		width, data, e := c.item.ArrayData(in)
		if e != nil {
			return refuse{fmt.Errorf("%s: %w", d.m.Text(), e)}
		}
		o.op, o.p = opFillArrayData, unsafe.Pointer(&arrayFill{width, data})
		use(in.A)
	case op == dex.OpThrow:
		o.op = opThrow
		use(in.A)
	case op >= dex.OpGoto && op <= dex.OpGoto32:
		o.op = opGoto
		if o.lit, err = d.distance(in.PC, in.Target()); err != nil {
			return err
		}
	case op == dex.OpPackedSwitch || op == dex.OpSparseSwitch:
		use(in.A)
		if err == nil {
			err = d.switching(in, &o)
		}
	case op >= dex.OpCmplFloat && op <= dex.OpCmpLong:
		o.op = opCmplFloat + uint16(op-dex.OpCmplFloat)
		use(in.A, in.B, in.C)
	case op >= dex.OpIfEq && op <= dex.OpIfLe:
		use(in.A, in.B)
		o.op = opIfEq + uint16(op-dex.OpIfEq)
		if o.lit, err = d.branch(in, err); err != nil {
			return err
		}
		if op <= dex.OpIfNe {
			switch d.kindOf(in.PC, in.A) | d.kindOf(in.PC, in.B) {
			case kindRef:
				o.op += opIfSame - opIfEq
			case kindRef | kindNumber:
				o.op += opIfEqAny - opIfEq
			}
		}
	case op >= dex.OpIfEqz && op <= dex.OpIfLez:
		use(in.A)
		o.op = opIfEqz + uint16(op-dex.OpIfEqz)
		if o.lit, err = d.branch(in, err); err != nil {
			return err
		}
		if op <= dex.OpIfNez {
			switch d.kindOf(in.PC, in.A) {
			case kindRef:
				o.op += opIfNull - opIfEqz
			case kindRef | kindNumber:
				o.op += opIfEqzAny - opIfEqz
			}
		}
	case op >= dex.OpAget && op <= dex.OpAgetShort:
		o.op = opAget + uint16(op-dex.OpAget)
		use(in.A, in.B, in.C)
	case op >= dex.OpAput && op <= dex.OpAputShort:
		o.op = [...]uint16{opAput, opAputWide, opAputRef, opAputByte, opAputByte, opAputShort, opAputShort}[op-dex.OpAput]
		use(in.A, in.B, in.C)
	case op >= dex.OpIget && op <= dex.OpIgetShort:
		o.op, o.lit, o.c = opIgetResolve, int64(in.Index), uint16(op-dex.OpIget)
		use(in.A, in.B)
	case op >= dex.OpIput && op <= dex.OpIputShort:
		o.op, o.lit, o.c = opIputResolve, int64(in.Index), uint16(op-dex.OpIput)
		use(in.A, in.B)
	case op >= dex.OpSget && op <= dex.OpSgetShort:
		o.op, o.lit, o.c = opSgetResolve, int64(in.Index), uint16(op-dex.OpSget)
		use(in.A)
	case op >= dex.OpSput && op <= dex.OpSputShort:
		o.op, o.lit, o.c = opSputResolve, int64(in.Index), uint16(op-dex.OpSput)
		use(in.A)
	case op.Has(dex.FlagInvoke):
		if o, err = d.call(in, index); err != nil {
			return err
		}
	case op >= dex.OpNegInt && op <= dex.OpIntToShort:
		o.op = unaryBase[op-dex.OpNegInt]
		use(in.A, in.B)
	case op >= dex.OpAddInt && op <= dex.OpRemDouble:
		o.op = binaryBase[op-dex.OpAddInt]
		use(in.A, in.B, in.C)
	case op >= dex.OpAddInt2addr && op <= dex.OpRemDouble2addr:
		o.op, o.b, o.c = binaryBase[op-dex.OpAddInt2addr], in.A, in.B
		use(in.A, in.B)
	case op >= dex.OpAddIntLit16 && op <= dex.OpXorIntLit16:
		o.op = literalBase[op-dex.OpAddIntLit16]
		use(in.A, in.B)
	case op >= dex.OpAddIntLit8 && op <= dex.OpUshrIntLit8:
		o.op = literalBase[op-dex.OpAddIntLit8]
		use(in.A, in.B)
	case op == dex.OpConstMethodHandle:
		o.op, o.lit = opConstMethodHandle, int64(in.Index)
		use(in.A)
	case op == dex.OpConstMethodType:
		o.op, o.lit = opConstMethodType, int64(in.Index)
		use(in.A)
	default:
		return d.m.refused(in.PC, "no instruction has the opcode %02x", uint16(op))
	}
	if err != nil {
		return err
	}
	c.ops = append(c.ops, o)
	c.pcs = append(c.pcs, in.PC)
	return nil
}

func (d *decoder) branch(in *dex.Insn, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return d.distance(in.PC, in.Target())
}

// resultOf returns the register that the move-result behind instruction index
// names, noResult if there is none.
func (d *decoder) resultOf(index int) uint16 {
	if index+1 < len(d.insns) {
		next := &d.insns[index+1]
		if next.Op >= dex.OpMoveResult && next.Op <= dex.OpMoveResultObject && next.PC == d.insns[index].Next() && int(next.A) < d.code.registers && next.A != noResult {
			return next.A
		}
	}
	return noResult
}

func (d *decoder) call(in *dex.Insn, index int) (operation, error) {
	c := d.code
	s := &callSite{index: in.Index, proto: uint32(in.Proto)}
	o := operation{op: opInvokeResolve, p: unsafe.Pointer(s), b: d.resultOf(index)}
	c.calls++
	var p *proto
	static := false
	switch in.Op {
	case dex.OpInvokeVirtual, dex.OpInvokeVirtualRange:
		s.kind = callVirtual
	case dex.OpInvokeSuper, dex.OpInvokeSuperRange:
		s.kind = callSuper
	case dex.OpInvokeDirect, dex.OpInvokeDirectRange:
		s.kind = callDirect
	case dex.OpInvokeStatic, dex.OpInvokeStaticRange:
		s.kind, static = callStatic, true
	case dex.OpInvokeInterface, dex.OpInvokeInterfaceRange:
		s.kind = callInterface
	case dex.OpInvokePolymorphic, dex.OpInvokePolymorphicRange:
		s.kind, o.op = callPolymorphic, opInvokePolymorphic
		p = c.src.proto(s.proto)
	default:
		s.kind, static, o.op = callCustom, true, opInvokeCustom
		values, err := c.src.file.CallSite(in.Index)
		if err != nil || len(values) < 3 || values[2].Kind != dex.ValueMethodType {
			return o, d.m.refused(in.PC, "call site %d is malformed", in.Index)
		}
		if i := values[2].Index(); i < uint32(c.src.file.NumProtos()) {
			p = c.src.proto(i)
		} else {
			return o, d.m.refused(in.PC, "call site %d is malformed", in.Index)
		}
	}
	if p == nil {
		p = c.src.proto(c.src.file.MethodRef(in.Index).Proto)
	}
	if !p.valid {
		return o, d.m.refused(in.PC, "%s names the signature %q", in.Op, p.desc)
	}
	words := int(p.words)
	if !static {
		words++
	}
	if words != in.NumArgs() {
		return o, d.m.refused(in.PC, "%s passes %d registers where %d are expected", in.Op, in.NumArgs(), words)
	}
	s.regs = make([]uint16, 0, words)
	at := 0
	if !static {
		s.regs = append(s.regs, in.Arg(0))
		at = 1
	}
	for _, t := range p.params {
		s.regs = append(s.regs, in.Arg(at))
		at += int(wordsOf(t))
	}
	for _, r := range s.regs {
		if int(r) >= c.registers {
			return o, d.m.refused(in.PC, "%s uses v%d of %d registers", in.Op, r, c.registers)
		}
	}
	if !static {
		o.a = s.regs[0]
	}
	return o, nil
}

func (d *decoder) switching(in *dex.Insn, o *operation) error {
	cases, err := d.code.item.SwitchCases(in)
	if err != nil {
		return refuse{fmt.Errorf("%s: %w", d.m.Text(), err)}
	}
	t := &switchTable{}
	o.op, o.p = opSparseSwitch, unsafe.Pointer(t)
	if in.Op == dex.OpPackedSwitch {
		o.op = opPackedSwitch
		if len(cases) > 0 {
			t.first = cases[0].Key
		}
	} else if !slices.IsSortedFunc(cases, func(a, b dex.SwitchCase) int { return int(int64(a.Key) - int64(b.Key)) }) {
		return d.m.refused(in.PC, "the keys of a sparse switch are not in order")
	}
	for _, k := range cases {
		dist, err := d.distance(in.PC, in.PC+uint32(k.Rel))
		if err != nil {
			return err
		}
		t.targets = append(t.targets, dist)
		if in.Op == dex.OpSparseSwitch {
			t.keys = append(t.keys, k.Key)
		}
	}
	return nil
}

// fillArray copies the data of a fill-array-data instruction.
func fillArray(o *Object, f *arrayFill) {
	n := len(f.data) / max(f.width, 1)
	switch o.kind {
	case KindBooleans, KindBytes:
		copy(unsafe.Slice((*byte)(o.data), int(o.n)), f.data)
	case KindChars, KindShorts:
		s := unsafe.Slice((*uint16)(o.data), int(o.n))
		for i := range n {
			s[i] = binary.LittleEndian.Uint16(f.data[2*i:])
		}
	case KindInts, KindFloats:
		s := unsafe.Slice((*uint32)(o.data), int(o.n))
		for i := range n {
			s[i] = binary.LittleEndian.Uint32(f.data[4*i:])
		}
	case KindLongs, KindDoubles:
		s := unsafe.Slice((*uint64)(o.data), int(o.n))
		for i := range n {
			s[i] = binary.LittleEndian.Uint64(f.data[8*i:])
		}
	}
}
