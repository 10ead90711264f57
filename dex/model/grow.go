// Spare registers for inserted code.

package model

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
)

// Grow makes count more registers. Arguments arrive in the last registers of a
// method, so moves at the entry bring them down to where the code expects them;
// the spare registers are the last ones, the first of which Grow returns. types
// are the descriptors of the arguments in order, this included.
//
// Moving is legal for an uninitialised this too. Where the entry of the method
// is a branch target or inside a try, the moves stay in front of both.
func (b *Body) Grow(count int, types []string) (first int, err error) {
	if b.Registers+count > 1<<16-1 {
		return 0, fmt.Errorf("%d registers: the format allows %d", b.Registers+count, 1<<16-1)
	}
	words := 0
	for _, t := range types {
		words += Words(t)
	}
	if words != b.Ins {
		return 0, fmt.Errorf("%d words of arguments, but the code has %d", words, b.Ins)
	}
	moves := make([]Insn, 0, len(types)+len(b.Insns))
	to := b.Registers - b.Ins
	for _, t := range types {
		moves = append(moves, NewMove(uint16(to), uint16(to+count), t))
		to += Words(t)
	}
	b.Insns = append(moves, b.Insns...)
	first = b.Registers
	b.Registers += count
	return first, nil
}

// InsertRegisters makes count more registers at number first and renumbers those
// from there on. It costs nothing at run time, where Grow has to move arguments,
// but works only as long as all new numbers fit their instructions and no
// register list of a call spans the place; otherwise it changes nothing and
// returns false. With first = Registers - Ins the arguments stay the last ones.
func (b *Body) InsertRegisters(first, count int) bool {
	if b.Registers+count > 1<<16-1 {
		return false
	}
	moved := func(r uint16) uint16 {
		if int(r) >= first {
			return r + uint16(count)
		}
		return r
	}
	for i := range b.Insns {
		if IsInsn(b.Insns[i].Op) && !renumber(&b.Insns[i], first, moved, false) {
			return false
		}
	}
	for i := range b.Insns {
		in := &b.Insns[i]
		switch {
		case IsInsn(in.Op):
			renumber(in, first, moved, true)
		case in.Op == OpStartLocal || in.Op == OpEndLocal || in.Op == OpRestartLocal:
			in.A = moved(in.A)
		}
	}
	b.Registers += count
	return true
}

// renumber reports whether the registers of an instruction can be renumbered,
// and does it if apply is set.
func renumber(in *Insn, first int, moved func(uint16) uint16, apply bool) bool {
	// The bits of the fields for registers A, B and C; 0 where there is none.
	var a, b, c uint
	wideA := in.Op.Has(dex.FlagWideA) || in.Op == dex.OpReturnWide
	switch in.Op.Format() {
	case dex.Format12x, dex.Format22t, dex.Format22s, dex.Format22c:
		a, b = 4, 4
	case dex.Format11n:
		a = 4
	case dex.Format11x, dex.Format21t, dex.Format21s, dex.Format21h, dex.Format21c, dex.Format31i, dex.Format31t, dex.Format31c, dex.Format51l:
		a = 8
	case dex.Format22x:
		a, b = 8, 16
	case dex.Format32x:
		a, b = 16, 16
	case dex.Format22b:
		a, b = 8, 8
	case dex.Format23x:
		a, b, c = 8, 8, 8
	case dex.Format35c, dex.Format45cc:
		for i := range in.Args[:min(in.A, 5)] {
			r := moved(in.Args[i])
			if r > 15 {
				return false
			}
			if apply {
				in.Args[i] = r
			}
		}
		return true
	case dex.Format3rc, dex.Format4rcc:
		if int(in.B) < first && int(in.B)+int(in.A) > first {
			return false
		}
		b = 16
	}
	if wideA && a != 0 && int(in.A)+1 == first {
		return false
	}
	for _, field := range [3]struct {
		register *uint16
		bits     uint
	}{{&in.A, a}, {&in.B, b}, {&in.C, c}} {
		if field.bits == 0 {
			continue
		}
		r := moved(*field.register)
		if field.bits < 16 && r>>field.bits != 0 {
			return false
		}
		if apply {
			*field.register = r
		}
	}
	return true
}

// Words returns how many registers a value of a type takes.
func Words(descriptor string) int {
	switch descriptor {
	case "J", "D":
		return 2
	case "V":
		return 0
	}
	return 1
}

// ArgumentTypes returns the descriptors of a method's arguments in order, this
// included.
func (p *Pool) ArgumentTypes(m *Method) []string {
	ref := p.MethodAt(m.Ref)
	var out []string
	if m.Access&dex.AccStatic == 0 {
		out = append(out, p.Descriptor(ref.Class))
	}
	for _, t := range p.ProtoAt(ref.Proto).Params {
		out = append(out, p.Descriptor(t))
	}
	return out
}
