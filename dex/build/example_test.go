package build_test

import (
	"fmt"
	"log"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// A class with a static field, a loop and an exception handler.
func Example() {
	b := build.New(35)
	c := b.Class(dex.AccPublic|dex.AccFinal, "Lx/Sum;").Source("Sum.java").Constructor(dex.AccPrivate)
	c.Field(dex.AccStatic|dex.AccPublic, "calls", "I", 7)

	code := c.Method(dex.AccPublic|dex.AccStatic, "of", "([I)I").Code(3)
	code.Line(10).Const(0, 0).Const(1, 0)
	code.Label("loop").Line(11)
	code.Op(dex.OpArrayLength, 2, code.P(0))
	code.Op(dex.OpIfGe, 1, 2, "done")
	code.Op(dex.OpAget, 2, code.P(0), 1)
	code.Op(dex.OpAddInt2addr, 0, 2)
	code.Op(dex.OpAddIntLit8, 1, 1, 1)
	code.Op(dex.OpGoto, "loop")
	code.Label("done").Line(12)
	code.Op(dex.OpReturn, 0)
	code.Label("null").Line(13)
	code.Op(dex.OpMoveException, 0)
	code.Const(0, -1)
	code.Op(dex.OpReturn, 0)
	code.Try("loop", "done").Catch("Ljava/lang/NullPointerException;", "null")

	p, err := b.Program()
	if err != nil {
		log.Fatal(err)
	}
	m, _ := p.FindMethod("Lx/Sum;->of([I)I")
	body, _, _ := p.Code(m)
	lines, _ := body.Lines()
	body.All(func(in *dex.Insn) bool {
		line, _ := dex.LineAt(lines, in.PC)
		fmt.Printf("%02x line %d %s\n", in.PC, line, in.Op)
		return true
	})
	// Output:
	// 00 line 10 const/4
	// 01 line 10 const/4
	// 02 line 11 array-length
	// 03 line 11 if-ge
	// 05 line 11 aget
	// 07 line 11 add-int/2addr
	// 08 line 11 add-int/lit8
	// 0a line 11 goto
	// 0b line 12 return
	// 0c line 13 move-exception
	// 0d line 13 const/4
	// 0e line 13 return
}

// Calls through a method handle and a call site need version 039.
func ExampleBuilder_CallSite() {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Dynamic;")
	bootstrap := b.Handle(dex.HandleInvokeStatic, "Lx/Dynamic;->link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;")
	site := b.CallSite(bootstrap, "add", "(II)I")
	code := c.Method(dex.AccPublic|dex.AccStatic, "add", "(II)I").Code(1)
	code.Op(dex.OpConstMethodHandle, 0, bootstrap)
	code.Op(dex.OpInvokeCustom, code.P(0), code.P(1), site)
	code.Op(dex.OpMoveResult, 0)
	code.Op(dex.OpReturn, 0)
	f, err := b.Parse()
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(f.Version, f.NumCallSites(), f.NumMethodHandles())
	// Output: 39 1 1
}

// Mistakes come back with the method and the item.
func ExampleBuilder_Err() {
	b := build.New(35)
	code := b.Class(dex.AccPublic, "Lx/Y;").Method(dex.AccStatic, "m", "()V").Code(1)
	code.Op(dex.OpMove, 0, 5)
	fmt.Println(b.Err())
	// Output: Lx/Y;->m()V, item 0: move: register v5, the method has 1
}
