// What natives keep for each machine: the table of natives is shared by all.

package vm

import "sync/atomic"

// PerMachine holds what natives look up once on a machine, such as fields of
// the class library.
type PerMachine[T any] struct {
	// Make looks it up, for a thread of the machine.
	Make func(*Thread) T
	last atomic.Pointer[ofMachine[T]] // of the machine that asked last
}

type ofMachine[T any] struct {
	machine *VM
	value   T
}

// Of returns what belongs to the machine of a thread.
func (p *PerMachine[T]) Of(t *Thread) *T {
	found := p.last.Load()
	if found == nil || found.machine != t.VM() {
		found = &ofMachine[T]{t.VM(), p.Make(t)}
		p.last.Store(found)
	}
	return &found.value
}
