// java.math.BigInteger: the object's native part is a *big.Int that never changes.

package math

import (
	"fmt"
	"math/big"
	"math/bits"

	"github.com/esdroid/esdroid/internal/vm"
)

const (
	class  = "Ljava/math/BigInteger;"
	unary  = "()" + class
	binary = "(" + class + ")" + class

	// maxBits is where OpenJDK and Android give up, too.
	maxBits = 1<<31 - 1
)

const (
	arithmetic = "Ljava/lang/ArithmeticException;"
	outOfRange = "BigInteger would overflow supported range"
)

func value(o *vm.Object) *big.Int {
	if v, ok := o.Native.(*big.Int); ok {
		return v
	}
	return new(big.Int) // a subclass that looks at itself while its constructor runs
}

// result wraps a number in a new object.
func result(t *vm.Thread, v *big.Int) vm.Slot {
	if v.BitLen() > maxBits {
		return t.Throw(arithmetic, outOfRange)
	}
	c, ok := t.Load(class)
	if !ok || !t.Init(c) || !t.Reserve(int64(v.BitLen()/8)) {
		return vm.Slot{}
	}
	o := t.New(c)
	if o != nil {
		o.Native = v
	}
	return vm.Ref(o)
}

// Bind binds the natives.
func Bind(b *vm.Bindings) {
	bindConversions(b)
	bindBits(b)
	bindNumberTheory(b)
	two := func(name string, fn func(z, x, y *big.Int) *big.Int) {
		b.Method(class, name, binary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			x, y := value(a[0].R), value(a[1].R)
			if !t.Spend(cost(x, y)) {
				return vm.Slot{}
			}
			return result(t, fn(new(big.Int), x, y))
		})
	}
	two("add", (*big.Int).Add)
	two("subtract", (*big.Int).Sub)
	two("multiply", (*big.Int).Mul)
	two("and", (*big.Int).And)
	two("or", (*big.Int).Or)
	two("xor", (*big.Int).Xor)
	two("andNot", (*big.Int).AndNot)
	two("gcd", func(z, x, y *big.Int) *big.Int {
		return z.GCD(nil, nil, new(big.Int).Abs(x), new(big.Int).Abs(y))
	})
	quotient := func(name string, fn func(z, x, y *big.Int) *big.Int) {
		b.Method(class, name, binary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			x, y := value(a[0].R), value(a[1].R)
			if y.Sign() == 0 {
				return t.Throw(arithmetic, "BigInteger divide by zero")
			}
			if !t.Spend(cost(x, y)) {
				return vm.Slot{}
			}
			return result(t, fn(new(big.Int), x, y))
		})
	}
	quotient("divide", (*big.Int).Quo)
	quotient("remainder", (*big.Int).Rem)
	one := func(name string, fn func(z, x *big.Int) *big.Int) {
		b.Method(class, name, unary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return result(t, fn(new(big.Int), value(a[0].R)))
		})
	}
	one("abs", (*big.Int).Abs)
	one("negate", (*big.Int).Neg)
	one("not", (*big.Int).Not)
	b.Method(class, "sqrt", unary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x := value(a[0].R)
		if x.Sign() < 0 {
			return t.Throw(arithmetic, "Negative BigInteger")
		}
		if !t.Spend(4 * cost(x, x)) { // some divisions
			return vm.Slot{}
		}
		return result(t, new(big.Int).Sqrt(x))
	})
	b.Method(class, "pow", "(I)"+class, pow)
}

// primeRounds is how often a number is tested that may be prime; each is a power.
const primeRounds = 20

// cost estimates the steps of a product or quotient.
func cost(x, y *big.Int) int64 {
	return int64(x.BitLen()/64+1)*int64(y.BitLen()/64+1)/4 + 8
}

func pow(t *vm.Thread, a []vm.Slot) vm.Slot {
	x, n := value(a[0].R), int64(a[1].Int())
	if n < 0 {
		return t.Throw(arithmetic, "Negative exponent")
	}
	size := int64(x.BitLen()) * n
	if x.BitLen() <= 1 {
		size = 1
	}
	if size > maxBits+int64(x.BitLen()) {
		return t.Throw(arithmetic, outOfRange)
	}
	if !t.Spend(size/64*size/64/8+8) || !t.Reserve(size/8) {
		return vm.Slot{}
	}
	return result(t, new(big.Int).Exp(x, big.NewInt(n), nil))
}

func bindConversions(b *vm.Bindings) {
	b.Method(class, "setLong", "(J)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		a[0].R.Native = big.NewInt(a[1].Long())
		return vm.Slot{}
	})
	b.Method(class, "setString", "(Ljava/lang/String;I)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		words := int64(a[1].R.Len()/12 + 1) // at up to six bits a digit
		if !t.Spend(words * words / 4) {
			return vm.Slot{}
		}
		v, ok := parse(vm.UTF16(a[1].R), int(a[2].Int()))
		if ok {
			a[0].R.Native = v
		}
		return vm.Bool(ok)
	})
	b.Method(class, "setBytes", "([BI)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		in := a[1].R.Bytes()
		raw := make([]byte, len(in))
		for i, x := range in {
			raw[i] = byte(x)
		}
		v := new(big.Int).SetBytes(raw)
		switch sign := a[2].Int(); {
		case sign == -1:
			v.Neg(v)
		case sign == 2 && len(raw) > 0 && raw[0] >= 0x80:
			v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(8*len(raw))))
		}
		a[0].R.Native = v
		return vm.Slot{}
	})
	b.Method(class, "toString", "(I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		radix := int(a[1].Int())
		if radix < 2 || radix > 36 {
			radix = 10
		}
		x := value(a[0].R)
		if !t.Spend(cost(x, x)) {
			return vm.Slot{}
		}
		return vm.Ref(t.NewString(x.Text(radix)))
	})
	b.Method(class, "toByteArray", "()[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x := value(a[0].R)
		n := bitLength(x)/8 + 1
		v := x
		if x.Sign() < 0 {
			v = new(big.Int).Add(x, new(big.Int).Lsh(big.NewInt(1), uint(8*n)))
		}
		out := t.NewArray("B", n)
		if out == nil {
			return vm.Slot{}
		}
		for i, x := range v.FillBytes(make([]byte, n)) {
			out.Bytes()[i] = int8(x)
		}
		return vm.Ref(out)
	})
	b.Method(class, "longValue", "()J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Long(low64(value(a[0].R)))
	})
	b.Method(class, "doubleValue", "()D", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f, _ := new(big.Float).SetInt(value(a[0].R)).Float64()
		return vm.Double(f)
	})
	b.Method(class, "floatValue", "()F", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f, _ := new(big.Float).SetInt(value(a[0].R)).Float32()
		return vm.Float(f)
	})
	b.Method(class, "compareTo", "("+class+")I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		return vm.Int(int32(value(a[0].R).Cmp(value(a[1].R))))
	})
	b.Method(class, "signum", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(value(a[0].R).Sign()))
	})
	b.Method(class, "hashCode", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x := value(a[0].R)
		h := int32(0)
		for w := (x.BitLen() + 31) / 32; w > 0; w-- {
			h = 31*h + int32(word32(x, w-1))
		}
		return vm.Int(h * int32(x.Sign()))
	})
}

// word32 is the i-th 32-bit word of the magnitude, counted from the lowest.
func word32(x *big.Int, i int) uint32 {
	words := x.Bits()
	if bits.UintSize == 32 {
		return uint32(words[i])
	}
	return uint32(uint64(words[i/2]) >> (32 * (i & 1)))
}

func low64(x *big.Int) int64 {
	low := uint64(0)
	for i := 0; i < 2 && 32*i < x.BitLen(); i++ {
		low |= uint64(word32(x, i)) << (32 * i)
	}
	if x.Sign() < 0 {
		low = -low
	}
	return int64(low)
}

// parse accepts an optional sign and digits of any script, nothing else.
func parse(s []uint16, radix int) (*big.Int, bool) {
	negative := false
	if len(s) > 0 && (s[0] == '-' || s[0] == '+') {
		negative = s[0] == '-'
		s = s[1:]
	}
	if len(s) == 0 {
		return nil, false
	}
	text := make([]byte, len(s))
	for i, u := range s {
		if u >= 128 {
			d := decimalValue(rune(u))
			if d < 0 {
				return nil, false
			}
			u = uint16('0' + d)
		}
		if !(u >= '0' && u <= '9' || u >= 'a' && u <= 'z' || u >= 'A' && u <= 'Z') {
			return nil, false
		}
		text[i] = byte(u)
	}
	v, ok := new(big.Int).SetString(string(text), radix)
	if ok && negative {
		v.Neg(v)
	}
	return v, ok
}

func bindBits(b *vm.Bindings) {
	number := func(name string, fn func(x *big.Int) int) {
		b.Method(class, name, "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			return vm.Int(int32(fn(value(a[0].R))))
		})
	}
	number("bitLength", bitLength)
	number("bitCount", func(x *big.Int) int {
		if x.Sign() < 0 {
			x = new(big.Int).Not(x)
		}
		n := 0
		for _, w := range x.Bits() {
			n += bits.OnesCount(uint(w))
		}
		return n
	})
	number("getLowestSetBit", func(x *big.Int) int {
		if x.Sign() == 0 {
			return -1
		}
		return int(x.TrailingZeroBits())
	})
	b.Method(class, "testBit", "(I)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		n := a[1].Int()
		if n < 0 {
			return t.Throw(arithmetic, "n < 0: %d", n)
		}
		return vm.Bool(value(a[0].R).Bit(int(n)) == 1)
	})
	b.Method(class, "withBit", "(II)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x, n, how := value(a[0].R), a[1].Int(), uint(a[2].Int())
		if n < 0 {
			return t.Throw(arithmetic, "n < 0: %d", n)
		}
		if how == 2 {
			how = 1 - x.Bit(int(n))
		}
		if !t.Reserve(int64(n) / 8) {
			return vm.Slot{}
		}
		return result(t, new(big.Int).SetBit(x, int(n), how))
	})
	b.Method(class, "shiftLeft", "(I)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x, n := value(a[0].R), int64(a[1].Int())
		if n < 0 {
			return result(t, new(big.Int).Rsh(x, uint(-n)))
		}
		if x.Sign() != 0 && int64(x.BitLen())+n > maxBits {
			return t.Throw(arithmetic, outOfRange)
		}
		if x.Sign() == 0 {
			return result(t, x)
		}
		if !t.Reserve(n / 8) {
			return vm.Slot{}
		}
		return result(t, new(big.Int).Lsh(x, uint(n)))
	})
}

// bitLength is the length of the two's complement form without its sign bit.
func bitLength(x *big.Int) int {
	if x.Sign() >= 0 {
		return x.BitLen()
	}
	return new(big.Int).Not(x).BitLen()
}

func bindNumberTheory(b *vm.Bindings) {
	positive := func(t *vm.Thread, m *vm.Object) bool {
		if m == nil {
			t.ThrowNull()
			return false
		}
		if value(m).Sign() <= 0 {
			t.Throw(arithmetic, "BigInteger: modulus not positive")
			return false
		}
		return true
	}
	b.Method(class, "mod", binary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !positive(t, a[1].R) {
			return vm.Slot{}
		}
		x, m := value(a[0].R), value(a[1].R)
		if !t.Spend(cost(x, m)) {
			return vm.Slot{}
		}
		return result(t, new(big.Int).Mod(x, m))
	})
	b.Method(class, "modInverse", binary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !positive(t, a[1].R) {
			return vm.Slot{}
		}
		z, x, m := new(big.Int), value(a[0].R), value(a[1].R)
		if m.Cmp(big.NewInt(1)) == 0 {
			return result(t, z)
		}
		if !t.Spend(cost(x, m) + 8*cost(m, m)) { // Euclid's algorithm, with both factors
			return vm.Slot{}
		}
		if z.ModInverse(x, m) == nil {
			return t.Throw(arithmetic, "BigInteger not invertible.")
		}
		return result(t, z)
	})
	b.Method(class, "modPow", "("+class+class+")"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil || a[2].R == nil {
			return t.ThrowNull()
		}
		if !positive(t, a[2].R) {
			return vm.Slot{}
		}
		x, e, m := value(a[0].R), value(a[1].R), value(a[2].R)
		if !t.Spend(cost(m, m) * int64(e.BitLen()+1)) {
			return vm.Slot{}
		}
		z := new(big.Int)
		if m.Cmp(big.NewInt(1)) == 0 {
			return result(t, z)
		}
		if e.Sign() < 0 && new(big.Int).ModInverse(x, m) == nil {
			return t.Throw(arithmetic, "BigInteger not invertible.")
		}
		return result(t, z.Exp(x, e, m))
	})
	b.Method(class, "isProbablePrime", "(I)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x := new(big.Int).Abs(value(a[0].R))
		if a[1].Int() <= 0 {
			return vm.Bool(true)
		}
		return vm.Bool(t.Spend(primeRounds*cost(x, x)*int64(x.BitLen()+1)) && x.ProbablyPrime(primeRounds))
	})
	b.Method(class, "nextProbablePrime", unary, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		x := value(a[0].R)
		if x.Sign() < 0 {
			return t.Throw(arithmetic, "%s", fmt.Sprintf("start < 0: %s", x))
		}
		z := new(big.Int).Set(x)
		for {
			z.Add(z, big.NewInt(1))
			if !t.Spend(cost(z, z) + 64) {
				return vm.Slot{}
			}
			if z.ProbablyPrime(primeRounds) {
				return result(t, z)
			}
		}
	})
}

// decimalValue is the value of a decimal digit of any script, -1 of others.
func decimalValue(r rune) int {
	for _, zero := range []rune{0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10} {
		if r >= zero && r < zero+10 {
			return int(r - zero)
		}
	}
	return -1
}
