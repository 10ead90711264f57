// Events as a user would tell them.

package event

import (
	"cmp"
	"fmt"
	"strings"
)

// Sentence tells the event as a user would.
func (e *Event) Sentence() string {
	what := e.String()
	if w := e.Widget; w != nil {
		name := w.Name()
		switch e.Kind {
		case Tap:
			return "tap on " + name
		case LongPress:
			return "long press on " + name
		case Text:
			// What a field holds changes; its name does not.
			return fmt.Sprintf("type %q into %s", e.Text, cmp.Or(w.ID, name))
		case Swipe:
			return "swipe over " + name
		}
	}
	switch {
	case e.Kind == Permit && e.On:
		return "allow what the app asks for"
	case e.Kind == Permit:
		return "refuse what the app asks for"
	case e.Kind == Answer && e.On && e.Text == "":
		return "the other app ends well, without data"
	case e.Kind == Answer && e.On:
		return "the other app gives back " + e.Text
	case e.Kind == Answer:
		return "the other app gives nothing back"
	case e.Kind == Network && e.On:
		return fmt.Sprintf("from now on the network answers %q", e.Text)
	case e.Kind == Network:
		return "from now on there is no network"
	}
	return what
}

// Name is what a user would call the widget.
func (w *Widget) Name() string {
	switch text := cmp.Or(w.Text, w.Label); {
	case text != "":
		return fmt.Sprintf("%q", text)
	case w.ID != "":
		return w.ID
	}
	return w.Class[strings.LastIndexByte(w.Class, '.')+1:]
}
