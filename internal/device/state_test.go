package device

import (
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

// A widget is called by its description, or by the text under the touch, or by the first
// text inside of it.
func TestLabels(t *testing.T) {
	text := func(s string, top int, visible bool) *View {
		return &View{Class: "android.widget.TextView", Text: s, Visible: visible, Bounds: event.Rect{Top: top, Right: 100, Bottom: top + 10}}
	}
	row := func(children ...*View) *View {
		return &View{Class: "android.widget.LinearLayout", Visible: true, Bounds: event.Rect{Right: 100, Bottom: 30}, Children: children}
	}
	for _, c := range []struct {
		view *View
		want string
	}{
		{row(text("first", 0, true), text("second", 10, true)), "second"},
		{row(text("first", 0, true), text("hidden", 10, false)), "first"},
		{row(), ""},
		{&View{Class: "x.Overflow", Description: "More options", Visible: true, Children: []*View{text("…", 0, true)}}, "More options"},
		{&View{Class: "android.widget.EditText", Hint: "Name", Visible: true, Bounds: event.Rect{Right: 10, Bottom: 10}}, "Name"},
		{text("itself", 0, true), ""},
	} {
		if got := c.view.Widget("0").Label; got != c.want {
			t.Errorf("%s is called %q, want %q", c.view.Class, got, c.want)
		}
	}
}
