// What natives keep for each machine: the table of natives is shared by all.

package vm

import "sync/atomic"

// PerMachine holds what natives keep for a machine, such as fields of the class
// library or the state of a part of the platform.
type PerMachine[T any] struct {
	// Make makes it when a thread of the machine first asks.
	Make func(*Thread) T
	last atomic.Pointer[ofMachine[T]] // of the machine that asked last
}

type ofMachine[T any] struct {
	machine *VM
	value   T
}

// Of returns what belongs to the machine of a thread.
func (p *PerMachine[T]) Of(t *Thread) *T {
	if found := p.last.Load(); found != nil && found.machine == t.vm {
		return &found.value
	}
	found, ok := t.vm.kept[p].(*ofMachine[T])
	if !ok {
		found = &ofMachine[T]{t.vm, p.Make(t)}
		t.vm.keep(p, found)
	}
	p.last.Store(found)
	return &found.value
}

// Set gives a machine its value before it runs, in the place of Make.
func (p *PerMachine[T]) Set(vm *VM, value T) { vm.keep(p, &ofMachine[T]{vm, value}) }

// forget makes the natives ask anew what belongs to a machine that was brought back.
func (p *PerMachine[T]) forget(vm *VM) {
	if found := p.last.Load(); found != nil && found.machine == vm {
		p.last.CompareAndSwap(found, nil)
	}
}

// forgetKept forgets what natives keep for the machine.
func (vm *VM) forgetKept() {
	for p := range vm.kept {
		p.(interface{ forget(*VM) }).forget(vm)
	}
	vm.kept = nil
}

func (vm *VM) keep(key, value any) {
	if vm.kept == nil {
		vm.kept = make(map[any]any)
	}
	vm.kept[key] = value
}

// keeper returns what of the value a snapshot has to keep, nil if nothing.
func (o *ofMachine[T]) keeper() Keeper {
	if k, ok := any(o.value).(Keeper); ok {
		return k
	}
	k, _ := any(&o.value).(Keeper)
	return k
}
