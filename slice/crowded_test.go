package slice

import (
	"testing"

	"github.com/esdroid/esdroid/internal/corpus/crafted"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// A forward slice through a method in which everything depends on everything follows
// the nearest dependences, and says that it is partial.
func TestCrowdedForward(t *testing.T) {
	for _, tt := range []struct {
		name    string
		partial bool
	}{{"a chain of sums that meet", true}, {"a chain of sums", false}} {
		prog, m := crafted.Program(t, tt.name, 4)
		app, err := pdg.New(prog)
		if err != nil {
			t.Fatal(err)
		}
		s := Forward(t.Context(), app, []criterion.Ref{{Method: m}}, Full, Options{})
		statements := len(app.Body(m).Stmts)
		if s.Partial != tt.partial || len(s.Elements) < statements/3 {
			t.Errorf("%s: partial is %t, %d elements of %d statements", tt.name, s.Partial, len(s.Elements), statements)
		}
	}
}
