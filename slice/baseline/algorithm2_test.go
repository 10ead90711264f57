package baseline

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// TestAlgorithm2OnRecordedCrashes computes the printed algorithm on the real
// logs: its slices hold the criterion, name each statement once, and are larger
// than ours where the same local names are used again.
func TestAlgorithm2OnRecordedCrashes(t *testing.T) {
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	for _, app := range []string{"bites", "tippytipper", "weightchart", "yahtzee"} {
		dir := corpus.Crash(t, app)
		var files []*dex.File
		for _, d := range corpus.DexFiles(t, filepath.Join(dir, "app.apk")) {
			fs, err := dex.Parse(d.Name, d.Data)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, fs...)
		}
		p, err := dex.NewProgram(files...)
		if err != nil {
			t.Fatal(err)
		}
		file, err := os.Open(filepath.Join(dir, "reduced.trace.txt.gz"))
		if err != nil {
			t.Fatal(err)
		}
		log, err := esdroidlog.Read(file)
		file.Close()
		if err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(p.Files)})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := esdroidlog.Import(log, p, w, framework.CallsBack(p, set)); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		r, err := trace.NewReader(out.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		g, err := replay.Replay(r, p, set)
		if err != nil {
			t.Fatal(err)
		}
		crash, ok := g.LastRaised()
		if !ok {
			t.Fatal("nothing raised")
		}
		s := Algorithm2(g, crash)
		if len(s) == 0 || s[0] != crash {
			t.Fatalf("%s: the slice does not begin with the criterion", app)
		}
		seen := map[string]bool{}
		for i, n := range s {
			m, pc := g.Where(n)
			if ref := p.Reference(m, pc); seen[ref] {
				t.Errorf("%s: %s is in the slice twice", app, ref)
			} else {
				seen[ref] = true
			}
			if i > 0 && n >= s[i-1] {
				t.Errorf("%s: node %d after %d: the pass goes back only", app, n, s[i-1])
			}
		}
		t.Logf("%s: %d statements by the printed algorithm, %d nodes in our full slice", app, len(s), len(g.Backward(dynamic.Criterion{Node: crash}, dynamic.Full).Nodes))
	}
}
