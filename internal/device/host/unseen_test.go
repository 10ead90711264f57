package host

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/internal/device/platform"
	"github.com/esdroid/esdroid/internal/device/unseen"
)

// TestUnseen compares screens drawn by lot with what the platform's own code shows of
// them. ESDROID_UNSEEN="SEED SCREENS EVENTS" draws another lot and only reports.
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
		scripts = append(scripts, platform.Script{Activity: s.Class, Events: fmt.Sprintf("random %d %d", i+1, events)})
	}
	var all platform.Agreement
	parted := 0
	only := os.Getenv("ESDROID_SCREEN")
	for i, want := range platform.Find(t).Replays(t, app, scripts) {
		if only != "" && only != strconv.Itoa(i) {
			continue
		}
		a, why := follow(t, app, lot.Screens[i].Class, want)
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
	}
	t.Logf("%d of %d views agree (%.1f %%), %d of %d screens parted", all.Equal, all.Views, 100*all.Rate(), parted, len(lot.Screens))
	t.Log("\n" + strings.Join(all.Summary(), "\n"))
}
