package slice

import (
	"bufio"
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/instrument/trace/esdroidlog"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
	"github.com/esdroid/esdroid/slice/dynamic/replay"
)

// replayLog replays the reduced log of an app: it ties the positions of the
// oracles to instructions.
func replayLog(t testing.TB, app string, p *dex.Program) *dynamic.Graph {
	t.Helper()
	file, err := os.Open(filepath.Join(corpus.Crash(t, app), "reduced.trace.txt.gz"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	log, err := esdroidlog.Read(file)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	w, err := trace.NewWriter(&out, trace.Header{Dex: trace.Identify(p.Files), Origin: "esdroid-log"})
	if err != nil {
		t.Fatal(err)
	}
	set := android.Summaries()
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
	return g
}

type oracleLine struct {
	position   int
	kind, note string
}

// readOracle reads a hand-made slice, without the positions that may or may not
// count.
func readOracle(t testing.TB, app string) []oracleLine {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(corpus.Dir(t), "oracles", app+".txt"))
	if err != nil {
		return nil // three apps have none
	}
	var out []oracleLine
	s := bufio.NewScanner(bytes.NewReader(data))
	for s.Scan() {
		f := strings.SplitN(s.Text(), "\t", 3)
		if strings.HasPrefix(s.Text(), "#") || len(f) < 3 {
			continue
		}
		p, err := strconv.Atoi(f[0])
		if err != nil {
			t.Fatal(err)
		}
		if note := strings.TrimSpace(f[2]); !strings.HasSuffix(note, "?") && !strings.HasPrefix(note, "?") {
			out = append(out, oracleLine{p, f[1], f[2]})
		}
	}
	return out
}

// addresses are reads of the widget whose text is the value: two oracles call them
// values, the others heap.
var addresses = map[string]map[int]bool{"bites": {381: true, 382: true, 383: true}, "yahtzee": {21: true}}

// TestOracleRecall: what a person found by hand is in the full static slice.
func TestOracleRecall(t *testing.T) {
	if testing.Short() {
		t.Skip("computes whole slices")
	}
	for _, app := range corpus.Crashes {
		o := readOracle(t, app)
		if o == nil {
			continue
		}
		_, s := explain(t, corpus.Crash(t, app), Full, Options{Nearest: 1800})
		_, thin := explain(t, corpus.Crash(t, app), Thin, Options{Nearest: 60})
		g := replayLog(t, app, s.App.Prog)
		hits, values, thinHits := 0, 0, 0
		for _, line := range o {
			n, ok := g.AtPosition(line.position)
			if !ok {
				t.Errorf("%s: no instruction at position %d", app, line.position)
				continue
			}
			m, pc := g.Where(n)
			in := func(s *Slice) bool {
				return slices.ContainsFunc(s.App.NodesAt(m, pc), func(n pdg.Node) bool {
					_, ok := s.Find(criterion.Ref{Method: n.Method, Stmt: n.Stmt})
					return ok
				})
			}
			if line.kind == "value" {
				values++
				if in(thin) {
					thinHits++
				} else if !addresses[app][line.position] {
					t.Errorf("%s: not thin: %d %s: %s", app, line.position, line.note, s.App.Reference(s.App.NodesAt(m, pc)[0]))
				}
			}
			if in(s) {
				hits++
			} else {
				t.Errorf("%s: missing %d %s %s: %s", app, line.position, line.kind, line.note, s.App.Text(s.App.NodesAt(m, pc)[0]))
			}
		}
		t.Logf("%s: recall %d of %d, thin %d of %d values; full %d statements, thin %d", app, hits, len(o), thinHits, values, s.Statements(), thin.Statements())
	}
}
