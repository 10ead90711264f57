package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestTakenByView: where a lookup finds nothing, what was taken out of the map's keys is why,
// and not the text that was put there before.
func TestTakenByView(t *testing.T) {
	const (
		method = "Lx/Main;->run(Ljava/util/Map;Ljava/util/Collection;)V"
		put    = "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
	)
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/util/Map;Ljava/util/Collection;)V").Code(5)
	run.Op(dex.OpConstString, 0, "key").Op(dex.OpConstString, 1, "value").Op(dex.OpInvokeInterface, run.P(0), 0, 1, put)
	run.Op(dex.OpInvokeInterface, run.P(0), "Ljava/util/Map;->keySet()Ljava/util/Set;").Op(dex.OpMoveResultObject, 2)
	run.Op(dex.OpInvokeInterface, 2, run.P(1), "Ljava/util/Set;->retainAll(Ljava/util/Collection;)Z")
	run.Op(dex.OpInvokeInterface, run.P(0), 0, "Ljava/util/Map;->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 3)
	run.Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	s.fail()
	s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
	g := replayRecords(t, s.p, summaries(t), s.records)
	id, _ := s.p.FindMethod(method)
	last, _ := g.LastRaised()
	thin := g.Backward(dynamic.Criterion{Node: last, Operands: []int{0}, Exception: "Ljava/lang/NullPointerException;", Own: true}, dynamic.Thin)
	for pc, want := range map[uint32]bool{0x02: false, 0x0b: true, 0x0e: true} { // the text, the call of the view, the lookup
		nodes := g.Executions(id, pc)
		if len(nodes) == 0 {
			t.Fatalf("nothing ran at %#x", pc)
		}
		if thin.Has(nodes[0]) != want {
			t.Errorf("the thin slice has %#x: %t, want %t", pc, !want, want)
		}
	}
}
