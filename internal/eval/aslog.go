// A run as ESDroid's instrumentation would have logged it.

package eval

import (
	"iter"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/logged"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// ran are the instructions of a run up to its crash, in their order.
func ran(r *pipeline.Replayed) iter.Seq[dynamic.Node] {
	return func(yield func(dynamic.Node) bool) {
		for n := range r.Criterion.Node + 1 {
			if r.Graph.Kind(n) == dynamic.Instruction && !yield(n) {
				return
			}
		}
	}
}

// asLog is the log of a run up to its crash, with the execution behind each record: a line
// before each statement that the published logger takes, and a mark before the first of
// each method that it takes for a handler of events by its name.
func asLog(r *pipeline.Replayed) (*esdroidlog.Log, []dynamic.Node, error) {
	manifest, err := r.App.Manifest()
	if err != nil {
		return nil, nil, err
	}
	g, p := r.Graph, r.Code.Dex
	log := &esdroidlog.Log{}
	var nodes []dynamic.Node
	begun := map[int32]bool{}
	type record struct {
		text string
		line int32
	}
	texts := map[dynamic.Place][]record{}
	read := map[dex.MethodID]bool{}
	for n := range ran(r) {
		m, pc := g.Where(n)
		if !read[m] {
			read[m] = true
			body, err := r.Code.Body(m)
			if err != nil {
				continue
			}
			for _, s := range body.Logged() {
				at := dynamic.Place{Method: m, PC: body.Stmts[s.Stmt].PC}
				texts[at] = append(texts[at], record{s.Text, body.Reported(s.Stmt)})
			}
		}
		for _, said := range texts[dynamic.Place{Method: m, PC: pc}] {
			e := esdroidlog.Entry{Legacy: len(nodes), LogLine: len(nodes) + 1, PID: 1, TID: g.Frame(n).Thread, Event: -1, Line: int(said.line), Method: p.MethodName(m),
				Class: dex.JavaName(p.Classes[p.Methods[m].Class].Descriptor), Statement: said.text}
			if f := g.FrameNumber(n); !begun[f] {
				begun[f] = true
				if strings.HasPrefix(e.Method, "on") && strings.HasPrefix(e.Class, manifest.Package) {
					e.Event = int(m)
				}
			}
			log.Entries = append(log.Entries, e)
			nodes = append(nodes, n)
		}
	}
	log.Accepted, log.Lines = len(nodes), len(nodes)
	return log, nodes, nil
}

// ofLog is a run as its log tells it, nil if that does not tell the crash.
func ofLog(r *pipeline.Replayed, log *esdroidlog.Log, report *crash.Report) (*pipeline.Replayed, error) {
	set, err := android.NewSummarySet()
	if err != nil {
		return nil, err
	}
	app := &logged.App{Package: r.App, Code: r.Code, Summaries: set}
	g, err := app.Replay(log)
	if err != nil {
		return nil, err
	}
	g, found, err := app.Find(log, g, []crash.Report{*report})
	if err != nil {
		return nil, nil
	}
	return &pipeline.Replayed{App: r.App, Code: r.Code, Graph: g, Criterion: found.Criterion}, nil
}
