package picture

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/pdg/view"
)

// sample is a recorded crash: a tap sets what the next one reads, a check lies beside.
func sample() *story.Story {
	s := story.New("java.lang.ArithmeticException: divide by zero")
	s.Recorded = true
	at := func(member string, line int) story.Place {
		return story.Place{Class: "com.x.Main", Member: "Main." + member, Method: "Lcom/x/Main;->" + member + "()V", Path: "com/x/Main Ü.java", Line: line}
	}
	s.Steps = []story.Step{
		{Place: at("show", 9), ID: 0, Refs: []string{"r0"}, Text: "a = b / this.n", Kind: story.Throw, Thin: true, Order: 30, Event: 1},
		{Place: at("undo", 5), ID: 1, Refs: []string{"r1"}, Text: "this.n = this.n - 1", Kind: story.Statement, Thin: true, Order: 20, Event: 0, Why: &story.Link{To: 0, Kind: "heap", Role: "gives the value to", Label: "n"}, Cause: 1},
		{Place: at("<init>", 2), ID: 2, Refs: []string{"r2"}, Text: "this.n = 1", Kind: story.Statement, Thin: true, Order: 1, Event: -1, Why: &story.Link{To: 1, Kind: "heap", Role: "gives the value to"}, Inputs: []string{"the database"}},
		{Place: at("show", 8), ID: 3, Refs: []string{"r3"}, Text: "if (b > 0)", Kind: story.Statement, Order: 29, Event: 1, Why: &story.Link{To: 0, Kind: "control", Role: "decides whether this runs:"}, Cause: 2},
		{Place: at("show", 7), ID: 4, Refs: []string{"r4"}, Text: "b = 3", Kind: story.Statement, Order: 28, Event: 1, Why: &story.Link{To: 3, Kind: "value", Role: "gives the value to"}},
	}
	s.Faults = []story.Fault{{Place: s.Steps[0].Place, Ref: "r0", Text: "a = b / this.n", Because: "this.n is zero"}}
	s.Causes = []story.Cause{{Ref: "r1", Confirmed: true, Change: "without this the crash does not happen"}, {Ref: "r3", Confirmed: true, Change: "with false here the crash does not happen"}}
	s.Events = []story.Event{{Text: "tap on undo", Activity: "Main"}, {Text: "tap on show", Activity: "Main"}, {}}
	s.Absent = []story.Absence{{Kind: story.Guard, Place: at("show", 6), Ref: "r9", Text: "if (n < 0)", Reason: "n was 0", Step: 0}}
	return s
}

// kinds names the nodes of a kind by their labels.
func kinds(g *view.Graph) map[string][]string {
	out := map[string][]string{}
	for _, n := range g.Nodes {
		out[n.Kind] = append(out[n.Kind], n.Label)
	}
	for _, list := range out {
		slices.Sort(list)
	}
	return out
}

func TestGraph(t *testing.T) {
	want := map[string][]string{
		"throw":     {"Main.show:9\na = b / this.n\nbecause this.n is zero"},
		"cause":     {"Main.show:8\nif (b > 0)\nconfirmed: with false here the crash does not happen", "Main.undo:5\nthis.n = this.n - 1\nconfirmed: without this the crash does not happen"},
		"statement": {"Main.<init>:2\nthis.n = 1"},
		"outside":   {"from outside:\nthe database"},
		"event":     {"1. tap on undo\nMain", "2. tap on show\nMain"},
		"absent":    {"The check that let it through:\nMain.show:6\nif (n < 0)\nn was 0"},
	}
	g := Graph(sample(), Options{Links: "https://h/{path}?c={class}#L{line}"})
	if diff := cmp.Diff(want, kinds(g)); diff != "" {
		t.Error(diff)
	}
	var edges []string
	for _, e := range g.Edges {
		edges = append(edges, fmt.Sprintf("%s -> %s %s %s", e.From, e.To, e.Kind, e.Label))
	}
	if diff := cmp.Diff([]string{"absent 0 -> s0 absent ", "event 1 -> event 2 then ", "event 1 -> s1 event runs", "event 2 -> s3 event runs", "input 0 of s2 -> s2 value ",
		"s1 -> s0 heap gives the value to (n)", "s2 -> s1 heap gives the value to", "s3 -> s0 control decides whether this runs:"}, edges); diff != "" {
		t.Error(diff)
	}
	for _, n := range g.Nodes {
		if n.ID == "s0" && (n.Link != "https://h/com/x/Main%20%C3%9C.java?c=com.x.Main#L9" || n.Tooltip != "r0 in com/x/Main Ü.java:9") {
			t.Errorf("the fault leads to %q and says %q", n.Link, n.Tooltip)
		}
	}
	if full := kinds(Graph(sample(), Options{Full: true})); len(full["statement"]) != 2 {
		t.Errorf("the full picture has %q", full["statement"])
	}
}

// TestCode: of code that did not run, the triggers of callbacks stand for events.
func TestCode(t *testing.T) {
	s := sample()
	s.Recorded, s.Events = false, nil
	s.Callbacks = []story.Callback{{Member: "Main.undo", Trigger: "tap on undo"}, {Member: "Main.other", Trigger: "tap on other"}, {Member: "Main.show"}}
	if got := kinds(Graph(s, Options{}))["event"]; !slices.Equal(got, []string{"tap on undo"}) {
		t.Errorf("events %q", got)
	}
}

// TestHostile: what an app names stays text.
func TestHostile(t *testing.T) {
	s := sample()
	evil := `"];x[URL="javascript:alert(1)"]<script>alert(1)</script>` + "\u202e" + strings.Repeat("A", 10_000)
	for i := range s.Steps {
		s.Steps[i].Text, s.Steps[i].Member = evil, evil
	}
	s.Title, s.Events[0].Text, s.Faults[0].Because = evil, evil, evil
	var b bytes.Buffer
	if err := Graph(s, Options{Full: true}).WriteSVG(context.Background(), &b); err != nil {
		t.Fatal(err)
	}
	for _, bad := range []string{"<script", "xlink:href", "\u202e"} {
		if strings.Contains(b.String(), bad) {
			t.Errorf("the picture has %q", bad)
		}
	}
}
