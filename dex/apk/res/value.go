// Typed values and their text.

package res

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
)

// Type is the data type of a value.
type Type uint8

// Data types.
const (
	TypeNull          Type = 0x00
	TypeReference     Type = 0x01
	TypeAttribute     Type = 0x02
	TypeString        Type = 0x03
	TypeFloat         Type = 0x04
	TypeDimension     Type = 0x05
	TypeFraction      Type = 0x06
	TypeDynReference  Type = 0x07
	TypeDynAttribute  Type = 0x08
	TypeIntDec        Type = 0x10
	TypeIntHex        Type = 0x11
	TypeIntBoolean    Type = 0x12
	TypeIntColorARGB8 Type = 0x1c
	TypeIntColorRGB8  Type = 0x1d
	TypeIntColorARGB4 Type = 0x1e
	TypeIntColorRGB4  Type = 0x1f
)

// IsInt reports whether t is one of the integer types, booleans and colours
// included.
func (t Type) IsInt() bool { return t >= TypeIntDec && t <= TypeIntColorRGB4 }

// ValueSize is the encoded size of a Value.
const ValueSize = 8

// Value is a typed value. Str is set for strings.
type Value struct {
	Type Type
	Data uint32
	Str  string
}

// ReadValue reads the value at the beginning of d, at least ValueSize bytes;
// strings come from pool.
func ReadValue(d []byte, pool *Pool) Value {
	v := Value{Type: Type(d[3]), Data: binary.LittleEndian.Uint32(d[4:])}
	if v.Type == TypeString {
		v.Str = pool.String(v.Data)
	}
	return v
}

// Bool returns the value as a boolean: any integer but 0 is true.
func (v Value) Bool() bool { return v.Type.IsInt() && v.Data != 0 }

// Ref returns the resource id of a reference, and whether v is one other than
// the null reference.
func (v Value) Ref() (uint32, bool) {
	return v.Data, (v.Type == TypeReference || v.Type == TypeDynReference) && v.Data != 0
}

// String returns the value's text as it would be written in XML source;
// references keep their number: @0x7f010002, ?0x7f010002.
func (v Value) String() string {
	switch v.Type {
	case TypeNull:
		if v.Data == 1 {
			return "@empty"
		}
		return "@null"
	case TypeReference, TypeDynReference:
		if v.Data == 0 {
			return "@null"
		}
		return fmt.Sprintf("@0x%08x", v.Data)
	case TypeAttribute, TypeDynAttribute:
		return fmt.Sprintf("?0x%08x", v.Data)
	case TypeString:
		return v.Str
	case TypeFloat:
		return formatFloat(math.Float32frombits(v.Data))
	case TypeDimension:
		return complexText(v.Data, dimensionUnits[:], 1)
	case TypeFraction:
		return complexText(v.Data, fractionUnits[:], 100)
	case TypeIntDec:
		return strconv.Itoa(int(int32(v.Data)))
	case TypeIntBoolean:
		return strconv.FormatBool(v.Data != 0)
	case TypeIntColorARGB8, TypeIntColorRGB8, TypeIntColorARGB4, TypeIntColorRGB4:
		return fmt.Sprintf("#%08x", v.Data)
	}
	return fmt.Sprintf("0x%x", v.Data)
}

func formatFloat(f float32) string { return strconv.FormatFloat(float64(f), 'g', -1, 32) }

var (
	dimensionUnits = [16]string{"px", "dp", "sp", "pt", "in", "mm"}
	fractionUnits  = [16]string{"%", "%p"}
	// radixScale turns the 24 mantissa bits, still shifted left by 8, into the
	// number: radix points 23p0, 16p7, 8p15, 0p23.
	radixScale = [4]float64{1.0 / (1 << 8), 1.0 / (1 << 15), 1.0 / (1 << 23), 1.0 / (1 << 31)}
)

// Complex returns the number and the unit's index of a dimension or fraction.
func Complex(data uint32) (float32, int) {
	mantissa := int32(data & 0xffffff00)
	return float32(float64(mantissa) * radixScale[data>>4&3]), int(data & 0xf)
}

func complexText(data uint32, units []string, scale float32) string {
	f, unit := Complex(data)
	name := units[unit]
	if name == "" {
		name = fmt.Sprintf(" (unknown unit %d)", unit)
	}
	return formatFloat(f*scale) + name
}
