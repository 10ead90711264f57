package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// TestFailedCastIsNamed: a trace names what a cast failed for.
func TestFailedCastIsNamed(t *testing.T) {
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	m.Op(dex.OpMoveObject, 0, m.P(0)).Op(dex.OpCheckCast, 0, "Ljava/lang/Number;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	data, _ := recordVM(t, s.p, "Lp/Main;")
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	named := false
	if err := r.Records(func(rec *trace.Record) bool {
		named = named || rec.Kind == trace.KindObject && rec.PC == 1 && rec.ID != 0
		return true
	}); err != nil || !named {
		t.Errorf("the array is not named: %v", err)
	}
}

// TestRowOfAnotherKind: where a row that was given back is cast to another kind of view,
// the slice has what made it, and the check that kept it.
func TestRowOfAnotherKind(t *testing.T) {
	const get = "getView(ILandroid/view/View;Landroid/view/ViewGroup;)Landroid/view/View;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Rows;").Super("Landroid/widget/BaseAdapter;")
	m := c.Method(dex.AccPublic, "getView", get[len("getView"):]).Code(8)
	m.Op(dex.OpMoveObject, 0, m.P(2)).Op(dex.OpIfNez, 0, "kept")
	m.Op(dex.OpNewInstance, 0, "Landroid/widget/TextView;").Op(dex.OpInvokeDirect, 0, "Landroid/widget/TextView;-><init>()V")
	m.Label("kept").Op(dex.OpIfEqz, m.P(1), "text")
	m.Op(dex.OpMoveObject, 1, 0).Op(dex.OpCheckCast, 1, "Landroid/widget/ImageView;")
	m.Label("text").Op(dex.OpReturnObject, 0)
	s := parse(t, b)
	id, _ := s.p.FindMethod("Lx/Rows;->" + get)
	step := func(pcs ...uint32) {
		for _, pc := range pcs {
			s.records = append(s.records, trace.Record{Kind: trace.KindStep, Thread: 1, PC: pc})
		}
	}
	begin := func(n int64) {
		s.records = append(s.records, trace.Record{Kind: trace.KindCallbackBegin, Thread: 1, N: n}, trace.Record{Kind: trace.KindEnter, Thread: 1, Method: id})
	}
	begin(1)
	step(0, 1, 3)
	s.records = append(s.records, trace.Record{Kind: trace.KindObject, Thread: 1, PC: 5, N: 0, ID: 9})
	step(5, 8, 13)
	s.records = append(s.records, trace.Record{Kind: trace.KindLeave, Thread: 1}, trace.Record{Kind: trace.KindCallbackEnd, Thread: 1, N: 1})
	begin(2)
	step(0, 1, 8, 10)
	s.records = append(s.records, trace.Record{Kind: trace.KindObject, Thread: 1, PC: 11, N: 0, ID: 9})
	step(11)
	s.records = append(s.records, trace.Record{Kind: trace.KindThrow, Thread: 1, PC: 11, ID: 5, Text: "Ljava/lang/ClassCastException;"})
	g := replayRecords(t, s.p, summaries(t), s.records)
	last, ok := g.LastRaised()
	if !ok {
		t.Fatal("nothing was raised")
	}
	thin := g.Backward(dynamic.Criterion{Node: last, Exception: "Ljava/lang/ClassCastException;", Own: true}, dynamic.Thin)
	made := g.Executions(id, 5)
	if len(made) != 1 || !thin.Has(made[0]) {
		t.Errorf("what made the view is missing of %d nodes", len(thin.Nodes))
	}
	omitted := omission.Omitted(g, thin, summaries(t))
	if len(omitted) != 1 || !omitted[0].Kept {
		t.Fatalf("what kept it: %+v", omitted)
	}
	if _, pc := g.Where(omitted[0].Branch); pc != 1 {
		t.Errorf("the branch at %#x kept it", pc)
	}
}
