package host

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/device"
	"github.com/esdroid/esdroid/internal/device/unseen"
)

func TestZZSmoke(t *testing.T) {
	seed, screens, events := 100, 10, 30
	fmt.Sscan(os.Getenv("ESDROID_SMOKE"), &seed, &screens, &events)
	lot := unseen.Draw(uint64(seed), screens)
	path := lot.APK(t)
	app, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	for i, s := range lot.Screens {
		d, err := Open(app, Options{Config: shown(s.Display), Seed: 1})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(uint64(i), 9))
		rotation := 0
		res, err := d.Launch(ctx, s.Class)
		line := "launch"
		for n := 0; n < events && err == nil && !res.Over(); n++ {
			st, _ := d.State(ctx)
			var at [][2]int
			if st != nil && len(st.Windows) > 0 {
				var walk func(v *device.View)
				walk = func(v *device.View) {
					if v == nil || !v.Visible {
						return
					}
					if v.Clickable && v.Enabled {
						at = append(at, [2]int{(v.Bounds.Left + v.Bounds.Right) / 2, (v.Bounds.Top + v.Bounds.Bottom) / 2})
					}
					for _, c := range v.Children {
						walk(c)
					}
				}
				walk(st.Windows[len(st.Windows)-1].Root)
			}
			keys := []int{20, 20, 19, 22, 21, 23, 61, 66, 67, 62, 29, 12, 112, 92, 93, 122, 123}
			switch k := r.IntN(10); {
			case k < 5:
				line = fmt.Sprint("key ", keys[r.IntN(len(keys))])
			case k == 5 && r.IntN(2) == 0:
				line = "rotate"
			case k == 6 && len(at) > 0:
				p := at[r.IntN(len(at))]
				line = fmt.Sprint("longtap ", p[0], " ", p[1])
			case len(at) > 0:
				p := at[r.IntN(len(at))]
				line = fmt.Sprint("tap ", p[0], " ", p[1])
			default:
				line = "menu"
			}
			e, _ := scripted(line, &rotation)
			res, err = d.Send(ctx, &e)
		}
		if err != nil {
			t.Log(i, s.Theme, line, "ERR", err)
		} else if res.Over() && res.Status.String() != "left" {
			st := d.Crash()
			if len(st) > 1500 {
				st = st[:1500]
			}
			t.Log(i, s.Theme, "after", line, res.Status, res.Reason, st)
		}
		d.Close()
	}
}
