// java.lang.String: case.

package lang

import (
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

func bindStringCase(b *vm.Bindings) {
	s := members{b, stringType}
	s.bind("equalsIgnoreCase", "("+stringType+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return vm.Bool(false)
		}
		u, v := unitsOf(a[0].R), unitsOf(a[1].R)
		t.Charge(int64(min(u.len(), v.len())))
		return vm.Bool(u.len() == v.len() && equalFold(u, v))
	})
	s.bind("compareToIgnoreCase", "("+stringType+")I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil {
			return t.ThrowNull()
		}
		u, v := unitsOf(a[0].R), unitsOf(a[1].R)
		t.Charge(int64(min(u.len(), v.len())))
		for i := range min(u.len(), v.len()) {
			if x, y := foldUnit(u.at(i)), foldUnit(v.at(i)); x != y {
				return vm.Int(int32(x) - int32(y))
			}
		}
		return vm.Int(int32(u.len() - v.len()))
	})
	s.bind("regionMatches", "(ZI"+stringType+"II)Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[3].R == nil {
			return t.ThrowNull()
		}
		u, start, v, other, n := unitsOf(a[0].R), int(a[2].Int()), unitsOf(a[3].R), int(a[4].Int()), int(a[5].Int())
		if start < 0 || other < 0 || start > u.len()-n || other > v.len()-n {
			return vm.Bool(false)
		}
		if n <= 0 {
			return vm.Bool(true)
		}
		t.Charge(int64(n))
		u, v = u.slice(start, start+n), v.slice(other, other+n)
		return vm.Bool(equal(u, v) || a[1].Bool() && equalFold(u, v))
	})
	s.bind("toLowerCase", "("+stringType+")"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(int64(length(a[0].R)))
		return convertCase(t, a[0].R, lower, vm.GoString(a[1].R))
	})
	s.bind("toUpperCase", "("+stringType+")"+stringType, func(t *vm.Thread, a []vm.Slot) vm.Slot {
		t.Charge(int64(length(a[0].R)))
		return convertCase(t, a[0].R, upper, vm.GoString(a[1].R))
	})
}

// foldUnit is what Java compares when it ignores case: the lower case of the upper case of a unit.
func foldUnit(c uint16) uint16 {
	if c < 0x80 {
		if c >= 'A' && c <= 'Z' {
			return c + 'a' - 'A'
		}
		return c
	}
	return uint16(toLower(toUpper(rune(c))))
}

// equalFold compares texts of one length by foldUnit.
func equalFold(u, v units) bool {
	for i := range u.len() {
		if x, y := u.at(i), v.at(i); x != y && foldUnit(x) != foldUnit(y) {
			return false
		}
	}
	return true
}

type direction bool

const (
	lower direction = false
	upper direction = true
)

// convertCase converts a String by the rules of a language; "" has none of its own.
func convertCase(t *vm.Thread, s *vm.Object, to direction, lang string) vm.Slot {
	u := unitsOf(s)
	special := lang == "tr" || lang == "az" || lang == "lt"
	if u.wide == nil && !special {
		if out, changed, ok := convertLatin1(u.narrow, to); ok {
			if !changed {
				return vm.Ref(s)
			}
			return vm.Ref(t.NewStringLatin1(out))
		}
	}
	tag := language.Und
	if special {
		tag = language.Make(lang)
	}
	c := cases.Lower(tag)
	if to == upper {
		c = cases.Upper(tag)
	}
	// Unpaired surrogates separate what has a case.
	var out []uint16
	start := 0
	for i := 0; i <= u.len(); i++ {
		if i < u.len() {
			if p := u.codePoint(i); p>>11 != 0xd800>>11 {
				i += width(p) - 1
				continue
			}
		}
		text := goText(u.slice(start, i))
		if lang == "lt" && to == lower {
			text = strings.ReplaceAll(text, "\u0130", "i\u0307") // to which package cases adds a second dot
		}
		out = append(out, dex.UTF16(c.String(text))...)
		if i < u.len() {
			out = append(out, u.at(i))
		}
		start = i + 1
	}
	if equal(u, units{wide: out}) {
		return vm.Ref(s)
	}
	return vm.Ref(t.NewStringUTF16(out))
}

// convertLatin1 converts units below 256 whose other case is below 256 too;
// not ok if there are others.
func convertLatin1(in []byte, to direction) (out []byte, changed, ok bool) {
	for i, c := range in {
		d := c
		switch {
		case to == lower && (c >= 'A' && c <= 'Z' || c >= 0xc0 && c <= 0xde && c != 0xd7):
			d = c + 0x20
		case to == upper && (c == 0xdf || c == 0xff || c == 0xb5):
			return nil, false, false // SS, U+0178 and U+039C
		case to == upper && (c >= 'a' && c <= 'z' || c >= 0xe0 && c != 0xf7):
			d = c - 0x20
		}
		if d != c {
			if out == nil {
				out = append(make([]byte, 0, len(in)), in...)
			}
			out[i] = d
		}
	}
	return out, out != nil, true
}

// toLower, toUpper and toTitle are the simple mappings of a code point.

func toLower(c rune) rune {
	if c == 0x130 { // Java maps the dotted capital I to a plain i
		return 'i'
	}
	return unicode.ToLower(c)
}

func toUpper(c rune) rune { return unicode.ToUpper(c) }

func toTitle(c rune) rune { return unicode.ToTitle(c) }
