// MonkeyRunner scripts, as ESDroid generates and reduces them.

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

const monkeyRunnerName = "monkeyrunner"

var runnerHint = regexp.MustCompile(`(?m)^\s*(device\.(touch|drag|press|type|startActivity)|MonkeyRunner\.sleep)\s*\(|MonkeyRunner\.waitForConnection`)

func detectMonkeyRunner(head []byte) bool { return runnerHint.Match(head) }

// runnerReader turns statements into events.
type runnerReader struct {
	seq      *Sequence
	warnings []Warning
	raw      []string
	source   []int
	delay    time.Duration
	launched bool
	gesture  gesture
	keyDown  string
}

var (
	runnerCall   = regexp.MustCompile(`^\s*(device\.\w+|MonkeyRunner\.\w+|subprocess\.call)\s*\(`)
	runnerAssign = regexp.MustCompile(`^\s*(package|activity)\s*=\s*['"]([^'"]*)['"]`)
)

// ReadMonkeyRunner reads a MonkeyRunner script statement by statement; a sleep
// becomes the delay of the next event. Everything up to the start of the
// activity is the header; python that is not an event is kept with a warning.
func ReadMonkeyRunner(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	rd := runnerReader{seq: &Sequence{Format: monkeyRunnerName}}
	all := lines(data)
	starts := bytes.Contains(data, []byte("device.startActivity"))
	rd.launched = !starts
	for _, l := range all {
		if err := rd.line(l); err != nil {
			return nil, rd.warnings, err
		}
	}
	rd.flush()
	rd.seq.Trailer = rd.raw
	if a := rd.seq.Activity; strings.HasPrefix(a, ".") {
		rd.seq.Activity = rd.seq.Package + a
	}
	return rd.seq, rd.warnings, nil
}

func (rd *runnerReader) line(l textLine) error {
	text := strings.TrimSpace(l.text)
	if m := runnerAssign.FindStringSubmatch(text); m != nil {
		if m[1] == "package" {
			rd.seq.Package = m[2]
		} else {
			rd.seq.Activity = m[2]
		}
	}
	if !rd.launched {
		rd.seq.Header = append(rd.seq.Header, l.text)
		rd.launched = strings.HasPrefix(text, "device.startActivity")
		return nil
	}
	rd.raw = append(rd.raw, l.text)
	if text == "" || strings.HasPrefix(text, "#") {
		return nil
	}
	m := runnerCall.FindStringSubmatch(l.text)
	if m == nil {
		rd.warnings = append(rd.warnings, Warning{l.number, 1, fmt.Sprintf("not an event: %q", text)})
		return nil
	}
	args, err := pythonArgs(l, len(m[0]))
	if err != nil {
		return err
	}
	return rd.call(l, m[1], args)
}

func (rd *runnerReader) fail(l textLine, a pyValue, format string, args ...any) error {
	return &SyntaxError{monkeyRunnerName, l.number, max(a.column, 1), fmt.Sprintf(format, args...)}
}

func (rd *runnerReader) call(l textLine, name string, args []pyValue) error {
	arg := func(i int) pyValue {
		if i < len(args) {
			return args[i]
		}
		return pyValue{column: len(l.text) + 1}
	}
	number := func(i int) (float64, error) {
		if a := arg(i); !a.isNumber {
			return 0, rd.fail(l, a, "%s: argument %d is not a number", name, i+1)
		}
		return arg(i).number, nil
	}
	switch name {
	case "MonkeyRunner.sleep":
		s, err := number(0)
		if err != nil {
			return err
		}
		d, err := fromMillis(s * 1000)
		if err != nil {
			return rd.fail(l, arg(0), "%v", err)
		}
		rd.delay += d
	case "device.touch":
		x, err := number(0)
		if err != nil {
			return err
		}
		y, err := number(1)
		if err != nil {
			return err
		}
		return rd.touch(l, Point{x, y}, arg(2))
	case "device.drag":
		a, b := arg(0).tuple, arg(1).tuple
		if len(a) != 2 || len(b) != 2 {
			return rd.fail(l, arg(0), "device.drag: want (x, y), (x, y), duration, steps")
		}
		e := Event{Kind: Swipe, Points: []Point{{a[0], a[1]}, {b[0], b[1]}}, Duration: time.Second, Steps: 10}
		if arg(2).isNumber {
			d, err := fromMillis(arg(2).number * 1000)
			if err != nil {
				return rd.fail(l, arg(2), "%v", err)
			}
			e.Duration = d
		}
		if n := arg(3); n.isNumber {
			if n.number < 1 || n.number > 1e6 {
				return rd.fail(l, n, "device.drag: %g steps", n.number)
			}
			e.Steps = int(n.number)
		}
		rd.add(l, e)
	case "device.press":
		if arg(0).text == "" {
			return rd.fail(l, arg(0), "device.press: no key name")
		}
		e := KeyEvent(arg(0).text)
		switch kind := arg(1).text; {
		case strings.HasSuffix(kind, "DOWN_AND_UP") || kind == "":
			rd.add(l, e)
		case strings.HasSuffix(kind, "DOWN"):
			rd.flush()
			rd.keyDown = e.KeyName()
			rd.source = append(rd.source, l.number)
		default:
			rd.keyDown = ""
			rd.add(l, e)
		}
	case "device.type":
		rd.add(l, Event{Kind: Text, Text: arg(0).text})
	case "device.startActivity":
		pkg, class := component(arg(0).text)
		rd.add(l, Event{Kind: Launch, Package: pkg, Component: class})
	case "subprocess.call":
		switch {
		case strings.Contains(l.text, "rotateL"):
			rd.add(l, Event{Kind: Rotate, Rotation: 1})
		case strings.Contains(l.text, "rotateP"):
			rd.add(l, Event{Kind: Rotate, Rotation: 0})
		default:
			rd.warnings = append(rd.warnings, Warning{l.number, 1, "a program of the host is kept as it is"})
			rd.add(l, Event{Kind: Other})
		}
	default:
		rd.warnings = append(rd.warnings, Warning{l.number, 1, name + " is kept as it is"})
		rd.add(l, Event{Kind: Other})
	}
	return nil
}

// touch takes one device.touch(x, y, type).
func (rd *runnerReader) touch(l textLine, p Point, kind pyValue) error {
	at := map[int]Point{0: p}
	t := kind.text
	switch {
	case strings.HasSuffix(t, "DOWN_AND_UP") || t == "" && !kind.isNumber && kind.tuple == nil:
		rd.flushBefore(l)
		rd.add(l, Event{Kind: Tap, Points: []Point{p}})
		return nil
	case strings.HasSuffix(t, "DOWN"):
		rd.flushBefore(l)
		rd.gesture.pointer(actionDown, 0, at)
	case strings.HasSuffix(t, "MOVE"):
		rd.gesture.pointer(actionMove, 0, at)
	case strings.HasSuffix(t, "UP"):
		if rd.gesture.down > 0 && len(rd.gesture.fingers) > 0 && rd.gesture.moves == 0 && rd.gesture.fingers[0].last != p {
			rd.gesture.moves = 1 // the finger came up elsewhere
		}
		rd.gesture.pointer(actionUp, 0, at)
		e := rd.gesture.event()
		rd.gesture = gesture{}
		rd.add(l, e)
		return nil
	default:
		return rd.fail(l, kind, "device.touch: unknown type %q", t)
	}
	rd.source = append(rd.source, l.number)
	return nil
}

func (rd *runnerReader) add(l textLine, e Event) {
	e.Raw, e.RawFormat, e.Delay = rd.raw, monkeyRunnerName, rd.delay
	e.Source = append(rd.source, l.number)
	rd.raw, rd.source, rd.delay = nil, nil, 0
	rd.seq.Events = append(rd.seq.Events, e)
}

// flushBefore ends a gesture that was left down before the line of another one.
func (rd *runnerReader) flushBefore(l textLine) {
	if rd.gesture.down == 0 && rd.keyDown == "" {
		return
	}
	rd.raw = rd.raw[:len(rd.raw)-1]
	rd.flush()
	rd.raw = []string{l.text}
}

// flush ends what the script leaves down.
func (rd *runnerReader) flush() {
	if rd.gesture.down == 0 && rd.keyDown == "" || len(rd.source) == 0 {
		return
	}
	e := Event{}
	if rd.gesture.down > 0 {
		e = rd.gesture.event()
	} else {
		e = KeyEvent(rd.keyDown)
	}
	last := rd.source[len(rd.source)-1]
	rd.source = rd.source[:len(rd.source)-1]
	rd.gesture, rd.keyDown = gesture{}, ""
	rd.add(textLine{number: last}, e)
}

// pyValue is a Python argument: a number, a string or name, or a tuple of numbers.
type pyValue struct {
	number   float64
	isNumber bool
	text     string
	tuple    []float64
	column   int
}

// pythonArgs reads the arguments from byte pos of a line, behind the "(".
func pythonArgs(l textLine, pos int) ([]pyValue, error) {
	fail := func(at int, format string, args ...any) error {
		return &SyntaxError{monkeyRunnerName, l.number, at + 1, fmt.Sprintf(format, args...)}
	}
	var out []pyValue
	s := l.text
	skip := func() {
		for pos < len(s) && (s[pos] == ' ' || s[pos] == '\t') {
			pos++
		}
	}
	one := func() (pyValue, error) {
		v := pyValue{column: pos + 1}
		start := pos
		if c := s[pos]; c == '\'' || c == '"' || c == 'r' && pos+1 < len(s) && (s[pos+1] == '\'' || s[pos+1] == '"') {
			raw := c == 'r'
			if raw {
				pos++
			}
			quote := s[pos]
			var b strings.Builder
			for pos++; ; pos++ {
				if pos >= len(s) {
					return v, fail(start, "the string does not end")
				}
				if s[pos] == '\\' && !raw && pos+1 < len(s) {
					pos++
				} else if s[pos] == quote {
					break
				}
				b.WriteByte(s[pos])
			}
			pos++
			v.text = b.String()
			return v, nil
		}
		for pos < len(s) && !strings.ContainsRune(",()[]'\" \t", rune(s[pos])) {
			pos++
		}
		word := s[start:pos]
		if word == "" {
			return v, fail(start, "unexpected %q", s[start:start+1])
		}
		if n, err := strconv.ParseFloat(word, 64); err == nil && n > -1e9 && n < 1e9 {
			v.number, v.isNumber = n, true
		} else {
			v.text = word
		}
		return v, nil
	}
	for {
		skip()
		if pos >= len(s) {
			return nil, fail(pos, "no closing parenthesis")
		}
		switch s[pos] {
		case ')':
			return out, nil
		case ',':
			pos++
		case '(', '[':
			end := byte(')')
			if s[pos] == '[' {
				end = ']'
			}
			v := pyValue{column: pos + 1, tuple: []float64{}}
			pos++
			for {
				skip()
				if pos >= len(s) {
					return nil, fail(pos, "no closing %q", end)
				}
				if s[pos] == end {
					pos++
					break
				}
				if s[pos] == ',' {
					pos++
					continue
				}
				x, err := one()
				if err != nil {
					return nil, err
				}
				v.tuple = append(v.tuple, x.number)
			}
			out = append(out, v)
		default:
			v, err := one()
			if err != nil {
				return nil, err
			}
			out = append(out, v)
		}
	}
}

// runnerHeader is a complete header for scripts that have none.
func runnerHeader(s *Sequence) []string {
	return []string{
		"from com.android.monkeyrunner import MonkeyRunner, MonkeyDevice",
		"import subprocess",
		"device = MonkeyRunner.waitForConnection()",
		"package = '" + s.Package + "'",
		"activity ='" + s.Activity + "'",
		"runComponent = package+'/'+activity",
		"device.startActivity(component=runComponent)",
	}
}

// WriteMonkeyRunner writes a MonkeyRunner script. Events read from such a script
// come out as they went in.
func WriteMonkeyRunner(w io.Writer, s *Sequence) ([]Warning, error) {
	b := bufio.NewWriter(w)
	own := s.Format == monkeyRunnerName
	header := runnerHeader(s)
	if own {
		header = s.Header
	}
	for _, h := range header {
		fmt.Fprintln(b, h)
	}
	var warnings []Warning
	for i := range s.Events {
		e := &s.Events[i]
		if e.RawFormat == monkeyRunnerName {
			for _, l := range e.Raw {
				fmt.Fprintln(b, l)
			}
			continue
		}
		text, err := runnerStatement(e)
		if err != nil {
			warnings = append(warnings, Warning{Text: fmt.Sprintf("event %d: %v", i+1, err)})
			continue
		}
		if e.Delay > 0 {
			fmt.Fprintf(b, "MonkeyRunner.sleep(%s)\n", decimal(e.Delay.Seconds()))
		}
		fmt.Fprintln(b, text)
	}
	if own {
		for _, t := range s.Trailer {
			fmt.Fprintln(b, t)
		}
	}
	return warnings, b.Flush()
}

func runnerStatement(e *Event) (string, error) {
	if want := pointsOf[e.Kind]; len(e.Points) < want {
		return "", fmt.Errorf("a %s without coordinates", e.Kind)
	}
	p := e.Points
	switch e.Kind {
	case Tap:
		return fmt.Sprintf("device.touch(%s,%s, 'DOWN_AND_UP')", decimal(p[0].X), decimal(p[0].Y)), nil
	case LongPress:
		return fmt.Sprintf("device.drag((%s,%s),(%s,%s),%s,1)", decimal(p[0].X), decimal(p[0].Y), decimal(p[0].X), decimal(p[0].Y), decimal(max(e.Duration, time.Second).Seconds())), nil
	case Swipe:
		d := e.Duration
		if d == 0 {
			d = time.Second
		}
		return fmt.Sprintf("device.drag((%s,%s),(%s,%s),%s,%d)", decimal(p[0].X), decimal(p[0].Y), decimal(p[1].X), decimal(p[1].Y), decimal(d.Seconds()), max(e.Steps, 1)), nil
	case Key, Back, Home, Menu:
		return fmt.Sprintf("device.press('%s', 'DOWN_AND_UP')", e.KeyName()), nil
	case Text:
		return "device.type('" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(e.Text) + "')", nil
	case Launch:
		return fmt.Sprintf("device.startActivity(component='%s/%s')", e.Package, e.Component), nil
	case Rotate:
		if e.Rotation%2 == 1 {
			return "subprocess.call([r'rotateL.bat'])", nil
		}
		return "subprocess.call([r'rotateP.bat'])", nil
	case Wait:
		return fmt.Sprintf("MonkeyRunner.sleep(%s)", decimal(e.Duration.Seconds())), nil
	}
	return "", fmt.Errorf("a %s event has no statement in this format", e.Kind)
}
