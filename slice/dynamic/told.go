// What did not happen, as people read it.

package dynamic

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// OmittedElement is an omission as people read it.
type OmittedElement struct {
	Branch Element
	Would  Element // the statement of the same method that did not run
	Read   int     // the element that would have got the value
	Note   string  // what else is missing, "" if nothing is known
}

// AddOmitted finds what did not happen, and adds the nearest of it to the explanation: what
// would have set a value, calling off a callback that came too late, a check that would
// have kept the fault from happening. What ran and decided it joins the thin slice.
func (x *Explanation) AddOmitted(summaries *android.SummarySet, code *jimple.Program) error {
	if x.Onward {
		return nil
	}
	thin := x.Graph.Backward(x.Criterion, Thin)
	if err := x.addLate(thin, summaries, code); err != nil {
		return err
	}
	if err := x.addGuard(code); err != nil {
		return err
	}
	if err := x.addUnset(thin, summaries, code); err != nil {
		return err
	}
	if err := x.addUngiven(summaries, code); err != nil {
		return err
	}
	for _, o := range x.Graph.Omitted(thin, summaries) {
		if len(x.Omitted) == maxOmitted {
			break
		}
		branch, ok, err := x.Graph.Describe(o.Branch, code)
		if err != nil {
			return err
		}
		if !ok || branch.Stmt < 0 || x.within(branch.Method) {
			continue
		}
		would, err := x.Graph.unexecuted(branch.Method, o.PC, code)
		if err != nil {
			return err
		}
		if would.Stmt >= 0 {
			omitted := OmittedElement{Branch: branch, Would: would, Read: int(x.visible(o.Read))}
			if o.Kept && !x.Graph.tellsRowsApart(o.Branch) {
				omitted.Note = "neither getItemViewType nor getViewTypeCount tells kinds of rows apart: a row made for one item is given back for any other"
			}
			x.Omitted = append(x.Omitted, omitted)
		}
	}
	if err := x.decideSpared(thin, code); err != nil {
		return err
	}
	if err := x.decideCut(thin, summaries, code); err != nil {
		return err
	}
	if err := x.decideMaking(thin, code); err != nil {
		return err
	}
	if x.Late == nil {
		if err := x.decidedNode(x.Graph.twice(thin), Asked, x.Criterion.Node, code); err != nil {
			return err
		}
	}
	if err := x.decideTaken(thin, summaries, code); err != nil {
		return err
	}
	if err := x.decideNames(thin, code); err != nil {
		return err
	}
	if err := x.decideMistaken(thin, summaries, code); err != nil {
		return err
	}
	if err := x.decide(code); err != nil {
		return err
	}
	return x.decideFlags(thin, code)
}

// maxOmitted bounds what is told of what did not happen.
const maxOmitted = 3

// unexecuted describes a statement of which no execution is meant; without one its Stmt
// is -1.
func (g *Graph) unexecuted(method dex.MethodID, pc uint32, code *jimple.Program) (Element, error) {
	e := Element{ID: -1, Method: method, PC: pc, Stmt: -1, Position: -1}
	body, err := code.Body(method)
	if err != nil {
		return e, err
	}
	if first, end := body.At(pc); first < end {
		e.Stmt = end - 1
	}
	m, err := g.code.Body(method)
	if err != nil {
		return e, err
	}
	if line, ok := dex.LineAt(m.Lines, pc); ok {
		e.Line = int(line)
	}
	return e, nil
}
