// Key codes of android.view.KeyEvent.

package event

import (
	"strconv"
	"strings"
)

// keyNames holds the names of android.view.KeyEvent.KEYCODE_* without the
// prefix, indexed by code (AOSP, KeyEvent.java, API level 34).
var keyNames = strings.Fields(`UNKNOWN SOFT_LEFT SOFT_RIGHT HOME BACK CALL ENDCALL 0 1 2 3 4 5 6 7 8 9 STAR POUND
DPAD_UP DPAD_DOWN DPAD_LEFT DPAD_RIGHT DPAD_CENTER VOLUME_UP VOLUME_DOWN POWER CAMERA CLEAR
A B C D E F G H I J K L M N O P Q R S T U V W X Y Z COMMA PERIOD ALT_LEFT ALT_RIGHT SHIFT_LEFT SHIFT_RIGHT
TAB SPACE SYM EXPLORER ENVELOPE ENTER DEL GRAVE MINUS EQUALS LEFT_BRACKET RIGHT_BRACKET BACKSLASH SEMICOLON
APOSTROPHE SLASH AT NUM HEADSETHOOK FOCUS PLUS MENU NOTIFICATION SEARCH MEDIA_PLAY_PAUSE MEDIA_STOP MEDIA_NEXT
MEDIA_PREVIOUS MEDIA_REWIND MEDIA_FAST_FORWARD MUTE PAGE_UP PAGE_DOWN PICTSYMBOLS SWITCH_CHARSET BUTTON_A BUTTON_B
BUTTON_C BUTTON_X BUTTON_Y BUTTON_Z BUTTON_L1 BUTTON_R1 BUTTON_L2 BUTTON_R2 BUTTON_THUMBL BUTTON_THUMBR BUTTON_START
BUTTON_SELECT BUTTON_MODE ESCAPE FORWARD_DEL CTRL_LEFT CTRL_RIGHT CAPS_LOCK SCROLL_LOCK META_LEFT META_RIGHT FUNCTION
SYSRQ BREAK MOVE_HOME MOVE_END INSERT FORWARD MEDIA_PLAY MEDIA_PAUSE MEDIA_CLOSE MEDIA_EJECT MEDIA_RECORD
F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 NUM_LOCK NUMPAD_0 NUMPAD_1 NUMPAD_2 NUMPAD_3 NUMPAD_4 NUMPAD_5 NUMPAD_6
NUMPAD_7 NUMPAD_8 NUMPAD_9 NUMPAD_DIVIDE NUMPAD_MULTIPLY NUMPAD_SUBTRACT NUMPAD_ADD NUMPAD_DOT NUMPAD_COMMA
NUMPAD_ENTER NUMPAD_EQUALS NUMPAD_LEFT_PAREN NUMPAD_RIGHT_PAREN VOLUME_MUTE INFO CHANNEL_UP CHANNEL_DOWN ZOOM_IN
ZOOM_OUT TV WINDOW GUIDE DVR BOOKMARK CAPTIONS SETTINGS TV_POWER TV_INPUT STB_POWER STB_INPUT AVR_POWER AVR_INPUT
PROG_RED PROG_GREEN PROG_YELLOW PROG_BLUE APP_SWITCH`)

var keyCodes = func() map[string]int {
	m := make(map[string]int, len(keyNames))
	for code, name := range keyNames {
		m[name] = code
	}
	return m
}()

// keyName brings a key's name or number into the form "KEYCODE_X"; a number
// without a name stays a number.
func keyName(s string) string {
	s = strings.TrimSpace(s)
	if code, err := strconv.Atoi(s); err == nil {
		return KeyCodeName(code)
	}
	return "KEYCODE_" + strings.TrimPrefix(s, "KEYCODE_")
}

// KeyCodeName returns the name of a key code, "KEYCODE_BACK" for 4, or the
// number itself where the code has no name here.
func KeyCodeName(code int) string {
	if code >= 0 && code < len(keyNames) {
		return "KEYCODE_" + keyNames[code]
	}
	return strconv.Itoa(code)
}

// KeyCode returns the code of a key name ("KEYCODE_BACK", "BACK" or a number)
// and whether there is one.
func KeyCode(name string) (int, bool) {
	if code, err := strconv.Atoi(name); err == nil {
		return code, true
	}
	code, ok := keyCodes[strings.TrimPrefix(name, "KEYCODE_")]
	return code, ok
}
