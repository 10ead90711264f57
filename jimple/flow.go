// Register flow: which values reach which operands.
//
// Every operand is linked to a value node: a parameter, the definition by a
// statement, or a merge of values at the start of a block. One register is linked
// after the other: first it is settled at which blocks several of its values meet,
// then merges are made of those, and only where the register is read or another
// merge needs them, so that a register that lives through many blocks costs nothing
// in those where nothing happens to it.

package jimple

import "slices"

// nodeKind says where a value comes from.
type nodeKind uint8

const (
	undefNode nodeKind = iota // read before it is written: only in dead code or code that does not verify
	paramNode
	defNode
	mergeNode
)

// node is a value that a register can hold.
type node struct {
	kind nodeKind
	// splittable values are constants, copies of nothing but constants and
	// merges of nothing but constants. Each use may have its own copy, because
	// the same zero can be used as an int, a float and null.
	splittable bool
	reg        int32
	at         int32 // defNode: raw statement; paramNode: parameter, -1 for this; mergeNode: block
}

// registerFlow is the result of runFlow.
type registerFlow struct {
	nodes  []node
	uses   []int32 // by index into lifter.rawOps: the node, -1 for constants
	defs   []int32 // by raw statement: the node it defines, or -1
	inputs inputLists
	before []int32 // by block: what the last statement's register held before it, -1 if unknown
	cur    []int32 // by register, valid where stamp is the current block
	stamp  []int32
	entry  []int32 // by register: parameter node, or -1

	written inputLists // by register: the definitions
	read    inputLists // by register: the merges at the starts of blocks that read it
	order   []int32    // the blocks, each behind what leads there but for ways back
	work    []int32

	// Of the register that is being linked, by block:
	leaving []int32  // the definition that holds at the end, or -1
	starts  []holder // what it holds at the start
	merges  []int32  // the merge at the start, or -1
}

// holder is what a register holds at a point: a node, or one of the following.
type holder int32

const (
	unknown holder = -1 // no value is known to come there
	atEntry holder = -2 // what the register holds when the method begins
)

// metAt is what several values become that meet at the start of a block.
func metAt(block int32) holder { return holder(-3 - block) }

// metIn is the block of a metAt.
func (h holder) metIn() int32 { return int32(-3 - h) }

// inputLists are small lists of int32 by dense key, in one allocation.
type inputLists struct {
	head, next, value []int32
}

func (q *inputLists) reset() { q.head, q.next, q.value = q.head[:0], q.next[:0], q.value[:0] }

func (q *inputLists) add(key, value int32) {
	for int(key) >= len(q.head) {
		q.head = append(q.head, -1)
	}
	q.next, q.value = append(q.next, q.head[key]), append(q.value, value)
	q.head[key] = int32(len(q.next) - 1)
}

// each calls yield for the values of key, last added first, until it returns false.
func (q *inputLists) each(key int32, yield func(int32) bool) {
	if int(key) >= len(q.head) {
		return
	}
	for i := q.head[key]; i >= 0; i = q.next[i] {
		if !yield(q.value[i]) {
			return
		}
	}
}

// find returns the index of a value of key, -1 if key has none such.
func (q *inputLists) find(key, value int32) int32 {
	if int(key) >= len(q.head) {
		return -1
	}
	i := q.head[key]
	for i >= 0 && q.value[i] != value {
		i = q.next[i]
	}
	return i
}

// maxNodes bounds the values of one method; compilers stay far below.
const maxNodes = 1 << 24

func (l *lifter) newNode(n node) int32 {
	l.flow.nodes = append(l.flow.nodes, n)
	return int32(len(l.flow.nodes) - 1)
}

func (l *lifter) runFlow() error {
	w := &l.flow
	w.nodes, w.work = w.nodes[:0], w.work[:0]
	w.uses = resize(w.uses, len(l.rawOps))
	w.defs = resize(w.defs, len(l.raws))
	w.inputs.reset()
	w.written.reset()
	w.read.reset()
	w.before, w.leaving = resize(w.before, len(l.blocks)), resize(w.leaving, len(l.blocks))
	w.starts, w.merges = resize(w.starts, len(l.blocks)), resize(w.merges, len(l.blocks))
	registers := int(l.code.Registers)
	w.cur, w.stamp, w.entry = resize(w.cur, registers), resize(w.stamp, registers), resize(w.entry, registers)
	for r := range registers {
		w.stamp[r], w.entry[r] = -1, -1
	}
	if err := l.parameters(); err != nil {
		return err
	}
	for b := range l.blocks {
		l.blockFlow(int32(b))
		if len(w.nodes) > maxNodes {
			return l.fail(0, "more than %d register values", maxNodes)
		}
	}
	l.orderBlocks()
	for reg := range w.read.head {
		if w.read.head[reg] < 0 {
			continue
		}
		l.linkRegister(int32(reg))
		if len(w.nodes) > maxNodes {
			return l.fail(0, "more than %d register values", maxNodes)
		}
	}
	return nil
}

// orderBlocks lists the blocks for linkRegister; dead ones are the last.
func (l *lifter) orderBlocks() {
	w := &l.flow
	w.order = w.order[:0]
	seen := make([]bool, len(l.blocks))
	for b := len(l.blocks) - 1; b >= 0; b-- {
		if !l.blocks[b].live {
			w.order, seen[b] = append(w.order, int32(b)), true
		}
	}
	w.work = append(w.work[:0], 0)
	for len(w.work) > 0 {
		b := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		if b < 0 { // all that it leads to is listed
			w.order = append(w.order, ^b)
			continue
		}
		if seen[b] {
			continue
		}
		seen[b] = true
		w.work = append(w.work, ^b)
		l.successors(b, func(to int32, _ bool) {
			if !seen[to] {
				w.work = append(w.work, to)
			}
		})
	}
	slices.Reverse(w.order)
}

// parameters makes the nodes of this and the parameters, which lie in the last
// registers.
func (l *lifter) parameters() error {
	w := &l.flow
	reg := int32(l.code.Registers) - int32(l.code.Ins)
	add := func(index int32, words int32) error {
		if reg+words > int32(l.code.Registers) {
			return l.fail(0, "%d argument registers are too few for the prototype", l.code.Ins)
		}
		w.entry[reg] = l.newNode(node{kind: paramNode, reg: reg, at: index})
		reg += words
		return nil
	}
	if !l.sig.static {
		if err := add(-1, 1); err != nil {
			return err
		}
	}
	for i, t := range l.sig.params {
		words := int32(1)
		if t == "J" || t == "D" {
			words = 2
		}
		if err := add(int32(i), words); err != nil {
			return err
		}
	}
	if reg != int32(l.code.Registers) {
		return l.fail(0, "%d argument registers are too many for the prototype", l.code.Ins)
	}
	return nil
}

// blockFlow links the operands of one block and notes what leaves it.
func (l *lifter) blockFlow(b int32) {
	w := &l.flow
	block := l.blocks[b]
	w.before[b] = -1
	for i := block.start; i < block.end; i++ {
		r := &l.raws[i]
		for u := r.firstOp; u < r.firstOp+uint32(r.numOps); u++ {
			reg := l.rawOps[u].reg
			if reg < 0 {
				w.uses[u] = -1
				continue
			}
			if w.stamp[reg] != b {
				n := l.newNode(node{kind: mergeNode, reg: reg, at: b})
				w.read.add(reg, n)
				w.stamp[reg], w.cur[reg] = b, n
			}
			w.uses[u] = w.cur[reg]
		}
		w.defs[i] = -1
		if r.def < 0 {
			continue
		}
		if i == block.end-1 && w.stamp[r.def] == b {
			w.before[b] = w.cur[r.def]
		}
		d := l.newNode(node{kind: defNode, reg: r.def, at: i, splittable: r.isConst || r.op == OpCopy})
		w.defs[i], w.stamp[r.def], w.cur[r.def] = d, b, d
		w.written.add(r.def, d)
	}
}

// linkRegister gives the merges of one register their inputs.
func (l *lifter) linkRegister(reg int32) {
	w := &l.flow
	for b := range l.blocks {
		w.leaving[b], w.starts[b], w.merges[b] = -1, unknown, -1
	}
	w.written.each(reg, func(d int32) bool {
		if b := l.blockOf[w.nodes[d].at]; w.leaving[b] < 0 { // the last of the block comes first
			w.leaving[b] = d
		}
		return true
	})
	w.work = w.work[:0]
	w.read.each(reg, func(m int32) bool {
		w.merges[w.nodes[m].at] = m
		w.work = append(w.work, m)
		return true
	})
	l.settleStarts(reg)
	for len(w.work) > 0 {
		m := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		l.mergeInputs(m)
	}
}

// settleStarts finds what the register holds at the start of each block: the one
// value that comes there, as long as no other does.
func (l *lifter) settleStarts(reg int32) {
	w := &l.flow
	for changed := true; changed; {
		changed = false
		for _, b := range w.order {
			if w.starts[b] == metAt(b) {
				continue
			}
			v := unknown
			if b == 0 {
				v = atEntry
			}
			for _, e := range l.predsOf(b) {
				switch in := l.carried(e, reg); {
				case in == unknown || in == v:
				case v == unknown:
					v = in
				default:
					v = metAt(b)
				}
			}
			if v != w.starts[b] {
				w.starts[b], changed = v, true
			}
		}
	}
}

// carried returns what the register holds on the way into a block.
func (l *lifter) carried(e predEdge, reg int32) holder {
	w := &l.flow
	v := w.leaving[e.from]
	if e.exceptional && l.raws[l.blocks[e.from].end-1].def == reg {
		v = w.before[e.from]
	}
	if v >= 0 {
		return holder(v)
	}
	return w.starts[e.from]
}

// mergeInputs finds what flows into merge node m.
func (l *lifter) mergeInputs(m int32) {
	w := &l.flow
	b, reg := w.nodes[m].at, w.nodes[m].reg
	w.nodes[m].splittable = true // until shown otherwise
	if v := w.starts[b]; v != metAt(b) && v != unknown {
		w.inputs.add(m, l.nodeOf(v, reg))
		return
	}
	if b == 0 {
		w.inputs.add(m, l.nodeOf(atEntry, reg))
	}
	for _, e := range l.predsOf(b) {
		v := l.carried(e, reg)
		if v == unknown {
			v = metAt(e.from)
		}
		w.inputs.add(m, l.nodeOf(v, reg))
	}
}

// nodeOf returns the node for what the register holds.
func (l *lifter) nodeOf(v holder, reg int32) int32 {
	w := &l.flow
	switch {
	case v >= 0:
		return int32(v)
	case v == atEntry:
		if w.entry[reg] < 0 {
			w.entry[reg] = l.newNode(node{kind: undefNode, reg: reg, splittable: true})
		}
		return w.entry[reg]
	}
	b := v.metIn()
	if w.merges[b] < 0 {
		w.merges[b] = l.newNode(node{kind: mergeNode, reg: reg, at: b})
		w.work = append(w.work, w.merges[b])
	}
	return w.merges[b]
}
