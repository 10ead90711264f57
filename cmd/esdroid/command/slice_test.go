package command

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestSliceMessages: what cannot be explained gets a precise message and its
// exit code.
func TestSliceMessages(t *testing.T) {
	app := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")
	fatal := "FATAL EXCEPTION: main\nProcess: %P, PID: 1\njava.lang.ArithmeticException: divide by zero\n\tat %F\n"
	text := func(process, frame string) string {
		return strings.NewReplacer("%P", process, "%F", frame).Replace(fatal)
	}
	for _, test := range []struct {
		name, crash string
		code        int
		message     string
	}{
		{"explained", text("com.i.sc", "com.i.sc.SiliCompressor.compressImageClick(SiliCompressor.java:15)"), cli.ExitDone, ""},
		{"letters mixed up in every frame", text("com.i.sc", "com.i.sc.SiIiC0mpressor.c0mpressImageC1ick(SiliCompressor.java:15)"), cli.ExitDone, ""},
		{"no crash", "all is well\n", cli.ExitBadInput, "no crash in the text"},
		{"empty", "", cli.ExitBadInput, "no crash in the text"},
		{"other app", text("org.other", "org.other.Main.go(Main.java:1)"), cli.ExitNegative, "the text has no crash of com.i.sc: it shows crashes of org.other"},
		{"frames that the app lacks", text("com.i.sc", "com.i.sc.Gone.go(Gone.java:1)"), cli.ExitNegative, "none of the crash's frames is code of com.i.sc: com.i.sc.Gone.go(Gone.java:1)"},
		{"method that the app lacks", text("com.i.sc", "com.i.sc.SiliCompressor.gone(SiliCompressor.java:1)"), cli.ExitNegative, "has no method gone: the crash comes from another version of the app"},
		{"line that cannot throw it", text("com.i.sc", "com.i.sc.SiliCompressor.heightDecrementClick(SiliCompressor.java:12)"), cli.ExitNegative, "no statement of line 12 of com.i.sc.SiliCompressor.heightDecrementClick can throw java.lang.ArithmeticException: divide by zero\n  candidate SiliCompressor.java:12  "},
		{"frames alone", "\tat com.i.sc.SiliCompressor.compressImageClick(SiliCompressor.java:15)\n", cli.ExitNegative, "the text has frames but no line that names the exception, so nothing tells which statement of line 15 of com.i.sc.SiliCompressor.compressImageClick threw: put that line above them\n  candidate SiliCompressor.java:15  "},
		{"framework only", text("com.i.sc", "android.os.Looper.loop(Looper.java:1)"), cli.ExitNegative, "no frame of java.lang.ArithmeticException is code of the app"},
		{"native", "*** *** *** *** *** *** *** ***\npid: 1, tid: 1, name: main  >>> com.i.sc <<<\nsignal 11 (SIGSEGV), code 1 (SEGV_MAPERR), fault addr 0x0\n", cli.ExitNegative, "com.i.sc died of a native crash (SIGSEGV: code 1 (SEGV_MAPERR), fault addr 0x0)"},
	} {
		var out, errs bytes.Buffer
		code := Run([]string{"slice", app, "--crash", "-"}, strings.NewReader(test.crash), &out, &errs)
		if code != test.code || !strings.Contains(errs.String(), test.message) || test.code == cli.ExitDone && out.Len() == 0 {
			t.Errorf("%s: exit code %d, want %d\n%s%s", test.name, code, test.code, out.String(), errs.String())
		}
	}
	for _, args := range [][]string{{"slice", app}, {"slice"}, {"slice", app, "--crash", "x", "--nope"}, {"slice", app, "--crash", "x", "--at", "y"}, {"slice", app, "--crash", "x", "--forward"}} {
		if code := Run(args, nil, &bytes.Buffer{}, &bytes.Buffer{}); code != cli.ExitUsage {
			t.Errorf("%v: exit code %d", args, code)
		}
	}
	for _, args := range [][]string{{"slice", app, "--crash", "nowhere.txt"}, {"slice", "nowhere.apk", "--crash", filepath.Join(filepath.Dir(app), "crash.txt")}} {
		var errs bytes.Buffer
		if code := Run(args, nil, &bytes.Buffer{}, &errs); code != cli.ExitBadInput || !strings.Contains(errs.String(), "nowhere") {
			t.Errorf("%v: exit code %d, %s", args, code, errs.String())
		}
	}
}

func TestWhyCommand(t *testing.T) {
	app := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")
	for _, test := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"com.i.sc.SiliCompressor:10", "com.i.sc.SiliCompressor:15"}, cli.ExitDone, "SiliCompressor.java:10  this.height = this.height - 1  (SiliCompressor.heightDecrementClick)\n  ↓ is read in"},
		{[]string{"Lcom/i/sc/SiliCompressor;->compressImageClick(Landroid/view/View;)V@0002", "Lcom/i/sc/SiliCompressor;->compressImageClick(Landroid/view/View;)V@0004", "--json"}, cli.ExitDone, `"kind": "value"`},
		{[]string{"com.i.sc.SiliCompressor:7", "com.i.sc.SiliCompressor:15"}, cli.ExitNegative, "com.i.sc.SiliCompressor:15 does not depend on com.i.sc.SiliCompressor:7"},
		{[]string{"com.i.sc.SiliCompressor:99", "com.i.sc.SiliCompressor:15"}, cli.ExitBadInput, "the app has no code from that line"},
		{[]string{"nonsense", "com.i.sc.SiliCompressor:15"}, cli.ExitBadInput, "neither a statement reference"},
		{[]string{"Lcom/i/sc/SiliCompressor;->gone()V@0000", "com.i.sc.SiliCompressor:15"}, cli.ExitBadInput, "the app has no such method"},
	} {
		var out bytes.Buffer
		code := Run(append([]string{"why", app}, test.args...), nil, &out, &out)
		if code != test.code || !strings.Contains(out.String(), test.want) {
			t.Errorf("%v: exit code %d, want %d\n%s", test.args, code, test.code, out.String())
		}
	}
}

// TestSliceOfStatements: slices that start at a statement: back, forward, between.
func TestSliceOfStatements(t *testing.T) {
	app := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")
	crash := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "crash.txt")
	const c = "com.i.sc.SiliCompressor:"
	for _, test := range []struct {
		args []string
		code int
		want string
	}{
		{[]string{"--at", c + "15"}, cli.ExitDone, "What gives com.i.sc.SiliCompressor:15 its values\n   0  SiliCompressor.java:15"},
		{[]string{"--at", c + "10", "--forward"}, cli.ExitDone, "reads what was set in 0, in SiliCompressor.compressImageClick"},
		{[]string{"--at", c + "15", "--from", c + "10"}, cli.ExitDone, "sets height, read in 0, in SiliCompressor.heightDecrementClick"},
		{[]string{"--crash", crash, "--from", c + "10"}, cli.ExitDone, "Between com.i.sc.SiliCompressor:10 and the crash"},
		{[]string{"--at", c + "10", "--from", c + "15"}, cli.ExitNegative, "it does not depend on com.i.sc.SiliCompressor:15"},
		{[]string{"--at", c + "10", "--forward", "--json"}, cli.ExitDone, `"forward": true`},
		{[]string{"--at", c + "10", "--forward", "--format", "dot"}, cli.ExitDone, "digraph"},
		{[]string{"--at", c + "99"}, cli.ExitBadInput, "the app has no code from that line"},
	} {
		var out bytes.Buffer
		code := Run(append([]string{"slice", app}, test.args...), nil, &out, &out)
		if code != test.code || !strings.Contains(out.String(), test.want) {
			t.Errorf("%v: exit code %d, want %d\n%s", test.args, code, test.code, out.String())
		}
	}
}

// TestSliceSummaries: summaries of the user change both kinds of slices.
func TestSliceSummaries(t *testing.T) {
	dir := corpus.Crash(t, "bites")
	file := filepath.Join(t.TempDir(), "mine.txt")
	if err := os.WriteFile(file, []byte("class android.widget.TextView\n  getText(): ret = derived(input(user))\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, more := range [][]string{nil, {"--trace", filepath.Join(dir, "reduced.trace.txt.gz")}} {
		args := append([]string{"slice", filepath.Join(dir, "app.apk"), "--crash", filepath.Join(dir, "crash.txt")}, more...)
		var before, after, errs bytes.Buffer
		if code := Run(args, nil, &before, &errs); code != 0 || !strings.Contains(before.String(), `setText("")`) {
			t.Fatalf("exit code %d: %s%s", code, before.String(), errs.String())
		}
		if code := Run(append(args, "--summaries", file), nil, &after, &errs); code != 0 || strings.Contains(after.String(), `setText("")`) {
			t.Errorf("with other summaries: exit code %d: %s%s", code, after.String(), errs.String())
		}
	}
}

// TestWhyOfARun: the way that a run took, from a trace, from a log and by an index.
func TestWhyOfARun(t *testing.T) {
	dir := corpus.Crash(t, "tippytipper")
	tmp := t.TempDir()
	app, run := filepath.Join(tmp, "app.apk"), filepath.Join(tmp, "run.trace")
	data, err := os.ReadFile(filepath.Join(dir, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(app, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := esdroid(t, "trace", "import", filepath.Join(dir, "reduced.trace.txt.gz"), app, "-o", run); code != 0 {
		t.Fatal(errs)
	}
	const from, to = "net.mandaria.tippytipper.activities.Settings:60", "net.mandaria.tippytipper.activities.SplitBill:101"
	code, text, errs := esdroid(t, "why", run, from, to)
	if code != 0 || !strings.Contains(text, "this.NumberOfPeople = people") || !strings.Contains(text, "[NumberOfPeople]") {
		t.Errorf("exit code %d: %s%s", code, text, errs)
	}
	if code, again, errs := esdroid(t, "why", filepath.Join(dir, "reduced.trace.txt.gz"), from, to, "--app", app); code != 0 || again != text {
		t.Errorf("from the log: exit code %d: %s%s", code, again, errs)
	}
	// Values say more than the shorter way by the call.
	const call, divides = "Lnet/mandaria/tippytipper/activities/SplitBill;->onCreate(Landroid/os/Bundle;)V@0015", "#4204"
	if code, way, errs := esdroid(t, "why", run, call, divides); code != 0 || strings.Contains(way, "decides that this runs") || !strings.Contains(way, "[NumberOfPeople]") {
		t.Errorf("the way of the value: exit code %d: %s%s", code, way, errs)
	}
	if code, _, errs := esdroid(t, "trace", "index", run, app); code != 0 {
		t.Fatal(errs)
	}
	if code, again, _ := esdroid(t, "why", run, from, to); code != 0 || again != text {
		t.Errorf("by the index: exit code %d: %s", code, again)
	}
	if code, _, errs := esdroid(t, "why", run, to, from); code != cli.ExitNegative || !strings.Contains(errs, "does not depend on") {
		t.Errorf("the other way round: exit code %d: %s", code, errs)
	}
	if code, _, errs := esdroid(t, "why", run, "#999999999", to); code != cli.ExitBadInput {
		t.Errorf("no such element: exit code %d: %s", code, errs)
	}
	if err := os.WriteFile(run+".index", []byte("broken"), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, again, _ := esdroid(t, "why", run, from, to, "--json"); code != 0 || !strings.Contains(again, `"label": "NumberOfPeople"`) {
		t.Errorf("with a broken index: exit code %d: %s", code, again)
	}
}

// TestStoryFits: a story that nobody asked for more of fits a window, for each sample.
func TestStoryFits(t *testing.T) {
	t.Setenv("COLUMNS", "80")
	reports, err := filepath.Glob(filepath.Join(corpus.Root(), "testdata", "apps", "*", "crash.txt"))
	if err != nil || len(reports) < 40 {
		t.Fatalf("%d reports, %v", len(reports), err)
	}
	for _, report := range reports {
		var out, errs bytes.Buffer
		code := Run([]string{"slice", filepath.Join(filepath.Dir(report), "app.apk"), "--crash", report}, nil, &out, &errs)
		if code == cli.ExitNegative && strings.Contains(errs.String(), "candidate") {
			continue
		}
		lines := strings.Split(strings.TrimRight(out.String(), "\n"), "\n")
		if code != cli.ExitDone || len(lines) > storyLines {
			t.Errorf("%s: exit code %d, %d lines\n%s", report, code, len(lines), errs.String())
		}
		for _, line := range lines {
			if utf8.RuneCountInString(line) > 80 {
				t.Errorf("%s: %d columns: %s", report, utf8.RuneCountInString(line), line)
			}
		}
	}
}
