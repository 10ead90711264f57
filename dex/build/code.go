// The code of a method, instruction by instruction.

package build

import (
	"encoding/binary"
	"fmt"
	"sort"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// Code appends items to the body of a method. Its methods return it, so that
// they can be chained.
type Code struct {
	b      *Builder
	where  string
	body   *model.Body
	args   []int // register of each argument
	labels map[string]model.Label
	placed map[string]bool
}

// Code gives the method a body with the given number of registers beside those
// of the arguments.
func (m *Method) Code(locals int) *Code {
	types := m.c.b.pool.ArgumentTypes(m.method)
	body := &model.Body{}
	c := &Code{b: m.c.b, where: m.text, body: body, labels: map[string]model.Label{}, placed: map[string]bool{}}
	for _, t := range types {
		c.args = append(c.args, locals+body.Ins)
		body.Ins += model.Words(t)
	}
	body.Registers = locals + body.Ins
	for range m.c.b.pool.ProtoAt(m.c.b.pool.MethodAt(m.method.Ref).Proto).Params {
		body.Parameters = append(body.Parameters, dex.NoIndex) // devices want one entry for each
	}
	m.method.Body = body
	return c
}

// Body returns the body under construction.
func (c *Code) Body() *model.Body { return c.body }

// P returns the register of argument i; in instance methods 0 is this.
func (c *Code) P(i int) int {
	if i < 0 || i >= len(c.args) {
		c.failf("no argument %d, there are %d", i, len(c.args))
		return 0
	}
	return c.args[i]
}

func (c *Code) failf(format string, args ...any) {
	c.b.fail(fmt.Sprintf("%s, item %d", c.where, len(c.body.Insns)), fmt.Errorf(format, args...))
}

func (c *Code) add(in model.Insn) *Code {
	c.body.Insns = append(c.body.Insns, in)
	return c
}

func (c *Code) label(name string) model.Label {
	l, ok := c.labels[name]
	if !ok {
		l = c.body.NewLabel()
		c.labels[name] = l
	}
	return l
}

// Label places a label here.
func (c *Code) Label(name string) *Code {
	if c.placed[name] {
		c.failf("label %q is placed twice", name)
	}
	c.placed[name] = true
	return c.add(model.At(c.label(name)))
}

// Line begins a source line here.
func (c *Code) Line(n int) *Code {
	c.body.HasDebug = true
	return c.add(model.LineAt(uint32(n)))
}

// Parameters names the parameters; "" for those without a name.
func (c *Code) Parameters(names ...string) *Code {
	c.body.HasDebug, c.body.Parameters = true, nil
	for _, n := range names {
		c.body.Parameters = append(c.body.Parameters, c.optional(n))
	}
	return c
}

func (c *Code) optional(s string) uint32 {
	if s == "" {
		return dex.NoIndex
	}
	return c.b.pool.String(s)
}

// Local makes a register a source variable from here on.
func (c *Code) Local(register int, name, typ string) *Code {
	return c.LocalSignature(register, name, typ, "")
}

// LocalSignature is Local with a generic signature.
func (c *Code) LocalSignature(register int, name, typ, signature string) *Code {
	c.body.HasDebug = true
	in := model.NewInsn(model.OpStartLocal)
	in.A, in.Index, in.Proto, in.Lit = uint16(register), c.optional(name), c.b.pool.Type(typ), int64(c.optional(signature))
	return c.add(in)
}

// EndLocal ends the variable in a register.
func (c *Code) EndLocal(register int) *Code { return c.event(model.OpEndLocal, register) }

// RestartLocal brings the last variable in a register back.
func (c *Code) RestartLocal(register int) *Code { return c.event(model.OpRestartLocal, register) }

// PrologueEnd and EpilogueBegin mark where a debugger may stop.
func (c *Code) PrologueEnd() *Code   { return c.event(model.OpPrologueEnd, 0) }
func (c *Code) EpilogueBegin() *Code { return c.event(model.OpEpilogueBegin, 0) }

func (c *Code) event(op dex.Op, register int) *Code {
	c.body.HasDebug = true
	in := model.NewInsn(op)
	in.A = uint16(register)
	return c.add(in)
}

// Try is a range whose exceptions are caught.
type Try struct {
	c *Code
	i int
}

// Try covers the instructions between two labels. Where ranges overlap, the
// handlers of the one that was added first are asked first.
func (c *Code) Try(start, end string) *Try {
	c.body.Tries = append(c.body.Tries, model.Try{Start: c.label(start), End: c.label(end)})
	return &Try{c, len(c.body.Tries) - 1}
}

// Catch adds a handler for an exception type.
func (t *Try) Catch(typ, label string) *Try { return t.add(t.c.b.pool.Type(typ), label) }

// CatchAll adds a handler for everything.
func (t *Try) CatchAll(label string) *Try { return t.add(dex.NoIndex, label) }

func (t *Try) add(typ uint32, label string) *Try {
	try := &t.c.body.Tries[t.i]
	try.Handlers = append(try.Handlers, model.Catch{Type: typ, Target: t.c.label(label)})
	return t
}

// Case is one entry of a sparse switch.
type Case struct {
	Key   int32
	Label string
}

// PackedSwitch jumps to the label number (register - first); it falls through
// for all other values.
func (c *Code) PackedSwitch(register int, first int32, labels ...string) *Code {
	p := model.Payload{}
	for i, l := range labels {
		p.Keys = append(p.Keys, first+int32(i))
		p.Targets = append(p.Targets, c.label(l))
	}
	return c.payload(dex.OpPackedSwitch, register, p)
}

// SparseSwitch jumps to the label of the case with the value of the register;
// it falls through for all other values.
func (c *Code) SparseSwitch(register int, cases ...Case) *Code {
	cases = append([]Case(nil), cases...)
	sort.SliceStable(cases, func(i, j int) bool { return cases[i].Key < cases[j].Key })
	p := model.Payload{}
	for _, k := range cases {
		p.Keys = append(p.Keys, k.Key)
		p.Targets = append(p.Targets, c.label(k.Label))
	}
	return c.payload(dex.OpSparseSwitch, register, p)
}

// FillArray fills the array in a register with elements of width bytes.
func (c *Code) FillArray(register, width int, elements ...int64) *Code {
	p := model.Payload{Width: width}
	for _, e := range elements {
		p.Data = append(p.Data, binary.LittleEndian.AppendUint64(nil, uint64(e))[:width]...)
	}
	return c.payload(dex.OpFillArrayData, register, p)
}

func (c *Code) payload(op dex.Op, register int, p model.Payload) *Code {
	c.body.Payloads = append(c.body.Payloads, p)
	in := model.NewInsn(op)
	in.A, in.Payload = uint16(register), int32(len(c.body.Payloads)-1)
	return c.add(in)
}

// Const loads a 32-bit constant with the shortest instruction.
func (c *Code) Const(register int, value int32) *Code {
	return c.add(model.NewConst(uint16(register), value))
}

// ConstWide loads a 64-bit constant with the shortest instruction.
func (c *Code) ConstWide(register int, value int64) *Code {
	return c.add(model.NewConstWide(uint16(register), value))
}

// Op appends an instruction with its operands in the order of smali: integers
// for registers and literals, text for references and labels, Handle and
// CallSite for those. Literals of the high16 forms are written in full. Calls
// and filled-new-array take their registers, then the reference; the /range
// form is chosen where it is needed.
func (c *Code) Op(op dex.Op, operands ...any) *Code {
	in := model.NewInsn(op)
	r := operandReader{c: c, op: op, rest: operands}
	switch op.Format() {
	case dex.Format10x:
	case dex.Format12x, dex.Format22x, dex.Format32x:
		in.A, in.B = r.register(), r.register()
	case dex.Format11n, dex.Format21s, dex.Format21h, dex.Format31i, dex.Format51l:
		in.A, in.Lit = r.register(), r.integer()
	case dex.Format11x:
		in.A = r.register()
	case dex.Format10t, dex.Format20t, dex.Format30t:
		in.Target = c.label(r.text())
	case dex.Format21t:
		in.A, in.Target = r.register(), c.label(r.text())
	case dex.Format22t:
		in.A, in.B, in.Target = r.register(), r.register(), c.label(r.text())
	case dex.Format21c, dex.Format31c:
		in.A, in.Index = r.register(), r.reference(op.Index())
	case dex.Format22c:
		in.A, in.B, in.Index = r.register(), r.register(), r.reference(op.Index())
	case dex.Format23x:
		in.A, in.B, in.C = r.register(), r.register(), r.register()
	case dex.Format22b, dex.Format22s:
		in.A, in.B, in.Lit = r.register(), r.register(), r.integer()
	case dex.Format35c, dex.Format3rc, dex.Format45cc, dex.Format4rcc:
		var list []uint16
		for r.more() {
			list = append(list, r.register())
		}
		id := r.reference(op.Index())
		var proto uint32
		if op.Index() == dex.IndexMethodAndProto {
			proto = r.reference(dex.IndexProto)
		}
		var ok bool
		if in, ok = model.NewInvoke(op, id, list...); !ok {
			c.failf("%s: registers %v are neither all below 16 and at most five nor consecutive", op, list)
		}
		in.Proto = proto
	default:
		c.failf("%s is written with a method of its own (PackedSwitch, SparseSwitch, FillArray)", op)
	}
	if len(r.rest) > 0 {
		c.failf("%s: %d operands too many", op, len(r.rest))
	}
	return c.add(in)
}

// operandReader takes the operands of Op one by one.
type operandReader struct {
	c    *Code
	op   dex.Op
	rest []any
}

func (r *operandReader) next() any {
	if len(r.rest) == 0 {
		r.c.failf("%s: operand missing", r.op)
		return nil
	}
	v := r.rest[0]
	r.rest = r.rest[1:]
	return v
}

// more reports whether the next operand is a register.
func (r *operandReader) more() bool {
	if len(r.rest) == 0 {
		return false
	}
	_, ok := r.rest[0].(int)
	return ok
}

func (r *operandReader) integer() int64 {
	switch v := r.next().(type) {
	case int:
		return int64(v)
	case int32:
		return int64(v)
	case int64:
		return v
	case nil:
	default:
		r.c.failf("%s: operand %v is no integer", r.op, v)
	}
	return 0
}

func (r *operandReader) register() uint16 {
	v := r.integer()
	if v < 0 || v >= int64(r.c.body.Registers) {
		r.c.failf("%s: register v%d, the method has %d", r.op, v, r.c.body.Registers)
		return 0
	}
	return uint16(v)
}

func (r *operandReader) text() string {
	v := r.next()
	s, ok := v.(string)
	if !ok && v != nil {
		r.c.failf("%s: operand %v is no text", r.op, v)
	}
	return s
}

func (r *operandReader) reference(kind dex.IndexKind) uint32 {
	pool := r.c.b.pool
	switch kind {
	case dex.IndexCallSite:
		if s, ok := r.next().(CallSite); ok {
			return uint32(s)
		}
		r.c.failf("%s: want a CallSite", r.op)
		return 0
	case dex.IndexMethodHandle:
		if h, ok := r.next().(Handle); ok {
			return uint32(h)
		}
		r.c.failf("%s: want a Handle", r.op)
		return 0
	}
	text := r.text()
	var id uint32
	var err error
	switch kind {
	case dex.IndexString:
		return pool.String(text)
	case dex.IndexType:
		return pool.Type(text)
	case dex.IndexField:
		id, err = pool.Field(text)
	case dex.IndexMethod, dex.IndexMethodAndProto:
		id, err = pool.Method(text)
	case dex.IndexProto:
		id, err = pool.Proto(text)
	}
	if err != nil {
		r.c.failf("%s: %w", r.op, err)
	}
	return id
}
