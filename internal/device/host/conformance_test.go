package host

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/framework/conformance"
)

// TestConformance runs programs that use the framework. They print what they print on the
// platform's own code.
func TestConformance(t *testing.T) {
	areas, err := conformance.Areas(filepath.Join(corpus.Root(), "internal/framework/conformance"))
	if err != nil {
		t.Fatal(err)
	}
	if len(areas) == 0 {
		t.Fatal("no programs")
	}
	for i := range areas {
		a := &areas[i]
		t.Run(a.Name, func(t *testing.T) {
			t.Parallel()
			data, err := a.App()
			if err != nil {
				t.Fatal(err)
			}
			printed := conformance.Split(output(t, data, time.Duration(len(a.Programs)+1)*10*time.Second))
			for _, name := range a.Programs {
				want, ok := a.Expected(name)
				if !ok {
					t.Errorf("what %s prints on the platform is not known, run go generate ./internal/framework/conformance", name)
					continue
				}
				known, err := a.Differs(name)
				if err != nil {
					t.Error(err)
				}
				want, got, agree := conformance.Excuse(want, printed[name], known)
				if got != want {
					t.Errorf("%s: %s", name, parting(want, got))
				}
				for _, method := range agree {
					t.Errorf("%s: %s differs no more, take it out of %s.differs", name, method, name)
				}
			}
		})
	}
}

// output runs an app for a while and returns what it printed.
func output(t *testing.T, data []byte, wait time.Duration) string {
	t.Helper()
	app, err := apk.OpenBytes("programs.apk", data)
	if err != nil {
		t.Fatal(err)
	}
	d, err := Open(app, Options{Config: judged(), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	ctx := context.Background()
	r, err := d.Launch(ctx, "")
	if err == nil && !r.Over() {
		r, err = d.Send(ctx, &event.Event{Kind: event.Wait, Duration: wait})
	}
	if err != nil {
		t.Fatal(err)
	}
	if r.Over() {
		t.Errorf("the app is %s: %s\n%s", r.Status, r.Reason, strings.Join(r.Stack, "\n"))
	}
	var log bytes.Buffer
	if err := d.Log(&log); err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, line := range strings.Split(log.String(), "\n") {
		if _, text, ok := strings.Cut(line, " I System.out: "); ok {
			lines = append(lines, text)
		}
	}
	return strings.Join(lines, "\n")
}

// parting is the first line in which two outputs differ, with those around it.
func parting(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	i := 0
	for i < min(len(w), len(g)) && w[i] == g[i] {
		i++
	}
	part := func(lines []string) string {
		return strings.Join(lines[min(i, len(lines)):min(i+3, len(lines))], "\n\t")
	}
	return "after " + strings.Join(w[max(0, i-2):i], "\n\t") + "\nthe platform prints\n\t" + part(w) + "\nthe device prints\n\t" + part(g)
}
