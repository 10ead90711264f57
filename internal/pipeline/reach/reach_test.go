package reach

import (
	"maps"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

// screen is a window of an activity with views in a column, each 100 pixels high.
func screen(activity, kind string, views ...device.View) *device.State {
	root := &device.View{Class: "android.widget.LinearLayout", Visible: true, Enabled: true, Bounds: event.Rect{Right: 100, Bottom: 1000}}
	for i := range views {
		v := views[i]
		v.Visible, v.Enabled = true, true
		v.Bounds = event.Rect{Top: 100 * i, Right: 100, Bottom: 100 * (i + 1)}
		root.Children = append(root.Children, &v)
	}
	return &device.State{Activity: activity, Width: 100, Height: 1000, Windows: []device.Window{
		{Kind: kind, Title: activity, Frame: root.Bounds, Focused: true, Touchable: true, Root: root}}}
}

// tap is one on the i-th view of a screen.
func tap(i int) event.Event {
	return event.Event{Kind: event.Tap, Points: []event.Point{{X: 50, Y: 100*float64(i) + 50}}}
}

func button(id, text string) device.View {
	return device.View{Class: "android.widget.Button", ID: id, Text: text}
}

func field(id string) device.View {
	return device.View{Class: "android.widget.EditText", ID: id, Editable: true, Focused: true}
}

// What an event is sent to was brought there by the last event before which it was not there.
func TestBefore(t *testing.T) {
	main := screen("Main", "activity", button("next", "Next"))
	list := screen("List", "activity", button("", "one"), button("", "two"))
	grown := screen("List", "activity", button("", "one"), button("", "two"), button("", "three"))
	dialog := screen("List", "dialog", button("ok", "OK"))
	form, mail := screen("Form", "activity", field("name")), screen("Form", "activity", field("mail"))
	for _, c := range []struct {
		name    string
		events  []event.Event
		screens []*device.State // before each event
		want    []int           // needed, with the last event
	}{
		{"a tap needs what opened its screen", []event.Event{tap(0), tap(0)}, []*device.State{main, list}, []int{0, 1}},
		{"and what was there all along nothing", []event.Event{tap(1), tap(0)}, []*device.State{list, list}, []int{1}},
		{"a row is told by its text", []event.Event{tap(0), tap(1), tap(2)}, []*device.State{list, list, grown}, []int{1, 2}},
		{"a dialog by its window", []event.Event{tap(0), tap(0), tap(0)}, []*device.State{list, list, dialog}, []int{1, 2}},
		{"steps need steps", []event.Event{tap(0), tap(0), tap(0)}, []*device.State{main, list, dialog}, []int{0, 1, 2}},
		{"back needs the window that it closes", []event.Event{tap(0), tap(0), {Kind: event.Back}}, []*device.State{list, list, dialog}, []int{1, 2}},
		{"a text needs the focus", []event.Event{tap(0), {Kind: event.Text, Text: "x"}}, []*device.State{main, form}, []int{0, 1}},
		{"and of its own field", []event.Event{tap(0), tap(0), {Kind: event.Text, Text: "x"}}, []*device.State{mail, mail, form}, []int{1, 2}},
		{"which it may have had all along", []event.Event{tap(0), {Kind: event.Text, Text: "x"}}, []*device.State{form, form}, []int{1}},
		{"a named view is the same with another text", []event.Event{tap(0), tap(0)}, []*device.State{screen("Main", "activity", button("next", "Wait")), main}, []int{1}},
		{"and another with another name", []event.Event{tap(0), tap(0)}, []*device.State{screen("Main", "activity", button("wait", "Next")), main}, []int{0, 1}},
		{"or of another class", []event.Event{tap(0), tap(0)}, []*device.State{screen("Main", "activity", device.View{Class: "android.widget.ImageButton", ID: "next"}), main}, []int{0, 1}},
		{"a rotation nothing that can be seen", []event.Event{tap(0), {Kind: event.Rotate}}, []*device.State{main, list}, []int{1}},
		{"a screen that is not known counts as another", []event.Event{tap(0), tap(0)}, []*device.State{nil, list}, []int{0, 1}},
	} {
		wanted := map[int]bool{len(c.events) - 1: true}
		Before(wanted, c.events, c.screens)
		if got := slices.Sorted(maps.Keys(wanted)); !slices.Equal(got, c.want) {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// What a user sets in a widget lasts until it is set again: the last event at each counts.
func TestSilent(t *testing.T) {
	box := device.View{Class: "android.widget.CheckBox", ID: "fast", Checkable: true}
	bar := device.View{Class: "android.widget.SeekBar", ID: "level"}
	form := screen("Form", "activity", field("name"), box, bar, button("send", "Send"))
	other := screen("Other", "activity", field("name"))
	events := []event.Event{
		{Kind: event.Text, Text: "a"}, {Kind: event.Text, Text: "b"}, tap(0), // of a field only what is typed counts
		tap(1), tap(1), tap(2), tap(3), {Kind: event.Text, Text: "c"}, {Kind: event.Back},
	}
	screens := []*device.State{form, form, form, form, form, form, form, other, other}
	wanted := map[int]bool{}
	Silent(wanted, events, screens)
	if got, want := slices.Sorted(maps.Keys(wanted)), []int{1, 4, 5, 7}; !slices.Equal(got, want) {
		t.Errorf("%d, want %d", got, want)
	}
}

// So with the very first event.
func TestSilentFirst(t *testing.T) {
	wanted := map[int]bool{}
	Silent(wanted, []event.Event{{Kind: event.Text, Text: "a"}, tap(1)}, []*device.State{screen("Form", "activity", field("name"), button("send", "Send")), nil})
	if got := slices.Sorted(maps.Keys(wanted)); !slices.Equal(got, []int{0}) {
		t.Errorf("%d, want 0", got)
	}
}

// The last thing that the network said counts.
func TestOnline(t *testing.T) {
	last := map[int]bool{}
	if Online(last, []event.Event{{Kind: event.Network}, {Kind: event.Network}}); !last[1] || len(last) != 1 {
		t.Errorf("%v, want 1", last)
	}
	wanted := map[int]bool{}
	Online(wanted, []event.Event{{Kind: event.Network}, tap(0), {Kind: event.Network}, tap(0)})
	if got := slices.Sorted(maps.Keys(wanted)); !slices.Equal(got, []int{2}) {
		t.Errorf("%d, want 2", got)
	}
	if Online(wanted, nil); len(wanted) != 1 {
		t.Errorf("%v of no events", wanted)
	}
}
