package host

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/device/platform"
	"github.com/esdroid/esdroid/internal/device/unseen"
	"github.com/esdroid/esdroid/internal/framework/native/world"
)

// A way is what is done with a lot's screens, and the least share of a screen's views that
// has to agree in it.
type way struct {
	name     string
	events   string // that of a script: "random", "wild" or "drags"
	mirrored bool   // in a language that is written from the right
	lists    bool   // a lot of lists
	seed     int    // of the lot that is held
	screens  int
	count    int // of events
	floor    float64
}

var ways = []way{
	{name: "touches", events: "random", seed: 1, screens: 8, count: 6, floor: 0.9},
	{name: "keys", events: "wild", seed: 104, screens: 10, count: 8, floor: 0.97},
	{name: "mirrored", events: "random", mirrored: true, seed: 102, screens: 10, count: 6, floor: 0.95},
	{name: "lists", events: "drags", lists: true, seed: 204, screens: 10, count: 10, floor: 0.9},
}

// TestUnseen compares screens drawn by lot with what the platform's own code shows of
// them, and fails when less agrees than did. ESDROID_UNSEEN="SEED SCREENS EVENTS" draws
// another lot and only reports; ESDROID_SCREEN=N tells every difference of one screen.
func TestUnseen(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the platform's own code")
	}
	for _, w := range ways {
		t.Run(w.name, func(t *testing.T) { w.compare(t) })
	}
}

func (w way) compare(t *testing.T) {
	seed, screens, events := w.seed, w.screens, w.count
	report := os.Getenv("ESDROID_UNSEEN")
	if report != "" {
		if _, err := fmt.Sscan(report, &seed, &screens, &events); err != nil {
			t.Fatal(err)
		}
	}
	draw := unseen.Draw
	if w.lists {
		draw = unseen.DrawLists
	}
	lot := draw(uint64(seed), screens)
	app := lot.APK(t)
	t.Log(app)
	var scripts []platform.Script
	for i, s := range lot.Screens {
		screen := s.Display.Qualifiers()
		if w.mirrored {
			screen = unseen.MirroredQualifiers + screen
		}
		scripts = append(scripts, platform.Script{Activity: s.Class, Screen: screen, Events: fmt.Sprintf("%s %d %d", w.events, i+1, events)})
	}
	var all platform.Agreement
	rates := 0.0 // of the screens, summed: one with thousands of views counts as much as others
	parted := 0
	only := os.Getenv("ESDROID_SCREEN")
	for i, want := range platform.Find(t).Replays(t, app, scripts) {
		if only != "" && only != strconv.Itoa(i) {
			continue
		}
		s := lot.Screens[i]
		what := fmt.Sprintf("screen %d, %s", i, s.Theme)
		screen := shown(s.Display)
		if w.mirrored {
			screen.Locale = unseen.Mirrored
		}
		a, why := follow(t, app, s.Class, screen, want)
		if why != "" {
			parted++
			t.Logf("%s: %s", what, why)
		}
		if a.Views != a.Equal {
			t.Logf("%s: %d of %d views agree", what, a.Equal, a.Views)
		}
		told := 0
		for _, d := range a.Differences {
			if told++; only != "" || report != "" && told < 6 {
				t.Log(d)
			}
		}
		all.Add(a)
		switch {
		case why == "" && a.Views == 0: // both crash at the start
			rates++
		case why == "":
			rates += a.Rate()
		}
	}
	t.Logf("%d of %d views agree (%.1f %%; %.1f %% of a screen), %d of %d screens parted", all.Equal, all.Views, 100*all.Rate(), 100*rates/float64(len(lot.Screens)), parted, len(lot.Screens))
	t.Log("\n" + strings.Join(all.Summary(), "\n"))
	if report == "" && only == "" && (rates < w.floor*float64(len(lot.Screens)) || parted > 0) {
		t.Error("the device shows less of it than before")
	}
}

// shown is a display as the device has it under the judge: all of it belongs to the app.
func shown(d unseen.Display) world.Config {
	c := judged()
	c.Density, c.Width, c.Height = d.Density, d.Width, d.Height
	return c
}
