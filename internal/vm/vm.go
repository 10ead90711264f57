// The machine: its configuration, what its parts share, and its run.

package vm

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// Config says what a VM consists of.
type Config struct {
	Boot     []*dex.File // the platform's classes; they win over the program's
	Program  []*dex.File // in class-path order
	Bindings *Bindings
	World    *world.World // nil: world.New(0)
	Limits   Limits
	Hooks    *Hooks

	// Path is how ClassNotFoundException spells the program's place; "" is
	// /data/app/base.apk.
	Path string

	// HasName reports whether the platform has what a reference names, a class or a
	// member: what it has and the machine lacks ends the run as unmodelled, while other
	// names fail as on a device. Nil: all names within its packages are the platform's.
	HasName func(reference string) bool

	// OnIdle is called when no thread can run and no timer is set. It returns
	// true if it made something runnable, such as by injecting an event;
	// otherwise the run ends.
	OnIdle func(vm *VM) bool

	// OnUncaught is told of every exception that ends a thread, before the
	// thread's own handler.
	OnUncaught func(t *Thread, exception *Object)

	// Debug keeps the host's stack in outcomes of kind Internal.
	Debug bool
}

// Limits bound a run; zero values stand for the defaults.
type Limits struct {
	Instructions int64         // default 10 billion
	Wall         time.Duration // of the host; default none
	Heap         int64         // bytes of live objects, default 256 MiB
	Threads      int           // alive at once, default 1000
	Depth        int           // frames a thread, default 10000
	Stack        int           // bytes of registers a thread, default 8 MiB
	Classes      int           // loaded, default 100000
	Slice        int64         // instructions before another thread gets the baton, default 20000
}

func (l *Limits) fill() {
	set := func(p *int64, v int64) {
		if *p <= 0 {
			*p = v
		}
	}
	set(&l.Instructions, 10_000_000_000)
	l.Instructions = min(l.Instructions, 1<<57) // counted in bytes of operations
	set(&l.Heap, 256<<20)
	set(&l.Slice, 20_000)
	for _, d := range []struct {
		p *int
		v int
	}{{&l.Threads, 1000}, {&l.Depth, 10000}, {&l.Stack, 8 << 20}, {&l.Classes, 100_000}} {
		if *d.p <= 0 {
			*d.p = d.v
		}
	}
}

// VM is one machine. It is not safe for concurrent use: natives run while
// their thread has the baton, everything else between runs.
type VM struct {
	cfg      Config
	world    *world.World
	limits   Limits
	defs     map[string]definition
	sources  map[*dex.File]*source
	files    []*source
	classes  map[string]*Class
	loading  map[string]bool
	broken   map[string]*linkError
	retired  map[string]*Class // linked before the machine went back to where they were not, or began anew
	interned map[string]*Object
	program  *dex.Program
	verifier *verify.Verifier

	objectClass, classClass, stringClass, throwableClass, threadClass *Class

	instrument *instrumentation
	library    library

	lambdas  int         // made so far
	prepared []*Method   // in order, see Snapshot
	kept     map[any]any // of natives, see PerMachine

	// The heap.
	allocated, nextWalk int64
	epoch               uint8
	beside              int64     // bytes that a native holds
	finalizable         []*Object // in the order in which they were made; nothing lives by being here
	finalizing          []*Object // in line for their finalizers
	atStart             int64     // bytes of the host's heap
	spare               *monitor
	hashes              uint32
	visiting            bool      // a Visit runs
	visited             []*Object // whose hashes it asked for first
	identities          int32
	linked              uint32 // methods

	// The run.
	ctx        context.Context
	executed   int64        // bytes of operations
	alarm      *atomic.Bool // the context or the host's clock ends the run; each context has its own
	threads    []*Thread
	queue      []*Thread
	current    *Thread
	main       *Thread
	drive      *drive // of a machine that its host drives
	release    []func() bool
	nextThread int
	live       int // threads that are no daemons
	timers     int
	outcome    *Outcome
	failed     *Outcome // an uncaught exception that did not end the run
	ending     bool
}

// New returns a machine. Nothing runs yet.
func New(cfg Config) (*VM, error) {
	vm := &VM{cfg: cfg, defs: make(map[string]definition), sources: make(map[*dex.File]*source)}
	if vm.cfg.Path == "" {
		vm.cfg.Path = "/data/app/base.apk"
	}
	for _, f := range cfg.Boot {
		vm.addFile(f, true)
	}
	for _, f := range cfg.Program {
		vm.addFile(f, false)
	}
	p, err := dex.NewProgram(cfg.Program...)
	if err != nil {
		return nil, fmt.Errorf("reading the program: %w", err)
	}
	vm.program = p
	if err := vm.start(); err != nil {
		return nil, err
	}
	return vm, nil
}

// start makes everything that changes while a machine runs, and loads the classes that
// every program needs.
func (vm *VM) start() error {
	vm.world, vm.limits = vm.cfg.World, vm.cfg.Limits
	vm.classes, vm.loading, vm.broken = make(map[string]*Class), make(map[string]bool), make(map[string]*linkError)
	vm.interned, vm.ctx = make(map[string]*Object), context.Background()
	vm.limits.fill()
	vm.atStart = hostHeap()
	vm.nextWalk = vm.limits.Heap
	if vm.world == nil {
		vm.world = world.New(0)
	}
	vm.world.Clock.Ticks = vm.ticks
	if vm.cfg.Hooks != nil {
		vm.instrument = newInstrumentation(vm.cfg.Hooks)
	}
	for _, k := range []struct {
		name string
		to   **Class
	}{{objectName, &vm.objectClass}, {"Ljava/lang/Class;", &vm.classClass}, {stringName, &vm.stringClass},
		{"Ljava/lang/Throwable;", &vm.throwableClass}} {
		c, err := vm.load(k.name)
		if err != nil {
			return fmt.Errorf("the boot files lack what every program needs: %w", err)
		}
		*k.to = c
	}
	if c, err := vm.load("Ljava/lang/Thread;"); err == nil {
		vm.threadClass = c // without it there is only the main thread
	}
	vm.library.hashCode = vm.objectClass.Declared("hashCode", "()I")
	vm.library.equals = vm.objectClass.Declared("equals", "(Ljava/lang/Object;)Z")
	if vm.stringClass.words+vm.stringClass.refs > 0 {
		return errors.New("the boot files' java.lang.String has fields, but its characters are the machine's")
	}
	return nil
}

// Context returns the context of the current run.
func (vm *VM) Context() context.Context { return vm.ctx }

// World returns the virtual world.
func (vm *VM) World() *world.World { return vm.world }

// Program returns the program's dex files.
func (vm *VM) Program() *dex.Program { return vm.program }

// Path returns where the program's package seems to be.
func (vm *VM) Path() string { return vm.cfg.Path }

// Loaded returns the classes that were loaded, by name.
func (vm *VM) Loaded() []*Class {
	all := make([]*Class, 0, len(vm.classes))
	for _, c := range vm.classes {
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b *Class) int { return strings.Compare(a.Name, b.Name) })
	return all
}

// Class returns a class that is loaded already, nil if it is not.
func (vm *VM) Class(desc string) *Class { return vm.classes[desc] }

// Defines reports whether any dex file defines a class, without loading it.
func (vm *VM) Defines(desc string) bool {
	_, ok := vm.defs[desc]
	return ok
}

// Executed returns the number of instructions executed so far.
func (vm *VM) Executed() int64 { return vm.ticks() }

// IdentityHash returns System.identityHashCode of an object.
func (vm *VM) IdentityHash(o *Object) int32 {
	if o == nil {
		return 0
	}
	if o.hash == 0 {
		// Successive numbers spread over the range, never zero, so that tables of
		// identity hashes behave.
		vm.hashes++
		h := vm.hashes * 0x9e3779b1 & 0x0fffffff
		if h == 0 {
			h = 0x0badcafe
		}
		o.hash = h
		if vm.visiting {
			vm.visited = append(vm.visited, o)
		}
	}
	return int32(o.hash)
}

// hostStack is the host's stack for those who debug the machine itself.
func (vm *VM) hostStack() string {
	if !vm.cfg.Debug {
		return ""
	}
	return "\n" + string(debug.Stack())
}

// Run runs body as the main thread, and every thread that it starts, until the
// run ends. A machine runs once.
func (vm *VM) Run(ctx context.Context, body func(t *Thread)) Outcome {
	if vm.nextThread > 0 {
		return Outcome{Kind: Internal, Reason: "a machine runs only once"}
	}
	vm.Begin(ctx, body)
	vm.schedule()
	return vm.End()
}

// RunMain runs public static void main(String[]) of a class, as an app process
// or the dalvikvm command does.
func (vm *VM) RunMain(ctx context.Context, class string, args []string) Outcome {
	return vm.Run(ctx, func(t *Thread) {
		if !t.AttachMain() {
			return
		}
		c, ok := t.Load(class)
		if !ok {
			return
		}
		m := c.FindMethod("main", "([Ljava/lang/String;)V")
		if m == nil || !m.IsStatic() {
			t.Throw("Ljava/lang/NoSuchMethodError;", "no static method \"%s.main([Ljava/lang/String;)V\"", class)
			return
		}
		list := t.NewArray(stringName, len(args))
		if list == nil {
			return
		}
		for i, a := range args {
			list.Refs()[i] = t.NewString(a)
		}
		t.Call(m, Ref(list))
	})
}

// AttachMain gives the main thread its java.lang.Thread: the boot classes'
// Thread has a static method attachMain for it.
func (t *Thread) AttachMain() bool {
	vm := t.vm
	if vm.threadClass == nil {
		return true
	}
	if !t.Init(vm.threadClass) {
		return false
	}
	if m := vm.threadClass.Declared("attachMain", "()Ljava/lang/Thread;"); m != nil && m.IsStatic() {
		r, ok := t.Call(m)
		if !ok {
			return false
		}
		if t.object == nil && r.R != nil {
			t.SetObject(r.R)
		}
	}
	return true
}

// Identity returns a number of the object that no other object of the machine
// has, for listeners: unlike the identity hash, asking for it changes nothing
// that the program can observe. It is 0 for null. Strings have their identity
// hash, since they have neither fields nor elements.
func (vm *VM) Identity(o *Object) uint64 {
	if o == nil {
		return 0
	}
	if o.IsString() {
		return uint64(vm.IdentityHash(o)) | 1<<32
	}
	if o.text == 0 {
		vm.identities++
		o.text = vm.identities
	}
	return uint64(uint32(o.text))
}
