// Splicing for suites with too many paths to list.

package detreduce

import "encoding/binary"

// pathSearch looks for the best path anew each time, by branch and bound: it
// turns back where even all that can still be reached would not beat the best
// path found. As in the published tool, it switches only from a fragment that
// has covered something new. Each search has a budget; when it is used up, the
// best path so far is taken, so very large suites may end up less small.
type pathSearch struct {
	suite  *Suite
	graph  *graph
	k      int
	budget int
	// ahead[s][t][i] is what can be covered from transition i of trace t on, it
	// included, with s switches; atState[s] is the same from any transition that
	// leaves a state.
	ahead   [][][]bitset
	atState []map[int]bitset
	offered map[string]bool // contents
	waiting []*spliced      // put back
}

func newPathSearch(s *Suite, g *graph, k, budget int) *pathSearch {
	p := &pathSearch{suite: s, graph: g, k: k, budget: budget, offered: make(map[string]bool)}
	for n := range k {
		ahead := make([][]bitset, len(g.traces))
		for t := range g.traces {
			steps := g.traces[t].Steps
			ahead[t] = make([]bitset, len(steps)+1)
			ahead[t][len(steps)] = newBitset(s.Units)
			for i := len(steps) - 1; i >= 0; i-- {
				b := ahead[t][i+1].clone()
				b.or(steps[i].covered)
				if n > 0 {
					if from, ok := p.atState[n-1][steps[i].To]; ok {
						b.or(from)
					}
				}
				ahead[t][i] = b
			}
		}
		p.ahead = append(p.ahead, ahead)
		states := make(map[int]bitset)
		for state, occurrences := range g.from {
			b := newBitset(s.Units)
			for _, o := range occurrences {
				b.or(ahead[o.trace][o.index])
			}
			states[state] = b
		}
		p.atState = append(p.atState, states)
	}
	return p
}

func (p *pathSearch) best(covered bitset, bad *prefixes) *spliced {
	d := descent{pathSearch: p, covered: covered, bad: bad, left: p.budget}
	// The recorded traces are always candidates, whatever the budget.
	for t := range p.graph.traces {
		d.path = d.path[:0]
		node := int32(0)
		total := covered.clone()
		total.add(0)
		for i := range p.graph.traces[t].Steps {
			step := &p.graph.traces[t].Steps[i]
			var isBad bool
			if node, isBad = bad.walk(node, step.label); isBad {
				break
			}
			d.path = append(d.path, step)
			before := total.gain(step.covered)
			total.or(step.covered)
			if before > 0 {
				d.offer(covered.gain(total), 0)
			}
		}
	}
	d.path = d.path[:0]
	start := covered.clone()
	start.add(0)
	for _, o := range p.graph.from[0] {
		d.follow(o, 0, start, covered.gain(start), true, 0)
	}
	best := d.found
	for i, w := range p.waiting {
		w.gain = covered.gain(w.covered)
		if best == nil && w.gain > 0 || best != nil && (w.gain > best.gain || w.gain == best.gain && len(w.steps) < len(best.steps)) {
			p.waiting = append(p.waiting[:i:i], p.waiting[i+1:]...)
			return w
		}
	}
	if best != nil {
		p.offered[contents(best.steps)] = true
	}
	return best
}

func (p *pathSearch) back(s *spliced) { p.waiting = append(p.waiting, s) }

func contents(steps []Transition) string {
	b := make([]byte, 0, 4*len(steps))
	for i := range steps {
		b = binary.LittleEndian.AppendUint32(b, uint32(steps[i].content))
	}
	return string(b)
}

// descent is one search.
type descent struct {
	*pathSearch
	covered bitset
	bad     *prefixes
	left    int
	path    []*Transition
	found   *spliced
}

// follow takes transition o; total is what the path before it and the result
// cover together, gain how much of that is new. fresh says that the fragment
// began with o, node is the path's place among the bad prefixes.
func (d *descent) follow(o occurrence, switches int, total bitset, gain int, fresh bool, node int32) {
	if d.left--; d.left < 0 {
		return
	}
	t := d.graph.transition(o)
	node, isBad := d.bad.walk(node, t.label)
	if isBad {
		return
	}
	if d.found != nil {
		bound := gain + total.gain(d.ahead[d.k-1-switches][o.trace][o.index])
		if bound < d.found.gain || bound == d.found.gain && len(d.path)+1 >= len(d.found.steps) {
			return
		}
	}
	d.path = append(d.path, t)
	defer func() { d.path = d.path[:len(d.path)-1] }()
	news := total.gain(t.covered)
	if news > 0 {
		total = total.clone()
		total.or(t.covered)
		gain += news
		d.offer(gain, switches)
		fresh = false
	}
	next := occurrence{o.trace, o.index + 1}
	if next.index < len(d.graph.traces[o.trace].Steps) {
		d.follow(next, switches, total, gain, fresh, node)
	}
	if fresh || switches+1 >= d.k {
		return // a fragment that has covered nothing yet is not left for another
	}
	for _, other := range d.graph.from[t.To] {
		if other != next {
			d.follow(other, switches+1, total, gain, true, node)
		}
	}
}

// offer makes the path the best one if it is.
func (d *descent) offer(gain, switches int) {
	f := d.found
	if f != nil && (gain < f.gain || gain == f.gain && (len(d.path) > len(f.steps) || len(d.path) == len(f.steps) && switches >= f.switches)) {
		return
	}
	x := &spliced{switches: switches, gain: gain}
	for _, t := range d.path {
		x.steps = append(x.steps, *t)
	}
	if d.offered[contents(x.steps)] {
		return
	}
	x.covered = d.suite.coverage(x.steps)
	d.found = x
}
