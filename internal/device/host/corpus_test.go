package host_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/device/monkey"
	"github.com/esdroid/esdroid/internal/framework/native/world"
	"github.com/esdroid/esdroid/slice/crash"
)

func corpusApp(t testing.TB, name string) *apk.App {
	t.Helper()
	app, err := apk.Open(filepath.Join(corpus.Crash(t, name), "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	return app
}

// Real apps start, show their first activity, and take a few events; what the device
// lacks is no crash.
func TestCorpusStarts(t *testing.T) {
	for _, name := range corpus.Crashes {
		t.Run(name, func(t *testing.T) {
			app := corpusApp(t, name)
			d, err := host.Open(app, host.Options{Debug: true})
			if err != nil {
				t.Fatal(err)
			}
			defer d.Close()
			r, err := monkey.Do(context.Background(), d, monkey.Options{Seed: 1, Events: 20, Mode: monkey.Widgets, Width: 1080, Height: 1818})
			if err != nil {
				t.Fatal(err)
			}
			switch r.Result.Status {
			case device.Unmodelled, device.Broken, device.Limited, device.NotResponding:
				t.Errorf("after %d events: %s: %s", r.Sent, r.Result.Status, r.Result.Reason)
			}
		})
	}
}

// recordedOn is the screen that fits the places in the corpus's scripts: on it, and not
// on those of 340 or 480 dots per inch, all that need no keyboard hit what they were aimed at.
func recordedOn() world.Config {
	c := world.DefaultConfig()
	c.Density, c.StatusBar, c.NavigationBar = 420, 63, 126
	return c
}

// Recorded scripts, replayed by coordinates, give the recorded crash.
func TestCorpusReplays(t *testing.T) {
	same := 0
	missing := map[string]bool{"apvpdfview": true, "calculator": true, "cowsay": true, "dalvikexplorer": true, "scribbler": true, "tippytipper": true} // of those that did so before
	for _, name := range corpus.Crashes {
		dir := corpus.Crash(t, name)
		f, err := os.Open(filepath.Join(dir, "events/minimal.py"))
		if err != nil {
			t.Fatal(err)
		}
		seq, _, err := event.Read(f)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		d, err := host.Open(corpusApp(t, name), host.Options{Config: recordedOn()})
		if err != nil {
			t.Fatal(err)
		}
		r, err := d.Launch(context.Background(), seq.Activity)
		for i := 0; i < len(seq.Events) && err == nil && !r.Over(); i++ {
			r, err = d.Send(context.Background(), &seq.Events[i])
		}
		text := d.Crash()
		d.Close()
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if r.Status == device.Crashed && sameCrash(t, filepath.Join(dir, "crash.txt"), text) {
			same++
			delete(missing, name)
			t.Logf("%s: the recorded crash", name)
		} else {
			t.Logf("%s: %s: %s", name, r.Status, r.Reason)
		}
	}
	for name := range missing {
		t.Errorf("the script of %s no longer gives its crash", name)
	}
	t.Logf("%d of %d scripts give their crash", same, len(corpus.Crashes))
}

// sameCrash compares the top frame of the app and the exception types of two reports.
func sameCrash(t testing.TB, recorded, got string) bool {
	t.Helper()
	want, err := crash.ParseFile(recorded)
	if err != nil || len(want) == 0 {
		t.Fatalf("%s: %v", recorded, err)
	}
	reports := crash.ParseText(got)
	if len(reports) == 0 {
		return false
	}
	a, b := want[len(want)-1].RootCause(nil), reports[0].RootCause(nil)
	if a.Type != b.Type {
		return false
	}
	top := func(e *crash.Exception) string {
		for _, f := range e.Stack() {
			if crash.LikelyApp(f) {
				return f.String()
			}
		}
		return ""
	}
	return top(a) == top(b)
}

// trial sends an app some taps and leaves it.
func trial(t testing.TB, d *host.Device) (log string, executed int64) {
	t.Helper()
	ctx := context.Background()
	for _, p := range []event.Point{{X: 540, Y: 420}, {X: 200, Y: 540}, {X: 880, Y: 780}, {X: 540, Y: 300}, {X: 300, Y: 900}} {
		if _, err := d.Send(ctx, &event.Event{Kind: event.Tap, Points: []event.Point{p}}); err != nil {
			t.Fatal(err)
		}
	}
	for range 3 {
		if _, err := d.Send(ctx, &event.Event{Kind: event.Back}); err != nil { // ends the app, whose threads go on
			t.Fatal(err)
		}
	}
	var b strings.Builder
	if err := d.Log(&b); err != nil {
		t.Fatal(err)
	}
	return b.String(), d.Machine().Executed()
}

// Trials from a snapshot of an app whose own threads wait are like that of a fresh
// device, instruction by instruction.
func TestSnapshotWithThreads(t *testing.T) {
	app := corpusApp(t, "tippytipper")
	start := func() *host.Device {
		d, err := host.Open(app, host.Options{})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { d.Close() })
		if r, err := d.Launch(context.Background(), ""); err != nil || r.Over() {
			t.Fatal(r, err)
		}
		return d
	}
	want, first := trial(t, start())
	d := start()
	threads := len(d.Machine().Threads())
	if threads < 2 {
		t.Fatal("the app has no thread of its own")
	}
	s, err := d.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 10 {
		if err := s.Restore(); err != nil {
			t.Fatal(err)
		}
		if n := len(d.Machine().Threads()); n != threads {
			t.Fatalf("%d threads came back, want %d", n, threads)
		}
		log, executed := trial(t, d)
		if log != want || executed != first {
			t.Fatalf("trial %d: %d instructions, want %d, log\n%s\nwant\n%s", i, executed, first, log, want)
		}
	}
}

// An app that is reset and started many times does the same each time, also where the
// device does not boot anew, and when a trace is recorded in between.
func TestResets(t *testing.T) {
	ctx := context.Background()
	for _, name := range []string{"tippytipper", "calculator"} {
		d, err := host.Open(corpusApp(t, name), host.Options{})
		if err != nil {
			t.Fatal(err)
		}
		defer d.Close()
		var want, traced, wantCrash string
		for i := range 8 {
			if err := d.Reset(ctx); err != nil {
				t.Fatal(err)
			}
			var trace bytes.Buffer
			if i%4 == 0 {
				if err := d.Record(&trace); err != nil {
					t.Fatal(err)
				}
			}
			if r, err := d.Launch(ctx, ""); err != nil || r.Over() {
				t.Fatal(r, err)
			}
			log, _ := trial(t, d)
			crash := d.Crash()
			if i%4 == 0 {
				if err := d.Stop(); err != nil {
					t.Fatal(err)
				}
			}
			if i == 0 {
				want, wantCrash, traced = log, crash, trace.String()
			}
			if log != want || crash != wantCrash {
				t.Errorf("%s, start %d: log\n%s%s\nwant\n%s%s", name, i, log, crash, want, wantCrash)
			}
			if i%4 == 0 && trace.String() != traced {
				t.Errorf("%s, start %d: another trace", name, i)
			}
		}
	}
}
