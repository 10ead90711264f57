// java.lang.Float and Double.

package lang

import (
	"math"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindFloats(b *vm.Bindings) {
	d, f := members{b, "Ljava/lang/Double;"}, members{b, "Ljava/lang/Float;"}
	d.bind("toString", "(D)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot { return text(t, FormatDouble(a[0].Double())) })
	f.bind("toString", "(F)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot { return text(t, FormatFloat(a[0].Float())) })
	d.bind("toHexString", "(D)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		v := a[0].Double()
		return text(t, formatHex(v, math.Abs(v) < 0x1p-1022, -1022))
	})
	f.bind("toHexString", "(F)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		v := float64(a[0].Float())
		return text(t, formatHex(v, math.Abs(v) < 0x1p-126, -126))
	})
	d.bind("parseDouble", "("+stringType+")D", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Double(parseFloat(t, a[0].R, 64)) })
	f.bind("parseFloat", "("+stringType+")F", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Float(float32(parseFloat(t, a[0].R, 32)))
	})
	d.bind("doubleToLongBits", "(D)J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if v := a[0].Double(); v != v {
			return vm.Long(0x7ff8 << 48)
		}
		return vm.Long(a[0].N)
	})
	d.bind("doubleToRawLongBits", "(D)J", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Long(a[0].N) })
	d.bind("longBitsToDouble", "(J)D", func(t *vm.Thread, a []vm.Slot) vm.Slot { return a[0] })
	f.bind("floatToIntBits", "(F)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if v := a[0].Float(); v != v {
			return vm.Int(0x7fc0 << 16)
		}
		return vm.Int(int32(a[0].N))
	})
	f.bind("floatToRawIntBits", "(F)I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(a[0].N)) })
	f.bind("intBitsToFloat", "(I)F", func(t *vm.Thread, a []vm.Slot) vm.Slot { return a[0] })
	d.bind("compare", "(DD)I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(compareFloats(a[0].Double(), a[1].Double())) })
	f.bind("compare", "(FF)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(compareFloats(float64(a[0].Float()), float64(a[1].Float())))
	})
}

// compareFloats orders -0 before 0 and NaN after everything.
func compareFloats(x, y float64) int32 {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	case x == y:
		if x == 0 && math.Signbit(x) != math.Signbit(y) {
			if math.Signbit(x) {
				return -1
			}
			return 1
		}
		return 0
	case x == x: // y is NaN
		return -1
	case y == y:
		return 1
	}
	return 0
}

// parseFloat reads a number of size bits; it throws what parseDouble throws.
func parseFloat(t *vm.Thread, s *vm.Object, size int) float64 {
	if s == nil {
		t.Throw(nullPointer, "Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference")
		return 0
	}
	in := strings.TrimFunc(goText(unitsOf(s)), func(c rune) bool { return c <= ' ' })
	if in == "" {
		t.Throw(numberFormat, "empty String")
		return 0
	}
	v, ok := ParseFloat(in, size)
	switch {
	case ok:
	case twoPoints(in):
		t.Throw(numberFormat, "multiple points")
	default:
		t.Throw(numberFormat, "For input string: \"%s\"", in)
	}
	return v
}

// twoPoints reports whether a second point ends the digits, as in a version
// number: Java's reader of decimal numbers has its own text for it.
func twoPoints(in string) bool {
	points := 0
	if in[0] == '+' || in[0] == '-' {
		in = in[1:]
	}
	for _, c := range in {
		switch {
		case c == '.':
			points++
		case c < '0' || c > '9':
			return points > 1
		}
	}
	return points > 1
}

// ParseFloat reads a number, of size bits, in Java's syntax without space around it.
func ParseFloat(in string, size int) (float64, bool) {
	body := strings.TrimPrefix(in, "-")
	if body == in {
		body = strings.TrimPrefix(in, "+")
	}
	switch body {
	case "NaN":
		return math.NaN(), true
	case "Infinity":
		if in[0] == '-' {
			return math.Inf(-1), true
		}
		return math.Inf(1), true
	}
	hex := len(body) > 2 && body[0] == '0' && body[1]|0x20 == 'x'
	if n := len(in) - 1; n > 0 && strings.IndexByte("fFdD", in[n]) >= 0 && !(hex && !strings.ContainsAny(in, "pP")) {
		in, body = in[:n], body[:len(body)-1]
	}
	if body == "" || body[0] == '+' || body[0] == '-' {
		return 0, false
	}
	for i := range len(body) {
		// Go knows more: underscores, inf, nan.
		if c := body[i]; !(c >= '0' && c <= '9' || strings.IndexByte(".eE+-", c) >= 0 ||
			hex && (c|0x20 >= 'a' && c|0x20 <= 'f' || c|0x20 == 'x' || c|0x20 == 'p')) {
			return 0, false
		}
	}
	v, err := strconv.ParseFloat(in, size)
	if err != nil && err.(*strconv.NumError).Err != strconv.ErrRange {
		return 0, false
	}
	return v, true
}
