package replay

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// run records a program whose main method is in class Lx/Main; and returns, by method and
// instruction, the thin slice of its crash.
func thinOfCrash(t *testing.T, b *build.Builder, exception string) map[string]bool {
	t.Helper()
	s := parse(t, b)
	data, end := recordVM(t, s.p, "Lx/Main;")
	if end.Kind != vm.Uncaught {
		t.Fatal(end)
	}
	g := replayTrace(t, s.p, data)
	crash, ok := g.LastRaised()
	if !ok {
		t.Fatal("no crash")
	}
	out := map[string]bool{}
	for _, n := range g.Backward(dynamic.Criterion{Node: crash, Exception: exception, Own: true}, dynamic.Thin).Nodes {
		m, _ := g.Where(n)
		if in := g.Insn(n); in != nil && g.Kind(n) == dynamic.Instruction {
			out[s.p.MethodName(m)+" "+in.Op.String()] = true
		}
	}
	return out
}

func wantAll(t *testing.T, have map[string]bool, want ...string) {
	t.Helper()
	for _, w := range want {
		text, not := strings.CutPrefix(w, "!")
		if have[text] == not {
			t.Errorf("%s: in the slice %v\n%v", text, have[text], have)
		}
	}
}

// TestOwnThrow: what the app throws itself depends on what it tested before: here in a
// method that always throws, called under a condition that another method found, and that
// keeps it as true or false.
func TestOwnThrow(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccStatic, "limit", "I")
	c.Field(dex.AccStatic, "other", "I")
	fail := c.Method(dex.AccPublic|dex.AccStatic, "fail", "()V").Code(2)
	fail.Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;").Op(dex.OpConstString, 1, "no").
		Op(dex.OpInvokeDirect, 0, 1, "Ljava/lang/IllegalStateException;-><init>(Ljava/lang/String;)V").Op(dex.OpThrow, 0)
	within := c.Method(dex.AccPublic|dex.AccStatic, "within", "(I)Z").Code(2)
	within.Op(dex.OpSget, 0, "Lx/Main;->limit:I").Op(dex.OpIfGt, within.P(0), 0, "big").Const(1, 1).Op(dex.OpReturn, 1).
		Label("big").Const(1, 0).Op(dex.OpReturn, 1)
	set := c.Method(dex.AccPublic|dex.AccStatic, "set", "()V").Code(1)
	set.Const(0, 3).Op(dex.OpSput, 0, "Lx/Main;->limit:I").Op(dex.OpReturnVoid)
	decoy := c.Method(dex.AccPublic|dex.AccStatic, "decoy", "()V").Code(1)
	decoy.Const(0, 3).Op(dex.OpSput, 0, "Lx/Main;->other:I").Op(dex.OpReturnVoid)
	main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	main.Op(dex.OpInvokeStatic, "Lx/Main;->decoy()V").Op(dex.OpInvokeStatic, "Lx/Main;->set()V").Const(0, 100).
		Op(dex.OpInvokeStatic, 0, "Lx/Main;->within(I)Z").Op(dex.OpMoveResult, 0).Op(dex.OpIfNez, 0, "good").
		Op(dex.OpInvokeStatic, "Lx/Main;->fail()V").Label("good").Op(dex.OpReturnVoid)
	wantAll(t, thinOfCrash(t, b, "Ljava/lang/IllegalStateException;"),
		"fail throw", "fail const-string", "main invoke-static", "main if-nez", "within return", "within if-gt", "within sget", "set sput", "set const/4", "main const/16", "!decoy sput")
}

// TestHandled: null that a handler returns comes of what was tested before the throw.
func TestHandled(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccStatic, "limit", "I")
	check := c.Method(dex.AccPublic|dex.AccStatic, "check", "()V").Code(2)
	check.Op(dex.OpSget, 0, "Lx/Main;->limit:I").Op(dex.OpIfNez, 0, "fine").
		Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;").
		Op(dex.OpInvokeDirect, 0, "Ljava/lang/IllegalStateException;-><init>()V").Op(dex.OpThrow, 0).Label("fine").Op(dex.OpReturnVoid)
	read := c.Method(dex.AccPublic|dex.AccStatic, "read", "()Ljava/lang/String;").Code(1)
	read.Label("from").Op(dex.OpInvokeStatic, "Lx/Main;->check()V").Label("to").Op(dex.OpConstString, 0, "text").Op(dex.OpReturnObject, 0).
		Label("handler").Op(dex.OpMoveException, 0).Const(0, 0).Op(dex.OpReturnObject, 0)
	read.Try("from", "to").Catch("Ljava/lang/IllegalStateException;", "handler")
	main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
	main.Op(dex.OpInvokeStatic, "Lx/Main;->read()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
	wantAll(t, thinOfCrash(t, b, "Ljava/lang/NullPointerException;"), "read const/4", "check throw", "check if-nez", "check sget")
}

// TestHandlerThrows: what a handler throws anew without its cause, itself or by a method that
// always throws, has what was caught all the same.
func TestHandlerThrows(t *testing.T) {
	const raise = "Lx/Main;->raise(Ljava/lang/String;)V"
	for _, itself := range []bool{true, false} {
		b := build.New(35)
		c := b.Class(dex.AccPublic, "Lx/Main;")
		throws := func(m *build.Code) {
			m.Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;").
				Op(dex.OpInvokeDirect, 0, "Ljava/lang/IllegalStateException;-><init>()V").Op(dex.OpThrow, 0)
		}
		throws(c.Method(dex.AccPublic|dex.AccStatic, "raise", "(Ljava/lang/String;)V").Code(1))
		text := c.Method(dex.AccPublic|dex.AccStatic, "text", "()Ljava/lang/String;").Code(1)
		text.Op(dex.OpConstString, 0, "two").Op(dex.OpReturnObject, 0)
		main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		main.Op(dex.OpInvokeStatic, "Lx/Main;->text()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
			Label("from").Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Label("to").Op(dex.OpReturnVoid).
			Label("handler").Op(dex.OpMoveException, 0)
		if itself {
			throws(main)
		} else {
			main.Const(0, 0).Op(dex.OpInvokeStatic, 0, raise).Op(dex.OpReturnVoid)
		}
		main.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
		wantAll(t, thinOfCrash(t, b, "Ljava/lang/IllegalStateException;"), "main invoke-static", "text const-string")
	}
}

// TestNothingFound: null of a lookup comes of its key, and what was put under one like it
// is shown.
func TestNothingFound(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	key := c.Method(dex.AccPublic|dex.AccStatic, "key", "()Ljava/lang/String;").Code(1)
	key.Op(dex.OpConstString, 0, "titles").Op(dex.OpReturnObject, 0)
	for name, text := range map[string]string{"near": "Title", "far": "page"} {
		put := c.Method(dex.AccPublic|dex.AccStatic, name, "(Ljava/util/Map;)V").Code(2)
		put.Op(dex.OpConstString, 0, text).Op(dex.OpConstString, 1, "x").
			Op(dex.OpInvokeInterface, put.P(0), 0, 1, "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	}
	main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	main.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V").
		Op(dex.OpInvokeStatic, 0, "Lx/Main;->far(Ljava/util/Map;)V").Op(dex.OpInvokeStatic, 0, "Lx/Main;->near(Ljava/util/Map;)V").
		Op(dex.OpInvokeStatic, "Lx/Main;->key()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1).
		Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/Map;->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 2).
		Op(dex.OpInvokeVirtual, 2, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturnVoid)
	wantAll(t, thinOfCrash(t, b, "Ljava/lang/NullPointerException;"), "main invoke-interface", "key const-string", "near invoke-interface", "!far invoke-interface")
}

// TestAccessor: a method that the compiler made so that an inner class reaches a private
// field stands for the call of it.
func TestAccessor(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccStatic, "size", "I")
	access := c.Method(dex.AccStatic|dex.AccSynthetic, "access$002", "(I)I").Code(0)
	access.Op(dex.OpSput, access.P(0), "Lx/Main;->size:I").Op(dex.OpReturn, access.P(0))
	inner := c.Method(dex.AccPublic|dex.AccStatic, "inner", "()V").Code(1)
	inner.Const(0, 0).Op(dex.OpInvokeStatic, 0, "Lx/Main;->access$002(I)I").Op(dex.OpReturnVoid)
	main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	main.Op(dex.OpInvokeStatic, "Lx/Main;->inner()V").Op(dex.OpSget, 0, "Lx/Main;->size:I").Const(1, 8).Op(dex.OpDivInt, 1, 1, 0).Op(dex.OpReturnVoid)
	wantAll(t, thinOfCrash(t, b, "Ljava/lang/ArithmeticException;"), "access$002 sput", "inner invoke-static", "inner const/4")
}

// TestInitialiser: what first needs a class runs before its initialiser, also where that
// fails and it never gets to run itself.
func TestInitialiser(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic, "Lx/Other;").Field(dex.AccPublic|dex.AccStatic, "port", "I")
	other := b.Class(dex.AccPublic, "Lx/Settings;")
	other.Field(dex.AccPublic|dex.AccStatic, "port", "I")
	init := other.Method(dex.AccStatic|dex.AccConstructor, "<clinit>", "()V").Code(1)
	init.Op(dex.OpConstString, 0, "80 80").Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").
		Op(dex.OpMoveResult, 0).Op(dex.OpSput, 0, "Lx/Settings;->port:I").Op(dex.OpReturnVoid)
	main := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
	main.Const(1, 1).Op(dex.OpSput, 1, "Lx/Other;->port:I").Op(dex.OpSget, 0, "Lx/Settings;->port:I").Op(dex.OpReturnVoid)
	s := parse(t, b)
	data, _ := recordVM(t, s.p, "Lx/Main;")
	g := replayTrace(t, s.p, data)
	id, _ := s.p.FindMethod("Lx/Settings;-><clinit>()V")
	parse, ran, _ := g.Latest(id, 2)
	if !ran {
		t.Fatal("parseInt did not run")
	}
	have := map[string]bool{}
	for _, n := range g.Backward(dynamic.Criterion{Node: parse}, dynamic.Full).Nodes {
		if m, _ := g.Where(n); g.Insn(n) != nil {
			have[s.p.MethodName(m)+" "+g.Insn(n).Op.String()] = true
		}
	}
	wantAll(t, have, "main sget", "!main sput")
}

// TestSimilarNames: which key may have been meant by another.
func TestSimilarNames(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{{"title", "titles", true}, {"id", "ID", true}, {"user_name", "username", true}, {"page", "titles", false}, {"a", "b", false}, {"", "", true}, {strings.Repeat("x", 100), "x", false}} {
		if got := similar(c.a, c.b); got != c.want {
			t.Errorf("%q and %q: %v", c.a, c.b, got)
		}
	}
}

// TestNullByChoice: null that an expression chose comes of its condition; null that a
// method ends with early does not.
func TestNullByChoice(t *testing.T) {
	for _, c := range []struct {
		line int
		want string
	}{{4, "read sget"}, {5, "!read sget"}} {
		b := build.New(35)
		cl := b.Class(dex.AccPublic, "Lx/Main;")
		cl.Field(dex.AccStatic, "limit", "I")
		read := cl.Method(dex.AccPublic|dex.AccStatic, "read", "()Ljava/lang/String;").Code(1)
		read.Line(4).Op(dex.OpSget, 0, "Lx/Main;->limit:I").Op(dex.OpIfEqz, 0, "none").Op(dex.OpConstString, 0, "text").Op(dex.OpReturnObject, 0).
			Label("none").Line(c.line).Const(0, 0).Op(dex.OpReturnObject, 0)
		main := cl.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		main.Line(9).Op(dex.OpInvokeStatic, "Lx/Main;->read()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
		wantAll(t, thinOfCrash(t, b, "Ljava/lang/NullPointerException;"), "read const/4", c.want)
	}
}

// TestEndless: a recursion goes on because of the condition for its call.
func TestEndless(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Main;")
	c.Field(dex.AccStatic, "step", "I")
	c.Field(dex.AccStatic, "other", "I")
	set := c.Method(dex.AccPublic|dex.AccStatic, "set", "(I)V").Code(0)
	set.Op(dex.OpSput, set.P(0), "Lx/Main;->step:I").Op(dex.OpReturnVoid)
	decoy := c.Method(dex.AccPublic|dex.AccStatic, "decoy", "(I)V").Code(0)
	decoy.Op(dex.OpSput, decoy.P(0), "Lx/Main;->other:I").Op(dex.OpReturnVoid)
	walk := c.Method(dex.AccPublic|dex.AccStatic, "walk", "()V").Code(1)
	walk.Op(dex.OpSget, 0, "Lx/Main;->step:I").Op(dex.OpIfEqz, 0, "end").Op(dex.OpInvokeStatic, "Lx/Main;->walk()V").Label("end").Op(dex.OpReturnVoid)
	main := c.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
	main.Const(0, 100).Op(dex.OpInvokeStatic, 0, "Lx/Main;->set(I)V").Op(dex.OpInvokeStatic, 0, "Lx/Main;->decoy(I)V").
		Op(dex.OpInvokeStatic, "Lx/Main;->walk()V").Op(dex.OpReturnVoid)
	wantAll(t, thinOfCrash(t, b, "Ljava/lang/StackOverflowError;"), "walk invoke-static", "walk if-eqz", "walk sget", "set sput", "main const/16", "!decoy sput")
}
