// java.lang.Math and StrictMath.

package lang

import (
	"math"
	"math/bits"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindMath(b *vm.Bindings) {
	for class, exp := range map[string]func(float64) float64{"Ljava/lang/Math;": platformExp, "Ljava/lang/StrictMath;": exp} {
		m := members{b, class}
		bindFunctions(m)
		bindParts(m)
		m.bind("exp", "(D)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Double(exp(a[0].Double())) })
	}
}

// platformExp is exp of the platform's C library, which knows that of 1 exactly
// where fdlibm, and with it StrictMath, is off by a bit.
func platformExp(x float64) float64 {
	if x == 1 {
		return math.E
	}
	return exp(x)
}

// bindFunctions binds the functions of mathematics.
func bindFunctions(m members) {
	for name, fn := range map[string]func(float64) float64{
		"sin": sin, "cos": cos, "tan": tan, "asin": asin, "acos": acos, "atan": atan, "log": log, "log10": log10,
		"sqrt": math.Sqrt, "cbrt": cbrt, "ceil": math.Ceil, "floor": math.Floor, "rint": math.RoundToEven, "sinh": sinh,
		"cosh": cosh, "tanh": tanh, "expm1": math.Expm1, "log1p": math.Log1p, "abs": math.Abs,
	} {
		m.bind(name, "(D)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Double(fn(a[0].Double())) })
	}
	for name, fn := range map[string]func(x, y float64) float64{
		"atan2": atan2, "pow": pow, "hypot": hypot, "IEEEremainder": math.Remainder,
		"max": math.Max, "min": math.Min,
	} {
		m.bind(name, "(DD)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Double(fn(a[0].Double(), a[1].Double())) })
	}
	m.bind("max", "(FF)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Float(max(a[0].Float(), a[1].Float())) })
	m.bind("min", "(FF)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Float(min(a[0].Float(), a[1].Float())) })
	m.bind("abs", "(F)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Float(float32(math.Abs(float64(a[0].Float())))) })
	m.bind("fma", "(DDD)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Double(math.FMA(a[0].Double(), a[1].Double(), a[2].Double()))
	})
	m.bind("fma", "(FFF)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Float(fma32(a[0].Float(), a[1].Float(), a[2].Float()))
	})
	m.bind("random", "()D", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
		return vm.Double(float64(t.VM().World().Random.Uint64()>>11) / (1 << 53))
	})
	m.bind("round", "(D)J", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Long(toLong(roundHalfUp(a[0].Double()))) })
	m.bind("round", "(F)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(toInt(roundHalfUp(float64(a[0].Float())))) })
	m.bind("multiplyHigh", "(JJ)J", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		x, y := a[0].Long(), a[1].Long()
		high, _ := bits.Mul64(uint64(x), uint64(y))
		return vm.Long(int64(high) - x>>63&y - y>>63&x)
	})
}

// fma32 rounds once: the product of two floats is exact in a double, and
// rounding the sum to odd keeps what the second rounding needs.
func fma32(x, y, z float32) float32 {
	p, c := float64(x)*float64(y), float64(z)
	s := p + c
	if s != s || math.IsInf(s, 0) {
		return float32(s)
	}
	t := s - p
	rest := (p - (s - t)) + (c - t)
	if rest != 0 && math.Float64bits(s)&1 == 0 {
		if (rest > 0) == (s > 0) {
			s = math.Float64frombits(math.Float64bits(s) + 1)
		} else {
			s = math.Float64frombits(math.Float64bits(s) - 1)
		}
	}
	return float32(s)
}

// roundHalfUp is floor(x + 1/2) without the rounding of that sum.
func roundHalfUp(x float64) float64 {
	f := math.Floor(x)
	if x-f >= 0.5 {
		f++
	}
	return f
}

// toLong and toInt convert as Java's casts do.

func toLong(x float64) int64 {
	switch {
	case x != x:
		return 0
	case x >= 1<<63:
		return math.MaxInt64
	case x < -1<<63:
		return math.MinInt64
	}
	return int64(x)
}

func toInt(x float64) int32 {
	return int32(min(max(toLong(x), math.MinInt32), math.MaxInt32))
}

// bindParts binds what looks at the parts of floating-point numbers.
func bindParts(m members) {
	m.bind("ulp", "(D)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		x := math.Abs(a[0].Double())
		if math.IsInf(x, 0) || x != x {
			return vm.Double(x)
		}
		if x == math.MaxFloat64 {
			return vm.Double(0x1p971)
		}
		return vm.Double(math.Nextafter(x, math.Inf(1)) - x)
	})
	m.bind("ulp", "(F)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		x := float32(math.Abs(float64(a[0].Float())))
		if math.IsInf(float64(x), 0) || x != x {
			return vm.Float(x)
		}
		if x == math.MaxFloat32 {
			return vm.Float(0x1p104)
		}
		return vm.Float(math.Nextafter32(x, float32(math.Inf(1))) - x)
	})
	signum := func(x float64) float64 {
		if x == 0 || x != x {
			return x
		}
		return math.Copysign(1, x)
	}
	m.bind("signum", "(D)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Double(signum(a[0].Double())) })
	m.bind("signum", "(F)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Float(float32(signum(float64(a[0].Float())))) })
	m.bind("copySign", "(DD)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Double(math.Copysign(a[0].Double(), a[1].Double()))
	})
	m.bind("copySign", "(FF)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Float(float32(math.Copysign(float64(a[0].Float()), float64(a[1].Float()))))
	})
	m.bind("getExponent", "(D)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(math.Float64bits(a[0].Double())>>52&0x7ff) - 1023)
	})
	m.bind("getExponent", "(F)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(math.Float32bits(a[0].Float())>>23&0xff) - 127)
	})
	m.bind("nextAfter", "(DD)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Double(nextAfter(a[0].Double(), a[1].Double()))
	})
	m.bind("nextAfter", "(FD)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Float(nextAfter32(a[0].Float(), a[1].Double()))
	})
	for name, direction := range map[string]float64{"nextUp": math.Inf(1), "nextDown": math.Inf(-1)} {
		m.bind(name, "(D)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Double(nextAfter(a[0].Double(), direction)) })
		m.bind(name, "(F)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Float(nextAfter32(a[0].Float(), direction)) })
	}
	m.bind("scalb", "(DI)D", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Double(math.Ldexp(a[0].Double(), int(a[1].Int())))
	})
	m.bind("scalb", "(FI)F", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Float(float32(math.Ldexp(float64(a[0].Float()), int(min(max(a[1].Int(), -400), 400)))))
	})
}

// nextAfter returns the direction itself where the two are equal, as Java does.
func nextAfter(x, y float64) float64 {
	if x == y {
		return y
	}
	return math.Nextafter(x, y)
}

func nextAfter32(x float32, y float64) float32 {
	switch f := float64(x); {
	case f == y:
		return float32(y)
	case f != f || y != y:
		return float32(math.NaN())
	case f < y:
		return math.Nextafter32(x, float32(math.Inf(1)))
	}
	return math.Nextafter32(x, float32(math.Inf(-1)))
}
