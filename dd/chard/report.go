// The report: one sentence for each event (section 6).

package chard

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
)

// A Level is how much an event matters (table 2).
type Level int

const (
	Trivial   Level = iota // does nothing that was seen
	Minor                  // hits a widget or is a key
	Major                  // runs code of the app
	Essential              // changes the window, launches the app, crashes it
)

var levelNames = [...]string{"Trivial", "Minor", "Major", "Essential"}

func (l Level) String() string {
	if l >= 0 && int(l) < len(levelNames) {
		return levelNames[l]
	}
	return fmt.Sprintf("level(%d)", int(l))
}

// Level returns the highest level whose criterion the event meets. [The table
// is damaged in print: its list of essential types begins with Appswitch and
// ends with PinchZoom; those that act without a widget are taken.]
func (r *Record) Level() Level {
	switch r.Type {
	case "Appswitch", "Rotation", "Flip", "PinchZoom":
		return Essential
	}
	switch {
	case r.WindowChange == Yes || r.Crash:
		return Essential
	case r.InternalChange == Yes:
		return Major
	case r.Hit == Yes:
		return Minor
	}
	return Trivial
}

// A Sentence says what one event did.
type Sentence struct {
	Text  string // in the words of figure 14
	Plain string // in those of a user, without a number
	Level Level
}

func (s Sentence) String() string { return s.Text }

// Report returns a sentence for the launch and for each event of the candidate,
// in the candidate's order.
func Report(s *event.Sequence, candidate []int) []Sentence {
	records := selected(s, candidate)
	for _, r := range records {
		r.Crash = r.Crash && s.Crash != "" && r.Index == s.CrashAt
	}
	w := writer{pkg: s.Package, seen: make(map[string]bool)}
	if w.pkg == "" && s.Launch != nil {
		w.pkg = s.Launch.Package
	}
	out := make([]Sentence, 0, len(records))
	for _, r := range records {
		plain := w.plain(r)
		out = append(out, Sentence{w.sentence(r), plain, r.Level()})
	}
	return out
}

// writer writes the sentences of one report.
type writer struct {
	pkg  string
	seen map[string]bool // activities that were in front
}

// sentence describes one event, in the words of figure 14.
func (w *writer) sentence(r *Record) string {
	var b strings.Builder
	fmt.Fprintf(&b, "#%s is a %s event that ", ids(r.IDs), r.Type)
	result := w.result(r)
	deed := w.deed(r, result != "")
	switch {
	case deed != "" && result != "":
		b.WriteString(deed + ", causing " + result)
	case deed != "":
		b.WriteString(deed)
	case result != "":
		b.WriteString("causes " + result)
	case r.recorded():
		b.WriteString("has no visible effect")
	default:
		b.WriteString(w.place(r) + "has an effect that is not recorded")
	}
	if r.Level() == Trivial && !r.recorded() {
		b.WriteString(".") // more may be true than is known
	} else {
		fmt.Fprintf(&b, ", whose level is %s.", r.Level())
	}
	w.seen[r.Source.Activity] = true
	w.seen[r.Target.Activity] = true
	return b.String()
}

// plain describes one event as a user would.
func (w *writer) plain(r *Record) string {
	what := r.Event.Sentence()
	if r.Event.Kind == event.Launch {
		what = "launch of " + w.pkg
	}
	from, to := w.name(r.Source), w.name(r.Target)
	switch {
	case r.Crash:
		return what + ": the app crashes"
	case r.WindowChange == Yes && r.Target.Activity == "":
		return what + ": the app is left"
	case r.WindowChange == Yes && r.Target.Window == "" && (w.seen[r.Target.Activity] || r.Source.Activity == r.Target.Activity):
		return what + ": back to " + to
	case r.WindowChange == Yes:
		return what + ": opens " + to
	case r.InternalChange == Yes:
		return what + ": runs code of " + from
	case r.WindowChange == Unknown:
		return what + ": what it did is not recorded"
	case r.InternalChange == Unknown:
		return what + ": the window stays"
	}
	return what + ": nothing is seen of it"
}

// name is what a user would call what is in front.
func (w *writer) name(s event.State) string {
	name := strings.TrimPrefix(strings.TrimPrefix(s.Activity, w.pkg+"."), ".")
	if s.Window != "" {
		return fmt.Sprintf("%s of %s", s.Window, name)
	}
	return name
}

// recorded reports that the recording tells what the event did.
func (r *Record) recorded() bool { return r.WindowChange != Unknown && r.InternalChange != Unknown }

// place says where a finger touched, of which nothing better is known.
func (w *writer) place(r *Record) string {
	switch r.Event.Kind {
	case event.Tap, event.LongPress, event.Swipe, event.Pinch:
	default:
		return ""
	}
	if len(r.Event.Points) == 0 {
		return ""
	}
	p := r.Event.Points[0]
	return fmt.Sprintf("hits the screen at (%g, %g) and ", p.X, p.Y)
}

func ids(numbers []int) string {
	parts := make([]string, len(numbers))
	for i, n := range numbers {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, ",")
}

// deed says what is done to what; empty: nothing to name. The figure puts an
// article before the id where a result follows.
func (w *writer) deed(r *Record, result bool) string {
	e := r.Event
	switch e.Kind {
	case event.Launch:
		return fmt.Sprintf("opens the entry page of %q", w.pkg)
	case event.Rotate:
		return fmt.Sprintf("turns the screen to %d degrees", 90*(e.Rotation&3))
	case event.Flip:
		if e.On {
			return "opens the keyboard"
		}
		return "closes the keyboard"
	case event.Text:
		return fmt.Sprintf("types %q", e.Text)
	case event.Broadcast:
		return fmt.Sprintf("sends the broadcast %q", e.Text)
	case event.Wait:
		return fmt.Sprintf("waits %d milliseconds", e.Duration.Milliseconds())
	}
	if name := e.KeyName(); name != "" {
		return fmt.Sprintf("presses the key %q", strings.TrimPrefix(name, "KEYCODE_"))
	}
	if e.Widget == nil {
		return ""
	}
	verb := map[event.Kind]string{event.Tap: "clicks on", event.LongPress: "clicks long on", event.Swipe: "slides over",
		event.Pinch: "pinches", event.Trackball: "rolls over"}[e.Kind]
	if verb == "" {
		verb = "acts on"
	}
	c := class(r)
	if c == "" {
		c = "View"
	}
	var with []string
	if e.Widget.ID != "" {
		article := ""
		if result {
			article = "the "
		}
		with = append(with, fmt.Sprintf("%sid %q", article, e.Widget.ID))
	}
	if e.Widget.Text != "" {
		with = append(with, fmt.Sprintf("text %q", e.Widget.Text))
	}
	s := verb + " " + c
	if len(with) > 0 {
		s += " with " + strings.Join(with, " and ")
	}
	return s
}

// result says what the event led to; empty: nothing that was seen.
func (w *writer) result(r *Record) string {
	switch {
	case r.Crash:
		return "the crash of app"
	case r.WindowChange != Yes || r.Target.Activity == "":
		return ""
	case r.Source.Activity == r.Target.Activity && r.Target.Window != "":
		return fmt.Sprintf("the launch of window %q of activity %q", r.Target.Window, w.short(r.Target.Activity))
	case r.Source.Activity == r.Target.Activity && r.Source.Window != "":
		return fmt.Sprintf("the close of window %q of activity %q", r.Source.Window, w.short(r.Source.Activity))
	case r.Event.Kind == event.Back && w.seen[r.Target.Activity]:
		return fmt.Sprintf("the return to activity %q", w.short(r.Target.Activity))
	case r.Target.Window != "":
		return fmt.Sprintf("the launch of window %q of activity %q", r.Target.Window, w.short(r.Target.Activity))
	}
	return fmt.Sprintf("the launch of activity %q", w.short(r.Target.Activity))
}

// short writes an activity relative to the app: "/.Main".
func (w *writer) short(activity string) string {
	if w.pkg != "" {
		if rest, ok := strings.CutPrefix(activity, w.pkg+"."); ok {
			return "/." + rest
		}
	}
	return "/" + activity
}
