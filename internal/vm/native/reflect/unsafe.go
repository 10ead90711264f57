// sun.misc.Unsafe: fields and array elements by offset.

package reflect

import (
	"encoding/binary"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm"
)

const unsafeClass = "Lsun/misc/Unsafe;"

// Offsets begin behind what would be an object's header. A field's tells its
// place among the instance fields of its class and the superclasses.
const (
	unsafeBase  = 16
	unsafeField = 8
)

func bindUnsafe(b *vm.Bindings) {
	b.Method(unsafeClass, "offset", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)J", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		name, typ := vm.GoString(a[1].R), vm.ClassOf(a[2].R).Name
		for i, f := range instanceFields(vm.ClassOf(a[0].R)) {
			if f.Class == vm.ClassOf(a[0].R) && f.Name == name && f.Desc == typ {
				return vm.Long(int64(unsafeBase + i*unsafeField))
			}
		}
		return vm.Long(-1)
	})
	b.Method(unsafeClass, "arrayBaseOffset", "(Ljava/lang/Class;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil || !vm.ClassOf(a[1].R).IsArray() {
			return t.Throw(illegalArgument, "valid for array classes only")
		}
		return vm.Int(unsafeBase)
	})
	b.Method(unsafeClass, "arrayIndexScale", "(Ljava/lang/Class;)I", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		if a[1].R == nil || !vm.ClassOf(a[1].R).IsArray() {
			return t.Throw(illegalArgument, "valid for array classes only")
		}
		return vm.Int(int32(elementSize(vm.ClassOf(a[1].R).Name[1])))
	})
	b.Method(unsafeClass, "allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		c := vm.ClassOf(a[1].R)
		if c.IsArray() || c.IsPrimitive() || c.IsInterface() || c.Flags&dex.AccAbstract != 0 || c.Name == classClass {
			return t.Throw("Ljava/lang/InstantiationException;", "Can't instantiate %s", vm.JavaName(c.Name))
		}
		if !t.Init(c) {
			return vm.Slot{}
		}
		return vm.Ref(t.New(c))
	})
	for _, k := range []struct{ name, desc string }{{"Boolean", "Z"}, {"Byte", "B"}, {"Char", "C"}, {"Short", "S"}, {"Int", "I"}, {"Long", "J"},
		{"Float", "F"}, {"Double", "D"}, {"Object", objectClass}} {
		b.Method(unsafeClass, "get"+k.name, "("+objectClass+"J)"+k.desc, func(t *vm.Thread, a []vm.Slot) vm.Slot {
			s, _ := unsafeAccess(t, a, k.desc[0], nil)
			return s
		})
		b.Method(unsafeClass, "put"+k.name, "("+objectClass+"J"+k.desc+")V", func(t *vm.Thread, a []vm.Slot) vm.Slot {
			unsafeAccess(t, a, k.desc[0], &a[3])
			return vm.Slot{}
		})
		if k.name == "Int" || k.name == "Long" || k.name == "Object" {
			b.Method(unsafeClass, "compareAndSwap"+k.name, "("+objectClass+"J"+k.desc+k.desc+")Z", func(t *vm.Thread, a []vm.Slot) vm.Slot {
				old, ok := unsafeAccess(t, a, k.desc[0], nil)
				if !ok || !old.Equals(a[3], k.desc) {
					return vm.Bool(false)
				}
				_, ok = unsafeAccess(t, a, k.desc[0], &a[4])
				return vm.Bool(ok)
			})
		}
	}
}

// instanceFields lists the instance fields of a class, those of superclasses first.
func instanceFields(c *vm.Class) []*vm.Field {
	var all []*vm.Field
	if c.Super != nil {
		all = instanceFields(c.Super)
	}
	for _, f := range c.Fields {
		if !f.IsStatic() {
			all = append(all, f)
		}
	}
	return all
}

// elementSize is the size of array elements; references are compressed.
func elementSize(letter byte) int {
	switch letter {
	case 'Z', 'B':
		return 1
	case 'C', 'S':
		return 2
	case 'J', 'D':
		return 8
	}
	return 4
}

// unsafeAccess reads the value of a type at an object and offset, and puts
// another one there if it is given. What would break the machine's types is an
// InternalError, where a device would go on with broken memory.
func unsafeAccess(t *vm.Thread, a []vm.Slot, letter byte, put *vm.Slot) (vm.Slot, bool) {
	o, offset := a[1].R, a[2].Long()-unsafeBase
	fail := func(what string) (vm.Slot, bool) {
		t.Throw("Ljava/lang/InternalError;", "unsafe access to %s at offset %d", what, offset+unsafeBase)
		return vm.Slot{}, false
	}
	if o == nil {
		t.Throw("Ljava/lang/NullPointerException;", "unsafe access to memory outside of objects")
		return vm.Slot{}, false
	}
	c := o.Class()
	if c.IsArray() {
		if offset < 0 {
			return fail(vm.JavaName(c.Name))
		}
		return unsafeElement(o, c.Name[1], offset, letter, put, func() (vm.Slot, bool) { return fail(vm.JavaName(c.Name)) })
	}
	fields := instanceFields(c)
	i := offset / unsafeField
	if offset < 0 || offset%unsafeField != 0 || i >= int64(len(fields)) {
		return fail(vm.JavaName(c.Name))
	}
	f := fields[i]
	if reference := f.Desc[0] == 'L' || f.Desc[0] == '['; reference != (letter == 'L') {
		return fail(f.Text())
	}
	old := o.Field(f)
	if put != nil {
		o.SetField(f, *put)
	}
	return old, true
}

// unsafeElement accesses an array: elements as what they are, bytes also as
// wider little-endian numbers.
func unsafeElement(o *vm.Object, elem byte, offset int64, letter byte, put *vm.Slot, fail func() (vm.Slot, bool)) (old vm.Slot, ok bool) {
	if elem == '[' {
		elem = 'L'
	}
	size := int64(elementSize(letter))
	if elem == 'B' && letter != 'L' {
		b := o.RawBytes()
		if offset+size > int64(len(b)) {
			return fail()
		}
		b = b[offset : offset+size]
		var wide [8]byte
		copy(wide[:], b)
		n := binary.LittleEndian.Uint64(wide[:])
		if put != nil {
			binary.LittleEndian.PutUint64(wide[:], uint64(put.N))
			copy(b, wide[:size])
		}
		switch letter {
		case 'Z':
			return vm.Int(int32(n & 1)), true
		case 'B':
			return vm.Int(int32(int8(n))), true
		case 'C':
			return vm.Int(int32(uint16(n))), true
		case 'S':
			return vm.Int(int32(int16(n))), true
		case 'I', 'F':
			return vm.Slot{N: int64(int32(n))}, true
		}
		return vm.Long(int64(n)), true
	}
	i := offset / size
	if elem != letter || offset%size != 0 || i >= int64(o.Len()) {
		return fail()
	}
	switch elem {
	case 'Z':
		old = vm.Int(int32(o.Booleans()[i]))
		if put != nil {
			o.Booleans()[i] = uint8(put.N & 1)
		}
	case 'C':
		old = vm.Int(int32(o.Chars()[i]))
		if put != nil {
			o.Chars()[i] = uint16(put.N)
		}
	case 'S':
		old = vm.Int(int32(o.Shorts()[i]))
		if put != nil {
			o.Shorts()[i] = int16(put.N)
		}
	case 'I':
		old = vm.Int(o.Ints()[i])
		if put != nil {
			o.Ints()[i] = put.Int()
		}
	case 'J':
		old = vm.Long(o.Longs()[i])
		if put != nil {
			o.Longs()[i] = put.N
		}
	case 'F':
		old = vm.Float(o.Floats()[i])
		if put != nil {
			o.Floats()[i] = put.Float()
		}
	case 'D':
		old = vm.Double(o.Doubles()[i])
		if put != nil {
			o.Doubles()[i] = put.Double()
		}
	default:
		old = vm.Ref(o.Refs()[i])
		if put != nil {
			o.Refs()[i] = put.R
		}
	}
	return old, true
}
