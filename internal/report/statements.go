// A slice of chosen statements, without a crash.

package report

import (
	"bufio"
	"fmt"
	"io"

	"github.com/esdroid/esdroid/internal/schema"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/view"
	"github.com/esdroid/esdroid/slice"
)

// Statements is a slice of statements that somebody chose.
type Statements struct {
	crash   *Crash
	title   string
	slice   *slice.Slice
	forward bool // an element depends on its Next, instead of the other way
}

// NewStatements returns the report on a slice; the title says of what. Forward
// tells which way the slice goes.
func NewStatements(app *pdg.App, title string, s *slice.Slice, forward bool) *Statements {
	return &Statements{New(app, nil, s, nil), title, s, forward}
}

// forwardWords says what a step does with an earlier one that it depends on.
var forwardWords = map[pdg.Kind]string{
	pdg.Value: "uses the value of", pdg.Base: "uses the object or index of", pdg.Control: "runs because of", pdg.Heap: "reads what was set in",
	pdg.Framework: "reads what was put in by", pdg.Param: "gets the argument of", pdg.Result: "gets the result of", pdg.Exception: "catches what is thrown in",
	pdg.Call: "is called by", pdg.Register: "is called back because of", pdg.Async: "runs because of the post in", pdg.ICC: "is started by",
	pdg.Init: "is run first by", pdg.Lifecycle: "comes after",
}

// Text writes the slice for reading: so many steps, with their parts or without.
func (y *Statements) Text(out io.Writer, o TextOptions) error {
	w := bufio.NewWriter(out)
	r := y.crash
	if y.forward {
		r.roles = forwardWords
	}
	steps := &page{}
	r.section(steps, y.title, y.slice, o, 0)
	for _, line := range steps.lines {
		fmt.Fprintln(w, line)
	}
	fmt.Fprintf(w, "\n%d statements", y.slice.Statements())
	if y.slice.Partial {
		fmt.Fprint(w, "; stopped early, there may be more (--budget allows more)")
	}
	fmt.Fprintln(w, ".")
	r.leftOut(w, "slice", y.slice)
	return w.Flush()
}

// JSON writes the slice as one document: version, title, forward and the slice
// as in the report on a crash.
func (y *Statements) JSON(w io.Writer) error {
	return schema.Print(w, struct {
		Version int       `json:"version"`
		Title   string    `json:"title"`
		Forward bool      `json:"forward"`
		Slice   jsonSlice `json:"slice"`
	}{JSONVersion, y.title, y.forward, y.crash.jsonSlice(y.slice)})
}

// Graph returns the steps of the slice as a graph.
func (y *Statements) Graph() *view.Graph {
	g := y.crash.Graph(y.slice)
	g.Title = y.title
	if y.forward {
		for i := range g.Edges {
			g.Edges[i].From, g.Edges[i].To = g.Edges[i].To, g.Edges[i].From
		}
		g.Sort()
	}
	return g
}
