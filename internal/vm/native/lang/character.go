// java.lang.Character.

package lang

import (
	"sort"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/text/unicode/bidi"

	"github.com/esdroid/esdroid/internal/vm"
)

// The general categories by Java's numbers.
const (
	unassigned  = 0
	upperLetter = 1
	lowerLetter = 2
	otherLetter = 5
	nonSpacing  = 6
	spacing     = 8
	decimalNo   = 9
	letterNo    = 10
	spaceSep    = 12
	paraSep     = 14
	format      = 16
	connector   = 23
	currency    = 26
)

// categories are Go's tables in the order of Java's numbers from 1; there is no 17.
var categories = []*unicode.RangeTable{unicode.Lu, unicode.Ll, unicode.Lt, unicode.Lm, unicode.Lo, unicode.Mn, unicode.Me, unicode.Mc,
	unicode.Nd, unicode.Nl, unicode.No, unicode.Zs, unicode.Zl, unicode.Zp, unicode.Cc, unicode.Cf, nil, unicode.Co, unicode.Cs,
	unicode.Pd, unicode.Ps, unicode.Pe, unicode.Pc, unicode.Po, unicode.Sm, unicode.Sc, unicode.Sk, unicode.So, unicode.Pi, unicode.Pf}

// basicCategories has the category of every code point below 0x10000.
var basicCategories = sync.OnceValue(func() *[0x10000]uint8 {
	var all [0x10000]uint8
	for i, table := range categories {
		if table == nil {
			continue
		}
		for _, r := range table.R16 {
			for c := int(r.Lo); c <= int(r.Hi); c += int(r.Stride) {
				all[c] = uint8(i + 1)
			}
		}
	}
	return &all
})

// category is Character.getType.
func category(c rune) uint8 {
	if c < 0 || c > 0x10ffff {
		return unassigned
	}
	if c < 0x10000 {
		return basicCategories()[c]
	}
	for i, table := range categories {
		if table != nil && unicode.Is(table, c) {
			return uint8(i + 1)
		}
	}
	return unassigned
}

func isLetter(c rune) bool {
	k := category(c)
	return k >= upperLetter && k <= otherLetter
}

func isDigit(c rune) bool { return category(c) == decimalNo }

func isWhitespace(c rune) bool {
	if c < 0x80 {
		return c >= '\t' && c <= '\r' || c >= 0x1c && c <= ' '
	}
	return isSpaceChar(c) && c != 0xa0 && c != 0x2007 && c != 0x202f
}

func isSpaceChar(c rune) bool {
	k := category(c)
	return k >= spaceSep && k <= paraSep
}

func isIgnorable(c rune) bool {
	return c >= 0 && c <= 8 || c >= 0xe && c <= 0x1b || c >= 0x7f && c <= 0x9f || category(c) == format
}

func isIdentifierStart(c rune) bool { return isLetter(c) || category(c) == letterNo }

func isIdentifierPart(c rune) bool {
	switch category(c) {
	case connector, decimalNo, nonSpacing, spacing:
		return true
	}
	return isIdentifierStart(c) || isIgnorable(c)
}

// digit is Character.digit.
func digit(c rune, radix int32) int32 {
	if radix < 2 || radix > 36 {
		return -1
	}
	d := int32(-1)
	switch {
	case c >= '0' && c <= '9':
		d = c - '0'
	case c >= 'a' && c <= 'z':
		d = c - 'a' + 10
	case c >= 'A' && c <= 'Z':
		d = c - 'A' + 10
	case c < 0x80:
	case c >= 0xff21 && c <= 0xff3a:
		d = c - 0xff21 + 10
	case c >= 0xff41 && c <= 0xff5a:
		d = c - 0xff41 + 10
	default:
		d = decimalDigit(c)
	}
	if d >= radix {
		return -1
	}
	return d
}

// decimalDigit is the value of a decimal digit, -1 for others. Unicode keeps
// each set of ten together and in order.
func decimalDigit(c rune) int32 {
	for _, r := range unicode.Nd.R16 {
		if c >= rune(r.Lo) && c <= rune(r.Hi) {
			return (c - rune(r.Lo)) % 10
		}
	}
	for _, r := range unicode.Nd.R32 {
		if c >= rune(r.Lo) && c <= rune(r.Hi) {
			return (c - rune(r.Lo)) % 10
		}
	}
	return -1
}

// numericValue is Character.getNumericValue.
func numericValue(c rune) int32 {
	if d := digit(c, 36); d >= 0 {
		return d
	}
	i := sort.Search(len(numeric), func(i int) bool { return numeric[i].high >= c })
	if i < len(numeric) && numeric[i].low <= c {
		return numeric[i].first + numeric[i].step*(c-numeric[i].low)
	}
	return -1
}

// directions are Java's numbers of the bidirectional classes.
var directions = map[bidi.Class]int32{
	bidi.L: 0, bidi.R: 1, bidi.AL: 2, bidi.EN: 3, bidi.ES: 4, bidi.ET: 5, bidi.AN: 6, bidi.CS: 7, bidi.NSM: 8, bidi.BN: 9,
	bidi.B: 10, bidi.S: 11, bidi.WS: 12, bidi.ON: 13, bidi.LRE: 14, bidi.LRO: 15, bidi.RLE: 16, bidi.RLO: 17, bidi.PDF: 18,
	bidi.LRI: 19, bidi.RLI: 20, bidi.FSI: 21, bidi.PDI: 22,
}

// directionality is Character.getDirectionality.
func directionality(c rune) int32 {
	if category(c) == unassigned {
		return -1
	}
	p, _ := bidi.LookupRune(c)
	if d, ok := directions[p.Class()]; ok {
		return d
	}
	// The package folds the explicit marks into one class.
	switch c {
	case 0x202a:
		return 14
	case 0x202d:
		return 15
	case 0x202b:
		return 16
	case 0x202e:
		return 17
	case 0x202c:
		return 18
	case 0x2066:
		return 19
	case 0x2067:
		return 20
	case 0x2068:
		return 21
	case 0x2069:
		return 22
	}
	return -1
}

func bindCharacter(b *vm.Bindings) {
	m := members{b, "Ljava/lang/Character;"}
	for name, is := range map[string]func(rune) bool{
		"isLowerCase":              func(c rune) bool { return category(c) == lowerLetter || unicode.Is(unicode.Other_Lowercase, c) },
		"isUpperCase":              func(c rune) bool { return category(c) == upperLetter || unicode.Is(unicode.Other_Uppercase, c) },
		"isTitleCase":              unicode.IsTitle,
		"isDigit":                  isDigit,
		"isDefined":                func(c rune) bool { return category(c) != unassigned },
		"isLetter":                 isLetter,
		"isLetterOrDigit":          func(c rune) bool { return isLetter(c) || isDigit(c) },
		"isWhitespace":             isWhitespace,
		"isSpaceChar":              isSpaceChar,
		"isJavaIdentifierStart":    func(c rune) bool { return isIdentifierStart(c) || category(c) == currency || category(c) == connector },
		"isJavaIdentifierPart":     func(c rune) bool { return isIdentifierPart(c) || category(c) == currency },
		"isUnicodeIdentifierStart": func(c rune) bool { return isIdentifierStart(c) || unicode.Is(unicode.Other_ID_Start, c) },
		"isUnicodeIdentifierPart": func(c rune) bool {
			return isIdentifierPart(c) || unicode.Is(unicode.Other_ID_Start, c) || unicode.Is(unicode.Other_ID_Continue, c)
		},
		"isIdentifierIgnorable": isIgnorable,
		"isMirrored":            func(c rune) bool { return unicode.Is(mirrored, c) },
	} {
		m.bind(name, "(C)Z", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(is(rune(a[0].Char()))) })
		m.bind(name, "(I)Z", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(is(a[0].Int())) })
	}
	m.bind("isAlphabetic", "(I)Z", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
		c := a[0].Int()
		return vm.Bool(isIdentifierStart(c) || unicode.Is(unicode.Other_Alphabetic, c))
	})
	m.bind("isIdeographic", "(I)Z", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Bool(unicode.Is(unicode.Ideographic, a[0].Int())) })
	m.bind("scriptOf", "(I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		for name, table := range unicode.Scripts { // a code point is of one script at most
			if unicode.Is(table, a[0].Int()) {
				return text(t, strings.ToUpper(name))
			}
		}
		return vm.Slot{}
	})
	m.bind("nameOf", "(I)Ljava/lang/String;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if name, ok := characterName(a[0].Int()); ok {
			return text(t, name)
		}
		return vm.Slot{}
	})
	for name, to := range map[string]func(rune) rune{"toLowerCase": toLower, "toUpperCase": toUpper, "toTitleCase": toTitle} {
		m.bind(name, "(C)C", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Char(uint16(to(rune(a[0].Char())))) })
		m.bind(name, "(I)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot {
			if c := a[0].Int(); validCodePoint(c) {
				return vm.Int(to(c))
			}
			return a[0]
		})
	}
	number := func(name, typ string, of func(rune) int32) {
		m.bind(name, "(C)"+typ, func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(of(rune(a[0].Char()))) })
		m.bind(name, "(I)"+typ, func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(of(a[0].Int())) })
	}
	number("getType", "I", func(c rune) int32 { return int32(category(c)) })
	number("getNumericValue", "I", numericValue)
	number("getDirectionality", "B", directionality)
	m.bind("digit", "(CI)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(digit(rune(a[0].Char()), a[1].Int())) })
	m.bind("digit", "(II)I", func(_ *vm.Thread, a []vm.Slot) vm.Slot { return vm.Int(digit(a[0].Int(), a[1].Int())) })
}
