// The flow check: states travel along all paths until nothing changes any more.

package verify

import (
	"container/heap"

	"github.com/esdroid/esdroid/dex"
)

// agenda holds the pcs of blocks to follow, lowest first.
type agenda struct {
	pcs    []uint32
	queued []bool // by pc
}

func (a *agenda) Len() int           { return len(a.pcs) }
func (a *agenda) Less(i, j int) bool { return a.pcs[i] < a.pcs[j] }
func (a *agenda) Swap(i, j int)      { a.pcs[i], a.pcs[j] = a.pcs[j], a.pcs[i] }
func (a *agenda) Push(x any)         { a.pcs = append(a.pcs, x.(uint32)) }
func (a *agenda) Pop() any {
	x := a.pcs[len(a.pcs)-1]
	a.pcs = a.pcs[:len(a.pcs)-1]
	return x
}

func (a *agenda) add(pc uint32) {
	if !a.queued[pc] {
		a.queued[pc] = true
		heap.Push(a, pc)
	}
}

// tested is an instance-of whose result the next instruction may branch on.
type tested struct {
	next    uint32 // pc of the instruction behind it
	result  uint16
	object  uint16
	refined Type // of object where the result is true
}

// follow computes the states of all blocks.
func (m *methodCheck) follow() {
	units := len(m.at)
	m.flow = &Flow{v: m.Verifier, check: m, blocks: make([]int32, units)}
	for i := range m.flow.blocks {
		m.flow.blocks[i] = -1
	}
	m.work = m.budget()
	m.enter()
	todo := agenda{queued: make([]bool, units)}
	m.mergeInto(0)
	todo.add(0)
	for todo.Len() > 0 && !m.failed && !m.done {
		pc := heap.Pop(&todo).(uint32)
		todo.queued[pc] = false
		m.load(pc)
		m.work -= len(m.cur.regs) + 1
		m.block(pc, &todo)
		if m.work < 0 {
			m.done = true
		}
	}
	// What follows only reads the result.
	m.said, m.cur = nil, state{}
}

// enter makes the state on entry the current one.
func (m *methodCheck) enter() {
	regs := make([]Type, m.code.Registers)
	r := int(m.code.Registers - m.code.Ins)
	m.cur = state{regs: regs, thisInit: true}
	if !m.static {
		regs[r] = m.types.reference(m.class)
		if m.name == "<init>" && m.class != object {
			regs[r] = m.types.intern(typeInfo{kind: UninitializedThis, descriptor: m.class})
			m.cur.thisInit = false
		}
		r++
	}
	params, _ := dex.ParamTypes(m.proto)
	for _, p := range params {
		t, wide := m.types.of(p)
		regs[r] = t
		r++
		if wide {
			regs[r] = t + 1
			r++
		}
	}
}

// walk follows instructions from the block at pc on, as long as yield returns
// true and no other block begins, and applies what each does to the current
// state.
func (m *methodCheck) walk(pc uint32, yield func(in *dex.Insn) bool) {
	m.result, m.tested = Type(Undefined), tested{}
	for i := m.at[pc]; int(i) < len(m.insns); i++ {
		in := &m.insns[i]
		if in.PC != pc && m.flow.blocks[in.PC] >= 0 || !yield(in) {
			return
		}
		m.step(in)
		if m.throws || !in.Op.Has(dex.FlagNext) {
			return
		}
		m.refine(in, true)
	}
}

// block follows the block at pc and puts the blocks whose states it changes on
// the agenda.
func (m *methodCheck) block(pc uint32, todo *agenda) {
	m.result, m.tested = Type(Undefined), tested{}
	m.changed = true
	covered := int32(-1) // the try range whose handlers have seen the state
	merge := func(target uint32) {
		if m.mergeInto(target) {
			todo.add(target)
		}
	}
	branch := func(in *dex.Insn, target uint32) {
		if op := m.insns[m.at[target]].Op; op.IsPayload() || op == dex.OpMoveException || isMoveResult(op) {
			m.fail("branch-target", in.PC, "%s to %04x, a %s", in.Op, target, op)
			return
		}
		merge(target)
	}
	for i := int(m.at[pc]); ; {
		in := &m.insns[i]
		m.work--
		if in.Op.IsPayload() {
			m.fail("payload-reached", in.PC, "the flow of control reaches a payload")
			return
		}
		if m.tries != nil && in.Op.Has(dex.FlagThrows) && in.Op != dex.OpMonitorExit && m.pos[in.PC]&inTry != 0 {
			if t := m.tryAt[in.PC]; m.changed || t != covered {
				m.changed, covered = false, t
				for _, h := range m.tries[t].Handlers {
					merge(h.PC)
				}
			}
			if m.cur.monitors > 0 && m.pos[in.PC]&inCatchAll == 0 {
				m.fail("monitor-catch-all", in.PC, "%s may throw while a monitor is held, but the try range around it has no catch-all handler", in.Op)
			}
		}
		if m.pos[in.PC]&isChecked == 0 {
			m.pos[in.PC] |= isChecked
			m.checkOperands(in)
		}
		if !m.failed {
			m.step(in)
		}
		if m.failed || m.done || m.throws {
			return
		}
		switch {
		case in.Op.Has(dex.FlagGoto):
			branch(in, in.Target())
		case in.Op.Has(dex.FlagIf):
			undo := m.refine(in, false)
			branch(in, in.Target())
			undo()
			m.refine(in, true)
		case in.Op.Has(dex.FlagSwitch):
			cases, _ := m.code.SwitchCases(in)
			for _, c := range cases {
				branch(in, in.PC+uint32(c.Rel))
				if m.done {
					return
				}
			}
		}
		if !in.Op.Has(dex.FlagNext) {
			return
		}
		if i++; i == len(m.insns) {
			m.fail("falls-off", in.PC, "the flow of control leaves the code behind %s", in.Op)
			return
		}
		next := &m.insns[i]
		if next.Op == dex.OpMoveException {
			m.fail("move-exception", next.PC, "move-exception is reached from %s in front of it", in.Op)
			return
		}
		if m.pos[next.PC]&isTarget != 0 {
			merge(next.PC)
			return
		}
	}
}

// refine narrows the type of the object that an instance-of in front of a
// branch has tested, as devices do, on the path where the test was true; it
// returns how to undo that.
func (m *methodCheck) refine(in *dex.Insn, fallThrough bool) (undo func()) {
	t := &m.tested
	onTarget := in.Op == dex.OpIfNez
	if t.next != in.PC || t.next == 0 || in.A != t.result || in.Op != dex.OpIfEqz && in.Op != dex.OpIfNez || onTarget == fallThrough {
		return func() {}
	}
	old := m.cur.regs[t.object]
	m.cur.regs[t.object] = t.refined
	m.changed = true
	return func() { m.cur.regs[t.object] = old }
}

// caught returns the type of the exception that the handlers at pc catch.
func (m *methodCheck) caught(pc uint32) (Type, bool) {
	if m.pos[pc]&isHandler == 0 {
		return 0, false
	}
	if t, ok := m.exceptions[pc]; ok {
		return t, true
	}
	// All at once: a range may share its handlers with many others.
	m.exceptions = make(map[uint32]Type)
	seen := make(map[*dex.Handler]bool)
	for _, try := range m.tries {
		if len(try.Handlers) == 0 || seen[&try.Handlers[0]] {
			continue
		}
		seen[&try.Handlers[0]] = true
		for _, h := range try.Handlers {
			t := m.types.reference(throwable)
			if h.Type != dex.NoIndex {
				d := m.file.TypeDescriptor(h.Type)
				if h.PC == pc && (!isClass(d) || m.hierarchy.extends(d, throwable) == no) {
					m.fail("handler-type", pc, "a handler for %s, which is no Throwable", d)
				}
				t = m.types.reference(d)
			}
			if old, ok := m.exceptions[h.PC]; ok {
				t = m.merge(old, t)
			}
			m.exceptions[h.PC] = t
		}
	}
	return m.exceptions[pc], true
}
