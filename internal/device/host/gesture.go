// Touches, of the app and of the system's bars.

package host

import (
	"math"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// touch is a finger on the screen.
type touch struct {
	point event.Point
	down  int64 // uptime in milliseconds
}

// bar is a part of the screen that the system owns.
type bar uint8

const (
	noBar bar = iota
	statusBar
	backButton
	homeButton
	recentsButton
	menuButton    // there only for windows that need one
	navigationBar // beside the buttons
)

// barAt tells whose a place on the screen is.
func (d *Device) barAt(p event.Point) bar {
	c := d.inputs.Config // an app may turn the screen, too
	width, height := c.Size()
	if p.Y < float64(c.StatusBar) {
		return statusBar
	}
	// The bar stays at the lower edge of the device: at the right one of a phone on
	// its left side, at the left one otherwise.
	var along, across, length float64
	switch c.Rotation {
	case 1:
		along, across, length = float64(height)-p.Y, p.X-float64(width-c.NavigationBar), float64(height)
	case 3:
		along, across, length = p.Y, float64(c.NavigationBar)-p.X-1, float64(height)
	default:
		along, across, length = p.X, p.Y-float64(height-c.NavigationBar), float64(width)
	}
	if across < 0 {
		return noBar
	}
	// The three buttons lie in thirds of the bar without its margins.
	const margin = 0.125
	switch f := (along/length - margin) / (1 - 2*margin); {
	case f < 0:
		return navigationBar
	case f >= 1:
		// The menu button is narrower than its place.
		const width = 36
		if math.Abs(along-length*(1-margin/2)) <= width/2*float64(c.Density)/160 {
			return menuButton
		}
		return navigationBar
	case f < 1.0/3:
		return backButton
	case f < 2.0/3:
		return homeButton
	}
	return recentsButton
}

// gesture performs a tap, a long press or a swipe.
func (d *Device) gesture(e *event.Event) (device.Result, error) {
	from := e.Points[0]
	switch d.barAt(from) {
	case noBar:
	case backButton:
		if e.Kind != event.Swipe {
			return d.key(keyBack), nil
		}
		return d.settle(d.options.Throttle), nil
	case homeButton:
		if e.Kind != event.Swipe {
			return d.key(keyHome), nil
		}
		return d.settle(d.options.Throttle), nil
	case menuButton:
		if e.Kind == event.Tap && d.needsMenu() {
			return d.key(keyMenu), nil
		}
		return d.settle(d.options.Throttle), nil
	default:
		return d.settle(d.options.Throttle), nil
	}
	d.touch = &touch{from, d.uptime()}
	if r := d.finger(actionDown, from); r.Over() {
		return r, nil
	}
	hold := tapTime
	switch e.Kind {
	case event.LongPress:
		hold = max(e.Duration, pressTime)
	case event.Swipe:
		hold = 0
		steps := min(max(e.Steps, 1), maxSteps)
		if e.Steps == 0 {
			steps = 10
		}
		to := e.Points[1]
		for i := 1; i <= steps; i++ {
			if r := d.settle(moveTime); r.Over() {
				return r, nil
			}
			f := float64(i) / float64(steps)
			d.touch.point = event.Point{X: from.X + (to.X-from.X)*f, Y: from.Y + (to.Y-from.Y)*f}
			if r := d.finger(actionMove, d.touch.point); r.Over() {
				return r, nil
			}
		}
	}
	if r := d.settle(hold); r.Over() {
		return r, nil
	}
	if r := d.finger(actionUp, d.touch.point); r.Over() {
		return r, nil
	}
	return d.settle(d.options.Throttle), nil
}

// needsMenu reports whether the window in front is one of an app from the times when every
// device had a menu key, for which the navigation bar shows one.
func (d *Device) needsMenu() bool {
	needs := false
	d.machine.Visit(func(t *vm.Thread) error {
		s, ok := call(t, "Input", "needsMenuKey", "()Z")
		needs = ok && s.Bool()
		return nil
	})
	return needs
}

func (d *Device) uptime() int64 { return d.machine.World().Clock.Nanos() / int64(time.Millisecond) }

// finger dispatches one event of the finger.
func (d *Device) finger(action int, p event.Point) device.Result {
	down := d.touch.down
	return d.post(func(t *vm.Thread) {
		now := t.VM().World().Clock.Nanos() / int64(time.Millisecond)
		call(t, "Input", "touch", "(IFFJJ)Z", vm.Int(int32(action)), vm.Float(float32(p.X)), vm.Float(float32(p.Y)), vm.Long(down), vm.Long(now))
	}, time.Millisecond)
}
