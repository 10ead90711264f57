// Instructions of class files: where each begins, where it may go; chapter 6.

package jacoco

import (
	"errors"
	"fmt"
)

// Opcodes that decide about control flow.
const (
	opGoto     = 0xa7
	opJSR      = 0xa8
	opRet      = 0xa9
	opTable    = 0xaa
	opLookup   = 0xab
	opReturn   = 0xb1 // the last of six, the first is ireturn
	opIReturn  = 0xac
	opInvoke   = 0xb6 // invokevirtual, the first of five
	opDynamic  = 0xba // invokedynamic, the last
	opThrow    = 0xbf
	opWide     = 0xc4
	opIfNull   = 0xc6
	opNonNull  = 0xc7
	opGotoW    = 0xc8
	opJSRW     = 0xc9
	opIfFirst  = 0x99
	opIfLast   = 0xa6
	opIinc     = 0x84
	opLoadThis = 0x2a
	opSpecial  = 0xb7 // invokespecial
)

// instruction is one of a method. Of a switch the first target is that of the default.
type instruction struct {
	pc, op  int
	targets []int
}

func (i *instruction) isSwitch() bool { return i.op == opTable || i.op == opLookup }
func (i *instruction) isGoto() bool   { return i.op == opGoto || i.op == opGotoW }

// isExit says that the method ends here, or its handler goes on.
func (i *instruction) isExit() bool { return i.op >= opIReturn && i.op <= opReturn || i.op == opThrow }

func (i *instruction) isCall() bool { return i.op >= opInvoke && i.op <= opDynamic }

// operands is how many bytes follow an opcode.
var operands = func() (out [256]int8) {
	for i := range out {
		out[i] = -1
	}
	set := func(first, last int, n int8) {
		for i := first; i <= last; i++ {
			out[i] = n
		}
	}
	set(0x00, 0x0f, 0)
	set(0x10, 0x10, 1) // bipush
	set(0x11, 0x11, 2) // sipush
	set(0x12, 0x12, 1) // ldc
	set(0x13, 0x14, 2)
	set(0x15, 0x19, 1) // loads
	set(0x1a, 0x35, 0)
	set(0x36, 0x3a, 1) // stores
	set(0x3b, 0x83, 0)
	set(opIinc, opIinc, 2)
	set(0x85, 0x98, 0)
	set(opIfFirst, opJSR, 2)
	set(opRet, opRet, 1)
	set(opIReturn, opReturn, 0)
	set(0xb2, 0xb8, 2) // fields and calls
	set(0xb9, opDynamic, 4)
	set(0xbb, 0xbb, 2) // new
	set(0xbc, 0xbc, 1) // newarray
	set(0xbd, 0xbd, 2)
	set(0xbe, opThrow, 0)
	set(0xc0, 0xc1, 2)
	set(0xc2, 0xc3, 0)
	set(0xc5, 0xc5, 3) // multianewarray
	set(opIfNull, opNonNull, 2)
	set(opGotoW, opJSRW, 4)
	return out
}()

var errSubroutine = errors.New("the method has subroutines (jsr), as compilers before Java 5 made them")

// decode splits code into its instructions.
func decode(code []byte) ([]instruction, error) {
	var out []instruction
	r := &reader{data: code}
	for r.pos < len(code) {
		i := instruction{pc: r.pos}
		i.op = r.u1()
		target := func(offset int) { i.targets = append(i.targets, i.pc+offset) }
		switch {
		case i.op == opJSR || i.op == opJSRW || i.op == opRet:
			return nil, errSubroutine
		case i.op >= opIfFirst && i.op <= opGoto, i.op == opIfNull, i.op == opNonNull:
			target(int(int16(r.u2())))
		case i.op == opGotoW:
			target(int(int32(r.u4())))
		case i.isSwitch():
			r.take((4 - r.pos%4) % 4)
			target(int(int32(r.u4())))
			n := int(int32(r.u4()))
			if i.op == opTable {
				n = int(int32(r.u4())) - n + 1
			}
			if n < 0 || n > len(code)/4 {
				return nil, fmt.Errorf("pc %d: a switch with %d cases", i.pc, n)
			}
			for ; n > 0; n-- {
				if i.op == opLookup {
					r.take(4)
				}
				target(int(int32(r.u4())))
			}
		case i.op == opWide:
			if op := r.u1(); op == opRet {
				return nil, errSubroutine
			} else if op == opIinc {
				r.take(2)
			}
			r.take(2)
		case operands[i.op] < 0:
			return nil, fmt.Errorf("pc %d: no opcode %#02x", i.pc, i.op)
		default:
			r.take(int(operands[i.op]))
		}
		if r.err != nil {
			return nil, fmt.Errorf("pc %d: the code is cut short", i.pc)
		}
		for _, t := range i.targets {
			if t < 0 || t >= len(code) {
				return nil, fmt.Errorf("pc %d: a jump to %d, outside of the code", i.pc, t)
			}
		}
		out = append(out, i)
	}
	return out, nil
}
