package intervene

import "testing"

// A text whose parts are apart by what its reader does not know gets the separator that this
// looks for; one that has no others gets parts, as many as are read.
func TestRejoined(t *testing.T) {
	for _, c := range []struct{ text, separator, others, want string }{
		{"6.30", ":", "", "6:30"},
		{"3 to 5", "-", "", "3-to-5"},
		{"milk;2;3.5", "|", "", "milk|2|3.5"},
		{"a=1&b=2", ";", "=", "a=1;b=2"},
		{"7", ":", "", "7:7"},
		{"", ",", "", "1,1"},
		{"-5", ",", "", "-5,-5"},
		{"6:30", ":", "", ""},
		{":", ":", "", ""},
		{"a, b", ",", "", "a,b"},
	} {
		var others []string
		if c.others != "" {
			others = []string{c.others}
		}
		v := Separated(c.separator, 2, others)
		if got, ok := v.rewritten(c.text); ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%q at %q: %q, want %q", c.text, c.separator, got, c.want)
		}
	}
}

// An example takes the place of a text, and not of the format by which it is read.
func TestExemplary(t *testing.T) {
	v := Exemplary("02.03.2020", []string{"dd.MM.yyyy", "yyyy"})
	for text, want := range map[string]bool{"2020/01/02": true, "": true, "dd.MM.yyyy": false, "yyyy": false, "02.03.2020": false} {
		if got, ok := v.rewritten(text); ok != want || ok && got != "02.03.2020" {
			t.Errorf("%q: %q, %t", text, got, ok)
		}
	}
}

// The example of a format or a pattern is a text that it reads.
func TestExamples(t *testing.T) {
	for format, want := range map[string]string{
		"dd.MM.yyyy": "02.03.2020", "yyyy-MM-dd'T'HH:mm:ss": "2020-03-02T04:05:06", "h:mm a": "4:05 AM", "EEE, d MMM yyyy": "Mon, 2 Mar 2020",
		"yyyyMMdd": "20200302", "d''M": "2'3", "yyyy G": "",
	} {
		if got := dated(format); got != want {
			t.Errorf("%s: %q, want %q", format, got, want)
		}
	}
	for pattern, want := range map[string]string{
		`\|`: "|", `[,;]`: ",", `\s*,\s*`: ",", `(\d{1,2}):(\d{2})`: "1:11", `^[a-z]+@[a-z]+\.(de|com)$`: "a@a.de", `:`: ":", `(?<=a)b`: "", `(`: "",
	} {
		if got := matching(pattern); got != want {
			t.Errorf("%s: %q, want %q", pattern, got, want)
		}
	}
}
