// States: the types of all registers at one point, and what else is known there.

package verify

import "github.com/esdroid/esdroid/dex"

// state is what is known before an instruction.
type state struct {
	regs     []Type
	thisInit bool // this has been initialized, or is no concern
	monitors int  // held
}

// Flow holds the register types of a method.
type Flow struct {
	v      *Verifier
	check  *methodCheck
	blocks []int32  // by pc: number of the block that begins there, -1 for none
	states [][]Type // by block, before its first instruction
	meta   []blockMeta
}

// blockMeta is the rest of a block's state.
type blockMeta struct {
	thisInit bool
	monitors int
}

// Code returns the code that was checked.
func (f *Flow) Code() *dex.Code { return &f.check.code }

// Each calls yield for every instruction that can be reached, in the order of
// pcs, with the types of all registers before it, until it returns false. The
// slice is only valid during the call.
func (f *Flow) Each(yield func(in *dex.Insn, regs []Type) bool) {
	m := f.check
	stopped := false
	for pc := 0; pc < len(f.blocks) && !stopped; pc++ {
		if f.blocks[pc] >= 0 {
			m.load(uint32(pc))
			m.walk(uint32(pc), func(in *dex.Insn) bool {
				stopped = !yield(in, m.cur.regs)
				return !stopped
			})
		}
	}
}

// At returns the type of a register before the instruction at pc; Undefined if
// no path leads there. Each is faster for many of them.
func (f *Flow) At(pc uint32, register int) Type {
	m := f.check
	if pc >= uint32(len(f.blocks)) || register < 0 || register >= int(m.code.Registers) {
		return Type(Undefined)
	}
	block := int(pc)
	for block >= 0 && f.blocks[block] < 0 {
		block--
	}
	if block < 0 {
		return Type(Undefined)
	}
	out := Type(Undefined)
	m.load(uint32(block))
	m.walk(uint32(block), func(in *dex.Insn) bool {
		if in.PC == pc {
			out = m.cur.regs[register]
		}
		return in.PC < pc
	})
	return out
}

// load makes the state of the block at pc the current one.
func (m *methodCheck) load(pc uint32) {
	b := m.flow.blocks[pc]
	m.cur.regs = append(m.cur.regs[:0], m.flow.states[b]...)
	m.cur.thisInit = m.flow.meta[b].thisInit
	m.cur.monitors = m.flow.meta[b].monitors
}

// mergeInto merges the current state into that of the block at pc and reports
// whether that changed it.
func (m *methodCheck) mergeInto(pc uint32) bool {
	f := m.flow
	n := len(m.cur.regs)
	m.work -= n + 1
	if m.work < 0 {
		m.done = true
		return false
	}
	b := f.blocks[pc]
	if b < 0 {
		if m.kept += n + 16; m.kept > maxState {
			m.done = true
			return false
		}
		f.blocks[pc] = int32(len(f.states))
		f.states = append(f.states, append(make([]Type, 0, n), m.cur.regs...))
		f.meta = append(f.meta, blockMeta{m.cur.thisInit, m.cur.monitors})
		return true
	}
	changed := false
	regs := f.states[b]
	for i, t := range m.cur.regs {
		if old := regs[i]; old != t {
			if merged := m.merge(old, t); merged != old {
				regs[i] = merged
				changed = true
			}
		}
	}
	meta := &f.meta[b]
	if meta.thisInit && !m.cur.thisInit {
		meta.thisInit = false
		changed = true
	}
	if meta.monitors != m.cur.monitors {
		m.report(Remark, "monitor-balance", pc, "%d monitors are held on one path and %d on another", meta.monitors, m.cur.monitors)
		if m.cur.monitors < meta.monitors {
			meta.monitors = m.cur.monitors
			changed = true
		}
	}
	return changed
}
