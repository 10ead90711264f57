// Operations: the interpreter's own instruction set.

package vm

import "unsafe"

// operation is one pre-decoded instruction. Registers are a, b and c; lit is a
// literal, a slot number, or the distance of a branch in bytes of operations;
// p is the resolved operand.
type operation struct {
	op      uint16
	a, b, c uint16
	lit     int64
	p       unsafe.Pointer
}

const opSize = int64(unsafe.Sizeof(operation{}))

// The operations. Variants of an instruction that differ only in how their
// operands are encoded are one. Those named Resolve find their operand and turn
// themselves into another.
const (
	opNop uint16 = iota
	opMove
	opMoveException
	opReturnVoid
	opReturn    // a number
	opReturnRef // a reference
	opConst     // lit into a.N
	opZero      // both halves clear: 0 or null
	opConstRef  // p into a.R
	opConstString
	opConstClass
	opMonitorEnter
	opMonitorExit
	opCheckCastResolve
	opCheckCast
	opInstanceOfResolve
	opInstanceOf
	opArrayLength
	opNewInstanceResolve
	opNewInstance
	opNewArrayResolve
	opNewArray
	opFilledNewArray
	opFillArrayData
	opThrow
	opGoto
	opPackedSwitch
	opSparseSwitch
	opCmplFloat
	opCmpgFloat
	opCmplDouble
	opCmpgDouble
	opCmpLong
	opIfEq
	opIfNe
	opIfLt
	opIfGe
	opIfGt
	opIfLe
	opIfEqz
	opIfNez
	opIfLtz
	opIfGez
	opIfGtz
	opIfLez
	opIfSame    // references
	opIfNotSame // references
	opIfNull
	opIfNotNull
	opIfEqAny // either: both halves count
	opIfNeAny
	opIfEqzAny
	opIfNezAny
	opAget
	opAgetWide
	opAgetRef
	opAgetBoolean
	opAgetByte
	opAgetChar
	opAgetShort
	opAput
	opAputWide
	opAputRef
	opAputByte
	opAputShort
	opIgetResolve
	opIget
	opIgetRef
	opIputResolve
	opIput
	opIputRef
	opIputBoolean
	opIputByte
	opIputChar
	opIputShort
	opSgetResolve
	opSget
	opSgetRef
	opSputResolve
	opSput
	opSputRef
	opSputBoolean
	opSputByte
	opSputChar
	opSputShort
	opInvokeResolve
	opInvokeVirtual
	opInvokeInterface
	opInvokeExact // static, direct and super calls: the target is known
	opInvokeExactChecked
	opInvokePolymorphic
	opInvokeCustom
	opConstMethodHandle
	opConstMethodType
	opNegInt
	opNotInt
	opNegLong
	opNotLong
	opNegFloat
	opNegDouble
	opIntToFloat
	opIntToDouble
	opLongToInt
	opLongToFloat
	opLongToDouble
	opFloatToInt
	opFloatToLong
	opFloatToDouble
	opDoubleToInt
	opDoubleToLong
	opDoubleToFloat
	opIntToByte
	opIntToChar
	opIntToShort
	opAddInt
	opSubInt
	opMulInt
	opDivInt
	opRemInt
	opAndInt
	opOrInt
	opXorInt
	opShlInt
	opShrInt
	opUshrInt
	opAddLong
	opSubLong
	opMulLong
	opDivLong
	opRemLong
	opAndLong
	opOrLong
	opXorLong
	opShlLong
	opShrLong
	opUshrLong
	opAddFloat
	opSubFloat
	opMulFloat
	opDivFloat
	opRemFloat
	opAddDouble
	opSubDouble
	opMulDouble
	opDivDouble
	opRemDouble
	opAddIntLit
	opRsubIntLit
	opMulIntLit
	opDivIntLit
	opRemIntLit
	opAndIntLit
	opOrIntLit
	opXorIntLit
	opShlIntLit
	opShrIntLit
	opUshrIntLit
	opProbe // calls a listener; like those below not an instruction, and not counted
	opTraceBlock
	opTraceAccess
	opTraceElement
	opTraceEnter
	opTraceLeave
	opEnd // behind the last instruction, never reached by verified code
)

// binary maps the three-register and two-address arithmetic instructions, and
// unary the conversions, to their operations.
var binaryBase = [...]uint16{
	opAddInt, opSubInt, opMulInt, opDivInt, opRemInt, opAndInt, opOrInt, opXorInt, opShlInt, opShrInt, opUshrInt,
	opAddLong, opSubLong, opMulLong, opDivLong, opRemLong, opAndLong, opOrLong, opXorLong, opShlLong, opShrLong, opUshrLong,
	opAddFloat, opSubFloat, opMulFloat, opDivFloat, opRemFloat, opAddDouble, opSubDouble, opMulDouble, opDivDouble, opRemDouble,
}

var unaryBase = [...]uint16{
	opNegInt, opNotInt, opNegLong, opNotLong, opNegFloat, opNegDouble,
	opMove, // int-to-long: an int is kept sign-extended
	opIntToFloat, opIntToDouble, opLongToInt, opLongToFloat, opLongToDouble, opFloatToInt, opFloatToLong, opFloatToDouble,
	opDoubleToInt, opDoubleToLong, opDoubleToFloat, opIntToByte, opIntToChar, opIntToShort,
}

var literalBase = [...]uint16{
	opAddIntLit, opRsubIntLit, opMulIntLit, opDivIntLit, opRemIntLit, opAndIntLit, opOrIntLit, opXorIntLit, opShlIntLit, opShrIntLit, opUshrIntLit,
}
