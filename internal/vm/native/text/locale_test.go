package text

import "testing"

// What ICU 58.2 says, whose data Android 8.0 has.
func TestLocaleData(t *testing.T) {
	for _, c := range []struct{ tag, key, want string }{
		{"fr-FR", "number", ",|\u00a0|-|%|‰|E|∞|NaN|0|,"},
		{"de-CH", "number", ".|'|-|%|‰|E|∞|NaN|0|."},
		{"sv-SE", "number", ",|\u00a0|−|%|‰|×10^|∞|¤¤¤|0|,"},
		{"und", "monthsShort", "M01|M02|M03|M04|M05|M06|M07|M08|M09|M10|M11|M12"},
		{"dv", "monthsShort", "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"}, // no data: the default's
	} {
		if got := localeValue(c.tag, c.key); got != c.want {
			t.Errorf("%s of %s: got %q, want %q", c.key, c.tag, got, c.want)
		}
	}
}
