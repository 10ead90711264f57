package pipeline

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

const outsideApp = "../../testdata/apps/outside/app.apk"

// tapOn is a tap on the widget with an id, wherever it is.
func tapOn(id string) event.Event {
	return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Button", ID: id}}
}

// What comes from outside reaches the app: malformed it makes it crash, else not.
func TestOutsideReachesTheApp(t *testing.T) {
	for name, c := range map[string]struct {
		events []event.Event
		crash  string
	}{
		"no network":       {[]event.Event{tapOn("fetch")}, ""},
		"well formed":      {[]event.Event{{Kind: event.Network, On: true, Text: `{"title":"News"}`}, tapOn("fetch")}, ""},
		"cut off":          {[]event.Event{{Kind: event.Network, On: true, Text: `{"title":`}, tapOn("fetch")}, "JSONException"},
		"offline again":    {[]event.Event{{Kind: event.Network, On: true, Text: `[]`}, {Kind: event.Network}, tapOn("fetch")}, ""},
		"allowed":          {[]event.Event{tapOn("ask"), {Kind: event.Permit, On: true}}, ""},
		"refused":          {[]event.Event{tapOn("ask"), {Kind: event.Permit}}, "NullPointerException"},
		"picked":           {[]event.Event{tapOn("pick"), {Kind: event.Answer, On: true, Text: "content://a/picture"}}, ""},
		"picked, short":    {[]event.Event{tapOn("pick"), {Kind: event.Answer, On: true, Text: "content://a/1"}}, "StringIndexOutOfBoundsException"},
		"picked, no data":  {[]event.Event{tapOn("pick"), {Kind: event.Answer, On: true}}, "NullPointerException"},
		"nothing picked":   {[]event.Event{tapOn("pick"), {Kind: event.Answer}}, ""},
		"nobody to answer": {[]event.Event{{Kind: event.Answer, On: true}, {Kind: event.Permit, On: true}}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			o := Options{App: outsideApp, Out: t.TempDir(), Seed: 1, Until: Produce, Events: &event.Sequence{Package: "org.esdroid.samples.outside", Events: c.events}}
			res, err := Run(context.Background(), o)
			switch {
			case c.crash == "" && !errors.Is(err, ErrNoCrash):
				t.Errorf("%v", err)
			case c.crash != "" && (err != nil || !strings.Contains(res.Crash.RootCause(nil).Type, c.crash)):
				t.Errorf("%v, %+v", err, res.Crash)
			}
		})
	}
}

// The exploration finds what comes from outside by itself, aimed at a crash that needs it; the
// shortest sequence has it.
func TestExploresOutside(t *testing.T) {
	for want, events := range map[event.Kind][]event.Event{
		event.Network: {{Kind: event.Network, On: true, Text: "["}, tapOn("fetch")},
		event.Answer:  {tapOn("pick"), {Kind: event.Answer, On: true}},
	} {
		crashing := &event.Sequence{Package: "org.esdroid.samples.outside", Events: events}
		o := Options{App: outsideApp, Out: t.TempDir(), Seed: 1, Until: Produce, Events: crashing}
		given, err := Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		o.Events, o.Target, o.Out, o.Until = nil, given.Crash, t.TempDir(), Minimise
		res, err := Run(context.Background(), o)
		if err != nil {
			t.Fatal(err)
		}
		if len(res.Minimal) != 2 || !slices.ContainsFunc(res.Minimal, func(e event.Event) bool { return e.Kind == want }) {
			t.Errorf("%s: %+v", want, res.Minimal)
		}
	}
}

// A network that comes and goes is explored: the crash is in what the app does when it goes.
func TestNetworkGoes(t *testing.T) {
	o := options(t, t.TempDir())
	o.App = "testdata/signal/app.apk"
	o.MaxEvents = 600
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	const want = "NetworkInfo.getTypeName()' on a null object reference in org.example.signal.Main$1.onLost:"
	if !strings.Contains(res.Summary, want) || len(res.Minimal) != 2 {
		t.Errorf("%d events, %s", len(res.Minimal), res.Summary)
	}
}
