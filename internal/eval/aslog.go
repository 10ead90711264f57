// A run as ESDroid's instrumentation would have logged it.

package eval

import (
	"iter"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/jimple"
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
// before each statement but those that the published logger never writes, and a mark
// before the first of each method that it takes for a handler of events by its name.
func asLog(r *pipeline.Replayed) (*esdroidlog.Log, []dynamic.Node, error) {
	manifest, err := r.App.Manifest()
	if err != nil {
		return nil, nil, err
	}
	g, p := r.Graph, r.Code.Dex
	log := &esdroidlog.Log{}
	var nodes []dynamic.Node
	begun := map[int32]bool{}
	for n := range ran(r) {
		m, pc := g.Where(n)
		body, err := r.Code.Body(m)
		if err != nil {
			continue
		}
		for stmt, end := body.At(pc); stmt < end; stmt++ {
			if !isLogged(&body.Stmts[stmt]) || body.Stmts[stmt].PC != pc {
				continue
			}
			e := esdroidlog.Entry{Legacy: len(nodes), LogLine: len(nodes) + 1, PID: 1, TID: g.Frame(n).Thread, Event: -1, Line: g.Line(n), Method: p.MethodName(m),
				Class: dex.JavaName(p.Classes[p.Methods[m].Class].Descriptor), Statement: body.Text(stmt)}
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

// isLogged tells the statements that leave a record. Constants have none: they stand
// where they are used.
func isLogged(s *jimple.Stmt) bool {
	switch s.Kind {
	case jimple.Identity, jimple.Goto, jimple.TableSwitch, jimple.Return, jimple.ReturnVoid, jimple.Throw, jimple.EnterMonitor, jimple.ExitMonitor, jimple.Nop:
		return false
	}
	return s.Op != jimple.OpConst
}
