package carried

import (
	"context"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"testing"

	"github.com/esdroid/esdroid/pdg/android"
)

func newJudge(t *testing.T) *Judge {
	t.Helper()
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	j, err := NewJudge("testdata/app", set)
	if err != nil {
		t.Fatal(err)
	}
	return j
}

// lost are ways on which slices lose the value: what they lack is named.
var lost = map[string]string{
	"Gathered$JoinedStream": "what a collector made of the elements of a stream",
	"Gathered$Partitioned":  "what a collector made of the elements of a stream",
	"Queries$CopiedRows":    "rows that a statement made of others",
	"Queries$InnerJoin":     "rows of joins",
	"Queries$LeftJoin":      "rows of joins",
}

// wide are ways on which slices take what lies beside the value for it.
var wide = map[string]string{
	"Kept$Buffered": "places of a buffer of bytes",
	"Kept$BufferAt": "places of a buffer of bytes",
	"Kept$Ranked":   "the order in which a priority queue gives what was put in",
	"Kept$Sorted":   "the order after sorting by a comparator of the app's own",
}

// TestWays (ESDROID_CARRIED: for each bad value): each way by itself.
func TestWays(t *testing.T) {
	j := newJudge(t)
	_, all := os.LookupEnv("ESDROID_CARRIED")
	for _, w := range j.ways {
		for _, flavour := range Flavours {
			if !w.takes(flavour) {
				continue
			}
			name := w.Class[len(pkg)+1:]
			t.Run(flavour+"/"+name, func(t *testing.T) {
				v, err := j.Run(context.Background(), &Plan{flavour, []*Way{w}})
				if err != nil {
					t.Fatal(err)
				}
				if v.Whole() == (lost[name] != "") {
					t.Errorf("constant %v, missing %v; known to be lost: %q", v.Constant, v.Missing, lost[name])
				}
				if (len(v.Decoys) > 0) != (wide[name] != "") {
					t.Errorf("decoys %v; known to be wide: %q", v.Decoys, wide[name])
				}
			})
			if !all {
				break
			}
		}
	}
}

// unnamed are values that were not set of which explanations do not say so: what they lack
// is named.
var unnamed = map[string]string{
	"Missed$Column":   "what was not put under a key reaches the read by way of a row",
	"Missed$Argument": "fields of messages are set without a call",
}

// TestMissed: of a value that was not set, the explanation of the crash names the condition
// for which it was not, and none beside it.
func TestMissed(t *testing.T) {
	j := newJudge(t)
	for _, w := range j.faults {
		name := w.Class[len(pkg)+1:]
		t.Run(name, func(t *testing.T) {
			m, err := j.RunMissed(context.Background(), w)
			if err != nil {
				t.Fatal(err)
			}
			if m.Fault == (unnamed[name] != "") || len(m.Decoys) > 0 {
				t.Errorf("fault named: %v, decoys %v; known not to be named: %q", m.Fault, m.Decoys, unnamed[name])
			}
		})
	}
}

// TestPlans (ESDROID_CARRIED: of how many plans, ESDROID_SEED: the first one's seed): the thin slice of a crash has the constant
// that caused it and what carried it, and not what went the same way beside it.
func TestPlans(t *testing.T) {
	j := newJudge(t)
	j.ways = slices.DeleteFunc(j.ways, func(w *Way) bool { return lost[w.Class[len(pkg)+1:]] != "" })
	plans := int64(8)
	if n, err := strconv.Atoi(os.Getenv("ESDROID_CARRIED")); err == nil {
		plans = int64(n)
	}
	first, _ := strconv.ParseInt(os.Getenv("ESDROID_SEED"), 10, 64)
	whole, stopped, decoys, planted := int64(0), int64(0), 0, 0
	breaks, extra := map[string]int{}, map[string]int{}
	for seed := first; seed < first+plans; seed++ {
		p := Draw(seed, j.ways, 30)
		v, err := j.Run(context.Background(), p)
		if err != nil {
			t.Logf("seed %d: %v\n%s", seed, err, p)
			stopped++
			continue
		}
		if v.Whole() {
			whole++
		} else if n := len(v.Missing); n > 0 { // what lies before the last one follows from it
			breaks[v.Missing[n-1].String()]++
			t.Logf("seed %d lacks %v\n%s", seed, v.Missing[n-1], p)
		}
		for _, w := range p.Ways {
			planted += len(w.Decoys)
		}
		decoys += len(v.Decoys)
		for _, l := range v.Decoys {
			extra[l.String()]++
		}
	}
	report := fmt.Sprintf("%d plans: %d with the constant and all that carried it, %d that did not come to their end; %d of %d decoys", plans, whole, stopped, decoys, planted)
	t.Log(report)
	for _, list := range []map[string]int{breaks, extra} {
		t.Log(slices.Sorted(maps.Keys(list)), list)
	}
	if whole*10 < 9*(plans-stopped) || stopped*20 > plans || decoys*20 > planted {
		t.Error(report)
	}
}

// TestPooled: a message out of the pool is not what it was before, and comes in its turn.
func TestPooled(t *testing.T) {
	j := newJudge(t)
	for _, names := range [][]string{
		{"zero", "Served$Desk", "Intents$Started", "Threads$Queue", "Threads$What"},
		{"text", "Served$LoadedRows", "Threads$Data", "Threads$Queue", "Threads$Object_", "Storage$PreferenceText"},
	} {
		p := &Plan{Flavour: names[0]}
		for _, name := range names[1:] {
			i := slices.IndexFunc(j.ways, func(w *Way) bool { return w.Class == pkg+"."+name })
			p.Ways = append(p.Ways, j.ways[i])
		}
		v, err := j.Run(context.Background(), p)
		if err != nil {
			t.Fatal(err)
		}
		if !v.Whole() {
			t.Errorf("%s: missing %v", p, v.Missing)
		}
	}
}
