package eval

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/table"
)

var update = flag.Bool("update", false, "write the table of the samples anew")

const samples = "../../testdata/apps"

// What the pipeline makes of each sample is in files, of those that nothing was mended for
// apart, and on the page: a change for the worse shows, and one for the better is written
// down with the change that brought it.
func TestApps(t *testing.T) {
	dirs, err := Samples(samples)
	if err != nil {
		t.Fatal(err)
	}
	all, err := Apps(context.Background(), dirs, AppOptions{Confirm: 60, Jobs: 1}) // some fill their heaps
	if err != nil {
		t.Fatal(err)
	}
	onPage(t, "apps", append(SampleGroups(all), Comparisons(all, nil)...)...)
	var tuned, untuned []*Score
	for _, s := range all {
		if s.Untuned {
			untuned = append(untuned, s)
		} else {
			tuned = append(tuned, s)
		}
	}
	if failed := SampleClaims.Check(tuned); len(failed) > 0 {
		t.Errorf("not reached: %q", failed)
	}
	for name, scores := range map[string][]*Score{"testdata/apps.txt": tuned, "testdata/untuned.txt": untuned} {
		var b bytes.Buffer
		if err := table.Write(&b, "text", Tables(scores)...); err != nil {
			t.Fatal(err)
		}
		t.Logf("\n%s", b.String())
		current(t, name, func([]byte) ([]byte, error) { return b.Bytes(), nil })
	}
}

// onPage compares tables with those in docs/evaluation.md.
func onPage(t *testing.T, name string, tables ...*table.Table) {
	t.Helper()
	current(t, "../../docs/evaluation.md", func(text []byte) ([]byte, error) { return table.Into(text, name, tables...) })
}

// current compares a file with what it should be, or writes that.
func current(t *testing.T, name string, made func(old []byte) ([]byte, error)) {
	t.Helper()
	old, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	text, err := made(old)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(text, old) {
		return
	}
	if *update {
		if err := os.WriteFile(name, text, 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s is not what was measured; if that is better, go test ./internal/eval -update; it is:\n%s", name, text)
}

// Groups have shares of all their samples and rates of what was sliced; a group of none is
// left out.
func TestSampleGroups(t *testing.T) {
	scores := []*Score{{App: "a", Events: 4, Minimal: 2, Certified: true, Told: true, Tools: []Tool{
		{Name: toolFull, Right: Share{3, 4}, Wrong: Share{1, 2}}, {Name: toolPaper, Found: true, Right: Share{1, 4}, Wrong: Share{0, 2}}}},
		{App: "b", Failure: "no slice"}}
	var b strings.Builder
	if err := table.Write(&b, "csv", SampleGroups(scores)...); err != nil {
		t.Fatal(err)
	}
	row := ",1/2,1/2,4,2,0/2,1/2,0/2,75 %,75 %,75 %,75 %,1/2,25 %,100 %\n"
	if text := b.String(); !strings.Contains(text, "building"+row) || !strings.Contains(text, "all"+row) || strings.Contains(text, "\nuntouched") {
		t.Errorf("no %q in\n%s", row, text)
	}
}

// Marks of a sample that contradict each other, or are not there, are found.
func TestMarks(t *testing.T) {
	for text, want := range map[string]string{
		"a; // fault, thin\nb; // not\n":           "",
		"a; // fault, thin\nb; // thin, not\n":     "X:2 is marked as in and out",
		"a; // thin\nb; // not\n":                  "0 faults are marked, want 1",
		"a; // fault\nb; // it is not a mark\n":    "0 lines are marked as thin and 0 as not in the slice",
		"a; // fault, thin\r\nb; // not, really\n": "1 lines are marked as thin and 0 as not in the slice",
	} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "X.java"), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		m, err := ReadMarks(dir)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		if err := m.Check(); err != nil {
			got = err.Error()
		}
		if got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// A claim that does not hold is told with what was reached.
func TestSampleClaims(t *testing.T) {
	good := &Score{App: "a", FaultIn: true, Confirmed: true, Thin: Share{Right: 2, Of: 2}, Full: Share{Right: 1, Of: 1}, Not: Share{Right: 1, Of: 1}}
	good.Tools = []Tool{{Name: toolThin, Found: true}, {Name: toolLogged, Found: true}}
	bad := &Score{App: "b", Failure: "no crash", Thin: Share{Of: 2}, Tools: []Tool{{Name: toolThin, Found: true}, {Name: toolLogged}}}
	if failed := SampleClaims.Check([]*Score{good}); len(failed) != 0 {
		t.Errorf("failed: %q", failed)
	}
	failed := SampleClaims.Check([]*Score{good, bad})
	if len(failed) != 5 || failed[0] != "crashes that are sliced: 1 of 2, claimed are 100 %" || failed[3] != "faults in the thin slices of logs: 1 of 2, claimed are 97 %" || failed[4] != "lines of thin slices: 2 of 4, claimed are 97 %" {
		t.Errorf("failed: %q", failed)
	}
}

// Each form has the scores; what is summed up stands below them, and is plotted.
func TestWrite(t *testing.T) {
	scores := []*Score{{App: "a", Exception: "X", Events: 9, Minimal: 2, Trials: 5, ThinSize: 3, FullSize: 8}, {App: "b", Exception: "Y", Events: 7, Minimal: 1, Trials: 4, ThinSize: 2, FullSize: 6}}
	for format, want := range map[string][]string{
		"text": {"a       X", "2 of 2", "events      8       minimal     1.5"}, "csv": {"a,X,9,2,5,-,3,8,-,-,0/0,0/0,0/0", "lines full,7,lines thin,2.5"},
		"markdown": {"| a | X | 9 | 2 |", "| events | 8 | minimal | 1.5 |"}, "svg": {"<svg", "minimal"},
	} {
		var b strings.Builder
		if err := table.Write(&b, format, append(Tables(scores), Comparisons(scores, nil)...)...); err != nil {
			t.Fatal(err)
		}
		for _, text := range want {
			if !strings.Contains(b.String(), text) {
				t.Errorf("%s: no %q in\n%s", format, text, b.String())
			}
		}
	}
}
