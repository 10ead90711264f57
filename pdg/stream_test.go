package pdg

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
	"github.com/esdroid/esdroid/pdg/view"
)

// TestStreamedGraph reads the whole dependence graph of an app back: edges lead
// between nodes that are there, formats agree, and a second run gives the same bytes.
func TestStreamedGraph(t *testing.T) {
	a := open(t, corpus.Crash(t, "scribbler")+"/app.apk")
	var first, second bytes.Buffer
	for _, b := range []*bytes.Buffer{&first, &second} {
		if err := a.WriteStatementGraph(context.Background(), b, "json", PDG, nil); err != nil {
			t.Fatal(err)
		}
		a = open(t, corpus.Crash(t, "scribbler")+"/app.apk")
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("two runs differ")
	}
	var g view.Graph
	if err := json.Unmarshal(first.Bytes(), &g); err != nil {
		t.Fatal(err)
	}
	known := map[string]bool{}
	for _, n := range g.Nodes {
		if known[n.ID] {
			t.Errorf("node %s is there twice", n.ID)
		}
		known[n.ID] = true
	}
	for _, e := range g.Edges {
		if !known[e.From] || !known[e.To] {
			t.Errorf("edge %v has no end", e)
		}
	}
	if len(g.Nodes) < 900 || len(g.Edges) < 2500 {
		t.Errorf("%d nodes, %d edges", len(g.Nodes), len(g.Edges))
	}

	nodes, edges := 0, 0
	var out bytes.Buffer
	if err := a.WriteStatementGraph(context.Background(), &out, "graphml", PDG, nil); err != nil {
		t.Fatal(err)
	}
	for d := xml.NewDecoder(&out); ; {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := tok.(xml.StartElement); ok {
			switch s.Name.Local {
			case "node":
				nodes++
			case "edge":
				edges++
			}
		}
	}
	if nodes != len(g.Nodes) || edges != len(g.Edges) {
		t.Errorf("GraphML has %d nodes and %d edges, JSON %d and %d", nodes, edges, len(g.Nodes), len(g.Edges))
	}
	if err := a.WriteStatementGraph(context.Background(), io.Discard, "svg", PDG, nil); err == nil {
		t.Error("a whole app was drawn")
	}
	ended, cancel := context.WithCancel(context.Background())
	cancel()
	if err := a.WriteStatementGraph(ended, io.Discard, "dot", CFG, nil); err != context.Canceled {
		t.Errorf("after the end of the context: %v", err)
	}

	nop := oracle.Tool(t, "nop")
	for _, kind := range []GraphKind{CFG, CDG, DDG, PDG} {
		out.Reset()
		if err := a.WriteStatementGraph(context.Background(), &out, "dot", kind, nil); err != nil {
			t.Fatal(err)
		}
		c := exec.Command(nop, "-p")
		c.Stdin = &out
		if text, err := c.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%.500s", kind, err, text)
		}
	}
}

// TestStreamedMemory writes the dependence graph of a large app and looks at the
// memory that this takes.
func TestStreamedMemory(t *testing.T) {
	if os.Getenv("CI") != "true" || raceDetector {
		t.Skip("computes the dependences of a large app: CI=true does, but for the race detector, which needs memory itself")
	}
	a := open(t, corpus.Public(t, "apidemos.apk"))
	peak := uint64(0)
	count := &counter{}
	err := a.WriteStatementGraph(context.Background(), count, "dot", PDG, func(done, total int) {
		if done%(32*streamBatch) == 0 || done == total {
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			peak = max(peak, m.Sys-m.HeapReleased)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d MB written, peak %d MB", count.bytes>>20, peak>>20)
	if peak > 1500<<20 {
		t.Errorf("%d MB of memory", peak>>20)
	}
	if count.bytes < 100<<20 || !count.closed {
		t.Errorf("%d bytes, complete: %v", count.bytes, count.closed)
	}
}

// counter counts what is written and notes whether a DOT graph came to its end.
type counter struct {
	bytes  int64
	closed bool
}

func (c *counter) Write(p []byte) (int, error) {
	c.bytes += int64(len(p))
	c.closed = strings.HasSuffix(string(p[max(0, len(p)-3):]), "\n}\n")
	return len(p), nil
}

// TestStatesByName: the states of unknown framework objects come in the order of their names, not
// in that in which workers met their fields.
func TestStatesByName(t *testing.T) {
	const configuration = "Landroid/content/res/Configuration;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "copy", "("+configuration+configuration+")V").Code(1)
	for _, f := range []string{"screenWidthDp", "densityDpi", "smallestScreenWidthDp", "screenHeightDp"} {
		c.Op(dex.OpIget, 0, c.P(0), configuration+"->"+f+":I").Op(dex.OpIput, 0, c.P(1), configuration+"->"+f+":I")
	}
	c.Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := a.WriteStatementGraph(t.Context(), &out, "json", PDG, nil); err != nil {
		t.Fatal(err)
	}
	var g view.Graph
	if err := json.Unmarshal(out.Bytes(), &g); err != nil {
		t.Fatal(err)
	}
	var states []string
	for _, n := range g.Nodes {
		if strings.Contains(n.ID, " of any ") {
			states = append(states, n.ID)
		}
	}
	if len(states) != 4 || !slices.IsSorted(states) {
		t.Errorf("%q", states)
	}
}
