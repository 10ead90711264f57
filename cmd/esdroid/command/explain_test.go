package command

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/report"
)

// crashLines are the methods and lines at which the crashes of the corpus were raised.
var crashLines = map[string]struct {
	method string
	line   int
}{
	"apvpdfview": {"ChooseFileActivity;->update", 65}, "bites": {"MethodList$5;->onClick", 288},
	"calculator": {"MainActivity;->onClickPercent", 117}, "cowsay": {"Main$ShareImage;->doInBackground", 212},
	"dalvikexplorer": {"Utils;->readFile", 93}, "passwordmaker": {"PasswordMakerProForAndroidActivity;->onPause", 144},
	"scribbler": {"ConfigActivity;->setSummary", 79}, "tippytipper": {"SplitBill;->AddPerson", 101},
	"weightchart": {"PreferencesActivity$8;->onPreferenceClick", 107}, "whohasmystuff": {"OpenLendDbAdapter;->updateLentObject", 205},
	"yahtzee": {"YahtzeeActivity;->play", 31},
}

func TestExplainRecordedCrashes(t *testing.T) {
	var ratios []float64
	for _, app := range corpus.Crashes {
		dir := corpus.Crash(t, app)
		apk, out := filepath.Join(dir, "app.apk"), filepath.Join(t.TempDir(), app+".trace")
		if code, _, errs := esdroid(t, "trace", "import", filepath.Join(dir, "reduced.trace.txt.gz"), apk, "-o", out); code != 0 {
			t.Fatalf("%s: import: exit code %d: %s", app, code, errs)
		}
		if code, text, _ := esdroid(t, "trace", "validate", out, apk); code != 0 {
			t.Errorf("%s: validate: exit code %d: %s", app, code, text)
		}
		code, text, errs := esdroid(t, "slice", apk, "--trace", out, "--crash", filepath.Join(dir, "crash.txt"), "--json")
		if code != 0 {
			t.Fatalf("%s: slice: exit code %d: %s", app, code, errs)
		}
		var s report.DynamicSlice
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			t.Fatal(err)
		}
		statements := 0
		for _, e := range s.Elements {
			if want := crashLines[app]; e.ID == s.Criterion && (!strings.Contains(e.Ref, want.method+"(") || e.Line != want.line) {
				t.Errorf("%s: the slice starts at %s line %d, want %s line %d", app, e.Ref, e.Line, want.method, want.line)
			}
			if !e.Event {
				statements++
			}
		}
		theirs, err := os.ReadFile(filepath.Join(dir, "reduced.esdroid-slice.dat"))
		if err != nil {
			t.Fatal(err)
		}
		n := bytes.Count(theirs, []byte("\n"))
		ratios = append(ratios, float64(statements)/float64(n))
		t.Logf("%s: %d statements, ESDroid reports %d", app, statements, n)
	}
	slices.Sort(ratios)
	if median := ratios[len(ratios)/2]; median > 1.0/3 {
		t.Errorf("median size is %.2f of ESDroid's, want at most a third", median)
	}
}

func TestTraceFormsConvert(t *testing.T) {
	dir := corpus.Crash(t, "yahtzee")
	apk, tmp := filepath.Join(dir, "app.apk"), t.TempDir()
	binary, text, again := filepath.Join(tmp, "a.trace"), filepath.Join(tmp, "a.txt"), filepath.Join(tmp, "b.trace")
	for _, args := range [][]string{
		{"trace", "import", filepath.Join(dir, "reduced.trace.txt.gz"), apk, "-o", binary},
		{"trace", "convert", binary, "--app", apk, "-o", text},
		{"trace", "convert", text, "--app", apk, "-o", again},
	} {
		if code, _, errs := esdroid(t, args...); code != 0 {
			t.Fatalf("%v: exit code %d: %s", args, code, errs)
		}
	}
	a, err := os.ReadFile(binary)
	if err != nil {
		t.Fatal(err)
	}
	if b, err := os.ReadFile(again); err != nil || !bytes.Equal(a, b) {
		t.Errorf("binary → text → binary is another file (%v)", err)
	}
	if code, _, errs := esdroid(t, "explain", binary, filepath.Join(corpus.Crash(t, "bites"), "app.apk")); code != cli.ExitBadInput || !strings.Contains(errs, "belongs to another app") {
		t.Errorf("a trace of another app: exit code %d, %q", code, errs)
	}
	if code, _, errs := esdroid(t, "explain", binary, apk, "--at", "Lno/Such;->m()V@0000"); code != cli.ExitUsage {
		t.Errorf("no such statement: exit code %d, %q", code, errs)
	}
	if code, _, _ := esdroid(t, "explain", binary, apk, "--position", "9999"); code != cli.ExitNegative {
		t.Errorf("no such position: exit code %d", code)
	}
}

// TestExplainRefusesFlags: no flag is dropped without a word, whatever the files.
func TestExplainRefusesFlags(t *testing.T) {
	for _, args := range [][]string{
		{"--at", "A:1", "--position", "3"}, {"--at", "A:1", "--crash", "-"}, {"--crash", "-", "--position", "3"},
		{"--forward", "--from", "A:1"}, {"--forward", "--relevant"}, {"--relevant", "--from", "A:1"},
		{"--forward", "--operand", "1"}, {"--nearest", "-1"}, {"--max", "-1"}, {"--json", "--format", "html"},
	} {
		code, out, errs := esdroid(t, append([]string{"explain", "no.trace", "no.apk"}, args...)...)
		if code != cli.ExitUsage || out != "" || !strings.Contains(errs, "--") {
			t.Errorf("explain %v: exit code %d: %s%s", args, code, out, errs)
		}
	}
}

// TestExplainRunOfVM: the whole way of a run on the embedded VM, without a crash
// report: the trace has it.
func TestExplainRunOfVM(t *testing.T) {
	runs := filepath.Join(corpus.Root(), "slice", "dynamic", "replay", "testdata", "runs", "Runs.dex")
	dir := t.TempDir()
	trace, text, back := filepath.Join(dir, "run.trace"), filepath.Join(dir, "run.txt"), filepath.Join(dir, "back.trace")
	if code, _, errs := esdroid(t, "vm", "run", runs, "Runs", "5000", "--trace", trace); code != cli.ExitNegative || !strings.Contains(errs, "ArithmeticException") {
		t.Fatalf("exit code %d: %s", code, errs)
	}
	for _, args := range [][]string{
		{"trace", "info", trace}, {"trace", "validate", trace, runs}, {"trace", "print", trace}, {"trace", "convert", trace, "-o", text},
		{"trace", "convert", text, "-o", back, "--app", runs}, {"trace", "validate", back, runs},
	} {
		if code, _, errs := esdroid(t, args...); code != 0 {
			t.Errorf("%v: exit code %d: %s", args, code, errs)
		}
	}
	code, out, errs := esdroid(t, "explain", trace, runs)
	for _, want := range []string{"What failed\n  Runs.main:5", "runs.handed", "Runs$1.run", "[thread 2]", "limit = Runs.depth(root) - 1", "times)"} {
		if !strings.Contains(out, want) {
			t.Errorf("exit code %d: no %q in %s%s", code, want, out, errs)
		}
	}
	if thin, _, _ := strings.Cut(out, "Events that"); strings.Contains(thin, "table") && strings.Contains(thin, "table[key & 1023] =") {
		t.Errorf("the dividend is not at fault:\n%s", out)
	}
	line := 0
	source, err := os.ReadFile(filepath.Join(filepath.Dir(runs), "Runs.java"))
	if err != nil {
		t.Fatal(err)
	}
	for i, l := range strings.Split(string(source), "\n") {
		if strings.Contains(l, "runs.handed = ") {
			line = i + 1
		}
	}
	code, out, errs = esdroid(t, "explain", trace, runs, "--at", fmt.Sprintf("Runs:%d", line))
	if code != 0 || !strings.Contains(out, fmt.Sprintf("Runs$1.run:%d", line)) {
		t.Errorf("explain --at: exit code %d: %s%s", code, out, errs)
	}
	if code, _, errs = esdroid(t, "explain", trace, runs, "--at", "Runs:100000"); code != cli.ExitUsage {
		t.Errorf("explain --at a line that is not there: exit code %d: %s", code, errs)
	}
	if code, _, errs = esdroid(t, "slice", runs, "--trace", trace, "--at", fmt.Sprintf("Runs:%d", line), "--source", "."); code != 0 || !strings.Contains(errs, "--source has no effect") {
		t.Errorf("slice --trace --source: exit code %d: %s", code, errs)
	}
	if code, out, errs = esdroid(t, "slice", runs, "--trace", trace, "--at", fmt.Sprintf("Runs:%d", line), "--format", "svg", "--links", "https://h/{path}#{line}"); code != 0 || !strings.Contains(out, fmt.Sprintf("https://h/Runs.java#%d", line)) {
		t.Errorf("slice --trace --format svg: exit code %d: %s%.300s", code, errs, out)
	}
	code, out, errs = esdroid(t, "why", trace, fmt.Sprintf("Runs:%d", line), fmt.Sprintf("Runs:%d", line+6), "--app", runs)
	if code != 0 || !strings.Contains(out, "gives the value to") {
		t.Errorf("why: exit code %d: %s%s", code, out, errs)
	}
}
