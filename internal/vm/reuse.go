// What is kept so that the next run takes less: linked classes, when a machine begins
// anew or goes back to a snapshot, and code as it was decoded, which the machines of a
// process share for the platform's classes. No program can tell: what is kept counts as
// if it were made again.

package vm

import (
	"slices"
	"sync"
	"sync/atomic"
	"unsafe"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// Renew makes the machine what New would return for the same files, with another world
// and other listeners. Whatever belonged to it before must not be used any more.
func (vm *VM) Renew(w *world.World, hooks *Hooks) error {
	vm.End()
	vm.unprepare(0)
	for _, c := range vm.classes {
		vm.retire(c)
	}
	vm.forgetKept()
	for _, s := range vm.files {
		clear(s.types)
		clear(s.strings)
		clear(s.methods)
		clear(s.fields)
		clear(s.sites)
	}
	cfg := vm.cfg
	cfg.World, cfg.Hooks = w, hooks
	*vm = VM{cfg: cfg, defs: vm.defs, sources: vm.sources, files: vm.files, program: vm.program, verifier: vm.verifier, retired: vm.retired}
	return vm.start()
}

// unprepare makes all methods but the first n that were prepared as if they had never
// been called.
func (vm *VM) unprepare(n int) {
	for _, m := range vm.prepared[n:] {
		m.code, m.native, m.way, m.leaf, m.slot, m.cost = nil, nil, waySlow, 0, 0, 0
	}
	vm.prepared = vm.prepared[:n]
}

// retire keeps a linked class until it is asked for again, unless it is one that is made
// anew or that its loader makes.
func (vm *VM) retire(c *Class) {
	if c.File == nil || c.Loader != nil {
		return
	}
	if vm.retired == nil {
		vm.retired = make(map[string]*Class)
	}
	vm.retired[c.Name] = c
	c.array, c.object, c.state, c.failure, c.initBy, c.waiters, c.verified, c.recent = nil, nil, stateLinked, nil, nil, nil, false, [8]selection{}
	clear(c.statics)
}

// relink makes a class known again that was retired, as if it were linked now.
func (vm *VM) relink(c *Class) *linkError {
	delete(vm.retired, c.Name)
	if c.Super != nil {
		if _, err := vm.load(c.Super.Name); err != nil {
			return err.(*linkError)
		}
	}
	for _, i := range c.Interfaces {
		if _, err := vm.load(i.Name); err != nil {
			return err.(*linkError)
		}
	}
	for _, m := range c.Methods {
		vm.linked++
		m.number = vm.linked
	}
	vm.enter(c)
	return nil
}

// decoded is the code of a file's methods as the decoder made it, by their numbers in
// the file: without probes, and with nothing resolved. It never changes.
type decoded struct {
	methods []atomic.Pointer[code]
}

// decodedFiles has those of the platform's files, which live as long as the process.
var decodedFiles sync.Map // of *decoded, by *dex.File

func decodedOf(f *dex.File, boot bool) *decoded {
	if boot {
		if d, ok := decodedFiles.Load(f); ok {
			return d.(*decoded)
		}
	}
	d := &decoded{make([]atomic.Pointer[code], f.NumMethods())}
	if boot {
		first, _ := decodedFiles.LoadOrStore(f, d)
		d = first.(*decoded)
	}
	return d
}

// codeOf returns the operations of a method that is called for the first time.
func (vm *VM) codeOf(m *Method) (*code, error) {
	src := vm.sources[m.Class.File]
	at := &src.decoded.methods[m.Ref]
	probed := vm.instrument != nil && vm.instrument.concerns(m)
	c := at.Load()
	if probed || c == nil || c.offset != m.codeOff || c.ins != int(m.ins) {
		var err error
		if c, err = vm.decode(m); err != nil {
			return nil, err
		}
		if c.method, c.src = nil, nil; !probed {
			at.Store(c)
		}
	}
	vm.allocated += c.size
	return c.copyFor(m, src), nil
}

// copyFor returns a copy of code in which nothing is resolved, for a method of a machine
// to resolve it in; what never changes is shared.
func (c *code) copyFor(m *Method, src *source) *code {
	n := *c
	n.method, n.src, n.ops, n.tries = m, src, slices.Clone(c.ops), slices.Clone(c.tries)
	n.sites = make([]callSite, 0, c.calls)
	for i := range n.ops {
		switch in := &n.ops[i]; in.op {
		case opInvokeResolve, opInvokePolymorphic, opInvokeCustom, opFilledNewArray:
			s := *(*callSite)(in.p)
			s.src = src
			n.sites = append(n.sites, s)
			in.p = unsafe.Pointer(&n.sites[len(n.sites)-1])
		}
	}
	for i := range n.tries {
		n.tries[i].handlers = slices.Clone(n.tries[i].handlers)
	}
	return &n
}
