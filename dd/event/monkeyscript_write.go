// Writing scripts for "monkey -f".

package event

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// scriptHeader is what monkey wants before the data.
var scriptHeader = []string{"# Start Script", "type= user", "count= 10", "speed= 1.0", "start data >>"}

// WriteMonkeyScript writes a script for monkey -f. Events read from such a
// script come out as they went in.
func WriteMonkeyScript(w io.Writer, s *Sequence) ([]Warning, error) {
	b := bufio.NewWriter(w)
	var warnings []Warning
	header := scriptHeader
	if s.Format == monkeyScriptName && s.Header != nil {
		header = s.Header
	}
	for _, h := range header {
		fmt.Fprintln(b, h)
	}
	launch := s.Launch
	if launch == nil {
		launch = &Event{Kind: Launch, Package: s.Package, Component: s.Activity}
		if s.Package == "" {
			launch = nil
			warnings = append(warnings, Warning{Text: "the script does not launch the app: its package is not known"})
		}
	}
	if launch != nil {
		if err := writeStatement(b, launch); err != nil {
			return warnings, err
		}
	}
	for i := range s.Events {
		if err := writeStatement(b, &s.Events[i]); err != nil {
			warnings = append(warnings, Warning{Text: fmt.Sprintf("event %d: %v", i+1, err)})
		}
	}
	if s.Format == monkeyScriptName {
		for _, t := range s.Trailer {
			fmt.Fprintln(b, t)
		}
	}
	return warnings, b.Flush()
}

// writeStatement writes one event; the error says what a script cannot express.
func writeStatement(w io.Writer, e *Event) error {
	if e.RawFormat == monkeyScriptName {
		for _, l := range e.Raw {
			fmt.Fprintln(w, l)
		}
		return nil
	}
	text, err := statementOf(e)
	if err != nil {
		return err
	}
	if e.Delay > 0 {
		fmt.Fprintf(w, "UserWait(%s)\n", decimal(millis(e.Delay)))
	}
	fmt.Fprintln(w, text)
	return nil
}

func statementOf(e *Event) (string, error) {
	if want := pointsOf[e.Kind]; len(e.Points) < want {
		return "", fmt.Errorf("a %s without coordinates", e.Kind)
	}
	switch e.Kind {
	case Launch:
		return fmt.Sprintf("LaunchActivity(%s, %s)", e.Package, e.Component), nil
	case Tap:
		return fmt.Sprintf("Tap(%s, %s)", places(e.Points), decimal(millis(e.Duration))), nil
	case LongPress:
		return fmt.Sprintf("PressAndHold(%s, %s)", places(e.Points), decimal(millis(max(e.Duration, time.Second)))), nil
	case Swipe:
		return fmt.Sprintf("Drag(%s, %d)", places(e.Points), max(e.Steps, 1)), nil
	case Pinch:
		return fmt.Sprintf("PinchZoom(%s, %d)", places(e.Points), max(e.Steps, 1)), nil
	case Trackball:
		if len(e.Points) == 1 {
			return fmt.Sprintf("DispatchTrackball(0,0,2,%s,0,0,0,0,0,0,0)", strings.ReplaceAll(places(e.Points), " ", "")), nil
		}
	case Key, Back, Home, Menu:
		return fmt.Sprintf("DispatchPress(%s)", e.KeyName()), nil
	case Text:
		return fmt.Sprintf("DispatchString(%s)", e.Text), nil
	case Rotate:
		persist := 0
		if e.On {
			persist = 1
		}
		return fmt.Sprintf("RotateScreen(%d, %d)", e.Rotation, persist), nil
	case Flip:
		return fmt.Sprintf("DispatchFlip(%t)", e.On), nil
	case Wait:
		return fmt.Sprintf("UserWait(%s)", decimal(millis(e.Duration))), nil
	}
	return "", fmt.Errorf("a %s event has no statement in this format", e.Kind)
}

// places writes points as "x, y, x, y".
func places(points []Point) string {
	var out []string
	for _, p := range points {
		out = append(out, oneDecimal(p.X), oneDecimal(p.Y))
	}
	return strings.Join(out, ", ")
}

// decimal writes a number as short as possible.
func decimal(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// oneDecimal writes a coordinate as Java prints a float: with a fraction.
func oneDecimal(v float64) string {
	s := decimal(v)
	if !strings.ContainsRune(s, '.') {
		s += ".0"
	}
	return s
}
