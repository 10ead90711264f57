// Beyond the paper: what splicing leaves behind.

package detreduce

// polish takes out of spliced traces what the others cover anyway: whole traces,
// ends, and loops. Greedy splicing chooses each trace before it knows the later
// ones. All that stays has been replayed, or is the beginning of what has.
func (r *reducer) polish(traces []Trace) ([]Trace, error) {
	for i := len(traces) - 1; i >= 0; i-- {
		others := newBitset(r.suite.Units)
		for j := range traces {
			if j != i {
				others.or(r.suite.coverage(traces[j].Steps))
			}
		}
		t := traces[i]
		needed := r.suite.coverage(t.Steps)
		needed.less(others)
		if needed.count() == 0 && len(traces) > 1 {
			traces = append(traces[:i:i], traces[i+1:]...)
			continue
		}
		t.Steps = r.upTo(t.Steps, needed)
		short, _, err := r.shorten(t, others)
		if err != nil {
			return nil, err
		}
		if short == nil {
			short = &t // it was replayed as a part of the longer one
		}
		traces[i] = *short
	}
	return traces, nil
}

// upTo returns the shortest beginning that covers all that is needed.
func (r *reducer) upTo(steps []Transition, needed bitset) []Transition {
	missing := needed.clone()
	if len(missing) > 0 {
		missing[0] &^= 1 // the first state
	}
	for i := range steps {
		if missing.count() == 0 {
			return steps[:i]
		}
		missing.less(steps[i].covered)
	}
	return steps
}

// pays reports whether spliced traces are cheaper than those they are made of,
// restarts included, and cover as much.
func (r *reducer) pays(spliced []Trace) bool {
	before, after := r.result.Phase1, r.suite.CostOf(spliced)
	return after.Covered > before.Covered ||
		after.Covered == before.Covered && after.Actions+r.options.Restart*after.Traces <= before.Actions+r.options.Restart*before.Traces
}
