package host_test

import (
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
)

// A provider that maps its columns refuses one that it does not have before the database is
// asked; one that does not map them leaves that to the database.
func TestColumns(t *testing.T) {
	app, err := apk.Open("testdata/columns/app.apk")
	if err != nil {
		t.Fatal(err)
	}
	s, err := launch(t, app, host.Options{}, nil).State(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	shown := s.Find(func(v *device.View) bool { return strings.HasPrefix(v.Text, "[_id") })
	if len(shown) != 1 {
		t.Fatalf("%d views show the answers", len(shown))
	}
	answers := strings.Split(shown[0].Text, "\n")
	for i, want := range []string{
		"[_id, title]",
		"java.lang.IllegalArgumentException: Invalid column transparency",
		"[t]",
		"[_count]",
		"android.database.sqlite.SQLiteException: no such column: colour (code 1): , while compiling: SELECT colour FROM sms WHERE (type = 1)",
	} {
		if answers[i] != want {
			t.Errorf("%q, want %q", answers[i], want)
		}
	}
}
