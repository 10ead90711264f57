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
	"github.com/esdroid/esdroid/slice/criterion"
)

// TestLargeApps explains a dozen made-up crashes of two large apps: null
// receivers of calls spread over their own code.
func TestLargeApps(t *testing.T) {
	if testing.Short() {
		t.Skip("opens large apps")
	}
	for name, pkg := range largeApps {
		app := openApp(t, corpus.Public(t, name))
		sizes := ""
		crashes := madeUpCrashes(app, pkg, 12)
		for _, text := range crashes {
			thin := thinOf(t, app, text)
			sizes += fmt.Sprintf(" %d", thin.Statements())
			if thin.Statements() > 60 {
				t.Errorf("thin slice of %d statements", thin.Statements())
			}
		}
		if len(crashes) < 10 {
			t.Errorf("%s: only %d crashes", name, len(crashes))
		}
		t.Logf("%s: thin%s", name, sizes)
	}
}

// largeApps are public APKs, each with the package of its own code.
var largeApps = map[string]string{"apidemos.apk": "Lio/appium/android/apis/", "uiautomator2-server.apk": "Lio/appium/uiautomator2/"}

func thinOf(t testing.TB, app *pdg.App, text string) *Slice {
	t.Helper()
	reports := crash.ParseText(text)
	c, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return Static(context.Background(), app, c, Thin, Options{Nearest: 60})
}

// BenchmarkLargeApps holds the way from a large app and a crash to the thin slice
// to two seconds of processor time.
func BenchmarkLargeApps(b *testing.B) {
	for name, pkg := range largeApps {
		b.Run(name, func(b *testing.B) {
			path := corpus.Public(b, name)
			for b.Loop() {
				var app *pdg.App
				opened := cost.Least(b, 1, func() { app = openApp(b, path) })
				var times []time.Duration
				for _, text := range madeUpCrashes(app, pkg, 12) {
					times = append(times, opened+cost.Least(b, 1, func() { thinOf(b, app, text) }))
				}
				slices.Sort(times)
				median := times[len(times)/2]
				b.ReportMetric(float64(opened.Milliseconds()), "open-ms")
				b.ReportMetric(float64(median.Milliseconds()), "median-ms")
				if median > 2*time.Second {
					b.Errorf("a median of %v, want at most 2 s", median)
				}
			}
		})
	}
}

func openApp(t testing.TB, path string) *pdg.App {
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

// BenchmarkCorpus holds the processor time from a crash of the corpus to its thin
// slice.
func BenchmarkCorpus(b *testing.B) {
	for b.Loop() {
		var times []time.Duration
		for _, name := range corpus.Crashes {
			dir := corpus.Crash(b, name)
			times = append(times, cost.Least(b, 2, func() {
				app := openApp(b, filepath.Join(dir, "app.apk"))
				c, err := criterion.Locate(app.Code, loadReport(b, filepath.Join(dir, "crash.txt")))
				if err != nil {
					b.Fatal(err)
				}
				Static(context.Background(), app, c, Thin, Options{Nearest: 60})
			}))
		}
		slices.Sort(times)
		median := times[len(times)/2]
		b.ReportMetric(float64(median.Milliseconds()), "median-ms")
		if median > 300*time.Millisecond {
			b.Errorf("a median of %v, want at most 0.3 s", median)
		}
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
			c := criterion.Candidate{Body: b, Index: int32(i), Stmt: &b.Stmts[i]}
			s := c.Stmt
			line := b.Reported(c.Index)
			if line <= 0 || !s.Op.HasReceiver() || !c.Dereferences() {
				continue
			}
			owner, name, _ := c.MethodRef()
			var params []string
			for _, p := range c.Params() {
				params = append(params, criterion.JavaName(p))
			}
			all = append(all, fmt.Sprintf("java.lang.NullPointerException: Attempt to invoke virtual method 'void %s.%s(%s)' on a null object reference\n\tat %s.%s(File.java:%d)\n\tat android.os.Looper.loop(Looper.java:1)\n",
				criterion.JavaName(owner), name, strings.Join(params, ", "), criterion.JavaName(class), app.Prog.MethodName(id), line))
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
