package pipeline

import (
	"bytes"
	"context"
	"errors"
	"html"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device/host"
	beyond "github.com/esdroid/esdroid/internal/intervene/outside"
	"github.com/esdroid/esdroid/slice/crash"
)

// sample is the paper's running example: a tap on "-" of height, then one on COMPRESS.
const sample = "../../testdata/apps/silicompressor"

func options(t *testing.T, out string) Options {
	t.Helper()
	return Options{App: filepath.Join(sample, "app.apk"), Out: out, Seed: 1, Jobs: 1, Until: Report}
}

func TestRun(t *testing.T) {
	out := t.TempDir()
	res, err := Run(context.Background(), options(t, out))
	if err != nil {
		t.Fatal(err)
	}
	want, err := crash.ParseFile(filepath.Join(sample, "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if same, difference := crash.Same(&want[0], res.Crash, crash.ByAppFrames, func(f crash.Frame) bool { return strings.HasPrefix(f.Class, "com.i.sc.") }); !same {
		t.Errorf("another crash: %s", difference)
	}
	var ids []string
	for _, e := range res.Minimal {
		ids = append(ids, e.Kind.String()+" "+e.Widget.ID)
	}
	if !slices.Equal(ids, []string{"tap height_less", "tap compress"}) || !res.Reduced.Certified {
		t.Errorf("minimal: %v, certified %t", ids, res.Reduced.Certified)
	}
	confirmed := map[string]bool{}
	for _, c := range res.Confirmed.Causes {
		if c.Confirmed {
			confirmed[c.Place] = true
		}
	}
	for _, place := range []string{"SiliCompressor.<init>:3", "SiliCompressor.heightDecrementClick:10"} {
		if !confirmed[place] {
			t.Errorf("%s is not confirmed: %+v", place, res.Confirmed.Causes)
		}
		if !strings.Contains(res.Summary, place) {
			t.Errorf("%s is not in the summary:\n%s", place, res.Summary)
		}
	}
	parts := []string{"The screen when the app crashed", "because <bdi>"}
	for i := range res.Minimal {
		parts = append(parts, html.EscapeString(res.Minimal[i].Sentence()))
	}
	for _, part := range parts {
		if page, err := os.ReadFile(filepath.Join(out, "report.html")); err != nil || !strings.Contains(string(page), part) {
			t.Errorf("report.html lacks %q, %v", part, err)
		}
	}
	if strings.Contains(res.Summary, "\n\n\n") || strings.HasSuffix(res.Summary, "\n\n") || strings.Contains(res.Summary, "Another crash") {
		t.Errorf("the summary tells of what there is not:\n%s", res.Summary)
	}
	if strings.Contains(res.Summary, "width = ") {
		t.Errorf("the width has nothing to do with it:\n%s", res.Summary)
	}
	if !strings.Contains(res.Summary, "esdroid explain run.trace --full shows") {
		t.Errorf("no command is named that shows the rest:\n%s", res.Summary)
	}
}

// A crash that the app does not have is not answered with another one.
func TestRunForOneCrash(t *testing.T) {
	o := options(t, t.TempDir())
	o.MaxEvents = 300
	o.Target = &crash.ParseText("java.lang.NullPointerException: x\n\tat com.i.sc.SiliCompressor.onCreate(SiliCompressor.java:7)\n")[0]
	res, err := Run(context.Background(), o)
	if !errors.Is(err, ErrNoCrash) || res.Minimal != nil {
		t.Errorf("%v, %+v", err, res)
	}
	if _, err := os.Stat(filepath.Join(o.Out, "other-1.jsonl")); err != nil {
		t.Errorf("the crash that was met is not kept: %v", err)
	}
}

// replayed are the options of a run of a sample app's events.
func replayed(t *testing.T, name string) Options {
	t.Helper()
	o := options(t, t.TempDir())
	f, err := os.Open(filepath.Join("../../testdata/apps", name, "events.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if o.Events, _, err = event.ReadJSONL(f); err != nil {
		t.Fatal(err)
	}
	o.App = filepath.Join("../../testdata/apps", name, "app.apk")
	return o
}

// confirmed runs a sample app's events up to the confirmed causes.
func confirmed(t *testing.T, name string) *Result {
	t.Helper()
	o := replayed(t, name)
	o.Until = Confirm
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return res
}

// A changed run ends where it executes far more than the crash needs: a change may set a
// loop going that has no end.
func TestChangedRunsAreBounded(t *testing.T) {
	o := replayed(t, "tally")
	app, err := apk.Open(o.App)
	if err != nil {
		t.Fatal(err)
	}
	r := &run{Options: o, app: app, minimal: o.Events}
	options, err := r.bounded(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	d, err := host.Open(app, options)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	_, result, err := resend(context.Background(), d, r.minimal)
	if err != nil || !crashed(result.Status) {
		t.Errorf("unchanged: %v %v", result, err)
	}
	if needed, most := d.Machine().Executed(), options.Limits.Instructions; most < 2*needed || most > 100_000_000 {
		t.Errorf("%d instructions are allowed where %d are needed", most, needed)
	}
}

// What the platform handed over is changed where the app uses it; what only leads to the
// crash, a call on the stack or the registration of the callback, is not left out.
func TestConfirmsParameters(t *testing.T) {
	res := confirmed(t, "photos")
	there := false
	for _, c := range res.Confirmed.Causes {
		there = there || c.Confirmed && c.Reached && c.Place == "Photos.onActivityResult:30" && c.Was == "null" && c.Is == "an android.content.Intent"
		if c.LeftOut && strings.Contains(c.Text, "setOnClickListener") {
			t.Errorf("left out: %+v", c)
		}
	}
	if !there {
		t.Errorf("the missing result is no cause: %+v", res.Confirmed.Causes)
	}
}

// A call that put a value away as another type than the one that is asked for is found though
// no value of it goes to the crash; and no key that the app has in two places is replaced.
func TestConfirmsBeside(t *testing.T) {
	res := confirmed(t, "album")
	there := false
	for _, c := range res.Confirmed.Causes {
		there = there || c.Confirmed && c.Reached && c.Place == "About.of:16" && c.Was == "putInt" && c.Is == "putString"
		if c.Was == `"year"` {
			t.Errorf("the key was replaced: %+v", c)
		}
	}
	if !there {
		t.Errorf("putInt is no cause: %+v", res.Confirmed.Causes)
	}
}

// An app that is not in the launcher is started all the same; one that shows nothing, whatever
// is started, is given up and told as such.
func TestRunGivesUpWithoutScreen(t *testing.T) {
	o := options(t, t.TempDir())
	o.App = "../../testdata/apps/ghost/app.apk"
	_, err := Run(context.Background(), o)
	if want := "shows no screen; each activity that can be started from outside ends at once (2 of them)"; !errors.Is(err, ErrNoCrash) || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want: %s", err, want)
	}
}

// Events that do not crash, and a folder of another run, are told as that.
func TestRunRefuses(t *testing.T) {
	o := options(t, t.TempDir())
	o.Events = &event.Sequence{Package: "com.i.sc", Events: []event.Event{{Kind: event.Back}}}
	if _, err := Run(context.Background(), o); !errors.Is(err, ErrNoCrash) {
		t.Errorf("back alone: %v", err)
	}
	o.Events, o.Seed = nil, 2
	if _, err := Run(context.Background(), o); !errors.Is(err, ErrOtherRun) || !strings.Contains(err.Error(), "a run with other --events") {
		t.Errorf("the folder of other events: %v", err)
	}
	o.Out, o.Seed, o.Until = filepath.Join(t.TempDir(), "seeds"), 1, Produce
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	o.Seed = 2
	if _, err := Run(context.Background(), o); !errors.Is(err, ErrOtherRun) || !strings.Contains(err.Error(), "a run with --seed 1") {
		t.Errorf("the folder of another seed: %v", err)
	}
}

// contents reads all files of a folder.
func contents(t *testing.T, dir string) map[string]string {
	t.Helper()
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		data, err := os.ReadFile(path)
		rel, _ := filepath.Rel(dir, path)
		if !strings.HasPrefix(rel, "minimise") { // its journal has durations
			files[filepath.ToSlash(rel)] = string(data)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Runs that were interrupted at any moment leave, once they went on to their end, the
// same folder.
func TestResume(t *testing.T) {
	whole := t.TempDir()
	steps := 0
	o := options(t, whole)
	o.Progress = func(Phase, string) { steps++ }
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	want := contents(t, whole)
	rng := rand.New(rand.NewPCG(7, 7))
	for range 5 {
		dir := t.TempDir()
		for tries := 0; ; tries++ {
			ctx, cancel := context.WithCancel(context.Background())
			at, seen := rng.IntN(steps), 0
			o := options(t, dir)
			o.Progress = func(Phase, string) {
				if seen == at && tries < 3 {
					cancel()
				}
				seen++
			}
			_, err := Run(ctx, o)
			cancel()
			if err == nil {
				break
			}
			if tries > 3 {
				t.Fatal(err)
			}
		}
		if got := contents(t, dir); !maps.Equal(got, want) {
			for name := range want {
				if got[name] != want[name] {
					t.Errorf("%s differs", name)
				}
			}
			t.Errorf("files %v, want %v", slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
	}
}

// Without the events that typed a text, the message has another value: the report says so.
func TestReportSaysWhatFewerEventsGive(t *testing.T) {
	const app = "../../testdata/apps/courier"
	data, err := os.ReadFile(filepath.Join(app, "events.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	o := options(t, t.TempDir())
	o.App, o.ConfirmTrials = filepath.Join(app, "app.apk"), 0
	if o.Events, _, err = event.Read(bytes.NewReader(data)); err != nil {
		t.Fatal(err)
	}
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(o.Out, "report.md"))
	if err != nil || !strings.Contains(string(page), `With these events it is java.lang.NumberFormatException: For input string: ""`) {
		t.Errorf("%v\n%s", err, page)
	}
}

// What the slice of an app's crash leaves out does not move the crash.
func TestInterventions(t *testing.T) {
	o := options(t, t.TempDir())
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	r, err := Interventions(context.Background(), o.App, o.Out, beyond.Options{Most: 10})
	if err != nil {
		t.Fatal(err)
	}
	if r.Tried == 0 || r.Same == 0 || r.Outside >= r.Executed || len(r.Trials) > 0 {
		t.Errorf("%+v", r)
	}
	if r.Fault != "java.lang.ArithmeticException: divide by zero" {
		t.Error(r.Fault)
	}
}
