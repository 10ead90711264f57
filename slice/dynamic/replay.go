// Replay: the records of a trace drive the app's code.

package dynamic

import (
	"fmt"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
)

// paramMark is the def of the first parameter in a frame; use turns it into a
// node when the parameter is read.
const paramMark Node = -2

// frame is a running activation.
type frame struct {
	number   int32
	m        *methodCode
	regs     []value
	branches []Node // by instruction: when a branch ran last; empty until one runs
	args     []value
	argNodes []Node
	result   value // of the last invoke or filled-new-array
	returned value // what this frame returned
	pending  *call
	settled  *call   // the framework call whose effects came last; callbacks inside of it follow
	caught   Node    // what raised the exception that arrived here
	handling *detour // what runs only because of it; nil without one
	thrower  Node    // the call or instruction of this frame that raised it
	entry    Node    // of callback instances
	// registration is why the framework called, nil if it is not known.
	registration *registration
	last         Node
	lastInsn     int32
	next         int32 // block traces: the instruction to run next, -1 none
	end          int32 // block traces: end of the block
	hints        []trace.Record
}

// call is an invoke whose effects are still to come.
type call struct {
	node   Node
	insn   *dex.Insn
	callee *callee
	args   []value // receiver first
	app    bool    // a frame was entered
}

// awaits reports whether the frame's pending call is about to enter a method of
// the app: a class initialiser or another thread may run first.
func (f *frame) awaits() bool {
	return f.pending != nil && !f.pending.app && f.pending.callee.app
}

type thread struct {
	id       int32
	process  int32
	frames   []*frame
	callback []int32 // open callback instances
	position int32
	label    string // of the callback that begins
	begun    int32  // a callback instance whose frame is still to come
	crossed  Node   // what raised the exception that unwinds
}

type replay struct {
	g         *Graph
	h         *heap
	summaries *android.SummarySet
	threads   map[int32]*thread
	processes map[int32]*process
	subclass  map[[2]string]bool
	running   *thread
	operand   [2]uint32 // labels of the first operands
	assumed   bool      // the next record was repaired or inferred
	free      [][]value // registers and frames of methods that have been left
	left      []*frame
	calls     []call // room for those to come
	values    []value
	layouts   Layouts
	shown     []inflation      // layouts that were brought to the screen
	made      map[listener]int // how many listeners of a kind a layout has made so far
	guessed   map[int32]bool   // callback instances whose listener is one of several that layouts declare
	handler   map[int32]string // by callback instance: the handler that it called by reflection
	known     map[int32]string // the same from an earlier pass
}

// Option changes how Replay works.
type Option func(*replay)

// WithLayouts lets replay ask what the app's layouts declare.
func WithLayouts(l Layouts) Option { return func(rp *replay) { rp.layouts = l } }

// Replay replays a trace of the app p.
func Replay(r *trace.Reader, p *dex.Program, summaries *android.SummarySet, options ...Option) (*Graph, error) {
	if err := r.Header.Check(p.Files); err != nil {
		return nil, err
	}
	rp, err := runThrough(r, p, summaries, nil, options)
	if err == nil && rp.unsure() {
		// Which handler ran is known only after its listener was guessed.
		rp, err = runThrough(r, p, summaries, rp.handler, options)
	}
	if err != nil {
		return nil, err
	}
	return rp.g, nil
}

// unsure reports whether a listener was guessed of which the handler is known now.
func (rp *replay) unsure() bool {
	for number := range rp.guessed {
		if rp.handler[number] != "" {
			return true
		}
	}
	return false
}

// runThrough is one pass over a trace.
func runThrough(r *trace.Reader, p *dex.Program, summaries *android.SummarySet, known map[int32]string, options []Option) (*replay, error) {
	g := newGraph(p)
	rp := &replay{g: g, h: newHeap(), summaries: summaries, threads: map[int32]*thread{}, processes: map[int32]*process{}, subclass: map[[2]string]bool{},
		made: map[listener]int{}, guessed: map[int32]bool{}, handler: map[int32]string{}, known: known}
	for _, o := range options {
		o(rp)
	}
	rp.operand = [2]uint32{g.label(operandLabel(0)), g.label(operandLabel(1))}
	var failed error
	err := r.Records(func(rec *trace.Record) bool {
		failed = rp.record(rec)
		return failed == nil
	})
	if err == nil {
		err = failed
	}
	if err != nil {
		return nil, err
	}
	rp.finish()
	return rp, nil
}

// finish ends what still runs when the trace ends: a crash leaves frames open.
func (rp *replay) finish() {
	ids := make([]int32, 0, len(rp.threads))
	for id := range rp.threads {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	for _, id := range ids {
		t := rp.threads[id]
		for i := len(t.frames) - 1; i >= 0; i-- {
			if i == len(t.frames)-1 {
				rp.g.ended(t.frames[i].last)
			}
			rp.failed(t, t.frames[i])
		}
	}
}

func (rp *replay) thread(id int32) *thread {
	t := rp.threads[id]
	if t == nil {
		t = &thread{id: id, position: -1, crossed: NoNode}
		rp.threads[id] = t
	}
	return t
}

func (t *thread) top() *frame {
	if len(t.frames) == 0 {
		return nil
	}
	return t.frames[len(t.frames)-1]
}

func (rp *replay) record(r *trace.Record) error {
	t := rp.thread(r.Thread)
	if rp.running != nil && rp.running != t {
		// What the other thread called is visible here; if the call failed, the
		// end of the run will tell.
		if f := rp.running.top(); f != nil && !f.awaits() {
			rp.settle(rp.running, f)
		}
	}
	rp.running = t
	f := t.top()
	switch r.Kind {
	case trace.KindProcess:
		t.process = int32(r.N)
	case trace.KindPosition:
		t.position = int32(r.N)
	case trace.KindAssumed:
		rp.assumed = true
	case trace.KindGap:
		rp.g.Gaps = append(rp.g.Gaps, Gap{Node(rp.g.Len()), r.N, r.Text})
	case trace.KindCrash:
		rp.g.Crashes = append(rp.g.Crashes, r.Text)
	case trace.KindCallbackBegin:
		if f != nil {
			if err := rp.run(t, f, f.end); err != nil && f.next >= 0 {
				return err
			}
			if !f.awaits() {
				rp.settle(t, f)
			}
		}
		t.begun, t.label = int32(r.N), r.Text
	case trace.KindCallbackEnd:
		if n := len(t.callback); n > 0 {
			t.callback = t.callback[:n-1]
		}
	case trace.KindEnter:
		return rp.enter(t, r.Method)
	}
	if f == nil {
		return nil
	}
	switch r.Kind {
	case trace.KindBlock:
		if err := rp.run(t, f, f.end); err != nil {
			return err
		}
		if r.N >= int64(len(f.m.blocks)) {
			return fmt.Errorf("%s has no block %d", rp.g.Program.MethodText(f.m.id), r.N)
		}
		i, err := f.m.index(f.m.blocks[r.N])
		if err != nil {
			return err
		}
		f.next, f.end = i, int32(len(f.m.insns))
		if r.N+1 < int64(len(f.m.blocks)) {
			f.end = f.m.at[f.m.blocks[r.N+1]]
		}
	case trace.KindObject, trace.KindIndex, trace.KindValue:
		f.hints = append(f.hints, *r)
	case trace.KindStep:
		i, err := f.m.index(r.PC)
		if err != nil {
			return err
		}
		rp.step(t, f, i)
	case trace.KindThrow:
		i, err := f.m.index(r.PC)
		if err != nil {
			return err
		}
		if f.next >= 0 && i >= f.next {
			if err := rp.run(t, f, i+1); err != nil {
				return err
			}
		}
		f.next = -1
		t.crossed = f.last
		rp.g.ended(f.last)
	case trace.KindCatch:
		f.next = -1
		f.caught = f.last
		rp.g.ended(f.last)
		if t.crossed != NoNode {
			f.caught = t.crossed
		}
		t.crossed = NoNode
		rp.failed(t, f)
		f.pending = nil
		if i, err := f.m.index(r.PC); err == nil {
			rp.caught(f, i)
		}
	case trace.KindLeave:
		if err := rp.run(t, f, f.end); err != nil {
			return err
		}
		rp.leave(t, f, true)
	case trace.KindUnwind:
		if t.crossed == NoNode {
			t.crossed = f.last
			rp.g.ended(f.last)
		}
		rp.leave(t, f, false)
	}
	return nil
}

// run executes the rest of the current block, up to the instruction end.
func (rp *replay) run(t *thread, f *frame, end int32) error {
	if f.next < 0 {
		return nil
	}
	for f.next < end {
		i := f.next
		f.next++
		rp.step(t, f, i)
	}
	if f.next >= f.end {
		f.next = -1
	}
	return nil
}

// runToCall executes the current block up to and including an invoke that can
// enter the method.
func (rp *replay) runToCall(t *thread, f *frame, id dex.MethodID) {
	if f.next < 0 || f.pending != nil && !f.pending.app && f.pending.callee.mayEnter(rp.g.Program, id) {
		return
	}
	name, proto := rp.g.Program.MethodName(id), rp.g.Program.MethodProto(id)
	for f.next >= 0 && f.next < f.end {
		i := f.next
		in := &f.m.insns[i]
		if in.Op.Has(dex.FlagInvoke) && in.Op.Index() == dex.IndexMethod {
			if c := rp.callee(f.m, i); c.name == name && c.proto == proto {
				f.next++
				rp.step(t, f, i)
				return
			}
		}
		if name == "<clinit>" {
			return
		}
		f.next++
		rp.step(t, f, i)
	}
}

func (rp *replay) frame() *frame {
	if k := len(rp.left); k > 0 {
		f := rp.left[k-1]
		rp.left = rp.left[:k-1]
		return f
	}
	return &frame{}
}

func (rp *replay) registers(n int) []value {
	var regs []value
	if k := len(rp.free); k > 0 && cap(rp.free[k-1]) >= n {
		regs = rp.free[k-1][:n]
		rp.free = rp.free[:k-1]
	} else {
		regs = make([]value, n, max(n, 16))
	}
	for i := range regs {
		regs[i] = nothing
	}
	return regs
}

func (rp *replay) enter(t *thread, id dex.MethodID) error {
	m, err := rp.g.code.method(id)
	if err != nil {
		return err
	}
	parent := t.top()
	if parent != nil && t.begun == 0 {
		rp.runToCall(t, parent, id)
	}
	f := rp.frame()
	*f = frame{number: int32(len(rp.g.Frames)), m: m, regs: rp.registers(m.registers), caught: NoNode, entry: NoNode, last: NoNode, next: -1, lastInsn: -1, returned: nothing,
		argNodes: f.argNodes[:0], hints: f.hints[:0], branches: f.branches[:0]}
	info := Frame{Method: id, Thread: t.id, Process: t.process, Parent: -1, Call: NoNode}
	if parent != nil {
		info.Parent = parent.number
	}
	rp.g.Frames = append(rp.g.Frames, info)
	caller := parent != nil && parent.pending != nil && !parent.pending.app
	switch {
	case t.begun != 0:
		rp.g.Frames[f.number].Callback = t.begun
		t.callback = append(t.callback, t.begun)
		rp.beginCallback(t, f, parent)
		t.begun = 0
	case caller && parent.pending.callee.mayEnter(rp.g.Program, id):
		c := parent.pending
		c.app = true
		rp.g.Frames[f.number].Call = c.node
		f.args = c.args
	default: // a class initialiser, or a call that the trace does not show
		f.args = make([]value, len(m.params))
		for i := range f.args {
			f.args[i] = nothing
		}
		if parent != nil {
			rp.g.Frames[f.number].Call, rp.g.Frames[f.number].Assumed = parent.last, rp.assumed
		}
	}
	if rp.g.Frames[f.number].Callback == 0 && len(t.callback) > 0 {
		rp.g.Frames[f.number].Callback = t.callback[len(t.callback)-1]
	}
	for i, reg := range m.paramReg {
		if i < len(f.args) && int(reg) < len(f.regs) {
			v := f.args[i]
			v = v.madeBy(paramMark - Node(i))
			if v.obj == 0 && isReference(m.params[i]) {
				v.obj = rp.h.newObject("", NoNode)
				f.args[i].obj = v.obj
			}
			f.regs[reg] = v
		}
	}
	for range m.params {
		f.argNodes = append(f.argNodes, NoNode)
	}
	rp.assumed = false
	t.frames = append(t.frames, f)
	return nil
}

func isReference(descriptor string) bool {
	return len(descriptor) > 0 && (descriptor[0] == 'L' || descriptor[0] == '[')
}

// leave pops the frame; with normal set it returned.
func (rp *replay) leave(t *thread, f *frame, normal bool) {
	rp.pop(t, f, normal)
	rp.left = append(rp.left, f)
}

func (rp *replay) pop(t *thread, f *frame, normal bool) {
	if normal {
		rp.settle(t, f)
	} else {
		rp.failed(t, f)
	}
	t.frames = t.frames[:len(t.frames)-1]
	rp.free = append(rp.free, f.regs)
	info := &rp.g.Frames[f.number]
	if info.Call == NoNode && f.entry != NoNode {
		if normal {
			rp.endCallback(t, f)
		}
		return
	}
	parent := t.top()
	if parent == nil || parent.pending == nil || parent.pending.node != info.Call || !parent.pending.app {
		return // it was not what the pending call entered
	}
	c := parent.pending
	if !normal {
		parent.last = c.node
		return
	}
	parent.result = f.returned
	parent.result.also, parent.result.many, parent.result.barred = nil, false, 0
	parent.pending = nil
	rp.constructed(parent, c)
}

// constructed gives the registers that hold a new object its constructor call
// as their maker: from then on they hold what the constructor made.
func (rp *replay) constructed(f *frame, c *call) {
	if c.callee.name != "<init>" || len(c.args) == 0 {
		return
	}
	made := c.args[0]
	if made.def < 0 || made.obj == 0 {
		return
	}
	if in := rp.g.Insn(made.def); in == nil || in.Op != dex.OpNewInstance {
		return // a constructor that calls another one
	}
	rp.g.addEdge(c.node, made.def, EdgeValue, 0, false)
	for i := range f.regs {
		if f.regs[i].obj == made.obj && f.regs[i].def == made.def {
			f.regs[i].def = c.node
		}
	}
}

// use returns the content of a register as an operand: parameters become nodes
// when they are first read.
func (rp *replay) use(f *frame, reg uint16) value {
	if int(reg) >= len(f.regs) {
		return nothing
	}
	v := f.regs[reg]
	if v.def > paramMark {
		return v
	}
	i := int(paramMark - v.def)
	v.def = rp.param(f, i)
	f.regs[reg].def = v.def
	return v
}

// param returns the node of a parameter.
func (rp *replay) param(f *frame, i int) Node {
	if f.argNodes[i] != NoNode {
		return f.argNodes[i]
	}
	g := rp.g
	n := g.newNode(f.m.base+int32(len(f.m.insns)+i), f.number)
	g.setPart(n, Parameter)
	rp.growPosition(n, -1)
	label := f.m.labels[i]
	if label == 0 {
		label = g.label(parameterName(f.m, i))
		f.m.labels[i] = label
	}
	rp.valueEdges(n, f.args[i], EdgeValue, label)
	if call := g.Frames[f.number].Call; call != NoNode {
		g.addEdge(n, call, EdgeCall, label, g.Frames[f.number].Assumed)
	}
	if f.entry != NoNode {
		g.addEdge(n, f.entry, EdgeControl, 0, false)
	}
	f.argNodes[i] = n
	return n
}

func parameterName(m *methodCode, i int) string {
	if !m.static {
		if i == 0 {
			return "this"
		}
		i--
	}
	return fmt.Sprintf("parameter %d", i)
}

func (rp *replay) growPosition(n Node, position int32) {
	g := rp.g
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

// valueEdges adds edges to all makers of a value.
func (rp *replay) valueEdges(n Node, v value, kind EdgeKind, label uint32) {
	if v.many {
		rp.choiceEdges(n, v, kind, label)
		return
	}
	rp.g.addEdge(n, v.def, kind, label, v.soft && v.def != NoNode)
	if v.barred != 0 {
		rp.g.addEdge(n, v.barred-1, EdgeThrow, label, false)
	}
	for _, d := range v.also {
		rp.g.addEdge(n, d, kind, label, true)
	}
}

// choiceEdges adds edges to the many makers of a value that is one of theirs. A
// statement that made just one of them is named. Of those that a statement made in a
// loop none is more likely than the others: where there are only such, the newest is
// an example, which a slice shows and does not follow.
func (rp *replay) choiceEdges(n Node, v value, kind EdgeKind, label uint32) {
	var statements []int32 // in the order of their newest node
	count := map[int32]int{}
	newest := map[int32]Node{}
	for _, d := range append([]Node{v.def}, v.also...) {
		if d == NoNode {
			continue
		}
		s := rp.g.insn.at(int(d))
		if count[s]++; count[s] == 1 {
			statements = append(statements, s)
		}
		newest[s] = max(newest[s], d)
	}
	once := slices.DeleteFunc(slices.Clone(statements), func(s int32) bool { return count[s] > 1 })
	if len(once) == 0 {
		once, kind = statements, EdgeChoice
	}
	for _, s := range once[:min(len(once), maxChoices)] {
		rp.g.addEdge(n, newest[s], kind, label, true)
	}
}

// decided returns the branch of the frame that decided about an instruction.
func (f *frame) decided(i int32) Node {
	best := NoNode
	if len(f.branches) > 0 {
		for _, b := range f.m.controls[i] {
			best = max(best, f.branches[b])
		}
	}
	return best
}

// node makes the node of an executed instruction, with its control dependence.
func (rp *replay) node(t *thread, f *frame, i int32) Node {
	g := rp.g
	n := g.newNode(f.m.base+i, f.number)
	rp.growPosition(n, t.position)
	t.position = -1
	if rp.assumed {
		g.repaired[n] = true
		rp.assumed = false
	}
	f.last, f.lastInsn = n, i
	best := f.decided(i)
	if f.handling != nil && f.handling.only[i] && best < f.thrower {
		g.addEdge(n, f.thrower, EdgeControl, 0, false)
	}
	switch {
	case best != NoNode:
		g.addControl(n, best, false)
	case f.entry != NoNode:
		g.addControl(n, f.entry, false)
	default:
		g.addControl(n, g.Frames[f.number].Call, g.Frames[f.number].Assumed)
	}
	return n
}

// object returns the object that a register refers to, making one up if it is
// not known yet.
func (rp *replay) object(f *frame, reg uint16) object {
	if int(reg) >= len(f.regs) {
		return rp.h.newObject("", NoNode)
	}
	v := &f.regs[reg]
	if v.obj == 0 {
		v.obj = rp.h.newObject("", v.def)
	}
	return v.obj
}

// takeHints applies what the trace states about the instruction at pc.
func (rp *replay) takeHints(f *frame, in *dex.Insn) (index int64, haveIndex bool, result object) {
	if len(f.hints) == 0 {
		return 0, false, 0
	}
	rest := f.hints[:0]
	for _, h := range f.hints {
		if h.PC != in.PC {
			rest = append(rest, h)
			continue
		}
		switch h.Kind {
		case trace.KindIndex:
			index, haveIndex = h.N, true
		case trace.KindObject:
			o := rp.traced(h.ID)
			if h.N == trace.OperandResult {
				result = o
			} else if reg, ok := operandRegister(in, int(h.N)); ok && int(reg) < len(f.regs) {
				f.regs[reg].obj, f.regs[reg].soft = o, false
			}
		}
	}
	f.hints = rest
	return index, haveIndex, result
}

// traced returns the object with an identity that the trace states.
func (rp *replay) traced(id uint64) object {
	if id == 0 {
		return 0
	}
	o, known := rp.h.traced[id]
	if !known {
		o = rp.h.newObject("", NoNode)
		rp.h.traced[id] = o
	}
	return o
}

// operandRegister returns the register of an operand as trace records number
// them: 0 is the base.
func operandRegister(in *dex.Insn, operand int) (uint16, bool) {
	switch {
	case in.Op.Has(dex.FlagInvoke):
		if operand < in.NumArgs() {
			return in.Arg(operand), true
		}
		return 0, false
	case in.Op >= dex.OpAget && in.Op <= dex.OpAputShort, in.Op >= dex.OpIget && in.Op <= dex.OpIputShort:
		return in.B, operand == 0
	}
	return in.A, operand == 0
}
