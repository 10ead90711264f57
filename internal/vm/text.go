// Java strings: UTF-16, one byte a unit where all units are below 256.

package vm

import (
	"unicode/utf8"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// A java.lang.String has no Java fields; its units are the object's elements.
// It is made either complete, by NewString and its siblings, or by
// new-instance, empty until a constructor native calls SetString.

// GoString returns a string as UTF-8; unpaired surrogates keep their three-byte
// form, as in package dex. It returns "null" for nil.
func GoString(o *Object) string {
	if o == nil {
		return "null"
	}
	o.class.vm.passing(3 * int64(o.n))
	if u, ok := o.Latin1(); ok {
		for i, b := range u {
			if b >= utf8.RuneSelf {
				out := make([]byte, i, len(u)+8)
				copy(out, u)
				for _, b := range u[i:] {
					out = utf8.AppendRune(out, rune(b))
				}
				return string(out)
			}
		}
		return string(u)
	}
	return dex.FromUTF16(o.wide())
}

// UTF16 returns the code units of a string, to be read only.
func UTF16(o *Object) []uint16 {
	u, ok := o.Latin1()
	if !ok {
		return o.wide()
	}
	o.class.vm.passing(2 * int64(len(u)))
	out := make([]uint16, len(u))
	for i, b := range u {
		out[i] = uint16(b)
	}
	return out
}

// Latin1 returns the code units of a string that are all below 256, to be read
// only; false if some are not.
func (o *Object) Latin1() ([]byte, bool) {
	if o.kind == KindLatin1 {
		return unsafe.Slice((*byte)(o.data), int(o.n)), true
	}
	if o.kind == KindInstance { // no constructor was called yet
		return nil, true
	}
	return nil, false
}

func (o *Object) wide() []uint16 { return elements[uint16](o, KindUTF16) }

// CharAt returns code unit i of a string; i must be in range.
func (o *Object) CharAt(i int) uint16 {
	if uint32(i) >= uint32(o.n) {
		panic(confusion("character access"))
	}
	if o.kind == KindLatin1 {
		return uint16(*(*byte)(unsafe.Add(o.data, i)))
	}
	if o.kind != KindUTF16 {
		panic(confusion("character access"))
	}
	return *(*uint16)(unsafe.Add(o.data, 2*i))
}

// setLatin1 and setUTF16 make o the string of the given units, which they keep.
func (o *Object) setLatin1(u []byte) {
	o.kind, o.n, o.data = KindLatin1, int32(len(u)), unsafe.Pointer(unsafe.SliceData(u))
}

func (o *Object) setUTF16(u []uint16) {
	o.kind, o.n, o.data = KindUTF16, int32(len(u)), unsafe.Pointer(unsafe.SliceData(u))
}

// SetString makes o, a String whose constructor runs, the string of the given
// units. The units are copied.
func SetString(o *Object, units []uint16) {
	if o.kind != KindInstance && !o.IsString() {
		panic(confusion("string constructor"))
	}
	if !isLatin1(units) {
		o.setUTF16(append([]uint16(nil), units...))
		return
	}
	b := make([]byte, len(units))
	for i, u := range units {
		b[i] = byte(u)
	}
	o.setLatin1(b)
}

func isLatin1(units []uint16) bool {
	for _, u := range units {
		if u > 0xff {
			return false
		}
	}
	return true
}

// SetLatin1 is SetString for units below 256.
func SetLatin1(o *Object, units []byte) {
	if o.kind != KindInstance && !o.IsString() {
		panic(confusion("string constructor"))
	}
	o.setLatin1(append([]byte(nil), units...))
}

// NewString returns a new string of UTF-8 (or WTF-8) text. If there is no room
// for a large one, it and its siblings leave OutOfMemoryError pending and return
// an empty string.
func (t *Thread) NewString(s string) *Object {
	o := &Object{class: t.vm.stringClass}
	if t.room(objectSize + len(s)) {
		setText(o, s)
	}
	return o
}

func setText(o *Object, s string) {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			SetString(o, dex.UTF16(s))
			return
		}
	}
	o.setLatin1([]byte(s))
}

// NewStringUTF16 returns a new string of code units, which it copies.
func (t *Thread) NewStringUTF16(units []uint16) *Object {
	o := &Object{class: t.vm.stringClass}
	size := len(units)
	if !isLatin1(units) {
		size *= 2
	}
	if t.room(objectSize + size) {
		SetString(o, units)
	}
	return o
}

// NewStringLatin1 returns a new string of code units below 256, which it
// copies.
func (t *Thread) NewStringLatin1(units []byte) *Object {
	o := &Object{class: t.vm.stringClass}
	if t.room(objectSize + len(units)) {
		SetLatin1(o, units)
	}
	return o
}

// OwnLatin1 returns a new string of code units below 256, which it keeps; room
// for them was reserved. OwnUTF16 does for any others.
func (t *Thread) OwnLatin1(units []byte) *Object {
	o := &Object{class: t.vm.stringClass}
	o.setLatin1(units)
	return o
}

// OwnUTF16 is OwnLatin1 for code units some of which are above 255.
func (t *Thread) OwnUTF16(units []uint16) *Object {
	o := &Object{class: t.vm.stringClass}
	o.setUTF16(units)
	return o
}

// StringHash returns String.hashCode of a string.
func StringHash(o *Object) int32 {
	if o.flags&flagHashed == 0 {
		h := int32(0)
		if u, ok := o.Latin1(); ok {
			for _, b := range u {
				h = h*31 + int32(b)
			}
		} else {
			for _, c := range o.wide() {
				h = h*31 + int32(c)
			}
		}
		o.text = h
		o.flags |= flagHashed
	}
	return o.text
}

// StringEqual reports whether two strings have the same code units.
func StringEqual(a, b *Object) bool {
	if a == b {
		return true
	}
	if a.n != b.n || a.flags&b.flags&flagHashed != 0 && a.text != b.text {
		return false
	}
	ua, la := a.Latin1()
	ub, lb := b.Latin1()
	if la != lb {
		return false // compact strings are compact whenever they can be
	}
	if la {
		return string(ua) == string(ub)
	}
	wa, wb := a.wide(), b.wide()
	for i := range wa {
		if wa[i] != wb[i] {
			return false
		}
	}
	return true
}

// Intern returns the one string that stands for all equal to s.
func (vm *VM) Intern(s *Object) *Object {
	if s.flags&flagInterned != 0 {
		return s
	}
	key := GoString(s)
	if o := vm.interned[key]; o != nil {
		return o
	}
	s.flags |= flagInterned
	vm.interned[key] = s
	vm.allocated += internSize + int64(len(key))
	return s
}
