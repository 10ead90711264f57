package eval

import (
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/internal/table"
)

// A line is where the best of the slices has it.
func TestWhere(t *testing.T) {
	for want, names := range map[string][]string{
		inThin: {toolThin, toolFull}, asTold: {"told"}, inFull: {toolFull, toolRelevant, toolExecuted}, inRelevant: {toolRelevant, toolExecuted},
		inEvents: {toolEvents, toolStatFull}, inStatic: {toolExecuted, toolStatFull}, inRun: {toolExecuted}, notRun: {toolStatFull},
	} {
		if got := where(func(tool string) bool { return slices.Contains(names, tool) }, names[0] == "told"); got != want {
			t.Errorf("%v: %s, want %s", names, got, want)
		}
	}
}

// A line that is not confirmed was changed to no avail, could not be changed, or was not come to.
func TestUnconfirmed(t *testing.T) {
	at := func(place string, tried int) pipeline.Cause { return pipeline.Cause{Place: place, Tried: tried} }
	for want, c := range map[string]pipeline.Confirmed{
		keptCrash: {Causes: []pipeline.Cause{at("A.run:3", 0), at("A$1.run:3", 2)}},
		noChange:  {Causes: []pipeline.Cause{at("A.run:3", 0), at("B.run:3", 1)}, LeftOut: 2},
		noTrials:  {Causes: []pipeline.Cause{at("A.run:4", 1)}, LeftOut: 1, Trials: 9},
		others:    {LeftOut: 1, Trials: 8},
		notTried:  {},
	} {
		if got := unconfirmed(&c, 9, []Line{{"A", 3}}); got != want {
			t.Errorf("%+v: %s, want %s", c, got, want)
		}
	}
}

// What is missed is counted by class and group, and named; what is in the thin slice and
// confirmed is counted alone.
func TestMissTables(t *testing.T) {
	var b strings.Builder
	if err := table.Write(&b, "text", missTables([]string{"old", "new"}, []miss{{0, "a", inThin, true, ""}, {1, "b", inThin, false, noTrials}, {1, "c", asTold, false, noTrials}})...); err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(b.String()), " ")
	for _, want := range []string{inThin + " 1 1 1 0", asTold + " 0 0 1 0", asTold + ": c", noTrials + " 0 1", noTrials + ": b", nothing + ": c"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
	if strings.Contains(text, inThin+":") || strings.Contains(text, notRun) {
		t.Errorf("superfluous:\n%s", b.String())
	}
}
