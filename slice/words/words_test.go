package words

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus/program"
	"github.com/esdroid/esdroid/jimple"
)

// TestWords: the case statements read as in their source.
func TestWords(t *testing.T) {
	p := jimple.New(program.Open(t, "../testdata/criteria/cases.dex"))
	w := &Words{}
	for method, want := range map[string][]string{
		"divide":       {"return a / b"},
		"chain":        {"return this.note.next.title().trim()"},
		"write":        {"this.note.id = 4"},
		"elementIndex": {"return this.numbers[i]"},
		"store":        {"this.numbers[i] = 3"},
		"cast":         {"return (String) o"},
		"fail":         {"if (n >= 0)", `throw new Cases$Broken("negative: " + n)`},
		"recurse":      {"return this.recurse(n + 1)"},
		"parse":        {"return Integer.parseInt(this.text)"},
		"parseNew":     {"return new BigDecimal(this.text)"},
		"column":       {"return c.getString(c.getColumnIndex(name))"},
		"network":      {"url.openStream()"},
		"allocate":     {"return new int[n]"},
		"lock":         {"synchronized (this.list)"},
	} {
		class, _ := p.Dex.Class("Lcases/Cases;")
		c := &p.Dex.Classes[class]
		found := false
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			if p.Dex.MethodName(m) != method {
				continue
			}
			found = true
			b, err := p.Body(m)
			if err != nil {
				t.Fatal(err)
			}
			var lines []string
			for i := range b.Stmts {
				lines = append(lines, w.Statement(b, int32(i)))
			}
			for _, s := range want {
				if !contains(lines, s) {
					t.Errorf("%s: no %q in\n  %s", method, s, strings.Join(lines, "\n  "))
				}
			}
		}
		if !found {
			t.Errorf("no method %s", method)
		}
	}
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
