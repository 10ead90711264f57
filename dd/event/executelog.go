// SimplyDroid's execute logs: the foreground activity at every low-level event.

package event

import (
	"bytes"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"
)

const executeLogName = "execute-log"

var executeLine = regexp.MustCompile(`(?m)^\d+;Monkey\w+;`)

func detectExecuteLog(head []byte) bool { return executeLine.Match(head) }

// ReadExecuteLog reads an execute log,
//
//	<n>;<MonkeyXxxEvent>;<package>;<activity>;<1 if injected>
//
// An event ends at its MonkeyThrottleEvent, the last one at the crash. Before
// is the activity on the last line before the throttle line, when the event was
// injected; After is the one on the throttle line. The log tells no
// coordinates; [Sequence.AddStates] joins it with the script.
func ReadExecuteLog(r io.Reader) (*Sequence, []Warning, error) {
	data, err := readAll(r)
	if err != nil {
		return nil, nil, err
	}
	s := &Sequence{Format: executeLogName}
	var warnings []Warning
	var group []textLine
	started := false
	end := func(after *State) {
		if len(group) == 0 {
			return
		}
		e := Event{After: after, RawFormat: executeLogName}
		for _, l := range group {
			fields := strings.Split(l.text, ";")
			e.Raw = append(e.Raw, l.text)
			n, _ := strconv.Atoi(fields[0])
			e.Source = append(e.Source, n)
			e.Kind = kindOfClass(fields[1], e.Kind)
			e.Package = fields[2]
			e.Before = &State{Activity: fields[3]}
		}
		if e.Kind == Launch && !started {
			e.Component = e.Before.Activity
			s.Launch, s.Package, s.Activity = &e, e.Package, e.Component
		} else {
			if e.Kind == Tap && len(group) > 2 {
				e.Kind = Swipe
				e.Steps = len(group) - 2
			}
			e.Package = ""
			s.Events = append(s.Events, e)
		}
		started, group = true, nil
	}
	for _, l := range lines(data) {
		switch {
		case strings.HasPrefix(l.text, "// CRASH: "), strings.HasPrefix(l.text, "// NOT RESPONDING: "), strings.HasPrefix(l.text, "// WATCHDOG: "):
			end(nil)
			if s.Crash == "" {
				s.Crash = strings.ReplaceAll(strings.TrimPrefix(strings.TrimPrefix(l.text, "// CRASH: "), "// "), "$$ ", "\n")
				s.CrashAt = max(len(s.Events)-1, 0)
			}
		case strings.TrimSpace(l.text) == "":
		default:
			fields := strings.Split(l.text, ";")
			if len(fields) != 5 {
				return nil, warnings, &SyntaxError{executeLogName, l.number, 1, fmt.Sprintf("%d fields, want number;event;package;activity;code", len(fields))}
			}
			if n, err := strconv.Atoi(fields[0]); err != nil || n < 0 {
				return nil, warnings, &SyntaxError{executeLogName, l.number, 1, fmt.Sprintf("%q is not a number", fields[0])}
			}
			if fields[4] != "1" {
				warnings = append(warnings, Warning{l.number, 1, "the event was not injected (code " + fields[4] + ")"})
			}
			if fields[1] == "MonkeyThrottleEvent" {
				end(&State{Activity: fields[3]})
				continue
			}
			group = append(group, l)
		}
	}
	end(nil)
	return s, warnings, nil
}

// kindOfClass maps the monkey's event classes to kinds; what a key event pressed is not known.
func kindOfClass(class string, was Kind) Kind {
	switch class {
	case "MonkeyActivityEvent":
		return Launch
	case "MonkeyTouchEvent", "MonkeyMotionEvent":
		return Tap
	case "MonkeyTrackballEvent":
		return Trackball
	case "MonkeyRotationEvent":
		return Rotate
	case "MonkeyFlipEvent":
		return Flip
	}
	return was
}

// AddStates takes over the states and the crash of an execute log of the same
// run. The log may end before the script does (at the crash), not after it.
func (s *Sequence) AddStates(log *Sequence) error {
	if len(log.Events) > len(s.Events) {
		return fmt.Errorf("the log tells of %d events after the launch, the script has %d", len(log.Events), len(s.Events))
	}
	if s.Launch != nil && log.Launch != nil {
		s.Launch.Before, s.Launch.After = log.Launch.Before, log.Launch.After
	}
	for i := range log.Events {
		s.Events[i].Before, s.Events[i].After = log.Events[i].Before, log.Events[i].After
	}
	if log.Crash != "" {
		s.Crash, s.CrashAt = log.Crash, log.CrashAt
	}
	if s.Package == "" {
		s.Package, s.Activity = log.Package, log.Activity
	}
	return nil
}

// HasStates reports whether the state before every event is known.
func (s *Sequence) HasStates() bool {
	for i := range s.Events {
		if s.Events[i].Before == nil {
			return false
		}
	}
	return len(s.Events) > 0
}

// crashBlock reports whether a log line opens the report of a crash.
func crashBlock(text []byte) bool {
	return bytes.HasPrefix(text, []byte("// CRASH: ")) || bytes.HasPrefix(text, []byte("// NOT RESPONDING: ")) || bytes.HasPrefix(text, []byte("// WATCHDOG: "))
}
