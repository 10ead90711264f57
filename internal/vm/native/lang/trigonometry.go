// The functions of StrictMath: trigonometry.
//
// Java specifies that StrictMath gives the results of fdlibm ("Freely
// Distributable Math Library", Sun Microsystems 1993), and Android's C library
// descends from it. The functions here follow its published methods and use its
// coefficients, so that results are the same bits on every host; Go's own are
// often off by one in the last place. Products that are added to something are
// converted explicitly, which keeps a compiler from fusing the two.

package lang

import (
	"math"
	"math/big"
	"sync"
)

// high is the upper half of a number's bits, low sets the lower half to zero.
func high(x float64) int32 { return int32(math.Float64bits(x) >> 32) }

func truncated(x float64) float64 { return math.Float64frombits(math.Float64bits(x) &^ 0xffffffff) }

func withHigh(x float64, h int32) float64 {
	return math.Float64frombits(uint64(uint32(h))<<32 | math.Float64bits(x)&0xffffffff)
}

func fromHigh(h int32) float64 { return math.Float64frombits(uint64(uint32(h)) << 32) }

// mul is a product that is rounded before it is used.
func mul(x, y float64) float64 { return float64(x * y) }

// poly evaluates c[0] + c[1]*z + c[2]*z² …
func poly(z float64, c ...float64) float64 {
	r := c[len(c)-1]
	for i := len(c) - 2; i >= 0; i-- {
		r = c[i] + mul(z, r)
	}
	return r
}

const (
	halfPi     = 1.57079632679489655800e+00
	halfPiLow  = 6.12323399573676603587e-17
	quarter    = 7.85398163397448278999e-01
	quarterLow = 3.06161699786838301793e-17
	piLow      = 1.2246467991473531772e-16
)

// sineNear is the sine of x+y, |x| at most π/4 and y the tail of x.
func sineNear(x, y float64, tail bool) float64 {
	if high(x)&0x7fffffff < 0x3e400000 {
		return x
	}
	const s1 = -1.66666666666666324348e-01
	z := mul(x, x)
	v := mul(z, x)
	r := poly(z, 8.33333333332248946124e-03, -1.98412698298579493134e-04, 2.75573137070700676789e-06, -2.50507602534068634195e-08, 1.58969099521155010221e-10)
	if !tail {
		return x + mul(v, s1+mul(z, r))
	}
	return x - (mul(z, mul(0.5, y)-mul(v, r)) - y - mul(v, s1))
}

// cosineNear is the cosine of x+y, |x| at most π/4 and y the tail of x.
func cosineNear(x, y float64) float64 {
	ix := high(x) & 0x7fffffff
	if ix < 0x3e400000 {
		return 1
	}
	z := mul(x, x)
	r := mul(z, poly(z, 4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05, -2.75573143513906633035e-07,
		2.08757232129817482790e-09, -1.13596475577881948265e-11))
	if ix < 0x3fd33333 {
		return 1 - (mul(0.5, z) - (mul(z, r) - mul(x, y)))
	}
	q := 0.28125
	if ix <= 0x3fe90000 {
		q = fromHigh(ix - 0x00200000)
	}
	return 1 - q - (mul(0.5, z) - q - (mul(z, r) - mul(x, y)))
}

// tangentNear is the tangent of x+y, or where inverse its negative reciprocal.
func tangentNear(x, y float64, inverse bool) float64 {
	hx := high(x)
	ix := hx & 0x7fffffff
	if ix < 0x3e300000 {
		if !inverse {
			return x
		}
		if x == 0 && y == 0 {
			return math.Inf(-1)
		}
	}
	large := ix >= 0x3fe59428
	if large {
		if hx < 0 {
			x, y = -x, -y
		}
		x = quarter - x + (quarterLow - y)
		y = 0
	}
	z := mul(x, x)
	w := mul(z, z)
	r := poly(w, 1.33333333333201242699e-01, 2.18694882948595424599e-02, 3.59207910759131235356e-03, 5.88041240820264096874e-04, 7.81794442939557092300e-05, -1.85586374855275456654e-05)
	v := mul(z, poly(w, 5.39682539762260521377e-02, 8.86323982359930005737e-03, 1.45620945432529025516e-03, 2.46463134818469906812e-04, 7.14072491382608190305e-05, 2.59073051863633712884e-05))
	s := mul(z, x)
	r = y + mul(z, mul(s, r+v)+y)
	r += mul(3.33333333333334091986e-01, s)
	w = x + r
	if large {
		v = 1
		if inverse {
			v = -1
		}
		t := v - mul(2, x-(mul(w, w)/(w+v)-r))
		if hx < 0 {
			return -t
		}
		return t
	}
	if !inverse {
		return w
	}
	z = truncated(w)
	v = r - (z - x)
	a := -1 / w
	t := truncated(a)
	s = 1 + mul(t, z)
	return t + mul(a, s+mul(t, v))
}

// reduce finds x - n·π/2 as y0+y1, at most π/4 in size; of n the lowest bits matter.
func reduce(x float64) (n int, y0, y1 float64) {
	const (
		part1, tail1 = 1.57079632673412561417e+00, 6.07710050650619224932e-11
		part2, tail2 = 6.07710050630396597660e-11, 2.02226624879595063154e-21
		part3, tail3 = 2.02226624871116645580e-21, 8.47842766036889956997e-32
	)
	ix := high(x) & 0x7fffffff
	if ix > 0x413921fb {
		return reduceLarge(x)
	}
	t := math.Abs(x)
	if ix < 0x4002d97c {
		n = 1
		z := t - part1
		if ix != 0x3ff921fb {
			y0 = z - tail1
			y1 = z - y0 - tail1
		} else {
			z -= part2
			y0 = z - tail2
			y1 = z - y0 - tail2
		}
	} else {
		n = int(mul(t, 6.36619772367581382433e-01) + 0.5)
		f := float64(n)
		r := t - mul(f, part1)
		w := mul(f, tail1)
		y0 = r - w
		if n >= 32 || ix == high(f*halfPi) {
			lost := func() int32 { return ix>>20 - high(y0)>>20&0x7ff }
			if lost() > 16 {
				t = r
				w = mul(f, part2)
				r = t - w
				w = mul(f, tail2) - (t - r - w)
				y0 = r - w
				if lost() > 49 {
					t = r
					w = mul(f, part3)
					r = t - w
					w = mul(f, tail3) - (t - r - w)
					y0 = r - w
				}
			}
		}
		y1 = r - y0 - w
	}
	if x < 0 {
		return -n, -y0, -y1
	}
	return n, y0, y1
}

// pi has more bits than any double's reduction needs.
var pi = sync.OnceValue(func() *big.Float {
	// Machin: π/4 = 4 arctan(1/5) - arctan(1/239), in fixed point.
	const precision = 1300
	arctan := func(k int64) *big.Int {
		term := new(big.Int).Lsh(big.NewInt(1), precision)
		term.Quo(term, big.NewInt(k))
		sum, square := new(big.Int).Set(term), big.NewInt(k*k)
		for n := int64(3); term.Sign() != 0; n += 2 {
			term.Quo(term, square)
			part := new(big.Int).Quo(term, big.NewInt(n))
			if n&2 != 0 {
				sum.Sub(sum, part)
			} else {
				sum.Add(sum, part)
			}
		}
		return sum
	}
	q := arctan(5)
	q.Lsh(q, 2)
	q.Sub(q, arctan(239))
	f := new(big.Float).SetPrec(precision).SetInt(q)
	return f.SetMantExp(f, 2-precision)
})

// reduceLarge is reduce for numbers of which double arithmetic would lose all.
func reduceLarge(x float64) (n int, y0, y1 float64) {
	const precision = 1300
	half := new(big.Float).SetPrec(precision).Quo(pi(), big.NewFloat(2))
	v := new(big.Float).SetPrec(precision).SetFloat64(math.Abs(x))
	q := new(big.Float).SetPrec(precision).Quo(v, half)
	q.Add(q, big.NewFloat(0.5))
	whole, _ := q.Int(nil)
	v.Sub(v, new(big.Float).SetPrec(precision).Mul(half, new(big.Float).SetPrec(precision).SetInt(whole)))
	y0, _ = v.Float64()
	y1, _ = v.Sub(v, new(big.Float).SetFloat64(y0)).Float64()
	n = int(whole.Bit(0)) | int(whole.Bit(1))<<1
	if x < 0 {
		return -n, -y0, -y1
	}
	return n, y0, y1
}

func sin(x float64) float64 {
	if high(x)&0x7fffffff <= 0x3fe921fb {
		return sineNear(x, 0, false)
	}
	if x-x != 0 {
		return math.NaN()
	}
	n, y0, y1 := reduce(x)
	switch n & 3 {
	case 0:
		return sineNear(y0, y1, true)
	case 1:
		return cosineNear(y0, y1)
	case 2:
		return -sineNear(y0, y1, true)
	}
	return -cosineNear(y0, y1)
}

func cos(x float64) float64 {
	if high(x)&0x7fffffff <= 0x3fe921fb {
		return cosineNear(x, 0)
	}
	if x-x != 0 {
		return math.NaN()
	}
	n, y0, y1 := reduce(x)
	switch n & 3 {
	case 0:
		return cosineNear(y0, y1)
	case 1:
		return -sineNear(y0, y1, true)
	case 2:
		return -cosineNear(y0, y1)
	}
	return sineNear(y0, y1, true)
}

func tan(x float64) float64 {
	if high(x)&0x7fffffff <= 0x3fe921fb {
		return tangentNear(x, 0, false)
	}
	if x-x != 0 {
		return math.NaN()
	}
	n, y0, y1 := reduce(x)
	return tangentNear(y0, y1, n&1 != 0)
}

// arcRational is what arc sine and arc cosine share.
func arcRational(t float64) float64 {
	p := mul(t, poly(t, 1.66666666666666657415e-01, -3.25565818622400915405e-01, 2.01212532134862925881e-01, -4.00555345006794114027e-02,
		7.91534994289814532176e-04, 3.47933107596021167570e-05))
	return p / poly(t, 1, -2.40339491173441421878e+00, 2.02094576023350569471e+00, -6.88283971605453293030e-01, 7.70381505559019352791e-02)
}

func asin(x float64) float64 {
	ix := high(x) & 0x7fffffff
	a := math.Abs(x)
	switch {
	case a == 1:
		return mul(x, halfPi) + mul(x, halfPiLow)
	case !(a < 1):
		return math.NaN()
	case ix < 0x3e400000:
		return x
	case ix < 0x3fe00000:
		return x + mul(x, arcRational(mul(x, x)))
	}
	t := mul(1-a, 0.5)
	r, s := arcRational(t), math.Sqrt(t)
	if ix >= 0x3fef3333 {
		t = halfPi - (mul(2, s+mul(s, r)) - halfPiLow)
	} else {
		w := truncated(s)
		c := (t - mul(w, w)) / (s + w)
		p := mul(mul(2, s), r) - (halfPiLow - mul(2, c))
		q := quarter - mul(2, w)
		t = quarter - (p - q)
	}
	return math.Copysign(t, x)
}

func acos(x float64) float64 {
	ix := high(x) & 0x7fffffff
	switch {
	case x == 1:
		return 0
	case x == -1:
		return math.Pi
	case !(math.Abs(x) < 1):
		return math.NaN()
	case ix <= 0x3c600000:
		return halfPi + halfPiLow
	case ix < 0x3fe00000:
		return halfPi - (x - (halfPiLow - mul(x, arcRational(mul(x, x)))))
	case x < 0:
		z := mul(1+x, 0.5)
		s := math.Sqrt(z)
		w := mul(arcRational(z), s) - halfPiLow
		return math.Pi - mul(2, s+w)
	}
	z := mul(1-x, 0.5)
	s := math.Sqrt(z)
	d := truncated(s)
	c := (z - mul(d, d)) / (s + d)
	w := mul(arcRational(z), s) + c
	return mul(2, d+w)
}

var (
	arcHigh = [...]float64{4.63647609000806093515e-01, 7.85398163397448278999e-01, 9.82793723247329054082e-01, 1.57079632679489655800e+00}
	arcLow  = [...]float64{2.26987774529616870924e-17, 3.06161699786838301793e-17, 1.39033110312309984516e-17, 6.12323399573676603587e-17}
)

func atan(x float64) float64 {
	ix := high(x) & 0x7fffffff
	sign := x
	id := -1
	switch {
	case x != x:
		return x
	case ix >= 0x44100000:
		return math.Copysign(arcHigh[3]+arcLow[3], x)
	case ix < 0x3e200000:
		return x
	case ix >= 0x3fdc0000:
		x = math.Abs(x)
		switch {
		case ix < 0x3fe60000:
			id, x = 0, (mul(2, x)-1)/(2+x)
		case ix < 0x3ff30000:
			id, x = 1, (x-1)/(x+1)
		case ix < 0x40038000:
			id, x = 2, (x-1.5)/(1+mul(1.5, x))
		default:
			id, x = 3, -1/x
		}
	}
	z := mul(x, x)
	w := mul(z, z)
	s1 := mul(z, poly(w, 3.33333333333329318027e-01, 1.42857142725034663711e-01, 9.09088713343650656196e-02, 6.66107313738753120669e-02, 4.97687799461593236017e-02, 1.62858201153657823623e-02))
	s2 := mul(w, poly(w, -1.99999999998764832476e-01, -1.11111104054623557880e-01, -7.69187620504482999495e-02, -5.83357013379057348645e-02, -3.65315727442169155270e-02))
	if id < 0 {
		return x - mul(x, s1+s2)
	}
	return math.Copysign(arcHigh[id]-(mul(x, s1+s2)-arcLow[id]-x), sign)
}

func atan2(y, x float64) float64 {
	switch {
	case x != x || y != y:
		return math.NaN()
	case x == 1:
		return atan(y)
	case y == 0:
		if math.Signbit(x) {
			return math.Copysign(math.Pi, y)
		}
		return y
	case x == 0:
		return math.Copysign(halfPi, y)
	case math.IsInf(x, 0):
		z := 0.0
		switch {
		case math.IsInf(y, 0) && x > 0:
			z = quarter
		case math.IsInf(y, 0):
			z = 3 * quarter
		case x < 0:
			z = math.Pi
		}
		return math.Copysign(z, y)
	case math.IsInf(y, 0):
		return math.Copysign(halfPi, y)
	}
	k := (high(y)&0x7fffffff - high(x)&0x7fffffff) >> 20
	var z float64
	switch {
	case k > 60:
		z = halfPi + 0.5*piLow
	case x < 0 && k < -60:
		z = 0
	default:
		z = atan(math.Abs(y / x))
	}
	if x > 0 {
		return math.Copysign(z, y)
	}
	return math.Copysign(math.Pi-(z-piLow), y)
}
