package report

import (
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// staticText returns the whole report on a crash of an app.
func staticText(t *testing.T, b *build.Builder, trace string) string {
	t.Helper()
	var text strings.Builder
	if err := staticReport(t, b, trace).Text(&text, TextOptions{}); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// staticReport returns the report on a crash of an app.
func staticReport(t *testing.T, b *build.Builder, trace string) *Crash {
	t.Helper()
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.New(p)
	if err != nil {
		t.Fatal(err)
	}
	c, err := criterion.Locate(app.Code, &crash.ParseText(trace)[0])
	if err != nil {
		t.Fatal(err)
	}
	return New(app, c, slice.Static(t.Context(), app, c, slice.Thin, slice.Options{}), nil)
}

// roleOf returns what a text says that the step with a statement does, to the number of the
// other step.
func roleOf(t *testing.T, text, statement string) string {
	t.Helper()
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		if strings.Contains(line, statement) && i+1 < len(lines) {
			if _, role, ok := strings.Cut(lines[i+1], "↳ "); ok {
				return strings.TrimRight(strings.TrimRight(strings.SplitN(role, ", in ", 2)[0], "0123456789"), " ")
			}
		}
	}
	t.Fatalf("no %s in\n%s", statement, text)
	return ""
}

// A call that takes something out of a list is not said to put something in.
func TestRoleOfRemoval(t *testing.T) {
	const static, list = dex.AccPublic | dex.AccStatic, "Lapp/Main;->list:Ljava/util/List;"
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lapp/Main;").Source("Main.java")
	m.Field(dex.AccStatic, "list", "Ljava/util/List;")
	m.Method(static, "<clinit>", "()V").Code(1).Line(2).Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").
		Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V").Op(dex.OpSputObject, 0, list).Op(dex.OpReturnVoid)
	m.Method(static, "put", "(Ljava/lang/String;)V").Code(1).Line(4).Op(dex.OpSgetObject, 0, list).
		Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->add(Ljava/lang/Object;)Z").Op(dex.OpReturnVoid)
	m.Method(static, "drop", "(Ljava/util/function/Predicate;)V").Code(1).Line(6).Op(dex.OpSgetObject, 0, list).
		Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->removeIf(Ljava/util/function/Predicate;)Z").Op(dex.OpReturnVoid)
	m.Method(static, "go", "(I)V").Code(1).Line(8).Op(dex.OpSgetObject, 0, list).
		Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->get(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpCheckCast, 0, "Ljava/lang/String;").Line(9).Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
	text := staticText(t, b, "java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference\n\tat app.Main.go(Main.java:9)\n")
	for statement, want := range map[string]string{
		"list.add(": "puts in what is taken out in", "list.removeIf(": "takes something out of what is read in",
	} {
		if got := roleOf(t, text, statement); got != want {
			t.Errorf("%s %q, want %q", statement, got, want)
		}
	}
}

// Where a null is the fault, a new object is told not to be the null; what may give one or
// the other is not.
func TestRoleOfNewObject(t *testing.T) {
	const static, kept = dex.AccPublic | dex.AccStatic, "Lapp/Main;->kept:Ljava/lang/String;"
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lapp/Main;").Source("Main.java")
	m.Field(dex.AccStatic, "kept", "Ljava/lang/String;")
	m.Method(static, "start", "()V").Code(1).Line(2).Op(dex.OpNewInstance, 0, "Ljava/lang/String;").
		Op(dex.OpInvokeDirect, 0, "Ljava/lang/String;-><init>()V").Op(dex.OpSputObject, 0, kept).Op(dex.OpReturnVoid)
	m.Method(static, "stop", "(Ljava/lang/String;)V").Code(0).Line(4).Op(dex.OpSputObject, 0, kept).Op(dex.OpReturnVoid)
	m.Method(static, "go", "()V").Code(1).Line(6).Op(dex.OpSgetObject, 0, kept).
		Line(7).Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
	text := staticText(t, b, "java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference\n\tat app.Main.go(Main.java:7)\n")
	for statement, want := range map[string]string{
		"= new String()": "sets kept, but not to null, read in", "Main.java:4": "sets kept, read in",
	} {
		if got := roleOf(t, text, statement); got != want {
			t.Errorf("%s %q, want %q", statement, got, want)
		}
	}
}

// A short text makes room for the steps: what a step is there for stands behind it where
// there is room, of the events and callers fewer are shown, and no line says that one more
// was left out.
func TestShortTextHasRoomForSteps(t *testing.T) {
	const static, kept = dex.AccPublic | dex.AccStatic, "Lapp/Main;->kept:Ljava/lang/String;"
	for stores := 1; stores < 16; stores++ {
		b := build.New(35)
		m := b.Class(dex.AccPublic, "Lapp/Main;").Super("Landroid/app/Activity;").Source("Main.java")
		m.Constructor(dex.AccPublic)
		m.Field(dex.AccStatic, "kept", "Ljava/lang/String;")
		for i := range stores {
			m.Method(static, fmt.Sprint("put", i), "(Ljava/lang/String;)V").Code(0).Line(10+i).Op(dex.OpSputObject, 0, kept).Op(dex.OpReturnVoid)
		}
		m.Method(static, "use", "()V").Code(1).Line(6).Op(dex.OpSgetObject, 0, kept).
			Line(7).Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
		for _, at := range []string{"onCreate", "onStart", "onResume", "onPause"} {
			m.Method(dex.AccPublic, at, "()V").Code(0).Line(40).Op(dex.OpInvokeStatic, "Lapp/Main;->use()V").Op(dex.OpReturnVoid)
		}
		r := staticReport(t, b, "java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference\n"+
			"\tat app.Main.use(Main.java:7)\n\tat app.Main.onStart(Main.java:40)\n\tat android.app.Activity.performStart(Activity.java:1)\n")
		var text strings.Builder
		if err := r.Text(&text, TextOptions{Max: 40, Lines: 25, Width: 100}); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(text.String(), "\n"); n > 25 {
			t.Errorf("%d stores: %d lines", stores, n)
		}
		if n := strings.Count(text.String(), "Main.kept ="); n < min(stores, 7) || strings.Contains(text.String(), " 1 more line") {
			t.Errorf("%d stores, shown %d:\n%s", stores, n, text.String())
		}
	}
}
