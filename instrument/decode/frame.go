// The frames of a recording that is decoded: how far each has come, and what is
// known of its registers.

package decode

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/plan"
)

// frame is a method that is being replayed.
type frame struct {
	method    dex.MethodID
	plan      *plan.Plan
	block     int
	fresh     bool // the record of block 0 has not come yet
	pos       int  // the next instruction
	calling   int  // the instruction at pos is in progress: it called something; -1 if not
	direct    bool // and that was the method it names
	callback  int64
	values    []uint32
	known     plan.Registers
	wantThis  bool
	thrown    uint32     // identity of the exception that came out of a callee, 0 for none
	lines     []dex.Line // of the method, when linesRead
	linesRead bool
	used      bool                   // what the instruction at pos uses was stated already
	unsure    bool                   // which call led to an entered method, since the last record of the frame itself
	got       plan.Need              // what was recorded for the instruction at pos already
	early     int                    // and how many of the registers that are recorded early
	turns     uint32                 // silent blocks that were gone through
	last      [plan.MaxMemory]uint32 // identities that are remembered
}

// maxDepth is the most frames of a thread; devices overflow their stacks long
// before.
const maxDepth = 1 << 16

// know notes the value of a register.
func (f *frame) know(r uint16, value uint32) {
	if int(r) >= min(int(f.plan.Flow.Code.Registers), plan.MaxRegisters) {
		return
	}
	if f.values == nil {
		f.values = make([]uint32, min(int(f.plan.Flow.Code.Registers), plan.MaxRegisters))
	}
	f.values[r] = value
	f.known.Set(r, true)
}

// assign notes that a register was written, and its value if that is known.
func (f *frame) assign(r uint16, value uint32, known bool) {
	if f.known.Set(r, false); known {
		f.know(r, value)
	}
}

// unmet returns what is still to be recorded for an instruction.
func (f *frame) unmet(i int) plan.Need {
	if i == f.pos {
		return f.plan.Needs[i] &^ f.got
	}
	return f.plan.Needs[i]
}

// ahead calls visit for the instructions from pos on, through blocks that
// follow without being recorded, until it returns true, and returns that
// instruction; -1 at the end of what is certain.
func (f *frame) ahead(visit func(i int) bool) int {
	if f.fresh {
		return -1
	}
	b, i := f.block, f.pos
	for {
		for ; i < f.plan.Flow.First[b+1]; i++ {
			if visit(i) {
				return i
			}
		}
		if b = f.plan.Follows(b, -1); b < 0 {
			return -1
		}
		i = f.plan.Flow.First[b]
	}
}

// over reports whether nothing of the frame can be recorded any more: it runs
// straight to its return, calls nothing of the app, and the return goes without
// saying.
func (f *frame) over() bool {
	if f.wantThis {
		return false
	}
	last := f.ahead(func(i int) bool {
		return f.unmet(i) != 0 || f.plan.Steady[i] != 0 || f.plan.Reach[i] != plan.ReachNone || f.plan.Flow.Insns[i].Op.Has(dex.FlagReturn)
	})
	return last >= 0 && f.unmet(last) == 0 && f.plan.Steady[last] == 0 && f.plan.Flow.Insns[last].Op.Has(dex.FlagReturn) && !f.plan.Leaves[last]
}

// done reports whether the frame is over and cannot fail any more either.
func (f *frame) done() bool {
	return f.over() && f.ahead(func(i int) bool { return f.plan.Throws[i] }) < 0
}
