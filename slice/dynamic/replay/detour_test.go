package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestBarredByException: "null" is returned because opening the file threw; the
// throw and the name of the file are in the slice.
func TestBarredByException(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "open", "(Ljava/lang/String;)Ljava/lang/Object;").Code(3)
	m.Const(0, 0)
	m.Label("from")
	m.Op(dex.OpNewInstance, 1, "Ljava/io/FileReader;")
	m.Op(dex.OpInvokeDirect, 1, m.P(0), "Ljava/io/FileReader;-><init>(Ljava/lang/String;)V")
	m.Op(dex.OpMoveObject, 0, 1)
	m.Label("to")
	m.Label("end").Op(dex.OpReturnObject, 0)
	m.Label("handler").Op(dex.OpMoveException, 1)
	m.Op(dex.OpGoto, "end")
	m.Try("from", "to").Catch("Ljava/io/IOException;", "handler")
	n := c.Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(1)
	n.Op(dex.OpConstString, 0, "/proc/version")
	n.Op(dex.OpInvokeStatic, 0, "Lx/Main;->open(Ljava/lang/String;)Ljava/lang/Object;")
	n.Op(dex.OpMoveResultObject, 0)
	n.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->hashCode()I")
	n.Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	open, _ := p.FindMethod("Lx/Main;->open(Ljava/lang/String;)Ljava/lang/Object;")
	run, _ := p.FindMethod("Lx/Main;->run()V")
	records := []trace.Record{{Kind: trace.KindCallbackBegin, N: 1}, {Kind: trace.KindEnter, Method: run}}
	steps := func(id dex.MethodID, want func(*dex.Insn) bool) {
		code, _, err := p.Code(id)
		if err != nil {
			t.Fatal(err)
		}
		code.All(func(in *dex.Insn) bool {
			if want(in) {
				records = append(records, trace.Record{Kind: trace.KindStep, PC: in.PC})
			}
			return true
		})
	}
	op := func(ops ...dex.Op) func(*dex.Insn) bool {
		return func(in *dex.Insn) bool {
			for _, o := range ops {
				if in.Op == o {
					return true
				}
			}
			return false
		}
	}
	steps(run, op(dex.OpConstString, dex.OpInvokeStatic))
	records = append(records, trace.Record{Kind: trace.KindEnter, Method: open})
	steps(open, op(dex.OpConst4, dex.OpNewInstance, dex.OpInvokeDirect))
	var handler uint32
	code, _, _ := p.Code(open)
	code.All(func(in *dex.Insn) bool {
		if in.Op == dex.OpMoveException {
			handler = in.PC
		}
		return true
	})
	records = append(records, trace.Record{Kind: trace.KindCatch, PC: handler, ID: 7})
	steps(open, op(dex.OpMoveException, dex.OpGoto))
	steps(open, op(dex.OpReturnObject))
	records = append(records, trace.Record{Kind: trace.KindLeave})
	steps(run, op(dex.OpMoveResultObject, dex.OpInvokeVirtual))
	for i := range records {
		records[i].Thread = 1
	}
	data, err := trace.Encode(trace.Header{Dex: trace.Identify(p.Files)}, records)
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	g, err := Replay(r, p, set)
	if err != nil {
		t.Fatal(err)
	}
	crash, ok := g.LastRaised()
	if in := g.Insn(crash); !ok || in.Op != dex.OpInvokeVirtual {
		t.Fatalf("the crash is at node %d", crash)
	}
	for _, size := range []dynamic.Size{dynamic.Thin, dynamic.Full} {
		s := g.Backward(dynamic.Criterion{Node: crash, Operands: []int{0}}, size)
		found := map[dex.Op]bool{}
		for _, n := range s.Nodes {
			if in := g.Insn(n); in != nil {
				found[in.Op] = true
			}
		}
		for _, want := range []dex.Op{dex.OpConst4, dex.OpReturnObject, dex.OpInvokeDirect, dex.OpConstString} {
			if !found[want] {
				t.Errorf("size %d: no %s in the slice", size, want)
			}
		}
		if found[dex.OpMoveException] {
			t.Errorf("size %d: the exception itself is of no interest", size)
		}
	}
}
