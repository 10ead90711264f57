package inspect_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus/crafted"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/jimple/inspect"
)

// What is shown of a method grows with its length, even where everything in it depends
// on everything, and what is left out is counted.
func TestCrowded(t *testing.T) {
	left := 0
	for _, name := range []string{"branches back to the start", "a chain of sums that meet", "a switch of very many cases"} {
		p, id := crafted.Program(t, name, 3)
		m, err := inspect.Load(jimple.New(p), id)
		if err != nil {
			t.Fatal(err)
		}
		listed, leftOut := 0, 0
		for _, st := range m.Statements {
			for _, defs := range st.Defs {
				listed += len(defs)
			}
			listed += len(st.Uses) + len(st.Control)
			leftOut += st.LeftOut
		}
		for _, l := range m.Loops {
			listed, leftOut = listed+len(l.Blocks), leftOut+l.LeftOut
		}
		if listed > 3<<20 {
			t.Errorf("%s: %d numbers in lists", name, listed)
		}
		var text bytes.Buffer
		if err := m.WriteText(&text); err != nil {
			t.Fatal(err)
		}
		if text.Len() > 8<<20 {
			t.Errorf("%s: %d bytes of text", name, text.Len())
		}
		if inStatements := slices.ContainsFunc(m.Statements, func(s inspect.Statement) bool { return s.LeftOut > 0 }); inStatements != strings.Contains(text.String(), " more)") {
			t.Errorf("%s: the text does not say that something is left out", name)
		}
		if leftOut > 0 {
			left++
			t.Logf("%s: %d listed, %d left out", name, listed, leftOut)
		}
	}
	if left != 2 {
		t.Errorf("something was left out of %d of 3, wanted of all but the switch", left)
	}
}
