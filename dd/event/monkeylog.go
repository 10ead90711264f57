// What monkey prints with -v -v -v, in AOSP's words and in CHARD's.

package event

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const monkeyLogName = "monkey-log"

var (
	logHint     = regexp.MustCompile(`(?m)^\s*(#\d+: ?)?:?(Sending (Touch|Key|Trackball|Flip|rotation)|Switch: |Monkey: seed=)`)
	logPrefix   = regexp.MustCompile(`^#(\d+): ?`)
	logMotion   = regexp.MustCompile(`^:?Sending (Touch|Trackball) \(ACTION_(DOWN|UP|MOVE|CANCEL|POINTER_DOWN|POINTER_UP)(?: (\d+))?\): ?(.*)$`)
	logPointer  = regexp.MustCompile(`^(\d+):\(\s*([-+0-9.eE]+)\s*,\s*([-+0-9.eE]+)\s*\)`)
	logKey      = regexp.MustCompile(`^:?Sending Key \(ACTION_(DOWN|UP)\): (\d+)\s*(?://\s*(\S+))?`)
	logFlip     = regexp.MustCompile(`^:?Sending Flip keyboardOpen=(true|false)`)
	logRotation = regexp.MustCompile(`^:?Sending rotation degree=(-?\d+), persist=(true|false)`)
	logSleep    = regexp.MustCompile(`^Sleeping for (\d+) milliseconds`)
	logSwitch   = regexp.MustCompile(`^:?Switch: (.*)$`)
	logAllow    = regexp.MustCompile(`^\s*// Allowing start of Intent \{.*\bcmp=([^ }]+).*\}`)
	logNumber   = regexp.MustCompile(`^\s*//.*Sending event #(\d+)`)
)

func detectMonkeyLog(head []byte) bool { return logHint.Match(head) }

// logReader groups the lines of a monkey log into events.
type logReader struct {
	seq      *Sequence
	warnings []Warning
	raw      []string
	source   []int
	number   int // of the next event, where the log numbers them
	delay    time.Duration
	gesture  gesture
	keyDown  string
	ball     []Point // trackball moves of the event under way
	crash    []string
	inCrash  bool
	last     *Event
}

// ReadMonkeyLog reads the verbose output of monkey. Gestures are grouped from
// their DOWN to their UP, trackball moves between two sleeps; a sleep becomes
// the delay of the next event. An activity that the monkey allowed to start is
// the state after the event that started it.
func ReadMonkeyLog(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	rd := logReader{seq: &Sequence{Format: monkeyLogName}}
	for _, l := range lines(data) {
		if err := rd.line(l); err != nil {
			return nil, rd.warnings, err
		}
	}
	rd.flush()
	if len(rd.crash) > 0 {
		rd.seq.Crash = strings.Join(rd.crash, "\n") + "\n"
		rd.seq.CrashAt = max(rd.seq.CrashAt, 0)
	}
	rd.seq.Trailer = rd.raw
	return rd.seq, rd.warnings, nil
}

func (rd *logReader) errorAt(l textLine, part string, format string, args ...any) error {
	return &SyntaxError{monkeyLogName, l.number, max(0, strings.Index(l.text, part)) + 1, fmt.Sprintf(format, args...)}
}

func (rd *logReader) line(l textLine) error {
	text := l.text
	id := 0
	if m := logPrefix.FindStringSubmatch(text); m != nil {
		id, _ = strconv.Atoi(m[1])
		text = text[len(m[0]):]
	}
	if rd.inCrash {
		if rest, ok := strings.CutPrefix(text, "// "); ok && !strings.Contains(rest, "activityResuming") {
			rd.crash = append(rd.crash, rest)
			rd.raw = append(rd.raw, l.text)
			return nil
		}
		rd.inCrash = false
	}
	if crashBlock([]byte(text)) {
		rd.flush()
		if len(rd.crash) == 0 {
			rd.inCrash = true
			rd.crash = []string{strings.TrimPrefix(text, "// ")}
			rd.seq.CrashAt = len(rd.seq.Events) - 1
		} else {
			rd.warnings = append(rd.warnings, Warning{l.number, 1, "a second crash; the first one counts"})
		}
		rd.raw = append(rd.raw, l.text)
		return nil
	}
	rd.raw = append(rd.raw, l.text)
	sending := strings.HasPrefix(strings.TrimPrefix(text, ":"), "Sending ")
	if id == 0 {
		id = l.number
	}
	switch {
	case logMotion.MatchString(text):
		return rd.motion(l, id, logMotion.FindStringSubmatch(text))
	case logKey.MatchString(text):
		m := logKey.FindStringSubmatch(text)
		code, err := strconv.Atoi(m[2])
		if err != nil {
			return rd.errorAt(l, m[2], "key code %q", m[2])
		}
		name := KeyCodeName(code)
		rd.endBall()
		if m[1] == "DOWN" {
			rd.hold(id)
			rd.keyDown = name
			return nil
		}
		rd.keyDown = ""
		rd.add(id, KeyEvent(name))
	case logFlip.MatchString(text):
		rd.endBall()
		rd.add(id, Event{Kind: Flip, On: strings.Contains(text, "=true")})
	case logRotation.MatchString(text):
		m := logRotation.FindStringSubmatch(text)
		d, err := strconv.Atoi(m[1])
		if err != nil || d < 0 || d > 3 && d%90 != 0 || d >= 360 {
			return rd.errorAt(l, "degree=", "rotation %q is neither 0 to 3 nor a multiple of 90 below 360", m[1])
		}
		if d > 3 {
			d /= 90
		}
		rd.endBall()
		rd.add(id, Event{Kind: Rotate, Rotation: d, On: m[2] == "true"})
	case logSleep.MatchString(text):
		ms, err := strconv.Atoi(logSleep.FindStringSubmatch(text)[1])
		if err != nil || ms > 1e9 {
			return rd.errorAt(l, "for ", "a sleep of %s ms", logSleep.FindStringSubmatch(text)[1])
		}
		if len(rd.ball) > 0 { // the sleep ends the trackball event, and comes after it
			last := rd.raw[len(rd.raw)-1]
			rd.raw = rd.raw[:len(rd.raw)-1]
			rd.endBall()
			rd.raw = append(rd.raw, last)
		}
		rd.delay += time.Duration(ms) * time.Millisecond
	case logSwitch.MatchString(text):
		rd.endBall()
		e, err := rd.launch(l, logSwitch.FindStringSubmatch(text)[1])
		if err != nil {
			return err
		}
		rd.add(id, e)
	case logAllow.MatchString(text):
		if rd.last != nil && rd.gesture.down == 0 {
			pkg, class := component(logAllow.FindStringSubmatch(text)[1])
			_ = pkg
			rd.last.After = &State{Activity: class}
		}
	case sending:
		return rd.errorAt(l, "Sending", "malformed event %q", text)
	case logNumber.MatchString(text):
		rd.number, _ = strconv.Atoi(logNumber.FindStringSubmatch(text)[1])
	case len(rd.seq.Events) == 0 && rd.seq.Launch == nil:
		rd.seq.Header = append(rd.seq.Header, l.text)
		rd.raw = rd.raw[:len(rd.raw)-1]
	}
	return nil
}

// motion takes one touch or trackball line: several "id:(x,y)".
func (rd *logReader) motion(l textLine, id int, m []string) error {
	at := map[int]Point{}
	for rest := strings.TrimSpace(m[4]); rest != ""; {
		p := logPointer.FindStringSubmatch(rest)
		if p == nil {
			return rd.errorAt(l, rest, "want pointer:(x,y), not %q", rest)
		}
		k, err := strconv.Atoi(p[1])
		x, errX := strconv.ParseFloat(p[2], 64)
		y, errY := strconv.ParseFloat(p[3], 64)
		if err != nil || errX != nil || errY != nil || k > 15 {
			return rd.errorAt(l, rest, "want pointer:(x,y), not %q", rest)
		}
		at[k] = Point{x, y}
		rest = strings.TrimLeft(rest[len(p[0]):], " ,")
	}
	if len(at) == 0 {
		return rd.errorAt(l, ":", "a motion event without coordinates")
	}
	action := map[string]int{"DOWN": actionDown, "UP": actionUp, "MOVE": actionMove, "CANCEL": 3, "POINTER_DOWN": actionPointerDown, "POINTER_UP": actionPointerUp}[m[2]]
	if m[1] == "Trackball" {
		rd.hold(id)
		if action == actionMove {
			rd.ball = append(rd.ball, at[0])
		} else if rd.ball == nil {
			rd.ball = []Point{}
		}
		return nil
	}
	rd.endBall()
	if action == actionDown && rd.gesture.down > 0 {
		rd.warnings = append(rd.warnings, Warning{l.number, 1, "a second ACTION_DOWN; the first gesture is ended before it"})
		raw := rd.raw[len(rd.raw)-1]
		rd.raw = rd.raw[:len(rd.raw)-1]
		rd.flush()
		rd.raw = append(rd.raw, raw)
	}
	if !rd.gesture.pointer(action, 0, at) {
		rd.hold(id)
		return nil
	}
	e := rd.gesture.event()
	rd.gesture = gesture{}
	rd.add(id, e)
	return nil
}

func (rd *logReader) hold(id int) { rd.source = append(rd.source, id) }

// add appends an event made of the lines collected so far.
func (rd *logReader) add(id int, e Event) {
	if id > 0 {
		rd.source = append(rd.source, id)
	}
	e.Raw, e.RawFormat, e.Source, e.Delay = rd.raw, monkeyLogName, rd.source, rd.delay
	rd.raw, rd.source, rd.delay = nil, nil, 0
	if e.Kind == Launch && len(rd.seq.Events) == 0 && rd.seq.Launch == nil {
		rd.seq.Launch, rd.last = &e, &e
		rd.seq.Package, rd.seq.Activity = e.Package, e.Component
		return
	}
	rd.seq.Events = append(rd.seq.Events, e)
	rd.last = &rd.seq.Events[len(rd.seq.Events)-1]
}

// endBall closes a trackball event.
func (rd *logReader) endBall() {
	if rd.ball == nil {
		return
	}
	e := Event{Kind: Trackball, Points: rd.ball}
	rd.ball = nil
	keep := rd.raw
	var next []string
	if n := len(keep); n > 0 && !strings.Contains(keep[n-1], "Trackball") { // the line that ended it
		keep, next = keep[:n-1], []string{keep[n-1]}
	}
	rd.raw = keep
	rd.add(0, e)
	rd.raw = next
}

// flush ends what the log leaves under way.
func (rd *logReader) flush() {
	rd.endBall()
	switch {
	case rd.gesture.down > 0:
		e := rd.gesture.event()
		rd.gesture = gesture{}
		rd.add(0, e)
	case rd.keyDown != "":
		e := KeyEvent(rd.keyDown)
		rd.keyDown = ""
		rd.add(0, e)
	}
}

// launch reads both dialects of a switch: an intent URI with component=, and
// CHARD's "Component = ".
func (rd *logReader) launch(l textLine, text string) (Event, error) {
	var name string
	for part := range strings.SplitSeq(text, ";") {
		if v, ok := strings.CutPrefix(strings.TrimSpace(part), "component="); ok {
			name = v
		} else if v, ok := strings.CutPrefix(strings.TrimSpace(part), "Component = "); ok {
			name = v
		}
	}
	if name == "" {
		return Event{}, rd.errorAt(l, "Switch", "a switch without a component")
	}
	pkg, class := component(name)
	return Event{Kind: Launch, Package: pkg, Component: class}, nil
}

// component splits pkg/.Class.
func component(name string) (pkg, class string) {
	pkg, class, _ = strings.Cut(strings.TrimSpace(name), "/")
	if strings.HasPrefix(class, ".") {
		class = pkg + class
	}
	return pkg, class
}

// WriteMonkeyLog writes the sequence as the monkey would have logged it; events
// read from such a log come out as they went in.
func WriteMonkeyLog(w io.Writer, s *Sequence) ([]Warning, error) {
	b := bufio.NewWriter(w)
	var warnings []Warning
	own := s.Format == monkeyLogName
	if own {
		for _, h := range s.Header {
			fmt.Fprintln(b, h)
		}
	} else {
		fmt.Fprintf(b, ":Monkey: seed=0 count=%d\n", len(s.Events))
	}
	write := func(what string, e *Event) {
		if e.RawFormat == monkeyLogName {
			for _, l := range e.Raw {
				fmt.Fprintln(b, l)
			}
			return
		}
		text, err := logLines(e)
		if err != nil {
			warnings = append(warnings, Warning{Text: what + ": " + err.Error()})
			return
		}
		if e.Delay > 0 {
			fmt.Fprintf(b, "Sleeping for %d milliseconds\n", e.Delay.Milliseconds())
		}
		b.WriteString(text)
	}
	if s.Launch != nil {
		write("launch", s.Launch)
	} else if s.Package != "" {
		write("launch", &Event{Kind: Launch, Package: s.Package, Component: s.Activity})
	}
	for i := range s.Events {
		write(fmt.Sprintf("event %d", i+1), &s.Events[i])
	}
	if own {
		for _, t := range s.Trailer {
			fmt.Fprintln(b, t)
		}
	}
	return warnings, b.Flush()
}

func logLines(e *Event) (string, error) {
	if want := pointsOf[e.Kind]; len(e.Points) < want {
		return "", fmt.Errorf("a %s without coordinates", e.Kind)
	}
	var b bytes.Buffer
	touch := func(action string, p Point) {
		fmt.Fprintf(&b, ":Sending Touch (ACTION_%s): 0:(%s,%s)\n", action, oneDecimal(p.X), oneDecimal(p.Y))
	}
	switch e.Kind {
	case Launch:
		fmt.Fprintf(&b, ":Switch: #Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;launchFlags=0x10200000;component=%s/%s;end\n", e.Package, e.Component)
	case Tap, LongPress:
		touch("DOWN", e.Points[0])
		if e.Kind == LongPress {
			return "", fmt.Errorf("a %s cannot be told from a tap in this format", e.Kind)
		}
		touch("UP", e.Points[0])
	case Swipe:
		touch("DOWN", e.Points[0])
		n := max(e.Steps, 1)
		if n > 1<<12 {
			return "", fmt.Errorf("a swipe of %d steps", n)
		}
		for i := 1; i <= n; i++ {
			f := float64(i) / float64(n)
			touch("MOVE", Point{e.Points[0].X + f*(e.Points[1].X-e.Points[0].X), e.Points[0].Y + f*(e.Points[1].Y-e.Points[0].Y)})
		}
		touch("UP", e.Points[1])
	case Trackball:
		for _, p := range e.Points {
			fmt.Fprintf(&b, ":Sending Trackball (ACTION_MOVE): 0:(%s,%s)\n", oneDecimal(p.X), oneDecimal(p.Y))
		}
	case Key, Back, Home, Menu:
		code, ok := KeyCode(e.KeyName())
		if !ok {
			return "", fmt.Errorf("key %s has no code", e.KeyName())
		}
		for _, a := range []string{"DOWN", "UP"} {
			fmt.Fprintf(&b, ":Sending Key (ACTION_%s): %d    // %s\n", a, code, KeyCodeName(code))
		}
	case Flip:
		fmt.Fprintf(&b, ":Sending Flip keyboardOpen=%t\n", e.On)
	case Rotate:
		fmt.Fprintf(&b, ":Sending rotation degree=%d, persist=%t\n", e.Rotation, e.On)
	case Wait:
		fmt.Fprintf(&b, "Sleeping for %d milliseconds\n", e.Duration.Milliseconds())
	default:
		return "", fmt.Errorf("a %s event has no line in this format", e.Kind)
	}
	return b.String(), nil
}
