// Slices of one run by several tools.

package eval

import (
	"context"
	"slices"

	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/baseline"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// Tool is a tool's slice of a run, in source lines.
type Tool struct {
	Name  string `json:"name"`
	Lines int    `json:"lines"`
	Found bool   `json:"found"` // the faulty line is among them
	// Of the lines that are marked as in the slice, and of those marked as outside: how
	// many it has. Both are empty where nothing is marked.
	Right Share `json:"right,omitzero"`
	Wrong Share `json:"wrong,omitzero"`
}

// Names of the tools, in the order of the tables.
const (
	toolThin     = "thin"
	toolFull     = "full"
	toolRelevant = "relevant"
	toolData     = "data only"
	toolLogged   = "thin, logged"
	toolEvents   = "full, all events"
	toolPaper    = "Algorithm 2"
	toolArtifact = "artifact"
	toolStatThin = "static thin"
	toolStatFull = "static full"
	toolExecuted = "executed"
)

// ToolNames are all of them.
var ToolNames = []string{toolThin, toolFull, toolRelevant, toolData, toolLogged, toolEvents, toolPaper, toolArtifact, toolStatThin, toolStatFull, toolExecuted}

// slicers has each tool slice a run: ours by values alone, in full, and with branches that
// did not run; one that follows data alone; ours of all events; the algorithm that the
// ESDroid paper prints, what the program published with it does; static slices of the
// crash; ours by values of the run as the program of the paper would have logged it, which
// names no objects and no exceptions; and all that ran, for measure. original is the run before its events were
// reduced, nil to leave that tool out.
func slicers(ctx context.Context, r, original *pipeline.Replayed, report *crash.Report) (map[string]lines, error) {
	g := r.Graph
	summaries, err := android.NewSummarySet()
	if err != nil {
		return nil, err
	}
	sets := map[string]lines{}
	shown := func(name string, r *pipeline.Replayed, s *dynamic.Slice, thin bool) error {
		x, err := r.Graph.Explain(s, r.Code, dynamic.Shown{})
		if err != nil {
			return err
		}
		if thin {
			if err := omission.Add(x, summaries, r.Code); err != nil {
				return err
			}
		}
		sets[name] = lines{}
		for i := range x.Elements {
			if e := &x.Elements[i]; !e.Event && (!thin || e.Thin) {
				addNode(sets[name], r.Graph, dynamic.Node(e.ID))
			}
		}
		return nil
	}
	if err := shown(toolThin, r, g.Backward(r.Criterion, dynamic.Thin), true); err != nil {
		return nil, err
	}
	if err := shown(toolFull, r, g.Backward(r.Criterion, dynamic.Full), false); err != nil {
		return nil, err
	}
	if err := shown(toolRelevant, r, omission.Relevant(g, r.Criterion), false); err != nil {
		return nil, err
	}
	if original != nil {
		if err := shown(toolEvents, original, original.Graph.Backward(original.Criterion, dynamic.Full), false); err != nil {
			return nil, err
		}
	}
	of := func(name string, all []dynamic.Node) {
		sets[name] = lines{}
		for _, n := range all {
			addNode(sets[name], g, n)
		}
	}
	of(toolData, dataOnly(r))
	of(toolPaper, baseline.Algorithm2(g, r.Criterion.Node))
	of(toolExecuted, slices.Collect(ran(r)))
	log, nodes, err := asLog(r)
	if err != nil {
		return nil, err
	}
	if x, err := ofLog(r, log, report); err != nil {
		return nil, err
	} else if x != nil {
		if err := shown(toolLogged, x, x.Graph.Backward(x.Criterion, dynamic.Thin), true); err != nil {
			return nil, err
		}
	}
	var visited []dynamic.Node
	for _, p := range baseline.Artifact(log, len(nodes)-1) {
		visited = append(visited, nodes[p])
	}
	of(toolArtifact, visited)
	return sets, static(ctx, r, report, sets)
}

// judge scores the tools' lines by those of the fault and by marks, which may be nil.
func judge(sets map[string]lines, fault []Line, marks *Marks) []Tool {
	var all []Tool
	for _, name := range ToolNames {
		set, ok := sets[name]
		if !ok {
			continue
		}
		t := Tool{Name: name, Lines: len(set), Found: set.any(fault)}
		if marks != nil {
			in, out := set.split(marks.inside())
			t.Right = Share{len(in), len(in) + len(out)}
			in, out = set.split(marks.Not)
			t.Wrong = Share{len(in), len(in) + len(out)}
		}
		all = append(all, t)
	}
	return all
}

// dataOnly is the slice that follows values and the objects that they are in, and no
// branches, calls or events.
func dataOnly(r *pipeline.Replayed) []dynamic.Node {
	seen := map[dynamic.Node]bool{r.Criterion.Node: true}
	all := []dynamic.Node{r.Criterion.Node}
	for i := 0; i < len(all); i++ {
		r.Graph.Edges(all[i], func(e dynamic.Edge) bool {
			switch e.Kind() {
			case dynamic.EdgeValue, dynamic.EdgeBase, dynamic.EdgePart, dynamic.EdgeChoice:
				if !seen[e.To] {
					seen[e.To] = true
					all = append(all, e.To)
				}
			}
			return true
		})
	}
	return all
}

// addNode adds the source line of an execution.
func addNode(set lines, g *dynamic.Graph, n dynamic.Node) {
	m, _ := g.Where(n)
	if m < 0 {
		return
	}
	set.add(g.Program.MethodText(m), g.Line(n))
}

// static adds the slices that need no run.
func static(ctx context.Context, r *pipeline.Replayed, report *crash.Report, sets map[string]lines) error {
	all, err := staticSlices(ctx, r, report)
	for name, s := range all {
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
	return err
}

// staticSlices are those of a crash by its report alone. One that does not tell where it
// begins has none.
func staticSlices(ctx context.Context, r *pipeline.Replayed, report *crash.Report) (map[string]*slice.Slice, error) {
	c, err := criterion.Locate(r.Code, report)
	if err != nil {
		return nil, nil
	}
	app, err := pdg.Open(r.App)
	if err != nil {
		return nil, err
	}
	return map[string]*slice.Slice{
		toolStatThin: slice.Static(ctx, app, c, slice.Thin, slice.Options{}),
		toolStatFull: slice.Static(ctx, app, c, slice.Full, slice.Options{}),
	}, nil
}
