package platform

import (
	"path/filepath"
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
