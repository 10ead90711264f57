// Calls: into the app, and into the framework by way of its summaries.

package replay

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
	"github.com/esdroid/esdroid/slice/dynamic/framework"
)

// callee is what an invoke names.
type callee struct {
	class, name, proto string
	static             bool
	args               []string // descriptors of the arguments, "L;" for the receiver
	returns            string
	app                bool // a method of the app that has code
	summary            *android.Summary
	text               string
}

// mayEnter reports whether the invoke can have entered the method.
func (c *callee) mayEnter(p *dex.Program, id dex.MethodID) bool {
	return c != nil && c.name == p.MethodName(id) && c.proto == p.MethodProto(id) && (c.name != "<init>" || c.class == p.Classes[p.Methods[id].Class].Descriptor)
}

// callee resolves the invoke at position i, once.
func (rp *replay) callee(m *method, i int32) *callee {
	if c := m.callees[i]; c != nil {
		return c
	}
	in := &m.Insns[i]
	c := &callee{}
	if in.Op.Index() == dex.IndexMethod || in.Op.Index() == dex.IndexMethodAndProto {
		r := m.File.MethodRef(in.Index)
		c.class, c.name, c.proto = m.File.TypeDescriptor(r.Class), m.File.String(r.Name), m.File.ProtoDescriptor(r.Proto)
		if in.Op.Index() == dex.IndexMethodAndProto {
			c.proto = m.File.ProtoDescriptor(uint32(in.Proto))
		}
	} else if values, err := m.File.CallSite(in.Index); err == nil {
		c.class, c.name, c.proto = "", m.File.String(values[1].Index()), m.File.ProtoDescriptor(values[2].Index())
	}
	c.static = in.Op == dex.OpInvokeStatic || in.Op == dex.OpInvokeStaticRange || in.Op == dex.OpInvokeCustom || in.Op == dex.OpInvokeCustomRange
	c.returns = dex.ReturnType(c.proto)
	if !c.static {
		c.args = append(c.args, "L;")
	}
	types, _ := dex.ParamTypes(c.proto)
	c.args = append(c.args, types...)
	c.text = c.class + "->" + c.name + c.proto
	owner, id, own := framework.Resolve(rp.g.Program, c.class, c.name, c.proto)
	c.app = own && rp.g.Program.Methods[id].CodeOff != 0
	c.summary = rp.summaries.Lookup(android.MethodRef{Class: owner, Name: c.name, Desc: c.proto, Static: c.static})
	if c.name == "<init>" && c.summary.Origin == android.Guess && rp.isSubclass(owner, "Ljava/lang/Throwable;") {
		c.summary = rp.summaries.Lookup(android.MethodRef{Class: "Ljava/lang/Throwable;", Name: c.name, Desc: c.proto})
	}
	m.callees[i] = c
	return c
}

// dispatch is an invoke's callee met by an object of a class below the one it names.
type dispatch struct {
	callee *callee
	class  string
}

// dispatched returns the callee as the receiver's class has it, if that is known and of the
// framework: what is written to an OutputStream that openFileOutput made reaches a file.
func (rp *replay) dispatched(c *callee, receiver value) *callee {
	class := rp.h.objects[receiver.obj].class
	if c.app || receiver.obj == 0 || receiver.soft || class == "" || class == c.class || c.summary.Origin == android.User {
		return c // what the user says of a call holds
	}
	key := dispatch{c, class}
	if d, known := rp.met[key]; known {
		return d
	}
	d := c
	if owner, _, own := framework.Resolve(rp.g.Program, class, c.name, c.proto); !own && owner != c.class && rp.isSubclass(class, c.class) {
		if s := rp.summaries.Lookup(android.MethodRef{Class: owner, Name: c.name, Desc: c.proto}); s.Origin != android.Guess {
			special := *c
			special.summary = s
			d = &special
		}
	}
	rp.met[key] = d
	return d
}

func (rp *replay) invoke(t *thread, f *frame, i int32, in *dex.Insn) {
	c := rp.newCall()
	c.insn, c.callee = in, rp.callee(f.m, i)
	c.args = rp.newArguments(len(c.callee.args))
	for k := 0; k < in.NumArgs(); k++ {
		reg := in.Arg(k)
		v := rp.use(f, reg)
		wide := rp.wideArgument(c.callee, len(c.args))
		if rp.argumentIsReference(c.callee, len(c.args)) && v.obj == 0 {
			v.obj = rp.object(f, reg)
		}
		c.args = append(c.args, v)
		if wide {
			k++
		}
	}
	if in.Op.Dispatches() && len(c.args) > 0 {
		c.callee = rp.dispatched(c.callee, c.args[0])
	}
	c.node = rp.node(t, f, i)
	if c.callee.app && !c.callee.static && c.callee.name != "<init>" && len(c.args) > 0 {
		// The receiver decides which method the call enters.
		rp.valueEdges(c.node, c.args[0], dynamic.EdgeDispatch, 0)
	}
	f.pending = c
	f.result = nothing
}

// slabSize is how many calls, and four times as many arguments, are made at once.
const slabSize = 256

func (rp *replay) newCall() *call {
	if len(rp.calls) == 0 {
		rp.calls = make([]call, slabSize)
	}
	c := &rp.calls[0]
	rp.calls = rp.calls[1:]
	return c
}

// newArguments returns room for n values.
func (rp *replay) newArguments(n int) []value {
	if len(rp.values) < n {
		rp.values = make([]value, max(n, 4*slabSize))
	}
	out := rp.values[:0:n]
	rp.values = rp.values[n:]
	return out
}

// argumentType returns the descriptor of an argument, the receiver being first.
func (rp *replay) argumentType(c *callee, arg int) string {
	if arg < len(c.args) {
		return c.args[arg]
	}
	return ""
}

func (rp *replay) wideArgument(c *callee, arg int) bool {
	t := rp.argumentType(c, arg)
	return t == "J" || t == "D"
}

func (rp *replay) argumentIsReference(c *callee, arg int) bool {
	return isReference(rp.argumentType(c, arg))
}

// settle lets the effects of a pending framework call happen.
func (rp *replay) settle(t *thread, f *frame) {
	rp.finishCall(t, f)
	c := f.pending
	if c == nil || c.app {
		return
	}
	if !c.callee.app && rp.silently(t, f, c) {
		return
	}
	f.pending, f.settled = nil, c
	rp.applyCall(t, f, c, nil)
}

// applyCall lets the effects of a framework call happen; the key that its argument is
// equal to may be known.
func (rp *replay) applyCall(t *thread, f *frame, c *call, asked *callState) {
	if in, ok := rp.inflation(c); ok {
		rp.shown = append(rp.shown, in)
	}
	s := c.callee.summary
	if s.Origin == android.Guess || c.callee.app {
		rp.g.Unmodelled[c.callee.text]++
	}
	x := &effects{rp: rp, t: t, f: f, c: c, s: s, result: value{def: c.node}, wrote: dynamic.NoNode}
	if asked != nil {
		x.match, x.answers = asked.match, asked.answers
		x.answered()
	}
	x.before()
	x.beforeMap()
	x.unpack()
	x.cell()
	x.whole = x.replacesAll()
	x.run()
	x.throughView()
	x.enumConstant()
	x.cloned()
	x.screen()
	x.after()
	x.afterMap()
	x.pack()
	x.tables()
	x.identifies()
	x.measured()
	x.ends()
	x.dequeues()
	x.added()
	boxed := false
	if k, ok := rp.evaluate(c); ok {
		x.result.cst = k
		_, boxed = rp.h.integer(k) // if an object is returned, unlike null
	}
	f.effects = x
	if c.callee.returns != "V" {
		if isReference(c.callee.returns) && x.result.obj == 0 && (x.result.cst == 0 || boxed) {
			x.result.obj = rp.h.newObject("", c.node)
			rp.h.objects[x.result.obj].class = c.callee.returns
		}
		x.result.def, x.result.also, x.result.many = c.node, nil, false
		if x.passed.obj != 0 && x.passed.obj == x.result.obj {
			x.result = x.passed
		}
		f.result = x.result
	}
	if c.callee.name == "<init>" {
		rp.constructed(f, c)
	}
	rp.componentCall(t, f, c)
}

// failed records what a call that raised an exception had to do with: its
// arguments, what its summary says it throws for, and what it would have read
// for its result. A criterion chooses among them by label.
func (rp *replay) failed(t *thread, f *frame) {
	c := f.pending
	if c == nil && f.settled != nil && f.settled.node == f.last {
		c = f.settled // it was taken for one that returned
	}
	f.called = callState{}
	if c == nil {
		rp.outside(f)
	}
	if c == nil || c.app {
		return
	}
	f.pending, f.settled, f.effects = nil, nil, nil
	x := &effects{rp: rp, t: t, f: f, c: c, s: c.callee.summary, result: value{def: c.node}}
	x.locals = make([]object, x.s.Locals)
	link := func(label string, need *edgesTo) {
		id := rp.g.Intern(label)
		for _, v := range need.value {
			rp.valueEdges(c.node, v, dynamic.EdgeValue, id)
		}
		for _, v := range need.base {
			rp.valueEdges(c.node, v, dynamic.EdgeBase, id)
		}
		for _, v := range need.change {
			rp.valueEdges(c.node, v, dynamic.EdgeChange, id)
		}
	}
	for i, v := range c.args {
		link(dynamic.OperandLabel(i), &edgesTo{value: []value{v}})
		if by, ok := rp.ended(v); ok {
			link(dynamic.EndedLabel(i), &edgesTo{value: []value{by}})
		}
		if by, ok := rp.gone(v); ok {
			link(dynamic.GoneLabel(i), &edgesTo{value: []value{by}})
		}
	}
	for i := range x.s.Effects {
		e := &x.s.Effects[i]
		var need edgesTo
		for k := range e.From {
			x.value(&e.From[k], &need)
		}
		switch {
		case e.Op == android.Throw:
			link(dynamic.ThrowsLabel(e.Exception), &need)
		case e.Op == android.Set && e.Loc.Root == android.RootRet && len(e.Loc.Steps) == 0:
			link(dynamic.ResultLabel, &need)
		}
	}
	rp.g.Fail(c.node)
}
