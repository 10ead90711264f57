// Leaves of java.util.ArrayList and its iterator.

package vm

// lists is where an ArrayList keeps what it has.
type lists struct {
	class                 *Class
	size, modCount, array uint32
}

type listIterators struct {
	class                               *Class
	list, cursor, last, limit, expected uint32
}

// slotsOf finds the places of a class's instance fields; false if one is
// missing.
func slotsOf(c *Class, places map[string]*uint32) bool {
	for name, place := range places {
		f := c.FindField(name, "")
		if f == nil || f.IsStatic() {
			return false
		}
		*place = f.slot
	}
	return true
}

// listOf returns the receiver of a method of ArrayList, and where it keeps what
// it has; nil if it is something else.
func (t *Thread) listOf(m *Method, o *Object) *lists {
	l := t.vm.library.lists
	if l == nil {
		l = &lists{class: m.Class}
		if !slotsOf(m.Class, map[string]*uint32{"size": &l.size, "modCount": &l.modCount, "array": &l.array}) {
			return nil
		}
		t.vm.library.lists = l
	}
	return l.accepts(o)
}

func (l *lists) accepts(o *Object) *lists {
	if o == nil || o.class != l.class && !o.class.IsAssignableTo(l.class) {
		return nil
	}
	return l
}

// element returns the place of element i of the list, nil if it has none or may
// not hold every object.
func (l *lists) element(vm *VM, o *Object, i int32) **Object {
	array := *o.refAt(l.array)
	if array == nil || array.kind != KindRefs || array.class.Elem != vm.objectClass || uint32(i) >= uint32(array.n) {
		return nil
	}
	return &array.Refs()[i]
}

func listGet(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	o, i := regs[args[0]].R, int32(regs[args[1]].N)
	l := t.listOf(m, o)
	if l == nil || int64(i) >= *o.wordAt(l.size) {
		return Slot{}, unable
	}
	place := l.element(t.vm, o, i)
	if place == nil {
		return Slot{}, unable
	}
	return Slot{R: *place}, 5
}

func listSet(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	const cost = 6
	o, i := regs[args[0]].R, int32(regs[args[1]].N)
	l := t.listOf(m, o)
	if l == nil || int64(i) >= *o.wordAt(l.size) || !t.affords(cost) {
		return Slot{}, unable
	}
	place := l.element(t.vm, o, i)
	if place == nil {
		return Slot{}, unable
	}
	old := *place
	*place = regs[args[2]].R
	return Slot{R: old}, cost
}

func listAdd(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	const cost = 13
	o := regs[args[0]].R
	l := t.listOf(m, o)
	if l == nil || !t.affords(cost) {
		return Slot{}, unable
	}
	size, modCount := o.wordAt(l.size), o.wordAt(l.modCount)
	place := l.element(t.vm, o, int32(*size))
	if place == nil {
		return Slot{}, unable
	}
	*modCount = int64(int32(*modCount) + 1)
	*place = regs[args[1]].R
	*size++
	return Slot{N: 1}, cost
}

// listIteratorOf is listOf for the iterator.
func (t *Thread) listIteratorOf(m *Method, o *Object) *listIterators {
	l := t.vm.library.listIterators
	if l == nil {
		l = &listIterators{class: m.Class}
		if !slotsOf(m.Class, map[string]*uint32{"list": &l.list, "cursor": &l.cursor, "last": &l.last, "limit": &l.limit, "expected": &l.expected}) {
			return nil
		}
		t.vm.library.listIterators = l
	}
	if o.class != l.class && !o.class.IsAssignableTo(l.class) {
		return nil
	}
	return l
}

func listHasNext(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	o := regs[args[0]].R
	l := t.listIteratorOf(m, o)
	switch {
	case l == nil:
		return Slot{}, unable
	case *o.wordAt(l.cursor) < *o.wordAt(l.limit):
		return Slot{N: 1}, 5
	}
	return Slot{}, 6
}

func listNext(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	const cost = 13
	o, li := regs[args[0]].R, t.vm.library.lists
	l := t.listIteratorOf(m, o)
	if l == nil || li == nil || !t.affords(cost) {
		return Slot{}, unable
	}
	list := *o.refAt(l.list)
	if li.accepts(list) == nil || *list.wordAt(li.modCount) != *o.wordAt(l.expected) {
		return Slot{}, unable
	}
	cursor := o.wordAt(l.cursor)
	i := *cursor
	place := li.element(t.vm, list, int32(i))
	if place == nil || i >= *o.wordAt(l.limit) {
		return Slot{}, unable
	}
	*cursor = i + 1
	*o.wordAt(l.last) = i
	return Slot{R: *place}, cost
}
