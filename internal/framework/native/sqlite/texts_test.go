package sqlite

import "testing"

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		pattern, text string
		want          bool
	}{
		{"", "", true}, {"", "a", false}, {"%", "", true}, {"a%", "ABC", true}, {"%c", "abc", true}, {"%b%", "abc", true},
		{"_b_", "abc", true}, {"_", "", false}, {"ä%", "ÄB", true}, {"%a%b%c", "xaxbxbxc", true}, {"%a%b", "aab c", false},
		{`a\%`, "a%", true}, {`a\%`, "ab", false}, {"a__", "ab", false},
	} {
		if got := matches(tokens(c.pattern, '\\'), []rune(c.text)); got != c.want {
			t.Errorf("%q LIKE %q is %v", c.text, c.pattern, got)
		}
	}
}
