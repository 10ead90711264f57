// Constants at their uses: what Soot's constant and copy propagation shows.

package jimple

// ConstOf returns the constant that an operand certainly is: the operand
// itself, or what all definitions that reach it assign. Copies are looked
// through.
func (b *Body) ConstOf(use int32) (Const, bool) {
	v := b.analysis.consts.get(b.propagate)[use]
	if v.IsLocal() {
		return Const{}, false
	}
	return b.Const(v), true
}

// IntOf returns the integer that operand k of a statement certainly is.
func (b *Body) IntOf(stmt int32, k int) (int64, bool) {
	if k >= len(b.Args(stmt)) {
		return 0, false
	}
	if v := b.Args(stmt)[k]; !v.IsLocal() {
		c := b.Const(v)
		return c.Bits, c.Kind == ConstInt
	}
	c, ok := b.ConstOf(b.FirstUse(stmt) + int32(k))
	return c.Bits, ok && c.Kind == ConstInt
}

// FoldedArgs appends the operands of statement i to dst, constants in place of
// locals where they are certain.
func (b *Body) FoldedArgs(dst []Value, i int32) []Value {
	known := b.analysis.consts.get(b.propagate)
	first := b.FirstUse(i)
	for k, v := range b.Args(i) {
		if c := known[first+int32(k)]; !c.IsLocal() && b.foldable(i, k, c) {
			v = c
		}
		dst = append(dst, v)
	}
	return dst
}

// foldable tells whether Jimple's grammar allows a constant as operand k.
func (b *Body) foldable(i int32, k int, c Value) bool {
	s := &b.Stmts[i]
	switch {
	case k == 0 && (s.Op.HasReceiver() || s.Op == OpGetField || s.Op == OpPutField ||
		s.Op == OpGetElement || s.Op == OpPutElement || s.Op == OpFillArray):
		return false
	}
	return true
}

// propagate finds for each use the constant that it certainly is; itself
// otherwise.
func (b *Body) propagate() []Value {
	known := make([]Value, len(b.operands))
	copy(known, b.operands)
	// Values come from constants through copies; every round looks through one
	// more copy.
	for range 16 {
		changed := false
		for use, v := range b.operands {
			if !known[use].IsLocal() || !v.IsLocal() {
				continue
			}
			if c, ok := b.reachingConst(known, int32(use)); ok {
				known[use], changed = c, true
			}
		}
		if !changed {
			break
		}
	}
	return known
}

func (b *Body) reachingConst(known []Value, use int32) (Value, bool) {
	defs := b.Defs(use)
	if len(defs) == 0 {
		return 0, false
	}
	var c Value
	for k, d := range defs {
		s := &b.Stmts[d]
		if s.Op != OpConst && s.Op != OpCopy && !s.castsRef() { // a cast of null is null
			return 0, false
		}
		v := known[s.args]
		if v.IsLocal() || k > 0 && v != c || s.castsRef() && b.Const(v).Kind != ConstNull {
			return 0, false
		}
		c = v
	}
	return c, true
}

// castsRef reports whether s is a cast of a reference.
func (s *Stmt) castsRef() bool { return s.Op == OpCast && s.Cast == 0 }

// foldedAway marks the assignments of constants and of copies of them that
// have no use left once constants are written where they are used.
func (b *Body) foldedAway() []bool {
	known := b.analysis.consts.get(b.propagate)
	out := make([]bool, len(b.Stmts))
	for i := range b.Stmts {
		s := &b.Stmts[i]
		null := s.castsRef() && !known[s.args].IsLocal() && b.Const(known[s.args]).Kind == ConstNull
		out[i] = s.Kind == Assign && s.Def >= 0 && (s.Op == OpConst || s.Op == OpCopy || null)
	}
	for changed := true; changed; {
		changed = false
		for i := range b.Stmts {
			if !out[i] {
				continue
			}
			for _, use := range b.Uses(int32(i)) {
				at := b.StmtOfUse(use)
				c := known[use]
				if out[at] || !c.IsLocal() && b.foldable(at, int(use-b.FirstUse(at)), c) {
					continue
				}
				out[i], changed = false, true
				break
			}
		}
	}
	return out
}
