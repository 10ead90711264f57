package host_test

import (
	"bytes"
	"context"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device/host"
	"github.com/esdroid/esdroid/internal/vm"
)

// poke sends events that meet something in most apps, and says how the app took them.
func poke(t *testing.T, d *host.Device) string {
	t.Helper()
	ctx := context.Background()
	var log strings.Builder
	r, err := d.Launch(ctx, "")
	for i := 0; err == nil && !r.Over() && i < 14; i++ {
		e := event.Event{Kind: event.Tap, Points: []event.Point{{X: float64(140 + i%3*400), Y: float64(250 + i*110)}}}
		switch i {
		case 6:
			e = event.Event{Kind: event.Menu}
		case 8:
			e = event.Event{Kind: event.Rotate, Rotation: 1}
		case 11:
			e = event.Event{Kind: event.Back}
		}
		r, err = d.Send(ctx, &e)
	}
	if err != nil {
		log.WriteString(err.Error())
	}
	fmt.Fprintf(&log, "%s\n%s", r.Status, d.Crash())
	if m := d.Machine(); m != nil {
		fmt.Fprintf(&log, "%d instructions, %d bytes\n", m.Executed(), m.HeapUsed())
	}
	if err := d.Log(&log); err != nil {
		t.Error(err)
	}
	return log.String()
}

// A machine that begins anew gives the trace of a fresh one, byte for byte, whatever ran on
// it and whoever listened; also beside others with which it shares what never changes.
func TestBeginsAnew(t *testing.T) {
	apps, err := filepath.Glob(filepath.Join(corpus.Root(), "testdata/apps/*/app.apk"))
	if err != nil || len(apps) < 90 {
		t.Fatalf("%d apps, %v", len(apps), err)
	}
	for i, path := range apps {
		if i%4 != 0 {
			continue
		}
		t.Run(filepath.Base(filepath.Dir(path)), func(t *testing.T) {
			t.Parallel()
			app, err := apk.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			traced := func(d *host.Device) (string, []byte) {
				var trace bytes.Buffer
				if err := d.Record(&trace); err != nil {
					t.Fatal(err)
				}
				log := poke(t, d)
				if err := d.Stop(); err != nil {
					t.Fatal(err)
				}
				return log, trace.Bytes()
			}
			open := func() *host.Device {
				d, err := host.Open(app, host.Options{})
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { d.Close() })
				return d
			}
			log, trace := traced(open())
			plain := poke(t, open()) // a recorder asks for the crash's report
			d := open()
			for _, platform := range []bool{false, true} {
				d.Listen(func(h *vm.Hooks) {
					h.Block = func(*vm.Thread, *vm.Method, int) {}
					if platform {
						h.Platform = func(*vm.Thread, *vm.Method, []vm.Slot) {}
					}
				})
				if got := poke(t, d); got != plain {
					t.Fatalf("with listeners:\n%s\nwant\n%s", got, plain)
				}
				d.Listen(nil)
				if err := d.Stop(); err != nil {
					t.Fatal(err)
				}
				if got, again := traced(d); got != log || !bytes.Equal(trace, again) {
					t.Fatalf("anew: a trace of %d bytes, want %d:\n%s\nwant\n%s", len(again), len(trace), got, log)
				}
			}
			for i := range 3 {
				if err := d.Reset(context.Background()); err != nil {
					t.Fatal(err)
				}
				if got := poke(t, d); got != plain {
					t.Fatalf("reset %d times:\n%s\nwant\n%s", i+1, got, plain)
				}
			}
		})
	}
}
