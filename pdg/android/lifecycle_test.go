package android

import (
	"fmt"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
)

func lifecycle(t *testing.T, kind string) *Lifecycle {
	t.Helper()
	for _, l := range Lifecycles() {
		if l.Kind == kind {
			return l
		}
	}
	t.Fatalf("no lifecycle %s", kind)
	return nil
}

// TestLifecyclesNameRealCallbacks holds every name against the type table.
func TestLifecyclesNameRealCallbacks(t *testing.T) {
	f := Framework()
	for _, l := range Lifecycles() {
		root := f.Lookup(l.Roots[0])
		if root == NoType {
			t.Errorf("%s: no class %s", l.Kind, l.Roots[0])
			continue
		}
		names := map[string]bool{"<init>": true, "doInBackground": true, "onHandleIntent": true, "onCreateDialog": true}
		for _, s := range f.Supertypes(root) {
			for m := range f.Methods(s) {
				names[m.Name] = true
			}
		}
		for from, list := range l.next {
			for _, tr := range list {
				for _, n := range []string{from, tr.to} {
					if n != Start && n != Running && n != End && !names[n] && n != "loadInBackground" {
						t.Errorf("%s: %s has no method %s", l.Kind, l.Roots[0], n)
					}
				}
				if tr.to != End && tr.to != Running && len(l.next[tr.to]) == 0 {
					t.Errorf("%s: nothing follows %s", l.Kind, tr.to)
				}
			}
		}
	}
}

func TestSuccessors(t *testing.T) {
	only := func(names ...string) func(string) bool {
		return func(s string) bool { return slices.Contains(names, s) }
	}
	for _, tt := range []struct {
		kind, from string
		own        []string
		sdk        int
		want       []string
	}{
		{"activity", "onCreate", []string{"onResume", "onDestroy"}, 28, []string{"onDestroy", "onResume"}},
		{"activity", "onStart", []string{"onStop"}, 28, []string{"onStop"}},
		{"activity", "onStop", []string{"onSaveInstanceState", "onDestroy"}, 28, []string{"onDestroy", "onSaveInstanceState"}},
		{"activity", "onPause", []string{"onSaveInstanceState", "onStop"}, 27, []string{"onSaveInstanceState", "onStop"}},
		{"activity", "onSaveInstanceState", []string{"onStop"}, 27, []string{"onStop"}},
		{"activity", "onSaveInstanceState", []string{"onPause"}, 8, []string{"onPause"}},
		{"activity", "onPause", []string{"onActivityResult"}, 28, []string{"onActivityResult"}},
		{"fragment", "onStop", []string{"onSaveInstanceState", "onDestroyView"}, 28, []string{"onSaveInstanceState", "onDestroyView"}},
		{"service", "onCreate", []string{"onBind", "onStartCommand"}, 28, []string{"onStartCommand", "onBind"}},
		{"task", "onPreExecute", []string{"doInBackground"}, 28, []string{"doInBackground"}},
	} {
		got := lifecycle(t, tt.kind).Successors(tt.from, only(tt.own...), tt.sdk)
		slices.Sort(got)
		slices.Sort(tt.want)
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s after %s at sdk %d with %v: %v, want %v", tt.kind, tt.from, tt.sdk, tt.own, got, tt.want)
		}
	}
}

func TestMatch(t *testing.T) {
	view := apk.IntentFilter{Actions: []string{"VIEW"}, Categories: []string{"DEFAULT", "BROWSABLE"}}
	with := func(d ...apk.Data) apk.IntentFilter { f := view; f.Data = d; return f }
	for i, tt := range []struct {
		intent Intent
		filter apk.IntentFilter
		want   bool
	}{
		{Intent{Action: "VIEW"}, view, true},
		{Intent{Action: "view"}, view, false},
		{Intent{}, view, true},
		{Intent{}, apk.IntentFilter{}, false},
		{Intent{Action: "VIEW", Categories: []string{"DEFAULT"}}, view, true},
		{Intent{Action: "VIEW", Categories: []string{"HOME"}}, view, false},
		{Intent{Action: "VIEW", Data: "http://a.b/c"}, view, false},
		{Intent{Action: "VIEW", Type: "text/plain"}, view, false},
		{Intent{Action: "VIEW", Data: "http://a.b/c"}, with(apk.Data{Scheme: "http"}), true},
		{Intent{Action: "VIEW", Data: "ftp://a.b/c"}, with(apk.Data{Scheme: "http"}), false},
		{Intent{Action: "VIEW", Data: "http://a.b/c"}, with(apk.Data{Scheme: "http", Host: "a.b"}), true},
		{Intent{Action: "VIEW", Data: "http://x.b/c"}, with(apk.Data{Scheme: "http", Host: "a.b"}), false},
		{Intent{Action: "VIEW", Data: "http://x.a.b/c"}, with(apk.Data{Scheme: "http", Host: "*.a.b"}), true},
		{Intent{Action: "VIEW", Data: "http://a.b:81/c"}, with(apk.Data{Scheme: "http", Host: "a.b", Port: "80"}), false},
		{Intent{Action: "VIEW", Data: "http://a.b/c/d"}, with(apk.Data{Scheme: "http", Host: "a.b", PathPrefix: "/c"}), true},
		{Intent{Action: "VIEW", Data: "http://a.b/c/d"}, with(apk.Data{Scheme: "http", Host: "a.b", Path: "/c"}), false},
		{Intent{Action: "VIEW", Data: "http://a.b/x.pdf"}, with(apk.Data{Scheme: "http", Host: "a.b", PathPattern: ".*\\.pdf"}), true},
		{Intent{Action: "VIEW", Data: "http://a.b/x.txt"}, with(apk.Data{Scheme: "http", Host: "a.b", PathPattern: ".*\\.pdf"}), false},
		{Intent{Action: "VIEW", Data: "content://x", Type: "image/png"}, with(apk.Data{MIMEType: "image/*"}), true},
		{Intent{Action: "VIEW", Data: "http://x", Type: "image/png"}, with(apk.Data{MIMEType: "image/*"}), false},
		{Intent{Action: "VIEW", Type: "video/mp4"}, with(apk.Data{MIMEType: "image/*"}), false},
		{Intent{Action: "VIEW", Type: "image/*"}, with(apk.Data{MIMEType: "image/png"}), true},
		{Intent{Action: "VIEW"}, with(apk.Data{MIMEType: "*/*"}), false},
	} {
		if got := Match(tt.intent, &tt.filter); got != tt.want {
			t.Errorf("%d: Match(%+v, %+v) = %t", i, tt.intent, tt.filter, got)
		}
	}
}

func TestLaunchOf(t *testing.T) {
	for desc, want := range map[string]int{
		"startActivity(Landroid/content/Intent;)V": 0, "startForegroundService(Landroid/content/Context;Landroid/content/Intent;)V": 1,
		"getBroadcast(Landroid/content/Context;ILandroid/content/Intent;I)Landroid/app/PendingIntent;": 2, "startActivity(I)V": -1,
	} {
		name, proto := desc[:len(desc)-len(desc[indexByte(desc, '('):])], desc[indexByte(desc, '('):]
		l, ok := LaunchOf(MethodRef{Class: "Lx/Y;", Name: name, Desc: proto})
		if ok != (want >= 0) || ok && l.Intent != want {
			t.Errorf("LaunchOf(%s) = %+v, %t", desc, l, ok)
		}
	}
}

func indexByte(s string, c byte) int { return slices.Index([]byte(s), c) }

func ExampleLifecycle_Next() {
	for _, l := range Lifecycles() {
		if l.Kind == "receiver" {
			fmt.Println(l.Next("<init>", 28), l.Next("onReceive", 28))
		}
	}
	// Output: [onReceive] [onReceive end]
}
