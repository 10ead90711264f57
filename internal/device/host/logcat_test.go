package host

import (
	"testing"

	inputs "github.com/esdroid/esdroid/internal/framework/native/world"
)

// logcat shows the app what it logged itself, in the form and down to the priority that it
// asks for.
func TestLogcat(t *testing.T) {
	var log inputs.Log
	log.Add(inputs.Line{PID: 7, TID: 8, Priority: 3, Tag: "One", Text: "a\nb\n"})
	log.Add(inputs.Line{PID: 1, TID: 1, Priority: 6, Tag: "One", Text: "of others"})
	log.Add(inputs.Line{PID: 7, TID: 8, Priority: 6, Tag: "Two", Text: "c"})
	const head = "--------- beginning of main\n"
	for _, c := range []struct {
		args    []string
		printed string
		known   bool
	}{
		{[]string{"-d"}, head + "01-01 00:00:00.000     7     8 D One     : a\n01-01 00:00:00.000     7     8 D One     : b\n01-01 00:00:00.000     7     8 E Two     : c\n", true},
		{[]string{"-d", "-v", "time", "Two:W", "*:S"}, head + "01-01 00:00:00.000 E/Two     (    7): c\n", true},
		{[]string{"-d", "-v", "brief", "*:E"}, head + "E/Two     (    7): c\n", true},
		{[]string{"-d", "-s", "One", "-v", "raw"}, head + "a\nb\n", true},
		{[]string{"-d", "-v", "tag", "One:I"}, head + "E/Two     : c\n", true},
		{nil, "", false},
		{[]string{"-d", "-b", "radio"}, "", false},
		{[]string{"-d", "-x"}, "", false},
		{[]string{"-c"}, "", true},
		{[]string{"-d"}, head, true},
	} {
		if printed, _, known := logcat(&log, 7, c.args); known != c.known || printed != c.printed {
			t.Errorf("%q: %q, %t", c.args, printed, known)
		}
	}
}
