package nd3min

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// The transitions that sections 4.1 and 4.2 print for three candidates.
func TestScheduleTransitions(t *testing.T) {
	p := DefaultParams()
	for _, c := range []struct {
		policy Policy
		seen   []Tally
		want   []int
	}{
		{Greedy{}, []Tally{{0, 0}, {0, 0}, {0, 0}}, []int{15, 0, 0}},
		{Greedy{}, []Tally{{13, 2}, {0, 0}, {0, 0}}, []int{5, 10, 0}},
		{Greedy{}, []Tally{{17, 3}, {3, 7}, {0, 0}}, []int{0, 0, 15}},
		{Greedy{}, []Tally{{17, 3}, {3, 7}, {15, 0}}, []int{0, 0, 5}},
		{RoundRobin{}, []Tally{{0, 0}, {0, 0}, {0, 0}}, []int{5, 5, 5}},
		// The paper prints (3,2) here once; only (2,3) leads to what follows.
		{RoundRobin{}, []Tally{{4, 1}, {2, 3}, {5, 0}}, []int{8, 0, 7}},
		{RoundRobin{}, []Tally{{11, 2}, {2, 3}, {12, 0}}, []int{7, 0, 8}},
		{Heuristic{}, []Tally{{0, 0}, {0, 0}, {0, 0}}, []int{5, 5, 5}},
		{Heuristic{}, []Tally{{4, 1}, {2, 3}, {5, 0}}, []int{2, 0, 13}},
	} {
		if got := c.policy.Schedule(p, c.seen); !slices.Equal(got, c.want) {
			t.Errorf("%s %v: %v, want %v", c.policy.Name(), c.seen, got, c.want)
		}
	}
}

func TestHeuristicBranches(t *testing.T) {
	p := DefaultParams()
	for name, c := range map[string]struct {
		seen []Tally
		want []int
	}{
		"too many to confirm in one step":     {[]Tally{{4, 1}}, []int{15}},
		"discard, then share the rest":        {[]Tally{{0, 2}, {1, 2}}, []int{7, 8}},
		"the better of two bad ones first":    {[]Tally{{2, 1}, {1, 1}}, []int{9, 6}},
		"deferred before discarded":           {[]Tally{{9, 0}, {9, 1}, {1, 2}}, []int{9, 6, 0}},
		"never more than the candidate's due": {[]Tally{{17, 2}, {1, 2}}, []int{1, 14}},
	} {
		got := Heuristic{}.Schedule(p, c.seen)
		if err := checkSchedule(p, c.seen, got); err != nil {
			t.Errorf("%s: %v: %v", name, got, err)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}

// Whatever was seen, a schedule obeys the rules and uses all devices that can
// be used.
func TestSchedulesObeyTheRules(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	mdp := solved(t, DefaultParams(), Uniform(), 3)
	for range 20_000 {
		p := DefaultParams()
		if rng.IntN(2) == 0 {
			p.Runs = 1 + rng.IntN(40)
			p.Needed = 1 + rng.IntN(p.Runs)
			p.Parallel = 1 + rng.IntN(30)
		}
		seen := make([]Tally, 1+rng.IntN(7))
		capacity := 0
		for j := range seen {
			runs := rng.IntN(p.Runs + 1)
			seen[j].Successes = rng.IntN(min(runs+1, p.Needed))
			seen[j].Failures = runs - seen[j].Successes
			capacity += p.capacity(seen[j])
		}
		if capacity == 0 {
			continue
		}
		for _, policy := range []Policy{Greedy{}, RoundRobin{}, Heuristic{}, mdp} {
			got := policy.Schedule(p, seen)
			if err := checkSchedule(p, seen, got); err != nil {
				t.Fatalf("%s, %+v, %v: %v: %v", policy.Name(), p, seen, got, err)
			}
			sum := 0
			for _, v := range got {
				sum += v
			}
			if sum != min(p.Parallel, capacity) {
				t.Fatalf("%s, %+v, %v: %v uses %d of %d", policy.Name(), p, seen, got, sum, min(p.Parallel, capacity))
			}
		}
	}
}

func ExampleHeuristic() {
	p := DefaultParams()
	seen := []Tally{{Successes: 4, Failures: 1}, {Successes: 2, Failures: 3}, {Successes: 5, Failures: 0}}
	fmt.Println(Heuristic{}.Schedule(p, seen))
	// Output: [2 0 13]
}
