package event

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

const aospLog = `:Monkey: seed=1500 count=20
:AllowPackage: com.x
// Event percentages:
//   0: 15.0%
:Switch: #Intent;action=android.intent.action.MAIN;category=android.intent.category.LAUNCHER;launchFlags=0x10200000;component=com.x/.Main;end
    // Allowing start of Intent { act=android.intent.action.MAIN cmp=com.x/.Main } in package com.x
Sleeping for 500 milliseconds
:Sending Touch (ACTION_DOWN): 0:(127.0,1353.0)
:Sending Touch (ACTION_UP): 0:(122.13759,1337.722)
    // Allowing start of Intent { cmp=com.x/.Second } in package com.x
Sleeping for 500 milliseconds
:Sending Touch (ACTION_DOWN): 0:(10.0,20.0)
:Sending Touch (ACTION_MOVE): 0:(15.0,25.0)
:Sending Touch (ACTION_MOVE): 0:(20.0,30.0)
:Sending Touch (ACTION_UP): 0:(21.0,31.0)
Sleeping for 500 milliseconds
:Sending Touch (ACTION_DOWN): 0:(1.0,1.0)
:Sending Touch (ACTION_POINTER_DOWN 1): 0:(1.0,1.0) 1:(50.0,50.0)
:Sending Touch (ACTION_MOVE): 0:(2.0,2.0) 1:(40.0,40.0)
:Sending Touch (ACTION_POINTER_UP 1): 0:(3.0,3.0) 1:(30.0,30.0)
:Sending Touch (ACTION_UP): 0:(4.0,4.0)
Sleeping for 500 milliseconds
:Sending Trackball (ACTION_MOVE): 0:(-3.0,2.0)
:Sending Trackball (ACTION_MOVE): 0:(1.0,-4.0)
Sleeping for 500 milliseconds
:Sending Key (ACTION_DOWN): 24    // KEYCODE_VOLUME_UP
:Sending Key (ACTION_UP): 24    // KEYCODE_VOLUME_UP
:Sending Key (ACTION_DOWN): 4    // KEYCODE_BACK
:Sending Key (ACTION_UP): 4    // KEYCODE_BACK
:Sending Flip keyboardOpen=true
:Sending rotation degree=1, persist=false
    //[calendar_time:2026-01-01 00:00:00.000  system_uptime:1]
    // Sending event #30
// CRASH: com.x (pid 4242)
// Short Msg: java.lang.ArithmeticException
// java.lang.ArithmeticException: divide by zero
// 	at com.x.Second.onClick(Second.java:12)
// 
** Monkey aborted due to error.
Events injected: 30
`

const chardLog = `#1: Switch: Component = com.x/.ListLentObjects
Sleeping for 800 milliseconds
#2: Sending Touch (ACTION_DOWN): 0:(127.0, 1353.0)
#3: Sending Touch (ACTION_UP): 0:(122.13759, 1337.722)
Sleeping for 800 milliseconds
#8: Sending Touch (ACTION_DOWN): 0:(539.0, 434.0)
#9: Sending Touch (ACTION_UP): 0:(533.3379, 434.0376)
`

func kindsOf(s *Sequence) string {
	var out []string
	for i := range s.Events {
		out = append(out, s.Events[i].Kind.String())
	}
	return strings.Join(out, " ")
}

func TestMonkeyLog(t *testing.T) {
	s, warnings, err := Read(strings.NewReader(aospLog))
	if err != nil || len(warnings) > 0 {
		t.Fatal(err, warnings)
	}
	if got, want := kindsOf(s), "tap swipe pinch trackball key back flip rotate"; got != want {
		t.Fatalf("kinds %s, want %s", got, want)
	}
	if s.Package != "com.x" || s.Activity != "com.x.Main" || s.Launch == nil {
		t.Errorf("launch %q %q", s.Package, s.Activity)
	}
	e := s.Events
	if e[0].Points[0] != (Point{127, 1353}) || e[0].Delay != 500*time.Millisecond || e[0].After == nil || e[0].After.Activity != "com.x.Second" {
		t.Errorf("tap %+v", e[0])
	}
	if !slices.Equal(e[1].Points, []Point{{10, 20}, {21, 31}}) || e[1].Steps != 2 {
		t.Errorf("swipe %+v", e[1])
	}
	if !slices.Equal(e[2].Points, []Point{{1, 1}, {4, 4}, {50, 50}, {30, 30}}) {
		t.Errorf("pinch %+v", e[2].Points)
	}
	if len(e[3].Points) != 2 || e[4].KeyName() != "KEYCODE_VOLUME_UP" || !e[6].On || e[7].Rotation != 1 {
		t.Errorf("trackball %+v, key %+v, flip %+v, rotation %+v", e[3], e[4], e[6], e[7])
	}
	if !strings.Contains(s.Crash, "divide by zero\n\tat com.x.Second.onClick(Second.java:12)") || s.CrashAt != 7 {
		t.Errorf("crash at %d: %q", s.CrashAt, s.Crash)
	}
	var back bytes.Buffer
	if w, err := WriteMonkeyLog(&back, s); err != nil || len(w) > 0 || back.String() != aospLog {
		t.Errorf("does not come out as it went in: %v %v\n%s", w, err, back.String())
	}
}

func TestMonkeyLogOfCHARD(t *testing.T) {
	s, warnings, err := Read(strings.NewReader(chardLog))
	if err != nil || len(warnings) > 0 || kindsOf(s) != "tap tap" {
		t.Fatal(err, warnings, kindsOf(s))
	}
	if !slices.Equal(s.Events[1].Source, []int{8, 9}) || s.Events[1].Delay != 800*time.Millisecond || s.Activity != "com.x.ListLentObjects" {
		t.Errorf("%+v, activity %q", s.Events[1], s.Activity)
	}
}

// CHARD's scripts have the ids behind the statements.
func TestMonkeyScriptStatements(t *testing.T) {
	const text = `LaunchActivity(com.x, com.x.Main) #1
Tap(539.0, 434.0, 0) #8,9
UserWait(800)
DispatchPointer(100,100,0,5,6,0,0,0,0,0,0,0)
DispatchPointer(100,700,1,5,6,0,0,0,0,0,0,0)
DispatchKey(1,1,0,29,0,0,0,0)
DispatchKey(1,1,1,29,0,0,0,0)
PinchZoom(1,2,3,4,5,6,7,8,9)
RotateScreen(1, 0)
DispatchString(hello)
DispatchFlip(true)
DispatchTrackball(0,0,2,1,-1,0,0,0,0,0,0,0)
PressAndHold(1, 2, 700)
RunCmd(ls)
UserWait(5)
`
	s, warnings, err := Read(strings.NewReader(text))
	if err != nil || len(warnings) > 0 {
		t.Fatal(err, warnings)
	}
	if got, want := kindsOf(s), "tap longpress key pinch rotate text flip trackball longpress other"; got != want {
		t.Fatalf("kinds %s, want %s", got, want)
	}
	if !slices.Equal(s.Events[0].Source, []int{8, 9}) || s.Events[1].Delay != 800*time.Millisecond || s.Events[2].KeyName() != "KEYCODE_A" {
		t.Errorf("%+v", s.Events[:3])
	}
	var back bytes.Buffer
	if w, err := WriteMonkeyScript(&back, s); err != nil || len(w) > 0 || !strings.HasSuffix(back.String(), text) {
		t.Errorf("does not come out as it went in: %v %v\n%s", w, err, back.String())
	}
}

// Malformed files are refused with line and column.
func TestSyntaxErrors(t *testing.T) {
	for _, tt := range []struct {
		format, text string
		line, column int
	}{
		{"monkey-script", "Tap(1.0, 2.0, 0)\nTap(1.0, x, 0)\n", 2, 10},
		{"monkey-script", "Tap(1.0)\n", 1, 1},
		{"monkey-script", "Tap(1.0, 2.0\n", 1, 13},
		{"monkey-script", "\nDispatchPress(KEYCODE_NOPE)\n", 2, 15},
		{"monkey-script", "RotateScreen(9, 0)\n", 1, 14},
		{"monkey-script", "UserWait(-1)\n", 1, 10},
		{"monkeyrunner", "device.touch(1, 'a', 'DOWN_AND_UP')\n", 1, 17},
		{"monkeyrunner", "device.touch(1, 2\n", 1, 18},
		{"monkeyrunner", "device.press('KEYCODE_BACK, 1)\n", 1, 14},
		{"monkey-log", ":Sending Touch (ACTION_DOWN): 0:(1.0\n", 1, 31},
		{"monkey-log", "x\n:Sending Nonsense\n", 2, 2},
		{"execute-log", "1;MonkeyTouchEvent;p;a;1\n2;MonkeyTouchEvent\n", 2, 1},
		{"jsonl", `{"format":"esdroid-events","version":1}` + "\n" + `{"kind":"tap","points":[{"x":1}]}` + "\n" + `{"kind":"tapp"}` + "\n", 3, 1},
		{"jsonl", `{"format":"esdroid-events","version":9}` + "\n", 1, 1},
		{"detreduce", "{\"trace\":[\n{]}", 2, 2},
	} {
		f, err := FormatByName(tt.format)
		if err != nil {
			t.Fatal(err)
		}
		_, _, err = f.Read(strings.NewReader(tt.text))
		var syntax *SyntaxError
		if !errors.As(err, &syntax) || syntax.Line != tt.line || syntax.Column != tt.column {
			t.Errorf("%s %q: %v, want line %d, column %d", tt.format, tt.text, err, tt.line, tt.column)
		}
	}
}

const detReduceTrace = `{"trace":[
{"id":0,"action":"Start","activity":"com.x.Main","isKeyboardShown":false,
 "ui":{"class":"android.widget.FrameLayout","bound":"[0,0][100,200]","enabled":true,"children":[{"class":"android.widget.Button","bound":"[10,20][30,40]","text":"Go","actionable":true}]},
 "abstractState":{"id":1,"activity":"com.x.Main","isKeyboardShown":false,"enabledEvents":["back","dclick:android.widget.Button:0.0","click:android.widget.Button:0.0.2:432:2234"]},
 "branchCoverage":[3,1],"methodCoverage":[7]},
{"id":1,"action":"Event","actionIndex":1,"activity":"com.x.Second","isKeyboardShown":false,"ui":{},
 "abstractState":{"id":2,"activity":"com.x.Second","enabledEvents":["back","menu"]},"branchCoverage":[4],"methodCoverage":[]},
{"id":2,"action":"Event","actionIndex":0,"activity":"com.x.Main","isKeyboardShown":false,"ui":{},
 "abstractState":{"id":1,"activity":"com.x.Main","enabledEvents":["back","dclick:android.widget.Button:0.0","click:android.widget.Button:0.0.2:9:9"]},"branchCoverage":[],"methodCoverage":[]},
{"id":3,"action":"Event","actionIndex":2,"activity":"com.x.Main","isKeyboardShown":false,"ui":{},
 "abstractState":{"id":1,"activity":"com.x.Main","enabledEvents":[]},"branchCoverage":[],"methodCoverage":[]},
{"id":4,"action":"Close","activity":"","ui":{},"abstractState":{"enabledEvents":["close"]},"branchCoverage":[],"methodCoverage":[]}]}`

func TestDetReduceTrace(t *testing.T) {
	s, warnings, err := Read(strings.NewReader(detReduceTrace))
	if err != nil || len(warnings) > 0 || kindsOf(s) != "tap back tap" {
		t.Fatal(err, warnings, s)
	}
	e := s.Events
	if e[0].Points[0] != (Point{20, 30}) || e[0].Widget.Text != "Go" || e[2].Points[0] != (Point{9, 9}) {
		t.Errorf("taps %+v %+v", e[0], e[2])
	}
	if !slices.Equal(s.Launch.Covered, []int{1, 3, MethodBase + 7}) || !slices.Equal(e[0].Covered, []int{4}) {
		t.Errorf("coverage %v %v", s.Launch.Covered, e[0].Covered)
	}
	if *s.Launch.After != *e[1].After || *e[0].Before != *s.Launch.After || *e[1].Before != *e[0].After {
		t.Errorf("states: coordinates must not tell them apart: %+v %+v", s.Launch.After, e[1].After)
	}
}

// What is read must come back the same through JSON lines, and what a format
// wrote must read as what was written.
func TestRoundTrips(t *testing.T) {
	for _, text := range []string{aospLog, chardLog, detReduceTrace} {
		s, _, err := Read(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := roundTrip(s); err != nil {
			t.Error(err)
		}
	}
	s := &Sequence{Package: "com.x", Activity: "com.x.Main", Events: []Event{
		{Kind: Tap, Points: []Point{{1.5, 2}}, Delay: 1500 * time.Millisecond}, {Kind: Swipe, Points: []Point{{1, 2}, {3, 4}}, Steps: 5},
		KeyEvent("A"), KeyEvent("BACK"), KeyEvent("HOME"), KeyEvent("82"),
	}}
	for _, f := range Formats {
		if f.Write == nil {
			continue
		}
		var b bytes.Buffer
		if w, err := f.Write(&b, s); err != nil || len(w) > 0 {
			t.Fatalf("%s: %v %v", f.Name, err, w)
		}
		back, w, err := Read(bytes.NewReader(b.Bytes()))
		if err != nil || len(w) > 0 || kindsOf(back) != kindsOf(s) || back.Package != s.Package || back.Activity != s.Activity {
			t.Errorf("%s: %v %v, %s, want %s", f.Name, err, w, kindsOf(back), kindsOf(s))
			continue
		}
		if back.Events[0].Delay != s.Events[0].Delay || !slices.Equal(back.Events[1].Points, s.Events[1].Points) {
			t.Errorf("%s: %+v", f.Name, back.Events[:2])
		}
	}
}

// roundTrip writes JSON lines, reads them and writes them again.
func roundTrip(s *Sequence) error {
	var one, two bytes.Buffer
	if err := WriteJSONL(&one, s); err != nil {
		return err
	}
	back, _, err := ReadJSONL(bytes.NewReader(one.Bytes()))
	if err != nil {
		return err
	}
	if err := WriteJSONL(&two, back); err != nil {
		return err
	}
	if !bytes.Equal(one.Bytes(), two.Bytes()) {
		return fmt.Errorf("JSON lines do not come out as they went in:\n%s\n%s", one.Bytes(), two.Bytes())
	}
	return nil
}

func TestKeyCodes(t *testing.T) {
	for code, name := range map[int]string{3: "HOME", 4: "BACK", 7: "0", 16: "9", 24: "VOLUME_UP", 29: "A", 54: "Z", 66: "ENTER", 67: "DEL", 82: "MENU", 84: "SEARCH", 111: "ESCAPE", 142: "F12", 164: "VOLUME_MUTE", 187: "APP_SWITCH"} {
		if got := KeyCodeName(code); got != "KEYCODE_"+name {
			t.Errorf("KeyCodeName(%d) = %s, want KEYCODE_%s", code, got, name)
		}
		if got, ok := KeyCode("KEYCODE_" + name); !ok || got != code {
			t.Errorf("KeyCode(KEYCODE_%s) = %d, want %d", name, got, code)
		}
	}
}

func ExampleRead() {
	s, _, err := Read(strings.NewReader("start data >>\nLaunchActivity(com.x, com.x.Main)\nTap(10.0, 20.0, 0)\nDispatchPress(KEYCODE_BACK)\n"))
	if err != nil {
		panic(err)
	}
	fmt.Println(s.Package, s.Activity)
	for i := range s.Events {
		fmt.Println(s.Events[i].String())
	}
	// Output:
	// com.x com.x.Main
	// tap (10, 20)
	// back
}

// FuzzRead: whatever a reader accepts can be written as JSON lines and read back
// equal, and in its own format without a failure.
func FuzzRead(f *testing.F) {
	for _, text := range []string{aospLog, chardLog, detReduceTrace,
		"start data >>\nTap(1,2,3)\nDispatchPointer(1,2,0,5,6,0,0,0,0,0,0,0)\nDrag(1,2,3,4,5)\nUserWait(7)\n",
		"1;MonkeyActivityEvent;p;a;1\n2;MonkeyThrottleEvent;p;a;1\n3;MonkeyTouchEvent;p;b;0\n// CRASH: // java.lang.X$$ at y$$ \n",
		"device.startActivity(component='a/.B')\ndevice.drag((1,2),(3,4),0.5,3)\nMonkeyRunner.sleep(0.3)\ndevice.touch(1,2,'DOWN')\ndevice.touch(3,4,'UP')\n",
		"{\"format\":\"esdroid-events\",\"version\":1}\n{\"kind\":\"wait\",\"ms\":5.25,\"delay\":1}\n",
	} {
		for _, format := range Formats {
			f.Add(format.Name, text)
		}
	}
	f.Fuzz(func(t *testing.T, name, text string) {
		format, err := FormatByName(name)
		if err != nil {
			return
		}
		s, _, err := format.Read(strings.NewReader(text))
		if err != nil {
			return
		}
		if err := roundTrip(s); err != nil {
			t.Fatal(err)
		}
		if format.Write == nil {
			return
		}
		var one bytes.Buffer
		if _, err := format.Write(&one, s); err != nil {
			t.Fatal(err)
		}
		back, _, err := format.Read(bytes.NewReader(one.Bytes()))
		if err != nil {
			t.Fatalf("what was written cannot be read: %v\n%s", err, one.Bytes())
		}
		if len(back.Events) != len(s.Events) {
			t.Fatalf("%d events were written, %d are read\n%s", len(s.Events), len(back.Events), one.Bytes())
		}
		if len(s.Events) > 0 {
			s.StateTree()
		}
	})
}
