// SwiftHand2/DetReduce traces (trace.json).

package event

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"regexp"
	"sort"
	"strconv"
	"strings"
)

const detReduceName = "detreduce"

func detectDetReduce(head []byte) bool {
	return bytes.Contains(head, []byte(`"abstractState"`)) || bytes.Contains(head, []byte(`"branchCoverage"`))
}

// snapshot is one element of a trace: an action and the state it led to.
type snapshot struct {
	Action        string       `json:"action"`
	ActionIndex   *int         `json:"actionIndex"`
	Activity      string       `json:"activity"`
	UI            *uiNode      `json:"ui"`
	AbstractState abstractJSON `json:"abstractState"`
	Branches      []int        `json:"branchCoverage"`
	Methods       []int        `json:"methodCoverage"`
}

type abstractJSON struct {
	Activity      string   `json:"activity"`
	EnabledEvents []string `json:"enabledEvents"`
}

type uiNode struct {
	Class    string    `json:"class"`
	Bound    string    `json:"bound"`
	Text     string    `json:"text"`
	Children []*uiNode `json:"children"`
}

// MethodBase is added to method numbers in Event.Covered, where branches have
// their own numbers: exceptions are branches from 10,000,000 on.
const MethodBase = 1 << 30

// ReadDetReduce reads one trace. Its first element is the start of the app;
// every other one names its action by the index into the events that the state
// before it enabled. A Close ends the trace; the state after a Restart is the
// one of a fresh start. The abstract state's key is the activity and its events
// without coordinates and check marks.
func ReadDetReduce(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	place := func(err error) error {
		offset := int64(1)
		if syntax := (*json.SyntaxError)(nil); errors.As(err, &syntax) {
			offset = syntax.Offset
		} else if kind := (*json.UnmarshalTypeError)(nil); errors.As(err, &kind) {
			offset = kind.Offset
		}
		before := data[:min(max(offset-1, 0), int64(len(data)))]
		line := bytes.Count(before, []byte{'\n'}) + 1
		return &SyntaxError{detReduceName, line, len(before) - bytes.LastIndexByte(before, '\n'), err.Error()}
	}
	var wrapped struct {
		Trace []snapshot `json:"trace"`
	}
	if bytes.HasPrefix(bytes.TrimSpace(data), []byte{'['}) {
		err = json.Unmarshal(data, &wrapped.Trace) // as the README has it
	} else {
		err = json.Unmarshal(data, &wrapped) // as the program writes it
	}
	if err != nil {
		return nil, nil, place(err)
	}
	if len(wrapped.Trace) == 0 || wrapped.Trace[0].Action != "Start" && wrapped.Trace[0].Action != "Restart" {
		return nil, nil, &SyntaxError{detReduceName, 1, 1, "the trace does not begin with a Start"}
	}
	s := &Sequence{Format: detReduceName}
	var warnings []Warning
	for i := range wrapped.Trace {
		n := &wrapped.Trace[i]
		after := &State{Activity: n.Activity, Abstract: n.AbstractState.key()}
		e := Event{After: after, Covered: n.covered(), Source: []int{i}}
		if i == 0 {
			e.Kind, e.Component = Launch, n.Activity
			s.Launch, s.Activity = &e, n.Activity
			continue
		}
		prev := &wrapped.Trace[i-1]
		e.Before = &State{Activity: prev.Activity, Abstract: prev.AbstractState.key()}
		switch n.Action {
		case "Close":
			if i != len(wrapped.Trace)-1 {
				warnings = append(warnings, Warning{Text: fmt.Sprintf("element %d closes the app before the trace ends", i)})
			}
			continue
		case "Start", "Restart":
			e.Kind, e.Component = Launch, n.Activity
		case "Event":
			k := n.ActionIndex
			if k == nil || *k < 0 || *k >= len(prev.AbstractState.EnabledEvents) {
				return nil, warnings, &SyntaxError{detReduceName, 1, 1, fmt.Sprintf("element %d: no action %s among the %d events enabled before it", i, indexText(k), len(prev.AbstractState.EnabledEvents))}
			}
			if text := prev.act(&e, prev.AbstractState.EnabledEvents[*k]); text != "" {
				warnings = append(warnings, Warning{Text: fmt.Sprintf("element %d: %s", i, text)})
			}
		default:
			return nil, warnings, &SyntaxError{detReduceName, 1, 1, fmt.Sprintf("element %d: unknown action %q", i, n.Action)}
		}
		s.Events = append(s.Events, e)
	}
	return s, warnings, nil
}

func indexText(k *int) string {
	if k == nil {
		return "index"
	}
	return strconv.Itoa(*k)
}

// covered joins branches and methods.
func (n *snapshot) covered() []int {
	out := append([]int(nil), n.Branches...)
	for _, m := range n.Methods {
		out = append(out, MethodBase+m)
	}
	sort.Ints(out)
	return out
}

// key is the abstract state: the activity and the simplified events.
func (a abstractJSON) key() string {
	var b strings.Builder
	b.WriteString(a.Activity)
	for _, ev := range a.EnabledEvents {
		b.WriteByte(',')
		parts := strings.Split(ev, ":")
		b.WriteString(strings.Join(parts[:min(len(parts), 3)], ":"))
	}
	return b.String()
}

var boundNumber = regexp.MustCompile(`-?\d+`)

// act fills in the event "kind:class:path[:x:y…]"; the text says what is missing.
func (n *snapshot) act(e *Event, ev string) string {
	parts := strings.Split(ev, ":")
	e.Raw, e.RawFormat = []string{ev}, detReduceName
	if len(parts) >= 3 {
		e.Widget = &Widget{Class: parts[1], Path: parts[2]}
		n.place(e.Widget)
	}
	var at []Point
	if len(parts) >= 5 {
		x, errX := strconv.ParseFloat(parts[3], 64)
		y, errY := strconv.ParseFloat(parts[4], 64)
		if errX == nil && errY == nil && x > -1e6 && x < 1e6 && y > -1e6 && y < 1e6 {
			at = []Point{{x, y}}
		}
	}
	if at == nil && e.Widget != nil && !e.Widget.Bounds.Empty() {
		at = []Point{e.Widget.Bounds.Center()}
	}
	switch kind := parts[0]; kind {
	case "dclick", "click", "dcheck", "check":
		e.Kind, e.Points = Tap, at
	case "dlong", "long", "longclick":
		e.Kind, e.Points = LongPress, at
	case "back":
		e.Kind = Back
		return ""
	case "menu":
		e.Kind = Menu
		return ""
	case "home":
		e.Kind = Home
		return ""
	case "rotate":
		e.Kind, e.Rotation = Rotate, 1
		return ""
	case "scroll":
		e.Kind = Swipe
		if e.Widget != nil && !e.Widget.Bounds.Empty() {
			b := e.Widget.Bounds
			mid := b.Center()
			e.Points = []Point{{mid.X, float64(b.Bottom) - 1}, {mid.X, float64(b.Top) + 1}}
			e.Steps = 10
		}
		return ""
	case "edit":
		e.Kind = Text
		return ""
	default:
		e.Kind = Other
		return fmt.Sprintf("event kind %q is kept as it is", kind)
	}
	if at == nil {
		return fmt.Sprintf("where %q hit is not known", ev)
	}
	return ""
}

// place looks the widget up in the view tree by its path "0.1.2" (0 is the root).
func (n *snapshot) place(w *Widget) {
	node := n.UI
	for i, part := range strings.Split(w.Path, ".") {
		k, err := strconv.Atoi(part)
		if node == nil || err != nil {
			return
		}
		if i == 0 {
			continue
		}
		if k < 0 || k >= len(node.Children) {
			return
		}
		node = node.Children[k]
	}
	if node == nil {
		return
	}
	w.Text = node.Text
	if v := boundNumber.FindAllString(node.Bound, 5); len(v) == 4 {
		var q [4]int
		for i := range q {
			q[i], _ = strconv.Atoi(v[i])
			if q[i] < -1e6 || q[i] > 1e6 {
				return
			}
		}
		w.Bounds = Rect{q[0], q[1], q[2], q[3]}
	}
}
