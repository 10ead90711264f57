// The result of replay: nodes and the edges between them.

package dynamic

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// Node numbers the nodes of a Graph in the order of the run.
type Node int32

// NoNode stands for "none": a value that comes from outside of the trace.
const NoNode Node = -1

// EdgeKind says why a node depends on another one.
type EdgeKind uint8

// The kinds of edges. Value to Thread carry the faulty value or lead to it;
// what a slice of which size follows is said in slice.go.
const (
	EdgeValue     EdgeKind = iota // the value flows
	EdgeBase                      // the object through which a location was reached
	EdgeChange                    // that a location was written at all, whatever the value
	EdgeControl                   // the branch that decided
	EdgeDispatch                  // the receiver that decided which method a call enters
	EdgeCall                      // the call that passed a parameter or entered the method
	EdgePart                      // the instruction of which this node is a part
	EdgeRegister                  // a callback's listener or task was handed over here
	EdgeStart                     // a component was started here
	EdgeResult                    // a result was delivered from here
	EdgeLife                      // the component cannot get here before that callback
	EdgeThrow                     // the exception was raised here
	EdgeChoice                    // one of many values of a container; which one is unknown
	EdgePotential                 // the branch, or the call, that could have set the value and did not
	EdgeShown                     // what was there before the user could change it
	EdgeEarly                     // a call by which something was read before its initialiser set it
	edgeKinds
)

var edgeNames = [edgeKinds]string{"value", "base", "change", "control", "dispatch", "call", "part", "register", "start", "result", "lifecycle", "exception", "choice", "potential", "shown", "early"}

func (k EdgeKind) String() string {
	if k < edgeKinds {
		return edgeNames[k]
	}
	return fmt.Sprintf("edge-%d", uint8(k))
}

// Edge leads from a node to one that it depends on.
type Edge struct {
	To   Node
	bits uint32 // kind, assumed, label
}

const (
	kindBits    = 4
	assumedBit  = 1 << kindBits
	labelOffset = kindBits + 1
)

// as returns the edge as one of another kind.
func (e Edge) as(k EdgeKind) Edge { return Edge{e.To, e.bits&^uint32(1<<kindBits-1) | uint32(k)} }

// Kind returns why the dependence exists.
func (e Edge) Kind() EdgeKind { return EdgeKind(e.bits & (1<<kindBits - 1)) }

// Assumed reports whether replay had to guess it.
func (e Edge) Assumed() bool { return e.bits&assumedBit != 0 }

// PartKind says what a node is.
type PartKind uint8

// What a node is.
const (
	Instruction PartKind = iota // an executed instruction
	Parameter                   // a parameter's value in a frame
	Effect                      // one effect of a framework call on a location
	Entry                       // the beginning of a callback instance
)

// Frame is one activation of a method.
type Frame struct {
	Method   dex.MethodID
	Thread   int32
	Process  int32
	Parent   int32 // frame number, -1 at the bottom of a thread
	Call     Node  // the invoke in the parent, NoNode when the framework called
	Callback int32 // number of the callback instance it belongs to, 0 if none is known
	Assumed  bool  // that Call led here, by way of calls whose records are lost
}

// Callback is one callback instance of the run.
type Callback struct {
	Number int32
	Entry  Node
	Method dex.MethodID
	Thread int32
	Nested bool // inside a framework call that the app made
}

// Gap is a place where the trace lost records.
type Gap struct {
	Before Node // the next node
	Lost   int64
	Reason string
}

// Graph is a replayed run.
type Graph struct {
	Program   *dex.Program
	Frames    []Frame
	Callbacks []Callback // by Number-1
	Gaps      []Gap
	Crashes   []string // texts of crash records
	// Unmodelled counts framework methods whose effects were guessed.
	Unmodelled map[string]int

	libraries owner.Libraries
	carry     map[dex.ClassID]bool // what libraries says, by class

	code  *bodies.Base
	insn  paged[int32] // dense instruction number by node
	flags paged[uint8] // by node: what it is, and which of the maps below know it
	edges edgeStore    // of all nodes but the newest
	open  []Edge       // of the newest
	// What the newest node with a control dependence is, on what it depends, and how
	// many nodes before it share that.
	controlled, control Node
	sharing             int

	runs     []frameRun      // which frame nodes belong to
	late     map[Node][]Edge // edges found after their node was complete
	ahead    Node            // the last node that an earlier one depends on, NoNode without one
	labels   []string
	labelIDs map[string]uint32
	position []int32 // position in an imported log by node, -1 if none; nil without
	byPos    map[int32]Node
	repaired map[Node]bool // nodes whose record was repaired or inferred
	raised   map[Node]bool // nodes after which nothing more ran in their frame as it should

	indexCalls sync.Once
	called     map[Node][]dex.MethodID // what calls entered, once indexCalls is done
}

// The flags of nodes.
const (
	isPart uint8 = 1 << iota
	hasLate
	isFailure
	isRaised
	sameControl // the control dependence is that of the node before
	isEffect
	isEntry
	isCut // the end of the trace came after it
)

// partFlags are the flags that say what a node is.
var partFlags = [...]uint8{Instruction: 0, Parameter: isPart, Effect: isPart | isEffect, Entry: isPart | isEntry}

// frameRun says that nodes from first on, up to the next run, belong to a frame.
type frameRun struct {
	first Node
	frame int32
}

// Len returns the number of nodes.
func (g *Graph) Len() int { return g.insn.n }

// Edges calls yield for each dependence of n.
func (g *Graph) Edges(n Node, yield func(Edge) bool) {
	if g.has(n, sameControl) {
		if e, ok := g.firstEdge(g.controlOwner(n)); ok && !yield(e) {
			return
		}
	}
	if int(n) >= g.edges.length.n { // the newest
		for _, e := range g.open {
			if !yield(e) {
				return
			}
		}
	} else {
		var e Edge
		for data := g.edges.bytes(n); len(data) > 0; {
			if e, data = g.edges.next(n, data); !yield(e) {
				return
			}
		}
	}
	if g.has(n, hasLate) {
		for _, e := range g.late[n] {
			if !yield(e) {
				return
			}
		}
	}
}

// firstEdge returns the first edge of a node, which is its control dependence if it
// has one of its own.
func (g *Graph) firstEdge(n Node) (Edge, bool) {
	if int(n) >= g.edges.length.n {
		if len(g.open) == 0 {
			return Edge{}, false
		}
		return g.open[0], true
	}
	data := g.edges.bytes(n)
	if len(data) == 0 {
		return Edge{}, false
	}
	e, _ := g.edges.next(n, data)
	return e, true
}

// controlOwner returns the node before n that has the control dependence which n
// shares; what is no instruction lies between them.
func (g *Graph) controlOwner(n Node) Node {
	for n--; n > 0 && g.has(n, sameControl|isPart); n-- {
	}
	return n
}

func (g *Graph) has(n Node, flag uint8) bool { return g.flags.at(int(n))&flag != 0 }
func (g *Graph) mark(n Node, flag uint8)     { *g.flags.ref(int(n)) |= flag }

// Repaired reports whether the record of a node was repaired or inferred.
func (g *Graph) Repaired(n Node) bool { return g.repaired[n] }

// Label returns the variable, field or key that an edge is about, if any.
func (g *Graph) Label(e Edge) string { return g.labels[e.bits>>labelOffset] }

// Frame returns the frame of a node.
func (g *Graph) Frame(n Node) *Frame { return &g.Frames[g.FrameNumber(n)] }

// FrameNumber returns the number of the frame of a node.
func (g *Graph) FrameNumber(n Node) int32 {
	i := sort.Search(len(g.runs), func(i int) bool { return g.runs[i].first > n })
	return g.runs[i-1].frame
}

// Kind returns what a node is.
func (g *Graph) Kind(n Node) PartKind {
	switch flags := g.flags.at(int(n)); {
	case flags&isPart == 0:
		return Instruction
	case flags&isEffect != 0:
		return Effect
	case flags&isEntry != 0:
		return Entry
	}
	return Parameter
}

// Parameter returns the parameter number of a Parameter node, the receiver
// being 0 in instance methods.
func (g *Graph) Parameter(n Node) int {
	m, i := g.CodeOf(n)
	return int(i) - len(m.Insns)
}

// Position returns the node's position in the log that the trace was imported
// from, -1 if it has none.
func (g *Graph) Position(n Node) int {
	if g.position == nil || int(n) >= len(g.position) || g.has(n, isPart) {
		return -1
	}
	return int(g.position[n])
}

// AtPosition returns the node with the given position in the imported log.
func (g *Graph) AtPosition(position int) (Node, bool) {
	n, ok := g.byPos[int32(position)]
	return n, ok
}

// CodeOf returns the method of a node and the position of its instruction,
// which is past the end for parameters and entries.
func (g *Graph) CodeOf(n Node) (*bodies.Body, int32) {
	id := g.insn.at(int(n))
	order := g.code.All()
	i := sort.Search(len(order), func(i int) bool { return order[i].First > id }) - 1
	return order[i], id - order[i].First
}

// Where returns the method and pc of a node; parameters and entries are at
// their method's beginning.
func (g *Graph) Where(n Node) (dex.MethodID, uint32) {
	m, i := g.CodeOf(n)
	if int(i) >= len(m.Insns) {
		return m.ID, 0
	}
	return m.ID, m.Insns[i].PC
}

// Insn returns the instruction of a node; nil for parameters and entries.
func (g *Graph) Insn(n Node) *dex.Insn {
	m, i := g.CodeOf(n)
	if int(i) >= len(m.Insns) {
		return nil
	}
	return &m.Insns[i]
}

// ResultRegister returns the register that takes the result of a call.
func (g *Graph) ResultRegister(n Node) (uint16, bool) {
	m, i := g.CodeOf(n)
	if int(i)+1 >= len(m.Insns) {
		return 0, false
	}
	next := &m.Insns[i+1]
	if next.Op < dex.OpMoveResult || next.Op > dex.OpMoveResultObject {
		return 0, false
	}
	return next.A, true
}

// LastOfFrame returns the last instruction that a frame executed before a node.
func (g *Graph) LastOfFrame(frame int32, before Node) (Node, bool) {
	for n := range g.inFrame(frame, before-1) {
		if !g.has(n, isPart) {
			return n, true
		}
	}
	return NoNode, false
}

// Line returns the source line of a node, 0 if unknown.
func (g *Graph) Line(n Node) int {
	m, i := g.CodeOf(n)
	if int(i) >= len(m.Insns) {
		i = 0
	}
	return m.Line(i)
}

// LastRaised returns the last node that an exception or the end of the trace
// cut short.
func (g *Graph) LastRaised() (Node, bool) {
	last := NoNode
	for n := range g.raised {
		last = max(last, n)
	}
	return last, last != NoNode
}

// Executions returns the nodes of all executions of the instruction at pc of a
// method, ascending.
func (g *Graph) Executions(method dex.MethodID, pc uint32) []Node {
	m := g.code.Decoded(method)
	if m == nil || pc >= uint32(len(m.At)) || m.At[pc] < 0 {
		return nil
	}
	id := m.First + m.At[pc]
	var out []Node
	for i := range g.insn.n {
		if g.insn.at(i) == id && !g.has(Node(i), isPart) {
			out = append(out, Node(i))
		}
	}
	return out
}

// Latest returns the newest execution of the instruction at pc of a method: of
// those that an exception or the end of the trace cut short, if there are any.
// The second result is false if it never ran, the third if none was cut short.
func (g *Graph) Latest(method dex.MethodID, pc uint32) (n Node, ran, raised bool) {
	m := g.code.Decoded(method)
	if m == nil || pc >= uint32(len(m.At)) || m.At[pc] < 0 {
		return NoNode, false, false
	}
	id := m.First + m.At[pc]
	n = NoNode
	for i := g.insn.n - 1; i >= 0; i-- {
		if g.insn.at(i) == id && !g.has(Node(i), isPart) {
			if g.has(Node(i), isRaised) {
				return Node(i), true, true
			}
			if n == NoNode {
				n = Node(i)
			}
		}
	}
	return n, n != NoNode, false
}

// Code returns the code that ran, and that which was asked for.
func (g *Graph) Code() *bodies.Base { return g.code }

// Failed reports whether a node is a call of the framework that threw.
func (g *Graph) Failed(n Node) bool { return g.has(n, isFailure) }

// IsRaised reports whether an exception or the end of the trace cut a node short.
func (g *Graph) IsRaised(n Node) bool { return g.has(n, isRaised) }

// Raisings returns the nodes after which nothing more ran in their frame as it should,
// ascending.
func (g *Graph) Raisings() []Node { return slices.Sorted(maps.Keys(g.raised)) }
