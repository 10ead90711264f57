package host_test

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/internal/device/host"
)

// tenEvents sends an app ten events and says how it took them: what it did after each,
// what it logged, how it ended.
func tenEvents(t testing.TB, d *host.Device) string {
	t.Helper()
	var log strings.Builder
	for i := range 10 {
		e := event.Event{Kind: event.Tap, Points: []event.Point{{X: float64(140 + i%3*400), Y: float64(250 + i*150)}}}
		switch i {
		case 3:
			e = event.Event{Kind: event.Rotate, Rotation: 1}
		case 6:
			e = event.Event{Kind: event.Wait, Duration: time.Second}
		case 7:
			e = event.Event{Kind: event.Rotate}
		case 9:
			e = event.Event{Kind: event.Menu}
		}
		r, err := d.Send(context.Background(), &e)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&log, "%s after %d instructions, %d bytes\n", r.Status, d.Machine().Executed(), d.Machine().HeapUsed())
		if r.Over() {
			break
		}
	}
	if err := d.Log(&log); err != nil {
		t.Fatal(err)
	}
	return log.String() + d.Crash()
}

// report tells the processor time of a trial since then.
func report(b *testing.B, began time.Duration) {
	if now, ok := cost.Processor(); ok {
		b.ReportMetric((now-began).Seconds()*1000/float64(b.N), "cpu-ms/trial")
	}
}

// Trials of ten events from a snapshot, or on a fresh machine each, with what they cost.
// Every one must do what the first did, to the instruction; a thousand of them:
//
//	go test ./internal/device/host -run - -bench Trials -benchtime 1000x
func BenchmarkTrials(b *testing.B) {
	for _, name := range []string{"cart", "diary"} {
		app, err := apk.Open(filepath.Join(corpus.Root(), "testdata/apps", name, "app.apk"))
		if err != nil {
			b.Fatal(err)
		}
		start := func() *host.Device {
			d, err := host.Open(app, host.Options{})
			if err != nil {
				b.Fatal(err)
			}
			if r, err := d.Launch(context.Background(), ""); err != nil || r.Over() {
				b.Fatalf("%v: %+v", err, r)
			}
			return d
		}
		d := start()
		want := tenEvents(b, d)
		if err := d.Close(); err != nil {
			b.Fatal(err)
		}
		b.Run(name+"/fresh", func(b *testing.B) {
			began, _ := cost.Processor()
			for range b.N {
				d := start()
				if got := tenEvents(b, d); got != want {
					b.Fatalf("ended as\n%s\nwant\n%s", got, want)
				}
				if err := d.Close(); err != nil {
					b.Fatal(err)
				}
			}
			report(b, began)
		})
		b.Run(name+"/snapshot", func(b *testing.B) {
			d := start()
			defer d.Close()
			s, err := d.Snapshot()
			if err != nil {
				b.Fatal(err)
			}
			began, _ := cost.Processor()
			for range b.N {
				if err := s.Restore(nil); err != nil {
					b.Fatal(err)
				}
				if got := tenEvents(b, d); got != want {
					b.Fatalf("ended as\n%s\nwant\n%s", got, want)
				}
			}
			report(b, began)
		})
	}
}
