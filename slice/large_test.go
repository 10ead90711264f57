package slice

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/cost"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/crash"
)

// TestLargeApps explains a dozen made-up crashes of two large apps: null
// receivers of calls spread over their own code.
func TestLargeApps(t *testing.T) {
	if testing.Short() {
		t.Skip("opens large apps")
	}
	for name, pkg := range map[string]string{"apidemos.apk": "Lio/appium/android/apis/", "uiautomator2-server.apk": "Lio/appium/uiautomator2/"} {
		path := corpus.Public(t, name)
		var app *pdg.App
		opened := cost.Least(t, 1, func() { app = openApp(t, path) })
		var times []time.Duration
		sizes := ""
		for _, text := range madeUpCrashes(app, pkg, 12) {
			var thin *Slice
			took := cost.Least(t, 1, func() {
				reports := crash.ParseText(text)
				c, err := Locate(app.Code, &reports[0])
				if err != nil {
					t.Errorf("%s: %v\n%s", name, err, text)
					return
				}
				thin = Static(context.Background(), app, c, Thin, Options{Nearest: 60})
			})
			if thin == nil {
				continue
			}
			times = append(times, opened+took)
			sizes += fmt.Sprintf(" %d", thin.Statements())
			if thin.Statements() > 60 {
				t.Errorf("thin slice of %d statements", thin.Statements())
			}
		}
		if len(times) < 10 {
			t.Errorf("%s: only %d crashes", name, len(times))
		}
		slices.Sort(times)
		if times[len(times)/2] > 2*time.Second {
			t.Errorf("%s: a median of %v, want at most 2 s", name, times[len(times)/2])
		}
		t.Logf("%s: opened in %v, median %v, worst %v; thin%s", name, opened, times[len(times)/2], times[len(times)-1], sizes)
	}
}

func openApp(t *testing.T, path string) *pdg.App {
	t.Helper()
	p, err := apk.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.Open(p)
	if err != nil {
		t.Fatal(err)
	}
	return app
}

// TestCorpusTimes holds the time from a crash of the corpus to its thin slice.
func TestCorpusTimes(t *testing.T) {
	var times []time.Duration
	for _, name := range corpus.Crashes {
		dir := corpus.Crash(t, name)
		took := cost.Least(t, 2, func() {
			app := openApp(t, filepath.Join(dir, "app.apk"))
			c, err := Locate(app.Code, loadReport(t, filepath.Join(dir, "crash.txt")))
			if err != nil {
				t.Fatal(err)
			}
			Static(context.Background(), app, c, Thin, Options{Nearest: 60})
		})
		times = append(times, took)
		t.Logf("%s: %v", name, took)
	}
	slices.Sort(times)
	if median := times[len(times)/2]; median > 300*time.Millisecond {
		t.Errorf("a median of %v, want at most 0.3 s", median)
	}
}

// madeUpCrashes returns n reports of null receivers, spread evenly over the
// methods below a package.
func madeUpCrashes(app *pdg.App, pkg string, n int) []string {
	var all []string
	for m := range app.Prog.Methods {
		id := dex.MethodID(m)
		class := app.Prog.Classes[app.Prog.Methods[m].Class].Descriptor
		if !strings.HasPrefix(class, pkg) {
			continue
		}
		b := app.Body(id)
		if b == nil {
			continue
		}
		for i := range b.Stmts {
			c := candidate{body: b, index: int32(i), stmt: &b.Stmts[i]}
			s := c.stmt
			if s.Line <= 0 || !s.Op.HasReceiver() || !c.dereferences() {
				continue
			}
			owner, name, _ := c.methodRef()
			var params []string
			for _, p := range c.params() {
				params = append(params, javaName(p))
			}
			all = append(all, fmt.Sprintf("java.lang.NullPointerException: Attempt to invoke virtual method 'void %s.%s(%s)' on a null object reference\n\tat %s.%s(File.java:%d)\n\tat android.os.Looper.loop(Looper.java:1)\n",
				javaName(owner), name, strings.Join(params, ", "), javaName(class), app.Prog.MethodName(id), s.Line))
			break
		}
	}
	var out []string
	for k := range n {
		if i := k * len(all) / n; i < len(all) {
			out = append(out, all[i])
		}
	}
	return out
}
