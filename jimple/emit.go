// Emission: from raw statements and locals to the finished body.

package jimple

import (
	"sort"
	"strconv"

	"github.com/esdroid/esdroid/dex"
)

// emitter builds a Body.
type emitter struct {
	*lifter
	b     *Body
	first []int32 // by raw statement: its first statement
	names []int32 // by unnamed local: its index in Body.Locals, or -1
}

func (l *lifter) emit() *Body {
	b := &Body{
		Method: l.m, File: l.f, program: l.p, signature: l.sig, endPC: l.code.Units(),
		Consts: l.consts, switches: l.switches, fills: l.fills,
		Stmts:    make([]Stmt, 0, len(l.raws)+1+len(l.sig.params)),
		operands: make([]Value, 0, len(l.rawOps)),
	}
	e := emitter{l, b, make([]int32, len(l.raws)+1), make([]int32, len(l.infer.locals))}
	for i := range e.names {
		e.names[i] = -1
	}
	e.identities()
	for i := range l.raws {
		e.first[i] = int32(len(b.Stmts))
		e.statement(int32(i))
	}
	e.first[len(l.raws)] = int32(len(b.Stmts))
	e.jumps()
	e.traps()
	b.Consts = l.consts
	e.mapPCs()
	e.lines()
	b.markDead()
	b.nameLocals()
	return b
}

// local returns the index in the body of an unnamed local; locals are numbered
// as statements mention them.
func (e *emitter) local(unnamed int32) int32 {
	if e.names[unnamed] < 0 {
		e.names[unnamed] = int32(len(e.b.Locals))
		e.b.Locals = append(e.b.Locals, e.infer.locals[unnamed])
	}
	return e.names[unnamed]
}

func (e *emitter) add(s Stmt, args ...Value) {
	s.args, s.numArgs = uint32(len(e.b.operands)), uint16(len(args))
	e.b.operands = append(e.b.operands, args...)
	e.b.Stmts = append(e.b.Stmts, s)
}

// identities defines this and the parameters.
func (e *emitter) identities() {
	for n := range e.flow.nodes {
		v := &e.flow.nodes[n]
		if v.kind != paramNode {
			break // they come first
		}
		s := Stmt{Kind: Identity, Op: OpParam, Flags: Synthetic, Ref: uint32(v.at), Try: -1, Target: -1}
		if v.at < 0 {
			s.Op, s.Ref = OpThis, 0
		}
		s.Def = e.local(e.webLocal(int32(n)))
		e.add(s)
	}
}

// statement emits raw statement i.
func (e *emitter) statement(i int32) {
	r := &e.raws[i]
	s := Stmt{Kind: r.kind, Op: r.op, Cast: r.cast, Proto: r.proto, Ref: r.ref, PC: r.pc, Def: NoLocal, Target: -1, Try: e.rawTry[i]}
	if r.throws {
		s.Flags |= Throws
	}
	if r.op != OpCast {
		s.Cast = 0
	}
	d := e.flow.defs[i]
	if d >= 0 && e.flow.nodes[d].splittable {
		e.constants(i, d, s)
		return
	}
	var scratch [8]Value
	args := scratch[:0]
	for u := r.firstOp; u < r.firstOp+uint32(r.numOps); u++ {
		if e.flow.uses[u] < 0 {
			args = append(args, e.rawOps[u].cnst)
		} else {
			args = append(args, Value(e.local(e.infer.local[u])))
		}
	}
	if d >= 0 {
		s.Def = e.local(e.webLocal(d))
	}
	if r.kind == If || r.kind == Goto || r.kind == TableSwitch || r.kind == LookupSwitch || r.op == OpFillArray {
		s.Target = int32(r.target)
	}
	if r.kind == If && !args[1].IsLocal() && e.b.Locals[args[0]].Type.IsRef() {
		args[1] = e.constant(Const{Kind: ConstNull})
	}
	if r.op == OpNewArray && e.isFilled(r) {
		e.filledArray(s, r, args)
		return
	}
	e.add(s, args...)
}

// isFilled tells filled-new-array, whose operands are the elements, from
// new-array, whose operand is the length.
func (e *emitter) isFilled(r *raw) bool {
	op := dex.Op(e.code.Unit(r.pc) & 0xff)
	return op == dex.OpFilledNewArray || op == dex.OpFilledNewArrayRange
}

// filledArray emits a new array and the assignments of its elements, which
// cannot fail.
func (e *emitter) filledArray(s Stmt, r *raw, elements []Value) {
	if s.Def < 0 {
		s.Def = int32(len(e.b.Locals))
		e.b.Locals = append(e.b.Locals, Local{Type: Type(e.f.TypeDescriptor(r.ref)), Register: -1})
	}
	elements = append([]Value(nil), elements...)
	e.add(s, e.constant(Const{Kind: ConstInt, Bits: int64(len(elements))}))
	for k, v := range elements {
		e.add(Stmt{Kind: Assign, Op: OpPutElement, PC: r.pc, Def: NoLocal, Target: -1, Try: s.Try},
			Value(s.Def), e.constant(Const{Kind: ConstInt, Bits: int64(k)}), v)
	}
}

// constants emits the assignments of a constant or of a copy of one, one for
// each local that holds it.
func (e *emitter) constants(i, n int32, s Stmt) {
	r := &e.raws[i]
	var locals []int32
	e.infer.clones.each(n, func(local int32) bool {
		locals = append(locals, local)
		return true
	})
	sort.Slice(locals, func(a, b int) bool { return locals[a] < locals[b] })
	for _, local := range locals {
		if r.op == OpCopy {
			v := Value(e.local(e.infer.sources[e.infer.clones.find(n, local)]))
			s.Def = e.local(local)
			e.add(s, v)
			continue
		}
		s.Def = e.local(local)
		c := Const{Bits: r.bits}
		switch e.infer.locals[local].Type.Kind() {
		case KindInt:
			c.Kind = ConstInt
		case KindLong:
			c.Kind = ConstLong
		case KindFloat:
			c.Kind, c.Bits = ConstFloat, int64(uint32(r.bits))
		case KindDouble:
			c.Kind = ConstDouble
		default:
			c = Const{Kind: ConstNull}
			if r.bits != 0 { // only code that does not verify
				c = Const{Kind: ConstInt, Bits: r.bits}
			}
		}
		e.add(s, e.constant(c))
	}
}

// jumps turns raw targets into statements.
func (e *emitter) jumps() {
	for i := range e.b.Stmts {
		s := &e.b.Stmts[i]
		switch s.Kind {
		case If, Goto:
			s.Target = e.first[s.Target]
		case TableSwitch, LookupSwitch:
			t := &e.b.switches[s.Target]
			for k := range t.Targets {
				t.Targets[k] = e.first[t.Targets[k]]
			}
			t.Default = int32(i + 1)
		}
	}
}

// traps turns try ranges into ranges of statements. A handler that does not
// begin with move-exception gets an identity statement at the end of the body
// that jumps to it.
func (e *emitter) traps() {
	b := e.b
	inserted := map[int32]int32{} // by raw statement
	entry := func(raw int32) int32 {
		if e.raws[raw].op == OpCaught {
			return e.first[raw]
		}
		target := e.first[raw]
		if at, ok := inserted[raw]; ok {
			return at
		}
		at := int32(len(b.Stmts))
		inserted[raw] = at
		local := int32(len(b.Locals))
		b.Locals = append(b.Locals, Local{Type: e.caughtType(raw), Register: -1})
		s := Stmt{Kind: Identity, Op: OpCaught, Flags: Synthetic, PC: e.raws[raw].pc, Def: local, Target: -1, Try: -1}
		e.add(s)
		s.Kind, s.Op, s.Def, s.Target = Goto, OpNone, NoLocal, target
		e.add(s)
		return at
	}
	at := func(pc uint32) int32 { // first statement at or after pc
		i := sort.Search(len(e.raws), func(i int) bool { return e.raws[i].pc >= pc })
		return e.first[i]
	}
	lists := map[*dex.Handler]int32{}
	renumber := make([]int32, len(e.tries))
	for t := range e.tries {
		try := &e.tries[t]
		if len(try.Handlers) == 0 {
			renumber[t] = -1
			continue
		}
		list, known := lists[&try.Handlers[0]]
		if !known {
			list = int32(len(b.tries))
			lists[&try.Handlers[0]] = list
			handlers := make([]Handler, len(try.Handlers))
			for k, h := range try.Handlers {
				if h.Type != dex.NoIndex {
					handlers[k].Type = Type(e.f.TypeDescriptor(h.Type))
				}
				handlers[k].Target = entry(e.at[h.PC])
			}
			b.tries = append(b.tries, handlers)
		}
		renumber[t] = list
		if start, stop := at(try.Start), at(try.End); start < stop {
			for _, h := range b.tries[list] {
				b.Traps = append(b.Traps, Trap{h.Type, start, stop, h.Target})
			}
		}
	}
	for i := range b.Stmts {
		if s := &b.Stmts[i]; s.Try >= 0 {
			s.Try = renumber[s.Try]
		}
	}
}

func (e *emitter) mapPCs() {
	e.b.pcs = make([]pcEntry, len(e.raws))
	for i := range e.raws {
		e.b.pcs[i] = pcEntry{e.raws[i].pc, e.first[i]}
	}
}

// lines gives statements their source lines. Broken debug information costs
// the lines, never the method: devices do not read it either.
func (e *emitter) lines() {
	lines, err := e.code.Lines()
	if err != nil || len(lines) == 0 {
		return
	}
	written := e.p.Dex.WrittenLines(e.m, lines)
	if &written[0] != &lines[0] {
		e.b.raw, lines = lines, written
	}
	next, current := 0, int32(0)
	for i := range e.b.Stmts {
		s := &e.b.Stmts[i]
		if s.Synthetic() {
			continue
		}
		for next < len(lines) && lines[next].PC <= s.PC {
			current = int32(lines[next].Line)
			next++
		}
		s.Line = max(current, 0)
	}
}

// markDead marks the statements that no path from the entry reaches.
func (b *Body) markDead() {
	seen := make([]bool, len(b.Stmts))
	work := []int32{0}
	seen[0] = true
	visit := func(to int32) {
		if !seen[to] {
			seen[to] = true
			work = append(work, to)
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		b.flowSuccessors(i, visit)
		if b.Stmts[i].Throws() {
			for _, h := range b.Handlers(i) {
				visit(h.Target)
			}
		}
	}
	for i := range b.Stmts {
		b.Stmts[i].Flags &^= Dead
		if !seen[i] {
			b.Stmts[i].Flags |= Dead
		}
	}
}

// flowSuccessors calls yield for each statement that can follow statement i
// without an exception; a target may come twice.
func (b *Body) flowSuccessors(i int32, yield func(int32)) {
	s := &b.Stmts[i]
	switch s.Kind {
	case Goto:
		yield(s.Target)
		return
	case Return, ReturnVoid, Throw:
		return
	case If:
		yield(s.Target)
	case TableSwitch, LookupSwitch:
		for _, t := range b.Switch(i).Targets {
			yield(t)
		}
	}
	if int(i)+1 < len(b.Stmts) && !b.Stmts[i+1].insertedHandler() {
		yield(i + 1)
	}
}

// insertedHandler reports whether s begins a handler that the lifter added at
// the end of the body, into which nothing falls.
func (s *Stmt) insertedHandler() bool { return s.Op == OpCaught && s.Synthetic() }

// nameLocals names locals in Soot's style, by type and order of appearance.
func (b *Body) nameLocals() {
	counts := map[string]int{}
	for i := range b.Locals {
		prefix := b.Locals[i].Type.prefix()
		b.Locals[i].Name = "$" + prefix + strconv.Itoa(counts[prefix])
		counts[prefix]++
	}
}
