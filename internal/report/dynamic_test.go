package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/report/story"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// explain replays a trace in text form of testdata/apps/silicompressor.
func explain(t *testing.T, p *dex.Program, text string) (*dynamic.Explanation, *jimple.Program) {
	t.Helper()
	var out bytes.Buffer
	if err := trace.ConvertText(strings.NewReader(text), &out, p); err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	g, err := replay.Replay(r, p, set)
	if err != nil {
		t.Fatal(err)
	}
	last, ok := g.LastRaised()
	if !ok {
		t.Fatal("nothing raised")
	}
	code := jimple.New(p)
	x, err := g.Explain(g.Backward(dynamic.Criterion{Node: last}, dynamic.Full), code, dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	return x, code
}

func TestDynamicFormsAgree(t *testing.T) {
	p, text := divisionTrace(t)
	x, code := explain(t, p, text)
	var out bytes.Buffer
	if err := DynamicText(&out, x, code, DynamicOptions{Full: true}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), "What failed\n  Main.divide") || !strings.Contains(out.String(), "↳ gives the value to #7") {
		t.Errorf("text:\n%s", out.String())
	}
	data, err := json.Marshal(DynamicJSON(x, code))
	if err != nil {
		t.Fatal(err)
	}
	var back DynamicSlice
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if len(back.Elements) != len(x.Elements) || back.Version != DynamicVersion {
		t.Errorf("JSON has %d elements, want %d", len(back.Elements), len(x.Elements))
	}
	for _, e := range back.Elements {
		if e.ID != back.Criterion && e.Why == nil {
			t.Errorf("element %d says no why", e.ID)
		}
	}
}

// TestDynamicTextIsBounded: a statement that ran many times is one line, the nearest
// executions are taken, and what is left out is counted.
func TestDynamicTextIsBounded(t *testing.T) {
	p, records := loop(t, 500)
	x, code := explain(t, p, records)
	if x.LeftOut != 0 || x.Thin.Statements != 3 || x.Thin.Executions != 502 {
		t.Errorf("thin %+v, left out %d", x.Thin, x.LeftOut)
	}
	for _, c := range []struct {
		nearest, lines int
		want           []string
	}{
		{0, 0, []string{"(500 times)", "3 statements that ran 502 times"}},
		{100, 0, []string{"times)", "are farther away"}},
		{0, 1, []string{"and 1 more line"}},
	} {
		x, err := x.Graph.Explain(x.Graph.Backward(x.Criterion, dynamic.Full), code, dynamic.Shown{Nearest: c.nearest})
		if err != nil {
			t.Fatal(err)
		}
		if c.nearest > 0 && (len(x.Elements) > 2*c.nearest || x.LeftOut == 0) {
			t.Errorf("%d elements, %d left out", len(x.Elements), x.LeftOut)
		}
		for _, e := range x.Elements { // following why leads to the criterion
			for at := &e; at.ID != int(x.Criterion.Node); {
				next, ok := x.Find(at.Why.Element)
				if !ok || next.Distance >= at.Distance && next.ID <= at.ID {
					t.Fatalf("element %d leads nowhere", at.ID)
				}
				at = next
			}
		}
		var out bytes.Buffer
		if err := DynamicText(&out, x, code, DynamicOptions{Full: true, Lines: c.lines}); err != nil {
			t.Fatal(err)
		}
		for _, want := range c.want {
			if !strings.Contains(out.String(), want) {
				t.Errorf("nearest %d, lines %d: no %q in\n%s", c.nearest, c.lines, want, out.String())
			}
		}
	}
}

// loop builds a method that counts in a loop and divides by what comes out, and the
// trace of n turns.
func loop(t *testing.T, n int) (*dex.Program, string) {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	m := c.Method(dex.AccPublic|dex.AccStatic, "run", "(I)I").Code(2)
	m.Line(3).Const(0, 0)
	m.Label("top").Line(4).Op(dex.OpAddIntLit8, 0, 0, 1)
	m.Line(5).Op(dex.OpIfLt, 0, m.P(0), "top")
	m.Line(6).Op(dex.OpDivInt, 0, m.P(0), 0)
	m.Op(dex.OpReturn, 0)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	fmt.Fprintf(&out, "esdroid-trace 1\ndex %x classes.dex\n\n1 callback 1 \"click\"\n1 enter Lx/Main;->run(I)I\n1 block 0\n", trace.Identify(p.Files)[0].SHA256)
	for range n {
		out.WriteString("1 block 1\n")
	}
	out.WriteString("1 block 2\n1 throw @0005 =7 \"Ljava/lang/ArithmeticException;\"\n1 unwind =7 \"Ljava/lang/ArithmeticException;\"\n1 end 1\n")
	return p, out.String()
}

// divisionTrace builds an app whose Main.divide divides a field's value by a
// parameter, and the trace of a run in which the parameter is zero.
func divisionTrace(t *testing.T) (*dex.Program, string) {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	c.Field(dex.AccPublic, "total", "I")
	run := c.Method(dex.AccPublic, "onClick", "()V").Code(2)
	run.Line(3).Const(0, 0)
	run.Line(4).Op(dex.OpInvokeVirtual, run.P(0), 0, "Lx/Main;->divide(I)I")
	run.Op(dex.OpReturnVoid)
	divide := c.Method(dex.AccPublic, "divide", "(I)I").Code(3)
	divide.Line(8).Op(dex.OpIget, 0, divide.P(0), "Lx/Main;->total:I")
	divide.Line(9).Op(dex.OpDivInt, 0, 0, divide.P(1))
	divide.Op(dex.OpReturn, 0)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	digest := trace.Identify(p.Files)[0].SHA256
	return p, fmt.Sprintf(`esdroid-trace 1
dex %x classes.dex

1 callback 1 "click"
1 enter Lx/Main;->onClick()V
1 block 0
1 enter Lx/Main;->divide(I)I
1 block 0
1 throw @0002 =7 "Ljava/lang/ArithmeticException;"
1 unwind =7 "Ljava/lang/ArithmeticException;"
1 unwind =7 "Ljava/lang/ArithmeticException;"
1 end 1
`, digest)
}

// What did not happen has a place of its own in stories: it is no limit of the analysis.
func TestStoryTellsWhatDidNotHappen(t *testing.T) {
	p, records := loop(t, 3)
	x, code := explain(t, p, records)
	e := x.Elements[0]
	x.Because = "p0 is 3"
	x.Guard, x.Late = &e, &dynamic.LateElement{Asked: e, Changed: e}
	x.Omitted = []dynamic.OmittedElement{{Branch: e, Would: e, Read: e.ID}}
	x.Unset = []dynamic.UnsetElement{{Would: e, Read: -5}}
	s := DynamicStory(x, code, "")
	if len(s.Notes) > 0 || s.Faults[0].Because != x.Because {
		t.Errorf("notes %q, because %q", s.Notes, s.Faults[0].Because)
	}
	var kinds []story.AbsenceKind
	for _, a := range s.Absent {
		kinds = append(kinds, a.Kind)
		if a.Text == "" || a.Ref == "" || a.Member == "" || (a.Step >= 0) != (a.Kind != story.Unset) {
			t.Errorf("%+v", a)
		}
	}
	if want := []story.AbsenceKind{story.Omitted, story.Unset, story.Late, story.Guard}; !slices.Equal(kinds, want) {
		t.Errorf("%v, want %v", kinds, want)
	}
	var text bytes.Buffer
	if err := DynamicText(&text, x, code, DynamicOptions{}); err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"because p0 is 3", story.Omitted.Heading(), story.Unset.Heading(), story.Late.Heading(), story.Guard.Heading()} {
		if !strings.Contains(text.String(), part) {
			t.Errorf("no %q in\n%s", part, text.String())
		}
	}
}

// TestTextTellsRoles: a statement that only decided something is told once, by what it did.
func TestTextTellsRoles(t *testing.T) {
	p, records := loop(t, 3)
	x, code := explain(t, p, records)
	for i := range x.Elements {
		if e := &x.Elements[i]; dynamic.Node(e.ID) != x.Criterion.Node {
			e.Thin, e.Role = true, dynamic.Cut
		}
	}
	hidden := newDynamicPrinter(x, code).hidden
	decider := &x.Elements[slices.IndexFunc(x.Elements, func(e dynamic.Element) bool { return e.Role == dynamic.Cut && !e.Event && !hidden(&e) })]
	for _, e := range x.Elements {
		if e.ID != decider.ID {
			x.Omitted = append(x.Omitted, dynamic.OmittedElement{Branch: e, Would: e, Read: e.ID})
		}
	}
	shown := func() int {
		var text bytes.Buffer
		if err := DynamicText(&text, x, code, DynamicOptions{}); err != nil {
			t.Fatal(err)
		}
		return strings.Count(text.String(), roleWords[dynamic.Cut])
	}
	if n := shown(); n != 1 {
		t.Errorf("told %d times", n)
	}
	x.Guard = decider
	if n := shown(); n != 0 {
		t.Errorf("told %d times beside the check that let it through", n)
	}
}

// TestTextTellsRoleOfLine: of a line that has the way of the value too, the statement is told that
// decided something.
func TestTextTellsRoleOfLine(t *testing.T) {
	p, records := loop(t, 3)
	x, code := explain(t, p, records)
	var decider *dynamic.Element
	for _, l := range newDynamicPrinter(x, code).lineOf {
		for _, e := range l.elements[1:] {
			if dynamic.Node(e.ID) != x.Criterion.Node && (decider == nil || e.ID > decider.ID) {
				decider = e
			}
		}
	}
	x.Elements[slices.IndexFunc(x.Elements, func(e dynamic.Element) bool { return e.ID == decider.ID })].Role = dynamic.Kept
	for i := range x.Elements {
		x.Elements[i].Thin = true
	}
	var text bytes.Buffer
	if err := DynamicText(&text, x, code, DynamicOptions{}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), fmt.Sprintf("#%d ", decider.ID)) || strings.Count(text.String(), roleWords[dynamic.Kept]) != 1 {
		t.Errorf("%s", text.String())
	}
}

// TestReasonsOfCallbacks: what made a callback run is told apart from what handed its
// listener over, and a call that it runs inside of is told once.
func TestReasonsOfCallbacks(t *testing.T) {
	earlier := []dynamic.Link{{Element: 1, Kind: dynamic.EdgeValue, Label: dynamic.EarlierListenerLabel, Assumed: true}}
	elements := []dynamic.Element{
		{}, {ID: 1}, {ID: 2, DependsOn: earlier}, {ID: 3, DependsOn: earlier},
		{ID: 4, Event: true, DependsOn: []dynamic.Link{{Element: 2, Kind: dynamic.EdgeRegister, Label: dynamic.CalledLabel}, {Element: 2, Kind: dynamic.EdgeControl}}},
		{ID: 5, Event: true, DependsOn: []dynamic.Link{{Element: 3, Kind: dynamic.EdgeRegister, Label: dynamic.PostedLabel}}},
		{ID: 6, Event: true, DependsOn: []dynamic.Link{{Element: 3, Kind: dynamic.EdgeRegister}}},
	}
	find := func(id int) (*dynamic.Element, bool) { return &elements[id], true }
	for id, want := range map[int]string{
		4: "registered at 1, called inside of 2",
		5: "posted at 3, registered at 1",
		6: "registered at 3",
	} {
		var got []string
		for _, k := range reasons(&elements[id], find) {
			got = append(got, fmt.Sprintf("%s %d", eventWord(k), k.Element))
		}
		if text := strings.Join(got, ", "); text != want {
			t.Errorf("%d: %s, want %s", id, text, want)
		}
	}
}

// TestTextTellsSwallowedException: what threw did not give the null that the handler returned.
func TestTextTellsSwallowedException(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	run := c.Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(1)
	run.Line(3).Op(dex.OpConstString, 0, "x").Op(dex.OpInvokeStatic, 0, "Lx/Main;->parse(Ljava/lang/String;)Ljava/lang/Integer;").Op(dex.OpMoveResultObject, 0)
	run.Line(4).Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Integer;->intValue()I").Op(dex.OpReturnVoid)
	parse := c.Method(dex.AccPublic|dex.AccStatic, "parse", "(Ljava/lang/String;)Ljava/lang/Integer;").Code(1)
	parse.Line(7).Label("from").Op(dex.OpInvokeStatic, parse.P(0), "Ljava/lang/Integer;->valueOf(Ljava/lang/String;)Ljava/lang/Integer;").
		Op(dex.OpMoveResultObject, 0).Label("to").Op(dex.OpReturnObject, 0)
	parse.Label("handler").Line(8).Op(dex.OpMoveException, 0).Line(9).Const(0, 0).Op(dex.OpReturnObject, 0)
	parse.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	x, code := explain(t, p, fmt.Sprintf(`esdroid-trace 1
dex %x classes.dex

1 callback 1 "click"
1 enter Lx/Main;->run()V
1 block 0
1 enter Lx/Main;->parse(Ljava/lang/String;)Ljava/lang/Integer;
1 block 0
1 throw @0000 =7 "Ljava/lang/NumberFormatException;"
1 catch @0005 =7
1 block 1
1 leave
1 throw @0006 =8 "Ljava/lang/NullPointerException;"
1 unwind =8 "Ljava/lang/NullPointerException;"
1 end 1
`, trace.Identify(p.Files)[0].SHA256))
	null := dynamic.Criterion{Node: x.Criterion.Node, Operands: []int{0}, Exception: "Ljava/lang/NullPointerException;"}
	if x, err = x.Graph.Explain(x.Graph.Backward(null, dynamic.Full), code, dynamic.Shown{}); err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := DynamicText(&text, x, code, DynamicOptions{}); err != nil {
		t.Fatal(err)
	}
	_, after, ok := strings.Cut(text.String(), "Main.parse:7 ")
	if !ok || !strings.Contains(strings.SplitN(after, "\n", 3)[1], "throws, which leads to") || !strings.Contains(after, "(caught NumberFormatException)") {
		t.Errorf("%s", text.String())
	}
}

// TestTextHidesWhatCompilersMade: code of a lambda's class, which no line of source stands for,
// is passed over, and what leads to it leads to what it hands on to.
func TestTextHidesWhatCompilersMade(t *testing.T) {
	b := build.New(35)
	l := b.Class(dex.AccPublic|dex.AccSynthetic, "Lx/Lambda;")
	l.Method(dex.AccPublic|dex.AccStatic, "hand", "(Ljava/lang/String;)Ljava/lang/String;").Code(1).
		Op(dex.OpInvokeStatic, 1, "Lx/Main;->same(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0)
	c := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	c.Field(dex.AccStatic, "text", "Ljava/lang/String;")
	c.Method(dex.AccPublic|dex.AccStatic, "same", "(Ljava/lang/String;)Ljava/lang/String;").Code(0).Line(8).Op(dex.OpReturnObject, 0)
	c.Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(1).Line(3).Op(dex.OpSgetObject, 0, "Lx/Main;->text:Ljava/lang/String;").
		Line(4).Op(dex.OpInvokeStatic, 0, "Lx/Lambda;->hand(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Line(5).Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	x, code := explain(t, p, fmt.Sprintf(`esdroid-trace 1
dex %x classes.dex

1 callback 1 "click"
1 enter Lx/Main;->run()V
1 block 0
1 enter Lx/Lambda;->hand(Ljava/lang/String;)Ljava/lang/String;
1 block 0
1 enter Lx/Main;->same(Ljava/lang/String;)Ljava/lang/String;
1 block 0
1 leave
1 leave
1 throw @0006 =8 "Ljava/lang/NullPointerException;"
1 unwind =8 "Ljava/lang/NullPointerException;"
1 end 1
`, trace.Identify(p.Files)[0].SHA256))
	if !slices.ContainsFunc(x.Elements, func(e dynamic.Element) bool { return e.Line == 0 && !e.Event }) {
		t.Fatal("nothing of the lambda's class is in the slice")
	}
	var text bytes.Buffer
	if err := DynamicText(&text, x, code, DynamicOptions{Full: true}); err != nil {
		t.Fatal(err)
	}
	same := regexp.MustCompile(`Main\.same:8 .*\n *↳ returns the value to #\d+`)
	if strings.Contains(text.String(), "Lambda.hand@") || !same.MatchString(text.String()) {
		t.Errorf("%s", text.String())
	}
}
