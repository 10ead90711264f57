// Encoded values, in as few bytes as the format allows.

package write

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"github.com/esdroid/esdroid/dex"
)

func (e *emitter) appendArray(b []byte, values []dex.Value) []byte {
	b = appendUleb(b, uint32(len(values)))
	for i := range values {
		b = e.appendValue(b, &values[i])
	}
	return b
}

// appendAnnotation appends an encoded_annotation, its elements sorted by name.
func (e *emitter) appendAnnotation(b []byte, a *dex.Annotation) []byte {
	b = appendUleb(b, e.x.typ(a.Type))
	b = appendUleb(b, uint32(len(a.Names)))
	order := make([]int, len(a.Names))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return int(e.x.str(a.Names[i])) - int(e.x.str(a.Names[j])) })
	for _, i := range order {
		b = appendUleb(b, e.x.str(a.Names[i]))
		b = e.appendValue(b, &a.Items[i])
	}
	return b
}

func (e *emitter) appendValue(b []byte, v *dex.Value) []byte {
	head := func(arg int) { b = append(b, byte(v.Kind)|byte(arg)<<5) }
	switch v.Kind {
	case dex.ValueArray:
		head(0)
		return e.appendArray(b, v.Elements)
	case dex.ValueAnnotation:
		head(0)
		return e.appendAnnotation(b, v.Annotation)
	case dex.ValueNull:
		head(0)
		return b
	case dex.ValueBoolean:
		head(int(v.Bits & 1))
		return b
	}
	var raw [8]byte
	val, n := e.x.value(v), 0
	switch v.Kind {
	case dex.ValueByte:
		n = 1
	case dex.ValueShort, dex.ValueInt, dex.ValueLong: // sign-extended
		n = (65 - bits.LeadingZeros64(uint64(val^val>>63)) + 7) / 8
	case dex.ValueFloat: // zero-extended to the right
		val <<= 32
		fallthrough
	case dex.ValueDouble:
		n = max(1, 8-bits.TrailingZeros64(uint64(val))/8)
		binary.BigEndian.PutUint64(raw[:], uint64(val))
		slices.Reverse(raw[:n])
		head(n - 1)
		return append(b, raw[:n]...)
	default:
		n = max(1, (bits.Len64(uint64(val))+7)/8)
	}
	binary.LittleEndian.PutUint64(raw[:], uint64(val))
	head(n - 1)
	return append(b, raw[:n]...)
}
