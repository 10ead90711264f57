// From a story to a graph.

package picture

import (
	"context"
	"fmt"
	"io"
	"net/url"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/pdg/view"
)

// Options say what is drawn.
type Options struct {
	Full bool // all steps, not those on the value's way alone
	// Links is the address of a source line, with {path}, {class} and {line} for what they
	// are of a step; "" for no links.
	Links string
}

// maxPath bounds how many steps off the value's way are drawn for the sake of a cause.
const maxPath = 8

// Graph returns the story as a graph; edges lead from causes to effects.
func Graph(s *story.Story, o Options) *view.Graph {
	g := &view.Graph{Title: story.Visible(s.Title, maxText)}
	drawn := chosen(s, o.Full)
	fault := map[string]string{}
	for _, f := range s.Faults {
		fault[f.Ref] = f.Because
	}
	for i := range s.Steps {
		st := &s.Steps[i]
		if !drawn[i] {
			continue
		}
		label := []string{st.Place.String(), st.Text}
		kind := map[story.Kind]string{story.Throw: "throw", story.Begins: "entry"}[st.Kind]
		if kind == "" {
			kind = "statement"
		}
		if st.Kind == story.Throw {
			if because := fault[st.Refs[0]]; because != "" {
				label = append(label, "because "+because)
			} else if len(s.Faults) == 1 && s.Faults[0].Because != "" {
				label = append(label, "because "+s.Faults[0].Because)
			}
		}
		if st.Cause > 0 {
			label = append(label, "confirmed: "+s.Causes[st.Cause-1].Change)
			if st.Kind != story.Throw {
				kind = "cause"
			}
		}
		g.Nodes = append(g.Nodes, view.Node{ID: id(i), Label: text(label), Kind: kind, Cluster: st.Method, Own: true, Tooltip: tooltip(st), Link: link(o.Links, st.Place)})
		if st.Why != nil && drawn[st.Why.To] {
			g.Edges = append(g.Edges, view.Edge{From: id(i), To: id(st.Why.To), Kind: st.Why.Kind, Label: why(st.Why)})
		}
		for n, in := range st.Inputs {
			from := fmt.Sprintf("input %d of %s", n, id(i))
			g.Nodes = append(g.Nodes, view.Node{ID: from, Label: text([]string{"from outside:", in}), Kind: "outside", Own: true})
			g.Edges = append(g.Edges, view.Edge{From: from, To: id(i), Kind: "value"})
		}
	}
	addEvents(g, s, drawn)
	addCallbacks(g, s, drawn)
	for i, a := range s.Absent {
		n := fmt.Sprintf("absent %d", i)
		label := []string{a.Kind.Heading() + ":", a.Place.String(), a.Text}
		if a.Reason != "" {
			label = append(label, a.Reason)
		}
		g.Nodes = append(g.Nodes, view.Node{ID: n, Label: text(label), Kind: "absent", Own: true, Link: link(o.Links, a.Place)})
		if a.Step >= 0 && drawn[a.Step] {
			g.Edges = append(g.Edges, view.Edge{From: n, To: id(a.Step), Kind: "absent"})
		}
	}
	g.Sort()
	return g
}

// SVG draws the way of the value.
func SVG(w io.Writer, s *story.Story) error {
	return Graph(s, Options{}).WriteSVG(context.Background(), w)
}

// chosen are the steps that are drawn: those on the value's way, the fault, and those by
// which a confirmed cause leads to it.
func chosen(s *story.Story, full bool) map[int]bool {
	drawn := map[int]bool{}
	for i := range s.Steps {
		st := &s.Steps[i]
		if full || st.Kind == story.Throw || st.Thin && st.Kind != story.Begins {
			drawn[i] = true
		}
	}
	for i := range s.Steps {
		if s.Steps[i].Cause == 0 || drawn[i] {
			continue
		}
		var way []int
		at := i
		for ; !drawn[at] && len(way) < maxPath && s.Steps[at].Why != nil; at = s.Steps[at].Why.To {
			way = append(way, at)
		}
		if drawn[at] {
			for _, n := range way {
				drawn[n] = true
			}
		}
	}
	return drawn
}

// addEvents draws what was done to the app, each event with the first that ran by it.
func addEvents(g *view.Graph, s *story.Story, drawn map[int]bool) {
	first := map[int]int{}
	for i := range s.Steps {
		st := &s.Steps[i]
		if old, ok := first[st.Event]; drawn[i] && st.Event >= 0 && (!ok || st.Order < s.Steps[old].Order) {
			first[st.Event] = i
		}
	}
	if !s.Recorded {
		return
	}
	for n := range s.Events {
		e := &s.Events[n]
		if e.Crash() {
			continue
		}
		g.Nodes = append(g.Nodes, view.Node{ID: event(n), Label: text([]string{strconv.Itoa(n+1) + ". " + e.Text, e.Activity}), Kind: "event", Own: true})
		if n > 0 {
			g.Edges = append(g.Edges, view.Edge{From: event(n - 1), To: event(n), Kind: "then"})
		}
		if i, ok := first[n]; ok {
			g.Edges = append(g.Edges, view.Edge{From: event(n), To: id(i), Kind: "event", Label: "runs"})
		}
	}
}

// addCallbacks draws what makes the callbacks of a slice of code run, where it is known.
func addCallbacks(g *view.Graph, s *story.Story, drawn map[int]bool) {
	if s.Recorded {
		return
	}
	for n, c := range s.Callbacks {
		if c.Trigger == "" {
			continue
		}
		for i := range s.Steps {
			if st := &s.Steps[i]; drawn[i] && st.Member == c.Member {
				g.Nodes = append(g.Nodes, view.Node{ID: event(n), Label: text([]string{c.Trigger}), Kind: "event", Own: true})
				g.Edges = append(g.Edges, view.Edge{From: event(n), To: id(i), Kind: "event", Label: "runs"})
				break
			}
		}
	}
}

func id(step int) string { return fmt.Sprintf("s%d", step) }
func event(n int) string { return fmt.Sprintf("event %d", n+1) }

// maxText bounds a line of a label.
const maxText = 300

// text joins the lines of a label that are not empty.
func text(lines []string) string {
	var out []string
	for _, l := range lines {
		if l != "" {
			out = append(out, story.Visible(l, maxText))
		}
	}
	return strings.Join(out, "\n")
}

// why is the label of an edge; the place that some roles end with is where it leads.
func why(l *story.Link) string {
	role := strings.TrimSuffix(l.Role, ", read in")
	if l.Label != "" {
		role += " (" + l.Label + ")"
	}
	return story.Visible(role, maxText)
}

// tooltip has what a label has no place for: the statement and its source file.
func tooltip(st *story.Step) string {
	out := st.Refs[0]
	if st.Path != "" {
		out += " in " + st.Path
		if st.Line > 0 {
			out += ":" + strconv.Itoa(st.Line)
		}
	}
	return story.Visible(out, maxText)
}

// link is the address of a place.
func link(template string, p story.Place) string {
	if template == "" || p.Path == "" || p.Line == 0 {
		return ""
	}
	escaped := (&url.URL{Path: p.Path}).EscapedPath()
	return strings.NewReplacer("{path}", escaped, "{class}", url.PathEscape(p.Class), "{line}", strconv.Itoa(p.Line)).Replace(template)
}
