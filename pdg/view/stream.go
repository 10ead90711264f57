// Graphs written while they are computed: too large to be held.

package view

import (
	"bufio"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
)

// Stream writes a graph piece by piece: all nodes and then all edges, or in JSON the
// other way round, then Close. Nodes and edges come out in the order in which they
// went in, so callers sort them.
// The first error of writing is kept and returned by Close.
type Stream struct {
	w       *bufio.Writer
	format  string
	cluster string
	open    bool // a cluster is
	edges   int
	nodes   int
	kinds   [2]map[string]bool // of nodes, of edges
}

// Formats of streams.
const (
	DOT     = "dot"
	GraphML = "graphml"
	JSON    = "json"
)

// NewStream begins a graph in one of the formats.
func NewStream(w io.Writer, format, title string, notes ...string) (*Stream, error) {
	s := &Stream{w: bufio.NewWriterSize(w, 1<<16), format: format, kinds: [2]map[string]bool{{}, {}}}
	switch format {
	case DOT:
		fmt.Fprintf(s.w, "digraph G {\n  graph [label=\"%s\", labelloc=t, fontname=\"sans-serif\", fontsize=12];\n", escape(strings.Join(append([]string{title}, notes...), "\n")))
		s.w.WriteString("  node [fontname=\"monospace\", fontsize=9];\n  edge [fontname=\"monospace\", fontsize=8];\n")
	case GraphML:
		s.w.WriteString(graphMLHead)
		fmt.Fprintf(s.w, ` <graph id="%s" edgedefault="directed">`+"\n", xmlText(title))
	case JSON:
		fmt.Fprintf(s.w, "{\"schema\":1,\"title\":%s,\"notes\":%s,\"edges\":[", jsonText(title), jsonText(append([]string{}, notes...)))
	default:
		return nil, fmt.Errorf("graphs cannot be streamed as %q, but as dot, graphml or json", format)
	}
	return s, nil
}

func xmlText(s string) string {
	var t strings.Builder
	xml.EscapeText(&t, []byte(s)) // writes to memory cannot fail
	return t.String()
}

func jsonText(v any) string {
	b, _ := json.Marshal(v) // strings always can be written
	return string(b)
}

// Node writes a node. Nodes of one cluster come one after the other.
func (s *Stream) Node(n Node) {
	s.kinds[0][n.Kind] = true
	switch s.format {
	case DOT:
		s.inCluster(n.Cluster)
		st := nodeStyles[n.Kind]
		if st.shape == "" {
			st = style{"box", "#4c4c4c", ""}
		}
		fmt.Fprintf(s.w, "    %s [label=\"%s\", shape=%s, color=\"%s\"];\n", quoteID(n.ID), escape(n.Label), st.shape, st.color)
	case GraphML:
		writeGraphMLNode(s.w, &n)
	case JSON:
		if s.nodes == 0 {
			s.w.WriteString("\n],\"nodes\":[")
		} else {
			s.w.WriteByte(',')
		}
		s.w.WriteString("\n" + jsonText(n))
	}
	s.nodes++
}

// NodesLast reports whether the nodes are written after the edges.
func (s *Stream) NodesLast() bool { return s.format == JSON }

// quoteID writes an id for DOT; it is not cut as labels are.
func quoteID(id string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ").Replace(id) + `"`
}

func (s *Stream) inCluster(name string) {
	if s.open && name == s.cluster {
		return
	}
	s.endCluster()
	if name != "" {
		fmt.Fprintf(s.w, "  subgraph %s {\n    label=\"%s\"; color=\"#cccccc\"; fontname=\"sans-serif\"; fontsize=10;\n", quoteID("cluster_"+name), escape(name))
		s.cluster, s.open = name, true
	}
}

func (s *Stream) endCluster() {
	if s.open {
		s.w.WriteString("  }\n")
		s.open = false
	}
}

// Edge writes an edge.
func (s *Stream) Edge(e Edge) {
	s.kinds[1][e.Kind] = true
	switch s.format {
	case DOT:
		s.endCluster()
		st := edgeStyles[e.Kind]
		if st.color == "" {
			st = style{"", "#4c4c4c", "solid"}
		}
		fmt.Fprintf(s.w, "  %s -> %s [color=\"%s\", style=%s, tooltip=\"%s\"", quoteID(e.From), quoteID(e.To), st.color, st.line, escape(e.Kind))
		if e.Label != "" {
			fmt.Fprintf(s.w, ", label=\"%s\"", escape(e.Label))
		}
		s.w.WriteString("];\n")
	case GraphML:
		writeGraphMLEdge(s.w, s.edges+1, &e)
	case JSON:
		if s.edges > 0 {
			s.w.WriteByte(',')
		}
		s.w.WriteString("\n" + jsonText(e))
	}
	s.edges++
}

// Close ends the graph.
func (s *Stream) Close() error {
	switch s.format {
	case DOT:
		s.endCluster()
		writeLegend(s.w, s.kinds[0], s.kinds[1])
		s.w.WriteString("}\n")
	case GraphML:
		s.w.WriteString(" </graph>\n</graphml>\n")
	case JSON:
		if s.nodes == 0 {
			s.w.WriteString("\n],\"nodes\":[")
		}
		s.w.WriteString("\n]}\n")
	}
	return s.w.Flush()
}
