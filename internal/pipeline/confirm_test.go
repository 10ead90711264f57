package pipeline

import (
	"context"
	"os"
	"strings"
	"testing"
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

// What was asked for and outlives its activity is called off where that ends.
func TestCalledOffAtTheEnd(t *testing.T) {
	for _, c := range confirmed(t, "ticker").Confirmed.Causes {
		if c.Confirmed && c.Place == "Ticker$1.run:19" && c.Off == "onStop" {
			return
		}
	}
	t.Error("postDelayed is not called off in onStop")
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
