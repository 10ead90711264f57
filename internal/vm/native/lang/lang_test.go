package lang

import (
	"math"
	"math/rand/v2"
	"testing"
	"unicode"
	"unicode/utf16"
)

func TestFormatDouble(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0.0", 1: "1.0", 0.1: "0.1", 1e7: "1.0E7", 9999999: "9999999.0", 0.001: "0.001", 0.0009: "9.0E-4",
		5e-324: "4.9E-324", math.MaxFloat64: "1.7976931348623157E308",
		// Some longer than need be, as OpenJDK up to 18 and Android print them.
		1e23: "9.999999999999999E22", 2e23: "1.9999999999999998E23", 0x1p-44: "5.6843418860808015E-14",
		2.2250738585072014e-308: "2.2250738585072014E-308", 1.0e-323: "1.0E-323",
	} {
		if got := FormatDouble(v); got != want {
			t.Errorf("FormatDouble(%g) = %s, want %s", v, got, want)
		}
	}
	for v, want := range map[float32]string{1e-45: "1.4E-45", 0.1: "0.1", 16777216: "1.6777216E7", 3.4028235e38: "3.4028235E38"} {
		if got := FormatFloat(v); got != want {
			t.Errorf("FormatFloat(%g) = %s, want %s", v, got, want)
		}
	}
}

// TestRoundTrip reads back what is printed, for numbers of all sizes.
func TestRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 50000 {
		v := math.Float64frombits(random.Uint64())
		if got, ok := ParseFloat(FormatDouble(v), 64); v == v && (!ok || got != v) {
			t.Fatalf("%x prints as %s, which reads as %x", v, FormatDouble(v), got)
		}
		f := math.Float32frombits(random.Uint32())
		if got, ok := ParseFloat(FormatFloat(f), 32); f == f && (!ok || float32(got) != f) {
			t.Fatalf("%x prints as %s, which reads as %x", f, FormatFloat(f), got)
		}
	}
}

// TestFunctionsAreClose compares with Go's functions, which err in the last place only.
func TestFunctionsAreClose(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	pairs := map[string][2]func(float64) float64{
		"sin": {sin, math.Sin}, "cos": {cos, math.Cos}, "tan": {tan, math.Tan}, "asin": {asin, math.Asin}, "acos": {acos, math.Acos},
		"atan": {atan, math.Atan}, "exp": {exp, math.Exp}, "log": {log, math.Log}, "log10": {log10, math.Log10}, "cbrt": {cbrt, math.Cbrt},
		"sinh": {sinh, math.Sinh}, "cosh": {cosh, math.Cosh}, "tanh": {tanh, math.Tanh},
	}
	for range 20000 {
		x := (random.Float64() - 0.5) * math.Pow(10, float64(random.IntN(8)-3))
		for name, f := range pairs {
			got, want := f[0](x), f[1](x)
			if got != got && want != want || math.IsInf(want, 0) && got == want {
				continue
			}
			if d := math.Abs(got - want); !(d <= 1e-14*math.Max(math.Abs(want), 1e-2)) {
				t.Fatalf("%s(%v) = %v, Go says %v", name, x, got, want)
			}
		}
	}
}

func TestReduceLarge(t *testing.T) {
	for _, x := range []float64{1e22, 1e300, math.MaxFloat64, 823549.7, -1e15} {
		if got, want := sin(x), math.Sin(x); math.Abs(got-want) > 1e-12 {
			t.Errorf("sin(%g) = %v, Go says %v", x, got, want)
		}
	}
}

func TestCategoriesAgree(t *testing.T) {
	for c := rune(0); c <= unicode.MaxRune; c++ {
		if isLetter(c) != unicode.IsLetter(c) || isDigit(c) != unicode.IsDigit(c) {
			t.Fatalf("%U is of category %d", c, category(c))
		}
	}
}

// FuzzUTF8 holds the decoder to Go's where both agree on what is valid, and to its bounds elsewhere.
func FuzzUTF8(f *testing.F) {
	for _, s := range []string{"abc", "é中😀", "\xed\xa0\x80", "\xf0\x9f\x98", "\xc0\x80", "\xff"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		got := decodeUTF8(data)
		if len(got) > len(data) {
			t.Errorf("%d units from %d bytes", len(got), len(data))
		}
		if s := string(utf16.Decode(got)); string(utf8Bytes(units{wide: got})) != s {
			t.Errorf("%x does not encode as it decodes", data)
		}
	})
}

// FuzzParseFloat must never fail, and must accept what it prints.
func FuzzParseFloat(f *testing.F) {
	for _, s := range []string{"1", "0x1.8p3", "NaN", "1e", "-.5f", "Infinityd", "0x", "1_0"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if s == "" {
			return
		}
		v, ok := ParseFloat(s, 64)
		if !ok {
			return
		}
		if again, ok := ParseFloat(FormatDouble(v), 64); !ok || again != v && v == v {
			t.Errorf("%q reads as %v, which reads as %v", s, v, again)
		}
	})
}

func BenchmarkFormatDouble(b *testing.B) {
	for _, v := range []float64{1.5, 0.1, 1e23, 1.7976931348623157e308} {
		b.Run(FormatDouble(v), func(b *testing.B) {
			for b.Loop() {
				FormatDouble(v)
			}
		})
	}
}

func BenchmarkSin(b *testing.B) {
	for b.Loop() {
		sin(1.25)
	}
}

// Long texts are found where comparing everywhere finds them.
func TestSearch(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	text := func(n, letters int) []uint16 {
		s := make([]uint16, n)
		for i := range s {
			s[i] = uint16(0x4e00 + random.IntN(letters))
		}
		return s
	}
	found := 0
	for range 2000 {
		letters := 1 + random.IntN(2)
		u := units{wide: text(random.IntN(500), letters)}
		part := units{wide: text(naive+1+random.IntN(60), letters)}
		if random.IntN(2) == 0 && u.len() > naive+1 {
			from := random.IntN(u.len() - naive)
			part = units{wide: u.wide[from : from+naive+random.IntN(u.len()-naive-from)+1]}
		}
		start := random.IntN(520) - 10
		first, last := -1, -1
		for i := 0; i <= u.len()-part.len(); i++ {
			if matches(u, part, i) {
				if first < 0 && i >= start {
					first = i
				}
				if i <= start {
					last = i
				}
			}
		}
		if got := indexOf(u, part, start); got != first {
			t.Fatalf("indexOf from %d: %d, want %d", start, got, first)
		}
		if got := lastIndexOf(u, part, start); got != last {
			t.Fatalf("lastIndexOf from %d: %d, want %d", start, got, last)
		}
		if first >= 0 || last >= 0 {
			found++
		}
	}
	if found < 100 {
		t.Errorf("only %d texts were there", found)
	}
}
