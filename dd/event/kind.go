// Names of kinds and keys.

package event

import "fmt"

var kindNames = [...]string{
	Other: "other", Launch: "launch", Tap: "tap", LongPress: "longpress", Swipe: "swipe", Pinch: "pinch",
	Trackball: "trackball", Key: "key", Back: "back", Home: "home", Menu: "menu", Text: "text",
	Rotate: "rotate", Flip: "flip", Broadcast: "broadcast", Wait: "wait",
	Permit: "permit", Answer: "answer", Network: "network",
}

func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("kind(%d)", uint8(k))
}

// MarshalText writes the kind's name.
func (k Kind) MarshalText() ([]byte, error) {
	if int(k) >= len(kindNames) {
		return nil, fmt.Errorf("event: no name for kind %d", uint8(k))
	}
	return []byte(kindNames[k]), nil
}

// UnmarshalText reads a kind's name.
func (k *Kind) UnmarshalText(text []byte) error {
	for i, name := range kindNames {
		if name == string(text) {
			*k = Kind(i)
			return nil
		}
	}
	return fmt.Errorf("event: unknown kind %q", text)
}

// KeyEvent returns the event that presses the named key ("KEYCODE_BACK" or
// "BACK"); back, home and menu have kinds of their own.
func KeyEvent(name string) Event {
	e := Event{Kind: Key, Key: keyName(name)}
	switch e.Key {
	case "KEYCODE_BACK":
		e.Kind = Back
	case "KEYCODE_HOME":
		e.Kind = Home
	case "KEYCODE_MENU":
		e.Kind = Menu
	}
	return e
}

// KeyName returns the name of the key that the event presses, "KEYCODE_BACK",
// or "" if it presses none.
func (e *Event) KeyName() string {
	switch e.Kind {
	case Key:
		return keyName(e.Key)
	case Back:
		return "KEYCODE_BACK"
	case Home:
		return "KEYCODE_HOME"
	case Menu:
		return "KEYCODE_MENU"
	}
	return ""
}

// MonkeyType returns the class of monkey events that the event belongs to, by
// the names of the monkey's event percentages as CHARD reports them: Touch,
// Motion, Trackball, Rotation, PinchZoom, Nav, MajorNav, SysOp, Flip,
// Appswitch, AnyEvent.
func (e *Event) MonkeyType() string {
	switch e.Kind {
	case Launch:
		return "Appswitch"
	case Tap, LongPress:
		return "Touch"
	case Swipe:
		return "Motion"
	case Pinch:
		return "PinchZoom"
	case Trackball:
		return "Trackball"
	case Rotate:
		return "Rotation"
	case Flip:
		return "Flip"
	}
	switch e.KeyName() {
	case "KEYCODE_DPAD_UP", "KEYCODE_DPAD_DOWN", "KEYCODE_DPAD_LEFT", "KEYCODE_DPAD_RIGHT":
		return "Nav"
	case "KEYCODE_MENU", "KEYCODE_DPAD_CENTER":
		return "MajorNav"
	case "KEYCODE_HOME", "KEYCODE_BACK", "KEYCODE_CALL", "KEYCODE_ENDCALL", "KEYCODE_VOLUME_UP", "KEYCODE_VOLUME_DOWN", "KEYCODE_VOLUME_MUTE", "KEYCODE_MUTE":
		return "SysOp"
	}
	return "AnyEvent"
}

// String describes the event in one line: "tap (540, 960)", "key KEYCODE_A".
func (e *Event) String() string {
	text := e.Kind.String()
	for i, p := range e.Points {
		sep := " "
		if i > 0 {
			sep = " to "
			if e.Kind == Pinch && i == 2 || e.Kind == Trackball {
				sep = ", "
			}
		}
		text += fmt.Sprintf("%s(%g, %g)", sep, p.X, p.Y)
	}
	switch e.Kind {
	case Key:
		text += " " + e.KeyName()
	case Text, Broadcast:
		text += fmt.Sprintf(" %q", e.Text)
	case Rotate:
		text += fmt.Sprintf(" to %d°", 90*e.Rotation)
	case Launch:
		text += " " + e.Package + "/" + e.Component
	case Wait, LongPress:
		text += " " + e.Duration.String()
	case Permit, Answer, Network:
		text += " no"
		if e.On {
			text = fmt.Sprintf("%s %q", e.Kind, e.Text)
		}
	case Other:
		if len(e.Raw) > 0 {
			text += fmt.Sprintf(" %q", e.Raw[len(e.Raw)-1])
		}
	}
	if w := e.Widget; w != nil {
		text += " on " + w.Class
		if w.ID != "" {
			text += " " + w.ID
		}
		if w.Text != "" {
			text += fmt.Sprintf(" %q", w.Text)
		}
	}
	return text
}
