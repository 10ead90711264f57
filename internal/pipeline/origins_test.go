package pipeline

import (
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// Of a null that the produced events had put away and that in the minimal ones was never set,
// the report tells both; where they have the same origin it says nothing.
func TestTellsOtherOrigin(t *testing.T) {
	const other = "With all 3 events the null came from this.note = null at Parts.go:99; with these it comes from nothing that ran: it was never set."
	for _, buttons := range [][]string{{"fill", "clear", "show"}, {"time", "show"}} {
		o := options(t, t.TempDir())
		o.App = "testdata/parts/app.apk"
		o.ConfirmTrials = -1
		o.Events = &event.Sequence{Package: "org.esdroid.samples.parts"}
		for _, b := range buttons {
			o.Events.Events = append(o.Events.Events, event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Button", Text: b}})
		}
		res, err := Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if told := strings.Contains(res.Summary, other); told != (len(buttons) == 3) || !told && strings.Contains(res.Summary, "the null came from") {
			t.Errorf("%v: %s", buttons, res.Summary)
		}
	}
}

// A view that the layout of one configuration lacks.
func TestMissingView(t *testing.T) {
	o := options(t, t.TempDir())
	o.App = "testdata/ended/app.apk"
	o.ConfirmTrials = -1
	o.Events = &event.Sequence{Package: "org.esdroid.samples.ended", Events: []event.Event{{Kind: event.Rotate, Rotation: 1}}}
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if want := "res/layout-land/main.xml has no view with id/wide; res/layout/main.xml has."; !strings.Contains(res.Summary, want) {
		t.Errorf("want %s: %s", want, res.Summary)
	}
}

// A parameter that the platform leaves null, by its documentation.
func TestLeftNull(t *testing.T) {
	o := replayed(t, "photos")
	o.ConfirmTrials = -1
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	if want := "onActivityResult gets null if the other activity was left without a result, such as by Back."; !strings.Contains(res.Summary, want) {
		t.Errorf("want %s: %s", want, res.Summary)
	}
}
