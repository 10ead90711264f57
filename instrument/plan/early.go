// Identities that are recorded early: where an object comes from outside of a
// loop that uses its fields or elements, its identity is recorded where the
// object arrives, not each time around.

package plan

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// maxBackward is how many blocks of a method are looked at to find where objects
// come from.
const maxBackward = 200_000

// findEarly finds the registers to record in front of each instruction, from the
// states in front of the blocks; params are the parameters that are objects.
func (f *flow) findEarly(params []uint16) map[int][]uint16 {
	type use struct {
		register uint16
		block    int
		insn     int
	}
	var uses []use
	for b := range f.Starts {
		s := f.In[b]
		if !s.reached {
			continue
		}
		for i := f.First[b]; i < f.First[b+1]; i++ {
			if f.Probes(i, &s)&NeedBase != 0 {
				base, _, _ := f.Operands(i)
				uses = append(uses, use{base, b, i})
			}
			f.Step(&f.Insns[i], &s)
		}
	}
	if len(uses) == 0 {
		return nil
	}
	depth := make([]int, len(f.Starts)) // how many loops each block lies in
	for _, loop := range f.loops {
		for _, b := range loop {
			depth[b]++
		}
	}
	if slices.Max(depth) == 0 {
		return nil
	}
	out := map[int][]uint16{}
	budget := maxBackward
	for _, u := range uses {
		if depth[u.block] == 0 {
			continue
		}
		places, ok := f.arrivals(u.register, u.block, u.insn, depth, params, &budget)
		if !ok {
			continue
		}
		for _, i := range places {
			if !slices.Contains(out[i], u.register) {
				out[i] = append(out[i], u.register)
			}
		}
	}
	for i := range out {
		slices.Sort(out[i])
	}
	return out
}

// objectParameters returns the registers in which a method gets objects other than
// its own.
func objectParameters(proto string, registers int) (out []uint16) {
	types, ok := dex.ParamTypes(proto)
	if !ok {
		return nil
	}
	at := registers
	for _, t := range slices.Backward(types) {
		switch at--; t[0] {
		case 'J', 'D':
			at--
		case 'L', '[':
			out = append(out, uint16(at))
		}
	}
	return out
}

// arrivals returns the instructions in front of which the object that a register
// holds at a use has just arrived, each in fewer loops than the use; false if
// there are others, or it may not be known at the use what was recorded there.
func (f *flow) arrivals(r uint16, block, insn int, depth []int, params []uint16, budget *int) (places []int, ok bool) {
	type from struct{ block, end int } // instructions in front of end
	work := []from{{block, insn}}
	seen := map[int]bool{}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		if *budget--; *budget < 0 {
			return nil, false
		}
		i := at.end - 1
		for i >= f.First[at.block] && !writes(&f.Insns[i], r) {
			i--
		}
		if i >= f.First[at.block] {
			if !bringsObject(f.Insns[i].Op) || depth[at.block] >= depth[block] || i+1 == f.First[at.block+1] {
				return nil, false
			}
			places = append(places, i+1)
			continue
		}
		if f.Handler[at.block] && !f.kept.Has(r) {
			return nil, false
		}
		if at.block == 0 {
			if !slices.Contains(params, r) || f.Preds[0] > 1 || f.Handler[0] {
				return nil, false
			}
			places = append(places, 0)
		}
		for _, p := range f.leads[at.block] {
			if !seen[p] {
				seen[p] = true
				work = append(work, from{p, f.First[p+1]})
			}
		}
	}
	return places, len(places) > 0
}

func writes(in *dex.Insn, r uint16) bool {
	return in.Op.Has(dex.FlagSetsA) && (in.A == r || in.Op.Has(dex.FlagWideA) && in.A+1 == r)
}

// bringsObject reports whether the result of an instruction is an object that
// can be passed on: one that is new cannot before its constructor has run.
func bringsObject(op dex.Op) bool {
	switch op {
	case dex.OpNewArray, dex.OpIgetObject, dex.OpSgetObject, dex.OpAgetObject, dex.OpMoveResultObject:
		return true
	}
	return false
}
