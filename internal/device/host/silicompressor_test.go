package host_test

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/slice/crash"
)

func sample(t testing.TB) *apk.App {
	t.Helper()
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata/apps/silicompressor/app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	return app
}

func launch(t testing.TB, app *apk.App, o host.Options, record *bytes.Buffer) *host.Device {
	t.Helper()
	o.Debug = true
	d, err := host.Open(app, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { d.Close() })
	if record != nil {
		if err := d.Record(record); err != nil {
			t.Fatal(err)
		}
	}
	r, err := d.Launch(context.Background(), "")
	if err != nil || r.Over() {
		t.Fatalf("the launch: %v: %s: %s\n%s", err, r.Status, r.Reason, strings.Join(r.Stack, "\n"))
	}
	return d
}

// widget is a view of the screen, by name.
func widget(t testing.TB, d device.Device, id string) *device.View {
	t.Helper()
	s, err := d.State(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	found := s.Find(func(v *device.View) bool { return v.ID == id })
	if len(found) != 1 {
		s.Print(os.Stderr)
		t.Fatalf("%d views are %s", len(found), id)
	}
	return found[0]
}

func tap(t testing.TB, d device.Device, id string) device.Result {
	t.Helper()
	r, err := d.Send(context.Background(), &event.Event{Kind: event.Tap, Points: []event.Point{widget(t, d, id).Bounds.Center()}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestTree(t *testing.T) {
	d := launch(t, sample(t), host.Options{}, nil)
	if a, err := d.Activity(context.Background()); err != nil || a != "com.i.sc.SiliCompressor" {
		t.Errorf("activity %q, %v", a, err)
	}
	if v := widget(t, d, "height"); v.Text != "1" || v.Class != "android.widget.TextView" {
		t.Errorf("height is %+v", v)
	}
	v := widget(t, d, "compress")
	if v.Text != "COMPRESS" || !v.Clickable || !v.Enabled || v.Bounds.Left != 34 || v.Bounds.Right != 1080-34 {
		t.Errorf("compress is %+v", v)
	}
	if r := tap(t, d, "height_less"); r.Over() {
		t.Fatalf("the first tap: %+v", r)
	}
	if v := widget(t, d, "height"); v.Text != "0" {
		t.Errorf("height shows %q", v.Text)
	}
	if _, err := d.Screenshot(context.Background()); err != nil {
		t.Error(err)
	}
}

// The crash is that of a phone, but for the frames of the platform.
func TestCrash(t *testing.T) {
	d := launch(t, sample(t), host.Options{}, nil)
	tap(t, d, "height_less")
	r := tap(t, d, "compress")
	if r.Status != device.Crashed {
		t.Fatalf("%s: %s", r.Status, r.Reason)
	}
	data, err := os.ReadFile(filepath.Join(corpus.Root(), "testdata/apps/silicompressor/crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	want, got := parse(t, string(data)), parse(t, d.Crash())
	w, g := want.Chain(), got.Chain()
	if len(w) != len(g) {
		t.Fatalf("%d exceptions, want %d:\n%s", len(g), len(w), d.Crash())
	}
	for i := range w {
		if w[i].Header() != g[i].Header() {
			t.Errorf("%s, want %s", g[i].Header(), w[i].Header())
		}
	}
	if a, b := w[len(w)-1].Frames[0], g[len(g)-1].Frames[0]; a.String() != b.String() {
		t.Errorf("thrown at %v, want %v", b, a)
	}
	if t.Failed() {
		t.Log(d.Crash())
	}
	// What comes after is nobody's.
	if r := tapAt(t, d, 540, 960); r.Status != device.Crashed {
		t.Errorf("then %s", r.Status)
	}
}

// An app on AndroidX's own libraries runs as it does on a phone: its list, its menu and its
// fragments take touches, and its crash is that of a phone.
func TestAndroidX(t *testing.T) {
	dir := filepath.Join(corpus.Root(), "testdata", "androidx", "pantry")
	app, err := apk.Open(filepath.Join(dir, "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	d := launch(t, app, host.Options{}, nil)
	if r := tapAt(t, d, 540, 467); r.Over() { // the third row
		t.Fatalf("%s: %s", r.Status, r.Reason)
	}
	tap(t, d, "tidy")
	if r := tap(t, d, "cook"); r.Status != device.Crashed {
		t.Fatalf("%s: %s", r.Status, r.Reason)
	}
	data, err := os.ReadFile(filepath.Join(dir, "crash.txt"))
	if err != nil {
		t.Fatal(err)
	}
	want, got := parse(t, string(data)).Chain()[0], parse(t, d.Crash()).Chain()[0]
	if want.Header() != got.Header() {
		t.Errorf("%s, want %s", got.Header(), want.Header())
	}
	if !slices.ContainsFunc(got.Frames, func(f crash.Frame) bool { return f.String() == want.Frames[0].String() }) {
		t.Errorf("not thrown in %v:\n%s", want.Frames[0], d.Crash())
	}
}

func tapAt(t testing.TB, d device.Device, x, y float64) device.Result {
	t.Helper()
	r, err := d.Send(context.Background(), &event.Event{Kind: event.Tap, Points: []event.Point{{X: x, Y: y}}})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func parse(t testing.TB, text string) *crash.Report {
	t.Helper()
	reports := crash.ParseText(text)
	if len(reports) == 0 {
		t.Fatalf("no crash report in\n%s", text)
	}
	return &reports[0]
}

// script is what the tests of determinism do.
func script(t testing.TB, d *host.Device) {
	for _, id := range []string{"width_less", "height_less"} {
		tap(t, d, id)
	}
	for _, e := range []event.Event{{Kind: event.Rotate, Rotation: 1}, {Kind: event.Wait, Duration: time.Second}, {Kind: event.Rotate}} {
		if r, err := d.Send(context.Background(), &e); err != nil || r.Over() {
			t.Fatalf("%v: %v, %+v", e, err, r)
		}
	}
	tap(t, d, "height_less")
	tap(t, d, "compress")
}

// The same run gives the same trace, byte for byte, also beside others.
func TestSameTrace(t *testing.T) {
	app := sample(t)
	var wg sync.WaitGroup
	var traces [4]bytes.Buffer
	for i := range traces {
		wg.Go(func() {
			d := launch(t, app, host.Options{}, &traces[i])
			script(t, d)
			if err := d.Stop(); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	for i := range traces[1:] {
		if !bytes.Equal(traces[0].Bytes(), traces[i+1].Bytes()) {
			t.Errorf("trace %d differs: %d and %d bytes", i+1, traces[0].Len(), traces[i+1].Len())
		}
	}
	if _, err := trace.NewReader(traces[0].Bytes()); err != nil {
		t.Error(err)
	}
}

// Trials from a snapshot are like those of fresh devices.
func TestSnapshot(t *testing.T) {
	app := sample(t)
	d := launch(t, app, host.Options{}, nil)
	s, err := d.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	fresh := launch(t, app, host.Options{}, nil)
	script(t, fresh)
	want := fresh.Crash()
	executed := fresh.Machine().Executed()
	for i := range 20 {
		script(t, d)
		if got := d.Crash(); got != want || d.Machine().Executed() != executed {
			t.Fatalf("trial %d: %d instructions, want %d, crash\n%s\nwant\n%s", i, d.Machine().Executed(), executed, got, want)
		}
		if err := s.Restore(nil); err != nil {
			t.Fatal(err)
		}
	}
}
