package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// TestRelevantSliceHasTheBranchNotTaken divides by a variable that a branch
// should have set: only the relevant slice names the branch, for a register
// and for a field.
func TestRelevantSliceHasTheBranchNotTaken(t *testing.T) {
	for _, useField := range []bool{false, true} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/O;")
		c.Field(dex.AccPublic, "height", "I")
		m := c.Method(dex.AccPublic, "run", "(I)I").Code(4)
		m.Const(0, 0)
		if useField {
			m.Op(dex.OpIput, 0, m.P(0), "Lx/O;->height:I")
		}
		m.Op(dex.OpIfEqz, m.P(1), "skip")
		m.Const(0, 5)
		if useField {
			m.Op(dex.OpIput, 0, m.P(0), "Lx/O;->height:I")
		}
		m.Label("skip").Const(1, 10)
		if useField {
			m.Op(dex.OpIget, 0, m.P(0), "Lx/O;->height:I")
		}
		m.Op(dex.OpDivInt, 1, 1, 0)
		m.Op(dex.OpReturn, 1)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		id, _ := p.FindMethod("Lx/O;->run(I)I")
		var branch, division uint32
		code, _, _ := p.Code(id)
		code.All(func(in *dex.Insn) bool {
			switch in.Op {
			case dex.OpIfEqz:
				branch = in.PC
			case dex.OpDivInt:
				division = in.PC
			}
			return true
		})
		data, err := trace.Encode(trace.Header{Dex: trace.Identify(p.Files)}, []trace.Record{
			{Kind: trace.KindCallbackBegin, N: 1}, {Kind: trace.KindEnter, Method: id},
			{Kind: trace.KindBlock, N: 0}, {Kind: trace.KindBlock, N: 2},
			{Kind: trace.KindThrow, PC: division, ID: 1, Text: "Ljava/lang/ArithmeticException;"},
		})
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
		n, _, _ := g.Latest(id, division)
		criterion := dynamic.Criterion{Node: n, Operands: []int{1}}
		at, ran, _ := g.Latest(id, branch)
		if !ran {
			t.Fatal("the branch did not run")
		}
		if g.Backward(criterion, dynamic.Full).Has(at) {
			t.Errorf("field %v: the full slice has the branch, which decided nothing that ran", useField)
		}
		relevant := omission.Relevant(g, criterion)
		why, ok := relevant.Why(at)
		if !ok || why.Edge.Kind() != dynamic.EdgePotential {
			t.Errorf("field %v: the relevant slice does not have the branch as a potential dependence (%v)", useField, why.Edge.Kind())
		}
	}
}

// TestLeftAlone: of a variable that is null, or of what fails any constant, as it began, the
// branch that decided against setting it is in the thin slice, and what would have set it is
// told.
func TestLeftAlone(t *testing.T) {
	const run = "Lx/O;->run(I)V"
	for _, c := range []struct {
		name, exception string
		operand         int
		code            func(m *build.Code)
	}{
		{"null", "Ljava/lang/NullPointerException;", 0, func(m *build.Code) {
			m.Const(0, 0).Op(dex.OpIfEqz, m.P(0), "skip").Op(dex.OpConstString, 0, "set")
			m.Label("skip").Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
		}},
		{"count", "Ljava/lang/ArithmeticException;", 1, func(m *build.Code) {
			m.Const(0, 0).Op(dex.OpIfEqz, m.P(0), "skip").Op(dex.OpAddIntLit8, 0, 0, 1)
			m.Label("skip").Op(dex.OpDivInt, 1, m.P(0), 0).Op(dex.OpReturnVoid)
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := build.New(35)
			m := b.Class(dex.AccPublic, "Lx/O;").Method(dex.AccPublic|dex.AccStatic, "run", "(I)V").Code(3)
			c.code(m)
			s := parse(t, b)
			s.callback(1, run)
			var steps []trace.Record
			for _, r := range s.records {
				if r.Kind != trace.KindStep || r.PC != 3 {
					steps = append(steps, r) // but for what the branch left out
				}
			}
			s.records = steps
			s.fail()
			s.records[len(s.records)-1].Text = c.exception
			g := replayRecords(t, s.p, summaries(t), s.records)
			last, _ := g.LastRaised()
			code := jimple.New(s.p)
			x, err := g.Explain(g.Backward(dynamic.Criterion{Node: last, Operands: []int{c.operand}, Exception: c.exception, Own: true}, dynamic.Full), code, dynamic.Shown{})
			if err != nil {
				t.Fatal(err)
			}
			if err := omission.Add(x, summaries(t), code); err != nil {
				t.Fatal(err)
			}
			if len(x.Omitted) != 1 || x.Omitted[0].Would.PC != 3 {
				t.Fatalf("what did not happen: %+v", x.Omitted)
			}
			if e, ok := x.Find(x.Omitted[0].Branch.ID); !ok || e.Role != dynamic.Kept || !e.Beside() {
				t.Errorf("the branch: %+v", e)
			}
		})
	}
}
