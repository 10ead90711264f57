// The ways to choose events.

package monkey

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/device"
)

// Mode is a way to choose events.
type Mode string

// The modes.
const (
	Uniform Mode = "uniform" // taps anywhere
	Mix     Mode = "monkey"  // kinds of events by percentages
	Widgets Mode = "widgets" // what is on the screen
)

// Modes names them all.
var Modes = []Mode{Uniform, Mix, Widgets}

// Percentages of the kinds of events of the mix; the rest are keys of any kind.
type Percentages struct {
	Touch, Motion, Pinch, Trackball, Rotation, Nav, MajorNav, SysKeys, AppSwitch, Flip int
}

// DefaultPercentages are those of Android's monkey.
func DefaultPercentages() Percentages {
	return Percentages{Touch: 15, Motion: 10, Pinch: 2, Trackball: 15, Nav: 25, MajorNav: 15, SysKeys: 2, AppSwitch: 2, Flip: 1}
}

// chooser chooses events.
type chooser struct {
	random        random
	mode          Mode
	width, height int // where touches may be
	share         Percentages
	rotation      int
}

func (c *chooser) point() event.Point {
	return event.Point{X: float64(c.random.below(c.width)), Y: float64(c.random.below(c.height))}
}

// event chooses the next event; state is nil but for widgets.
func (c *chooser) event(state *device.State) event.Event {
	switch c.mode {
	case Mix:
		return c.mix()
	case Widgets:
		return c.widget(state)
	}
	return event.Event{Kind: event.Tap, Points: []event.Point{c.point()}}
}

func (c *chooser) key(names ...string) event.Event {
	return event.KeyEvent(names[c.random.below(len(names))])
}

// anyKeys are keys that the mix's rest presses.
var anyKeys = strings.Fields(`0 1 2 3 4 5 6 7 8 9 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z STAR POUND COMMA PERIOD TAB SPACE ENTER DEL
MINUS EQUALS LEFT_BRACKET RIGHT_BRACKET BACKSLASH SEMICOLON APOSTROPHE SLASH AT PLUS SEARCH PAGE_UP PAGE_DOWN CAMERA CLEAR FOCUS ESCAPE FORWARD_DEL`)

func (c *chooser) mix() event.Event {
	s := c.share
	n := c.random.below(100)
	in := func(share int) bool {
		if n < share {
			return true
		}
		n -= share
		return false
	}
	switch {
	case in(s.Touch):
		return event.Event{Kind: event.Tap, Points: []event.Point{c.point()}}
	case in(s.Motion):
		return event.Event{Kind: event.Swipe, Points: []event.Point{c.point(), c.point()}, Steps: 1 + c.random.below(10)}
	case in(s.Pinch):
		// One finger of the two is all that the device feels.
		return event.Event{Kind: event.Swipe, Points: []event.Point{c.point(), c.point()}, Steps: 1 + c.random.below(10)}
	case in(s.Trackball):
		return c.key("DPAD_UP", "DPAD_DOWN", "DPAD_LEFT", "DPAD_RIGHT")
	case in(s.Rotation):
		c.rotation = c.random.below(4)
		return event.Event{Kind: event.Rotate, Rotation: c.rotation}
	case in(s.Nav):
		return c.key("DPAD_UP", "DPAD_DOWN", "DPAD_LEFT", "DPAD_RIGHT")
	case in(s.MajorNav):
		return c.key("MENU", "DPAD_CENTER")
	case in(s.SysKeys):
		return c.key("HOME", "BACK", "CALL", "ENDCALL", "VOLUME_UP", "VOLUME_DOWN", "VOLUME_MUTE", "MUTE")
	case in(s.AppSwitch):
		return event.Event{Kind: event.Launch}
	case in(s.Flip):
		return event.Event{Kind: event.Flip, On: c.random.below(2) == 0}
	}
	return c.key(anyKeys...)
}

// texts are what the widget-aware mode types: the ordinary and what programs forget.
var texts = []string{"", "0", "1", "-1", "12.5", "abc", "Hello world", "'", "%", "99999999999", "a@b.c", "2017-06-01"}

func (c *chooser) widget(s *device.State) event.Event {
	// Now and then what no widget stands for.
	switch n := c.random.below(100); {
	case n < 4:
		return event.Event{Kind: event.Back}
	case n < 8:
		return event.Event{Kind: event.Menu}
	case n < 10:
		c.rotation ^= 1
		return event.Event{Kind: event.Rotate, Rotation: c.rotation}
	}
	var targets []*device.View
	if s != nil {
		front := s.Front()
		if front != nil {
			front.Root.Walk(func(v *device.View, _ string) bool {
				if !v.Visible {
					return false
				}
				if v.Enabled && !v.Bounds.Empty() && (v.Clickable || v.LongClickable || v.Scrollable || v.Editable) {
					targets = append(targets, v)
				}
				return true
			})
		}
	}
	if len(targets) == 0 {
		return event.Event{Kind: event.Tap, Points: []event.Point{c.point()}}
	}
	v := targets[c.random.below(len(targets))]
	b := v.Bounds
	at := event.Point{X: float64(b.Left + c.random.below(b.Right-b.Left)), Y: float64(b.Top + c.random.below(b.Bottom-b.Top))}
	switch {
	case v.Editable && v.Focused && c.random.below(2) == 0:
		return event.Event{Kind: event.Text, Text: texts[c.random.below(len(texts))]}
	case v.Scrollable && c.random.below(3) == 0:
		to := at
		to.Y = float64(b.Top + c.random.below(b.Bottom-b.Top))
		return event.Event{Kind: event.Swipe, Points: []event.Point{at, to}, Steps: 5}
	case v.LongClickable && c.random.below(5) == 0:
		return event.Event{Kind: event.LongPress, Points: []event.Point{at}}
	}
	return event.Event{Kind: event.Tap, Points: []event.Point{at}}
}

// check reports what is wrong with percentages.
func (p *Percentages) check() error {
	sum := 0
	for _, n := range []int{p.Touch, p.Motion, p.Pinch, p.Trackball, p.Rotation, p.Nav, p.MajorNav, p.SysKeys, p.AppSwitch, p.Flip} {
		if n < 0 {
			return fmt.Errorf("a percentage of %d", n)
		}
		sum += n
	}
	if sum > 100 {
		return fmt.Errorf("percentages that sum up to %d", sum)
	}
	return nil
}
