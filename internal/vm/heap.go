// Accounting for the heap.
//
// The host's collector frees what a program no longer reaches; here it is only
// counted. Allocations add to an account; when it reaches the limit, a walk
// over everything reachable finds what really lives. That is deterministic,
// which the host's collector is not.

package vm

import (
	"fmt"
	"math/big"
	"runtime/debug"
	"runtime/metrics"
	"unsafe"
)

// Visitor is implemented by payloads (Object.Native) that hold objects, so that
// the walk sees them.
type Visitor interface {
	// VisitObjects calls visit for each object that the payload holds.
	VisitObjects(visit func(*Object))
}

// Sizer is implemented by payloads that are large, in bytes.
type Sizer interface{ SizeBytes() int64 }

// room accounts for n bytes that are about to be allocated for a string. Of
// little ones the limit is looked at only with the next allocation that can
// fail; otherwise false means that OutOfMemoryError is pending.
func (t *Thread) room(n int) bool {
	vm := t.vm
	vm.allocated += int64(n)
	t.Charge(int64(n))
	return vm.allocated <= vm.nextWalk || n < 64<<10 && vm.allocated < vm.nextWalk+1<<20 || t.walkHeap(int64(n))
}

// ReserveBeside is Reserve where a native has bytes in hands that no object has
// yet.
func (t *Thread) ReserveBeside(n, beside int64) bool {
	t.vm.beside = beside
	ok := t.Reserve(n)
	t.vm.beside = 0
	return ok
}

// exhausted is the panic of code that cannot throw OutOfMemoryError and needs so
// many bytes; the run ends with the outcome HeapLimit.
type exhausted int64

// passing accounts for n bytes that a native needs only for itself.
func (vm *VM) passing(n int64) {
	if n < 1<<20 {
		return
	}
	if vm.allocated += n; vm.allocated <= vm.nextWalk {
		return
	}
	limit := vm.limits.Heap
	live, _ := vm.liveBytes(holdAll) // a native may hold what only a reference leads to
	vm.allocated = live + n
	vm.plan()
	if live+n > limit {
		panic(exhausted(live + n - limit))
	}
}

// Reserve accounts for n bytes that are about to be allocated for the program, and
// charges for them; false means that OutOfMemoryError is pending.
func (t *Thread) Reserve(n int64) bool {
	t.Charge(n)
	return t.account(n)
}

// account is Reserve for bytes that nobody has to clear or to copy.
func (t *Thread) account(n int64) bool {
	vm := t.vm
	vm.allocated += n
	return vm.allocated <= vm.nextWalk || t.walkHeap(n)
}

// walkHeap finds out what lives, of which size bytes are about to be
// allocated. False means that OutOfMemoryError is pending.
func (t *Thread) walkHeap(size int64) bool {
	if t.starved {
		return true
	}
	vm := t.vm
	limit := vm.limits.Heap
	if size > limit {
		vm.allocated -= size
		return t.outOfMemory(size)
	}
	if !vm.goesOn(t) {
		return false
	}
	live, soft := vm.liveBytes(holdSoft)
	if live+size > limit && soft {
		live, _ = vm.liveBytes(holdNone)
	}
	vm.allocated = live + size
	vm.plan()
	if live+size > limit {
		vm.allocated = live
		vm.plan()
		return t.outOfMemory(size)
	}
	return true
}

// plan says when the next walk will be: when the limit is reached, but at least
// a part of it lies between walks as long as that much more is bearable.
func (vm *VM) plan() {
	limit := vm.limits.Heap
	some := limit / 32
	vm.nextWalk = max(limit, min(vm.allocated+some, limit+some))
}

// collect has the host collect what the walk did not find, and give it back, if
// it is much: as much as the next walk allows may be allocated on top of it.
func (vm *VM) collect(live int64) {
	if hostHeap() > vm.atStart+live+vm.limits.Heap/16+vm.world.Files.Used() {
		debug.FreeOSMemory()
	}
}

// hostHeap returns the bytes of the host's objects, garbage included.
func hostHeap() int64 {
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	metrics.Read(sample)
	return int64(sample[0].Value.Uint64())
}

func (t *Thread) outOfMemory(size int64) bool {
	vm := t.vm
	free := max(vm.limits.Heap-vm.allocated, 0)
	// Making the exception needs memory too.
	t.starved = true
	t.openSpare()
	t.throwNew("Ljava/lang/OutOfMemoryError;", ptr(fmt.Sprintf("Failed to allocate a %d byte allocation with %d free bytes and %s until OOM",
		size, free, sizeText(free))), nil)
	t.closeSpare()
	t.starved = false
	return false
}

func ptr(s string) *string { return &s }

func sizeText(n int64) string {
	switch {
	case n >= 10<<20:
		return fmt.Sprintf("%dMB", n>>20)
	case n >= 10<<10:
		return fmt.Sprintf("%dKB", n>>10)
	}
	return fmt.Sprintf("%dB", n)
}

// HeapUsed returns the bytes in use as far as known, HeapLimit the limit.
func (vm *VM) HeapUsed() int64 { return min(vm.allocated, vm.limits.Heap) }

// HeapLimit returns the most that live objects may take.
func (vm *VM) HeapLimit() int64 { return vm.limits.Heap }

// internSize is what the table of interned strings takes for each.
const internSize = 220

// liveBytes walks over everything reachable, through the references that hold their
// objects, and clears the others where nothing else leads to them. It reports whether
// there are soft references that held.
func (vm *VM) liveBytes(hold holding) (bytes int64, soft bool) {
	fields, known := vm.referenceFields()
	held := hold // by references
	if !known {
		held = holdAll
	}
	var found []*Object // references that hold nothing
	if vm.epoch++; vm.epoch > 63 {
		vm.epoch = 1
	}
	mark := objectFlags(vm.epoch << 2)
	// Arrays are visited a few elements at a time, so that this takes little.
	type part struct {
		o    *Object
		next int // element
	}
	var todo []part
	visit := func(o *Object) {
		if o != nil && o.flags&^3 != mark {
			o.flags = o.flags&3 | mark
			todo = append(todo, part{o: o})
		}
	}
	visitSome := func(o *Object, next int) {
		elements := o.Refs()
		if end := next + 64; end < len(elements) {
			todo = append(todo, part{o, end})
			elements = elements[:end]
		}
		for _, r := range elements[next:] {
			visit(r)
		}
	}
	total, objects := vm.beside, 0
	vm.constants(visit)
	vm.visitFinalized(hold, visit)
	for _, o := range vm.interned {
		total += internSize + int64(o.n)
	}
	for _, c := range vm.loaded() {
		visit(c.object)
		visit(c.failure)
		visit(c.Loader)
		for i := range c.statics {
			visit(c.statics[i].R)
		}
		total += int64(1024 + 200*len(c.Methods))
	}
	for _, t := range vm.threads {
		visit(t.object)
		visit(t.pending)
		visit(t.caught)
		for i := range t.stack[:min(t.top(), len(t.stack))] {
			visit(t.stack[i].R)
		}
		total += int64(len(t.stack))*int64(unsafe.Sizeof(Slot{})) + int64(cap(t.frames))*int64(unsafe.Sizeof(frame{})) +
			threadSize + int64(t.nested)*nestingSize
	}
	drain := func() {
		for len(todo) > 0 {
			o, next := todo[len(todo)-1].o, todo[len(todo)-1].next
			todo = todo[:len(todo)-1]
			if next > 0 {
				visitSome(o, next)
				continue
			}
			objects++
			total += o.bytes()
			if o.lock != nil {
				total += monitorSize
			}
			switch o.kind {
			case KindInstance:
				refs := unsafe.Slice((**Object)(o.refs), int(o.m))
				if !held.holds(o.class.reference) {
					found = append(found, o)
					for i, r := range refs {
						if uint32(i) != fields.referent.slot {
							visit(r)
						}
					}
					break
				}
				soft = soft || o.class.reference == softReference
				for _, r := range refs {
					visit(r)
				}
			case KindRefs:
				visitSome(o, 0)
			}
			switch n := o.Native.(type) {
			case nil:
			case Backtrace:
				total += int64(16 * len(n))
			case *big.Int:
				total += int64(8 * len(n.Bits()))
			default:
				if v, ok := n.(Visitor); ok {
					v.VisitObjects(visit)
				}
				if s, ok := n.(Sizer); ok {
					total += s.SizeBytes()
				}
			}
		}
	}
	drain()
	if hold != holdAll {
		reached := func(o *Object) bool { return o.flags&^3 == mark }
		fields.clear(found, false, reached)
		if vm.finalize(reached, visit) {
			drain()
			fields.clear(found, false, reached)
		}
		fields.clear(found, true, reached)
	}
	total += total / 8 // the host's allocator leaves gaps
	vm.work(20_000 + 4*objects)
	vm.collect(total)
	return total, soft
}
