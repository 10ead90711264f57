package platform

import (
	"strings"
	"testing"
)

const printed = `START 1500000000123
AFTER launch IN a.B
  com.android.internal.policy.DecorView  0,0 100x200
    android.widget.TextView title 1,2 30x40 clickable "two
lines"
    android.widget.Button ok 5,6 7x8 hidden disabled "OK"
AFTER tap 3 4 IN a.B
  com.android.internal.policy.DecorView  0,0 100x200
SEND tap 5 6
CRASH
java.lang.IllegalStateException: no
more
	at a.B.c(B.java:1)
Caused by: java.lang.NullPointerException
	at a.B.d(B.java:2)
	... 3 more

Time: 1
`

func TestParse(t *testing.T) {
	r, err := Parse(printed)
	if err != nil {
		t.Fatal(err)
	}
	if len(r.Steps) != 2 || r.Steps[0].Event != "launch" || r.Steps[1].Event != "tap 3 4" || r.Steps[1].Activity != "a.B" {
		t.Fatalf("%+v", r.Steps)
	}
	if got := r.Start.UnixMilli(); got != 1500000000123 {
		t.Errorf("started at %d", got)
	}
	root := r.Steps[0].Windows[0]
	if len(root.Children) != 2 || root.Children[0].Text != "two\nlines" || !root.Children[0].Clickable || root.Children[0].Top != 2 {
		t.Errorf("%+v", root.Children[0])
	}
	if ok := root.Children[1]; !ok.Hidden || !ok.Disabled || ok.Text != "OK" || ok.Height != 8 {
		t.Errorf("%+v", ok)
	}
	if r.Last != "tap 5 6" {
		t.Errorf("ended by %q", r.Last)
	}
	if !strings.HasPrefix(r.Crash, "java.lang.IllegalStateException: no\nmore\n") || !strings.HasSuffix(r.Crash, "\t... 3 more") {
		t.Errorf("%q", r.Crash)
	}
}

func TestCompare(t *testing.T) {
	view := func(class string, left int, children ...*View) *View {
		return &View{Class: class, Left: left, Children: children}
	}
	want := []*View{view("A", 0, view("B", 1), view("C", 5, view("D", 0)), view("E", 0))}
	got := []*View{view("A", 2, view("B", 4), view("X", 0), view("E", 0))}
	a := Compare("launch", want, got)
	// A and E agree, B lies elsewhere, C with D is missing, X is too many.
	if a.Equal != 2 || a.Views != 6 || len(a.Differences) != 4 {
		t.Errorf("%d of %d: %v", a.Equal, a.Views, a.Differences)
	}
}
