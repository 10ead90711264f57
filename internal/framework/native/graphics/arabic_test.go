package graphics

import (
	"testing"
	"unicode/utf16"
)

// Each letter has the shape that its neighbours ask for (Unicode 9.2, tables 9-8 and 9-9).
func TestShape(t *testing.T) {
	for text, want := range map[string][]rune{
		"بيت":           {0xfe91, 0xfef4, 0xfe96},                 // before, between, after
		"مرحبا":         {0xfee3, 0xfeae, 0xfea3, 0xfe92, 0xfe8e}, // reh ends a group
		"سلام":          {0xfeb3, 0xfefc, 0xfee1},                 // lam and alef are one
		"لا":            {0xfefb},
		"ب\u064eت":      {0xfe91, 0x64e, 0xfe96}, // marks join nothing and part nothing
		"د ب":           {0xfea9, ' ', 0xfe8f},
		"\u0640ب\u0640": {0x640, 0xfe92, 0x640},
		"گ":             {0xfb92},
	} {
		units := utf16.Encode([]rune(text))
		var got []rune
		for i := 0; i < len(units); {
			r, n := shape(units, i)
			got = append(got, r)
			i += n
		}
		if string(got) != string(want) {
			t.Errorf("%s: %x, want %x", text, got, want)
		}
	}
}
