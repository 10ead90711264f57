// Which class extends which: the app's own classes, and those that a resolver
// knows.

package verify

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// ClassInfo is what the flow check needs to know about a class.
type ClassInfo struct {
	Super     string // descriptor, "" for java.lang.Object
	Interface bool
}

// Resolver knows classes outside the app. Its method must be safe for
// concurrent use.
type Resolver interface {
	// ResolveClass returns what is known about a class, false for nothing.
	ResolveClass(descriptor string) (ClassInfo, bool)
}

// core are the classes that instructions themselves produce or demand.
var core = map[string]ClassInfo{
	object:                                 {},
	throwable:                              {Super: object},
	"Ljava/lang/Exception;":                {Super: throwable},
	"Ljava/lang/RuntimeException;":         {Super: "Ljava/lang/Exception;"},
	"Ljava/lang/Error;":                    {Super: throwable},
	"Ljava/lang/String;":                   {Super: object},
	"Ljava/lang/Class;":                    {Super: object},
	"Ljava/lang/invoke/MethodHandle;":      {Super: object},
	"Ljava/lang/invoke/MethodType;":        {Super: object},
	"Ljava/lang/invoke/VarHandle;":         {Super: object},
	"Ljava/lang/Runnable;":                 {Super: object, Interface: true},
	"Ljava/lang/Cloneable;":                {Super: object, Interface: true},
	"Ljava/io/Serializable;":               {Super: object, Interface: true},
	"Ljava/lang/Comparable;":               {Super: object, Interface: true},
	"Ljava/lang/CharSequence;":             {Super: object, Interface: true},
	"Ljava/lang/annotation/Annotation;":    {Super: object, Interface: true},
	"Ljava/lang/Thread;":                   {Super: object},
	"Ljava/lang/Enum;":                     {Super: object},
	"Ljava/lang/Number;":                   {Super: object},
	"Ljava/lang/Integer;":                  {Super: "Ljava/lang/Number;"},
	"Ljava/lang/Long;":                     {Super: "Ljava/lang/Number;"},
	"Ljava/lang/Boolean;":                  {Super: object},
	"Ljava/lang/NullPointerException;":     {Super: "Ljava/lang/RuntimeException;"},
	"Ljava/lang/IllegalStateException;":    {Super: "Ljava/lang/RuntimeException;"},
	"Ljava/lang/ArithmeticException;":      {Super: "Ljava/lang/RuntimeException;"},
	"Ljava/lang/ClassCastException;":       {Super: "Ljava/lang/RuntimeException;"},
	"Ljava/lang/NoSuchFieldError;":         {Super: "Ljava/lang/IncompatibleClassChangeError;"},
	"Ljava/lang/StringBuilder;":            {Super: "Ljava/lang/AbstractStringBuilder;"},
	"Ljava/lang/AbstractStringBuilder;":    {Super: object},
	"Ljava/lang/IllegalArgumentException;": {Super: "Ljava/lang/RuntimeException;"},
}

const (
	object    = "Ljava/lang/Object;"
	throwable = "Ljava/lang/Throwable;"
)

// maxDepth bounds the walk to the root of a hierarchy; files may have cycles.
const maxDepth = 1000

// hierarchy answers questions about classes.
type hierarchy struct {
	p        *dex.Program
	resolver Resolver
}

func (h *hierarchy) class(descriptor string) (ClassInfo, bool) {
	if c, ok := core[descriptor]; ok {
		return c, true // devices never take these from an app
	}
	if id, ok := h.p.Class(descriptor); ok {
		c := &h.p.Classes[id]
		info := ClassInfo{Interface: c.Def.Access&dex.AccInterface != 0}
		if c.Def.Super != dex.NoIndex {
			info.Super = c.File.TypeDescriptor(c.Def.Super)
		}
		return info, true
	}
	if h.resolver != nil {
		return h.resolver.ResolveClass(descriptor)
	}
	return ClassInfo{}, false
}

// answer is yes, no, or unknown for want of a class.
type answer uint8

const (
	no answer = iota
	unknown
	yes
)

// extends reports whether class a is b or below it.
func (h *hierarchy) extends(a, b string) answer {
	for range maxDepth {
		if a == b {
			return yes
		}
		c, ok := h.class(a)
		if !ok {
			return unknown
		}
		if c.Super == "" {
			return no
		}
		a = c.Super
	}
	return unknown
}

// assignable reports whether a reference of type a may be used where b is
// expected. Like devices it takes any object for an interface: calls through
// interfaces are checked when they happen.
func (h *hierarchy) assignable(a, b string) answer {
	switch {
	case a == b, b == object:
		return yes
	case b[0] == '[':
		switch {
		case a[0] != '[':
			if _, ok := h.class(a); ok || a == object {
				return no
			}
			return unknown
		case len(a) < 2 || len(b) < 2:
			return no
		}
		ca, cb := a[1:], b[1:]
		if isPrimitive(ca) || isPrimitive(cb) {
			return no // equal ones were handled
		}
		return h.assignable(ca, cb)
	}
	to, ok := h.class(b)
	switch {
	case ok && to.Interface:
		return yes
	case !ok:
		// It may be an interface, or a class above the unknown part of a.
		return unknown
	case a[0] == '[':
		return no
	}
	from, ok := h.class(a)
	if ok && from.Interface {
		// ART knows interfaces as subclasses of Object alone.
		return no
	}
	return h.extends(a, b)
}

// join returns the closest type above both; "" if that is unknown.
func (h *hierarchy) join(a, b string) string {
	switch {
	case a == b:
		return a
	case a == object || b == object:
		return object
	case a[0] == '[' && b[0] == '[':
		ca, cb := a[1:], b[1:]
		if ca == "" || cb == "" || isPrimitive(ca) || isPrimitive(cb) {
			return object
		}
		if c := h.join(ca, cb); c != "" {
			return "[" + c
		}
		return ""
	case a[0] == '[':
		a, b = b, a
		fallthrough
	case b[0] == '[':
		if c, ok := h.class(a); ok && !c.Interface {
			return object
		}
		return ""
	}
	above, complete := h.chain(a)
	isAbove := func(c string) bool {
		for _, x := range above {
			if x == c {
				return true
			}
		}
		return false
	}
	for range maxDepth {
		if isAbove(b) {
			return b
		}
		c, ok := h.class(b)
		if !ok || c.Super == "" {
			complete = complete && ok
			break
		}
		b = c.Super
	}
	if complete {
		return object
	}
	return ""
}

// chain returns a class and those above it, and whether it ends at the root.
func (h *hierarchy) chain(a string) (chain []string, complete bool) {
	for range maxDepth {
		chain = append(chain, a)
		c, ok := h.class(a)
		if !ok {
			return chain, false
		}
		if c.Super == "" {
			return chain, true
		}
		a = c.Super
	}
	return chain, false
}

func isPrimitive(descriptor string) bool { return strings.IndexByte("ZBSCIJFDV", descriptor[0]) >= 0 }
