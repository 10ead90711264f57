// Where the slice of a recorded crash starts: the execution that the report speaks of.

package command

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// crashed is a criterion with what was assumed to find it.
type crashed struct {
	dynamic.Criterion
	notes []string
}

// crashCriterion finds the crash of a report in the trace: the execution of a statement
// at the top frame of the app that can have thrown it, behind which nothing went on.
func crashCriterion(rec *recording, reports []crash.Report) (crashed, error) {
	var last error
	for i := range reports {
		located, err := slice.Locate(rec.code, &reports[i])
		if err != nil {
			last = err
			continue
		}
		s := &sighter{rec: rec, located: located}
		if c, ok, err := s.find(); err != nil || ok {
			return c, err
		}
		last = s.missing()
	}
	return crashed{}, &ExitError{Code: ExitNegative, Err: last}
}

// sighter looks for one crash in a recording.
type sighter struct {
	rec     *recording
	located *slice.Criterion
	stack   []dex.MethodID
	cause   bool
	ran     int // executions of the sites
}

func (s *sighter) find() (crashed, bool, error) {
	for _, f := range s.located.Stack[min(1, len(s.located.Stack)):] {
		if len(f.Calls) == 0 {
			break
		}
		s.stack = append(s.stack, f.Calls[0].Method)
	}
	s.cause = s.located.Report.Exception != nil && s.located.Exception != s.located.Report.Exception
	best := dynamic.Sighting{Node: dynamic.NoNode}
	var at slice.Site
	for _, site := range s.located.Sites {
		place, err := s.place(site.Ref)
		if err != nil {
			return crashed{}, false, err
		}
		seen := s.rec.graph.Crashed([]dynamic.Place{place}, s.below(site), s.cause)
		s.ran += seen.Ran
		if seen.Node != dynamic.NoNode && (best.Node == dynamic.NoNode || seen.Better(best) || !best.Better(seen) && seen.Node > best.Node) {
			best, at = seen, site
		}
	}
	if best.Node != dynamic.NoNode && best.Ending != dynamic.WentOn {
		c := s.criterion(at, best.Node)
		if !best.Matches && len(s.stack) > 0 {
			c.notes = append(c.notes, "no execution has the callers that the report names: the one that ended the most like a crash was taken (assumed)")
		}
		return c, true, nil
	}
	return s.lost()
}

// below returns the methods of the stack from a site on.
func (s *sighter) below(site slice.Site) []dex.MethodID {
	return append([]dex.MethodID{site.Method}, s.stack...)
}

func (s *sighter) place(r slice.Ref) (dynamic.Place, error) {
	body, err := s.rec.code.Body(r.Method)
	if err != nil {
		return dynamic.Place{}, err
	}
	return dynamic.Place{Method: r.Method, PC: body.Stmts[r.Stmt].PC}, nil
}

// lost looks for a crash whose own record the trace lacks: behind the making of an
// exception that was thrown, or behind the last record of a frame that went no further.
func (s *sighter) lost() (crashed, bool, error) {
	for _, site := range s.located.Sites {
		place, err := s.place(site.Ref)
		if err != nil {
			return crashed{}, false, err
		}
		for _, made := range slice.Making(s.rec.code, site.Ref) {
			making, err := s.place(made)
			if err != nil {
				return crashed{}, false, err
			}
			seen := s.rec.graph.Crashed([]dynamic.Place{making}, s.below(site), s.cause)
			if seen.Node == dynamic.NoNode || seen.Ending == dynamic.WentOn {
				continue
			}
			if n, ok := s.rec.graph.Raised(place, seen.Node); ok {
				return s.criterion(site, n, "the trace has no record of the throw; it is taken to follow the making of the exception (assumed)"), true, nil
			}
			return s.criterion(site, seen.Node, "the trace has no record of the throw; the slice starts where the exception was made"), true, nil
		}
	}
	for _, site := range s.located.Sites {
		place, err := s.place(site.Ref)
		if err != nil {
			return crashed{}, false, err
		}
		if n, ok := s.rec.graph.Interrupted(place, s.below(site)); ok {
			return s.criterion(site, n, "the trace lost the record of the crash; it is taken to follow the last record of a frame that went no further (assumed)"), true, nil
		}
	}
	return crashed{}, false, nil
}

func (s *sighter) criterion(site slice.Site, n dynamic.Node, notes ...string) crashed {
	notes = append(slices.Clone(s.located.Notes), notes...)
	return crashed{dynamic.Criterion{Node: n, Operands: site.Operands, Exception: "L" + strings.ReplaceAll(s.located.Exception.Type, ".", "/") + ";",
		Own: s.located.Rule.Place == slice.InFrame, Thread: s.located.Rule.Thread}, notes}
}

// missing says why no execution was taken.
func (s *sighter) missing() error {
	first := ""
	if len(s.located.Sites) > 0 {
		first = "; first candidate " + slice.Describe(s.rec.code, s.located.Sites[0].Ref)
	}
	switch {
	case s.ran > 0:
		return fmt.Errorf("what can have thrown ran %d times, and went on every time: the crash itself is not in this trace%s", s.ran, first)
	case s.entered():
		return fmt.Errorf("the method that threw ran, but the trace has no record of a statement that can have thrown%s", first)
	}
	return errors.New("no statement that can have thrown ran in this trace: the crash is of another run or another build" + first)
}

// entered reports whether a method with a site ran.
func (s *sighter) entered() bool {
	for i := range s.rec.graph.Frames {
		for _, site := range s.located.Sites {
			if s.rec.graph.Frames[i].Method == site.Method {
				return true
			}
		}
	}
	return false
}
