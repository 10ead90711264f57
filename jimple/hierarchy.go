// Subtyping: the app's own classes first, then the Hierarchy.

package jimple

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
)

// platform is the conservative default Hierarchy: the exceptions that the
// machine itself throws, so that handlers of several of them get a type.
type platform struct{}

var platformSupers = map[string]string{
	"Ljava/lang/Object;":                          "",
	"Ljava/lang/String;":                          "Ljava/lang/Object;",
	"Ljava/lang/Class;":                           "Ljava/lang/Object;",
	"Ljava/lang/Throwable;":                       "Ljava/lang/Object;",
	"Ljava/lang/Error;":                           "Ljava/lang/Throwable;",
	"Ljava/lang/Exception;":                       "Ljava/lang/Throwable;",
	"Ljava/lang/RuntimeException;":                "Ljava/lang/Exception;",
	"Ljava/lang/ArithmeticException;":             "Ljava/lang/RuntimeException;",
	"Ljava/lang/ArrayStoreException;":             "Ljava/lang/RuntimeException;",
	"Ljava/lang/ClassCastException;":              "Ljava/lang/RuntimeException;",
	"Ljava/lang/IllegalArgumentException;":        "Ljava/lang/RuntimeException;",
	"Ljava/lang/IllegalMonitorStateException;":    "Ljava/lang/RuntimeException;",
	"Ljava/lang/IllegalStateException;":           "Ljava/lang/RuntimeException;",
	"Ljava/lang/IndexOutOfBoundsException;":       "Ljava/lang/RuntimeException;",
	"Ljava/lang/ArrayIndexOutOfBoundsException;":  "Ljava/lang/IndexOutOfBoundsException;",
	"Ljava/lang/StringIndexOutOfBoundsException;": "Ljava/lang/IndexOutOfBoundsException;",
	"Ljava/lang/NegativeArraySizeException;":      "Ljava/lang/RuntimeException;",
	"Ljava/lang/NullPointerException;":            "Ljava/lang/RuntimeException;",
	"Ljava/lang/NumberFormatException;":           "Ljava/lang/IllegalArgumentException;",
	"Ljava/lang/UnsupportedOperationException;":   "Ljava/lang/RuntimeException;",
	"Ljava/lang/SecurityException;":               "Ljava/lang/RuntimeException;",
	"Ljava/lang/OutOfMemoryError;":                "Ljava/lang/VirtualMachineError;",
	"Ljava/lang/StackOverflowError;":              "Ljava/lang/VirtualMachineError;",
	"Ljava/lang/VirtualMachineError;":             "Ljava/lang/Error;",
	"Ljava/lang/LinkageError;":                    "Ljava/lang/Error;",
	"Ljava/lang/ReflectiveOperationException;":    "Ljava/lang/Exception;",
	"Ljava/lang/ClassNotFoundException;":          "Ljava/lang/ReflectiveOperationException;",
	"Ljava/lang/InterruptedException;":            "Ljava/lang/Exception;",
	"Ljava/io/IOException;":                       "Ljava/lang/Exception;",
}

func (platform) Supertypes(descriptor string) (string, []string, bool) {
	super, ok := platformSupers[descriptor]
	return super, nil, ok
}

// Supertypes returns the direct supertypes of a class or interface, of the app
// or of the platform.
func (p *Program) Supertypes(descriptor string) (super string, interfaces []string, ok bool) {
	id, defined := p.Dex.Class(descriptor)
	if !defined {
		return p.hierarchy.Supertypes(descriptor)
	}
	c := &p.Dex.Classes[id]
	if c.Def.Super != dex.NoIndex {
		super = c.File.TypeDescriptor(c.Def.Super)
	}
	list, err := c.File.Interfaces(c.Def)
	if err != nil { // a broken list names no interfaces; the verifier reports it
		return super, nil, true
	}
	for i := range list.Len() {
		interfaces = append(interfaces, c.File.TypeDescriptor(list.At(i)))
	}
	return super, interfaces, true
}

// maxDepth bounds walks up hierarchies that may be cyclic.
const maxDepth = 256

// superclasses returns t and its superclasses, nearest first; complete is false
// if a class on the way is unknown.
func (p *Program) superclasses(t Type) (chain []Type, complete bool) {
	for range maxDepth {
		chain = append(chain, t)
		super, _, ok := p.Supertypes(string(t))
		if !ok {
			return chain, false
		}
		if super == "" {
			return chain, true
		}
		t = Type(super)
	}
	return chain, false
}

// Assignability is the answer to whether one type can be assigned to another.
type Assignability uint8

// The answers of Assignable.
const (
	No Assignability = iota
	Yes
	Maybe // a type in between is unknown
)

// Assignable tells whether a value of type from can be held by type to.
func (p *Program) Assignable(from, to Type) Assignability {
	switch {
	case from == to:
		return Yes
	case from.Kind() != to.Kind():
		return No
	case from.Kind() != KindRef: // registers hold all narrow integers alike
		return Yes
	case from == Null || to == ObjectType:
		return Yes
	case to == Null:
		return No
	case from.IsArray():
		if to.IsArray() {
			f, t := from.Element(), to.Element()
			if !f.IsRef() || !t.IsRef() {
				return No
			}
			return p.Assignable(f, t)
		}
		if to == "Ljava/lang/Cloneable;" || to == "Ljava/io/Serializable;" {
			return Yes
		}
		return No
	case to.IsArray():
		return No
	}
	if p.isClass(to) {
		chain, complete := p.superclasses(from)
		if slices.Contains(chain, to) {
			return Yes
		}
		if complete {
			return No // no interface, known or not, extends a class
		}
		return Maybe
	}
	budget := 4 * maxDepth
	return p.extends(from, to, &budget)
}

// isClass reports whether t is known to be no interface: a class of the app.
func (p *Program) isClass(t Type) bool {
	id, ok := p.Dex.Class(string(t))
	return ok && p.Dex.Classes[id].Def.Access&dex.AccInterface == 0
}

func (p *Program) extends(from, to Type, budget *int) Assignability {
	if from == to {
		return Yes
	}
	if *budget--; *budget < 0 {
		return Maybe
	}
	super, interfaces, ok := p.Supertypes(string(from))
	if !ok {
		return Maybe
	}
	answer := No
	if super != "" {
		answer = p.extends(Type(super), to, budget)
	}
	for _, i := range interfaces {
		if answer == Yes {
			break
		}
		answer = either(answer, p.extends(Type(i), to, budget))
	}
	return answer
}

func either(a, b Assignability) Assignability {
	if a == Yes || b == Yes {
		return Yes
	}
	if a == Maybe || b == Maybe {
		return Maybe
	}
	return No
}

// join returns the least type that holds both a and b, as far as it is known;
// exact is false when a type on the way is unknown or only an interface that
// both implement would be more precise.
func (p *Program) join(a, b Type) (t Type, exact bool) {
	switch {
	case a == b || b == "" || b == Null:
		return a, true
	case a == "" || a == Null:
		return b, true
	case a == ObjectType || b == ObjectType:
		return ObjectType, true
	case p.Assignable(a, b) == Yes:
		return b, true
	case p.Assignable(b, a) == Yes:
		return a, true
	case a.IsArray() && b.IsArray():
		if x, y := a.Element(), b.Element(); x.IsRef() && y.IsRef() {
			e, exact := p.join(x, y)
			return "[" + e, exact
		}
		return ObjectType, true
	case a.IsArray() || b.IsArray():
		return ObjectType, true
	}
	as, _ := p.superclasses(a)
	bs, _ := p.superclasses(b)
	for _, x := range as {
		for _, y := range bs {
			if x == y {
				return x, x != ObjectType
			}
		}
	}
	return ObjectType, false
}
