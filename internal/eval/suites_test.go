package eval

import (
	"context"
	"path/filepath"
	"testing"
)

// The reduced walks of an app cover what all of them covered, and are fewer.
func TestSuites(t *testing.T) {
	r, err := reduceSuite(context.Background(), filepath.Join(samples, "options", "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%+v to %+v to %+v, %d replays, %d lost", r.Before, r.Phase1, r.After, r.Replays, r.Lost)
	if r.After.Covered+r.Lost < r.Before.Covered || r.Before.Covered == 0 {
		t.Errorf("covered %d of %d, %d lost", r.After.Covered, r.Before.Covered, r.Lost)
	}
	if r.After.Actions >= r.Phase1.Actions || r.Phase1.Actions >= r.Before.Actions {
		t.Errorf("%d events, %d without loops, %d spliced", r.Before.Actions, r.Phase1.Actions, r.After.Actions)
	}
}
