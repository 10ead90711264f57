// Drawing within bounds: what does not fit is laid out otherwise, then folded, then cut.

package view

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"
	"strconv"

	"github.com/esdroid/esdroid/internal/graphviz"
)

// maxSide is how large a picture may be in either direction, in points: 4,000 pixels.
const maxSide = 3000

// levelHeight is the least that a level of nodes takes with the edges to the next, in
// points: half an inch each.
const levelHeight = 72

// layout is how a graph is laid out.
type layout struct {
	sideways bool // from left to right
	stagger  int  // over how many ranks leaves of one node are spread; 0 is one
}

// WriteSVG draws the graph; no installation of Graphviz is needed. A graph that would
// be larger than two screens is laid out the other way, then folded and cut, unless it is
// to be drawn Whole.
func (g *Graph) WriteSVG(ctx context.Context, w io.Writer) error {
	svg, err := g.draw(ctx)
	if err != nil {
		return fmt.Errorf("drawing %s: %w", g.Title, err)
	}
	_, err = w.Write(svg)
	return err
}

func (g *Graph) draw(ctx context.Context) ([]byte, error) {
	first := layout{sideways: g.Abreast > 0 && len(g.Nodes) > g.Abreast}
	if g.Whole {
		return g.drawAs(ctx, first)
	}
	drawn := g
	for try := 0; ; try++ {
		var best []byte
		over := 0.0 // the longer side of the best
		layouts := []layout{first, {first.sideways, 4}, {!first.sideways, 4}}
		if high := drawn.levels() * levelHeight; high > maxSide && len(drawn.Nodes) > 3 && try <= 12 {
			layouts, over = nil, float64(high)
		}
		for i, l := range layouts {
			// Laying out is dear; what is far too large does not fit in any way.
			if i > 0 && (over > 1.5*maxSide || try > 1 || len(drawn.Nodes) > 100) {
				break
			}
			svg, err := drawn.drawAs(ctx, l)
			if err != nil {
				return nil, err
			}
			width, height := size(svg)
			if width <= maxSide && height <= maxSide {
				return svg, nil
			}
			if longer := max(width, height); best == nil || longer < over {
				best, over = svg, longer
			}
		}
		if len(drawn.Nodes) <= 3 || try > 12 {
			return best, nil // one node of its own is that large
		}
		next := drawn
		if try == 0 {
			next = drawn.FoldLeaves(3)
		}
		if next == drawn {
			// The more is too large, the more has to go.
			keep := min(0.85, max(maxSide/over, 0.4))
			next = g.Cut(max(3, min(len(drawn.Nodes)-1, int(float64(len(drawn.Nodes))*keep)))).FoldLeaves(3)
		}
		drawn = next
	}
}

// levels returns how many nodes lie on the longest way, as far as a walk along the edges
// tells. Graphviz takes an edge over many levels for a node in each of them: of a
// statement after the other that all depend on the first, that is minutes.
func (g *Graph) levels() int {
	next := map[string][]string{}
	for _, e := range g.Edges {
		next[e.From] = append(next[e.From], e.To)
	}
	const onWay = -1
	level := map[string]int{} // nodes from here on
	longest := 0
	var visit func(id string) int
	visit = func(id string) int {
		if level[id] == 0 {
			level[id] = onWay
			most := 0
			for _, to := range next[id] {
				most = max(most, visit(to))
			}
			level[id] = most + 1
		}
		return level[id]
	}
	for i := range g.Nodes {
		longest = max(longest, visit(g.Nodes[i].ID))
	}
	return longest
}

func (g *Graph) drawAs(ctx context.Context, l layout) ([]byte, error) {
	var dot, svg bytes.Buffer
	if err := g.writeDOT(&dot, l); err != nil {
		return nil, err
	}
	err := graphviz.SVG(ctx, &svg, dot.Bytes())
	return svg.Bytes(), err
}

var svgSize = regexp.MustCompile(`<svg width="([0-9.]+)pt" height="([0-9.]+)pt"`)

// size returns the width and height of a drawing in points, 0 if it does not say.
func size(svg []byte) (width, height float64) {
	m := svgSize.FindSubmatch(svg)
	if m == nil {
		return 0, 0
	}
	width, _ = strconv.ParseFloat(string(m[1]), 64) // digits and a dot
	height, _ = strconv.ParseFloat(string(m[2]), 64)
	return width, height
}

// lengths gives edges to leaves a length, so that many of one node lie in several ranks.
func (g *Graph) lengths(stagger int) map[int]int {
	if stagger < 2 {
		return nil
	}
	degree := map[string]int{}
	for _, e := range g.Edges {
		degree[e.From]++
		degree[e.To]++
	}
	at := map[string]int{}
	out := map[int]int{}
	for i, e := range g.Edges {
		on := ""
		switch {
		case degree[e.To] == 1:
			on = e.From
		case degree[e.From] == 1:
			on = e.To
		default:
			continue
		}
		if n := at[on] % stagger; n > 0 {
			out[i] = n + 1
		}
		at[on]++
	}
	return out
}
