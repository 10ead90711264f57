// Locals that copies of returns have made independent of each other.

package jimple

import "strconv"

// splitReturned gives each value that only its own copy of a return uses a local of its
// own, with the type of that value: where a method makes its result in several places,
// the register is one web no more once the returns are several.
func (b *Body) splitReturned() {
	if Type(b.signature.ret).Kind() != KindRef {
		return
	}
	returns := make(map[int32]int, 1)
	several := false
	for i := range b.Stmts {
		if s := &b.Stmts[i]; s.Kind == Return && !s.Dead() && b.Args(int32(i))[0].IsLocal() {
			v := b.Args(int32(i))[0].Local()
			returns[v]++
			several = several || returns[v] > 1
		}
	}
	if !several || b.chains().coarse {
		return
	}
	webs := b.websOf(func(v int32) bool { return returns[v] > 1 })
	least := make([]Type, len(webs))
	for k, w := range webs {
		least[k] = b.leastType(w, b.Locals[b.Stmts[w.defs[0]].Def].Type)
	}
	type typed struct {
		local int32
		t     Type
	}
	locals := map[typed]int32{} // for the values of a local with a type
	parts := map[int32]int{}    // how many types the values of a local have
	for k, w := range webs {
		of := typed{b.Stmts[w.defs[0]].Def, least[k]}
		local, known := locals[of]
		if !known {
			local = of.local
			if parts[of.local]++; parts[of.local] > 1 {
				local = int32(len(b.Locals))
				split := b.Locals[of.local]
				split.Name += "_" + strconv.Itoa(parts[of.local])
				b.Locals = append(b.Locals, split)
			}
			locals[of] = local
			b.Locals[local].Type = of.t
		}
		for _, d := range w.defs {
			b.Stmts[d].Def = local
		}
		for _, u := range w.uses {
			b.operands[u] = Value(local)
		}
	}
}

// A definedWeb is definitions and uses that belong together.
type definedWeb struct{ defs, uses []int32 }

// websOf returns the webs of some locals, in the order of their first definitions.
func (b *Body) websOf(wanted func(local int32) bool) []definedWeb {
	parent := map[int32]int32{}
	var find func(d int32) int32
	find = func(d int32) int32 {
		p, ok := parent[d]
		if !ok || p == d {
			return d
		}
		p = find(p)
		parent[d] = p
		return p
	}
	for use, v := range b.operands {
		if !v.IsLocal() || !wanted(v.Local()) {
			continue
		}
		for _, d := range b.Defs(int32(use)) {
			x, y := find(d), find(b.Defs(int32(use))[0])
			parent[max(x, y)] = min(x, y)
		}
	}
	number := map[int32]int{} // by first definition
	var webs []definedWeb
	for i := range b.Stmts {
		d := b.Stmts[i].Def
		if d < 0 || !wanted(d) {
			continue
		}
		root := find(int32(i))
		if _, ok := number[root]; !ok {
			number[root] = len(webs)
			webs = append(webs, definedWeb{})
		}
		w := &webs[number[root]]
		w.defs = append(w.defs, int32(i))
		for _, u := range b.Uses(int32(i)) {
			if b.Defs(u)[0] == int32(i) {
				w.uses = append(w.uses, u)
			}
		}
	}
	return webs
}

// leastType returns the type that all definitions of a web have, if every use of it can
// take that; else old.
func (b *Body) leastType(w definedWeb, old Type) Type {
	least := Type("")
	for _, d := range w.defs {
		if s := &b.Stmts[d]; s.Op == OpConst && !b.Args(d)[0].IsLocal() && b.Const(b.Args(d)[0]).Kind == ConstNull {
			continue
		}
		t := b.ResultType(d)
		if t.Kind() != KindRef {
			return old
		}
		if least == "" {
			least = t
			continue
		}
		joined, exact := b.program.join(least, t)
		if !exact {
			return old
		}
		least = joined
	}
	if least == "" {
		return old
	}
	for _, u := range w.uses {
		i := b.StmtOfUse(u)
		s := &b.Stmts[i]
		want := old
		switch {
		case s.Kind == If:
			continue
		case s.Op == OpCopy:
			want = b.Locals[s.Def].Type
		default:
			want = b.OperandType(i, int(u-b.FirstUse(i)))
		}
		if want != "" && b.program.Assignable(least, want) != Yes {
			return old
		}
	}
	return least
}
