package view

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"testing"

	"github.com/dominikbraun/graph"

	"github.com/esdroid/esdroid/internal/oracle"
)

func sample() *Graph {
	g := &Graph{Title: `odd "title" \ <&>`, Nodes: []Node{
		{ID: "b", Label: "two\nlines \"quoted\" \\ {x|y}", Kind: "branch", Cluster: "Lc<d>;"},
		{ID: "a", Label: strings.Repeat("long ", 40), Kind: "entry", Cluster: "Lc<d>;"},
		{ID: "c", Label: "\x00\x7f\u202e", Kind: "nobody knows"},
	}, Edges: []Edge{{From: "b", To: "c", Kind: "value", Label: `x"y`}, {From: "a", To: "b", Kind: "control"}, {From: "a", To: "b", Kind: "control"}, {From: "a", To: "gone", Kind: "control"}}}
	g.Sort()
	return g
}

func TestSortDropsRepeatsAndLooseEnds(t *testing.T) {
	g := sample()
	if len(g.Edges) != 2 || g.Nodes[0].ID != "a" || g.Edges[0].To != "b" {
		t.Errorf("%+v", g)
	}
}

func TestDOTIsValid(t *testing.T) {
	dot := oracle.Tool(t, "dot")
	var b bytes.Buffer
	if err := sample().WriteDOT(&b); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(dot, "-Tplain")
	c.Stdin = &b
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "edge N1 N2") {
		t.Errorf("dot: %v\n%s", err, out)
	}
}

func TestSVGWithoutGraphviz(t *testing.T) {
	t.Setenv("PATH", "")
	var b bytes.Buffer
	if err := sample().WriteSVG(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "<svg") || !strings.Contains(b.String(), "legend") {
		t.Errorf("%.300s", b.String())
	}
}

func TestGraphMLAndJSON(t *testing.T) {
	var b bytes.Buffer
	if err := sample().WriteGraphML(&b); err != nil {
		t.Fatal(err)
	}
	nodes := 0
	for d := xml.NewDecoder(&b); ; {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := tok.(xml.StartElement); ok && s.Name.Local == "node" {
			nodes++
		}
	}
	b.Reset()
	if err := sample().WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	var back struct {
		Schema int
		Graph
	}
	if err := json.Unmarshal(b.Bytes(), &back); err != nil || back.Schema != 1 || len(back.Nodes) != 3 || nodes != 3 {
		t.Errorf("%v, %d nodes in GraphML, %+v", err, nodes, back)
	}
}

// TestCut takes a chain with a hub apart: the hub stays, and what led through the
// rest is drawn as a residual edge.
func TestCut(t *testing.T) {
	g := &Graph{}
	for i := range 9 {
		g.Nodes = append(g.Nodes, Node{ID: fmt.Sprint(i)})
	}
	for _, e := range [][2]int{{0, 1}, {0, 2}, {0, 3}, {3, 4}, {4, 5}, {5, 6}, {5, 7}, {5, 8}} {
		g.Edges = append(g.Edges, Edge{From: fmt.Sprint(e[0]), To: fmt.Sprint(e[1])})
	}
	c := g.Cut(2)
	if len(c.Nodes) != 2 || len(c.Edges) != 1 || !c.Edges[0].Residual || c.Edges[0].From != "0" || c.Edges[0].To != "5" || len(c.Notes) != 1 {
		t.Errorf("%+v", c)
	}
	if g.Cut(9) != g || g.Cut(0) != g {
		t.Error("a graph that is small enough was cut")
	}
}

func ExampleGraph_Directed() {
	g := &Graph{Nodes: []Node{{ID: "onCreate"}, {ID: "onClick"}, {ID: "run"}},
		Edges: []Edge{{From: "onCreate", To: "onClick", Kind: "register"}, {From: "onClick", To: "run", Kind: "async"}}}
	d, err := g.Directed()
	if err != nil {
		panic(err)
	}
	path, err := graph.ShortestPath(d, "onCreate", "run")
	fmt.Println(path, err)
	// Output: [onCreate onClick run] <nil>
}
