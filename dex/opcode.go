// Opcodes: names, formats and flags of the Dalvik instruction set.

package dex

import "fmt"

//go:generate go run ./internal/opgen opcodes.txt opcodes_gen.go

// Op is an opcode: the low byte of an instruction's first code unit, or one of
// the three payload pseudo-opcodes.
type Op uint16

// The payloads of switches and array fills. In the code they are nops with a
// non-zero high byte.
const (
	OpPackedSwitchPayload  Op = 0x100
	OpSparseSwitchPayload  Op = 0x200
	OpFillArrayDataPayload Op = 0x300
)

// Format is the layout of an instruction, named as in the instruction formats
// of the Dalvik specification: units, registers, kind of further data.
type Format uint8

// The instruction formats.
const (
	Format10x Format = iota
	Format12x
	Format11n
	Format11x
	Format10t
	Format20t
	Format22x
	Format21t
	Format21s
	Format21h
	Format21c
	Format23x
	Format22b
	Format22t
	Format22s
	Format22c
	Format30t
	Format32x
	Format31i
	Format31t
	Format31c
	Format35c
	Format3rc
	Format45cc
	Format4rcc
	Format51l
	FormatPayload
)

var formatUnits = [...]uint8{1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 5, 0}

// Units is the length in 16-bit code units of instructions of the format; 0
// for payloads, whose length varies.
func (f Format) Units() uint32 { return uint32(formatUnits[f]) }

// IndexKind says into which id section the index of an instruction points.
type IndexKind uint8

// The kinds of indices.
const (
	IndexNone IndexKind = iota
	IndexString
	IndexType
	IndexField
	IndexMethod
	IndexMethodAndProto
	IndexCallSite
	IndexMethodHandle
	IndexProto
)

// Flags are properties of an opcode.
type Flags uint16

// The properties of opcodes.
const (
	FlagNext   Flags = 1 << iota // may continue to the instruction after it
	FlagThrows                   // can throw an exception
	FlagSetsA                    // writes register A
	FlagWideA                    // what it writes is a register pair
	FlagGoto
	FlagIf
	FlagSwitch
	FlagReturn
	FlagThrow
	FlagInvoke
	FlagUnused // not an instruction on any device
)

type opcodeInfo struct {
	name   string
	format Format
	index  IndexKind
	flags  Flags
}

// String returns the mnemonic, such as "invoke-virtual/range".
func (op Op) String() string {
	switch {
	case op < 256:
		return opcodeTable[op].name
	case op == OpPackedSwitchPayload:
		return "packed-switch-payload"
	case op == OpSparseSwitchPayload:
		return "sparse-switch-payload"
	case op == OpFillArrayDataPayload:
		return "array-payload"
	}
	return fmt.Sprintf("op-%#x", uint16(op))
}

// Format returns the layout of the opcode's instructions.
func (op Op) Format() Format {
	if op < 256 {
		return opcodeTable[op].format
	}
	return FormatPayload
}

// Index returns what the index operand of the opcode points at.
func (op Op) Index() IndexKind {
	if op < 256 {
		return opcodeTable[op].index
	}
	return IndexNone
}

// Flags returns the opcode's properties; payloads have none.
func (op Op) Flags() Flags {
	if op < 256 {
		return opcodeTable[op].flags
	}
	return 0
}

// Has reports whether the opcode has any of the given properties.
func (op Op) Has(f Flags) bool { return op < 256 && opcodeTable[op].flags&f != 0 }

// Dispatches reports whether the instruction calls what the receiver's class has.
func (op Op) Dispatches() bool {
	switch op {
	case OpInvokeVirtual, OpInvokeVirtualRange, OpInvokeInterface, OpInvokeInterfaceRange:
		return true
	}
	return false
}

// IsPayload reports whether op is one of the three payload pseudo-opcodes.
func (op Op) IsPayload() bool { return op >= 256 }
