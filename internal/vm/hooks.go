// Listeners to what a program does.

package vm

import (
	"slices"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// Hooks are listeners. They cost nothing where they are nil: the pre-decoder
// puts probes between the operations of a method for those that are not. They
// run while their thread has the baton, must not run Java code, and do not
// change what the program can observe; instructions do not count probes.
type Hooks struct {
	// Instrument selects the methods that are listened to; nil selects those of
	// the program.
	Instrument func(m *Method) bool

	Enter  func(t *Thread, m *Method)                    // a frame of m was pushed
	Leave  func(t *Thread, m *Method)                    // it is about to return
	Unwind func(t *Thread, m *Method, exception *Object) // it is left by an exception

	// Block tells that block n begins, numbered by the rule of package
	// instrument/trace, Instruction that the instruction at pc does.
	Block       func(t *Thread, m *Method, n int)
	Instruction func(t *Thread, m *Method, pc uint32)

	// Throw tells which instruction raised an exception, unless it came out of a
	// listened-to callee; Catch that it arrived at the handler at pc.
	Throw func(t *Thread, m *Method, pc uint32, exception *Object)
	Catch func(t *Thread, m *Method, pc uint32, exception *Object)

	// Access tells that an instruction is about to read or write a field of base
	// or an element of it; base may be null. It tells of a cast that failed, too.
	// Index follows with the element's number. Receiver selects virtual calls whose
	// receiver Access is told, too.
	Access   func(t *Thread, m *Method, pc uint32, base *Object)
	Index    func(t *Thread, m *Method, pc uint32, index int32)
	Receiver func(f *dex.File, in *dex.Insn) bool

	// Trace returns what the blocks, accesses and indices of a thread are appended
	// to, and the entries and returns of what listened-to code calls: a shorter way
	// than Block, Access, Index, Enter and Leave, which must be set, too, for all
	// others.
	Trace func(t *Thread) *trace.Appender

	// Change intervenes: it is called before the instructions that Changes selects,
	// may replace values of the frame's registers, and may have the program go on at
	// another instruction of the method, if it returns true. It alone
	// changes what the program does. ChangesIn says in which methods that may be; nil for
	// any: a machine whose listeners only change is not followed elsewhere.
	Changes   func(m *Method, pc uint32) bool
	ChangesIn func(m *Method) bool
	Change    func(t *Thread, m *Method, pc uint32, r Registers) (to uint32, jump bool)

	// Uncaught tells that an exception ends the thread, or the run. Unlike the
	// others it may call Thread.Report.
	Uncaught func(t *Thread, exception *Object)

	// Platform tells that listened-to code calls a method of the platform.
	Platform func(t *Thread, callee *Method, args []Slot)
}

// instrumentation is what the machine keeps for its listeners.
type instrumentation struct {
	hooks   Hooks
	changes bool // they listen to nothing, but change something
}

func newInstrumentation(h *Hooks) *instrumentation {
	follows := h.Enter != nil || h.Leave != nil || h.Unwind != nil || h.Block != nil || h.Instruction != nil || h.Throw != nil || h.Catch != nil ||
		h.Access != nil || h.Index != nil || h.Trace != nil || h.Uncaught != nil || h.Platform != nil
	return &instrumentation{*h, !follows}
}

// selects reports whether a method is listened to.
func (p *instrumentation) selects(m *Method) bool {
	if p.changes && p.hooks.ChangesIn != nil && !p.hooks.ChangesIn(m) {
		return false
	}
	if p.hooks.Instrument != nil {
		return p.hooks.Instrument(m)
	}
	return !m.Class.Boot
}

// concerns reports whether the method's code has probes.
func (p *instrumentation) concerns(m *Method) bool {
	return p.selects(m) || p.hooks.Platform != nil && m.Class.Boot
}

// probe is one call of listeners between operations.
type probe struct {
	kind  probeKind
	hooks *Hooks
	m     *Method
	pc    uint32
	n     int    // block
	base  uint16 // register
	index uint16
}

type probeKind uint8

const (
	probeEnter probeKind = iota
	probeLeave
	probeBlock
	probeHandler // a block that exceptions lead to
	probeInstruction
	probeAccess
	probeElement // access to an array's element
	probePlatform
	probeChange
)

// operation returns the operation of the probe. Where the listener wants
// nothing but a trace, operations append to it themselves.
func (p *probe) operation() operation {
	if p.hooks.Trace != nil {
		switch p.kind {
		case probeBlock:
			return operation{op: opTraceBlock, lit: int64(p.n)}
		case probeEnter:
			return operation{op: opTraceEnter, lit: int64(p.m.ID), p: unsafe.Pointer(p)}
		case probeLeave:
			return operation{op: opTraceLeave, p: unsafe.Pointer(p)}
		case probeAccess:
			return operation{op: opTraceAccess, a: p.base, lit: int64(p.pc)}
		case probeElement:
			return operation{op: opTraceElement, a: p.base, b: p.index, lit: int64(p.pc)}
		}
	}
	return operation{op: opProbe, p: unsafe.Pointer(p)}
}

// Registers are those of a frame, by their numbers in the method's code.
type Registers struct {
	slots []Slot
}

// Len is how many there are.
func (r Registers) Len() int { return len(r.slots) }

// Get returns the value of a register.
func (r Registers) Get(i int) Slot { return r.slots[i] }

// Set replaces the value of a register, by one of the same type: nothing verifies it.
func (r Registers) Set(i int, v Slot) { r.slots[i] = v }

// change calls the listener that may change the frame, and returns the operation at
// which to go on instead of the next one, or -1.
func (p *probe) change(t *Thread, f *frame, regs *registers) int {
	to, jump := p.hooks.Change(t, p.m, p.pc, Registers{regs[:f.code.registers]})
	if !jump || to == p.pc {
		return -1
	}
	i, found := slices.BinarySearch(f.code.pcs, to)
	if !found {
		return -1
	}
	for f.code.ops[i].enters() {
		i++
	}
	return i
}

// enters reports whether an operation tells that the method is called.
func (o *operation) enters() bool {
	return o.op == opTraceEnter || o.op == opProbe && (*probe)(o.p).kind == probeEnter
}

// follow begins the trace of the thread, if it has none, whose exceptions have
// arrived.
func (t *Thread) follow() {
	t.escaped = nil
	if t.out == nil {
		t.out = t.vm.instrument.hooks.Trace(t)
	}
}

// fire calls the listeners.
func (p *probe) fire(t *Thread, regs *registers) {
	h := p.hooks
	if t.escaped != nil {
		t.escaped = nil
	}
	switch p.kind {
	case probeBlock:
		h.Block(t, p.m, p.n)
	case probeEnter:
		h.Enter(t, p.m)
	case probeLeave:
		h.Leave(t, p.m)
	case probeAccess:
		h.Access(t, p.m, p.pc, regs[p.base].R)
	case probeElement:
		if h.Access != nil {
			h.Access(t, p.m, p.pc, regs[p.base].R)
		}
		if h.Index != nil {
			h.Index(t, p.m, p.pc, regs[p.index].Int())
		}
	case probeHandler:
		if h.Block != nil {
			h.Block(t, p.m, p.n)
		}
		if e := t.arriving; e != nil {
			t.arriving = nil
			if h.Catch != nil {
				h.Catch(t, p.m, p.pc, e)
			}
		}
	case probeInstruction:
		h.Instruction(t, p.m, p.pc)
	case probePlatform:
		// In the frame of a method of the platform.
		if len(t.frames) > 1 && t.frames[len(t.frames)-2].listened() {
			f := &t.frames[len(t.frames)-1]
			args := make([]Slot, len(f.code.dsts))
			for i, d := range f.code.dsts {
				args[i] = t.stack[f.top-f.code.ins+int(d)]
			}
			h.Platform(t, p.m, args)
		}
	}
}

// listened reports whether the frame's method has probes.
func (f *frame) listened() bool { return f.code != nil && f.code.listened }

// CalledByListened reports whether the innermost frame was called from one that
// is listened to, or is the initializer of a class that one needed, and not by
// the platform. Hooks.Enter asks.
func (t *Thread) CalledByListened() bool {
	return len(t.frames) > 1 && t.frames[len(t.frames)-2].listened()
}

// caughtIn tells the listeners that the pending exception will be handled in f.
func (p *instrumentation) caughtIn(t *Thread, f *frame) {
	if !f.listened() {
		return
	}
	p.raised(t, f)
	t.escaped, t.arriving = nil, t.pending
}

// unwound tells the listeners that the pending exception leaves f.
func (p *instrumentation) unwound(t *Thread, f *frame) {
	if !f.listened() {
		return
	}
	p.raised(t, f)
	if p.hooks.Unwind != nil {
		p.hooks.Unwind(t, f.m, t.pending)
	}
	t.escaped = t.pending
}

func (p *instrumentation) raised(t *Thread, f *frame) {
	if t.escaped == t.pending {
		return
	}
	if in := (*operation)(f.ip); in != nil && in.op == opCheckCast && p.hooks.Access != nil {
		if o := t.window(f)[in.a].R; o != nil {
			p.hooks.Access(t, f.m, f.pc(), o)
		}
	}
	if p.hooks.Throw != nil {
		p.hooks.Throw(t, f.m, f.pc(), t.pending)
	}
}

// listensToPlatform reports whether calls of the platform have a listener.
func (vm *VM) listensToPlatform() bool {
	return vm.instrument != nil && vm.instrument.hooks.Platform != nil
}

// wrap makes a native tell the listeners that it is called.
func (p *instrumentation) wrap(m *Method, fn Native) Native {
	if p.hooks.Platform == nil || !m.Class.Boot {
		return fn
	}
	return func(t *Thread, a []Slot) Slot {
		if len(t.frames) > 1 && t.frames[len(t.frames)-2].listened() {
			p.hooks.Platform(t, m, a)
		}
		return fn(t, a)
	}
}

// probes plans the probes of the decoder's method: those in front of each
// instruction, and how many there are in front of the first one that branches
// do not run again.
func (p *instrumentation) probes(d *decoder) (before [][]probe, once int, err error) {
	h := &p.hooks
	if !p.selects(d.m) {
		if h.Platform == nil || !d.m.Class.Boot || len(d.insns) == 0 {
			return nil, 0, nil
		}
		before = make([][]probe, len(d.insns))
		before[0] = []probe{{kind: probePlatform, hooks: h, m: d.m}}
		return before, 1, nil
	}
	d.code.listened = true
	before = make([][]probe, len(d.insns))
	handlers := make(map[uint32]bool)
	tries, err := d.code.item.Tries()
	if err != nil {
		return nil, 0, err
	}
	for _, t := range tries {
		for _, k := range t.Handlers {
			handlers[k.PC] = true
		}
	}
	starts, err := trace.Blocks(&d.code.item)
	if err != nil {
		return nil, 0, err
	}
	block := 0
	for i := range d.insns {
		in := &d.insns[i]
		add := func(kind probeKind, set bool) *probe {
			if !set {
				return &probe{}
			}
			before[i] = append(before[i], probe{kind: kind, hooks: h, m: d.m, pc: in.PC})
			return &before[i][len(before[i])-1]
		}
		if i == 0 && h.Enter != nil {
			add(probeEnter, true)
			once = 1
		}
		if block < len(starts) && starts[block] == in.PC {
			if handlers[in.PC] {
				add(probeHandler, h.Block != nil || h.Catch != nil).n = block
			} else {
				add(probeBlock, h.Block != nil).n = block
			}
			block++
		}
		if in.Op >= dex.OpMoveResult && in.Op <= dex.OpMoveResultObject {
			// The call in front executes it; see decoder.layout.
			if h.Instruction != nil && i+1 < len(d.insns) {
				before[i+1] = append(before[i+1], probe{kind: probeInstruction, hooks: h, m: d.m, pc: in.PC})
			}
			continue
		}
		add(probeInstruction, h.Instruction != nil)
		add(probeChange, h.Changes != nil && h.Changes(d.m, in.PC))
		switch op := in.Op; {
		case op >= dex.OpIget && op <= dex.OpIputShort:
			add(probeAccess, h.Access != nil).base = in.B
		case op.Has(dex.FlagInvoke) && h.Receiver != nil && h.Receiver(d.code.item.File(), in):
			add(probeAccess, h.Access != nil).base = in.Arg(0)
		case op == dex.OpFillArrayData:
			add(probeAccess, h.Access != nil).base = in.A
		case op >= dex.OpAget && op <= dex.OpAputShort:
			e := add(probeElement, h.Access != nil || h.Index != nil)
			e.base, e.index = in.B, in.C
		case op.Has(dex.FlagReturn):
			add(probeLeave, h.Leave != nil)
		}
	}
	return before, once, nil
}
