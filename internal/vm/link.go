// Loading and linking: from a descriptor to a Class.

package vm

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// source is a dex file with what is resolved in it so far.
type source struct {
	file    *dex.File
	boot    bool
	types   []*Class // by type index, nil until resolved
	strings []*Object
	methods []*Method
	fields  []*Field
	protos  []*proto
	sites   []*Object // call sites' targets
	decoded *decoded
}

// proto is a prototype in the form calls need it.
type proto struct {
	desc   string
	params []string
	ret    string
	words  uint16 // argument registers, without the receiver
	valid  bool
}

// definition is where a class is defined.
type definition struct {
	src *source
	def uint32
}

// maxAncestors bounds the depth of a hierarchy, and with it recursion.
const maxAncestors = 1000

func (vm *VM) addFile(f *dex.File, boot bool) {
	s := &source{file: f, boot: boot,
		types: make([]*Class, f.NumTypes()), strings: make([]*Object, f.NumStrings()),
		methods: make([]*Method, f.NumMethods()), fields: make([]*Field, f.NumFields()),
		protos: make([]*proto, f.NumProtos()), sites: make([]*Object, f.NumCallSites()), decoded: decodedOf(f, boot)}
	vm.sources[f] = s
	vm.files = append(vm.files, s)
	for i := range uint32(f.NumClassDefs()) {
		desc := f.TypeDescriptor(f.ClassDef(i).Type)
		if _, dup := vm.defs[desc]; !dup {
			vm.defs[desc] = definition{s, i}
		}
	}
}

// proto returns prototype i of the file.
func (s *source) proto(i uint32) *proto {
	if p := s.protos[i]; p != nil {
		return p
	}
	desc := s.file.ProtoDescriptor(i)
	params, ok := dex.ParamTypes(desc)
	p := &proto{desc: desc, params: params, ret: dex.ReturnType(desc), valid: ok && len(params) < 256}
	p.valid = p.valid && (p.ret == "V" || isType(p.ret))
	for _, t := range params {
		p.words += wordsOf(t)
	}
	s.protos[i] = p
	return p
}

// wordsOf is the number of registers that a value of a type takes.
func wordsOf(desc string) uint16 {
	if desc == "J" || desc == "D" {
		return 2
	}
	return 1
}

var primitiveKinds = map[byte]Kind{'Z': KindBooleans, 'B': KindBytes, 'C': KindChars, 'S': KindShorts, 'I': KindInts, 'F': KindFloats,
	'J': KindLongs, 'D': KindDoubles}

var primitiveNames = map[byte]string{'Z': "boolean", 'B': "byte", 'C': "char", 'S': "short", 'I': "int", 'F': "float", 'J': "long",
	'D': "double", 'V': "void"}

// Primitive returns the class of a primitive type or void by its letter.
func (vm *VM) Primitive(letter byte) *Class {
	name := string(letter)
	if c := vm.classes[name]; c != nil {
		return c
	}
	if primitiveNames[letter] == "" {
		return nil
	}
	c := &Class{Name: name, Flags: dex.AccPublic | dex.AccFinal | dex.AccAbstract, Boot: true, vm: vm, state: stateInitialized, primitive: letter}
	c.supers = []*Class{c}
	vm.classes[name] = c
	return c
}

// ArrayClass returns the class of arrays of elem.
func (vm *VM) ArrayClass(elem *Class) *Class {
	if elem.array != nil {
		return elem.array
	}
	leaf := elem
	for leaf.Elem != nil {
		leaf = leaf.Elem
	}
	c := &Class{Name: "[" + elem.Name, Flags: leaf.Flags&(dex.AccPublic|dex.AccPrivate|dex.AccProtected) | dex.AccFinal | dex.AccAbstract,
		Super: vm.objectClass, Elem: elem, Boot: leaf.Boot, vm: vm, state: stateInitialized, arrayKind: KindRefs, depth: 1}
	if elem.primitive != 0 {
		c.arrayKind = primitiveKinds[elem.primitive]
	}
	c.supers = []*Class{vm.objectClass, c}
	c.vtable = vm.objectClass.vtable
	for _, name := range []string{"Ljava/lang/Cloneable;", "Ljava/io/Serializable;"} {
		if i, err := vm.load(name); err == nil {
			c.Interfaces = append(c.Interfaces, i)
		}
	}
	c.all = c.Interfaces
	elem.array = c
	vm.classes[c.Name] = c
	vm.allocated += 1024
	return c
}

// linkError is why a class cannot be loaded: the class of the Java error and
// its message. missing tells a class that is nowhere.
type linkError struct {
	class, message string
	missing        string // descriptor
}

func (e *linkError) Error() string { return javaName(e.class) + ": " + e.message }

// load returns the class with a descriptor.
func (vm *VM) load(desc string) (*Class, error) {
	if c := vm.classes[desc]; c != nil {
		return c, nil
	}
	if strings.HasPrefix(desc, "[") {
		dims := len(desc) - len(strings.TrimLeft(desc, "["))
		if dims > 255 || dims == len(desc) || desc[dims:] == "V" {
			return nil, &linkError{"Ljava/lang/NoClassDefFoundError;", "Failed resolution of: " + desc, desc}
		}
		elem, err := vm.load(desc[1:])
		if err != nil {
			return nil, err
		}
		return vm.ArrayClass(elem), nil
	}
	if len(desc) == 1 {
		if c := vm.Primitive(desc[0]); c != nil {
			return c, nil
		}
	}
	d, ok := vm.defs[desc]
	if !ok {
		return nil, &linkError{"Ljava/lang/NoClassDefFoundError;", "Failed resolution of: " + desc, desc}
	}
	if e := vm.broken[desc]; e != nil {
		return nil, e
	}
	c, err := vm.define(desc, d)
	if err != nil {
		vm.broken[desc] = err
		return nil, err
	}
	return c, nil
}

// define links the class of a definition.
func (vm *VM) define(desc string, d definition) (*Class, *linkError) {
	if vm.loading[desc] {
		return nil, &linkError{class: "Ljava/lang/ClassCircularityError;", message: javaName(desc)}
	}
	if len(vm.loading) > maxAncestors || len(vm.classes) > vm.limits.Classes && !d.src.boot {
		return nil, &linkError{class: "Ljava/lang/LinkageError;", message: "too many classes at " + javaName(desc)}
	}
	vm.loading[desc] = true
	defer delete(vm.loading, desc)

	if c := vm.retired[desc]; c != nil {
		return c, vm.relink(c)
	}
	f := d.src.file
	def := f.ClassDef(d.def)
	c := &Class{Name: desc, Flags: def.Access, File: f, Def: def, Boot: d.src.boot, vm: vm}
	if def.Super != dex.NoIndex {
		super, err := vm.load(f.TypeDescriptor(def.Super))
		if err != nil {
			return nil, err.(*linkError)
		}
		switch {
		case super.IsInterface():
			return nil, &linkError{class: "Ljava/lang/IncompatibleClassChangeError;",
				message: fmt.Sprintf("Superclass %s of class %s is an interface", javaName(super.Name), javaName(desc))}
		case super.Flags&dex.AccFinal != 0 || super.IsArray() || super.IsPrimitive():
			return nil, &linkError{class: "Ljava/lang/VerifyError;",
				message: fmt.Sprintf("Superclass %s of %s is declared final", javaName(super.Name), javaName(desc))}
		case super.Flags&dex.AccPublic == 0 && !samePackage(super, c):
			return nil, &linkError{class: "Ljava/lang/IllegalAccessError;",
				message: fmt.Sprintf("Superclass %s is inaccessible to class %s", javaName(super.Name), javaName(desc))}
		}
		c.Super = super
		c.depth, c.words, c.refs = super.depth+1, super.words, super.refs
		c.reference = c.referenceKind(super)
		c.supers = append(super.supers[:len(super.supers):len(super.supers)], c)
		c.all = super.all[:len(super.all):len(super.all)]
	} else {
		if desc != objectName {
			return nil, &linkError{class: "Ljava/lang/ClassFormatError;", message: javaName(desc) + " has no superclass"}
		}
		c.supers = []*Class{c}
	}
	list, err := f.Interfaces(def)
	if err != nil {
		return nil, &linkError{class: "Ljava/lang/ClassFormatError;", message: err.Error()}
	}
	for i := range list.Len() {
		super, err := vm.load(f.TypeDescriptor(list.At(i)))
		if err != nil {
			return nil, err.(*linkError)
		}
		if !super.IsInterface() {
			return nil, &linkError{class: "Ljava/lang/IncompatibleClassChangeError;",
				message: fmt.Sprintf("Class %s implements non-interface class %s", javaName(desc), javaName(super.Name))}
		}
		c.Interfaces = append(c.Interfaces, super)
		for _, k := range super.all {
			c.addInterface(k)
		}
		c.addInterface(super)
		if len(c.all) > maxInterfaces {
			return nil, &linkError{class: "Ljava/lang/LinkageError;", message: "too many interfaces at " + javaName(desc)}
		}
	}
	var data dex.ClassData
	if err := f.ClassData(def, &data); err != nil {
		return nil, &linkError{class: "Ljava/lang/ClassFormatError;", message: err.Error()}
	}
	if e := c.linkFields(d.src, &data); e != nil {
		return nil, e
	}
	c.setShape()
	if e := c.linkMethods(d.src, &data); e != nil {
		return nil, e
	}
	c.setFinalizes()
	vm.enter(c)
	return c, nil
}

// enter makes a linked class known, and counts the work.
func (vm *VM) enter(c *Class) {
	vm.classes[c.Name] = c
	vm.work(100 + 10*(len(c.Methods)+len(c.Fields)) + len(c.all) + len(c.vtable))
	vm.allocated += int64(1024 + 200*len(c.Methods) + 100*len(c.Fields) + 16*len(c.statics) + 8*len(c.vtable))
}

// maxInterfaces bounds the interfaces of a class, inherited ones included.
const maxInterfaces = 4000

// work counts what linking or resolving costs besides the instruction that asks
// for it.
func (vm *VM) work(n int) {
	if t := vm.current; t != nil {
		t.left -= int64(n) * opSize
	}
}

func (c *Class) addInterface(i *Class) {
	for _, have := range c.all {
		if have == i {
			return
		}
	}
	c.all = append(c.all, i)
}

func (c *Class) linkFields(s *source, data *dex.ClassData) *linkError {
	fields := make([]Field, len(data.StaticFields)+len(data.InstanceFields))
	c.Fields = make([]*Field, len(fields))
	for i := range fields {
		f := &fields[i]
		static := i < len(data.StaticFields)
		var e dex.EncodedField
		if static {
			e = data.StaticFields[i]
		} else {
			e = data.InstanceFields[i-len(data.StaticFields)]
		}
		r := s.file.FieldRef(e.Field)
		*f = Field{Class: c, Name: s.file.String(r.Name), Desc: s.file.TypeDescriptor(r.Type), Flags: e.Access &^ dex.AccStatic, Ref: e.Field}
		if !isType(f.Desc) {
			return &linkError{class: "Ljava/lang/ClassFormatError;", message: fmt.Sprintf("field %s of %s has the type %q", f.Name, javaName(c.Name), f.Desc)}
		}
		f.ref = f.Desc[0] == 'L' || f.Desc[0] == '['
		switch {
		case static:
			f.Flags |= dex.AccStatic
			f.slot = uint32(i)
		case f.ref:
			f.slot = c.refs
			c.refs++
		default:
			f.slot = c.words
			c.words++
		}
		c.Fields[i] = f
	}
	if n := len(data.StaticFields); n > 0 {
		c.statics = make([]Slot, n)
	}
	return nil
}

// isType reports whether a descriptor is one of a value.
func isType(desc string) bool {
	if n := len(desc); n == 1 && primitiveKinds[desc[0]] != 0 || n > 2 && desc[0] == 'L' && strings.IndexByte(desc, ';') == n-1 {
		return true
	}
	params, ok := dex.ParamTypes("(" + desc + ")V")
	return ok && len(params) == 1
}

func (c *Class) linkMethods(s *source, data *dex.ClassData) *linkError {
	n := len(data.DirectMethods) + len(data.VirtualMethods)
	methods := make([]Method, n)
	first := dex.MethodID(-1)
	if id, ok := c.vm.program.Class(c.Name); ok && !c.Boot {
		first = c.vm.program.Classes[id].FirstMethod
	}
	c.Methods = make([]*Method, n)
	c.byName = make(map[memberKey]*Method, n)
	if c.Super != nil {
		c.vtable = c.Super.vtable
	}
	shared := true // the vtable is the superclass's
	own := func() {
		if shared {
			c.vtable = append(make([]*Method, 0, len(c.vtable)+len(data.VirtualMethods)), c.vtable...)
			shared = false
		}
	}
	for i := range methods {
		m := &methods[i]
		virtual := i >= len(data.DirectMethods)
		var e dex.EncodedMethod
		if virtual {
			e = data.VirtualMethods[i-len(data.DirectMethods)]
		} else {
			e = data.DirectMethods[i]
		}
		r := s.file.MethodRef(e.Method)
		p := s.proto(r.Proto)
		if !p.valid {
			return &linkError{class: "Ljava/lang/ClassFormatError;", message: fmt.Sprintf("a method of %s has the signature %q", javaName(c.Name), p.desc)}
		}
		*m = Method{Class: c, Name: s.file.String(r.Name), Desc: p.desc, Flags: e.Access, Params: p.params, Return: p.ret,
			Ref: e.Method, ID: -1, codeOff: e.CodeOff, vindex: -1, ins: p.words, values: uint16(len(p.params))}
		if !m.IsStatic() {
			m.ins++
			m.values++
		}
		c.vm.linked++
		m.number = c.vm.linked
		if first >= 0 {
			m.ID = first + dex.MethodID(i)
		}
		c.Methods[i] = m
		key := memberKey{m.Name, m.Desc}
		if _, dup := c.byName[key]; !dup {
			c.byName[key] = m
		}
		if !virtual || m.Flags&(dex.AccStatic|dex.AccPrivate) != 0 || m.Name == "<init>" {
			continue
		}
		if c.IsInterface() {
			continue
		}
		overridden := c.overridden(m)
		if overridden != nil {
			if overridden.Flags&dex.AccFinal != 0 {
				return &linkError{class: "Ljava/lang/LinkageError;", message: fmt.Sprintf("Method %s overrides final method in class %s",
					methodText(m), overridden.Class.Name)}
			}
			own()
			m.vindex = overridden.vindex
			c.vtable[m.vindex] = m
		} else {
			own()
			m.vindex = int32(len(c.vtable))
			c.vtable = append(c.vtable, m)
		}
	}
	return nil
}

// overridden returns the superclass's virtual method that m overrides.
func (c *Class) overridden(m *Method) *Method {
	key := memberKey{m.Name, m.Desc}
	for k := c.Super; k != nil; k = k.Super {
		o := k.byName[key]
		if o == nil || o.vindex < 0 {
			continue
		}
		if o.Flags&(dex.AccPublic|dex.AccProtected) != 0 || samePackage(k, c) {
			return o
		}
	}
	return nil
}

func samePackage(a, b *Class) bool {
	for a.Elem != nil {
		a = a.Elem
	}
	for b.Elem != nil {
		b = b.Elem
	}
	return a.Boot == b.Boot && packageOf(a.Name) == packageOf(b.Name)
}

func packageOf(desc string) string {
	i := strings.LastIndexByte(desc, '/')
	if i < 0 {
		return ""
	}
	return desc[1:i]
}

// interfaceTarget returns what a call of interface method m on an instance of c
// runs: the class's own or inherited method, or else the most specific default.
// conflict is true if there are several.
func (c *Class) interfaceTarget(m *Method) (target *Method, conflict bool) {
	if t := c.imt[m]; t != nil {
		return t, false
	}
	key := memberKey{m.Name, m.Desc}
	for k := c; k != nil && target == nil; k = k.Super {
		if o := k.byName[key]; o != nil && o.vindex >= 0 {
			target = c.vtable[o.vindex]
		}
	}
	if target == nil || target.IsAbstract() && target.Class.IsInterface() {
		for _, i := range c.all {
			o := i.byName[key]
			if o == nil || o.Flags&(dex.AccStatic|dex.AccPrivate) != 0 || o.IsAbstract() {
				continue
			}
			switch {
			case target == nil || i.IsAssignableTo(target.Class):
				// A more specific interface settles earlier conflicts.
				target, conflict = o, conflict && target != nil && !i.IsAssignableTo(target.Class)
			case !target.Class.IsAssignableTo(i):
				conflict = true
			}
		}
		if conflict {
			return target, true
		}
		// A more specific interface may have made the method abstract again.
		if target != nil {
			for _, i := range c.all {
				if o := i.byName[key]; o != nil && o.IsAbstract() && i != target.Class && i.IsAssignableTo(target.Class) {
					return nil, false
				}
			}
		}
	}
	if target != nil {
		if c.imt == nil {
			c.imt = make(map[*Method]*Method)
		}
		c.imt[m] = target
	}
	return target, false
}
