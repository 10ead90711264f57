// Frames and threads of the replay: what is entered, left and unwound.

package replay

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/bodies"
)

// frame is a running activation.
type frame struct {
	number    int32
	m         *method
	regs      []value
	branches  []dynamic.Node // by instruction: when a branch ran last; empty until one runs
	args      []value
	argNodes  []dynamic.Node
	result    value // of the last invoke or filled-new-array
	returned  value // what this frame returned
	pending   *call
	settled   *call          // the framework call whose effects came last; callbacks inside of it follow
	caught    dynamic.Node   // what raised the exception that arrived here
	exception object         // that exception, 0 if it is not known
	handling  *bodies.Detour // what runs only because of it; nil without one
	thrower   dynamic.Node   // the call or instruction of this frame that raised it
	entry     dynamic.Node   // of callback instances
	// registration is why the framework called, nil if it is not known.
	registration *registration
	register     registerEdge // to be added once it is known on what object the callback runs
	last         dynamic.Node
	lastInsn     int32
	next         int32 // block traces: the instruction to run next, -1 none
	end          int32 // block traces: end of the block
	fails        int32 // block traces: one behind the instruction that is known to throw as it runs, 0 for none
	hints        []trace.Record
	test         nullTest
	array        value // which the last access of an element was about
	called       callState
	effects      *effects // of the framework call that was settled last
}

// method is a body, and what replay found out about it.
type method struct {
	*bodies.Body
	labels  []uint32  // of parameters, 0 until one is used
	callees []*callee // by instruction, nil for what is no invoke or was not met
}

func (rp *replay) method(id dex.MethodID) (*method, error) {
	if m := rp.bodies[id]; m != nil {
		return m, nil
	}
	body, err := rp.g.Body(id)
	if err != nil {
		return nil, err
	}
	m := &method{Body: body, labels: make([]uint32, len(body.Params)), callees: make([]*callee, len(body.Insns))}
	rp.bodies[id] = m
	return m, nil
}

// call is an invoke whose effects are still to come.
type call struct {
	node   dynamic.Node
	insn   *dex.Insn
	callee *callee
	args   []value // receiver first
	app    bool    // a frame was entered
	within string  // the method of the callback that begins inside of it, "" for none
}

// awaits reports whether the frame's pending call is about to enter a method of
// the app: a class initialiser or another thread may run first.
func (f *frame) awaits() bool {
	return f.pending != nil && !f.pending.app && f.pending.callee.app
}

// waits reports whether the frame's pending call only reads: it may be waiting for what
// another thread does.
func (f *frame) waits() bool {
	c := f.pending
	if c == nil || c.app || c.callee.summary == nil {
		return false
	}
	if c.callee.blocks() {
		return true
	}
	for i := range c.callee.summary.Effects {
		e := &c.callee.summary.Effects[i]
		if e.Op != android.Throw && (e.Op != android.Set || e.Loc.Root != android.RootRet || len(e.Loc.Steps) > 0) {
			return false
		}
	}
	return true
}

// blocks reports whether a call takes something that another thread may still have to
// provide.
func (c *callee) blocks() bool {
	switch c.name {
	case "take", "takeFirst", "takeLast", "exchange":
		return strings.HasPrefix(c.class, "Ljava/util/concurrent/")
	case "poll", "pollFirst", "pollLast": // with a time
		return len(c.args) > 1
	}
	return false
}

type thread struct {
	id       int32
	process  int32
	frames   []*frame
	callback []int32 // open callback instances
	position int32
	label    string       // of the callback that begins
	begun    int32        // a callback instance whose frame is still to come
	crossed  dynamic.Node // what raised the exception that unwinds
	thrown   object       // that exception, if the app made it
}

func (rp *replay) thread(id int32) *thread {
	t := rp.threads[id]
	if t == nil {
		t = &thread{id: id, position: -1, crossed: dynamic.NoNode}
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

// runs notes that a method runs on its receiver, which is then of the method's class at least.
func (rp *replay) runs(m *method, args []value) {
	if m.Static || len(args) == 0 || args[0].obj == 0 || args[0].soft {
		return
	}
	info := &rp.h.objects[args[0].obj]
	if own := m.Params[0]; !info.exact && info.class != own && (info.class == "" || rp.isSubclass(own, info.class)) {
		info.class = own
	}
}

func (rp *replay) enter(t *thread, id dex.MethodID) error {
	m, err := rp.method(id)
	if err != nil {
		return err
	}
	parent := t.top()
	if parent != nil && t.begun == 0 {
		rp.runToCall(t, parent, id)
	}
	f := rp.frame()
	*f = frame{number: int32(len(rp.g.Frames)), m: m, regs: rp.registers(m.Registers), caught: dynamic.NoNode, entry: dynamic.NoNode, last: dynamic.NoNode, next: -1, lastInsn: -1, returned: nothing, test: nullTest{value: dynamic.NoNode},
		argNodes: f.argNodes[:0], hints: f.hints[:0], branches: f.branches[:0]}
	info := dynamic.Frame{Method: id, Thread: t.id, Process: t.process, Parent: -1, Call: dynamic.NoNode}
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
		rp.runs(m, f.args)
	default: // a class initialiser, or a call that the trace does not show
		f.args = make([]value, len(m.Params))
		for i := range f.args {
			f.args[i] = nothing
		}
		if parent != nil {
			rp.g.Frames[f.number].Call, rp.g.Frames[f.number].Assumed = parent.last, rp.assumed
			if rp.g.Program.MethodName(id) == "<clinit>" {
				rp.g.Frames[f.number].Call = rp.initialises(t, parent)
			}
		}
	}
	if rp.g.Frames[f.number].Callback == 0 && len(t.callback) > 0 {
		rp.g.Frames[f.number].Callback = t.callback[len(t.callback)-1]
	}
	for i, reg := range m.ParamReg {
		if i < len(f.args) && int(reg) < len(f.regs) {
			v := f.args[i]
			v = v.madeBy(paramMark - dynamic.Node(i))
			if v.obj == 0 && isReference(m.Params[i]) {
				v.obj = rp.h.newObject("", dynamic.NoNode)
				f.args[i].obj = v.obj
			}
			f.regs[reg] = v
		}
	}
	for range m.Params {
		f.argNodes = append(f.argNodes, dynamic.NoNode)
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
	if info.Call == dynamic.NoNode && f.entry != dynamic.NoNode {
		rp.registered(f)
		if normal {
			rp.endCallback(t, f)
			if parent := t.top(); parent != nil {
				rp.returnedInside(parent, f)
			}
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
	rp.g.AddEdge(c.node, made.def, dynamic.EdgeValue, 0, false)
	for i := range f.regs {
		if f.regs[i].obj == made.obj && f.regs[i].def == made.def {
			f.regs[i].def = c.node
		}
	}
}
