package reducers

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/minimize"
	"github.com/esdroid/esdroid/internal/corpus"
)

var update = flag.Bool("update", false, "measure all apps and write the table into docs/benchmarks.md")

// Recordings that are shorter tell nothing.
const shortest, longest = 20, 150

// measured are the sample apps of the table; the seed of their events was not chosen.
var measured = []string{"alarm", "alarms", "cart", "folders", "greeter", "ledger", "miner", "panes", "picker", "podcatch", "themes", "weather"}

// row is what a strategy needed for all recordings.
type row struct{ tests, events, length, certified, shortest, subjects int }

func (r row) cost() int { return 20*r.tests + r.events }

// measure runs the strategies on a recording, and checks that their results crash.
func measure(t *testing.T, s *Subject, strategies []minimize.Named, rows map[string]row) {
	t.Helper()
	lengths := map[string]int{}
	least := len(s.Sequence.Events)
	for _, n := range strategies {
		res, err := dd.Reduce(context.Background(), dd.Problem{Sequence: s.Sequence}, s, n.Strategy,
			dd.Options{Deterministic: true, NoCache: n.NoCache})
		if err != nil {
			t.Fatalf("%s: %v", n.Name, err)
		}
		if res.RateAfter.Reproduced == 0 {
			t.Errorf("%s: %v does not crash", n.Name, res.Candidate)
		}
		r := rows[n.Name]
		r.subjects++
		r.tests, r.events = r.tests+res.Stats.Trials, r.events+res.Stats.Events
		for _, g := range res.Stats.Stages {
			if g.Name == "preflight" || g.Name == "confirm" {
				r.tests, r.events = r.tests-g.Trials, r.events-g.Events
			}
		}
		if r.length += len(res.Candidate); res.Certified {
			r.certified++
		}
		rows[n.Name] = r
		lengths[n.Name], least = len(res.Candidate), min(least, len(res.Candidate))
	}
	for name, n := range lengths {
		if n == least {
			r := rows[name]
			r.shortest++
			rows[name] = r
		}
	}
}

func record(t *testing.T, name, path string) *Subject {
	t.Helper()
	s, err := Record(context.Background(), path, 3, longest)
	if err != nil {
		t.Logf("%s: %v", name, err)
		return nil
	}
	if s == nil {
		t.Logf("%s: no crash", name)
		return nil
	}
	if len(s.Sequence.Events) < shortest {
		t.Logf("%s: crashes after %d events", name, len(s.Sequence.Events))
		s.Close()
		return nil
	}
	return s
}

func sample(name string) string {
	return filepath.Join(corpus.Root(), "testdata", "apps", name, "app.apk")
}

// On real executions the default strategy costs less than ESDroid's program and is
// certified, with results that are not longer.
func TestDefaultOnTheDevice(t *testing.T) {
	rows := map[string]row{}
	var strategies []minimize.Named
	for _, name := range []string{"default", "esdroid-published"} {
		n, err := minimize.ByName(name)
		if err != nil {
			t.Fatal(err)
		}
		strategies = append(strategies, *n)
	}
	for _, name := range []string{"cart", "greeter", "panes"} {
		s := record(t, name, sample(name))
		if s == nil {
			t.Fatalf("%s is no subject any more", name)
		}
		measure(t, s, strategies, rows)
		s.Close()
	}
	d, e := rows["default"], rows["esdroid-published"]
	t.Logf("default %+v, ESDroid %+v", d, e)
	if d.cost() > e.cost() || d.length > e.length || d.certified < d.subjects {
		t.Errorf("default %+v, ESDroid %+v", d, e)
	}
}

const (
	tableBegin = "<!-- on the device: begin (go test ./internal/eval/reducers -run TableOnTheDevice -update) -->\n"
	tableEnd   = "<!-- on the device: end -->\n"
)

// TestTableOnTheDevice writes the table of all strategies, which takes some minutes.
func TestTableOnTheDevice(t *testing.T) {
	if !*update {
		t.Skip("measures only with -update")
	}
	var strategies []minimize.Named
	for _, n := range minimize.Strategies {
		if !strings.HasPrefix(n.Name, "nd3min") { // for apps that behave differently from run to run
			strategies = append(strategies, n)
		}
	}
	var b strings.Builder
	group := func(what string, paths map[string]string, names []string) {
		rows := map[string]row{}
		events := 0
		for _, name := range names {
			s := record(t, name, paths[name])
			if s == nil {
				continue
			}
			events += len(s.Sequence.Events)
			measure(t, s, strategies, rows)
			s.Close()
		}
		if n := rows["default"].subjects; n > 0 {
			fmt.Fprintf(&b, "\n%d recordings of %s, %d events:\n\n| strategy | tests | events replayed | cost | result length | shortest | certified |\n|---|---:|---:|---:|---:|---:|---:|\n", n, what, events)
			for _, s := range strategies {
				r := rows[s.Name]
				fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %d | %d |\n", s.Name, r.tests, r.events, r.cost(), r.length, r.shortest, r.certified)
			}
		}
	}
	paths := map[string]string{}
	for _, name := range measured {
		paths[name] = sample(name)
	}
	group("sample apps", paths, measured)
	for _, name := range corpus.Crashes {
		paths[name] = filepath.Join(corpus.Crash(t, name), "app.apk")
	}
	group("published apps", paths, corpus.Crashes)
	name := filepath.Join(corpus.Root(), "docs", "benchmarks.md")
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	before, rest, ok := strings.Cut(string(data), tableBegin)
	_, after, ok2 := strings.Cut(rest, tableEnd)
	if !ok || !ok2 {
		t.Fatalf("%s has no place for the table", name)
	}
	if err := os.WriteFile(name, []byte(before+tableBegin+b.String()+"\n"+tableEnd+after), 0o644); err != nil {
		t.Fatal(err)
	}
}
