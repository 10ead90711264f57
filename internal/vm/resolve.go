// Resolution: from the indices in instructions to classes, fields and methods,
// at the first execution of each.

package vm

import (
	"fmt"
	"strings"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
)

// stringConstant returns the interned string i of a file.
func (vm *VM) stringConstant(s *source, i uint32) *Object {
	if o := s.strings[i]; o != nil {
		return o
	}
	text := s.file.String(i)
	o := vm.interned[text]
	if o == nil {
		o = &Object{class: vm.stringClass, flags: flagInterned}
		setText(o, text)
		vm.interned[text] = o
		vm.allocated += int64(objectSize + 2*len(text))
	}
	s.strings[i] = o
	return o
}

// resolveType returns type i of the code's file, or nil with an exception
// pending.
func (t *Thread) resolveType(c *code, i uint32) *Class {
	if k := c.src.types[i]; k != nil {
		return k
	}
	k, ok := t.Load(c.src.file.TypeDescriptor(i))
	if !ok {
		return nil
	}
	leaf := k
	for leaf.Elem != nil {
		leaf = leaf.Elem
	}
	if leaf.Flags&dex.AccPublic == 0 && leaf.primitive == 0 && !samePackage(leaf, c.method.Class) {
		t.Throw("Ljava/lang/IllegalAccessError;", "Illegal class access: '%s' attempting to access '%s'%s", javaName(c.method.Class.Name),
			javaName(k.Name), t.vm.declaredIn(c.method.Class))
		return nil
	}
	c.src.types[i] = k
	return k
}

// declaredIn is how messages say which file a class is from.
func (vm *VM) declaredIn(c *Class) string {
	return fmt.Sprintf(" (declaration of '%s' appears in %s)", javaName(c.Name), vm.location(c))
}

func (vm *VM) location(c *Class) string {
	if !c.Boot {
		return vm.cfg.Path
	}
	if strings.HasPrefix(c.Name, "Landroid/") || strings.HasPrefix(c.Name, "Lcom/android/") {
		return "/system/framework/framework.jar"
	}
	return "/system/framework/core-oj.jar"
}

// resolveInstance returns the initialized class of a new-instance.
func (t *Thread) resolveInstance(c *code, i uint32) *Class {
	k := t.resolveType(c, i)
	if k == nil {
		return nil
	}
	if k.Flags&(dex.AccAbstract|dex.AccInterface) != 0 || k.IsArray() || k.IsPrimitive() {
		t.Throw("Ljava/lang/InstantiationError;", "%s", javaName(k.Name))
		return nil
	}
	if !t.Init(k) {
		return nil
	}
	return k
}

// resolveField returns field i of the code's file.
func (t *Thread) resolveField(c *code, i uint32, static bool) *Field {
	f := c.src.fields[i]
	if f == nil {
		r := c.src.file.FieldRef(i)
		k := t.resolveType(c, r.Class)
		if k == nil {
			return nil
		}
		name, desc := c.src.file.String(r.Name), c.src.file.TypeDescriptor(r.Type)
		if f = k.FindField(name, desc); f == nil {
			if t.lacksMember(k, name+":"+desc) {
				return nil
			}
			scope := "instance"
			if static {
				scope = "static"
			}
			t.Throw("Ljava/lang/NoSuchFieldError;", "No %s field %s of type %s in class %s or its superclasses%s", scope, name, desc, k.Name, t.vm.declaredIn(k))
			return nil
		}
		if !accessible(f.Class, f.Flags, c.method.Class) {
			t.Throw("Ljava/lang/IllegalAccessError;", "Field '%s.%s' is inaccessible to class '%s'%s", javaName(f.Class.Name), f.Name,
				javaName(c.method.Class.Name), t.vm.declaredIn(c.method.Class))
			return nil
		}
		c.src.fields[i] = f
	}
	if f.IsStatic() != static {
		want, is := "instance", "static"
		if static {
			want, is = is, want
		}
		t.Throw("Ljava/lang/IncompatibleClassChangeError;", "Expected '%s %s.%s' to be a %s field rather than a %s field%s", javaName(f.Desc),
			javaName(f.Class.Name), f.Name, want, is, t.vm.declaredIn(c.method.Class))
		return nil
	}
	return f
}

// accessible reports whether from may use a member of class k with the given
// flags. Nested classes of one source file use each other's private members
// through accessors, so that the rule is as simple as that.
func accessible(k *Class, flags dex.AccessFlags, from *Class) bool {
	switch {
	case flags&dex.AccPublic != 0 || k == from:
		return true
	case flags&dex.AccPrivate != 0:
		return false
	case samePackage(k, from):
		return true
	}
	return flags&dex.AccProtected != 0 && from.IsAssignableTo(k)
}

// resolveInstanceField turns an iget or iput into its quick form.
func (t *Thread) resolveInstanceField(c *code, in *operation) bool {
	index := uint32(in.lit)
	f := t.resolveField(c, index, false)
	if f == nil {
		return false
	}
	if in.op == opIputResolve && !t.mayWrite(c, f) {
		return false
	}
	if (in.c == 2) != f.ref {
		panic(confusion("field type"))
	}
	in.lit = int64(f.slot)
	switch {
	case in.op == opIgetResolve && f.ref:
		in.op = opIgetRef
	case in.op == opIgetResolve:
		in.op = opIget
	default:
		in.op = [...]uint16{opIput, opIput, opIputRef, opIputBoolean, opIputByte, opIputChar, opIputShort}[in.c]
	}
	c.method.shorten()
	return true
}

// mayWrite reports whether the code may write a field that may be final.
func (t *Thread) mayWrite(c *code, f *Field) bool {
	if f.Flags&dex.AccFinal == 0 || f.Class == c.method.Class {
		return true
	}
	t.Throw("Ljava/lang/IllegalAccessError;", "Final field '%s.%s' cannot be written to by method '%s'%s", javaName(f.Class.Name), f.Name,
		methodText(c.method), t.vm.declaredIn(c.method.Class))
	return false
}

// resolveStaticField initializes the class of a static field and, once that is
// done, turns the instruction into its quick form.
func (t *Thread) resolveStaticField(c *code, in *operation) *Field {
	op := in.op
	f := t.resolveField(c, uint32(in.lit), true)
	if f == nil || in.op == opSputResolve && !t.mayWrite(c, f) || !t.Init(f.Class) {
		return nil
	}
	if (in.c == 2) != f.ref {
		panic(confusion("field type"))
	}
	if f.Class.state != stateInitialized || in.op != op {
		return f // another call of the method settled the operation while the initializer ran
	}
	in.p = unsafe.Pointer(&f.Class.statics[f.slot])
	switch {
	case in.op == opSgetResolve && f.ref:
		in.op = opSgetRef
	case in.op == opSgetResolve:
		in.op = opSget
	default:
		in.op = [...]uint16{opSput, opSput, opSputRef, opSputBoolean, opSputByte, opSputChar, opSputShort}[in.c]
	}
	return f
}

// resolveMethod returns method i of the code's file as a call of a kind finds
// it.
func (t *Thread) resolveMethod(c *code, i uint32, kind callKind) *Method {
	if m := c.src.methods[i]; m != nil {
		return m
	}
	f := c.src.file
	r := f.MethodRef(i)
	k := t.resolveType(c, r.Class)
	if k == nil {
		return nil
	}
	name, desc := f.String(r.Name), c.src.proto(r.Proto).desc
	m := k.FindMethod(name, desc)
	if m == nil || m.IsConstructor() && m.Class != k {
		if t.lacksMember(k, name+desc) {
			return nil
		}
		t.Throw("Ljava/lang/NoSuchMethodError;", "No %s method %s%s in class %s or its super classes%s", callNames[kind], name, desc, k.Name, t.vm.declaredIn(k))
		return nil
	}
	if !accessible(m.Class, m.Flags, c.method.Class) && !(k.IsArray() && name == "clone") {
		t.Throw("Ljava/lang/IllegalAccessError;", "Method '%s' is inaccessible to class '%s'%s", methodText(m), javaName(c.method.Class.Name),
			t.vm.declaredIn(c.method.Class))
		return nil
	}
	c.src.methods[i] = m
	return m
}

// resolveCall returns what a call runs, and turns the instruction into its quick
// form unless the class of a static method is still being initialized.
func (t *Thread) resolveCall(c *code, in *operation, s *callSite) *Method {
	m := s.method
	if m == nil {
		if m = t.resolveMethod(c, s.index, s.kind); m == nil {
			return nil
		}
		if m.IsStatic() != (s.kind == callStatic) {
			t.throwKind(c, s, m)
			return nil
		}
		s.method = m
	}
	switch s.kind {
	case callStatic:
		s.target = m
		if !t.Init(m.Class) {
			return nil
		}
		if m.Class.state == stateInitialized {
			in.op = opInvokeExact
		}
	case callDirect:
		if m.vindex >= 0 || m.Class.IsInterface() && m.Flags&dex.AccPrivate == 0 {
			t.throwKind(c, s, m)
			return nil
		}
		s.target, in.op = m, opInvokeExactChecked
		c.method.shorten()
	case callSuper:
		if s.target = t.superTarget(c, s, m); s.target == nil {
			return nil
		}
		in.op = opInvokeExactChecked
	case callVirtual, callInterface:
		switch {
		case m.vindex >= 0:
			in.lit, in.op = int64(m.vindex), opInvokeVirtual
		case m.Class.IsInterface() && m.Flags&dex.AccPrivate == 0:
			in.op = opInvokeInterface
		default: // private methods need no table
			s.target, in.op = m, opInvokeExactChecked
		}
	}
	return m
}

// superTarget returns what invoke-super runs.
func (t *Thread) superTarget(c *code, s *callSite, m *Method) *Method {
	own := c.method.Class
	if m.Class.IsInterface() {
		// A default method of an interface that the class names.
		r := c.src.file.MethodRef(s.index)
		k := c.src.types[r.Class]
		if k == nil || !k.IsInterface() {
			k = own.Super
		}
		target, conflict := t.vm.superInterfaceTarget(k, m)
		if conflict {
			t.Throw("Ljava/lang/IncompatibleClassChangeError;", "Conflicting default method implementations %s", methodText(m))
			return nil
		}
		if target == nil {
			t.throwAbstract(m)
		}
		return target
	}
	if own.Super == nil || m.vindex < 0 || int(m.vindex) >= len(own.Super.vtable) {
		t.Throw("Ljava/lang/NoSuchMethodError;", "No super method %s%s in class %s or its super classes%s", m.Name, m.Desc, m.Class.Name, t.vm.declaredIn(m.Class))
		return nil
	}
	return own.Super.vtable[m.vindex]
}

// superInterfaceTarget selects the implementation of m that k has, where k may
// be an interface.
func (vm *VM) superInterfaceTarget(k *Class, m *Method) (*Method, bool) {
	if k.IsInterface() {
		if o := k.byName[memberKey{m.Name, m.Desc}]; o != nil && !o.IsAbstract() {
			return o, false
		}
	}
	return k.interfaceTarget(m)
}

// selectInterface returns what an interface call on a receiver runs.
func (t *Thread) selectInterface(s *callSite, o *Object) *Method {
	m := s.method
	if e := &o.class.recent[m.number%uint32(len(o.class.recent))]; e.method == m {
		s.class, s.target = o.class, e.target
		return e.target
	}
	if !o.class.IsAssignableTo(m.Class) {
		t.Throw("Ljava/lang/IncompatibleClassChangeError;", "Class '%s' does not implement interface '%s' in call to '%s'%s",
			javaName(o.class.Name), javaName(m.Class.Name), methodText(m), t.vm.declaredIn(t.frames[len(t.frames)-1].m.Class))
		return nil
	}
	t.vm.work(len(o.class.all))
	target, conflict := o.class.interfaceTarget(m)
	switch {
	case conflict:
		t.Throw("Ljava/lang/IncompatibleClassChangeError;", "Conflicting default method implementations %s", methodText(m))
		return nil
	case target == nil:
		t.throwAbstract(m)
		return nil
	case target.Flags&dex.AccPublic == 0 && !target.Class.IsInterface():
		t.Throw("Ljava/lang/IllegalAccessError;", "Method '%s' implementing interface method '%s' is not public", methodText(target), methodText(m))
		return nil
	}
	s.class, s.target = o.class, target
	o.class.recent[m.number%uint32(len(o.class.recent))] = selection{m, target}
	return target
}

func (t *Thread) throwAbstract(m *Method) {
	t.Throw("Ljava/lang/AbstractMethodError;", "abstract method \"%s\"", methodText(m))
}

// throwKind says that a method is not of the kind that a call expects.
func (t *Thread) throwKind(c *code, s *callSite, m *Method) {
	found := callVirtual
	switch {
	case m.IsStatic():
		found = callStatic
	case m.Class.IsInterface():
		found = callInterface
	case m.vindex < 0:
		found = callDirect
	}
	t.Throw("Ljava/lang/IncompatibleClassChangeError;", "The method '%s' was expected to be of type %s but instead was found to be of type %s%s",
		methodText(m), callNames[s.kind], callNames[found], t.vm.declaredIn(c.method.Class))
}

// filledArray makes the array of a filled-new-array.
func (t *Thread) filledArray(c *code, s *callSite, regs *registers) *Object {
	k := t.resolveType(c, s.index)
	if k == nil {
		return nil
	}
	if k.Elem == nil || k.arrayKind == KindLongs || k.arrayKind == KindDoubles {
		panic(confusion("filled-new-array"))
	}
	o := t.newArray(k, int32(len(s.regs)))
	if o == nil {
		return nil
	}
	for i, r := range s.regs {
		if o.kind == KindRefs {
			if v := regs[r].R; v != nil && !v.class.IsAssignableTo(k.Elem) {
				panic(confusion("filled-new-array"))
			}
		}
		o.SetElement(i, regs[r])
	}
	return o
}
