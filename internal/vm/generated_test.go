package vm_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// generator writes programs of random instructions which the flow check accepts:
// every register has one type all the time. Its choices come from a string of
// bytes, so that a fuzzer can shape them.
type generator struct {
	choices []byte
	b       *build.Builder
	labels  int
}

// The registers of generated methods.
const (
	anInt      = 0 // to 3
	aFloat     = 4
	result     = 5  // of calls
	aLong      = 6  // and 7
	aDouble    = 8  // and 9
	anObject   = 10 // null or anything
	scratch    = 11
	someInts   = 12 // null or an int[]
	some       = 13 // null or an Object[]
	aThread    = 14 // null or a Gen0
	aText      = 15 // null or a String
	locked     = 16
	allLocals  = 17
	classes    = 3
	perClass   = 3
	genMethod  = "(ILjava/lang/Object;)I"
	maxBlocks  = 10
	perBlock   = 6
	wellLimits = 400_000 // instructions
)

// pick returns a number below n.
func (g *generator) pick(n int) int {
	if len(g.choices) == 0 {
		return 0
	}
	c := int(g.choices[0])
	g.choices = g.choices[1:]
	if n > 256 && len(g.choices) > 0 {
		c |= int(g.choices[0]) << 8
		g.choices = g.choices[1:]
	}
	return c % n
}

func pickOf[T any](g *generator, list []T) T { return list[g.pick(len(list))] }

func (g *generator) int() int { return anInt + g.pick(4) }

func (g *generator) class() string { return fmt.Sprintf("Lapp/Gen%d;", g.pick(classes)) }

// generate returns a program with the main class Lapp/Gen0;.
func generate(choices []byte) (*dex.File, error) {
	g := &generator{choices: choices, b: build.New(38)}
	for n := range classes {
		name := fmt.Sprintf("Lapp/Gen%d;", n)
		k := g.b.Class(dex.AccPublic, name).Super("Ljava/lang/Thread;").Implements("Ljava/lang/Comparable;")
		k.Field(dex.AccPublic|dex.AccStatic, "number", "I")
		k.Field(dex.AccPublic|dex.AccStatic, "object", "Ljava/lang/Object;")
		k.Field(dex.AccPublic, "own", "J")
		k.Field(dex.AccPublic, "next", "Ljava/lang/Object;")
		c := k.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(0)
		c.Op(dex.OpInvokeDirect, c.P(0), "Ljava/lang/Thread;-><init>()V").Op(dex.OpReturnVoid)
		if g.pick(2) == 0 {
			g.body(k.Method(dex.AccPublic|dex.AccStatic|dex.AccConstructor, "<clinit>", "()V"), "V")
		}
		for i := range perClass {
			flags := pickOf(g, []dex.AccessFlags{0, 0, dex.AccSynchronized})
			g.body(k.Method(dex.AccPublic|dex.AccStatic|flags, fmt.Sprint("m", i), genMethod), "I")
		}
		g.body(k.Method(dex.AccPublic, "run", "()V"), "V")
		g.body(k.Method(dex.AccPublic, "compareTo", "(Ljava/lang/Object;)I"), "I")
		g.body(k.Method(dex.AccPublic, "hashCode", "()I"), "I")
		g.body(k.Method(dex.AccPublic, "toString", "()Ljava/lang/String;"), "T")
	}
	c := g.b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	c.Const(0, 7).Op(dex.OpInvokeStatic, 0, c.P(0), "Lapp/Gen0;->m0"+genMethod).Op(dex.OpReturnVoid)
	return g.b.Parse()
}

// body writes blocks of instructions that jump among each other.
func (g *generator) body(m *build.Method, returns string) {
	c := m.Code(allLocals)
	for r := anInt; r < aFloat; r++ {
		c.Const(r, int32(pickOf(g, []int{0, 1, -1, 3, 1 << 20, -1 << 31, 1<<31 - 1})))
	}
	c.Const(aFloat, 0).Const(result, 0).ConstWide(aLong, 1).ConstWide(aDouble, 0)
	for _, r := range []int{anObject, someInts, some, aThread, aText} {
		c.Const(r, 0)
	}
	blocks := 1 + g.pick(maxBlocks)
	label := func() string { return fmt.Sprint("block", g.pick(blocks)) }
	caught := g.pick(2) == 0
	for i := range blocks {
		c.Label(fmt.Sprint("block", i))
		for range 1 + g.pick(perBlock) {
			g.step(c)
		}
		switch g.pick(8) {
		case 0, 1:
			op := pickOf(g, []dex.Op{dex.OpIfEqz, dex.OpIfLtz, dex.OpIfGez})
			c.Op(op, g.int(), label())
		case 2:
			c.Op(dex.OpIfLt, g.int(), g.int(), label())
		case 3:
			c.PackedSwitch(g.int(), -1, label(), label(), label())
		case 4:
			c.Op(dex.OpIfNez, anObject, label())
		case 5:
			c.Op(dex.OpInvokeStatic, anObject, "Ljava/util/Objects;->toString(Ljava/lang/Object;)Ljava/lang/String;").Op(dex.OpMoveResultObject, aText)
		}
	}
	c.Label("end")
	switch returns {
	case "I":
		c.Op(dex.OpReturn, anInt)
	case "T":
		c.Op(dex.OpReturnObject, aText)
	default:
		c.Op(dex.OpReturnVoid)
	}
	if caught {
		c.Label("handler").Op(dex.OpMoveException, scratch).Op(dex.OpMoveObject, anObject, scratch)
		c.Op(dex.OpAddIntLit8, anInt, anInt, -1).Op(dex.OpGoto32, label())
		c.Try("block0", "end").Catch(pickOf(g, []string{"Ljava/lang/Throwable;", "Ljava/lang/RuntimeException;", "Ljava/lang/Error;"}), "handler")
	}
}

// step writes one instruction, or the few that belong together.
func (g *generator) step(c *build.Code) {
	switch g.pick(22) {
	case 0:
		c.Op(pickOf(g, []dex.Op{dex.OpAddInt, dex.OpSubInt, dex.OpMulInt, dex.OpDivInt, dex.OpRemInt, dex.OpShlInt, dex.OpUshrInt, dex.OpXorInt}), g.int(), g.int(), g.int())
	case 1:
		c.Op(pickOf(g, []dex.Op{dex.OpAddLong, dex.OpMulLong, dex.OpDivLong, dex.OpRemLong}), aLong, aLong, aLong)
		c.Op(dex.OpLongToInt, g.int(), aLong).Op(dex.OpIntToDouble, aDouble, g.int()).Op(dex.OpDoubleToLong, aLong, aDouble)
	case 2:
		c.Op(dex.OpNewArray, someInts, g.int(), "[I")
	case 3:
		c.Op(dex.OpNewArray, some, g.int(), "[Ljava/lang/Object;")
	case 4:
		c.Op(dex.OpAget, g.int(), someInts, g.int()).Op(dex.OpAput, g.int(), someInts, g.int())
	case 5:
		c.Op(dex.OpAputObject, anObject, some, g.int())
	case 6:
		c.Op(dex.OpAgetObject, anObject, some, g.int())
	case 7:
		c.Op(dex.OpMoveObject, anObject, pickOf(g, []int{someInts, some, aThread, aText}))
	case 8:
		c.Op(dex.OpNewInstance, scratch, "Lapp/Gen0;").Op(dex.OpInvokeDirect, scratch, "Lapp/Gen0;-><init>()V").Op(dex.OpMoveObject, aThread, scratch)
	case 9:
		c.Op(dex.OpInvokeStatic, g.int(), anObject, fmt.Sprintf("%s->m%d%s", g.class(), g.pick(perClass), genMethod)).Op(dex.OpMoveResult, g.int())
	case 10:
		c.Op(dex.OpSget, g.int(), g.class()+"->number:I").Op(dex.OpSput, g.int(), g.class()+"->number:I")
	case 11:
		c.Op(dex.OpSputObject, anObject, g.class()+"->object:Ljava/lang/Object;")
	case 12:
		c.Op(dex.OpSgetObject, anObject, g.class()+"->object:Ljava/lang/Object;")
	case 13:
		c.Op(dex.OpIputWide, aLong, aThread, "Lapp/Gen0;->own:J").Op(dex.OpIputObject, anObject, aThread, "Lapp/Gen0;->next:Ljava/lang/Object;")
	case 14:
		g.monitor(c)
	case 15:
		c.Op(dex.OpMoveObject, scratch, anObject).Op(dex.OpCheckCast, scratch, "Ljava/lang/Throwable;").Op(dex.OpThrow, scratch)
		c.Label(g.fresh()) // else what follows would be dead, which is allowed too
	case 16:
		c.Op(dex.OpInvokeVirtual, aThread, "Lapp/Gen0;->"+pickOf(g, []string{"start()V", "join()V", "interrupt()V", "run()V", "notifyAll()V", "wait()V"}))
	case 17:
		g.reflect(c)
	case 18:
		c.Op(dex.OpConstString, aText, pickOf(g, []string{"", "(a*)*b", "app.Gen1", "m1", "\x00é", "%s%n%d", strings.Repeat("ab", 200)}))
	case 19:
		c.Op(dex.OpConstClass, anObject, pickOf(g, []string{"Lapp/Gen2;", "[[[I", "Ljava/lang/Enum;", "Lapp/Gone;"}))
	default:
		g.library(c)
	}
}

func (g *generator) fresh() string {
	g.labels++
	return fmt.Sprint("fresh", g.labels)
}

// monitor locks an object around a step.
func (g *generator) monitor(c *build.Code) {
	start, end, handler, after := g.fresh(), g.fresh(), g.fresh(), g.fresh()
	c.Op(dex.OpMoveObjectFrom16, locked, anObject).Op(dex.OpMonitorEnter, locked).Label(start)
	c.Op(dex.OpInvokeVirtual, anObject, pickOf(g, []string{"Ljava/lang/Object;->hashCode()I", "Ljava/lang/Object;->notify()V", "Ljava/lang/Object;->wait()V"}))
	c.Label(end).Op(dex.OpMonitorExit, locked).Op(dex.OpGoto32, after)
	c.Label(handler).Op(dex.OpMoveException, scratch).Op(dex.OpMonitorExit, locked).Op(dex.OpThrow, scratch).Label(after)
	c.Try(start, end).CatchAll(handler)
}

// reflect calls a method of a class by reflection, with arguments that fit or not.
func (g *generator) reflect(c *build.Code) {
	c.Op(dex.OpInvokeStatic, aText, "Ljava/lang/Class;->forName(Ljava/lang/String;)Ljava/lang/Class;").Op(dex.OpMoveResultObject, scratch)
	c.Op(dex.OpInvokeVirtual, scratch, "Ljava/lang/Class;->getDeclaredMethods()[Ljava/lang/reflect/Method;").Op(dex.OpMoveResultObject, scratch)
	c.Op(dex.OpAgetObject, scratch, scratch, g.int())
	c.Op(dex.OpMoveObject, anObject, scratch)
	c.Op(dex.OpConst4, result, 1).Op(dex.OpInvokeVirtual, scratch, result, "Ljava/lang/reflect/AccessibleObject;->setAccessible(Z)V")
	c.Op(dex.OpInvokeVirtual, scratch, aThread, some, "Ljava/lang/reflect/Method;->invoke(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, anObject)
}

// callable are the public static methods of the library that generated code has
// arguments for.
var callable = sync.OnceValue(func() []string {
	files, err := library()
	if err != nil {
		return nil
	}
	var all []string
	var data dex.ClassData
	for _, f := range files {
		for i := range uint32(f.NumClassDefs()) {
			def := f.ClassDef(i)
			if def.Access&dex.AccPublic == 0 || def.Access&dex.AccInterface != 0 || f.ClassData(def, &data) != nil {
				continue
			}
			for _, m := range data.DirectMethods {
				r := f.MethodRef(m.Method)
				if m.Access&dex.AccPublic != 0 && m.Access&dex.AccStatic != 0 && argumentsFor(f.ProtoDescriptor(r.Proto), nil) {
					all = append(all, f.TypeDescriptor(def.Type)+"->"+f.String(r.Name)+f.ProtoDescriptor(r.Proto))
				}
			}
		}
	}
	slices.Sort(all)
	return all
})

// argumentsFor appends the registers of a call's arguments.
func argumentsFor(desc string, registers *[]any) bool {
	params, _ := dex.ParamTypes(desc)
	var list []any
	for i, p := range params {
		switch p {
		case "I":
			list = append(list, anInt+i%4)
		case "J":
			list = append(list, aLong, aLong+1)
		case "D":
			list = append(list, aDouble, aDouble+1)
		case "F":
			list = append(list, aFloat)
		case "Ljava/lang/Object;":
			list = append(list, anObject)
		case "Ljava/lang/String;", "Ljava/lang/CharSequence;":
			list = append(list, aText)
		case "[I":
			list = append(list, someInts)
		case "[Ljava/lang/Object;":
			list = append(list, some)
		case "Ljava/lang/Thread;", "Ljava/lang/Runnable;", "Ljava/lang/Comparable;":
			list = append(list, aThread)
		default:
			return false
		}
	}
	if registers != nil {
		*registers = list
	}
	return len(list) > 0 && len(list) <= 5
}

// library calls a method of the class library.
func (g *generator) library(c *build.Code) {
	method := pickOf(g, callable())
	desc := method[strings.IndexByte(method, '('):]
	var operands []any
	argumentsFor(desc, &operands)
	c.Op(dex.OpInvokeStatic, append(operands, method)...)
	switch r := dex.ReturnType(desc); r[0] {
	case 'V':
	case 'J':
		c.Op(dex.OpMoveResultWide, aLong)
	case 'D':
		c.Op(dex.OpMoveResultWide, aDouble)
	case 'F':
		c.Op(dex.OpMoveResult, aFloat)
	case 'L', '[':
		to := anObject
		if r == "Ljava/lang/String;" {
			to = aText
		}
		c.Op(dex.OpMoveResultObject, to)
	default:
		c.Op(dex.OpMoveResult, g.int())
	}
}

// generated runs a program of these choices to its outcome.
func generated(t *testing.T, choices []byte, heap int64) vm.Outcome {
	f, err := generate(choices)
	if err != nil {
		t.Fatal(err)
	}
	m, _ := newMachine(t, vm.Config{Program: []*dex.File{f}, Limits: vm.Limits{Instructions: wellLimits, Heap: heap, Threads: 20, Depth: 500, Wall: 3 * time.Second}})
	o := m.RunMain(context.Background(), "Lapp/Main;", nil)
	switch {
	case o.Kind == vm.Internal || o.Kind == vm.Unverifiable || o.Kind == vm.Unmodelled:
		t.Errorf("%x: %s", choices, o)
	case strings.HasPrefix(o.Reason, "java.lang.VerifyError"):
		t.Errorf("%x: the generator is wrong: %s", choices, o)
	}
	return o
}

func randomChoices(seed uint64) []byte {
	r := rand.New(rand.NewPCG(seed, 8))
	choices := make([]byte, 200+r.IntN(1500))
	for i := range choices {
		choices[i] = byte(r.Uint32())
	}
	return choices
}

// Programs of random instructions, threads, monitors, exceptions, reflection and
// calls of the library come to an outcome, within their limits.
func TestGenerated(t *testing.T) {
	const heap = 32 << 20
	runs := 15
	if thorough() && !testing.Short() {
		runs = 400
	}
	defer debug.SetGCPercent(debug.SetGCPercent(10))
	generated(t, nil, heap)
	runtime.GC()
	before := heapAlive()
	kinds := map[vm.OutcomeKind]int{}
	peak := highest(func() {
		for seed := range uint64(runs) {
			kinds[generated(t, randomChoices(seed), heap).Kind]++
		}
	})
	used := peak - min(before, peak)
	t.Logf("%d programs: %v; %d MiB used", runs, kinds, used>>20)
	if used > heap*12/10 {
		t.Errorf("used %d MiB, the limit is %d", used>>20, heap>>20)
	}
}

// FuzzGenerated lets the fuzzer choose the instructions.
func FuzzGenerated(f *testing.F) {
	for seed := range uint64(20) {
		f.Add(randomChoices(seed))
	}
	f.Fuzz(func(t *testing.T, choices []byte) { generated(t, choices[:min(len(choices), 4000)], 8<<20) })
}
