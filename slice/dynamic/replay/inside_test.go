package replay

import (
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// Of a fault inside of a library that depends on nothing of the app, the app's call is shown.
func TestCallToFailingLibrary(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	b.Class(dex.AccPublic, "Lapp/Main;").Method(static, "main", "([Ljava/lang/String;)V").Code(1).
		Op(dex.OpInvokeStatic, "Lokio/Lib;->outer()V").Op(dex.OpReturnVoid)
	l := b.Class(dex.AccPublic, "Lokio/Lib;")
	l.Method(static, "outer", "()V").Code(1).Op(dex.OpInvokeStatic, "Lokio/Lib;->fail()V").Op(dex.OpReturnVoid)
	l.Method(static, "fail", "()V").Code(1).Const(0, 0).Op(dex.OpThrow, 0)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	data, _ := recordVM(t, p, "Lapp/Main;")
	g := replayTrace(t, p, data)
	n, ok := g.LastRaised()
	if !ok {
		t.Fatal("nothing was thrown")
	}
	x, err := g.Explain(g.Backward(dynamic.Criterion{Node: n}, dynamic.Full), jimple.New(p), dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	var thin []string
	for i := range x.Elements {
		if e := &x.Elements[i]; e.Thin {
			thin = append(thin, p.MethodName(e.Method))
			if p.MethodName(e.Method) == "main" && (e.Why == nil || e.Why.Element != int(n) || e.Why.Kind != dynamic.EdgeControl) {
				t.Errorf("why the call is shown: %+v", e.Why)
			}
		}
	}
	if !slices.Equal(thin, []string{"main", "fail"}) || x.Thin.Statements != 2 {
		t.Errorf("thin slice %q, %d statements", thin, x.Thin.Statements)
	}
}

// A call into a library that the app carries stands for all that runs inside of it, also
// where Java's own classes call the library back; the statement that threw is shown all the
// same, and so is the app's code that the library calls, and everything if asked for.
func TestCallsIntoLibraries(t *testing.T) {
	const (
		static = dex.AccPublic | dex.AccStatic
		lib    = "Lcom/google/gson/Lib;"
		hashes = "Ljava/util/HashMap;"
	)
	b := build.New(35)
	main := b.Class(dex.AccPublic, "Lapp/Main;")
	c := main.Method(static, "main", "([Ljava/lang/String;)V").Code(2)
	c.Op(dex.OpConstString, 0, "many").Op(dex.OpInvokeStatic, 0, lib+"->read(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
	main.Method(static, "trim", "(Ljava/lang/String;)Ljava/lang/String;").Code(1).
		Op(dex.OpInvokeVirtual, 1, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0)
	l := b.Class(dex.AccPublic, lib)
	l.Field(dex.AccPublic, "text", "Ljava/lang/String;")
	l.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(1).Op(dex.OpInvokeDirect, 1, "Ljava/lang/Object;-><init>()V").Op(dex.OpReturnVoid)
	l.Method(dex.AccPublic, "hashCode", "()I").Code(2).
		Op(dex.OpIgetObject, 0, 2, lib+"->text:Ljava/lang/String;").Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->hashCode()I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
	l.Method(static, "read", "(Ljava/lang/String;)I").Code(4).
		Op(dex.OpInvokeStatic, 4, "Lapp/Main;->trim(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3).
		Op(dex.OpNewInstance, 0, lib).Op(dex.OpInvokeDirect, 0, lib+"-><init>()V").Op(dex.OpIputObject, 3, 0, lib+"->text:Ljava/lang/String;").
		Op(dex.OpNewInstance, 1, hashes).Op(dex.OpInvokeDirect, 1, hashes+"-><init>()V").
		Op(dex.OpInvokeVirtual, 1, 0, 3, hashes+"->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;").
		Op(dex.OpInvokeVirtual, 1, 0, hashes+"->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 2).
		Op(dex.OpCheckCast, 2, "Ljava/lang/String;").Op(dex.OpInvokeStatic, 2, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpMoveResult, 2).Op(dex.OpReturn, 2)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	data, outcome := recordVM(t, p, "Lapp/Main;")
	if !strings.Contains(outcome.Reason, "NumberFormatException") {
		t.Fatal(outcome)
	}
	g := replayTrace(t, p, data)
	n, ok := g.LastRaised()
	if !ok {
		t.Fatal("nothing was thrown")
	}
	code := jimple.New(p)
	shown := func(inside bool) (texts []string, x *dynamic.Explanation) {
		x, err := g.Explain(g.Backward(dynamic.Criterion{Node: n}, dynamic.Full), code, dynamic.Shown{Inside: inside})
		if err != nil {
			t.Fatal(err)
		}
		for i := range x.Elements {
			e := &x.Elements[i]
			class := p.Classes[p.Methods[e.Method].Class].Descriptor
			if body, err := code.Body(e.Method); err == nil && e.Stmt >= 0 {
				texts = append(texts, class+" "+body.Text(e.Stmt))
			} else {
				texts = append(texts, class)
			}
		}
		return texts, x
	}
	in := func(texts []string, class, part string) bool {
		return slices.ContainsFunc(texts, func(s string) bool { return strings.HasPrefix(s, class) && strings.Contains(s, part) })
	}
	texts, x := shown(false)
	for _, part := range []string{`"many"`, "read(", "trim()"} {
		if !in(texts, "Lapp/Main;", part) {
			t.Errorf("the app's %s is not shown: %q", part, texts)
		}
	}
	if of := slices.DeleteFunc(slices.Clone(texts), func(s string) bool { return !strings.HasPrefix(s, lib) }); len(of) != 1 || !strings.Contains(of[0], "parseInt") {
		t.Errorf("of the library is shown %q, want the statement that threw", of)
	}
	call := slices.IndexFunc(x.Elements, func(e dynamic.Element) bool {
		body, err := code.Body(e.Method)
		return err == nil && e.Stmt >= 0 && strings.Contains(body.Text(e.Stmt), "read(")
	})
	if call < 0 || !x.Elements[call].Thin || x.Elements[call].Why == nil {
		t.Errorf("the call is not on the way of the value: %+v", x.Elements[call])
	}
	if x.Thin.Statements >= x.Full.Statements+1 || x.Thin.Statements > 5 {
		t.Errorf("%d statements in the thin slice, %d in the full one", x.Thin.Statements, x.Full.Statements)
	}
	texts, all := shown(true)
	if !in(texts, lib, "put(") || !in(texts, lib, "get(") || all.Full.Statements <= x.Full.Statements {
		t.Errorf("asked for, the library's own statements are not shown: %q", texts)
	}
}

// The thin slice asks why a library threw, and goes on to what its caller in the library
// gave it; the full slice has all of that, too.
func TestThinIsPartOfFull(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	b.Class(dex.AccPublic, "Lapp/Main;").Method(static, "main", "([Ljava/lang/String;)V").Code(1).
		Op(dex.OpInvokeStatic, "Lokio/Lib;->outer()V").Op(dex.OpReturnVoid)
	l := b.Class(dex.AccPublic, "Lokio/Lib;")
	l.Method(static, "outer", "()V").Code(2).Op(dex.OpInvokeStatic, "Lokio/Lib;->find()Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeStatic, 0, "Lokio/Lib;->check(Ljava/lang/Object;)V").Op(dex.OpReturnVoid)
	l.Method(static, "find", "()Ljava/lang/Object;").Code(1).Const(0, 0).Op(dex.OpReturnObject, 0)
	c := l.Method(static, "check", "(Ljava/lang/Object;)V").Code(1)
	c.Op(dex.OpIfNez, 1, "fine").Op(dex.OpNewInstance, 0, "Ljava/lang/NullPointerException;").
		Op(dex.OpInvokeDirect, 0, "Ljava/lang/NullPointerException;-><init>()V").Op(dex.OpThrow, 0).Label("fine").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	data, _ := recordVM(t, p, "Lapp/Main;")
	g := replayTrace(t, p, data)
	n, ok := g.LastRaised()
	if !ok {
		t.Fatal("nothing was thrown")
	}
	at := dynamic.Criterion{Node: n, Exception: "Ljava/lang/NullPointerException;"}
	thin, full := g.Backward(at, dynamic.Thin), g.Backward(at, dynamic.Full)
	found := false
	for _, n := range thin.Nodes {
		m, _ := g.Where(n)
		found = found || p.MethodName(m) == "find"
		if !full.Has(n) {
			t.Errorf("a statement of %s is in the thin slice and not in the full one", p.MethodName(m))
		}
	}
	if !found {
		t.Error("the thin slice lacks where the value comes from")
	}
}

// Of what the framework called in a library, that tells what happened in which code of the
// app ran; the rest is how the library works.
func TestTellingCallbacks(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	main := b.Class(dex.AccPublic, "Lapp/Main;")
	main.Field(static, "text", "Ljava/lang/String;")
	main.Method(static, "load", "()V").Code(1).Op(dex.OpConstString, 0, "a").Op(dex.OpSputObject, 0, "Lapp/Main;->text:Ljava/lang/String;").Op(dex.OpReturnVoid)
	main.Method(static, "onClick", "()V").Code(2).
		Op(dex.OpSgetObject, 0, "Lapp/Main;->text:Ljava/lang/String;").Op(dex.OpSgetObject, 1, "Lokio/Lib;->prefix:Ljava/lang/String;").
		Op(dex.OpInvokeVirtual, 0, 1, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpReturnVoid)
	l := b.Class(dex.AccPublic, "Lokio/Lib;")
	l.Field(static, "prefix", "Ljava/lang/String;")
	l.Method(static, "onLayout", "()V").Code(1).Op(dex.OpConstString, 0, "b").Op(dex.OpSputObject, 0, "Lokio/Lib;->prefix:Ljava/lang/String;").Op(dex.OpReturnVoid)
	l.Method(static, "onStart", "()V").Code(0).Op(dex.OpInvokeStatic, "Lapp/Main;->load()V").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	s := &script{t: t, p: p}
	s.callback(1, "Lokio/Lib;->onLayout()V")
	s.callback(1, "Lokio/Lib;->onStart()V", func() { s.call(1, "Lapp/Main;->load()V") })
	s.callback(1, "Lapp/Main;->onClick()V")
	set, err := android.NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	g := replayRecords(t, p, set, s.records)
	last := dynamic.NoNode
	for n := range dynamic.Node(g.Len()) {
		if in := g.Insn(n); in != nil && in.Op == dex.OpInvokeVirtual {
			last = n
		}
	}
	x, err := g.Explain(g.Backward(dynamic.Criterion{Node: last}, dynamic.Full), jimple.New(p), dynamic.Shown{})
	if err != nil {
		t.Fatal(err)
	}
	var events, told []string
	telling := x.Telling()
	for i := range x.Elements {
		e := &x.Elements[i]
		if e.Event {
			events = append(events, p.MethodName(e.Method))
		}
		if telling(e) {
			told = append(told, p.MethodName(e.Method))
		}
	}
	if !slices.Equal(events, []string{"onLayout", "onStart", "onClick"}) || !slices.Equal(told, events[1:]) {
		t.Errorf("of the callbacks %q these are told: %q", events, told)
	}
}
