// Lifting: the order of the passes, decoding, and the raw control flow.

package jimple

import (
	"fmt"
	"sync"

	"github.com/esdroid/esdroid/dex"
)

// lifter holds what the passes over one method share. Its slices are reused
// from method to method.
type lifter struct {
	p    *Program
	m    dex.MethodID
	f    *dex.File
	code dex.Code
	sig  signature

	at       []int32 // by pc: raw statement, or -1
	raws     []raw
	rawOps   []rawOp
	rawTry   []int32 // by raw statement: its try, or -1
	tries    []dex.Try
	caught   inputLists // by raw statement: type indices of the handlers there
	switches []Switch
	fills    []fill

	broken []broken // instructions that cannot be translated

	consts     []Const
	constIndex map[Const]int32

	blocks    []rawBlock
	blockOf   []int32 // by raw statement
	preds     []predEdge
	predFirst []int32 // by block, into preds; one more than blocks
	work      []int32

	flow  registerFlow
	infer inference
}

// broken is an instruction that says nothing, such as a call without its arguments. A
// nop stands for it. Devices accept it where nothing leads there, since they do not
// look; anywhere else the method does not lift.
type broken struct {
	raw int32
	err error
}

// rawBlock is a straight run of raw statements. It ends after every statement
// that can throw to a handler, so that exceptional edges leave from the last
// statement only.
type rawBlock struct {
	start, end int32
	live       bool
}

// predEdge leads into a block; exceptional edges carry the state before the
// last statement of from.
type predEdge struct {
	from        int32
	exceptional bool
}

var lifters = sync.Pool{New: func() any { return &lifter{constIndex: map[Const]int32{}} }}

// passes are the steps from dex to statements, in order: each needs the results
// of those before it.
var passes = [...]struct {
	name string
	run  func(*lifter) error
}{
	{"decode", (*lifter).decode},
	{"blocks", (*lifter).makeBlocks},
	{"flow", (*lifter).runFlow},      // which definition reaches which use, per register
	{"webs", (*lifter).makeWebs},     // what belongs to one variable
	{"types", (*lifter).inferTypes},  // needs webs
	{"locals", (*lifter).makeLocals}, // constants go to the webs whose types are now known
}

func (p *Program) lift(m dex.MethodID) (*Body, error) {
	code, ok, err := p.Dex.Code(m)
	if err != nil || !ok {
		return nil, err
	}
	l := lifters.Get().(*lifter)
	defer lifters.Put(l)
	l.reset(p, m, code)
	for _, pass := range passes {
		if err := pass.run(l); err != nil {
			return nil, fmt.Errorf("lifting %s: %s: %w", p.Dex.MethodText(m), pass.name, err)
		}
	}
	return l.emit(), nil
}

func (l *lifter) reset(p *Program, m dex.MethodID, code dex.Code) {
	l.p, l.m, l.code, l.f = p, m, code, p.Dex.MethodFile(m)
	l.raws, l.rawOps, l.rawTry = l.raws[:0], l.rawOps[:0], l.rawTry[:0]
	l.switches, l.fills, l.consts, l.broken = nil, nil, nil, nil
	clear(l.constIndex)
	l.blocks, l.preds = l.blocks[:0], l.preds[:0]
	method := &p.Dex.Methods[m]
	ref := l.f.MethodRef(method.Ref)
	proto := l.f.Proto(ref.Proto)
	l.sig = signature{
		class:  p.Dex.Classes[method.Class].Descriptor,
		static: method.Access&dex.AccStatic != 0,
		ret:    l.f.TypeDescriptor(proto.Return),
		params: make([]string, proto.Params.Len()),
	}
	for i := range l.sig.params {
		l.sig.params[i] = l.f.TypeDescriptor(proto.Params.At(i))
	}
}

// decode translates all instructions, in one linear sweep as devices verify
// them, and checks registers.
func (l *lifter) decode() error {
	l.at = resize(l.at, int(l.code.Units()))
	for i := range l.at {
		l.at[i] = -1
	}
	err := l.code.All(func(in *dex.Insn) bool {
		if in.Op.IsPayload() {
			return true
		}
		before, ops := len(l.raws), len(l.rawOps)
		if err := l.translate(in); err != nil {
			l.broken = append(l.broken, broken{int32(before), err})
			l.rawOps = l.rawOps[:ops]
			l.raws = append(l.raws[:before], raw{kind: Nop, throws: in.Op.Has(dex.FlagThrows), pc: in.PC, next: in.Next(), def: -1, firstOp: uint32(ops)})
		}
		if len(l.raws) > before {
			l.at[in.PC] = int32(before)
		}
		return true
	})
	if err != nil {
		return err
	}
	registers := int32(l.code.Registers)
	for i := range l.raws {
		r := &l.raws[i]
		if r.def >= registers {
			return l.fail(r.pc, "register v%d of %d", r.def, registers)
		}
		for _, o := range l.rawOps[r.firstOp : r.firstOp+uint32(r.numOps)] {
			if o.reg >= registers {
				return l.fail(r.pc, "register v%d of %d", o.reg, registers)
			}
		}
	}
	if len(l.raws) == 0 {
		return l.fail(0, "the method has code but no instruction")
	}
	return l.readTries()
}

func (l *lifter) readTries() error {
	tries, err := l.code.Tries()
	if err != nil {
		return err
	}
	l.tries = tries
	l.rawTry = resize(l.rawTry, len(l.raws))
	next := 0
	for i := range l.raws {
		for next < len(tries) && tries[next].End <= l.raws[i].pc {
			next++
		}
		l.rawTry[i] = -1
		if next < len(tries) && tries[next].Start <= l.raws[i].pc {
			l.rawTry[i] = int32(next)
		}
	}
	for i := range tries {
		if i > 0 && tries[i].Start < tries[i-1].End {
			return l.fail(tries[i].Start, "try ranges overlap or are not in order")
		}
		for _, h := range tries[i].Handlers {
			if l.at[h.PC] < 0 || l.raws[l.at[h.PC]].pc != h.PC {
				return l.fail(h.PC, "an exception handler is not at an instruction")
			}
		}
		tries[i].Handlers = l.reachable(tries[i].Handlers)
	}
	return nil
}

// reachable leaves out the handlers behind one that catches everything: for
// catch (Throwable) and finally around the same code, compilers write both.
func (l *lifter) reachable(handlers []dex.Handler) []dex.Handler {
	for k, h := range handlers {
		if h.Type == dex.NoIndex || l.f.TypeDescriptor(h.Type) == string(Throwable) {
			return handlers[:k+1]
		}
	}
	return handlers
}

// target returns the raw statement at a pc to which from jumps.
func (l *lifter) target(from, pc uint32) (int32, error) {
	if pc < uint32(len(l.at)) {
		if i := l.at[pc]; i >= 0 && l.raws[i].pc == pc {
			return i, nil
		}
	}
	return 0, l.fail(from, "jump to %#x, which is not an instruction", pc)
}

// throwsToHandler reports whether raw statement i can throw to a handler.
func (l *lifter) throwsToHandler(i int32) bool { return l.rawTry[i] >= 0 && l.raws[i].throws }

// makeBlocks finds blocks and edges and marks what the entry reaches.
func (l *lifter) makeBlocks() error {
	n := len(l.raws)
	l.blockOf = resize(l.blockOf, n)
	leader := l.blockOf // first as a set of leaders
	clear(leader)
	leader[0] = 1
	for i := range l.raws {
		r := &l.raws[i]
		ends := l.throwsToHandler(int32(i))
		switch r.kind {
		case If, Goto:
			t, err := l.target(r.pc, r.target)
			if err != nil {
				return err
			}
			leader[t], ends = 1, true
			r.target = uint32(t)
		case TableSwitch, LookupSwitch:
			s := &l.switches[r.target]
			for k, pc := range s.Targets {
				t, err := l.target(r.pc, uint32(pc))
				if err != nil {
					return err
				}
				leader[t], s.Targets[k] = 1, t
			}
			ends = true
		case Return, ReturnVoid, Throw:
			ends = true
		}
		if ends && i+1 < n {
			leader[i+1] = 1
		}
	}
	for _, t := range l.tries {
		for _, h := range t.Handlers {
			leader[l.at[h.PC]] = 1
		}
	}
	for i := range l.raws {
		if leader[i] == 1 {
			if len(l.blocks) > 0 {
				l.blocks[len(l.blocks)-1].end = int32(i)
			}
			l.blocks = append(l.blocks, rawBlock{start: int32(i)})
		}
		l.blockOf[i] = int32(len(l.blocks) - 1)
	}
	l.blocks[len(l.blocks)-1].end = int32(n)
	return l.connect()
}

// fallsThrough reports whether control can go on to the next statement.
func (k Kind) fallsThrough() bool {
	switch k {
	case Goto, Return, ReturnVoid, Throw:
		return false
	}
	return true
}

// successors calls yield for each edge out of block b.
func (l *lifter) successors(b int32, yield func(to int32, exceptional bool)) {
	last := l.blocks[b].end - 1
	r := &l.raws[last]
	if r.kind.fallsThrough() && int(last)+1 < len(l.raws) {
		yield(b+1, false)
	}
	switch r.kind {
	case If, Goto:
		yield(l.blockOf[r.target], false)
	case TableSwitch, LookupSwitch:
		for _, t := range l.switches[r.target].Targets {
			yield(l.blockOf[t], false)
		}
	}
	if l.throwsToHandler(last) {
		for _, h := range l.tries[l.rawTry[last]].Handlers {
			yield(l.blockOf[l.at[h.PC]], true)
		}
	}
}

// connect marks live blocks and records the edges. Edges from dead code into
// live code are left out: nothing flows along them.
func (l *lifter) connect() error {
	l.work = append(l.work[:0], 0)
	l.blocks[0].live = true
	for len(l.work) > 0 {
		b := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		last := l.blocks[b].end - 1
		if l.raws[last].kind.fallsThrough() && int(last)+1 == len(l.raws) {
			return l.fail(l.raws[last].pc, "control runs off the end of the method")
		}
		l.successors(b, func(to int32, _ bool) {
			if !l.blocks[to].live {
				l.blocks[to].live = true
				l.work = append(l.work, to)
			}
		})
	}
	for _, b := range l.broken {
		if l.blocks[l.blockOf[b.raw]].live {
			return b.err
		}
	}
	l.predFirst = resize(l.predFirst, len(l.blocks)+1)
	clear(l.predFirst)
	each := func(visit func(from, to int32, exceptional bool)) {
		for b := range l.blocks {
			l.successors(int32(b), func(to int32, exceptional bool) {
				if l.blocks[b].live || !l.blocks[to].live {
					visit(int32(b), to, exceptional)
				}
			})
		}
	}
	each(func(_, to int32, _ bool) { l.predFirst[to+1]++ })
	for b := range l.blocks {
		l.predFirst[b+1] += l.predFirst[b]
	}
	total := l.predFirst[len(l.blocks)]
	l.preds = resize(l.preds, int(total))
	fillAt := make([]int32, len(l.blocks))
	each(func(from, to int32, exceptional bool) {
		l.preds[l.predFirst[to]+fillAt[to]] = predEdge{from, exceptional}
		fillAt[to]++
	})
	return nil
}

func (l *lifter) predsOf(b int32) []predEdge { return l.preds[l.predFirst[b]:l.predFirst[b+1]] }

// resize returns a slice of length n that reuses the memory of s; the elements
// are not cleared.
func resize[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}
