package host

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/platform"
	"github.com/esdroid/esdroid/internal/framework/native/world"
)

// judged is the screen as the platform's own code has it under the judge: all of it
// belongs to the app.
func judged() world.Config {
	c := world.DefaultConfig()
	c.Width, c.Height, c.StatusBar, c.NavigationBar = 1079, 1921, 0, 0
	return c
}

// rest is how long the judge waits after a swipe for what it threw to come to rest.
const rest = 3 * time.Second

// scripted turns an event of a script into the device's.
func scripted(line string, rotation *int) (event.Event, bool) {
	f := strings.SplitN(line, " ", 3)
	at := func() []event.Point {
		x, _ := strconv.ParseFloat(f[1], 64)
		y, _ := strconv.ParseFloat(f[2], 64)
		return []event.Point{{X: x, Y: y}}
	}
	switch f[0] {
	case "tap":
		return event.Event{Kind: event.Tap, Points: at()}, true
	case "longtap":
		return event.Event{Kind: event.LongPress, Points: at(), Duration: 700 * time.Millisecond}, true
	case "swipe":
		var from, to event.Point
		e := event.Event{Kind: event.Swipe}
		if _, err := fmt.Sscan(strings.Join(f[1:], " "), &from.X, &from.Y, &to.X, &to.Y, &e.Steps); err != nil {
			return event.Event{}, false
		}
		e.Points = []event.Point{from, to}
		return e, true
	case "text":
		return event.Event{Kind: event.Text, Text: strings.TrimPrefix(strings.TrimPrefix(line, "text"), " ")}, true
	case "key":
		return event.Event{Kind: event.Key, Key: f[1]}, true
	case "back":
		return event.Event{Kind: event.Back}, true
	case "menu":
		return event.Event{Kind: event.Menu}, true
	case "rotate":
		*rotation = 1 - *rotation
		return event.Event{Kind: event.Rotate, Rotation: *rotation}, true
	case "wait":
		ms, _ := strconv.Atoi(f[1])
		return event.Event{Kind: event.Wait, Duration: time.Duration(ms) * time.Millisecond}, true
	}
	return event.Event{}, false
}

// views turns windows into the judge's trees, whose windows all begin in the corner of the
// screen. What lies below a hidden view is left out.
func views(s *device.State) []*platform.View {
	left, top := 0, 0
	var convert func(v *device.View) *platform.View
	convert = func(v *device.View) *platform.View {
		out := &platform.View{Class: v.Class, ID: strings.TrimPrefix(v.ID, "android:"), Left: v.Bounds.Left - left, Top: v.Bounds.Top - top, Width: v.Bounds.Right - v.Bounds.Left,
			Height: v.Bounds.Bottom - v.Bounds.Top, Hidden: !v.Visible, Clickable: v.Clickable, Disabled: !v.Enabled,
			Selected: v.Selected, Focused: v.Focused, Checked: v.Checked, Text: v.Text, IsText: v.Text != ""}
		for _, c := range v.Children {
			if v.Visible {
				out.Children = append(out.Children, convert(c))
			}
		}
		return out
	}
	var all []*platform.View
	for _, w := range s.Windows {
		if w.Root != nil && w.Root.Visible && w.Kind != "toast" { // the judge shows no toasts
			left, top = w.Root.Bounds.Left, w.Root.Bounds.Top
			all = append(all, convert(w.Root))
		}
	}
	return all
}

// prune leaves out what lies below hidden views, and the texts of fields that show nothing.
func prune(vs []*platform.View) []*platform.View {
	for _, v := range vs {
		if v.Hidden {
			v.Children = nil
		}
		v.IsText = v.IsText && v.Text != ""
		prune(v.Children)
	}
	return vs
}

// aimed moves a touch from where the judge has the window that it touched to where the
// device has it.
func aimed(e event.Event, judge []event.Rect, s *device.State) event.Event {
	var windows []event.Rect
	for _, w := range s.Windows {
		if w.Root != nil && w.Root.Visible {
			windows = append(windows, w.Root.Bounds)
		}
	}
	within := func(p event.Point, r event.Rect) bool {
		return p.X >= float64(r.Left) && p.Y >= float64(r.Top) && p.X < float64(r.Right) && p.Y < float64(r.Bottom)
	}
	top := min(len(judge), len(windows)) - 1
	for i := top; i >= 0 && len(e.Points) > 0; i-- {
		from, to, p := judge[i], windows[i], e.Points[0]
		if i > 0 && !within(p, from) {
			continue
		}
		moved := event.Point{X: p.X + float64(to.Left-from.Left), Y: p.Y + float64(to.Top-from.Top)}
		if i < top && within(moved, windows[top]) { // beside a window that stands elsewhere here
			moved = event.Point{X: float64(to.Left + 1), Y: float64(to.Top + 1)}
		}
		var points []event.Point
		for _, q := range e.Points {
			points = append(points, event.Point{X: q.X + moved.X - p.X, Y: q.Y + moved.Y - p.Y})
		}
		e.Points = points
		break
	}
	return e
}

// cornered moves the judge's windows into the corner of the screen, and says where they
// stood: that is the window manager's business, and the judge has none.
func cornered(windows []*platform.View) []event.Rect {
	var stood []event.Rect
	for _, w := range windows {
		left, top := w.Left, w.Top
		stood = append(stood, event.Rect{Left: left, Top: top, Right: left + w.Width, Bottom: top + w.Height})
		w.Each(func(v *platform.View) { v.Left, v.Top = v.Left-left, v.Top-top })
	}
	return stood
}

// follow replays on the device what the judge saw, and compares the windows after every
// event until the ways part: where a crash or another activity is on one side only.
func follow(t *testing.T, apkPath, activity string, screen world.Config, want *platform.Replay) (a platform.Agreement, parted string) {
	t.Helper()
	app, err := apk.Open(apkPath)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Open(app, Options{Config: screen, Seed: 1, Start: want.Start})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	ctx := context.Background()
	rotation := 0
	var stood []event.Rect
	send := func(line string) (device.Result, error) {
		if line == "launch" {
			return d.Launch(ctx, activity)
		}
		e, ok := scripted(line, &rotation)
		if !ok {
			return device.Result{}, fmt.Errorf("no event %q", line)
		}
		before, err := d.State(ctx)
		if err != nil {
			return device.Result{}, err
		}
		e = aimed(e, stood, before)
		result, err := d.Send(ctx, &e)
		if e.Kind == event.Swipe && err == nil && !result.Over() {
			return d.Send(ctx, &event.Event{Kind: event.Wait, Duration: rest})
		}
		return result, err
	}
	for _, step := range want.Steps {
		result, err := send(step.Event)
		if err != nil {
			t.Fatal(err)
		}
		if result.Over() {
			return a, "after " + step.Event + " the app is " + result.Status.String() + ": " + result.Reason + " " + strings.Join(result.Stack, "\n\t")
		}
		state, err := d.State(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if state.Activity != step.Activity {
			return a, "after " + step.Event + " " + state.Activity + " is in front instead of " + step.Activity
		}
		stood = cornered(step.Windows)
		a.Add(platform.Compare(step.Event, prune(step.Windows), views(state)))
	}
	if want.Crash == "" {
		return a, ""
	}
	last := want.Last
	if len(want.Steps) == 0 {
		last = "launch"
	}
	result, err := send(last)
	if err != nil {
		t.Fatal(err)
	}
	if cause := rootCause(want.Crash); !strings.Contains(d.Crash(), cause) {
		return a, "after " + last + " the platform crashes, the device is " + result.Status.String() + " " + result.Reason + ": " + want.Crash
	}
	return a, ""
}

// rootCause is the class of the innermost exception of a stack trace.
func rootCause(trace string) string {
	if i := strings.LastIndex(trace, "\nCaused by: "); i >= 0 {
		trace = trace[i+len("\nCaused by: "):]
	}
	class, _, _ := strings.Cut(trace, "\n")
	class, _, _ = strings.Cut(class, ":")
	return class
}

// TestAgainstPlatform replays scripts on the embedded device and on the platform's own
// code and compares the windows. ESDROID_APPS names more packages, separated by commas,
// ESDROID_SCRIPT another script, with semicolons for ends of lines.
func TestAgainstPlatform(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the platform's own code")
	}
	j := platform.Find(t)
	apps := []string{filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")}
	if more := os.Getenv("ESDROID_APPS"); more != "" {
		apps = strings.Split(more, ",")
	}
	script := "random 1 20"
	if other := os.Getenv("ESDROID_SCRIPT"); other != "" {
		script = strings.ReplaceAll(other, ";", "\n")
	}
	for _, app := range apps {
		t.Run(filepath.Base(filepath.Dir(app)), func(t *testing.T) {
			want := j.Replay(t, app, script)
			a, parted := follow(t, app, "", judged(), want)
			t.Logf("%d of %d views agree (%.1f %%), %d steps on the platform", a.Equal, a.Views, 100*a.Rate(), len(want.Steps))
			if parted != "" {
				t.Log(parted)
			}
			for i, line := range a.Summary() {
				if i < 25 {
					t.Log(line)
				}
			}
			told := map[string]bool{}
			for _, d := range a.Differences {
				if line := d.String(); len(told) < 60 && !told[line[strings.Index(line, ":"):]] {
					told[line[strings.Index(line, ":"):]] = true
					t.Log(line)
				}
			}
			if os.Getenv("ESDROID_APPS") == "" && (a.Rate() < 0.97 || parted != "") {
				t.Error("the device differs from the platform")
			}
		})
	}
}
