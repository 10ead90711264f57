package host

import (
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
)

// An app of which nothing can be started is told as such, with what can be done.
func TestUnstarted(t *testing.T) {
	main := apk.Component{Kind: apk.Activity, Class: "com.x.Main", Enabled: true}
	open := main
	open.Exported = true
	for _, c := range []struct {
		name       string
		components []apk.Component
		want       string
	}{
		{"exported", []apk.Component{main, open}, ""},
		{"its own alone", []apk.Component{main}, "--activity) of com.x.Main"},
		{"a keyboard", []apk.Component{{Kind: apk.Service, Class: "com.x.Keys", Enabled: true, Exported: true}}, "com.x has no activity"},
	} {
		a := &installed{manifest: &apk.Manifest{Package: "com.x", Application: apk.Application{Components: c.components}}}
		if got := a.unstarted(); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// An app that has taken its icon out of the launcher is not started again, and that ends no run;
// an activity that it never had is an error.
func TestRelaunch(t *testing.T) {
	app, err := apk.Open("testdata/hidden/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	d, err := Open(app, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	ctx := context.Background()
	if r, err := d.Launch(ctx, ""); err != nil || r.Over() {
		t.Fatalf("%v: %s: %s", err, r.Status, r.Reason)
	}
	for _, e := range []event.Event{{Kind: event.Back}, {Kind: event.Launch}, {Kind: event.Launch, Component: "org.esdroid.hidden.Icon"}} {
		if r, err := d.Send(ctx, &e); err != nil || r.Over() {
			t.Fatalf("%v: %v: %s: %s", e, err, r.Status, r.Reason)
		}
		if activity, err := d.Activity(ctx); err != nil || activity != "" {
			t.Errorf("%v: %v, %q is in front", e, err, activity)
		}
	}
	if _, err := d.Send(ctx, &event.Event{Kind: event.Launch, Component: "org.esdroid.hidden.None"}); err == nil {
		t.Error("an activity that is not there starts without a word")
	}
}
