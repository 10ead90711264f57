package sarif

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	oracle "github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/esdroid/esdroid/internal/report/story"
)

func sample(recorded bool, n int) *story.Story {
	s := story.New("java.lang.ArithmeticException: divide by {0} [see](http://x.invalid)")
	s.Recorded, s.Thread, s.Package = recorded, "main", "com.x"
	for i := range n {
		st := story.Step{Place: story.Place{Class: "com.x.Main", Member: "Main.m", Method: "Lcom/x/Main;->m()V", Path: "com/x/Main Übung.java", Line: i % 50},
			ID: i, Refs: []string{fmt.Sprintf("Lcom/x/Main;->m()V@%04x", i)}, Text: fmt.Sprintf("v%d = a[%d](b)", i, i), Kind: story.Statement, Thin: i%3 != 2, Distance: i, Order: n - i, Event: -1}
		if i == 0 {
			st.Kind = story.Throw
		} else {
			st.Why = &story.Link{To: (i - 1) / 2, Kind: "value", Role: "gives the value to", Label: "x"}
		}
		s.Steps = append(s.Steps, st)
	}
	s.Faults = []story.Fault{{Place: s.Steps[0].Place, Ref: s.Steps[0].Refs[0], Text: "v0 = a / b", Because: "b is 0"}}
	s.Stack = []story.Frame{{Text: "com.x.Main.m(Main.java:3)", Place: s.Steps[0].Place}, {Text: "com.x.Base.run(Base.java:8)"}}
	s.Causes = []story.Cause{{Ref: s.Steps[1].Refs[0], Confirmed: true, Change: "with 1 instead of 0 here the crash does not happen"}}
	s.Events = []story.Event{{Text: "tap on \u202ex"}}
	s.MarkCauses()
	return s
}

func written(t *testing.T, s *story.Story) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, s); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestSchema has the log judged by the 2.1.0 schema, and nothing in it unknown to a
// reader.
func TestSchema(t *testing.T) {
	for _, s := range []*story.Story{sample(true, 9), sample(false, 9), sample(true, 5000), story.New("")} {
		data := written(t, s)
		r, err := oracle.FromBytes(data)
		if err != nil {
			t.Fatal(err)
		}
		if err := r.Validate(); err != nil {
			t.Error(err)
		}
		again, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		var ours, theirs any
		if json.Unmarshal(data, &ours) != nil || json.Unmarshal(again, &theirs) != nil {
			t.Fatal("no JSON")
		}
		if lost := missing(ours, theirs, ""); lost != "" {
			t.Errorf("a reader does not know %s", lost)
		}
	}
}

// missing names a member that one value has and the other does not have alike. Readers
// may add what is the default.
func missing(ours, theirs any, at string) string {
	switch x := ours.(type) {
	case map[string]any:
		y, ok := theirs.(map[string]any)
		if !ok {
			return at
		}
		for k, v := range x {
			if _, ok := y[k]; !ok && v != float64(0) && v != float64(-1) {
				return at + "/" + k
			}
			if _, ok := y[k]; ok {
				if lost := missing(v, y[k], at+"/"+k); lost != "" {
					return lost
				}
			}
		}
		return ""
	case []any:
		y, ok := theirs.([]any)
		if !ok || len(x) != len(y) {
			return at
		}
		for i := range x {
			if lost := missing(x[i], y[i], fmt.Sprintf("%s/%d", at, i)); lost != "" {
				return lost
			}
		}
		return ""
	}
	if !cmp.Equal(ours, theirs) {
		return at
	}
	return ""
}

func TestFlowEndsAtTheFault(t *testing.T) {
	for _, recorded := range []bool{true, false} {
		l := convert(sample(recorded, 5000))
		flows := l.Runs[0].Results[0].CodeFlows
		if len(flows) != 1 || len(flows[0].ThreadFlows) != 1 {
			t.Fatalf("%d flows: viewers show the first thread's only", len(flows))
		}
		list := flows[0].ThreadFlows[0].Locations
		if len(list) != maxFlow {
			t.Errorf("%d locations", len(list))
		}
		last := list[len(list)-1]
		if last.Importance != "essential" || last.Location.Properties["ref"] != "Lcom/x/Main;->m()V@0000" {
			t.Errorf("recorded %v: the flow ends at %+v", recorded, last.Location)
		}
		for i, x := range list {
			if x.Location.PhysicalLocation == nil || x.Location.PhysicalLocation.ArtifactLocation.URI != "com/x/Main%20%C3%9Cbung.java" {
				t.Fatalf("location %d: %+v", i, x.Location.PhysicalLocation)
			}
			if r := x.Location.PhysicalLocation.Region; r != nil && r.StartLine < 1 {
				t.Fatalf("location %d is in line %d", i, r.StartLine)
			}
			if recorded && i > 0 && i < len(list)-1 && x.ExecutionOrder <= list[i-1].ExecutionOrder {
				t.Fatalf("location %d is out of order", i)
			}
		}
	}
}

// TestFingerprints stay as they are when lines, pcs and the message change.
func TestFingerprints(t *testing.T) {
	a, b, c := sample(true, 9), sample(true, 9), sample(true, 9)
	b.Title = "java.lang.ArithmeticException: other text"
	b.Stack[0].Text = "com.x.Main.m(Main.java:77)"
	b.Faults[0].Line, b.Faults[0].Ref = 77, "Lcom/x/Main;->m()V@0042"
	c.Stack[0].Text = "com.x.Main.other(Main.java:3)"
	if diff := cmp.Diff(fingerprints(a), fingerprints(b)); diff != "" {
		t.Errorf("another build has other fingerprints:\n%s", diff)
	}
	if fingerprints(a)["crashStack/v2"] == fingerprints(c)["crashStack/v1"] {
		t.Error("another stack has the same fingerprint")
	}
}

func TestMessagesHaveNoLinks(t *testing.T) {
	data := string(written(t, sample(true, 9)))
	if strings.Contains(data, "[see](http") || strings.Contains(data, "by {0}") || strings.Contains(data, "\u202e") {
		t.Errorf("a text of the app is read as markup:\n%.600s", data)
	}
}
