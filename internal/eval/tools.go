// Slices of one run by several tools.

package eval

import (
	"context"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/baseline"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Tool is a tool's slice of a run, in source lines.
type Tool struct {
	Name  string `json:"name"`
	Lines int    `json:"lines"`
	Found bool   `json:"found"` // the faulty line is among them
}

// Names of the tools, in the order of the tables.
const (
	toolThin     = "thin"
	toolFull     = "full"
	toolRelevant = "relevant"
	toolPaper    = "Algorithm 2"
	toolArtifact = "artifact"
	toolStatThin = "static thin"
	toolStatFull = "static full"
	toolExecuted = "executed"
)

// toolNames are all of them.
var toolNames = []string{toolThin, toolFull, toolRelevant, toolPaper, toolArtifact, toolStatThin, toolStatFull, toolExecuted}

// slicers has each tool slice a run: ours by values alone and in full, the algorithm that
// the ESDroid paper prints, what the program published with it does, static slices of the
// crash, and all that ran, for measure.
func slicers(ctx context.Context, r *pipeline.Replayed, report *crash.Report, fault []Line) ([]Tool, error) {
	g := r.Graph
	sets := map[string]lines{}
	for name, size := range map[string]dynamic.Size{toolThin: dynamic.Thin, toolFull: dynamic.Full} {
		x, err := g.Explain(g.Backward(r.Criterion, size), r.Code, dynamic.Shown{})
		if err != nil {
			return nil, err
		}
		set := lines{}
		for i := range x.Elements {
			if e := &x.Elements[i]; !e.Event && (size == dynamic.Full || e.Thin) {
				addNode(set, g, dynamic.Node(e.ID))
			}
		}
		sets[name] = set
	}
	relevant := lines{}
	x, err := g.Explain(g.Relevant(r.Criterion), r.Code, dynamic.Shown{})
	if err != nil {
		return nil, err
	}
	for i := range x.Elements {
		if e := &x.Elements[i]; !e.Event {
			addNode(relevant, g, dynamic.Node(e.ID))
		}
	}
	sets[toolRelevant] = relevant
	paper := lines{}
	for _, n := range baseline.Algorithm2(g, r.Criterion.Node) {
		addNode(paper, g, n)
	}
	sets[toolPaper] = paper
	log, nodes := asLog(r)
	artifact := lines{}
	for _, p := range baseline.Artifact(log, len(nodes)-1) {
		addNode(artifact, g, nodes[p])
	}
	sets[toolArtifact] = artifact
	executed := lines{}
	for _, n := range nodes {
		addNode(executed, g, n)
	}
	sets[toolExecuted] = executed
	if err := static(ctx, r, report, sets); err != nil {
		return nil, err
	}
	var all []Tool
	for _, name := range toolNames {
		if set, ok := sets[name]; ok {
			all = append(all, Tool{name, len(set), set.any(fault)})
		}
	}
	return all, nil
}

// addNode adds the source line of an execution.
func addNode(set lines, g *dynamic.Graph, n dynamic.Node) {
	m, _ := g.Where(n)
	if m < 0 {
		return
	}
	set.add(g.Program.MethodText(m), g.Line(n))
}

// asLog is a run up to its crash as ESDroid's instrumentation would have logged it, with
// the execution behind each record.
func asLog(r *pipeline.Replayed) (*esdroidlog.Log, []dynamic.Node) {
	g := r.Graph
	log := &esdroidlog.Log{}
	var nodes []dynamic.Node
	before := int32(0)
	for n := range dynamic.Node(g.Len()) {
		if n > r.Criterion.Node {
			break
		}
		if g.Kind(n) != dynamic.Instruction {
			continue
		}
		m, pc := g.Where(n)
		body, err := r.Code.Body(m)
		if err != nil {
			continue
		}
		stmt, end := body.At(pc)
		if stmt == end {
			continue
		}
		e := esdroidlog.Entry{Legacy: len(nodes), Event: -1, Line: g.Line(n), Method: r.Code.Dex.MethodName(m),
			Class: dex.JavaName(r.Code.Dex.Classes[r.Code.Dex.Methods[m].Class].Descriptor), Statement: body.Text(stmt)}
		if c := g.Frame(n).Callback; c != before && c > 0 {
			before, e.Event = c, int(c)
		}
		log.Entries = append(log.Entries, e)
		nodes = append(nodes, n)
	}
	return log, nodes
}

// static adds the slices that need no run. A crash whose report does not tell where it
// begins has none.
func static(ctx context.Context, r *pipeline.Replayed, report *crash.Report, sets map[string]lines) error {
	c, err := criterion.Locate(r.Code, report)
	if err != nil {
		return nil
	}
	app, err := pdg.Open(r.App)
	if err != nil {
		return err
	}
	for name, size := range map[string]slice.Size{toolStatThin: slice.Thin, toolStatFull: slice.Full} {
		s := slice.Static(ctx, app, c, size, slice.Options{})
		set := lines{}
		for i := range s.Elements {
			e := &s.Elements[i]
			if e.Entry {
				continue
			}
			body, err := r.Code.Body(e.Method)
			if err != nil {
				return err
			}
			set.add(r.Code.Dex.MethodText(e.Method), int(body.Stmts[e.Stmt].Line))
		}
		sets[name] = set
	}
	return nil
}
