// Probes in the body of a method.

package probe

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recorder"
	"github.com/esdroid/esdroid/instrument/recording"
)

// Prober puts the probes of a plan into a body.
type Prober struct {
	Plan   *plan.Plan
	Refs   *recorder.Refs
	Stubs  *Stubs // of methods without spare registers
	Body   *model.Body
	Number uint32 // of the method
	Timed  bool   // the framework may call it
	out    []model.Insn
	r      uint16              // the first spare register, of the method's number
	spare  int                 // how many there are
	below  bool                // they lie below the arguments, whose numbers have changed
	Texts  map[uint32][]uint32 // what is printed instead, by address
	lent   map[uint32]bool     // handlers, by address, whose probes use the register of the method's number
}

// register returns the number that a register of the original code has now.
func (p *Prober) register(r uint16) uint16 {
	if p.below && r >= p.r {
		return r + uint16(p.spare)
	}
	return r
}

// Insert rewrites the body; types are the descriptors of the arguments, the
// last params of which are parameters.
func (p *Prober) Insert(types []string, params int) error {
	b := p.Body
	moves := 0 // instructions that Grow puts in front
	if p.Stubs == nil {
		p.spare = p.Plan.Registers()
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
	if p.Texts == nil {
		p.enter()
	}
	lines := !b.HasDebug
	insn := 0
	for _, in := range old[moves:] {
		if !model.IsInsn(in.Op) {
			p.out = append(p.out, in)
			continue
		}
		for insn < len(p.Plan.Flow.Insns) && p.Plan.Flow.Insns[insn].PC < in.PC {
			insn++
		}
		if insn == len(p.Plan.Flow.Insns) || p.Plan.Flow.Insns[insn].PC != in.PC {
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
func (p *Prober) recorder() uint16 { return p.r + 1 }
func (p *Prober) scratch() uint16  { return p.r + 2 }

// call adds a call with registers that follow each other.
func (p *Prober) call(op dex.Op, method uint32, first uint16, registers int) {
	if int(first)+registers-1 <= plan.MaxNamed {
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
func (p *Prober) named(op dex.Op, method uint32, registers ...uint16) {
	in := model.NewInsn(op)
	in.A, in.Index = uint16(len(registers)), method
	copy(in.Args[:], registers)
	p.out = append(p.out, in)
}

// with adds a call of the recorder with the content of a register that holds a
// value of a type.
func (p *Prober) with(method uint32, register uint16, descriptor string) {
	if max(p.recorder(), register) <= plan.MaxNamed {
		p.named(dex.OpInvokeVirtual, method, p.recorder(), register)
		return
	}
	if register != p.scratch() {
		p.out = append(p.out, model.NewMove(p.scratch(), register, descriptor))
	}
	p.call(dex.OpInvokeVirtual, method, p.recorder(), 2)
}

func (p *Prober) stub(name string) {
	in := model.NewInsn(dex.OpInvokeStatic)
	in.Index = p.Stubs.method(name, "()V")
	p.out = append(p.out, in)
}

func (p *Prober) enter() {
	if p.Stubs != nil {
		p.stub("e")
		return
	}
	number, short := recording.EnterNumber(p.Number)
	object, ok := p.Plan.Arrival()
	method := p.Refs.Enters[recorder.EnterIndex(ok, p.Timed, short)]
	p.out = append(p.out, model.NewConst(p.r, number))
	object = p.register(object)
	switch {
	case !ok:
		p.call(dex.OpInvokeStatic, method, p.r, 1)
	case max(p.r, object) <= plan.MaxNamed:
		p.named(dex.OpInvokeStatic, method, p.r, object)
	default:
		p.out = append(p.out, model.NewMove(p.r+1, object, "L"))
		p.call(dex.OpInvokeStatic, method, p.r, 2)
	}
	if p.Plan.Records() {
		result := model.NewInsn(dex.OpMoveResultObject)
		result.A = p.recorder()
		p.out = append(p.out, result)
	}
	for r := p.turns(); r < p.r+uint16(p.spare); r++ { // no blocks counted, nothing remembered
		p.out = append(p.out, model.NewConst(r, 0))
	}
}

func (p *Prober) block(b int) {
	if p.Plan.Silent[b] {
		in := model.NewInsn(dex.OpAddIntLit8)
		in.A, in.B, in.Lit = p.turns(), p.turns(), 1
		p.out = append(p.out, in)
	}
	if !p.Plan.Probed[b] {
		return
	}
	n := p.Plan.Number[b]
	if p.Plan.Tells[b] && p.Refs.Used.Counted {
		p.countedUnit(int32(n) + 1)
		return
	} else if p.Plan.Tells[b] {
		p.counted()
	}
	switch {
	case p.Stubs != nil:
		p.stub(fmt.Sprintf("b%d", n))
	case p.ownBlock(n):
		p.call(dex.OpInvokeVirtual, p.Refs.Blocks[n], p.recorder(), 1)
	default:
		p.out = append(p.out, model.NewConst(p.scratch(), int32(n)+1))
		p.call(dex.OpInvokeVirtual, p.Refs.Block, p.recorder(), 2)
	}
}

func (p *Prober) ownBlock(n int) bool { return n < recorder.OwnBlocks && p.Refs.Used.Blocks[n] }

// instruction adds an instruction with the probes in front of it.
func (p *Prober) instruction(in model.Insn, i int) {
	if p.Texts != nil {
		p.print(in.PC)
		p.out = append(p.out, in)
		return
	}
	f := p.Plan.Flow
	b := f.BlockAt(in.PC)
	starts := f.Starts[b] == in.PC
	if starts && f.Handler[b] && p.Plan.Mode >= plan.ModeStubs {
		if in.Op == dex.OpMoveException {
			p.out = append(p.out, in)
			p.block(b)
			p.caught(in.A)
			return
		}
		if f.Preds[b] == 0 && p.Stubs == nil {
			p.catch(b)
		} else {
			p.block(b)
		}
	} else if starts {
		p.block(b)
	}
	base, index, _ := f.Operands(i)
	base, index = p.register(base), p.register(index)
	if p.Plan.Steady[i] != 0 {
		p.changed(i, b, base)
	}
	n, early := p.Plan.Needs[i], f.Early[i]
	if i == 0 && p.Stubs == nil && p.Plan.Arrives() { // with the entry
		if n&plan.NeedEarly != 0 {
			early = early[1:]
		} else {
			n &^= plan.NeedBase
		}
	}
	if n&plan.NeedEarly != 0 {
		for _, r := range early {
			p.with(p.Refs.Object, p.register(r), "L")
		}
	}
	switch n &^= plan.NeedEarly; {
	case n == plan.NeedBase|plan.NeedIndex && p.Refs.Used.Pairs && max(p.recorder(), base, index) <= plan.MaxNamed:
		p.named(dex.OpInvokeVirtual, p.Refs.Element, p.recorder(), base, index)
	default:
		if n&plan.NeedBase != 0 {
			p.with(p.Refs.Object, base, "L")
		}
		if n&plan.NeedIndex != 0 {
			p.with(p.Refs.Index, index, "I")
		}
	}
	if p.Plan.Leaves[i] {
		if p.Stubs != nil {
			p.stub("l")
		} else {
			p.call(dex.OpInvokeVirtual, p.Refs.Leave, p.recorder(), 1)
		}
	}
	p.out = append(p.out, in)
}

// catch begins a handler that makes no use of the exception. The block comes
// first in the recording, and a large number of it takes the register for
// arguments; that of the method's number then lends its own.
func (p *Prober) catch(b int) {
	exception := model.NewInsn(dex.OpMoveException)
	exception.A = p.scratch()
	lends := p.Plan.Tells[b] || !p.ownBlock(p.Plan.Number[b])
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
		number, _ := recording.EnterNumber(p.Number)
		p.out = append(p.out, model.NewConst(p.r, number))
		p.lent[p.Plan.Flow.Starts[b]] = true
	}
}

func (p *Prober) caught(register uint16) {
	if p.Stubs != nil {
		return
	}
	p.with(p.Refs.Caught, register, "L")
}
