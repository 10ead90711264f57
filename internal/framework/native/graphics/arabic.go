// Arabic letters, whose width depends on their neighbours.

package graphics

import "unicode"

// joined are the letters that have shapes of their own beside others, with where those
// stand in Unicode's Arabic Presentation Forms: alone, after a letter, and, for those of
// which the next letter may take hold, before and between letters (Unicode 9.2).
var joined = func() map[rune]form {
	all := map[rune]form{0x67e: {0xfb56, true}, 0x686: {0xfb7a, true}, 0x698: {0xfb8a, false}, 0x6a9: {0xfb8e, true}, 0x6af: {0xfb92, true}, 0x6cc: {0xfbfc, true}, 0x640: {0, true}}
	at := rune(0xfe81) // from U+0622 on in the order of the letters
	for _, r := range "آأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي" {
		dual := !unicode.In(r, rightJoining)
		all[r] = form{at, dual}
		at += 2
		if dual {
			at += 2
		}
	}
	return all
}()

// rightJoining are the letters that end a joined group.
var rightJoining = &unicode.RangeTable{R16: []unicode.Range16{{Lo: 0x622, Hi: 0x625, Stride: 1}, {Lo: 0x627, Hi: 0x629, Stride: 2}, {Lo: 0x62f, Hi: 0x632, Stride: 1}, {Lo: 0x648, Hi: 0x649, Stride: 1}}}

// A form is where the shapes of a letter begin, and whether the next letter may join it.
type form struct {
	alone rune
	dual  bool
}

// lamAlef are the pairs with lam that are one shape.
var lamAlef = map[rune]rune{0x622: 0xfef5, 0x623: 0xfef7, 0x625: 0xfef9, 0x627: 0xfefb}

// shape gives the shape of the letter at a place, and how many units it takes; the letter
// itself if it has none.
func shape(units []uint16, i int) (rune, int) {
	r := rune(units[i])
	f, ok := joined[r]
	if !ok || f.alone == 0 {
		return r, 1
	}
	beside := func(step int) (form, int) {
		at := i + step
		for at >= 0 && at < len(units) && unicode.Is(unicode.Mn, rune(units[at])) {
			at += step
		}
		if at < 0 || at >= len(units) {
			return form{}, at
		}
		return joined[rune(units[at])], at
	}
	before, _ := beside(-1)
	after, next := beside(1)
	if r == 0x644 && next == i+1 && next < len(units) {
		if pair, ok := lamAlef[rune(units[next])]; ok {
			if before.dual {
				pair++
			}
			return pair, 2
		}
	}
	shape := f.alone
	if before.dual {
		shape++
	}
	if f.dual && after != (form{}) {
		shape += 2
	}
	return shape, 1
}
