package host_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device/host"
)

// A shared library of resources that is an app, too, gets the first byte of its ids when it is
// loaded: its code, layouts and styles find its resources all the same.
func TestSharedResources(t *testing.T) {
	app, err := apk.Open("testdata/shared/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	d := launch(t, app, host.Options{}, nil)
	for id, want := range map[string]string{"greeting": "Good morning", "own": "from the layout", "themed": "from the theme"} {
		if got := widget(t, d, id).Text; got != want {
			t.Errorf("%s shows %q, want %q", id, got, want)
		}
	}
}
