package command

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/cmd/esdroid/command/cli"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/graphviz/legible"
	"github.com/esdroid/esdroid/internal/oracle"
)

// TestPicturesAreLegible draws graphs of apps and slices of their crashes at default
// settings and measures each text against its node.
func TestPicturesAreLegible(t *testing.T) {
	samples := filepath.Join(corpus.Root(), "testdata", "apps")
	var drawn [][]string
	for _, name := range []string{"silicompressor", "courier", "habits", "podcatch"} {
		app, crash := filepath.Join(samples, name, "app.apk"), filepath.Join(samples, name, "crash.txt")
		drawn = append(drawn, []string{"graph", app, "--kind", "event", "--format", "svg"}, []string{"graph", app, "--kind", "icc", "--format", "svg"})
		if _, err := os.Stat(crash); err == nil {
			drawn = append(drawn, []string{"slice", app, "--crash", crash, "--format", "svg"}, []string{"slice", app, "--crash", crash, "--format", "svg", "--full"})
		}
	}
	for _, name := range []string{"settings.apk", "apidemos.apk"} {
		app := filepath.Join(oracle.CacheDir(), "apks", name)
		if _, err := os.Stat(app); err != nil {
			oracle.Missing(t, app)
		}
		for _, kind := range []string{"components", "icc", "event", "call"} {
			drawn = append(drawn, []string{"graph", app, "--kind", kind, "--format", "svg"})
		}
	}
	draw(t, drawn)
}

// TestPicturesOfCorpusAreLegible does so with larger apps.
func TestPicturesOfCorpusAreLegible(t *testing.T) {
	if testing.Short() {
		t.Skip("slices eleven apps")
	}
	dirs, err := filepath.Glob(filepath.Join(corpus.Dir(t), "crashes", "*"))
	if err != nil || len(dirs) == 0 {
		t.Fatalf("no apps: %v", err)
	}
	var drawn [][]string
	for _, dir := range dirs {
		app, crash := filepath.Join(dir, "app.apk"), filepath.Join(dir, "crash.txt")
		drawn = append(drawn, []string{"graph", app, "--kind", "icc", "--format", "svg"}, []string{"slice", app, "--crash", crash, "--format", "svg", "--full"})
	}
	draw(t, drawn)
}

// draw runs commands that print pictures, and measures these.
func draw(t *testing.T, drawn [][]string) {
	t.Helper()
	for _, args := range drawn {
		var out, errs bytes.Buffer
		if code := Run(args, nil, &out, &errs); code != cli.ExitDone {
			t.Errorf("%v: exit code %d: %s", args, code, errs.String())
			continue
		}
		nodes, faults := legible.Check(out.String())
		if nodes == 0 || len(faults) > 0 {
			t.Errorf("%v: %d nodes, %d faults: %.5q", args, nodes, len(faults), faults[:min(len(faults), 5)])
		}
	}
}
