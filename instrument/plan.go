// The plan: which probes a method needs.

package instrument

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/owner"
)

// Mode says how a method is traced.
type Mode uint8

// The modes, from everything to nothing.
const (
	ModeNone   Mode = iota // not instrumented
	ModeCalls              // entry, return, exceptional exit
	ModeStubs              // and blocks, through stubs
	ModeBlocks             // and blocks, identities, array indices
	ModeLog                // statements are printed
)

var modeNames = [...]string{"none", "calls", "stubs", "blocks", "log"}

func (m Mode) String() string { return modeNames[m] }

// maxStubBlocks is the most blocks of a method that is traced through stubs,
// each of which takes a method reference.
const maxStubBlocks = 1000

// maxBlocks is the most blocks that a recording can number.
const maxBlocks = 1<<15 - 2

// spare is how many registers probes need: the number of the method, behind it
// the recorder, and one for an argument.
const spare = 3

// plan is what is recorded of a method. It depends on the original code alone.
type plan struct {
	mode     Mode
	flow     *flow
	probed   []bool  // by block
	order    []int   // the blocks that are recorded, by the number that they are recorded with
	number   []int   // and their numbers, by block
	aside    []int   // by block that branches: the successor without a probe, -1 for none
	silent   []bool  // by block: it is counted instead of recorded, see turn.go
	counting []bool  // by block: it lies in a loop whose silent blocks are counted
	tells    []bool  // by block: with its record comes the count of the silent blocks
	steady   []uint8 // by instruction: the register, from 1, that remembers its base, see steady.go
	sites    []int   // the instructions that have one, ascending
	memory   int     // how many of these registers there are
	needs    []need  // by instruction
	reach    []reach // by instruction
	throws   []bool  // by instruction: it can fail in a way worth a handler
	this     bool    // the identity of this is recorded at entry
	leave    bool    // the method runs code that records: when it returns may be open
	leaves   []bool  // by instruction: a return that is recorded
	guard    []bool  // by instruction: an exception here is recorded when it leaves the method
	passes   bool    // exceptions that leave the method are those that left one that it called
	calm     []bool  // by instruction: it may lie in a range whose handler records exceptions
}

// plan plans the probes of a method; nil for one without code.
func (pl *planner) plan(m dex.MethodID) (*plan, error) {
	p := pl.program
	code, ok, err := p.Code(m)
	if err != nil || !ok {
		return nil, err
	}
	f, err := newFlow(&code, pl.receivers)
	if err != nil {
		return nil, err
	}
	method := &p.Methods[m]
	file := p.MethodFile(m)
	isStatic := method.Access&dex.AccStatic != 0
	this := code.Registers - code.Ins
	entry := state{}
	entry.there.set(this, !isStatic)
	if p.MethodName(m) == "<init>" {
		f.isInit = true
		entry.unfinished = true
		entry.raw.set(this, true)
	}
	f.super = func(ref uint32) bool { return file.String(file.MethodRef(ref).Name) == "<init>" }
	out := newPlan(f, ModeBlocks)
	switch {
	case len(f.starts) > maxBlocks:
		out.mode = ModeCalls
	case int(code.Registers)+spare > maxRegisters && len(f.starts) > maxStubBlocks:
		out.mode = ModeCalls
	case int(code.Registers)+spare > maxRegisters:
		out.mode = ModeStubs
	}
	for i := range f.insns {
		f.asks[i] = pl.asks(file, &f.insns[i])
	}
	overrides := pl.overrides.reached[p.MethodName(m)+p.MethodProto(m)] && f.kept.has(this)
	if out.mode == ModeBlocks && !isStatic && !f.isInit && (overrides || f.usesHeapOf(this)) {
		out.this = true
		entry.known.set(this, true)
	}
	f.solve(entry)
	if out.mode == ModeBlocks {
		if f.early = f.findEarly(objectParameters(p.MethodProto(m), int(code.Registers))); len(f.early) > 0 {
			f.solve(entry)
		}
	}
	out.leave = out.mode == ModeCalls // without blocks nobody can tell when it is over
	for i := range f.insns {
		in := &f.insns[i]
		out.reach[i] = pl.reach(file, method.Class, in)
		out.leave = out.leave || out.reach[i] != reachNone
		out.throws[i] = out.mayThrow(in, !isStatic, this)
	}
	f.findThrows()
	out.choose()
	if out.mode == ModeBlocks && int(code.Registers)+spare+1+maxMemory <= maxRegisters {
		out.silence()
		out.findSteady()
	}
	out.spareBranches()
	there := make([]bool, len(f.insns)) // the receiver is
	out.number = make([]int, len(f.starts))
	for b := range f.starts {
		if out.probed[b] {
			out.number[b] = len(out.order)
			out.order = append(out.order, b)
		}
		s := f.in[b]
		if !s.reached {
			continue
		}
		for i := f.first[b]; i < f.first[b+1]; i++ {
			in := &f.insns[i]
			if n := f.probes(i, &s); out.mode == ModeBlocks {
				if out.needs[i] = n; out.steady[i] != 0 {
					out.needs[i] &^= needBase
				}
			}
			out.calm[i] = !s.unfinished && s.locks == 0
			out.guard[i] = out.calm[i] && out.throws[i] && !f.caughtAll(i)
			there[i] = in.Op.Has(dex.FlagInvoke) && in.NumArgs() > 0 && s.there.has(in.Arg(0))
			f.step(in, &s)
		}
	}
	if out.passes = pl.passesOn(m, out, there); out.passes {
		clear(out.guard)
	}
	out.returns()
	return out, nil
}

// records reports whether a method records anything behind its entry, for which its
// probes need the recorder.
func (p *plan) records() bool {
	return p.mode == ModeLog || len(p.order) > 0 || slices.Contains(p.guard, true) || slices.Contains(p.leaves, true) ||
		slices.ContainsFunc(p.needs, func(n need) bool { return n != 0 })
}

// registers returns how many registers the probes need.
func (p *plan) registers() int {
	switch {
	case p.records() && p.counts():
		return spare + 1 + p.memory
	case p.records():
		return spare + p.memory
	}
	// The entry's number alone, and behind it the object that is recorded with it where
	// a call may not be able to name the register that holds it.
	if _, ok := p.arrival(); ok && p.flow.code.Registers > maxNamed {
		return 2
	}
	return 1
}

// arrival returns the register of the object that is recorded together with the
// entry: this, or what the first instruction has recorded in front of it.
func (p *plan) arrival() (register uint16, ok bool) {
	switch f := p.flow; {
	case p.this:
		return f.code.Registers - f.code.Ins, true
	case !p.arrives():
		return 0, false
	case p.needs[0]&needEarly != 0:
		return f.early[0][0], true
	default:
		base, _, _ := f.operands(0)
		return base, true
	}
}

// arrives reports whether the first instruction has an object recorded right
// behind the entry.
func (p *plan) arrives() bool {
	return !p.this && p.mode == ModeBlocks && len(p.needs) > 0 && !p.probed[0] && p.needs[0]&(needEarly|needBase) != 0
}

func newPlan(f *flow, mode Mode) *plan {
	n := len(f.insns)
	return &plan{mode: mode, flow: f, probed: make([]bool, len(f.starts)), needs: make([]need, n), reach: make([]reach, n), throws: make([]bool, n),
		leaves: make([]bool, n), guard: make([]bool, n), calm: make([]bool, n), steady: make([]uint8, n),
		silent: make([]bool, len(f.starts)), tells: make([]bool, len(f.starts)), counting: make([]bool, len(f.starts))}
}

// mayThrow reports whether an exception of an instruction is worth a handler.
// Access to fields of this never fails, as long as its register is not written,
// nor does the constructor above all; loading a string fails when there is no
// memory left to go on with.
func (p *plan) mayThrow(in *dex.Insn, instance bool, this uint16) bool {
	switch base, _, has := operands(in); {
	case in.Op == dex.OpMonitorExit, in.Op == dex.OpConstString, in.Op == dex.OpConstStringJumbo:
		return false
	case in.Op == dex.OpInvokeDirect && p.flow.isInit && p.flow.code.File().MethodText(in.Index) == "Ljava/lang/Object;-><init>()V":
		return false
	case has == needBase && in.Op != dex.OpFillArrayData && instance && base == this && p.flow.kept.has(this):
		return false
	}
	return in.Op.Has(dex.FlagThrows)
}

// callsOut reports whether an instruction may run other code: called, or the
// initialiser of a class.
func callsOut(op dex.Op) bool {
	switch {
	case op.Has(dex.FlagInvoke), op == dex.OpNewInstance, op >= dex.OpSget && op <= dex.OpSputShort:
		return true
	}
	return false
}

// caughtAll reports whether every exception of an instruction has a handler in
// the method.
func (f *flow) caughtAll(i int) bool {
	t := f.tryAt[i]
	if t < 0 {
		return false
	}
	h := f.tries[t].Handlers
	if len(h) == 0 {
		return false
	}
	last := h[len(h)-1].Type
	return last == dex.NoIndex || f.code.File().TypeDescriptor(last) == "Ljava/lang/Throwable;"
}

// usesHeapOf reports whether the object that arrives in a register is ever the
// base of a heap access, and the register keeps it.
func (f *flow) usesHeapOf(r uint16) bool {
	for i := range f.insns {
		if base, _, has := f.operands(i); has != 0 && base == r {
			return f.kept.has(r)
		}
	}
	return false
}

// choose picks the blocks that are recorded. A block goes without a probe if
// the blocks before it lead to nothing else, and no exception can leave it open
// which of them was reached.
func (p *plan) choose() {
	f := p.flow
	if p.mode == ModeCalls {
		return
	}
	for b := range f.starts {
		// Loops that nothing enters or leaves would have no probe at all.
		p.probed[b] = f.handler[b] || !f.in[b].reached || f.preds[b] > 1 && f.endless(b)
	}
	if len(p.probed) > 0 {
		p.probed[0] = f.preds[0] > 1 || f.handler[0]
	}
	for b := range f.starts {
		for _, to := range f.succs[b] {
			if len(f.succs[b]) > 1 {
				p.probed[to] = true
			}
		}
	}
	for b := range f.starts {
		if !p.probed[b] && f.throws[b] && p.open(f.leads[b]...) {
			p.probed[b] = true
		}
	}
}

// endless reports whether a block leads to itself and nowhere else.
func (f *flow) endless(b int) bool {
	to := b
	for range f.starts {
		if len(f.succs[to]) != 1 {
			return false
		}
		if to = f.succs[to][0]; to == b {
			return true
		}
	}
	return true // to a loop that b is not in
}

// open reports whether something can throw in one of some blocks, or in front of
// it behind the last record.
func (p *plan) open(blocks ...int) bool {
	seen := map[int]bool{}
	for work := slices.Clone(blocks); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		switch {
		case seen[b]:
			continue
		case p.flow.throws[b]:
			return true
		}
		if seen[b] = true; !p.probed[b] {
			work = append(work, p.flow.leads[b]...)
		}
	}
	return false
}

// follows returns the block that is entered behind b without being recorded,
// -1 if there is none. next is the block that is recorded next in the frame, -1
// if something else is.
func (p *plan) follows(b, next int) int {
	s := p.flow.succs[b]
	if len(s) == 1 && !p.probed[s[0]] && s[0] != 0 && !p.silent[s[0]] {
		return s[0]
	}
	if a := p.aside[b]; a >= 0 && (s[0] != a || s[1] != next) && (s[1] != a || s[0] != next) {
		return a
	}
	return -1
}

// spareBranches takes the probe from one of the two blocks behind a branch,
// where the absence of the other's record tells the same: the code behind it
// must not lead to the other one, no exception may leave open which of branch
// and block raised it, and in methods that do not record their return it must
// not lead there, or the record of a caller's block could be mistaken for the
// other one's.
func (p *plan) spareBranches() {
	f := p.flow
	p.aside = make([]int, len(f.starts))
	for b := range p.aside {
		p.aside[b] = -1
	}
	if p.mode == ModeCalls {
		return
	}
	permanent := func(b int) bool { return f.preds[b] > 1 || f.handler[b] || b == 0 }
	relied := make([]bool, len(f.starts)) // the blocks behind it keep their probes
	cycle := f.cycles()
	for b, succs := range f.succs {
		if len(succs) != 2 || !f.in[b].reached || relied[b] || p.turn(b) >= 0 {
			continue
		}
		first := 0
		if cycle[succs[0]] != cycle[b] && cycle[succs[1]] == cycle[b] {
			first = 1 // the way that stays in the loop is taken more often
		}
		for k := range 2 {
			s, t := succs[first^k], succs[1-first^k]
			if permanent(s) || s == b || !p.probed[t] || !p.probed[s] {
				continue
			}
			way, ok := p.spared(s, t)
			if !ok || slices.ContainsFunc(way, func(b int) bool { return f.throws[b] }) && p.open(b) {
				continue
			}
			p.probed[s], p.aside[b] = false, s
			for _, k := range way {
				relied[k] = true
			}
			break
		}
	}
}

// spared returns the blocks on the way from block s, if that goes without a
// probe, to the next probes; false if what is recorded there could be mistaken
// for the record of t.
func (p *plan) spared(s, t int) (way []int, ok bool) {
	f := p.flow
	for next := s; next >= 0; {
		end := next
		way = append(way, end)
		next = p.follows(end, -1)
		if slices.ContainsFunc(f.succs[end], func(to int) bool { return to == t || to != next && !p.probed[to] }) {
			return nil, false
		}
		if len(f.succs[end]) == 0 && !p.leave {
			return nil, false
		}
	}
	return way, true
}

// Scope says which classes are instrumented. Patterns are class names or
// packages with dots, those that end in ".*" or "." stand for a package and
// all below it.
type Scope struct {
	Include, Exclude []string
	// Own are packages that are the app's even if they look like a library's:
	// those that its manifest names.
	Own []string
}

// Contains reports whether a class, by descriptor, is instrumented, and why
// not: "excluded" or "library".
func (s *Scope) Contains(descriptor string) (bool, string) {
	if strings.HasPrefix(descriptor, recorderPrefix) {
		return false, "recorder"
	}
	name := strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(descriptor, "L"), ";"), "/", ".")
	if matches(s.Exclude, name) {
		return false, "excluded"
	}
	if len(s.Include) > 0 {
		if matches(s.Include, name) {
			return true, ""
		}
		return false, "excluded"
	}
	if owner.Of(name) != owner.App && !matches(s.Own, name) {
		return false, "library"
	}
	return true, ""
}

func matches(patterns []string, name string) bool {
	for _, p := range patterns {
		p = strings.TrimSuffix(p, "*")
		if p == name || strings.HasSuffix(p, ".") && strings.HasPrefix(name, p) || p == "" {
			return true
		}
		if !strings.HasSuffix(p, ".") && strings.HasPrefix(name, p) && strings.ContainsAny(name[len(p):len(p)+1], ".$") {
			return true
		}
	}
	return false
}

// maxNamed is the highest register that a call can name one by one.
const maxNamed = 15

// timedMethod reports whether the entry of a method is recorded with the time:
// those that frameworks call by convention, from a thread of their own choice.
func timedMethod(name string) bool {
	switch name {
	case "run", "call", "handleMessage", "doInBackground", "<clinit>":
		return true
	}
	return len(name) > 2 && strings.HasPrefix(name, "on") && name[2] >= 'A' && name[2] <= 'Z'
}

// recorderPrefix begins the names of the classes that instrumenting adds.
const recorderPrefix = "Lcom/esdroid/trace/"
