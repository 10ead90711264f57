// java.lang.Integer and Long: text and bits.

package lang

import (
	"math/bits"
	"strconv"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindIntegers(b *vm.Bindings) {
	i, l := members{b, "Ljava/lang/Integer;"}, members{b, "Ljava/lang/Long;"}
	bindParse(i, "I", "parseInt", "parseUnsignedInt", 32)
	bindParse(l, "J", "parseLong", "parseUnsignedLong", 64)
	bindToText(i, "I", 32)
	bindToText(l, "J", 64)

	i.bind("divideUnsigned", "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].Int() == 0 {
			return t.Throw("Ljava/lang/ArithmeticException;", "divide by zero")
		}
		return vm.Int(int32(uint32(a[0].Int()) / uint32(a[1].Int())))
	})
	i.bind("remainderUnsigned", "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].Int() == 0 {
			return t.Throw("Ljava/lang/ArithmeticException;", "divide by zero")
		}
		return vm.Int(int32(uint32(a[0].Int()) % uint32(a[1].Int())))
	})
	l.bind("divideUnsigned", "(JJ)J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].Long() == 0 {
			return t.Throw("Ljava/lang/ArithmeticException;", "divide by zero")
		}
		return vm.Long(int64(uint64(a[0].Long()) / uint64(a[1].Long())))
	})
	l.bind("remainderUnsigned", "(JJ)J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].Long() == 0 {
			return t.Throw("Ljava/lang/ArithmeticException;", "divide by zero")
		}
		return vm.Long(int64(uint64(a[0].Long()) % uint64(a[1].Long())))
	})

	int32s := map[string]func(uint32) uint32{
		"highestOneBit": func(v uint32) uint32 {
			if v == 0 {
				return 0
			}
			return 1 << (31 - bits.LeadingZeros32(v))
		},
		"lowestOneBit":          func(v uint32) uint32 { return v & -v },
		"numberOfLeadingZeros":  func(v uint32) uint32 { return uint32(bits.LeadingZeros32(v)) },
		"numberOfTrailingZeros": func(v uint32) uint32 { return uint32(bits.TrailingZeros32(v)) },
		"bitCount":              func(v uint32) uint32 { return uint32(bits.OnesCount32(v)) },
		"reverse":               bits.Reverse32,
		"reverseBytes":          bits.ReverseBytes32,
	}
	for name, fn := range int32s {
		i.bind(name, "(I)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(fn(uint32(a[0].Int())))) })
	}
	longs := map[string]func(uint64) uint64{
		"highestOneBit": func(v uint64) uint64 {
			if v == 0 {
				return 0
			}
			return 1 << (63 - bits.LeadingZeros64(v))
		},
		"lowestOneBit": func(v uint64) uint64 { return v & -v },
		"reverse":      bits.Reverse64,
		"reverseBytes": bits.ReverseBytes64,
	}
	for name, fn := range longs {
		l.bind(name, "(J)J", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Long(int64(fn(uint64(a[0].Long())))) })
	}
	counts := map[string]func(uint64) int{
		"numberOfLeadingZeros": bits.LeadingZeros64, "numberOfTrailingZeros": bits.TrailingZeros64, "bitCount": bits.OnesCount64,
	}
	for name, fn := range counts {
		l.bind(name, "(J)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(fn(uint64(a[0].Long())))) })
	}
}

// bindToText binds the methods of a type that return text.
func bindToText(m members, typ string, size int) {
	signed := func(s vm.Slot) int64 { return s.N }
	unsigned := func(s vm.Slot) uint64 {
		if size == 32 {
			return uint64(uint32(s.N))
		}
		return uint64(s.N)
	}
	m.bind("toString", "("+typ+")"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		var digits [24]byte
		return vm.Ref(t.NewStringLatin1(strconv.AppendInt(digits[:0], signed(a[0]), 10)))
	})
	m.bind("toString", "("+typ+"I)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return text(t, strconv.FormatInt(signed(a[0]), radixOr10(a[1].Int())))
	})
	m.bind("toUnsignedString", "("+typ+"I)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return text(t, strconv.FormatUint(unsigned(a[0]), radixOr10(a[1].Int())))
	})
	for name, radix := range map[string]int{"toHexString": 16, "toOctalString": 8, "toBinaryString": 2} {
		m.bind(name, "("+typ+")"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return text(t, strconv.FormatUint(unsigned(a[0]), radix))
		})
	}
}

// radixOr10 is the radix that toString uses: 10 for those out of range.
func radixOr10(radix int32) int {
	if radix < 2 || radix > 36 {
		return 10
	}
	return int(radix)
}

// bindParse binds the methods of a type that read text.
func bindParse(m members, typ, name, unsignedName string, size int) {
	slot := func(v int64) vm.Slot {
		if size == 32 {
			return vm.Int(int32(v))
		}
		return vm.Long(v)
	}
	parse := func(t *vm.Thread, s *vm.Object, radix int32) vm.Slot {
		if s == nil {
			return t.Throw(numberFormat, "null")
		}
		if !radixInRange(t, radix) {
			return vm.Slot{}
		}
		v, ok := parseInteger(unitsOf(s), radix, size)
		if !ok {
			return badInput(t, unitsOf(s))
		}
		return slot(v)
	}
	m.bind(name, "("+stringType+")"+typ, func(t *vm.Thread, a []vm.Slot) vm.Slot { return parse(t, a[0].R, 10) })
	m.bind(name, "("+stringType+"I)"+typ, func(t *vm.Thread, a []vm.Slot) vm.Slot { return parse(t, a[0].R, a[1].Int()) })
	m.bind(unsignedName, "("+stringType+"I)"+typ, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return parseUnsigned(t, a[0].R, a[1].Int(), size, slot)
	})
	m.bind("decoded", "("+stringType+")"+typ, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return decode(t, a[0].R, size, slot)
	})
}

func radixInRange(t *vm.Thread, radix int32) bool {
	if radix < 2 {
		t.Throw(numberFormat, "radix %d less than Character.MIN_RADIX", radix)
		return false
	}
	if radix > 36 {
		t.Throw(numberFormat, "radix %d greater than Character.MAX_RADIX", radix)
		return false
	}
	return true
}

func badInput(t *vm.Thread, u units) vm.Slot {
	return t.Throw(numberFormat, "For input string: \"%s\"", goText(u))
}

// parseInteger reads a signed number of size bits.
func parseInteger(u units, radix int32, size int) (int64, bool) {
	limit := uint64(1)<<(size-1) - 1
	negative := false
	i := 0
	if u.len() > 0 && (u.at(0) == '-' || u.at(0) == '+') {
		if negative = u.at(0) == '-'; negative {
			limit++
		}
		i++
	}
	v, ok := parseDigits(u.slice(i, u.len()), radix, limit)
	if negative {
		return -int64(v), ok
	}
	return int64(v), ok
}

// parseDigits reads digits, at least one, of a number up to limit.
func parseDigits(u units, radix int32, limit uint64) (uint64, bool) {
	v := uint64(0)
	for i := range u.len() {
		d := digit(rune(u.at(i)), radix)
		if d < 0 {
			return 0, false
		}
		high, low := bits.Mul64(v, uint64(radix))
		sum, carry := bits.Add64(low, uint64(d), 0)
		if high != 0 || carry != 0 || sum > limit {
			return 0, false
		}
		v = sum
	}
	return v, u.len() > 0
}

func parseUnsigned(t *vm.Thread, s *vm.Object, radix int32, size int, slot func(int64) vm.Slot) vm.Slot {
	if s == nil {
		return t.Throw(numberFormat, "null")
	}
	u := unitsOf(s)
	switch {
	case u.len() == 0:
		return badInput(t, u)
	case u.at(0) == '-':
		return t.Throw(numberFormat, "Illegal leading minus sign on unsigned string %s.", goText(u))
	case !radixInRange(t, radix):
		return vm.Slot{}
	}
	digits := u
	if u.at(0) == '+' {
		digits = u.slice(1, u.len())
	}
	v, ok := parseDigits(digits, radix, uint64(1)<<size-1)
	if size == 64 {
		v, ok = parseDigits(digits, radix, 1<<64-1)
	}
	if ok {
		return slot(int64(v))
	}
	for i := range digits.len() {
		if digit(rune(digits.at(i)), radix) < 0 {
			return badInput(t, u)
		}
	}
	// Longer than what the implementation reads first.
	if _, ok := parseDigits(digits, radix, 1<<63-1); digits.len() == 0 || size == 32 && !ok {
		return badInput(t, u)
	}
	name := "int"
	if size == 64 {
		name = "long"
	}
	return t.Throw(numberFormat, "String value %s exceeds range of unsigned %s.", goText(u), name)
}

// decode reads a number with an optional sign and a prefix that tells its radix.
func decode(t *vm.Thread, s *vm.Object, size int, slot func(int64) vm.Slot) vm.Slot {
	if s == nil {
		return t.ThrowNull()
	}
	u := unitsOf(s)
	if u.len() == 0 {
		return t.Throw(numberFormat, "Zero length string")
	}
	digits, sign := u, ""
	if c := u.at(0); c == '-' || c == '+' {
		if c == '-' {
			sign = "-"
		}
		digits = digits.slice(1, digits.len())
	}
	radix := int32(10)
	lead := func(prefix string) bool { return matches(digits, units{narrow: []byte(prefix)}, 0) }
	switch {
	case lead("0x"), lead("0X"):
		digits, radix = digits.slice(2, digits.len()), 16
	case lead("#"):
		digits, radix = digits.slice(1, digits.len()), 16
	case lead("0") && digits.len() > 1:
		digits, radix = digits.slice(1, digits.len()), 8
	}
	if lead("-") || lead("+") {
		return t.Throw(numberFormat, "Sign character in wrong position")
	}
	number := units{wide: digits.appendTo(units{narrow: []byte(sign)}.appendTo(nil))}
	v, ok := parseInteger(number, radix, size)
	if !ok {
		return badInput(t, number)
	}
	return slot(v)
}
