// Probes in the body of a method.

package instrument

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// prober puts the probes of a plan into a body.
type prober struct {
	plan   *plan
	refs   *recorderRefs
	stubs  *stubs // of methods without spare registers
	body   *model.Body
	number uint32 // of the method
	timed  bool   // the framework may call it
	out    []model.Insn
	r      uint16              // the first spare register, of the method's number
	spare  int                 // how many there are
	below  bool                // they lie below the arguments, whose numbers have changed
	texts  map[uint32][]uint32 // what is printed instead, by address
	lent   map[uint32]bool     // handlers, by address, whose probes use the register of the method's number
}

// register returns the number that a register of the original code has now.
func (p *prober) register(r uint16) uint16 {
	if p.below && r >= p.r {
		return r + uint16(p.spare)
	}
	return r
}

// insert rewrites the body; types are the descriptors of the arguments, the
// last params of which are parameters.
func (p *prober) insert(types []string, params int) error {
	b := p.body
	moves := 0 // instructions that Grow puts in front
	if p.stubs == nil {
		p.spare = p.plan.registers()
		first := b.Registers - b.Ins
		if p.below = b.InsertRegisters(first, p.spare); !p.below {
			var err error
			if first, err = b.Grow(p.spare, types); err != nil {
				return err
			}
			moves = len(types)
		}
		p.r = uint16(first)
	}
	old := b.Insns
	p.lent = map[uint32]bool{}
	p.out = append(make([]model.Insn, 0, 2*len(old)+16), old[:moves]...)
	if p.texts == nil {
		p.enter()
	}
	lines := !b.HasDebug
	insn := 0
	for _, in := range old[moves:] {
		if !model.IsInsn(in.Op) {
			p.out = append(p.out, in)
			continue
		}
		for insn < len(p.plan.flow.insns) && p.plan.flow.insns[insn].PC < in.PC {
			insn++
		}
		if insn == len(p.plan.flow.insns) || p.plan.flow.insns[insn].PC != in.PC {
			return fmt.Errorf("no instruction at %#x", in.PC)
		}
		if lines { // crashes then name the address in the original code
			p.out = append(p.out, model.LineAt(in.PC))
		}
		p.instruction(in, insn)
	}
	if lines {
		b.HasDebug = true
		b.Parameters = make([]uint32, params)
		for i := range b.Parameters {
			b.Parameters[i] = dex.NoIndex
		}
	}
	b.Insns = p.out
	p.tries()
	return nil
}

// The spare registers behind the first: the recorder's, and one for arguments.
func (p *prober) recorder() uint16 { return p.r + 1 }
func (p *prober) scratch() uint16  { return p.r + 2 }

// call adds a call with registers that follow each other.
func (p *prober) call(op dex.Op, method uint32, first uint16, registers int) {
	if int(first)+registers-1 <= maxNamed {
		p.named(op, method, []uint16{first, first + 1, first + 2, first + 3}[:registers]...)
		return
	}
	in := model.NewInsn(dex.OpInvokeVirtualRange)
	if op == dex.OpInvokeStatic {
		in.Op = dex.OpInvokeStaticRange
	}
	in.A, in.B, in.Index = uint16(registers), first, method
	p.out = append(p.out, in)
}

// named adds a call with registers that it can name.
func (p *prober) named(op dex.Op, method uint32, registers ...uint16) {
	in := model.NewInsn(op)
	in.A, in.Index = uint16(len(registers)), method
	copy(in.Args[:], registers)
	p.out = append(p.out, in)
}

// with adds a call of the recorder with the content of a register that holds a
// value of a type.
func (p *prober) with(method uint32, register uint16, descriptor string) {
	if max(p.recorder(), register) <= maxNamed {
		p.named(dex.OpInvokeVirtual, method, p.recorder(), register)
		return
	}
	if register != p.scratch() {
		p.out = append(p.out, model.NewMove(p.scratch(), register, descriptor))
	}
	p.call(dex.OpInvokeVirtual, method, p.recorder(), 2)
}

func (p *prober) stub(name string) {
	in := model.NewInsn(dex.OpInvokeStatic)
	in.Index = p.stubs.method(name, "()V")
	p.out = append(p.out, in)
}

func (p *prober) enter() {
	if p.stubs != nil {
		p.stub("e")
		return
	}
	number, short := enterNumber(p.number)
	object, ok := p.plan.arrival()
	method := p.refs.enters[enterIndex(ok, p.timed, short)]
	p.out = append(p.out, model.NewConst(p.r, number))
	object = p.register(object)
	switch {
	case !ok:
		p.call(dex.OpInvokeStatic, method, p.r, 1)
	case max(p.r, object) <= maxNamed:
		p.named(dex.OpInvokeStatic, method, p.r, object)
	default:
		p.out = append(p.out, model.NewMove(p.r+1, object, "L"))
		p.call(dex.OpInvokeStatic, method, p.r, 2)
	}
	if p.plan.records() {
		result := model.NewInsn(dex.OpMoveResultObject)
		result.A = p.recorder()
		p.out = append(p.out, result)
	}
	for r := p.turns(); r < p.r+uint16(p.spare); r++ { // no blocks counted, nothing remembered
		p.out = append(p.out, model.NewConst(r, 0))
	}
}

func (p *prober) block(b int) {
	if p.plan.silent[b] {
		in := model.NewInsn(dex.OpAddIntLit8)
		in.A, in.B, in.Lit = p.turns(), p.turns(), 1
		p.out = append(p.out, in)
	}
	if !p.plan.probed[b] {
		return
	}
	n := p.plan.number[b]
	if p.plan.tells[b] && p.refs.used.counted {
		p.countedUnit(int32(n) + 1)
		return
	} else if p.plan.tells[b] {
		p.counted()
	}
	switch {
	case p.stubs != nil:
		p.stub(fmt.Sprintf("b%d", n))
	case p.ownBlock(n):
		p.call(dex.OpInvokeVirtual, p.refs.blocks[n], p.recorder(), 1)
	default:
		p.out = append(p.out, model.NewConst(p.scratch(), int32(n)+1))
		p.call(dex.OpInvokeVirtual, p.refs.block, p.recorder(), 2)
	}
}

func (p *prober) ownBlock(n int) bool { return n < ownBlocks && p.refs.used.blocks[n] }

// instruction adds an instruction with the probes in front of it.
func (p *prober) instruction(in model.Insn, i int) {
	if p.texts != nil {
		p.print(in.PC)
		p.out = append(p.out, in)
		return
	}
	f := p.plan.flow
	b := f.blockAt(in.PC)
	starts := f.starts[b] == in.PC
	if starts && f.handler[b] && p.plan.mode >= ModeStubs {
		if in.Op == dex.OpMoveException {
			p.out = append(p.out, in)
			p.block(b)
			p.caught(in.A)
			return
		}
		if f.preds[b] == 0 && p.stubs == nil {
			p.catch(b)
		} else {
			p.block(b)
		}
	} else if starts {
		p.block(b)
	}
	base, index, _ := f.operands(i)
	base, index = p.register(base), p.register(index)
	if p.plan.steady[i] != 0 {
		p.changed(i, b, base)
	}
	n, early := p.plan.needs[i], f.early[i]
	if i == 0 && p.stubs == nil && p.plan.arrives() { // with the entry
		if n&needEarly != 0 {
			early = early[1:]
		} else {
			n &^= needBase
		}
	}
	if n&needEarly != 0 {
		for _, r := range early {
			p.with(p.refs.object, p.register(r), "L")
		}
	}
	switch n &^= needEarly; {
	case n == needBase|needIndex && p.refs.used.pairs && max(p.recorder(), base, index) <= maxNamed:
		p.named(dex.OpInvokeVirtual, p.refs.element, p.recorder(), base, index)
	default:
		if n&needBase != 0 {
			p.with(p.refs.object, base, "L")
		}
		if n&needIndex != 0 {
			p.with(p.refs.index, index, "I")
		}
	}
	if p.plan.leaves[i] {
		if p.stubs != nil {
			p.stub("l")
		} else {
			p.call(dex.OpInvokeVirtual, p.refs.leave, p.recorder(), 1)
		}
	}
	p.out = append(p.out, in)
}

// catch begins a handler that makes no use of the exception. The block comes
// first in the recording, and a large number of it takes the register for
// arguments; that of the method's number then lends its own.
func (p *prober) catch(b int) {
	exception := model.NewInsn(dex.OpMoveException)
	exception.A = p.scratch()
	lends := p.plan.tells[b] || !p.ownBlock(p.plan.number[b])
	if lends {
		exception.A = p.r
	}
	p.out = append(p.out, exception)
	p.block(b)
	if lends {
		p.out = append(p.out, model.NewMove(p.scratch(), p.r, "L"))
	}
	p.caught(p.scratch())
	if lends {
		number, _ := enterNumber(p.number)
		p.out = append(p.out, model.NewConst(p.r, number))
		p.lent[p.plan.flow.starts[b]] = true
	}
}

func (p *prober) caught(register uint16) {
	if p.stubs != nil {
		return
	}
	p.with(p.refs.caught, register, "L")
}
