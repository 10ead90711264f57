package pipeline

import (
	"context"
	"errors"
	"testing"
)

// What an app asked for can come when its screen has been left: it is waited for. Without, 3 of
// the 10 find it. The app in testdata/departed is built as those in testdata/apps.
func TestExploresWhatComesAfterwards(t *testing.T) {
	found := 0
	for seed := range int64(10) {
		o := options(t, t.TempDir())
		o.App, o.Seed, o.MaxEvents, o.Until = "testdata/departed/app.apk", seed+1, 300, Produce
		_, err := Run(context.Background(), o)
		if err != nil && !errors.Is(err, ErrNoCrash) {
			t.Fatal(err)
		}
		if err == nil {
			found++
		}
	}
	if found < 6 {
		t.Errorf("%d of 10 seeds find the dialog of a screen that is gone", found)
	}
}
