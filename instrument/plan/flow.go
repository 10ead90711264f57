// The flow through a method, and what is known at each of its instructions.
//
// Known is what a reader of the recording can work out: constants, numbers
// computed from known ones, and what was recorded since the register was
// written last. It is a forward "on all paths" analysis, so that the reader,
// who replays one path, always knows at least as much.

package plan

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/instrument/trace"
)

// MaxRegisters is the most that a method with probes can have: most
// instructions name registers with eight bits.
const MaxRegisters = 256

// Registers is a set of registers.
type Registers [MaxRegisters / 64]uint64

// Has reports whether a register is in the set.
func (s *Registers) Has(r uint16) bool { return int(r) < MaxRegisters && s[r/64]>>(r%64)&1 != 0 }

// Set puts a register into the set or takes it out.
func (s *Registers) Set(r uint16, in bool) {
	if int(r) >= MaxRegisters {
		return
	}
	if in {
		s[r/64] |= 1 << (r % 64)
	} else {
		s[r/64] &^= 1 << (r % 64)
	}
}

// Add adds the registers that an instruction writes.
func (s *Registers) Add(in *dex.Insn) {
	if in.Op.Has(dex.FlagSetsA) {
		s.Set(in.A, true)
		if in.Op.Has(dex.FlagWideA) {
			s.Set(in.A+1, true)
		}
	}
}

// state is what holds in front of an instruction on all paths to it.
type state struct {
	known      Registers
	there      Registers // hold an object, not null
	Raw        Registers // may hold this of a constructor before super() was called
	Unfinished bool      // super() may not have been called yet
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
		s.Raw[i] |= o.Raw[i]
	}
	s.Unfinished = s.Unfinished || o.Unfinished
	s.locks = max(s.locks, o.locks)
	return *s != old
}

// flow is a method cut into blocks.
type flow struct {
	Code    *dex.Code
	Insns   []dex.Insn // payloads left out
	Starts  []uint32   // pc by block
	First   []int      // instruction by block, and the end
	succs   [][]int    // blocks by block, exceptions left out
	Preds   []int      // number of edges into a block, exceptions left out; the entry counts as one
	Handler []bool     // by block
	throws  []bool     // by block: it has an instruction that can throw
	Tries   []dex.Try
	TryAt   []int16          // try by instruction, -1 for none
	In      []state          // by block
	leads   [][]int          // blocks by block: succs the other way round
	loops   [][]int          // blocks of each loop, outer ones first
	Call    []bool           // by instruction: a call whose receiver is in the trace
	Asks    []bool           // by instruction: a call whose receiver tells who was called
	kept    Registers        // nothing writes them
	Early   map[int][]uint16 // registers whose objects are recorded in front of an instruction that does not use them
	IsInit  bool
	super   func(method uint32) bool // whether a method reference names a constructor
}

// NewFlow cuts a method into blocks.
func NewFlow(code *dex.Code, receivers *trace.Receivers) (*flow, error) {
	f := &flow{Code: code}
	var err error
	if f.Starts, err = trace.Blocks(code); err != nil {
		return nil, err
	}
	if f.Tries, err = code.Tries(); err != nil {
		return nil, err
	}
	f.Insns = make([]dex.Insn, 0, code.Units()/2+1)
	if err := code.All(func(in *dex.Insn) bool {
		if !in.Op.IsPayload() {
			f.Insns = append(f.Insns, *in)
		}
		return true
	}); err != nil {
		return nil, err
	}
	n := len(f.Starts)
	f.First = make([]int, n+1)
	f.succs, f.Preds, f.Handler, f.throws = make([][]int, n), make([]int, n), make([]bool, n), make([]bool, n)
	f.leads = make([][]int, n)
	f.TryAt = make([]int16, len(f.Insns))
	f.Call, f.Asks = make([]bool, len(f.Insns)), make([]bool, len(f.Insns))
	if receivers != nil {
		for i := range f.Insns {
			f.Call[i] = receivers.Of(code.File(), &f.Insns[i])
		}
	}
	for i := range f.Insns {
		f.kept.Add(&f.Insns[i])
	}
	for k := range f.kept {
		f.kept[k] = ^f.kept[k]
	}
	at := 0
	for b, pc := range f.Starts {
		for at < len(f.Insns) && f.Insns[at].PC < pc {
			at++
		}
		f.First[b] = at
	}
	f.First[n] = len(f.Insns)
	if n > 0 {
		f.Preds[0] = 1
	}
	for i := range f.Insns {
		f.TryAt[i] = -1
		t, ok := slices.BinarySearchFunc(f.Tries, f.Insns[i].PC, func(t dex.Try, pc uint32) int {
			switch {
			case t.End <= pc:
				return -1
			case t.Start > pc:
				return 1
			}
			return 0
		})
		if ok {
			f.TryAt[i] = int16(t)
		}
	}
	for _, t := range f.Tries {
		for _, h := range t.Handlers {
			f.Handler[f.BlockAt(h.PC)] = true
		}
	}
	for b := range f.Starts {
		if f.First[b] == f.First[b+1] {
			continue
		}
		for i := f.First[b]; i < f.First[b+1]; i++ {
			f.throws[b] = f.throws[b] || f.Insns[i].Op.Has(dex.FlagThrows)
		}
		last := &f.Insns[f.First[b+1]-1]
		add := func(pc uint32) {
			if to := f.BlockAt(pc); !slices.Contains(f.succs[b], to) {
				f.succs[b] = append(f.succs[b], to)
				f.leads[to] = append(f.leads[to], b)
				f.Preds[to]++
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
			add(f.Starts[b+1])
		}
	}
	f.loops = f.findLoops()
	return f, nil
}

// BlockAt returns the block that begins at or before pc.
func (f *flow) BlockAt(pc uint32) int {
	b, ok := slices.BinarySearch(f.Starts, pc)
	if !ok {
		b--
	}
	return max(b, 0)
}

// solve finds the states in front of all blocks.
func (f *flow) solve(entry state) {
	f.In = make([]state, len(f.Starts))
	if len(f.Starts) == 0 {
		return
	}
	entry.reached = true
	f.In[0].merge(&entry)
	queue := []int{0}
	queued := make([]bool, len(f.Starts))
	push := func(b int, s *state) {
		if f.In[b].merge(s) && !queued[b] {
			queued[b] = true
			queue = append(queue, b)
		}
	}
	for len(queue) > 0 {
		b := queue[0]
		queue = queue[1:]
		queued[b] = false
		s := f.In[b]
		for i := f.First[b]; i < f.First[b+1]; i++ {
			in := &f.Insns[i]
			f.Probes(i, &s) // what a probe in front of it records is known
			if t := f.TryAt[i]; t >= 0 && in.Op.Has(dex.FlagThrows) {
				// Nobody records which instruction threw, so that what registers held is
				// open again, unless they keep it all the time.
				thrown := s
				for k := range thrown.known {
					thrown.known[k] &= f.kept[k]
				}
				for _, h := range f.Tries[t].Handlers {
					push(f.BlockAt(h.PC), &thrown)
				}
			}
			f.Step(in, &s)
		}
		for _, to := range f.succs[b] {
			push(to, &s)
		}
	}
}

// Need says which operands of an instruction have to be recorded.
type Need uint8

const (
	NeedBase  Need = 1 << iota // the object whose field or element is used, or that is called
	NeedIndex                  // the index of the element
	NeedEarly                  // what arrived in registers, see early.go
)

// operands returns the registers of base and index of an instruction that
// reads or writes the heap.
func operands(in *dex.Insn) (base, index uint16, has Need) {
	switch {
	case in.Op >= dex.OpIget && in.Op <= dex.OpIputShort:
		return in.B, 0, NeedBase
	case in.Op >= dex.OpAget && in.Op <= dex.OpAputShort:
		return in.B, in.C, NeedBase | NeedIndex
	case in.Op == dex.OpFillArrayData:
		return in.A, 0, NeedBase
	}
	return 0, 0, 0
}

// Operands returns the registers of what instruction i uses by identity and
// index: of a heap access, or of a call whose receiver is recorded.
func (f *flow) Operands(i int) (base, index uint16, has Need) {
	if in := &f.Insns[i]; !f.Call[i] && !f.Asks[i] {
		return operands(in)
	} else {
		return in.Arg(0), 0, NeedBase
	}
}

// Probes returns what has to be recorded in front of an instruction and notes
// that it is known from there on.
func (f *flow) Probes(i int, s *state) Need {
	base, index, has := f.Operands(i)
	var out Need
	for _, r := range f.Early[i] {
		s.known.Set(r, true)
		out |= NeedEarly
	}
	if has&NeedBase != 0 && !(s.Unfinished && s.Raw.Has(base)) {
		if !s.known.Has(base) {
			out |= NeedBase
		}
		s.known.Set(base, true)
	}
	if has&NeedIndex != 0 {
		if !s.known.Has(index) {
			out |= NeedIndex
		}
		s.known.Set(index, true)
	}
	return out
}

// Step changes the state as the instruction does.
func (f *flow) Step(in *dex.Insn, s *state) {
	op := in.Op
	if r, ok := dereferences(in); ok {
		s.there.Set(r, true)
	}
	switch {
	case op == dex.OpMonitorEnter:
		s.locks = min(s.locks+1, 200)
		return
	case op == dex.OpMonitorExit:
		s.locks = max(s.locks, 1) - 1
		return
	case (op == dex.OpInvokeDirect || op == dex.OpInvokeDirectRange) && s.Unfinished && in.NumArgs() > 0 && s.Raw.Has(in.Arg(0)) && f.super(in.Index):
		s.Unfinished = false
		s.Raw = Registers{}
		return
	}
	if !op.Has(dex.FlagSetsA) {
		return
	}
	known, raw := Computes(in, &s.known), false
	if op >= dex.OpMoveObject && op <= dex.OpMoveObject16 {
		raw = s.Raw.Has(in.B)
	}
	s.known.Set(in.A, known)
	s.Raw.Set(in.A, raw)
	s.there.Set(in.A, op == dex.OpNewArray || op == dex.OpNewInstance || op >= dex.OpMoveObject && op <= dex.OpMoveObject16 && s.there.Has(in.B))
	if op.Has(dex.FlagWideA) {
		s.there.Set(in.A+1, false)
		s.known.Set(in.A+1, known)
		s.Raw.Set(in.A+1, false)
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
	return base, has&NeedBase != 0
}

// safe reports whether an instruction that can throw does not, in a state: the
// length of an array fails for null only.
func (s *state) safe(in *dex.Insn) bool { return in.Op == dex.OpArrayLength && s.there.Has(in.B) }

// findThrows looks again at which blocks can throw, with the states known.
func (f *flow) findThrows() {
	for b := range f.Starts {
		s := f.In[b]
		if !s.reached {
			continue
		}
		f.throws[b] = false
		for i := f.First[b]; i < f.First[b+1]; i++ {
			in := &f.Insns[i]
			f.throws[b] = f.throws[b] || in.Op.Has(dex.FlagThrows) && !s.safe(in)
			f.Step(in, &s)
		}
	}
}
