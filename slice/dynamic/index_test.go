package dynamic

import (
	"bufio"
	"bytes"
	"errors"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// TestIndex: a graph that was written and read again gives the same slices, of
// all kinds, with the same explanations.
func TestIndex(t *testing.T) {
	for _, app := range []string{"cowsay", "tippytipper", "weightchart"} {
		g := importLog(t, app, "reduced")
		crash, _ := g.LastRaised()
		c := Criterion{Node: crash}
		want := g.Relevant(c)
		var file bytes.Buffer
		key := Key{1, 2, 3}
		if err := g.WriteIndex(&file, key); err != nil {
			t.Fatal(err)
		}
		again, err := ReadIndex(bytes.NewReader(file.Bytes()), key, g.Program)
		if err != nil {
			t.Fatal(err)
		}
		if n, _ := again.LastRaised(); n != crash || again.Len() != g.Len() || !slices.Equal(again.Gaps, g.Gaps) {
			t.Fatalf("%s: crash %d, %d nodes; want %d, %d", app, n, again.Len(), crash, g.Len())
		}
		for n := range Node(g.Len()) {
			if g.Position(n) != again.Position(n) || g.Kind(n) != again.Kind(n) || g.Line(n) != again.Line(n) || *g.Frame(n) != *again.Frame(n) {
				t.Fatalf("%s: node %d differs", app, n)
			}
		}
		if got := again.Relevant(c); !slices.Equal(got.Nodes, want.Nodes) {
			t.Errorf("%s: the relevant slice has %d nodes, want %d", app, len(got.Nodes), len(want.Nodes))
		}
		a, err := g.Explain(g.Backward(c, Full), jimple.New(g.Program), 0)
		if err != nil {
			t.Fatal(err)
		}
		b, err := again.Explain(again.Backward(c, Full), jimple.New(g.Program), 0)
		if err != nil {
			t.Fatal(err)
		}
		for i := range a.Elements {
			if x, y := a.Elements[i], b.Elements[i]; x.ID != y.ID || x.Distance != y.Distance || x.Thin != y.Thin || !slices.Equal(x.DependsOn, y.DependsOn) {
				t.Fatalf("%s: element %d is explained differently", app, x.ID)
			}
		}
		if _, err := ReadIndex(bytes.NewReader(file.Bytes()), Key{9}, g.Program); !errors.Is(err, ErrOtherIndex) {
			t.Errorf("another key: %v", err)
		}
		if _, err := ReadIndex(bytes.NewReader(file.Bytes()[:file.Len()/2]), key, g.Program); err == nil {
			t.Error("half an index is taken for a whole one")
		}
	}
}

func TestWay(t *testing.T) {
	g := importLog(t, "tippytipper", "reduced")
	from, _ := g.AtPosition(1729)
	to, _ := g.AtPosition(2405)
	way := g.Way([]Node{from}, to, Thin)
	if len(way) < 5 || way[0].Node != from || way[len(way)-1].Node != to {
		t.Fatalf("way %v", way)
	}
	for i := range way[:len(way)-1] {
		found := false
		g.Edges(way[i+1].Node, func(e Edge) bool {
			found = found || e == way[i].Edge && e.To == way[i].Node
			return true
		})
		if !found {
			t.Errorf("step %d: node %d does not depend on %d", i, way[i+1].Node, way[i].Node)
		}
	}
	if g.Way([]Node{to}, from, Full) != nil {
		t.Error("the default depends on the division")
	}
}

// FuzzReadIndex: whatever is in the file, reading it and slicing what was read
// ends without a panic.
func FuzzReadIndex(f *testing.F) {
	p, data := loopTrace(f, 3)
	set, err := android.NewSummarySet()
	if err != nil {
		f.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		f.Fatal(err)
	}
	g, err := Replay(r, p, set)
	if err != nil {
		f.Fatal(err)
	}
	var raw bytes.Buffer
	w := &indexWriter{w: bufio.NewWriter(&raw)}
	if g.writeIndex(w); w.w.Flush() != nil || w.err != nil {
		f.Fatal(w.err)
	}
	f.Add(raw.Bytes())
	f.Fuzz(func(t *testing.T, raw []byte) {
		again, r := newGraph(p), &indexReader{r: bufio.NewReader(bytes.NewReader(raw))}
		if again.readIndex(r); r.err != nil || again.Len() == 0 {
			return
		}
		s := again.Backward(Criterion{Node: Node(again.Len() - 1)}, Full)
		again.Relevant(Criterion{Node: Node(again.Len() - 1)})
		for _, n := range s.Nodes {
			again.Frame(n)
			again.Line(n)
			again.Position(n)
		}
	})
}
