package dd

import (
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// TestKeysTellWidgetsApart: touches of two widgets are two things to do, also where the
// recording has no places; what was seen of the widget beside that changes nothing.
func TestKeysTellWidgetsApart(t *testing.T) {
	tap := func(id string, right int) event.Event {
		return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Button", ID: id, Bounds: event.Rect{Right: right}}}
	}
	k := newKeyer(&Problem{Sequence: &event.Sequence{Events: []event.Event{tap("add", 1), tap("remove", 1), tap("add", 2)}}})
	if k.of([]int{0}) == k.of([]int{1}) {
		t.Error("touches of two widgets have one key")
	}
	if k.of([]int{0}) != k.of([]int{2}) {
		t.Error("touches of one widget have two keys")
	}
}
