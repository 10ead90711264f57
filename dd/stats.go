// What a reduction cost, in all and by stage.

package dd

import (
	"cmp"
	"strconv"
	"time"
)

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
	// Devices are the books of each device, by number; trials that a journal
	// answered are in none.
	Devices []DeviceStats `json:"devices,omitempty"`
}

// DeviceStats are what one device did.
type DeviceStats struct {
	Device     int    `json:"device"`
	Name       string `json:"name,omitempty"` // of the device, where it has one
	Trials     int    `json:"trials"`
	Unresolved int    `json:"unresolved"`
	Dropped    string `json:"dropped,omitempty"` // why it is not used any more
	silent     int    // trials in a row without an answer that another device gave
}

// String names the device in messages.
func (d *DeviceStats) String() string {
	return cmp.Or(d.Name, strconv.Itoa(d.Device))
}

// device returns the books of a device, opening them if need be.
func (s *Stats) device(number int) *DeviceStats {
	for len(s.Devices) <= number {
		s.Devices = append(s.Devices, DeviceStats{Device: len(s.Devices)})
	}
	return &s.Devices[number]
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
