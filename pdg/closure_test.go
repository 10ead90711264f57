package pdg

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestClosure compares slices that join a closure with those that do not, in their
// nodes and in their order.
func TestClosure(t *testing.T) {
	a := open(t, filepath.Join(corpus.Crash(t, "tippytipper"), "app.apk"))
	g := a.wholeGraph()
	ctx := context.Background()
	calls := randomCalls(a, 100)
	for _, kinds := range []KindSet{Thin, Full} {
		q := Query{Kinds: kinds}
		var plain []*Slice
		var largest *Slice
		for _, c := range calls {
			s, _ := a.backward(ctx, g, []Node{c}, q, false)
			if largest == nil || s.Len() > largest.Len() {
				largest = s
			}
			plain = append(plain, s)
		}
		var hubs []int32
		for i := range 50 {
			hubs = append(hubs, g.id(a, largest.At(i*(largest.Len()-1)/49).Node))
		}
		a.makeClosure(g, kinds, largest.Len(), hubs)
		c := g.closures.of(kinds)
		if c == nil {
			t.Fatalf("none of %d nodes is a hub of a slice of %d", len(hubs), largest.Len())
		}
		joined := 0
		for i, call := range calls {
			tr := a.newTraversal(g, q)
			tr.push(tr.id(call), false, 0)
			tr.run(ctx, c)
			if tr.joined != nil {
				joined++
			}
			tr.free()
			s := a.Backward(ctx, []Node{call}, q)
			if !slices.Equal(s.Nodes(), plain[i].Nodes()) || s.Len() != plain[i].Len() {
				t.Errorf("from %s: %d nodes instead of %d, or others", a.Text(call), s.Len(), plain[i].Len())
			}
			if !slices.Equal(s.Elements(), plain[i].Elements()) {
				t.Errorf("from %s: another order", a.Text(call))
			}
		}
		t.Logf("%d of %d slices join, the closure has %d nodes, %d of them entrances", joined, len(calls), c.size, c.entrances())
		if joined < 2 {
			t.Errorf("%d slices join", joined)
		}
	}
}

// TestNodesInTheProgram compares the order of the nodes of a narrow slice with that
// in which methods list them.
func TestNodesInTheProgram(t *testing.T) {
	a := open(t, filepath.Join(corpus.Crash(t, "tippytipper"), "app.apk"))
	for m := range a.Prog.Methods {
		list, _ := a.nodesOf(nil, dex.MethodID(m))
		if !slices.IsSortedFunc(list, inProgram) {
			t.Fatalf("the nodes of %s are not in order", a.Prog.MethodText(list[0].Method))
		}
	}
}
