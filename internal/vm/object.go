// Objects: instances, arrays and strings.

package vm

import "unsafe"

// Kind says how an object's memory is laid out. The numbers of the primitive
// array kinds are their element sizes' classes, see elementSize.
type Kind uint8

// The kinds of objects.
const (
	KindInstance Kind = iota
	KindBooleans
	KindBytes
	KindChars
	KindShorts
	KindInts
	KindFloats
	KindLongs
	KindDoubles
	KindRefs
	KindLatin1 // a string of code units below 256
	KindUTF16  // any other string
)

// elementSize is the size of an array's element, or of a string's code unit.
var elementSize = [...]int{KindInstance: 8, KindBooleans: 1, KindBytes: 1, KindChars: 2, KindShorts: 2, KindInts: 4, KindFloats: 4,
	KindLongs: 8, KindDoubles: 8, KindRefs: 8, KindLatin1: 1, KindUTF16: 2}

// Object is a Java object. The zero Object is none; Thread.New and its
// siblings make them.
//
// An instance has n primitive fields of eight bytes at data and m reference
// fields at refs; an array or string has n elements at data or refs. Bounds are
// checked against n and m on every access, so that no code, verified or not,
// can leave the object.
type Object struct {
	class *Class
	data  unsafe.Pointer
	refs  unsafe.Pointer
	n     int32
	m     uint16
	kind  Kind
	flags objectFlags
	hash  uint32 // identity hash, 0 until asked for
	text  int32  // a string's hash code, valid if flagHashed; of others the identity, 0 until asked for
	lock  *monitor

	// Native is the payload of classes that Go natives back, such as a compiled
	// pattern. In a java.lang.Class it is the *Class, in a Throwable the
	// Backtrace, in a java.lang.Thread the *Thread.
	Native any
}

type objectFlags uint8

const (
	flagHashed   objectFlags = 1 << iota // text is valid
	flagInterned                         // a string of the intern table
	flagMark                             // seen in the current walk of the heap
)

// objectSize is what an object's header takes.
const objectSize = int(unsafe.Sizeof(Object{}))

// Class returns the object's class.
func (o *Object) Class() *Class { return o.class }

// Kind returns the object's kind.
func (o *Object) Kind() Kind { return o.kind }

// IsArray reports whether the object is an array.
func (o *Object) IsArray() bool { return o.kind >= KindBooleans && o.kind <= KindRefs }

// IsString reports whether the object is a string.
func (o *Object) IsString() bool { return o.kind >= KindLatin1 }

// Field returns the value of an instance field.
func (o *Object) Field(f *Field) Slot {
	if f.ref {
		return Slot{R: *o.refAt(f.slot)}
	}
	return Slot{N: *o.wordAt(f.slot)}
}

// SetField sets an instance field. Numbers are cut to the field's type.
func (o *Object) SetField(f *Field, s Slot) {
	if f.ref {
		*o.refAt(f.slot) = s.R
		return
	}
	*o.wordAt(f.slot) = narrow(f.Desc[0], s.N)
}

// narrow cuts a number to what a field or return value of a type can hold.
func narrow(typ byte, n int64) int64 {
	switch typ {
	case 'Z':
		return n & 1
	case 'B':
		return int64(int8(n))
	case 'S':
		return int64(int16(n))
	case 'C':
		return int64(uint16(n))
	case 'I', 'F':
		return int64(int32(n))
	}
	return n
}

// wordAt returns the i-th primitive field of an instance.
func (o *Object) wordAt(i uint32) *int64 {
	if o.kind != KindInstance || i >= uint32(o.n) {
		panic(confusion("field access"))
	}
	return (*int64)(unsafe.Add(o.data, uintptr(i)*8))
}

// refAt returns the i-th reference field of an instance.
func (o *Object) refAt(i uint32) **Object {
	if i >= uint32(o.m) {
		panic(confusion("field access"))
	}
	return (**Object)(unsafe.Add(o.refs, uintptr(i)*8))
}

// confusion is the panic of code that treats an object as what it is not, which
// verified code never does; the run ends with the outcome Unverifiable.
type confusion string

// newInstance allocates an instance with its fields in one piece where small.
func newInstance(c *Class) *Object {
	var o *Object
	switch c.shape {
	case 0:
		o = new(Object)
	case 1:
		x := new(struct {
			Object
			r [2]*Object
		})
		o = &x.Object
		o.refs = unsafe.Pointer(&x.r)
	case 2:
		x := new(struct {
			Object
			r [1]*Object
			w [1]int64
		})
		o = &x.Object
		o.refs, o.data = unsafe.Pointer(&x.r), unsafe.Pointer(&x.w)
	case 3:
		x := new(struct {
			Object
			r [2]*Object
			w [2]int64
		})
		o = &x.Object
		o.refs, o.data = unsafe.Pointer(&x.r), unsafe.Pointer(&x.w)
	case 4:
		x := new(struct {
			Object
			r [4]*Object
			w [2]int64
		})
		o = &x.Object
		o.refs, o.data = unsafe.Pointer(&x.r), unsafe.Pointer(&x.w)
	case 5:
		x := new(struct {
			Object
			r [4]*Object
			w [4]int64
		})
		o = &x.Object
		o.refs, o.data = unsafe.Pointer(&x.r), unsafe.Pointer(&x.w)
	case 6:
		x := new(struct {
			Object
			r [6]*Object
			w [6]int64
		})
		o = &x.Object
		o.refs, o.data = unsafe.Pointer(&x.r), unsafe.Pointer(&x.w)
	default:
		o = new(Object)
		if c.refs > 0 {
			o.refs = unsafe.Pointer(unsafe.SliceData(make([]*Object, c.refs)))
		}
		if c.words > 0 {
			o.data = unsafe.Pointer(unsafe.SliceData(make([]int64, c.words)))
		}
	}
	o.class, o.n, o.m = c, int32(c.words), uint16(c.refs)
	if c.finalizes {
		c.vm.finalizable = append(c.vm.finalizable, o)
	}
	return o
}

// shapes are the most reference and primitive fields of the cases of
// newInstance.
var shapes = [...][2]uint32{{0, 0}, {2, 0}, {1, 1}, {2, 2}, {4, 2}, {4, 4}, {6, 6}}

// setShape chooses how instances are allocated, and what they take.
func (c *Class) setShape() {
	for i, s := range shapes {
		if c.refs <= s[0] && c.words <= s[1] {
			c.shape, c.size = uint8(i), allocated(int64(objectSize)+8*int64(s[0]+s[1]))
			return
		}
	}
	c.shape, c.size = uint8(len(shapes)), int64(objectSize)+allocated(8*int64(c.refs))+allocated(8*int64(c.words))
}

// allocated is what the host's allocator takes for n bytes: sizes are rounded
// up to one of eight steps between powers of two, and to pages beyond 32 KiB.
func allocated(n int64) int64 {
	switch {
	case n <= 128:
		return (n + 15) &^ 15
	case n > 32<<10:
		return (n + 8191) &^ 8191
	}
	step := int64(16)
	for n > 16*step {
		step *= 2
	}
	return (n + step - 1) / step * step
}

// arrayBytes is what an array or string of n elements takes.
func arrayBytes(k Kind, n int64) int64 {
	return int64(objectSize) + allocated(n*int64(elementSize[k]))
}

// newArray allocates an array of n elements; n is not negative.
func newArray(c *Class, n int) *Object {
	o := &Object{class: c, n: int32(n), kind: c.arrayKind}
	if o.kind == KindRefs {
		o.refs = unsafe.Pointer(unsafe.SliceData(make([]*Object, n)))
		return o
	}
	// Words, so that every element type is aligned.
	size := n * elementSize[o.kind]
	switch elementSize[o.kind] {
	case 1:
		o.data = unsafe.Pointer(unsafe.SliceData(make([]byte, size)))
	case 2:
		o.data = unsafe.Pointer(unsafe.SliceData(make([]uint16, n)))
	case 4:
		o.data = unsafe.Pointer(unsafe.SliceData(make([]int32, n)))
	default:
		o.data = unsafe.Pointer(unsafe.SliceData(make([]int64, n)))
	}
	return o
}

// Len returns the length of an array or string.
func (o *Object) Len() int {
	if o.kind == KindInstance {
		panic(confusion("array length"))
	}
	return int(o.n)
}

func elements[T any](o *Object, k Kind) []T {
	if o.kind != k {
		panic(confusion("array access"))
	}
	return unsafe.Slice((*T)(o.data), int(o.n))
}

// Booleans returns the elements of a boolean[], 0 or 1. Like its siblings it
// returns the live elements, not a copy.
func (o *Object) Booleans() []uint8 { return elements[uint8](o, KindBooleans) }

// Bytes returns the elements of a byte[].
func (o *Object) Bytes() []int8 { return elements[int8](o, KindBytes) }

// RawBytes returns the elements of a byte[] as Go bytes.
func (o *Object) RawBytes() []byte { return elements[byte](o, KindBytes) }

// Chars returns the elements of a char[].
func (o *Object) Chars() []uint16 { return elements[uint16](o, KindChars) }

// Shorts returns the elements of a short[].
func (o *Object) Shorts() []int16 { return elements[int16](o, KindShorts) }

// Ints returns the elements of an int[].
func (o *Object) Ints() []int32 { return elements[int32](o, KindInts) }

// Longs returns the elements of a long[].
func (o *Object) Longs() []int64 { return elements[int64](o, KindLongs) }

// Floats returns the elements of a float[].
func (o *Object) Floats() []float32 { return elements[float32](o, KindFloats) }

// Doubles returns the elements of a double[].
func (o *Object) Doubles() []float64 { return elements[float64](o, KindDoubles) }

// Refs returns the elements of an array of references.
func (o *Object) Refs() []*Object {
	if o.kind != KindRefs {
		panic(confusion("array access"))
	}
	return unsafe.Slice((**Object)(o.refs), int(o.n))
}

// Element returns element i of any array; i must be in range.
func (o *Object) Element(i int) Slot {
	switch o.kind {
	case KindBooleans:
		return Int(int32(o.Booleans()[i]))
	case KindBytes:
		return Int(int32(o.Bytes()[i]))
	case KindChars:
		return Int(int32(o.Chars()[i]))
	case KindShorts:
		return Int(int32(o.Shorts()[i]))
	case KindInts:
		return Int(o.Ints()[i])
	case KindFloats:
		return Float(o.Floats()[i])
	case KindLongs:
		return Long(o.Longs()[i])
	case KindDoubles:
		return Double(o.Doubles()[i])
	}
	return Ref(o.Refs()[i])
}

// SetElement sets element i of any array; i must be in range, a reference must
// have been checked against the component type.
func (o *Object) SetElement(i int, s Slot) {
	switch o.kind {
	case KindBooleans:
		o.Booleans()[i] = uint8(s.N & 1)
	case KindBytes:
		o.Bytes()[i] = int8(s.N)
	case KindChars:
		o.Chars()[i] = uint16(s.N)
	case KindShorts:
		o.Shorts()[i] = int16(s.N)
	case KindInts:
		o.Ints()[i] = int32(s.N)
	case KindFloats:
		o.Floats()[i] = s.Float()
	case KindLongs:
		o.Longs()[i] = s.N
	case KindDoubles:
		o.Doubles()[i] = s.Double()
	default:
		o.Refs()[i] = s.R
	}
}

// copyOf returns a shallow copy, as Object.clone makes it.
func (o *Object) copyOf() *Object {
	var c *Object
	if o.kind == KindInstance {
		c = newInstance(o.class)
		copy(unsafe.Slice((*int64)(c.data), c.n), unsafe.Slice((*int64)(o.data), o.n))
		copy(unsafe.Slice((**Object)(c.refs), c.m), unsafe.Slice((**Object)(o.refs), o.m))
		c.Native = o.Native
		return c
	}
	c = newArray(o.class, int(o.n))
	if o.kind == KindRefs {
		copy(c.Refs(), o.Refs())
		return c
	}
	size := int(o.n) * elementSize[o.kind]
	copy(unsafe.Slice((*byte)(c.data), size), unsafe.Slice((*byte)(o.data), size))
	return c
}
