package host_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device/host"
)

// The key of an empty menu opens an empty window below the activity's when it is
// pressed again. It is open when the screen turns, and goes after its parent.
func TestEmptyMenuWhileTurning(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata/apps/folders/app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	d := launch(t, app, host.Options{}, nil)
	var windows []int
	for _, e := range []event.Event{{Kind: event.Menu}, {Kind: event.Menu}, {Kind: event.Rotate, Rotation: 1}, {Kind: event.Rotate}} {
		r, err := d.Send(context.Background(), &e)
		if err != nil || r.Over() {
			t.Fatalf("%v: %v, %s: %s\n%s", e, err, r.Status, r.Reason, d.Crash())
		}
		s, err := d.State(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		windows = append(windows, len(s.Windows))
	}
	if windows[0] != 1 || windows[1] != 2 {
		t.Errorf("%d windows", windows)
	}
}
