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
	k := c.src.types[i]
	if k == nil {
		var ok bool
		if k, ok = t.Load(c.src.file.TypeDescriptor(i)); !ok {
			return nil
		}
		c.src.types[i] = k
	}
	if !t.mayName(c, k) {
		return nil
	}
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
	r := c.src.file.FieldRef(i)
	k := t.resolveType(c, r.Class)
	if k == nil {
		return nil
	}
	f := c.src.fields[i]
	if f == nil {
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
		c.src.fields[i] = f
	}
	if !t.mayUseField(c, f) {
		return nil
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
	f := c.src.file
	r := f.MethodRef(i)
	k := t.resolveType(c, r.Class)
	if k == nil {
		return nil
	}
	m := c.src.methods[i]
	if m == nil || kind.refuses(k, m) {
		name, desc := f.String(r.Name), c.src.proto(r.Proto).desc
		if m = k.findCalled(name, desc, kind); m == nil {
			if t.lacksMember(k, name+desc) {
				return nil
			}
			t.throwNoMethod(kind, k, name, desc)
			return nil
		}
	}
	switch {
	case kind == callInterface && !k.IsInterface():
		t.Throw("Ljava/lang/IncompatibleClassChangeError;", "Found class %s, but interface was expected", javaName(k.Name))
		return nil
	case !t.mayCall(c, k, m):
		return nil
	case kind.refuses(k, m):
		t.throwKind(c, kind, m)
		return nil
	}
	c.src.methods[i] = m
	return m
}

// findCalled returns what a call of a kind finds by name: its own kind of methods
// first, then any other, which the call refuses.
func (k *Class) findCalled(name, desc string, kind callKind) *Method {
	first := k.FindMethod(name, desc)
	if first == nil || !kind.refuses(k, first) {
		return first
	}
	key := memberKey{name, desc}
	for super := first.Class.Super; super != nil; super = super.Super {
		if m := super.byName[key]; m != nil && !kind.refuses(k, m) {
			return m
		}
	}
	return first
}

func (t *Thread) throwNoMethod(kind callKind, k *Class, name, desc string) {
	t.Throw("Ljava/lang/NoSuchMethodError;", "No %s method %s%s in class %s or its super classes%s", callNames[kind], name, desc, k.Name, t.vm.declaredIn(k))
}

// refuses reports whether calls of a kind that name m by the class k do not fit what m
// is. Classes have the methods of their interfaces as virtual ones.
func (kind callKind) refuses(k *Class, m *Method) bool {
	direct := m.IsConstructor() || m.Flags&dex.AccPrivate != 0
	switch kind {
	case callStatic:
		return !m.IsStatic()
	case callDirect:
		return m.IsStatic() || !direct
	case callVirtual:
		return m.IsStatic() || direct || k.IsInterface() && m.Class.IsInterface()
	case callSuper:
		return m.IsStatic() || direct
	}
	return m.IsStatic() || direct
}

// resolveCall returns what a call runs, and turns the instruction into its quick
// form unless the class of a static method is still being initialized.
func (t *Thread) resolveCall(c *code, in *operation, s *callSite) *Method {
	m := s.method
	if m == nil {
		if m = t.resolveMethod(c, s.index, s.kind); m == nil {
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
		s.target, in.op = m, opInvokeExactChecked
		c.method.shorten()
	case callSuper:
		if s.target = t.superTarget(c, s, m); s.target == nil {
			return nil
		}
		in.op = opInvokeExactChecked
	case callVirtual, callInterface:
		if m.vindex >= 0 {
			in.lit, in.op = int64(m.vindex), opInvokeVirtual
		} else {
			in.op = opInvokeInterface
		}
	}
	return m
}

// superTarget returns what invoke-super runs.
func (t *Thread) superTarget(c *code, s *callSite, m *Method) *Method {
	own, k := c.method.Class, c.src.types[c.src.file.MethodRef(s.index).Class]
	if !own.IsAssignableTo(k) {
		if k.IsInterface() {
			t.throwNotImplemented(own, k, m, own)
		} else {
			t.throwNoMethod(callSuper, m.Class, m.Name, m.Desc)
		}
		return nil
	}
	if m.Class.IsInterface() {
		// A default method of an interface that the class names.
		if !k.IsInterface() {
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
		t.throwNoMethod(callSuper, m.Class, m.Name, m.Desc)
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
		t.throwNotImplemented(o.class, m.Class, m, t.frames[len(t.frames)-1].m.Class)
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

// throwNotImplemented says that a class on which m of an interface was called by another
// class does not implement the interface.
func (t *Thread) throwNotImplemented(c, face *Class, m *Method, by *Class) {
	t.Throw("Ljava/lang/IncompatibleClassChangeError;", "Class '%s' does not implement interface '%s' in call to '%s'%s",
		javaName(c.Name), javaName(face.Name), methodText(m), t.vm.declaredIn(by))
}

func (t *Thread) throwAbstract(m *Method) {
	t.Throw("Ljava/lang/AbstractMethodError;", "abstract method \"%s\"", methodText(m))
}

// throwKind says that a method is not of the kind that a call expects.
func (t *Thread) throwKind(c *code, kind callKind, m *Method) {
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
		methodText(m), callNames[kind], callNames[found], t.vm.declaredIn(c.method.Class))
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
