package dex_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// TestForwards: what compilers put between is told from the bodies of lambdas, which are
// synthetic, too.
func TestForwards(t *testing.T) {
	const private, synthetic = dex.AccPrivate | dex.AccSynthetic, dex.AccStatic | dex.AccSynthetic
	b := build.New(35)
	written := b.Class(dex.AccPublic, "Lorg/acme/A;")
	lambda := b.Class(dex.AccFinal|dex.AccSynthetic, "Lorg/acme/-$$Lambda$A$0;")
	for _, m := range []struct {
		class  *build.Class
		access dex.AccessFlags
		name   string
		line   int
	}{
		{written, dex.AccStatic, "count", 3},
		{written, dex.AccStatic, "shrunk", 0},
		{written, private | dex.AccStatic, "lambda$count$0", 4},
		{written, synthetic, "lambda$count$1", 5},
		{written, synthetic, "access$000", 1},
		{written, dex.AccStatic | dex.AccBridge, "compareTo", 1},
		{lambda, dex.AccStatic, "onClick", 0},
		{lambda, dex.AccStatic, "onKey", 0},
		{lambda, dex.AccStatic, "inlined", 6},
		{written, synthetic, "$r8$lambda$x1", 0},
		{lambda, 0, "run", 0},
	} {
		c := m.class.Method(m.access, m.name, "()V").Code(1)
		if m.line > 0 {
			c.Line(m.line)
		}
		switch m.name {
		case "onClick", "$r8$lambda$x1":
			c.Op(dex.OpInvokeStatic, "Lorg/acme/A;->lambda$count$0()V")
		case "run":
			c.Op(dex.OpInvokeStatic, "Lorg/acme/A;->$r8$lambda$x1()V")
		}
		if m.name == "onKey" {
			c.Op(dex.OpInvokeStatic, "Lorg/acme/A;->access$000()V")
		}
		if m.name == "access$000" {
			c.Op(dex.OpInvokeStatic, "Lorg/acme/A;->lambda$count$1()V")
		}
		c.Op(dex.OpReturnVoid)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{"access$000": true, "compareTo": true, "onClick": true, "onKey": true, "$r8$lambda$x1": true, "run": true}
	for i := range p.Methods {
		if name := p.MethodName(dex.MethodID(i)); p.Forwards(dex.MethodID(i)) != want[name] {
			t.Errorf("%s: %v", name, !want[name])
		}
	}
	click, _ := p.FindMethod("Lorg/acme/-$$Lambda$A$0;->onClick()V")
	if to, ok := p.ForwardsTo(click); !ok || p.MethodName(to) != "lambda$count$0" {
		t.Errorf("onClick forwards to %v, %v", to, ok)
	}
	run, _ := p.FindMethod("Lorg/acme/-$$Lambda$A$0;->run()V")
	if to, ok := p.ForwardsTo(run); !ok || p.MethodName(to) != "lambda$count$0" {
		t.Errorf("run forwards to %v, %v", to, ok)
	}
	if to, ok := p.Lambda(p.Methods[run].Class); !ok || p.MethodName(to) != "lambda$count$0" {
		t.Errorf("the class stands for %v, %v", to, ok)
	}
	for name, written := range map[string]string{"onKey": "lambda$count$1", "onClick": "lambda$count$0"} {
		m, _ := p.FindMethod("Lorg/acme/-$$Lambda$A$0;->" + name + "()V")
		if to := p.MethodName(p.Written(m)); to != written {
			t.Errorf("%s is written as %s", name, to)
		}
	}
	if count, _ := p.FindMethod("Lorg/acme/A;->count()V"); p.Written(count) != count {
		t.Error("a written method hands on")
	}
}
