// Binding, and what the natives share.

package lang

import "github.com/esdroid/esdroid/internal/vm"

// Bind binds the natives of java.lang.
func Bind(b *vm.Bindings) {
	bindObject(b)
	bindEnum(b)
	bindString(b)
	bindStringSearch(b)
	bindStringCase(b)
	bindBuilders(b)
	bindIntegers(b)
	bindFloats(b)
	bindCharacter(b)
	bindMath(b)
	bindSystem(b)
	bindThrowable(b)
	bindThread(b)
	bindThreadLocal(b)
}

// members binds methods of one class.
type members struct {
	b     *vm.Bindings
	class string
}

func (m members) bind(name, desc string, fn vm.Native) { m.b.Method(m.class, name, desc, fn) }

// The descriptors that many natives use.
const (
	stringType = "Ljava/lang/String;"
	charsType  = "Ljava/lang/CharSequence;"

	illegalArgument = "Ljava/lang/IllegalArgumentException;"
	stringIndex     = "Ljava/lang/StringIndexOutOfBoundsException;"
	arrayIndex      = "Ljava/lang/ArrayIndexOutOfBoundsException;"
	indexBounds     = "Ljava/lang/IndexOutOfBoundsException;"
	nullPointer     = "Ljava/lang/NullPointerException;"
	numberFormat    = "Ljava/lang/NumberFormatException;"
	outOfMemory     = "Ljava/lang/OutOfMemoryError;"
)

// units is a text as code units, in one of two forms: narrow if all are below 256.
type units struct {
	narrow []byte
	wide   []uint16 // if not nil, narrow is unused
}

// unitsOf returns the units of a String, to be read only.
func unitsOf(s *vm.Object) units {
	if n, ok := s.Latin1(); ok {
		return units{narrow: n}
	}
	return units{wide: vm.UTF16(s)}
}

func (u units) len() int {
	if u.wide != nil {
		return len(u.wide)
	}
	return len(u.narrow)
}

func (u units) at(i int) uint16 {
	if u.wide != nil {
		return u.wide[i]
	}
	return uint16(u.narrow[i])
}

func (u units) slice(start, end int) units {
	if u.wide != nil {
		return units{wide: u.wide[start:end]}
	}
	return units{narrow: u.narrow[start:end]}
}

// appendTo appends the units to s.
func (u units) appendTo(s []uint16) []uint16 {
	if u.wide != nil {
		return append(s, u.wide...)
	}
	for _, c := range u.narrow {
		s = append(s, uint16(c))
	}
	return s
}

// codePoint returns the code point at i, looking no further than the end.
func (u units) codePoint(i int) rune {
	c := rune(u.at(i))
	if isHigh(c) && i+1 < u.len() {
		if d := rune(u.at(i + 1)); isLow(d) {
			return joined(c, d)
		}
	}
	return c
}

// codePointBefore returns the code point that ends at i.
func (u units) codePointBefore(i int) rune {
	c := rune(u.at(i - 1))
	if isLow(c) && i > 1 {
		if d := rune(u.at(i - 2)); isHigh(d) {
			return joined(d, c)
		}
	}
	return c
}

// codePoints counts the code points between start and end.
func (u units) codePoints(start, end int) int {
	n := end - start
	for i := start; i < end-1; i++ {
		if isHigh(rune(u.at(i))) && isLow(rune(u.at(i+1))) {
			n--
			i++
		}
	}
	return n
}

// offset moves i by n code points; false if there are not so many.
func (u units) offset(i, n int) (int, bool) {
	for ; n > 0; n-- {
		if i >= u.len() {
			return 0, false
		}
		i += width(u.codePoint(i))
	}
	for ; n < 0; n++ {
		if i <= 0 {
			return 0, false
		}
		i -= width(u.codePointBefore(i))
	}
	return i, true
}

func isHigh(c rune) bool         { return c>>10 == 0xd800>>10 }
func isLow(c rune) bool          { return c>>10 == 0xdc00>>10 }
func joined(high, low rune) rune { return 0x10000 + (high-0xd800)<<10 + low - 0xdc00 }
func validCodePoint(c rune) bool { return c >= 0 && c <= 0x10ffff }

func width(c rune) int {
	if c >= 0x10000 {
		return 2
	}
	return 1
}

// appendRune appends a code point as one or two units.
func appendRune(s []uint16, c rune) []uint16 {
	if c >= 0x10000 {
		c -= 0x10000
		return append(s, uint16(0xd800+c>>10), uint16(0xdc00+c&0x3ff))
	}
	return append(s, uint16(c))
}

// newString makes a String of units, which it copies.
func newString(t *vm.Thread, u units) vm.Slot {
	if u.wide != nil {
		return vm.Ref(t.NewStringUTF16(u.wide))
	}
	return vm.Ref(t.NewStringLatin1(u.narrow))
}

// text makes a String of Go text.
func text(t *vm.Thread, s string) vm.Slot { return vm.Ref(t.NewString(s)) }

// charSequence returns the units of any CharSequence, null as "null"; false if
// it threw.
func charSequence(t *vm.Thread, o *vm.Object) (units, bool) {
	if o == nil {
		return units{narrow: []byte("null")}, true
	}
	if o.IsString() {
		return unitsOf(o), true
	}
	if b, ok := o.Native.(*builder); ok {
		return b.units, true
	}
	m := o.Class().FindMethod("toString", "()Ljava/lang/String;")
	s, ok := t.CallVirtual(m, vm.Ref(o))
	if !ok {
		return units{}, false
	}
	if s.R == nil {
		t.ThrowNull()
		return units{}, false
	}
	return unitsOf(s.R), true
}

// between throws unless 0 <= start <= end <= n, as Android's array copies do.
func between(t *vm.Thread, offset, count, n int) bool {
	if offset|count < 0 || offset > n-count {
		t.Throw(stringIndex, "length=%d; regionStart=%d; regionLength=%d", n, offset, count)
		return false
	}
	return true
}
