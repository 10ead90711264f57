// References: what the collector does to objects of java.lang.ref.
//
// Objects that only references lead to are found by the walks over the heap, which
// are deterministic: one is made when the account reaches the limit, and one when the
// program asks for a collection. Weak references to such objects are cleared then, and
// soft ones where memory would not do otherwise. What is cleared is put in line at its
// queue, whose waiting threads go on. Objects with a finalizer that nothing else leads to
// live on until it has run; phantom references to them are cleared in a later walk.

package vm

import "slices"

// referenceKind says how far a reference keeps its object.
type referenceKind uint8

const (
	noReference referenceKind = iota
	softReference
	weakReference
	phantomReference // cleared when the finalizer of its object does not lead to it either
)

// referenceKind returns the kind of a class below super.
func (c *Class) referenceKind(super *Class) referenceKind {
	if c.Boot {
		switch c.Name {
		case "Ljava/lang/ref/SoftReference;":
			return softReference
		case "Ljava/lang/ref/WeakReference;":
			return weakReference
		case "Ljava/lang/ref/PhantomReference;":
			return phantomReference
		}
	}
	return super.reference
}

// holding says what references keep alive in a walk.
type holding uint8

const (
	holdAll  holding = iota // a walk that only counts
	holdSoft                // soft references keep their objects
	holdNone
)

// holds reports whether an object's references of a kind keep their objects.
func (h holding) holds(k referenceKind) bool {
	return h == holdAll || k == noReference || h == holdSoft && k == softReference
}

// references are the fields of java.lang.ref that the collector knows.
type references struct {
	referent, queue, next, incoming, enqueued *Field
}

func (vm *VM) referenceFields() (r references, ok bool) {
	c, q := vm.classes["Ljava/lang/ref/Reference;"], vm.classes["Ljava/lang/ref/ReferenceQueue;"]
	if c == nil {
		return r, false
	}
	r = references{
		referent: c.DeclaredField("referent", "Ljava/lang/Object;"),
		queue:    c.DeclaredField("queue", "Ljava/lang/ref/ReferenceQueue;"),
		next:     c.DeclaredField("next", "Ljava/lang/ref/Reference;"),
		enqueued: c.DeclaredField("enqueued", "Z"),
	}
	if q != nil {
		r.incoming = q.DeclaredField("incoming", "Ljava/lang/ref/Reference;")
	}
	return r, r.referent != nil && r.queue != nil && r.next != nil && r.enqueued != nil
}

// clear clears the references, found in a walk, whose objects it did not reach, and
// puts them in line; phantom ones, or the others.
func (r *references) clear(found []*Object, phantoms bool, reached func(*Object) bool) {
	for _, o := range slices.Backward(found) { // the last to be put in line is the first in it
		if (o.class.reference == phantomReference) != phantoms {
			continue
		}
		object := o.Field(r.referent).R
		if object == nil || reached(object) {
			continue
		}
		o.SetField(r.referent, Slot{})
		queue := o.Field(r.queue).R
		if queue == nil || r.incoming == nil {
			continue
		}
		o.SetField(r.queue, Slot{})
		o.SetField(r.enqueued, Bool(true))
		o.SetField(r.next, queue.Field(r.incoming))
		queue.SetField(r.incoming, Ref(o))
		queue.wakeAll()
	}
}

// wakeAll has the threads go on that wait for an object to be notified.
func (o *Object) wakeAll() {
	if m := o.lock; m != nil {
		for len(m.waiting) > 0 {
			m.waiting[0].leaveWait()
		}
	}
}

// Collect clears what only weak references lead to, as System.gc does.
func (t *Thread) Collect() {
	vm := t.vm
	vm.allocated, _ = vm.liveBytes(holdSoft)
	vm.plan()
}

// loaded returns the classes in an order that does not change from run to run.
func (vm *VM) loaded() []*Class {
	names := make([]string, 0, len(vm.classes))
	for name := range vm.classes {
		names = append(names, name)
	}
	slices.Sort(names)
	out := make([]*Class, len(names))
	for i, name := range names {
		out[i] = vm.classes[name]
	}
	return out
}
