package instrument_test

import (
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/decode"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/internal/vm/conformance/suite"
)

// method adds a static method to a class.
type method func(c *build.Class)

// hard is code that instrumentation could break, method by method; each is
// named m and takes and returns an int.
var hard = map[string]method{
	"255 registers":            func(c *build.Class) { manyRegisters(c, 255) },
	"253 registers":            func(c *build.Class) { manyRegisters(c, 253) },
	"254 registers":            func(c *build.Class) { manyRegisters(c, 254) },
	"60,000 registers":         func(c *build.Class) { manyRegisters(c, 60000) },
	"16 registers":             func(c *build.Class) { manyRegisters(c, 16) },
	"13 registers":             func(c *build.Class) { manyRegisters(c, 13) },
	"loop to the first pc":     loopToStart,
	"nested tries":             nestedTries,
	"throw under a monitor":    monitorThrow,
	"unbalanced try of a lock": monitorWithoutCatchAll,
	"constructor":              constructor,
	"switch corners":           switchCorners,
	"handler without move":     handlerWithoutMove,
	"wide pair over arguments": wideAcross,
	"dead code":                deadCode,
	"counted turns":            caughtLoop,
	"counted, 40 registers":    func(c *build.Class) { highLoop(c, 40) },
	"counted and remembered":   countedFields,
}

func static(c *build.Class, locals int) *build.Code {
	return c.Method(dex.AccPublic|dex.AccStatic, "m", "(I)I").Code(locals)
}

// manyRegisters sums up to its argument in a loop, and throws for negative ones.
func manyRegisters(c *build.Class, registers int) {
	code := static(c, registers-1)
	p, low := code.P(0), 0
	if p > 255 {
		code.Op(dex.OpMove16, 1, p)
	} else {
		code.Op(dex.OpMoveFrom16, 1, p)
	}
	code.Const(low, 0).Op(dex.OpIfGez, 1, "loop")
	code.Op(dex.OpNewInstance, 2, "Ljava/lang/IllegalStateException;").Op(dex.OpInvokeDirect, 2, "Ljava/lang/IllegalStateException;-><init>()V").Op(dex.OpThrow, 2)
	code.Label("loop").Op(dex.OpIfLez, 1, "end").Op(dex.OpAddInt2addr, 0, 1).Op(dex.OpAddIntLit8, 1, 1, -1).Op(dex.OpGoto, "loop")
	code.Label("end").Op(dex.OpReturn, 0)
}

func loopToStart(c *build.Class) {
	code := static(c, 0)
	code.Label("top").Op(dex.OpAddIntLit8, 0, 0, -3).Op(dex.OpIfGtz, 0, "top").Op(dex.OpReturn, 0)
}

func nestedTries(c *build.Class) {
	code := static(c, 3)
	code.Const(0, 12)
	code.Label("a").Op(dex.OpDivInt, 0, 0, code.P(0))
	code.Op(dex.OpNewArray, 1, code.P(0), "[I").Label("b").Op(dex.OpAget, 2, 1, 0)
	code.Label("c").Op(dex.OpAddInt2addr, 0, 2).Op(dex.OpReturn, 0)
	code.Label("array").Const(0, 100).Op(dex.OpAget, 2, 1, code.P(0)) // throws again, into the outer one
	code.Label("d").Op(dex.OpReturn, 0)
	code.Label("outer").Op(dex.OpMoveException, 1).Op(dex.OpAddIntLit8, 0, 0, 7).Op(dex.OpReturn, 0)
	code.Label("zero").Const(0, -1).Op(dex.OpReturn, 0)
	code.Try("b", "c").Catch("Ljava/lang/ArrayIndexOutOfBoundsException;", "array")
	code.Try("a", "d").Catch("Ljava/lang/ArithmeticException;", "zero").CatchAll("outer")
}

// monitorThrow has the shape that compilers give to synchronized blocks.
func monitorThrow(c *build.Class) {
	code := static(c, 3)
	code.Op(dex.OpConstClass, 0, "LMain;").Op(dex.OpMonitorEnter, 0)
	code.Label("a").Const(1, 60).Op(dex.OpDivInt, 1, 1, code.P(0)).Op(dex.OpMonitorExit, 0)
	code.Label("b").Op(dex.OpReturn, 1)
	code.Label("h").Op(dex.OpMoveException, 2)
	code.Label("a2").Op(dex.OpMonitorExit, 0)
	code.Label("b2").Op(dex.OpThrow, 2)
	code.Try("a", "b").CatchAll("h")
	code.Try("a2", "b2").CatchAll("h")
}

// monitorWithoutCatchAll holds a lock over a call outside of any try.
func monitorWithoutCatchAll(c *build.Class) {
	code := static(c, 2)
	code.Op(dex.OpConstClass, 0, "LMain;").Op(dex.OpMonitorEnter, 0)
	code.Op(dex.OpInvokeStatic, code.P(0), "Ljava/lang/Math;->abs(I)I").Op(dex.OpMoveResult, 1)
	code.Op(dex.OpMonitorExit, 0).Op(dex.OpReturn, 1)
}

// constructor adds one that branches, calls and writes a field before super().
func constructor(c *build.Class) {
	c.Field(dex.AccPublic, "f", "I")
	init := c.Method(dex.AccPublic, "<init>", "(I)V").Code(2)
	this, p := init.P(0), init.P(1)
	init.Op(dex.OpIput, p, this, "LMain;->f:I").Op(dex.OpIfLtz, p, "negative")
	init.Op(dex.OpInvokeStatic, p, "Ljava/lang/Integer;->toString(I)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).Op(dex.OpGoto, "go")
	init.Label("negative").Const(1, 0).Op(dex.OpDivInt, 1, p, 1)
	init.Label("go").Op(dex.OpInvokeDirect, this, "Ljava/lang/Object;-><init>()V")
	init.Op(dex.OpIget, 0, this, "LMain;->f:I").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpIput, 0, this, "LMain;->f:I").Op(dex.OpReturnVoid)
	code := static(c, 1)
	code.Op(dex.OpNewInstance, 0, "LMain;").Op(dex.OpInvokeDirect, 0, code.P(0), "LMain;-><init>(I)V")
	code.Op(dex.OpIget, 0, 0, "LMain;->f:I").Op(dex.OpReturn, 0)
}

func switchCorners(c *build.Class) {
	code := static(c, 1)
	p := code.P(0)
	code.Label("top").PackedSwitch(p, 3, "three", "three", "end")
	code.SparseSwitch(p, build.Case{Key: -1 << 31, Label: "end"}, build.Case{Key: 1<<31 - 1, Label: "three"}, build.Case{Key: 0, Label: "end"})
	code.Op(dex.OpAddIntLit8, p, p, -1).Op(dex.OpIfGtz, p, "top")
	code.Label("end").Op(dex.OpReturn, p)
	code.Label("three").Const(0, 333).Op(dex.OpReturn, 0)
}

func handlerWithoutMove(c *build.Class) {
	code := static(c, 1)
	code.Const(0, 5)
	code.Label("a").Op(dex.OpDivInt, 0, 0, code.P(0))
	code.Label("b").Op(dex.OpReturn, 0)
	code.Label("h").Const(0, -5).Op(dex.OpReturn, 0)
	code.Try("a", "b").CatchAll("h")
}

// wideAcross keeps a long in the last local and the argument's register.
func wideAcross(c *build.Class) {
	code := static(c, 3)
	code.Op(dex.OpIntToLong, 0, code.P(0)).Op(dex.OpMoveWide, 2, 0).Op(dex.OpAddLong2addr, 2, 0).Op(dex.OpLongToInt, 0, 2).Op(dex.OpReturn, 0)
}

func deadCode(c *build.Class) {
	code := static(c, 1)
	code.Op(dex.OpReturn, code.P(0)).Label("dead").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpDivInt, 0, 0, 0).Op(dex.OpGoto, "dead")
}

// hardProgram builds a class that prints the results of m for some arguments.
func hardProgram(t *testing.T, add method) *dex.File {
	t.Helper()
	b := build.New(35)
	c := b.Class(dex.AccPublic, "LMain;")
	add(c)
	addMain(c)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// addMain adds a method that prints the results of m for some arguments.
func addMain(c *build.Class) {
	code := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	for _, n := range []int32{5, 0, 1, 4, -3, 3, 100} {
		from, to, next, caught := fmt.Sprint("f", n), fmt.Sprint("t", n), fmt.Sprint("n", n), fmt.Sprint("c", n)
		code.Const(0, n)
		code.Label(from).Op(dex.OpInvokeStatic, 0, "LMain;->m(I)I").Op(dex.OpMoveResult, 0).Label(to)
		code.Op(dex.OpSgetObject, 1, "Ljava/lang/System;->out:Ljava/io/PrintStream;")
		code.Op(dex.OpInvokeVirtual, 1, 0, "Ljava/io/PrintStream;->println(I)V").Op(dex.OpGoto, next)
		code.Label(caught).Op(dex.OpMoveException, 0)
		code.Op(dex.OpSgetObject, 1, "Ljava/lang/System;->out:Ljava/io/PrintStream;")
		code.Op(dex.OpInvokeVirtual, 1, 0, "Ljava/io/PrintStream;->println(Ljava/lang/Object;)V")
		code.Label(next)
		code.Try(from, to).Catch("Ljava/lang/Throwable;", caught)
	}
	code.Op(dex.OpReturnVoid)
}

// accepted fails unless both verifiers accept the files.
func accepted(t *testing.T, data [][]byte) {
	t.Helper()
	var files []*dex.File
	for i, d := range data {
		fs, findings := verify.Data(fmt.Sprintf("classes%d.dex", i+1), d)
		if verify.Refused(findings) {
			t.Fatal(findings)
		}
		files = append(files, fs...)
	}
	p, err := dex.NewProgram(files...)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range verify.Program(p, nil) {
		if f.Severity == verify.Error {
			t.Error(f)
		}
	}
}

// onTheDevice runs the class Main of hard code on the embedded device, as it is
// and instrumented.
func onTheDevice(t *testing.T, f *dex.File, res *instrument.Result) {
	t.Helper()
	w := newTwice(t, []*dex.File{f}, res)
	w.run(t, suite.Program{Name: "Main", Class: "Main"})
	if w.before.out == "" {
		t.Errorf("%s: it printed nothing", w.before.outcome)
	}
	if same, _ := w.recordsTheSame(t); !same {
		t.Error("it does not record what the device records")
	}
}

// TestHardCode verifies hard code before and after, runs it on the embedded
// device and on a JVM, and decodes what it recorded.
func TestHardCode(t *testing.T) {
	var names []string
	var files []*dex.File
	var results []*instrument.Result
	var programs []jvmProgram // of each, before and after
	dir := t.TempDir()
	for _, name := range slices.Sorted(maps.Keys(hard)) {
		t.Run(name, func(t *testing.T) {
			f := hardProgram(t, hard[name])
			accepted(t, [][]byte{f.Data()})
			res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 21, Limit: 1 << 20})
			if err != nil {
				t.Fatal(err)
			}
			accepted(t, res.Dex)
			onTheDevice(t, f, res)
			names, files, results = append(names, name), append(files, f), append(results, res)
			programs = append(programs, jvmProgram{dexes: [][]byte{f.Data()}}, jvmProgram{res.Dex, filepath.Join(dir, fmt.Sprint(len(names)))})
		})
	}
	if testing.Short() {
		return
	}
	printed := runJVMs(t, programs)
	for i, name := range names {
		t.Run("JVM/"+name, func(t *testing.T) {
			before, after := printed[2*i], printed[2*i+1]
			if before != after || strings.Contains(before, "Verify") || !strings.Contains(before, "\n") {
				t.Fatalf("before:\n%s\nafter:\n%s", before, after)
			}
			decoded, err := decode.Bytes(readFile(t, programs[2*i+1].recording), results[i].Map, files[i:i+1])
			if err != nil {
				t.Fatal(err)
			}
			r, err := trace.NewReader(decoded)
			if err != nil {
				t.Fatal(err)
			}
			p, err := dex.NewProgram(files[i])
			if err != nil {
				t.Fatal(err)
			}
			summary, findings, err := trace.Validate(r, p)
			if err != nil || len(findings) > 0 || summary.Gaps > 0 || summary.Kinds["enter"] < 8 || summary.Kinds["enter"] != summary.Kinds["leave"]+summary.Kinds["unwind"] {
				t.Errorf("%+v\n%v %v", summary, findings, err)
			}
		})
	}
}

// TestLargeCode has what JVMs have no room or no conversion for.
func TestLargeCode(t *testing.T) {
	for name, add := range map[string]func(b *build.Builder){
		"branches at their limit": func(b *build.Builder) {
			c := b.Class(dex.AccPublic, "LMain;")
			code := static(c, 1)
			code.Label("top").Op(dex.OpIfEqz, code.P(0), "far")
			for range 16382 {
				code.Op(dex.OpConst16, 0, 1)
			}
			code.Op(dex.OpAddIntLit8, code.P(0), code.P(0), -1)
			code.Label("far").Op(dex.OpIfGtz, code.P(0), "top").Op(dex.OpReturn, code.P(0))
			addMain(c)
		},
		"empty switches": func(b *build.Builder) {
			c := b.Class(dex.AccPublic, "LMain;")
			code := static(c, 0)
			p := code.P(0)
			code.Label("top").PackedSwitch(p, 100).SparseSwitch(p).PackedSwitch(p, 1<<31-1, "top").Op(dex.OpReturn, p)
			addMain(c)
		},
		"dynamic calls": func(b *build.Builder) {
			c := b.Class(dex.AccPublic, "LMain;")
			bootstrap := b.Handle(dex.HandleInvokeStatic, "LMain;->link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;")
			site := b.CallSite(bootstrap, "go", "(I)I")
			link := c.Method(dex.AccPublic|dex.AccStatic, "link", "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;").Code(1)
			link.Const(0, 0).Op(dex.OpReturnObject, 0)
			code := static(c, 3)
			code.Op(dex.OpInvokeCustom, code.P(0), site).Op(dex.OpMoveResult, 0)
			code.Op(dex.OpConstMethodHandle, 1, bootstrap)
			code.Op(dex.OpInvokePolymorphic, 1, 0, "Ljava/lang/invoke/MethodHandle;->invoke([Ljava/lang/Object;)Ljava/lang/Object;", "(I)V")
			code.Op(dex.OpReturn, 0)
			addMain(c)
		},
		"65,535 method references": func(b *build.Builder) {
			for k := range 66 {
				c := b.Class(dex.AccPublic, fmt.Sprintf("Lx/C%d;", k))
				code := static(c, 0)
				for i := range 992 {
					if k < 65 || i < 985 {
						code.Op(dex.OpInvokeStatic, fmt.Sprintf("Ly/C%d;->f%d()V", k, i))
					}
				}
				code.Op(dex.OpReturn, code.P(0))
			}
			main := b.Class(dex.AccPublic, "LMain;")
			main.Method(dex.AccPublic|dex.AccStatic, "m", "(I)I").Code(0).Op(dex.OpInvokeStatic, 0, "Lx/C0;->m(I)I").Op(dex.OpConst4, 0, 0).Op(dex.OpReturn, 0)
			addMain(main)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := build.New(39)
			add(b)
			f, err := b.Parse()
			if err != nil {
				t.Fatal(err)
			}
			accepted(t, [][]byte{f.Data()})
			res, err := instrument.Instrument(context.Background(), []*dex.File{f}, instrument.Options{MinSDK: 26, Limit: 1 << 20})
			if err != nil {
				t.Fatal(err)
			}
			accepted(t, res.Dex)
			onTheDevice(t, f, res)
			if full := name == "65,535 method references"; full && (f.NumMethods() != 65535 || len(res.Dex) < 2) {
				t.Errorf("%d method references, %d files", f.NumMethods(), len(res.Dex))
			}
		})
	}
}
