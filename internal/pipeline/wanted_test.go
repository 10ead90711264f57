package pipeline

import (
	"context"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// A text that its reader cannot take apart, or read, is confirmed to be the cause by one in
// the shape that the reader's constants say: with its separator, by its format or pattern.
// The app in testdata/parts is built as those in testdata/apps.
func TestConfirmsByShapes(t *testing.T) {
	for button, c := range map[string]struct{ typed, is string }{
		"time": {"6.30", `"6:30"`},
		"date": {"2020/01/02", `"02.03.2020"`},
		"size": {"3 by 5", `"1x1"`},
		"load": {"", `"milk|2|3.5"`},
	} {
		t.Run(button, func(t *testing.T) {
			o := options(t, t.TempDir())
			o.App = "testdata/parts/app.apk"
			at := func(class, text string) event.Event {
				return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget." + class, Text: text}}
			}
			s := &event.Sequence{Package: "org.esdroid.samples.parts"}
			if c.typed != "" {
				s.Events = append(s.Events, event.Event{Kind: event.Text, Text: c.typed})
			}
			s.Events = append(s.Events, at("Button", button))
			o.Events = s
			res, err := Run(context.Background(), o)
			if err != nil {
				t.Fatal(err)
			}
			if first := res.Confirmed.Causes[0]; !first.Confirmed || !first.Reached || first.Is != c.is {
				t.Errorf("%+v", first)
			}
		})
	}
}
