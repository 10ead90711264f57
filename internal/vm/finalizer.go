// Finalizers: objects of the program's classes that have one are noted when they are
// made. A walk over the heap that reaches such an object by nothing else puts it in line
// (Java Language Specification, 12.6), for a thread of the class library that runs one
// finalizer after the other.

package vm

import "slices"

const finalizerDaemon = "Ljava/lang/Daemons$FinalizerDaemon;"

// setFinalizes says whether instances of a class that is being linked have a finalizer.
// What those of the class library do, the host does.
func (c *Class) setFinalizes() {
	if c.Boot || c.IsInterface() {
		return
	}
	m := c.Declared("finalize", "()V")
	c.finalizes = c.Super.finalizes || m != nil && m.vindex >= 0
}

// startFinalizer sees to it that the thread is there that runs finalizers; false means
// that an exception is pending.
func (t *Thread) startFinalizer() bool {
	c, ok := t.Load(finalizerDaemon)
	return ok && t.Init(c)
}

// visitFinalized visits the objects that their finalizers keep in a walk.
func (vm *VM) visitFinalized(hold holding, visit func(*Object)) {
	for _, o := range vm.finalizing {
		visit(o)
	}
	if hold == holdAll {
		for _, o := range vm.finalizable {
			visit(o)
		}
	}
}

// finalize puts the objects in line that a walk did not reach, visits them, and reports
// whether there are any.
func (vm *VM) finalize(reached func(*Object) bool, visit func(*Object)) bool {
	var line []*Object
	vm.finalizable = slices.DeleteFunc(vm.finalizable, func(o *Object) bool {
		if reached(o) {
			return false
		}
		line = append(line, o)
		return true
	})
	for _, o := range line {
		visit(o)
	}
	vm.finalizing = append(vm.finalizing, line...)
	if c := vm.classes[finalizerDaemon]; c != nil && len(line) > 0 {
		if lock := c.DeclaredField("LOCK", objectName); lock != nil && lock.Static().R != nil {
			lock.Static().R.wakeAll()
		}
	}
	return len(line) > 0
}

// Finalizes reports whether a class with a finalizer is in use.
func (vm *VM) Finalizes() bool {
	c := vm.classes[finalizerDaemon]
	return c != nil && c.state == stateInitialized
}

// Finalizing reports whether objects wait for their finalizers.
func (vm *VM) Finalizing() bool { return len(vm.finalizing) > 0 }

// TakeFinalizing takes the object out of line whose finalizer is the next to run; nil if
// there is none.
func (vm *VM) TakeFinalizing() *Object {
	if len(vm.finalizing) == 0 {
		return nil
	}
	o := vm.finalizing[0]
	vm.finalizing = slices.Delete(vm.finalizing, 0, 1)
	return o
}
