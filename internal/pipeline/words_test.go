package pipeline

import (
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// A value that the user typed is said to be so.
func TestChangeWords(t *testing.T) {
	s := &event.Sequence{Events: []event.Event{{Kind: event.Text, Text: "%q"}, {Kind: event.Tap}, {Kind: event.Text, Text: ""}}}
	for want, c := range map[string]Cause{
		`with "440" instead of "%q" (typed by event 1) here the crash does not happen`: {Confirmed: true, Reached: true, Was: `"%q"`, Is: `"440"`},
		`with 1 instead of "" here the crash does not happen`:                          {Confirmed: true, Reached: true, Was: `""`, Is: "1"},
		"without this the statement that fails is not reached":                         {Confirmed: true, LeftOut: true},
		"without this, here and each time later, the crash does not happen":            {Confirmed: true, Reached: true, LeftOut: true, Every: true},
		"with 2 instead of 3 here, and each time later, the crash does not happen":     {Confirmed: true, Reached: true, Was: "3", Is: "2", Every: true},
		"no change that was tried made the crash go away":                              {},
	} {
		if got := changeWords(&c, s); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
