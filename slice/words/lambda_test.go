package words

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// TestLambdas: what makes the object of a lambda, or of a reference to a method, names that
// method, whatever a compiler calls its class.
func TestLambdas(t *testing.T) {
	b := build.New(35)
	main := b.Class(dex.AccPublic, "Lorg/acme/Main;")
	use := func(name, made string, op dex.Op) {
		c := main.Method(0, name, "()V").Code(2)
		if op == dex.OpSgetObject {
			c.Op(op, 0, made)
		} else {
			c.Op(op, c.P(0), made).Op(dex.OpMoveResultObject, 0)
		}
		c.Op(dex.OpInvokeStatic, 0, "Lorg/acme/Platform;->take(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	}
	for _, m := range []string{"lambda$onCreate$0", "onSave"} {
		main.Method(0, m, "()V").Code(1).Line(3).Op(dex.OpReturnVoid)
	}
	main.Method(dex.AccStatic, "count", "()V").Code(0).Line(4).Op(dex.OpReturnVoid)
	for _, l := range []struct {
		class, to string
		op        dex.Op
	}{
		{"Lorg/acme/-$$Lambda$Main$0;", "lambda$onCreate$0", dex.OpInvokeVirtual},
		{"Lorg/acme/-$$Lambda$Main$1;", "onSave", dex.OpInvokeVirtual},
		{"Lorg/acme/-$$Lambda$Main$2;", "count", dex.OpInvokeStatic},
	} {
		c := b.Class(dex.AccFinal|dex.AccSynthetic, l.class)
		run := c.Method(dex.AccPublic, "run", "()V").Code(2)
		if l.op == dex.OpInvokeStatic {
			run.Op(l.op, "Lorg/acme/Main;->"+l.to+"()V")
		} else {
			run.Op(dex.OpIgetObject, 0, 1, l.class+"->f$0:Lorg/acme/Main;").Op(l.op, 0, "Lorg/acme/Main;->"+l.to+"()V")
		}
		run.Op(dex.OpReturnVoid)
	}
	use("body", "Lorg/acme/-$$Lambda$Main$0;->make(Lorg/acme/Main;)Ljava/lang/Runnable;", dex.OpInvokeStatic)
	use("reference", "Lorg/acme/-$$Lambda$Main$1;->make(Lorg/acme/Main;)Ljava/lang/Runnable;", dex.OpInvokeStatic)
	use("static", "Lorg/acme/-$$Lambda$Main$2;->INSTANCE:Lorg/acme/-$$Lambda$Main$2;", dex.OpSgetObject)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	code := jimple.New(p)
	w := &Words{}
	for method, want := range map[string]string{
		"body": "Platform.take(lambda$onCreate$0)", "reference": "Platform.take(this::onSave)", "static": "Platform.take(Main::count)",
	} {
		m, _ := p.FindMethod("Lorg/acme/Main;->" + method + "()V")
		body, err := code.Body(m)
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for i := range body.Stmts {
			lines = append(lines, w.Statement(body, int32(i)))
		}
		if !contains(lines, want) {
			t.Errorf("%s: %q", method, lines)
		}
	}
}
