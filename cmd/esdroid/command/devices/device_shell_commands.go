// The commands of the shell.

package devices

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/draw"
)

const shellHelp = `tree                    print windows and views
activity                print the activity in front
tap X Y | tap WIDGET    touch; longtap likewise
swipe X Y X Y [STEPS]   drag a finger
type TEXT               replace the text of the focused field
key NAME                press a key, such as ENTER or DPAD_DOWN
back, home, menu        press these
rotate N                turn the screen to N quarter turns
broadcast ACTION [CLASS]  send an intent
wait MS                 let virtual time pass
am start [CLASS]        start an activity; without a name the launcher's
screenshot FILE         draw the screen, as .png or .svg
state                   print windows and views as JSON
logcat                  print the log
crash                   print the report of the crash
help                    print this
quit                    end
`

// shell is a device used by hand.
type shell struct {
	d        device.Device
	out, err io.Writer
	last     device.Result
}

func (s *shell) launch(ctx context.Context, component string) error {
	r, err := s.d.Launch(ctx, component)
	s.say(&r)
	return err
}

// say prints what is worth it of a result.
func (s *shell) say(r *device.Result) {
	for _, intent := range r.Outside {
		fmt.Fprintf(s.out, "outside: %s\n", intent)
	}
	if r.Over() && !s.last.Over() {
		fmt.Fprintf(s.out, "%s: %s\n", r.Status, r.Reason)
		if c := s.d.Crash(); c != "" {
			fmt.Fprint(s.out, c)
		} else {
			for i, f := range r.Stack {
				if i == 20 {
					break
				}
				fmt.Fprintf(s.out, "\tat %s\n", strings.TrimPrefix(f, "at "))
			}
		}
	}
	s.last = *r
}

// split separates the words of a line; quotation marks keep blanks together.
func split(line string) (words []string, quoted []bool) {
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimSpace(line) {
		if line[0] == '"' {
			if end := strings.IndexByte(line[1:], '"'); end >= 0 {
				words, quoted = append(words, line[1:1+end]), append(quoted, true)
				line = line[end+2:]
				continue
			}
		}
		word, rest, _ := strings.Cut(line, " ")
		words, quoted = append(words, word), append(quoted, false)
		line = rest
	}
	return words, quoted
}

// do runs a command; done tells that the shell ends.
func (s *shell) do(ctx context.Context, line string) (done bool, err error) {
	words, quoted := split(line)
	if len(words) == 0 || strings.HasPrefix(words[0], "#") {
		return false, nil
	}
	args, marks := words[1:], quoted[1:]
	rest := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(line), words[0]))
	if e, is, err := s.event(ctx, words[0], args, marks, rest); is || err != nil {
		if err != nil {
			return false, err
		}
		r, err := s.d.Send(ctx, &e)
		if err != nil {
			return false, err
		}
		s.say(&r)
		return false, nil
	}
	switch words[0] {
	case "quit", "exit":
		return true, nil
	case "help":
		fmt.Fprint(s.out, shellHelp)
	case "tree":
		state, err := s.d.State(ctx)
		if err != nil {
			return false, err
		}
		return false, state.Print(s.out)
	case "state":
		state, err := s.d.State(ctx)
		if err != nil {
			return false, err
		}
		return false, cli.PrintJSON(s.out, state)
	case "activity":
		name, err := s.d.Activity(ctx)
		fmt.Fprintln(s.out, name)
		return false, err
	case "am":
		if len(args) == 0 || args[0] != "start" {
			return false, errors.New("am: only 'am start [CLASS]' is known")
		}
		component := ""
		if len(args) > 1 {
			component = args[len(args)-1]
		}
		return false, s.launch(ctx, component)
	case "logcat":
		return false, s.d.Log(s.out)
	case "crash":
		fmt.Fprint(s.out, s.d.Crash())
	case "screenshot":
		if len(args) != 1 {
			return false, errors.New("screenshot: give a file, .png or .svg")
		}
		return false, s.screenshot(ctx, args[0])
	default:
		return false, fmt.Errorf("no command %q; 'help' lists them", words[0])
	}
	return false, nil
}

// event reads a command that is an event.
func (s *shell) event(ctx context.Context, name string, args []string, quoted []bool, rest string) (e event.Event, is bool, err error) {
	switch name {
	case "tap", "longtap":
		e.Kind = event.Tap
		if name == "longtap" {
			e.Kind = event.LongPress
		}
		p, err := s.place(ctx, args, quoted, rest)
		e.Points = []event.Point{p}
		return e, true, err
	case "swipe":
		n, err := numbers(args)
		if err != nil || len(n) < 4 || len(n) > 5 {
			return e, true, errors.New("swipe: give X Y X Y [STEPS]")
		}
		e = event.Event{Kind: event.Swipe, Points: []event.Point{{X: n[0], Y: n[1]}, {X: n[2], Y: n[3]}}}
		if len(n) == 5 {
			e.Steps = int(min(max(n[4], 1), 1000))
		}
		return e, true, nil
	case "type":
		if len(args) == 1 && quoted[0] {
			rest = args[0]
		}
		return event.Event{Kind: event.Text, Text: rest}, true, nil
	case "key":
		if len(args) != 1 {
			return e, true, errors.New("key: give one name")
		}
		if _, ok := event.KeyCode(args[0]); !ok {
			return e, true, fmt.Errorf("no key %q", args[0])
		}
		return event.KeyEvent(args[0]), true, nil
	case "back":
		return event.Event{Kind: event.Back}, true, nil
	case "home":
		return event.Event{Kind: event.Home}, true, nil
	case "menu":
		return event.Event{Kind: event.Menu}, true, nil
	case "rotate":
		n, err := numbers(args)
		if err != nil || len(n) != 1 || n[0] < 0 || n[0] > 3 {
			return e, true, errors.New("rotate: give 0, 1, 2 or 3 quarter turns")
		}
		return event.Event{Kind: event.Rotate, Rotation: int(n[0])}, true, nil
	case "broadcast":
		if len(args) < 1 || len(args) > 2 {
			return e, true, errors.New("broadcast: give an action, and perhaps a class")
		}
		e = event.Event{Kind: event.Broadcast, Text: args[0]}
		if len(args) == 2 {
			e.Component = args[1]
		}
		return e, true, nil
	case "wait":
		n, err := numbers(args)
		if err != nil || len(n) != 1 || n[0] < 0 || n[0] > 1e9 {
			return e, true, errors.New("wait: give milliseconds")
		}
		return event.Event{Kind: event.Wait, Duration: time.Duration(n[0] * float64(time.Millisecond))}, true, nil
	}
	return e, false, nil
}

func numbers(args []string) (out []float64, err error) {
	for _, a := range args {
		n, err := strconv.ParseFloat(a, 64)
		if err != nil || math.IsNaN(n) || math.IsInf(n, 0) {
			return nil, fmt.Errorf("%q is no number", a)
		}
		out = append(out, n)
	}
	return out, nil
}

// place is where a touch goes: coordinates or the middle of a widget.
func (s *shell) place(ctx context.Context, args []string, quoted []bool, rest string) (event.Point, error) {
	if n, err := numbers(args); err == nil && len(n) == 2 && !quoted[0] {
		return event.Point{X: n[0], Y: n[1]}, nil
	}
	if len(args) == 0 {
		return event.Point{}, errors.New("give a place or a widget")
	}
	state, err := s.d.State(ctx)
	if err != nil {
		return event.Point{}, err
	}
	want := rest
	if len(args) == 1 {
		want = args[0]
	}
	found := state.Find(func(v *device.View) bool { return v.ID == want && !quoted[0] })
	if len(found) == 0 {
		found = state.Find(func(v *device.View) bool { return v.Text == want || v.Description == want })
	}
	if len(found) == 0 {
		found = state.Find(func(v *device.View) bool { return strings.EqualFold(v.Text, want) })
	}
	if len(found) == 0 {
		return event.Point{}, fmt.Errorf("no visible widget has the name or text %q", want)
	}
	return found[0].Bounds.Center(), nil
}

// picture writes a picture in the format of a file's name.
type picture struct {
	*device.Picture
	svg bool
}

func (p picture) WriteTo(w io.Writer) (int64, error) {
	if p.svg {
		return 0, draw.SVG(w, p.Picture)
	}
	return 0, draw.PNG(w, p.Picture)
}

func (s *shell) screenshot(ctx context.Context, file string) error {
	svg := strings.HasSuffix(file, ".svg")
	if !svg && !strings.HasSuffix(file, ".png") {
		return fmt.Errorf("screenshot: %s: the name ends with neither .png nor .svg", file)
	}
	p, err := s.d.Screenshot(ctx)
	if err != nil {
		return err
	}
	return cli.WriteFile(file, picture{p, svg})
}
