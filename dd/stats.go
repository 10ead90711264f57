// What a reduction cost, in all and by stage.

package dd

import "time"

// Totals count the costs of a run or a stage.
type Totals struct {
	Tests      int           `json:"tests"`  // decisions
	Trials     int           `json:"trials"` // executions, each with a restart of the app
	Events     int           `json:"events"` // replayed
	CacheHits  int           `json:"cacheHits"`
	Wasted     int           `json:"wasted"` // speculative trials that were not needed
	Unresolved int           `json:"unresolved"`
	Accepted   int           `json:"accepted"`
	DeviceTime time.Duration `json:"deviceNanoseconds"`
}

// StageStats are the costs of one stage.
type StageStats struct {
	Name string `json:"name"`
	Totals
}

// Stats are the costs of a run.
type Stats struct {
	Totals
	Unique int           `json:"unique"` // candidates with at least one trial
	Stages []*StageStats `json:"stages"`
}

// stage returns the books of the named stage, opening them if need be.
func (s *Stats) stage(name string) *StageStats {
	for _, g := range s.Stages {
		if g.Name == name {
			return g
		}
	}
	g := &StageStats{Name: name}
	s.Stages = append(s.Stages, g)
	return g
}

func (s *Stats) add(stage *StageStats, o Outcome) {
	for _, t := range []*Totals{&s.Totals, &stage.Totals} {
		t.Trials++
		t.Events += o.Events
		t.DeviceTime += o.Duration
		if o.Verdict == Unresolved {
			t.Unresolved++
		}
	}
}
