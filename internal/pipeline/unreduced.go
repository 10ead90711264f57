// What never ran in the minimal sequence, because the events that lead there change nothing
// of the crash: had it gone another way, they would.

package pipeline

import (
	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// unreduced returns attempts with the branches but for which a store that never ran would
// have set what the crash reads. They are made with the events as they were before they
// were reduced.
func (r *run) unreduced() ([]*attempt, error) {
	if r.events == nil || len(r.events.Events) <= len(r.minimal.Events) {
		return nil, nil
	}
	var all []*attempt
	x := r.sliced.explanation
	for i := range x.Unset {
		would := &x.Unset[i].Would
		body, err := r.code.Body(would.Method)
		if err != nil {
			return nil, err
		}
		for _, on := range body.ControlDeps(jimple.ExplicitExits).Of(would.Stmt) {
			s := &body.Stmts[on.On]
			if s.Kind != jimple.If || len(r.sliced.graph.Executions(would.Method, s.PC)) > 0 {
				continue // told, and tried with the minimal sequence
			}
			e := &dynamic.Element{ID: int(dynamic.NoNode), Method: would.Method, PC: s.PC, Stmt: on.On, Line: int(s.Line)}
			a := &attempt{standing: standing{told, foremost}, whole: true, cause: Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: 1}}
			a.cause.Place, a.cause.Text = report.DynamicWords(x, r.code)(e)
			a.changes[0] = intervene.Alternatives(body, on.On, 1)
			all = append(all, a)
		}
	}
	return all, nil
}
