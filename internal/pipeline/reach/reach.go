// Events that others need, by the screens before them.

package reach

import (
	"strings"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

// Before adds to a set of events those that had to come before them, by the screens before
// the start, nil, and before each event.
func Before(wanted map[int]bool, events []event.Event, screens []*device.State) {
	for i := len(events) - 1; i >= 0; i-- {
		if !wanted[i] || i >= len(screens) || screens[i] == nil {
			continue
		}
		there := needs(&events[i], screens[i])
		for j := i - 1; there != nil && j >= 0; j-- {
			if screens[j] == nil || !there(screens[j]) {
				wanted[j] = true
				break
			}
		}
	}
}

// Online adds the last event that says what the network answers: no code of the app runs
// then either.
func Online(wanted map[int]bool, events []event.Event) {
	for i := len(events) - 1; i >= 0; i-- {
		if events[i].Kind == event.Network {
			wanted[i] = true
			return
		}
	}
}

// Silent adds the last event at each widget that keeps what a user sets: a text field, a
// check box, a bar. No code of the app runs then, but it reads the widget later.
func Silent(wanted map[int]bool, events []event.Event, screens []*device.State) {
	seen := make(map[string]bool)
	for i := len(events) - 1; i >= 0; i-- {
		if i >= len(screens) || screens[i] == nil {
			continue
		}
		var v *device.View
		var path string
		switch e := &events[i]; {
		case e.Kind == event.Text || e.Kind == event.Key:
			v, path = focused(screens[i])
		case (e.Kind == event.Tap || e.Kind == event.Swipe) && len(e.Points) > 0:
			if v, path = screens[i].At(e.Points[0]); v != nil && v.Editable {
				v = nil
			}
		}
		if v == nil || !keeps(v) {
			continue
		}
		if key := frontKey(screens[i]) + v.Class + v.ID + path; !seen[key] {
			seen[key] = true
			wanted[i] = true
		}
	}
}

// keeps tells widgets that keep what a user sets.
func keeps(v *device.View) bool {
	if v.Editable || v.Checkable {
		return true
	}
	for _, suffix := range []string{"SeekBar", "RatingBar", "NumberPicker", "CheckedTextView"} {
		if strings.HasSuffix(v.Class, suffix) {
			return true
		}
	}
	return false
}

// needs returns how to see on a screen whether what an event needs is there; nil if it
// needs nothing that can be seen.
func needs(e *event.Event, s *device.State) func(*device.State) bool {
	switch e.Kind {
	case event.Tap, event.LongPress, event.Swipe:
		if len(e.Points) == 0 {
			return nil
		}
		v, path := s.At(e.Points[0])
		if v == nil {
			return sameFront(s)
		}
		return samePlace(s, v, path)
	case event.Text, event.Key:
		if v, path := focused(s); v != nil {
			place := samePlace(s, v, path)
			return func(t *device.State) bool {
				f, _ := focused(t)
				return f != nil && f.Class == v.Class && f.ID == v.ID && place(t)
			}
		}
		return sameFront(s)
	case event.Back, event.Menu:
		return sameFront(s)
	}
	return nil
}

// focused returns the view that has the focus in the front window.
func focused(s *device.State) (found *device.View, at string) {
	w := s.Front()
	if w == nil {
		return nil, ""
	}
	w.Root.Walk(func(v *device.View, path string) bool {
		if v.Focused && found == nil {
			found, at = v, path
		}
		return v.Visible && found == nil
	})
	return found, at
}

// sameFront tells screens with the same window in front.
func sameFront(s *device.State) func(*device.State) bool {
	key := frontKey(s)
	return func(t *device.State) bool { return frontKey(t) == key }
}

func frontKey(s *device.State) string {
	w := s.Front()
	if w == nil {
		return s.Activity
	}
	return s.Activity + " " + w.Kind + " " + w.Title
}

// samePlace tells screens on which a view can be used, in the window that is in front.
func samePlace(s *device.State, v *device.View, path string) func(*device.State) bool {
	front := frontKey(s)
	text := ownText(s, v)
	return func(t *device.State) bool {
		if frontKey(t) != front {
			return false
		}
		there := false
		t.Front().Root.Walk(func(u *device.View, at string) bool {
			if !u.Visible || there {
				return false
			}
			there = u.Class == v.Class && u.ID == v.ID && u.Enabled && (at == path || v.ID != "") && (text == "" || texts(u) == text)
			return true
		})
		return there
	}
}

// ownText is the text of a view that nothing else tells from others, such as the rows of a
// list; "" if it has a name of its own.
func ownText(s *device.State, v *device.View) string {
	if v.ID != "" && len(s.Find(func(u *device.View) bool { return u.ID == v.ID && u.Class == v.Class })) == 1 {
		return ""
	}
	return texts(v)
}

// texts joins the texts of a view and of what is in it.
func texts(v *device.View) string {
	var b strings.Builder
	v.Walk(func(u *device.View, _ string) bool {
		if u.Visible && u.Text != "" && !u.Editable {
			b.WriteString(u.Text + "\n")
		}
		return u.Visible
	})
	return b.String()
}
