// Leaves of java.util.HashMap.
//
// Costs are counted along the library's code; each comment names the steps that
// its number is made of.

package vm

// maps is where a HashMap and its nodes keep what they have, and the parts of
// its methods.
type maps struct {
	class, node                      *Class
	table, size, modCount, threshold uint32
	hash, key, value, next           uint32

	nodeMethod, hashMethod, putValue, newNode, append, afterAccess, afterInsertion *Method

	initialized *Method // the node's constructor
}

// treeBin is the number of nodes beyond which a bin becomes another.
const treeBin = 8

// mapsOf returns where a map keeps what it has; nil if it is no map, or no map
// had nodes yet.
func (t *Thread) mapsOf(o *Object) *maps {
	l := t.vm.library.maps
	if l == nil {
		if l = t.vm.findMaps(); l == nil {
			return nil
		}
		t.vm.library.maps = l
	}
	if o.class != l.class && !o.class.IsAssignableTo(l.class) {
		return nil
	}
	return l
}

func (vm *VM) findMaps() *maps {
	l := &maps{class: vm.classes["Ljava/util/HashMap;"], node: vm.classes["Ljava/util/HashMap$Node;"]}
	if l.class == nil || l.node == nil || !l.class.Boot || !l.node.Boot ||
		!slotsOf(l.class, map[string]*uint32{"table": &l.table, "size": &l.size, "modCount": &l.modCount, "threshold": &l.threshold}) ||
		!slotsOf(l.node, map[string]*uint32{"hash": &l.hash, "key": &l.key, "value": &l.value, "next": &l.next}) {
		return nil
	}
	for _, m := range l.class.Methods {
		switch m.Name {
		case "node":
			l.nodeMethod = m
		case "hash":
			l.hashMethod = m
		case "putValue":
			l.putValue = m
		case "newNode":
			l.newNode = m
		case "append":
			l.append = m
		case "afterAccess":
			l.afterAccess = m
		case "afterInsertion":
			l.afterInsertion = m
		}
	}
	for _, m := range l.node.Methods {
		if m.IsConstructor() {
			l.initialized = m
		}
	}
	for _, m := range []*Method{l.nodeMethod, l.hashMethod, l.putValue, l.newNode, l.append, l.afterAccess, l.afterInsertion, l.initialized} {
		if m == nil {
			return nil
		}
	}
	return l
}

// overridden reports whether the receiver's class has another method than the
// known one in its place.
func overridden(o *Object, m *Method, known leaf) bool {
	return m.leaf != known || o.class.inherited(m) != m
}

// isNode reports whether an object of a bin is a node.
func (l *maps) isNode(e *Object) bool { return e.class == l.node || e.class.IsAssignableTo(l.node) }

// bins returns the map's table, nil if it has none.
func (l *maps) bins(o *Object) []*Object {
	if table := *o.refAt(l.table); table != nil && table.kind == KindRefs && table.n > 0 && table.class.Elem == l.node {
		return table.Refs()
	}
	return nil
}

// spread is what HashMap makes of a hash code.
func spread(h int32) int32 { return h ^ int32(uint32(h)>>16) }

// find is HashMap.node.
func (t *Thread) find(o, key *Object) (e *Object, cost int64) {
	l := t.mapsOf(o)
	if l == nil {
		return nil, unable
	}
	bins := l.bins(o)
	if bins == nil {
		if *o.refAt(l.table) == nil {
			return nil, 5
		}
		return nil, unable
	}
	h := int32(0)
	cost = 5 // to the null key's hash
	if key != nil {
		code, hashing := t.hashOf(key)
		if hashing < 0 {
			return nil, unable
		}
		h = spread(code)
		cost = 9 + hashing // around the call
	}
	cost += 4 // the bin
	for e = bins[int(h)&(len(bins)-1)]; e != nil; e = *e.refAt(l.next) {
		if !l.isNode(e) {
			return nil, unable
		}
		cost += 3 // it is there, and has the hash
		if int32(*e.wordAt(l.hash)) == h {
			same, comparing := t.sameKey(key, *e.refAt(l.key))
			if comparing < 0 {
				return nil, unable
			}
			if cost += comparing; same {
				return e, cost + 3
			}
		}
		cost += 2 // the next one
	}
	return nil, cost + 4
}

// sameKey compares a key with that of a node that has the same hash.
func (t *Thread) sameKey(key, other *Object) (same bool, cost int64) {
	switch {
	case key == other:
		return true, 2
	case key == nil:
		return false, 3
	}
	same, cost = t.equalTo(key, other)
	if cost < 0 {
		return false, unable
	}
	return same, cost + 6
}

func mapNode(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.find(regs[args[0]].R, regs[args[1]].R)
	return Slot{R: e}, cost
}

// findFor is find where a method of the map calls node.
func (t *Thread) findFor(o, key *Object) (e *Object, cost int64) {
	if l := t.vm.library.maps; l == nil || l.nodeMethod.leaf != leafMapNode {
		return nil, unable
	}
	return t.find(o, key)
}

func mapGet(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.findFor(regs[args[0]].R, regs[args[1]].R)
	switch {
	case cost < 0:
		return Slot{}, unable
	case e == nil:
		return Slot{}, cost + 5
	}
	return Slot{R: *e.refAt(t.vm.library.maps.value)}, cost + 6
}

func mapContains(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	e, cost := t.findFor(regs[args[0]].R, regs[args[1]].R)
	switch {
	case cost < 0:
		return Slot{}, unable
	case e == nil:
		return Slot{}, cost + 6
	}
	return Slot{N: 1}, cost + 5
}

func mapHash(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	h, cost := t.spreadHash(regs[args[0]].R)
	return Int(h), cost
}

// spreadHash is HashMap.hash.
func (t *Thread) spreadHash(key *Object) (h int32, cost int64) {
	if key == nil {
		return 0, 3
	}
	code, cost := t.hashOf(key)
	if cost < 0 {
		return 0, unable
	}
	return spread(code), cost + 7
}

func mapPut(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	o, key := regs[args[0]].R, regs[args[1]].R
	l := t.mapsOf(o)
	if l == nil || l.hashMethod.leaf != leafMapHash || overridden(o, l.putValue, leafMapPutValue) {
		return Slot{}, unable
	}
	h, hashing := t.spreadHash(key)
	if hashing < 0 {
		return Slot{}, unable
	}
	const around = 10
	old, cost := t.putValue(l, o, h, key, regs[args[2]].R, false, hashing+around)
	return Slot{R: old}, cost
}

func mapPutValue(t *Thread, _ *Method, regs *registers, args []uint16) (Slot, int64) {
	o := regs[args[0]].R
	l := t.mapsOf(o)
	if l == nil {
		return Slot{}, unable
	}
	old, cost := t.putValue(l, o, int32(regs[args[1]].N), regs[args[2]].R, regs[args[3]].R, regs[args[4]].N != 0, 0)
	return Slot{R: old}, cost
}

// putValue is HashMap.putValue for maps that do nothing after insertions and
// accesses, where cost was spent already.
func (t *Thread) putValue(l *maps, o *Object, h int32, key, value *Object, onlyIfAbsent bool, cost int64) (old *Object, total int64) {
	bins := l.bins(o)
	if bins == nil {
		return nil, unable
	}
	place := &bins[int(h)&(len(bins)-1)]
	cost += 8 // the bin
	if *place == nil {
		return nil, t.insert(l, o, place, h, key, value, cost+3)
	}
	cost++
	count := 0
	for e := *place; ; {
		if !l.isNode(e) {
			return nil, unable
		}
		cost += 2
		if int32(*e.wordAt(l.hash)) == h {
			same, comparing := t.sameKey(key, *e.refAt(l.key))
			if comparing < 0 {
				return nil, unable
			}
			if cost += comparing; same {
				return t.replace(l, o, e, value, onlyIfAbsent, cost)
			}
		}
		cost += 3 // the next one
		count++
		next := e.refAt(l.next)
		if *next == nil {
			if (*place).class != l.node || e.class != l.node || count >= treeBin || l.append.leaf != leafMapAppend {
				return nil, unable
			}
			const calling, appending = 6, 12
			return nil, t.insert(l, o, next, h, key, value, cost+calling+appending)
		}
		cost += 2
		e = *next
	}
}

// replace gives a node a value.
func (t *Thread) replace(l *maps, o, e, value *Object, onlyIfAbsent bool, cost int64) (old *Object, total int64) {
	if overridden(o, l.afterAccess, leafMapAfterAccess) {
		return nil, unable
	}
	place := e.refAt(l.value)
	old = *place
	write := !onlyIfAbsent || old == nil
	cost += 6 // the old value, and after the access
	if onlyIfAbsent {
		cost++
	}
	if write {
		cost++
	}
	if !t.affords(cost) {
		return nil, unable
	}
	if write {
		*place = value
	}
	return old, cost
}

// insert puts a new node at a place, if the table need not grow.
func (t *Thread) insert(l *maps, o *Object, place **Object, h int32, key, value *Object, cost int64) (total int64) {
	const making, counting = 10, 12
	cost += making + counting
	size, modCount := o.wordAt(l.size), o.wordAt(l.modCount)
	if *size+1 > *o.wordAt(l.threshold) || !t.affords(cost) || !t.vm.holds(l.node) || l.initialized.leaf != leafMapNodeInit ||
		overridden(o, l.newNode, leafMapNewNode) || overridden(o, l.afterInsertion, leafMapAfterInsertion) {
		return unable
	}
	e := t.vm.take(l.node)
	*e.wordAt(l.hash) = int64(h)
	*e.refAt(l.key), *e.refAt(l.value) = key, value
	*place = e
	*modCount = int64(int32(*modCount) + 1)
	*size++
	return cost
}
