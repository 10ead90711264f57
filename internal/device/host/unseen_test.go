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

// TestUnseen compares screens drawn by lot with what the platform's own code shows of
// them, and fails when less agrees than did. ESDROID_UNSEEN="SEED SCREENS EVENTS" draws
// another lot and only reports; ESDROID_SCREEN=N tells every difference of one screen.
func TestUnseen(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the platform's own code")
	}
	seed, screens, events := 1, 8, 6
	report := os.Getenv("ESDROID_UNSEEN")
	if report != "" {
		if _, err := fmt.Sscan(report, &seed, &screens, &events); err != nil {
			t.Fatal(err)
		}
	}
	lot := unseen.Draw(uint64(seed), screens)
	app := lot.APK(t)
	t.Log(app)
	var scripts []platform.Script
	for i, s := range lot.Screens {
		scripts = append(scripts, platform.Script{Activity: s.Class, Screen: s.Display.Qualifiers(), Events: fmt.Sprintf("random %d %d", i+1, events)})
	}
	var all platform.Agreement
	rates := 0.0 // of the screens, summed: one with thousands of views counts as much as others
	parted := 0
	only := os.Getenv("ESDROID_SCREEN")
	for i, want := range platform.Find(t).Replays(t, app, scripts) {
		if only != "" && only != strconv.Itoa(i) {
			continue
		}
		a, why := follow(t, app, lot.Screens[i].Class, shown(lot.Screens[i].Display), want)
		if why != "" {
			parted++
			t.Logf("screen %d, %s: %s", i, lot.Screens[i].Theme, why)
		}
		if a.Views != a.Equal {
			t.Logf("screen %d, %s: %d of %d views agree", i, lot.Screens[i].Theme, a.Equal, a.Views)
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
	if report == "" && only == "" && (rates < 0.9*float64(len(lot.Screens)) || parted > 0) {
		t.Error("the device shows less of it than before")
	}
}

// shown is a display as the device has it under the judge: all of it belongs to the app.
func shown(d unseen.Display) world.Config {
	c := judged()
	c.Density, c.Width, c.Height = d.Density, d.Width, d.Height
	return c
}
