package host

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/vm"
)

// An app is told of a network while requests are answered, and of none else.
func TestNetwork(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata/apps/silicompressor/app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	d, err := Open(app, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	if _, err := d.Launch(context.Background(), ""); err != nil {
		t.Fatal(err)
	}
	expect := func(want string) {
		t.Helper()
		var got string
		d.post(func(th *vm.Thread) {
			if c, ok := th.Load("Landroid/net/ConnectivityManager;"); ok {
				if info, ok := static(th, c, "wifi", "()Landroid/net/NetworkInfo;"); ok {
					text, _ := th.CallVirtual(info.R.Class().FindMethod("toString", "()Ljava/lang/String;"), info)
					got = vm.GoString(text.R)
				}
			}
		}, d.options.Throttle)
		if !strings.Contains(got, want) {
			t.Errorf("%s, want %s", got, want)
		}
	}
	expect("state: DISCONNECTED/DISCONNECTED, reason: (unspecified), extra: (none)")
	for _, e := range []event.Event{{Kind: event.Network, On: true, Text: "{}"}, {Kind: event.Network, On: true, Text: "[]"}} {
		if r, err := d.Send(context.Background(), &e); err != nil || r.Over() {
			t.Fatal(r, err)
		}
		expect(`state: CONNECTED/CONNECTED, reason: (unspecified), extra: "AndroidWifi"`)
	}
	if r, err := d.Send(context.Background(), &event.Event{Kind: event.Network}); err != nil || r.Over() {
		t.Fatal(r, err)
	}
	expect("state: DISCONNECTED/DISCONNECTED")
}
