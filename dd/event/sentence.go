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
