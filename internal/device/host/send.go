// Events.

package host

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/world"
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
	if forFront(e) && d.Elsewhere() {
		// What is in front takes it, also where it covers only a part of the app.
		return d.settle(d.options.Throttle), nil
	}
	switch e.Kind {
	case event.Launch:
		return d.relaunch(ctx, e.Component)
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
	case event.Permit, event.Answer:
		return d.answer(e), nil
	case event.Network:
		return d.post(func(t *vm.Thread) {
			w := t.VM().World()
			had := w.Network != nil
			w.Network = nil
			if e.On {
				w.Network = world.Answering(e.Text)
			}
			if had != e.On {
				call(t, "Control", "networkChanged", "()V")
			}
		}, d.options.Throttle), nil
	case event.Wait:
		return d.settle(max(e.Duration, 0)), nil
	case event.Flip:
		return d.settle(d.options.Throttle), nil // there is no keyboard to open
	}
	return device.Result{}, fmt.Errorf("the embedded device has no event %q", e.String())
}

// forFront reports whether an event goes to what is in front: all that is done to the screen
// and the keyboard, but for the back and home keys, which leave it.
func forFront(e *event.Event) bool {
	switch e.Kind {
	case event.Tap, event.LongPress, event.Swipe, event.Text, event.Menu:
		return true
	case event.Key:
		return e.KeyName() != "KEYCODE_BACK" && e.KeyName() != "KEYCODE_HOME"
	}
	return false
}

// Results of activities, by android.app.Activity.
const (
	resultOK       = -1
	resultCanceled = 0
)

// answer ends the activity of another app that is in front, or the question for a
// permission; nothing happens if there is none.
func (d *Device) answer(e *event.Event) device.Result {
	code := resultCanceled
	if e.On {
		code = resultOK
	}
	return d.post(func(t *vm.Thread) {
		call(t, "Control", "resultFromOutside", "(ILjava/lang/String;)V", vm.Int(int32(code)), vm.Ref(t.NewString(e.Text)))
	}, d.options.Throttle)
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
func (d *Device) Elsewhere() bool { return d.inFront() != "" }

// Asked reports whether the system asks the user for a permission.
func (d *Device) Asked() bool { return strings.Contains(d.inFront(), "act="+requestPermissions+" ") }

// requestPermissions is PackageManager.ACTION_REQUEST_PERMISSIONS.
const requestPermissions = "android.content.pm.action.REQUEST_PERMISSIONS"

// inFront is the intent of the activity of another app that is in front, "" if there is none.
func (d *Device) inFront() (intent string) {
	d.machine.Visit(func(t *vm.Thread) error {
		if s, ok := call(t, "Control", "outside", "()Ljava/lang/String;"); ok && s.R != nil {
			intent = vm.GoString(s.R)
		}
		return nil
	})
	return intent
}
