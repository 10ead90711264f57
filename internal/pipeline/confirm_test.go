package pipeline

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/eval/mutate"
)

// Of faults of many kinds, the change is found that a developer would make, and it counts.
func TestConfirmsRepairs(t *testing.T) {
	for _, k := range []struct{ app, place, is string }{
		{"memos", "Settings.setOrder:25", `"NEWEST"`}, // the name that the enum has
		{"zoo", "Animals.getChildrenCount:28", "2"},   // each time that the list asks
		{"parcel", "Order.writeToParcel:26", ""},      // the other way, each time, writes what is read
		{"ledger", "Ledger.showLatest:49", ""},        // what says that there is no row, and nobody looks
		{"habits", "Habits.load:26", ""},              // with an event that the minimal sequence does without
		{"chess", "Piece.<init>:7", ""},               // an overridden method, once the object is made
		{"tree", "Tree.graft:43", ""},                 // in a recursion, which runs and ends
	} {
		there := false
		res := confirmed(t, k.app)
		for _, c := range res.Confirmed.Causes {
			there = there || c.Confirmed && c.Place == k.place && strings.Contains(c.Is, k.is)
		}
		if !there {
			t.Errorf("%s: %s is no cause: %+v", k.app, k.place, res.Confirmed.Causes)
		}
	}
}

// Of seeded faults the lines are confirmed where they are: what comes too late by running it sooner,
// a null by what reads it, with what is at hand in its place.
func TestConfirmsSeededFaults(t *testing.T) {
	for _, k := range []struct {
		app, class string
		operator   mutate.Operator
		place      string
		holds      func(c *Cause) bool
		words      string
		tap        string // "" where exploring finds it at once
	}{
		{"tally", "Tally", mutate.WrongOrder, "Tally.onCreate:19", func(c *Cause) bool { return c.Sooner != "" }, "run already before this.findViewById(", ""},
		{"tabs", "News", mutate.WrongOrder, "News.onCreateView:18", func(c *Cause) bool { return c.Sooner != "" && c.Reached }, "the crash does not happen", ""}, // to the beginning of the method
		{"memos", "Order", mutate.MissingValue, "Order.<clinit>:4", func(c *Cause) bool { return c.When == "Settings.getOrder:34" }, "Order$2 instead of null when Settings.getOrder:34 reads it, the crash", ""},
		{"workers", "Workers", mutate.MissingValue, "Workers.<init>:13", func(c *Cause) bool { return c.When == "" }, "a java.util.concurrent.ExecutorService that does nothing instead of null", ""},
		{"depot", "Shelf", mutate.WrongGuard, "Shelf.<init>:6", func(c *Cause) bool { return c.Then != "" }, "the crash does not happen: it comes to an ArrayStoreException instead", "name"},
		{"lease", "Lease", mutate.WrongFormat, "Lease.onCreate:20", func(c *Cause) bool { return c.Was != "" }, `with "create table if not exists flats (name text)" instead of`, ""},
		{"lease", "Lease", mutate.MissingValue, "Lease.onCreate:19", func(c *Cause) bool { return c.Was == "null" }, "an android.database.sqlite.SQLiteDatabase instead of null", ""},
	} {
		o := options(t, t.TempDir())
		o.App, o.Until, o.MaxEvents, o.ConfirmTrials = seeded(t, k.app, k.class, k.operator, k.place), Confirm, 400, 20
		if k.tap != "" {
			o.Events = &event.Sequence{Package: "org.esdroid.samples." + k.app, Events: []event.Event{tap(k.tap)}}
		}
		res, err := Run(context.Background(), o)
		if err != nil {
			t.Errorf("%s: %v", k.app, err)
			continue
		}
		i := slices.IndexFunc(res.Confirmed.Causes, func(c Cause) bool { return c.Confirmed && c.Place == k.place && k.holds(&c) })
		if i < 0 {
			t.Errorf("%s: %s is no cause: %+v", k.app, k.place, res.Confirmed.Causes)
		} else if words := changeWords(&res.Confirmed.Causes[i], &event.Sequence{}); !strings.Contains(words, k.words) {
			t.Errorf("%s: %s: %s", k.app, k.place, words)
		}
	}
}

// seeded writes a sample with the first fault of a kind on the line of a place.
func seeded(t *testing.T, app, class string, operator mutate.Operator, place string) string {
	t.Helper()
	file, err := apk.Open("../../testdata/apps/" + app + "/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	source, err := mutate.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	all, err := source.Faults(func(c string) bool { return strings.HasSuffix(c, "/"+class+";") })
	if err != nil {
		t.Fatal(err)
	}
	line, _ := strconv.Atoi(place[strings.IndexByte(place, ':')+1:])
	i := slices.IndexFunc(all, func(f mutate.Fault) bool { return f.Operator == operator && slices.Contains(f.Lines, line) })
	if i < 0 {
		t.Fatalf("%s: no %s at %s", app, operator, place)
	}
	data, err := source.Seed(&all[i])
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), app+".apk")
	if err := os.WriteFile(path, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// What was asked for and outlives its activity is called off where that ends.
func TestCalledOffAtTheEnd(t *testing.T) {
	for _, c := range confirmed(t, "ticker").Confirmed.Causes {
		if c.Confirmed && c.Place == "Ticker$1.run:19" && c.Off == "onStop" {
			return
		}
	}
	t.Error("postDelayed is not called off in onStop")
}

// tap is a tap on a button.
func tap(id string) event.Event {
	return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Button", ID: id}}
}

// Receivers, fragments and services are told like activities, whether or not they override the
// end: the app in testdata/ended is built as those in testdata/apps.
func TestCalledOffAtOtherEnds(t *testing.T) {
	home, wait := event.Event{Kind: event.Home}, event.Event{Kind: event.Wait, Duration: 5 * time.Second}
	for _, k := range []struct {
		events []event.Event
		place  string
		off    string
	}{
		{[]event.Event{tap("ring"), home, wait}, "Main.onCreate:30", "onPause"},
		{[]event.Event{tap("read"), {Kind: event.Back}, wait}, "Main$Page.onCreateView:66", "onDetach"},
		{[]event.Event{tap("work"), tap("rest"), wait}, "Clock.onStartCommand:16", "onDestroy"},
	} {
		o := options(t, t.TempDir())
		o.App = "testdata/ended/app.apk"
		o.Until = Confirm
		o.Events = &event.Sequence{Package: "org.esdroid.samples.ended", Events: k.events}
		res, err := Run(context.Background(), o)
		if err != nil {
			t.Errorf("%s: %v", k.place, err)
			continue
		}
		if c := res.Confirmed.Causes[0]; !c.Confirmed || c.Place != k.place || c.Off != k.off {
			t.Errorf("%s: the first cause is %+v", k.place, c)
		}
	}
}

// The statement that threw is not left out, since nothing could throw then; what the app did
// last before the framework failed by itself is.
func TestWhatTheFrameworkFailedOnIsLeftOut(t *testing.T) {
	o := replayed(t, "ballot")
	o.Until = Trace
	if _, err := Run(context.Background(), o); err != nil {
		t.Fatal(err)
	}
	r, err := openFolder(o.App, o.Out)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(r.folder.path("run.trace"))
	if err != nil {
		t.Fatal(err)
	}
	s, err := r.slicing(data)
	if err != nil {
		t.Fatal(err)
	}
	at, ok, err := s.graph.Describe(s.criterion.Node, r.code)
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	for _, assumed := range []bool{false, true} {
		s.assumed = assumed
		if got := s.leads(candidate{&at, standing{rank: thin}}); got == assumed {
			t.Errorf("assumed %t: leads %t", assumed, got)
		}
	}
}

// astray are the options of a run of the app in testdata/astray, which is built as those in
// testdata/apps.
func astray(t *testing.T, events ...event.Event) Options {
	t.Helper()
	o := options(t, t.TempDir())
	o.App = "testdata/astray/app.apk"
	o.Events = &event.Sequence{Package: "org.esdroid.samples.astray", Events: events}
	return o
}

// confirmedOf are the confirmed causes of a run whose statement was then reached.
func confirmedOf(t *testing.T, o Options) (*Result, []Cause) {
	t.Helper()
	o.Until = Confirm
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	return res, slices.DeleteFunc(res.Confirmed.Causes, func(c Cause) bool { return !c.Confirmed || !c.Reached })
}

// What is watched need not be what throws: the app makes the class well that the framework
// cannot make again. The crash's own text asks for it.
func TestOfWhatFailsElsewhereNothingIsConfirmed(t *testing.T) {
	o := astray(t, tapOn("leaf"), event.Event{Kind: event.Rotate, Rotation: 1})
	o.ConfirmTrials = 12
	res, got := confirmedOf(t, o)
	if len(got) > 0 {
		t.Errorf("confirmed: %+v", got)
	}
	o.Out, o.Until, o.Target = t.TempDir(), Produce, res.Crash
	if _, err := Run(context.Background(), o); err != nil {
		t.Error(err)
	}
}

// Another argument for a check alone changes nothing of what follows on its line; another one
// that the platform hands over does.
func TestCheckedParameter(t *testing.T) {
	o := astray(t, tapOn("pick"), event.Event{Kind: event.Back})
	o.ConfirmTrials = 4
	if _, got := confirmedOf(t, o); len(got) == 0 || got[0].Is != "an android.content.Intent" {
		t.Errorf("confirmed: %+v", got)
	}
}

// A branch that only puts the crash off, until after the last event, does not count.
func TestPutOff(t *testing.T) {
	o := astray(t, tapOn("start"), tapOn("start"), event.Event{Kind: event.Wait, Duration: 3 * time.Second})
	o.ConfirmTrials = 30
	_, got := confirmedOf(t, o)
	for _, c := range got {
		if c.Branch {
			t.Errorf("confirmed: %+v", c)
		}
	}
}

// What there and back again changes nothing of is left out, and events are told by what their
// widgets show when the rest is sent.
func TestTellsWhatIsShown(t *testing.T) {
	units := func(shows string) event.Event {
		return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.Spinner", ID: "units", Label: shows}}
	}
	row := func(text string) event.Event {
		return event.Event{Kind: event.Tap, Points: []event.Point{{}}, Widget: &event.Widget{Class: "android.widget.TextView", ID: "text1", Text: text}}
	}
	o := astray(t, units("metre"), row("foot"), units("foot"), row("yard"), tapOn("measure"))
	o.Until = Minimise
	res, err := Run(context.Background(), o)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range res.Minimal {
		got = append(got, e.Sentence())
	}
	if want := []string{`tap on "metre"`, `tap on "yard"`, `tap on "Measure"`}; !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}
