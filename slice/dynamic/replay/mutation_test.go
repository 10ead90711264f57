package replay

import (
	"math/rand"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/omission"
)

// TestMutationOutsideOfTheSlice runs random programs, changes what one executed
// statement outside of the relevant slice computed, lets the program go its own
// way from there, and finds the operand at fault unchanged. The relevant slice
// is the one that promises it: a change may make another branch be taken, and
// what that branch would have set is a potential dependence. Stores keep their
// place as long as the way is the same: no slice promises that a store which
// goes astray hits nothing.
func TestMutationOutsideOfTheSlice(t *testing.T) {
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	tried, other := 0, 0
	seeds := int64(3000)
	if testing.Short() {
		seeds = 300
	}
	for seed := range seeds {
		rng := rand.New(rand.NewSource(seed))
		p := randomProgram(t, rng)
		run, _ := p.FindMethod("Lx/R;->run(I)I")
		first, records := recordRun(p, run)
		g := replayRecords(t, p, set, records)
		node, _, raised := g.Latest(run, records[len(records)-1].PC)
		if !raised {
			t.Fatalf("seed %d: the division is not known as the last instruction", seed)
		}
		relevant := omission.Relevant(g, dynamic.Criterion{Node: node, Operands: []int{1}})
		kept := executedSteps(t, g, p, records, relevant)
		var outside []int
		for step, k := range kept {
			if !k {
				outside = append(outside, step)
			}
		}
		for range min(12, len(outside)) {
			changed := outside[rng.Intn(len(outside))]
			m := evaluator{p: p, fields: map[string]int32{}, path: new([]bool), indices: new([]int32), rng: rng, limit: 20 * first.steps,
				pinned: *first.indices, way: *first.path, keep: func(step int) bool { return step != changed }}
			m.run(run, 17)
			if m.steps >= m.limit {
				continue // it loops now
			}
			tried++
			if !slices.Equal(*m.path, *first.path) {
				other++
			}
			if m.operand != first.operand {
				t.Errorf("seed %d: with step %d changed the operand is %d, the run had %d", seed, changed, m.operand, first.operand)
			}
		}
	}
	t.Logf("%d mutants, %d of them took another way", tried, other)
}

// recordRun runs a random program and returns the machine and its trace.
func recordRun(p *dex.Program, run dex.MethodID) (*evaluator, []trace.Record) {
	var records []trace.Record
	m := &evaluator{p: p, fields: map[string]int32{}, records: &records, path: new([]bool), indices: new([]int32)}
	records = append(records, trace.Record{Kind: trace.KindCallbackBegin, Thread: 1, N: 1})
	m.run(run, 17)
	var criterion uint32
	code, _, _ := p.Code(run)
	code.All(func(in *dex.Insn) bool {
		if in.Op == dex.OpDivInt {
			criterion = in.PC
		}
		return true
	})
	return m, append(records, trace.Record{Kind: trace.KindThrow, Thread: 1, PC: criterion, ID: 5, Text: "Ljava/lang/ArithmeticException;"})
}

func replayRecords(t *testing.T, p *dex.Program, set *android.SummarySet, records []trace.Record, options ...Option) *dynamic.Graph {
	t.Helper()
	data, err := trace.Encode(trace.Header{Dex: trace.Identify(p.Files)}, records)
	if err != nil {
		t.Fatal(err)
	}
	r, err := trace.NewReader(data)
	if err != nil {
		t.Fatal(err)
	}
	g, err := Replay(r, p, set, options...)
	if err != nil {
		t.Fatal(err)
	}
	return g
}
