// The event model: events, the widgets they hit, the states around them.

package event

import "time"

// Kind says what sort of action an event is.
type Kind uint8

const (
	Other     Kind = iota // a recorder's command that is kept verbatim in Raw
	Launch                // start an activity: Package and Component
	Tap                   // Points[0]
	LongPress             // Points[0] for Duration
	Swipe                 // Points[0] to Points[1] in Steps moves
	Pinch                 // Points[0] to [1] and Points[2] to [3] in Steps moves
	Trackball             // Points are relative moves
	Key                   // the key named in Key
	Back                  // the back key
	Home                  // the home key
	Menu                  // the menu key
	Text                  // type Text into the focused field
	Rotate                // turn the screen to Rotation
	Flip                  // open or close the hardware keyboard: On
	Broadcast             // send the intent action in Text
	Wait                  // nothing but Duration
	Permit                // answer the system's question for a permission: On allows it
	Answer                // another app ends with what it was asked for: On says so, Text is the address of its data
	Network               // from now on each request is answered with Text; with On false, none is
)

// Point is a place on the screen in pixels, or a relative move.
type Point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// Rect is a widget's place on the screen in pixels.
type Rect struct {
	Left   int `json:"left"`
	Top    int `json:"top"`
	Right  int `json:"right"`
	Bottom int `json:"bottom"`
}

// Center is the middle of the rectangle.
func (r Rect) Center() Point {
	return Point{X: float64(r.Left+r.Right) / 2, Y: float64(r.Top+r.Bottom) / 2}
}

// Empty reports whether the rectangle contains no point.
func (r Rect) Empty() bool { return r.Left >= r.Right || r.Top >= r.Bottom }

// Widget is the view that an event hit.
type Widget struct {
	Class string `json:"class,omitempty"` // fully qualified or simple, as recorded
	ID    string `json:"id,omitempty"`    // resource name without "id/"
	Text  string `json:"text,omitempty"`
	// Label is what a user would call a widget without a text: its description, or a text inside.
	Label  string `json:"label,omitempty"`
	Bounds Rect   `json:"bounds,omitzero"`
	// Group names the exclusive group the widget belongs to (a RadioGroup).
	Group string `json:"group,omitempty"`
	// Path is the widget's position in the view tree, "0.0.2".
	Path string `json:"path,omitempty"`
}

// State is a GUI state. Two states are the same if they compare equal.
type State struct {
	Activity string `json:"activity,omitempty"` // class name
	Window   string `json:"window,omitempty"`   // dialog, popup or menu in front; empty: the activity's own window
	Layout   string `json:"layout,omitempty"`   // layout resource
	Abstract string `json:"abstract,omitempty"` // key of the abstracted widget tree
}

// SameWindow reports whether two states show the same window, whatever its contents.
func (s State) SameWindow(t State) bool {
	return s.Activity == t.Activity && s.Window == t.Window && s.Layout == t.Layout
}

// Event is one user or system action. Only Kind is always there; the fields
// that the Kind does not name are zero.
type Event struct {
	Kind     Kind          `json:"kind"`
	Points   []Point       `json:"points,omitempty"`
	Steps    int           `json:"steps,omitempty"`
	Duration time.Duration `json:"-"` // of the action itself; "ms" in files
	Delay    time.Duration `json:"-"` // wait before the event; "delay" in files, in ms
	Key      string        `json:"key,omitempty"`
	Text     string        `json:"text,omitempty"`
	Rotation int           `json:"rotation,omitempty"` // 0..3 quarter turns
	On       bool          `json:"on,omitempty"`

	Package   string `json:"package,omitempty"`
	Component string `json:"component,omitempty"` // activity class

	Widget *Widget `json:"widget,omitempty"`
	Before *State  `json:"before,omitempty"` // the state the event was injected into, if known
	After  *State  `json:"after,omitempty"`  // the state it led to, if known

	// Callbacks are the app's callbacks that the event ran, in order: CHARD's
	// internal status. Methods are all app methods it ran. Both nil: not known.
	Callbacks []string `json:"callbacks,omitempty"`
	Methods   []string `json:"methods,omitempty"`
	// Covered are the branches (or methods, by the recorder's numbering) that the event covered.
	Covered []int `json:"covered,omitempty"`

	// Source holds the recorder's numbers of the low-level events grouped here:
	// line numbers, or the numbers printed in the log. It survives reduction.
	Source []int `json:"source,omitempty"`
	// Raw holds the lines of the file the event was read from, and RawFormat
	// names that format; the format's writer prints them unchanged.
	Raw       []string `json:"raw,omitempty"`
	RawFormat string   `json:"rawFormat,omitempty"`
}

// Sequence is a launch and the events after it.
type Sequence struct {
	Package  string // of the app under test
	Activity string // the launch activity's class; empty: the app's launcher activity
	// Launch is the recorded launch event, if the record has one.
	Launch *Event
	Events []Event
	// Crash is the text of the crash report that ended the recording, one line
	// per stack frame; CrashAt is the index in Events of the event that was
	// executing, or len(Events)-1 where the record does not say. CrashAt is
	// meaningless while Crash is empty.
	Crash   string
	CrashAt int
	// Width and Height are the screen the sequence was recorded on; 0: not known.
	Width, Height int
	// Header keeps the header lines of the file that was read, for its own writer.
	Header []string
	// Trailer keeps the lines after the last event (a closing wait).
	Trailer []string
	// Format is the name of the format that was read.
	Format string
}

// Warning is something that a reader or writer could not carry over.
type Warning struct {
	Line, Column int // 1-based; 0: concerns the whole file
	Text         string
}

// Select returns the sequence with only the events whose indices are listed, in
// the order listed; the events share memory with s.
func (s *Sequence) Select(indices []int) *Sequence {
	out := *s
	out.Events = make([]Event, len(indices))
	for i, x := range indices {
		out.Events[i] = s.Events[x]
	}
	return &out
}
