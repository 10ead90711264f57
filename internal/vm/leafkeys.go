// Leaves of boxes, and of what may be a key of a map.

package vm

// inherited returns what a class has in the place of a method of
// java.lang.Object.
func (c *Class) inherited(m *Method) *Method {
	if uint(m.vindex) >= uint(len(c.vtable)) {
		panic(confusion("virtual call"))
	}
	return c.vtable[m.vindex]
}

// isShort reports whether an object is a string that takes no time to read.
// Others are left to the natives, after which the host's clock is asked.
func (o *Object) isShort() bool { return o.IsString() && o.n < 1000 }

// hashOf returns o.hashCode(), and the instructions of it.
func (t *Thread) hashOf(o *Object) (hash int32, cost int64) {
	return t.hashBy(o.class.inherited(t.vm.library.hashCode), o)
}

// hashBy is hashOf where m is what runs.
func (t *Thread) hashBy(m *Method, o *Object) (hash int32, cost int64) {
	switch m.leaf {
	case leafIntegerHash, leafCharacterHash:
		return int32(*o.wordAt(m.slot)), 2
	case leafStringHash:
		if o.isShort() {
			return StringHash(o), 0
		}
	case leafLongHash:
		v := *o.wordAt(m.slot)
		return int32(v ^ int64(uint64(v)>>32)), 7
	case leafObjectHash:
		return t.vm.IdentityHash(o), 0
	case leafEnumHash:
		if t.vm.library.hashCode.leaf == leafObjectHash {
			return t.vm.IdentityHash(o), 3
		}
	}
	return 0, unable
}

// equalTo returns o.equals(other), and the instructions of it.
func (t *Thread) equalTo(o, other *Object) (equal bool, cost int64) {
	return t.equalBy(o.class.inherited(t.vm.library.equals), o, other)
}

// equalBy is equalTo where m is what runs.
func (t *Thread) equalBy(m *Method, o, other *Object) (equal bool, cost int64) {
	switch m.leaf {
	case leafIntegerEquals, leafCharacterEquals:
		switch {
		case other == nil || other.class != m.Class:
			return false, 5
		case *o.wordAt(m.slot) == *other.wordAt(m.slot):
			return true, 8
		}
		return false, 9
	case leafLongEquals:
		switch {
		case other == nil || other.class != m.Class:
			return false, 5
		case *o.wordAt(m.slot) == *other.wordAt(m.slot):
			return true, 9
		}
		return false, 10
	case leafStringEquals:
		if o.isShort() {
			return other != nil && other.IsString() && StringEqual(o, other), 0
		}
	case leafObjectEquals, leafEnumEquals:
		if o == other {
			return true, 3
		}
		return false, 4
	}
	return false, unable
}

func hashLeaf(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	h, cost := t.hashBy(m, regs[args[0]].R)
	return Int(h), cost
}

func equalsLeaf(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	equal, cost := t.equalBy(m, regs[args[0]].R, regs[args[1]].R)
	return Bool(equal), cost
}

// boxes are how a class of boxes makes them.
type boxes struct {
	class *Class
	cache *Slot  // an array of those made in advance
	value uint32 // the field's place
}

// boxesOf returns the boxes of the class of valueOf, nil as long as one of the
// constructors, whose leaves are given, was not called yet.
func (t *Thread) boxesOf(valueOf *Method, inits ...leaf) *boxes {
	c := valueOf.Class
	cache := c.DeclaredField("CACHE", "["+c.Name)
	if c.state != stateInitialized || cache == nil || !cache.IsStatic() {
		return nil
	}
	for k := c; len(inits) > 0; k, inits = k.Super, inits[1:] {
		found := false
		for _, m := range k.Methods {
			found = found || m.leaf == inits[0]
		}
		if !found {
			return nil
		}
	}
	return &boxes{c, &c.statics[cache.slot], valueOf.slot}
}

// box returns the box of a value that lies at index of the cache if it is in
// it, and the instructions of each case.
func (t *Thread) box(b *boxes, v, index int64, cached, made int64) (Slot, int64) {
	if b == nil {
		return Slot{}, unable
	}
	if cache := b.cache.R; cached != unable {
		if cache == nil || cache.kind != KindRefs || uint64(index) >= uint64(cache.n) {
			return Slot{}, unable
		}
		return Slot{R: cache.Refs()[index]}, cached
	}
	if !t.affords(made) || !t.vm.holds(b.class) {
		return Slot{}, unable
	}
	o := t.vm.take(b.class)
	*o.wordAt(b.value) = v
	return Slot{R: o}, made
}

func integerOf(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	l := &t.vm.library
	if l.integers == nil {
		l.integers = t.boxesOf(m, leafIntegerInit, leafNumberInit, leafObjectInit)
	}
	switch v := int64(int32(regs[args[0]].N)); {
	case v < -128:
		return t.box(l.integers, v, 0, unable, 12)
	case v > 127:
		return t.box(l.integers, v, 0, unable, 14)
	default:
		return t.box(l.integers, v, v+128, 8, unable)
	}
}

func longOf(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	l := &t.vm.library
	if l.longs == nil {
		l.longs = t.boxesOf(m, leafLongInit, leafNumberInit, leafObjectInit)
	}
	switch v := regs[args[0]].N; {
	case v < -128:
		return t.box(l.longs, v, 0, unable, 13)
	case v > 127:
		return t.box(l.longs, v, 0, unable, 16)
	default:
		return t.box(l.longs, v, v+128, 11, unable)
	}
}

func characterOf(t *Thread, m *Method, regs *registers, args []uint16) (Slot, int64) {
	l := &t.vm.library
	if l.characters == nil {
		l.characters = t.boxesOf(m, leafCharacterInit, leafObjectInit)
	}
	v := int64(uint16(regs[args[0]].N))
	if l.characters != nil && l.characters.cache.R != nil && v < int64(l.characters.cache.R.n) {
		return t.box(l.characters, v, v, 6, unable)
	}
	return t.box(l.characters, v, 0, unable, 11)
}
