package chard

import (
	"fmt"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
)

const whms = "de.freewarepoint.whohasmystuff"

// in returns the state in which the named window of an activity is in front.
func in(activity, win string) *event.State {
	return &event.State{Activity: whms + "." + activity, Window: win}
}

// recorded returns the events of figure 14, the result of Duplicate on the
// paper's example, as CHARD's recorder saw them.
func recorded() *event.Sequence {
	list, add := in("ListLentObjects", ""), in("AddObject", "")
	date, popup := in("AddObject", "date"), in("AddObject", "popupWindow2")
	none, ran := []string{}, []string{"onClick"}
	tap := func(first int, w *event.Widget, before, after *event.State, callbacks []string) event.Event {
		return event.Event{Kind: event.Tap, Widget: w, Before: before, After: after, Callbacks: callbacks,
			Source: []int{first, first + 1}, Points: []event.Point{{X: float64(first), Y: 1}}}
	}
	return &event.Sequence{Package: whms, Activity: whms + ".ListLentObjects", Crash: "FATAL", CrashAt: 8, Events: []event.Event{
		tap(8, &event.Widget{Class: "android.widget.ListView", ID: "list", Text: "Add Entries"}, list, add, ran),
		tap(14, &event.Widget{Class: "android.widget.EditText", ID: "personName", Text: "Who Has My Stuff?"}, add, add, ran),
		tap(18, &event.Widget{Class: "android.widget.LinearLayout", Text: "Edit Lent Item"}, add, add, none),
		tap(60, &event.Widget{Class: "android.widget.EditText", ID: "add_description", Text: "Add Entries"}, add, add, ran),
		tap(96, &event.Widget{Class: "android.widget.Button", ID: "pickDate", Text: "November 20, 2019"}, add, date, ran),
		tap(98, nil, date, add, ran),
		tap(142, &event.Widget{Class: "android.widget.Spinner", ID: "type_spinner", Text: "Other"}, add, popup, ran),
		tap(144, &event.Widget{Class: "android.widget.CheckedTextView", ID: "text1", Text: "Money"}, popup, add, ran),
		tap(146, &event.Widget{Class: "android.widget.Button", ID: "add_button", Text: "Save changes"}, add, nil, ran),
	}}
}

func TestFigure14(t *testing.T) {
	want := []string{
		`#1 is a Appswitch event that opens the entry page of "de.freewarepoint.whohasmystuff", causing the launch of activity "/.ListLentObjects", whose level is Essential.`,
		`#8,9 is a Touch event that clicks on ListView with the id "list" and text "Add Entries", causing the launch of activity "/.AddObject", whose level is Essential.`,
		`#14,15 is a Touch event that clicks on EditText with id "personName" and text "Who Has My Stuff?", whose level is Major.`,
		`#18,19 is a Touch event that clicks on LinearLayout with text "Edit Lent Item", whose level is Minor.`,
		`#60,61 is a Touch event that clicks on EditText with id "add_description" and text "Add Entries", whose level is Major.`,
		`#96,97 is a Touch event that clicks on Button with the id "pickDate" and text "November 20, 2019", causing the launch of window "date" of activity "/.AddObject", whose level is Essential.`,
		`#98,99 is a Touch event that causes the close of window "date" of activity "/.AddObject", whose level is Essential.`,
		`#142,143 is a Touch event that clicks on Spinner with the id "type_spinner" and text "Other", causing the launch of window "popupWindow2" of activity "/.AddObject", whose level is Essential.`,
		`#144,145 is a Touch event that clicks on CheckedTextView with the id "text1" and text "Money", causing the close of window "popupWindow2" of activity "/.AddObject", whose level is Essential.`,
		`#146,147 is a Touch event that clicks on Button with the id "add_button" and text "Save changes", causing the crash of app, whose level is Essential.`,
	}
	s := recorded()
	got := Report(s, []int{0, 1, 2, 3, 4, 5, 6, 7, 8})
	if len(got) != len(want) {
		t.Fatalf("%d sentences, want %d", len(got), len(want))
	}
	for i := range want {
		if got[i].Text != want[i] {
			t.Errorf("sentence %d:\n%s\nwant\n%s", i+1, got[i], want[i])
		}
	}
}

// Short keeps three events of the example: #1, #8-9 and #146-147.
func TestShortOfTheExample(t *testing.T) {
	if got := Short(recorded(), []int{0, 1, 2, 3, 4, 5, 6, 7, 8}); !slices.Equal(got, []int{0, 8}) {
		t.Errorf("%v, want [0 8] behind the launch", got)
	}
}

// Nothing of figure 14 is ineffective, and no two events are equivalent.
func TestTheResultIsAFixpoint(t *testing.T) {
	s := recorded()
	all := []int{0, 1, 2, 3, 4, 5, 6, 7, 8}
	if got := Duplicate(s, all); !sameSet(got, all) || got[len(got)-1] != 8 {
		t.Errorf("duplicate: %v", got)
	}
	// LinearLayout reacts to nothing, yet it is an object: rule 1 asks for none.
	if got := Ineffective(s, all, Config{}).Kept; !slices.Equal(got, all) {
		t.Errorf("ineffective: %v", got)
	}
}

func sameSet(a, b []int) bool {
	a, b = slices.Clone(a), slices.Clone(b)
	slices.Sort(a)
	slices.Sort(b)
	return slices.Equal(slices.Compact(a), slices.Compact(b))
}

func TestOtherSentences(t *testing.T) {
	main, other := in("ListLentObjects", ""), in("AddObject", "")
	s := &event.Sequence{Package: whms, Activity: whms + ".ListLentObjects", Crash: "FATAL", CrashAt: 7, Events: []event.Event{
		{Kind: event.Tap, Before: main, After: main, Callbacks: []string{}, Widget: nil},
		{Kind: event.Menu, Before: main, After: other, Callbacks: []string{}},
		{Kind: event.Back, Before: other, After: main, Callbacks: []string{}},
		{Kind: event.Swipe, Before: main, After: main, Widget: &event.Widget{}, Callbacks: []string{}},
		{Kind: event.Rotate, Rotation: 1, Before: main, After: main},
		{Kind: event.Text, Text: `a "b"`, Before: main, After: main},
		{Kind: event.Broadcast, Text: "a.B", Before: main, After: &event.State{Activity: "com.other.Main"}},
		{Kind: event.Trackball, Before: &event.State{Activity: "com.other.Main"}},
	}}
	got := Report(s, []int{0, 1, 2, 3, 4, 5, 6, 7})[1:]
	for i, want := range []string{
		`#2 is a Touch event that has no visible effect, whose level is Trivial.`,
		`#3 is a MajorNav event that presses the key "MENU", causing the launch of activity "/.AddObject", whose level is Essential.`,
		`#4 is a SysOp event that presses the key "BACK", causing the return to activity "/.ListLentObjects", whose level is Essential.`,
		`#5 is a Motion event that slides over View, whose level is Minor.`,
		`#6 is a Rotation event that turns the screen to 90 degrees, whose level is Essential.`,
		`#7 is a AnyEvent event that types "a \"b\"", whose level is Trivial.`,
		`#8 is a AnyEvent event that sends the broadcast "a.B", causing the launch of activity "/com.other.Main", whose level is Essential.`,
		`#9 is a Trackball event that causes the crash of app, whose level is Essential.`,
	} {
		if got[i].Text != want {
			t.Errorf("%s\nwant %s", got[i], want)
		}
	}
}

// What a user is told of the same events.
func TestPlainSentences(t *testing.T) {
	got := Report(recorded(), []int{0, 1, 2, 4, 5, 8})
	for i, want := range []string{
		`launch of de.freewarepoint.whohasmystuff: opens ListLentObjects`,
		`tap on "Add Entries": opens AddObject`,
		`tap on "Who Has My Stuff?": runs code of AddObject`,
		`tap on "Edit Lent Item": nothing is seen of it`,
		`tap on "November 20, 2019": opens date of AddObject`,
		`tap (98, 1): back to AddObject`,
		`tap on "Save changes": the app crashes`,
	} {
		if got[i].Plain != want {
			t.Errorf("%s\nwant %s", got[i].Plain, want)
		}
	}
}

// What is not recorded is not denied.
func TestSentencesOfBareTaps(t *testing.T) {
	s := &event.Sequence{Package: "p", Activity: "p.Main", Events: []event.Event{
		{Kind: event.Tap, Points: []event.Point{{X: 10, Y: 20.5}}}, {Kind: event.Back}, {Kind: event.Tap},
	}}
	got := Report(s, []int{0, 1, 2})[1:]
	for i, want := range []string{
		`#2 is a Touch event that hits the screen at (10, 20.5) and has an effect that is not recorded.`,
		`#3 is a SysOp event that presses the key "BACK", whose level is Minor.`,
		`#4 is a Touch event that has an effect that is not recorded.`,
	} {
		if got[i].Text != want {
			t.Errorf("%s\nwant %s", got[i].Text, want)
		}
	}
	if want := "tap (10, 20.5): what it did is not recorded"; got[0].Plain != want {
		t.Errorf("%s\nwant %s", got[0].Plain, want)
	}
}

func ExampleReport() {
	for _, sentence := range Report(recorded(), []int{0, 8}) {
		fmt.Println(sentence)
	}
	// Output:
	// #1 is a Appswitch event that opens the entry page of "de.freewarepoint.whohasmystuff", causing the launch of activity "/.ListLentObjects", whose level is Essential.
	// #8,9 is a Touch event that clicks on ListView with the id "list" and text "Add Entries", causing the launch of activity "/.AddObject", whose level is Essential.
	// #146,147 is a Touch event that clicks on Button with the id "add_button" and text "Save changes", causing the crash of app, whose level is Essential.
}
