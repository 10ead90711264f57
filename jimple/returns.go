// Returns in place of jumps to them, as Soot's Dalvik front end writes them.

package jimple

import "slices"

// withReturns returns a body in which gotos that lead to a return are returns,
// and in which conditional jumps after the first to the same return have their
// own copy of it at the end. It is for printing only: the copies have the pc of
// the jump.
func (b *Body) withReturns() *Body {
	c := &Body{
		Method: b.Method, File: b.File, Locals: slices.Clone(b.Locals), Consts: b.Consts, Traps: b.Traps, program: b.program,
		switches: b.switches, tries: b.tries, fills: b.fills, pcs: b.pcs, endPC: b.endPC, signature: b.signature,
		Stmts: append([]Stmt(nil), b.Stmts...), operands: append([]Value(nil), b.operands...),
	}
	isReturn := func(i int32) bool { return b.Stmts[i].Kind == Return || b.Stmts[i].Kind == ReturnVoid }
	reached := make([]bool, len(b.Stmts)) // returns that a jump or the statement before has already
	for i := 1; i < len(b.Stmts); i++ {
		if before := b.Stmts[i-1].Kind; isReturn(int32(i)) && before.fallsThrough() && before != If {
			reached[i] = true
		}
	}
	// Gotos may lead to gotos that have just become returns.
	for changed := true; changed; {
		changed = false
		for i := range b.Stmts {
			s := &c.Stmts[i]
			if s.Kind == Goto && !s.Dead() && !s.Synthetic() && (c.Stmts[s.Target].Kind == Return || c.Stmts[s.Target].Kind == ReturnVoid) {
				*s, changed = c.copyReturn(s, s.Target), true
			}
		}
	}
	for i := range b.Stmts {
		s := &c.Stmts[i]
		if s.Kind != If || s.Dead() || !isReturn(s.Target) {
			continue
		}
		if !reached[s.Target] {
			reached[s.Target] = true
			continue
		}
		r := c.copyReturn(s, s.Target)
		s.Target = int32(len(c.Stmts))
		c.Stmts = append(c.Stmts, r)
	}
	// Operands are found by the order of statements: number them anew.
	operands := make([]Value, 0, len(c.operands))
	for i := range c.Stmts {
		args := c.Args(int32(i))
		c.Stmts[i].args = uint32(len(operands))
		operands = append(operands, args...)
	}
	c.operands = operands
	c.markDead()
	c.splitReturned()
	return c
}

// packReturns marks returns that follow directly on an equal one, away being
// what is not written in between, and lets jumps to them lead to the first.
func (b *Body) packReturns(away []bool) {
	redirect := map[int32]int32{}
	last := int32(-1)
	for i := range b.Stmts {
		s := &b.Stmts[i]
		if away[i] || s.Dead() || s.Kind == Nop {
			continue
		}
		if s.Kind != Return && s.Kind != ReturnVoid {
			last = -1
			continue
		}
		if last >= 0 && b.Stmts[last].Kind == s.Kind && slices.Equal(b.FoldedArgs(nil, last), b.FoldedArgs(nil, int32(i))) {
			redirect[int32(i)], away[i] = last, true
			continue
		}
		last = int32(i)
	}
	if len(redirect) == 0 {
		return
	}
	to := func(i int32) int32 {
		if t, ok := redirect[i]; ok {
			return t
		}
		return i
	}
	for i := range b.Stmts {
		if s := &b.Stmts[i]; s.Kind == If || s.Kind == Goto {
			s.Target = to(s.Target)
		}
	}
	switches := make([]Switch, len(b.switches))
	for k, s := range b.switches {
		switches[k] = Switch{s.Keys, make([]int32, len(s.Targets)), to(s.Default)}
		for n, t := range s.Targets {
			switches[k].Targets[n] = to(t)
		}
	}
	b.switches = switches
}

// copyReturn returns a copy of return statement target in place of jump s.
func (b *Body) copyReturn(s *Stmt, target int32) Stmt {
	r := b.Stmts[target]
	r.PC, r.Line, r.Try, r.Flags = s.PC, s.Line, s.Try, s.Flags
	return r
}
