// Suites of traces, with states, actions and coverage as small numbers.

package detreduce

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dd"
	"github.com/esdroid/esdroid/dd/event"
)

// A Transition is one action and what it led to.
type Transition struct {
	Action int // index into Suite.Actions
	From   int // states: indices into Suite.States
	To     int
	// label numbers what a replay can see of the transition, the action and the
	// states; content adds the coverage, so that equal contents are the same.
	label   int32
	content int32
	covered bitset // with the state after it
}

// A Trace is a way through the app.
type Trace struct {
	Name  string
	Steps []Transition
}

// Events returns the trace as a candidate: indices into Suite.Actions.
func (t *Trace) Events() []int {
	out := make([]int, len(t.Steps))
	for i := range t.Steps {
		out[i] = t.Steps[i].Action
	}
	return out
}

// A Suite is a set of traces of one app.
type Suite struct {
	Launch  *event.Event // as the first trace records it
	Package string
	Main    string        // the launch activity
	States  []event.State // States[0] is where every trace begins
	Actions []event.Event // without what was observed
	Traces  []Trace
	// Units is the number of things that can be covered: states and code.
	Units    int
	Warnings []string

	stateOf   map[event.State]int
	actionOf  map[string]int
	unitOf    map[int]int // of a branch or method
	labelOf   map[[3]int]int32
	contentOf map[string]int32
	branches  [][]int // of each transition, until all units are known
}

// NewSuite builds a suite from recorded sequences and their names. Every event
// needs the state after it (or before the next one). Traces that begin in
// another state than the first are left out with a warning: they cannot be
// replayed from the same start.
func NewSuite(sequences []*event.Sequence, names []string) (*Suite, error) {
	s := &Suite{stateOf: make(map[event.State]int), actionOf: make(map[string]int), unitOf: make(map[int]int),
		labelOf: make(map[[3]int]int32), contentOf: make(map[string]int32)}
	for i, q := range sequences {
		if err := s.add(q, names[i]); err != nil {
			return nil, err
		}
	}
	s.number()
	return s, nil
}

func (s *Suite) add(q *event.Sequence, name string) error {
	start := startOf(q)
	if start == nil {
		return fmt.Errorf("%s: the state after the launch is not recorded; traces need the state after every event", name)
	}
	switch {
	case len(s.States) == 0:
		s.Package, s.Main, s.Launch = q.Package, q.Activity, q.Launch
		s.state(*start)
	case *start != s.States[0]:
		s.Warnings = append(s.Warnings, fmt.Sprintf("%s is left out: it begins in %s, the first trace in %s", name, brief(*start), brief(s.States[0])))
		return nil
	case q.Package != s.Package:
		return fmt.Errorf("%s: a trace of %s among traces of %s", name, q.Package, s.Package)
	}
	t := Trace{Name: name}
	at := 0
	for i := range q.Events {
		e := &q.Events[i]
		after := e.After
		if after == nil && i+1 < len(q.Events) {
			after = q.Events[i+1].Before
		}
		if after == nil {
			if i == len(q.Events)-1 && q.Crash != "" {
				after = &event.State{Window: "crash"}
			} else {
				return fmt.Errorf("%s: event %d: the state after it is not recorded", name, i+1)
			}
		}
		to := s.state(*after)
		t.Steps = append(t.Steps, Transition{Action: s.action(e), From: at, To: to})
		s.branches = append(s.branches, e.Covered)
		at = to
	}
	s.Traces = append(s.Traces, t)
	return nil
}

// startOf returns the state that the launch led to.
func startOf(q *event.Sequence) *event.State {
	if q.Launch != nil && q.Launch.After != nil {
		return q.Launch.After
	}
	if len(q.Events) > 0 {
		return q.Events[0].Before
	}
	return nil
}

func brief(st event.State) string {
	out := st.Activity
	if st.Window != "" {
		out += " window " + st.Window
	}
	if st.Abstract != "" && len(st.Abstract) < 60 {
		out += " (" + st.Abstract + ")"
	}
	return out
}

func (s *Suite) state(st event.State) int {
	n, ok := s.stateOf[st]
	if !ok {
		n = len(s.States)
		s.stateOf[st] = n
		s.States = append(s.States, st)
	}
	return n
}

// action numbers an event by what a device is told to do.
func (s *Suite) action(e *event.Event) int {
	told := *e
	told.Before, told.After, told.Callbacks, told.Methods, told.Covered, told.Source = nil, nil, nil, nil, nil, nil
	key := fmt.Sprintf("%v %v %v %v %v %q %q %v %v %q %q %q", told.Kind, told.Points, told.Steps, told.Duration, told.Delay, told.KeyName(),
		told.Text, told.Rotation, told.On, told.Package, told.Component, told.Raw)
	n, ok := s.actionOf[key]
	if !ok {
		n = len(s.Actions)
		s.actionOf[key] = n
		s.Actions = append(s.Actions, told)
	}
	return n
}

// number gives branches their units, behind those of the states, and finishes
// the transitions.
func (s *Suite) number() {
	for _, covered := range s.branches {
		for _, b := range covered {
			if _, ok := s.unitOf[b]; !ok {
				s.unitOf[b] = len(s.States) + len(s.unitOf)
			}
		}
	}
	s.Units = len(s.States) + len(s.unitOf)
	k := 0
	for i := range s.Traces {
		steps := s.Traces[i].Steps
		for j := range steps {
			t := &steps[j]
			t.covered = newBitset(s.Units)
			t.covered.add(t.To)
			for _, b := range s.branches[k] {
				t.covered.add(s.unitOf[b])
			}
			k++
			t.label = intern(s.labelOf, [3]int{t.From, t.Action, t.To})
			t.content = s.content(t)
		}
	}
	s.branches = nil
}

// content numbers what a transition is and covers.
func (s *Suite) content(t *Transition) int32 {
	return intern(s.contentOf, fmt.Sprint(t.label, t.covered))
}

func intern[K comparable](m map[K]int32, key K) int32 {
	n, ok := m[key]
	if !ok {
		n = int32(len(m))
		m[key] = n
	}
	return n
}

// Coverage returns what a list of transitions covers, the start included.
func (s *Suite) coverage(steps []Transition) bitset {
	c := newBitset(s.Units)
	c.add(0)
	for i := range steps {
		c.or(steps[i].covered)
	}
	return c
}

// Cost is what a suite costs to run.
type Cost struct {
	Actions int `json:"actions"`
	Traces  int `json:"traces"` // each begins with a clean restart
	Covered int `json:"covered"`
}

// CostOf returns the cost of traces of the suite and how much they cover.
func (s *Suite) CostOf(traces []Trace) Cost {
	c := Cost{Traces: len(traces)}
	all := newBitset(s.Units)
	for i := range traces {
		c.Actions += len(traces[i].Steps)
		all.or(s.coverage(traces[i].Steps))
	}
	c.Covered = all.count()
	return c
}

// Problem returns the table of actions as a problem, so that traces can be
// replayed as candidates.
func (s *Suite) Problem(environment string) dd.Problem {
	return dd.Problem{
		Sequence:    &event.Sequence{Package: s.Package, Activity: s.Main, Launch: s.Launch, Events: s.Actions},
		Environment: environment,
	}
}

// Sequence returns a trace as a sequence, with the states that a replay shows.
func (s *Suite) Sequence(t *Trace) *event.Sequence {
	out := &event.Sequence{Package: s.Package, Activity: s.Main, Launch: s.Launch}
	codes := make([]int, s.Units) // unit to branch
	for b, u := range s.unitOf {
		codes[u] = b
	}
	for i := range t.Steps {
		step := &t.Steps[i]
		e := s.Actions[step.Action]
		before, after := s.States[step.From], s.States[step.To]
		e.Before, e.After = &before, &after
		for u := len(s.States); u < s.Units; u++ {
			if step.covered.has(u) {
				e.Covered = append(e.Covered, codes[u])
			}
		}
		slices.Sort(e.Covered)
		out.Events = append(out.Events, e)
	}
	return out
}
