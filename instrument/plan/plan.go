// The plan: which probes a method needs.

package plan

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

// String names the mode as options and reports do.
func (m Mode) String() string { return modeNames[m] }

// maxStubBlocks is the most blocks of a method that is traced through stubs,
// each of which takes a method reference.
const maxStubBlocks = 1000

// maxBlocks is the most blocks that a recording can number.
const maxBlocks = 1<<15 - 2

// Spare is how many registers probes need: the number of the method, behind it
// the recorder, and one for an argument.
const Spare = 3

// Plan is what is recorded of a method. It depends on the original code alone.
type Plan struct {
	Mode     Mode
	Flow     *flow
	Probed   []bool  // by block
	Order    []int   // the blocks that are recorded, by the number that they are recorded with
	Number   []int   // and their numbers, by block
	aside    []int   // by block that branches: the successor without a probe, -1 for none
	Silent   []bool  // by block: it is counted instead of recorded, see turn.go
	Counting []bool  // by block: it lies in a loop whose silent blocks are counted
	Tells    []bool  // by block: with its record comes the count of the silent blocks
	Steady   []uint8 // by instruction: the register, from 1, that remembers its base, see steady.go
	Sites    []int   // the instructions that have one, ascending
	memory   int     // how many of these registers there are
	Needs    []Need  // by instruction
	Reach    []reach // by instruction
	Throws   []bool  // by instruction: it can fail in a way worth a handler
	This     bool    // the identity of this is recorded at entry
	Leave    bool    // the method runs code that records: when it returns may be open
	Leaves   []bool  // by instruction: a return that is recorded
	Guard    []bool  // by instruction: an exception here is recorded when it leaves the method
	Passes   bool    // exceptions that leave the method are those that left one that it called
	Calm     []bool  // by instruction: it may lie in a range whose handler records exceptions
}

// Plan plans the probes of a method; nil for one without code.
func (pl *Planner) Plan(m dex.MethodID) (*Plan, error) {
	p := pl.program
	code, ok, err := p.Code(m)
	if err != nil || !ok {
		return nil, err
	}
	f, err := NewFlow(&code, pl.receivers)
	if err != nil {
		return nil, err
	}
	method := &p.Methods[m]
	file := p.MethodFile(m)
	isStatic := method.Access&dex.AccStatic != 0
	this := code.Registers - code.Ins
	entry := state{}
	entry.there.Set(this, !isStatic)
	if p.MethodName(m) == "<init>" {
		f.IsInit = true
		entry.Unfinished = true
		entry.Raw.Set(this, true)
	}
	f.super = func(ref uint32) bool { return file.String(file.MethodRef(ref).Name) == "<init>" }
	out := NewPlan(f, ModeBlocks)
	switch {
	case len(f.Starts) > maxBlocks:
		out.Mode = ModeCalls
	case int(code.Registers)+Spare > MaxRegisters && len(f.Starts) > maxStubBlocks:
		out.Mode = ModeCalls
	case int(code.Registers)+Spare > MaxRegisters:
		out.Mode = ModeStubs
	}
	for i := range f.Insns {
		f.Asks[i] = pl.asks(file, &f.Insns[i])
	}
	overrides := pl.overrides.reached[p.MethodName(m)+p.MethodProto(m)] && f.kept.Has(this)
	if out.Mode == ModeBlocks && !isStatic && !f.IsInit && (overrides || f.usesHeapOf(this)) {
		out.This = true
		entry.known.Set(this, true)
	}
	f.solve(entry)
	if out.Mode == ModeBlocks {
		if f.Early = f.findEarly(objectParameters(p.MethodProto(m), int(code.Registers))); len(f.Early) > 0 {
			f.solve(entry)
		}
	}
	out.Leave = out.Mode == ModeCalls // without blocks nobody can tell when it is over
	for i := range f.Insns {
		in := &f.Insns[i]
		out.Reach[i] = pl.reach(file, method.Class, in)
		out.Leave = out.Leave || out.Reach[i] != ReachNone
		out.Throws[i] = out.mayThrow(in, !isStatic, this)
	}
	f.findThrows()
	out.choose()
	if out.Mode == ModeBlocks && int(code.Registers)+Spare+1+MaxMemory <= MaxRegisters {
		out.silence()
		out.findSteady()
	}
	out.spareBranches()
	there := make([]bool, len(f.Insns)) // the receiver is
	out.Number = make([]int, len(f.Starts))
	for b := range f.Starts {
		if out.Probed[b] {
			out.Number[b] = len(out.Order)
			out.Order = append(out.Order, b)
		}
		s := f.In[b]
		if !s.reached {
			continue
		}
		for i := f.First[b]; i < f.First[b+1]; i++ {
			in := &f.Insns[i]
			if n := f.Probes(i, &s); out.Mode == ModeBlocks {
				if out.Needs[i] = n; out.Steady[i] != 0 {
					out.Needs[i] &^= NeedBase
				}
			}
			out.Calm[i] = !s.Unfinished && s.locks == 0
			out.Guard[i] = out.Calm[i] && out.Throws[i] && !f.caughtAll(i)
			there[i] = in.Op.Has(dex.FlagInvoke) && in.NumArgs() > 0 && s.there.Has(in.Arg(0))
			f.Step(in, &s)
		}
	}
	if out.Passes = pl.passesOn(m, out, there); out.Passes {
		clear(out.Guard)
	}
	out.returns()
	return out, nil
}

// Records reports whether a method records anything behind its entry, for which its
// probes need the recorder.
func (p *Plan) Records() bool {
	return p.Mode == ModeLog || len(p.Order) > 0 || slices.Contains(p.Guard, true) || slices.Contains(p.Leaves, true) ||
		slices.ContainsFunc(p.Needs, func(n Need) bool { return n != 0 })
}

// Registers returns how many registers the probes need.
func (p *Plan) Registers() int {
	switch {
	case p.Records() && p.Counts():
		return Spare + 1 + p.memory
	case p.Records():
		return Spare + p.memory
	}
	// The entry's number alone, and behind it the object that is recorded with it where
	// a call may not be able to name the register that holds it.
	if _, ok := p.Arrival(); ok && p.Flow.Code.Registers > MaxNamed {
		return 2
	}
	return 1
}

// Arrival returns the register of the object that is recorded together with the
// entry: this, or what the first instruction has recorded in front of it.
func (p *Plan) Arrival() (register uint16, ok bool) {
	switch f := p.Flow; {
	case p.This:
		return f.Code.Registers - f.Code.Ins, true
	case !p.Arrives():
		return 0, false
	case p.Needs[0]&NeedEarly != 0:
		return f.Early[0][0], true
	default:
		base, _, _ := f.Operands(0)
		return base, true
	}
}

// Arrives reports whether the first instruction has an object recorded right
// behind the entry.
func (p *Plan) Arrives() bool {
	return !p.This && p.Mode == ModeBlocks && len(p.Needs) > 0 && !p.Probed[0] && p.Needs[0]&(NeedEarly|NeedBase) != 0
}

// NewPlan returns the plan of a method that has no probes yet.
func NewPlan(f *flow, mode Mode) *Plan {
	n := len(f.Insns)
	return &Plan{Mode: mode, Flow: f, Probed: make([]bool, len(f.Starts)), Needs: make([]Need, n), Reach: make([]reach, n), Throws: make([]bool, n),
		Leaves: make([]bool, n), Guard: make([]bool, n), Calm: make([]bool, n), Steady: make([]uint8, n),
		Silent: make([]bool, len(f.Starts)), Tells: make([]bool, len(f.Starts)), Counting: make([]bool, len(f.Starts))}
}

// mayThrow reports whether an exception of an instruction is worth a handler.
// Access to fields of this never fails, as long as its register is not written,
// nor does the constructor above all; loading a string fails when there is no
// memory left to go on with.
func (p *Plan) mayThrow(in *dex.Insn, instance bool, this uint16) bool {
	switch base, _, has := operands(in); {
	case in.Op == dex.OpMonitorExit, in.Op == dex.OpConstString, in.Op == dex.OpConstStringJumbo:
		return false
	case in.Op == dex.OpInvokeDirect && p.Flow.IsInit && p.Flow.Code.File().MethodText(in.Index) == "Ljava/lang/Object;-><init>()V":
		return false
	case has == NeedBase && in.Op != dex.OpFillArrayData && instance && base == this && p.Flow.kept.Has(this):
		return false
	}
	return in.Op.Has(dex.FlagThrows)
}

// CallsOut reports whether an instruction may run other code: called, or the
// initialiser of a class.
func CallsOut(op dex.Op) bool {
	switch {
	case op.Has(dex.FlagInvoke), op == dex.OpNewInstance, op >= dex.OpSget && op <= dex.OpSputShort:
		return true
	}
	return false
}

// caughtAll reports whether every exception of an instruction has a handler in
// the method.
func (f *flow) caughtAll(i int) bool {
	t := f.TryAt[i]
	if t < 0 {
		return false
	}
	h := f.Tries[t].Handlers
	if len(h) == 0 {
		return false
	}
	last := h[len(h)-1].Type
	return last == dex.NoIndex || f.Code.File().TypeDescriptor(last) == "Ljava/lang/Throwable;"
}

// usesHeapOf reports whether the object that arrives in a register is ever the
// base of a heap access, and the register keeps it.
func (f *flow) usesHeapOf(r uint16) bool {
	for i := range f.Insns {
		if base, _, has := f.Operands(i); has != 0 && base == r {
			return f.kept.Has(r)
		}
	}
	return false
}

// choose picks the blocks that are recorded. A block goes without a probe if
// the blocks before it lead to nothing else, and no exception can leave it open
// which of them was reached.
func (p *Plan) choose() {
	f := p.Flow
	if p.Mode == ModeCalls {
		return
	}
	for b := range f.Starts {
		// Loops that nothing enters or leaves would have no probe at all.
		p.Probed[b] = f.Handler[b] || !f.In[b].reached || f.Preds[b] > 1 && f.endless(b)
	}
	if len(p.Probed) > 0 {
		p.Probed[0] = f.Preds[0] > 1 || f.Handler[0]
	}
	for b := range f.Starts {
		for _, to := range f.succs[b] {
			if len(f.succs[b]) > 1 {
				p.Probed[to] = true
			}
		}
	}
	for b := range f.Starts {
		if !p.Probed[b] && f.throws[b] && p.open(f.leads[b]...) {
			p.Probed[b] = true
		}
	}
}

// endless reports whether a block leads to itself and nowhere else.
func (f *flow) endless(b int) bool {
	to := b
	for range f.Starts {
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
func (p *Plan) open(blocks ...int) bool {
	seen := map[int]bool{}
	for work := slices.Clone(blocks); len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		switch {
		case seen[b]:
			continue
		case p.Flow.throws[b]:
			return true
		}
		if seen[b] = true; !p.Probed[b] {
			work = append(work, p.Flow.leads[b]...)
		}
	}
	return false
}

// Follows returns the block that is entered behind b without being recorded,
// -1 if there is none. next is the block that is recorded next in the frame, -1
// if something else is.
func (p *Plan) Follows(b, next int) int {
	s := p.Flow.succs[b]
	if len(s) == 1 && !p.Probed[s[0]] && s[0] != 0 && !p.Silent[s[0]] {
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
func (p *Plan) spareBranches() {
	f := p.Flow
	p.aside = make([]int, len(f.Starts))
	for b := range p.aside {
		p.aside[b] = -1
	}
	if p.Mode == ModeCalls {
		return
	}
	permanent := func(b int) bool { return f.Preds[b] > 1 || f.Handler[b] || b == 0 }
	relied := make([]bool, len(f.Starts)) // the blocks behind it keep their probes
	cycle := f.cycles()
	for b, succs := range f.succs {
		if len(succs) != 2 || !f.In[b].reached || relied[b] || p.Turn(b) >= 0 {
			continue
		}
		first := 0
		if cycle[succs[0]] != cycle[b] && cycle[succs[1]] == cycle[b] {
			first = 1 // the way that stays in the loop is taken more often
		}
		for k := range 2 {
			s, t := succs[first^k], succs[1-first^k]
			if permanent(s) || s == b || !p.Probed[t] || !p.Probed[s] {
				continue
			}
			way, ok := p.spared(s, t)
			if !ok || slices.ContainsFunc(way, func(b int) bool { return f.throws[b] }) && p.open(b) {
				continue
			}
			p.Probed[s], p.aside[b] = false, s
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
func (p *Plan) spared(s, t int) (way []int, ok bool) {
	f := p.Flow
	for next := s; next >= 0; {
		end := next
		way = append(way, end)
		next = p.Follows(end, -1)
		if slices.ContainsFunc(f.succs[end], func(to int) bool { return to == t || to != next && !p.Probed[to] }) {
			return nil, false
		}
		if len(f.succs[end]) == 0 && !p.Leave {
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
	if strings.HasPrefix(descriptor, OwnPrefix) {
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

// MaxNamed is the highest register that a call can name one by one.
const MaxNamed = 15

// TimedMethod reports whether the entry of a method is recorded with the time:
// those that frameworks call by convention, from a thread of their own choice.
func TimedMethod(name string) bool {
	switch name {
	case "run", "call", "handleMessage", "doInBackground", "<clinit>":
		return true
	}
	return len(name) > 2 && strings.HasPrefix(name, "on") && name[2] >= 'A' && name[2] <= 'Z'
}

// OwnPrefix begins the names of the classes that instrumenting adds.
const OwnPrefix = "Lcom/esdroid/trace/"
