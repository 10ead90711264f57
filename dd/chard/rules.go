// The nine reduction rules (section 4.2): the collection of conditions.

package chard

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// A Rule is the number of a rule, in the order of the paper.
type Rule int

const (
	Kept          Rule = iota // no rule
	NoOp                      // hits nothing and changes nothing
	RejectedHome              // the home key, which the monkey does not let out of the app
	RejectedBack              // the back key in the main activity, likewise
	OptionalKey               // a key the app is not expected to react to
	ContraryPair              // two events that undo each other
	NestedPairs               // the same, within each other
	LastEffective             // of several choices in one group only the last one counts
	TextSlide                 // a window opened, scrolled and closed
	HiddenMenu                // a menu opened, and closed or left for a window that is closed
)

var ruleNames = [...]string{"kept", "no-op", "rejected home", "rejected back", "optional key",
	"contrary pair", "nested contrary pairs", "last effective", "text slide", "hidden menu"}

func (r Rule) String() string {
	if r >= 0 && int(r) < len(ruleNames) {
		return ruleNames[r]
	}
	return fmt.Sprintf("rule(%d)", int(r))
}

// DefaultOptional are the keys of rule 4 unless configured otherwise.
var DefaultOptional = []string{"CALL", "VOLUME_UP", "VOLUME_DOWN"}

// Config selects and adjusts the rules. The zero value applies all of them and
// takes what is not known for a reason to keep an event.
type Config struct {
	Rules    []Rule   // nil: all
	Optional []string // keys of rule 4, without KEYCODE_; nil: DefaultOptional
	// Bold supposes that what the recording does not tell did not happen: that
	// fingers hit nothing, and that fingers and keys changed nothing. The result
	// is shorter, and a guess that a replay has to confirm.
	Bold bool
	// Main is the main activity; empty: the one the launch led to.
	Main string
}

func (c *Config) enabled(r Rule) bool { return c.Rules == nil || slices.Contains(c.Rules, r) }

// single holds the conditions of the rules that look at one event.
var single = []struct {
	rule      Rule
	condition func(c *Config, e *Record) Truth
}{
	{NoOp, func(_ *Config, e *Record) Truth {
		return all(e.Hit.Not(), e.WindowChange.Not(), e.InternalChange.Not())
	}},
	{RejectedHome, func(_ *Config, e *Record) Truth {
		return all(key(e, "HOME"), e.WindowChange.Not())
	}},
	{RejectedBack, func(c *Config, e *Record) Truth {
		return all(key(e, "BACK"), truth(e.Source.Activity == c.Main && e.Source.Window == ""), e.WindowChange.Not())
	}},
	{OptionalKey, func(c *Config, e *Record) Truth {
		return all(key(e, c.Optional...), e.WindowChange.Not(), e.InternalChange.Not())
	}},
}

// key reports a system or navigation key of one of the names.
func key(e *Record, names ...string) Truth {
	system := e.Type == "SysOp" || e.Type == "Nav" || e.Type == "MajorNav"
	return truth(system && slices.Contains(names, e.Object))
}

// opens reports an event that leaves its window for another.
func opens(e *Record) Truth { return e.WindowChange }

// first is the condition on the first event of a contrary pair.
func first(e *Record) Truth { return some(opens(e), all(toggle(e), e.WindowChange.Not())) }

// pairs reports that b undoes a: it toggles the same box back, or returns to
// the window that a left, without a trace in the app's code.
func pairs(a, b *Record) Truth {
	box := all(toggle(a), toggle(b), truth(a.Object == b.Object && a.sourceWindow() == b.sourceWindow()),
		a.WindowChange.Not(), b.WindowChange.Not())
	return some(box, all(opens(a), returns(a, b), b.quiet()))
}

// returns reports that b goes from where a led back to where a came from.
func returns(a, b *Record) Truth {
	if !b.known() || !a.known() {
		return No
	}
	return all(b.WindowChange, truth(b.sourceWindow() == a.targetWindow() && b.targetWindow() == a.sourceWindow()))
}

// known reports that both windows around the event are.
func (e *Record) known() bool { return e.Source.Activity != "" && e.Target.Activity != "" }

// toggle reports a tap on a widget that a second tap sets back.
func toggle(e *Record) Truth {
	if e.Event.Kind != event.Tap || e.Event.Widget == nil {
		return No
	}
	switch class(e) {
	case "CheckBox", "Switch", "SwitchCompat", "ToggleButton", "CheckedTextView", "AppCompatCheckBox", "AppCompatCheckedTextView", "SwitchMaterial":
		return truth(e.Event.Widget.Group == "")
	}
	return No
}

// class returns the simple class name of the widget hit.
func class(e *Record) string {
	if e.Event.Widget == nil {
		return ""
	}
	c := e.Event.Widget.Class
	return c[strings.LastIndexAny(c, ".$/")+1:]
}

// group names what events of rule 7 have in common: one group of radio buttons,
// or one text field that is clicked and not written to.
func group(e *Record) string {
	if e.Event.Widget == nil || e.WindowChange != No || e.Event.Kind != event.Tap {
		return ""
	}
	w := e.sourceWindow()
	at := w.activity + "\x00" + w.name + "\x00" + w.layout + "\x00"
	switch {
	case e.Event.Widget.Group != "":
		return at + "group " + e.Event.Widget.Group
	case strings.HasSuffix(class(e), "EditText") || strings.HasSuffix(class(e), "AutoCompleteTextView"):
		return at + "field " + e.Object
	}
	return ""
}

// slide reports an event that scrolls and does nothing else.
func slide(e *Record) Truth {
	return all(truth(e.Event.Kind == event.Swipe || e.Event.Kind == event.Trackball), e.WindowChange.Not(), e.InternalChange.Not())
}

// opensMenu reports an event after which a menu is in front.
func opensMenu(e *Record) Truth {
	name := strings.ToLower(e.Target.Window)
	menu := strings.Contains(name, "menu") || strings.Contains(name, "popup")
	return all(e.WindowChange, truth(menu))
}
