// Producing a crash: by the events that are given, or by exploring the app.

package pipeline

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/slice/crash"
)

// Produced is how a crash came about.
type Produced struct {
	header
	Mode     string `json:"mode"` // given, or that of the exploration
	Events   int    `json:"events"`
	Episodes int    `json:"episodes,omitempty"`
	Length   int    `json:"length"` // of the sequence that crashed
	Crash    string `json:"crash"`  // in a line
	// Thrown are the calls of the app's code in which it was thrown, innermost first.
	Thrown []string `json:"thrown,omitempty"`
	Others []Other  `json:"others,omitempty"`
}

// Other is a crash that was met and was not the one looked for.
type Other struct {
	Crash  string `json:"crash"`
	Events int    `json:"events"` // of its sequence, in the file
	File   string `json:"file"`
}

func (r *run) produce(ctx context.Context) error {
	var p Produced
	found, err := r.folder.readJSON("produce.json", &p)
	if err != nil {
		return err
	}
	if !found {
		made, err := r.provoke(ctx)
		if err != nil {
			return err
		}
		if err := r.folder.writeEvents("events.jsonl", made.events); err != nil {
			return err
		}
		if err := r.folder.write("crash.txt", []byte(made.report)); err != nil {
			return err
		}
		made.header = header{"esdroid-produce", 1}
		if err := r.folder.writeJSON("produce.json", made.Produced); err != nil {
			return err
		}
		p = made.Produced
	}
	r.produced = &p
	if r.events, err = r.folder.readEvents("events.jsonl"); err != nil {
		return err
	}
	text, err := os.ReadFile(r.folder.path("crash.txt"))
	if err != nil {
		return err
	}
	reports := crash.ParseText(string(text))
	if len(reports) == 0 {
		return fmt.Errorf("%s: no crash report; remove the file to produce it again", r.folder.path("crash.txt"))
	}
	r.report = &reports[0]
	r.Progress(Produce, fmt.Sprintf("%s after %d events", p.Crash, p.Length))
	return nil
}

// made is a crash and the events that led to it.
type made struct {
	Produced
	events *event.Sequence
	report string
}

// provoke replays the events that are given, or explores.
func (r *run) provoke(ctx context.Context) (*made, error) {
	if r.Events == nil {
		return r.explore(ctx)
	}
	d, err := host.Open(r.app, r.device())
	if err != nil {
		return nil, err
	}
	defer d.Close()
	n, result, err := resend(ctx, d, r.Events)
	if err != nil {
		return nil, err
	}
	if !crashed(result.Status) {
		return nil, fmt.Errorf("%w: the app is %s after %d of %d events%s", ErrNoCrash, result.Status, n, len(r.Events.Events), because(result.Reason))
	}
	if !r.asked(d) {
		return nil, fmt.Errorf("%w: the events give another crash than the one asked for: %s", ErrNoCrash, oneLine(d.Crash()))
	}
	return &made{Produced{Mode: "given", Events: n, Length: n, Crash: oneLine(d.Crash()), Thrown: r.statements(d)}, first(r.Events, n), d.Crash()}, nil
}

func because(reason string) string {
	if reason == "" {
		return ""
	}
	return " (" + reason + ")"
}

// first returns a sequence cut off after n events.
func first(s *event.Sequence, n int) *event.Sequence {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return s.Select(all)
}

// resend starts the app afresh and sends it the events until it ends. It returns how many
// were sent.
func resend(ctx context.Context, d *host.Device, s *event.Sequence) (int, device.Result, error) {
	if err := d.Reset(ctx); err != nil {
		return 0, device.Result{}, err
	}
	sent, result, err := play(ctx, d, s, nil)
	return len(sent), result, err
}

// play starts the app and sends it the events until it ends, and returns those that were
// sent, as they were: see aim. It calls after, if not nil, behind the start and each event.
func play(ctx context.Context, d *host.Device, s *event.Sequence, after func()) ([]event.Event, device.Result, error) {
	if after == nil {
		after = func() {}
	}
	var sent []event.Event
	result, err := d.Launch(ctx, s.Activity)
	after()
	for i := 0; err == nil && !result.Over() && i < len(s.Events); i++ {
		if err := ctx.Err(); err != nil {
			return sent, result, err
		}
		e, aimErr := aim(ctx, d, s.Events[i])
		if aimErr != nil {
			return sent, result, aimErr
		}
		if result, err = d.Send(ctx, &e); err != nil {
			return sent, result, fmt.Errorf("event %d: %w", i+1, err)
		}
		sent = append(sent, e)
		after()
	}
	return sent, result, err
}

// aim returns an event as it is to be sent now. A touch of a widget goes to where the
// widget is: without the events before it, it may be somewhere else.
func aim(ctx context.Context, d *host.Device, e event.Event) (event.Event, error) {
	e.Delay = 0 // the device waits until the app is at rest
	w := e.Widget
	if w == nil || len(e.Points) == 0 || w.ID == "" && w.Text == "" {
		return e, nil
	}
	state, err := d.State(ctx)
	if err != nil {
		return e, err
	}
	same := state.Find(func(v *device.View) bool {
		return v.Class == w.Class && v.ID == w.ID && (w.ID != "" || v.Text == w.Text)
	})
	// Rows of a list share their names; their texts tell them apart.
	if exact := slices.DeleteFunc(slices.Clone(same), func(v *device.View) bool { return v.Text != w.Text }); len(exact) == 1 {
		same = exact
	}
	v, path := state.At(e.Points[0])
	if v != nil && v.ID == w.ID && v.Class == w.Class && (len(same) != 1 || v == same[0]) {
		e.Widget = v.Widget(path) // its text may be another
		return e, nil
	}
	if len(same) == 0 && v != nil {
		e.Widget = v.Widget(path) // without the events before it, something else is there
	}
	if len(same) != 1 {
		return e, nil
	}
	b := same[0].Bounds
	dx := float64(b.Left+b.Right)/2 - float64(w.Bounds.Left+w.Bounds.Right)/2
	dy := float64(b.Top+b.Bottom)/2 - float64(w.Bounds.Top+w.Bounds.Bottom)/2
	moved := make([]event.Point, len(e.Points))
	for i, p := range e.Points {
		moved[i] = event.Point{X: p.X + dx, Y: p.Y + dy}
	}
	there := same[0].Widget(w.Path)
	e.Points, e.Widget = moved, there
	return e, nil
}

// crashed reports whether a status is what is looked for.
func crashed(s device.Status) bool { return s == device.Crashed || s == device.NotResponding }

// errUnmodelled is the error of an app that needs what the device lacks.
func errUnmodelled(result device.Result) error {
	text := "the device lacks " + result.Member
	if result.References > 0 { // none to what is asked for by its name
		text += fmt.Sprintf(", which the app needs %d times", result.References)
	}
	return &DeviceError{errors.New(text + "; 'esdroid device check' lists all that it lacks")}
}

// DeviceError is trouble of the device, not of the app.
type DeviceError struct{ Err error }

func (e *DeviceError) Error() string { return e.Err.Error() }
func (e *DeviceError) Unwrap() error { return e.Err }

// oneLine tells a crash in a line: its root cause and where it was thrown.
func oneLine(text string) string {
	found := crash.ParseText(text)
	if len(found) == 0 {
		return unreadable
	}
	return inALine(&found[0])
}

const unreadable = "a crash that cannot be read"

// inALine says what a report is of.
func inALine(report *crash.Report) string {
	if report.Exception == nil {
		return unreadable
	}
	root := report.RootCause(nil)
	text := root.Type
	if root.Message != "" {
		text += ": " + root.Message
	}
	for _, f := range root.Frames {
		if crash.LikelyApp(f) {
			return text + " in " + frameText(f)
		}
	}
	return text
}

func frameText(f crash.Frame) string {
	text := f.Class + "." + f.Method
	if f.Line > 0 {
		text += fmt.Sprintf(":%d", f.Line)
	}
	return text
}
