// Arithmetic where Java and Go differ.

package vm

import "math"

func float32Bits(f float32) int64 { return int64(int32(math.Float32bits(f))) }

func float64Bits(f float64) int64 { return int64(math.Float64bits(f)) }

// compare is cmpl (nan -1) and cmpg (nan 1).
func compare(a, b float64, nan int64) int64 {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	case a == b:
		return 0
	}
	return nan
}

// toInt converts as double-to-int does: towards zero, saturating, NaN to 0.
func toInt(f float64) int32 {
	switch {
	case f != f:
		return 0
	case f >= math.MaxInt32:
		return math.MaxInt32
	case f <= math.MinInt32:
		return math.MinInt32
	}
	return int32(f)
}

// toLong is toInt for long.
func toLong(f float64) int64 {
	switch {
	case f != f:
		return 0
	case f >= math.MaxInt64:
		return math.MaxInt64
	case f <= math.MinInt64:
		return math.MinInt64
	}
	return int64(f)
}

// cut narrows a number to boolean, byte, char or short, numbered in this order.
func cut(typ uint16, n int64) int64 {
	switch typ {
	case 0:
		return n & 1
	case 1:
		return int64(int8(n))
	case 2:
		return int64(uint16(n))
	}
	return int64(int16(n))
}
