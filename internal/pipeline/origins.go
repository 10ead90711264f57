// Where a null comes from: the statement that fails is the same wherever that is, so that a
// shorter sequence may have another cause than the one that was produced.

package pipeline

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/report"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// origins returns what made the value null with which the crash happened, as people read it:
// no statement where nothing that ran has set it; nil where it is not known, or no null.
func (r *run) origins(s *sliced) []string {
	root := s.report.RootCause(nil)
	if root == nil || !strings.HasSuffix(root.Type, "NullPointerException") || len(s.criterion.Operands) == 0 {
		return nil
	}
	all := []string{}
	words := report.DynamicWords(s.explanation, r.code)
	for _, n := range s.graph.Origins(s.graph.Given(s.criterion.Node, s.criterion.Operands[0])) {
		e, ok, err := s.graph.Describe(n, r.code)
		if err != nil || !ok || e.Stmt < 0 {
			return nil
		}
		place, text := words(&e)
		if at := text + " at " + place; !slices.Contains(all, at) {
			all = append(all, at)
		}
	}
	return all
}

// otherOrigin says that the null came from something else before the events were reduced, ""
// if it did not.
func (r *run) otherOrigin() string {
	if r.reduced == nil || r.reduced.Origins == nil {
		return ""
	}
	now := r.origins(r.sliced)
	if now == nil || slices.Equal(now, r.reduced.Origins) {
		return ""
	}
	name := func(all []string) string {
		switch {
		case len(all) > 0:
			return strings.Join(all, ", ")
		case r.leftNull() != "":
			return "the platform"
		}
		return "nothing that ran: it was never set"
	}
	return fmt.Sprintf("With all %d events the null came from %s; with these it comes from %s. The same statement fails for both, so that there are two causes.", r.reduced.Of, name(r.reduced.Origins), name(now))
}

// leftNull says why the platform gave a callback null for what failed, "" if it is not known, or
// the app has called it.
func (r *run) leftNull() string {
	g, n := r.sliced.graph, r.sliced.criterion.Node
	e, ok, err := g.Describe(n, r.code)
	if err != nil || !ok || e.Stmt < 0 || !r.byNull() || g.Frame(n).Call != dynamic.NoNode {
		return ""
	}
	body, err := r.code.Body(e.Method)
	if err != nil {
		return ""
	}
	return sentence(slice.LeftNull(body, e.Stmt))
}

// sentence ends a text as one.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	return text + "."
}

// facts are what the app and the platform say of the value that failed.
func (r *run) facts() []string {
	return slices.DeleteFunc([]string{r.otherOrigin(), r.leftNull(), r.missingView()}, func(s string) bool { return s == "" })
}

// missingView says which layout lacks the view that the thin slice looked for, "" if it did
// find one, or the layouts do not tell.
func (r *run) missingView() string {
	s := r.sliced
	for _, e := range s.byDistance() {
		body, err := r.code.Body(e.Method)
		if err != nil || !e.Thin || !calls(body, e.Stmt, "findViewById") {
			continue
		}
		if id, ok := constantArgument(body, e.Stmt); ok {
			return sentence(slice.MissingView(r.app, id, r.shown(outermost(r.classOf(e.Method)))))
		}
	}
	return ""
}

func (r *run) classOf(m dex.MethodID) string {
	return r.code.Dex.Classes[r.code.Dex.Methods[m].Class].Descriptor
}

// shown returns the layouts that the code of a class showed before the crash.
func (r *run) shown(class string) []uint32 {
	g := r.sliced.graph
	var all []uint32
	looked := map[dynamic.Place]bool{}
	for n := range r.sliced.criterion.Node {
		if g.Kind(n) != dynamic.Instruction || !g.Insn(n).Op.Has(dex.FlagInvoke) {
			continue
		}
		method, pc := g.Where(n)
		at := dynamic.Place{Method: method, PC: pc}
		if looked[at] {
			continue
		}
		if looked[at] = true; outermost(r.classOf(method)) != class {
			continue
		}
		e, ok, err := g.Describe(n, r.code)
		if err != nil || !ok || e.Stmt < 0 {
			continue
		}
		body, err := r.code.Body(e.Method)
		if err != nil || !calls(body, e.Stmt, "setContentView") && !calls(body, e.Stmt, "inflate") {
			continue
		}
		if id, ok := constantArgument(body, e.Stmt); ok && !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	return all
}

// calls reports whether a statement calls a method of an object by its name.
func calls(body *jimple.Body, stmt int32, name string) bool {
	s := &body.Stmts[stmt]
	return s.Op.IsInvoke() && s.Op.HasReceiver() && s.Op != jimple.OpCustom && body.File.String(body.File.MethodRef(s.Ref).Name) == name
}

// constantArgument returns the first argument of a call if it is a constant.
func constantArgument(body *jimple.Body, stmt int32) (uint32, bool) {
	if len(body.Args(stmt)) < 2 {
		return 0, false
	}
	n, ok := body.IntOf(stmt, 1)
	return uint32(n), ok
}
