// Type inference: every web gets the least type that holds all its definitions.
//
// Dalvik instructions name the types of nearly all they define, so types flow
// forward from definitions to a fixed point; what a merge of classes leaves
// open, because only an interface joins them or a class is unknown, the uses
// decide. Constants take the kind that each use wants.

package jimple

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// maxRounds bounds the rounds to the fixed point. The height of real
// hierarchies is small; what is not settled by then keeps its type so far.
const maxRounds = 200

func (l *lifter) inferTypes() error {
	w, q := &l.flow, &l.infer
	n := len(w.nodes)
	q.types, q.loose, q.fixed, q.clash = resize(q.types, n), resize(q.loose, n), resize(q.fixed, n), resize(q.clash, n)
	clear(q.types)
	clear(q.loose)
	clear(q.fixed)
	clear(q.clash)
	q.linked = q.linked[:0]
	l.catchTypes()
	for i := range w.nodes {
		v := &w.nodes[i]
		if v.splittable || v.kind == mergeNode {
			continue
		}
		if r := v.kind == defNode; r && l.raws[v.at].defType == "" {
			q.linked = append(q.linked, int32(i))
			continue
		}
		l.meet(int32(i), l.definedType(int32(i)))
	}
	l.settle()
	if l.decideByUses() {
		l.settle()
	}
	l.widenToConstants()
	l.settle()
	for _, i := range q.linked { // only null arrays and bits leave a type open
		if root := q.find(i); q.types[root] == "" {
			q.types[root] = l.defaultType(w.nodes[i].at)
		}
	}
	l.settle()
	return nil
}

// meet joins t into the type of node n's web and reports whether it changed.
func (l *lifter) meet(n int32, t Type) bool {
	q := &l.infer
	root := q.find(n)
	old := q.types[root]
	if t == old || t == "" || q.fixed[root] {
		return false
	}
	if old == "" {
		q.types[root] = t
		return true
	}
	if old.Kind() != t.Kind() {
		q.clash[root] = true
		return false
	}
	joined, exact := t, true
	if old.Kind() == KindRef {
		joined, exact = l.p.join(old, t)
	} else if old.Kind() == KindInt {
		joined = joinInt(old, t)
	}
	if !exact {
		q.loose[root] = true
	}
	q.types[root] = joined
	return joined != old
}

// joinInt returns the least type that holds two of the int kind.
func joinInt(a, b Type) Type {
	switch {
	case a == b:
		return a
	case a == Byte && b == Short || a == Short && b == Byte:
		return Short
	}
	return Int
}

// settle applies the definitions whose types follow from operands until nothing
// changes.
func (l *lifter) settle() {
	q := &l.infer
	for range maxRounds {
		changed := false
		for _, n := range q.linked {
			if l.meet(n, l.linkedType(l.flow.nodes[n].at)) {
				changed = true
			}
		}
		if !changed {
			return
		}
	}
}

// useType returns what is known of the type of operand u: "" if nothing, also
// for constants.
func (l *lifter) useType(u uint32) Type {
	n := l.flow.uses[u]
	if n < 0 || l.flow.nodes[n].splittable {
		return ""
	}
	return l.infer.types[l.infer.find(n)]
}

// linkedType computes the type that raw statement i defines from its operands.
func (l *lifter) linkedType(i int32) Type {
	r := &l.raws[i]
	switch r.op {
	case OpCopy:
		return l.useType(r.firstOp)
	case OpGetElement:
		t := l.useType(r.firstOp)
		if !t.IsArray() {
			return ""
		}
		e := t.Element()
		switch {
		case elementTypes[r.cast] == ObjectType:
			if !e.IsRef() {
				return ""
			}
		case e.IsRef() || r.wide != (e == Long || e == Double):
			return "" // the code does not verify
		}
		return e
	case OpAnd, OpOr, OpXor:
		return l.bitwiseType(r)
	}
	return ""
}

// bitwiseType returns the least type that holds and, or, xor of two operands: of bits it
// is boolean, of bytes and small constants byte, and so on. It is "" as long as nothing
// but bits is known of both.
func (l *lifter) bitwiseType(r *raw) Type {
	bits, known := true, false
	for k := range uint32(2) {
		t := l.useType(r.firstOp + k)
		known = known || t != ""
		if t == "" && !l.isBit(r.firstOp+k) || t != "" && t != Boolean {
			bits = false
		}
	}
	switch {
	case bits && !known:
		return ""
	case bits:
		return Boolean
	}
	for _, t := range []Type{Byte, Short, Char} {
		if l.fitsIn(r.firstOp, t) && l.fitsIn(r.firstOp+1, t) {
			return t
		}
	}
	return Int
}

// fitsIn reports whether all that is known of operand u are values of type t.
func (l *lifter) fitsIn(u uint32, t Type) bool {
	if o := l.rawOps[u]; o.reg < 0 {
		return fits(l.consts[o.cnst.ConstIndex()].Bits, t)
	}
	if n := l.flow.uses[u]; l.flow.nodes[n].splittable {
		return l.infer.misfits[n]&misfitOf[t] == 0
	}
	have := l.useType(u)
	return have == "" || have == Boolean || have == t || have == Byte && t == Short
}

// isBit reports whether operand u is a web without a type so far or the
// constant 0 or 1.
func (l *lifter) isBit(u uint32) bool {
	if o := l.rawOps[u]; o.reg < 0 {
		bits := l.consts[o.cnst.ConstIndex()].Bits
		return bits == 0 || bits == 1
	}
	n := l.flow.uses[u]
	return !l.flow.nodes[n].splittable || l.infer.misfits[n]&noBoolean == 0
}

func (l *lifter) defaultType(i int32) Type {
	r := &l.raws[i]
	switch {
	case r.op == OpGetElement && elementTypes[r.cast] == ObjectType:
		return ObjectType
	case r.op == OpCopy && r.numOps > 0 && l.rawOps[r.firstOp].want == ObjectType:
		return ObjectType
	case r.wide:
		return Long
	case r.op == OpAnd || r.op == OpOr || r.op == OpXor:
		return Boolean // see bitwiseType
	}
	return Int
}

// catchTypes notes which types arrive at each handler.
func (l *lifter) catchTypes() {
	l.caught.reset()
	if len(l.tries) == 0 {
		return
	}
	var last *dex.Handler
	seen := map[dex.Handler]bool{}
	for _, try := range l.tries {
		if len(try.Handlers) == 0 || last == &try.Handlers[0] { // lists are shared
			continue
		}
		last = &try.Handlers[0]
		for _, h := range try.Handlers {
			if !seen[h] {
				seen[h] = true
				l.caught.add(l.at[h.PC], int32(h.Type))
			}
		}
	}
}

// caughtType returns the join of the types of the handlers at raw statement i.
func (l *lifter) caughtType(i int32) Type {
	var t Type
	l.caught.each(i, func(index int32) bool {
		caught := Throwable
		if uint32(index) != dex.NoIndex {
			caught = Type(l.f.TypeDescriptor(uint32(index)))
		}
		t, _ = l.p.join(t, caught)
		return t != ObjectType
	})
	if t == "" || t == ObjectType {
		return Throwable
	}
	return t
}

// decideByUses gives webs whose type is not certain the most specific type that
// their uses want, if the definitions do not contradict it.
func (l *lifter) decideByUses() bool {
	w, q := &l.flow, &l.infer
	var wanted map[int32][]Type // of each web, in the order of its uses
	for i := range l.raws {
		r := &l.raws[i]
		for u := r.firstOp; u < r.firstOp+uint32(r.numOps); u++ {
			n := w.uses[u]
			if n < 0 || w.nodes[n].splittable {
				continue
			}
			root := q.find(n)
			if !q.loose[root] && q.types[root] != "" {
				continue
			}
			want := l.rawOps[u].want
			if r.op == OpCopy && w.defs[i] >= 0 {
				want = q.types[q.find(w.defs[i])]
			}
			if want == "" || want == ObjectType || q.types[root] != "" && want.Kind() != q.types[root].Kind() {
				continue
			}
			if wanted == nil {
				wanted = map[int32][]Type{}
			}
			if !slices.Contains(wanted[root], want) {
				wanted[root] = append(wanted[root], want)
			}
		}
	}
	if wanted == nil {
		return false
	}
	for n := range w.nodes {
		if w.nodes[n].splittable {
			continue
		}
		root := q.find(int32(n))
		if wants, ok := wanted[root]; ok {
			if def := l.definedType(int32(n)); def != "" {
				wanted[root] = slices.DeleteFunc(wants, func(want Type) bool { return l.p.Assignable(def, want) == No })
			}
		}
	}
	decided := false
	for root, wants := range wanted { // each root on its own: the order does not matter
		if len(wants) == 0 {
			continue
		}
		least := wants[0]
		for _, want := range wants[1:] {
			if l.p.Assignable(want, least) == Yes {
				least = want
			}
		}
		q.types[root], q.fixed[root], decided = least, true, true
	}
	return decided
}

// definedType returns the type of the value that node n itself brings, "" for
// merges.
func (l *lifter) definedType(n int32) Type {
	v := &l.flow.nodes[n]
	switch {
	case v.kind == paramNode && v.at >= 0:
		return Type(l.sig.params[v.at])
	case v.kind == paramNode:
		return Type(l.sig.class)
	case v.kind != defNode:
		return ""
	}
	r := &l.raws[v.at]
	switch {
	case r.op == OpCaught:
		return l.caughtType(v.at)
	case r.defType != "":
		return r.defType
	}
	return l.linkedType(v.at)
}

// widenToConstants makes webs wide enough for the constants that flow into them.
func (l *lifter) widenToConstants() {
	w, q := &l.flow, &l.infer
	for m := range w.nodes {
		if w.nodes[m].kind != mergeNode || w.nodes[m].splittable {
			continue
		}
		root := q.find(int32(m))
		t := q.types[root]
		if t.Kind() != KindInt || t == Int {
			continue
		}
		w.inputs.each(int32(m), func(v int32) bool {
			if w.nodes[v].splittable && q.misfits[v]&misfitOf[t] != 0 {
				q.types[root] = Int
				return false
			}
			return true
		})
	}
}

func fits(v int64, t Type) bool {
	switch t {
	case Boolean:
		return v>>1 == 0
	case Byte:
		return v == int64(int8(v))
	case Short:
		return v == int64(int16(v))
	case Char:
		return v == int64(uint16(v))
	}
	return true
}
