package fault_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/fault"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// TestRecordedCrashes slices the recorded crashes in testdata/runs and holds the slices to
// the marks in the sources: thin, full (which the thin slice may lack), not (in the thin
// slice), told (as what did not happen, or as the check that let the fault through), untold
// and first (of the checks that led to a throw).
func TestRecordedCrashes(t *testing.T) {
	folders, err := filepath.Glob("testdata/runs/*/run.trace")
	if err != nil || len(folders) == 0 {
		t.Fatal("no recorded runs", err)
	}
	summaries, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range folders {
		folder := filepath.Dir(path)
		t.Run(filepath.Base(folder), func(t *testing.T) {
			x := explainRecorded(t, folder, summaries)
			thin, full, told := linesOf(x)
			marks := readMarks(t, filepath.Join(folder, "src"))
			if len(marks) == 0 {
				t.Fatal("no marks")
			}
			decided := x.Graph.Decided(x.Criterion.Node)
			first := slices.IndexFunc(x.Elements, func(e dynamic.Element) bool { return dynamic.Node(e.ID) == decided })
			for _, m := range marks {
				if got := map[string]bool{"first": first >= 0 && lineOf(x, &x.Elements[first]) == m.line, "thin": thin[m.line], "full": full[m.line], "not": !thin[m.line], "told": told[m.line], "untold": !told[m.line]}[m.kind]; !got {
					t.Errorf("%s is marked as %s: in thin %t, in full %t, told %t", m.line, m.kind, thin[m.line], full[m.line], told[m.line])
				}
			}
		})
	}
}

// TestIndexOfAnother: a callback that returned the number of an index that did not fit is a
// guess where its object was not handed to what failed.
func TestIndexOfAnother(t *testing.T) {
	summaries, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	const folder = "testdata/runs/chatter"
	code, g := replayed(t, folder, summaries)
	text, err := os.ReadFile(filepath.Join(folder, "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for failed, guessed := range map[string]bool{"ListView": false, "Chronometer": true} {
		reports := crash.ParseText(regexp.MustCompile(`(Abs)?ListView`).ReplaceAllString(string(text), failed))
		if found, err := fault.Find(code, g, reports); err != nil || found.Guessed != guessed {
			t.Errorf("%s failed: guessed %t, %v", failed, found.Guessed, err)
		}
	}
}

// replayed returns the code and the graph of a recorded run.
func replayed(t *testing.T, folder string, summaries *android.SummarySet) (*jimple.Program, *dynamic.Graph) {
	t.Helper()
	app, err := apk.Open(filepath.Join(folder, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	opened, err := pdg.Open(app)
	if err != nil {
		t.Fatal(err)
	}
	p, code := opened.Prog, opened.Code
	data, err := os.ReadFile(filepath.Join(folder, "run.trace"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := replay.Replay(r, p, summaries, replay.WithLayouts(replay.ReadLayouts(app)))
	if err != nil {
		t.Fatal(err)
	}
	g.SetLibraries(replay.ReadLibraries(app))
	return code, g
}

func explainRecorded(t *testing.T, folder string, summaries *android.SummarySet) *dynamic.Explanation {
	t.Helper()
	code, g := replayed(t, folder, summaries)
	reports, err := crash.ParseFile(filepath.Join(folder, "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	found, err := fault.Find(code, g, reports)
	if err != nil {
		t.Fatal(err)
	}
	for range 8 {
		if again, err := fault.Find(code, g, reports); err != nil || !reflect.DeepEqual(again.Criterion, found.Criterion) {
			t.Fatalf("found %+v, then %+v, %v", found.Criterion, again.Criterion, err)
		}
	}
	if found.Guessed && reports[0].Unthrown(func(f crash.Frame) bool { _, own := g.Program.Class(f.Descriptor()); return own }) {
		t.Errorf("the app is at fault, and the platform is suspected")
	}
	x, err := g.Explain(g.Backward(found.Criterion, dynamic.Full), code, dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	if err := omission.Add(x, summaries, code); err != nil {
		t.Fatal(err)
	}
	return x
}

// linesOf returns the lines of the sources, as Class:line, that an explanation has.
func linesOf(x *dynamic.Explanation) (thin, full, told map[string]bool) {
	thin, full, told = map[string]bool{}, map[string]bool{}, map[string]bool{}
	at := func(e *dynamic.Element) string { return lineOf(x, e) }
	for i := range x.Elements {
		e := &x.Elements[i]
		full[at(e)] = true
		if e.Thin {
			thin[at(e)] = true
		}
	}
	for i := range x.Omitted {
		told[at(&x.Omitted[i].Branch)], told[at(&x.Omitted[i].Would)] = true, true
	}
	for i := range x.Unset {
		told[at(&x.Unset[i].Would)] = true
	}
	if x.Guard != nil {
		told[at(x.Guard)] = true
	}
	return thin, full, told
}

func lineOf(x *dynamic.Explanation, e *dynamic.Element) string {
	return fmt.Sprintf("%s:%d", outermost.FindStringSubmatch(x.Graph.Program.MethodText(e.Method))[1], e.Line)
}

// outermost finds the class that a file is named after in the text of a method.
var outermost = regexp.MustCompile(`^L(?:[^;]*/)?([^;$]+)[;$]`)

type mark struct{ kind, line string }

var marked = regexp.MustCompile(`// ((?:thin|full|not|told|untold|first)(?:, (?:thin|full|not|told|untold|first))*)$`)

func readMarks(t *testing.T, dir string) []mark {
	t.Helper()
	var out []mark
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		class := strings.TrimSuffix(d.Name(), filepath.Ext(path))
		for i, line := range strings.Split(string(text), "\n") {
			if found := marked.FindStringSubmatch(line); found != nil {
				for kind := range strings.SplitSeq(found[1], ", ") {
					out = append(out, mark{kind, fmt.Sprintf("%s:%d", class, i+1)})
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}
