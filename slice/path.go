// Why one statement matters to another: the shortest way along dependences, and
// what lies between two statements.

package slice

import (
	"context"

	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Why returns the shortest way by which statement to depends on statement from:
// the elements from from to to, each depending on the one before it. It is nil
// when there is none within the options' limits; partial tells that the search
// was cut.
func Why(ctx context.Context, app *pdg.App, from, to criterion.Ref, size Size, o Options) (way []Element, partial bool) {
	w := newWalker(app, nil, size.Kinds(), o.budget())
	w.goal = &from
	w.contents = true
	w.start(to)
	w.run(ctx, o.reporter(size))
	s := w.result(size)
	i, ok := s.Find(from)
	if !ok {
		return nil, s.Partial
	}
	for i >= 0 {
		way = append(way, s.Elements[i])
		i = s.Elements[i].Next
	}
	return way, false
}
