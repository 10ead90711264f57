// The flow through a method, and what is known at each of its instructions.
//
// Known is what a reader of the recording can work out: constants, numbers
// computed from known ones, and what was recorded since the register was
// written last. It is a forward "on all paths" analysis, so that the reader,
// who replays one path, always knows at least as much.

package instrument

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// maxRegisters is the most that a method with probes can have: most
// instructions name registers with eight bits.
const maxRegisters = 256

// registers is a set of registers.
type registers [maxRegisters / 64]uint64

func (s *registers) has(r uint16) bool { return int(r) < maxRegisters && s[r/64]>>(r%64)&1 != 0 }
func (s *registers) set(r uint16, in bool) {
	if int(r) >= maxRegisters {
		return
	}
	if in {
		s[r/64] |= 1 << (r % 64)
	} else {
		s[r/64] &^= 1 << (r % 64)
	}
}

// add adds the registers that an instruction writes.
func (s *registers) add(in *dex.Insn) {
	if in.Op.Has(dex.FlagSetsA) {
		s.set(in.A, true)
		if in.Op.Has(dex.FlagWideA) {
			s.set(in.A+1, true)
		}
	}
}

// state is what holds in front of an instruction on all paths to it.
type state struct {
	known      registers
	there      registers // hold an object, not null
	raw        registers // may hold this of a constructor before super() was called
	unfinished bool      // super() may not have been called yet
	locks      uint8     // monitors held at most
	reached    bool
}

// merge joins a path into s and reports whether s changed.
func (s *state) merge(o *state) bool {
	if !s.reached {
		*s = *o
		s.reached = true
		return true
	}
	old := *s
	for i := range s.known {
		s.known[i] &= o.known[i]
		s.there[i] &= o.there[i]
		s.raw[i] |= o.raw[i]
	}
	s.unfinished = s.unfinished || o.unfinished
	s.locks = max(s.locks, o.locks)
	return *s != old
}

// flow is a method cut into blocks.
type flow struct {
	code    *dex.Code
	insns   []dex.Insn // payloads left out
	starts  []uint32   // pc by block
	first   []int      // instruction by block, and the end
	succs   [][]int    // blocks by block, exceptions left out
	preds   []int      // number of edges into a block, exceptions left out; the entry counts as one
	handler []bool     // by block
	throws  []bool     // by block: it has an instruction that can throw
	tries   []dex.Try
	tryAt   []int16          // try by instruction, -1 for none
	in      []state          // by block
	leads   [][]int          // blocks by block: succs the other way round
	loops   [][]int          // blocks of each loop, outer ones first
	call    []bool           // by instruction: a call whose receiver is in the trace
	asks    []bool           // by instruction: a call whose receiver tells who was called
	kept    registers        // nothing writes them
	early   map[int][]uint16 // registers whose objects are recorded in front of an instruction that does not use them
	isInit  bool
	super   func(method uint32) bool // whether a method reference names a constructor
}

// newFlow cuts a method into blocks.
func newFlow(code *dex.Code, receivers *trace.Receivers) (*flow, error) {
	f := &flow{code: code}
	var err error
	if f.starts, err = trace.Blocks(code); err != nil {
		return nil, err
	}
	if f.tries, err = code.Tries(); err != nil {
		return nil, err
	}
	f.insns = make([]dex.Insn, 0, code.Units()/2+1)
	if err := code.All(func(in *dex.Insn) bool {
		if !in.Op.IsPayload() {
			f.insns = append(f.insns, *in)
		}
		return true
	}); err != nil {
		return nil, err
	}
	n := len(f.starts)
	f.first = make([]int, n+1)
	f.succs, f.preds, f.handler, f.throws = make([][]int, n), make([]int, n), make([]bool, n), make([]bool, n)
	f.leads = make([][]int, n)
	f.tryAt = make([]int16, len(f.insns))
	f.call, f.asks = make([]bool, len(f.insns)), make([]bool, len(f.insns))
	if receivers != nil {
		for i := range f.insns {
			f.call[i] = receivers.Of(code.File(), &f.insns[i])
		}
	}
	for i := range f.insns {
		f.kept.add(&f.insns[i])
	}
	for k := range f.kept {
		f.kept[k] = ^f.kept[k]
	}
	at := 0
	for b, pc := range f.starts {
		for at < len(f.insns) && f.insns[at].PC < pc {
			at++
		}
		f.first[b] = at
	}
	f.first[n] = len(f.insns)
	if n > 0 {
		f.preds[0] = 1
	}
	for i := range f.insns {
		f.tryAt[i] = -1
		t, ok := slices.BinarySearchFunc(f.tries, f.insns[i].PC, func(t dex.Try, pc uint32) int {
			switch {
			case t.End <= pc:
				return -1
			case t.Start > pc:
				return 1
			}
			return 0
		})
		if ok {
			f.tryAt[i] = int16(t)
		}
	}
	for _, t := range f.tries {
		for _, h := range t.Handlers {
			f.handler[f.blockAt(h.PC)] = true
		}
	}
	for b := range f.starts {
		if f.first[b] == f.first[b+1] {
			continue
		}
		for i := f.first[b]; i < f.first[b+1]; i++ {
			f.throws[b] = f.throws[b] || f.insns[i].Op.Has(dex.FlagThrows)
		}
		last := &f.insns[f.first[b+1]-1]
		add := func(pc uint32) {
			if to := f.blockAt(pc); !slices.Contains(f.succs[b], to) {
				f.succs[b] = append(f.succs[b], to)
				f.leads[to] = append(f.leads[to], b)
				f.preds[to]++
			}
		}
		switch {
		case last.Op.Has(dex.FlagGoto | dex.FlagIf):
			add(last.Target())
		case last.Op.Has(dex.FlagSwitch):
			cases, err := code.SwitchCases(last)
			if err != nil {
				return nil, err
			}
			for _, c := range cases {
				add(last.PC + uint32(c.Rel))
			}
		}
		if last.Op.Has(dex.FlagNext) && b+1 < n {
			add(f.starts[b+1])
		}
	}
	f.loops = f.findLoops()
	return f, nil
}

// blockAt returns the block that begins at or before pc.
func (f *flow) blockAt(pc uint32) int {
	b, ok := slices.BinarySearch(f.starts, pc)
	if !ok {
		b--
	}
	return max(b, 0)
}

// solve finds the states in front of all blocks.
func (f *flow) solve(entry state) {
	f.in = make([]state, len(f.starts))
	if len(f.starts) == 0 {
		return
	}
	entry.reached = true
	f.in[0].merge(&entry)
	queue := []int{0}
	queued := make([]bool, len(f.starts))
	push := func(b int, s *state) {
		if f.in[b].merge(s) && !queued[b] {
			queued[b] = true
			queue = append(queue, b)
		}
	}
	for len(queue) > 0 {
		b := queue[0]
		queue = queue[1:]
		queued[b] = false
		s := f.in[b]
		for i := f.first[b]; i < f.first[b+1]; i++ {
			in := &f.insns[i]
			f.probes(i, &s) // what a probe in front of it records is known
			if t := f.tryAt[i]; t >= 0 && in.Op.Has(dex.FlagThrows) {
				// Nobody records which instruction threw, so that what registers held is
				// open again, unless they keep it all the time.
				thrown := s
				for k := range thrown.known {
					thrown.known[k] &= f.kept[k]
				}
				for _, h := range f.tries[t].Handlers {
					push(f.blockAt(h.PC), &thrown)
				}
			}
			f.step(in, &s)
		}
		for _, to := range f.succs[b] {
			push(to, &s)
		}
	}
}

// need says which operands of an instruction have to be recorded.
type need uint8

const (
	needBase  need = 1 << iota // the object whose field or element is used, or that is called
	needIndex                  // the index of the element
	needEarly                  // what arrived in registers, see early.go
)

// operands returns the registers of base and index of an instruction that
// reads or writes the heap.
func operands(in *dex.Insn) (base, index uint16, has need) {
	switch {
	case in.Op >= dex.OpIget && in.Op <= dex.OpIputShort:
		return in.B, 0, needBase
	case in.Op >= dex.OpAget && in.Op <= dex.OpAputShort:
		return in.B, in.C, needBase | needIndex
	case in.Op == dex.OpFillArrayData:
		return in.A, 0, needBase
	}
	return 0, 0, 0
}

// operands returns the registers of what instruction i uses by identity and
// index: of a heap access, or of a call whose receiver is recorded.
func (f *flow) operands(i int) (base, index uint16, has need) {
	if in := &f.insns[i]; !f.call[i] && !f.asks[i] {
		return operands(in)
	} else {
		return in.Arg(0), 0, needBase
	}
}

// probes returns what has to be recorded in front of an instruction and notes
// that it is known from there on.
func (f *flow) probes(i int, s *state) need {
	base, index, has := f.operands(i)
	var out need
	for _, r := range f.early[i] {
		s.known.set(r, true)
		out |= needEarly
	}
	if has&needBase != 0 && !(s.unfinished && s.raw.has(base)) {
		if !s.known.has(base) {
			out |= needBase
		}
		s.known.set(base, true)
	}
	if has&needIndex != 0 {
		if !s.known.has(index) {
			out |= needIndex
		}
		s.known.set(index, true)
	}
	return out
}

// step changes the state as the instruction does.
func (f *flow) step(in *dex.Insn, s *state) {
	op := in.Op
	if r, ok := dereferences(in); ok {
		s.there.set(r, true)
	}
	switch {
	case op == dex.OpMonitorEnter:
		s.locks = min(s.locks+1, 200)
		return
	case op == dex.OpMonitorExit:
		s.locks = max(s.locks, 1) - 1
		return
	case (op == dex.OpInvokeDirect || op == dex.OpInvokeDirectRange) && s.unfinished && in.NumArgs() > 0 && s.raw.has(in.Arg(0)) && f.super(in.Index):
		s.unfinished = false
		s.raw = registers{}
		return
	}
	if !op.Has(dex.FlagSetsA) {
		return
	}
	known, raw := computes(in, &s.known), false
	if op >= dex.OpMoveObject && op <= dex.OpMoveObject16 {
		raw = s.raw.has(in.B)
	}
	s.known.set(in.A, known)
	s.raw.set(in.A, raw)
	s.there.set(in.A, op == dex.OpNewArray || op == dex.OpNewInstance || op >= dex.OpMoveObject && op <= dex.OpMoveObject16 && s.there.has(in.B))
	if op.Has(dex.FlagWideA) {
		s.there.set(in.A+1, false)
		s.known.set(in.A+1, known)
		s.raw.set(in.A+1, false)
	}
}

// dereferences returns the register whose object an instruction has used when it
// comes to its end.
func dereferences(in *dex.Insn) (uint16, bool) {
	switch op := in.Op; {
	case op == dex.OpArrayLength:
		return in.B, true
	case op == dex.OpMonitorEnter:
		return in.A, true
	case op.Has(dex.FlagInvoke):
		return 0, false
	}
	base, _, has := operands(in)
	return base, has&needBase != 0
}

// safe reports whether an instruction that can throw does not, in a state: the
// length of an array fails for null only.
func (s *state) safe(in *dex.Insn) bool { return in.Op == dex.OpArrayLength && s.there.has(in.B) }

// findThrows looks again at which blocks can throw, with the states known.
func (f *flow) findThrows() {
	for b := range f.starts {
		s := f.in[b]
		if !s.reached {
			continue
		}
		f.throws[b] = false
		for i := f.first[b]; i < f.first[b+1]; i++ {
			in := &f.insns[i]
			f.throws[b] = f.throws[b] || in.Op.Has(dex.FlagThrows) && !s.safe(in)
			f.step(in, &s)
		}
	}
}
