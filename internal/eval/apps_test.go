package eval

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the table of the samples anew")

const samples = "../../testdata/apps"

// What the pipeline makes of each sample is in a file: a change for the worse shows, and
// one for the better is written down with the change that brought it.
func TestApps(t *testing.T) {
	testTable(t, false, "testdata/apps.txt")
}

// The same for those that nothing was mended for, apart.
func TestUntuned(t *testing.T) {
	testTable(t, true, "testdata/untuned.txt")
}

// testTable compares the scores of one group of the samples with those in a file.
func testTable(t *testing.T, untuned bool, table string) {
	t.Helper()
	all, err := Samples(samples)
	if err != nil {
		t.Fatal(err)
	}
	var dirs []string
	for _, dir := range all {
		if isUntuned(dir) == untuned {
			dirs = append(dirs, dir)
		}
	}
	scores, err := Apps(context.Background(), dirs, 60)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := Write(&b, "text", scores); err != nil {
		t.Fatal(err)
	}
	t.Logf("\n%s", b.String())
	if failed := SampleClaims.Check(scores); !untuned && len(failed) > 0 {
		t.Errorf("not reached: %q", failed)
	}
	if *update {
		if err := os.WriteFile(table, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("the scores are not those of %s; if they are better, go test ./internal/eval -update; they were:\n%s", table, want)
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
	bad := &Score{App: "b", Failure: "no crash", Thin: Share{Of: 2}}
	if failed := SampleClaims.Check([]*Score{good}); len(failed) != 0 {
		t.Errorf("failed: %q", failed)
	}
	failed := SampleClaims.Check([]*Score{good, bad})
	if len(failed) != 4 || failed[0] != "crashes that are sliced: 1 of 2, claimed are 100 %" || failed[3] != "lines of thin slices: 2 of 4, claimed are 97 %" {
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
		if err := Write(&b, format, scores); err != nil {
			t.Fatal(err)
		}
		for _, text := range want {
			if !strings.Contains(b.String(), text) {
				t.Errorf("%s: no %q in\n%s", format, text, b.String())
			}
		}
	}
}
