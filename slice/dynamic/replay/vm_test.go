package replay

import (
	"bytes"
	"context"
	"os"
	"sync"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/record"
	"github.com/esdroid/esdroid/internal/vm/world"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// openRuns reads the programs of testdata/runs.
func openRuns(tb testing.TB) *dex.Program {
	tb.Helper()
	data, err := os.ReadFile("testdata/runs/Runs.dex")
	if err != nil {
		tb.Fatal(err)
	}
	files, err := dex.Parse("Runs.dex", data)
	if err != nil {
		tb.Fatal(err)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// recordVM runs a program on the embedded VM and returns its trace.
func recordVM(tb testing.TB, p *dex.Program, class string, arguments ...string) ([]byte, vm.Outcome) {
	tb.Helper()
	var out bytes.Buffer
	rec, err := record.New(&out, p.Files, record.Options{})
	if err != nil {
		tb.Fatal(err)
	}
	w := world.New(1)
	w.Stdout, w.Stderr = &bytes.Buffer{}, &bytes.Buffer{}
	m, err := machine.New(vm.Config{Program: p.Files, World: w, Hooks: rec.Hooks()})
	if err != nil {
		tb.Fatal(err)
	}
	end := m.RunMain(context.Background(), class, arguments)
	if err := rec.Close(end); err != nil {
		tb.Fatal(err)
	}
	return out.Bytes(), end
}

// replayTrace replays a trace with the built-in summaries.
func replayTrace(tb testing.TB, p *dex.Program, data []byte) *dynamic.Graph {
	tb.Helper()
	r, err := trace.NewReader(data)
	if err != nil {
		tb.Fatal(err)
	}
	g, err := Replay(r, p, summaries(tb))
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// builtIn are the summaries that are read once for all tests.
var builtIn = sync.OnceValues(func() (*android.SummarySet, error) { return android.NewSummarySet() })

func summaries(tb testing.TB) *android.SummarySet {
	tb.Helper()
	set, err := builtIn()
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// TestHandOverOnVM: what another thread wrote is found where this one reads it, and
// why that thread ran.
func TestHandOverOnVM(t *testing.T) {
	p := openRuns(t)
	data, end := recordVM(t, p, "LRuns;", "4100")
	if end.Kind != vm.Uncaught {
		t.Fatal(end)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	if _, findings, err := trace.Validate(r, p); err != nil || len(findings) > 0 {
		t.Fatal(err, findings)
	}
	g := replayTrace(t, p, data)
	if len(g.Crashes) != 1 {
		t.Errorf("crashes: %q", g.Crashes)
	}
	crash, ok := g.LastRaised()
	if !ok || g.Insn(crash).Op.String() != "div-int/2addr" && g.Insn(crash).Op != dex.OpDivInt {
		t.Fatalf("the crash is at node %d", crash)
	}
	c := dynamic.Criterion{Node: crash, Operands: []int{1}}
	held := func(size dynamic.Size) map[string]int32 {
		out := map[string]int32{}
		for _, n := range g.Backward(c, size).Nodes {
			if in := g.Insn(n); in != nil {
				m, _ := g.Where(n)
				out[p.MethodName(m)+" "+in.Op.String()] = g.Frame(n).Thread
			}
		}
		return out
	}
	thin, full := held(dynamic.Thin), held(dynamic.Full)
	if thread, ok := thin["run iput"]; !ok || thread == g.Frame(crash).Thread {
		t.Errorf("the write of the other thread is missing: %v", thin)
	}
	if _, ok := thin["insert iput-object"]; ok {
		t.Error("the tree itself is an address")
	}
	for _, want := range []string{"insert iput-object", "main new-instance", "main invoke-direct"} {
		if _, ok := full[want]; !ok {
			t.Errorf("no %s in the full slice", want)
		}
	}
}
