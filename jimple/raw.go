// Translation of single dex instructions into raw statements over registers.

package jimple

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// raw is a statement before registers become locals. A move-result is folded
// into the raw statement of the call before it.
type raw struct {
	kind    Kind
	op      Op
	cast    byte
	throws  bool
	wide    bool
	isConst bool // a constant whose type its uses decide
	pc      uint32
	next    uint32 // pc after it, of the move-result if there is one
	def     int32  // register, or -1
	defType Type   // "" if it follows from operands
	ref     uint32
	proto   uint16
	firstOp uint32 // into lifter.rawOps
	numOps  uint16
	target  uint32 // pc of jumps; index into lifter.switches or fills
	bits    int64  // of constants whose type its uses decide
}

// rawOp is an operand of a raw statement: a register or a constant, and what
// type the instruction wants there.
type rawOp struct {
	reg  int32 // -1 for a constant
	cnst Value
	want Type // "" if other operands decide; Object where any reference will do
}

var intOps = [...]Op{OpAdd, OpSub, OpMul, OpDiv, OpRem, OpAnd, OpOr, OpXor, OpShl, OpShr, OpUshr}

var condOps = [...]Op{OpEq, OpNe, OpLt, OpGe, OpGt, OpLe}

// elementTypes are the types of aget, aget-wide and so on in opcode order; the
// first two stand for two types each and are left to inference.
var elementTypes = [...]Type{"", "", ObjectType, Boolean, Byte, Char, Short}

func (l *lifter) use(reg uint16, want Type) {
	l.rawOps = append(l.rawOps, rawOp{reg: int32(reg), want: want})
}

func (l *lifter) useConst(c Const) {
	l.rawOps = append(l.rawOps, rawOp{reg: -1, cnst: l.constant(c)})
}

// constant interns c.
func (l *lifter) constant(c Const) Value {
	if i, ok := l.constIndex[c]; ok {
		return constValue(i)
	}
	i := int32(len(l.consts))
	l.consts = append(l.consts, c)
	l.constIndex[c] = i
	return constValue(i)
}

func (l *lifter) fail(pc uint32, format string, args ...any) error {
	return fmt.Errorf("%s: %w", l.p.Dex.Reference(l.m, pc), fmt.Errorf(format, args...))
}

// translate appends the raw statement of one instruction.
func (l *lifter) translate(in *dex.Insn) error {
	f := l.f
	r := raw{pc: in.PC, next: in.Next(), def: -1, kind: Assign, throws: in.Op.Has(dex.FlagThrows), firstOp: uint32(len(l.rawOps))}
	typ := func(i uint32) Type { return Type(f.TypeDescriptor(i)) }
	def := func(reg uint16, t Type) {
		r.def, r.defType, r.wide = int32(reg), t, t == Long || t == Double
	}
	op := in.Op
	switch {
	case op == dex.OpNop:
		r.kind = Nop
	case op <= dex.OpMoveObject16:
		r.op = OpCopy
		def(in.A, "")
		r.wide = op >= dex.OpMoveWide && op <= dex.OpMoveWide16
		want := Type("")
		if op >= dex.OpMoveObject {
			want = ObjectType
		}
		l.use(in.B, want)
	case op <= dex.OpMoveResultObject:
		return l.moveResult(in)
	case op == dex.OpMoveException:
		r.kind, r.op = Identity, OpCaught
		def(in.A, Throwable) // refined by the handlers' types
	case op == dex.OpReturnVoid:
		r.kind = ReturnVoid
	case op <= dex.OpReturnObject:
		r.kind = Return
		l.use(in.A, Type(l.sig.ret))
	case op <= dex.OpConstHigh16:
		r.op, r.isConst, r.bits = OpConst, true, int64(int32(in.Lit))
		def(in.A, "")
	case op <= dex.OpConstWideHigh16:
		r.op, r.isConst, r.bits = OpConst, true, in.Lit
		def(in.A, "")
		r.wide = true
	case op == dex.OpConstString || op == dex.OpConstStringJumbo:
		r.op = OpConst
		def(in.A, stringType)
		l.useConst(Const{Kind: ConstString, Index: in.Index})
	case op == dex.OpConstClass:
		r.op = OpConst
		def(in.A, classType)
		l.useConst(Const{Kind: ConstClass, Index: in.Index})
	case op == dex.OpConstMethodHandle:
		r.op = OpConst
		def(in.A, "Ljava/lang/invoke/MethodHandle;")
		l.useConst(Const{Kind: ConstMethodHandle, Index: in.Index})
	case op == dex.OpConstMethodType:
		r.op = OpConst
		def(in.A, "Ljava/lang/invoke/MethodType;")
		l.useConst(Const{Kind: ConstMethodType, Index: in.Index})
	case op == dex.OpMonitorEnter || op == dex.OpMonitorExit:
		r.kind = EnterMonitor
		if op == dex.OpMonitorExit {
			r.kind = ExitMonitor
		}
		l.use(in.A, ObjectType)
	case op == dex.OpCheckCast:
		r.op, r.ref = OpCast, in.Index
		def(in.A, typ(in.Index))
		l.use(in.A, ObjectType)
	case op == dex.OpInstanceOf:
		r.op, r.ref = OpInstanceOf, in.Index
		def(in.A, Boolean)
		l.use(in.B, ObjectType)
	case op == dex.OpArrayLength:
		r.op = OpLength
		def(in.A, Int)
		l.use(in.B, ObjectType)
	case op == dex.OpNewInstance:
		r.op, r.ref = OpNew, in.Index
		def(in.A, typ(in.Index))
	case op == dex.OpNewArray:
		t := typ(in.Index)
		if !t.IsArray() {
			return l.fail(in.PC, "new-array of %s, which is no array", t)
		}
		r.op, r.ref = OpNewArray, in.Index
		def(in.A, t)
		l.use(in.B, Int)
	case op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		t := typ(in.Index)
		if !t.IsArray() {
			return l.fail(in.PC, "filled-new-array of %s, which is no array", t)
		}
		r.op, r.ref = OpNewArray, in.Index
		for i := range in.NumArgs() {
			l.use(in.Arg(i), t.Element())
		}
	case op == dex.OpFillArrayData:
		width, data, err := l.code.ArrayData(in)
		if err != nil {
			return err
		}
		if width != 1 && width != 2 && width != 4 && width != 8 {
			return l.fail(in.PC, "fill-array-data with elements of %d bytes", width)
		}
		r.op, r.target = OpFillArray, uint32(len(l.fills))
		l.fills = append(l.fills, fill{width, data})
		l.use(in.A, ObjectType)
	case op == dex.OpThrow:
		r.kind = Throw
		l.use(in.A, Throwable)
	case op.Has(dex.FlagGoto):
		r.kind, r.target = Goto, in.Target()
	case op.Has(dex.FlagSwitch):
		if err := l.switchTable(in, &r); err != nil {
			return err
		}
	case op <= dex.OpCmpLong:
		def(in.A, Int)
		r.op = OpCmpl
		if op == dex.OpCmpLong {
			r.op = OpCmp
		} else if op == dex.OpCmpgFloat || op == dex.OpCmpgDouble {
			r.op = OpCmpg
		}
		want := [...]Type{Float, Float, Double, Double, Long}[op-dex.OpCmplFloat]
		l.use(in.B, want)
		l.use(in.C, want)
	case op <= dex.OpIfLe:
		r.kind, r.op, r.target = If, condOps[op-dex.OpIfEq], in.Target()
		want := Type("")
		if op > dex.OpIfNe {
			want = Int
		}
		l.use(in.A, want)
		l.use(in.B, want)
	case op <= dex.OpIfLez:
		r.kind, r.op, r.target = If, condOps[op-dex.OpIfEqz], in.Target()
		want := Type("")
		if op > dex.OpIfNez {
			want = Int
		}
		l.use(in.A, want)
		l.useConst(Const{Kind: ConstInt}) // null if the other operand is a reference
	case op <= dex.OpAgetShort:
		r.op = OpGetElement
		t := elementTypes[op-dex.OpAget]
		if t == ObjectType {
			t = ""
		}
		def(in.A, t)
		r.wide = op == dex.OpAgetWide
		r.cast = byte(op - dex.OpAget)
		l.use(in.B, ObjectType)
		l.use(in.C, Int)
	case op <= dex.OpAputShort:
		r.op = OpPutElement
		l.use(in.B, ObjectType)
		l.use(in.C, Int)
		l.use(in.A, elementTypes[op-dex.OpAput])
		r.wide = op == dex.OpAputWide
		r.cast = byte(op - dex.OpAput)
	case op <= dex.OpSputShort:
		ref := f.FieldRef(in.Index)
		class, t := typ(ref.Class), typ(ref.Type)
		r.ref = in.Index
		switch {
		case op <= dex.OpIgetShort:
			r.op = OpGetField
			def(in.A, t)
			l.use(in.B, class)
		case op <= dex.OpIputShort:
			r.op = OpPutField
			l.use(in.B, class)
			l.use(in.A, t)
		case op <= dex.OpSgetShort:
			r.op = OpGetStatic
			def(in.A, t)
		default:
			r.op = OpPutStatic
			l.use(in.A, t)
		}
	case op.Has(dex.FlagInvoke):
		if err := l.invoke(in, &r); err != nil {
			return err
		}
	case op <= dex.OpIntToShort:
		l.unary(in, &r, def)
	default:
		l.binary(in, &r, def)
	}
	r.numOps = uint16(len(l.rawOps) - int(r.firstOp))
	l.raws = append(l.raws, r)
	return nil
}

var invokeOps = [...]Op{OpVirtual, OpSuper, OpDirect, OpStatic, OpInterface}

func (l *lifter) invoke(in *dex.Insn, r *raw) error {
	f := l.f
	r.kind, r.ref = Invoke, in.Index
	var proto dex.Proto
	receiver := Type("")
	switch op := in.Op; op {
	case dex.OpInvokeCustom, dex.OpInvokeCustomRange:
		site, err := f.CallSite(in.Index)
		if err != nil {
			return err
		}
		r.op, proto = OpCustom, f.Proto(site[2].Index())
	case dex.OpInvokePolymorphic, dex.OpInvokePolymorphicRange:
		r.op, r.proto, proto = OpPolymorphic, in.Proto, f.Proto(uint32(in.Proto))
		receiver = Type(f.TypeDescriptor(f.MethodRef(in.Index).Class))
	default:
		if op >= dex.OpInvokeVirtualRange {
			op -= dex.OpInvokeVirtualRange - dex.OpInvokeVirtual
		}
		ref := f.MethodRef(in.Index)
		r.op, proto = invokeOps[op-dex.OpInvokeVirtual], f.Proto(ref.Proto)
		if r.op != OpStatic {
			receiver = Type(f.TypeDescriptor(ref.Class))
		}
	}
	at := 0
	next := func(want Type) error {
		if at >= in.NumArgs() {
			return l.fail(in.PC, "%s with %d argument registers, too few for its prototype", in.Op, in.NumArgs())
		}
		l.use(in.Arg(at), want)
		at++
		if want == Long || want == Double {
			at++
		}
		return nil
	}
	if receiver != "" {
		if err := next(receiver); err != nil {
			return err
		}
	}
	for i := range proto.Params.Len() {
		if err := next(Type(f.TypeDescriptor(proto.Params.At(i)))); err != nil {
			return err
		}
	}
	if at != in.NumArgs() {
		return l.fail(in.PC, "%s with %d argument registers, its prototype takes %d", in.Op, in.NumArgs(), at)
	}
	r.defType = Type(f.TypeDescriptor(proto.Return))
	return nil
}

// moveResult gives the call or filled-new-array before it its defined register.
func (l *lifter) moveResult(in *dex.Insn) error {
	if len(l.raws) > 0 {
		r := &l.raws[len(l.raws)-1]
		if r.next == in.PC && r.def < 0 {
			switch {
			case r.kind == Invoke && r.defType != Void:
				r.kind = Assign
			case r.op == OpNewArray:
				r.defType = Type(l.f.TypeDescriptor(r.ref))
			default:
				return l.fail(in.PC, "%s follows no instruction with a result", in.Op)
			}
			r.def, r.next, r.wide = int32(in.A), in.Next(), r.defType == Long || r.defType == Double
			l.at[in.PC] = int32(len(l.raws) - 1)
			return nil
		}
	}
	return l.fail(in.PC, "%s follows no instruction with a result", in.Op)
}

func (l *lifter) switchTable(in *dex.Insn, r *raw) error {
	cases, err := l.code.SwitchCases(in)
	if err != nil {
		return err
	}
	r.kind = TableSwitch
	if in.Op == dex.OpSparseSwitch {
		r.kind = LookupSwitch
	}
	r.target = uint32(len(l.switches))
	s := Switch{Keys: make([]int32, len(cases)), Targets: make([]int32, len(cases))}
	for i, c := range cases {
		s.Keys[i], s.Targets[i] = c.Key, int32(in.PC+uint32(c.Rel)) // pcs until the statements are known
	}
	l.switches = append(l.switches, s)
	l.use(in.A, Int)
	return nil
}

func (l *lifter) unary(in *dex.Insn, r *raw, def func(uint16, Type)) {
	type conversion struct{ from, to Type }
	switch op := in.Op; op {
	case dex.OpNegInt, dex.OpNegLong, dex.OpNegFloat, dex.OpNegDouble:
		t := map[dex.Op]Type{dex.OpNegInt: Int, dex.OpNegLong: Long, dex.OpNegFloat: Float, dex.OpNegDouble: Double}[op]
		r.op = OpNeg
		def(in.A, t)
		l.use(in.B, t)
	case dex.OpNotInt:
		r.op = OpXor
		def(in.A, Int)
		l.use(in.B, Int)
		l.useConst(Const{Kind: ConstInt, Bits: -1})
	case dex.OpNotLong:
		r.op = OpXor
		def(in.A, Long)
		l.use(in.B, Long)
		l.useConst(Const{Kind: ConstLong, Bits: -1})
	default:
		c := [...]conversion{
			{Int, Long}, {Int, Float}, {Int, Double}, {Long, Int}, {Long, Float}, {Long, Double},
			{Float, Int}, {Float, Long}, {Float, Double}, {Double, Int}, {Double, Long}, {Double, Float},
			{Int, Byte}, {Int, Char}, {Int, Short},
		}[op-dex.OpIntToLong]
		r.op, r.cast = OpCast, c.to[0]
		def(in.A, c.to)
		l.use(in.B, c.from)
	}
}

func (l *lifter) binary(in *dex.Insn, r *raw, def func(uint16, Type)) {
	op := in.Op
	switch {
	case op >= dex.OpAddIntLit8:
		l.literal(in, r, def, int(op-dex.OpAddIntLit8))
		return
	case op >= dex.OpAddIntLit16:
		l.literal(in, r, def, int(op-dex.OpAddIntLit16))
		return
	}
	left, right := in.B, in.C
	if op >= dex.OpAddInt2addr {
		op -= dex.OpAddInt2addr - dex.OpAddInt
		left, right = in.A, in.B
	}
	n := int(op - dex.OpAddInt)
	t, second := Int, Int
	switch {
	case n < 11:
	case n < 22:
		n, t, second = n-11, Long, Long
		if intOps[n] >= OpShl {
			second = Int
		}
	case n < 27:
		n, t, second = n-22, Float, Float
	default:
		n, t, second = n-27, Double, Double
	}
	r.op = intOps[n]
	def(in.A, t)
	if t == Int && r.op >= OpAnd && r.op <= OpXor {
		r.defType = "" // boolean if both operands are
	}
	l.use(left, t)
	l.use(right, second)
}

func (l *lifter) literal(in *dex.Insn, r *raw, def func(uint16, Type), n int) {
	c := Const{Kind: ConstInt, Bits: in.Lit}
	def(in.A, Int)
	r.op = intOps[n]
	if n == 1 { // rsub-int: the literal comes first
		l.useConst(c)
		l.use(in.B, Int)
		return
	}
	if r.op >= OpAnd && r.op <= OpXor {
		r.defType = ""
	}
	l.use(in.B, Int)
	l.useConst(c)
}
