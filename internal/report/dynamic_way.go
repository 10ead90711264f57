// A way along the dependences of a recorded run, from cause to effect.

package report

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// DynamicWay is a path of dependences between two executed statements.
type DynamicWay struct {
	printer  dynamicPrinter
	elements []dynamic.Element
	links    []dynamic.Link // how the next element depends on each; the last is unused
}

// NewDynamicWay returns the report on a path as Graph.Way gives it. Nodes that
// are no statement of their own are passed over.
func NewDynamicWay(g *dynamic.Graph, way []dynamic.WayStep, code *jimple.Program) (*DynamicWay, error) {
	y := &DynamicWay{printer: dynamicPrinter{code: code}}
	for _, step := range way {
		e, ok, err := g.Describe(step.Node, code)
		if err != nil {
			return nil, err
		}
		link := dynamic.Link{Kind: step.Edge.Kind(), Label: g.Label(step.Edge), Assumed: step.Edge.Assumed()}
		n := len(y.elements)
		if !ok || n > 0 && y.elements[n-1].ID == e.ID {
			if n > 0 && link.Kind != dynamic.EdgePart {
				y.links[n-1] = link // the parameter's own edge is the one that counts
			}
			continue
		}
		y.elements, y.links = append(y.elements, e), append(y.links, link)
	}
	return y, nil
}

// dynamicKindWords says what an element does for the next one.
var dynamicKindWords = map[dynamic.EdgeKind]string{
	dynamic.EdgeValue: "gives the value to", dynamic.EdgeBase: "gives the object or index to", dynamic.EdgeChange: "changes what is read in",
	dynamic.EdgeControl: "decides that this runs", dynamic.EdgeDispatch: "chooses the method of", dynamic.EdgeCall: "passes the argument to", dynamic.EdgePart: "does",
	dynamic.EdgeRegister: "makes this be called back", dynamic.EdgeStart: "starts", dynamic.EdgeResult: "delivers the result to", dynamic.EdgeLife: "comes before",
	dynamic.EdgeThrow: "throws, which leads to", dynamic.EdgeChoice: "may be what is taken out in", dynamic.EdgePotential: "could have changed",
	dynamic.EdgeShown: "is, unless the user changed it, what is read in", dynamic.EdgeEarly: "leads, before it is set, to what is read in",
}

// onwardKindWords says what an element has of the one before it.
var onwardKindWords = map[dynamic.EdgeKind]string{
	dynamic.EdgeValue: "has the value of", dynamic.EdgeBase: "works on what is given by", dynamic.EdgeChange: "reads what is changed by",
	dynamic.EdgeControl: "runs because of", dynamic.EdgeDispatch: "calls a method that is chosen by", dynamic.EdgeCall: "is called by", dynamic.EdgePart: "is done by",
	dynamic.EdgeRegister: "is called back because of", dynamic.EdgeStart: "is started by", dynamic.EdgeResult: "gets the result of", dynamic.EdgeLife: "comes after",
	dynamic.EdgeThrow: "follows the exception of", dynamic.EdgeChoice: "may take out what was put by", dynamic.EdgePotential: "could have been changed by",
	dynamic.EdgeShown: "reads, unless the user changed it, what was set by", dynamic.EdgeEarly: "reads, before it is set, because of",
}

// Text writes the path, one statement a line.
func (y *DynamicWay) Text(out io.Writer) error {
	w := bufio.NewWriter(out)
	for i := range y.elements {
		e := &y.elements[i]
		fmt.Fprintf(w, "#%-6d %s  %s\n", e.ID, y.printer.place(e), y.printer.text(e))
		if i == len(y.elements)-1 {
			break
		}
		l := y.links[i]
		fmt.Fprintf(w, "  ↓ %s", dynamicKindWords[l.Kind])
		if l.Label != "" {
			fmt.Fprintf(w, "  [%s]", l.Label)
		}
		if l.Assumed {
			fmt.Fprint(w, "  (assumed)")
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}

// MarshalJSON writes the path as a list of elements, from cause to effect; kind,
// label and assumed say how the next one depends on each.
func (y *DynamicWay) MarshalJSON() ([]byte, error) {
	type step struct {
		ID      int    `json:"id"`
		Ref     string `json:"ref"`
		Line    int    `json:"line,omitempty"`
		Text    string `json:"text"`
		Kind    string `json:"kind,omitempty"`
		Label   string `json:"label,omitempty"`
		Assumed bool   `json:"assumed,omitempty"`
	}
	list := []step{}
	for i := range y.elements {
		e := &y.elements[i]
		s := step{ID: e.ID, Ref: y.printer.code.Dex.Reference(e.Method, e.PC), Line: e.Line, Text: y.printer.text(e)}
		if l := y.links[i]; i < len(y.elements)-1 {
			s.Kind, s.Label, s.Assumed = l.Kind.String(), l.Label, l.Assumed
		}
		list = append(list, s)
	}
	return json.Marshal(list)
}
