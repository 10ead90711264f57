package replay

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// TestIndex: a graph that was written and read again gives the same slices, of
// all kinds, with the same explanations.
func TestIndex(t *testing.T) {
	for _, app := range []string{"cowsay", "tippytipper", "weightchart"} {
		g := importLog(t, app, "reduced")
		crash, _ := g.LastRaised()
		c := dynamic.Criterion{Node: crash}
		want := omission.Relevant(g, c)
		var file bytes.Buffer
		key := dynamic.Key{1, 2, 3}
		if err := g.WriteIndex(&file, key); err != nil {
			t.Fatal(err)
		}
		again, err := dynamic.ReadIndex(bytes.NewReader(file.Bytes()), key, g.Program)
		if err != nil {
			t.Fatal(err)
		}
		if n, _ := again.LastRaised(); n != crash || again.Len() != g.Len() || !slices.Equal(again.Gaps, g.Gaps) {
			t.Fatalf("%s: crash %d, %d nodes; want %d, %d", app, n, again.Len(), crash, g.Len())
		}
		for n := range dynamic.Node(g.Len()) {
			if g.Position(n) != again.Position(n) || g.Kind(n) != again.Kind(n) || g.Line(n) != again.Line(n) || *g.Frame(n) != *again.Frame(n) {
				t.Fatalf("%s: node %d differs", app, n)
			}
		}
		if got := omission.Relevant(again, c); !slices.Equal(got.Nodes, want.Nodes) {
			t.Errorf("%s: the relevant slice has %d nodes, want %d", app, len(got.Nodes), len(want.Nodes))
		}
		a, err := g.Explain(g.Backward(c, dynamic.Full), jimple.New(g.Program), dynamic.Shown{})
		if err != nil {
			t.Fatal(err)
		}
		b, err := again.Explain(again.Backward(c, dynamic.Full), jimple.New(g.Program), dynamic.Shown{})
		if err != nil {
			t.Fatal(err)
		}
		for i := range a.Elements {
			if x, y := a.Elements[i], b.Elements[i]; x.ID != y.ID || x.Distance != y.Distance || x.Thin != y.Thin || !slices.Equal(x.DependsOn, y.DependsOn) {
				t.Fatalf("%s: element %d is explained differently", app, x.ID)
			}
		}
		if _, err := dynamic.ReadIndex(bytes.NewReader(file.Bytes()), dynamic.Key{9}, g.Program); !errors.Is(err, dynamic.ErrOtherIndex) {
			t.Errorf("another key: %v", err)
		}
		if _, err := dynamic.ReadIndex(bytes.NewReader(file.Bytes()[:file.Len()/2]), key, g.Program); err == nil {
			t.Error("half an index is taken for a whole one")
		}
	}
}

func TestWay(t *testing.T) {
	g := importLog(t, "tippytipper", "reduced")
	from, _ := g.AtPosition(1729)
	to, _ := g.AtPosition(2405)
	way := g.Way([]dynamic.Node{from}, dynamic.Criterion{Node: to}, dynamic.Thin)
	if len(way) < 5 || way[0].Node != from || way[len(way)-1].Node != to {
		t.Fatalf("way %v", way)
	}
	for i := range way[:len(way)-1] {
		found := false
		g.Edges(way[i+1].Node, func(e dynamic.Edge) bool {
			found = found || e == way[i].Edge && e.To == way[i].Node
			return true
		})
		if !found {
			t.Errorf("step %d: node %d does not depend on %d", i, way[i+1].Node, way[i].Node)
		}
	}
	if g.Way([]dynamic.Node{to}, dynamic.Criterion{Node: from}, dynamic.Full) != nil {
		t.Error("the default depends on the division")
	}
}

// TestWayFromAnEffect: a lookup that found nothing leads to the call that put something
// under a key like it, though only an effect of that call is in the slice.
func TestWayFromAnEffect(t *testing.T) {
	const method, put = "Lx/Main;->run(Landroid/os/Bundle;)V", "Landroid/os/Bundle;->putString(Ljava/lang/String;Ljava/lang/String;)V"
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/os/Bundle;)V").Code(3)
	run.Op(dex.OpConstString, 0, "title").Op(dex.OpInvokeVirtual, run.P(0), 0, 0, put)
	run.Op(dex.OpConstString, 0, "titles").Op(dex.OpInvokeVirtual, run.P(0), 0, "Landroid/os/Bundle;->getString(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	s.fail()
	s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
	g := replayRecords(t, s.p, summaries(t), s.records)
	id, _ := s.p.FindMethod(method)
	from, to := g.Executions(id, 2), g.Executions(id, 11)
	way := g.Way(from, dynamic.Criterion{Node: to[0], Operands: []int{0}, Exception: "Ljava/lang/NullPointerException;", Own: true}, dynamic.Full)
	if len(way) == 0 || !strings.HasPrefix(g.Label(way[0].Edge), dynamic.AbsentLabel) {
		t.Errorf("the way from %v to %v is %v", from, to, way)
	}
}
