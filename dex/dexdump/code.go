// Code items: instructions, try ranges, positions and locals.

package dexdump

import (
	"math"
	"strconv"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/ordered"
)

func (p *Printer) appendCode(dst []byte, m dex.EncodedMethod, meter *ordered.Meter) ([]byte, error) {
	code, err := p.f.Code(m.CodeOff)
	if err != nil {
		return dst, err
	}
	for _, n := range []struct {
		label string
		n     uint64
	}{
		{"      registers     : ", uint64(code.Registers)}, {"\n      ins           : ", uint64(code.Ins)},
		{"\n      outs          : ", uint64(code.Outs)}, {"\n      insns size    : ", uint64(code.Units())},
	} {
		dst = append(dst, n.label...)
		dst = strconv.AppendUint(dst, n.n, 10)
	}
	dst = append(dst, " 16-bit code units\n"...)

	r := p.f.MethodRef(m.Method)
	dst = appendHex(dst, uint64(m.CodeOff), 6)
	dst = append(dst, ":                                        |["...)
	dst = appendHex(dst, uint64(m.CodeOff), 6)
	dst = append(dst, "] "...)
	dst = appendDotted(dst, p.types[r.Class])
	dst = append(dst, '.')
	dst = p.appendString(dst, r.Name)
	dst = append(dst, ':')
	dst = append(dst, p.protos[r.Proto]...)
	dst = append(dst, '\n')
	var in dex.Insn
	for pc := uint32(0); pc < code.Units(); pc = in.Next() {
		if err := code.Decode(pc, &in); err != nil {
			return dst, err
		}
		dst = p.appendInsn(dst, &code, &in)
		if meter.Over(len(dst)) {
			return dst, p.tooLarge()
		}
	}
	if dst, err = p.appendCatches(dst, &code, meter); err != nil {
		return dst, err
	}
	dst = append(dst, "      positions     : \n"...)
	err = code.DebugEvents(func(e dex.DebugEvent) bool {
		if e.Kind == dex.DebugLine {
			dst = append(dst, "        0x"...)
			dst = appendHex(dst, uint64(e.PC), 4)
			dst = append(dst, " line="...)
			dst = strconv.AppendInt(dst, int64(int32(e.Line)), 10)
			dst = append(dst, '\n')
		}
		return !meter.Over(len(dst))
	})
	if err != nil {
		return dst, err
	}
	dst = append(dst, "      locals        : \n"...)
	if dst, err = p.appendLocals(dst, &code, m, meter); err != nil {
		return dst, err
	}
	if meter.Over(len(dst)) {
		return dst, p.tooLarge()
	}
	return dst, nil
}

// appendDotted appends a class descriptor as a name with dots.
func appendDotted(dst, descriptor []byte) []byte {
	dims := 0
	for dims < len(descriptor) && descriptor[dims] == '[' {
		dims++
	}
	name := descriptor[dims:]
	if n := len(name); n >= 2 && name[0] == 'L' && name[n-1] == ';' {
		name = name[1 : n-1]
	}
	at := len(dst)
	dst = append(dst, name...)
	for i := at; i < len(dst); i++ {
		if dst[i] == '/' {
			dst[i] = '.'
		}
	}
	for range dims {
		dst = append(dst, "[]"...)
	}
	return dst
}

const blanks = "                                        "

func (p *Printer) appendInsn(dst []byte, code *dex.Code, in *dex.Insn) []byte {
	dst = appendHex(dst, uint64(code.Offset())+16+2*uint64(in.PC), 6)
	dst = append(dst, ':')
	for i := range min(in.Units, 8) {
		if i == 7 {
			dst = append(dst, " ... "...)
			break
		}
		u := code.Unit(in.PC + i)
		dst = append(dst, ' ', hexDigits[u>>4&0xf], hexDigits[u&0xf], hexDigits[u>>12], hexDigits[u>>8&0xf])
	}
	if in.Units < 8 {
		dst = append(dst, blanks[5*in.Units:]...)
	}
	dst = append(dst, '|')
	dst = appendHex(dst, uint64(in.PC), 4)
	dst = append(dst, ": "...)
	return append(p.AppendInstruction(dst, in), '\n')
}

// AppendInstruction appends the mnemonic and the operands of one instruction of
// the printer's file.
func (p *Printer) AppendInstruction(dst []byte, in *dex.Insn) []byte {
	switch in.Op {
	case dex.OpNop:
		return append(dst, "nop // spacer"...)
	case dex.OpPackedSwitchPayload:
		return appendPayload(dst, "packed-switch-data (", in)
	case dex.OpSparseSwitchPayload:
		return appendPayload(dst, "sparse-switch-data (", in)
	case dex.OpFillArrayDataPayload:
		return appendPayload(dst, "array-data (", in)
	}
	return p.appendOperands(append(dst, in.Op.String()...), in)
}

func appendPayload(dst []byte, name string, in *dex.Insn) []byte {
	dst = append(dst, name...)
	dst = strconv.AppendUint(dst, uint64(in.Units), 10)
	return append(dst, " units)"...)
}

func (p *Printer) appendOperands(dst []byte, in *dex.Insn) []byte {
	format := in.Op.Format()
	switch format {
	case dex.Format10x:
	case dex.Format12x, dex.Format22x, dex.Format32x:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendReg(append(dst, ", v"...), in.B)
	case dex.Format11n, dex.Format21s:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendInt(dst, in.Lit, 1, map[bool]uint64{true: 0xff, false: 0xffff}[format == dex.Format11n])
	case dex.Format11x:
		dst = appendReg(append(dst, " v"...), in.A)
	case dex.Format10t, dex.Format20t:
		dst = appendBranch(append(dst, ' '), in)
	case dex.Format21t:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendBranch(append(dst, ", "...), in)
	case dex.Format22t:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendReg(append(dst, ", v"...), in.B)
		dst = appendBranch(append(dst, ", "...), in)
	case dex.Format21h:
		dst = appendReg(append(dst, " v"...), in.A)
		high := uint64(in.Lit) >> 16
		if in.Op == dex.OpConstHigh16 {
			dst = append(dst, ", #int "...)
		} else {
			dst, high = append(dst, ", #long "...), uint64(in.Lit)>>48
		}
		dst = strconv.AppendInt(dst, in.Lit, 10)
		dst = appendHex(append(dst, " // #"...), high&0xffff, 1)
	case dex.Format21c, dex.Format31c:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = p.appendIndex(append(dst, ", "...), in)
	case dex.Format23x:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendReg(append(dst, ", v"...), in.B)
		dst = appendReg(append(dst, ", v"...), in.C)
	case dex.Format22b:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendReg(append(dst, ", v"...), in.B)
		dst = appendInt(dst, in.Lit, 2, 0xff)
	case dex.Format22s:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendReg(append(dst, ", v"...), in.B)
		dst = appendInt(dst, in.Lit, 4, 0xffff)
	case dex.Format22c:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendReg(append(dst, ", v"...), in.B)
		dst = p.appendIndex(append(dst, ", "...), in)
	case dex.Format30t:
		dst = appendHex(append(dst, " #"...), uint64(uint32(in.Rel)), 8)
	case dex.Format31i:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = append(dst, ", #float "...)
		dst = appendG(dst, float64(math.Float32frombits(uint32(in.Lit))), 64)
		dst = appendHex(append(dst, " // #"...), uint64(uint32(in.Lit)), 8)
	case dex.Format31t:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = appendHex(append(dst, ", "...), uint64(in.Target()), 8)
		dst = appendHex(append(dst, " // +"...), uint64(uint32(in.Rel)), 8)
	case dex.Format35c, dex.Format45cc, dex.Format3rc, dex.Format4rcc:
		dst = append(dst, " {"...)
		for i := range in.NumArgs() {
			if i > 0 {
				dst = append(dst, ", "...)
			}
			dst = append(dst, 'v')
			if in.Op.Format() == dex.Format3rc || in.Op.Format() == dex.Format4rcc {
				dst = strconv.AppendInt(dst, int64(in.B)+int64(i), 10)
			} else {
				dst = appendReg(dst, in.Arg(i))
			}
		}
		dst = p.appendIndex(append(dst, "}, "...), in)
	case dex.Format51l:
		dst = appendReg(append(dst, " v"...), in.A)
		dst = append(dst, ", #double "...)
		dst = appendG(dst, math.Float64frombits(uint64(in.Lit)), 64)
		dst = appendHex(append(dst, " // #"...), uint64(in.Lit), 16)
	}
	return dst
}

func appendReg(dst []byte, r uint16) []byte { return strconv.AppendUint(dst, uint64(r), 10) }

// appendInt appends a literal in decimal and in hex, cut by mask.
func appendInt(dst []byte, lit int64, width int, mask uint64) []byte {
	dst = append(dst, ", #int "...)
	dst = strconv.AppendInt(dst, lit, 10)
	return appendHex(append(dst, " // #"...), uint64(lit)&mask, width)
}

func appendBranch(dst []byte, in *dex.Insn) []byte {
	dst = appendHex(dst, uint64(in.Target()), 4)
	if in.Rel < 0 {
		return appendHex(append(dst, " // -"...), uint64(-int64(in.Rel)), 4)
	}
	return appendHex(append(dst, " // +"...), uint64(in.Rel), 4)
}

func (p *Printer) appendIndex(dst []byte, in *dex.Insn) []byte {
	f := p.f
	width := 4
	if in.Op.Format() == dex.Format31c {
		width = 8
	}
	kind := " // type@"
	switch in.Op.Index() {
	case dex.IndexType:
		dst = append(dst, p.types[in.Index]...)
	case dex.IndexString:
		dst = append(dst, '"')
		dst = p.appendString(dst, in.Index)
		dst = append(dst, '"')
		kind = " // string@"
	case dex.IndexMethod:
		dst = p.appendMethodRef(dst, in.Index)
		kind = " // method@"
	case dex.IndexField:
		r := f.FieldRef(in.Index)
		dst = append(dst, p.types[r.Class]...)
		dst = append(dst, '.')
		dst = p.appendString(dst, r.Name)
		dst = append(dst, ':')
		dst = append(dst, p.types[r.Type]...)
		kind = " // field@"
	case dex.IndexMethodAndProto:
		dst = p.appendMethodRef(dst, in.Index)
		dst = append(dst, ", "...)
		dst = append(dst, p.protos[in.Proto]...)
		dst = appendHex(append(dst, " // method@"...), uint64(in.Index), width)
		return appendHex(append(dst, ", proto@"...), uint64(in.Proto), width)
	case dex.IndexCallSite:
		kind = "call_site@"
	case dex.IndexMethodHandle:
		kind = "method_handle@"
	case dex.IndexProto:
		dst = append(dst, p.protos[in.Index]...)
		kind = " // proto@"
	}
	return appendHex(append(dst, kind...), uint64(in.Index), width)
}

func (p *Printer) appendMethodRef(dst []byte, i uint32) []byte {
	r := p.f.MethodRef(i)
	dst = append(dst, p.types[r.Class]...)
	dst = append(dst, '.')
	dst = p.appendString(dst, r.Name)
	dst = append(dst, ':')
	return append(dst, p.protos[r.Proto]...)
}

func (p *Printer) appendCatches(dst []byte, code *dex.Code, meter *ordered.Meter) ([]byte, error) {
	tries, err := code.Tries()
	if err != nil {
		return dst, err
	}
	if len(tries) == 0 {
		return append(dst, "      catches       : (none)\n"...), nil
	}
	dst = append(dst, "      catches       : "...)
	dst = strconv.AppendInt(dst, int64(len(tries)), 10)
	dst = append(dst, '\n')
	for _, t := range tries {
		dst = appendHex(append(dst, "        0x"...), uint64(t.Start), 4)
		dst = appendHex(append(dst, " - 0x"...), uint64(t.End), 4)
		dst = append(dst, '\n')
		for _, h := range t.Handlers {
			dst = append(dst, "          "...)
			if h.Type == dex.NoIndex {
				dst = append(dst, "<any>"...)
			} else {
				dst = append(dst, p.types[h.Type]...)
			}
			dst = appendHex(append(dst, " -> 0x"...), uint64(h.PC), 4)
			dst = append(dst, '\n')
		}
		if meter.Over(len(dst)) {
			return dst, p.tooLarge()
		}
	}
	return dst, nil
}
