// Classes, methods and fields as the linker makes them.

package vm

import (
	"github.com/esdroid/esdroid/dex"
)

// Class is a loaded class, an array class or a primitive type.
type Class struct {
	// Name is the descriptor, such as Ljava/lang/String; or [I or I.
	Name       string
	Flags      dex.AccessFlags
	Super      *Class   // nil for java.lang.Object, interfaces have Object
	Interfaces []*Class // those that the class itself names
	Elem       *Class   // component type of arrays
	Methods    []*Method
	Fields     []*Field

	// File and Def are where the class is defined; nil for arrays and
	// primitives.
	File *dex.File
	Def  dex.ClassDef

	// Boot tells the platform's classes from the program's.
	Boot bool

	// Loader is the java.lang.ClassLoader that a program asked for the class, if
	// it defined it itself; nil otherwise.
	Loader *Object

	vm        *VM
	object    *Object // the java.lang.Class
	state     classState
	verified  bool    // its code and that of the classes above it were checked
	sound     bool    // its own code was checked, and is right
	initBy    *Thread // runs the initializer
	failure   *Object // why initialization failed
	waiters   []*Thread
	size      int64    // bytes of an instance
	shape     uint8    // how instances are allocated
	depth     int      // superclasses
	supers    []*Class // by depth, self last
	words     uint32   // primitive instance fields
	refs      uint32   // reference instance fields
	statics   []Slot
	vtable    []*Method
	all       []*Class // every interface implemented, in order of discovery
	imt       map[*Method]*Method
	recent    [8]selection // interface calls, by number of the method
	byName    map[memberKey]*Method
	likes     map[*Method]*Method // of a synthetic class: see Method.Like
	array     *Class              // the class of arrays of this
	arrayKind Kind
	primitive byte // descriptor letter of a primitive type
	reference referenceKind
	finalizes bool // it or a class above it, below the platform's, has a finalizer
}

// selection is what a call of an interface's method runs on a class.
type selection struct{ method, target *Method }

type memberKey struct{ name, desc string }

// classState is how far a class is.
type classState uint8

const (
	stateLinked classState = iota
	stateInitializing
	stateInitialized
	stateFailed
)

// Method is a method of a class.
type Method struct {
	Class  *Class
	Name   string
	Desc   string // such as (I[J)V
	Flags  dex.AccessFlags
	Params []string // descriptors, without the receiver
	Return string
	Ref    uint32       // index into method_ids of Class.File
	ID     dex.MethodID // in the program, -1 for the platform's

	codeOff uint32
	native  Native
	code    *code  // pre-decoded
	number  uint32 // in order of linking
	way     way    // how calls of it run
	leaf    leaf   // what the machine knows of it
	slot    uint32 // of the field that a shortcut or leaf reads or writes
	cost    int64  // of a shortcut, in bytes of operations
	vindex  int32  // in the vtable, -1 for direct methods
	ins     uint16 // argument registers
	values  uint16 // arguments with the receiver, one each
}

// IsStatic reports whether the method is static.
func (m *Method) IsStatic() bool { return m.Flags&dex.AccStatic != 0 }

// IsAbstract reports whether the method is abstract.
func (m *Method) IsAbstract() bool { return m.Flags&dex.AccAbstract != 0 }

// IsNative reports whether the method is native.
func (m *Method) IsNative() bool { return m.Flags&dex.AccNative != 0 }

// IsConstructor reports whether the method is an instance initializer.
func (m *Method) IsConstructor() bool { return m.Name == "<init>" }

// Text returns the method as Lclass;->name(params)return.
func (m *Method) Text() string { return m.Class.Name + "->" + m.Name + m.Desc }

// Field is a field of a class.
type Field struct {
	Class *Class
	Name  string
	Desc  string
	Flags dex.AccessFlags
	Ref   uint32 // index into field_ids of Class.File

	ref  bool   // holds references
	slot uint32 // among the class's statics, or the instance's words or refs
}

// IsStatic reports whether the field is static.
func (f *Field) IsStatic() bool { return f.Flags&dex.AccStatic != 0 }

// Text returns the field as Lclass;->name:type.
func (f *Field) Text() string { return f.Class.Name + "->" + f.Name + ":" + f.Desc }

// Static returns the value of a static field. Its class should have been
// initialized, see Thread.Init.
func (f *Field) Static() Slot { return f.Class.statics[f.slot] }

// SetStatic sets a static field.
func (f *Field) SetStatic(s Slot) {
	if f.ref {
		f.Class.statics[f.slot] = Slot{R: s.R}
		return
	}
	f.Class.statics[f.slot] = Slot{N: narrow(f.Desc[0], s.N)}
}

// IsInterface reports whether the class is an interface.
func (c *Class) IsInterface() bool { return c.Flags&dex.AccInterface != 0 }

// IsArray reports whether the class is an array class.
func (c *Class) IsArray() bool { return c.Elem != nil }

// IsPrimitive reports whether the class stands for a primitive type or void.
func (c *Class) IsPrimitive() bool { return c.primitive != 0 }

// IsInitialized reports whether the class was initialized successfully.
func (c *Class) IsInitialized() bool { return c.state == stateInitialized }

// VM returns the machine that the class belongs to.
func (c *Class) VM() *VM { return c.vm }

// Object returns the java.lang.Class instance of the class; its Native is the
// *Class.
func (c *Class) Object() *Object {
	if c.object == nil {
		c.object = newInstance(c.vm.classClass)
		c.object.Native = c
	}
	return c.object
}

// ClassOf returns the class that a java.lang.Class instance stands for.
func ClassOf(o *Object) *Class {
	c, _ := o.Native.(*Class)
	return c
}

// Declared returns the method that the class itself declares, nil if none.
func (c *Class) Declared(name, desc string) *Method { return c.byName[memberKey{name, desc}] }

// FindMethod returns the method that a call of name and desc on the class
// refers to: its own, a superclass's, or an interface's; nil if there is none.
func (c *Class) FindMethod(name, desc string) *Method {
	key := memberKey{name, desc}
	for k := c; k != nil; k = k.Super {
		if m := k.byName[key]; m != nil {
			return m
		}
	}
	var found *Method
	for _, i := range c.all {
		if m := i.byName[key]; m != nil && m.Flags&(dex.AccStatic|dex.AccPrivate) == 0 {
			if found == nil || found.IsAbstract() && !m.IsAbstract() || !m.IsAbstract() && i.IsAssignableTo(found.Class) {
				found = m
			}
		}
	}
	return found
}

// DeclaredField returns the field that the class itself declares; desc "" is
// any type.
func (c *Class) DeclaredField(name, desc string) *Field {
	for _, f := range c.Fields {
		if f.Name == name && (desc == "" || f.Desc == desc) {
			return f
		}
	}
	return nil
}

// FindField returns the field that name and desc refer to: the class's own,
// then its interfaces', then its superclass's; desc "" is any type.
func (c *Class) FindField(name, desc string) *Field {
	for k := c; k != nil; k = k.Super {
		if f := k.DeclaredField(name, desc); f != nil {
			return f
		}
		inherited := 0
		if k.Super != nil {
			inherited = len(k.Super.all)
		}
		for _, i := range k.all[inherited:] {
			if f := i.DeclaredField(name, desc); f != nil {
				return f
			}
		}
	}
	return nil
}

// AllInterfaces returns every interface that the class implements, inherited
// ones included, each once.
func (c *Class) AllInterfaces() []*Class { return c.all }

// IsAssignableTo reports whether an instance of c is one of to.
func (c *Class) IsAssignableTo(to *Class) bool {
	if c == to {
		return true
	}
	if to.Flags&dex.AccInterface != 0 {
		for _, i := range c.all {
			if i == to {
				return true
			}
		}
		return false
	}
	if to.Elem != nil {
		if c.Elem == nil || to.Elem.primitive != 0 || c.Elem.primitive != 0 {
			return false
		}
		return c.Elem.IsAssignableTo(to.Elem)
	}
	return to.depth < len(c.supers) && c.supers[to.depth] == to
}

// IsAssignableFrom reports whether an instance of from is one of c, as
// Class.isAssignableFrom of Java.
func (c *Class) IsAssignableFrom(from *Class) bool { return from.IsAssignableTo(c) }

// IsInstance reports whether o, which may be nil, is an instance of c.
func (c *Class) IsInstance(o *Object) bool { return o != nil && o.class.IsAssignableTo(c) }
