// Snapshots: a machine at rest is brought back to where it was, so that many trials
// start from one boot.
//
// What the program can observe is restored: objects, static fields, which classes are
// linked and initialized, numbers handed out, the clock, the files. What took work and
// cannot be observed is kept: linked classes wait until they are asked for again. Code
// goes back to what it was, or is decoded anew, since it knows what was initialized.

package vm

import (
	"errors"
	"fmt"
	gomaps "maps"
	"math/big"
	"slices"
	"unsafe"

	"github.com/esdroid/esdroid/internal/vm/world"
)

// Keeper is implemented by what natives keep for a machine (PerMachine) and by payloads
// of objects (Object.Native) that change. Keep returns how to bring back what is there
// now, as often as wanted.
type Keeper interface{ Keep() (restore func()) }

// Snapshot is a state of a machine. Only the machine that it was taken of can go back
// to it.
type Snapshot struct {
	vm      *VM
	objects []keptObject
	words   []byte
	refs    []*Object
	classes []keptClass
	statics []Slot
	code    []keptCode
	pending []*handler // whose classes are not resolved
	sources []source
	byName  map[string]*Class
	broken  map[string]*linkError
	strings map[string]*Object
	kept    map[any]any
	world   *world.Snapshot
	restore []func()

	executed, allocated, nextWalk int64
	hashes, linked                uint32
	identities                    int32
	lambdas                       int
	library                       library
	finalizable, finalizing       []*Object
	nextThread                    int
	main                          Thread
	parked                        []keptThread
	locks                         []keptLock
}

type keptObject struct {
	o      *Object
	hash   uint32
	text   int32
	flags  objectFlags
	native any
}

type keptClass struct {
	c       *Class
	array   *Class
	state   classState
	failure *Object
	object  *Object
	recent  [8]selection
}

type keptCode struct {
	m     *Method
	ops   []operation
	sites []callSite
	way   way
	leaf  leaf
	slot  uint32
	cost  int64
}

// Snapshot takes the state of a driven machine whose main thread rests. It fails, and
// says why, where other threads are at work or files open, or something is there that
// cannot be brought back.
func (vm *VM) Snapshot() (*Snapshot, error) {
	switch {
	case vm.main == nil || vm.outcome != nil || vm.drive != nil:
		return nil, errors.New("the machine does not pause")
	case len(vm.main.frames) > 0 || vm.main.pending != nil:
		return nil, errors.New("the main thread is at work")
	case vm.cfg.Hooks != nil:
		return nil, errors.New("listeners follow the machine")
	}
	files, err := vm.world.Snapshot()
	if err != nil {
		return nil, err
	}
	s := &Snapshot{vm: vm, world: files, executed: vm.executed, allocated: vm.allocated, nextWalk: vm.nextWalk, hashes: vm.hashes, linked: vm.linked, broken: gomaps.Clone(vm.broken),
		finalizable: slices.Clone(vm.finalizable), finalizing: slices.Clone(vm.finalizing), identities: vm.identities, lambdas: vm.lambdas, library: vm.library, nextThread: vm.nextThread, main: *vm.main}
	for _, t := range vm.threads {
		if t != vm.main {
			k, err := t.keep()
			if err != nil {
				return nil, err
			}
			s.parked = append(s.parked, k)
		}
	}
	if err := s.heap(); err != nil {
		return nil, err
	}
	for _, c := range vm.classes {
		s.classes = append(s.classes, keptClass{c, c.array, c.state, c.failure, c.object, c.recent})
		s.statics = append(s.statics, c.statics...)
	}
	for _, m := range vm.prepared {
		k := keptCode{m: m, way: m.way, leaf: m.leaf, slot: m.slot, cost: m.cost}
		if m.code != nil {
			k.ops, k.sites = slices.Clone(m.code.ops), slices.Clone(m.code.sites)
			for i := range m.code.tries {
				for j := range m.code.tries[i].handlers {
					if h := &m.code.tries[i].handlers[j]; h.class == nil {
						s.pending = append(s.pending, h)
					}
				}
			}
		}
		s.code = append(s.code, k)
	}
	for _, f := range vm.files {
		s.sources = append(s.sources, source{types: slices.Clone(f.types), strings: slices.Clone(f.strings), methods: slices.Clone(f.methods),
			fields: slices.Clone(f.fields), sites: slices.Clone(f.sites)})
	}
	s.byName, s.strings, s.kept = gomaps.Clone(vm.classes), gomaps.Clone(vm.interned), gomaps.Clone(vm.kept)
	for _, value := range vm.kept {
		if k := value.(interface{ keeper() Keeper }).keeper(); k != nil {
			s.restore = append(s.restore, k.Keep())
		}
	}
	return s, nil
}

// heap keeps the contents of all objects that the program can reach.
func (s *Snapshot) heap() (err error) {
	objects := s.vm.reachable()
	s.objects = make([]keptObject, 0, len(objects))
	for _, o := range objects {
		if o.lock != nil && (o.lock.owner != nil || len(o.lock.waiting) > 0) {
			if len(o.lock.entering) > 0 {
				return fmt.Errorf("a thread wants the monitor of a %s", javaName(o.class.Name))
			}
			s.locks = append(s.locks, keptLock{o, o.lock.owner, o.lock.count, slices.Clone(o.lock.waiting)})
		}
		switch n := o.Native.(type) {
		case nil, *Class, Backtrace, *big.Int, *Thread, *Handle, *Method, *Field:
		case Keeper:
			s.restore = append(s.restore, n.Keep())
		case Constant:
		default:
			return fmt.Errorf("a %s holds what cannot be brought back (%T)", javaName(o.class.Name), n)
		}
		s.objects = append(s.objects, keptObject{o, o.hash, o.text, o.flags, o.Native})
		if o.kind == KindInstance {
			s.refs = append(s.refs, unsafe.Slice((**Object)(o.refs), int(o.m))...)
		} else if o.kind == KindRefs {
			s.refs = append(s.refs, o.Refs()...)
		}
		s.words = append(s.words, o.content()...)
	}
	return nil
}

// Constant is implemented by payloads that never change.
type Constant interface{ ConstantPayload() }

// content is the memory of an object's numbers; strings never change.
func (o *Object) content() []byte {
	if o.kind >= KindRefs || o.n == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(o.data), int(o.n)*elementSize[o.kind])
}

// Restore brings the machine back; body is the main thread's code from there on.
func (s *Snapshot) Restore(body func(t *Thread)) {
	vm := s.vm
	vm.ending = true
	for _, t := range vm.threads {
		t.stop()
	}
	vm.ending, vm.outcome, vm.failed, vm.drive, vm.current, vm.queue, vm.threads = false, nil, nil, nil, nil, vm.queue[:0], nil
	vm.live, vm.timers = 0, 0
	vm.alarm.Store(vm.ctx.Err() != nil)
	s.forget()
	refs, words := s.refs, s.words
	for i := range s.objects {
		k := &s.objects[i]
		o := k.o
		o.hash, o.text, o.lock, o.Native = k.hash, k.text, nil, k.native
		o.flags = o.flags&^flagHashed | k.flags&flagHashed
		if o.kind == KindInstance {
			refs = refs[copy(unsafe.Slice((**Object)(o.refs), int(o.m)), refs):]
		} else if o.kind == KindRefs {
			refs = refs[copy(o.Refs(), refs):]
		}
		words = words[copy(o.content(), words):]
	}
	statics := s.statics
	for i := range s.classes {
		k := &s.classes[i]
		k.c.array, k.c.state, k.c.failure, k.c.object, k.c.initBy, k.c.waiters = k.array, k.state, k.failure, k.object, nil, nil
		k.c.recent = k.recent
		statics = statics[copy(k.c.statics, statics):]
	}
	for i := range s.code {
		k := &s.code[i]
		if k.m.code != nil {
			copy(k.m.code.ops, k.ops)
			copy(k.m.code.sites, k.sites)
		}
		k.m.way, k.m.leaf, k.m.slot, k.m.cost = k.way, k.leaf, k.slot, k.cost
	}
	for _, restore := range s.restore {
		restore()
	}
	s.world.Restore()
	vm.executed, vm.allocated, vm.nextWalk, vm.hashes, vm.identities, vm.lambdas = s.executed, s.allocated, s.nextWalk, s.hashes, s.identities, s.lambdas
	vm.library = s.library
	vm.finalizable, vm.finalizing = slices.Clone(s.finalizable), slices.Clone(s.finalizing)
	*vm.main = s.main
	clear(vm.main.stack)
	vm.main.state, vm.main.queued = runnable, false
	vm.spawn(vm.main, func(t *Thread) {
		body(t)
		t.finish()
	})
	for i := range s.parked {
		s.parked[i].restore(vm)
	}
	for _, k := range s.locks {
		k.o.lock = &monitor{owner: k.owner, count: k.count, waiting: slices.Clone(k.waiting)}
	}
	vm.nextThread = s.nextThread
	vm.main.id = s.main.id
}

// forget undoes what came after the snapshot: code goes, and classes are linked again
// when they are asked for, which takes less than the first time but counts the same.
func (s *Snapshot) forget() {
	vm := s.vm
	vm.unprepare(len(s.code))
	for _, h := range s.pending {
		h.class = nil
	}
	for name, c := range vm.classes {
		if s.byName[name] != c {
			vm.retire(c)
		}
	}
	vm.forgetKept()
	vm.classes, vm.interned, vm.kept = gomaps.Clone(s.byName), gomaps.Clone(s.strings), gomaps.Clone(s.kept)
	vm.broken, vm.linked = gomaps.Clone(s.broken), s.linked
	for i := range s.sources {
		f, k := vm.files[i], &s.sources[i]
		copy(f.types, k.types)
		copy(f.strings, k.strings)
		copy(f.methods, k.methods)
		copy(f.fields, k.fields)
		copy(f.sites, k.sites)
	}
}

// reachable returns every object that the program can reach, each once.
func (vm *VM) reachable() []*Object {
	var all []*Object
	seen := make(map[*Object]struct{}, 1<<14)
	visit := func(o *Object) {
		if o == nil {
			return
		}
		if _, ok := seen[o]; !ok {
			seen[o] = struct{}{}
			all = append(all, o)
		}
	}
	vm.roots(visit)
	for i := 0; i < len(all); i++ {
		o := all[i]
		switch o.kind {
		case KindInstance:
			for _, r := range unsafe.Slice((**Object)(o.refs), int(o.m)) {
				visit(r)
			}
		case KindRefs:
			for _, r := range o.Refs() {
				visit(r)
			}
		}
		if v, ok := o.Native.(Visitor); ok {
			v.VisitObjects(visit)
		}
	}
	return all
}

// roots visits what the program reaches objects from.
func (vm *VM) roots(visit func(*Object)) {
	vm.constants(visit)
	vm.visitFinalized(holdAll, visit)
	for _, c := range vm.classes {
		visit(c.object)
		visit(c.failure)
		visit(c.Loader)
		for i := range c.statics {
			visit(c.statics[i].R)
		}
	}
	for _, t := range vm.threads {
		visit(t.object)
		visit(t.pending)
		visit(t.blocker)
		for i := range t.frames {
			visit(t.frames[i].lock)
		}
		for i := range t.top() {
			visit(t.stack[i].R)
		}
	}
}

// constants visits the objects that code refers to as constants, and interned texts.
func (vm *VM) constants(visit func(*Object)) {
	for _, s := range vm.files {
		for _, o := range s.strings {
			visit(o)
		}
		for _, o := range s.sites {
			visit(o)
		}
	}
	for _, o := range vm.interned {
		visit(o)
	}
}
