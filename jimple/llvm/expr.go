// Expressions: constants, arithmetic, fields, arrays, calls.

package llvm

import (
	"fmt"
	"math"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

func floatConstant(t *types.FloatType, v float64) *constant.Float { return constant.NewFloat(t, v) }

// constant returns a constant; strings and the like are made by declared
// functions, so that an analysis sees where they come from.
func (fn *function) constant(c jimple.Const, want types.Type) value.Value {
	f := fn.body.File
	switch c.Kind {
	case jimple.ConstInt:
		return i32(truncate(c.Bits, 32))
	case jimple.ConstLong:
		return constant.NewInt(types.I64, c.Bits)
	case jimple.ConstFloat:
		return floatConstant(types.Float, float64(math.Float32frombits(uint32(c.Bits))))
	case jimple.ConstDouble:
		return floatConstant(types.Double, math.Float64frombits(uint64(c.Bits)))
	case jimple.ConstString:
		return fn.cur.NewCall(fn.declare("string", fn.ref, types.I8Ptr), fn.text(f.String(c.Index)))
	case jimple.ConstClass:
		return fn.cur.NewCall(fn.declare("class", fn.ref, types.I8Ptr), fn.classGlobal(f.TypeDescriptor(c.Index)))
	case jimple.ConstMethodHandle:
		return fn.cur.NewCall(fn.declare("methodhandle", fn.ref, types.I32), i32(int64(c.Index)))
	case jimple.ConstMethodType:
		return fn.cur.NewCall(fn.declare("methodtype", fn.ref, types.I8Ptr), fn.text(f.ProtoDescriptor(c.Index)))
	}
	return zero(want)
}

// text returns the address of a zero-terminated string in the module.
func (b *builder) text(s string) constant.Constant {
	key := "text:" + s
	g, ok := b.globals[key]
	if !ok {
		g = b.m.NewGlobalDef(fmt.Sprintf("string.%d", b.strings), constant.NewCharArrayFromString(s+"\x00"))
		g.Linkage, g.Immutable = enum.LinkagePrivate, true
		b.strings++
		b.globals[key] = g
	}
	return constant.NewGetElementPtr(g.ContentType, g, i32(0), i32(0))
}

// assign translates assignments and calls.
func (fn *function) assign(s *jimple.Stmt) {
	body := fn.body
	switch op := s.Op; {
	case op == jimple.OpConst, op == jimple.OpCopy:
		fn.define(fn.operand(0, body.Locals[s.Def].Type.Kind()))
	case op == jimple.OpCast:
		fn.cast(s)
	case op == jimple.OpInstanceOf:
		is := fn.cur.NewCall(fn.instanceOf(), fn.operand(0, jimple.KindRef), fn.classGlobal(string(body.TypeRef(s.Ref))))
		fn.define(fn.cur.NewZExt(is, types.I32))
	case op == jimple.OpNew:
		class := string(body.TypeRef(s.Ref))
		t := fn.structOf(class, 0)
		fn.define(fn.allocate(t, fn.cur.NewGetElementPtr(t, constant.NewNull(types.NewPointer(t)), i32(1)), class))
	case op == jimple.OpNewArray:
		fn.newArray(s)
	case op == jimple.OpLength:
		base := fn.operand(0, jimple.KindRef)
		fn.nullCheck(base)
		fn.define(fn.length(base))
	case op == jimple.OpGetField, op == jimple.OpPutField, op == jimple.OpGetStatic, op == jimple.OpPutStatic:
		fn.field(s)
	case op == jimple.OpGetElement, op == jimple.OpPutElement:
		fn.element(s)
	case op == jimple.OpFillArray:
		fn.fill()
	case op == jimple.OpNeg:
		fn.negate()
	case op.IsBinary():
		fn.define(fn.binary(s))
	case op.IsInvoke():
		fn.invoke(s)
	}
}

// allocate makes an object of a class; end is the address of the struct's end
// when it begins at null, its size.
func (fn *function) allocate(t types.Type, end value.Value, class string) value.Value {
	size := fn.cur.NewPtrToInt(end, types.I64)
	raw := fn.cur.NewCall(fn.declare("calloc", types.I8Ptr, types.I64, types.I64), constant.NewInt(types.I64, 1), size)
	object := fn.cur.NewBitCast(raw, fn.ref)
	fn.cur.NewStore(fn.classGlobal(class), fn.cur.NewGetElementPtr(fn.object, object, i32(0), i32(0)))
	return object
}

func (fn *function) newArray(s *jimple.Stmt) {
	t := fn.body.TypeRef(s.Ref)
	n := fn.operand(0, jimple.KindInt)
	fn.throwIf(fn.cur.NewICmp(enum.IPredSLT, n, i32(0)), "Ljava/lang/NegativeArraySizeException;")
	a := fn.arrayOf(t)
	object := fn.allocate(a, fn.cur.NewGetElementPtr(a, constant.NewNull(types.NewPointer(a)), i32(0), i32(2), n), string(t))
	fn.cur.NewStore(n, fn.lengthAddress(object))
	fn.define(object)
}

// lengthAddress returns where the length of an array is; all arrays begin alike.
func (fn *function) lengthAddress(array value.Value) value.Value {
	a := fn.arrayOf("[B")
	return fn.cur.NewGetElementPtr(a, fn.cur.NewBitCast(array, types.NewPointer(a)), i32(0), i32(1))
}

func (fn *function) length(array value.Value) value.Value {
	return fn.cur.NewLoad(types.I32, fn.lengthAddress(array))
}

// element reads or writes an array element.
func (fn *function) element(s *jimple.Stmt) {
	args := fn.body.Args(fn.stmt)
	var t jimple.Type
	if args[0].IsLocal() {
		t = fn.body.Locals[args[0].Local()].Type
	}
	if !t.IsArray() { // null
		t = "[I"
		if s.Op == jimple.OpGetElement {
			t = "[" + fn.body.Locals[s.Def].Type
		}
	}
	base, index := fn.operand(0, jimple.KindRef), fn.operand(1, jimple.KindInt)
	if !fn.within() {
		fn.nullCheck(base)
		fn.throwIf(fn.cur.NewICmp(enum.IPredUGE, index, fn.length(base)), "Ljava/lang/ArrayIndexOutOfBoundsException;")
	}
	a := fn.arrayOf(t)
	e := t.Element()
	at := fn.cur.NewGetElementPtr(a, fn.cur.NewBitCast(base, types.NewPointer(a)), i32(0), i32(2), index)
	if s.Op == jimple.OpGetElement {
		fn.define(fn.widen(fn.cur.NewLoad(fn.lltype(e), at), e))
		return
	}
	v := fn.operand(2, e.Kind())
	if e.IsRef() {
		bad := fn.cur.NewCall(fn.declare("storefails", types.I1, fn.ref, fn.ref), base, v)
		fn.throwIf(bad, "Ljava/lang/ArrayStoreException;")
	}
	fn.cur.NewStore(fn.narrow(v, e), at)
}

// fill copies the elements of an array from a constant.
func (fn *function) fill() {
	width, data := fn.body.Fill(fn.stmt)
	base := fn.operand(0, jimple.KindRef)
	fn.nullCheck(base)
	n := int64(len(data) / width)
	fn.throwIf(fn.cur.NewICmp(enum.IPredULT, fn.length(base), i32(n)), "Ljava/lang/ArrayIndexOutOfBoundsException;")
	if n == 0 {
		return
	}
	t := map[int]jimple.Type{1: "[B", 2: "[S", 4: "[I", 8: "[J"}[width]
	a := fn.arrayOf(t)
	at := fn.cur.NewGetElementPtr(a, fn.cur.NewBitCast(base, types.NewPointer(a)), i32(0), i32(2), i32(0))
	fn.cur.NewCall(fn.declare("llvm.memcpy.p0i8.p0i8.i64", types.Void, types.I8Ptr, types.I8Ptr, types.I64, types.I1),
		fn.cur.NewBitCast(at, types.I8Ptr), fn.text(string(data)), constant.NewInt(types.I64, int64(len(data))), constant.False)
}

// field reads or writes a field.
func (fn *function) field(s *jimple.Stmt) {
	f := fn.body.File
	ref := f.FieldRef(s.Ref)
	t := jimple.Type(f.TypeDescriptor(ref.Type))
	var at value.Value
	last := 0
	switch s.Op {
	case jimple.OpGetStatic, jimple.OpPutStatic:
		at = fn.staticField(f, s.Ref)
	default:
		base := fn.operand(0, jimple.KindRef)
		fn.nullCheck(base)
		at = fn.fieldAddress(base, f, s.Ref, t)
		last = 1
	}
	switch s.Op {
	case jimple.OpGetField, jimple.OpGetStatic:
		fn.define(fn.widen(fn.cur.NewLoad(fn.lltype(t), at), t))
	default:
		fn.cur.NewStore(fn.narrow(fn.operand(last, t.Kind()), t), at)
	}
}

func (fn *function) fieldAddress(base value.Value, f *dex.File, index uint32, t jimple.Type) value.Value {
	ref := f.FieldRef(index)
	class, name := f.TypeDescriptor(ref.Class), f.String(ref.Name)
	id, ok := fn.findField(class, name, string(t))
	if ok && id >= fn.p.Dex.Classes[fn.p.Dex.Fields[id].Class].FirstInstance {
		owner := &fn.p.Dex.Classes[fn.p.Dex.Fields[id].Class]
		s := fn.structOf(owner.Descriptor, 0)
		if n := int(id-owner.FirstInstance) + 1; n < len(s.Fields) {
			return fn.cur.NewGetElementPtr(s, fn.cur.NewBitCast(base, types.NewPointer(s)), i32(0), i32(int64(n)))
		}
	}
	return fn.cur.NewCall(fn.declare("field:"+f.FieldText(index), types.NewPointer(fn.lltype(t)), fn.ref), base)
}

func (fn *function) negate() {
	switch kind := fn.kindOf(0); kind {
	case jimple.KindFloat, jimple.KindDouble:
		fn.define(fn.cur.NewFNeg(fn.operand(0, kind)))
	case jimple.KindLong:
		fn.define(fn.cur.NewSub(constant.NewInt(types.I64, 0), fn.operand(0, kind)))
	default:
		fn.define(fn.cur.NewSub(i32(0), fn.operand(0, jimple.KindInt)))
	}
}

// binary translates arithmetic and comparisons.
func (fn *function) binary(s *jimple.Stmt) value.Value {
	kind := fn.body.Locals[s.Def].Type.Kind()
	switch s.Op {
	case jimple.OpCmp:
		kind = jimple.KindLong
	case jimple.OpCmpl, jimple.OpCmpg:
		if kind = fn.kindOf(0); kind != jimple.KindDouble {
			kind = jimple.KindFloat
		}
	}
	x := fn.operand(0, kind)
	if s.Op >= jimple.OpShl && s.Op <= jimple.OpUshr {
		return fn.shift(s.Op, x, kind)
	}
	y := fn.operand(1, kind)
	b := fn.cur
	if kind == jimple.KindFloat || kind == jimple.KindDouble {
		return floatBinary(b, s.Op, x, y)
	}
	switch s.Op {
	case jimple.OpAdd:
		return b.NewAdd(x, y)
	case jimple.OpSub:
		return b.NewSub(x, y)
	case jimple.OpMul:
		return b.NewMul(x, y)
	case jimple.OpDiv, jimple.OpRem:
		fn.throwIf(b.NewICmp(enum.IPredEQ, y, zero(y.Type())), "Ljava/lang/ArithmeticException;")
		if s.Op == jimple.OpDiv {
			return fn.cur.NewSDiv(x, y)
		}
		return fn.cur.NewSRem(x, y)
	case jimple.OpAnd:
		return b.NewAnd(x, y)
	case jimple.OpOr:
		return b.NewOr(x, y)
	case jimple.OpXor:
		return b.NewXor(x, y)
	}
	// cmp: -1, 0 or 1
	less := b.NewSelect(b.NewICmp(enum.IPredSLT, x, y), i32(-1), i32(0))
	return b.NewSelect(b.NewICmp(enum.IPredSGT, x, y), i32(1), less)
}

// shift masks the distance as Java does.
func (fn *function) shift(op jimple.Op, x value.Value, kind jimple.TypeKind) value.Value {
	distance := fn.operand(1, jimple.KindInt)
	var by value.Value
	if kind == jimple.KindLong {
		by = fn.cur.NewZExt(fn.cur.NewAnd(distance, i32(63)), types.I64)
	} else {
		by = fn.cur.NewAnd(distance, i32(31))
	}
	switch op {
	case jimple.OpShl:
		return fn.cur.NewShl(x, by)
	case jimple.OpShr:
		return fn.cur.NewAShr(x, by)
	}
	return fn.cur.NewLShr(x, by)
}

func floatBinary(b *ir.Block, op jimple.Op, x, y value.Value) value.Value {
	switch op {
	case jimple.OpAdd:
		return b.NewFAdd(x, y)
	case jimple.OpSub:
		return b.NewFSub(x, y)
	case jimple.OpMul:
		return b.NewFMul(x, y)
	case jimple.OpDiv:
		return b.NewFDiv(x, y)
	case jimple.OpRem:
		return b.NewFRem(x, y)
	case jimple.OpCmpl: // -1 if one is no number
		rest := b.NewSelect(b.NewFCmp(enum.FPredOEQ, x, y), i32(0), i32(-1))
		return b.NewSelect(b.NewFCmp(enum.FPredOGT, x, y), i32(1), rest)
	}
	rest := b.NewSelect(b.NewFCmp(enum.FPredOEQ, x, y), i32(0), i32(1))
	return b.NewSelect(b.NewFCmp(enum.FPredOLT, x, y), i32(-1), rest)
}

// cast translates conversions of numbers and checks of references.
func (fn *function) cast(s *jimple.Stmt) {
	if s.Cast == 0 {
		v := fn.operand(0, jimple.KindRef)
		is := fn.cur.NewCall(fn.instanceOf(), v, fn.classGlobal(string(fn.body.TypeRef(s.Ref))))
		bad := fn.cur.NewAnd(fn.cur.NewICmp(enum.IPredNE, v, constant.NewNull(fn.ref)), fn.cur.NewXor(is, constant.True))
		fn.throwIf(bad, "Ljava/lang/ClassCastException;")
		fn.define(v)
		return
	}
	from, to := fn.kindOf(0), jimple.Type(s.Cast)
	v := fn.operand(0, from)
	b := fn.cur
	isFloat := func(k jimple.TypeKind) bool { return k == jimple.KindFloat || k == jimple.KindDouble }
	switch {
	case to == jimple.Byte || to == jimple.Short || to == jimple.Char:
		if from == jimple.KindInt {
			fn.define(fn.widen(b.NewTrunc(v, fn.lltype(to)), to))
		}
	case isFloat(from) && isFloat(to.Kind()):
		if from == jimple.KindFloat && to == jimple.Double {
			fn.define(b.NewFPExt(v, types.Double))
		} else if from == jimple.KindDouble && to == jimple.Float {
			fn.define(b.NewFPTrunc(v, types.Float))
		}
	case isFloat(from): // saturating, zero for what is no number: as Java
		name := map[bool]string{true: "i64", false: "i32"}[to == jimple.Long] + map[bool]string{true: ".f64", false: ".f32"}[from == jimple.KindDouble]
		fn.define(b.NewCall(fn.declare("llvm.fptosi.sat."+name, fn.lltype(to), fn.kindType(from)), v))
	case isFloat(to.Kind()):
		fn.define(b.NewSIToFP(v, fn.lltype(to)))
	case to == jimple.Long && from == jimple.KindInt:
		fn.define(b.NewSExt(v, types.I64))
	case to == jimple.Int && from == jimple.KindLong:
		fn.define(b.NewTrunc(v, types.I32))
	}
}

// invoke translates calls.
func (fn *function) invoke(s *jimple.Stmt) {
	f := fn.body.File
	var callee *ir.Func
	var proto string
	first := 0
	switch s.Op {
	case jimple.OpCustom:
		site, err := f.CallSite(s.Ref)
		if err != nil { // it was read when the method was lifted
			return
		}
		proto = f.ProtoDescriptor(site[2].Index())
		callee = fn.methodFunc(fmt.Sprintf("custom:%d:", s.Ref), f.String(site[1].Index())+proto, proto, false)
	case jimple.OpPolymorphic:
		proto = f.ProtoDescriptor(uint32(s.Proto))
		ref := f.MethodRef(s.Ref)
		callee = fn.methodFunc("polymorphic:", f.TypeDescriptor(ref.Class)+"->"+f.String(ref.Name)+proto, proto, true)
		first = 1
	default:
		ref := f.MethodRef(s.Ref)
		class, name := f.TypeDescriptor(ref.Class), f.String(ref.Name)
		proto = f.ProtoDescriptor(ref.Proto)
		if s.Op != jimple.OpStatic {
			first = 1
		}
		if s.Op == jimple.OpVirtual || s.Op == jimple.OpInterface {
			callee = fn.virtual(class, name, proto)
			break
		}
		text := f.MethodText(s.Ref)
		if m, ok := fn.findMethod(class, name, proto); ok {
			text = fn.p.Dex.MethodText(m)
			if (fn.p.Dex.Methods[m].Access&dex.AccStatic != 0) != (s.Op == jimple.OpStatic) {
				text = "mismatch:" + text // the call fails on a device
			}
		}
		callee = fn.methodFunc("", text, proto, s.Op != jimple.OpStatic)
	}
	var args []value.Value
	if first == 1 {
		base := fn.operand(0, jimple.KindRef)
		fn.nullCheck(base)
		args = append(args, base)
	}
	list, _ := dex.ParamTypes(proto)
	for k, t := range list {
		args = append(args, fn.narrow(fn.operand(first+k, jimple.Type(t).Kind()), jimple.Type(t)))
	}
	if len(args) != len(callee.Params) { // hostile: the name means something else too
		callee = fn.methodFunc("mismatch:", fmt.Sprintf("%d:", len(args))+callee.Name(), proto, first == 1)
	}
	call := fn.cur.NewCall(callee, args...)
	fn.afterCall()
	if s.Def >= 0 {
		fn.define(fn.widen(call, jimple.Type(dex.ReturnType(proto))))
	}
}
