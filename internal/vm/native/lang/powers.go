// The functions of StrictMath: powers, exponentials, logarithms and roots. See
// trigonometry.go for where they come from.

package lang

import "math"

const (
	ln2High = 6.93147180369123816490e-01
	ln2Low  = 1.90821492927058770002e-10
	invLn2  = 1.44269504088896338700e+00

	maxExp = 7.09782712893383973096e+02  // e to more overflows
	minExp = -7.45133219101941108420e+02 // e to less is zero
)

// expTail is what remains of e^x after the first terms, for |x| up to ln(2)/2.
func expTail(x float64) float64 {
	t := mul(x, x)
	return x - mul(t, poly(t, 1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05, -1.65339022054652515390e-06,
		4.13813679705723846039e-08))
}

func exp(x float64) float64 {
	hx := high(x) & 0x7fffffff
	switch {
	case x != x || math.IsInf(x, 1):
		return x
	case x > maxExp:
		return math.Inf(1)
	case x < minExp:
		return 0
	}
	var hi, lo float64
	k := 0
	if hx > 0x3fd62e42 {
		sign := math.Copysign(1, x)
		if hx < 0x3ff0a2b2 {
			k = int(sign)
			hi, lo = x-sign*ln2High, sign*ln2Low
		} else {
			k = int(mul(invLn2, x) + 0.5*sign)
			hi, lo = x-mul(float64(k), ln2High), mul(float64(k), ln2Low)
		}
		x = hi - lo
	} else if hx < 0x3e300000 {
		return 1 + x
	}
	c := expTail(x)
	if k == 0 {
		return 1 - (mul(x, c)/(c-2) - x)
	}
	y := 1 - (lo - mul(x, c)/(2-c) - hi)
	if k >= -1021 {
		if k == 1024 {
			return y * 2 * 0x1p1023
		}
		return withHigh(y, high(y)+int32(k)<<20)
	}
	return withHigh(y, high(y)+int32(k+1000)<<20) * 0x1p-1000
}

// normal begins a logarithm: the number, made normal, its upper half and exponent; or
// the result itself for what is not positive or not finite.
func normal(x float64) (scaled float64, hx, exponent int32, special bool) {
	hx = high(x)
	if hx < 0x00100000 {
		if x == 0 {
			return math.Inf(-1), 0, 0, true
		}
		if hx < 0 {
			return math.NaN(), 0, 0, true
		}
		exponent -= 54
		x *= 0x1p54
		hx = high(x)
	}
	if hx >= 0x7ff00000 {
		return x + x, 0, 0, true
	}
	return x, hx, exponent + hx>>20 - 1023, false
}

// log is the natural logarithm.
func log(x float64) float64 {
	x, hx, k, special := normal(x)
	if special {
		return x
	}
	hx &= 0x000fffff
	i := (hx + 0x95f64) & 0x100000
	x = withHigh(x, hx|i^0x3ff00000)
	k += i >> 20
	f, d := x-1, float64(k)
	if 0x000fffff&(2+hx) < 3 {
		if f == 0 {
			if k == 0 {
				return 0
			}
			return mul(d, ln2High) + mul(d, ln2Low)
		}
		r := mul(mul(f, f), 0.5-mul(0.33333333333333333, f))
		if k == 0 {
			return f - r
		}
		return mul(d, ln2High) - (r - mul(d, ln2Low) - f)
	}
	s := f / (2 + f)
	z := mul(s, s)
	w := mul(z, z)
	t1 := mul(w, poly(w, 3.999999999940941908e-01, 2.222219843214978396e-01, 1.531383769920937332e-01))
	t2 := mul(z, poly(w, 6.666666666666735130e-01, 2.857142874366239149e-01, 1.818357216161805012e-01, 1.479819860511658591e-01))
	r := t2 + t1
	if (hx-0x6147a)|(0x6b851-hx) > 0 {
		h := mul(mul(0.5, f), f)
		if k == 0 {
			return f - (h - mul(s, h+r))
		}
		return mul(d, ln2High) - (h - (mul(s, h+r) + mul(d, ln2Low)) - f)
	}
	if k == 0 {
		return f - mul(s, f-r)
	}
	return mul(d, ln2High) - (mul(s, f-r) - mul(d, ln2Low) - f)
}

func log10(x float64) float64 {
	x, hx, k, special := normal(x)
	if special {
		return x
	}
	i := int32(uint32(k) >> 31)
	x = withHigh(x, hx&0x000fffff|(0x3ff-i)<<20)
	y := float64(k + i)
	z := mul(y, 3.69423907715893078616e-13) + mul(4.34294481903251816668e-01, log(x))
	return z + mul(y, 3.01029995663611771306e-01)
}

func sinh(x float64) float64 {
	a := math.Abs(x)
	h := math.Copysign(0.5, x)
	switch ix := high(x) & 0x7fffffff; {
	case x-x != 0:
		return x + x
	case ix < 0x3e300000:
		return x
	case ix < 0x3ff00000:
		t := math.Expm1(a)
		return h * (mul(2, t) - mul(t, t)/(t+1))
	case ix < 0x40360000:
		t := math.Expm1(a)
		return h * (t + t/(t+1))
	case ix < 0x40862e42:
		return h * exp(a)
	case a <= 7.10475860073943863426e+02:
		w := exp(0.5 * a)
		return h * w * w
	}
	return math.Copysign(math.Inf(1), x)
}

func cosh(x float64) float64 {
	a := math.Abs(x)
	switch ix := high(x) & 0x7fffffff; {
	case x-x != 0:
		return x * x
	case ix < 0x3fd62e43:
		t := math.Expm1(a)
		w := 1 + t
		if ix < 0x3c800000 {
			return w
		}
		return 1 + mul(t, t)/(w+w)
	case ix < 0x40360000:
		t := exp(a)
		return mul(0.5, t) + 0.5/t
	case ix < 0x40862e42:
		return 0.5 * exp(a)
	case a <= 7.10475860073943863426e+02:
		w := exp(0.5 * a)
		return 0.5 * w * w
	}
	return math.Inf(1)
}

func tanh(x float64) float64 {
	a := math.Abs(x)
	z := 1.0
	switch ix := high(x) & 0x7fffffff; {
	case x != x:
		return x
	case ix < 0x3c800000:
		return mul(x, 1+x)
	case ix < 0x3ff00000:
		t := math.Expm1(-2 * a)
		z = -t / (t + 2)
	case ix < 0x40360000:
		z = 1 - 2/(math.Expm1(2*a)+2)
	}
	return math.Copysign(z, x)
}

func cbrt(x float64) float64 {
	if x-x != 0 || x == 0 {
		return x + x
	}
	a := math.Abs(x)
	var t float64
	if high(a) < 0x00100000 {
		t = a * 0x1p54
		t = withHigh(t, high(t)/3+696219795)
	} else {
		t = fromHigh(high(a)/3 + 715094163)
	}
	r := mul(t, t) / a
	s := 5.42857142857142815906e-01 + mul(r, t)
	t = mul(t, 3.57142857142857150787e-01+1.60714285714285720630e+00/(s+1.41428571428571436819e+00+-7.05306122448979611050e-01/s))
	t = fromHigh(high(t) + 1) // 20 bits, rounded up
	s = mul(t, t)
	r = a / s
	w := t + t
	r = (r - t) / (w + r)
	return math.Copysign(t+mul(t, r), x)
}

func hypot(x, y float64) float64 {
	if math.IsInf(x, 0) || math.IsInf(y, 0) {
		return math.Inf(1)
	}
	a, b := math.Abs(x), math.Abs(y)
	ha, hb := high(a), high(b)
	if hb > ha {
		a, b, ha, hb = b, a, hb, ha
	}
	if ha-hb > 0x3c00000 || a != a || b != b {
		return a + b
	}
	scale := 1.0
	if ha > 0x5f300000 {
		scale = 0x1p600
	} else if hb < 0x00100000 {
		if b == 0 {
			return a
		}
		scale = 0x1p-1022
	} else if hb < 0x20b00000 {
		scale = 0x1p-600
	}
	a, b = a/scale, b/scale
	if w := a - b; w > b {
		t1 := truncated(a)
		t2 := a - t1
		w = math.Sqrt(mul(t1, t1) - (mul(b, -b) - mul(t2, a+t1)))
		return w * scale
	} else {
		a += a
		y1 := truncated(b)
		y2 := b - y1
		t1 := truncated(a)
		t2 := a - t1
		w = math.Sqrt(mul(t1, y1) - (mul(w, -w) - (mul(t1, y2) + mul(t2, b))))
		return w * scale
	}
}

// integral tells of what kind a number is: 0 no integer, 1 odd, 2 even.
func integral(y float64) int {
	a := math.Abs(y)
	switch {
	case a >= 0x1p53:
		return 2
	case a != math.Floor(a):
		return 0
	}
	return 2 - int(int64(a)&1)
}

func pow(x, y float64) float64 {
	kind := integral(y)
	ax := math.Abs(x)
	switch {
	case y == 0:
		return 1
	case x != x || y != y:
		return math.NaN()
	case math.IsInf(y, 0):
		if ax == 1 {
			return math.NaN()
		}
		if ax > 1 == (y > 0) {
			return math.Inf(1)
		}
		return 0
	case y == 1:
		return x
	case y == -1:
		return 1 / x
	case y == 2:
		return x * x
	case y == 0.5 && !math.Signbit(x):
		return math.Sqrt(x)
	case math.IsInf(x, 0) || x == 0 || ax == 1:
		z := ax
		if y < 0 {
			z = 1 / z
		}
		if math.Signbit(x) {
			if ax == 1 && kind == 0 {
				return math.NaN()
			}
			if kind == 1 {
				return -z
			}
		}
		return z
	case x < 0 && kind == 0:
		return math.NaN()
	}
	sign := 1.0
	if x < 0 && kind == 1 {
		sign = -1
	}
	if math.Abs(y) > 0x1p64 || math.Abs(y) > 0x1p31 && (high(ax) < 0x3fefffff || high(ax) > 0x3ff00000) {
		if ax < 1 == (y < 0) {
			return sign * math.Inf(1)
		}
		return sign * 0
	}
	t1, t2 := logBase2(ax, math.Abs(y) > 0x1p31)

	// y·log2(x) in two parts, then 2 to that power.
	y1 := truncated(y)
	low := mul(y-y1, t1) + mul(y, t2)
	hi := mul(y1, t1)
	z := low + hi
	const overTail = 8.0085662595372944372e-17
	switch {
	case z > 1024 || z == 1024 && low+overTail > z-hi:
		return sign * math.Inf(1)
	case z < -1075 || z == -1075 && low <= z-hi:
		return sign * 0
	}
	return sign * power2(hi, low, z)
}

// logBase2 is the logarithm of a positive number to base 2 in two parts, the
// first with its lower half zero; near says that the number is close to 1.
func logBase2(ax float64, near bool) (t1, t2 float64) {
	if near {
		t := ax - 1
		w := mul(mul(t, t), 0.5-mul(t, 0.3333333333333333333333-mul(t, 0.25)))
		u := mul(1.44269502162933349609e+00, t)
		v := mul(t, 1.92596299112661746887e-08) - mul(w, invLn2)
		t1 = truncated(u + v)
		return t1, v - (t1 - u)
	}
	const (
		cp, cpHigh, cpLow = 9.61796693925975554329e-01, 9.61796700954437255859e-01, -7.02846165095275826516e-09
	)
	n := int32(0)
	ix := high(ax)
	if ix < 0x00100000 {
		ax *= 0x1p53
		n -= 53
		ix = high(ax)
	}
	n += ix>>20 - 0x3ff
	j := ix & 0x000fffff
	ix = j | 0x3ff00000
	k := int32(0)
	base, dpHigh, dpLow := 1.0, 0.0, 0.0
	switch {
	case j <= 0x3988e:
	case j < 0xbb67a:
		k, base, dpHigh, dpLow = 1, 1.5, 5.84962487220764160156e-01, 1.35003920212974897128e-08
	default:
		n++
		ix -= 0x00100000
	}
	ax = withHigh(ax, ix)
	u := ax - base
	v := 1 / (ax + base)
	ss := mul(u, v)
	sh := truncated(ss)
	th := fromHigh((ix>>1 | 0x20000000) + 0x00080000 + k<<18)
	tl := ax - (th - base)
	sl := mul(v, u-mul(sh, th)-mul(sh, tl))
	s2 := mul(ss, ss)
	r := mul(mul(s2, s2), poly(s2, 5.99999999999994648725e-01, 4.28571428578550184252e-01, 3.33333329818377432918e-01, 2.72728123808534006489e-01,
		2.30660745775561754067e-01, 2.06975017800338417784e-01))
	r += mul(sl, sh+ss)
	s2 = mul(sh, sh)
	th = truncated(3 + s2 + r)
	tl = r - (th - 3 - s2)
	u = mul(sh, th)
	v = mul(sl, th) + mul(tl, ss)
	ph := truncated(u + v)
	pl := v - (ph - u)
	zh := mul(cpHigh, ph)
	zl := mul(cpLow, ph) + mul(pl, cp) + dpLow
	t := float64(n)
	t1 = truncated(zh + zl + dpHigh + t)
	return t1, zl - (t1 - t - dpHigh - zh)
}

// power2 is 2^(hi+low), z their sum.
func power2(hi, low, z float64) float64 {
	const ln2, ln2H, ln2L = 6.93147180559945286227e-01, 6.93147182464599609375e-01, -1.90465429995776804525e-09
	j := high(z)
	i := j & 0x7fffffff
	k := i>>20 - 0x3ff
	n := int32(0)
	if i > 0x3fe00000 {
		n = j + 0x00100000>>(k+1)
		k = n&0x7fffffff>>20 - 0x3ff
		t := fromHigh(n &^ (0x000fffff >> k))
		n = (n&0x000fffff | 0x00100000) >> (20 - k)
		if j < 0 {
			n = -n
		}
		hi -= t
	}
	t := truncated(low + hi)
	u := mul(t, ln2H)
	v := mul(low-(t-hi), ln2) + mul(t, ln2L)
	z = u + v
	w := v - (z - u)
	t1 := expTail(z)
	r := mul(z, t1)/(t1-2) - (w + mul(z, w))
	z = 1 - (r - z)
	if (high(z)+n<<20)>>20 <= 0 {
		return math.Ldexp(z, int(n))
	}
	return withHigh(z, high(z)+n<<20)
}
