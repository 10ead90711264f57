// A graph in the making: what replay adds to it.

package dynamic

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Labels of edges that slices look at.
const (
	// ListenerLabel names the edges from what lets something be called back to the object
	// that it hands over for that, EarlierListenerLabel those to what was handed over before.
	ListenerLabel        = "listener"
	EarlierListenerLabel = "listener registered before"
	// CalledLabel and PostedLabel label the edges from a callback to the call that itself made
	// it run, while that lasted or later; without a label it handed a listener over.
	CalledLabel = "called"
	PostedLabel = "posted"
	// EndingLabel labels the edges from the last callback of a component to the call that asked
	// the system to end it.
	EndingLabel = "ended"

	// KeyLabel names the edges to the key, the index or the name by which a call finds
	// what it reads or writes.
	KeyLabel = "key"
	// CaughtLabel marks the dependence of a handler on what raised the exception, further
	// in than the call that passed it on.
	CaughtLabel = "caught"
	// AbsentLabel labels the edges from a lookup that found nothing to what was put under a key
	// like the one that was looked for.
	AbsentLabel = "put under another key: "
	// TakenLabel labels the edges from a lookup to what may have taken out, by way of a view of
	// the container, what was put there before.
	TakenLabel = "taken out by way of a view"
)

func NewGraph(p *dex.Program) *Graph {
	return &Graph{Program: p, controlled: NoNode, ahead: NoNode, code: bodies.New(p), late: map[Node][]Edge{},
		labels: []string{""}, labelIDs: map[string]uint32{"": 0}, byPos: map[int32]Node{}, raised: map[Node]bool{}, repaired: map[Node]bool{}, Unmodelled: map[string]int{}}
}

// SetPart makes n a node that is no plain instruction.
func (g *Graph) SetPart(n Node, kind PartKind) { g.mark(n, partFlags[kind]) }

// Ended says that nothing more ran after a node as it should.
func (g *Graph) Ended(n Node) {
	if n != NoNode {
		g.raised[n] = true
		if g.has(n, isEffect) { // it was about to run, and now never will
			*g.flags.ref(int(n)) &^= isPart | isEffect
		}
		g.mark(n, isRaised)
	}
}

// Intern interns a text for edges.
func (g *Graph) Intern(text string) uint32 {
	id, known := g.labelIDs[text]
	if !known {
		id = uint32(len(g.labels))
		g.labels = append(g.labels, text)
		g.labelIDs[text] = id
	}
	return id
}

// NewNode appends a node without edges; AddEdge adds to the newest node, and
// late edges go to any.
func (g *Graph) NewNode(insn, frame int32) Node {
	n := Node(g.insn.n)
	if n > 0 {
		took := g.edges.append(g.open)
		for _, e := range g.open[took:] {
			g.addLate(n-1, e)
		}
		g.open = g.open[:0]
	}
	g.insn.append(insn)
	g.flags.append(0)
	if k := len(g.runs); k == 0 || g.runs[k-1].frame != frame {
		g.runs = append(g.runs, frameRun{n, frame})
	}
	return n
}

func (g *Graph) AddEdge(from, to Node, kind EdgeKind, label uint32, assumed bool) {
	if to == NoNode || to == from {
		return
	}
	e := Edge{to, uint32(kind) | label<<labelOffset}
	if assumed {
		e.bits |= assumedBit
	}
	if int(from) == g.insn.n-1 && to < from {
		for _, old := range g.open {
			if old == e {
				return
			}
		}
		g.open = append(g.open, e)
		return
	}
	for _, old := range g.late[from] {
		if old == e {
			return
		}
	}
	g.addLate(from, e)
}

func (g *Graph) addLate(from Node, e Edge) {
	g.mark(from, hasLate)
	g.late[from] = append(g.late[from], e)
	if e.To > from {
		g.ahead = max(g.ahead, e.To)
	}
}

// maxSharing bounds how many nodes refer to one for their control dependence.
const maxSharing = 64

// AddControl adds the control dependence of the newest node, before any other
// edge. Instructions of one block have the same, which is then not repeated.
func (g *Graph) AddControl(n, to Node, assumed bool) {
	if to == NoNode {
		return
	}
	if g.control == to && g.controlled != NoNode && g.sharing < maxSharing && g.onlyParts(g.controlled, n) && len(g.open) == 0 {
		g.mark(n, sameControl)
		g.sharing++
		g.controlled = n
		return
	}
	first := len(g.open) == 0
	g.AddEdge(n, to, EdgeControl, 0, assumed)
	g.control, g.controlled, g.sharing = to, NoNode, 0
	if first && !assumed {
		g.controlled = n
	}
}

// onlyParts reports whether there are no instructions between two nodes.
func (g *Graph) onlyParts(from, to Node) bool {
	for n := from + 1; n < to; n++ {
		if !g.has(n, isPart) || n-from > maxSharing {
			return false
		}
	}
	return true
}

// SetPosition says where in an imported log a node comes from, -1 for nowhere.
func (g *Graph) SetPosition(n Node, position int32) {
	if position < 0 && g.position == nil {
		return
	}
	for len(g.position) <= int(n) {
		g.position = append(g.position, -1)
	}
	if position >= 0 {
		g.position[n] = position
		g.byPos[position] = n
	}
}

// Repair says that the record of a node was repaired or inferred.
func (g *Graph) Repair(n Node) { g.repaired[n] = true }

// Fail says that a call of the framework is what threw.
func (g *Graph) Fail(n Node) { g.mark(n, isFailure) }

// Cut says that the trace ends after a node while its frame is open.
func (g *Graph) Cut(n Node) {
	g.Ended(n)
	g.mark(n, isCut)
}

// Number returns the dense number of the instruction, the parameter or the entry that a
// node is an execution of.
func (g *Graph) Number(n Node) int32 { return g.insn.at(int(n)) }

// Body returns the code of a method.
func (g *Graph) Body(id dex.MethodID) (*bodies.Body, error) { return g.code.Body(id) }
