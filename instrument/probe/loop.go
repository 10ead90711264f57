// Probes in loops: blocks that are counted, objects that are remembered.

package probe

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/instrument/recording"
)

// turns returns the register that counts silent blocks; it comes behind the
// three that all probes use.
func (p *Prober) turns() uint16 { return p.r + plan.Spare }

// memory returns the register that remembers the object of an instruction.
func (p *Prober) memory(i int) uint16 {
	first := p.r + plan.Spare
	if p.Plan.Counts() {
		first++
	}
	return first + uint16(p.Plan.Steady[i]) - 1
}

// counted adds the record of the silent blocks so far.
func (p *Prober) counted() { p.with(p.Refs.Count, p.turns(), "I") }

// countedUnit adds the record of the silent blocks so far, and one of 16 bits.
func (p *Prober) countedUnit(unit int32) {
	p.out = append(p.out, model.NewConst(p.scratch(), unit))
	p.call(dex.OpInvokeVirtual, p.Refs.Counted, p.recorder(), 3)
}

// unwindCounted is the handler for exceptions that leave a method, with the
// exception in the register for arguments. Where a call cannot name the
// registers, the exception steps aside.
func (p *Prober) unwindCounted() {
	exception := model.NewInsn(dex.OpMoveException)
	exception.A = p.scratch()
	aside := p.turns() > plan.MaxNamed && !p.Refs.Used.UnwindTurns
	if aside {
		exception.A = p.r
	}
	p.out = append(p.out, exception)
	if p.Refs.Used.UnwindTurns {
		p.call(dex.OpInvokeStatic, p.Refs.UnwindTurns, p.r, 4)
		return
	}
	p.counted()
	if aside {
		number, _ := recording.EnterNumber(p.Number)
		p.out = append(p.out, model.NewMove(p.scratch(), p.r, "L"), model.NewConst(p.r, number))
	}
	p.call(dex.OpInvokeStatic, p.Refs.Unwind, p.r, 3)
}

// changed adds the record of the base of an instruction, unless it is the object
// that was recorded last.
func (p *Prober) changed(i, b int, base uint16) {
	same, memory := p.Body.NewLabel(), p.memory(i)
	if max(memory, base) <= plan.MaxNamed {
		in := model.NewInsn(dex.OpIfEq)
		in.A, in.B, in.Target = memory, base, same
		p.out = append(p.out, in)
	}
	unit := recording.TagChanged + p.Plan.Site(i)
	if p.Plan.Counting[b] {
		p.counted()
	}
	p.out = append(p.out, model.NewConst(p.scratch(), unit))
	if p.Refs.Used.Changed && max(p.scratch(), base) <= plan.MaxNamed {
		p.named(dex.OpInvokeVirtual, p.Refs.Changed, p.recorder(), p.scratch(), base)
	} else {
		p.call(dex.OpInvokeVirtual, p.Refs.Block, p.recorder(), 2)
		p.with(p.Refs.Object, base, "L")
	}
	p.out = append(p.out, model.NewMove(memory, base, "L"), model.At(same))
}
