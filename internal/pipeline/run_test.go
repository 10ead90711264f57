package pipeline

import (
	"testing"

	"github.com/esdroid/esdroid/slice/crash"
)

// A crash in frames of the platform alone is known by its message, but for what differs between
// runs; one with frames of the app by these.
func TestWorded(t *testing.T) {
	const (
		frame = "\n\tat android.graphics.Canvas.throwIfCannotDraw(Canvas.java:402)"
		own   = "\n\tat org.example.Cover.draw(Cover.java:4)"
	)
	text := func(message, frames string) string { return "java.lang.RuntimeException: " + message + frames + "\n" }
	for _, k := range []struct {
		asked, is string
		want      bool
	}{
		{text("a recycled bitmap android.graphics.Bitmap@6e27d59", frame), text("a recycled bitmap android.graphics.Bitmap@11", frame), true},
		{text("a recycled bitmap android.graphics.Bitmap@6e27d59", frame), text("a bitmap too large", frame), false},
		{text("a recycled bitmap", frame+own), text("a bitmap too large", frame+own), true},
	} {
		r := &run{own: crash.LikelyApp}
		r.Target = &crash.ParseText(k.asked)[0]
		if got := r.worded(k.is); got != k.want {
			t.Errorf("%q for %q: %t", k.is, k.asked, got)
		}
	}
}
