// Slices: what can be reached from a criterion over edges of chosen kinds.

package dynamic

import (
	"fmt"
	"slices"
	"strings"
)

// Criterion is where a slice begins.
type Criterion struct {
	Node Node
	// Operands chooses the operands that carry the fault, numbered as in the
	// instruction with the receiver first; empty means that Exception decides,
	// or else all count.
	Operands []int
	// Exception is the type that the node raised, as descriptor; what the
	// framework method throws it for is then preferred to its arguments.
	Exception string
	// Own says that the instruction itself raised it, as a call on null does: what
	// a framework method declares to throw has then no part in it.
	Own bool
	// Guarded says that the fault is the condition under which the node ran, as that of a
	// call which does nothing but throw.
	Guarded bool
	// Absent says that the fault is that something else did not run: no operand carries it.
	Absent bool
	// State says that the fault is the state of an object: the thin slice then has the
	// condition about what the app keeps that let the node run in that state.
	State bool
	// Weak says that programs test for the fault before they come there: what the app keeps
	// and asks right above is such a test, however it asks.
	Weak bool
	// Owner says that it may be the state of the activity that the object belongs to.
	Owner bool
	// Thread says that the fault is the thread on which the node ran: the thin slice
	// then has what put the code on it.
	Thread bool
}

// OperandLabel labels the edges to the operand of an instruction.
func OperandLabel(i int) string { return fmt.Sprintf("operand %d", i) }

// ThrowsLabel labels what is at fault when a call of the framework throws the exception.
func ThrowsLabel(descriptor string) string { return "throws " + descriptor }

// EndedLabel labels what closed or otherwise ended an operand that a call needed.
func EndedLabel(i int) string { return fmt.Sprint(endedLabel, i) }

// GoneLabel labels what made the activity go that an operand is or belongs to.
func GoneLabel(i int) string { return fmt.Sprint(goneLabel, i) }

const (
	endedLabel = "what ended operand "
	goneLabel  = "what made the activity go of operand "
)

// IsGoneLabel reports whether a label is one of what made an activity go.
func IsGoneLabel(label string) bool { return strings.HasPrefix(label, goneLabel) }

// IsEndedLabel reports whether a label is one of what ended an operand, or what it belongs to.
func IsEndedLabel(label string) bool {
	return strings.HasPrefix(label, endedLabel) || strings.HasPrefix(label, goneLabel)
}

// ResultLabel labels what the result of a call that threw would have been made of.
const ResultLabel = "what its result would have been made of"

// otherThing reports whether the fault is what a value is, rather than what it says: no object
// at all, or one of another class.
func (c *Criterion) otherThing() bool {
	return c.Exception == NullPointer || c.Exception == "Ljava/lang/ClassCastException;"
}

// Size says how much of the dependences a slice follows.
type Size uint8

// The sizes of slices.
const (
	Thin Size = iota // the way of the value
	Full             // with bases, branches and the events
)

// Slice is a set of nodes, each with the edge over which it was first reached.
type Slice struct {
	Criterion Criterion
	Nodes     []Node // descending: the criterion first
	Onward    bool   // it has what depended on the criterion

	steps paged[Step] // in the order in which nodes were reached
	index []int32     // by node: 1 + its place in steps, 0 if it is not in the slice
	dense bool        // so many nodes that Nodes is made from index in the end
}

// add puts a node into the slice; it must not be there yet.
func (s *Slice) add(n Node, why Step) {
	if int(n) >= len(s.index) {
		s.index = append(s.index, make([]int32, int(n)+1-len(s.index))...)
	}
	s.steps.append(why)
	s.index[n] = int32(s.steps.n)
	if s.dense {
		return
	}
	s.Nodes = append(s.Nodes, n)
	if len(s.Nodes) > 1<<16 && 8*len(s.Nodes) > len(s.index) {
		s.dense, s.Nodes = true, nil
	}
}

// Sort orders the nodes once all are in.
func (s *Slice) Sort() {
	if s.dense || 8*len(s.Nodes) > len(s.index) { // a large part of the run: count instead
		s.dense, s.Nodes = false, make([]Node, 0, s.steps.n)
		for n := len(s.index) - 1; n >= 0; n-- {
			if s.index[n] != 0 {
				s.Nodes = append(s.Nodes, Node(n))
			}
		}
		return
	}
	slices.SortFunc(s.Nodes, func(a, b Node) int { return int(b) - int(a) })
}

// Step returns how a node was reached.
func (s *Slice) Step(n Node) (Step, bool) {
	if n < 0 || int(n) >= len(s.index) || s.index[n] == 0 {
		return Step{}, false
	}
	return s.steps.at(int(s.index[n] - 1)), true
}

// Step is how a node came into a slice: from depends on it by the edge.
type Step struct {
	From Node
	Edge Edge
	Dist int32 // number of edges from the criterion
}

// Why returns how a node came into the slice; the criterion has none.
func (s *Slice) Why(n Node) (Step, bool) {
	w, ok := s.Step(n)
	return w, ok && w.From != NoNode
}

// Has reports whether the node is in the slice.
func (s *Slice) Has(n Node) bool {
	_, ok := s.Step(n)
	return ok
}

// follows says whether a slice of the size goes on over an edge.
func (size Size) follows(k EdgeKind) bool {
	switch k {
	case EdgeValue, EdgePart, EdgeCall, EdgeThrow, EdgeChoice, EdgeShown, EdgeEarly:
		return true
	case EdgePotential: // what is not done is told beside the slice
		return false
	case EdgeLife:
		return false
	}
	return size == Full
}

// Backward returns what the criterion depended on.
//
// Dependences lead to earlier nodes, but for a few late ones: one look at each node,
// the last first, finds all that lead to it before its own turn, and the shortest
// way. Late dependences that reach something new make it look again.
func (g *Graph) Backward(c Criterion, size Size) *Slice {
	w := &sweep{g: g, size: size, slice: &Slice{Criterion: c, index: make([]int32, int(c.Node)+1)}, traits: g.traits(), again: NoNode}
	w.slice.add(c.Node, Step{From: NoNode})
	w.state, w.done = make([]reach, int(c.Node)+1), make([]reach, int(c.Node)+1)
	w.state[c.Node] = asWhole
	if size == Thin && c.Thread {
		w.putThere(c.Node)
	}
	w.given = g.given(c)
	for from := c.Node; from != NoNode; {
		w.again = NoNode
		for n := from; n >= 0; n-- {
			if w.state[n]&^w.done[n] != 0 {
				w.visit(n)
			}
		}
		from = w.again
	}
	w.slice.Sort()
	return w.slice
}

// sweep is one computation of a slice.
type sweep struct {
	g      *Graph
	size   Size
	slice  *Slice
	traits []trait
	state  []reach           // by node: as what it was reached
	done   []reach           // as what its dependences were followed
	again  Node              // where to look again, NoNode if nothing new was found behind
	given  []Node            // what made the operands of the criterion, where its edges do not tell them apart
	chosen map[[2]int32]bool // by the instructions that load a constant and branch: see choice
}

// visit follows the dependences of a node.
func (w *sweep) visit(n Node) {
	g, size := w.g, w.size
	as := w.state[n] &^ w.done[n]
	w.done[n] |= as
	if size == Thin {
		as &^= asCarrier
	}
	if as&asWhole != 0 && g.gaveDefault(n) {
		as |= asNull // whatever the default is, that nothing was found is why it came
		w.state[n] |= asNull
	}
	if more := as & (asNull | asTruth); more != 0 {
		as &^= more
		w.sources(n, more)
	}
	switch {
	case as == 0:
		return
	case as&asWhole != 0:
		as = asWhole // it has all that the others have
	}
	c := &w.slice.Criterion
	var chosen func(Edge) bool
	if n == c.Node || g.has(n, isFailure|isRaised|isCut) {
		chosen = g.chosen(n, *c, size)
	}
	at, _ := w.slice.Step(n)
	dist := at.Dist + 1
	library := w.traits[g.insn.at(int(n))]&isLibraryCode != 0
	if n == c.Node && w.given != nil {
		as := asWhole
		if c.otherThing() {
			as |= asNull
		}
		for _, def := range w.given {
			w.reached(n, Edge{def, uint32(EdgeValue)}, as, dist)
		}
		chosen = func(e Edge) bool { return e.Kind() != EdgeValue && e.Kind() != EdgeBase }
	}
	g.Edges(n, func(e Edge) bool {
		if size == Thin && c.Thread {
			// No value is at fault; putThere has the way.
			return true
		}
		if chosen != nil {
			if !chosen(e) {
				return true
			}
			e = g.atFault(n, *c, e)
			if n == c.Node && c.otherThing() && e.Kind() == EdgeValue {
				w.reached(n, e, asWhole|asNull, dist)
				return true
			}
		}
		if as&asPut != 0 && e.Kind() == EdgeBase && g.Label(e) == KeyLabel {
			e = e.as(EdgeValue)
		}
		if !size.follows(e.Kind()) || w.state[n]&asNull != 0 && e.Kind() == EdgeValue && g.elsewhere(n, e.To) {
			return true
		}
		if library && e.Kind() == EdgeControl && !g.registers(w.slice, n) {
			var ok bool
			if e, ok = g.over(e, w.traits); !ok {
				return true
			}
		}
		w.reached(n, e, w.onward(n, as, e, library), dist)
		return true
	})
	if as == asWhole && !c.Thread {
		w.thrown(n)
	}
}

// onward returns as what an edge is followed by a node that was reached as several.
func (w *sweep) onward(n Node, as reach, e Edge, library bool) reach {
	to := w.traits[w.g.insn.at(int(e.To))]
	if as&(as-1) == 0 {
		return w.g.onward(n, as, e, library, to)
	}
	next := reach(0)
	for one := asWhole; one <= asValue; one <<= 1 {
		if as&one != 0 {
			next |= w.g.onward(n, one, e, library, to)
		}
	}
	return next
}

// reached notes that an edge leads to a node.
func (w *sweep) reached(n Node, e Edge, as reach, dist int32) {
	if as == 0 {
		return
	}
	if int(e.To) >= len(w.state) {
		more := make([]reach, int(e.To)+1-len(w.state))
		w.state, w.done = append(w.state, more...), append(w.done, more...)
	}
	known := w.state[e.To]
	switch {
	case known == 0:
		w.slice.add(e.To, Step{n, e, dist})
	case w.done[e.To] == 0 && e.To < n:
		if at := w.slice.steps.ref(int(w.slice.index[e.To] - 1)); dist < at.Dist {
			*at = Step{n, e, dist}
		}
	}
	if more := as &^ known; known&asWhole == 0 && more != 0 || more&(asNull|asTruth) != 0 {
		w.state[e.To] |= as
		if e.To > n {
			w.again = max(w.again, e.To)
		}
	}
}

// reach says what for a node is in a slice.
type reach uint16

const (
	asWhole   reach = 1 << iota // for all that it depends on
	asCarrier                   // for another node: only why it ran counts
	asGlue                      // a condition inside of a library, with its data there
	asExample                   // one of many that it may have been: the statement alone
	asPut                       // the effect that put something under another key: that key counts
	asShown                     // the effect that set what the user may have changed since
	asValue                     // how that value came about: other values alone
	// Beside one of the others:
	asNull  // for being null or another thing: the key under which a lookup found that counts
	asTruth // for being true or false: the branch that chose between the two counts
)

// onward returns as what a slice goes on over an edge, 0 if it does not.
func (g *Graph) onward(from Node, as reach, e Edge, library bool, to trait) reach {
	k := e.Kind()
	plain := !g.has(e.To, isPart)
	next := asWhole
	switch {
	case k == EdgePart || k == EdgeCall || k == EdgeEarly || k == EdgeChange || k == EdgeControl && plain && to&isInvoke != 0 && !g.has(e.To, isRaised):
		next = asCarrier
	case k == EdgeControl && plain && to&isLibraryCode != 0:
		next = asGlue
	}
	switch {
	case k == EdgeChoice && g.isAbsence(e):
		return 0 // only where what is missing is at fault
	case k == EdgeChoice:
		return asExample
	case library && k == EdgeDispatch:
		return 0
	case k == EdgeShown && as != asExample && as != asCarrier:
		return asShown
	case as == asShown && k == EdgeValue:
		return asValue
	case as == asPut:
		switch {
		case k == EdgePart:
			return asExample
		case k == EdgeValue && g.Label(e) == KeyLabel:
			return asValue
		}
		return 0
	case as == asExample || as == asValue:
		switch {
		case k == EdgePart || as == asValue && k == EdgeCall:
			return asExample
		case as == asValue && (k == EdgeValue || k == EdgeThrow):
			return asValue
		}
		return 0
	case as == asCarrier:
		if k != EdgeControl && k != EdgeDispatch && (g.Kind(from) != Effect || k == EdgeValue) {
			return 0
		}
	case as == asGlue && library && k != EdgeControl:
		if g.FrameNumber(e.To) != g.FrameNumber(from) {
			return 0 // the library's own state
		}
		if next == asWhole {
			next = asGlue
		}
	}
	return next
}

// Extend adds a node, because one that is there potentially depends on it, and all that it
// depends on itself: Sort orders the nodes once all are in.
func (g *Graph) Extend(s *Slice, n, from Node, label string) {
	at, _ := s.Step(from)
	s.add(n, Step{from, Edge{n, uint32(EdgePotential) | g.Intern(label)<<labelOffset}, at.Dist + 1})
	onward := g.Backward(Criterion{Node: n}, Full)
	for _, q := range onward.Nodes {
		if why, ok := onward.Why(q); ok && !s.Has(q) {
			why.Dist += at.Dist + 1
			s.add(q, why)
		}
	}
}
