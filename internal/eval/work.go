// What a run executed, as the tables of the ESDroid paper count it.

package eval

import (
	"iter"

	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Work is what a run executed of the app.
type Work struct {
	Events       int `json:"events"`
	Callbacks    int `json:"callbacks"`    // calls from the framework into the app
	Calls        int `json:"calls"`        // of all methods of the app, callbacks too
	Instructions int `json:"instructions"` // of Dalvik, up to the crash
}

func workOf(r *pipeline.Replayed, events int) Work {
	g := r.Graph
	return Work{events, len(g.Callbacks), len(g.Frames), instructions(g, func(yield func(dynamic.Node) bool) {
		for n := range dynamic.Node(g.Len()) {
			if n > r.Criterion.Node || !yield(n) {
				return
			}
		}
	})}
}

// instructions counts those among nodes that are executed instructions.
func instructions(g *dynamic.Graph, nodes iter.Seq[dynamic.Node]) int {
	n := 0
	for node := range nodes {
		n += count(g.Kind(node) == dynamic.Instruction)
	}
	return n
}
