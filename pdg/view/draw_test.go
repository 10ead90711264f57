package view

import (
	"bytes"
	"context"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// star is a node with leaves.
func star(n int) *Graph {
	g := &Graph{Title: "star", Nodes: []Node{{ID: "hub", Label: "hub", Kind: "method", Own: true}}}
	for i := range n {
		id := fmt.Sprintf("leaf%04d", i)
		g.Nodes = append(g.Nodes, Node{ID: id, Label: "inflate(" + strings.Repeat("R.layout.some_long_name, ", 6) + strconv.Itoa(i) + ")", Kind: "call", Own: true})
		g.Edges = append(g.Edges, Edge{From: "hub", To: id, Kind: "call"})
	}
	g.Sort()
	return g
}

// grid is a graph whose nodes are all linked with some others.
func grid(n int) *Graph {
	g := &Graph{Title: "grid"}
	for i := range n {
		g.Nodes = append(g.Nodes, Node{ID: fmt.Sprintf("n%04d", i), Label: fmt.Sprintf("a statement with the number %d", i), Kind: "statement"})
		for _, k := range []int{i/2 + 1, i/3 + 2, i + n/3} {
			g.Edges = append(g.Edges, Edge{From: fmt.Sprintf("n%04d", i), To: fmt.Sprintf("n%04d", k%n), Kind: "value"})
		}
	}
	g.Sort()
	return g
}

// chain is a graph of statements one after the other, all of which depend on the first,
// too: Graphviz takes minutes for it as it is.
func chain(n int) *Graph {
	g := &Graph{Title: "chain"}
	for i := range n {
		id := fmt.Sprintf("n%04d", i)
		g.Nodes = append(g.Nodes, Node{ID: id, Label: fmt.Sprintf("$i%d = $i%d", i+1, i), Kind: "statement", Cluster: "LA;->m()V", Own: true})
		if i > 0 {
			g.Edges = append(g.Edges, Edge{From: fmt.Sprintf("n%04d", i-1), To: id, Kind: "value", Label: fmt.Sprintf("$i%d", i)}, Edge{From: "n0000", To: id, Kind: "control"})
		}
	}
	g.Sort()
	return g
}

// Levels are those of the longest way, and a way back adds none.
func TestLevels(t *testing.T) {
	g := chain(50)
	g.Edges = append(g.Edges, Edge{From: "n0049", To: "n0003", Kind: "control"})
	for _, tt := range []struct {
		g    *Graph
		want int
	}{{g, 50}, {star(20), 2}, {&Graph{}, 0}} {
		if got := tt.g.levels(); got != tt.want {
			t.Errorf("%s: %d levels, want %d", tt.g.Title, got, tt.want)
		}
	}
}

var (
	polygon = regexp.MustCompile(`<polygon fill="none" stroke="#[0-9a-f]{6}" points="([-0-9., ]+)"`)
	drawnIn = regexp.MustCompile(`<text[^>]* x="([-0-9.]+)"[^>]* font-size="([0-9.]+)"[^>]*>([^<]*)</text>`)
)

// TestPicturesFit: no picture is larger than two screens, no text smaller than 9 pixels or
// wider than its box.
func TestPicturesFit(t *testing.T) {
	for _, g := range []*Graph{star(100), grid(60), chain(150)} {
		var b bytes.Buffer
		if err := g.WriteSVG(context.Background(), &b); err != nil {
			t.Fatal(err)
		}
		if w, h := size(b.Bytes()); w == 0 || w > maxSide || h > maxSide {
			t.Errorf("%s: %g by %g points", g.Title, w, h)
		}
		nodes := 0
		for _, node := range strings.Split(b.String(), `class="node"`)[1:] {
			box := polygon.FindStringSubmatch(node)
			if box == nil {
				continue // the legend
			}
			nodes++
			left, right := 1e9, -1e9
			for _, point := range strings.Fields(box[1]) {
				text, _, _ := strings.Cut(point, ",")
				x, err := strconv.ParseFloat(text, 64)
				if err != nil {
					t.Fatal(err)
				}
				left, right = min(left, x), max(right, x)
			}
			for _, m := range drawnIn.FindAllStringSubmatch(node, -1) {
				font, err := strconv.ParseFloat(m[2], 64)
				if err != nil || font*4/3 < 9 {
					t.Errorf("letters of %s points: %s", m[2], m[3])
				}
				// Letters of one width, 0.6 of the font's size.
				if room := (right - left) / (font * 0.6); float64(len([]rune(unescaped.Replace(m[3])))) > room {
					t.Errorf("%q is wider than its box of %.0f letters", m[3], room)
				}
			}
		}
		if nodes < 3 {
			t.Errorf("%s: %d nodes are drawn", g.Title, nodes)
		}
	}
	whole := star(100)
	whole.Whole = true
	var b bytes.Buffer
	if err := whole.WriteSVG(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	if w, _ := size(b.Bytes()); w <= maxSide {
		t.Errorf("a graph to be drawn whole is %g wide", w)
	}
}

var unescaped = strings.NewReplacer("&#160;", " ", "&#45;", "-", "&gt;", ">", "&lt;", "<", "&amp;", "&", "&quot;", `"`)

func TestFoldLeaves(t *testing.T) {
	g := star(40).FoldLeaves(3)
	if len(g.Nodes) != 5 || len(g.Edges) != 4 || len(g.Notes) != 1 {
		t.Fatalf("%d nodes, %d edges, notes %v", len(g.Nodes), len(g.Edges), g.Notes)
	}
	last := g.Nodes[len(g.Nodes)-1]
	if last.Kind != "more" || last.Label != "37 more like these" {
		t.Errorf("%+v", last)
	}
	if few := star(4); few.FoldLeaves(3) != few {
		t.Error("one leaf was folded: that takes no less room")
	}
}

func TestFoldOutside(t *testing.T) {
	g := &Graph{Nodes: []Node{{ID: "a", Cluster: "LA;->m()V"}, {ID: "b", Cluster: "LB;->n()V"}, {ID: "c", Cluster: "LB;->n()V"}, {ID: "d", Cluster: "LC;->o()V"}},
		Edges: []Edge{{From: "b", To: "a", Kind: "heap", Label: "x"}, {From: "c", To: "a", Kind: "heap", Label: "y"}, {From: "b", To: "c", Kind: "value"}, {From: "d", To: "a", Kind: "call"}}}
	f := g.FoldOutside(func(cluster string) bool { return cluster == "LA;->m()V" })
	if len(f.Nodes) != 3 || len(f.Edges) != 2 {
		t.Fatalf("%+v", f)
	}
	if e := f.Edges[0]; e.From != "LB;->n()V" || e.To != "a" || e.Label != "x and 1 more" {
		t.Errorf("%+v", e)
	}
}

func TestLongLabelsAreWhole(t *testing.T) {
	label := "virtualinvoke r0.someMethod(" + strings.Repeat("argument, ", 12) + "last)"
	lines := strings.Split(inLines(label), "\n")
	joined := ""
	for i, l := range lines {
		if len([]rune(l)) > maxLine {
			t.Errorf("line %d has %d letters", i, len(l))
		}
		if i > 0 {
			l = strings.TrimPrefix(l, "  ")
		}
		joined += l
	}
	if joined != label {
		t.Errorf("%q", joined)
	}
	if n := strings.Count(inLines(strings.Repeat("x", 10000)), "\n"); n != maxLines-1 {
		t.Errorf("%d line ends", n)
	}
}
