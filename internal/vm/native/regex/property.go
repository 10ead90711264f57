// Named properties: \p{Lu}, \p{IsGreek}, \p{javaLowerCase}, POSIX names, blocks.

package regex

import (
	"strings"
	"sync"
	"unicode"
)

var (
	propertyLock sync.Mutex
	properties   = map[string]*Set{}
)

func cachedSet(name string, build func() *Set) *Set {
	propertyLock.Lock()
	defer propertyLock.Unlock()
	s, ok := properties[name]
	if !ok {
		s = build()
		properties[name] = s
	}
	return s
}

func digits() *Set { return cachedSet("\x00d", func() *Set { return fromTable(unicode.Nd) }) }

func spaces() *Set {
	return cachedSet("\x00s", func() *Set { return fromTable(unicode.White_Space) })
}

func words() *Set {
	return cachedSet("\x00w", func() *Set {
		return union(alphabetic(), fromTable(unicode.M, unicode.Nd, unicode.Pc, unicode.Join_Control))
	})
}

func alphabetic() *Set {
	return fromTable(unicode.L, unicode.Nl, unicode.Other_Alphabetic)
}

func horizontalSpace() *Set {
	return cachedSet("\x00h", func() *Set { return union(fromTable(unicode.Zs), single('\t'), single(0x180e)) })
}

func lineBreaks() *Set {
	return cachedSet("\x00v", func() *Set { return newSet([]rune{'\n', '\r', 0x85, 0x85, 0x2028, 0x2029}) })
}

// blocks are those that patterns name in practice.
var blocks = map[string][]rune{
	"basiclatin": {0, 0x7f}, "latin1supplement": {0x80, 0xff}, "latinextendeda": {0x100, 0x17f},
	"latinextendedb": {0x180, 0x24f}, "ipaextensions": {0x250, 0x2af}, "spacingmodifierletters": {0x2b0, 0x2ff},
	"combiningdiacriticalmarks": {0x300, 0x36f}, "greek": {0x370, 0x3ff}, "greekandcoptic": {0x370, 0x3ff},
	"cyrillic": {0x400, 0x4ff}, "cyrillicsupplement": {0x500, 0x52f}, "armenian": {0x530, 0x58f},
	"hebrew": {0x590, 0x5ff}, "arabic": {0x600, 0x6ff}, "syriac": {0x700, 0x74f}, "devanagari": {0x900, 0x97f},
	"bengali": {0x980, 0x9ff}, "thai": {0xe00, 0xe7f}, "tibetan": {0xf00, 0xfff}, "georgian": {0x10a0, 0x10ff},
	"hanguljamo": {0x1100, 0x11ff}, "ethiopic": {0x1200, 0x137f}, "khmer": {0x1780, 0x17ff},
	"mongolian": {0x1800, 0x18af}, "latinextendedadditional": {0x1e00, 0x1eff}, "greekextended": {0x1f00, 0x1fff},
	"generalpunctuation": {0x2000, 0x206f}, "superscriptsandsubscripts": {0x2070, 0x209f},
	"currencysymbols": {0x20a0, 0x20cf}, "letterlikesymbols": {0x2100, 0x214f}, "numberforms": {0x2150, 0x218f},
	"arrows": {0x2190, 0x21ff}, "mathematicaloperators": {0x2200, 0x22ff}, "miscellaneoustechnical": {0x2300, 0x23ff},
	"boxdrawing": {0x2500, 0x257f}, "blockelements": {0x2580, 0x259f}, "geometricshapes": {0x25a0, 0x25ff},
	"miscellaneoussymbols": {0x2600, 0x26ff}, "dingbats": {0x2700, 0x27bf}, "cjksymbolsandpunctuation": {0x3000, 0x303f},
	"hiragana": {0x3040, 0x309f}, "katakana": {0x30a0, 0x30ff}, "bopomofo": {0x3100, 0x312f},
	"cjkunifiedideographsextensiona": {0x3400, 0x4dbf}, "cjkunifiedideographs": {0x4e00, 0x9fff},
	"hangulsyllables": {0xac00, 0xd7af}, "highsurrogates": {0xd800, 0xdb7f}, "lowsurrogates": {0xdc00, 0xdfff},
	"privateusearea": {0xe000, 0xf8ff}, "cjkcompatibilityideographs": {0xf900, 0xfaff},
	"arabicpresentationformsa": {0xfb50, 0xfdff}, "halfwidthandfullwidthforms": {0xff00, 0xffef},
	"specials": {0xfff0, 0xffff}, "emoticons": {0x1f600, 0x1f64f},
	"miscellaneoussymbolsandpictographs": {0x1f300, 0x1f5ff}, "transportandmapsymbols": {0x1f680, 0x1f6ff},
}

// property finds the set of a name as written between the braces, or nil. It is ICU's
// UnicodeSet that knows names: the POSIX ones are of all Unicode, and Java's prefix Is is
// part of none.
func property(name string) *Set {
	propertyLock.Lock()
	s, ok := properties[name]
	propertyLock.Unlock()
	if ok {
		return s
	}
	s = lookUp(name)
	if s != nil {
		propertyLock.Lock()
		properties[name] = s
		propertyLock.Unlock()
	}
	return s
}

func plain(name string) string {
	return strings.ToLower(strings.NewReplacer("_", "", " ", "", "-", "").Replace(name))
}

func lookUp(name string) *Set {
	if key, value, ok := strings.Cut(name, "="); ok {
		switch plain(key) {
		case "sc", "script":
			return script(value)
		case "blk", "block":
			return block(value)
		case "gc", "generalcategory":
			return category(value)
		}
		return nil
	}
	if strings.HasPrefix(name, "java") {
		return javaProperty(name)
	}
	if strings.HasPrefix(name, "In") {
		if s := block(name[2:]); s != nil {
			return s
		}
	}
	if s := category(name); s != nil {
		return s
	}
	if s := binary(plain(name)); s != nil {
		return s
	}
	return script(name)
}

func category(name string) *Set {
	switch name {
	case "LC":
		return fromTable(unicode.Lu, unicode.Ll, unicode.Lt)
	case "L1":
		return newSet([]rune{0, 0xff})
	case "Cn":
		return assigned().complement()
	case "C":
		return union(fromTable(unicode.C), assigned().complement())
	}
	for key, t := range unicode.Categories {
		if strings.EqualFold(key, name) {
			return fromTable(t)
		}
	}
	long := map[string]*unicode.RangeTable{
		"letter": unicode.L, "uppercaseletter": unicode.Lu, "lowercaseletter": unicode.Ll, "titlecaseletter": unicode.Lt,
		"modifierletter": unicode.Lm, "otherletter": unicode.Lo, "mark": unicode.M, "nonspacingmark": unicode.Mn,
		"number": unicode.N, "decimalnumber": unicode.Nd, "punctuation": unicode.P, "symbol": unicode.S,
		"mathsymbol": unicode.Sm, "currencysymbol": unicode.Sc, "separator": unicode.Z, "spaceseparator": unicode.Zs,
		"control": unicode.Cc, "format": unicode.Cf,
	}
	if t := long[plain(name)]; t != nil {
		return fromTable(t)
	}
	return nil
}

func assigned() *Set {
	return cachedAssigned()
}

var cachedAssigned = sync.OnceValue(func() *Set {
	return fromTable(unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Z, unicode.C)
})

func script(name string) *Set {
	short := map[string]string{"latn": "Latin", "grek": "Greek", "cyrl": "Cyrillic", "hira": "Hiragana", "kana": "Katakana",
		"hani": "Han", "hang": "Hangul", "arab": "Arabic", "hebr": "Hebrew", "thai": "Thai"}
	if full, ok := short[strings.ToLower(name)]; ok {
		name = full
	}
	want := plain(name)
	for key, t := range unicode.Scripts {
		if plain(key) == want {
			return fromTable(t)
		}
	}
	return nil
}

func block(name string) *Set {
	if r, ok := blocks[plain(name)]; ok {
		return newSet(r)
	}
	return nil
}

func binary(name string) *Set {
	switch name {
	case "alphabetic", "alpha":
		return alphabetic()
	case "ideographic":
		return fromTable(unicode.Ideographic)
	case "letter":
		return fromTable(unicode.L)
	case "lowercase", "lower":
		return fromTable(unicode.Ll, unicode.Other_Lowercase)
	case "uppercase", "upper":
		return fromTable(unicode.Lu, unicode.Other_Uppercase)
	case "titlecase":
		return fromTable(unicode.Lt)
	case "punctuation", "punct":
		return fromTable(unicode.P)
	case "control", "cntrl":
		return fromTable(unicode.Cc)
	case "whitespace", "space":
		return fromTable(unicode.White_Space)
	case "digit":
		return fromTable(unicode.Nd)
	case "hexdigit":
		return fromTable(unicode.Hex_Digit)
	case "joincontrol":
		return fromTable(unicode.Join_Control)
	case "noncharactercodepoint":
		return fromTable(unicode.Noncharacter_Code_Point)
	case "assigned":
		return assigned()
	case "ascii":
		return newSet([]rune{0, unicode.MaxASCII})
	case "blank":
		return union(fromTable(unicode.Zs), single('\t'))
	case "graph":
		return visible()
	case "print":
		return union(visible(), fromTable(unicode.Zs))
	case "xdigit":
		return fromTable(unicode.Nd, unicode.Hex_Digit)
	case "alnum":
		return union(alphabetic(), fromTable(unicode.Nd))
	case "emoji":
		return newSet([]rune{'#', '#', '*', '*', '0', '9', 0xa9, 0xa9, 0xae, 0xae, 0x203c, 0x203c, 0x2049, 0x2049,
			0x2122, 0x2122, 0x2139, 0x2139, 0x2194, 0x2199, 0x2600, 0x27bf, 0x1f300, 0x1f64f, 0x1f680, 0x1f6ff, 0x1f900, 0x1f9ff})
	case "any", "all":
		return newSet([]rune{0, maxRune})
	}
	return nil
}

// visible is what leaves ink.
func visible() *Set {
	return intersect(assigned(), fromTable(unicode.White_Space, unicode.Cc, unicode.Cs).complement())
}

func javaProperty(name string) *Set {
	switch name {
	case "javaLowerCase":
		return fromTable(unicode.Ll)
	case "javaUpperCase":
		return fromTable(unicode.Lu)
	case "javaTitleCase":
		return fromTable(unicode.Lt)
	case "javaDigit":
		return fromTable(unicode.Nd)
	case "javaLetter":
		return fromTable(unicode.L)
	case "javaLetterOrDigit":
		return fromTable(unicode.L, unicode.Nd)
	case "javaDefined":
		return assigned()
	case "javaSpaceChar":
		return fromTable(unicode.Z)
	case "javaISOControl":
		return newSet([]rune{0, 0x1f, 0x7f, 0x9f})
	case "javaWhitespace":
		return intersect(union(fromTable(unicode.Z), newSet([]rune{'\t', '\r', 0x1c, 0x1f})),
			newSet([]rune{0xa0, 0xa0, 0x2007, 0x2007, 0x202f, 0x202f}).complement())
	case "javaJavaIdentifierStart":
		return fromTable(unicode.L, unicode.Nl, unicode.Sc, unicode.Pc)
	case "javaJavaIdentifierPart":
		return union(fromTable(unicode.L, unicode.Nl, unicode.Sc, unicode.Pc, unicode.Nd, unicode.Mn, unicode.Mc, unicode.Cf),
			newSet([]rune{0, 8, 0xe, 0x1b, 0x7f, 0x9f}))
	case "javaMirrored":
		return newSet([]rune{'(', ')', '<', '<', '>', '>', '[', '[', ']', ']', '{', '{', '}', '}', 0xab, 0xab, 0xbb, 0xbb})
	}
	return nil
}
