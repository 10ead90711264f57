// java.lang.String: construction, units, substrings, bytes.

package lang

import (
	"unicode/utf8"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

func bindString(b *vm.Bindings) {
	s := members{b, stringType}
	s.bind("setText", "("+stringType+")V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		if u := unitsOf(a[1].R); u.wide != nil {
			vm.SetString(a[0].R, u.wide)
		} else {
			vm.SetLatin1(a[0].R, u.narrow)
		}
		return vm.Slot{}
	})
	s.bind("setChars", "([CII)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		chars, offset, count := a[1].R.Chars(), int(a[2].Int()), int(a[3].Int())
		if between(t, offset, count, len(chars)) && t.Reserve(2*int64(count)) {
			vm.SetString(a[0].R, chars[offset:offset+count])
		}
		return vm.Slot{}
	})
	s.bind("setCodePoints", "([III)V", setCodePoints)
	s.bind("setBytes", "([BII)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		data, offset, count := a[1].R.RawBytes(), int(a[2].Int()), int(a[3].Int())
		if between(t, offset, count, len(data)) && t.Reserve(2*int64(count)) {
			setUTF8(a[0].R, data[offset:offset+count])
		}
		return vm.Slot{}
	})
	s.bind("setBytesAndHigh", "([BIII)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		data, high, offset, count := a[1].R.RawBytes(), uint16(a[2].Int())<<8, int(a[3].Int()), int(a[4].Int())
		if between(t, offset, count, len(data)) && t.Reserve(2*int64(count)) {
			u := make([]uint16, count)
			for i, c := range data[offset : offset+count] {
				u[i] = high | uint16(c)
			}
			vm.SetString(a[0].R, u)
		}
		return vm.Slot{}
	})
	s.bind("length", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(length(a[0].R))) })
	s.bind("isEmpty", "()Z", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(length(a[0].R) == 0) })
	s.bind("charAt", "(I)C", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		i, n := a[1].Int(), length(a[0].R)
		if uint32(i) >= uint32(n) {
			return t.Throw(stringIndex, "length=%d; index=%d", n, i)
		}
		return vm.Char(a[0].R.CharAt(int(i)))
	})
	s.bind("codePointAt", "(I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return codePointAt(t, unitsOf(a[0].R), a[1].Int()) })
	s.bind("codePointBefore", "(I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return codePointBefore(t, unitsOf(a[0].R), a[1].Int())
	})
	s.bind("codePointCount", "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(int64(length(a[0].R)))
		return codePointCount(t, unitsOf(a[0].R), a[1].Int(), a[2].Int())
	})
	s.bind("offsetByCodePoints", "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(int64(length(a[0].R)))
		return offsetByCodePoints(t, unitsOf(a[0].R), a[1].Int(), a[2].Int())
	})
	s.bind("getChars", "(II[CI)V", getChars)
	s.bind("getBytes", "(II[BI)V", getLowBytes)
	s.bind("getBytes", "()[B", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u := unitsOf(a[0].R)
		t.Charge(16 * int64(u.len())) // coding takes as much longer than copying
		return newBytes(t, utf8Bytes(u))
	})
	s.bind("substring", "(I)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		n, start := length(a[0].R), int(a[1].Int())
		if start < 0 || start > n {
			return t.Throw(stringIndex, "length=%d; index=%d", n, start)
		}
		return substring(t, a[0].R, start, n)
	})
	s.bind("substring", "(II)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		n, start, end := length(a[0].R), int(a[1].Int()), int(a[2].Int())
		switch {
		case start < 0:
			return t.Throw(stringIndex, "length=%d; index=%d", n, start)
		case end > n:
			return t.Throw(stringIndex, "length=%d; index=%d", n, end)
		case start > end:
			return t.Throw(stringIndex, "String index out of range: %d", int32(end-start))
		}
		return substring(t, a[0].R, start, end)
	})
	s.bind("concat", "("+stringType+")"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.Throw("Ljava/lang/NullPointerException;", "string arg == null")
		}
		if length(a[1].R) == 0 {
			return a[0]
		}
		x, y, out := unitsOf(a[0].R), unitsOf(a[1].R), builder{own: true}
		if !out.grow(t, x.len()+y.len(), x.wide != nil || y.wide != nil) || !out.append(t, x) || !out.append(t, y) {
			return vm.Slot{}
		}
		return out.text(t)
	})
	s.bind("repeat", "(I)"+stringType, repeat)
	s.bind("toCharArray", "()[C", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		array := t.NewArray("C", length(a[0].R))
		if array != nil {
			unitsOf(a[0].R).appendTo(array.Chars()[:0])
		}
		return vm.Ref(array)
	})
	s.bind("valueOf", "(C)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Ref(t.NewStringUTF16([]uint16{a[0].Char()}))
	})
	s.bind("intern", "()"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(int64(length(a[0].R)))
		return vm.Ref(t.VM().Intern(a[0].R))
	})
	s.bind("hashCode", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(int64(length(a[0].R)))
		return vm.Int(vm.StringHash(a[0].R))
	})
	s.bind("equals", "(Ljava/lang/Object;)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil || !a[1].R.IsString() {
			return vm.Bool(false)
		}
		if a[0].R != a[1].R && length(a[0].R) == length(a[1].R) {
			t.Charge(int64(length(a[0].R)))
		}
		return vm.Bool(vm.StringEqual(a[0].R, a[1].R))
	})
	s.bind("contentEquals", "("+charsType+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		other, ok := charSequence(t, a[1].R)
		t.Charge(int64(min(length(a[0].R), other.len())))
		return vm.Bool(ok && equal(unitsOf(a[0].R), other))
	})
}

// length is the length of a String, also of one whose constructor has not run.
func length(s *vm.Object) int { return unitsOf(s).len() }

func setCodePoints(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[1].R == nil {
		return t.ThrowNull()
	}
	points, offset, count := a[1].R.Ints(), int(a[2].Int()), int(a[3].Int())
	if !between(t, offset, count, len(points)) || !t.Reserve(4*int64(count)) {
		return vm.Slot{}
	}
	u := make([]uint16, 0, count)
	for _, c := range points[offset : offset+count] {
		if !validCodePoint(c) {
			return t.Throw(illegalArgument, "%d", c)
		}
		u = appendRune(u, c)
	}
	vm.SetString(a[0].R, u)
	return vm.Slot{}
}

func substring(t *vm.Thread, s *vm.Object, start, end int) vm.Slot {
	u := unitsOf(s)
	if start == 0 && end == u.len() {
		return vm.Ref(s)
	}
	return newString(t, u.slice(start, end))
}

func repeat(t *vm.Thread, a []vm.Slot) vm.Slot {
	u, n := unitsOf(a[0].R), int(a[1].Int())
	switch {
	case n < 0:
		return t.Throw(illegalArgument, "count is negative: %d", n)
	case n == 1:
		return a[0]
	case u.len() == 0 || n == 0:
		return text(t, "")
	case n > (1<<31-1)/u.len():
		return t.Throw(outOfMemory, "Repeating %d bytes String %d times will produce a String exceeding maximum size.", u.len(), n)
	}
	out := builder{own: true}
	if !out.grow(t, n*u.len(), u.wide != nil) {
		return vm.Slot{}
	}
	for range n {
		if !out.append(t, u) {
			return vm.Slot{}
		}
	}
	return out.text(t)
}

func getChars(t *vm.Thread, a []vm.Slot) vm.Slot {
	u, start, end, at := unitsOf(a[0].R), int(a[1].Int()), int(a[2].Int()), int(a[4].Int())
	if a[3].R == nil {
		return t.Throw(nullPointer, "dst == null")
	}
	target, n := a[3].R.Chars(), end-start
	switch {
	case start < 0:
		return t.Throw(stringIndex, "length=%d; index=%d", u.len(), start)
	case end > u.len():
		return t.Throw(stringIndex, "length=%d; index=%d", u.len(), end)
	case n < 0:
		return t.Throw(stringIndex, "length=%d; regionStart=%d; regionLength=%d", u.len(), start, n)
	case at < 0:
		return t.Throw(arrayIndex, "dstBegin < 0. dstBegin=%d", at)
	case at > len(target):
		return t.Throw(arrayIndex, "dstBegin > dst.length. dstBegin=%d, dst.length=%d", at, len(target))
	case n > len(target)-at:
		return t.Throw(arrayIndex, "n > dst.length - dstBegin. n=%d, dst.length=%ddstBegin=%d", n, len(target), at)
	}
	t.Charge(int64(n))
	u.slice(start, end).appendTo(target[at:at])
	return vm.Slot{}
}

// getLowBytes is the deprecated getBytes that cuts units to bytes.
func getLowBytes(t *vm.Thread, a []vm.Slot) vm.Slot {
	u, start, end, at := unitsOf(a[0].R), int(a[1].Int()), int(a[2].Int()), int(a[4].Int())
	switch {
	case start < 0:
		return t.Throw(stringIndex, "length=%d; index=%d", u.len(), start)
	case end > u.len():
		return t.Throw(stringIndex, "length=%d; index=%d", u.len(), end)
	case start > end:
		return t.Throw(stringIndex, "String index out of range: %d", end-start)
	case a[3].R == nil:
		return t.ThrowNull()
	}
	target := a[3].R.RawBytes()
	t.Charge(int64(end - start))
	for i := start; i < end; i, at = i+1, at+1 {
		if at < 0 || at >= len(target) {
			return t.Throw(arrayIndex, "length=%d; index=%d", len(target), at)
		}
		target[at] = byte(u.at(i))
	}
	return vm.Slot{}
}

// utf8Bytes encodes units in UTF-8, unpaired surrogates as "?".
func utf8Bytes(u units) []byte {
	out := make([]byte, 0, u.len())
	for i := 0; i < u.len(); {
		c := u.codePoint(i)
		i += width(c)
		if c>>11 == 0xd800>>11 {
			c = '?'
		}
		out = utf8.AppendRune(out, c)
	}
	return out
}

// setUTF8 sets a string from UTF-8; each maximal invalid part becomes U+FFFD,
// as Unicode recommends and Android's decoder does.
func setUTF8(o *vm.Object, data []byte) {
	ascii := true
	for _, c := range data {
		if c >= utf8.RuneSelf {
			ascii = false
			break
		}
	}
	if ascii {
		vm.SetLatin1(o, data)
		return
	}
	vm.SetString(o, decodeUTF8(data))
}

func decodeUTF8(data []byte) []uint16 {
	out := make([]uint16, 0, len(data))
	for len(data) > 0 {
		c, n := utf8.DecodeRune(data)
		if c == utf8.RuneError && n <= 1 {
			n = invalidPrefix(data)
		}
		out = appendRune(out, c)
		data = data[n:]
	}
	return out
}

// invalidPrefix is the length of the maximal prefix that could begin a code
// point but does not go on as one, at least 1.
func invalidPrefix(data []byte) int {
	var need int
	low, high := byte(0x80), byte(0xbf) // bounds of the second byte
	switch c := data[0]; {
	case c >= 0xc2 && c <= 0xdf:
		need = 1
	case c >= 0xe0 && c <= 0xef:
		need = 2
		if c == 0xe0 {
			low = 0xa0
		} else if c == 0xed {
			high = 0x9f
		}
	case c >= 0xf0 && c <= 0xf4:
		need = 3
		if c == 0xf0 {
			low = 0x90
		} else if c == 0xf4 {
			high = 0x8f
		}
	}
	if len(data) > 2 && data[0] == 0xed && data[1] >= 0xa0 && data[1] <= 0xbf && data[2]>>6 == 2 {
		return 3 // a surrogate is one mistake, not three
	}
	n := 1
	for ; n <= need && n < len(data) && data[n] >= low && data[n] <= high; n++ {
		low, high = 0x80, 0xbf
	}
	return n
}

func newBytes(t *vm.Thread, data []byte) vm.Slot {
	array := t.NewArray("B", len(data))
	if array != nil {
		copy(array.RawBytes(), data)
	}
	return vm.Ref(array)
}

// equal reports whether two texts have the same units.
func equal(a, b units) bool {
	if a.len() != b.len() {
		return false
	}
	if a.wide == nil && b.wide == nil {
		return string(a.narrow) == string(b.narrow)
	}
	for i := range a.len() {
		if a.at(i) != b.at(i) {
			return false
		}
	}
	return true
}

// goText is a text in Go's form, see package dex.
func goText(u units) string {
	if u.wide == nil {
		return dex.FromUTF16(u.appendTo(nil))
	}
	return dex.FromUTF16(u.wide)
}

// What String and the builders do alike with code points.

func codePointAt(t *vm.Thread, u units, i int32) vm.Slot {
	if i < 0 || int(i) >= u.len() {
		return t.Throw(stringIndex, "String index out of range: %d", i)
	}
	return vm.Int(u.codePoint(int(i)))
}

func codePointBefore(t *vm.Thread, u units, i int32) vm.Slot {
	if i < 1 || int(i) > u.len() {
		return t.Throw(stringIndex, "String index out of range: %d", i)
	}
	return vm.Int(u.codePointBefore(int(i)))
}

func codePointCount(t *vm.Thread, u units, start, end int32) vm.Slot {
	if start < 0 || int(end) > u.len() || start > end {
		return t.ThrowPlain(indexBounds)
	}
	return vm.Int(int32(u.codePoints(int(start), int(end))))
}

func offsetByCodePoints(t *vm.Thread, u units, i, n int32) vm.Slot {
	at, ok := 0, false
	if i >= 0 && int(i) <= u.len() {
		at, ok = u.offset(int(i), int(n))
	}
	if !ok {
		return t.ThrowPlain(indexBounds)
	}
	return vm.Int(int32(at))
}
