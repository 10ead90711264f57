// Register types and how they merge where paths meet.

package verify

import "fmt"

// Kind is the kind of a register's content.
type Kind uint8

// The kinds. Constants keep apart which small types they fit, since an int 1
// may be a boolean; zero is also null and 0.0f. Wide values take two registers.
const (
	Undefined          Kind = iota // never written
	Conflict                       // of different kinds on different paths, unusable
	Zero                           // the constant 0 or null
	ConstBoolean                   // a constant 0 or 1
	ConstPositiveByte              // 0 … 127
	ConstByte                      // -128 … 127
	ConstPositiveShort             // 0 … 32767
	ConstChar                      // 0 … 65535
	ConstShort                     // -32768 … 32767
	Const                          // any other 32-bit constant, int or float
	Boolean
	Byte
	Short
	Char
	Int
	Float
	ConstWideLow // a 64-bit constant, long or double
	ConstWideHigh
	LongLow
	LongHigh
	DoubleLow
	DoubleHigh
	firstReference
	Reference         // an object of class Descriptor, or null
	UnknownReference  // an object of some unresolved class, or null
	Uninitialized     // made by the new-instance at PC, constructor not called yet
	UninitializedThis // this of a constructor, before super.<init>
)

var kindNames = [...]string{
	"undefined", "conflict", "zero", "boolean constant", "byte constant", "byte constant", "short constant", "char constant", "short constant",
	"constant", "boolean", "byte", "short", "char", "int", "float", "wide constant", "wide constant (high half)", "long", "long (high half)",
	"double", "double (high half)", "", "reference", "unresolved reference", "uninitialized", "uninitialized this",
}

// Type is a register type in the table of a Verifier. Kinds without a
// descriptor are their own type.
type Type int32

// typeInfo is what the table knows of a type with a descriptor.
type typeInfo struct {
	kind       Kind
	pc         uint32
	descriptor string
}

// typeTable numbers the types with descriptors from firstReference+1 on.
type typeTable struct {
	infos []typeInfo
	ids   map[typeInfo]Type
}

func newTypeTable() *typeTable {
	t := &typeTable{ids: make(map[typeInfo]Type)}
	t.infos = make([]typeInfo, UninitializedThis+1)
	for k := range t.infos {
		t.infos[k].kind = Kind(k)
	}
	return t
}

func (t *typeTable) intern(i typeInfo) Type {
	if id, ok := t.ids[i]; ok {
		return id
	}
	id := Type(len(t.infos))
	t.infos = append(t.infos, i)
	t.ids[i] = id
	return id
}

func (t *typeTable) reference(descriptor string) Type {
	return t.intern(typeInfo{kind: Reference, descriptor: descriptor})
}

func (t *typeTable) kind(x Type) Kind { return t.infos[x].kind }

func (t *typeTable) descriptor(x Type) string { return t.infos[x].descriptor }

// of returns the type of a value of the described type, and whether it takes
// two registers; then it is the low half.
func (t *typeTable) of(descriptor string) (Type, bool) {
	if descriptor == "" {
		return Type(Conflict), false
	}
	switch descriptor[0] {
	case 'Z':
		return Type(Boolean), false
	case 'B':
		return Type(Byte), false
	case 'S':
		return Type(Short), false
	case 'C':
		return Type(Char), false
	case 'I':
		return Type(Int), false
	case 'F':
		return Type(Float), false
	case 'J':
		return Type(LongLow), true
	case 'D':
		return Type(DoubleLow), true
	case 'V':
		return Type(Conflict), false
	}
	return t.reference(descriptor), false
}

// text names a type in messages.
func (t *typeTable) text(x Type) string {
	i := t.infos[x]
	switch i.kind {
	case Reference:
		return i.descriptor
	case Uninitialized:
		return fmt.Sprintf("uninitialized %s of %04x", i.descriptor, i.pc)
	case UninitializedThis:
		return "uninitialized this"
	}
	return kindNames[i.kind]
}

// constant returns the type of a 32-bit constant.
func constant(v int64) Type {
	switch {
	case v == 0:
		return Type(Zero)
	case v == 1:
		return Type(ConstBoolean)
	case v >= 0 && v <= 127:
		return Type(ConstPositiveByte)
	case v >= -128 && v < 0:
		return Type(ConstByte)
	case v >= 0 && v <= 32767:
		return Type(ConstPositiveShort)
	case v >= 0 && v <= 65535:
		return Type(ConstChar)
	case v >= -32768 && v < 0:
		return Type(ConstShort)
	}
	return Type(Const)
}

func isConstant(k Kind) bool  { return k >= Zero && k <= Const }
func isIntegral(k Kind) bool  { return k >= Zero && k <= Int }
func isFloat(k Kind) bool     { return k == Float || isConstant(k) }
func isReference(k Kind) bool { return k == Zero || k > firstReference }
func isLow(k Kind) bool       { return k == ConstWideLow || k == LongLow || k == DoubleLow }

// pairs reports whether low and high are the two halves of one value.
func pairs(low, high Kind) bool { return isLow(low) && high == low+1 }

func isBoolean(k Kind) bool { return k == Boolean || k == Zero || k == ConstBoolean }

// ranges are the values that an integral kind can have.
var ranges = map[Kind][2]int32{
	Zero: {0, 0}, ConstBoolean: {0, 1}, ConstPositiveByte: {0, 127}, ConstByte: {-128, 127}, ConstPositiveShort: {0, 32767},
	ConstChar: {0, 65535}, ConstShort: {-32768, 32767}, Const: {-1 << 31, 1<<31 - 1},
	Boolean: {0, 1}, Byte: {-128, 127}, Short: {-32768, 32767}, Char: {0, 65535}, Int: {-1 << 31, 1<<31 - 1},
}

var (
	constantKinds = [...]Kind{Zero, ConstBoolean, ConstPositiveByte, ConstByte, ConstPositiveShort, ConstChar, ConstShort, Const}
	integralKinds = [...]Kind{Boolean, Byte, Short, Char, Int}
)

// fits reports whether every value of kind k is one of kind as.
func fits(k, as Kind) bool {
	a, b := ranges[k], ranges[as]
	return isIntegral(k) && isIntegral(as) && a[0] >= b[0] && a[1] <= b[1]
}

// mergedKinds[a][b] is the merge of the kinds up to DoubleHigh.
var mergedKinds = func() (m [firstReference][firstReference]Kind) {
	for a := range firstReference {
		for b := range firstReference {
			m[a][b] = mergeKinds(a, b)
		}
	}
	return m
}()

func mergeKinds(a, b Kind) Kind {
	switch {
	case a == b:
		return a
	case isConstant(a) && isConstant(b):
		for _, k := range constantKinds {
			if fits(a, k) && fits(b, k) {
				return k
			}
		}
	case isIntegral(a) && isIntegral(b):
		for _, k := range integralKinds {
			if fits(a, k) && fits(b, k) {
				return k
			}
		}
	case a == Float && isConstant(b), b == Float && isConstant(a):
		return Float
	case a == ConstWideLow && isLow(b), b == ConstWideLow && isLow(a), a == ConstWideHigh && isHigh(b), b == ConstWideHigh && isHigh(a):
		return max(a, b)
	}
	return Conflict
}

func isHigh(k Kind) bool { return k == ConstWideHigh || k == LongHigh || k == DoubleHigh }

// merge returns the type of a register that is a on one path and b on another.
func (v *Verifier) merge(a, b Type) Type {
	if a == b {
		return a
	}
	if a < Type(firstReference) && b < Type(firstReference) {
		return Type(mergedKinds[a][b])
	}
	ka, kb := v.types.kind(a), v.types.kind(b)
	switch {
	case ka == Zero && (kb == Reference || kb == UnknownReference):
		return b
	case kb == Zero && (ka == Reference || ka == UnknownReference):
		return a
	case ka == UnknownReference && kb == Reference, ka == Reference && kb == UnknownReference:
		if v.types.descriptor(a) == object || v.types.descriptor(b) == object {
			return v.types.reference(object)
		}
		return Type(UnknownReference)
	case ka == Reference && kb == Reference:
		key := [2]Type{min(a, b), max(a, b)}
		if t, ok := v.joins[key]; ok {
			return t
		}
		t := Type(UnknownReference)
		if d := v.hierarchy.join(v.types.descriptor(a), v.types.descriptor(b)); d != "" {
			t = v.types.reference(d)
		}
		v.joins[key] = t
		return t
	}
	return Type(Conflict)
}
