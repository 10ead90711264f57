package pdg

import (
	"bytes"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus/crafted"
)

// The graph of a method has as many edges as fit and then some for each statement, even
// where everything depends on everything; what is left out is said, of the method as of
// the whole app.
func TestCrowdedGraphs(t *testing.T) {
	cut := 0
	for _, name := range []string{"loops in loops", "tries that go on behind", "a chain of sums that meet", "one text joined very often", "a switch of very many cases"} {
		prog, m := crafted.Program(t, name, 4)
		a, err := New(prog)
		if err != nil {
			t.Fatal(err)
		}
		g := a.StatementGraph(PDG, []dex.MethodID{m})
		more := 0
		for _, n := range g.Nodes {
			if n.Kind == "more" {
				more++
			}
		}
		parts := 6 // kinds of dependences and parts of calls
		if bound := maxMethodEdges + parts*8*kindsAtOnce*len(a.Body(m).Stmts); len(g.Edges) > bound {
			t.Errorf("%s: %d edges, at most %d", name, len(g.Edges), bound)
		}
		if said := strings.Contains(strings.Join(g.Notes, "\n"), "left out"); said != (more > 0) {
			t.Errorf("%s: %d nodes depend on more, and the notes are %q", name, more, g.Notes)
		}
		if more == 0 {
			continue
		}
		cut++
		t.Logf("%s: %d statements, %d edges, %d nodes depend on more", name, len(a.Body(m).Stmts), len(g.Edges), more)
		if name == "one text joined very often" {
			continue // a node stands for the state of all builders
		}
		var whole bytes.Buffer
		if err := a.WriteStatementGraph(t.Context(), &whole, "dot", PDG, nil); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(whole.String(), "\"more "); n < 2*more { // as nodes and in edges
			t.Errorf("%s: the graph of the whole app names them %d times", name, n)
		}
	}
	if cut != 4 {
		t.Errorf("%d of 5 graphs were cut, all but the switch should be", cut)
	}
}

// The graph of a whole app is bounded too, where no method alone is crowded.
func TestCrowdedApp(t *testing.T) {
	prog, m := crafted.Program(t, "methods that each call all very often", 2)
	a, err := New(prog)
	if err != nil {
		t.Fatal(err)
	}
	if g := a.StatementGraph(PDG, []dex.MethodID{m}); strings.Contains(strings.Join(g.Notes, "\n"), "left out") {
		t.Fatal("a method alone is crowded")
	}
	var whole bytes.Buffer
	if err := a.WriteStatementGraph(t.Context(), &whole, "dot", PDG, nil); err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(whole.Bytes(), []byte("\"more ")) {
		t.Error("no node stands for what is left out")
	}
	if edges, most := bytes.Count(whole.Bytes(), []byte(" -> ")), 2*(maxAppEdges+edgesPerByte*len(prog.Files[0].Data())); edges > most {
		t.Errorf("%d edges, at most %d", edges, most)
	}
}

// What calls a constructor is found without a look at the classes below its own, of
// which each has one of the same name.
func TestCallersOfConstructors(t *testing.T) {
	prog, _ := crafted.Program(t, "a very long line of classes", 30)
	a, err := New(prog)
	if err != nil {
		t.Fatal(err)
	}
	calls := 0
	for i := range prog.Methods {
		if m := dex.MethodID(i); prog.MethodName(m) == "<init>" {
			calls += len(a.Callers(m))
		}
	}
	if want := len(prog.Classes) - 1; calls != want { // of each class but the first by the next or by the method
		t.Errorf("constructors are called %d times, not %d", calls, want)
	}
	for key := range a.virtual {
		if name := a.x.selName[key.sel].name; name == "<init>" {
			t.Fatalf("targets below %s were looked for, of a constructor", a.h.desc(key.typ))
		}
	}
}
