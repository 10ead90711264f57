// Events.

package host

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
)

// Durations of gestures in virtual time.
const (
	tapTime   = 40 * time.Millisecond
	pressTime = 700 * time.Millisecond // longer than the platform's long press time-out
	moveTime  = 10 * time.Millisecond  // from one move of a finger to the next
	keyTime   = 20 * time.Millisecond
	maxSteps  = 1000
)

// MotionEvent's and KeyEvent's actions.
const (
	actionDown = 0
	actionUp   = 1
	actionMove = 2
)

// Send performs an event and runs the app until it is at rest or the throttle's
// time has passed.
func (d *Device) Send(ctx context.Context, e *event.Event) (device.Result, error) {
	if d.machine == nil {
		return device.Result{}, errors.New("the app was not launched")
	}
	if e.Delay > 0 {
		if r := d.settle(e.Delay); r.Over() {
			return r, nil
		}
	}
	switch e.Kind {
	case event.Launch:
		return d.Launch(ctx, e.Component)
	case event.Tap, event.LongPress, event.Swipe:
		if len(e.Points) < 1 || e.Kind == event.Swipe && len(e.Points) < 2 {
			return device.Result{}, fmt.Errorf("%s without a place", e.Kind)
		}
		return d.gesture(e)
	case event.Key, event.Back, event.Home, event.Menu:
		code, ok := event.KeyCode(e.KeyName())
		if !ok {
			return device.Result{}, fmt.Errorf("no key %q", e.Key)
		}
		return d.key(code), nil
	case event.Text:
		return d.post(func(t *vm.Thread) {
			call(t, "Input", "text", "(Ljava/lang/String;)Z", vm.Ref(t.NewString(e.Text)))
		}, d.options.Throttle), nil
	case event.Rotate:
		return d.rotate(e.Rotation & 3), nil
	case event.Broadcast:
		return d.post(func(t *vm.Thread) {
			var component vm.Slot
			if e.Component != "" {
				component = vm.Ref(t.NewString(e.Component))
			}
			call(t, "Control", "broadcast", "(Ljava/lang/String;Ljava/lang/String;)V", vm.Ref(t.NewString(e.Text)), component)
		}, d.options.Throttle), nil
	case event.Wait:
		return d.settle(max(e.Duration, 0)), nil
	case event.Flip:
		return d.settle(d.options.Throttle), nil // there is no keyboard to open
	}
	return device.Result{}, fmt.Errorf("the embedded device has no event %q", e.String())
}

// rotate turns the screen.
func (d *Device) rotate(quarters int) device.Result {
	d.rotation = quarters
	return d.post(func(t *vm.Thread) {
		call(t, "Control", "rotate", "(I)V", vm.Int(int32(90*quarters)))
	}, d.options.Throttle)
}

// Key codes that the system takes.
const (
	keyHome      = 3
	keyBack      = 4
	keyCall      = 5
	keyEndCall   = 6
	keyVolumeUp  = 24
	keyPower     = 26
	keyMenu      = 82
	keyAppSwitch = 187
)

// key presses and releases a key.
func (d *Device) key(code int) device.Result {
	switch code {
	case keyHome:
		return d.post(func(t *vm.Thread) { call(t, "Control", "home", "()V") }, d.options.Throttle)
	case keyCall, keyEndCall, keyPower, keyAppSwitch:
		return d.settle(d.options.Throttle) // nothing of the app
	}
	if code == keyBack && d.Elsewhere() {
		return d.post(func(t *vm.Thread) { call(t, "Control", "backOutside", "()Z") }, d.options.Throttle)
	}
	down := d.machine.World().Clock.Nanos() / int64(time.Millisecond)
	if r := d.post(func(t *vm.Thread) { d.keyEvent(t, actionDown, code, down) }, keyTime); r.Over() {
		return r
	}
	return d.post(func(t *vm.Thread) { d.keyEvent(t, actionUp, code, down) }, d.options.Throttle)
}

func (d *Device) keyEvent(t *vm.Thread, action, code int, down int64) {
	now := t.VM().World().Clock.Nanos() / int64(time.Millisecond)
	call(t, "Input", "key", "(IIIIJJ)Z", vm.Int(int32(action)), vm.Int(int32(code)), vm.Int(0), vm.Int(0), vm.Long(down), vm.Long(now))
}

// Elsewhere reports whether another app is in front, which the back key leaves.
func (d *Device) Elsewhere() bool {
	other := false
	d.machine.Visit(func(t *vm.Thread) error {
		if s, ok := call(t, "Control", "outside", "()Ljava/lang/String;"); ok && s.R != nil {
			other = vm.GoString(s.R) != ""
		}
		return nil
	})
	return other
}
