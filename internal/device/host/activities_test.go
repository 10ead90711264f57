package host_test

import (
	"context"
	"fmt"
	"os"
	"regexp"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/host"
)

// maxTaps bounds the widgets that survey taps on a screen.
const maxTaps = 15

// survey starts an activity and taps each clickable widget of its first screen, every
// time on that screen. It returns the first result that the device itself is to blame
// for, or that ended the app.
func survey(ctx context.Context, d *host.Device, activity string) (r device.Result, views, taps int, err error) {
	start := func() (s *device.State) {
		if err = d.Stop(); err != nil {
			return nil
		}
		if r, err = d.Launch(ctx, activity); err != nil || r.Over() {
			return nil
		}
		s, err = d.State(ctx)
		return s
	}
	first := start()
	if first == nil {
		return r, 0, 0, err
	}
	var places []event.Point
	seen := map[event.Point]bool{}
	for _, w := range first.Windows {
		w.Root.Walk(func(v *device.View, _ string) bool {
			views++
			if !v.Visible {
				return false
			}
			p := event.Point{X: float64(v.Bounds.Left+v.Bounds.Right) / 2, Y: float64(v.Bounds.Top+v.Bounds.Bottom) / 2}
			if hit, _ := first.At(p); v.Clickable && hit == v && !seen[p] && p.Y < 1818 {
				seen[p] = true
				places = append(places, p)
			}
			return true
		})
	}
	fresh := true
	for i, p := range places {
		if i == maxTaps {
			break
		}
		if !fresh && start() == nil {
			return r, views, taps, err
		}
		r, err = d.Send(ctx, &event.Event{Kind: event.Tap, Points: []event.Point{p}})
		taps++
		if err != nil || r.Over() {
			return r, views, taps, err
		}
		now, err := d.State(ctx)
		if err != nil {
			return r, views, taps, err
		}
		fresh = now.Activity == first.Activity && len(now.Windows) == len(first.Windows)
	}
	return r, views, taps, nil
}

// someActivities of the API demos, of many kinds.
var someActivities = regexp.MustCompile(`\.(app\.(CustomTitle|DialogActivity|FragmentDialog|FragmentStack|PreferenceWithHeaders)|view\.(Buttons1|Controls1|ExpandableList1|Grid1|LinearLayout8|List1|RatingBar1|Spinner1|TableLayout10|Tabs1|WebView1)|graphics\.ShapeDrawable1|text\.Link)$`)

// Activities of the API demos, which use the framework widely, start, and survive a tap
// on each of their widgets. ESDROID_ACTIVITIES names a package of which all are tried.
func TestActivities(t *testing.T) {
	path, chosen := os.Getenv("ESDROID_ACTIVITIES"), someActivities
	if path == "" {
		path = corpus.Public(t, "apidemos.apk")
	} else {
		chosen = regexp.MustCompile(os.Getenv("ESDROID_ACTIVITY"))
	}
	app, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	d, err := host.Open(app, host.Options{Debug: true})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	good, all := 0, 0
	missing := map[string]int{}
	for _, c := range d.Manifest().Application.Components {
		if c.Kind != apk.Activity || !chosen.MatchString(c.Class) {
			continue
		}
		all++
		begin := time.Now()
		r, views, taps, err := survey(context.Background(), d, c.Class)
		line := fmt.Sprintf("%s: %d views, %d taps, %s: %s", strings.TrimPrefix(c.Class, d.Manifest().Package), views, taps, r.Status, r.Reason)
		if os.Getenv("ESDROID_ACTIVITIES") != "" {
			line += fmt.Sprintf(" (%d ms)", time.Since(begin).Milliseconds())
		}
		switch {
		case err != nil:
			t.Errorf("%s: %v", c.Class, err)
		case r.Status == device.Running || r.Status == device.Exited:
			good++
			t.Log(line)
		case r.Status == device.Crashed && path == os.Getenv("ESDROID_ACTIVITIES"):
			t.Log(line + "\n" + d.Crash())
		default:
			missing[r.Member]++
			t.Errorf("%s\n\t%s", line, strings.Join(r.Stack[:min(len(r.Stack), 12)], "\n\t"))
		}
	}
	if all == 0 {
		t.Error("no activity")
	}
	var names []string
	for m := range missing {
		names = append(names, m)
	}
	sort.Slice(names, func(i, j int) bool {
		return missing[names[i]] > missing[names[j]] || missing[names[i]] == missing[names[j]] && names[i] < names[j]
	})
	for _, m := range names {
		t.Logf("%d activities lack %s", missing[m], m)
	}
	t.Logf("%d of %d activities", good, all)
}
