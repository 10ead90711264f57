// Loading for threads, and class initialization.

package vm

import (
	"errors"
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// Load returns the class with a descriptor, loading it if need be. If that
// fails it returns false and an exception is pending: NoClassDefFoundError, as
// instructions report it. See FindClass for ClassNotFoundException.
func (t *Thread) Load(desc string) (*Class, bool) {
	c, err := t.vm.load(desc)
	if err == nil {
		return c, true
	}
	t.throwLink(err, true)
	return nil, false
}

// FindClass is Load for reflection: if there is no such class it returns false
// without a pending exception.
func (t *Thread) FindClass(desc string) (*Class, bool) {
	c, err := t.vm.load(desc)
	if err == nil {
		return c, true
	}
	var e *linkError
	if errors.As(err, &e) && e.missing == desc {
		return nil, false
	}
	t.throwLink(err, false)
	return nil, false
}

// NotFound is the message of ClassNotFoundException.
func (vm *VM) NotFound(desc string) string {
	return fmt.Sprintf("Didn't find class %q on path: DexPathList[[zip file %q],nativeLibraryDirectories=[/system/lib64, /vendor/lib64]]",
		javaName(desc), vm.cfg.Path)
}

func (t *Thread) throwLink(err error, report bool) {
	var e *linkError
	if !errors.As(err, &e) {
		t.Throw("Ljava/lang/LinkageError;", "%s", err.Error())
		return
	}
	if e.missing == "" {
		t.Throw(e.class, "%s", e.message)
		return
	}
	if (report || t.vm.lacks(e.missing)) && IsPlatform(e.missing) && t.vm.HasName(trimArray(e.missing)) {
		t.unmodelled(trimArray(e.missing))
		return
	}
	t.Throw("Ljava/lang/ClassNotFoundException;", "%s", t.vm.NotFound(e.missing))
	if cause := t.pending; cause != nil {
		t.ThrowCause(e.class, e.message, cause)
	}
}

// lacks reports whether a class that stands above one that a program asks for by name
// is the model's to have: a device has it.
func (vm *VM) lacks(desc string) bool {
	return strings.HasPrefix(desc, "Landroid/") && vm.Defines("Landroid/content/Context;")
}

func trimArray(desc string) string {
	for len(desc) > 1 && desc[0] == '[' {
		desc = desc[1:]
	}
	return desc
}

// Init initializes a class; false means that an exception is pending or the run
// is over.
func (t *Thread) Init(c *Class) bool {
	if c.state == stateInitialized || c.state == stateInitializing && c.initBy == t {
		return true
	}
	for c.state == stateInitializing {
		c.waiters = append(c.waiters, t)
		t.state = waiting
		if !t.block() {
			return false
		}
	}
	switch c.state {
	case stateInitialized:
		return true
	case stateFailed:
		t.ThrowCause("Ljava/lang/NoClassDefFoundError;", javaName(c.Name), c.failure)
		return false
	}
	c.state, c.initBy = stateInitializing, t
	ok := t.initialize(c)
	if t.vm.ending {
		return false
	}
	c.state, c.initBy = stateInitialized, nil
	if !ok {
		c.state, c.failure = stateFailed, t.pending
	}
	for _, w := range c.waiters {
		w.ready()
	}
	c.waiters = nil
	return ok
}

func (t *Thread) initialize(c *Class) bool {
	if !t.vm.verify(t, c) {
		return false
	}
	if c.finalizes && !t.startFinalizer() {
		return false
	}
	if c.Super != nil && !c.IsInterface() {
		if !t.Init(c.Super) {
			return false
		}
		// Interfaces are initialized with a class only for their default methods.
		for _, i := range c.all {
			if i.hasDefaults() && !t.Init(i) {
				return false
			}
		}
	}
	if err := t.setConstants(c); err != nil {
		t.Throw("Ljava/lang/ClassFormatError;", "%s", err.Error())
		return false
	}
	clinit := c.Declared("<clinit>", "()V")
	if clinit == nil || !clinit.IsStatic() {
		return true
	}
	// Exactly this method: Call would initialize the class.
	if !t.prepare(clinit) {
		return false
	}
	if _, ok := t.Call(clinit); ok {
		return true
	}
	if t.vm.ending || t.pending == nil {
		return false
	}
	e := t.pending
	if k, err := t.vm.load("Ljava/lang/Error;"); err == nil && e.class.IsAssignableTo(k) {
		return false
	}
	t.pending = nil
	if k, ok := t.Load("Ljava/lang/ExceptionInInitializerError;"); ok && t.Init(k) {
		if init := k.Declared("<init>", "(Ljava/lang/Throwable;)V"); init != nil {
			o := newInstance(k)
			if _, ok := t.Call(init, Ref(o), Ref(e)); ok {
				t.pending = o
			}
		} else {
			t.ThrowCause("Ljava/lang/ExceptionInInitializerError;", "", e)
		}
	}
	return false
}

func (c *Class) hasDefaults() bool {
	for _, m := range c.Methods {
		if m.Flags&(dex.AccStatic|dex.AccAbstract) == 0 {
			return true
		}
	}
	return false
}

// setConstants gives the static fields the values that the file states.
func (t *Thread) setConstants(c *Class) error {
	if c.File == nil {
		return nil
	}
	values, err := c.File.StaticValues(c.Def)
	if err != nil {
		return err
	}
	src := t.vm.sources[c.File]
	n := 0
	for _, f := range c.Fields {
		if !f.IsStatic() {
			break
		}
		if n >= len(values) {
			break
		}
		v := values[n]
		n++
		switch v.Kind {
		case dex.ValueString:
			if f.ref {
				f.SetStatic(Ref(t.vm.stringConstant(src, v.Index())))
			}
		case dex.ValueType:
			if f.ref {
				k, ok := t.Load(c.File.TypeDescriptor(v.Index()))
				if !ok {
					return nil // what loading has thrown
				}
				f.SetStatic(Ref(k.Object()))
			}
		case dex.ValueNull:
		default:
			if f.ref {
				return fmt.Errorf("the value of %s is no reference", f.Text())
			}
			bits := v.Bits
			if v.Kind == dex.ValueFloat {
				bits = int64(int32(bits))
			}
			f.SetStatic(Slot{N: bits})
		}
	}
	return nil
}
