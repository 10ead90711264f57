// Access: which classes and members code may name. It depends on the class that the
// code is in, so that it is asked at each place, although a file's indices are
// resolved once.

package vm

import "github.com/esdroid/esdroid/dex"

// mayName reports whether code may name a class; false means that IllegalAccessError
// is pending.
func (t *Thread) mayName(c *code, k *Class) bool {
	leaf, from := k, c.method.Class
	for leaf.Elem != nil {
		leaf = leaf.Elem
	}
	if leaf.Flags&dex.AccPublic != 0 || leaf.primitive != 0 || samePackage(leaf, from) {
		return true
	}
	t.Throw("Ljava/lang/IllegalAccessError;", "Illegal class access: '%s' attempting to access '%s'%s", javaName(from.Name), javaName(k.Name), t.vm.declaredIn(from))
	return false
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

// mayUseField reports whether code may use a field; false means that
// IllegalAccessError is pending.
func (t *Thread) mayUseField(c *code, f *Field) bool {
	from := c.method.Class
	if accessible(f.Class, f.Flags, from) {
		return true
	}
	t.Throw("Ljava/lang/IllegalAccessError;", "Field '%s.%s' is inaccessible to class '%s'%s", javaName(f.Class.Name), f.Name, javaName(from.Name), t.vm.declaredIn(from))
	return false
}

// mayWrite reports whether code may write a field that may be final.
func (t *Thread) mayWrite(c *code, f *Field) bool {
	if f.Flags&dex.AccFinal == 0 || f.Class == c.method.Class {
		return true
	}
	t.Throw("Ljava/lang/IllegalAccessError;", "Final field '%s.%s' cannot be written to by method '%s'%s", javaName(f.Class.Name), f.Name,
		methodText(c.method), t.vm.declaredIn(c.method.Class))
	return false
}

// mayCall reports whether code may call a method that it names by the class k; false
// means that IllegalAccessError is pending.
func (t *Thread) mayCall(c *code, k *Class, m *Method) bool {
	from := c.method.Class
	if accessible(m.Class, m.Flags, from) || k.IsArray() && m.Name == "clone" {
		return true
	}
	t.Throw("Ljava/lang/IllegalAccessError;", "Method '%s' is inaccessible to class '%s'%s", methodText(m), javaName(from.Name), t.vm.declaredIn(from))
	return false
}
