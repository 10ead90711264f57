// Types: descriptors, their names in Java and their kinds.

package jimple

import "strings"

// Type is a type as dex files spell it, or one of the two pseudo-types.
type Type string

// The types without members, and the ones that the lifter itself names.
const (
	Boolean    Type = "Z"
	Byte       Type = "B"
	Short      Type = "S"
	Char       Type = "C"
	Int        Type = "I"
	Long       Type = "J"
	Float      Type = "F"
	Double     Type = "D"
	Void       Type = "V"
	Null       Type = "null" // of a local that only ever holds null
	ObjectType Type = "Ljava/lang/Object;"
	Throwable  Type = "Ljava/lang/Throwable;"
	stringType Type = "Ljava/lang/String;"
	classType  Type = "Ljava/lang/Class;"
)

// TypeKind sorts types by how registers hold them.
type TypeKind uint8

// The kinds of types.
const (
	KindUnknown TypeKind = iota
	KindInt              // int and everything narrower
	KindFloat
	KindLong
	KindDouble
	KindRef
)

// Kind returns the kind of the type.
func (t Type) Kind() TypeKind {
	if t == "" {
		return KindUnknown
	}
	switch t[0] {
	case 'Z', 'B', 'S', 'C', 'I':
		return KindInt
	case 'F':
		return KindFloat
	case 'J':
		return KindLong
	case 'D':
		return KindDouble
	case 'L', '[', 'n':
		return KindRef
	}
	return KindUnknown
}

// IsRef reports whether values of the type are references.
func (t Type) IsRef() bool { return t.Kind() == KindRef }

// IsArray reports whether the type is an array.
func (t Type) IsArray() bool { return t != "" && t[0] == '[' }

// Element returns the type of an array's elements.
func (t Type) Element() Type { return t[1:] }

// Java returns the type as Java spells it, such as java.lang.String[]; inner
// classes keep their dollar sign.
func (t Type) Java() string {
	dims := 0
	for dims < len(t) && t[dims] == '[' {
		dims++
	}
	var name string
	switch base := t[dims:]; base {
	case Boolean:
		name = "boolean"
	case Byte:
		name = "byte"
	case Short:
		name = "short"
	case Char:
		name = "char"
	case Int:
		name = "int"
	case Long:
		name = "long"
	case Float:
		name = "float"
	case Double:
		name = "double"
	case Void:
		name = "void"
	case Null:
		name = "null_type"
	case "":
		name = "unknown"
	default:
		name = string(base)
		if len(name) >= 2 && name[0] == 'L' && name[len(name)-1] == ';' {
			name = strings.ReplaceAll(name[1:len(name)-1], "/", ".")
		}
	}
	return name + strings.Repeat("[]", dims)
}

// prefix is the letter with which the names of locals of the type begin.
func (t Type) prefix() string {
	switch t {
	case Boolean:
		return "z"
	case Byte:
		return "b"
	case Short:
		return "s"
	case Char:
		return "c"
	case Int:
		return "i"
	case Long:
		return "l"
	case Float:
		return "f"
	case Double:
		return "d"
	case Null:
		return "n"
	case "":
		return "u"
	}
	return "r"
}
