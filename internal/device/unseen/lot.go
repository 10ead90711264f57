// An app of a seed: its screens and the files that it is made of.

package unseen

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
)

// A Lot is the app of a seed, as the sources of its resources.
type Lot struct {
	Screens []Screen
	files   map[string]string // by path
}

// A Screen is an activity of a lot.
type Screen struct {
	Class   string
	Theme   string
	Display Display
}

// A Display is what a screen is shown on. Its sides are whole numbers of dp, so that no
// side rounds.
type Display struct {
	Width, Height, Density int
}

var displays = []Display{{1088, 1921, 340}, {1088, 1921, 340}, {720, 1280, 320}, {480, 816, 240}, {320, 480, 160}, {1400, 2450, 560}, {1280, 720, 320}, {1200, 1920, 240}}

// Mirrored is a language that is written from the right, and that the platform's own
// resources have no texts in.
const Mirrored = "dv-MV"

// MirroredQualifiers are the language, as qualifiers that begin those of a display.
const MirroredQualifiers = "dv-rMV-ldrtl-"

// Qualifiers are the display as qualifiers of resources.
func (d Display) Qualifiers() string {
	dp := func(pixels int) int { return pixels * 160 / d.Density }
	side := "port"
	if d.Width > d.Height {
		side = "land"
	}
	return fmt.Sprintf("w%ddp-h%ddp-%s-%ddpi", dp(d.Width), dp(d.Height), side, d.Density)
}

const packageName = "org.esdroid.unseen"

// MaxScreens is how many activities Screen.java has.
const MaxScreens = 40

// themes with the weight that apps give them.
var themes = []string{
	"Theme.Material.Light", "Theme.Material.Light", "Theme.Material", "Theme.Material.Light.DarkActionBar", "Theme.Material.Light.NoActionBar",
	"Theme.Material.Light.Dialog", "Theme.Material.Dialog", "Theme.Material.NoActionBar.Fullscreen",
	"Theme.Holo", "Theme.Holo.Light", "Theme.Holo.Light", "Theme.Holo.Light.DarkActionBar", "Theme.Holo.Light.NoActionBar", "Theme.Holo.Dialog", "Theme.Holo.Light.Dialog",
	"Theme.DeviceDefault", "Theme.DeviceDefault.Light", "Theme.DeviceDefault.Light.DarkActionBar", "Theme.DeviceDefault.Dialog",
	"Theme.Light", "Theme.Black", "Theme", "Theme.NoTitleBar", "Theme.Dialog",
}

// A kind is what the screens of a lot are made of, each with the weight that apps give it.
type kind struct {
	containers, widgets, reactions []string
	lists                          bool // rows of several kinds, too
}

// Draw draws the lot of a seed: screens of everything.
func Draw(seed uint64, screens int) *Lot {
	return draw(seed, screens, &kind{containers: containers, widgets: widgets, reactions: reactions})
}

// DrawLists draws the lot of a seed whose screens are what holds rows, what drops down,
// pickers, and fragments on a stack.
func DrawLists(seed uint64, screens int) *Lot {
	return draw(seed, screens, &kind{containers: listContainers, widgets: listWidgets, reactions: listReactions, lists: true})
}

func draw(seed uint64, screens int, k *kind) *Lot {
	r := rand.New(rand.NewPCG(seed, 0))
	l := &Lot{files: map[string]string{}}
	target := pick(r, "26", "26", "26", "23", "21", "14", "10")
	var activities strings.Builder
	for i := range min(screens, MaxScreens) {
		s := Screen{Class: fmt.Sprintf("%s.Screen$S%d", packageName, i), Theme: pick(r, themes...), Display: pick(r, displays...)}
		l.Screens = append(l.Screens, s)
		d := &drawer{r: r, name: fmt.Sprintf("s%d", i), lot: l, kind: k}
		d.screen()
		fmt.Fprintf(&activities, "\t\t<activity android:name=%q android:label=%q android:theme=\"@android:style/%s\"%s/>\n", s.Class, d.word(), s.Theme,
			chance(r, 4, ` android:windowSoftInputMode="stateHidden"`))
	}
	l.files["AndroidManifest.xml"] = fmt.Sprintf(`<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package=%q>
	<uses-sdk android:minSdkVersion="10" android:targetSdkVersion=%q/>
	<application android:label="Unseen" android:supportsRtl="true">
%s	</application>
</manifest>
`, packageName, target, activities.String())
	maps.Copy(l.files, fixed)
	return l
}

// paths are those of the lot's files, sorted.
func (l *Lot) paths() []string { return slices.Sorted(maps.Keys(l.files)) }

// pick draws one of several.
func pick[T any](r *rand.Rand, of ...T) T { return of[r.IntN(len(of))] }

// chance gives a text once in n times.
func chance(r *rand.Rand, n int, text string) string {
	if r.IntN(n) == 0 {
		return text
	}
	return ""
}
