package vm_test

import (
	"context"
	"testing"

	"github.com/esdroid/esdroid/internal/vm"
)

// What a register held before has no part in the number, or the reference, that it
// holds when memory is compared and swapped.
func TestUnsafeSwaps(t *testing.T) {
	machine, _ := newMachine(t, vm.Config{})
	o := machine.Run(context.Background(), func(thread *vm.Thread) {
		class := func(desc string) *vm.Class {
			c, ok := thread.FindClass(desc)
			if !ok || !thread.Init(c) {
				t.Fatal(desc)
			}
			return c
		}
		unsafe, boxes, strings := class("Lsun/misc/Unsafe;"), class("Ljava/lang/Long;"), class("[Ljava/lang/String;")
		one := unsafe.FindField("theUnsafe", unsafe.Name).Static()
		text := thread.NewString("x")
		swap := func(kind, desc string, object *vm.Object, offset vm.Slot, expected, value vm.Slot) bool {
			m := unsafe.FindMethod("compareAndSwap"+kind, "(Ljava/lang/Object;J"+desc+desc+")Z")
			r, ok := thread.Call(m, one, vm.Ref(object), offset, expected, value)
			return ok && r.Bool()
		}
		box := thread.New(boxes)
		offset, ok := thread.Call(unsafe.FindMethod("offset", "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)J"),
			vm.Ref(boxes.Object()), vm.Ref(thread.NewString("value")), vm.Ref(class("J").Object()))
		if !ok || offset.Long() < 0 {
			t.Fatal("no field value in Long")
		}
		if !swap("Long", "J", box, offset, vm.Slot{N: 0, R: text}, vm.Slot{N: 7, R: text}) || swap("Long", "J", box, offset, vm.Long(0), vm.Long(8)) {
			t.Error("a number is not compared by its value")
		}
		array := thread.NewArray(strings.Name, 1)
		base := vm.Long(16)
		if !swap("Object", "Ljava/lang/Object;", array, base, vm.Slot{N: 5}, vm.Slot{N: 6, R: text}) || array.Refs()[0] != text {
			t.Error("a reference is not compared by what it refers to")
		}
	})
	if o.Kind != vm.Finished {
		t.Error(o)
	}
}
