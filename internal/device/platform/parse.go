// Reading what the runner prints.

package platform

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// A Step is an event and what the app showed after it.
type Step struct {
	Event    string // as in a script; "launch" for the first
	Activity string // class of the activity in front
	Windows  []*View
}

// A View is one view of a window.
type View struct {
	Class                       string
	ID                          string // entry name, "" where it has none
	Left, Top                   int    // on the screen
	Width, Height               int
	Hidden, Clickable, Disabled bool
	Selected, Focused, Checked  bool
	Text                        string
	IsText                      bool // a TextView, whose text is known
	Children                    []*View
}

// A Replay is what a script gave.
type Replay struct {
	Start   time.Time // of the platform's wall clock, when the app started
	Steps   []Step
	Last    string   // the event that ended the app, "" if none did
	Crash   string   // the stack trace that ended the app, "" if none did
	Ended   bool     // no activity was left
	Outside []string // intents for which there was no activity
}

// Parse reads the output of Judge.Replay.
func Parse(out string) (*Replay, error) {
	r := &Replay{}
	var path []*View // from the window down to the last view
	lines := strings.Split(out, "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case strings.HasPrefix(line, "AFTER "):
			event, activity, ok := strings.Cut(line[len("AFTER "):], " IN ")
			if !ok {
				return nil, fmt.Errorf("line %d: no activity: %q", i+1, line)
			}
			r.Steps = append(r.Steps, Step{Event: event, Activity: activity})
			r.Last = ""
			path = nil
		case strings.HasPrefix(line, "SEND "):
			r.Last = line[len("SEND "):]
		case strings.HasPrefix(line, "CRASH"):
			var trace []string
			for i++; i < len(lines) && (strings.HasPrefix(lines[i], "\tat ") || strings.HasPrefix(lines[i], "\t... ") || strings.HasPrefix(lines[i], "Caused by: ") || len(trace) == 0 || !strings.HasPrefix(trace[len(trace)-1], "\t")); i++ {
				trace = append(trace, lines[i])
			}
			i--
			r.Crash = strings.Join(trace, "\n")
		case strings.HasPrefix(line, "START ") && len(r.Steps) == 0:
			millis, err := strconv.ParseInt(line[len("START "):], 10, 64)
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			r.Start = time.UnixMilli(millis)
		case strings.HasPrefix(line, "END "):
			r.Ended = true
		case strings.HasPrefix(line, "outside "):
			r.Outside = append(r.Outside, line[len("outside "):])
		case strings.HasPrefix(line, "  ") && len(r.Steps) > 0:
			depth := (len(line) - len(strings.TrimLeft(line, " "))) / 2
			v, used, err := parseView(lines[i:])
			if err != nil {
				continue // a line that the app printed
			}
			i += used - 1
			step := &r.Steps[len(r.Steps)-1]
			if depth == 1 {
				step.Windows = append(step.Windows, v)
			} else if depth-2 < len(path) {
				parent := path[depth-2]
				parent.Children = append(parent.Children, v)
			} else {
				return nil, fmt.Errorf("line %d: a view without its parent: %q", i+1, line)
			}
			path = append(path[:depth-1], v)
		}
	}
	return r, nil
}

// parseView reads a view and the lines that its text goes over.
func parseView(lines []string) (*View, int, error) {
	head, text, isText := strings.Cut(strings.TrimLeft(lines[0], " "), ` "`)
	used := 1
	if isText {
		for !strings.HasSuffix(text, `"`) && used < len(lines) {
			text += "\n" + lines[used]
			used++
		}
		text = strings.TrimSuffix(text, `"`)
	}
	f := strings.Split(head, " ")
	if len(f) < 4 {
		return nil, 0, fmt.Errorf("no view: %q", lines[0])
	}
	v := &View{Class: f[0], ID: f[1], Text: text, IsText: isText}
	var err error
	pair := func(s, sep string, a, b *int) {
		x, y, ok := strings.Cut(s, sep)
		if !ok {
			err = fmt.Errorf("no view: %q", lines[0])
			return
		}
		var e1, e2 error
		*a, e1 = strconv.Atoi(x)
		*b, e2 = strconv.Atoi(y)
		if e1 != nil || e2 != nil {
			err = fmt.Errorf("no view: %q", lines[0])
		}
	}
	pair(f[2], ",", &v.Left, &v.Top)
	pair(f[3], "x", &v.Width, &v.Height)
	for _, flag := range f[4:] {
		switch flag {
		case "hidden":
			v.Hidden = true
		case "clickable":
			v.Clickable = true
		case "disabled":
			v.Disabled = true
		case "selected":
			v.Selected = true
		case "focused":
			v.Focused = true
		case "checked":
			v.Checked = true
		}
	}
	return v, used, err
}

// Each calls yield for the view and all below it, parents first.
func (v *View) Each(yield func(v *View)) {
	yield(v)
	for _, c := range v.Children {
		c.Each(yield)
	}
}
