// What had not run when it was needed: what stands further on in a method that was under way,
// and what never ran in the minimal sequence because the events that lead there change nothing
// of the crash.

package pipeline

import (
	"slices"

	"github.com/esdroid/esdroid/internal/intervene"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// hastened returns attempts with statements that run sooner: those that would have set or given
// what was read, and those of the methods under way that have an object in common with what
// they run before.
func (r *run) hastened() ([]*attempt, error) {
	var all []*attempt
	add := func(body *jimple.Body, late int32, c intervene.Change, s standing) {
		was, is := written(body, stmtAt(body, c.PC)), written(body, late)
		a := &attempt{standing: s, node: dynamic.NoNode, cause: Cause{Ref: r.code.Dex.Reference(is.Method, is.PC), Count: 1}}
		if a.cause.Place, a.cause.Text = r.words(is); slices.ContainsFunc(all, func(o *attempt) bool { return o.cause.Place == a.cause.Place }) {
			return
		}
		place, text := r.words(was)
		a.before, a.changes[0] = text+" ("+place+")", []intervene.Change{c}
		all = append(all, a)
	}
	x, g := r.sliced.explanation, r.sliced.graph
	for i := range x.Unset {
		would := &x.Unset[i].Would
		body, err := r.code.Body(would.Method)
		if err != nil {
			return nil, err
		}
		for at := dynamic.Node(x.Unset[i].Read); at != dynamic.NoNode; at = g.Frame(at).Call {
			if m, pc := g.Where(at); m == would.Method {
				for _, c := range intervene.Hastens(body, would.Stmt, stmtAt(body, pc), r.sliced.countOf(at)) {
					add(body, would.Stmt, c, standing{told, foremost})
				}
				break
			}
		}
	}
	n := len(all)
	for _, at := range r.sliced.underWay() {
		m, pc := g.Where(at)
		body, err := r.code.Body(m)
		if err != nil {
			return nil, err
		}
		before := stmtAt(body, pc)
		late, changes := intervene.Hastened(body, before, r.sliced.countOf(at))
		for i, c := range changes {
			if len(all)-n < mostAround {
				add(body, late[i], c, standing{beside, int32(len(all) - n)})
			}
		}
	}
	return all, nil
}

// underWay returns what was under way when it crashed, the innermost first, and what the thin
// slice has of the same methods, the nearest to the fault first: of each instruction one.
func (s *sliced) underWay() []dynamic.Node {
	var all []dynamic.Node
	seen := map[instruction]bool{}
	add := func(n dynamic.Node) {
		m, pc := s.graph.Where(n)
		if at := (instruction{m, pc}); !seen[at] {
			seen[at] = true
			all = append(all, n)
		}
	}
	frames := map[int32]bool{}
	for at := s.criterion.Node; at != dynamic.NoNode; at = s.graph.Frame(at).Call {
		frames[s.graph.FrameNumber(at)] = true
		add(at)
	}
	for _, e := range s.byDistance() {
		if n := dynamic.Node(e.ID); e.Thin && frames[s.graph.FrameNumber(n)] {
			add(n)
		}
	}
	return all
}

// countOf tells which execution of its instruction a node is, from 1.
func (s *sliced) countOf(n dynamic.Node) int {
	m, pc := s.graph.Where(n)
	return slices.Index(s.graph.Executions(m, pc), n) + 1
}

// written is a statement as it is written, of no execution.
func written(body *jimple.Body, stmt int32) *dynamic.Element {
	s := &body.Stmts[stmt]
	return &dynamic.Element{ID: int(dynamic.NoNode), Method: body.Method, PC: s.PC, Stmt: stmt, Line: int(s.Line)}
}

// stmtAt is the statement of a pc.
func stmtAt(body *jimple.Body, pc uint32) int32 {
	first, _ := body.At(pc)
	return first
}

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
			e := written(body, on.On)
			a := &attempt{standing: standing{told, foremost}, node: dynamic.NoNode, whole: true, cause: Cause{Ref: r.code.Dex.Reference(e.Method, e.PC), Count: 1}}
			a.cause.Place, a.cause.Text = report.DynamicWords(x, r.code)(e)
			a.changes[0] = intervene.Alternatives(body, on.On, 1)
			all = append(all, a)
		}
	}
	return all, nil
}
