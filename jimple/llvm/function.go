// One function: blocks, locals, exceptional control flow and statements.

package llvm

import (
	"fmt"

	"github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// function is the state while one body is translated.
type function struct {
	*builder
	body    *jimple.Body
	f       *ir.Func
	sp      *metadata.DISubprogram
	locals  []*ir.InstAlloca
	blocks  []*ir.Block         // by block of the CFG; nil for dead ones
	unwinds map[int32]*ir.Block // by list of handlers: where exceptions go
	cur     *ir.Block
	stmt    int32
	marked  map[*ir.Block]int // instructions that have a location
	names   int
	// fresh are the lengths of the arrays that the block has made, by local: what
	// stands between braces is stored without asking for each element.
	fresh map[int32]int64
}

func i32(v int64) *constant.Int { return constant.NewInt(types.I32, v) }

// truncate wraps a value to a width, as constants of LLVM must be in range.
func truncate(v int64, width uint64) int64 {
	shift := 64 - width
	return v << shift >> shift
}

// function translates one body into f.
func (b *builder) function(body *jimple.Body, f *ir.Func) {
	fn := &function{builder: b, body: body, f: f, sp: b.subprogram(body.Method, body), unwinds: map[int32]*ir.Block{}, marked: map[*ir.Block]int{}}
	f.Metadata = ir.Metadata{{Name: "dbg", Node: fn.sp}}
	entry := f.NewBlock("entry")
	fn.locals = make([]*ir.InstAlloca, len(body.Locals))
	for k := range body.Locals {
		a := entry.NewAlloca(b.kindType(body.Locals[k].Type.Kind()))
		a.SetName(body.Locals[k].Name)
		fn.locals[k] = a
	}
	cfg := body.CFG()
	fn.blocks = make([]*ir.Block, len(cfg.Blocks))
	for k, block := range cfg.Blocks {
		if !block.Dead {
			fn.blocks[k] = f.NewBlock(fmt.Sprintf("b%d", k))
		}
	}
	entry.NewBr(fn.blocks[0])
	for k, block := range cfg.Blocks {
		if block.Dead {
			continue
		}
		fn.cur, fn.fresh = fn.blocks[k], nil
		for i := block.Start; i < block.End; i++ {
			fn.stmt = i
			fn.statement(i)
			fn.remember(&body.Stmts[i])
			fn.mark(location(fn.sp, &body.Stmts[i]), max(0, len(f.Blocks)-64)) // a statement makes fewer
		}
		if fn.cur.Term == nil {
			fn.cur.NewBr(fn.blocks[k+1])
		}
	}
	// What throws to the caller or to handlers has no statement of its own.
	fn.mark(ir.Metadata{{Name: "dbg", Node: &metadata.DILocation{MetadataID: -1, Scope: fn.sp}}}, 0)
}

// remember keeps the length of an array that a statement has made, if it is known, and
// forgets that of what the statement's local held before.
func (fn *function) remember(s *jimple.Stmt) {
	if s.Def < 0 {
		return
	}
	delete(fn.fresh, s.Def)
	if s.Op != jimple.OpNewArray {
		return
	}
	if n, ok := fn.constantInt(0); ok && n >= 0 {
		if fn.fresh == nil {
			fn.fresh = map[int32]int64{}
		}
		fn.fresh[s.Def] = n
	}
}

// constantInt returns operand k of the current statement if it is a constant int.
func (fn *function) constantInt(k int) (int64, bool) {
	v := fn.body.Args(fn.stmt)[k]
	if v.IsLocal() {
		return 0, false
	}
	c := fn.body.Const(v)
	return c.Bits, c.Kind == jimple.ConstInt
}

// within reports whether the array access of the current statement needs no checks.
func (fn *function) within() bool {
	array := fn.body.Args(fn.stmt)[0]
	if !array.IsLocal() {
		return false
	}
	n, made := fn.fresh[array.Local()]
	i, known := fn.constantInt(1)
	return made && known && 0 <= i && i < n
}

// mark gives the instructions that have none the location md; it looks at the
// current block and at those from the given one on.
func (fn *function) mark(md ir.Metadata, from int) {
	mark := func(block *ir.Block) {
		n := fn.marked[block]
		for _, inst := range block.Insts[n:] {
			attach(inst, md)
		}
		fn.marked[block] = len(block.Insts)
	}
	mark(fn.cur)
	for _, block := range fn.f.Blocks[from:] {
		mark(block)
	}
}

// block makes a block inside a statement.
func (fn *function) block(what string) *ir.Block {
	fn.names++
	return fn.f.NewBlock(fmt.Sprintf("s%d.%s%d", fn.stmt, what, fn.names))
}

// target returns the block that begins with a statement.
func (fn *function) target(i int32) *ir.Block { return fn.blocks[fn.body.CFG().BlockOf(i)] }

// unwind returns the block to which an exception of the current statement goes:
// tests of its class against the handlers, then out of the function.
func (fn *function) unwind() *ir.Block {
	try := fn.body.Stmts[fn.stmt].Try
	if block, ok := fn.unwinds[try]; ok {
		return block
	}
	block := fn.f.NewBlock(fmt.Sprintf("unwind%d", len(fn.unwinds)))
	fn.unwinds[try] = block
	for _, h := range fn.body.Handlers(fn.stmt) {
		target := fn.target(h.Target)
		if h.Type == "" {
			block.NewBr(target)
			return block
		}
		e := block.NewLoad(fn.ref, fn.exception)
		next := fn.f.NewBlock("")
		block.NewCondBr(block.NewCall(fn.instanceOf(), e, fn.classGlobal(string(h.Type))), target, next)
		block = next
	}
	if fn.f.Sig.RetType == types.Void {
		block.NewRet(nil)
	} else {
		block.NewRet(zero(fn.f.Sig.RetType))
	}
	return fn.unwinds[try]
}

func (fn *function) instanceOf() *ir.Func {
	return fn.declare("instanceof", types.I1, fn.ref, types.I8Ptr)
}

// throwIf makes an exception of a class if the condition holds.
func (fn *function) throwIf(condition value.Value, class string) {
	bad, good := fn.block("throw"), fn.block("ok")
	fn.cur.NewCondBr(condition, bad, good)
	bad.NewCall(fn.declare("throw:"+class, types.Void))
	bad.NewBr(fn.unwind())
	fn.cur = good
}

func (fn *function) nullCheck(v value.Value) {
	fn.throwIf(fn.cur.NewICmp(enum.IPredEQ, v, constant.NewNull(fn.ref)), "Ljava/lang/NullPointerException;")
}

// afterCall leaves for the handlers if the call has thrown.
func (fn *function) afterCall() {
	next := fn.block("ok")
	e := fn.cur.NewLoad(fn.ref, fn.exception)
	fn.cur.NewCondBr(fn.cur.NewICmp(enum.IPredNE, e, constant.NewNull(fn.ref)), fn.unwind(), next)
	fn.cur = next
}

// operand returns operand k of the current statement as a value of the given
// kind. Code that does not verify may mix kinds; it gets zero.
func (fn *function) operand(k int, kind jimple.TypeKind) value.Value {
	v := fn.body.Args(fn.stmt)[k]
	want := fn.kindType(kind)
	if v.IsLocal() {
		a := fn.locals[v.Local()]
		if !a.ElemType.Equal(want) {
			return zero(want)
		}
		return fn.cur.NewLoad(a.ElemType, a)
	}
	c := fn.constant(fn.body.Const(v), want)
	if !c.Type().Equal(want) {
		return zero(want)
	}
	return c
}

// kindOf returns the kind of operand k of the current statement.
func (fn *function) kindOf(k int) jimple.TypeKind {
	v := fn.body.Args(fn.stmt)[k]
	if v.IsLocal() {
		return fn.body.Locals[v.Local()].Type.Kind()
	}
	switch fn.body.Const(v).Kind {
	case jimple.ConstInt:
		return jimple.KindInt
	case jimple.ConstLong:
		return jimple.KindLong
	case jimple.ConstFloat:
		return jimple.KindFloat
	case jimple.ConstDouble:
		return jimple.KindDouble
	}
	return jimple.KindRef
}

// widen turns a value of type t as fields and results have it into one as
// locals have it.
func (fn *function) widen(v value.Value, t jimple.Type) value.Value {
	switch t {
	case jimple.Boolean, jimple.Char:
		return fn.cur.NewZExt(v, types.I32)
	case jimple.Byte, jimple.Short:
		return fn.cur.NewSExt(v, types.I32)
	}
	return v
}

// narrow is the reverse of widen.
func (fn *function) narrow(v value.Value, t jimple.Type) value.Value {
	if want := fn.lltype(t); !want.Equal(v.Type()) {
		return fn.cur.NewTrunc(v, want)
	}
	return v
}

// define stores what the current statement computes.
func (fn *function) define(v value.Value) {
	d := fn.body.Stmts[fn.stmt].Def
	if d < 0 {
		return
	}
	if a := fn.locals[d]; a.ElemType.Equal(v.Type()) {
		fn.cur.NewStore(v, a)
	}
}

var predicates = map[jimple.Op]enum.IPred{
	jimple.OpEq: enum.IPredEQ, jimple.OpNe: enum.IPredNE, jimple.OpLt: enum.IPredSLT,
	jimple.OpGe: enum.IPredSGE, jimple.OpGt: enum.IPredSGT, jimple.OpLe: enum.IPredSLE,
}

// statement translates statement i into the current block.
func (fn *function) statement(i int32) {
	s := &fn.body.Stmts[i]
	switch s.Kind {
	case jimple.Nop:
	case jimple.Identity:
		fn.identity(s)
	case jimple.Goto:
		fn.cur.NewBr(fn.target(s.Target))
	case jimple.If:
		kind := fn.kindOf(0)
		cond := fn.cur.NewICmp(predicates[s.Op], fn.operand(0, kind), fn.operand(1, kind))
		fn.cur.NewCondBr(cond, fn.target(s.Target), fn.target(i+1))
	case jimple.TableSwitch, jimple.LookupSwitch:
		table := fn.body.Switch(i)
		var cases []*ir.Case
		seen := map[int32]bool{}
		for k, key := range table.Keys {
			if !seen[key] {
				seen[key] = true
				cases = append(cases, ir.NewCase(i32(int64(key)), fn.target(table.Targets[k])))
			}
		}
		fn.cur.NewSwitch(fn.operand(0, jimple.KindInt), fn.target(table.Default), cases...)
	case jimple.ReturnVoid:
		if fn.f.Sig.RetType == types.Void {
			fn.cur.NewRet(nil)
		} else {
			fn.cur.NewRet(zero(fn.f.Sig.RetType))
		}
	case jimple.Return:
		if fn.f.Sig.RetType == types.Void {
			fn.cur.NewRet(nil)
			return
		}
		t := jimple.Type(dex.ReturnType(fn.p.Dex.MethodProto(fn.body.Method)))
		fn.cur.NewRet(fn.narrow(fn.operand(0, t.Kind()), t))
	case jimple.Throw:
		e := fn.operand(0, jimple.KindRef)
		fn.nullCheck(e)
		fn.cur.NewStore(e, fn.exception)
		fn.cur.NewBr(fn.unwind())
	case jimple.EnterMonitor, jimple.ExitMonitor:
		name := "monitorenter"
		if s.Kind == jimple.ExitMonitor {
			name = "monitorexit"
		}
		v := fn.operand(0, jimple.KindRef)
		fn.nullCheck(v)
		fn.cur.NewCall(fn.declare(name, types.Void, fn.ref), v)
		fn.afterCall()
	default:
		fn.assign(s)
	}
}

func (fn *function) identity(s *jimple.Stmt) {
	switch s.Op {
	case jimple.OpThis:
		fn.define(fn.f.Params[0])
	case jimple.OpParam:
		n := len(fn.f.Params) - fn.numParams() + int(s.Ref)
		list, _ := dex.ParamTypes(fn.p.Dex.MethodProto(fn.body.Method))
		fn.define(fn.widen(fn.f.Params[n], jimple.Type(list[s.Ref])))
	default:
		e := fn.cur.NewLoad(fn.ref, fn.exception)
		fn.cur.NewStore(constant.NewNull(fn.ref), fn.exception)
		fn.define(e)
	}
}

func (fn *function) numParams() int {
	list, _ := dex.ParamTypes(fn.p.Dex.MethodProto(fn.body.Method))
	return len(list)
}
