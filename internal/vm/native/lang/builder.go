// java.lang.StringBuilder and StringBuffer, which share their natives.

package lang

import (
	"slices"
	"strconv"

	"github.com/esdroid/esdroid/internal/vm"
)

// builder is the payload of a StringBuilder or StringBuffer.
type builder struct {
	units
	own  bool // no object has it
	room int  // the capacity that the program sees, beyond that of a new builder
}

// newCapacity is the capacity of a builder that was asked for none.
const newCapacity = 16

// capacity is the length of the array that an Android builder would have.
func (b *builder) capacity() int { return newCapacity + b.room }

// ensure is ensureCapacity.
func (b *builder) ensure(need int) {
	if have := b.capacity(); need > have {
		b.room = max(2*have+2, need) - newCapacity
	}
}

// SizeBytes is what the payload takes of the program's heap.
func (b *builder) SizeBytes() int64 { return int64(cap(b.narrow) + 2*cap(b.wide)) }

// maxUnits bounds a text, as arrays are bounded.
const maxUnits = 1<<31 - 1

// builderOf returns the payload of a builder object.
func builderOf(o *vm.Object) *builder {
	b, _ := o.Native.(*builder)
	if b == nil {
		b = new(builder)
		o.Native = b
	}
	return b
}

// grow makes room for n more units of a form; false means that it threw.
func (b *builder) grow(t *vm.Thread, n int, wide bool) bool {
	need := b.len() + n
	if need > maxUnits {
		t.ThrowPlain(outOfMemory)
		return false
	}
	b.ensure(need)
	reserve := func(room int64) bool {
		if b.own {
			return t.ReserveBeside(room, b.SizeBytes())
		}
		return t.Reserve(room)
	}
	// Growing by half again keeps the cost of many small appends linear.
	if wide && b.wide == nil {
		room := need + need/2
		if !reserve(2 * int64(room)) {
			return false
		}
		b.wide, b.narrow = b.appendTo(make([]uint16, 0, room)), nil
		return true
	}
	if b.wide != nil {
		if need > cap(b.wide) {
			room := max(need, len(b.wide)+len(b.wide)/2, 16)
			if !reserve(2 * int64(room)) {
				return false
			}
			b.wide = append(make([]uint16, 0, room), b.wide...)
		}
	} else if need > cap(b.narrow) {
		room := max(need, len(b.narrow)+len(b.narrow)/2, 16)
		if !reserve(int64(room)) {
			return false
		}
		b.narrow = append(make([]byte, 0, room), b.narrow...)
	}
	return true
}

// text makes a String of a builder that no object has.
func (b *builder) text(t *vm.Thread) vm.Slot {
	switch {
	case cap(b.wide) > len(b.wide)+len(b.wide)/8 || cap(b.narrow) > len(b.narrow)+len(b.narrow)/8:
		if b.len() < 64<<10 || t.ReserveBeside(b.SizeBytes(), b.SizeBytes()) {
			return newString(t, b.units)
		}
		return vm.Slot{}
	case b.wide != nil:
		return vm.Ref(t.OwnUTF16(b.wide))
	}
	return vm.Ref(t.OwnLatin1(b.narrow))
}

// append appends units; false means that it threw.
func (b *builder) append(t *vm.Thread, u units) bool {
	wide := u.wide != nil && !fitsLatin1(u.wide)
	t.Charge(int64(u.len()))
	if !b.grow(t, u.len(), wide) {
		return false
	}
	switch {
	case b.wide != nil:
		b.wide = u.appendTo(b.wide)
	case u.wide != nil:
		for _, c := range u.wide {
			b.narrow = append(b.narrow, byte(c))
		}
	default:
		b.narrow = append(b.narrow, u.narrow...)
	}
	return true
}

// splice replaces what is between start and end; false means that it threw.
func (b *builder) splice(t *vm.Thread, start, end int, u units) bool {
	wide := u.wide != nil && !fitsLatin1(u.wide)
	t.Charge(int64(b.len() - start + u.len())) // what stands behind moves
	// The inserted units may be the builder's own.
	u = units{wide: u.appendTo(nil)}
	if !b.grow(t, max(u.len()-(end-start), 0), wide) {
		return false
	}
	if b.wide != nil {
		b.wide = slices.Replace(b.wide, start, end, u.wide...)
		return true
	}
	narrow := make([]byte, u.len())
	for i, c := range u.wide {
		narrow[i] = byte(c)
	}
	b.narrow = slices.Replace(b.narrow, start, end, narrow...)
	return true
}

func fitsLatin1(u []uint16) bool {
	for _, c := range u {
		if c > 0xff {
			return false
		}
	}
	return true
}

// one is the text of one unit.
func one(c uint16) units {
	if c > 0xff {
		return units{wide: []uint16{c}}
	}
	return units{narrow: latin1[c : c+1 : c+1]}
}

// latin1 has each unit below 256 at its own index.
var latin1 = func() (all [256]byte) {
	for i := range all {
		all[i] = byte(i)
	}
	return all
}()

func bindBuilders(b *vm.Bindings) {
	bindAbstractBuilder(members{b, "Ljava/lang/AbstractStringBuilder;"})
	for _, class := range []string{"Ljava/lang/StringBuilder;", "Ljava/lang/StringBuffer;"} {
		bindAppend(members{b, class}, class)
		bindEdit(members{b, class}, class)
	}
}

func bindAbstractBuilder(s members) {
	s.bind("length", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(int32(builderOf(a[0].R).len())) })
	s.bind("capacity", "()I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return vm.Int(int32(builderOf(a[0].R).capacity()))
	})
	s.bind("ensureCapacity", "(I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		builderOf(a[0].R).ensure(int(a[1].Int()))
		return vm.Slot{}
	})
	s.bind("trimToSize", "()V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b := builderOf(a[0].R)
		b.room = b.len() - newCapacity
		return vm.Slot{}
	})
	s.bind("begin", "(I)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		builderOf(a[0].R).room = int(a[1].Int()) - newCapacity
		return vm.Slot{}
	})
	s.bind("setLength", "(I)V", setLength)
	s.bind("charAt", "(I)C", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, i := builderOf(a[0].R), a[1].Int()
		if uint32(i) >= uint32(b.len()) {
			return t.Throw(stringIndex, "String index out of range: %d", i)
		}
		return vm.Char(b.at(int(i)))
	})
	s.bind("setCharAt", "(IC)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, i, c := builderOf(a[0].R), a[1].Int(), a[2].Char()
		if uint32(i) >= uint32(b.len()) {
			return t.Throw(stringIndex, "String index out of range: %d", i)
		}
		if b.grow(t, 0, c > 0xff) {
			if b.wide != nil {
				b.wide[i] = c
			} else {
				b.narrow[i] = byte(c)
			}
		}
		return vm.Slot{}
	})
	s.bind("codePointAt", "(I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return codePointAt(t, builderOf(a[0].R).units, a[1].Int())
	})
	s.bind("codePointBefore", "(I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return codePointBefore(t, builderOf(a[0].R).units, a[1].Int())
	})
	s.bind("codePointCount", "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return codePointCount(t, builderOf(a[0].R).units, a[1].Int(), a[2].Int())
	})
	s.bind("offsetByCodePoints", "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return offsetByCodePoints(t, builderOf(a[0].R).units, a[1].Int(), a[2].Int())
	})
	s.bind("getChars", "(II[CI)V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, start, end, at := builderOf(a[0].R), int(a[1].Int()), int(a[2].Int()), int(a[4].Int())
		switch {
		case start < 0:
			return t.Throw(stringIndex, "String index out of range: %d", start)
		case end < 0 || end > b.len():
			return t.Throw(stringIndex, "String index out of range: %d", end)
		case start > end:
			return t.Throw(stringIndex, "srcBegin > srcEnd")
		case a[3].R == nil:
			return t.Throw(nullPointer, "dst == null")
		}
		target := a[3].R.Chars()
		if at < 0 || at > len(target)-(end-start) {
			return t.Throw(arrayIndex, "src.length=%d srcPos=%d dst.length=%d dstPos=%d length=%d", b.len(), start, len(target), at, end-start)
		}
		t.Charge(int64(end - start))
		b.slice(start, end).appendTo(target[at:at])
		return vm.Slot{}
	})
	s.bind("substring", "(I)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b := builderOf(a[0].R)
		return b.substring(t, int(a[1].Int()), b.len())
	})
	s.bind("substring", "(II)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		return builderOf(a[0].R).substring(t, int(a[1].Int()), int(a[2].Int()))
	})
	find := func(name string, find func(u, part units, start int) int, last bool) {
		s.bind(name, "("+stringType+")I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			u, start := builderOf(a[0].R).units, 0
			if last {
				start = u.len()
			}
			return searched(t, u, length(a[1].R), last, start, find(u, unitsOf(a[1].R), start))
		})
		s.bind(name, "("+stringType+"I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			u, start := builderOf(a[0].R).units, int(a[2].Int())
			return searched(t, u, length(a[1].R), last, start, find(u, unitsOf(a[1].R), start))
		})
	}
	find("indexOf", indexOf, false)
	find("lastIndexOf", lastIndexOf, true)
}

func setLength(t *vm.Thread, a []vm.Slot) vm.Slot {
	b, n := builderOf(a[0].R), int(a[1].Int())
	if n < 0 {
		return t.Throw(stringIndex, "String index out of range: %d", n)
	}
	if more := n - b.len(); more > 0 {
		if !b.grow(t, more, false) {
			return vm.Slot{}
		}
		b.append(t, units{narrow: make([]byte, more)})
		return vm.Slot{}
	}
	if b.wide != nil {
		b.wide = b.wide[:n]
	} else {
		b.narrow = b.narrow[:n]
	}
	return vm.Slot{}
}

func (b *builder) substring(t *vm.Thread, start, end int) vm.Slot {
	switch {
	case start < 0:
		return t.Throw(stringIndex, "String index out of range: %d", start)
	case end > b.len():
		return t.Throw(stringIndex, "String index out of range: %d", end)
	case start > end:
		return t.Throw(stringIndex, "String index out of range: %d", int32(end-start))
	}
	return newString(t, b.slice(start, end))
}

// bindAppend binds the append methods and toString of a concrete class; they return the receiver.
func bindAppend(s members, class string) {
	appender := func(params string, fn func(t *vm.Thread, b *builder, v vm.Slot)) {
		s.bind("append", "("+params+")"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			fn(t, builderOf(a[0].R), a[1])
			return a[0]
		})
	}
	number := func(b *builder, t *vm.Thread, digits []byte) { b.append(t, units{narrow: digits}) }
	appender(stringType, func(t *vm.Thread, b *builder, v vm.Slot) {
		if v.R == nil {
			b.append(t, units{narrow: []byte("null")})
		} else {
			b.append(t, unitsOf(v.R))
		}
	})
	appender("Z", func(t *vm.Thread, b *builder, v vm.Slot) { number(b, t, strconv.AppendBool(nil, v.Bool())) })
	appender("C", func(t *vm.Thread, b *builder, v vm.Slot) { b.append(t, one(v.Char())) })
	appender("I", func(t *vm.Thread, b *builder, v vm.Slot) {
		var digits [12]byte
		number(b, t, strconv.AppendInt(digits[:0], int64(v.Int()), 10))
	})
	appender("J", func(t *vm.Thread, b *builder, v vm.Slot) {
		var digits [24]byte
		number(b, t, strconv.AppendInt(digits[:0], v.Long(), 10))
	})
	appender("F", func(t *vm.Thread, b *builder, v vm.Slot) { number(b, t, []byte(FormatFloat(v.Float()))) })
	appender("D", func(t *vm.Thread, b *builder, v vm.Slot) { number(b, t, []byte(FormatDouble(v.Double()))) })
	appender("[C", func(t *vm.Thread, b *builder, v vm.Slot) {
		if v.R == nil {
			t.Throw(nullPointer, "Attempt to get length of null array")
			return
		}
		b.appendChars(t, v.R.Chars())
	})
	s.bind("append", "([CII)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		chars, offset, count := a[1].R.Chars(), int(a[2].Int()), int(a[3].Int())
		if offset < 0 || count < 0 || offset > len(chars)-count {
			return t.Throw(arrayIndex, "src.length=%d srcPos=%d dst.length=%d dstPos=%d length=%d", len(chars), offset, builderOf(a[0].R).len()+count, builderOf(a[0].R).len(), count)
		}
		builderOf(a[0].R).appendChars(t, chars[offset:offset+count])
		return a[0]
	})
	s.bind("append", "("+charsType+"II)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u, ok := charSequence(t, a[1].R)
		if !ok {
			return vm.Slot{}
		}
		start, end := int(a[2].Int()), int(a[3].Int())
		if start < 0 || start > end || end > u.len() {
			return t.Throw(indexBounds, "start %d, end %d, s.length() %d", start, end, u.len())
		}
		builderOf(a[0].R).append(t, u.slice(start, end))
		return a[0]
	})
	s.bind("appendCodePoint", "(I)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if !validCodePoint(a[1].Int()) {
			return t.ThrowPlain(illegalArgument)
		}
		builderOf(a[0].R).append(t, units{wide: appendRune(nil, a[1].Int())})
		return a[0]
	})
	s.bind("toString", "()"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot { return newString(t, builderOf(a[0].R).units) })
}

// appendChars appends the elements of a char[].
func (b *builder) appendChars(t *vm.Thread, chars []uint16) {
	if len(chars) > 0 {
		b.append(t, units{wide: chars})
	}
}

// bindEdit binds what changes a builder elsewhere than at its end.
func bindEdit(s members, class string) {
	s.bind("delete", "(II)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b := builderOf(a[0].R)
		start, end := int(a[1].Int()), min(int(a[2].Int()), b.len())
		if start < 0 {
			return t.Throw(stringIndex, "String index out of range: %d", start)
		}
		if start > end {
			return t.ThrowPlain(stringIndex)
		}
		b.splice(t, start, end, units{})
		return a[0]
	})
	s.bind("deleteCharAt", "(I)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, i := builderOf(a[0].R), int(a[1].Int())
		if i < 0 || i >= b.len() {
			return t.Throw(stringIndex, "String index out of range: %d", i)
		}
		b.splice(t, i, i+1, units{})
		return a[0]
	})
	s.bind("replace", "(II"+stringType+")"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, start, end := builderOf(a[0].R), int(a[1].Int()), int(a[2].Int())
		switch {
		case start < 0:
			return t.Throw(stringIndex, "String index out of range: %d", start)
		case start > b.len():
			return t.Throw(stringIndex, "start > length()")
		case start > end:
			return t.Throw(stringIndex, "start > end")
		case a[3].R == nil:
			return t.ThrowNull()
		}
		b.splice(t, start, min(end, b.len()), unitsOf(a[3].R))
		return a[0]
	})
	s.bind("insert", "(I"+stringType+")"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u := units{narrow: []byte("null")}
		if a[2].R != nil {
			u = unitsOf(a[2].R)
		}
		return insert(t, a[0], int(a[1].Int()), u)
	})
	s.bind("insert", "(I[C)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, at := builderOf(a[0].R), int(a[1].Int())
		if at < 0 || at > b.len() {
			return t.Throw(stringIndex, "String index out of range: %d", at)
		}
		if a[2].R == nil {
			return t.Throw(nullPointer, "Attempt to get length of null array")
		}
		return insert(t, a[0], at, units{wide: a[2].R.Chars()})
	})
	s.bind("insert", "(I[CII)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b, at, offset, n := builderOf(a[0].R), int(a[1].Int()), int(a[3].Int()), int(a[4].Int())
		if at < 0 || at > b.len() {
			return t.Throw(stringIndex, "String index out of range: %d", at)
		}
		if a[2].R == nil {
			return t.Throw(nullPointer, "Attempt to get length of null array")
		}
		chars := a[2].R.Chars()
		if offset < 0 || n < 0 || offset > len(chars)-n {
			return t.Throw(stringIndex, "offset %d, len %d, str.length %d", offset, n, len(chars))
		}
		return insert(t, a[0], at, units{wide: chars[offset : offset+n]})
	})
	s.bind("insert", "(I"+charsType+"II)"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u, ok := charSequence(t, a[2].R)
		if !ok {
			return vm.Slot{}
		}
		b, at, start, end := builderOf(a[0].R), int(a[1].Int()), int(a[3].Int()), int(a[4].Int())
		if at < 0 || at > b.len() {
			return t.Throw(indexBounds, "dstOffset %d", at)
		}
		if start < 0 || end < 0 || start > end || end > u.len() {
			return t.Throw(indexBounds, "start %d, end %d, s.length() %d", start, end, u.len())
		}
		u = u.slice(start, end)
		if a[2].R == a[0].R {
			u = b.ownAsInserted(at, start, end)
		}
		return insert(t, a[0], at, u)
	})
	s.bind("reverse", "()"+class, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		b := builderOf(a[0].R)
		t.Charge(int64(b.len()))
		slices.Reverse(b.narrow)
		slices.Reverse(b.wide)
		// Surrogate pairs keep their order.
		for i := 0; i+1 < len(b.wide); i++ {
			if isLow(rune(b.wide[i])) && isHigh(rune(b.wide[i+1])) {
				b.wide[i], b.wide[i+1] = b.wide[i+1], b.wide[i]
				i++
			}
		}
		return a[0]
	})
}

// ownAsInserted is what a builder that is inserted into itself gives: libcore makes room
// first and then reads unit after unit what is at that place by then.
func (b *builder) ownAsInserted(at, start, end int) units {
	old := b.units.appendTo(nil)
	n := end - start
	now := slices.Concat(old[:at], old[at:min(at+n, len(old))], make([]uint16, max(at+n-len(old), 0)), old[at:])
	for i := range n {
		now[at+i] = now[start+i]
	}
	return units{wide: now[at : at+n]}
}

func insert(t *vm.Thread, receiver vm.Slot, at int, u units) vm.Slot {
	b := builderOf(receiver.R)
	if at < 0 || at > b.len() {
		return t.Throw(stringIndex, "String index out of range: %d", at)
	}
	b.splice(t, at, at, u)
	return receiver
}
