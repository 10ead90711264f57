package devices

import (
	"slices"
	"testing"
)

// Quotation marks keep blanks together; one that is not closed is a letter as any other.
func TestWordsOfALine(t *testing.T) {
	for _, c := range []struct {
		line   string
		words  []string
		quoted []bool
	}{
		{"  tap  10 20 ", []string{"tap", "10", "20"}, []bool{false, false, false}},
		{`tap "Log in" now`, []string{"tap", "Log in", "now"}, []bool{false, true, false}},
		{`text ""`, []string{"text", ""}, []bool{false, true}},
		{`text "a`, []string{"text", `"a`}, []bool{false, false}},
		{`text a"b c"`, []string{"text", `a"b`, `c"`}, []bool{false, false, false}},
		{"", nil, nil},
	} {
		if words, quoted := split(c.line); !slices.Equal(words, c.words) || !slices.Equal(quoted, c.quoted) {
			t.Errorf("%s: %q, %t", c.line, words, quoted)
		}
	}
}

// What is no place on a screen is no number.
func TestNumbers(t *testing.T) {
	if got, err := numbers([]string{"10", "-2.5", "1e2"}); err != nil || !slices.Equal(got, []float64{10, -2.5, 100}) {
		t.Errorf("%v, %v", got, err)
	}
	for _, a := range []string{"", "ten", "NaN", "Inf", "-inf", "1e999"} {
		if got, err := numbers([]string{"1", a}); err == nil {
			t.Errorf("%q is %v", a, got)
		}
	}
}

// Events are written in the format that the name stands for, as lines of JSON without one.
func TestFormatOfAName(t *testing.T) {
	for name, want := range map[string]string{"a.jsonl": ".jsonl", "a": ".jsonl", "a.b.unknown": ".jsonl", "a.script": ".script", "a.py": ".py", "a.log": ".log"} {
		if f := formatOf(name); f == nil || f.Ext != want {
			t.Errorf("%s: %+v, want %s", name, f, want)
		}
	}
}

// Bars have the height of the platform: 24 and 48 dp, rounded.
func TestBars(t *testing.T) {
	for _, c := range [][3]int{{24, 160, 24}, {24, 420, 63}, {48, 560, 168}, {24, 213, 32}} {
		if got := bar(c[0], c[1]); got != c[2] {
			t.Errorf("%d dp at %d: %d pixels, want %d", c[0], c[1], got, c[2])
		}
	}
}
