// The control flow graph as DOT and, through Graphviz compiled to WebAssembly,
// as SVG.

package inspect

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/esdroid/esdroid/internal/graphviz"
	"github.com/esdroid/esdroid/jimple"
)

// maxLabel bounds the text of a statement in the drawing.
const maxLabel = 100

var dotEscape = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "{", `\{`, "}", `\}`)

// WriteDOT writes the control flow graph.
func (m *Method) WriteDOT(w io.Writer) error {
	var out strings.Builder
	fmt.Fprintf(&out, "digraph \"%s\" {\n", dotEscape.Replace(m.Name))
	out.WriteString("  node [shape=box, fontname=\"monospace\", fontsize=9];\n  edge [fontname=\"monospace\", fontsize=8];\n")
	cfg := m.body.CFG()
	for k, block := range cfg.Blocks {
		fmt.Fprintf(&out, "  b%d [label=\"", k)
		for i := block.Start; i < block.End; i++ {
			text := m.Statements[i].Text
			if r := []rune(text); len(r) > maxLabel {
				text = string(r[:maxLabel]) + "…"
			}
			fmt.Fprintf(&out, "%d  %s\\l", i, dotEscape.Replace(text))
		}
		out.WriteString("\"")
		if block.Dead {
			out.WriteString(", color=gray, fontcolor=gray")
		}
		out.WriteString("];\n")
	}
	for k, block := range cfg.Blocks {
		last := block.End - 1
		for _, e := range cfg.Succs(int32(k)) {
			fmt.Fprintf(&out, "  b%d -> b%d", k, e.Block)
			switch e.Kind {
			case jimple.EdgeException:
				out.WriteString(" [style=dashed, color=red]")
			case jimple.EdgeJump:
				if m.body.Stmts[last].Kind == jimple.If {
					out.WriteString(" [label=\"true\"]")
				}
			case jimple.EdgeNext:
				if m.body.Stmts[last].Kind == jimple.If {
					out.WriteString(" [label=\"false\"]")
				}
			case jimple.EdgeCase:
				fmt.Fprintf(&out, " [label=\"%s\"]", m.caseKeys(last, cfg.Blocks[e.Block].Start))
			}
			out.WriteString(";\n")
		}
	}
	out.WriteString("}\n")
	_, err := io.WriteString(w, out.String())
	return err
}

// caseKeys lists the keys of a switch that lead to one target.
func (m *Method) caseKeys(i, target int32) string {
	table := m.body.Switch(i)
	var keys []string
	for k, t := range table.Targets {
		if t != target {
			continue
		}
		if len(keys) == 6 {
			keys = append(keys, "…")
			break
		}
		keys = append(keys, fmt.Sprint(table.Keys[k]))
	}
	return strings.Join(keys, ", ")
}

// WriteSVG draws the control flow graph.
func (m *Method) WriteSVG(w io.Writer) error {
	var dot bytes.Buffer
	if err := m.WriteDOT(&dot); err != nil {
		return err
	}
	if err := graphviz.SVG(context.Background(), w, dot.Bytes()); err != nil {
		return fmt.Errorf("drawing %s: %w", m.Name, err)
	}
	return nil
}
