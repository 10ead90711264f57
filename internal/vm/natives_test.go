package vm_test

import (
	"bytes"
	"context"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// oddNumbers are what a native's callers in the class library never pass.
var oddNumbers = []int64{0, 1, -1, 2, 3, 7, 64, math.MaxInt32, math.MinInt32, math.MaxInt64, math.MinInt64, math.MaxInt16,
	int64(math.Float64bits(math.NaN())), int64(math.Float64bits(-1.5)), int64(math.Float64bits(math.Inf(1)))}

// odd makes arguments that fit a method's signature and nothing else.
type odd struct {
	t     *vm.Thread
	rand  *rand.Rand
	sorts map[string][]*vm.Object // objects by descriptor
}

// argument returns a value of a type: null and zero often, otherwise an
// instance whose constructor did not run, an array of any length, an odd number.
func (a *odd) argument(desc string) vm.Slot {
	switch desc[0] {
	case 'L', '[':
		objects := a.objects(desc)
		if len(objects) == 0 || a.rand.IntN(4) == 0 {
			return vm.Slot{}
		}
		return vm.Ref(objects[a.rand.IntN(len(objects))])
	}
	n := oddNumbers[a.rand.IntN(len(oddNumbers))]
	switch desc {
	case "Z":
		n &= 1
	case "B":
		n = int64(int8(n))
	case "S":
		n = int64(int16(n))
	case "C":
		n = int64(uint16(n))
	case "I":
		n = int64(int32(n))
	case "F":
		n = int64(int32(math.Float32bits(float32(math.Float64frombits(uint64(n))))))
	}
	return vm.Slot{N: n}
}

// objects returns what may stand where a type is wanted.
func (a *odd) objects(desc string) []*vm.Object {
	if have, ok := a.sorts[desc]; ok {
		return have
	}
	a.sorts[desc] = nil // for those that refer to themselves
	var out []*vm.Object
	add := func(o *vm.Object) {
		if o != nil {
			out = append(out, o)
		}
		a.t.ClearPending()
	}
	text := func() {
		for _, s := range []string{"", "x", "(a*)*[", "UTF-8", "java.lang.String", "-1e400", "/", "\x00é"} {
			add(a.t.NewString(s))
		}
	}
	switch {
	case desc[0] == '[':
		for _, n := range []int{0, 1, 3, 17} {
			o := a.t.NewArray(desc[1:], n)
			if o != nil && n > 1 && o.Kind() == vm.KindRefs {
				for i := range o.Refs() {
					o.Refs()[i] = a.argument(desc[1:]).R
				}
			}
			add(o)
		}
	case desc == "Ljava/lang/String;":
		text()
	case desc == "Ljava/lang/Class;":
		for _, name := range []string{"I", "V", "Ljava/lang/Object;", "[I", "Ljava/lang/Runnable;", "Ljava/lang/Enum;", "LBasics;"} {
			if c, ok := a.t.Load(name); ok {
				add(c.Object())
			}
		}
	default:
		if desc == "Ljava/lang/Object;" || desc == "Ljava/lang/CharSequence;" || desc == "Ljava/lang/Comparable;" {
			text()
		}
		if desc == "Ljava/lang/Object;" {
			add(a.t.NewArray("I", 2))
			add(a.t.NewArray("Ljava/lang/Object;", 2))
			if o, ok := a.t.Box("I", vm.Int(5)); ok {
				add(o)
			}
		}
		add(a.blank(desc))
		add(a.made(desc))
	}
	a.sorts[desc] = out
	return out
}

// blank returns an instance of a class that no constructor has seen.
func (a *odd) blank(desc string) *vm.Object {
	c, ok := a.t.Load(desc)
	if !ok || c.Flags&(dex.AccAbstract|dex.AccInterface) != 0 || c.IsArray() || c.IsPrimitive() || !a.t.Init(c) {
		return nil
	}
	return a.t.New(c)
}

// made returns an instance of a class from its first constructor that takes odd
// arguments.
func (a *odd) made(desc string) *vm.Object {
	for range 4 {
		o := a.blank(desc)
		if o == nil {
			return nil
		}
		for _, m := range o.Class().Methods {
			if !m.IsConstructor() {
				continue
			}
			args := []vm.Slot{vm.Ref(o)}
			for _, p := range m.Params {
				args = append(args, a.argument(p))
			}
			if _, ok := a.t.Call(m, args...); ok {
				return o
			}
			a.t.ClearPending()
		}
	}
	return nil
}

// natives are the natives of the class library.
func natives() []string {
	var all []string
	bindings(nil).Each(func(method string) {
		if class, _, _ := strings.Cut(method, ";"); strings.Contains(class, "/") { // the test's own are in no package
			all = append(all, method)
		}
	})
	slices.Sort(all)
	return all
}

// libraryMethods are all methods of the class library that have code.
func libraryMethods(tb testing.TB) []string {
	var all []string
	files, err := library()
	if err != nil {
		tb.Fatal(err)
	}
	var data dex.ClassData
	for _, f := range files {
		for i := range uint32(f.NumClassDefs()) {
			def := f.ClassDef(i)
			if err := f.ClassData(def, &data); err != nil {
				tb.Fatal(err)
			}
			for _, m := range slices.Concat(data.DirectMethods, data.VirtualMethods) {
				if m.CodeOff != 0 {
					r := f.MethodRef(m.Method)
					all = append(all, f.TypeDescriptor(def.Type)+"->"+f.String(r.Name)+f.ProtoDescriptor(r.Proto))
				}
			}
		}
	}
	return all
}

// sweep calls methods so many times each with odd arguments, from a native of
// the program. Every call ends in a value, a Java exception or an outcome.
func sweep(t *testing.T, methods []string, calls int, limits vm.Limits) {
	builder := build.New(35)
	builder.Class(dex.AccPublic, "Lapp/Caller;").Method(dex.AccPublic|dex.AccStatic|dex.AccNative, "main", "([Ljava/lang/String;)V")
	caller, err := builder.Parse()
	if err != nil {
		t.Fatal(err)
	}
	boot, err := library()
	if err != nil {
		t.Fatal(err)
	}
	made, machines := 0, 0
	for next := 0; next < len(methods); machines++ {
		b := bindings(&bytes.Buffer{})
		b.Method("Lapp/Caller;", "main", "([Ljava/lang/String;)V", func(t *vm.Thread, _ []vm.Slot) vm.Slot {
			a := &odd{t: t, sorts: map[string][]*vm.Object{}}
			for ; next < len(methods) && !t.Ending(); next++ {
				class, rest, _ := strings.Cut(methods[next], "->")
				name, desc, _ := strings.Cut(rest, "(")
				c, ok := t.Load(class)
				if !ok {
					t.ClearPending()
					continue
				}
				a.rand = rand.New(rand.NewPCG(uint64(len(methods[next])), uint64(next)))
				for range calls {
					if made += a.call(c, c.Declared(name, "("+desc)); t.Ending() {
						break
					}
				}
			}
			return vm.Slot{}
		})
		m, err := vm.New(vm.Config{Boot: boot, Program: []*dex.File{caller}, Bindings: b, Limits: limits, Debug: true})
		if err != nil {
			t.Fatal(err)
		}
		if o := m.RunMain(context.Background(), "Lapp/Caller;", nil); o.Kind == vm.Internal || o.Kind == vm.Unverifiable {
			t.Errorf("%s: %.2000s", methods[next], o)
			next++
		}
	}
	t.Logf("%d methods, %d calls, %d machines", len(methods), made, machines)
}

// call calls a method and returns how often it could.
func (a *odd) call(c *vm.Class, m *vm.Method) int {
	if m == nil {
		return 0
	}
	var args []vm.Slot
	if !m.IsStatic() {
		objects := a.objects(c.Name)
		if len(objects) == 0 {
			return 0 // an abstract class's, which a subclass calls
		}
		args = append(args, vm.Ref(objects[a.rand.IntN(len(objects))]))
	}
	for _, p := range m.Params {
		args = append(args, a.argument(p))
	}
	a.t.Call(m, args...)
	a.t.ClearPending()
	return 1
}

// Natives are called as reflection and invoke-direct let hostile code do: with
// nulls, instances that no constructor has seen, wrong lengths, negative and
// huge numbers.
func TestNativesTakeAnything(t *testing.T) {
	calls := 3 // of each
	if thorough() {
		calls = 300
	}
	sweep(t, natives(), calls, vm.Limits{Heap: 64 << 20, Instructions: 100_000_000})
}

// The class library's Java code keeps such arguments from its natives.
func TestLibraryTakesAnything(t *testing.T) {
	methods := libraryMethods(t)
	calls := 30
	if !thorough() {
		methods, calls = everyNth(methods, 50), 3
	}
	sweep(t, methods, calls, vm.Limits{Heap: 64 << 20, Instructions: 5_000_000})
}

func everyNth(all []string, n int) []string {
	var some []string
	for i := 0; i < len(all); i += n {
		some = append(some, all[i])
	}
	return some
}
