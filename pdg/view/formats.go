// GraphML and JSON.

package view

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/internal/schema"
)

// WriteJSON writes the graph as one object: title, notes, nodes, edges.
func (g *Graph) WriteJSON(w io.Writer) error {
	out := *g
	if out.Nodes == nil {
		out.Nodes = []Node{}
	}
	if out.Edges == nil {
		out.Edges = []Edge{}
	}
	return schema.Print(w, struct {
		Schema int `json:"schema"`
		Graph
	}{1, out})
}

// WriteGraphML writes the graph for yEd, Gephi, NetworkX and others.
func (g *Graph) WriteGraphML(w io.Writer) error {
	var b strings.Builder
	b.WriteString(graphMLHead)
	fmt.Fprintf(&b, ` <graph id="%s" edgedefault="directed">`+"\n", xmlText(g.Title))
	for i := range g.Nodes {
		writeGraphMLNode(&b, &g.Nodes[i])
	}
	for i := range g.Edges {
		writeGraphMLEdge(&b, i+1, &g.Edges[i])
	}
	b.WriteString(" </graph>\n</graphml>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// graphMLHead declares the keys of nodes and edges.
var graphMLHead = func() string {
	var b strings.Builder
	b.WriteString(xml.Header + `<graphml xmlns="http://graphml.graphdrawing.org/xmlns">` + "\n")
	for _, k := range []struct{ id, of string }{{"label", "node"}, {"kind", "node"}, {"cluster", "node"}, {"ekind", "edge"}, {"elabel", "edge"}, {"residual", "edge"}} {
		typ := "string"
		if k.id == "residual" {
			typ = "boolean"
		}
		fmt.Fprintf(&b, ` <key id="%s" for="%s" attr.name="%s" attr.type="%s"/>`+"\n", k.id, k.of, strings.TrimPrefix(k.id, "e"), typ)
	}
	return b.String()
}()

func writeGraphMLNode(w io.Writer, n *Node) {
	fmt.Fprintf(w, `  <node id="%s"><data key="label">%s</data><data key="kind">%s</data>`, xmlText(n.ID), xmlText(n.Label), xmlText(n.Kind))
	if n.Cluster != "" {
		fmt.Fprintf(w, `<data key="cluster">%s</data>`, xmlText(n.Cluster))
	}
	io.WriteString(w, "</node>\n")
}

func writeGraphMLEdge(w io.Writer, number int, e *Edge) {
	fmt.Fprintf(w, `  <edge id="e%d" source="%s" target="%s"><data key="ekind">%s</data>`, number, xmlText(e.From), xmlText(e.To), xmlText(e.Kind))
	if e.Label != "" {
		fmt.Fprintf(w, `<data key="elabel">%s</data>`, xmlText(e.Label))
	}
	if e.Residual {
		io.WriteString(w, `<data key="residual">true</data>`)
	}
	io.WriteString(w, "</edge>\n")
}
