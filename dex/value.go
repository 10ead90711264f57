// Encoded values, arrays and annotations.

package dex

import (
	"encoding/binary"
	"math"
)

// ValueKind is the type code of an encoded_value.
type ValueKind uint8

// The kinds of encoded values.
const (
	ValueByte         ValueKind = 0x00
	ValueShort        ValueKind = 0x02
	ValueChar         ValueKind = 0x03
	ValueInt          ValueKind = 0x04
	ValueLong         ValueKind = 0x06
	ValueFloat        ValueKind = 0x10
	ValueDouble       ValueKind = 0x11
	ValueMethodType   ValueKind = 0x15
	ValueMethodHandle ValueKind = 0x16
	ValueString       ValueKind = 0x17
	ValueType         ValueKind = 0x18
	ValueField        ValueKind = 0x19
	ValueMethod       ValueKind = 0x1a
	ValueEnum         ValueKind = 0x1b
	ValueArray        ValueKind = 0x1c
	ValueAnnotation   ValueKind = 0x1d
	ValueNull         ValueKind = 0x1e
	ValueBoolean      ValueKind = 0x1f
)

// Value is an encoded_value. Integers, characters and booleans are in Bits,
// sign- or zero-extended as their type is; floats are in Bits as their IEEE
// bits; indices into id sections are in Bits too.
type Value struct {
	Kind       ValueKind
	Bits       int64
	Elements   []Value     // ValueArray
	Annotation *Annotation // ValueAnnotation
}

// Float returns the number in a ValueFloat or ValueDouble.
func (v Value) Float() float64 {
	if v.Kind == ValueFloat {
		return float64(math.Float32frombits(uint32(v.Bits)))
	}
	return math.Float64frombits(uint64(v.Bits))
}

// IsConstant reports whether values of the kind are constants of code too:
// numbers, strings, types, method types and method handles.
func (k ValueKind) IsConstant() bool {
	switch k {
	case ValueField, ValueMethod, ValueEnum, ValueArray, ValueAnnotation:
		return false
	}
	return true
}

// IsDefault reports whether the value is what fields without one begin with.
func (v Value) IsDefault() bool {
	switch v.Kind {
	case ValueByte, ValueShort, ValueChar, ValueInt, ValueLong, ValueBoolean:
		return v.Bits == 0
	case ValueFloat, ValueDouble:
		return v.Float() == 0
	case ValueNull:
		return true
	}
	return false
}

// Index returns the index in a value that refers to an id section.
func (v Value) Index() uint32 { return uint32(v.Bits) }

// Annotation is an encoded_annotation: a type and named values in file order.
type Annotation struct {
	Type  uint32
	Names []uint32 // string indices
	Items []Value
}

// maxValueDepth bounds nesting of arrays and annotations; compilers nest a
// handful of levels.
const maxValueDepth = 64

// maxValues bounds the values of one class's annotations, or of one array. The
// class files that dex files are made from cannot hold as many.
const maxValues = 1 << 19

func (c *cursor) array(depth int) []Value {
	count := c.uleb()
	if !c.need(uint64(count)) { // every value takes at least one byte
		return nil
	}
	// An element is much larger in memory than in the file, so grow as read.
	out := make([]Value, 0, min(count, 256))
	for range count {
		v := c.value(depth + 1)
		if c.err != nil {
			return out // only the sound ones: their indices need no further check
		}
		out = append(out, v)
	}
	return out
}

func (c *cursor) annotation(depth int) *Annotation {
	a := &Annotation{Type: c.uleb()}
	if c.err == nil && a.Type >= c.f.head.types.count {
		c.fail("annotation type index %d, only %d exist", a.Type, c.f.head.types.count)
	}
	count := c.uleb()
	if !c.need(2 * uint64(count)) {
		return a
	}
	for range count {
		name := c.uleb()
		if c.err == nil && name >= c.f.head.strings.count {
			c.fail("annotation element: string index %d, only %d exist", name, c.f.head.strings.count)
		}
		v := c.value(depth + 1)
		if c.err != nil {
			return a
		}
		a.Names, a.Items = append(a.Names, name), append(a.Items, v)
	}
	return a
}

func (c *cursor) value(depth int) Value {
	if depth > maxValueDepth {
		c.fail("values nested deeper than %d", maxValueDepth)
		return Value{}
	}
	if c.values++; c.values > maxValues {
		c.fail("more than %d values", maxValues)
		return Value{}
	}
	head := c.u1()
	arg := int(head >> 5)
	v := Value{Kind: ValueKind(head & 0x1f)}
	var maxArg int
	switch v.Kind {
	case ValueArray:
		v.Elements = c.array(depth)
		return v
	case ValueAnnotation:
		v.Annotation = c.annotation(depth)
		return v
	case ValueNull:
		return v
	case ValueBoolean:
		v.Bits = int64(arg & 1)
		return v
	case ValueByte:
		maxArg = 0
	case ValueShort, ValueChar:
		maxArg = 1
	case ValueLong, ValueDouble:
		maxArg = 7
	case ValueInt, ValueFloat, ValueMethodType, ValueMethodHandle, ValueString, ValueType, ValueField, ValueMethod, ValueEnum:
		maxArg = 3
	default:
		c.fail("unknown value type %#02x", uint8(v.Kind))
		return v
	}
	if arg > maxArg {
		c.fail("value of type %#02x with %d bytes", uint8(v.Kind), arg+1)
		return v
	}
	if !c.need(uint64(arg) + 1) {
		return v
	}
	var raw [8]byte
	n := copy(raw[:], c.f.data[c.pos:c.pos+uint32(arg)+1])
	c.pos += uint32(n)
	bits := binary.LittleEndian.Uint64(raw[:])
	shift := uint(64 - 8*n)
	switch v.Kind {
	case ValueByte, ValueShort, ValueInt, ValueLong: // sign-extended
		v.Bits = int64(bits<<shift) >> shift
	case ValueFloat: // zero-extended to the right
		v.Bits = int64(bits << (32 - 8*n) & math.MaxUint32)
	case ValueDouble:
		v.Bits = int64(bits << shift)
	default:
		v.Bits = int64(bits)
		c.checkValueIndex(v)
	}
	return v
}

func (c *cursor) checkValueIndex(v Value) {
	h := &c.f.head
	limit := uint32(0)
	switch v.Kind {
	case ValueChar:
		return
	case ValueMethodType:
		limit = h.protos.count
	case ValueMethodHandle:
		limit = h.methodHandles.count
	case ValueString:
		limit = h.strings.count
	case ValueType:
		limit = h.types.count
	case ValueField, ValueEnum:
		limit = h.fields.count
	case ValueMethod:
		limit = h.methods.count
	}
	if v.Index() >= limit {
		c.fail("value of type %#02x: index %d, only %d exist", uint8(v.Kind), v.Index(), limit)
	}
}

// StaticValues returns the initial values of the first static fields of a
// class, in the order of ClassData.StaticFields; the rest are zero. With an
// error come the values before the faulty one.
func (f *File) StaticValues(class ClassDef) ([]Value, error) {
	if class.values == 0 || class.classData == 0 { // devices read values by field
		return nil, nil
	}
	c := f.cursorAt("static_values", class.index, class.values)
	values := c.array(0)
	return values, c.err
}
