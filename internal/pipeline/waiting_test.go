package pipeline

import (
	"context"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// What only passes the time, here a way to another screen and back, becomes one wait, and
// none of what is left can be left out.
func TestWaitsForWhatPassesTheTime(t *testing.T) {
	o := replayed(t, "ticker")
	o.Until = Minimise
	tap := func(id string) event.Event {
		return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Button", ID: id}}
	}
	o.Events.Events = []event.Event{tap("start"), tap("about"), {Kind: event.Back}, {Kind: event.Rotate, Rotation: 1}}
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []event.Kind
	for _, e := range res.Minimal {
		kinds = append(kinds, e.Kind)
	}
	if !slices.Equal(kinds, []event.Kind{event.Tap, event.Wait, event.Rotate}) || !res.Reduced.Certified {
		t.Errorf("minimal: %v, certified %t", res.Minimal, res.Reduced.Certified)
	}
}

// What a thread sets too late is the cause where all goes well after a wait, though after a
// longer one the screen is closed, or what was set is gone again. The app in testdata/early is
// built as those in testdata/apps.
func TestConfirmsByAWait(t *testing.T) {
	for button, place := range map[string]string{"Sign in": "Upload$1$1.run:38", "Guest": "Upload$3$1.run:69"} {
		confirmsByAWait(t, button, place)
	}
}

func confirmsByAWait(t *testing.T, button, place string) {
	t.Helper()
	o := options(t, t.TempDir())
	o.App = "testdata/early/app.apk"
	o.Until = Confirm
	tap := func(text string) event.Event {
		return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Button", Text: text}}
	}
	o.Events = &event.Sequence{Package: "org.esdroid.samples.upload", Events: []event.Event{tap(button), tap("Send")}}
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if c := res.Confirmed.Causes[0]; !c.Confirmed || c.Place != place || c.Wait != 3000 || c.Before != 2 {
		t.Errorf("%s: the first cause is %+v", button, c)
	}
}
