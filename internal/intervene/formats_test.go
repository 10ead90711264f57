package intervene

import "testing"

// A text that no parser reads is tried as the number that it is in another notation; what
// is none, or is read as it stands, has no other reading.
func TestReread(t *testing.T) {
	for text, want := range map[string][]string{
		"3a":       {"58", "3"},
		"fffffffa": {"-6"},
		"0x10":     {"16"},
		"1,5":      {"1.5", "1", "15"},
		"1.234,5":  {"1234.5", "1234", "12345"},
		"2.75":     {"2", "275"},
		"12 km":    {"12"},
		"7":        nil,
		"":         nil,
		"none":     nil,
	} {
		for n, w := range append(want, "") {
			if got, ok := reread(text, n); got != w || ok != (w != "") {
				t.Errorf("reading %d of %q: %q, want %q", n, text, got, w)
			}
		}
	}
}

// What a message says is out of place in a text is left out, or set apart.
func TestCorrected(t *testing.T) {
	for _, k := range []struct{ text, pattern, with, want string }{
		{"create table a (b text),", ",", "", "create table a (b text)"},
		{"select * from awhere b = 1", "where", " where", "select * from a where b = 1"},
		{"%d of %5.2d", "%[^a-zA-Z%]*d", "%s", "%d of %s"},
		{"none", ",", "", ""},
		{"lone \xed\xa0\x80", "\xed\xa0\x80", "", ""}, // a surrogate without its other half
	} {
		v := Value{Kind: Corrected, Text: k.pattern, With: k.with}
		if got, ok := v.rewritten(k.text); got != k.want || ok != (k.want != "") {
			t.Errorf("%q: %q, %t", k.text, got, ok)
		}
	}
}
