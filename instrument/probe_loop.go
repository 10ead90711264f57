// Probes in loops: blocks that are counted, objects that are remembered.

package instrument

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
)

// turns returns the register that counts silent blocks; it comes behind the
// three that all probes use.
func (p *prober) turns() uint16 { return p.r + spare }

// memory returns the register that remembers the object of an instruction.
func (p *prober) memory(i int) uint16 {
	first := p.r + spare
	if p.plan.counts() {
		first++
	}
	return first + uint16(p.plan.steady[i]) - 1
}

// counted adds the record of the silent blocks so far.
func (p *prober) counted() { p.with(p.refs.count, p.turns(), "I") }

// countedUnit adds the record of the silent blocks so far, and one of 16 bits.
func (p *prober) countedUnit(unit int32) {
	p.out = append(p.out, model.NewConst(p.scratch(), unit))
	p.call(dex.OpInvokeVirtual, p.refs.counted, p.recorder(), 3)
}

// unwindCounted is the handler for exceptions that leave a method, with the
// exception in the register for arguments. Where a call cannot name the
// registers, the exception steps aside.
func (p *prober) unwindCounted() {
	exception := model.NewInsn(dex.OpMoveException)
	exception.A = p.scratch()
	aside := p.turns() > maxNamed && !p.refs.used.unwindTurns
	if aside {
		exception.A = p.r
	}
	p.out = append(p.out, exception)
	if p.refs.used.unwindTurns {
		p.call(dex.OpInvokeStatic, p.refs.unwindTurns, p.r, 4)
		return
	}
	p.counted()
	if aside {
		number, _ := enterNumber(p.number)
		p.out = append(p.out, model.NewMove(p.scratch(), p.r, "L"), model.NewConst(p.r, number))
	}
	p.call(dex.OpInvokeStatic, p.refs.unwind, p.r, 3)
}

// changed adds the record of the base of an instruction, unless it is the object
// that was recorded last.
func (p *prober) changed(i, b int, base uint16) {
	same, memory := p.body.NewLabel(), p.memory(i)
	if max(memory, base) <= maxNamed {
		in := model.NewInsn(dex.OpIfEq)
		in.A, in.B, in.Target = memory, base, same
		p.out = append(p.out, in)
	}
	unit := tagChanged + p.plan.site(i)
	if p.plan.counting[b] {
		p.counted()
	}
	p.out = append(p.out, model.NewConst(p.scratch(), unit))
	if p.refs.used.changed && max(p.scratch(), base) <= maxNamed {
		p.named(dex.OpInvokeVirtual, p.refs.changed, p.recorder(), p.scratch(), base)
	} else {
		p.call(dex.OpInvokeVirtual, p.refs.block, p.recorder(), 2)
		p.with(p.refs.object, base, "L")
	}
	p.out = append(p.out, model.NewMove(memory, base, "L"), model.At(same))
}
