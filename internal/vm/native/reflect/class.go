// java.lang.Class.

package reflect

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/pdg/android"
)

func bindClass(b *vm.Bindings) {
	for _, m := range []struct {
		name, desc string
		fn         func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot
	}{
		{"name", "()Ljava/lang/String;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return vm.Ref(t.NewString(className(c))) }},
		{"isInterface", "()Z", is((*vm.Class).IsInterface)},
		{"isPrimitive", "()Z", is((*vm.Class).IsPrimitive)},
		{"isArray", "()Z", is((*vm.Class).IsArray)},
		{"isBoot", "()Z", is(func(c *vm.Class) bool { return c.Boot })},
		{"loader", "()Ljava/lang/ClassLoader;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return vm.Ref(c.Loader) }},
		{"getSuperclass", "()Ljava/lang/Class;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
			if c.IsInterface() {
				return vm.Slot{}
			}
			return classSlot(c.Super)
		}},
		{"getInterfaces", "()[Ljava/lang/Class;", interfaces},
		{"getComponentType", "()Ljava/lang/Class;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return classSlot(c.Elem) }},
		{"getModifiers", "()I", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return vm.Int(int32(modifiers(c))) }},
		{"isInstance", "(Ljava/lang/Object;)Z", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return vm.Bool(c.IsInstance(a[1].R)) }},
		{"isAssignableFrom", "(Ljava/lang/Class;)Z", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
			if a[1].R == nil {
				return t.ThrowNull()
			}
			return vm.Bool(c.IsAssignableFrom(vm.ClassOf(a[1].R)))
		}},
		{"getDeclaringClass", "()Ljava/lang/Class;", declaringClass},
		{"getEnclosingClass", "()Ljava/lang/Class;", enclosingClass},
		{"enclosing", "()Ljava/lang/Object;", enclosing},
		{"innerName", "()Ljava/lang/String;", innerName},
		{"memberClasses", "()[Ljava/lang/Class;", memberClasses},
		{"fields", "()[Ljava/lang/reflect/Field;", fields},
		{"methods", "(Ljava/lang/String;)[Ljava/lang/reflect/Method;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
			any, name := a[1].R == nil, ""
			if !any {
				name = vm.GoString(a[1].R)
			}
			return executables(t, c, methodClass, func(m *vm.Method) bool {
				return (any || m.Name == name) && !m.IsConstructor() && m.Name != "<clinit>"
			})
		}},
		{"constructors", "()[Ljava/lang/reflect/Constructor;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
			return executables(t, c, constructorClass, (*vm.Method).IsConstructor)
		}},
		{"signatureText", "()Ljava/lang/String;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return signatureSlot(t, c.File, ofClass(c)) }},
		{"annotationData", "()[Ljava/lang/Object;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return raw(t, c.File, ofClass(c)) }},
		{"noField", "(Ljava/lang/String;)Ljava/lang/String;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
			return vm.Ref(t.NewString(fmt.Sprintf("No field %s in class %s (declaration of '%s' appears in %s)",
				vm.GoString(a[1].R), c.Name, vm.JavaName(c.Name), place(c))))
		}},
		{"lacks", "(Ljava/lang/String;Z)V", lacksMember},
		{"descriptor", "()Ljava/lang/String;", func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return vm.Ref(t.NewString(c.Name)) }},
		{"instantiate", "()Ljava/lang/Object;", instantiate},
	} {
		b.Method(classClass, m.name, m.desc, func(t *vm.Thread, a []vm.Slot) vm.Slot { return m.fn(t, vm.ClassOf(a[0].R), a) })
	}
	b.Method(classClass, "getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		for _, letter := range []byte("ZBCSIJFDV") {
			if c := t.VM().Primitive(letter); vm.JavaName(c.Name) == vm.GoString(a[0].R) {
				return classSlot(c)
			}
		}
		return vm.Slot{}
	})
	b.Method(classClass, "find", "(Ljava/lang/String;Z)Ljava/lang/Class;", findByName)
}

func is(f func(*vm.Class) bool) func(*vm.Thread, *vm.Class, []vm.Slot) vm.Slot {
	return func(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot { return vm.Bool(f(c)) }
}

// place is the file that a class is in, as messages spell it.
func place(c *vm.Class) string {
	if c.Boot {
		return "/system/framework/core-oj.jar"
	}
	return c.VM().Path()
}

// className is Class.getName.
func className(c *vm.Class) string {
	if c.IsArray() {
		return strings.ReplaceAll(c.Name, "/", ".")
	}
	return vm.JavaName(c.Name)
}

// hidden are classes of the platform that its public interface does not name, but that
// libraries ask for to learn whether they run on Android, or on which.
var hidden = []string{
	"Landroid/app/ActivityThread;", "Landroid/app/AppGlobals;", "Landroid/os/ServiceManager;", "Landroid/os/SystemProperties;",
	"Landroid/view/WindowManagerGlobal;", "Lcom/android/internal/R;", "Lcom/android/org/conscrypt/Conscrypt;",
	"Lcom/android/org/conscrypt/OpenSSLSocketFactoryImpl;", "Lcom/android/org/conscrypt/OpenSSLSocketImpl;",
	"Lcom/android/org/conscrypt/SSLParametersImpl;", "Ldalvik/system/CloseGuard;", "Ldalvik/system/VMDebug;",
	"Ldalvik/system/VMRuntime;", "Ldalvik/system/VMStack;", "Llibcore/io/Libcore;", "Llibcore/io/Memory;", "Lsun/misc/Unsafe;",
}

// lackedByMachine reports whether a class that was not found is one that every
// Android has: a program that asks for it must not be told that it is not there. For
// names that no Android has, the answer is the platform's; and a machine that was given
// no framework at all is none of Android's, which programs for both may find out.
func lackedByMachine(t *vm.Thread, desc string) bool {
	if !vm.IsPlatform(desc) || android.Framework().Lookup(desc) == android.NoType && !slices.Contains(hidden, desc) &&
		!strings.HasPrefix(desc, "Lcom/android/internal/widget/") && !strings.HasPrefix(desc, "Lcom/android/internal/view/") {
		return false
	}
	if strings.HasPrefix(desc, "Landroid/") || strings.HasPrefix(desc, "Lcom/android/") {
		c, ok := t.FindClass("Landroid/content/Context;")
		return ok && c.Boot && t.VM().HasName(desc)
	}
	return true
}

// lacksMember ends the run if Android has a member that a class of android.* lacks. Support
// libraries are exempt: they ask for what some versions have, and go on without it. Of
// other packages no members are known.
func lacksMember(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	asking := 0
	for m := t.Caller(asking); m != nil && m.Class.Name == classClass; m = t.Caller(asking) {
		asking++
	}
	if by := callerClass(t, asking); by != nil && owner.Of(by.Name) == owner.Support {
		return vm.Slot{}
	}
	member := vm.GoString(a[1].R)
	if above := t.VM().LackingMember(c, member, a[2].Bool()); above != "" {
		return t.Unmodelled(above + "->" + strings.TrimSuffix(member, ":"))
	}
	return vm.Slot{}
}

func findByName(t *vm.Thread, a []vm.Slot) vm.Slot {
	name := vm.GoString(a[0].R)
	desc := strings.ReplaceAll(name, ".", "/")
	if strings.HasPrefix(name, "[") {
		elem := strings.TrimLeft(name, "[")
		if elem == "" || len(elem) > 1 && (elem[0] != 'L' || !strings.HasSuffix(elem, ";")) {
			return vm.Slot{}
		}
		if len(elem) == 1 && !strings.Contains("ZBCSIJFD", elem) {
			return vm.Slot{}
		}
		if len(elem) > 1 {
			// Without its elements' class an array's is not there, which is no error yet.
			elem = strings.ReplaceAll(elem, ".", "/")
			if _, ok := t.FindClass(elem); !ok {
				if t.Pending() == nil && lackedByMachine(t, elem) {
					return t.Unmodelled(elem)
				}
				return vm.Slot{}
			}
		}
	} else {
		if desc == "" || strings.ContainsAny(desc, ";[") {
			return vm.Slot{}
		}
		desc = "L" + desc + ";"
	}
	c, ok := t.FindClass(desc)
	if !ok {
		if t.Pending() == nil && lackedByMachine(t, desc) {
			return t.Unmodelled(strings.TrimLeft(desc, "["))
		}
		return vm.Slot{} // none, or an exception is pending
	}
	if a[1].Bool() && !t.Init(c) {
		return vm.Slot{}
	}
	return classSlot(c)
}

func interfaces(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	if c.IsArray() {
		both, ok := load(t, []string{"Ljava/lang/Cloneable;", "Ljava/io/Serializable;"})
		if !ok {
			return vm.Slot{}
		}
		return classes(t, both)
	}
	return classes(t, c.Interfaces)
}

func modifiers(c *vm.Class) dex.AccessFlags {
	leaf := c
	for leaf.Elem != nil {
		leaf = leaf.Elem
	}
	flags := leaf.Flags
	if leaf.IsPrimitive() {
		flags = dex.AccPublic | dex.AccFinal | dex.AccAbstract
	}
	if leaf.File != nil {
		if v, ok := system(leaf.File, ofClass(leaf), "InnerClass", "accessFlags"); ok {
			flags = dex.AccessFlags(v.Bits)
		}
	}
	flags &= 0xffff
	if c != leaf {
		flags = flags&(dex.AccPublic|dex.AccPrivate|dex.AccProtected) | dex.AccAbstract | dex.AccFinal
	}
	return flags &^ dex.AccSynchronized // the class file's ACC_SUPER
}

func innerName(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	if c.File == nil {
		return vm.Slot{}
	}
	v, ok := system(c.File, ofClass(c), "InnerClass", "name")
	switch {
	case !ok:
		return vm.Slot{}
	case v.Kind == dex.ValueString:
		return vm.Ref(t.NewString(c.File.String(v.Index())))
	}
	return vm.Ref(t.NewString(""))
}

func declaringClass(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	if c.File == nil {
		return vm.Slot{}
	}
	set := ofClass(c)
	if name, ok := system(c.File, set, "InnerClass", "name"); ok && name.Kind != dex.ValueString {
		return vm.Slot{} // anonymous
	}
	v, ok := system(c.File, set, "EnclosingClass", "value")
	if !ok || v.Kind != dex.ValueType {
		return vm.Slot{}
	}
	k, ok := t.Load(c.File.TypeDescriptor(v.Index()))
	if !ok {
		return vm.Slot{}
	}
	return classSlot(k)
}

func enclosingClass(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	if c.File == nil {
		return vm.Slot{}
	}
	desc := ""
	if v, ok := system(c.File, ofClass(c), "EnclosingClass", "value"); ok && v.Kind == dex.ValueType {
		desc = c.File.TypeDescriptor(v.Index())
	} else if v, ok := system(c.File, ofClass(c), "EnclosingMethod", "value"); ok && v.Kind == dex.ValueMethod {
		desc = c.File.TypeDescriptor(c.File.MethodRef(v.Index()).Class)
	} else {
		return vm.Slot{}
	}
	k, ok := t.Load(desc)
	if !ok {
		return vm.Slot{}
	}
	return classSlot(k)
}

func enclosing(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	if c.File == nil {
		return vm.Slot{}
	}
	v, ok := system(c.File, ofClass(c), "EnclosingMethod", "value")
	if !ok || v.Kind != dex.ValueMethod {
		return vm.Slot{}
	}
	r := c.File.MethodRef(v.Index())
	k, ok := t.Load(c.File.TypeDescriptor(r.Class))
	if !ok {
		return vm.Slot{}
	}
	m := k.Declared(c.File.String(r.Name), c.File.ProtoDescriptor(r.Proto))
	if m == nil || m.Name == "<clinit>" {
		return vm.Slot{}
	}
	return vm.Ref(executable(t, m))
}

func memberClasses(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	var descs []string
	if c.File != nil {
		if v, ok := system(c.File, ofClass(c), "MemberClasses", "value"); ok {
			descs = types(c.File, v)
		}
	}
	list, ok := load(t, descs)
	if !ok {
		return vm.Slot{}
	}
	return classes(t, list)
}

// instantiate is Class.newInstance.
func instantiate(t *vm.Thread, c *vm.Class, a []vm.Slot) vm.Slot {
	const instantiation = "Ljava/lang/InstantiationException;"
	pretty := "java.lang.Class<" + vm.JavaName(c.Name) + ">"
	if c.IsPrimitive() || c.IsInterface() || c.IsArray() || c.Flags&dex.AccAbstract != 0 {
		return t.Throw(instantiation, "%s cannot be instantiated", pretty)
	}
	m := c.Declared("<init>", "()V")
	if m == nil {
		return t.Throw(instantiation, "%s has no zero argument constructor", pretty)
	}
	if caller := callerClass(t, 2); !accessible(caller, c, c.Flags, nil) || !accessible(caller, c, m.Flags, nil) {
		return t.Throw(illegalAccess, "%s is not accessible from %s", pretty, prettyClass(caller))
	}
	return construct(t, c, m)
}

// construct makes an object of a class by a constructor without arguments, which may
// be one of a class above.
func construct(t *vm.Thread, c *vm.Class, constructor *vm.Method) vm.Slot {
	if !t.Init(c) {
		return vm.Slot{}
	}
	o := t.New(c)
	if o == nil {
		return vm.Slot{}
	}
	if _, ok := t.Call(constructor, vm.Ref(o)); !ok {
		return vm.Slot{}
	}
	return vm.Ref(o)
}
