// Instructions: decoding of all formats.

package dex

import "encoding/binary"

// Insn is one decoded instruction.
type Insn struct {
	Op    Op
	A     uint16 // first register, or the argument count of invokes and filled-new-array
	B     uint16 // second register; the first of a /range list
	C     uint16 // third register
	Proto uint16 // prototype index of invoke-polymorphic
	Args  [5]uint8
	PC    uint32 // in code units
	Units uint32 // length, in code units
	Index uint32 // into the id section that Op.Index names
	Rel   int32  // branch, switch payload or array payload offset, in code units
	Lit   int64  // literal, sign-extended and shifted as the opcode says
}

// Target returns the pc that the instruction's branch offset leads to; it may
// lie outside the method.
func (in *Insn) Target() uint32 { return in.PC + uint32(in.Rel) }

// NumArgs returns the number of argument registers of an invoke or filled-new-array.
func (in *Insn) NumArgs() int {
	switch in.Op.Format() {
	case Format35c, Format3rc, Format45cc, Format4rcc:
		return int(in.A)
	}
	return 0
}

// Arg returns the i-th argument register of an invoke or filled-new-array.
func (in *Insn) Arg(i int) uint16 {
	switch in.Op.Format() {
	case Format3rc, Format4rcc:
		return in.B + uint16(i)
	}
	return uint16(in.Args[i])
}

// Next returns the pc after the instruction.
func (in *Insn) Next() uint32 { return in.PC + in.Units }

// Decode decodes the instruction at pc. Indices are proven to exist, registers
// and branch targets are not checked.
func (c *Code) Decode(pc uint32, in *Insn) error {
	units := c.Units()
	if pc >= units {
		return c.insnError(pc, "the code ends at %#x", units)
	}
	raw := c.Insns[2*pc:]
	u0 := binary.LittleEndian.Uint16(raw)
	op := Op(u0 & 0xff)
	*in = Insn{Op: op, PC: pc}
	if op == OpNop && u0 != 0 {
		return c.decodePayload(in, u0, raw)
	}
	info := &opcodeTable[op]
	if info.flags&FlagUnused != 0 {
		return c.insnError(pc, "opcode %#02x is unused", uint16(op))
	}
	length := uint32(formatUnits[info.format])
	if units-pc < length {
		return c.insnError(pc, "%s takes %d code units, %d are left", info.name, length, units-pc)
	}
	in.Units = length
	unit := func(i int) uint16 { return binary.LittleEndian.Uint16(raw[2*i:]) }
	word := func(i int) uint32 { return binary.LittleEndian.Uint32(raw[2*i:]) }
	high := u0 >> 8
	switch info.format {
	case Format10x:
	case Format12x:
		in.A, in.B = high&0xf, high>>4
	case Format11n:
		in.A, in.Lit = high&0xf, int64(int8(high))>>4
	case Format11x:
		in.A = high
	case Format10t:
		in.Rel = int32(int8(high))
	case Format20t:
		in.Rel = int32(int16(unit(1)))
	case Format22x:
		in.A, in.B = high, unit(1)
	case Format21t:
		in.A, in.Rel = high, int32(int16(unit(1)))
	case Format21s:
		in.A, in.Lit = high, int64(int16(unit(1)))
	case Format21h:
		in.A, in.Lit = high, int64(int16(unit(1)))<<16
		if op == OpConstWideHigh16 {
			in.Lit <<= 32
		}
	case Format21c:
		in.A, in.Index = high, uint32(unit(1))
	case Format23x:
		in.A, in.B, in.C = high, unit(1)&0xff, unit(1)>>8
	case Format22b:
		in.A, in.B, in.Lit = high, unit(1)&0xff, int64(int8(unit(1)>>8))
	case Format22t:
		in.A, in.B, in.Rel = high&0xf, high>>4, int32(int16(unit(1)))
	case Format22s:
		in.A, in.B, in.Lit = high&0xf, high>>4, int64(int16(unit(1)))
	case Format22c:
		in.A, in.B, in.Index = high&0xf, high>>4, uint32(unit(1))
	case Format30t:
		in.Rel = int32(word(1))
	case Format32x:
		in.A, in.B = unit(1), unit(2)
	case Format31i:
		in.A, in.Lit = high, int64(int32(word(1)))
	case Format31t:
		in.A, in.Rel = high, int32(word(1))
	case Format31c:
		in.A, in.Index = high, word(1)
	case Format35c, Format45cc:
		in.A, in.Index = high>>4, uint32(unit(1))
		if in.A > 5 {
			return c.insnError(pc, "%s with %d arguments, at most 5 fit", info.name, in.A)
		}
		list := unit(2)
		in.Args = [5]uint8{uint8(list & 0xf), uint8(list >> 4 & 0xf), uint8(list >> 8 & 0xf), uint8(list >> 12), uint8(high & 0xf)}
		if info.format == Format45cc {
			in.Proto = unit(3)
		}
	case Format3rc, Format4rcc:
		in.A, in.Index, in.B = high, uint32(unit(1)), unit(2)
		if info.format == Format4rcc {
			in.Proto = unit(3)
		}
	case Format51l:
		in.A, in.Lit = high, int64(binary.LittleEndian.Uint64(raw[2:]))
	}
	if info.index != IndexNone {
		return c.checkIndex(in, info)
	}
	return nil
}

func (c *Code) checkIndex(in *Insn, info *opcodeInfo) error {
	h := &c.file.head
	var limit uint32
	switch info.index {
	case IndexString:
		limit = h.strings.count
	case IndexType:
		limit = h.types.count
	case IndexField:
		limit = h.fields.count
	case IndexMethod:
		limit = h.methods.count
	case IndexMethodAndProto:
		limit = h.methods.count
		if uint32(in.Proto) >= h.protos.count {
			return c.insnError(in.PC, "%s: proto index %d, only %d exist", info.name, in.Proto, h.protos.count)
		}
	case IndexCallSite:
		limit = h.callSites.count
	case IndexMethodHandle:
		limit = h.methodHandles.count
	case IndexProto:
		limit = h.protos.count
	}
	if in.Index >= limit {
		return c.insnError(in.PC, "%s: index %d, only %d exist", info.name, in.Index, limit)
	}
	return nil
}

func (c *Code) insnError(pc uint32, format string, args ...any) error {
	return c.file.errorf("instruction", int(pc), int64(c.offset)+16+2*int64(pc), format, args...)
}

// decodePayload decodes a nop with a high byte: a payload, or a plain nop whose
// high byte devices ignore.
func (c *Code) decodePayload(in *Insn, ident uint16, raw []byte) error {
	size := func(at int) (uint64, bool) {
		if len(raw) < at {
			return 0, false
		}
		return uint64(binary.LittleEndian.Uint16(raw[2:])), true
	}
	var units uint64
	switch Op(ident) {
	case OpPackedSwitchPayload:
		n, ok := size(8)
		if !ok {
			return c.insnError(in.PC, "truncated packed-switch-payload")
		}
		in.A, units = uint16(n), 4+2*n
	case OpSparseSwitchPayload:
		n, ok := size(4)
		if !ok {
			return c.insnError(in.PC, "truncated sparse-switch-payload")
		}
		in.A, units = uint16(n), 2+4*n
	case OpFillArrayDataPayload:
		if _, ok := size(8); !ok {
			return c.insnError(in.PC, "truncated array-payload")
		}
		width, n := uint64(binary.LittleEndian.Uint16(raw[2:])), uint64(binary.LittleEndian.Uint32(raw[4:]))
		in.A, in.Lit, units = uint16(width), int64(n), 4+(width*n+1)/2
	default:
		in.Units = 1
		return nil
	}
	if units > uint64(len(raw)/2) {
		return c.insnError(in.PC, "%s of %d code units, %d are left", Op(ident), units, len(raw)/2)
	}
	in.Op, in.Units = Op(ident), uint32(units)
	return nil
}

// SwitchCase is one entry of a switch payload.
type SwitchCase struct {
	Key int32
	Rel int32 // relative to the switch instruction, in code units
}

// SwitchCases returns the entries of the payload of a packed-switch or
// sparse-switch instruction, in payload order.
func (c *Code) SwitchCases(in *Insn) ([]SwitchCase, error) {
	var p Insn
	if err := c.Decode(in.Target(), &p); err != nil {
		return nil, err
	}
	data := c.Insns[2*p.PC:]
	cases := make([]SwitchCase, p.A)
	switch {
	case in.Op == OpPackedSwitch && p.Op == OpPackedSwitchPayload:
		first := int32(binary.LittleEndian.Uint32(data[4:]))
		for i := range cases {
			cases[i] = SwitchCase{first + int32(i), int32(binary.LittleEndian.Uint32(data[8+4*i:]))}
		}
	case in.Op == OpSparseSwitch && p.Op == OpSparseSwitchPayload:
		for i := range cases {
			cases[i].Key = int32(binary.LittleEndian.Uint32(data[4+4*i:]))
			cases[i].Rel = int32(binary.LittleEndian.Uint32(data[4+4*len(cases)+4*i:]))
		}
	default:
		return nil, c.insnError(in.PC, "%s points at %s at %#x, not at its payload", in.Op, p.Op, p.PC)
	}
	return cases, nil
}

// ArrayData returns the element width in bytes and the raw little-endian
// elements of the payload of a fill-array-data instruction.
func (c *Code) ArrayData(in *Insn) (width int, elements []byte, err error) {
	var p Insn
	if err := c.Decode(in.Target(), &p); err != nil {
		return 0, nil, err
	}
	if p.Op != OpFillArrayDataPayload {
		return 0, nil, c.insnError(in.PC, "fill-array-data points at %s at %#x, not at its payload", p.Op, p.PC)
	}
	start := 2*uint64(p.PC) + 8
	return int(p.A), c.Insns[start : start+uint64(p.A)*uint64(p.Lit)], nil
}

// All decodes the whole method linearly, payloads included, and calls yield
// for each instruction until it returns false. The Insn is reused.
func (c *Code) All(yield func(*Insn) bool) error {
	var in Insn
	for pc := uint32(0); pc < c.Units(); pc = in.Next() {
		if err := c.Decode(pc, &in); err != nil {
			return err
		}
		if !yield(&in) {
			return nil
		}
	}
	return nil
}
