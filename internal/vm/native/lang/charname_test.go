package lang

import "testing"

// Controls have numbers for names, ideographs and syllables are named by rule, as ICU
// does; OpenJDK has old names for controls and blocks for the others.
func TestCharacterNames(t *testing.T) {
	for c, want := range map[rune]string{0: "<control-0000>", 7: "<control-0007>", 0x9f: "<control-009F>", 'l': "LATIN SMALL LETTER L",
		0x4e00: "CJK UNIFIED IDEOGRAPH-4E00", 0x2a6d6: "CJK UNIFIED IDEOGRAPH-2A6D6", 0xac00: "HANGUL SYLLABLE GA", 0xd7a3: "HANGUL SYLLABLE HIH",
		0x17000: "TANGUT IDEOGRAPH-17000", 0xd4db: "HANGUL SYLLABLE PWILH", 0xd800: "", 0xe000: "", 0x378: "", 0x110000: ""} {
		if got, ok := characterName(c); ok != (want != "") || ok && got != want {
			t.Errorf("%x: %q, want %q", c, got, want)
		}
	}
}
