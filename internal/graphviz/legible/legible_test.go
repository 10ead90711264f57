package legible

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/graphviz"
)

// TestCheck: what is wrong is found, in pictures that are made wrong.
func TestCheck(t *testing.T) {
	for dot, want := range map[string]string{
		`digraph { node [fontname=monospace]; a [shape=box, width=3]; b [shape=ellipse, width=4]; a -> b }`:                 "",
		`digraph { node [fontname=monospace]; a [shape=box, fixedsize=true, width=0.5, label="far too long a text"]; b }`:   "does not lie inside",
		`digraph { node [fontname=monospace]; a [shape=ellipse, fixedsize=true, width=1.6, label="nearly fits in it"]; b }`: "does not lie inside",
		`digraph { a [fontsize=5, width=3]; b [width=3] }`:                                                                  "letters of",
		`digraph { a [width=60]; b }`: "the picture is",
	} {
		var svg bytes.Buffer
		if err := graphviz.SVG(context.Background(), &svg, []byte(dot)); err != nil {
			t.Fatal(err)
		}
		nodes, faults := Check(svg.String())
		if nodes != 2 {
			t.Errorf("%s: %d nodes", dot, nodes)
		}
		if said := strings.Join(faults, "; "); want == "" && said != "" || !strings.Contains(said, want) {
			t.Errorf("%s: %q, want %q", dot, said, want)
		}
	}
}
