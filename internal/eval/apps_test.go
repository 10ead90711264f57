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
	scores, err := Apps(context.Background(), dirs, 30)
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := Write(&b, scores); err != nil {
		t.Fatal(err)
	}
	t.Logf("\n%s", b.String())
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
