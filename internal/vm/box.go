// Boxes and the conversions between primitive types, for reflection, proxies
// and call sites.

package vm

// boxClasses are the wrapper classes by the letter of what they wrap.
var boxClasses = map[byte]string{'Z': "Ljava/lang/Boolean;", 'B': "Ljava/lang/Byte;", 'C': "Ljava/lang/Character;", 'S': "Ljava/lang/Short;",
	'I': "Ljava/lang/Integer;", 'J': "Ljava/lang/Long;", 'F': "Ljava/lang/Float;", 'D': "Ljava/lang/Double;"}

var boxLetters = func() map[string]byte {
	m := make(map[string]byte)
	for letter, class := range boxClasses {
		m[class] = letter
	}
	return m
}()

// Box returns a value of a type as an object: itself, or boxed by the wrapper's
// valueOf; of void it is null. False means that an exception is pending.
func (t *Thread) Box(desc string, s Slot) (*Object, bool) {
	if desc == "V" {
		return nil, true
	}
	class, ok := boxClasses[desc[0]]
	if !ok {
		return s.R, true
	}
	c, ok := t.Load(class)
	if !ok {
		return nil, false
	}
	r, ok := t.Call(c.Declared("valueOf", "("+desc+")"+class), s)
	return r.R, ok
}

// Unbox returns what a box holds and its type's letter; 0 if o is no box.
func Unbox(o *Object) (Slot, byte) {
	if o == nil {
		return Slot{}, 0
	}
	letter, ok := boxLetters[o.Class().Name]
	if !ok {
		return Slot{}, 0
	}
	f := o.Class().DeclaredField("value", string(letter))
	if f == nil {
		return Slot{}, 0
	}
	return o.Field(f), letter
}

// Widens reports whether a primitive of one type may be used as another
// (Java Language Specification, 5.1.2).
func Widens(from, to byte) bool {
	if from == to {
		return true
	}
	const order = "BSIJFD"
	rank := func(c byte) int {
		for i := range order {
			if order[i] == c {
				return i
			}
		}
		return -1
	}
	if to == 'Z' || to == 'C' || from == 'Z' {
		return false
	}
	if from == 'C' {
		return rank(to) >= 2
	}
	return rank(from) >= 0 && rank(from) < rank(to)
}

// Convert widens a primitive.
func Convert(s Slot, from, to byte) Slot {
	if from == to {
		return s
	}
	var d float64
	if from == 'F' {
		d = float64(s.Float())
	} else {
		d = float64(s.N)
	}
	switch to {
	case 'F':
		if from == 'J' || from == 'I' {
			return Float(float32(s.N)) // once rounded, not twice
		}
		return Float(float32(d))
	case 'D':
		return Double(d)
	}
	return s
}

// Assign converts an object for a parameter, field or element of a type: a
// reference of the class, or a box of a type that widens to it.
func (t *Thread) Assign(desc string, o *Object) (s Slot, fits, ok bool) {
	if boxClasses[desc[0]] == "" {
		c, ok := t.Load(desc)
		if !ok {
			return Slot{}, false, false
		}
		return Ref(o), o == nil || c.IsInstance(o), true
	}
	v, letter := Unbox(o)
	if letter == 0 || !Widens(letter, desc[0]) {
		return Slot{}, false, true
	}
	return Convert(v, letter, desc[0]), true, true
}

// IsPrimitiveDesc reports whether a descriptor is a primitive type's, void
// excluded.
func IsPrimitiveDesc(desc string) bool { return boxClasses[desc[0]] != "" }
