// Where a null comes from: the statement that fails is the same wherever that is, so that a
// shorter sequence may have another cause than the one that was produced.

package pipeline

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/internal/report"
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
		if len(all) == 0 {
			return "nothing that ran: it was never set"
		}
		return strings.Join(all, ", ")
	}
	return fmt.Sprintf("With all %d events the null came from %s; with these it comes from %s. The same statement fails for both, so that there are two causes.", r.reduced.Of, name(r.reduced.Origins), name(now))
}
