// Looking into a machine at rest, without a trace of the look.

package vm

import "errors"

// visitorBlocked is the panic of a visitor that would have to wait.
type visitorBlocked struct{}

// Visit runs fn on a thread that the program takes for its main thread, while no
// other runs. Neither instructions nor time nor memory are counted, and what goes
// wrong is no outcome of the run. The visitor must not wait for another thread.
func (vm *VM) Visit(fn func(t *Thread) error) (err error) {
	if vm.main == nil {
		return errors.New("the machine has not begun")
	}
	v := &Thread{vm: vm, id: vm.main.id, object: vm.main.object, wake: -1, visitor: true, left: 1 << 50, granted: 1 << 50, atomic: true}
	executed, allocated, hashes := vm.executed, vm.allocated, vm.hashes
	visiting, visited := vm.visiting, vm.visited
	vm.visiting, vm.visited = true, nil
	ending, outcome, drive, current := vm.ending, vm.outcome, vm.drive, vm.current
	vm.ending, vm.drive, vm.current = false, nil, nil
	defer func() {
		ended := vm.outcome
		vm.executed, vm.allocated, vm.hashes = executed, allocated, hashes
		// The numbers are given again: no object may keep one.
		for _, o := range vm.visited {
			o.hash = 0
		}
		vm.visiting, vm.visited = visiting, visited
		vm.ending, vm.outcome, vm.drive, vm.current = ending, outcome, drive, current
		switch r := recover().(type) {
		case nil:
			if ended != outcome && ended != nil {
				err = &VisitError{*ended}
			} else if e := v.pending; e != nil && err == nil {
				err = errors.New("looking into the machine: " + describe(e))
			}
		case visitorBlocked:
			err = errors.New("looking into the machine: another thread holds what is needed")
		case confusion:
			err = errors.New("looking into the machine: " + string(r))
		default:
			panic(r)
		}
	}()
	return fn(v)
}

// VisitError tells that a visit met what would have ended a run.
type VisitError struct{ Outcome Outcome }

func (e *VisitError) Error() string { return "looking into the machine: " + e.Outcome.String() }

// Aside runs fn, in which the thread's turn does not end, without counting
// instructions, time or memory.
func (t *Thread) Aside(fn func()) {
	vm := t.vm
	left, granted, executed, allocated, atomic := t.left, t.granted, vm.executed, vm.allocated, t.atomic
	t.left, t.granted, t.atomic = 1<<40, 1<<40, true
	fn()
	t.left, t.granted, vm.executed, vm.allocated, t.atomic = left, granted, executed, allocated, atomic
}
