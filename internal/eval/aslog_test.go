package eval

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dd/event"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/pipeline"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// The slice of a run as ESDroid would have logged it has the faulty line: where another
// thread computed a value and returned it last, where a parcel was read, and where the
// record of the crash itself is lost. A log that ends before the code that crashed is not
// taken for one that lost a record.
func TestRunsAsLogs(t *testing.T) {
	for _, test := range []struct {
		app   string
		keep  func(records int) int
		found bool
	}{
		{"fetcher", func(n int) int { return n }, true},
		{"badge", func(n int) int { return n }, true},
		{"viewer", func(n int) int { return n - 1 }, true},
		{"cart", func(n int) int { return n - 1 }, true},
		{"cart", func(n int) int { return n / 2 }, false},
	} {
		t.Run(test.app, func(t *testing.T) {
			t.Parallel()
			dir := filepath.Join(corpus.Root(), "testdata", "apps", test.app)
			marks, err := ReadMarks(filepath.Join(dir, "src"))
			if err != nil {
				t.Fatal(err)
			}
			f, err := os.Open(filepath.Join(dir, "events.jsonl"))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			events, _, err := event.ReadJSONL(f)
			if err != nil {
				t.Fatal(err)
			}
			app, out := filepath.Join(dir, "app.apk"), t.TempDir()
			if _, err := pipeline.Run(t.Context(), pipeline.Options{App: app, Out: out, Events: events, Seed: 1, Jobs: 1, Until: pipeline.Trace}); err != nil {
				t.Fatal(err)
			}
			r, err := pipeline.Replay(app, out)
			if err != nil {
				t.Fatal(err)
			}
			reports, err := crash.ParseFile(filepath.Join(out, "crash.txt"))
			if err != nil {
				t.Fatal(err)
			}
			log, _, err := asLog(r)
			if err != nil {
				t.Fatal(err)
			}
			log.Entries = log.Entries[:test.keep(len(log.Entries))]
			x, err := ofLog(r, log, &reports[0])
			if err != nil {
				t.Fatal(err)
			}
			if (x != nil) != test.found {
				t.Fatalf("found: %v", x != nil)
			}
			if x == nil {
				return
			}
			thin := lines{}
			for _, n := range x.Graph.Backward(x.Criterion, dynamic.Thin).Nodes {
				addNode(thin, x.Graph, n)
			}
			if !thin.any(marks.Fault) {
				t.Errorf("%v is not in the thin slice of the log", marks.Fault)
			}
		})
	}
}
