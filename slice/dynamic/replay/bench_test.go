package replay

import (
	"bytes"
	"runtime"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// loopTrace builds a method that sums array elements through a field, and the
// trace of n turns of its loop, in blocks as a recorder writes them.
func loopTrace(tb testing.TB, n int) (*dex.Program, []byte) {
	tb.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccPublic, "sum", "I")
	m := c.Method(dex.AccPublic, "run", "([I)I").Code(5)
	m.Const(0, 0)
	m.Label("loop")
	m.Op(dex.OpArrayLength, 1, m.P(1))
	m.Op(dex.OpIfGe, 0, 1, "done")
	m.Op(dex.OpAget, 1, m.P(1), 0)
	m.Op(dex.OpIget, 2, m.P(0), "Lx/Main;->sum:I")
	m.Op(dex.OpAddInt, 2, 2, 1)
	m.Op(dex.OpXorIntLit8, 2, 2, 5)
	m.Op(dex.OpIput, 2, m.P(0), "Lx/Main;->sum:I")
	m.Op(dex.OpAddIntLit8, 0, 0, 1)
	m.Op(dex.OpGoto, "loop")
	m.Label("done")
	m.Op(dex.OpIget, 0, m.P(0), "Lx/Main;->sum:I")
	m.Op(dex.OpReturn, 0)
	p, err := b.Program()
	if err != nil {
		tb.Fatal(err)
	}
	var out bytes.Buffer
	w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(p.Files), Origin: "test"})
	if err != nil {
		tb.Fatal(err)
	}
	id, _ := p.FindMethod("Lx/Main;->run([I)I")
	add := func(r trace.Record) {
		r.Thread = 1
		if err := w.Append(r); err != nil {
			tb.Fatal(err)
		}
	}
	add(trace.Record{Kind: trace.KindCallbackBegin, N: 1, Text: "run"})
	add(trace.Record{Kind: trace.KindEnter, Method: id})
	add(trace.Record{Kind: trace.KindBlock, N: 0})
	for range n {
		add(trace.Record{Kind: trace.KindBlock, N: 1})
		add(trace.Record{Kind: trace.KindBlock, N: 2})
	}
	add(trace.Record{Kind: trace.KindBlock, N: 1})
	add(trace.Record{Kind: trace.KindBlock, N: 3})
	add(trace.Record{Kind: trace.KindLeave})
	add(trace.Record{Kind: trace.KindCallbackEnd, N: 1})
	if err := w.Close(); err != nil {
		tb.Fatal(err)
	}
	return p, out.Bytes()
}

func BenchmarkReplay(b *testing.B) {
	const turns = 500_000
	const executed = turns * 9
	p, data := loopTrace(b, turns)
	set, err := android.NewSummarySet()
	if err != nil {
		b.Fatal(err)
	}
	var g *dynamic.Graph
	for b.Loop() {
		r, err := trace.NewReader(data)
		if err != nil {
			b.Fatal(err)
		}
		if g, err = Replay(r, p, set); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(executed)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Minsn/s")
	b.ReportMetric(float64(len(data))/executed, "trace-bytes/insn")
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	b.ReportMetric(float64(m.HeapAlloc)/executed, "bytes/insn")
	runtime.KeepAlive(g)
}

func BenchmarkBackward(b *testing.B) {
	p, data := loopTrace(b, 500_000)
	set, err := android.NewSummarySet()
	if err != nil {
		b.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		b.Fatal(err)
	}
	g, err := Replay(r, p, set)
	if err != nil {
		b.Fatal(err)
	}
	edges := 0
	for b.Loop() {
		s := g.Backward(dynamic.Criterion{Node: dynamic.Node(g.Len() - 1)}, dynamic.Full)
		edges = 0
		for _, n := range s.Nodes {
			g.Edges(n, func(dynamic.Edge) bool { edges++; return true })
		}
	}
	b.ReportMetric(float64(edges)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Medges/s")
}

// BenchmarkPasswordmaker is the way from the log to the slice of a real crash.
func BenchmarkPasswordmaker(b *testing.B) {
	for b.Loop() {
		g := importLog(b, "passwordmaker", "reduced")
		n, _ := g.LastRaised()
		g.Backward(dynamic.Criterion{Node: n}, dynamic.Full)
	}
}
