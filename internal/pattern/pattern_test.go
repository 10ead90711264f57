package pattern

import (
	"reflect"
	"testing"
)

// A pattern answers as the expression does that it stands for.
func TestPattern(t *testing.T) {
	p := New(`(\w)=(\d+)`)
	const s = "a=1, b=22"
	for _, c := range []struct{ got, want any }{
		{p.MatchString(s), true}, {p.MatchString("a"), false}, {p.FindString(s), "a=1"},
		{p.FindStringSubmatch(s), []string{"a=1", "a", "1"}}, {p.FindStringSubmatchIndex(s), []int{0, 3, 0, 1, 2, 3}},
		{p.FindAllStringIndex(s, 1), [][]int{{0, 3}}},
		{p.FindAllStringSubmatchIndex(s, 1), [][]int{{0, 3, 0, 1, 2, 3}}},
		{p.ReplaceAllString(s, "$2"), "1, 22"}, {p.ReplaceAllStringFunc(s, func(string) string { return "x" }), "x, x"},
	} {
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("got %v, want %v", c.got, c.want)
		}
	}
}

// A faulty expression shows when all are compiled.
func TestCompile(t *testing.T) {
	New("a")
	if n := Compile(); n == 0 {
		t.Error("no patterns")
	}
	before := all.patterns
	defer func() {
		all.patterns = before
		if recover() == nil {
			t.Error("a faulty pattern is compiled")
		}
	}()
	New("(")
	Compile()
}
