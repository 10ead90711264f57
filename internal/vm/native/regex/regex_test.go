package regex

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf16"
)

func units(s string) []uint16 { return utf16.Encode([]rune(s)) }

// all renders every match with its groups: "0-3(a,b)".
func all(t *testing.T, pattern string, flags int, input string) string {
	t.Helper()
	p, bad := Compile(units(pattern), flags)
	if bad != nil {
		return fmt.Sprintf("error %s @%d", bad.Text, bad.Index)
	}
	m := NewMatcher(p, units(input))
	var out []string
	for from := 0; from <= len(m.Input); {
		ok, err := m.Find(from)
		if err != nil {
			return err.Error()
		}
		if !ok {
			break
		}
		s := fmt.Sprintf("%d-%d", m.Caps[0], m.Caps[1])
		for g := 1; g <= p.Groups; g++ {
			if m.Caps[2*g] < 0 {
				s += ",-"
			} else {
				s += "," + string(utf16.Decode(m.Input[m.Caps[2*g]:m.Caps[2*g+1]]))
			}
		}
		out = append(out, s)
		m.LastEnd = m.Caps[1]
		from = m.Caps[1]
		if m.Caps[1] == m.Caps[0] {
			from++
		}
	}
	return strings.Join(out, " ")
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		pattern string
		flags   int
		input   string
		want    string
	}{
		{"a*b", 0, "aaab b", "0-4 5-6"},
		{"(a|ab)(c|bcd)(d*)", 0, "abcd", "0-4,a,bcd,"},
		{"(?:(a)|b)*", 0, "ab", "0-2,a 2-2,-"},
		{"(a*)*", 0, "aa", "0-2, 2-2,"},
		{"(a*?)*?b", 0, "aab", "0-3,a"},
		{"x*", 0, "axb", "0-0 1-2 2-2 3-3"},
		{"a++a", 0, "aaa", ""},
		{"(?>a+)b", 0, "aab", "0-3"},
		{"(\\w)\\1", 0, "abbcc", "1-3,b 3-5,c"},
		{"(?i)STRASSE", 0, "Strasse", "0-7"},
		{"(?<=\\d{1,3})px", 0, "10px px", "2-4"},
		{"(?<!\\d)px", 0, "10px px", "5-7"},
		{"a(?=b)", 0, "abac", "0-1"},
		{"a(?!b)", 0, "abac", "2-3"},
		{"[a-z&&[^aeiou]]+", 0, "hello", "0-1 2-4"},
		{"[a-z&&[def]]+", 0, "abcdefg", "3-6"},
		{"[^\\d\\s]+", 0, "ab 12 c", "0-2 6-7"},
		{"^.*$", Multiline, "a\nb\r\nc", "0-1 2-3 5-6"},
		{"(?<year>\\d{4})-(?<m>\\d\\d)", 0, "on 2020-05", "3-10,2020,05"},
		{"\\bfoo\\b", 0, "foo food foo", "0-3 9-12"},
		{".", 0, "a😀b", "0-1 1-3 3-4"},
		{"[😀-😂]", 0, "x😁", "1-3"},
		{"\\Qa.b\\E+", 0, "a.bbb", "0-5"},
		{"(?x) a b # c\n c", 0, "abc", "0-3"},
		{"a{2,3}?", 0, "aaaaa", "0-2 2-4"},
		{"(ab){2,}", 0, "ababab", "0-6,ab"},
		{"(ab){1,2}?c", 0, "ababc", "0-5,ab"},
		{"\\G\\d", 0, "12a3", "0-1 1-2"},
		{"\\p{Lu}\\p{Cyrillic}", 0, "AЖ", "0-2"},
		{"\\p{IsCyrillic}", 0, "", "error " + badProperty + " @14"},
		{"(?U)a", 0, "", "error " + badSyntax + " @3"},
		{"(?iU)a", 0, "", "error " + badFlag + " @4"},
		{"\\p{Alpha}+", 0, "aé1", "0-2"},
		{"\\p{Punct}", 0, "!+«~", "0-1 2-3"},
		{"\\p{Lower}\\p{Upper}", 0, "éÀ", "0-2"},
		{"(", 0, "", "error " + badParens + " @1"},
		{"*a", 0, "", "error " + badSyntax + " @1"},
		{"[a", 0, "", "error " + openClass + " @2"},
		{"a{3,1}", 0, "", "error " + maxBelowMin + " @6"},
		{"(?<=a+)b", 0, "", "error " + unboundBehind + " @7"},
		{"\\3(a)", 0, "", "error " + badBackRef + " @2"},
		{"a.b", Literal, "a.b axb", "0-3"},
		{"(a+)+?c", 0, "aaac", "0-4,aaa"},
		{"((a)|(b))+", 0, "ab", "0-2,b,a,b"},
		{"$", 0, "a\n", "1-1 2-2"},
		{"\\Z", 0, "a\r\n", "1-1 3-3"},
		{"(?m)^", 0, "a\nb\n", "0-0 2-2"},
	} {
		if got := all(t, c.pattern, c.flags, c.input); got != c.want {
			t.Errorf("%q on %q: got %q, want %q", c.pattern, c.input, got, c.want)
		}
	}
}

func TestBudgetEndsExplosion(t *testing.T) {
	p, _ := Compile(units("(a+)+(b+)+(c|d)*x"), 0)
	m := NewMatcher(p, units(strings.Repeat("a", 40)+strings.Repeat("b", 40)))
	left := 2_000_000
	m.Charge = func(n int) bool { left -= n; return left > 0 }
	if _, err := m.Find(0); err != ErrBudget {
		t.Fatalf("got %v, want ErrBudget", err)
	}
}

func TestLongInputNeedsNoGoStack(t *testing.T) {
	p, _ := Compile(units("(?:a|b)*c"), 0)
	m := NewMatcher(p, units(strings.Repeat("ab", 50_000)+"c"))
	if ok, err := m.Match(0, true); !ok || err != nil {
		t.Fatal(ok, err)
	}
}

func FuzzRegex(f *testing.F) {
	f.Add("(a|b)*?c{2,3}[^x-z&&[y]]", 0, "abcc")
	f.Add("(?<n>a)\\k<n>(?<=a)\\p{L}$", 2, "aab")
	f.Fuzz(func(t *testing.T, pattern string, flags int, input string) {
		p, bad := Compile(units(pattern), flags&511)
		if bad != nil {
			if bad.Index < 0 || bad.Index > len(units(pattern)) {
				t.Fatalf("index %d outside %q", bad.Index, pattern)
			}
			return
		}
		m := NewMatcher(p, units(input))
		left := 200_000
		m.Charge = func(n int) bool { left -= n; return left > 0 }
		if ok, _ := m.Find(0); ok {
			for i := 0; i < len(m.Caps); i += 2 {
				if s, e := m.Caps[i], m.Caps[i+1]; s >= 0 && e >= 0 && (s > len(m.Input) || e > len(m.Input)) {
					t.Fatalf("group %d is %d-%d", i/2, s, e)
				}
			}
		}
	})
}

func BenchmarkFind(b *testing.B) {
	p, _ := Compile(units("(\\w+)@(\\w+)\\.com"), 0)
	in := units(strings.Repeat("hello world ", 100) + "user@example.com")
	b.SetBytes(int64(2 * len(in)))
	for b.Loop() {
		NewMatcher(p, in).Find(0)
	}
}
