// Register flow: which values reach which operands.
//
// Every operand is linked to a value node: a parameter, the definition by a
// statement, or a merge of values at the start of a block. Merges are made on
// demand, only where a register is read, after Braun et al., "Simple and
// Efficient Construction of Static Single Assignment Form" (CC 2013), without
// its removal of trivial merges, which the webs do not need.

package jimple

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
	exits  blockTable // (block, register) → node at the end of the block, where it is written
	starts blockTable // (block, register) → merge node
	before []int32    // by block: what the last statement's register held before it, -1 if unknown
	cur    []int32    // by register, valid where stamp is the current block
	stamp  []int32
	entry  []int32 // by register: parameter node, or -1
	work   []int32
}

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
	w.exits.reset(len(l.raws))
	w.starts.reset(len(l.raws))
	w.before = resize(w.before, len(l.blocks))
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
	for len(w.work) > 0 {
		m := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		l.mergeInputs(m)
		if len(w.nodes) > maxNodes {
			return l.fail(0, "more than %d register values", maxNodes)
		}
	}
	return nil
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

// start returns the node of register reg at the start of block b.
func (l *lifter) start(b, reg int32) int32 {
	w := &l.flow
	slot := w.starts.slot(b, reg)
	if *slot < 0 {
		*slot = l.newNode(node{kind: mergeNode, reg: reg, at: b})
		w.work = append(w.work, *slot)
	}
	return *slot
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
				n := l.start(b, reg)
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
		*w.exits.slot(b, r.def) = d
	}
}

// mergeInputs finds what flows into merge node m.
func (l *lifter) mergeInputs(m int32) {
	w := &l.flow
	b, reg := w.nodes[m].at, w.nodes[m].reg
	if b == 0 {
		if w.entry[reg] < 0 {
			w.entry[reg] = l.newNode(node{kind: undefNode, reg: reg, splittable: true})
		}
		w.inputs.add(m, w.entry[reg])
	}
	w.nodes[m].splittable = true // until shown otherwise
	for _, e := range l.predsOf(b) {
		var v int32
		last := l.blocks[e.from].end - 1
		switch {
		case e.exceptional && l.raws[last].def == reg && w.before[e.from] >= 0:
			v = w.before[e.from]
		case e.exceptional && l.raws[last].def == reg:
			v = l.start(e.from, reg)
		default:
			if v = w.exits.get(e.from, reg); v < 0 {
				v = l.start(e.from, reg)
			}
		}
		w.inputs.add(m, v)
	}
}

// blockTable maps (block, register) to a node: open addressing, reused from
// method to method.
type blockTable struct {
	keys   []uint64 // key+1, 0 for free
	values []int32
	count  int
}

func (t *blockTable) reset(hint int) {
	size := 64
	for size < 2*hint {
		size *= 2
	}
	if len(t.keys) < size || len(t.keys) > 16*size {
		t.keys, t.values = make([]uint64, size), make([]int32, size)
	} else {
		clear(t.keys)
	}
	t.count = 0
}

func (t *blockTable) find(key uint64) int {
	mask := uint64(len(t.keys) - 1)
	i := key * 0x9e3779b97f4a7c15 >> 20 & mask
	for t.keys[i] != 0 && t.keys[i] != key {
		i = (i + 1) & mask
	}
	return int(i)
}

func (t *blockTable) get(b, reg int32) int32 {
	key := uint64(b)<<16 | uint64(reg) + 1
	if i := t.find(key); t.keys[i] == key {
		return t.values[i]
	}
	return -1
}

// slot returns where the node of (b, reg) is kept; it holds -1 if new. The
// pointer is valid until the next call.
func (t *blockTable) slot(b, reg int32) *int32 {
	if 4*t.count >= 3*len(t.keys) {
		old := *t
		t.keys, t.values = make([]uint64, 2*len(old.keys)), make([]int32, 2*len(old.keys))
		for i, key := range old.keys {
			if key != 0 {
				j := t.find(key)
				t.keys[j], t.values[j] = key, old.values[i]
			}
		}
	}
	key := uint64(b)<<16 | uint64(reg) + 1
	i := t.find(key)
	if t.keys[i] == 0 {
		t.keys[i], t.values[i] = key, -1
		t.count++
	}
	return &t.values[i]
}
