package platform

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/corpus"
)

// The project's own sample on the platform's own code.
func TestReplay(t *testing.T) {
	if testing.Short() {
		t.Skip("runs a JVM")
	}
	j := Find(t)
	apk := filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk")
	r := j.Replay(t, apk, "tap 535 306\nback")
	if len(r.Steps) != 2 || !r.Ended {
		t.Fatalf("%+v", r)
	}
	height := func(s Step) (text string) {
		for _, w := range s.Windows {
			w.Each(func(v *View) {
				if v.ID == "height" {
					text = v.Text
				}
			})
		}
		return text
	}
	if before, after := height(r.Steps[0]), height(r.Steps[1]); before != "1" || after != "0" {
		t.Errorf("height %q, %q after a tap on its button", before, after)
	}
}

// Of activities that others cover no window is shown, until they are in front again.
func TestCovered(t *testing.T) {
	if testing.Short() {
		t.Skip("runs a JVM")
	}
	j := Find(t)
	apk := filepath.Join(corpus.Root(), "testdata", "apps", "finder", "app.apk")
	r := j.Replay(t, apk, "tap 539 339\nback")
	if len(r.Steps) != 3 {
		t.Fatalf("%+v", r)
	}
	for i, want := range []string{"Finder", "Results", "Finder"} {
		s := r.Steps[i]
		if !strings.HasSuffix(s.Activity, "."+want) || len(s.Windows) != 1 {
			t.Errorf("after %s: %s with %d windows, want %s with 1", s.Event, s.Activity, len(s.Windows), want)
		}
		list := false
		s.Windows[0].Each(func(v *View) { list = list || v.Class == "android.widget.ListView" })
		if list != (want == "Results") {
			t.Errorf("after %s: a list is shown: %v", s.Event, list)
		}
	}
}
