package monkey

import (
	"context"
	"io"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
)

// fake crashes at a tap into a corner, and is left by the home key.
type fake struct {
	left     bool
	launches int
}

func (f *fake) Install(context.Context, *apk.App) error { return nil }
func (f *fake) Reset(context.Context) error             { return nil }
func (f *fake) Record(io.Writer) error                  { return nil }
func (f *fake) Launch(context.Context, string) (device.Result, error) {
	f.launches++
	f.left = false
	return device.Result{}, nil
}
func (f *fake) Send(ctx context.Context, e *event.Event) (device.Result, error) {
	switch e.Kind {
	case event.Launch:
		return f.Launch(ctx, "")
	case event.Home:
		f.left = true
	case event.Tap:
		if p := e.Points[0]; p.X < 100 && p.Y < 100 {
			return device.Result{Status: device.Crashed}, nil
		}
	}
	return device.Result{}, nil
}
func (f *fake) Activity(context.Context) (string, error) {
	if f.left {
		return "", nil
	}
	return "a.Main", nil
}
func (f *fake) State(context.Context) (*device.State, error) {
	b := &device.View{Class: "b", Bounds: event.Rect{Right: 50, Bottom: 50}, Visible: true, Enabled: true, Clickable: true}
	r := &device.View{Class: "r", Bounds: event.Rect{Right: 1000, Bottom: 1000}, Visible: true, Enabled: true, Children: []*device.View{b}}
	return &device.State{Activity: "a.Main", Windows: []device.Window{{Frame: r.Bounds, Touchable: true, Root: r}}}, nil
}
func (f *fake) Screenshot(context.Context) (*device.Picture, error) { return nil, nil }
func (f *fake) Crash() string                                       { return "" }
func (f *fake) Log(io.Writer) error                                 { return nil }
func (f *fake) Stop() error                                         { return nil }
func (f *fake) Close() error                                        { return nil }

func TestDo(t *testing.T) {
	for _, c := range []struct {
		mode Mode
		most int
	}{{Uniform, 1000}, {Mix, 5000}, {Widgets, 20}} {
		o := Options{Seed: 3, Events: c.most, Mode: c.mode, Share: DefaultPercentages(), Width: 1000, Height: 1000}
		r, err := Do(context.Background(), &fake{}, o)
		if err != nil {
			t.Fatal(err)
		}
		if r.Result.Status != device.Crashed {
			t.Errorf("%s: %v after %d events", c.mode, r.Result.Status, r.Sent)
		}
		again, err := Do(context.Background(), &fake{}, o)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(r.Sequence.Events, again.Sequence.Events); d != "" {
			t.Errorf("%s: the same seed gives other events: %s", c.mode, d)
		}
		if c.mode == Mix && r.Launches == 0 {
			t.Error("the app was never started again")
		}
	}
	if _, err := Do(context.Background(), &fake{}, Options{Share: Percentages{Touch: 101}, Width: 1, Height: 1}); err == nil {
		t.Error("no error of percentages above 100")
	}
}
