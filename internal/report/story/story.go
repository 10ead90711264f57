// The data of a report.

package story

import (
	"fmt"
	"slices"
)

// Schema and Version name the JSON form of a story.
const (
	Schema  = "esdroid-report"
	Version = 1
)

// Story is a crash explained. Texts are as the app and the crash report give them: a
// writer makes them harmless, see Visible.
type Story struct {
	Schema   string `json:"schema"`
	Version  int    `json:"version"`
	Title    string `json:"title"` // the exception with its message, or what was sliced
	Package  string `json:"package,omitempty"`
	Thread   string `json:"thread,omitempty"`
	Recorded bool   `json:"recorded"` // the slice is of a recorded run, else of the code

	Stack  []Frame `json:"stack"`  // the throwing frame first
	Faults []Fault `json:"faults"` // what failed; more than one if the report does not tell
	// Steps are in the order in which they are told: those of the value's way first, the
	// nearest to the fault first. ID is the index.
	Steps     []Step     `json:"steps"`
	Events    []Event    `json:"events"`
	Facts     []string   `json:"facts"` // how the events were got, in sentences
	Callbacks []Callback `json:"callbacks"`
	Causes    []Cause    `json:"causes"`
	// Absent is what did not happen, and would have kept the crash from happening.
	Absent []Absence `json:"absent"`

	Thin Size  `json:"thin"` // the whole slice, of which Steps may be the nearest part
	Full Size  `json:"full"`
	Gaps []Gap `json:"gaps"`
	// Unmodelled are framework methods whose effects were guessed.
	Unmodelled []string `json:"unmodelled"`
	Notes      []string `json:"notes"` // what was left out or assumed, in sentences
}

// Size is how much a slice holds.
type Size struct {
	Statements int `json:"statements"`
	Executions int `json:"executions,omitempty"` // of a recorded run
}

// Frame is a frame of the crash's stack.
type Frame struct {
	Text string `json:"text"`
	Note string `json:"note,omitempty"`
	Place
}

// Place is where code stands. Path is the source file below the root of the sources,
// Line is 0 if it is not known.
type Place struct {
	Class string `json:"class,omitempty"` // as in Java, inner classes with $
	// Member is the method as in Java, Method the same in dex's notation.
	Member string `json:"member,omitempty"`
	Method string `json:"method,omitempty"`
	Path   string `json:"path,omitempty"`
	Line   int    `json:"line,omitempty"`
}

// String names the place shortly: method and line.
func (p Place) String() string {
	if p.Line > 0 {
		return fmt.Sprintf("%s:%d", p.Member, p.Line)
	}
	return p.Member
}

// Fault is a statement that can have thrown.
type Fault struct {
	Place
	Ref     string `json:"ref"`
	Text    string `json:"text"`
	Because string `json:"because,omitempty"`
}

// Step is a line of the story.
type Step struct {
	Place
	ID     int      `json:"id"`
	Refs   []string `json:"refs"` // statement references, the nearest to the fault first
	Text   string   `json:"text"` // the source line, or the statements as people say them
	Jimple []string `json:"jimple,omitempty"`
	Kind   Kind     `json:"kind"`
	Thin   bool     `json:"thin"` // on the way of the value
	// Distance is how far it is from the fault.
	Distance int `json:"distance"`
	// Why is the dependence by which it came in, nil for the fault; DependsOn are those on
	// other steps.
	Why       *Link    `json:"why,omitempty"`
	DependsOn []Link   `json:"dependsOn,omitempty"`
	Inputs    []string `json:"inputs,omitempty"` // from where outside the program values come, in words
	Assumed   bool     `json:"assumed,omitempty"`
	Repaired  bool     `json:"repaired,omitempty"`

	// Of a recorded run: when the nearest execution ran (1 is the first), how often the
	// line did in the slice, its thread, its callback instance and the event that ran it:
	// an index, -1 for the start of the app or if that is not known.
	Order    int   `json:"order,omitempty"`
	Times    int   `json:"times,omitempty"`
	Thread   int32 `json:"thread,omitempty"`
	Callback int32 `json:"callback,omitempty"`
	Event    int   `json:"event"`

	// Cause is the number of the confirmed cause that it is, from 1; 0 for others.
	Cause int `json:"cause,omitempty"`
}

// Kind is what a step is.
type Kind string

// The kinds of steps.
const (
	Throw     Kind = "throw" // the fault
	Statement Kind = "statement"
	Begins    Kind = "callback" // the beginning of a callback
)

// Link leads to another step.
type Link struct {
	To      int    `json:"to"`
	Kind    string `json:"kind"`
	Role    string `json:"role"` // what the one does for the other, in words
	Label   string `json:"label,omitempty"`
	Assumed bool   `json:"assumed,omitempty"`
}

// Event is what was done to the app. The last one of a sequence is the crash itself,
// with the last picture and no Text, if there is a picture of it.
type Event struct {
	Text     string  `json:"text"`
	Activity string  `json:"activity,omitempty"`
	Points   []Point `json:"points,omitempty"` // of a touch, in pixels of the screen
	// Picture is the screen before the event, as PNG, of a screen of Width by Height.
	Picture       []byte `json:"picture,omitempty"`
	Width, Height int    `json:"-"`
	// Callbacks is the last callback instance that had begun before the event.
	Callbacks int64 `json:"callbacks,omitempty"`
	Needed    bool  `json:"needed,omitempty"` // without it the crash does not happen
}

// Crash reports whether it is the crash and nothing that was done.
func (e *Event) Crash() bool { return e.Text == "" }

// Point is a place on the screen.
type Point struct {
	X float64 `json:"x"`
	Y float64 `json:"y"`
}

// Callback is a method that the framework calls, with what makes it.
type Callback struct {
	Member  string `json:"member"`
	Trigger string `json:"trigger,omitempty"`
	Crash   bool   `json:"crash,omitempty"` // on the stack of the crash
}

// Cause is a statement that was changed in another run.
type Cause struct {
	Ref       string `json:"ref"`
	Place     string `json:"place"`
	Text      string `json:"text"`
	Confirmed bool   `json:"confirmed"` // with the change the crash does not happen
	Change    string `json:"change"`    // in words
}

// Gap is a place where the trace lost records.
type Gap struct {
	Before int    `json:"before"`
	Lost   int64  `json:"lost"`
	Reason string `json:"reason"`
}

// New returns an empty story.
func New(title string) *Story {
	return &Story{Schema: Schema, Version: Version, Title: title, Stack: []Frame{}, Faults: []Fault{}, Steps: []Step{}, Events: []Event{}, Facts: []string{},
		Callbacks: []Callback{}, Causes: []Cause{}, Absent: []Absence{}, Gaps: []Gap{}, Unmodelled: []string{}, Notes: []string{}}
}

// MarkCauses has the steps know the confirmed causes among them: by the statement, or by
// the line if no step has it, since a constant is no step of its own.
func (s *Story) MarkCauses() {
	told := map[string]bool{}
	for i := range s.Steps {
		for _, ref := range s.Steps[i].Refs {
			told[ref] = true
		}
	}
	number := map[string]int{}
	for i, c := range s.Causes {
		name := c.Ref
		if !told[name] {
			name = c.Place
		}
		if c.Confirmed && number[name] == 0 {
			number[name] = i + 1
		}
	}
	for i := range s.Steps {
		st := &s.Steps[i]
		for _, ref := range append(slices.Clone(st.Refs), st.String()) {
			if n := number[ref]; n > 0 && st.Cause == 0 {
				st.Cause = n
			}
		}
	}
}

// MarkEvents has the steps know the events that ran them.
func (s *Story) MarkEvents() {
	for i := range s.Steps {
		st := &s.Steps[i]
		st.Event = -1
		if st.Callback == 0 {
			continue
		}
		for k := range s.Events {
			if !s.Events[k].Crash() && int64(st.Callback) > s.Events[k].Callbacks {
				st.Event = k
			}
		}
	}
}

// Way returns the steps from one to the fault, itself first.
func (s *Story) Way(id int) []int {
	var way []int
	for len(way) <= len(s.Steps) && id >= 0 && id < len(s.Steps) {
		way = append(way, id)
		why := s.Steps[id].Why
		if why == nil {
			break
		}
		id = why.To
	}
	return way
}
