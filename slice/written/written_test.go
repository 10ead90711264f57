package written_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/written"
)

// Each method with what becomes of its first statement that reads or writes a field, calls
// or branches: a part of another statement, a statement of the class, or one of its own.
func TestWhoWroteIt(t *testing.T) {
	const (
		static    = dex.AccPublic | dex.AccStatic
		synthetic = dex.AccStatic | dex.AccSynthetic
		part      = "a part"
		class     = "the class's"
		own       = "its own"
	)
	b := build.New(35)
	a := b.Class(dex.AccPublic, "Lorg/acme/A;").Source("A.kt")
	a.Field(dex.AccStatic, "n", "I")
	a.Method(dex.AccPublic|dex.AccConstructor, "<init>", "(I)V").Code(0).Line(1).
		Op(dex.OpInvokeDirect, 0, "Ljava/lang/Object;-><init>()V").Op(dex.OpReturnVoid)
	read := func(access dex.AccessFlags, name string, line int) {
		c := a.Method(access, name, "()I").Code(1)
		if line > 0 {
			c.Line(line)
		}
		c.Op(dex.OpSget, 0, "Lorg/acme/A;->n:I").Op(dex.OpReturn, 0)
	}
	read(static, "author", 5)
	read(synthetic, "access$000", 3)
	read(synthetic, "lambda$go$0", 6)
	read(synthetic|dex.AccPrivate, "renamed", 7)
	read(static, "member", 1)
	read(static, "unlined", 0)
	a.Method(synthetic, "copy$default", "(I)I").Code(1).Line(1).
		Op(dex.OpIfEqz, 1, "given").Op(dex.OpConst4, 1, 4).Label("given").
		Op(dex.OpReturn, 1)
	bare := b.Class(dex.AccPublic, "Lorg/acme/Bare;")
	bare.Method(static, "stripped", "()I").Code(1).Op(dex.OpSget, 0, "Lorg/acme/A;->n:I").Op(dex.OpReturn, 0)
	made := b.Class(dex.AccPublic|dex.AccSynthetic, "Lorg/acme/A$1;")
	made.Method(static, "call", "()I").Code(1).Op(dex.OpSget, 0, "Lorg/acme/A;->n:I").Op(dex.OpReturn, 0)

	b.Class(dex.AccPublic|dex.AccAbstract, "Lkotlin/coroutines/jvm/internal/BaseContinuationImpl;").
		Method(dex.AccPublic|dex.AccAbstract, "invokeSuspend", "(Ljava/lang/Object;)Ljava/lang/Object;")
	k := b.Class(dex.AccPublic, "Lorg/acme/K;").Super("Lkotlin/coroutines/jvm/internal/BaseContinuationImpl;").Source("A.kt")
	k.Field(0, "kept", "I")
	k.Field(dex.AccFinal, "captured", "I")
	for _, name := range []string{"kept", "captured"} {
		k.Method(dex.AccPublic, name, "()I").Code(1).Line(9).Op(dex.OpIget, 0, 1, "Lorg/acme/K;->"+name+":I").Op(dex.OpReturn, 0)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.New(p)
	if err != nil {
		t.Fatal(err)
	}
	source := written.New(app)
	want := map[string]string{"author": own, "access$000": part, "lambda$go$0": own, "renamed": own, "member": class, "unlined": part, "copy$default": class,
		"stripped": own, "call": part, "kept": part, "captured": own, "<init>": class}
	for m := range p.Methods {
		body := app.Body(dex.MethodID(m))
		if body == nil {
			continue
		}
		name := p.MethodName(dex.MethodID(m))
		for i := range body.Stmts {
			st := &body.Stmts[i]
			if op := st.Op; op != jimple.OpGetField && op != jimple.OpGetStatic && st.Kind != jimple.If && !op.IsInvoke() {
				continue
			}
			got := part
			if key, ok := source.Of(criterion.Ref{Method: dex.MethodID(m), Stmt: int32(i)}); ok && key.Method < 0 {
				got = class
			} else if ok {
				got = own
			}
			if got != want[name] {
				t.Errorf("%s: %s is %s, want %s", name, body.Text(int32(i)), got, want[name])
			}
			break
		}
	}
}
