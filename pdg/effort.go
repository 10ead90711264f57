// The bounds of evaluations, and what is remembered of them.
//
// Evaluations nest, since the place of one value can depend on where another comes
// from; cycles, depth and effort are bounded. A result that met no bound is remembered
// for all who come there with enough left to find it themselves; one that did, only
// for those who ask it with nothing used up. So an answer depends on the question
// alone, and not on what was asked before or is being asked elsewhere.

package pdg

const (
	maxNesting = 3
	maxCost    = 6000
)

// effort is how far an evaluation went: steps, and by each kind of nesting.
type effort struct{ cost, stack, places, methods int }

func (v *eval) depth() effort { return effort{v.cost, len(v.stack), v.places, v.methods} }

func (e effort) plus(o effort) effort {
	return effort{e.cost + o.cost, e.stack + o.stack, e.places + o.places, e.methods + o.methods}
}

// deepest returns the larger depths of both; the cost is that of e.
func (e effort) deepest(o effort) effort {
	return effort{e.cost, max(e.stack, o.stack), max(e.places, o.places), max(e.methods, o.methods)}
}

// deepen notes a depth after a step down.
func (v *eval) deepen() { v.reach = v.reach.deepest(v.depth()) }

// isTop reports whether a question is the first of an evaluation: such a one has all
// bounds to itself.
func (v *eval) isTop() bool { return len(v.stack) == 0 && v.places == 0 && v.methods == 0 }

// part is a part of an evaluation whose result is remembered: the state before it.
type part struct {
	top, cut bool
	cost     int
	start    effort
	reach    effort
}

func (v *eval) begin() part {
	p := part{top: v.isTop(), cut: v.cut, cost: v.cost, reach: v.reach}
	if p.top {
		v.cost = 0
	}
	v.cut = false
	p.start = v.depth()
	v.reach = p.start
	return p
}

// end returns what the part took, and whether it met no bound.
func (v *eval) end(p part) (took effort, clean bool) {
	took = effort{v.cost - p.start.cost, v.reach.stack - p.start.stack, v.reach.places - p.start.places, v.reach.methods - p.start.methods}
	clean = !v.cut
	v.cut = v.cut || p.cut
	v.reach = v.reach.deepest(p.reach)
	if p.top {
		v.cost = p.cost
	}
	return took, clean
}

// fits reports whether the evaluation could find out itself, here, what took another
// one an effort.
func (v *eval) fits(took effort) bool {
	all := v.depth().plus(took)
	return all.cost <= maxCost && all.stack <= maxNesting && all.places <= maxNesting && all.methods <= maxNesting
}

// account charges what a part took that was not evaluated here.
func (v *eval) account(took effort, cut bool) {
	v.cut = v.cut || cut
	v.cost += took.cost
	v.reach = v.reach.deepest(v.depth().plus(took))
}

// own begins an evaluation for a part that many ask for: with all steps to itself, and
// as deep as v by what bounds the recursion of such parts.
func (v *eval) own() *eval {
	own := &eval{a: v.a, places: v.places, methods: v.methods, noLinks: v.noLinks}
	own.deepen()
	return own
}

// deeperThan returns how much deeper v went than the evaluation whose own it is. What
// it costs is its own matter.
func (v *eval) deeperThan(asker *eval) effort {
	return effort{places: v.reach.places - asker.places, methods: v.reach.methods - asker.methods}
}
