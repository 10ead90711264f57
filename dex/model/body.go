// The editable code of a method.

package model

import (
	"math"

	"github.com/esdroid/esdroid/dex"
)

// Label is a place in a Body; labels of different bodies have nothing in common.
type Label int32

// NoLabel is the target of an item without one.
const NoLabel Label = -1

// NoPC is the address of an item that was not in the code as read.
const NoPC = math.MaxUint32

// The items of a Body that are no instructions. The events are those of the
// debug information; they hold for what follows them.
const (
	OpLabel         dex.Op = 0x1000 + iota // Target is here
	OpLine                                 // source line Lit begins
	OpStartLocal                           // register A is variable Index (string id) of type Proto (type id), generic signature Lit (string id); each may be dex.NoIndex
	OpEndLocal                             // register A ends being a variable
	OpRestartLocal                         // register A is the variable again that it last was
	OpPrologueEnd                          // where a breakpoint at method entry may go
	OpEpilogueBegin                        // where a breakpoint at method exit may go
	OpSetFile                              // what follows is from source file Index (string id)
)

// IsInsn reports whether items with the opcode are instructions.
func IsInsn(op dex.Op) bool { return op < 0x100 }

// Insn is one item of a Body: an instruction, a label or a debug event. The
// operands are those of dex.Insn, with pool ids for indices and labels for
// branch targets. Payloads are no items; Payload refers to them.
type Insn struct {
	Op      dex.Op
	A, B, C uint16
	Args    [5]uint16 // argument registers of the formats with lists
	Index   uint32    // pool id, of the table that Op.Index names
	Proto   uint32    // prototype id of invoke-polymorphic
	Lit     int64
	Target  Label  // of branches and OpLabel
	Payload int32  // of switches and fill-array-data: index into Body.Payloads
	PC      uint32 // in the code as read, NoPC for what was added
}

// Payload is the data of a switch or of fill-array-data.
type Payload struct {
	Keys    []int32 // of a switch, ascending
	Targets []Label // of a switch, by key
	Width   int     // of array data: bytes per element
	Data    []byte  // of array data: the elements, little-endian
}

// Catch is one handler of a Try.
type Catch struct {
	Type   uint32 // type id, dex.NoIndex for a catch-all
	Target Label
}

// Try covers the instructions between two labels. Tries of a Body may overlap;
// where they do, the handlers of the earlier one are asked first.
type Try struct {
	Start, End Label
	Handlers   []Catch
}

// Body is the code of a method. Items may be inserted, removed and moved freely;
// the layout is found on writing: branches and string loads grow as needed,
// payloads go to the end.
type Body struct {
	Registers int
	Ins       int // words of incoming arguments, the last registers
	Outs      int // words for outgoing arguments at least; what the calls need is added on writing
	Insns     []Insn
	Payloads  []Payload
	Tries     []Try

	HasDebug   bool
	Parameters []uint32 // names of the parameters, string ids or dex.NoIndex
	FirstLine  uint32   // the line register's first value where no OpLine says it

	// Places is filled on writing: where the instructions that were read went,
	// ascending by old address. Labels likewise, by label; NoPC for unused ones.
	Places   []Place
	LabelPCs []uint32

	labels int32
}

// Place says where an instruction went.
type Place struct{ Old, New uint32 }

// NewLabel returns a label that is nowhere yet; an OpLabel item places it.
func (b *Body) NewLabel() Label {
	b.labels++
	return Label(b.labels - 1)
}

// NumLabels returns how many labels NewLabel has handed out.
func (b *Body) NumLabels() int { return int(b.labels) }

// Rewrite replaces the items by what visit emits for each of them, in order.
func (b *Body) Rewrite(visit func(in Insn, emit func(...Insn))) {
	out := make([]Insn, 0, len(b.Insns)+len(b.Insns)/4)
	emit := func(items ...Insn) { out = append(out, items...) }
	for _, in := range b.Insns {
		visit(in, emit)
	}
	b.Insns = out
}

// NewPC returns where the instruction at an address of the original code went.
func (b *Body) NewPC(old uint32) (uint32, bool) {
	lo, hi := 0, len(b.Places)
	for lo < hi {
		if mid := (lo + hi) / 2; b.Places[mid].Old < old {
			lo = mid + 1
		} else {
			hi = mid
		}
	}
	if lo < len(b.Places) && b.Places[lo].Old == old {
		return b.Places[lo].New, true
	}
	return 0, false
}

// At returns the item that places a label.
func At(l Label) Insn { return Insn{Op: OpLabel, Target: l, Payload: -1, PC: NoPC} }

// LineAt returns the item that begins a source line.
func LineAt(line uint32) Insn {
	return Insn{Op: OpLine, Lit: int64(line), Target: NoLabel, Payload: -1, PC: NoPC}
}

// NewInsn returns an instruction without branch target, payload and original
// address; the caller fills in the operands.
func NewInsn(op dex.Op) Insn { return Insn{Op: op, Target: NoLabel, Payload: -1, PC: NoPC} }

// NewInvoke returns the call op, given in its /range form or not, with the
// arguments in registers. The form is chosen by what fits; registers that are
// neither all below 16 and at most five nor consecutive cannot be passed.
func NewInvoke(op dex.Op, method uint32, registers ...uint16) (Insn, bool) {
	in := NewInsn(op)
	in.A, in.Index = uint16(len(registers)), method
	short, ranged := invokeForms(op)
	fits := len(registers) <= 5
	consecutive := len(registers) <= 255
	for i, r := range registers {
		fits = fits && r < 16
		consecutive = consecutive && int(r) == int(registers[0])+i
	}
	switch {
	case fits:
		in.Op = short
		copy(in.Args[:], registers)
	case consecutive:
		in.Op, in.B = ranged, registers[0]
	default:
		return in, false
	}
	return in, true
}

func invokeForms(op dex.Op) (short, ranged dex.Op) {
	switch {
	case op >= dex.OpInvokeVirtual && op <= dex.OpInvokeInterface:
		return op, op + (dex.OpInvokeVirtualRange - dex.OpInvokeVirtual)
	case op >= dex.OpInvokeVirtualRange && op <= dex.OpInvokeInterfaceRange:
		return op - (dex.OpInvokeVirtualRange - dex.OpInvokeVirtual), op
	case op == dex.OpInvokePolymorphic || op == dex.OpInvokePolymorphicRange:
		return dex.OpInvokePolymorphic, dex.OpInvokePolymorphicRange
	case op == dex.OpInvokeCustom || op == dex.OpInvokeCustomRange:
		return dex.OpInvokeCustom, dex.OpInvokeCustomRange
	case op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange:
		return dex.OpFilledNewArray, dex.OpFilledNewArrayRange
	}
	return op, op
}

// NewConst returns the shortest instruction that loads a 32-bit constant.
func NewConst(register uint16, value int32) Insn {
	in := NewInsn(dex.OpConst)
	in.A, in.Lit = register, int64(value)
	switch {
	case value >= -8 && value < 8 && register < 16:
		in.Op = dex.OpConst4
	case value == int32(int16(value)):
		in.Op = dex.OpConst16
	case value&0xffff == 0:
		in.Op = dex.OpConstHigh16
	}
	return in
}

// NewConstWide returns the shortest instruction that loads a 64-bit constant.
func NewConstWide(register uint16, value int64) Insn {
	in := NewInsn(dex.OpConstWide)
	in.A, in.Lit = register, value
	switch {
	case value == int64(int16(value)):
		in.Op = dex.OpConstWide16
	case value == int64(int32(value)):
		in.Op = dex.OpConstWide32
	case value&(1<<48-1) == 0:
		in.Op = dex.OpConstWideHigh16
	}
	return in
}

// NewMove returns the shortest move between registers for values of the given
// type: a descriptor or its first letter.
func NewMove(to, from uint16, descriptor string) Insn {
	op := dex.OpMove
	switch descriptor[0] {
	case 'L', '[':
		op = dex.OpMoveObject
	case 'J', 'D':
		op = dex.OpMoveWide
	}
	switch { // each kind is followed by its /from16 and /16 forms
	case to > 255:
		op += 2
	case to > 15 || from > 15:
		op++
	}
	in := NewInsn(op)
	in.A, in.B = to, from
	return in
}
