// Slots: what registers, fields and arguments hold.

package vm

import "math"

// Slot is a register. N holds an int (sign-extended; boolean, byte, short and
// char too), a long, or the IEEE bits of a float (sign-extended from 32 bits)
// or double; R holds a reference.
//
// A slot is one or the other: N is meaningless in a reference and R in a
// number, except that the constant 0, which is also null, has both clear.
type Slot struct {
	N int64
	R *Object
}

// Equals reports whether two slots hold the same value of a type.
func (s Slot) Equals(other Slot, desc string) bool {
	if desc[0] == 'L' || desc[0] == '[' {
		return s.R == other.R
	}
	return s.N == other.N
}

// Int returns the slot of an int, short or byte.
func Int(v int32) Slot { return Slot{N: int64(v)} }

// Long returns the slot of a long.
func Long(v int64) Slot { return Slot{N: v} }

// Bool returns the slot of a boolean.
func Bool(v bool) Slot {
	if v {
		return Slot{N: 1}
	}
	return Slot{}
}

// Char returns the slot of a char.
func Char(v uint16) Slot { return Slot{N: int64(v)} }

// Float returns the slot of a float.
func Float(v float32) Slot { return Slot{N: int64(int32(math.Float32bits(v)))} }

// Double returns the slot of a double.
func Double(v float64) Slot { return Slot{N: int64(math.Float64bits(v))} }

// Ref returns the slot of a reference; nil is null.
func Ref(o *Object) Slot { return Slot{R: o} }

// Int returns the slot's int, short or byte.
func (s Slot) Int() int32 { return int32(s.N) }

// Long returns the slot's long.
func (s Slot) Long() int64 { return s.N }

// Bool returns the slot's boolean.
func (s Slot) Bool() bool { return s.N != 0 }

// Char returns the slot's char.
func (s Slot) Char() uint16 { return uint16(s.N) }

// Float returns the slot's float.
func (s Slot) Float() float32 { return math.Float32frombits(uint32(s.N)) }

// Double returns the slot's double.
func (s Slot) Double() float64 { return math.Float64frombits(uint64(s.N)) }
