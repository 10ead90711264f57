// What is on the screen.

package device

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"io"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// State is what is on the screen: the windows of the app, the topmost last.
type State struct {
	Activity string   `json:"activity"`
	Width    int      `json:"width"`
	Height   int      `json:"height"`
	Windows  []Window `json:"windows"`
}

// Window is a window of the app.
type Window struct {
	Title string     `json:"title"`
	Kind  string     `json:"kind"` // activity, dialog, popup, toast, or another type's number
	Frame event.Rect `json:"frame"`
	// Focused is the window that keys go to; Modal takes touches beside it, too.
	Focused   bool  `json:"focused"`
	Modal     bool  `json:"modal"`
	Touchable bool  `json:"touchable"`
	Root      *View `json:"root"`
}

// View is a node of a widget tree. Its place is that on the screen.
type View struct {
	Class         string     `json:"class"`
	ID            string     `json:"id,omitempty"` // resource name without "id/"
	Bounds        event.Rect `json:"bounds"`
	Visible       bool       `json:"visible"` // with all above it
	Enabled       bool       `json:"enabled"`
	Clickable     bool       `json:"clickable,omitempty"`
	LongClickable bool       `json:"longClickable,omitempty"`
	Checkable     bool       `json:"checkable,omitempty"`
	Checked       bool       `json:"checked,omitempty"`
	Focusable     bool       `json:"focusable,omitempty"`
	Focused       bool       `json:"focused,omitempty"`
	Selected      bool       `json:"selected,omitempty"`
	Scrollable    bool       `json:"scrollable,omitempty"`
	Editable      bool       `json:"editable,omitempty"`
	Text          string     `json:"text,omitempty"`
	Hint          string     `json:"hint,omitempty"`
	Description   string     `json:"description,omitempty"`
	Children      []*View    `json:"children,omitempty"`
}

// Front returns the window that keys go to, nil if there is none.
func (s *State) Front() *Window {
	for i := len(s.Windows) - 1; i >= 0; i-- {
		if s.Windows[i].Focused {
			return &s.Windows[i]
		}
	}
	for i := len(s.Windows) - 1; i >= 0; i-- {
		if s.Windows[i].Touchable {
			return &s.Windows[i]
		}
	}
	return nil
}

// Walk calls visit for a view and those below it, as they are drawn, with the path
// of each, until visit returns false for one, whose children are then left out.
func (v *View) Walk(visit func(v *View, path string) bool) { v.walk("0", visit) }

func (v *View) walk(path string, visit func(*View, string) bool) {
	if v == nil || !visit(v, path) {
		return
	}
	for i, c := range v.Children {
		c.walk(fmt.Sprintf("%s.%d", path, i), visit)
	}
}

// Contains reports whether a point lies in the rectangle.
func contains(r event.Rect, p event.Point) bool {
	return p.X >= float64(r.Left) && p.X < float64(r.Right) && p.Y >= float64(r.Top) && p.Y < float64(r.Bottom)
}

// At returns the widget that a touch would hit: the topmost clickable one of the
// topmost window under the point, or else the deepest.
func (s *State) At(p event.Point) (*View, string) {
	for i := len(s.Windows) - 1; i >= 0; i-- {
		w := &s.Windows[i]
		if !w.Touchable || w.Root == nil {
			continue
		}
		if !contains(w.Frame, p) {
			if w.Modal {
				return nil, ""
			}
			continue
		}
		var hit, deepest *View
		var hitPath, deepestPath string
		w.Root.Walk(func(v *View, path string) bool {
			if !v.Visible || !contains(v.Bounds, p) {
				return false
			}
			deepest, deepestPath = v, path
			if v.Clickable || v.LongClickable {
				hit, hitPath = v, path
			}
			return true
		})
		if hit != nil {
			return hit, hitPath
		}
		return deepest, deepestPath
	}
	return nil, ""
}

// Find returns the visible views of the front windows for which want holds, the
// topmost window's first.
func (s *State) Find(want func(v *View) bool) []*View {
	var found []*View
	for i := len(s.Windows) - 1; i >= 0; i-- {
		s.Windows[i].Root.Walk(func(v *View, _ string) bool {
			if !v.Visible {
				return false
			}
			if !v.Bounds.Empty() && want(v) {
				found = append(found, v)
			}
			return true
		})
	}
	return found
}

// Widget describes a view as events do.
func (v *View) Widget(path string) *event.Widget {
	w := &event.Widget{Class: v.Class, ID: v.ID, Text: v.Text, Bounds: v.Bounds, Path: path}
	if v.Text == "" {
		w.Label = v.label(v.Bounds.Center())
	}
	return w
}

// label is what a user would call a view that a touch at p hits: its description, or
// else the text under the touch, the hint of a field, or the first text inside.
func (v *View) label(p event.Point) string {
	if v.Description != "" {
		return v.Description
	}
	var under, first string
	v.Walk(func(c *View, _ string) bool {
		if !c.Visible {
			return false
		}
		text := cmp.Or(c.Text, c.Description, c.Hint)
		if text != "" && contains(c.Bounds, p) {
			under = text
		}
		first = cmp.Or(first, text)
		return true
	})
	return cmp.Or(under, first)
}

// Event returns the state as events have it: activity, front window, and a key of
// the tree without texts and places.
func (s *State) Event() event.State {
	out := event.State{Activity: s.Activity}
	h := fnv.New64a()
	if w := s.Front(); w != nil {
		if w.Kind != "activity" {
			out.Window = w.Kind
			if w.Title != "" {
				out.Window += " " + w.Title
			}
		}
		abstract(h, w.Root)
	}
	out.Abstract = fmt.Sprintf("%016x", h.Sum64())
	return out
}

// abstract writes a tree without texts and places; equal neighbours count once, so
// that lists of any length are alike.
func abstract(w io.Writer, v *View) {
	if v == nil || !v.Visible {
		return
	}
	fmt.Fprintf(w, "%s#%s %t%t(", v.Class, v.ID, v.Enabled, v.Checked)
	before := ""
	for _, c := range v.Children {
		var b strings.Builder
		abstract(&b, c)
		if own := b.String(); own != before {
			io.WriteString(w, own)
			before = own
		}
	}
	io.WriteString(w, ")")
}

// Print writes the windows and their trees, one view a line.
func (s *State) Print(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "activity %s\n", s.Activity)
	for i := range s.Windows {
		win := &s.Windows[i]
		fmt.Fprintf(&b, "window %d %s %q %d,%d-%d,%d", i, win.Kind, win.Title, win.Frame.Left, win.Frame.Top, win.Frame.Right, win.Frame.Bottom)
		if win.Focused {
			b.WriteString(" focused")
		}
		b.WriteByte('\n')
		win.Root.Walk(func(v *View, path string) bool {
			b.WriteString(strings.Repeat("  ", strings.Count(path, ".")+1))
			v.line(&b)
			return true
		})
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func (v *View) line(b *strings.Builder) {
	b.WriteString(v.Class)
	if v.ID != "" {
		b.WriteString(" " + v.ID)
	}
	fmt.Fprintf(b, " %d,%d-%d,%d", v.Bounds.Left, v.Bounds.Top, v.Bounds.Right, v.Bounds.Bottom)
	for _, f := range []struct {
		on   bool
		name string
	}{{!v.Visible, "hidden"}, {!v.Enabled, "disabled"}, {v.Clickable, "clickable"}, {v.LongClickable, "longclickable"}, {v.Checkable, "checkable"},
		{v.Checked, "checked"}, {v.Focused, "focused"}, {v.Selected, "selected"}, {v.Scrollable, "scrollable"}} {
		if f.on {
			b.WriteString(" " + f.name)
		}
	}
	for _, s := range []struct{ name, value string }{{"", v.Text}, {"hint=", v.Hint}, {"desc=", v.Description}} {
		if s.value != "" {
			fmt.Fprintf(b, " %s%q", s.name, s.value)
		}
	}
	b.WriteByte('\n')
}
