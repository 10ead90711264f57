package host_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm"
)

// Whatever an app does, it ends in bounded time and memory, and is named.
func TestHostile(t *testing.T) {
	app, err := apk.Open(filepath.Join(corpus.Root(), "testdata/apps/hostile/app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		button string
		want   device.Status
		says   string
	}{
		{"loop", device.NotResponding, "Hostile.act"},
		{"sleep", device.NotResponding, "Thread.sleep"},
		{"wait", device.NotResponding, "Object.wait"},
		{"messages", device.Running, ""},
		{"frames", device.Running, ""},
		{"threads", device.Crashed, "java.lang.OutOfMemoryError"},
		{"busy thread", device.Running, ""},
		{"depth", device.Crashed, "java.lang.StackOverflowError"},
		{"memory", device.Crashed, "java.lang.OutOfMemoryError"},
		{"bitmaps", device.Crashed, "java.lang.OutOfMemoryError"},
		{"views", device.Running, ""},
		{"nested", device.Crashed, "java.lang.StackOverflowError"},
		{"files", device.Running, ""},
		{"network", device.Running, ""},
		{"toasts", device.Running, ""},
		{"exit", device.Exited, "exit code 3"},
		{"handler", device.NotResponding, "ended"},
		{"strings", device.Crashed, "java.lang.OutOfMemoryError"},
		{"text", device.NotResponding, "android.text"},
		{"intent", device.Crashed, "android.os.TransactionTooLargeException: data parcel size 4"},
		{"initialiser", device.Crashed, "java.lang.ExceptionInInitializerError"},
		{"include", device.Crashed, "java.lang.StackOverflowError"},
		{"no class", device.Crashed, "Error inflating class com.example.hostile.Nowhere"},
		{"merge", device.Crashed, "<merge /> can be used only with a valid ViewGroup root and attachToRoot=true"},
		{"receivers", device.Crashed, "java.lang.OutOfMemoryError"},
		{"windows", device.NotResponding, ""},
		{"endless file", device.Running, ""},
		{"bomb", device.Crashed, "java.lang.OutOfMemoryError"},
		{"activities", device.Crashed, "java.lang.OutOfMemoryError"},
	} {
		t.Run(c.button, func(t *testing.T) {
			d := launch(t, app, host.Options{Limits: vm.Limits{Heap: 64 << 20, Depth: 1000}}, nil)
			s, err := d.State(context.Background())
			if err != nil {
				t.Fatal(err)
			}
			found := s.Find(func(v *device.View) bool { return v.Text == c.button })
			if len(found) != 1 {
				t.Fatalf("%d buttons %s", len(found), c.button)
			}
			begin := time.Now()
			e := event.Event{Kind: event.Tap, Points: []event.Point{found[0].Bounds.Center()}}
			r, err := d.Send(context.Background(), &e)
			if err != nil {
				t.Fatal(err)
			}
			for range 5 {
				if r.Over() {
					break
				}
				if r, err = d.Send(context.Background(), &event.Event{Kind: event.Wait, Duration: time.Second}); err != nil {
					t.Fatal(err)
				}
			}
			if r.Status != c.want || !strings.Contains(r.Reason+d.Crash(), c.says) {
				t.Errorf("%s: %s; want %s, %s\n%s", r.Status, r.Reason, c.want, c.says, strings.Join(r.Stack, "\n"))
			}
			t.Logf("%v", time.Since(begin))
		})
	}
}
