package replay

import (
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"testing"
	"time"

	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestHugeTrace records a run of about as many million instructions as ESDROID_HUGE
// says on the embedded VM, replays, slices, indexes and re-slices it; 100 are meant
// to fit a machine of 24 GiB.
func TestHugeTrace(t *testing.T) {
	millions, err := strconv.Atoi(os.Getenv("ESDROID_HUGE"))
	if err != nil || millions <= 0 {
		t.Skip("set ESDROID_HUGE to the number of million instructions")
	}
	begin := time.Now()
	peak := uint64(0)
	lap := func(what string) {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		peak = max(peak, m.HeapSys)
		t.Logf("%-8s %6.1f s, heap %5.2f GiB of %5.2f GiB taken from the system", what, time.Since(begin).Seconds(), float64(m.HeapAlloc)/(1<<30), float64(m.HeapSys)/(1<<30))
		begin = time.Now()
	}
	const perRound = 465 // instructions, about
	p := openRuns(t)
	data, end := recordVM(t, p, "LRuns;", strconv.Itoa(millions*1_000_000/perRound))
	lap("record")
	t.Logf("%d instructions; the trace has %.1f MiB", end.Instructions, float64(len(data))/(1<<20))
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Replay(r, p, set)
	if err != nil {
		t.Fatal(err)
	}
	lap("replay")
	if int64(g.Len()) < end.Instructions*3/4 {
		t.Fatalf("%d nodes for %d executed instructions", g.Len(), end.Instructions)
	}
	crash, ok := g.LastRaised()
	if !ok {
		t.Fatal("no crash")
	}
	c := dynamic.Criterion{Node: crash, Operands: []int{1}}
	s := g.Backward(c, dynamic.Full)
	lap("slice")
	if len(s.Nodes) < g.Len()/4 {
		t.Errorf("the slice has %d nodes: all of the tree counts", len(s.Nodes))
	}
	f := g.Forward(0, dynamic.Full)
	lap("forward")
	t.Logf("forward slice of %d nodes", len(f.Nodes))
	f = nil
	if _, err := g.Explain(s, jimple.New(p), dynamic.Shown{Nearest: 20_000}); err != nil {
		t.Fatal(err)
	}
	lap("explain")
	nodes := len(s.Nodes)
	s = nil
	path := filepath.Join(t.TempDir(), "huge.index")
	file, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := g.WriteIndex(file, dynamic.Key{}); err != nil {
		t.Fatal(err)
	}
	size, err := file.Seek(0, 1)
	if err != nil || file.Close() != nil {
		t.Fatal(err)
	}
	lap("index")
	t.Logf("the index has %.1f MiB", float64(size)/(1<<20))
	g = nil
	file, err = os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	again, err := dynamic.ReadIndex(file, dynamic.Key{}, p)
	if err != nil {
		t.Fatal(err)
	}
	lap("read")
	if s := again.Backward(c, dynamic.Full); len(s.Nodes) != nodes {
		t.Errorf("by the index the slice has %d nodes, want %d", len(s.Nodes), nodes)
	}
	lap("re-slice")
	if peak > 22<<30 {
		t.Errorf("%.1f GiB were taken from the system", float64(peak)/(1<<30))
	}
	runtime.KeepAlive(data)
}
