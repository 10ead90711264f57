// The text of floating-point numbers.
//
// Android 7 and OpenJDK up to 18 print the same digits: enough to tell the
// number from its neighbours, found by generating digits until the rest is
// within half a unit of the last place. The method is that of Steele and White
// ("How to Print Floating-Point Numbers Accurately", 1990), with the deviations
// that make their output what it is: numbers printed with an exponent get at
// least two digits, and integers are printed through their exact value.

package lang

import (
	"math"
	"math/big"
	"math/bits"
	"strconv"
)

const (
	fractionBits = 52
	maxExactExp  = 62  // binary exponents of integers that a long holds
	minExactExp  = -21 // and of fractions whose digits it may hold
)

// FormatDouble is Double.toString.
func FormatDouble(v float64) string {
	if s, ok := formatSpecial(v); ok {
		return s
	}
	b := math.Float64bits(v)
	digits, point := decimal(b&(1<<fractionBits-1), int(b>>fractionBits&0x7ff), 1023, fractionBits+1)
	return layout(v < 0, digits, point)
}

// FormatFloat is Float.toString.
func FormatFloat(v float32) string {
	if s, ok := formatSpecial(float64(v)); ok {
		return s
	}
	b := math.Float32bits(v)
	digits, point := decimal(uint64(b&(1<<23-1))<<(fractionBits-23), int(b>>23&0xff), 127, 24)
	return layout(v < 0, digits, point)
}

func formatSpecial(v float64) (string, bool) {
	switch {
	case v != v:
		return "NaN", true
	case math.IsInf(v, 1):
		return "Infinity", true
	case math.IsInf(v, -1):
		return "-Infinity", true
	case v == 0 && math.Signbit(v):
		return "-0.0", true
	case v == 0:
		return "0.0", true
	}
	return "", false
}

// layout places digits around the decimal point, as Double.toString specifies.
func layout(negative bool, digits []byte, point int) string {
	out := make([]byte, 0, 26)
	if negative {
		out = append(out, '-')
	}
	rest := func(from int) {
		out = append(out, '.')
		if from < len(digits) {
			out = append(out, digits[from:]...)
		} else {
			out = append(out, '0')
		}
	}
	switch {
	case point > 0 && point < 8:
		n := min(len(digits), point)
		out = append(out, digits[:n]...)
		for ; n < point; n++ {
			out = append(out, '0')
		}
		rest(point)
	case point <= 0 && point > -3:
		out = append(out, "0."...)
		for range -point {
			out = append(out, '0')
		}
		out = append(out, digits...)
	default:
		out = append(out, digits[0])
		rest(1)
		out = append(out, 'E')
		out = strconv.AppendInt(out, int64(point-1), 10)
	}
	return string(out)
}

// bitsOf5 is what the bit length of 5^n is taken for.
func bitsOf5(n int) int {
	switch {
	case n == 0:
		return 0
	case n < 27:
		return bits.Len64(pow5(n))
	}
	return n * 3
}

func pow5(n int) uint64 {
	p := uint64(1)
	for range n {
		p *= 5
	}
	return p
}

// decimal finds the digits of a number: its fraction (52 bits), its biased
// exponent, and how many bits of precision its type has.
func decimal(fraction uint64, biased, bias, precision int) (digits []byte, point int) {
	exp := biased - bias
	if biased == 0 {
		zeros := bits.LeadingZeros64(fraction)
		shift := zeros - (63 - fractionBits)
		fraction <<= shift
		exp = 1 - bias - shift
		precision -= shift
	} else {
		fraction |= 1 << fractionBits
	}
	tail := bits.TrailingZeros64(fraction)
	significant := fractionBits + 1 - tail
	tiny := max(0, significant-exp-1) // bits behind the point
	if exp <= maxExactExp && exp >= minExactExp && tiny == 0 {
		return integerDigits(fraction, exp, precision)
	}
	return generate(fraction>>tail, fraction, exp, significant, tiny, precision)
}

// integerDigits prints an integer, rounded where its type's precision ends.
func integerDigits(fraction uint64, exp, precision int) (digits []byte, point int) {
	dropped := 0
	if exp > precision {
		dropped = int(float64(exp-precision-1) * math.Log10(2))
	}
	v := fraction >> max(fractionBits-exp, 0) << max(exp-fractionBits, 0)
	if dropped > 0 {
		unit := pow5(dropped) << dropped
		rest := v % unit
		v /= unit
		if rest >= unit>>1 {
			v++
		}
	}
	digits = strconv.AppendUint(nil, v, 10)
	point = len(digits) + dropped
	for len(digits) > 1 && digits[len(digits)-1] == '0' {
		digits = digits[:len(digits)-1]
	}
	return digits, point
}

// scaled holds the powers of two and five of the three numbers that generation
// works with: the value B over the scale S, and half the distance to its
// neighbours, M.
type scaled struct {
	b2, b5, s2, s5, m2, m5 int
}

// generate finds the shortest digits; mantissa is odd, normal has its top bit
// at fractionBits.
func generate(mantissa, normal uint64, exp, significant, tiny, precision int) (digits []byte, point int) {
	decExp := estimate(normal, exp)
	var x scaled
	x.b5 = max(0, -decExp)
	x.b2 = x.b5 + tiny + exp
	x.s5 = max(0, decExp)
	x.s2 = x.s5 + tiny
	x.m5 = x.b5
	x.m2 = x.b2 - precision
	x.b2 -= significant - 1
	common := min(x.b2, x.s2)
	x.b2, x.s2, x.m2 = x.b2-common, x.s2-common, x.m2-common
	if significant == 1 { // below a power of two the neighbour is half as far
		x.m2--
	}
	if x.m2 < 0 {
		x.b2, x.s2, x.m2 = x.b2-x.m2, x.s2-x.m2, 0
	}
	valueBits := significant + x.b2 + bitsOf5(x.b5)
	scaleBits := x.s2 + 1 + bitsOf5(x.s5+1)
	var g generated
	switch {
	case valueBits < 32 && scaleBits < 32:
		g = generateFixed[int32](mantissa, x, decExp)
	case valueBits < 64 && scaleBits < 64:
		g = generateFixed[int64](mantissa, x, decExp)
	default:
		g = generateBig(mantissa, x, decExp)
	}
	point = g.decExp + 1
	if g.high && (!g.low || g.half > 0 || g.half == 0 && g.digits[len(g.digits)-1]&1 != 0) {
		if roundUp(g.digits) {
			point++
		}
	}
	return g.digits, point
}

// estimate is the decimal exponent or one less. The conversions keep the
// compiler from fusing operations, which would round differently.
func estimate(normal uint64, exp int) int {
	d := math.Float64frombits(0x3ff<<fractionBits | normal&(1<<fractionBits-1))
	return int(math.Floor(float64(float64((d-1.5)*0.289529654)+0.176091259) + float64(float64(exp)*0.301029995663981)))
}

// generated is what a generation ended with: whether cutting (low) or rounding
// up (high) gives the number, and how the rest compares with a half.
type generated struct {
	digits    []byte
	decExp    int
	low, high bool
	half      int
}

// withExponent reports whether a number is printed with an exponent, which
// forces a second digit.
func withExponent(decExp int) bool { return decExp < -3 || decExp >= 8 }

// generateFixed generates in machine integers. M may overflow; it is then
// greater than anything it is compared with.
func generateFixed[T int32 | int64](mantissa uint64, x scaled, decExp int) generated {
	g := generated{decExp: decExp}
	b := T(mantissa*pow5(x.b5)) << x.b2
	s := T(pow5(x.s5)) << x.s2
	m := T(pow5(x.m5)) << x.m2
	tens := s * 10
	q := b / s
	b = 10 * (b % s)
	m *= 10
	g.low, g.high = b < m, b+m > tens
	if q == 0 && !g.high {
		g.decExp--
	} else {
		g.digits = append(g.digits, byte('0'+q))
	}
	if withExponent(g.decExp) {
		g.low, g.high = false, false
	}
	for !g.low && !g.high {
		q = b / s
		b = 10 * (b % s)
		m *= 10
		if m > 0 {
			g.low, g.high = b < m, b+m > tens
		} else {
			g.low, g.high = true, true
		}
		g.digits = append(g.digits, byte('0'+q))
	}
	switch d := b<<1 - tens; {
	case d < 0:
		g.half = -1
	case d > 0:
		g.half = 1
	}
	return g
}

// generateBig generates in integers of any size.
func generateBig(mantissa uint64, x scaled, decExp int) generated {
	g := generated{decExp: decExp}
	power := func(fives, twos int) *big.Int {
		p := new(big.Int).Exp(big.NewInt(5), big.NewInt(int64(fives)), nil)
		return p.Lsh(p, uint(twos))
	}
	ten := big.NewInt(10)
	b := power(x.b5, x.b2)
	b.Mul(b, new(big.Int).SetUint64(mantissa))
	s := power(x.s5, x.s2)
	m := power(x.m5, x.m2)
	tens := new(big.Int).Mul(s, ten)
	q, sum := new(big.Int), new(big.Int)
	step := func() byte {
		q.QuoRem(b, s, b)
		b.Mul(b, ten)
		m.Mul(m, ten)
		g.low, g.high = b.Cmp(m) < 0, tens.Cmp(sum.Add(b, m)) <= 0
		return byte('0' + q.Int64())
	}
	if d := step(); d == '0' && !g.high {
		g.decExp--
	} else {
		g.digits = append(g.digits, d)
	}
	if withExponent(g.decExp) {
		g.low, g.high = false, false
	}
	for !g.low && !g.high {
		g.digits = append(g.digits, step())
	}
	if g.low && g.high {
		g.half = b.Lsh(b, 1).Cmp(tens)
	}
	return g
}

// roundUp adds one to the last digit. It reports whether all were nines, which
// become a one and zeros.
func roundUp(digits []byte) bool {
	i := len(digits) - 1
	for i > 0 && digits[i] == '9' {
		digits[i] = '0'
		i--
	}
	if digits[i] == '9' {
		digits[0] = '1'
		return true
	}
	digits[i]++
	return false
}

// formatHex is Double.toHexString; digits is 13, for a float 6.
func formatHex(v float64, subnormal bool, minExp int) string {
	if s, ok := formatSpecial(v); ok {
		switch s {
		case "0.0":
			return "0x0.0p0"
		case "-0.0":
			return "-0x0.0p0"
		}
		return s
	}
	b := math.Float64bits(v)
	sign := ""
	if v < 0 {
		sign = "-"
	}
	lead, exp, fraction := "1", int(b>>fractionBits&0x7ff)-1023, b&(1<<fractionBits-1)
	if subnormal {
		// Shift the number so that its exponent is the type's least.
		lead = "0"
		if exp == -1023 {
			exp = -1022
		} else {
			fraction |= 1 << fractionBits
			fraction >>= minExp - exp
		}
		exp = minExp
	}
	hex := strconv.FormatUint(1<<fractionBits|fraction, 16)[1:]
	for len(hex) > 1 && hex[len(hex)-1] == '0' {
		hex = hex[:len(hex)-1]
	}
	return sign + "0x" + lead + "." + hex + "p" + strconv.Itoa(exp)
}
