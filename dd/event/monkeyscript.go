// Scripts for "monkey -f": AOSP's MonkeySourceScript (tools/development/cmds/monkey),
// also written by SimplyDroid and, with ids after the statements, by CHARD.

package event

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"regexp"
	"strconv"
	"strings"
	"time"
)

const monkeyScriptName = "monkey-script"

func detectMonkeyScript(head []byte) bool {
	return bytes.Contains(head, []byte("start data >>")) || statementLine.Match(head)
}

var statementLine = regexp.MustCompile(`(?m)^\s*(LaunchActivity|Tap|Drag|DispatchPress|DispatchPointer|PinchZoom|UserWait)\s*\([^)]*\)`)

// call is a statement Keyword(args) of a script.
type call struct {
	textLine
	name    string
	args    []string
	columns []int // of the arguments, 1-based
	tail    string
}

// parseCall splits a line at its parentheses and commas; ok is false if it has none.
func parseCall(l textLine) (c call, ok bool, err error) {
	open := strings.IndexByte(l.text, '(')
	if open < 0 {
		return c, false, nil
	}
	end := strings.LastIndexByte(l.text, ')')
	if end < open {
		return c, true, &SyntaxError{monkeyScriptName, l.number, len(l.text) + 1, "no closing parenthesis"}
	}
	c = call{textLine: l, name: strings.TrimSpace(l.text[:open]), tail: l.text[end+1:]}
	pos := open + 1
	if strings.TrimSpace(l.text[pos:end]) == "" {
		return c, true, nil
	}
	for part := range strings.SplitSeq(l.text[pos:end], ",") {
		lead := len(part) - len(strings.TrimLeft(part, " \t"))
		c.args = append(c.args, strings.TrimSpace(part))
		c.columns = append(c.columns, pos+lead+1)
		pos += len(part) + 1
	}
	return c, true, nil
}

func (c *call) errorAt(i int, format string, args ...any) error {
	column := 1
	if i >= 0 && i < len(c.columns) {
		column = c.columns[i]
	}
	return &SyntaxError{monkeyScriptName, c.number, column, c.name + ": " + fmt.Sprintf(format, args...)}
}

// number reads argument i, or zero where an optional one is missing.
func (c *call) float(i int) (float64, error) {
	if i >= len(c.args) {
		return 0, nil
	}
	v, err := strconv.ParseFloat(c.args[i], 64)
	if err != nil || math.IsNaN(v) || math.IsInf(v, 0) {
		return 0, c.errorAt(i, "%q is not a number", c.args[i])
	}
	return v, nil
}

func (c *call) int(i int) (int, error) {
	if i >= len(c.args) {
		return 0, nil
	}
	v, err := strconv.ParseInt(c.args[i], 10, 64)
	if err != nil || v > math.MaxInt32 && c.name != "DispatchPointer" && c.name != "DispatchTrackball" && c.name != "DispatchKey" {
		return 0, c.errorAt(i, "%q is not an integer", c.args[i])
	}
	return int(v), nil
}

func (c *call) millis(i int) (time.Duration, error) {
	v, err := c.float(i)
	if err != nil {
		return 0, err
	}
	d, err := fromMillis(v)
	if err != nil {
		return 0, c.errorAt(i, "%v", err)
	}
	return d, nil
}

// point reads arguments i and i+1.
func (c *call) point(i int) (Point, error) {
	x, err := c.float(i)
	if err != nil {
		return Point{}, err
	}
	y, err := c.float(i + 1)
	return Point{x, y}, err
}

// keywords gives the least and the largest number of arguments; -1: any.
var keywords = map[string][2]int{
	"DispatchPointer": {12, 13}, "DispatchTrackball": {12, 12}, "DispatchKey": {8, 8}, "DispatchFlip": {1, 1},
	"DispatchPress": {1, 1}, "DispatchString": {0, -1}, "Tap": {2, 3}, "PressAndHold": {3, 3}, "Drag": {5, 5},
	"PinchZoom": {9, 9}, "RotateScreen": {1, 2}, "LaunchActivity": {2, 3}, "LaunchInstrumentation": {2, 2},
	"UserWait": {1, 1}, "ProfileWait": {0, 0}, "DeviceWakeUp": {0, 1}, "LongPress": {0, 0}, "RunCmd": {1, -1},
	"PowerLog": {1, 2}, "WriteLog": {0, 0}, "StartCaptureFramerate": {0, 0}, "EndCaptureFramerate": {1, 1},
	"StartCaptureAppFramerate": {1, 1}, "EndCaptureAppFramerate": {2, 2},
}

// scriptReader groups the statements of a script into events.
type scriptReader struct {
	seq      *Sequence
	warnings []Warning
	delay    time.Duration
	raw      []string // lines that belong to the next event
	source   []int
	gesture  gesture
	keyDown  string
	started  bool
}

// ReadMonkeyScript reads a monkey script. AOSP silently skips what it cannot
// parse; here a known statement with wrong arguments is an error with line and
// column, and an unknown one is kept with a warning.
func ReadMonkeyScript(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	rd := scriptReader{seq: &Sequence{Format: monkeyScriptName}}
	all := lines(data)
	first := 0
	for i, l := range all {
		if strings.Contains(l.text, "start data >>") {
			first = i + 1
			for _, h := range all[:first] {
				rd.seq.Header = append(rd.seq.Header, h.text)
			}
		}
	}
	for _, l := range all[first:] {
		if err := rd.line(l); err != nil {
			return nil, rd.warnings, err
		}
	}
	rd.flush()
	rd.seq.Trailer = append(rd.seq.Trailer, rd.raw...)
	if rd.seq.Launch != nil {
		rd.seq.Package, rd.seq.Activity = rd.seq.Launch.Package, rd.seq.Launch.Component
	}
	return rd.seq, rd.warnings, nil
}

func (rd *scriptReader) warn(l textLine, format string, args ...any) {
	rd.warnings = append(rd.warnings, Warning{l.number, 1, fmt.Sprintf(format, args...)})
}

func (rd *scriptReader) line(l textLine) error {
	text := strings.TrimSpace(l.text)
	if text == "" || strings.HasPrefix(text, "#") || strings.HasPrefix(text, "//") {
		rd.raw = append(rd.raw, l.text)
		return nil
	}
	c, ok, err := parseCall(l)
	if err != nil {
		return err
	}
	if !ok {
		rd.warn(l, "no statement: %q is skipped, as monkey does", text)
		rd.raw = append(rd.raw, l.text)
		return nil
	}
	arity, known := keywords[c.name]
	if !known {
		rd.warn(l, "unknown statement %s is kept as it is", c.name)
		rd.add(l, Event{Kind: Other})
		return nil
	}
	if len(c.args) < arity[0] || arity[1] >= 0 && len(c.args) > arity[1] {
		return c.errorAt(-1, "%d arguments, want %s", len(c.args), arityText(arity))
	}
	return rd.statement(&c)
}

func arityText(a [2]int) string {
	switch {
	case a[1] < 0:
		return fmt.Sprintf("at least %d", a[0])
	case a[0] == a[1]:
		return strconv.Itoa(a[0])
	}
	return fmt.Sprintf("%d to %d", a[0], a[1])
}

// add appends an event made of the lines collected so far and line l.
func (rd *scriptReader) add(l textLine, e Event) {
	e.Raw = append(rd.raw, l.text)
	e.RawFormat = monkeyScriptName
	e.Source = append(rd.source, idsAfter(l)...)
	e.Delay = rd.delay
	rd.raw, rd.source, rd.delay = nil, nil, 0
	if e.Kind == Launch && !rd.started {
		rd.seq.Launch = &e
	} else {
		rd.seq.Events = append(rd.seq.Events, e)
	}
	rd.started = true
}

// hold keeps a line for the event that a later line completes.
func (rd *scriptReader) hold(l textLine) {
	rd.raw = append(rd.raw, l.text)
	rd.source = append(rd.source, idsAfter(l)...)
}

// idsAfter returns CHARD's ids behind a statement ("… #8,9"), or the line's number.
func idsAfter(l textLine) []int {
	_, tail, ok := strings.Cut(l.text[strings.LastIndexByte(l.text, ')')+1:], "#")
	if ok {
		var ids []int
		for part := range strings.SplitSeq(tail, ",") {
			id, err := strconv.Atoi(strings.TrimSpace(part))
			if err != nil || id < 0 {
				return []int{l.number}
			}
			ids = append(ids, id)
		}
		return ids
	}
	return []int{l.number}
}

func (rd *scriptReader) statement(c *call) error {
	var e Event
	var err error
	switch c.name {
	case "DispatchPointer":
		return rd.pointer(c)
	case "DispatchKey":
		return rd.key(c)
	case "UserWait":
		d, err := c.millis(0)
		if err != nil {
			return err
		}
		rd.delay += d
		rd.raw = append(rd.raw, c.text)
		return nil
	case "DispatchTrackball":
		var p Point
		if p, err = c.point(3); err == nil {
			e = Event{Kind: Trackball, Points: []Point{p}}
		}
	case "DispatchFlip":
		on, perr := strconv.ParseBool(c.args[0])
		if perr != nil {
			return c.errorAt(0, "%q is not true or false", c.args[0])
		}
		e = Event{Kind: Flip, On: on}
	case "DispatchPress":
		if _, ok := KeyCode(c.args[0]); !ok {
			return c.errorAt(0, "unknown key %q", c.args[0])
		}
		e = KeyEvent(c.args[0])
	case "DispatchString":
		e = Event{Kind: Text, Text: strings.Join(c.args, ",")}
	case "Tap", "PressAndHold":
		e.Kind = Tap
		if c.name != "Tap" {
			e.Kind = LongPress
		}
		var p Point
		if p, err = c.point(0); err == nil {
			e.Points = []Point{p}
			e.Duration, err = c.millis(2)
		}
	case "Drag", "PinchZoom":
		e.Kind = Swipe
		if c.name != "Drag" {
			e.Kind = Pinch
		}
		last := len(c.args) - 1
		for i := 0; i < last && err == nil; i += 2 {
			var p Point
			p, err = c.point(i)
			e.Points = append(e.Points, p)
		}
		if err == nil {
			e.Steps, err = c.int(last)
		}
	case "RotateScreen":
		e.Kind = Rotate
		if e.Rotation, err = c.int(0); err == nil && (e.Rotation < 0 || e.Rotation > 3) {
			return c.errorAt(0, "rotation %d is not 0 to 3", e.Rotation)
		}
		e.On = len(c.args) > 1 && (c.args[1] == "1" || c.args[1] == "true")
	case "LaunchActivity":
		e = Event{Kind: Launch, Package: c.args[0], Component: c.args[1]}
	case "LongPress":
		e = Event{Kind: Key, Key: "KEYCODE_DPAD_CENTER", Duration: time.Second}
	default:
		e.Kind = Other
	}
	if err != nil {
		return err
	}
	rd.add(c.textLine, e)
	return nil
}

// pointer takes one DispatchPointer(downTime,eventTime,action,x,y,…[,pointerId]).
func (rd *scriptReader) pointer(c *call) error {
	when, err := c.int(1)
	if err != nil {
		return err
	}
	action, err := c.int(2)
	if err != nil {
		return err
	}
	p, err := c.point(3)
	if err != nil {
		return err
	}
	id, err := c.int(12)
	if err != nil {
		return err
	}
	if action&0xff == 0 && rd.gesture.down > 0 {
		rd.warn(c.textLine, "a second ACTION_DOWN; the first gesture is ended before it")
		rd.flush()
	}
	done := rd.gesture.pointer(action&0xff, when, map[int]Point{id: p})
	if !done {
		rd.hold(c.textLine)
		return nil
	}
	e := rd.gesture.event()
	rd.gesture = gesture{}
	rd.add(c.textLine, e)
	return nil
}

// key takes one DispatchKey(downTime,eventTime,action,code,…); down and up make one event.
func (rd *scriptReader) key(c *call) error {
	action, err := c.int(2)
	if err != nil {
		return err
	}
	code, err := c.int(3)
	if err != nil {
		return err
	}
	name := KeyCodeName(code)
	if action == 0 {
		if rd.keyDown != "" {
			rd.flush()
		}
		rd.keyDown = name
		rd.hold(c.textLine)
		return nil
	}
	rd.keyDown = ""
	rd.add(c.textLine, KeyEvent(name))
	return nil
}

// flush ends a gesture or a key that the script leaves down.
func (rd *scriptReader) flush() {
	if rd.gesture.down == 0 && rd.keyDown == "" || len(rd.raw) == 0 {
		return
	}
	e := KeyEvent(rd.keyDown)
	if rd.gesture.down > 0 {
		e = rd.gesture.event()
	}
	rd.gesture, rd.keyDown = gesture{}, ""
	last := rd.raw[len(rd.raw)-1]
	rd.raw = rd.raw[:len(rd.raw)-1]
	source := rd.source
	rd.add(textLine{text: last}, e)
	target := rd.seq.Launch
	if n := len(rd.seq.Events); n > 0 {
		target = &rd.seq.Events[n-1]
	}
	target.Source = source
}
