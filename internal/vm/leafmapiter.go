// Leaves of the iterators of java.util.HashMap.

package vm

// mapIterators is where an iterator keeps what it has.
type mapIterators struct {
	class                              *Class
	of, next, current, expected, index uint32
	nextNode, nextEntry                *Method
}

func (t *Thread) mapIteratorsOf(o *Object) *mapIterators {
	l := t.vm.library.mapIterators
	if l == nil {
		c := t.vm.classes["Ljava/util/HashMap$HashIterator;"]
		if c == nil || !c.Boot {
			return nil
		}
		l = &mapIterators{class: c, nextNode: c.Declared("nextNode", "()Ljava/util/HashMap$Node;")}
		if l.nextNode == nil || !slotsOf(c, map[string]*uint32{"map": &l.of, "next": &l.next, "current": &l.current, "expected": &l.expected, "index": &l.index}) {
			return nil
		}
		t.vm.library.mapIterators = l
	}
	if !o.class.IsAssignableTo(l.class) {
		return nil
	}
	return l
}

func mapHasNext(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	o := regs[args[0]].R
	l := t.mapIteratorsOf(o)
	switch {
	case l == nil:
		return Slot{}, unable
	case *o.refAt(l.next) != nil:
		return Slot{N: 1}, 4
	}
	return Slot{}, 5
}

// nextNode is HashIterator.nextNode, where cost is spent beside.
func (t *Thread) nextNode(o *Object, cost int64) (e *Object, total int64) {
	l := t.mapIteratorsOf(o)
	if l == nil {
		return nil, unable
	}
	of := *o.refAt(l.of)
	if of == nil {
		return nil, unable
	}
	k := t.mapsOf(of)
	e = *o.refAt(l.next)
	if k == nil || e == nil || !k.isNode(e) || *of.wordAt(k.modCount) != *o.wordAt(l.expected) {
		return nil, unable
	}
	cost += 9 // the checks, and the node behind
	next := *e.refAt(k.next)
	index := o.wordAt(l.index)
	i := *index
	if next == nil {
		bins := k.bins(of)
		if bins == nil {
			return nil, unable
		}
		cost += 5 // the table
		for {
			cost++
			if i >= int64(len(bins)) {
				cost++
				break
			}
			next = bins[i]
			i++
			if cost += 3; next != nil {
				break
			}
			cost += 2
		}
		cost++
	}
	cost += 2
	if !t.affords(cost) {
		return nil, unable
	}
	*index = i
	*o.refAt(l.current) = e
	*o.refAt(l.next) = next
	return e, cost
}

func mapNextNode(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.nextNode(regs[args[0]].R, 0)
	return Slot{R: e}, cost
}

// nextFor is nextNode where another method calls it, after which cost
// instructions are left.
func (t *Thread) nextFor(o *Object, cost int64) (*Object, int64) {
	if l := t.mapIteratorsOf(o); l == nil || l.nextNode.leaf != leafMapNextNode {
		return nil, unable
	}
	return t.nextNode(o, cost)
}

func mapNextKey(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.nextFor(regs[args[0]].R, 4)
	if cost < 0 {
		return Slot{}, unable
	}
	return Slot{R: *e.refAt(t.vm.library.maps.key)}, cost
}

func mapNextValue(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.nextFor(regs[args[0]].R, 4)
	if cost < 0 {
		return Slot{}, unable
	}
	return Slot{R: *e.refAt(t.vm.library.maps.value)}, cost
}

func mapNextEntry(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.nextFor(regs[args[0]].R, 3)
	return Slot{R: e}, cost
}

func mapNextEntryBridge(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	o := regs[args[0]].R
	l := t.mapIteratorsOf(o)
	if l == nil {
		return Slot{}, unable
	}
	if l.nextEntry == nil {
		l.nextEntry = m.Class.Declared("next", "()Ljava/util/Map$Entry;")
	}
	if l.nextEntry == nil || overridden(o, l.nextEntry, leafMapNextEntry) {
		return Slot{}, unable
	}
	e, cost := t.nextFor(o, 6)
	return Slot{R: e}, cost
}
