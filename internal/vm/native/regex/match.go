// The backtracking matcher.

package regex

import (
	"errors"
)

// ErrBudget ends a match whose steps the caller does not want to pay for.
var ErrBudget = errors.New("regex: step budget used up")

// ErrStack ends a match whose backtrack stack outgrew its bound.
var ErrStack = errors.New("regex: backtrack stack overflow")

// maxStack bounds the backtrack stack, in entries of 16 bytes.
const maxStack = 1 << 20

// Matcher is a program at work on one input.
type Matcher struct {
	Prog        *Program
	Input       []uint16
	From, To    int // region
	Anchoring   bool
	Transparent bool
	LastEnd     int   // where \G matches
	Caps        []int // start, end of every group; -1: no match
	HitEnd      bool
	RequireEnd  bool
	// Charge is asked every chargeEvery steps whether to go on; nil: always.
	Charge func(steps int) bool

	stack  []frame
	counts []int32
	starts []int32
	steps  int
	err    error
}

const chargeEvery = 4096

// SizeBytes is about what the matcher takes, its input included.
func (m *Matcher) SizeBytes() int64 {
	return 256 + 2*int64(len(m.Input)) + 16*int64(cap(m.stack)) + 4*int64(cap(m.counts)+cap(m.starts)) + 8*int64(cap(m.Caps))
}

// frame is an alternative to try (pc ≥ 0) or an old value to put back.
type frame struct {
	pc, pos  int32 // alternative; or restore: pc < 0 says what, pos the old value
	lo, step int32 // opSingle: may give back down to lo, or take up to lo
}

const (
	restoreCap   = -1 << 28 // + register
	restoreCount = -2 << 28
	restoreStart = -3 << 28
)

// NewMatcher prepares a matcher for the whole input.
func NewMatcher(p *Program, input []uint16) *Matcher {
	m := &Matcher{Prog: p, Input: input, To: len(input), Anchoring: true}
	m.Caps = make([]int, 2*(p.Groups+1))
	m.counts = make([]int32, p.loops)
	m.starts = make([]int32, p.loops)
	m.clear()
	return m
}

func (m *Matcher) clear() {
	for i := range m.Caps {
		m.Caps[i] = -1
	}
}

// Find looks for the first match that starts at or after from.
func (m *Matcher) Find(from int) (bool, error) {
	m.begin()
	for pos := from; pos <= m.To; pos++ {
		if set := m.Prog.first; set != nil {
			for pos < m.To {
				r, n := runeAt(m.Input, pos, m.To)
				if set.contains(r) {
					break
				}
				pos += n
				m.steps++
			}
			if pos >= m.To {
				m.HitEnd = true
				break
			}
		}
		if ok := m.at(pos); ok || m.err != nil {
			return ok, m.err
		}
		if pos < m.To {
			if _, n := runeAt(m.Input, pos, m.To); n == 2 {
				pos++
			}
		}
	}
	m.clear()
	return false, m.err
}

// Match matches at from; with whole set the match must end where the region ends.
func (m *Matcher) Match(from int, whole bool) (bool, error) {
	m.begin()
	m.clear()
	m.stack = m.stack[:0]
	end, ok := m.run(0, int32(from), whole)
	if ok {
		m.Caps[0], m.Caps[1] = from, int(end)
	} else {
		m.clear()
	}
	return ok, m.err
}

func (m *Matcher) begin() {
	m.HitEnd, m.RequireEnd, m.err = false, false, nil
}

func (m *Matcher) at(pos int) bool {
	m.clear()
	m.stack = m.stack[:0]
	end, ok := m.run(0, int32(pos), false)
	if ok {
		m.Caps[0], m.Caps[1] = pos, int(end)
	}
	return ok
}

func runeAt(s []uint16, i, end int) (rune, int) {
	r := rune(s[i])
	if r >= 0xd800 && r < 0xdc00 && i+1 < end {
		if low := rune(s[i+1]); low >= 0xdc00 && low < 0xe000 {
			return (r-0xd800)<<10 + (low - 0xdc00) + 0x10000, 2
		}
	}
	return r, 1
}

func runeBefore(s []uint16, i, start int) (rune, int) {
	r := rune(s[i-1])
	if r >= 0xdc00 && r < 0xe000 && i-2 >= start {
		if high := rune(s[i-2]); high >= 0xd800 && high < 0xdc00 {
			return (high-0xd800)<<10 + (r - 0xdc00) + 0x10000, 2
		}
	}
	return r, 1
}

func (m *Matcher) push(f frame) {
	if len(m.stack) >= maxStack {
		m.err = ErrStack
		return
	}
	m.stack = append(m.stack, f)
}

func (m *Matcher) setCap(reg int32, v int) {
	m.push(frame{pc: restoreCap - reg, pos: int32(m.Caps[reg])})
	m.Caps[reg] = v
}

func (m *Matcher) setLoop(id, count, start int32) {
	m.push(frame{pc: restoreCount - id, pos: m.counts[id]})
	m.push(frame{pc: restoreStart - id, pos: m.starts[id]})
	m.counts[id], m.starts[id] = count, start
}

// backtrack undoes down to the newest alternative above base.
func (m *Matcher) backtrack(base int) (pc, pos int32, ok bool) {
	for len(m.stack) > base {
		f := &m.stack[len(m.stack)-1]
		if f.pc >= 0 {
			if f.step == 0 {
				pc, pos = f.pc, f.pos
				m.stack = m.stack[:len(m.stack)-1]
				return pc, pos, true
			}
			return m.singleAgain(f)
		}
		m.undo(*f)
		m.stack = m.stack[:len(m.stack)-1]
	}
	return 0, 0, false
}

func (m *Matcher) undo(f frame) {
	switch {
	case f.pc > restoreCount && f.pc <= restoreCap:
		m.Caps[restoreCap-f.pc] = int(f.pos)
	case f.pc > restoreStart:
		m.counts[restoreCount-f.pc] = f.pos
	default:
		m.starts[restoreStart-f.pc] = f.pos
	}
}

// singleAgain takes the next choice of a one-character repeat: one character
// fewer when greedy, one more when lazy.
func (m *Matcher) singleAgain(f *frame) (pc, pos int32, ok bool) {
	pc = f.pc
	if f.step < 0 {
		_, n := runeBefore(m.Input, int(f.pos), int(f.lo))
		f.pos -= int32(n)
		pos = f.pos
		if f.pos <= f.lo {
			m.stack = m.stack[:len(m.stack)-1]
		}
		return pc, pos, true
	}
	i := &m.Prog.code[pc-1]
	if int(f.pos) >= m.To {
		m.HitEnd = true
		m.stack = m.stack[:len(m.stack)-1]
		return -1, 0, true
	}
	r, n := runeAt(m.Input, int(f.pos), m.To)
	if f.lo == 0 || !i.set.contains(r) {
		m.stack = m.stack[:len(m.stack)-1]
		return -1, 0, true
	}
	f.lo--
	f.pos += int32(n)
	return pc, f.pos, true
}

// nested runs a group of its own: alternatives left in it are dropped when it
// matches, so that nothing backtracks into it; old values stay to be put back.
func (m *Matcher) nested(pc, pos int32) (end int32, ok bool) {
	base := len(m.stack)
	end, ok = m.run(pc, pos, false)
	if ok {
		keep := base
		for _, f := range m.stack[base:] {
			if f.pc < 0 {
				m.stack[keep] = f
				keep++
			}
		}
		m.stack = m.stack[:keep]
	}
	return end, ok
}

// unwind puts everything above base back.
func (m *Matcher) unwind(base int) {
	for len(m.stack) > base {
		f := m.stack[len(m.stack)-1]
		m.stack = m.stack[:len(m.stack)-1]
		if f.pc < 0 {
			m.undo(f)
		}
	}
}

func (m *Matcher) charge() bool {
	steps := m.steps
	m.steps = 0
	if m.Charge != nil && !m.Charge(steps) {
		m.err = ErrBudget
		return false
	}
	return true
}

func (m *Matcher) run(pc, pos int32, whole bool) (int32, bool) {
	base := len(m.stack)
	in, end := m.Input, int32(m.To)
	code := m.Prog.code
	for {
		if m.steps++; m.steps >= chargeEvery && !m.charge() || m.err != nil {
			m.unwind(base)
			return 0, false
		}
		ok := true
		i := &code[pc]
		switch i.op {
		case opMatch:
			if whole && pos != end {
				ok = false
				break
			}
			return pos, true
		case opChar:
			if pos >= end {
				m.HitEnd = true
				ok = false
			} else if rune(in[pos]) == i.r {
				pos++
				pc++
			} else {
				ok = false
			}
		case opRune, opSet:
			if pos >= end {
				m.HitEnd = true
				ok = false
				break
			}
			r, n := runeAt(in, int(pos), int(end))
			if ok = i.op == opSet && i.set.contains(r) || i.op == opRune && r == i.r; ok {
				pos += int32(n)
				pc++
			}
		case opSplit:
			m.push(frame{pc: i.y, pos: pos})
			pc = i.x
		case opJump:
			pc = i.x
		case opSave:
			m.setCap(i.x, int(pos))
			pc++
		case opSingle:
			pos, ok = m.single(i, pc, pos)
			pc++
		case opLoopStart:
			m.setLoop(i.x, -1, -1)
			pc++
		case opLoop:
			pc = m.loop(i, pc, pos)
		case opLoopBody:
			m.setLoop(i.x, m.counts[i.x]+1, pos)
			pc = i.y
		case opAtomic:
			var e int32
			if e, ok = m.nested(pc+1, pos); ok {
				pos, pc = e, i.x
			}
		case opAhead:
			save := m.To
			if m.Transparent {
				m.To = len(in)
			}
			_, ok = m.nested(pc+1, pos)
			m.To = save
			pc = i.x
		case opNotAhead:
			depth, save := len(m.stack), m.To
			if m.Transparent {
				m.To = len(in)
			}
			_, found := m.run(pc+1, pos, false)
			m.To = save
			m.unwind(depth)
			ok = !found
			pc = i.x
		case opBehind:
			ok = m.behind(i, pc, pos, true)
			pc = i.x
		case opNotBehind:
			depth := len(m.stack)
			ok = !m.behind(i, pc, pos, false)
			m.unwind(depth)
			pc = i.x
		case opBackRef:
			pos, ok = m.backRef(i, pos)
			pc++
		default:
			pos, ok = m.assertion(i, pos)
			pc++
		}
		for !ok {
			var any bool
			if pc, pos, any = m.backtrack(base); !any {
				return 0, false
			}
			ok = pc >= 0
		}
	}
}

// single runs a one-character repeat and leaves its other choices on the stack.
func (m *Matcher) single(i *inst, pc, pos int32) (int32, bool) {
	want := i.hi
	if i.how == lazy {
		want = i.lo
	}
	p, floor, n := int(pos), int(pos), int32(0)
	if i.lo > 0 {
		floor = -1
	}
	for ; n < want; n++ {
		if p >= m.To {
			m.HitEnd = true
			break
		}
		r, w := runeAt(m.Input, p, m.To)
		if !i.set.contains(r) {
			break
		}
		p += w
		if n+1 == i.lo {
			floor = p
		}
	}
	m.steps += int(n)
	if n < i.lo {
		return pos, false
	}
	switch {
	case i.how == lazy && i.hi > i.lo:
		m.push(frame{pc: pc + 1, pos: int32(p), lo: i.hi - i.lo, step: 1})
	case i.how == greedy && p > floor:
		m.push(frame{pc: pc + 1, pos: int32(p), lo: int32(floor), step: -1})
	}
	return int32(p), true
}

// loop decides at the end of an iteration (and before the first) where to go.
func (m *Matcher) loop(i *inst, pc, pos int32) int32 {
	count := m.counts[i.x] + 1
	if count > 0 && pos == m.starts[i.x] {
		return pc + 2 // an empty iteration ends the loop
	}
	switch {
	case count < i.lo:
		m.setLoop(i.x, count, pos)
		return i.y
	case count >= i.hi:
		return pc + 2
	case i.how == lazy:
		m.push(frame{pc: pc + 1, pos: pos}) // opLoopBody
		return pc + 2
	}
	m.push(frame{pc: pc + 2, pos: pos})
	m.setLoop(i.x, count, pos)
	return i.y
}
