package pipeline

import (
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// A value that the user typed is said to be so.
func TestChangeWords(t *testing.T) {
	s := &event.Sequence{Events: []event.Event{{Kind: event.Text, Text: "%q"}, {Kind: event.Tap}, {Kind: event.Text, Text: ""}}}
	for want, c := range map[string]Cause{
		`with "440" instead of "%q" (typed by event 1) here the crash does not happen`:           {Confirmed: true, Reached: true, Was: `"%q"`, Is: `"440"`},
		`with 1 instead of "" here the crash does not happen`:                                    {Confirmed: true, Reached: true, Was: `""`, Is: "1"},
		"without this the statement that fails is not reached":                                   {Confirmed: true, LeftOut: true},
		"without this the statement that fails runs fewer times, and not the time that it fails": {Confirmed: true, LeftOut: true, Fewer: true},
		"without this, here and each time later, the crash does not happen":                      {Confirmed: true, Reached: true, LeftOut: true, Every: true},
		"with 2 instead of 3 here, and each time later, the crash does not happen":               {Confirmed: true, Reached: true, Was: "3", Is: "2", Every: true},
		"with the other way taken here the crash does not happen":                                {Confirmed: true, Reached: true, Branch: true},
		"with the way for 2 instead of the one for 1 taken here the crash does not happen":       {Confirmed: true, Reached: true, Branch: true, Was: "1", Is: "2"},
		"with the default instead of the way for 1 taken here the crash does not happen":         {Confirmed: true, Reached: true, Branch: true, Was: "1", Is: "the default"},
		"with a wait of 3s before event 2 the crash does not happen: this has run by then":       {Confirmed: true, Reached: true, Wait: 3000, Before: 2},
		"no change that was tried made the crash go away":                                        {},
	} {
		if got := changeWords(&c, s); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

// What a null comes from stands before what passes it on, and before what failed.
func TestRankedByWhatIsShown(t *testing.T) {
	yes := Cause{Confirmed: true, Reached: true}
	cause := func(place, was string, leftOut bool) Cause {
		c := yes
		c.Place, c.Was, c.LeftOut = place, was, leftOut
		if !leftOut {
			c.Is = "a C"
		}
		return c
	}
	places := func(causes ...Cause) (got []string) {
		var all []*attempt
		for i, c := range causes {
			all = append(all, &attempt{standing: standing{thin, int32(i)}, cause: c})
		}
		ranked(all, "failing")
		for _, a := range all {
			got = append(got, a.cause.Place)
		}
		return got
	}
	vain := Cause{Place: "vain"}
	around := Cause{Place: "around", Confirmed: true}
	got := places(vain, around, cause("failing", "null", false), cause("passes", "null", false), cause("sets", "", true), cause("number", "1", false))
	if want := []string{"sets", "number", "passes", "failing", "around", "vain"}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	text := func(place string) Cause {
		return Cause{Place: place, Confirmed: true, Reached: true, Was: `"6.30"`, Is: `"6:30"`}
	}
	if got := places(text("reads"), text("hands on"), cause("number", "1", false), text("typed")); !slices.Equal(got, []string{"number", "typed", "reads", "hands on"}) {
		t.Errorf("of a text that is handed on: %v", got)
	}
	if first := places(cause("passes", "null", false), cause("number", "1", false))[0]; first != "passes" {
		t.Errorf("first is %s, where nothing says where the null comes from", first)
	}
}

// A report whose root cause someone has cut off behind the app's frame is that of the whole
// stack; one whose cause says how many frames it shares with its caller has all of them.
func TestSameAsCut(t *testing.T) {
	const whole = `java.lang.ExceptionInInitializerError
	at a.b.Main.onClick(Main.java:9)
	at android.os.Handler.dispatchMessage(Handler.java:102)
Caused by: java.lang.NumberFormatException: For input string: "x"
	at java.lang.Integer.parseInt(Integer.java:521)
	at a.b.Settings.<clinit>(Settings.java:6)
	... 2 more
`
	r := &run{own: func(f crash.Frame) bool { return strings.HasPrefix(f.Class, "a.b.") }}
	for _, k := range []struct {
		name, text string
		same       bool
	}{
		{"whole", whole, true},
		{"cut", "java.lang.ExceptionInInitializerError\n\tat android.os.Handler.dispatchMessage(Handler.java:102)\n" +
			"Caused by: java.lang.NumberFormatException\n\tat a.b.Settings.<clinit>(Settings.java:6)\n", true},
		{"cut, of another line", "java.lang.ExceptionInInitializerError\n\tat android.os.Handler.dispatchMessage(Handler.java:102)\n" +
			"Caused by: java.lang.NumberFormatException\n\tat a.b.Settings.<clinit>(Settings.java:7)\n", false},
		{"another caller", strings.Replace(whole, "Main.java:9", "Main.java:10", 1), false},
		{"no frames of the app", "java.lang.ExceptionInInitializerError\n\tat android.os.Handler.dispatchMessage(Handler.java:102)\n", false},
	} {
		target := crash.ParseText(k.text)
		if len(target) == 0 {
			t.Fatal(k.name)
		}
		if got := r.same(&target[0], whole); got != k.same {
			t.Errorf("%s: %t, want %t", k.name, got, k.same)
		}
	}
}

// The crash that is sliced has the words of the recorded run, where another operand of the
// statement had failed when the crash was met first; who reported it stays.
func TestToldBy(t *testing.T) {
	const (
		stack    = "\n\tat a.b.Main.onClick(Main.java:9)\n"
		receiver = "java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.Integer.compareTo(java.lang.Integer)' on a null object reference"
		argument = "java.lang.NullPointerException: Attempt to read from field 'int java.lang.Integer.value' on a null object reference"
	)
	met := crash.ParseText("FATAL EXCEPTION: main\nProcess: a.b, PID: 1\n" + receiver + stack)[0]
	r := &run{report: &met}
	for _, crashes := range [][]string{nil, {receiver + stack}} {
		if r.toldBy(&dynamic.Graph{Crashes: crashes}) != &met {
			t.Errorf("another report though the run said %q", crashes)
		}
	}
	told := r.toldBy(&dynamic.Graph{Crashes: []string{argument + stack}})
	if got := told.Exception.Header(); got != argument || told.Thread != met.Thread || len(told.Exception.Frames) != 1 {
		t.Errorf("%q in thread %q", got, told.Thread)
	}
	if met.Exception.Header() != receiver {
		t.Errorf("the report that was met is changed: %q", met.Exception.Header())
	}
}

// A way of a switch over resources is told by the resource's name.
func TestWayOfResource(t *testing.T) {
	s := &sliced{explanation: &dynamic.Explanation{}}
	if got := s.resource("2130968577"); got != "2130968577" {
		t.Errorf("without names %q", got)
	}
	s.explanation.Resource = func(id uint32) string {
		if id == 0x7f040001 {
			return "R.id.clear"
		}
		return ""
	}
	for number, want := range map[string]string{"2130968577": "R.id.clear", "2130968578": "2130968578", "1": "1", "the default": "the default"} {
		if got := s.resource(number); got != want {
			t.Errorf("%s: %q, want %q", number, got, want)
		}
	}
}
