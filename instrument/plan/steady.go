// Objects that a loop loads anew each time around, and that are mostly the
// same: a register remembers the one that was recorded last, and only another
// one is recorded.

package plan

import (
	"cmp"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

const (
	MaxMemory = 2     // registers that remember objects
	maxSteady = 0x600 // instructions of a method whose bases are remembered: the record has room for no more
	maxChain  = 4     // instructions that are looked at to see where an object comes from
)

// origin is where an object is loaded from: the same field, or the same
// element as far as can be seen, gives the same origin.
type origin struct {
	op          dex.Op
	field       uint32
	base, index uint16
}

// findSteady finds the bases that are worth remembering. They are in loops that
// run no code that records, and a comparison names registers with four bits.
func (p *Plan) findSteady() {
	f := p.Flow
	if int(f.Code.Registers-f.Code.Ins)+Spare+1+MaxMemory > MaxNamed+1 {
		return
	}
	inner := make([]int, len(f.Starts)) // the innermost loop of a block, from 1
	for n, loop := range f.loops {
		for _, b := range loop {
			inner[b] = n + 1
		}
	}
	written := make([]Registers, len(f.loops)+1)
	calm := make([]bool, len(f.loops)+1)
	for n, loop := range f.loops {
		calm[n+1] = true
		for _, b := range loop {
			for i := f.First[b]; i < f.First[b+1]; i++ {
				written[n+1].Add(&f.Insns[i])
				calm[n+1] = calm[n+1] && p.Reach[i] == ReachNone
			}
		}
	}
	type use struct {
		insn int
		from origin
	}
	var uses []use
	count := map[origin]int{}
	for b := range f.Starts {
		n := inner[b]
		if s := f.In[b]; s.reached && calm[n] {
			for i := f.First[b]; i < f.First[b+1]; i++ {
				if f.Probes(i, &s)&NeedBase != 0 {
					base, _, _ := f.Operands(i)
					if o, ok := f.steadyOrigin(base, b, i, &written[n], maxChain); ok {
						uses = append(uses, use{i, o})
						count[o]++
					}
				}
				f.Step(&f.Insns[i], &s)
			}
		}
	}
	if len(uses) > maxSteady {
		return
	}
	var origins []origin
	for _, u := range uses {
		if !slices.Contains(origins, u.from) {
			origins = append(origins, u.from)
		}
	}
	slices.SortStableFunc(origins, func(a, b origin) int { return cmp.Compare(count[b], count[a]) })
	origins = origins[:min(MaxMemory, len(origins))]
	p.memory = len(origins)
	for _, u := range uses {
		if n := slices.Index(origins, u.from); n >= 0 {
			p.Steady[u.insn] = uint8(n + 1)
			p.Sites = append(p.Sites, u.insn)
		}
	}
}

// steadyOrigin returns from where the object in a register at an instruction was
// loaded in its block; false if it does not look as if it were the same each
// time around a loop that writes some registers.
func (f *flow) steadyOrigin(r uint16, block, insn int, written *Registers, chain int) (o origin, ok bool) {
	i := insn - 1
	for i >= f.First[block] && !writes(&f.Insns[i], r) {
		i--
	}
	if chain == 0 || i < f.First[block] {
		return o, false
	}
	in := &f.Insns[i]
	same := func(r uint16) bool {
		if !written.Has(r) {
			return true
		}
		_, ok := f.steadyOrigin(r, block, i, written, chain-1)
		return ok
	}
	switch {
	case in.Op == dex.OpSgetObject:
		return origin{op: in.Op, field: in.Index}, true
	case in.Op == dex.OpIgetObject && same(in.B):
		return origin{op: in.Op, field: in.Index}, true
	case in.Op == dex.OpAgetObject && same(in.B) && !written.Has(in.C):
		return origin{op: in.Op, base: in.B, index: in.C}, true
	}
	return o, false
}

// Site returns the number of an instruction whose base is remembered.
func (p *Plan) Site(insn int) int32 {
	n, _ := slices.BinarySearch(p.Sites, insn)
	return int32(n)
}
