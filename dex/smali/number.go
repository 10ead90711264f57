// Floating-point numbers as Java prints them, and the guess whether an integer
// constant is really one.

package smali

import (
	"bytes"
	"math"
	"strconv"
)

// appendJava appends v as Java's Float.toString (bits 32) or Double.toString
// (bits 64) does.
func appendJava(dst []byte, v float64, bits int) []byte {
	switch {
	case v != v:
		return append(dst, "NaN"...)
	case math.IsInf(v, 1):
		return append(dst, "Infinity"...)
	case math.IsInf(v, -1):
		return append(dst, "-Infinity"...)
	case v == 0 && math.Signbit(v):
		return append(dst, "-0.0"...)
	}
	at := len(dst)
	if a := math.Abs(v); a == 0 || a >= 1e-3 && a < 1e7 {
		dst = strconv.AppendFloat(dst, v, 'f', -1, bits)
		if bytes.IndexByte(dst[at:], '.') < 0 {
			dst = append(dst, ".0"...)
		}
		return dst
	}
	var buf [40]byte
	mantissa, exponent := scientific(buf[:0], v, bits)
	dst = append(dst, mantissa...)
	dst = append(dst, 'E')
	if exponent[0] == '-' {
		dst = append(dst, '-')
	}
	exponent = exponent[1:]
	if exponent[0] == '0' {
		exponent = exponent[1:]
	}
	return append(dst, exponent...)
}

// scientific returns the shortest mantissa with at least two digits, and the
// signed exponent, of a number.
func scientific(buf []byte, v float64, bits int) (mantissa, exponent []byte) {
	text := strconv.AppendFloat(buf, v, 'e', -1, bits)
	if bytes.IndexByte(text, '.') < 0 {
		text = strconv.AppendFloat(buf, v, 'e', 1, bits)
	}
	mantissa, exponent, _ = bytes.Cut(text, []byte("e"))
	return mantissa, exponent
}

const canonicalNaN32, canonicalNaN64 = 0x7fc00000, 0x7ff8000000000000

// appendFloatComment appends what float the constant looks like, if any.
func appendFloatComment(dst []byte, v int32) []byte {
	if !likelyFloat(v) {
		return dst
	}
	dst = append(dst, "    # "...)
	f := math.Float32frombits(uint32(v))
	switch {
	case math.IsInf(float64(f), 1):
		return append(dst, "Float.POSITIVE_INFINITY"...)
	case math.IsInf(float64(f), -1):
		return append(dst, "Float.NEGATIVE_INFINITY"...)
	case f != f:
		return append(dst, "Float.NaN"...)
	case f == math.MaxFloat32:
		return append(dst, "Float.MAX_VALUE"...)
	case f == math.Pi:
		return append(dst, "(float)Math.PI"...)
	case f == math.E:
		return append(dst, "(float)Math.E"...)
	}
	return append(appendJava(dst, float64(f), 32), 'f')
}

// appendDoubleComment appends what double the constant looks like, if any.
func appendDoubleComment(dst []byte, v int64) []byte {
	if !likelyDouble(v) {
		return dst
	}
	dst = append(dst, "    # "...)
	f := math.Float64frombits(uint64(v))
	switch {
	case math.IsInf(f, 1):
		return append(dst, "Double.POSITIVE_INFINITY"...)
	case math.IsInf(f, -1):
		return append(dst, "Double.NEGATIVE_INFINITY"...)
	case f != f:
		return append(dst, "Double.NaN"...)
	case f == math.MaxFloat64:
		return append(dst, "Double.MAX_VALUE"...)
	case f == math.Pi:
		return append(dst, "Math.PI"...)
	case f == math.E:
		return append(dst, "Math.E"...)
	}
	return appendJava(dst, f, 64)
}

func likelyFloat(v int32) bool {
	f := math.Float32frombits(uint32(v))
	switch {
	case v == canonicalNaN32, f == math.MaxFloat32, f == math.Pi, f == math.E:
		return true
	case v == math.MaxInt32, v == math.MinInt32, f != f:
		return false
	}
	// Resource ids look like small floats.
	if pkg := v >> 24; (pkg == 0x7f || pkg == 1) && v>>16&0xff < 0x1f && v&0xffff < 0xfff {
		return false
	}
	var digits [24]byte
	return floatLength(float64(f)) < integerLength(strconv.AppendInt(digits[:0], int64(v), 10))
}

func likelyDouble(v int64) bool {
	f := math.Float64frombits(uint64(v))
	switch {
	case v == canonicalNaN64, f == math.MaxFloat64, f == math.Pi, f == math.E:
		return true
	case v == math.MaxInt64, v == math.MinInt64, f != f:
		return false
	}
	var digits [24]byte
	return floatLength(f) < integerLength(strconv.AppendInt(digits[:0], v, 10))
}

// integerLength is the length of an integer in scientific notation.
func integerLength(digits []byte) int {
	n := 0
	if digits[0] == '-' {
		digits, n = digits[1:], 1
	}
	exponent := len(digits) - 1
	digits = bytes.TrimRight(digits, "0")
	if len(digits) <= 1 {
		n++
	} else {
		n += len(digits) + 1
	}
	return n + 1 + decimalLength(exponent)
}

func decimalLength(n int) int {
	length := 1
	for ; n >= 10; n /= 10 {
		length++
	}
	return length
}

// floatLength is the length of a float in scientific notation, without the
// imprecision that a run of zeros or nines at the end of its mantissa shows.
func floatLength(f float64) int {
	if math.IsInf(f, 0) {
		if f < 0 {
			return 2
		}
		return 1 // an infinity sign
	}
	var buf [40]byte
	mantissa, exponent := scientific(buf[:0], f, 64)
	mantissa = bytes.TrimSuffix(mantissa, []byte(".0"))
	point := bytes.IndexByte(mantissa, '.')
	for _, run := range []string{"000", "999"} {
		if at := bytes.Index(mantissa, []byte(run)); point >= 0 && at > point {
			mantissa = mantissa[:at]
			break
		}
	}
	n := len(mantissa) + 1
	if exponent[0] == '-' {
		n++
	}
	value, _ := strconv.Atoi(string(exponent[1:]))
	return n + decimalLength(value)
}
