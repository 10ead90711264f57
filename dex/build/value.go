// Constant values, annotations, method handles and call sites.

package build

import (
	"fmt"
	"math"

	"github.com/esdroid/esdroid/dex"
)

// The kinds of constants that Go has no type for. Integers, floats, booleans,
// strings, nil and []any stand for themselves.
type (
	Type       string // a class constant, by descriptor
	Enum       string // an enum constant, Lclass;->name:Lclass;
	FieldRef   string // a field, Lclass;->name:type
	MethodRef  string // a method, Lclass;->name(params)return
	MethodType string // a prototype such as (I)V
	Char       uint16
)

// Handle and CallSite are operands of const-method-handle and invoke-custom.
type (
	Handle   uint32
	CallSite uint32
)

// Annotation is an annotation with its elements.
type Annotation struct {
	Type       string
	Visibility dex.Visibility
	Elements   []Element
}

// Element is a named value of an annotation.
type Element struct {
	Name  string
	Value any
}

// Handle returns a method handle on a field or method given as text.
func (b *Builder) Handle(kind dex.MethodHandleKind, target string) Handle {
	var index uint32
	var err error
	if kind.IsField() {
		index, err = b.pool.Field(target)
	} else {
		index, err = b.pool.Method(target)
	}
	b.fail("method handle", err)
	return Handle(b.pool.Handle(dex.MethodHandle{Kind: kind, Index: index}))
}

// CallSite returns a new call site that a bootstrap method links.
func (b *Builder) CallSite(bootstrap Handle, name, proto string, args ...any) CallSite {
	where := "call site " + name
	values := []dex.Value{b.value(where, bootstrap, ""), b.value(where, name, ""), b.value(where, MethodType(proto), "")}
	for _, a := range args {
		values = append(values, b.value(where, a, ""))
	}
	return CallSite(b.pool.NewCallSite(values))
}

func (b *Builder) annotationItem(where string, a Annotation) dex.AnnotationItem {
	return dex.AnnotationItem{Visibility: a.Visibility, Annotation: b.annotation(where, a)}
}

func (b *Builder) annotation(where string, a Annotation) dex.Annotation {
	out := dex.Annotation{Type: b.pool.Type(a.Type)}
	for _, e := range a.Elements {
		out.Names = append(out.Names, b.pool.String(e.Name))
		out.Items = append(out.Items, b.value(where, e.Value, ""))
	}
	return out
}

var intKinds = map[string]dex.ValueKind{"B": dex.ValueByte, "S": dex.ValueShort, "C": dex.ValueChar, "I": dex.ValueInt, "J": dex.ValueLong}

// value converts a Go constant; typ is the descriptor of the field it is for,
// "" where there is none.
func (b *Builder) value(where string, v any, typ string) dex.Value {
	integer := func(bits int64, kind dex.ValueKind) dex.Value {
		if k, ok := intKinds[typ]; ok {
			kind = k
		}
		return dex.Value{Kind: kind, Bits: bits}
	}
	ref := func(kind dex.ValueKind, id uint32, err error) dex.Value {
		b.fail(where, err)
		return dex.Value{Kind: kind, Bits: int64(id)}
	}
	switch v := v.(type) {
	case nil:
		return dex.Value{Kind: dex.ValueNull}
	case bool:
		out := dex.Value{Kind: dex.ValueBoolean}
		if v {
			out.Bits = 1
		}
		return out
	case int8:
		return integer(int64(v), dex.ValueByte)
	case int16:
		return integer(int64(v), dex.ValueShort)
	case Char:
		return integer(int64(v), dex.ValueChar)
	case int:
		if int64(v) != int64(int32(v)) && typ != "J" {
			b.fail(where, fmt.Errorf("constant %d does not fit an int; write int64(%d) for a long", v, v))
		}
		return integer(int64(v), dex.ValueInt)
	case int32:
		return integer(int64(v), dex.ValueInt)
	case int64:
		return integer(v, dex.ValueLong)
	case float32:
		return dex.Value{Kind: dex.ValueFloat, Bits: int64(math.Float32bits(v))}
	case float64:
		if typ == "F" {
			return dex.Value{Kind: dex.ValueFloat, Bits: int64(math.Float32bits(float32(v)))}
		}
		return dex.Value{Kind: dex.ValueDouble, Bits: int64(math.Float64bits(v))}
	case string:
		return ref(dex.ValueString, b.pool.String(v), nil)
	case Type:
		return ref(dex.ValueType, b.pool.Type(string(v)), nil)
	case Enum:
		id, err := b.pool.Field(string(v))
		return ref(dex.ValueEnum, id, err)
	case FieldRef:
		id, err := b.pool.Field(string(v))
		return ref(dex.ValueField, id, err)
	case MethodRef:
		id, err := b.pool.Method(string(v))
		return ref(dex.ValueMethod, id, err)
	case MethodType:
		id, err := b.pool.Proto(string(v))
		return ref(dex.ValueMethodType, id, err)
	case Handle:
		return ref(dex.ValueMethodHandle, uint32(v), nil)
	case []any:
		out := dex.Value{Kind: dex.ValueArray}
		for _, e := range v {
			out.Elements = append(out.Elements, b.value(where, e, ""))
		}
		return out
	case Annotation:
		a := b.annotation(where, v)
		return dex.Value{Kind: dex.ValueAnnotation, Annotation: &a}
	}
	b.fail(where, fmt.Errorf("no constant of Go type %T", v))
	return dex.Value{Kind: dex.ValueNull}
}
