// Locals: one a web, and the copies of constants that each use asks for.

package jimple

// makeLocals gives every operand and definition its local. Webs have theirs;
// a constant is assigned to every web that it flows into, and to a home local
// for the uses that it alone reaches.
func (l *lifter) makeLocals() error {
	w, q := &l.flow, &l.infer
	q.locals, q.isWeb = q.locals[:0], q.isWeb[:0]
	if q.homes == nil {
		q.homes = map[home]int32{}
	}
	clear(q.homes)
	l.findSoles()
	q.clones.reset()
	q.sources = q.sources[:0]
	q.copies.reset()
	q.webs = resize(q.webs, len(w.nodes))
	q.local = resize(q.local, len(l.rawOps))
	for n := range q.webs {
		q.webs[n] = -1
	}
	for n := range w.nodes {
		if w.nodes[n].kind == mergeNode && !w.nodes[n].splittable {
			web := l.webLocal(int32(n))
			w.inputs.each(int32(n), func(v int32) bool {
				if w.nodes[v].splittable {
					l.clone(v, web)
				}
				return true
			})
		}
	}
	for i := range l.raws {
		r := &l.raws[i]
		if w.defs[i] >= 0 && w.nodes[w.defs[i]].splittable {
			continue // the source of a copy is chosen by what is made of the copy
		}
		for k := range uint32(r.numOps) {
			u := r.firstOp + k
			n := w.uses[u]
			switch {
			case n < 0:
				q.local[u] = -1
			case w.nodes[n].splittable:
				q.local[u] = l.homeLocal(n, l.wanted(r, k))
			default:
				q.local[u] = l.webLocal(n)
			}
		}
	}
	for n := range w.nodes {
		v := &w.nodes[n]
		if !v.splittable && v.kind != mergeNode {
			l.webLocal(int32(n)) // a result that nothing uses is still computed
		}
		if v.kind == defNode && v.splittable && (n >= len(q.clones.head) || q.clones.head[n] < 0) {
			t := l.defaultType(v.at)
			l.clone(int32(n), l.newLocal(t, v.reg))
		}
	}
	return nil
}

// findSoles finds for each merge of constants into which only one value flows, however
// many merges and loops it passes on the way, that value; every other node is its own.
// Without this, a constant that is kept over many branches would be followed through
// all of them from each of its uses.
func (l *lifter) findSoles() {
	w, q := &l.flow, &l.infer
	q.sole = resize(q.sole, len(w.nodes))
	for n := range q.sole {
		q.sole[n] = int32(n)
	}
	find := func(n int32) int32 {
		for q.sole[n] != n {
			q.sole[n] = q.sole[q.sole[n]]
			n = q.sole[n]
		}
		return n
	}
	takers := &q.clones // free until locals are made
	takers.reset()
	work := l.work[:0]
	for n := range w.nodes {
		if w.nodes[n].kind == mergeNode && w.nodes[n].splittable {
			work = append(work, int32(n))
			w.inputs.each(int32(n), func(in int32) bool {
				takers.add(in, int32(n))
				return true
			})
		}
	}
	for len(work) > 0 {
		m := work[len(work)-1]
		work = work[:len(work)-1]
		if q.sole[m] != m {
			continue
		}
		only, several := int32(-1), false
		w.inputs.each(m, func(in int32) bool {
			in = find(in)
			if in != m && only >= 0 && in != only {
				several = true
			}
			if in != m {
				only = in
			}
			return !several
		})
		if several || only < 0 {
			continue
		}
		q.sole[m] = only
		takers.each(m, func(t int32) bool {
			work = append(work, t)
			return true
		})
	}
	l.work = work
	for n := range q.sole {
		q.sole[n] = find(int32(n))
	}
}

func (l *lifter) newLocal(t Type, reg int32) int32 {
	q := &l.infer
	q.locals, q.isWeb = append(q.locals, Local{Type: t, Register: reg}), append(q.isWeb, false)
	return int32(len(q.locals) - 1)
}

// webLocal returns the local of the web of node n.
func (l *lifter) webLocal(n int32) int32 {
	q := &l.infer
	root := q.find(n)
	if q.webs[root] < 0 {
		t := q.types[root]
		if t == "" { // merges of nothing that is defined
			t = Int
		}
		q.webs[root] = l.newLocal(t, l.flow.nodes[n].reg)
		q.isWeb[q.webs[root]] = true
	}
	return q.webs[root]
}

// homeLocal returns the local that holds the constant n for a use that wants
// type t.
func (l *lifter) homeLocal(n int32, t Type) int32 {
	local := l.home(n, t)
	l.clone(n, local)
	return local
}

// home finds or makes the local for constant n and uses that want type t.
func (l *lifter) home(n int32, t Type) int32 {
	q := &l.infer
	key := home{set: q.find(n), kind: t.Kind()}
	for {
		local, ok := q.homes[key]
		if !ok {
			if local = l.sharedHome(n, t); local < 0 {
				local = l.newLocal(t, l.flow.nodes[n].reg)
			}
			q.homes[key] = local
			return local
		}
		old := q.locals[local].Type
		switch {
		case t == old || key.kind != KindRef:
			if old != t && key.kind == KindInt && !q.isWeb[local] {
				l.retype(local, Int)
			}
			return local
		case t == ObjectType || l.p.Assignable(old, t) == Yes:
			return local
		case old == ObjectType || l.p.Assignable(t, old) == Yes:
			l.retype(local, t)
			return local
		}
		key.variant++ // null for a type that has nothing to do with the other
	}
}

// sharedHome returns a local of type t to which the constant n is assigned
// anyway, or -1. Only a lone constant qualifies: where it arrives, it is the
// last definition of that local too.
func (l *lifter) sharedHome(n int32, t Type) int32 {
	q := &l.infer
	v := &l.flow.nodes[n]
	if v.kind != defNode || !l.raws[v.at].isConst || t.IsRef() || q.find(n) != n {
		return -1
	}
	found := int32(-1)
	q.clones.each(n, func(local int32) bool {
		if q.locals[local].Type == t {
			found = local
		}
		return true
	})
	return found
}

// retype gives a local another type. The copies that fill it may have to read
// another local then.
func (l *lifter) retype(local int32, t Type) {
	q := &l.infer
	if q.locals[local].Type == t {
		return
	}
	q.locals[local].Type = t
	q.copies.each(local, func(n int32) bool {
		q.stack = append(q.stack, cloneRequest{n, local, true})
		return true
	})
}

// clone makes local hold the constant n: it is assigned where n is defined.
func (l *lifter) clone(n, local int32) {
	w, q := &l.flow, &l.infer
	q.stack = append(q.stack, cloneRequest{q.sole[n], local, false})
	for len(q.stack) > 0 {
		c := q.stack[len(q.stack)-1]
		q.stack = q.stack[:len(q.stack)-1]
		v := &w.nodes[c.node]
		if c.again {
			l.chooseSource(c)
			continue
		}
		if v.kind == undefNode || q.clones.find(c.node, c.local) >= 0 {
			continue
		}
		q.clones.add(c.node, c.local)
		q.sources = append(q.sources, -1)
		switch {
		case v.kind == mergeNode:
			w.inputs.each(c.node, func(in int32) bool {
				q.stack = append(q.stack, cloneRequest{q.sole[in], c.local, false})
				return true
			})
		case l.raws[v.at].isConst:
			if t := q.locals[c.local].Type; t.Kind() == KindInt && !fits(l.raws[v.at].bits, t) {
				l.retype(c.local, Int)
			}
		default: // a copy
			q.copies.add(c.local, c.node)
			l.chooseSource(c)
		}
	}
}

// chooseSource chooses the local from which a copy of a constant fills another.
func (l *lifter) chooseSource(c cloneRequest) {
	q := &l.infer
	src := l.flow.uses[l.raws[l.flow.nodes[c.node].at].firstOp]
	from := l.home(src, q.locals[c.local].Type)
	q.sources[q.clones.find(c.node, c.local)] = from
	q.stack = append(q.stack, cloneRequest{q.sole[src], from, false})
}

// wanted returns the type that operand k of r wants of a constant.
func (l *lifter) wanted(r *raw, k uint32) Type {
	t := l.rawOps[r.firstOp+k].want
	if k == 0 && t == ObjectType { // null in place of an array
		switch r.op {
		case OpGetElement, OpPutElement:
			return "[" + r.element()
		case OpLength, OpFillArray:
			return "[I"
		}
	}
	if t != "" {
		return t
	}
	switch r.kind {
	case If:
		if t := l.useType(r.firstOp + 1 - k); l.rawOps[r.firstOp+1-k].reg >= 0 && t != "" {
			return t
		}
	case Assign: // aput and aput-wide
		if t := l.useType(r.firstOp); t.IsArray() {
			e := t.Element()
			if !e.IsRef() && r.wide == (e == Long || e == Double) {
				return e
			}
		}
		return r.element()
	}
	return Int
}

// element returns the type of the elements that an aget or aput names, int and
// long where it leaves a choice.
func (r *raw) element() Type {
	switch t := elementTypes[r.cast]; {
	case t != "":
		return t
	case r.wide:
		return Long
	}
	return Int
}
