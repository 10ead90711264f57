// Webs: the values of a register that must share one local.

package jimple

// inference is what is known of webs and of sets of constants; both are
// disjoint sets of nodes, named by their root.
type inference struct {
	parent  []int32
	types   []Type    // by root
	loose   []bool    // by root: the type is not the least one for certain
	fixed   []bool    // by root: decided by the uses
	misfits []misfits // by node: what a splittable value does not fit into
	clash   []bool    // by root: definitions of different kinds
	linked  []int32
	homes   map[home]int32
	locals  []Local // before they are named
	isWeb   []bool  // beside locals: holds a web, not just constants
	webs    []int32 // by root: local of the web, or -1
	sole    []int32 // by node: the one value that arrives there, see findSoles
	clones  inputLists
	sources []int32    // beside clones.value: the local that a copy reads, or -1
	copies  inputLists // by local: the copies that fill it
	stack   []cloneRequest
	local   []int32 // by use: the local that is read
}

// home is the key of the local that holds constants for uses that nothing else
// reaches: one a kind and connected set of constants, more for null where types
// are wanted that have nothing to do with each other.
type home struct {
	set     int32
	kind    TypeKind
	variant int32
}

// cloneRequest asks that a local hold a constant; again, that the local from
// which a copy fills it be chosen anew.
type cloneRequest struct {
	node, local int32
	again       bool
}

func (q *inference) find(n int32) int32 {
	for q.parent[n] != n {
		q.parent[n] = q.parent[q.parent[n]]
		n = q.parent[n]
	}
	return n
}

// union joins two sets; the smaller number becomes the root, so that the result
// does not depend on the order of calls.
func (q *inference) union(a, b int32) {
	a, b = q.find(a), q.find(b)
	if a > b {
		a, b = b, a
	}
	q.parent[b] = a
}

// makeWebs decides which values are splittable and joins the others with the
// merges they flow into.
func (l *lifter) makeWebs() error {
	w, q := &l.flow, &l.infer
	takers := l.listTakers()
	l.settleSplittable(takers)
	l.findMisfits(takers)
	q.parent = resize(q.parent, len(w.nodes))
	for i := range q.parent {
		q.parent[i] = int32(i)
	}
	for m := range w.nodes {
		if w.nodes[m].kind != mergeNode {
			continue
		}
		w.inputs.each(int32(m), func(v int32) bool {
			if w.nodes[v].splittable == w.nodes[m].splittable {
				q.union(int32(m), v)
			}
			return true
		})
	}
	return nil
}

// listTakers returns for every value the merges and copies that take it.
func (l *lifter) listTakers() *inputLists {
	w := &l.flow
	takers := &l.infer.clones // free until locals are made
	takers.reset()
	for n := range w.nodes {
		v := &w.nodes[n]
		switch {
		case v.kind == mergeNode:
			w.inputs.each(int32(n), func(in int32) bool {
				takers.add(in, int32(n))
				return true
			})
		case v.kind == defNode && l.raws[v.at].op == OpCopy:
			takers.add(w.uses[l.raws[v.at].firstOp], int32(n))
		}
	}
	return takers
}

// settleSplittable withdraws the property from merges and copies of values that
// lack it, until nothing changes.
func (l *lifter) settleSplittable(takers *inputLists) {
	w := &l.flow
	l.work = l.work[:0]
	for n := range w.nodes {
		if !w.nodes[n].splittable {
			l.work = append(l.work, int32(n))
		}
	}
	for len(l.work) > 0 {
		n := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		takers.each(n, func(t int32) bool {
			if w.nodes[t].splittable {
				w.nodes[t].splittable = false
				l.work = append(l.work, t)
			}
			return true
		})
	}
}

// misfits are the integer types that a value does not fit into, a bit each.
type misfits uint8

const (
	noBoolean misfits = 1 << iota
	noByte
	noShort
	noChar
)

// misfitOf is the bit of each integer type but int, into which everything fits.
var misfitOf = map[Type]misfits{Boolean: noBoolean, Byte: noByte, Short: noShort, Char: noChar}

// findMisfits notes for every splittable value what the constants that it can be
// do not fit into, through merges and copies.
func (l *lifter) findMisfits(takers *inputLists) {
	w, q := &l.flow, &l.infer
	q.misfits = resize(q.misfits, len(w.nodes))
	clear(q.misfits)
	l.work = l.work[:0]
	for n := range w.nodes {
		v := &w.nodes[n]
		if !v.splittable || v.kind != defNode || !l.raws[v.at].isConst {
			continue
		}
		for t, bit := range misfitOf {
			if !fits(l.raws[v.at].bits, t) {
				q.misfits[n] |= bit
			}
		}
		if q.misfits[n] != 0 {
			l.work = append(l.work, int32(n))
		}
	}
	for len(l.work) > 0 { // each value comes up four times at most
		n := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		takers.each(n, func(t int32) bool {
			if w.nodes[t].splittable && q.misfits[n]&^q.misfits[t] != 0 {
				q.misfits[t] |= q.misfits[n]
				l.work = append(l.work, t)
			}
			return true
		})
	}
}
