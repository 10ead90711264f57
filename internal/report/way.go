// A way along dependences, from cause to effect.

package report

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
)

// Way is a path of dependences between two statements.
type Way struct {
	crash    *Crash
	elements []slice.Element
}

// NewWay returns the report on a path as slice.Why gives it.
func NewWay(app *pdg.App, elements []slice.Element) *Way {
	return &Way{New(app, nil, nil, nil), elements}
}

// kindWords says what a step does for the next one.
var kindWords = map[pdg.Kind]string{
	pdg.Value: "gives the value to", pdg.Base: "gives the object or index to", pdg.Control: "decides about", pdg.Heap: "is read in",
	pdg.Framework: "is what is found in", pdg.Param: "is the argument of", pdg.Result: "is the result of", pdg.Exception: "throws what is caught in",
	pdg.Call: "calls", pdg.Register: "registers", pdg.Async: "posts", pdg.ICC: "starts", pdg.Init: "initialises the class of", pdg.Lifecycle: "comes before",
}

// Text writes the path, one statement a line.
func (y *Way) Text(out io.Writer) error {
	w := bufio.NewWriter(out)
	for i := range y.elements {
		e := &y.elements[i]
		text := "start of the method"
		if b := y.crash.App.Body(e.Method); b != nil && !e.Entry {
			text = y.crash.Words.Statement(b, e.Stmt)
		}
		fmt.Fprintf(w, "%s  %s  (%s)\n", y.crash.place(e.Ref), text, y.crash.method(e.Ref))
		if i < len(y.elements)-1 {
			fmt.Fprintf(w, "  ↓ %s", kindWords[e.Kind])
			next := &y.elements[i+1]
			if name := y.crash.App.VarText(pdg.Node{Method: next.Method, Stmt: next.Stmt}, e.Var); name != "" {
				fmt.Fprintf(w, "  [%s]", name)
			}
			fmt.Fprintln(w)
		}
	}
	return w.Flush()
}

// MarshalJSON writes the path as a list of elements, from cause to effect.
func (y *Way) MarshalJSON() ([]byte, error) {
	var list []jsonElement
	for i := range y.elements {
		e := &y.elements[i]
		x := jsonElement{jsonStatement: y.crash.jsonStatement(e.Ref), Distance: e.Distance, Next: i + 1, Kind: e.Kind.String(), Entry: e.Entry, Assumed: e.Guess}
		if i == len(y.elements)-1 {
			x.Next, x.Kind = -1, ""
		}
		list = append(list, x)
	}
	return json.Marshal(list)
}
