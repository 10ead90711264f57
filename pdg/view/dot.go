// DOT.

package view

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// style is how a kind looks. Colours are those of a palette that the colour-blind
// can tell apart.
type style struct{ shape, color, line string }

var nodeStyles = map[string]style{
	"statement":   {"box", "#4c72b0", ""},
	"branch":      {"diamond", "#dd8452", ""},
	"call":        {"box", "#55a868", ""},
	"return":      {"box", "#8172b3", ""},
	"throw":       {"octagon", "#c44e52", ""},
	"entry":       {"ellipse", "#937860", ""},
	"method":      {"box", "#4c72b0", ""},
	"framework":   {"box", "#8c8c8c", "dashed"},
	"constructor": {"box", "#937860", ""},
	"lifecycle":   {"ellipse", "#4c72b0", ""},
	"listener":    {"ellipse", "#55a868", ""},
	"handler":     {"ellipse", "#55a868", "bold"},
	"async":       {"ellipse", "#8172b3", ""},
	"activity":    {"component", "#4c72b0", ""},
	"service":     {"component", "#55a868", ""},
	"receiver":    {"component", "#dd8452", ""},
	"provider":    {"component", "#8172b3", ""},
	"application": {"component", "#c44e52", ""},
	"class":       {"box", "#8c8c8c", ""},
	"outside":     {"cds", "#8c8c8c", "dashed"},
	"block":       {"box", "#4c72b0", ""},
	"more":        {"plaintext", "#8c8c8c", ""},
	"state":       {"cylinder", "#55a868", "dashed"},
	"cause":       {"box", "#b8860b", "bold"},
	"event":       {"ellipse", "#da8bc3", "bold"},
	"absent":      {"note", "#dd8452", "dashed"},
}

var edgeStyles = map[string]style{
	"value":      {"", "#4c72b0", "solid"},
	"base":       {"", "#4c72b0", "dashed"},
	"data":       {"", "#4c72b0", "solid"},
	"control":    {"", "#dd8452", "solid"},
	"heap":       {"", "#55a868", "solid"},
	"framework":  {"", "#55a868", "dashed"},
	"param":      {"", "#8172b3", "solid"},
	"result":     {"", "#8172b3", "dashed"},
	"exception":  {"", "#c44e52", "solid"},
	"call":       {"", "#4c4c4c", "solid"},
	"virtual":    {"", "#4c4c4c", "dashed"},
	"reflection": {"", "#4c4c4c", "dotted"},
	"register":   {"", "#937860", "solid"},
	"async":      {"", "#da8bc3", "solid"},
	"icc":        {"", "#c44e52", "bold"},
	"lifecycle":  {"", "#8c8c8c", "dashed"},
	"init":       {"", "#8c8c8c", "solid"},
	"next":       {"", "#4c4c4c", "solid"},
	"jump":       {"", "#dd8452", "solid"},
	"case":       {"", "#dd8452", "dashed"},
	"path":       {"", "#8c8c8c", "dotted"},
	"event":      {"", "#da8bc3", "bold"},
	"then":       {"", "#da8bc3", "dotted"},
	"absent":     {"", "#dd8452", "dashed"},
}

// maxLabel bounds the text of one line.
const maxLabel = 90

// escape makes text safe inside a quoted DOT string; newlines become left-aligned
// line ends.
func escape(text string) string {
	var b strings.Builder
	for _, line := range strings.Split(text, "\n") {
		if b.Len() > 0 {
			b.WriteString(`\l`)
		}
		if r := []rune(line); len(r) > maxLabel {
			line = string(r[:maxLabel-1]) + "…"
		}
		for _, c := range line {
			switch {
			case c == '"' || c == '\\':
				b.WriteByte('\\')
				b.WriteRune(c)
			case c < ' ' || c == 0x7f || c == 0xfffd:
				b.WriteByte('?')
			default:
				b.WriteRune(c)
			}
		}
	}
	if strings.Contains(text, "\n") {
		b.WriteString(`\l`)
	}
	return b.String()
}

// WriteDOT writes the graph with a legend of the kinds that occur in it.
func (g *Graph) WriteDOT(w io.Writer) error {
	return g.writeDOT(w, layout{sideways: g.Abreast > 0 && len(g.Nodes) > g.Abreast})
}

func (g *Graph) writeDOT(w io.Writer, l layout) error {
	var b strings.Builder
	title := g.Title
	for _, note := range g.Notes {
		title += "\n" + wrapped(note)
	}
	ranks := "rankdir=TB"
	if l.sideways {
		ranks = "rankdir=LR, nodesep=0.08, ranksep=1.2"
	}
	fmt.Fprintf(&b, "digraph G {\n  graph [label=%s, labelloc=t, labeljust=l, fontname=\"sans-serif\", fontsize=12, %s];\n", cells(title, 7), ranks)
	b.WriteString("  node [fontname=\"monospace\", fontsize=9];\n  edge [fontname=\"monospace\", fontsize=8];\n")
	ids := map[string]int{}
	clusters := map[string][]int{}
	var names []string
	for i, n := range g.Nodes {
		ids[n.ID] = i + 1
		if clusters[n.Cluster] == nil && n.Cluster != "" {
			names = append(names, n.Cluster)
		}
		clusters[n.Cluster] = append(clusters[n.Cluster], i)
	}
	slices.Sort(names)
	node := func(indent string, i int) {
		n := &g.Nodes[i]
		s := nodeStyles[n.Kind]
		if s.shape == "" {
			s = style{"box", "#4c4c4c", ""}
		}
		label := inLines(strings.TrimPrefix(drawn(n.Label), clusterLabel(n.Cluster)+".")) // the frame says it
		fmt.Fprintf(&b, "%sN%d [label=\"%s\", tooltip=\"%s\", shape=%s, color=\"%s\", width=%.2f", indent, i+1, escape(label), escape(cmp.Or(n.Tooltip, n.ID)), s.shape, s.color, width(label, s.shape))
		if s.line != "" {
			fmt.Fprintf(&b, ", style=%s", s.line)
		}
		link := n.Link
		if link == "" && g.Link != nil {
			link = g.Link(n.ID)
		}
		if link != "" {
			fmt.Fprintf(&b, ", URL=%s", quoteID(link))
		}
		b.WriteString("];\n")
	}
	for _, i := range clusters[""] {
		node("  ", i)
	}
	for k, name := range names {
		fmt.Fprintf(&b, "  subgraph cluster_%d {\n    label=%s; labeljust=l; tooltip=\"%s\"; color=\"#cccccc\"; fontname=\"sans-serif\"; fontsize=10;\n", k+1, cells(clusterLabel(name), 6), escape(name))
		for _, i := range clusters[name] {
			node("    ", i)
		}
		b.WriteString("  }\n")
	}
	kinds := map[string]bool{}
	lengths := g.lengths(l.stagger)
	for i, e := range g.Edges {
		s := edgeStyles[e.Kind]
		if s.color == "" {
			s = style{"", "#4c4c4c", "solid"}
		}
		if e.Residual {
			s.line = "dotted"
		}
		kinds[e.Kind] = true
		fmt.Fprintf(&b, "  N%d -> N%d [color=\"%s\", style=%s", ids[e.From], ids[e.To], s.color, s.line)
		if e.Label != "" {
			fmt.Fprintf(&b, ", label=%s", cells(inLines(drawn(e.Label)), 5))
		}
		if n := lengths[i]; n > 0 {
			fmt.Fprintf(&b, ", minlen=%d", n)
		}
		fmt.Fprintf(&b, ", tooltip=\"%s\"];\n", escape(e.Kind))
	}
	g.legend(&b, kinds)
	b.WriteString("}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// legend explains the colours in a table of its own.
func (g *Graph) legend(b *strings.Builder, edges map[string]bool) {
	nodes := map[string]bool{}
	for _, n := range g.Nodes {
		nodes[n.Kind] = true
	}
	writeLegend(b, nodes, edges)
}

func writeLegend(b io.Writer, nodes, edges map[string]bool) {
	if len(nodes)+len(edges) == 0 {
		return
	}
	io.WriteString(b, "  legend [shape=plaintext, label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"3\"><tr><td colspan=\"2\"><b>legend</b></td></tr>")
	row := func(what, kind, color string) {
		if color == "" {
			color = "#4c4c4c"
		}
		fmt.Fprintf(b, "<tr><td width=\"36\"><font color=\"%s\">%s</font></td><td width=\"84\">%s</td></tr>", color, what, escapeHTML(kind))
	}
	for _, k := range sorted(nodes) {
		row("node", k, nodeStyles[k].color)
	}
	for _, k := range sorted(edges) {
		row("edge", k, edgeStyles[k].color)
	}
	io.WriteString(b, "</table>>];\n")
}

var htmlEscaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

func escapeHTML(s string) string { return htmlEscaper.Replace(s) }

func sorted(set map[string]bool) []string {
	var list []string
	for k := range set {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
