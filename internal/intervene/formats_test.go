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
