package nd3min

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"slices"
	"testing"
)

func solved(t testing.TB, p Params, prior Prior, n int) *MDP {
	t.Helper()
	m, err := Solve(context.Background(), p, prior, n, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func mustPrior(t testing.TB, weights map[float64]float64) Prior {
	t.Helper()
	p, err := NewPrior(weights)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The expected steps of a selection among candidates that never ran.
func TestExpectedSteps(t *testing.T) {
	p := DefaultParams()
	bimodal := mustPrior(t, map[float64]float64{0: .6, .5: .1, .9: .1, 1: .2})
	for _, c := range []struct {
		name                        string
		prior                       Prior
		n                           int
		greedy, rr, heuristic, best float64
		first                       []int
	}{
		{"uniform", Uniform(), 1, 1.202359, 1.202359, 1.202359, 1.202359432, []int{15}},
		{"uniform", Uniform(), 2, 2.173474, 1.697313, 1.636473, 1.617451322, []int{7, 8}},
		{"uniform", Uniform(), 3, 2.987358, 2.313219, 2.183729, 2.059840837, []int{5, 5, 5}},
		{"uniform", Uniform(), 4, 0, 0, 0, 2.503267221, []int{0, 5, 5, 5}},
		{"bimodal", bimodal, 1, 1.281963, 1.281963, 1.281963, 1.281963156, []int{15}},
		{"bimodal", bimodal, 2, 2.206713, 1.629619, 1.543413, 1.534568027, []int{7, 8}},
		{"bimodal", bimodal, 3, 2.883687, 2.028032, 1.779631, 1.746761183, []int{5, 5, 5}},
	} {
		for _, e := range []struct {
			policy Policy
			want   float64
		}{{Greedy{}, c.greedy}, {RoundRobin{}, c.rr}, {Heuristic{}, c.heuristic}} {
			if e.want == 0 {
				continue
			}
			got, err := ExpectedSteps(p, c.prior, e.policy, c.n)
			if err != nil || math.Abs(got-e.want) > 1e-6 {
				t.Errorf("%s, n=%d, %s: %.7f, %v; want %.6f", c.name, c.n, e.policy.Name(), got, err, e.want)
			}
		}
		m := solved(t, p, c.prior, c.n)
		if math.Abs(m.Expected[c.n]-c.best) > 1e-9 {
			t.Errorf("%s, n=%d: optimum %.9f, want %.9f", c.name, c.n, m.Expected[c.n], c.best)
		}
		first := m.Schedule(p, make([]Tally, c.n))
		slices.Sort(first)
		if !slices.Equal(first, c.first) {
			t.Errorf("%s, n=%d: first schedule %v, want %v in some order", c.name, c.n, first, c.first)
		}
		// The policy must bring about what the solution promises.
		if c.n <= 3 {
			got, err := ExpectedSteps(p, c.prior, m, c.n)
			if err != nil || math.Abs(got-c.best) > 1e-8 {
				t.Errorf("%s, n=%d: following the policy takes %.9f steps, %v; want %.9f", c.name, c.n, got, err, c.best)
			}
		}
	}
}

func TestCountStates(t *testing.T) {
	p := DefaultParams()
	for n, want := range map[int][3]int64{
		1: {4, 0, 4}, 2: {97, 54, 151}, 3: {1_840, 1_539, 3_379}, 4: {26_304, 29_259, 55_563},
		5: {305_436, 424_269, 729_705},
	} {
		c := CountStates(p, n)
		if got := [3]int64{c.Undecided, c.SomeDead, c.NonTerminal()}; got != want {
			t.Errorf("n=%d: %v, want %v", n, got, want)
		}
		if n <= 4 {
			if got := solved(t, p, Uniform(), n).States(); int64(got) != want[2] {
				t.Errorf("n=%d: the solver visits %d states, want %d", n, got, want[2])
			}
		}
		if n <= 3 {
			if got := reachable(p, n); int64(got) != want[2] {
				t.Errorf("n=%d: %d states can be reached, want %d", n, got, want[2])
			}
		}
	}
	if got := CountStates(p, 5).Raw.String(); got != "657748550151" { // "over 6×10¹¹"
		t.Errorf("unmerged states: %s", got)
	}
}

// reachable counts the merged non-terminal states that some policy can reach,
// where dead candidates may have had any number of runs.
func reachable(p Params, n int) int {
	q := newPairs(p)
	seen := map[string]bool{}
	merged := map[string]bool{}
	todo := []string{string(make([]byte, n))}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[s] {
			continue
		}
		seen[s] = true
		set := []byte(s)
		if set[0] == byte(q.dead) {
			continue // sorted: all dead
		}
		merged[s] = true
		capacity := 0
		for _, a := range set {
			if int(a) != q.dead {
				capacity += p.capacity(q.tally[a])
			}
		}
		if capacity <= p.Parallel {
			continue
		}
		next := slices.Clone(set)
		var spread func(j, free int)
		spread = func(j, free int) {
			if j == n {
				if free == 0 {
					after := slices.Clone(next)
					slices.Sort(after)
					todo = append(todo, string(after))
				}
				return
			}
			if int(set[j]) == q.dead {
				next[j] = set[j]
				spread(j+1, free)
				return
			}
			t := q.tally[set[j]]
			for v := 0; v <= min(free, p.capacity(t)); v++ {
				outcomes := map[int]bool{}
				for x := 0; x <= v; x++ {
					after := Tally{t.Successes + x, t.Failures + v - x}
					if !p.passed(after) {
						outcomes[q.of(after)] = true
					}
				}
				for _, a := range slices.Sorted(maps.Keys(outcomes)) {
					next[j] = byte(a)
					spread(j+1, free-v)
				}
			}
		}
		spread(0, p.Parallel)
	}
	return len(merged)
}

func TestSolveRefusesWhatDoesNotFit(t *testing.T) {
	p := DefaultParams()
	if _, err := Solve(context.Background(), p, Uniform(), 6, nil); !errors.Is(err, ErrTooLarge) {
		t.Errorf("six candidates: %v", err)
	}
	if _, err := Solve(context.Background(), p, Uniform(), 0, nil); err == nil {
		t.Error("no candidates: accepted")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Solve(ctx, p, Uniform(), 3, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// Five candidates, for which the paper's solver took 83 hours.
func TestSolveFive(t *testing.T) {
	if os.Getenv("CI") != "true" || testing.Short() {
		t.Skip("takes most of a minute, many under the race detector; runs where CI=true without -short")
	}
	m := solved(t, DefaultParams(), Uniform(), 5)
	if m.States() != 729_705 || math.Abs(m.Expected[5]-2.785662773) > 1e-9 {
		t.Errorf("%d states, %.9f expected steps", m.States(), m.Expected[5])
	}
}

// With one device the decision process chooses the next candidate; with more
// devices than runs there is nothing to choose.
func TestSolveOtherParameters(t *testing.T) {
	for _, c := range []struct {
		runs, needed, parallel, n int
	}{{5, 4, 1, 3}, {5, 4, 20, 3}, {3, 3, 2, 4}, {4, 1, 3, 3}, {10, 9, 4, 2}, {1, 1, 1, 2}} {
		p := DefaultParams()
		p.Runs, p.Needed, p.Parallel, p.Preflight = c.runs, c.needed, c.parallel, 0
		m := solved(t, p, Uniform(), c.n)
		got, err := ExpectedSteps(p, Uniform(), m, c.n)
		if err != nil || math.Abs(got-m.Expected[c.n]) > 1e-9 {
			t.Errorf("%+v: the policy takes %.9f steps, %v; promised %.9f", c, got, err, m.Expected[c.n])
		}
		for _, policy := range []Policy{Greedy{}, RoundRobin{}, Heuristic{}} {
			other, err := ExpectedSteps(p, Uniform(), policy, c.n)
			if err != nil || other < got-1e-9 {
				t.Errorf("%+v: %s takes %.9f steps, %v; the optimum %.9f", c, policy.Name(), other, err, got)
			}
		}
	}
}

func BenchmarkSolve(b *testing.B) {
	for n := 2; n <= 5; n++ {
		b.Run(fmt.Sprintf("n=%d", n), func(b *testing.B) {
			if n == 5 && testing.Short() {
				b.Skip("takes most of a minute")
			}
			for b.Loop() {
				solved(b, DefaultParams(), Uniform(), n)
			}
		})
	}
}

func BenchmarkSchedule(b *testing.B) {
	p := DefaultParams()
	seen := []Tally{{4, 1}, {2, 3}, {5, 0}, {0, 0}}
	for _, policy := range []Policy{RoundRobin{}, Heuristic{}, solved(b, p, Uniform(), 4)} {
		b.Run(policy.Name(), func(b *testing.B) {
			for b.Loop() {
				policy.Schedule(p, seen)
			}
		})
	}
}
