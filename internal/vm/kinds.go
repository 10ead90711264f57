// Whether a register holds a number or a reference where instructions do not
// say: comparisons with zero, and of two registers for equality.

package vm

import "github.com/esdroid/esdroid/dex"

// What a register may hold. The constant 0 is neither: both its halves are
// clear, so that every test gives the right answer.
const (
	kindNumber uint8 = 1 << iota
	kindRef
)

// kinds holds what is known of a method's registers.
type kinds struct {
	overall []uint8            // by register, in the whole method
	states  map[uint32][]uint8 // by pc of blocks, only for methods that need it
	d       *decoder
}

// kindOf returns what register r may hold before the instruction at pc.
func (d *decoder) kindOf(pc uint32, r uint16) uint8 {
	if int(r) >= d.code.registers {
		return kindNumber
	}
	if d.kinds == nil {
		d.kinds = &kinds{d: d}
		d.kinds.summarise()
	}
	k := d.kinds.overall[r]
	if k != kindNumber|kindRef {
		return k
	}
	return d.kinds.at(pc, r)
}

// arguments sets the kinds of the argument registers.
func (k *kinds) arguments(regs []uint8) {
	d := k.d
	r := d.code.registers - d.code.ins
	if !d.m.IsStatic() {
		regs[r] = kindRef
		r++
	}
	for _, p := range d.m.Params {
		if p[0] == 'L' || p[0] == '[' {
			regs[r] = kindRef
		} else {
			regs[r] = kindNumber
		}
		r += int(wordsOf(p))
	}
}

// summarise finds what each register may hold anywhere in the method.
func (k *kinds) summarise() {
	k.overall = make([]uint8, k.d.code.registers)
	k.arguments(k.overall)
	var moves [][2]uint16
	for i := range k.d.insns {
		in := &k.d.insns[i]
		if in.Op >= dex.OpMove && in.Op <= dex.OpMove16 && int(in.A) < len(k.overall) && int(in.B) < len(k.overall) {
			moves = append(moves, [2]uint16{in.A, in.B})
			continue
		}
		k.written(in, k.overall, func(r uint16, kind uint8) { k.overall[r] |= kind })
	}
	for changed := true; changed; {
		changed = false
		for _, m := range moves {
			if n := k.overall[m[0]] | k.overall[m[1]]; n != k.overall[m[0]] {
				k.overall[m[0]], changed = n, true
			}
		}
	}
}

// written calls set for the register that an instruction writes.
func (k *kinds) written(in *dex.Insn, now []uint8, set func(r uint16, kind uint8)) {
	if !in.Op.Has(dex.FlagSetsA) || int(in.A) >= len(now) {
		return
	}
	kind := kindNumber
	switch op := in.Op; op {
	case dex.OpMove, dex.OpMoveFrom16, dex.OpMove16, dex.OpMoveObject, dex.OpMoveObjectFrom16, dex.OpMoveObject16:
		if int(in.B) >= len(now) {
			return
		}
		kind = now[in.B]
		if op >= dex.OpMoveObject {
			kind &= kindRef
		}
	case dex.OpMoveResultObject, dex.OpMoveException, dex.OpConstString, dex.OpConstStringJumbo, dex.OpConstClass, dex.OpNewInstance,
		dex.OpNewArray, dex.OpAgetObject, dex.OpIgetObject, dex.OpSgetObject, dex.OpConstMethodHandle, dex.OpConstMethodType, dex.OpCheckCast:
		kind = kindRef
	case dex.OpConst4, dex.OpConst16, dex.OpConst, dex.OpConstHigh16:
		if in.Lit == 0 {
			kind = 0
		}
	}
	set(in.A, kind)
	if in.Op.Has(dex.FlagWideA) && int(in.A)+1 < len(now) {
		set(in.A+1, kindNumber)
	}
}

// maxFlow bounds the work of following a method; beyond it, both halves of an
// undecided register are compared.
const maxFlow = 1 << 24

// at follows the method, once, and returns what r may hold at pc.
func (k *kinds) at(pc uint32, r uint16) uint8 {
	if k.states == nil {
		k.follow()
	}
	if s := k.states[pc]; s != nil {
		return s[r]
	}
	return kindNumber | kindRef
}

// follow keeps the state before each instruction that asks.
func (k *kinds) follow() {
	d := k.d
	k.states = make(map[uint32][]uint8)
	n := len(k.overall)
	index := make(map[uint32]int, len(d.insns))
	for i := range d.insns {
		index[d.insns[i].PC] = i
	}
	tries, err := d.code.item.Tries()
	if err != nil {
		return
	}
	before := make([][]uint8, len(d.insns)) // of block leaders
	var todo []int
	merge := func(pc uint32, state []uint8) {
		i, ok := index[pc]
		if !ok {
			return
		}
		if before[i] == nil {
			before[i] = append([]uint8(nil), state...)
			todo = append(todo, i)
			return
		}
		changed := false
		for r, v := range state {
			if before[i][r]|v != before[i][r] {
				before[i][r] |= v
				changed = true
			}
		}
		if changed {
			todo = append(todo, i)
		}
	}
	leader := make([]bool, len(d.insns))
	lead := func(pc uint32) {
		if i, ok := index[pc]; ok {
			leader[i] = true
		}
	}
	for i := range d.insns {
		in := &d.insns[i]
		switch {
		case in.Op.Has(dex.FlagGoto), in.Op.Has(dex.FlagIf):
			lead(in.Target())
		case in.Op.Has(dex.FlagSwitch):
			cases, _ := d.code.item.SwitchCases(in)
			for _, c := range cases {
				lead(in.PC + uint32(c.Rel))
			}
		}
	}
	state := make([]uint8, n)
	k.arguments(state)
	merge(0, state)
	work := 0
	for len(todo) > 0 {
		i := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		copy(state, before[i])
		for first := true; i < len(d.insns); first = false {
			in := &d.insns[i]
			if !first && leader[i] {
				merge(in.PC, state)
				break
			}
			if work++; work > maxFlow/(n+1) {
				clear(k.states)
				return
			}
			if in.Op.Has(dex.FlagIf) && (in.Op <= dex.OpIfNe || in.Op == dex.OpIfEqz || in.Op == dex.OpIfNez) {
				s := k.states[in.PC]
				if s == nil {
					s = make([]uint8, n)
					k.states[in.PC] = s
				}
				for r, v := range state {
					s[r] |= v
				}
			}
			if in.Op.Has(dex.FlagThrows) {
				for _, t := range tries {
					if in.PC >= t.Start && in.PC < t.End {
						for _, h := range t.Handlers {
							merge(h.PC, state)
						}
					}
				}
			}
			k.written(in, state, func(r uint16, kind uint8) { state[r] = kind })
			switch {
			case in.Op.Has(dex.FlagGoto), in.Op.Has(dex.FlagIf):
				merge(in.Target(), state)
			case in.Op.Has(dex.FlagSwitch):
				cases, _ := d.code.item.SwitchCases(in)
				for _, c := range cases {
					merge(in.PC+uint32(c.Rel), state)
				}
			}
			if !in.Op.Has(dex.FlagNext) {
				break
			}
			i++
		}
	}
}
