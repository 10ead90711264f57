package jimple_test

import (
	"bytes"
	"math"
	"regexp"
	"slices"
	"strconv"
	"testing"
	"unicode/utf16"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// written returns the Jimple of a static method of La/A;.
func written(t *testing.T, proto string, write func(*build.Code)) string {
	t.Helper()
	b := build.New(35)
	write(b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "m", proto).Code(2))
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := jimple.New(p).WriteClass(&out, 0, jimple.Folded); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// unescaped reads the inside of a literal as Java does.
func unescaped(t *testing.T, s string) []uint16 {
	t.Helper()
	var out []uint16
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			out = append(out, uint16(s[i]))
			continue
		}
		i++
		switch s[i] {
		case 'n':
			out = append(out, '\n')
		case 't':
			out = append(out, '\t')
		case 'r':
			out = append(out, '\r')
		case 'u':
			u, err := strconv.ParseUint(s[i+1:i+5], 16, 16)
			if err != nil {
				t.Fatal(err)
			}
			out = append(out, uint16(u))
			i += 4
		default:
			out = append(out, uint16(s[i]))
		}
	}
	return out
}

// A string can be read back from what is written, whatever it holds, and the text is of
// printable ASCII.
func TestStringsReadBack(t *testing.T) {
	literal := regexp.MustCompile(`"((?:[^"\\]|\\.)*)"`)
	var parts []string
	for from := 0; from < 0x10000; from += 0x400 {
		var s []rune
		for r := from; r < from+0x400; r++ {
			if r > 0x100 && r%37 != 0 || r >= 0xd800 && r < 0xe000 {
				continue // unpaired halves of a pair have no text of their own
			}
			s = append(s, rune(r))
		}
		parts = append(parts, string(s))
	}
	for _, s := range append(parts, "plain", "", "\U0001f600 and \u00e9", `\u0041`, "'\"\\") {
		text := written(t, "()Ljava/lang/String;", func(c *build.Code) { c.Op(dex.OpConstString, 0, s).Op(dex.OpReturnObject, 0) })
		found := literal.FindStringSubmatch(text)
		if found == nil {
			t.Fatalf("no literal in\n%s", text)
		}
		if got, want := unescaped(t, found[1]), utf16.Encode([]rune(s)); !slices.Equal(got, want) {
			t.Errorf("%q is written as %s", s, found[0])
		}
		for _, c := range []byte(found[1]) {
			if c < ' ' || c > '~' {
				t.Errorf("%q is written with byte %#02x", s, c)
			}
		}
	}
}

// Numbers are written as Java's Double.toString and Float.toString do.
func TestNumbersAsJavaWritesThem(t *testing.T) {
	literal := regexp.MustCompile(`return (\S+);`)
	for v, want := range map[float64]string{
		0: "0.0", math.Copysign(0, -1): "-0.0", 1: "1.0", -1.5: "-1.5", 100: "100.0", 0.001: "0.001", 0.00099: "9.9E-4", 9999999: "9999999.0",
		1e7: "1.0E7", 12345678: "1.2345678E7", 1e-5: "1.0E-5", 1.25e300: "1.25E300", math.SmallestNonzeroFloat64: "4.9E-324", 123456.789: "123456.789",
		math.Inf(1): "#Infinity", math.Inf(-1): "#-Infinity",
	} {
		text := written(t, "()D", func(c *build.Code) { c.ConstWide(0, int64(math.Float64bits(v))).Op(dex.OpReturnWide, 0) })
		if found := literal.FindStringSubmatch(text); found == nil || found[1] != want {
			t.Errorf("%g is written as %v, want %s", v, found, want)
		}
	}
	for v, want := range map[float32]string{1: "1.0F", 0.1: "0.1F", 1e10: "1.0E10F", 3.4028235e38: "3.4028235E38F", 1e-3: "0.001F"} {
		text := written(t, "()F", func(c *build.Code) { c.Const(0, int32(math.Float32bits(v))).Op(dex.OpReturn, 0) })
		if found := literal.FindStringSubmatch(text); found == nil || found[1] != want {
			t.Errorf("%g is written as %v, want %s", v, found, want)
		}
	}
	for _, v := range []int64{0, 1, -1, 1<<31 - 1, 1 << 31, -1 << 63, 1<<63 - 1} {
		text := written(t, "()J", func(c *build.Code) { c.ConstWide(0, v).Op(dex.OpReturnWide, 0) })
		if found, want := literal.FindStringSubmatch(text), strconv.FormatInt(v, 10)+"L"; found == nil || found[1] != want {
			t.Errorf("%d is written as %v", v, found)
		}
	}
}
