package host_test

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
)

// A tap in a text shows the handle of the cursor for four seconds, a long press or a double
// tap selects a word and shows the handles of both its ends, and a bar with a menu that acts
// on the selection.
func TestTextHandles(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata/apps/greeter/app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	d := launch(t, app, host.Options{}, nil)
	field := widget(t, d, "language").Bounds
	word := event.Point{X: float64(field.Left + 30), Y: float64(field.Top+field.Bottom) / 2}
	start := event.Point{X: float64(field.Left + 1), Y: word.Y}
	fading := []string{} // the bar comes or goes
	press := func(k event.Kind, at event.Point) event.Event {
		e := event.Event{Kind: k, Points: []event.Point{at}}
		if k == event.LongPress {
			e.Duration = 700 * time.Millisecond
		}
		return e
	}
	wait := func(d time.Duration) event.Event { return event.Event{Kind: event.Wait, Duration: d} }
	bar := func(title string) event.Event {
		for _, v := range popups(t, d) {
			if strings.EqualFold(v.Text, title) {
				return press(event.Tap, event.Point{X: float64(v.Bounds.Left+v.Bounds.Right) / 2, Y: float64(v.Bounds.Top+v.Bounds.Bottom) / 2})
			}
		}
		t.Fatalf("no %q in the bar", title)
		return event.Event{}
	}
	for _, step := range []struct {
		what string
		do   func() event.Event
		want []string // ids of handles, and texts of the bar
		text string
	}{
		{"tap in the empty field", func() event.Event { return press(event.Tap, word) }, nil, ""},
		{"text", func() event.Event { return event.Event{Kind: event.Text, Text: "hello there"} }, nil, "hello there"},
		{"a second", func() event.Event { return wait(time.Second) }, nil, "hello there"},
		{"tap", func() event.Event { return press(event.Tap, word) }, []string{"insertion_handle"}, "hello there"},
		{"five seconds", func() event.Event { return wait(5 * time.Second) }, nil, "hello there"},
		{"long press", func() event.Event { return press(event.LongPress, word) }, fading, "hello there"},
		{"half a second", func() event.Event { return wait(time.Second / 2) }, []string{"selection_start_handle", "selection_end_handle", "Cut", "Copy", "Share"}, "hello there"},
		{"Copy", func() event.Event { return bar("Copy") }, fading, "hello there"},
		{"a second more", func() event.Event { return wait(time.Second) }, nil, "hello there"},
		{"tap in the beginning", func() event.Event { return press(event.Tap, start) }, []string{"insertion_handle"}, "hello there"},
		{"a moment", func() event.Event { return wait(time.Second / 2) }, []string{"insertion_handle", "Paste", "Select all"}, "hello there"},
		{"Paste", func() event.Event { return bar("Paste") }, fading, "hellohello there"},
		{"long press again", func() event.Event { return press(event.LongPress, word) }, fading, "hellohello there"},
		{"half a second more", func() event.Event { return wait(time.Second / 2) }, []string{"selection_start_handle", "selection_end_handle", "Cut", "Paste"}, "hellohello there"},
		{"Cut", func() event.Event { return bar("Cut") }, fading, " there"},
	} {
		e := step.do()
		if r, err := d.Send(context.Background(), &e); err != nil || r.Over() {
			t.Fatalf("%s: %v, %s: %s", step.what, err, r.Status, r.Reason)
		}
		var shown []string
		for _, v := range popups(t, d) {
			if id := strings.TrimPrefix(v.ID, "android:"); strings.HasSuffix(id, "_handle") {
				shown = append(shown, id)
			} else if v.Visible && v.Text != "" {
				shown = append(shown, v.Text)
			}
		}
		for _, w := range step.want {
			if !slices.ContainsFunc(shown, func(s string) bool { return strings.EqualFold(s, w) }) {
				t.Errorf("after %s: %q is not shown, %q are", step.what, w, shown)
			}
		}
		if step.want == nil && len(shown) > 0 {
			t.Errorf("after %s: %q are shown", step.what, shown)
		}
		if text := widget(t, d, "language").Text; text != step.text {
			t.Errorf("after %s: the field has %q, not %q", step.what, text, step.text)
		}
	}
}

// popups are the views of all windows above the activity's.
func popups(t *testing.T, d device.Device) []*device.View {
	t.Helper()
	s, err := d.State(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	var all []*device.View
	var walk func(v *device.View)
	walk = func(v *device.View) {
		all = append(all, v)
		for _, c := range v.Children {
			walk(c)
		}
	}
	for _, w := range s.Windows {
		if w.Kind == "popup" {
			walk(w.Root)
		}
	}
	return all
}
