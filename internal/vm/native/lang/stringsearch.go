// java.lang.String: order, search and replacement.

package lang

import (
	"bytes"

	"github.com/esdroid/esdroid/internal/vm"
)

func bindStringSearch(b *vm.Bindings) {
	s := members{b, stringType}
	s.bind("compareTo", "("+stringType+")I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.Throw("Ljava/lang/NullPointerException;", "rhs == null")
		}
		x, y := unitsOf(a[0].R), unitsOf(a[1].R)
		t.Charge(int64(min(x.len(), y.len())))
		return vm.Int(int32(compare(x, y)))
	})
	s.bind("startsWith", "("+stringType+"I)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		return startsWith(t, unitsOf(a[0].R), unitsOf(a[1].R), int(a[2].Int()))
	})
	s.bind("startsWith", "("+stringType+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		return startsWith(t, unitsOf(a[0].R), unitsOf(a[1].R), 0)
	})
	s.bind("endsWith", "("+stringType+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		u, end := unitsOf(a[0].R), unitsOf(a[1].R)
		return startsWith(t, u, end, u.len()-end.len())
	})
	for _, last := range []bool{false, true} {
		name, find, findText := "indexOf", indexOfUnit, indexOf
		if last {
			name, find, findText = "lastIndexOf", lastIndexOfUnit, lastIndexOf
		}
		begin := func(u units) int {
			if last {
				return u.len()
			}
			return 0
		}
		s.bind(name, "(I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			u := unitsOf(a[0].R)
			return searched(t, u, 1, last, begin(u), find(u, a[1].Int(), begin(u)))
		})
		s.bind(name, "(II)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			u, start := unitsOf(a[0].R), int(a[2].Int())
			return searched(t, u, 1, last, start, find(u, a[1].Int(), start))
		})
		s.bind(name, "("+stringType+")I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			u := unitsOf(a[0].R)
			return searched(t, u, length(a[1].R), last, begin(u), findText(u, unitsOf(a[1].R), begin(u)))
		})
		s.bind(name, "("+stringType+"I)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			u, start := unitsOf(a[0].R), int(a[2].Int())
			return searched(t, u, length(a[1].R), last, start, findText(u, unitsOf(a[1].R), start))
		})
	}
	s.bind("replace", "(CC)"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u, from, to := unitsOf(a[0].R), a[1].Char(), a[2].Char()
		t.Charge(int64(u.len()))
		if from == to || indexOfUnit(u, rune(from), 0) < 0 {
			return a[0]
		}
		out := u.appendTo(make([]uint16, 0, u.len()))
		for i, c := range out {
			if c == from {
				out[i] = to
			}
		}
		return vm.Ref(t.NewStringUTF16(out))
	})
	s.bind("replace", "("+charsType+charsType+")"+stringType, replace)
	s.bind("trim", "()"+stringType, stripper(true, true, func(c rune) bool { return c <= ' ' }))
	s.bind("strip", "()"+stringType, stripper(true, true, isWhitespace))
	s.bind("stripLeading", "()"+stringType, stripper(true, false, isWhitespace))
	s.bind("stripTrailing", "()"+stringType, stripper(false, true, isWhitespace))
	s.bind("isBlank", "()Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u := unitsOf(a[0].R)
		t.Charge(int64(u.len()))
		for i := range u.len() {
			if !isWhitespace(rune(u.at(i))) {
				return vm.Bool(false)
			}
		}
		return vm.Bool(true)
	})
}

// searched is the result of a search for a text of m units in u from start,
// backwards if it is for the last, that ended at a place, -1 for none. What it went
// over counts, and more where bytes are not looked for many at a time.
func searched(t *vm.Thread, u units, m int, last bool, start, at int) vm.Slot {
	start = min(max(start, 0), u.len())
	n := at - start
	switch {
	case last:
		n = start - at
	case at < 0:
		n = u.len() - start
	}
	if last || u.wide != nil {
		n *= 1 + min(m, 32)
	}
	t.Charge(int64(n))
	return vm.Int(int32(at))
}

func startsWith(t *vm.Thread, u, part units, at int) vm.Slot {
	t.Charge(int64(part.len()))
	return vm.Bool(matches(u, part, at))
}

// compare is String.compareTo.
func compare(a, b units) int {
	n := min(a.len(), b.len())
	for i := range n {
		if x, y := a.at(i), b.at(i); x != y {
			return int(x) - int(y)
		}
	}
	return a.len() - b.len()
}

// matches reports whether part stands at index at of u.
func matches(u, part units, at int) bool {
	return at >= 0 && at <= u.len()-part.len() && equal(u.slice(at, at+part.len()), part)
}

// indexOfUnit is String.indexOf of a code point.
func indexOfUnit(u units, c rune, start int) int {
	start = max(start, 0)
	if c >= 0x10000 {
		if !validCodePoint(c) {
			return -1
		}
		return indexOf(u, units{wide: appendRune(nil, c)}, start)
	}
	if start >= u.len() || c < 0 {
		return -1
	}
	if u.wide == nil {
		if c > 0xff {
			return -1
		}
		if i := bytes.IndexByte(u.narrow[start:], byte(c)); i >= 0 {
			return start + i
		}
		return -1
	}
	for i, d := range u.wide[start:] {
		if rune(d) == c {
			return start + i
		}
	}
	return -1
}

// lastIndexOfUnit is String.lastIndexOf of a code point.
func lastIndexOfUnit(u units, c rune, start int) int {
	if c >= 0x10000 {
		if !validCodePoint(c) {
			return -1
		}
		return lastIndexOf(u, units{wide: appendRune(nil, c)}, start)
	}
	for i := min(start, u.len()-1); i >= 0; i-- {
		if rune(u.at(i)) == c {
			return i
		}
	}
	return -1
}

// indexOf is String.indexOf of a text.
func indexOf(u, part units, start int) int {
	start = max(start, 0)
	if start >= u.len() {
		if part.len() == 0 {
			return u.len()
		}
		return -1
	}
	if u.wide == nil {
		if part.wide != nil {
			return -1
		}
		if i := bytes.Index(u.narrow[start:], part.narrow); i >= 0 {
			return start + i
		}
		return -1
	}
	if part.len() > naive {
		if i := search(u.len()-start, part.len(), func(i int) uint16 { return u.at(start + i) }, part.at); i >= 0 {
			return start + i
		}
		return -1
	}
	for i := start; i <= u.len()-part.len(); i++ {
		if matches(u, part, i) {
			return i
		}
	}
	return -1
}

// naive is how long a text may be that is looked for by comparing it everywhere.
const naive = 64

// search finds the first place of a part of m units in n by the method of Knuth,
// Morris and Pratt, which takes time n+m whatever they are; -1 if there is none.
func search(n, m int, at, part func(i int) uint16) int {
	borders := make([]int32, m) // of each beginning: its longest proper end that is one, too
	for i, k := 1, 0; i < m; i++ {
		for k > 0 && part(i) != part(k) {
			k = int(borders[k-1])
		}
		if part(i) == part(k) {
			k++
		}
		borders[i] = int32(k)
	}
	for i, k := 0, 0; i < n; i++ {
		for k > 0 && at(i) != part(k) {
			k = int(borders[k-1])
		}
		if at(i) == part(k) {
			k++
		}
		if k == m {
			return i - m + 1
		}
	}
	return -1
}

// lastIndexOf is String.lastIndexOf of a text.
func lastIndexOf(u, part units, start int) int {
	if m := part.len(); m > naive {
		end := min(start, u.len()-m) + m // from here backwards
		i := search(end, m, func(i int) uint16 { return u.at(end - 1 - i) }, func(i int) uint16 { return part.at(m - 1 - i) })
		if i < 0 {
			return -1
		}
		return end - i - m
	}
	for i := min(start, u.len()-part.len()); i >= 0; i-- {
		if matches(u, part, i) {
			return i
		}
	}
	return -1
}

func replace(t *vm.Thread, a []vm.Slot) vm.Slot {
	if a[1].R == nil {
		return t.Throw(nullPointer, "target == null")
	}
	if a[2].R == nil {
		return t.Throw(nullPointer, "replacement == null")
	}
	u := unitsOf(a[0].R)
	to, ok := charSequence(t, a[2].R)
	if !ok {
		return vm.Slot{}
	}
	from, ok := charSequence(t, a[1].R)
	if !ok {
		return vm.Slot{}
	}
	t.Charge(int64(u.len()))
	at := indexOf(u, from, 0)
	if at < 0 {
		return a[0]
	}
	out := builder{own: true}
	last := 0
	for at >= 0 {
		if !out.append(t, u.slice(last, at)) || !out.append(t, to) {
			return vm.Slot{}
		}
		if !t.Spend(int64(at-last+to.len()) / 16) {
			return vm.Slot{}
		}
		last = at + from.len()
		if from.len() > 0 {
			at = indexOf(u, from, last)
		} else if at++; at > u.len() { // an empty text stands around every unit
			break
		}
	}
	if !out.append(t, u.slice(last, u.len())) {
		return vm.Slot{}
	}
	return out.text(t)
}

// stripper makes a native that cuts what drop holds for from the ends.
func stripper(leading, trailing bool, drop func(rune) bool) vm.Native {
	return func(t *vm.Thread, a []vm.Slot) vm.Slot {
		u := unitsOf(a[0].R)
		start, end := 0, u.len()
		for leading && start < end && drop(rune(u.at(start))) {
			start++
		}
		for trailing && start < end && drop(rune(u.at(end-1))) {
			end--
		}
		t.Charge(int64(u.len() - (end - start)))
		return substring(t, a[0].R, start, end)
	}
}
