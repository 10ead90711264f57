// Objects that a loop loads anew each time around, and that are mostly the
// same: a register remembers the one that was recorded last, and only another
// one is recorded.

package instrument

import (
	"cmp"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

const (
	maxMemory = 2     // registers that remember objects
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
func (p *plan) findSteady() {
	f := p.flow
	if int(f.code.Registers-f.code.Ins)+spare+1+maxMemory > maxNamed+1 {
		return
	}
	inner := make([]int, len(f.starts)) // the innermost loop of a block, from 1
	for n, loop := range f.loops {
		for _, b := range loop {
			inner[b] = n + 1
		}
	}
	written := make([]registers, len(f.loops)+1)
	calm := make([]bool, len(f.loops)+1)
	for n, loop := range f.loops {
		calm[n+1] = true
		for _, b := range loop {
			for i := f.first[b]; i < f.first[b+1]; i++ {
				written[n+1].add(&f.insns[i])
				calm[n+1] = calm[n+1] && p.reach[i] == reachNone
			}
		}
	}
	type use struct {
		insn int
		from origin
	}
	var uses []use
	count := map[origin]int{}
	for b := range f.starts {
		n := inner[b]
		if s := f.in[b]; s.reached && calm[n] {
			for i := f.first[b]; i < f.first[b+1]; i++ {
				if f.probes(i, &s)&needBase != 0 {
					base, _, _ := f.operands(i)
					if o, ok := f.steadyOrigin(base, b, i, &written[n], maxChain); ok {
						uses = append(uses, use{i, o})
						count[o]++
					}
				}
				f.step(&f.insns[i], &s)
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
	origins = origins[:min(maxMemory, len(origins))]
	p.memory = len(origins)
	for _, u := range uses {
		if n := slices.Index(origins, u.from); n >= 0 {
			p.steady[u.insn] = uint8(n + 1)
			p.sites = append(p.sites, u.insn)
		}
	}
}

// steadyOrigin returns from where the object in a register at an instruction was
// loaded in its block; false if it does not look as if it were the same each
// time around a loop that writes some registers.
func (f *flow) steadyOrigin(r uint16, block, insn int, written *registers, chain int) (o origin, ok bool) {
	i := insn - 1
	for i >= f.first[block] && !writes(&f.insns[i], r) {
		i--
	}
	if chain == 0 || i < f.first[block] {
		return o, false
	}
	in := &f.insns[i]
	same := func(r uint16) bool {
		if !written.has(r) {
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
	case in.Op == dex.OpAgetObject && same(in.B) && !written.has(in.C):
		return origin{op: in.Op, base: in.B, index: in.C}, true
	}
	return o, false
}

// site returns the number of an instruction whose base is remembered.
func (p *plan) site(insn int) int32 {
	n, _ := slices.BinarySearch(p.sites, insn)
	return int32(n)
}
