// Looking for the execution that a report speaks of.

package fault

import (
	"errors"
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/words"
)

// Fault is where the slice of a crash starts.
type Fault struct {
	dynamic.Criterion
	Notes []string // what was assumed to find it
	// Guessed: nothing that the app gave is known to be wrong; the framework failed on it.
	Guessed bool
	// Lost: the run has no record of the crash itself, but of what came right before.
	Lost bool
	// Matched: the frames that were open are those of the report.
	Matched bool
	site    criterion.Site
	rule    *criterion.Rule // nil if no rule found it
}

// Because says in words what was wrong there, "" if no rule tells.
func (f *Fault) Because(code *jimple.Program, words words.Words) string {
	if f.rule == nil {
		return ""
	}
	b, err := code.Body(f.site.Method)
	if err != nil {
		return ""
	}
	return words.Fault(b, f.rule, f.site)
}

// UnlocatedError says that a report names no statement of the app's code.
type UnlocatedError struct{ Err error }

func (e *UnlocatedError) Error() string { return e.Err.Error() }
func (e *UnlocatedError) Unwrap() error { return e.Err }

// AbsentError says that the crash of a report is not in the run.
type AbsentError struct{ Reason string }

func (e *AbsentError) Error() string { return e.Reason }

// Find finds the crash of one of the reports in a replayed run: the execution of a
// statement at the top frame of the app that can have thrown it, behind which nothing
// went on.
func Find(code *jimple.Program, g *dynamic.Graph, reports []crash.Report) (Fault, error) {
	var last error
	for i := range reports {
		located, err := criterion.Locate(code, &reports[i])
		if err != nil {
			var refused *criterion.Refusal
			if errors.As(err, &refused) && refused.Unframed {
				if f, ok := findGiven(code, g, &reports[i]); ok {
					return f, nil
				}
			}
			last = &UnlocatedError{err}
			continue
		}
		s := &sighter{code: code, graph: g, located: located}
		if f, ok, err := s.find(); err != nil || ok {
			return f, err
		}
		last = s.missing()
	}
	if last == nil {
		last = &UnlocatedError{errors.New("there is no crash report")}
	}
	return Fault{}, last
}

// sighter looks for one crash in a recording.
type sighter struct {
	code    *jimple.Program
	graph   *dynamic.Graph
	located *criterion.Criterion
	stack   []dex.MethodID
	cause   bool
	ran     int // executions of the sites
}

func (s *sighter) find() (Fault, bool, error) {
	for _, f := range s.located.Stack[min(1, len(s.located.Stack)):] {
		if len(f.Calls) == 0 {
			break
		}
		s.stack = append(s.stack, f.Calls[0].Method)
	}
	s.cause = s.located.Report.Exception != nil && s.located.Exception != s.located.Report.Exception
	best := dynamic.Sighting{Node: dynamic.NoNode}
	var at criterion.Site
	for _, site := range s.located.Sites {
		place, err := s.place(site.Ref)
		if err != nil {
			return Fault{}, false, err
		}
		seen := s.graph.Crashed([]dynamic.Place{place}, s.below(site), s.cause)
		s.ran += seen.Ran
		if seen.Node != dynamic.NoNode && (best.Node == dynamic.NoNode || seen.Better(best) || !best.Better(seen) && seen.Node > best.Node) {
			best, at = seen, site
		}
	}
	if best.Node != dynamic.NoNode && (best.Ending != dynamic.WentOn || s.located.Earlier) {
		c := s.criterion(at, best.Node)
		c.Matched = best.Matches
		if !best.Matches && len(s.stack) > 0 {
			c.Notes = append(c.Notes, "no execution has the callers that the report names: the one that ended the most like a crash was taken (assumed)")
		}
		if !c.Own {
			if f, ok := nullInside(s.code, s.graph, s.located.Exception, c.Node); ok {
				f.Notes, f.Matched = c.Notes, c.Matched
				return f, true, nil
			}
		}
		return c, true, nil
	}
	return s.lost()
}

// below returns the methods of the stack from a site on.
func (s *sighter) below(site criterion.Site) []dex.MethodID {
	return append([]dex.MethodID{site.Method}, s.stack...)
}

func (s *sighter) place(r criterion.Ref) (dynamic.Place, error) {
	body, err := s.code.Body(r.Method)
	if err != nil {
		return dynamic.Place{}, err
	}
	return dynamic.Place{Method: r.Method, PC: body.Stmts[r.Stmt].PC}, nil
}

// lost looks for a crash whose own record the trace lacks: behind the making of an
// exception that was thrown, or behind the last record of a frame that went no further.
func (s *sighter) lost() (Fault, bool, error) {
	for _, site := range s.located.Sites {
		place, err := s.place(site.Ref)
		if err != nil {
			return Fault{}, false, err
		}
		for _, made := range criterion.Making(s.code, site.Ref) {
			making, err := s.place(made)
			if err != nil {
				return Fault{}, false, err
			}
			seen := s.graph.Crashed([]dynamic.Place{making}, s.below(site), s.cause)
			if seen.Node == dynamic.NoNode || seen.Ending == dynamic.WentOn {
				continue
			}
			if n, ok := s.graph.Raised(place, seen.Node); ok {
				f := s.criterion(site, n, "the trace has no record of the throw; it is taken to follow the making of the exception (assumed)")
				f.Matched = seen.Matches
				return f, true, nil
			}
			return s.criterion(site, seen.Node, "the trace has no record of the throw; the slice starts where the exception was made"), true, nil
		}
	}
	for _, site := range s.located.Sites {
		place, err := s.place(site.Ref)
		if err != nil {
			return Fault{}, false, err
		}
		if n, ok := s.graph.Interrupted(place, s.below(site)); ok {
			f := s.criterion(site, n, "the trace lost the record of the crash; it is taken to follow the last record of a frame that went no further (assumed)")
			f.Lost = true
			return f, true, nil
		}
	}
	return Fault{}, false, nil
}

func (s *sighter) criterion(site criterion.Site, n dynamic.Node, notes ...string) Fault {
	notes = append(slices.Clone(s.located.Notes), notes...)
	return Fault{Criterion: dynamic.Criterion{Node: n, Operands: site.Operands, Exception: dex.ClassDescriptor(s.located.Exception.Type),
		Own: s.located.Rule.Place == criterion.InFrame, Guarded: site.Guarded, State: s.located.Rule.State, Weak: s.located.Rule.Weak, Owner: s.located.Rule.Owner, Thread: s.located.Rule.Thread}, Notes: notes, site: site, rule: s.located.Rule}
}

// missing says why no execution was taken.
func (s *sighter) missing() error {
	first := ""
	if len(s.located.Sites) > 0 {
		first = "; first candidate " + criterion.Describe(s.code, s.located.Sites[0].Ref)
	}
	switch {
	case s.ran > 0:
		return &AbsentError{fmt.Sprintf("what can have thrown ran %d times, and went on every time: the crash itself is not in this trace%s", s.ran, first)}
	case s.entered():
		return &AbsentError{"the method that threw ran, but the trace has no record of a statement that can have thrown" + first}
	}
	return &AbsentError{"no statement that can have thrown ran in this trace: the crash is of another run or another build" + first}
}

// entered reports whether a method with a site ran.
func (s *sighter) entered() bool {
	for i := range s.graph.Frames {
		for _, site := range s.located.Sites {
			if s.graph.Frames[i].Method == site.Method {
				return true
			}
		}
	}
	return false
}
