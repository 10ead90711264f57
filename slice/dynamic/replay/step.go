// One instruction: which values it reads, what it leaves.

package replay

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// step executes the instruction at position i of the frame's method.
func (rp *replay) step(t *thread, f *frame, i int32) {
	in := &f.m.Insns[i]
	g, h := rp.g, rp.h
	op := in.Op
	if f.pending != nil || f.called.back || f.called.deferred != nil {
		rp.settle(t, f)
	}
	if f.test.value != dynamic.NoNode {
		rp.outcome(f, i)
	}
	index, haveIndex, resultObject := rp.takeHints(t, f, in)
	set := func(v value) { rp.write(f, in.A, v, op.Has(dex.FlagWideA)) }
	switch {
	case op == dex.OpNop, op.Has(dex.FlagGoto), op == dex.OpReturnVoid:
		if op == dex.OpReturnVoid {
			f.returned = nothing
		}
		t.position = -1
		return
	case op >= dex.OpMove && op <= dex.OpMoveObject16:
		wide := op >= dex.OpMoveWide && op <= dex.OpMoveWide16
		if int(in.B) < len(f.regs) {
			rp.write(f, in.A, rp.moved(t, f, i, in), wide)
		}
		t.position = -1
		return
	case op >= dex.OpMoveResult && op <= dex.OpMoveResultObject:
		rp.moveResult(t, f, i, in)
		return
	case op == dex.OpMoveException:
		n := rp.node(t, f, i)
		g.AddEdge(n, f.caught, dynamic.EdgeThrow, 0, false)
		o := f.exception
		if f.exception = 0; o == 0 {
			o = h.newObject("", n)
		}
		set(value{def: n, obj: o})
		return
	case op >= dex.OpReturn && op <= dex.OpReturnObject:
		v := rp.use(f, in.A)
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeValue, 0)
		v = v.madeBy(n)
		f.returned = v
		return
	case op >= dex.OpConst4 && op <= dex.OpConstClass, op == dex.OpConstMethodHandle, op == dex.OpConstMethodType:
		n := rp.node(t, f, i)
		v := value{def: n, cst: h.constantOf(f.m.File, in)}
		if op == dex.OpConstString || op == dex.OpConstStringJumbo || op == dex.OpConstClass {
			v.obj = rp.constantObject(v.cst)
		}
		set(v)
		return
	case op == dex.OpMonitorEnter || op == dex.OpMonitorExit || op == dex.OpThrow:
		v := rp.use(f, in.A)
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeValue, 0)
		if op == dex.OpThrow {
			rp.says(n, v)
		}
		return
	case op == dex.OpCheckCast:
		v := rp.use(f, in.A)
		n := rp.node(t, f, i)
		if f.fails != i+1 {
			v = rp.refine(t, v, f.m.File.TypeDescriptor(in.Index))
		}
		rp.valueEdges(n, v, dynamic.EdgeValue, 0)
		v = v.madeBy(n)
		f.regs[in.A] = v
		return
	case op == dex.OpInstanceOf || op == dex.OpArrayLength:
		v := rp.use(f, in.B)
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeValue, 0)
		if length, ok := rp.length(v); ok && op == dex.OpArrayLength {
			rp.valueEdges(n, length, dynamic.EdgeValue, g.Intern(lengthField))
		}
		set(value{def: n})
		return
	case op == dex.OpNewInstance:
		n := rp.node(t, f, i)
		o := resultObject
		if o == 0 {
			o = h.newObject(f.m.File.TypeDescriptor(in.Index), n)
		}
		h.objects[o] = objectInfo{class: f.m.File.TypeDescriptor(in.Index), exact: true, created: n, instance: true, process: t.process}
		rp.process(t.process).add(h, o)
		set(value{def: n, obj: o})
		return
	case op == dex.OpNewArray:
		v := rp.use(f, in.B)
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeValue, g.Intern("length"))
		o := resultObject
		if o == 0 {
			o = h.newObject(f.m.File.TypeDescriptor(in.Index), n)
		}
		set(value{def: n, obj: o})
		return
	case op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		args := make([]value, in.NumArgs())
		for k := range args {
			args[k] = rp.use(f, in.Arg(k))
		}
		n := rp.node(t, f, i)
		o := h.newObject(f.m.File.TypeDescriptor(in.Index), n)
		for k, v := range args {
			rp.valueEdges(n, v, dynamic.EdgeValue, 0)
			v = v.madeBy(n)
			h.set(location{o, 0, h.number(int64(k))}, v)
		}
		f.result = value{def: n, obj: o}
		return
	case op == dex.OpFillArrayData:
		v := rp.use(f, in.A)
		o := rp.object(f, in.A)
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeBase, rp.operand[0])
		h.set(location{o, 0, anyKey}, value{def: n})
		return
	case op.Has(dex.FlagInvoke):
		rp.invoke(t, f, i, in)
		return
	case op.Has(dex.FlagIf | dex.FlagSwitch):
		a := rp.use(f, in.A)
		b := nothing
		if op.Format() == dex.Format22t {
			b = rp.use(f, in.B)
		}
		n := rp.node(t, f, i)
		rp.valueEdges(n, a, dynamic.EdgeValue, 0)
		rp.valueEdges(n, b, dynamic.EdgeValue, 0)
		if len(f.branches) == 0 {
			f.branches = slices.Grow(f.branches, len(f.m.Insns))[:len(f.m.Insns)]
			for k := range f.branches {
				f.branches[k] = dynamic.NoNode
			}
		}
		f.branches[i] = n
		rp.tested(f, i, in, a)
		return
	case op >= dex.OpAget && op <= dex.OpAputShort:
		rp.arrayAccess(t, f, i, in, index, haveIndex, resultObject)
		return
	case op >= dex.OpIget && op <= dex.OpIputShort:
		use := rp.fieldUse(f.m, i)
		base := rp.use(f, in.B)
		l := location{rp.object(f, in.B), use.Number, 0}
		if op >= dex.OpIput {
			v := rp.use(f, in.A)
			n := rp.node(t, f, i)
			rp.valueEdges(n, v, dynamic.EdgeValue, 0)
			rp.valueEdges(n, base, dynamic.EdgeBase, rp.operand[0])
			v = v.madeBy(n).through(base)
			h.set(l, v)
			return
		}
		n := rp.node(t, f, i)
		unset := h.find(l) == nil
		v := rp.load(l, use.Reference, resultObject)
		if resultObject == 0 {
			v = v.through(base)
		}
		rp.valueEdges(n, v, dynamic.EdgeValue, use.Label)
		if unset {
			rp.early(t, n, l, "<init>")
		}
		rp.valueEdges(n, base, dynamic.EdgeBase, rp.operand[0])
		v = v.madeBy(n)
		set(v)
		return
	case op >= dex.OpSget && op <= dex.OpSputShort:
		use := rp.fieldUse(f.m, i)
		l := location{h.statics, use.Number, h.number(int64(t.process))}
		if op >= dex.OpSput {
			v := rp.use(f, in.A)
			n := rp.node(t, f, i)
			rp.valueEdges(n, v, dynamic.EdgeValue, 0)
			v = v.madeBy(n)
			h.set(l, v)
			return
		}
		n := rp.node(t, f, i)
		unset := h.find(l) == nil
		v := rp.load(l, use.Reference, resultObject)
		rp.valueEdges(n, v, dynamic.EdgeValue, use.Label)
		if unset {
			rp.early(t, n, l, "<clinit>")
		}
		v = v.madeBy(n)
		set(v)
		return
	}
	rp.arithmetic(t, f, i, in)
}

// moved returns what a move copies. Moves pass values on and have no node, but
// where a branch decided about the move, and not about what made the value.
func (rp *replay) moved(t *thread, f *frame, i int32, in *dex.Insn) value {
	v := f.regs[in.B]
	branch := f.decided(i)
	if branch == dynamic.NoNode && f.handling == nil || v.def > branch && (v.def < 0 || rp.g.Kind(v.def) != dynamic.Parameter) {
		return v
	}
	v = rp.use(f, in.B)
	n := rp.node(t, f, i)
	rp.valueEdges(n, v, dynamic.EdgeValue, 0)
	return v.madeBy(n)
}

// write sets a register, and the second half of a pair.
func (rp *replay) write(f *frame, reg uint16, v value, wide bool) {
	if int(reg) < len(f.regs) {
		f.regs[reg] = v
	}
	if wide && int(reg)+1 < len(f.regs) {
		f.regs[reg+1] = v
	}
}

// load reads a location. What was never written there gets an object that
// later reads see too.
func (rp *replay) load(l location, reference bool, known object) value {
	h := rp.h
	v := merge(h.get(l), l.key != 0)
	if v.def == dynamic.NoNode && len(v.also) == 0 {
		// Never written: what made the owner left it so.
		v.def = h.objects[l.owner].created
	}
	if known != 0 {
		rp.copied(known, v)
		v.obj, v.soft = known, false
	}
	if v.obj == 0 && reference && l.key != anyKey && v.cst == 0 {
		v.obj = h.newObject("", dynamic.NoNode)
		if c := h.find(l); c == nil || len(c.values) == 0 {
			h.set(l, value{def: v.def, obj: v.obj, also: v.also, many: v.many})
		} else if len(c.values) == 1 {
			c.values[0].obj = v.obj
		}
	}
	return v
}

// constantObject returns the object of a string or class constant: equal
// constants are the same object.
func (rp *replay) constantObject(c constant) object {
	if c == 0 {
		return 0
	}
	l := location{rp.h.global, rp.h.field("constants"), c}
	if cell := rp.h.find(l); cell != nil {
		return cell.values[0].obj
	}
	o := rp.h.newObject("", dynamic.NoNode)
	rp.h.set(l, value{def: dynamic.NoNode, obj: o})
	return o
}

// fieldUse looks up the field of an instruction, once. Instance fields of the
// app go by name and type, static ones by the class that defines them, and
// those of framework classes by the names that summaries use.
func (rp *replay) fieldUse(m *method, i int32) bodies.Field {
	if use := m.Fields[i]; use.Known {
		return use
	}
	in := &m.Insns[i]
	r := m.File.FieldRef(in.Index)
	class, name, typ := m.File.TypeDescriptor(r.Class), m.File.String(r.Name), m.File.TypeDescriptor(r.Type)
	use := bodies.Field{Known: true, Reference: isReference(typ), Label: rp.g.Intern(name)}
	_, own := rp.g.Program.Class(class)
	switch {
	case in.Op >= dex.OpSget:
		use.Number = rp.h.field("static " + rp.definingClass(class, name, typ) + "->" + name + ":" + typ)
	case own:
		use.Number = rp.h.field(name + ":" + typ)
	default:
		use.Number = rp.h.field(name)
	}
	m.Fields[i] = use
	return use
}

// definingClass returns the class of the app that defines a field which a
// reference names in it or below it.
func (rp *replay) definingClass(class, name, typ string) string {
	p := rp.g.Program
	for c := range p.Lineage(class) {
		def := &p.Classes[c]
		if _, ok := p.Field(c, name, typ); ok {
			return def.Descriptor
		}
		if list, err := def.File.Interfaces(def.Def); err == nil {
			for k := range list.Len() {
				if id, ok := p.Class(def.File.TypeDescriptor(list.At(k))); ok {
					if _, ok := p.Field(id, name, typ); ok {
						return p.Classes[id].Descriptor
					}
				}
			}
		}
	}
	return class
}

func (rp *replay) arrayAccess(t *thread, f *frame, i int32, in *dex.Insn, index int64, haveIndex bool, resultObject object) {
	h := rp.h
	array, at := rp.use(f, in.B), rp.use(f, in.C)
	key := anyKey
	if !haveIndex {
		index, haveIndex = h.integer(at.cst)
	}
	if haveIndex {
		if c := h.number(index); c != 0 {
			key = c
		}
	}
	l := location{rp.object(f, in.B), 0, key}
	f.array = array
	if in.Op >= dex.OpAput {
		v := rp.use(f, in.A)
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeValue, rp.operand[2])
		rp.valueEdges(n, array, dynamic.EdgeBase, rp.operand[0])
		rp.valueEdges(n, at, dynamic.EdgeBase, rp.operand[1])
		v = v.madeBy(n).through(array)
		if key == anyKey {
			h.add(l, v)
		} else {
			h.set(l, v)
		}
		return
	}
	n := rp.node(t, f, i)
	v := rp.load(l, in.Op == dex.OpAgetObject, resultObject)
	if v.def == dynamic.NoNode {
		v.def = array.def // never written: what made the array filled it
		v.soft = false
	}
	if resultObject == 0 {
		v = v.through(array)
	}
	rp.valueEdges(n, v, dynamic.EdgeValue, 0)
	rp.valueEdges(n, array, dynamic.EdgeBase, rp.operand[0])
	rp.valueEdges(n, at, dynamic.EdgeBase, rp.operand[1])
	v = v.madeBy(n)
	rp.write(f, in.A, v, in.Op.Has(dex.FlagWideA))
}

// lengthField is the name by which summaries say what the length of an array is.
const lengthField = "length"

// length returns what made the length of an array that the framework made.
func (rp *replay) length(array value) (value, bool) {
	c := rp.h.find(location{array.obj, rp.h.field(lengthField), 0})
	if array.obj == 0 || c == nil || len(c.values) == 0 {
		return nothing, false
	}
	return merge(c.values, false).through(array), true
}

// outside makes an access of an array that threw depend on the length of the array: with
// another one it would have succeeded.
func (rp *replay) outside(f *frame) {
	if f.last == dynamic.NoNode || f.array.obj == 0 {
		return
	}
	if in := rp.g.Insn(f.last); in == nil || in.Op < dex.OpAget || in.Op > dex.OpAputShort {
		return
	}
	if length, ok := rp.length(f.array); ok {
		rp.valueEdges(f.last, length, dynamic.EdgeValue, rp.operand[0])
	}
}

func (rp *replay) moveResult(t *thread, f *frame, i int32, in *dex.Insn) {
	v := f.result
	f.result = nothing
	if v.def != dynamic.NoNode && rp.g.FrameNumber(v.def) != f.number {
		// A value that a method of the app returned: the call passed it on.
		call := f.last
		n := rp.node(t, f, i)
		rp.valueEdges(n, v, dynamic.EdgeValue, rp.g.Intern("return value"))
		rp.g.AddEdge(n, call, dynamic.EdgeCall, 0, false)
		v = v.madeBy(n)
	}
	rp.write(f, in.A, v, in.Op == dex.OpMoveResultWide)
}

// arithmetic handles all instructions that compute a register from registers.
func (rp *replay) arithmetic(t *thread, f *frame, i int32, in *dex.Insn) {
	a, b, c := nothing, nothing, nothing
	switch in.Op.Format() {
	case dex.Format23x:
		b, c = rp.use(f, in.B), rp.use(f, in.C)
	case dex.Format12x:
		b = rp.use(f, in.B)
		if in.Op >= dex.OpAddInt2addr && in.Op <= dex.OpRemDouble2addr {
			a = rp.use(f, in.A)
		}
	case dex.Format22b, dex.Format22s:
		b = rp.use(f, in.B)
	}
	n := rp.node(t, f, i)
	if in.Op.Has(dex.FlagThrows) { // a division: what it divides by may be at fault
		left, right := b, c
		if in.Op.Format() == dex.Format12x {
			left, right = a, b
		}
		rp.valueEdges(n, left, dynamic.EdgeValue, rp.operand[0])
		rp.valueEdges(n, right, dynamic.EdgeValue, rp.operand[1])
	} else {
		rp.valueEdges(n, a, dynamic.EdgeValue, 0)
		rp.valueEdges(n, b, dynamic.EdgeValue, 0)
		rp.valueEdges(n, c, dynamic.EdgeValue, 0)
	}
	v := value{def: n}
	if k, ok := rp.fold(in, a, b, c); ok {
		v.cst = rp.h.number(k)
	}
	rp.write(f, in.A, v, in.Op.Has(dex.FlagWideA))
}

// fold computes an int operation on known operands.
func (rp *replay) fold(in *dex.Insn, a, b, c value) (int64, bool) {
	var op dex.Op
	var x, y int64
	var okX, okY bool
	switch {
	case in.Op >= dex.OpAddInt && in.Op <= dex.OpUshrInt:
		op = in.Op - dex.OpAddInt
		x, okX = rp.h.integer(b.cst)
		y, okY = rp.h.integer(c.cst)
	case in.Op >= dex.OpAddInt2addr && in.Op <= dex.OpUshrInt2addr:
		op = in.Op - dex.OpAddInt2addr
		x, okX = rp.h.integer(a.cst)
		y, okY = rp.h.integer(b.cst)
	case in.Op >= dex.OpAddIntLit16 && in.Op <= dex.OpXorIntLit16:
		op = in.Op - dex.OpAddIntLit16
		x, okX = rp.h.integer(b.cst)
		y, okY = in.Lit, true
	case in.Op >= dex.OpAddIntLit8 && in.Op <= dex.OpUshrIntLit8:
		op = in.Op - dex.OpAddIntLit8
		x, okX = rp.h.integer(b.cst)
		y, okY = in.Lit, true
	}
	if !okX || !okY {
		return 0, false
	}
	i, j := int32(x), int32(y)
	reverse := in.Op == dex.OpRsubInt || in.Op == dex.OpRsubIntLit8
	switch op {
	case 0:
		return int64(i + j), true
	case 1:
		if reverse {
			return int64(j - i), true
		}
		return int64(i - j), true
	case 2:
		return int64(i * j), true
	case 3, 4:
		if j == 0 || i == -1<<31 && j == -1 {
			return 0, false
		}
		if op == 3 {
			return int64(i / j), true
		}
		return int64(i % j), true
	case 5:
		return int64(i & j), true
	case 6:
		return int64(i | j), true
	case 7:
		return int64(i ^ j), true
	case 8:
		return int64(i << (uint(j) & 31)), true
	case 9:
		return int64(i >> (uint(j) & 31)), true
	case 10:
		return int64(int32(uint32(i) >> (uint(j) & 31))), true
	}
	return 0, false
}
