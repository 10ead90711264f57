// The backward walk over dependences, restricted to the calling context of the
// stack.
//
// A walk is a shortest-path search over pairs of context and node. Contexts keep
// calls and returns matched without enumerating call strings, as in Reps,
// Horwitz and Sagiv, "Precise Interprocedural Dataflow Analysis via Graph
// Reachability" (1995): whoever enters a callee through its result shares one
// context per entry node, which remembers its callers and what it wants to
// know of them.

package slice

import (
	"container/heap"
	"context"
	"math/bits"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/written"
)

// weights make near causes rank before far ones: values before addresses before
// conditions before the events that led there.
var weights = [...]int32{
	pdg.Value: 1, pdg.Param: 1, pdg.Result: 1, pdg.Heap: 2, pdg.Framework: 2, pdg.Exception: 2, pdg.Base: 3, pdg.Control: 4,
	pdg.Call: 5, pdg.Register: 6, pdg.Async: 6, pdg.ICC: 6, pdg.Init: 6, pdg.Lifecycle: 8,
}

func weight(k pdg.Kind) int32 {
	if int(k) < len(weights) {
		return weights[k]
	}
	return 8
}

// contextKind tells where a context's calls return to.
type contextKind uint8

const (
	inFrame   contextKind = iota // to the next frame of the stack
	anywhere                     // to any caller: reached through memory or an event
	descended                    // to the calls that entered it
)

type walkContext struct {
	kind    contextKind
	frame   int // of inFrame
	callers []caller
	fixed   bool // there is one caller, and will be no other
	ups     []request
	asked   []int32  // states for which the callers were searched: reads for stores, calls for their targets
	told    bool     // what the callers give was looked at
	self    []object // what the receiver can be, of a callback of theirs; nil if it is not known
}

// caller is a call that entered a context.
type caller struct {
	site    criterion.Ref
	context int32
}

// request is a dependence that leads out of a context to its callers.
type request struct {
	state int32
	dep   pdg.Dep
}

// state is a node in a context, with the edge that led to it.
type state struct {
	context int32
	node    pdg.Node
	cost    int32
	parent  int32 // the state that depends on this one, -1 at the criterion
	dep     pdg.Dep
	done    bool
	past    bool // looked at after the limit was met, to say what is left out
}

type stateKey struct {
	context int32
	node    pdg.Node
}

// walker is one walk.
type walker struct {
	app      *pdg.App
	stack    []criterion.StackFrame
	kinds    pdg.KindSet
	budget   int
	contexts []walkContext
	entered  map[pdg.Node]int32 // descended contexts by entry node
	frames   []int32            // contexts by stack index
	free     int32
	states   []state
	index    map[stateKey]int32
	queue    queue
	expanded int
	source   *written.Source
	limit    int // written statements to find; 0 for all
	found    map[written.Key]bool
	cut      bool                 // the limit was met
	cutCost  int32                // how far the nearest statement is that was left out
	left     []criterion.Ref      // written statements that were left out, the nearest first
	leftSet  map[written.Key]bool // the same
	beyond   int                  // states looked at behind the limit
	goal     *criterion.Ref       // where to stop; nil for nowhere
	partial  bool
	nearby   map[dex.ClassID]bool
	own      []criterion.StackFrame // the frames in whose packages code is near
	scratch  []pdg.Dep
	owners   map[pdg.Node]owner
	fields   map[string]owner  // what the app puts into a field
	forward  *inverted         // of a walk along dependents; nil for one along dependences
	uses     map[int32][]int32 // by state: the states that depend on it; nil unless asked for

	calls     map[enteredBy]int32      // contexts that one call entered
	selves    map[dex.MethodID][]int32 // contexts of callbacks of known objects
	reaches   map[dex.MethodID]map[dex.MethodID]bool
	callbacks map[dex.MethodID]entries
	givesBack map[dex.MethodID]int  // by method: the operand that it returns, -1 for none
	lettingGo map[dex.MethodID]bool // by method: whether it lets the object go that it is called on
	known     map[objectsKey]objects
	asked     int  // operands whose objects were looked for
	tooDeep   bool // the search for objects met its bound
	sought    int  // statements that searches for stores have looked at
	contents  bool // what is in an object that is a value counts
	changed   bool // the fault is that a collection was changed
	weak      bool // the condition before the failing statement counts: it was to keep this from happening
	threads   bool // what put the code on its thread counts
	libraries criterion.Libraries
	carried   map[dex.ClassID]bool  // by class: whether it is a library's
	silent    map[dex.MethodID]bool // by method: whether nothing can call it
	unused    map[dex.MethodID]bool // by method: whether nothing calls it from another class
	absent    bool                  // a value is missing: keys that found nothing and branches before stores count
}

func newWalker(app *pdg.App, stack []criterion.StackFrame, kinds pdg.KindSet, budget int) *walker {
	w := &walker{app: app, stack: stack, kinds: kinds, budget: budget, entered: map[pdg.Node]int32{}, index: map[stateKey]int32{},
		source: written.New(app), found: map[written.Key]bool{}, owners: map[pdg.Node]owner{}, fields: map[string]owner{}, nearby: map[dex.ClassID]bool{},
		own: stack, carried: map[dex.ClassID]bool{}, silent: map[dex.MethodID]bool{}, unused: map[dex.MethodID]bool{}, calls: map[enteredBy]int32{}, selves: map[dex.MethodID][]int32{}, reaches: map[dex.MethodID]map[dex.MethodID]bool{}, callbacks: map[dex.MethodID]entries{}, givesBack: map[dex.MethodID]int{}, lettingGo: map[dex.MethodID]bool{}, known: map[objectsKey]objects{}}
	for i := range stack {
		w.frames = append(w.frames, w.context(walkContext{kind: inFrame, frame: i}))
	}
	w.free = w.context(walkContext{kind: anywhere})
	return w
}

func (w *walker) context(c walkContext) int32 {
	w.contexts = append(w.contexts, c)
	return int32(len(w.contexts) - 1)
}

// push reaches a node at a cost. The free context stands for every other one.
func (w *walker) push(context int32, n pdg.Node, cost, parent int32, dep pdg.Dep) {
	if context != w.free {
		if i, ok := w.index[stateKey{w.free, n}]; ok && w.states[i].cost <= cost {
			if w.uses != nil && parent >= 0 {
				w.uses[i] = append(w.uses[i], parent)
			}
			return
		}
	}
	key := stateKey{context, n}
	i, ok := w.index[key]
	if w.uses != nil && parent >= 0 {
		at := i
		if !ok {
			at = int32(len(w.states))
		}
		w.uses[at] = append(w.uses[at], parent)
	}
	if !ok {
		i = int32(len(w.states))
		w.index[key] = i
		w.states = append(w.states, state{context: context, node: n, cost: cost, parent: parent, dep: dep})
	} else {
		s := &w.states[i]
		if s.done || s.past || s.cost <= cost {
			return
		}
		s.cost, s.parent, s.dep = cost, parent, dep
	}
	heap.Push(&w.queue, queued{cost, i})
}

// run walks until nothing is left, the budget is used up or the context ends.
func (w *walker) run(ctx context.Context, progress func(expanded, waiting int)) {
	for w.queue.Len() > 0 {
		q := heap.Pop(&w.queue).(queued)
		s := &w.states[q.state]
		if s.done || s.past {
			continue
		}
		if w.limit > 0 && s.node.Part != pdg.Entry {
			r := criterion.Ref{Method: s.node.Method, Stmt: s.node.Stmt}
			if key, ok := w.source.Of(r); ok && !w.found[key] && len(w.found) >= w.limit {
				w.leaveOut(r, key, q.cost)
			} else if ok && !w.cut {
				w.found[key] = true
			}
		}
		if w.cut {
			if w.beyond++; w.beyond > maxBeyond || ctx.Err() != nil {
				w.states[q.state].past = true
				return
			}
			s.past = true
			w.expand(q.state)
			continue
		}
		s.done = true
		if w.goal != nil && s.node.Part != pdg.Entry && (criterion.Ref{Method: s.node.Method, Stmt: s.node.Stmt}) == *w.goal {
			return
		}
		if w.expanded++; w.expanded > w.budget {
			w.partial = true
			return
		}
		if w.expanded%256 == 0 {
			if ctx.Err() != nil {
				w.partial = true
				return
			}
			if progress != nil {
				progress(w.expanded, w.queue.Len())
			}
		}
		w.expand(q.state)
	}
}

// maxBeyond is how many states are looked at behind the limit, to count what is
// left out.
const maxBeyond = 3000

// leaveOut notes a statement that is farther than the limit allows.
func (w *walker) leaveOut(r criterion.Ref, key written.Key, cost int32) {
	if !w.cut {
		w.cut, w.cutCost, w.leftSet = true, cost, map[written.Key]bool{}
	}
	if !w.leftSet[key] {
		w.leftSet[key] = true
		w.left = append(w.left, r)
	}
}

func (w *walker) expand(i int32) {
	n := w.states[i].node
	if w.forward != nil {
		w.expandForward(i, n)
		return
	}
	w.scratch = w.app.Deps(w.scratch[:0], n)
	deps := slices.Clone(w.scratch)
	cost := w.costs(n, deps)
	if !w.kinds.Has(pdg.Base) && w.asksCaught(n) {
		for _, d := range deps {
			if d.Kind == pdg.Base && d.Direction == pdg.Within {
				d.Kind = pdg.Value
				w.follow(i, d, weight(pdg.Value))
			}
		}
	}
	if !w.kinds.Has(pdg.Base) && w.isText(n) {
		// The text is the receiver, however many texts there are.
		for _, d := range deps {
			if d.Kind == pdg.Base && d.Direction == pdg.Within {
				d.Kind = pdg.Value
				w.follow(i, d, weight(pdg.Value))
			}
		}
		return
	}
	w.startedBy(i, n, deps)
	heap := w.heap(i, n, deps)
	if b := w.app.Body(n.Method); b != nil && w.forward == nil && !w.kinds.Has(pdg.Control) && !w.cut {
		w.position(i, n, b)
		if n.Part == pdg.Whole && w.callsLibrary(n) {
			w.handed(i, n, 0)
		}
		w.content(i, n, b)
		w.decided(i, n, b, deps)
		w.missing(i, n, b, deps)
		w.filledByLibrary(i, n, b)
		w.filledByCalls(i, n, b)
		w.neverSet(i, n, b, deps)
		w.leftOut(i, n, b, deps)
		w.answers(i, n, b)
		w.handedIn(i, n, b)
	}
	body := w.app.Body(n.Method)
	told := w.state(i, n, deps, cost)
	for _, d := range deps {
		if heap && d.Kind == pdg.Heap || told(d) || w.neverRuns(d) || w.cannot(n, body, d) {
			continue
		}
		if (w.wants(d) || w.builds(w.states[i], d)) && !w.otherObject(n, d) {
			w.follow(i, d, cost(d))
		}
	}
	w.frameCalls(i, deps)
	if w.kinds.Has(pdg.Base) {
		for _, d := range w.operands(n, deps, nil) {
			w.push(w.states[i].context, d.Node, w.states[i].cost+weight(pdg.Base), i, d)
		}
		for _, d := range w.delivery(n) {
			w.push(w.states[i].context, d.Node, w.states[i].cost+weight(pdg.ICC), i, d)
		}
	}
}

// expandForward follows what depends on a node.
func (w *walker) expandForward(i int32, n pdg.Node) {
	for _, d := range w.forward.of[n] {
		w.follow(i, d, weight(d.Kind))
	}
}

// cost is how much farther a dependence leads. One of many possible definitions
// says less than the only one; state that was reached by another field, and code
// of another package, are less likely the cause.
func (w *walker) cost(n pdg.Node, d pdg.Dep, fan int) int32 {
	c := w.step(n, d.Kind)
	if d.Direction == pdg.Within {
		if !w.absent && w.givenNothing(n, d) {
			c += nothingCost
		}
		return c
	}
	c += int32(bits.Len(uint(fan))) - 1
	if d.Direction == pdg.Up {
		return c
	}
	if d.Guess {
		c += 2
	}
	c += w.standsIn(n, d, fan)
	if !w.near(d.Method) {
		c += 4
	}
	if d.Kind == pdg.Framework && w.library(d.Method) && !w.library(n.Method) {
		c += insideCost
	}
	if w.spells(n, d) {
		return spellCost(n)
	}
	if w.changed && d.Kind == pdg.Framework && w.constructs(d.Node) {
		c += madeCost
	}
	if d.Kind == pdg.Framework {
		switch from, to := w.owner(n), w.owner(d.Node); {
		case !from.known() || !to.known():
			c += 2
		case from.differs(to):
			c += 6
		}
	}
	return c
}

// step is how far a dependence leads from a node: no farther from what the compiler made,
// which is a part of the statement that it serves.
func (w *walker) step(n pdg.Node, k pdg.Kind) int32 {
	if n.Part != pdg.Entry && w.source.Made(criterion.Ref{Method: n.Method, Stmt: n.Stmt}) {
		return 0
	}
	return weight(k)
}

// madeCost is how much farther the making of a collection is where the fault is that it was
// changed.
const madeCost = 4

// constructs tells whether a node is a constructor's call.
func (w *walker) constructs(n pdg.Node) bool {
	b := w.app.Body(n.Method)
	return b != nil && calls(b, n.Stmt, "<init>")
}

// nothingCost is how much farther an argument is that is left out.
const nothingCost = 6

// givenNothing tells whether a dependence is on an argument that is the constant null.
func (w *walker) givenNothing(n pdg.Node, d pdg.Dep) bool {
	b := w.app.Body(n.Method)
	if b == nil || d.Kind != pdg.Value || d.Var.Kind != pdg.VarLocal || n.Part == pdg.Entry || !b.Stmts[n.Stmt].Op.IsInvoke() {
		return false
	}
	for k, v := range b.Args(n.Stmt) {
		if v.IsLocal() && v.Local() == d.Var.ID {
			c, ok := b.ConstOf(b.FirstUse(n.Stmt) + int32(k))
			return ok && (c.Kind == jimple.ConstNull || c.Kind == jimple.ConstInt && c.Bits == 0 && criterion.IsRef(string(b.Locals[v.Local()].Type)))
		}
	}
	return false
}

// wants tells whether the walk follows a dependence. A thin slice does not
// follow state that an undescribed framework call may have changed: that is
// everything the call got hold of, and hardly ever the cause.
func (w *walker) wants(d pdg.Dep) bool {
	if !w.kinds.Has(d.Kind) {
		return false
	}
	return w.kinds.Has(pdg.Control) || !d.Guess || d.Kind != pdg.Framework && d.Kind != pdg.Heap
}

// otherObject tells whether the state that d defines belongs to an object that
// is reached through another field than the one that n asks. It might be the
// same object nevertheless, so only thin slices leave it out.
func (w *walker) otherObject(n pdg.Node, d pdg.Dep) bool {
	if d.Kind != pdg.Framework || w.kinds.Has(pdg.Control) || w.handedOver(n) || w.intoArgument(d) {
		return false
	}
	return w.owner(n).differs(w.owner(d.Node))
}

// handedOver tells whether a node is an effect that takes what it writes out of an
// argument: a copy of one container into another.
func (w *walker) handedOver(n pdg.Node) bool {
	b := w.app.Body(n.Method)
	if b == nil || n.Part <= pdg.Whole || !b.Stmts[n.Stmt].Op.HasReceiver() {
		return false
	}
	c := criterion.Candidate{Body: b, Index: n.Stmt, Stmt: &b.Stmts[n.Stmt]}
	return slices.ContainsFunc(c.Params(), func(t string) bool {
		return criterion.IsRef(t) && t != "Ljava/lang/String;" && t != "Ljava/lang/Object;"
	})
}

// intoArgument tells whether an effect writes into an object that its receiver was
// given: a formatter into a builder.
func (w *walker) intoArgument(d pdg.Dep) bool {
	return w.app.WritesBeyond(d.Node)
}

// follow takes one dependence of state i.
func (w *walker) follow(i int32, d pdg.Dep, more int32) {
	s := w.states[i]
	cost := s.cost + more
	switch d.Direction {
	case pdg.Within:
		w.push(s.context, d.Node, cost, i, d)
	case pdg.Across:
		if c := &w.contexts[s.context]; c.kind == descended && d.Kind == pdg.Param && w.handsOn(c, d) {
			for _, to := range c.callers {
				w.ascend(i, d, to)
			}
			c.ups = append(c.ups, request{i, d})
			return
		}
		switch at := w.local(s, d); at {
		case passed:
			w.push(s.context, d.Node, cost, i, d)
		case elsewhere:
			w.push(w.free, d.Node, cost, i, d)
		}
	case pdg.Down:
		if !w.kinds.Has(pdg.Control) && s.node.Part <= pdg.Whole && !w.cut {
			call := pdg.Node{Method: s.node.Method, Stmt: s.node.Stmt}
			if slices.Contains(w.app.RefinedTargets(call), d.Method) && !slices.Contains(w.targets(s.context, call, 1), d.Method) {
				w.askIn(s.context, i)
				return
			}
		}
		w.descend(i, d, cost)
	case pdg.Up:
		c := &w.contexts[s.context]
		switch c.kind {
		case anywhere:
			w.push(w.free, d.Node, cost, i, d)
		case descended:
			c.ups = append(c.ups, request{i, d})
			for _, to := range c.callers {
				w.ascend(i, d, to)
			}
		case inFrame:
			next := c.frame + 1
			if next == len(w.stack) && (!w.app.IsCallback(s.node.Method) || w.bridge(d.Method, s.node.Method)) {
				// The report has no more frames, though the framework does not call this one.
				w.push(w.free, d.Node, cost, i, d)
			}
			if next < len(w.stack) && w.stack[next].Direct && slices.Contains(w.stack[next].Calls, criterion.Ref{Method: d.Method, Stmt: d.Stmt}) {
				w.push(w.frames[next], d.Node, cost, i, d)
			}
		}
	}
}

// bridge reports whether a method is the one that the compiler made to call another
// one under its erased types.
func (w *walker) bridge(m, of dex.MethodID) bool {
	p := w.app.Prog
	return p.Methods[m].Class == p.Methods[of].Class && p.Methods[m].Access&dex.AccBridge != 0 && p.MethodName(m) == p.MethodName(of)
}

// again searches the stores of a read, or the targets of a call, once more: its context has
// got a caller.
func (w *walker) again(read int32) {
	n := w.states[read].node
	deps := w.app.Deps(nil, n)
	heap := w.heap(read, n, deps)
	cost := w.costs(n, deps)
	told := w.state(read, n, deps, cost)
	body := w.app.Body(n.Method)
	for _, d := range deps { // what could be told apart before, and can no more
		state := d.Direction == pdg.Across && (d.Kind == pdg.Framework || d.Kind == pdg.Heap && !heap)
		if w.cut || !state && d.Direction != pdg.Down || told(d) || w.neverRuns(d) || w.cannot(n, body, d) {
			continue
		}
		if (w.wants(d) || w.builds(w.states[read], d)) && !w.otherObject(n, d) {
			w.follow(read, d, cost(d))
		}
	}
}

// handsOn tells whether an argument is that of a call on a proxy, and the context that of its
// handler.
func (w *walker) handsOn(c *walkContext, d pdg.Dep) bool {
	return w.app.Proxied(pdg.Node{Method: d.Method, Stmt: d.Stmt}) && slices.ContainsFunc(c.callers, func(from caller) bool {
		return w.app.Proxied(pdg.Node{Method: from.site.Method, Stmt: from.site.Stmt})
	})
}

// ascend follows a dependence out of a context to one of its callers.
func (w *walker) ascend(i int32, d pdg.Dep, to caller) {
	if to.site == (criterion.Ref{Method: d.Method, Stmt: d.Stmt}) {
		w.push(to.context, d.Node, w.states[i].cost+w.step(w.states[i].node, d.Kind), i, d)
	}
}

// descend enters a callee at node d, as the call of state i.
func (w *walker) descend(i int32, d pdg.Dep, cost int32) {
	s := w.states[i]
	id, ok := w.entered[d.Node]
	if !ok {
		id = w.context(walkContext{kind: descended})
		w.entered[d.Node] = id
	}
	from := caller{criterion.Ref{Method: s.node.Method, Stmt: s.node.Stmt}, s.context}
	c := &w.contexts[id]
	if !slices.Contains(c.callers, from) {
		c.callers = append(c.callers, from)
		asked := slices.Clone(c.asked)
		for _, r := range slices.Clone(c.ups) {
			w.ascend(r.state, r.dep, from)
		}
		if c := &w.contexts[id]; c.told { // what was given was that of the callers known then
			c.told = false
			clear(w.known)
		}
		for _, read := range asked {
			w.again(read)
		}
	}
	w.push(id, d.Node, cost, i, d)
}

// frameCalls adds what the stack proves and the call graph may not know: that a
// frame was called by the next one, through reflection or the framework.
func (w *walker) frameCalls(i int32, deps []pdg.Dep) {
	s := w.states[i]
	c := &w.contexts[s.context]
	if c.kind != inFrame {
		return
	}
	if s.node.Part == pdg.Entry && w.kinds.Has(pdg.Register) && (c.frame+1 >= len(w.stack) || !w.stack[c.frame+1].Direct) {
		w.registrations(i)
	}
	if c.frame+1 >= len(w.stack) {
		return
	}
	next := &w.stack[c.frame+1]
	kind, part := pdg.Call, pdg.Whole
	if s.node.Part != pdg.Entry {
		b := w.app.Body(s.node.Method)
		if b == nil || s.node.Part != pdg.Whole || !next.Direct {
			return
		}
		switch st := &b.Stmts[s.node.Stmt]; st.Op {
		case jimple.OpThis:
			kind, part = pdg.Param, pdg.Argument(0)
		case jimple.OpParam:
			kind, part = pdg.Param, pdg.Argument(int(st.Ref))
			if b.Stmts[0].Op == jimple.OpThis {
				part = pdg.Argument(int(st.Ref) + 1)
			}
		default:
			return
		}
	}
	if !w.kinds.Has(kind) {
		return
	}
	for _, call := range next.Calls {
		n := pdg.Node{Method: call.Method, Stmt: call.Stmt, Part: part}
		if slices.ContainsFunc(deps, func(d pdg.Dep) bool { return d.Node == n }) && next.Direct {
			continue
		}
		w.push(w.frames[c.frame+1], n, s.cost+weight(kind), i, pdg.Dep{Node: n, Kind: kind, Direction: pdg.Up})
	}
}

// registrations adds the calls into the framework that get an object of the
// callback's class right where it is made: the stack proves that it was called
// back, whatever the call graph knows of it.
func (w *walker) registrations(i int32) {
	s := w.states[i]
	p := w.app.Prog
	c := &p.Classes[p.Methods[s.node.Method].Class]
	for m := c.FirstMethod; m < c.FirstVirtual; m++ {
		if p.MethodName(m) != "<init>" {
			continue
		}
		for _, made := range w.app.CallNodes(m) {
			b := w.app.Body(made.Method)
			if b == nil || !b.Stmts[made.Stmt].Op.HasReceiver() {
				continue
			}
			for _, def := range b.Defs(b.FirstUse(made.Stmt)) {
				for _, use := range b.Uses(def) {
					at := b.StmtOfUse(use)
					st := &b.Stmts[at]
					if at == made.Stmt || !st.Op.IsInvoke() || len(w.app.Targets(pdg.Site{Method: made.Method, PC: st.PC})) > 0 {
						continue
					}
					n := pdg.Node{Method: made.Method, Stmt: at}
					w.push(w.free, n, s.cost+weight(pdg.Register), i, pdg.Dep{Node: n, Kind: pdg.Register, Direction: pdg.Across})
				}
			}
		}
	}
}

// queue is a heap of states by cost, then by age.
type queue []queued

type queued struct {
	cost  int32
	state int32
}

func (q queue) Len() int { return len(q) }
func (q queue) Less(i, j int) bool {
	return q[i].cost < q[j].cost || q[i].cost == q[j].cost && q[i].state < q[j].state
}
func (q queue) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)   { *q = append(*q, x.(queued)) }
func (q *queue) Pop() any {
	old := *q
	x := old[len(old)-1]
	*q = old[:len(old)-1]
	return x
}
