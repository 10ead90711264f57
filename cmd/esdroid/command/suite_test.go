package command

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/cmd/esdroid/command/sequences"
	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// exampleTraces is example 2.4 of the DetReduce paper: state, action/coverage, …
var exampleTraces = []string{
	"s0 a/1 s1 b/2 s2 c/3 s3 d/4 s4",
	"s0 a/1 s1 d/4 s4 e/5 s2 c/3 s3 d/4 s4",
	"s0 a/1 s1 b/2 s2 c/3 s3 f/6 s5",
}

func exampleTrace(line string) *event.Sequence {
	f := strings.Fields(line)
	s := &event.Sequence{Package: "p", Activity: "p.Main", Launch: &event.Event{Kind: event.Launch, Package: "p", Component: "p.Main", After: &event.State{Activity: f[0]}}}
	for i := 1; i+1 < len(f); i += 2 {
		action, code, _ := strings.Cut(f[i], "/")
		s.Events = append(s.Events, event.Event{Kind: event.Tap, Points: []event.Point{{X: float64(action[0]), Y: 1}},
			Before: &event.State{Activity: f[i-1]}, After: &event.State{Activity: f[i+1]}, Covered: []int{int(code[0] - '0')}})
	}
	return s
}

// TestReplayHelper is no test: it is the program that suite reduce runs. It
// replays a trace on an app that does what exampleTraces record.
func TestReplayHelper(t *testing.T) {
	if os.Getenv("ESDROID_REPLAY_HELPER") == "" {
		t.Skip("runs only as a test program")
	}
	next := map[string]event.Event{}
	for _, line := range exampleTraces {
		for _, e := range exampleTrace(line).Events {
			next[e.Before.Activity+string(rune(e.Points[0].X))] = e
		}
	}
	data, err := os.ReadFile(os.Getenv("ESDROID_SEQ"))
	if err != nil {
		t.Fatal(err)
	}
	seq, _, err := event.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	at := "s0"
	steps := []dd.Step{{State: event.State{Activity: at}}}
	for _, e := range seq.Events {
		step := dd.Step{}
		if to, ok := next[at+string(rune(e.Points[0].X))]; ok {
			at, step.Covered = to.After.Activity, to.Covered
		}
		step.State.Activity = at
		steps = append(steps, step)
	}
	out, err := json.Marshal(map[string]any{"steps": steps})
	if err == nil {
		err = os.WriteFile(filepath.Join(os.Getenv("ESDROID_OUT"), "outcome.json"), out, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestSuiteReduce(t *testing.T) {
	dir := t.TempDir()
	traces := filepath.Join(dir, "traces")
	if err := os.Mkdir(traces, 0o755); err != nil {
		t.Fatal(err)
	}
	for i, line := range append(exampleTraces[:3:3], "s0 a/1 s1") { // the last one is redundant
		var b bytes.Buffer
		if err := event.WriteJSONL(&b, exampleTrace(line)); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(traces, string(rune('a'+i))+".jsonl"), b.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	run := func(args ...string) (int, string, string) {
		var out, errs bytes.Buffer
		code := Run(append([]string{"suite", "reduce"}, args...), strings.NewReader(""), &out, &errs)
		return code, out.String(), errs.String()
	}
	report := func(out string) (r sequences.SuiteReport) {
		if err := json.Unmarshal([]byte(out), &r); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return r
	}

	static := filepath.Join(dir, "static")
	code, out, errs := run(traces, "-o", static, "--json")
	if r := report(out); code != cli.ExitDone || r.Before.Traces != 4 || r.After.Traces != 3 || !strings.Contains(errs, "no --test") {
		t.Fatalf("exit %d: %s%s", code, out, errs)
	}

	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("ESDROID_REPLAY_HELPER", "1")
	test := self + " -test.run=^TestReplayHelper$ --"
	reduced := filepath.Join(dir, "reduced")
	code, out, errs = run(traces, "--test", test, "-o", reduced, "--replays", "2", "-j", "2", "--json")
	r := report(out)
	if code != cli.ExitDone || r.After.Traces != 1 || r.After.Actions != 7 || r.Lost != 0 || len(r.Traces) != 1 {
		t.Fatalf("exit %d: %s%s", code, out, errs)
	}
	data, err := os.ReadFile(filepath.Join(reduced, r.Traces[0].File))
	if err != nil {
		t.Fatal(err)
	}
	seq, _, err := event.Read(bytes.NewReader(data))
	if err != nil || len(seq.Events) != 7 || seq.Events[6].After.Activity != "s5" {
		t.Errorf("%v: %s", err, data)
	}
	// The reduced suite is a suite again, and resuming asks for nothing new.
	code, out, errs = run(filepath.Join(reduced, "suite"), "-o", static)
	if code != cli.ExitDone || !strings.Contains(out, "7 actions") {
		t.Errorf("exit %d: %s%s", code, out, errs)
	}
	t.Setenv("ESDROID_REPLAY_HELPER", "")
	code, out, errs = run(traces, "--test", test, "-o", reduced, "--replays", "2", "-j", "2", "--json", "--resume")
	if again := report(out); code != cli.ExitDone || again.After != r.After {
		t.Errorf("resumed: exit %d: %s%s", code, out, errs)
	}

	for _, c := range []struct {
		args []string
		code int
	}{
		{nil, cli.ExitUsage},
		{[]string{traces, "--flaky", "maybe"}, cli.ExitUsage},
		{[]string{traces, "--replays", "0"}, cli.ExitUsage},
		{[]string{filepath.Join(dir, "missing")}, cli.ExitBadInput},
		{[]string{traces, "--test", filepath.Join(dir, "missing"), "-o", static}, cli.ExitBadInput},
	} {
		if code, _, errs := run(c.args...); code != c.code || errs == "" || strings.Contains(errs, "goroutine") {
			t.Errorf("%v: exit %d, want %d: %s", c.args, code, c.code, errs)
		}
	}
}

func TestEventsReport(t *testing.T) {
	name := filepath.Join(t.TempDir(), "s.jsonl")
	var b bytes.Buffer
	s := exampleTrace(exampleTraces[0])
	s.Events = append(s.Events[:1:1], append([]event.Event{{Kind: event.Home, Before: s.Events[1].Before, After: s.Events[1].Before}}, s.Events[1:]...)...)
	if err := event.WriteJSONL(&b, s); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if code := Run([]string{"events", "report", name, "--prune"}, strings.NewReader(""), &out, &errs); code != cli.ExitDone {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	for _, want := range []string{"      launch of p: ", "    1 home: the window stays\n          without effect: rejected home", "4 of 5 events have an effect"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("no %q in\n%s", want, out.String())
		}
	}
	out.Reset()
	var document struct{ Results []sequences.EventSentence }
	if code := Run([]string{"events", "report", name, "--only", "1,4", "--json", "--prune"}, strings.NewReader(""), &out, &errs); code != cli.ExitDone {
		t.Fatalf("exit %d: %s", code, errs.String())
	}
	err := json.Unmarshal(out.Bytes(), &document)
	if lines := document.Results; err != nil || len(lines) != 3 || lines[1].Event != 1 || lines[1].Removed == "" || lines[2].Level != "Essential" {
		t.Errorf("%v: %+v", err, lines)
	}
	if code := Run([]string{"events", "report", name, "--only", "9"}, strings.NewReader(""), &out, &errs); code != cli.ExitUsage {
		t.Errorf("--only 9: exit %d", code)
	}
}
