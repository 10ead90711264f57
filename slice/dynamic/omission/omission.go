// The rules, in their order, and what they add to.

package omission

import (
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// run is the run in which rules look.
type run struct{ *dynamic.Graph }

// visible returns the node that stands for another one in results, NoNode if none does.
func (g run) visible(n dynamic.Node) dynamic.Node {
	v, _ := g.Standing(n)
	return v
}

// finding is an explanation to which rules add.
type finding struct {
	*dynamic.Explanation
	g         run
	thin      *dynamic.Slice
	summaries *android.SummarySet
	code      *jimple.Program
	state     *framework.Calls
}

// rules are what is asked, in this order: a role that one gave stays.
var rules = []func(*finding) error{
	(*finding).late, (*finding).guard, (*finding).unset, (*finding).ungiven, (*finding).omitted,
	(*finding).spared, (*finding).cut, (*finding).making, (*finding).twice, (*finding).outlived, (*finding).stale, (*finding).dropped, (*finding).taken,
	(*finding).names, (*finding).mistaken, (*finding).told, (*finding).flags,
}

// Add finds what did not happen, and adds the nearest of it to the explanation of a fault:
// what would have set a value, calling off a callback that came too late, a check that would
// have kept the fault from happening. What ran and decided it joins the thin slice.
func Add(x *dynamic.Explanation, summaries *android.SummarySet, code *jimple.Program) error {
	if x.Onward {
		return nil
	}
	g := run{x.Graph}
	f := &finding{x, g, g.Backward(x.Criterion, dynamic.Thin), summaries, code, framework.New(g.Program, summaries)}
	for _, rule := range rules {
		if err := rule(f); err != nil {
			return err
		}
	}
	return nil
}

// told adds to the thin slice what ran and decided, of all that was found.
func (x *finding) told() error {
	for i := range x.Omitted {
		o := &x.Omitted[i]
		x.Decides(&o.Branch, dynamic.Kept, dynamic.Node(o.Read))
	}
	if x.Guard != nil {
		x.Decides(x.Guard, dynamic.Let, x.Criterion.Node)
	} else if err := x.unasked(); err != nil {
		return err
	}
	if x.Late != nil {
		x.Decides(&x.Late.Asked, dynamic.Asked, dynamic.Node(x.Late.Changed.ID))
	}
	for i := range x.Unset {
		if err := x.decidedUnset(&x.Unset[i]); err != nil {
			return err
		}
	}
	return nil
}

// decidedNode adds a node that decided something, if there is one that is shown.
func (x *finding) decidedNode(n dynamic.Node, role dynamic.Role, about dynamic.Node) error {
	if n == dynamic.NoNode {
		return nil
	}
	e, ok, err := x.g.Describe(n, x.code)
	if err != nil || !ok || e.Stmt < 0 || x.Within(e.Method) {
		return err
	}
	x.Decides(&e, role, about)
	return nil
}

// decidedNodes adds nodes that decided which object or value it was.
func (x *finding) decidedNodes(all []dynamic.Node, about dynamic.Node) error {
	for _, n := range all {
		if err := x.decidedNode(n, "", about); err != nil {
			return err
		}
	}
	return nil
}

// unasked adds the calls by which the fault was come to where the state of an object is at
// fault and no check let it through.
func (x *finding) unasked() error {
	if !x.Criterion.State {
		return nil
	}
	f := x.g.Frame(x.Criterion.Node)
	for range maxUnasked {
		if f.Call == dynamic.NoNode || f.Parent < 0 {
			break
		}
		e, ok, err := x.g.Describe(f.Call, x.code)
		if err != nil {
			return err
		}
		if ok && e.Stmt >= 0 && !x.Within(e.Method) {
			x.Decides(&e, dynamic.Called, x.Criterion.Node)
		}
		f = &x.g.Frames[f.Parent]
	}
	return nil
}

// maxUnasked is how many calls above the fault are taken to have come there without asking.
const maxUnasked = 3

// guard finds the check that let the fault through.
func (x *finding) guard() error {
	n := x.g.Guard(x.Criterion)
	if n < 0 {
		return nil
	}
	e, ok, err := x.g.Describe(n, x.code)
	if err != nil || !ok || e.Stmt < 0 {
		return err
	}
	x.Guard = &e
	return nil
}
