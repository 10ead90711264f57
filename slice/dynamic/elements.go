// Elements: a slice as people and programs read it.
//
// Nodes that are no instruction of their own are folded away: an effect belongs
// to its call, a parameter to the values that were passed, and the second half
// of a call, which takes its result, to the call. The beginning of a callback
// instance stays as an element without a statement.

package dynamic

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// Element is an executed statement of a slice, or the beginning of a callback
// instance.
type Element struct {
	ID        int // of its node
	Method    dex.MethodID
	PC        uint32
	Line      int   // 0 if unknown
	Stmt      int32 // index into the method's Jimple body, -1 for events
	Position  int   // in the imported log, -1 if none
	Thread    int32
	Callback  int32
	Event     bool  // the beginning of a callback instance
	Repaired  bool  // its record was mislabelled or lost in the log and put right
	Thin      bool  // on the way of the value, or with a role
	Role      Role  // what it decided about that way, "" on it and outside of the thin slice
	Distance  int32 // number of dependences from the criterion
	Why       *Link // what put it into the slice; nil for the criterion
	DependsOn []Link
}

// Link is a dependence between elements.
type Link struct {
	Element int // ID of the other element
	Kind    EdgeKind
	Label   string // variable, field or key
	Assumed bool
}

// Shown says how much of a slice becomes elements.
type Shown struct {
	// Nearest is how many nodes, those nearest to the criterion, of a slice with more: as
	// many of the thin one, and of each other instruction the nearest; 0: all.
	Nearest int
	// Inside shows what runs within a call of the app into a library that it carries.
	// Otherwise the call stands for it, but for the criterion.
	Inside bool
}

// Explanation is a slice in all its sizes, as elements in the order of the run.
type Explanation struct {
	Graph     *Graph
	Criterion Criterion
	Because   string // what was wrong at the criterion, in words; "" if it is not known
	Onward    bool   // what depended on the criterion
	Elements  []Element
	Gaps      []Gap // before the criterion
	Thin      Count
	Full      Count
	LeftOut   int // nodes that were too far from the criterion to become elements
	// Omitted is what did not happen, as package omission finds it: the nearest to the fault first.
	Omitted []OmittedElement
	Unset   []UnsetElement
	Guard   *Element     // the check that let the fault through, nil if there was none
	Late    *LateElement // nil unless the crash's callback came too late
	// Resource names a resource number, such as R.id.height; nil knows none.
	Resource func(id uint32) string
	byID     map[int]int
	decided  []int // IDs of elements: see Decided
	kept     func(Node) bool
	inside   bool
	calls    map[int32]Node // see callOf
	callers  map[int32]Node // see calledBy
}

// Count is how much a slice holds.
type Count struct {
	Statements int // of the code
	Executions int // of these
}

// count counts the instructions of a slice that are statements of their own.
func (x *Explanation) count(s *Slice) Count {
	var c Count
	g := x.Graph
	seen := make([]bool, g.code.Count())
	calls := map[Node]bool{} // that stand for what is inside of them
	for _, n := range s.Nodes {
		if g.has(n, isPart) {
			continue
		}
		m, i := g.CodeOf(n)
		if op := m.Insns[i].Op; op >= dex.OpMoveResult && op <= dex.OpMoveResultObject {
			continue // belongs to the call
		}
		if v := x.Visible(n); v != n {
			if calls[v] || s.Has(v) {
				continue
			}
			calls[v] = true
			m, i = g.CodeOf(v)
		}
		c.Executions++
		if id := m.First + i; !seen[id] {
			seen[id] = true
			c.Statements++
		}
	}
	return c
}

// within returns the distance up to which a slice has no more than n nodes.
func (s *Slice) within(n int) int32 {
	var at []int
	for i := range s.steps.n {
		d := s.steps.ref(i).Dist
		for int(d) >= len(at) {
			at = append(at, 0)
		}
		at[d]++
	}
	for d, k := range at {
		if n -= k; n < 0 && d > 0 {
			return int32(d - 1)
		}
	}
	return int32(len(at))
}

// Find returns the element with the given ID.
func (x *Explanation) Find(id int) (*Element, bool) {
	i, ok := x.byID[id]
	if !ok {
		return nil, false
	}
	return &x.Elements[i], true
}

// sized returns the slice of another size from the criterion of one.
func (g *Graph) sized(s *Slice, size Size) *Slice {
	if s.Onward {
		return g.Forward(s.Criterion.Node, size)
	}
	return g.Backward(s.Criterion, size)
}

// nearest returns, by dense number, the node of each instruction that is nearest to the
// criterion of a slice.
func (g *Graph) nearest(s *Slice) []Node {
	best := make([]Node, g.code.Count())
	for i := range best {
		best[i] = NoNode
	}
	for _, n := range s.Nodes {
		at := &best[g.insn.at(int(n))]
		if *at == NoNode {
			*at = n
			continue
		}
		this, _ := s.Step(n)
		if other, _ := s.Step(*at); this.Dist < other.Dist {
			*at = n
		}
	}
	return best
}

// Explain folds a slice into elements, and marks those on the way of the value.
func (g *Graph) Explain(full *Slice, code *jimple.Program, shown Shown) (*Explanation, error) {
	c, nearest := full.Criterion, shown.Nearest
	thin := g.sized(full, Thin)
	x := &Explanation{Graph: g, Criterion: c, Onward: full.Onward, byID: map[int]int{}, inside: shown.Inside, calls: map[int32]Node{}, callers: map[int32]Node{}}
	x.Thin, x.Full = x.count(thin), x.count(full)
	near := func(*Slice, Node) bool { return true }
	if nearest > 0 && len(full.Nodes) > nearest {
		most := map[*Slice]int32{full: full.within(nearest), thin: thin.within(nearest)}
		best := map[*Slice][]Node{full: g.nearest(full), thin: g.nearest(thin)}
		near = func(s *Slice, n Node) bool {
			step, ok := s.Step(n)
			return ok && (step.Dist <= most[s] || best[s][g.insn.at(int(n))] == n)
		}
	}
	x.kept = func(n Node) bool { return near(full, n) || full.Has(n) && near(thin, n) }
	members := map[Node][]Node{}
	for _, n := range full.Nodes {
		if !x.kept(n) {
			x.LeftOut++
			continue
		}
		if v := x.Visible(n); v != NoNode {
			members[v] = append(members[v], n)
		}
	}
	members[c.Node] = append(members[c.Node], c.Node)
	// Of a fault inside of a library, the call of the app says more than what is near.
	into := NoNode
	if !x.Onward && x.Visible(c.Node) == c.Node && !x.inside {
		into = x.callOf(g.FrameNumber(c.Node))
	}
	if into != NoNode && len(members[into]) == 0 {
		members[into] = []Node{into}
		x.Full.Statements, x.Full.Executions = x.Full.Statements+1, x.Full.Executions+1
	}
	order := make([]Node, 0, len(members))
	for v := range members {
		order = append(order, v)
	}
	slices.Sort(order)
	for _, v := range order {
		e, ok, err := g.element(v, code)
		if err != nil {
			return nil, err
		}
		if !ok && v != c.Node {
			continue
		}
		e.Thin = thin.Has(v)
		e.Distance = -1
		for _, n := range members[v] {
			e.Thin = e.Thin || thin.Has(n)
			if w, ok := full.Step(n); ok && (e.Distance < 0 || w.Dist < e.Distance) {
				e.Distance = w.Dist
			}
		}
		if v == into {
			if !e.Thin {
				x.Thin.Statements, x.Thin.Executions = x.Thin.Statements+1, x.Thin.Executions+1
			}
			e.Thin = true
			if e.Distance < 0 {
				e.Distance = 1
			}
		}
		x.byID[e.ID] = len(x.Elements)
		x.Elements = append(x.Elements, e)
	}
	for i := range x.Elements {
		e := &x.Elements[i]
		nodes := members[Node(e.ID)]
		slices.Sort(nodes)
		e.DependsOn = x.links(full, nodes)
		if Node(e.ID) != c.Node {
			if e.Thin { // the way of the value says more than a shorter one
				e.Why = x.why(thin, nodes)
			}
			if e.Why == nil {
				e.Why = x.why(full, nodes)
			}
			if e.Why == nil && Node(e.ID) == into {
				e.Why = &Link{Element: int(c.Node), Kind: EdgeControl}
			}
		}
	}
	for _, gap := range g.Gaps {
		if gap.Before <= c.Node {
			x.Gaps = append(x.Gaps, gap)
		}
	}
	return x, nil
}

// visible returns the node that stands for n in the result, NoNode if none does.
func (g *Graph) visible(n Node) Node {
	switch g.Kind(n) {
	case Parameter:
		return NoNode
	case Entry:
		return n
	}
	carrier := NoNode
	if g.Kind(n) == Effect {
		g.Edges(n, func(e Edge) bool {
			if e.Kind() == EdgePart {
				carrier = e.To
			}
			return carrier == NoNode
		})
		if carrier == NoNode {
			return n // it made a class be initialised before it ran
		}
		return carrier
	}
	if in := g.Insn(n); in.Op >= dex.OpMoveResult && in.Op <= dex.OpMoveResultObject {
		g.Edges(n, func(e Edge) bool {
			if e.Kind() == EdgeCall {
				carrier = e.To
			}
			return carrier == NoNode
		})
		if carrier != NoNode {
			return carrier
		}
	}
	return n
}

// Standing returns the node that stands for n in results, false if none does.
func (g *Graph) Standing(n Node) (Node, bool) {
	v := g.visible(n)
	return v, v != NoNode
}

// Describe returns the element that stands for a node; false if the node is
// folded away in results, as parameters are.
func (g *Graph) Describe(n Node, code *jimple.Program) (Element, bool, error) {
	v := g.visible(n)
	if v == NoNode {
		return Element{}, false, nil
	}
	return g.element(v, code)
}

// element describes a visible node; false if no Jimple statement stands for it.
func (g *Graph) element(n Node, code *jimple.Program) (Element, bool, error) {
	m, pc := g.Where(n)
	f := g.Frame(n)
	e := Element{ID: int(n), Method: m, PC: pc, Line: g.Line(n), Stmt: -1, Position: g.Position(n), Thread: f.Thread, Callback: f.Callback, Repaired: g.repaired[n]}
	if g.Kind(n) == Entry {
		e.Event = true
		return e, true, nil
	}
	body, err := code.Body(m)
	if err != nil {
		return e, false, err
	}
	first, end := body.At(pc)
	if first == end || body.Stmts[first].PC != pc {
		return e, false, nil
	}
	e.Stmt = end - 1
	if line := body.Stmts[e.Stmt].Line; line > 0 {
		e.Line = int(line)
	}
	return e, true, nil
}

// links returns the dependences of an element's nodes on other elements of the
// slice, parameters passed through.
func (x *Explanation) links(full *Slice, nodes []Node) []Link {
	g := x.Graph
	var out []Link
	seen := map[Node]bool{}
	var from func(n Node, outer *Edge)
	from = func(n Node, outer *Edge) {
		chosen := g.chosen(n, x.Criterion, Full)
		g.Edges(n, func(e Edge) bool {
			if !Full.follows(e.Kind()) || !chosen(e) || !full.Has(e.To) || !x.kept(e.To) {
				return true
			}
			e = g.atFault(n, x.Criterion, e)
			link := Link{Kind: e.Kind(), Label: g.Label(e), Assumed: e.Assumed()}
			if outer != nil {
				if link.Kind == EdgeValue {
					link.Kind = outer.Kind()
				}
				link.Assumed = link.Assumed || outer.Assumed()
			}
			if g.Kind(e.To) == Parameter {
				if !seen[e.To] {
					seen[e.To] = true
					from(e.To, &e)
				}
				return true
			}
			v := x.Visible(e.To)
			if v == NoNode || v == x.Visible(n) || slices.Contains(nodes, v) || e.Kind() == EdgePart {
				return true
			}
			if _, in := x.byID[int(v)]; in {
				if link.Element = int(v); v != g.visible(e.To) {
					link.Label = "" // of what is inside
				}
				if !slices.Contains(out, link) {
					out = append(out, link)
				}
			}
			return true
		})
	}
	for _, n := range nodes {
		from(n, nil)
	}
	slices.SortStableFunc(out, func(a, b Link) int {
		if a.Kind != b.Kind {
			return int(a.Kind) - int(b.Kind)
		}
		return b.Element - a.Element
	})
	return out
}

// why returns the dependence by which the element was first reached.
func (x *Explanation) why(full *Slice, nodes []Node) *Link {
	g := x.Graph
	var best Step
	found := false
	for _, n := range nodes {
		if w, ok := full.Why(n); ok && (!found || w.Dist < best.Dist) {
			best, found = w, true
		}
	}
	for found {
		v := x.Visible(best.From)
		if v != NoNode && v != x.Visible(nodes[0]) && !slices.Contains(nodes, v) {
			if _, in := x.byID[int(v)]; in {
				return &Link{Element: int(v), Kind: best.Edge.Kind(), Label: g.Label(best.Edge), Assumed: best.Edge.Assumed()}
			}
		}
		next, ok := full.Why(best.From)
		if !ok {
			break
		}
		if best.Edge.Kind() == EdgePart || best.Edge.Kind() == EdgeCall {
			best = next
		} else {
			best.From = next.From
		}
	}
	return nil
}
