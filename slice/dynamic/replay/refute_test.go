package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestGuessedReceiver: of two listeners of a class the one that was registered last is
// taken, marked as assumed; unless what the handler did with its field says that it was
// the other one.
func TestGuessedReceiver(t *testing.T) {
	const setListener = "Landroid/view/View;->setOnClickListener(Landroid/view/View$OnClickListener;)V"
	for _, first := range []bool{false, true} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Click;").Implements("Landroid/view/View$OnClickListener;")
		c.Constructor(dex.AccPublic)
		c.Field(dex.AccPublic, "text", "Ljava/lang/Object;")
		click := c.Method(dex.AccPublic, "onClick", "(Landroid/view/View;)V").Code(1)
		click.Op(dex.OpIgetObject, 0, click.P(0), "Lx/Click;->text:Ljava/lang/Object;")
		click.Op(dex.OpIfEqz, 0, "null").Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		click.Label("null").Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/view/View;)V").Code(2)
		for range 2 { // the first has null, the second an object
			run.Op(dex.OpNewInstance, 0, "Lx/Click;").Op(dex.OpInvokeDirect, 0, "Lx/Click;-><init>()V")
			if run.Body(); len(run.Body().Insns) < 5 {
				run.Const(1, 0)
			} else {
				run.Op(dex.OpNewInstance, 1, "Ljava/lang/Object;").Op(dex.OpInvokeDirect, 1, "Ljava/lang/Object;-><init>()V")
			}
			run.Op(dex.OpIputObject, 1, 0, "Lx/Click;->text:Ljava/lang/Object;")
			run.Op(dex.OpInvokeVirtual, run.P(0), 0, setListener)
		}
		run.Op(dex.OpReturnVoid)
		s := parse(t, b)
		s.callback(1, "Lx/Main;->run(Landroid/view/View;)V", func() { s.call(1, "Lx/Click;-><init>()V") }, nil, func() { s.call(1, "Lx/Click;-><init>()V") })
		id, _ := s.p.FindMethod("Lx/Click;->onClick(Landroid/view/View;)V")
		add := func(r trace.Record) {
			r.Thread = 1
			s.records = append(s.records, r)
		}
		add(trace.Record{Kind: trace.KindCallbackBegin, N: 2})
		add(trace.Record{Kind: trace.KindEnter, Method: id})
		code, _, _ := s.p.Code(id)
		calls := 0
		code.All(func(in *dex.Insn) bool {
			if in.Op.Has(dex.FlagInvoke) {
				calls++
			}
			if in.Op != dex.OpReturnVoid && (!in.Op.Has(dex.FlagInvoke) || first == (calls == 2)) {
				add(trace.Record{Kind: trace.KindStep, PC: in.PC})
			}
			return true
		})
		set, err := android.NewSummarySet()
		if err != nil {
			t.Fatal(err)
		}
		g := replayRecords(t, s.p, set, s.records)
		crash, _ := g.LastRaised()
		slice := g.Backward(dynamic.Criterion{Node: crash, Operands: []int{0}, Own: true}, dynamic.Thin)
		null, object, assumed := false, false, false
		for _, n := range slice.Nodes {
			in := g.Insn(n)
			null = null || in != nil && in.Op == dex.OpConst4
			object = object || in != nil && in.Op == dex.OpNewInstance && s.p.MethodFile(id).TypeDescriptor(in.Index) == "Ljava/lang/Object;"
			if w, ok := slice.Why(n); ok {
				assumed = assumed || w.Edge.Assumed()
			}
		}
		if null != first || object == first || !assumed {
			t.Errorf("first %v: null %v, object %v, assumed %v", first, null, object, assumed)
		}
	}
}
