package slice_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// Kotlin's checks are known by their shape where a shrinker renamed them: the value that is
// checked is the one that is null. A method that does not throw for null is no check.
func TestRenamedChecksOfKotlin(t *testing.T) {
	for _, c := range []struct {
		name, class, check, want string
	}{
		{"renamed", "Lm/b;", "refuses", "A.user is null"},
		{"renamed, throws by itself", "Lm/b;", "throws", "A.user is null"},
		{"logs", "Lm/b;", "logs", ""},
		{"not renamed", "Lorg/acme/Checks;", "refuses", ""}, // its own frame would be on the stack
	} {
		t.Run(c.name, func(t *testing.T) {
			const static = dex.AccPublic | dex.AccStatic
			b := build.New(35)
			a := b.Class(dex.AccPublic, "Lorg/acme/A;").Source("A.kt")
			a.Field(dex.AccStatic, "user", "Ljava/lang/String;")
			a.Field(dex.AccStatic, "list", "Ljava/util/List;")
			a.Method(static, "go", "()V").Code(2).Line(7).
				Op(dex.OpSgetObject, 0, "Lorg/acme/A;->user:Ljava/lang/String;").Op(dex.OpConstString, 1, "user").
				Op(dex.OpInvokeStatic, 0, 1, c.class+"->"+c.check+"(Ljava/lang/Object;Ljava/lang/String;)V").Op(dex.OpReturnVoid)
			k := b.Class(dex.AccPublic, c.class)
			k.Method(static, "refuses", "(Ljava/lang/Object;Ljava/lang/String;)V").Code(2).
				Op(dex.OpIfNez, 2, "fine").Op(dex.OpInvokeStatic, 3, c.class+"->fail(Ljava/lang/String;)V").Label("fine").Op(dex.OpReturnVoid)
			k.Method(static, "throws", "(Ljava/lang/Object;Ljava/lang/String;)V").Code(2).
				Op(dex.OpIfEqz, 2, "null").Op(dex.OpReturnVoid).Label("null").Op(dex.OpNewInstance, 0, "Ljava/lang/NullPointerException;").
				Op(dex.OpInvokeDirect, 0, 3, "Ljava/lang/NullPointerException;-><init>(Ljava/lang/String;)V").Op(dex.OpThrow, 0)
			k.Method(static, "logs", "(Ljava/lang/Object;Ljava/lang/String;)V").Code(2).
				Op(dex.OpIfNez, 2, "fine").Op(dex.OpInvokeStatic, 3, 3, "Landroid/util/Log;->i(Ljava/lang/String;Ljava/lang/String;)I").Label("fine").Op(dex.OpReturnVoid)
			k.Method(static, "fail", "(Ljava/lang/String;)V").Code(1).Op(dex.OpNewInstance, 0, "Ljava/lang/NullPointerException;").
				Op(dex.OpInvokeDirect, 0, 1, "Ljava/lang/NullPointerException;-><init>(Ljava/lang/String;)V").Op(dex.OpThrow, 0)
			app := appOf(t, b)
			report := crash.ParseText("java.lang.NullPointerException: user must not be null\n\tat org.acme.A.go(A.kt:7)\n")[0]
			at, err := criterion.Locate(app.Code, &report)
			got := ""
			if err == nil {
				got = (words.Words{}).Fault(app.Body(at.Sites[0].Method), at.Rule, at.Sites[0])
			}
			if got != c.want {
				t.Errorf("%q (%v), want %q", got, err, c.want)
			}
		})
	}
}

// libraryApp has a library, okio, and a class of the app's that A.go fails in.
func libraryApp(t *testing.T, write func(b *build.Builder, a *build.Class), text string) *slice.Slice {
	t.Helper()
	b := build.New(35)
	a := b.Class(dex.AccPublic, "Lorg/acme/A;").Source("A.java")
	write(b, a)
	app := appOf(t, b)
	report := crash.ParseText(text)[0]
	at, err := criterion.Locate(app.Code, &report)
	if err != nil {
		t.Fatal(err)
	}
	return slice.Static(context.Background(), app, at, slice.Thin, slice.Options{Nearest: 60})
}

// lineOf returns the first element that is a line of a class.
func lineOf(s *slice.Slice, class string, line int32) int {
	return slices.IndexFunc(s.Elements, func(e slice.Element) bool {
		return s.App.Prog.Classes[s.App.Prog.Methods[e.Method].Class].Descriptor == class && s.App.Body(e.Method).Stmts[e.Stmt].Line == line
	})
}

// An object that a library makes is filled by the calls that have it as their first argument,
// as Kotlin's extensions have.
func TestFilledThroughExtensions(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	s := libraryApp(t, func(b *build.Builder, a *build.Class) {
		a.Field(dex.AccStatic, "pipe", "Lokio/Pipe;")
		a.Method(static|dex.AccConstructor, "<clinit>", "()V").Code(1).Line(3).
			Op(dex.OpInvokeStatic, "Lokio/Pipes;->make()Lokio/Pipe;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpSputObject, 0, "Lorg/acme/A;->pipe:Lokio/Pipe;").Op(dex.OpReturnVoid)
		a.Method(static, "fill", "()V").Code(2).Line(5).
			Op(dex.OpSgetObject, 0, "Lorg/acme/A;->pipe:Lokio/Pipe;").Op(dex.OpConstString, 1, "x").
			Op(dex.OpInvokeStatic, 0, 1, "Lokio/Pipes;->put(Lokio/Pipe;Ljava/lang/String;)V").Op(dex.OpReturnVoid)
		a.Method(static, "go", "()V").Code(1).Line(7).
			Op(dex.OpSgetObject, 0, "Lorg/acme/A;->pipe:Lokio/Pipe;").
			Op(dex.OpInvokeVirtual, 0, "Lokio/Pipe;->take()V").Op(dex.OpReturnVoid)
		p := b.Class(dex.AccPublic, "Lokio/Pipe;").Source("Pipe.java")
		p.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(0).Op(dex.OpInvokeDirect, 0, "Ljava/lang/Object;-><init>()V").Op(dex.OpReturnVoid)
		p.Method(dex.AccPublic, "take", "()V").Code(1).Line(3).Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;").
			Op(dex.OpInvokeDirect, 0, "Ljava/lang/IllegalStateException;-><init>()V").Op(dex.OpThrow, 0)
		k := b.Class(dex.AccPublic, "Lokio/Pipes;")
		k.Method(static, "make", "()Lokio/Pipe;").Code(1).Op(dex.OpNewInstance, 0, "Lokio/Pipe;").
			Op(dex.OpInvokeDirect, 0, "Lokio/Pipe;-><init>()V").Op(dex.OpReturnObject, 0)
		k.Method(static, "put", "(Lokio/Pipe;Ljava/lang/String;)V").Code(0).Op(dex.OpReturnVoid)
	}, "java.lang.IllegalStateException\n\tat okio.Pipe.take(Pipe.java:3)\n\tat org.acme.A.go(A.java:7)\n")
	if at := lineOf(s, "Lorg/acme/A;", 5); at < 0 {
		t.Errorf("the call that fills the pipe is not in the slice of %d elements", len(s.Elements))
	}
}

// What a library may run only since it implements an interface of the platform is farther
// than what the app's call was given.
func TestLibraryStandsIn(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	const hops = 6
	s := libraryApp(t, func(b *build.Builder, a *build.Class) {
		for i := range hops {
			m := a.Method(static, fmt.Sprint("hop", i), "()Ljava/lang/String;").Code(1).Line(20 + i)
			if i == hops-1 {
				m.Op(dex.OpConstString, 0, "").Op(dex.OpReturnObject, 0)
				continue
			}
			m.Op(dex.OpInvokeStatic, fmt.Sprintf("Lorg/acme/A;->hop%d()Ljava/lang/String;", i+1)).Op(dex.OpMoveResultObject, 0).Op(dex.OpReturnObject, 0)
		}
		a.Method(static, "go", "()V").Code(2).Line(7).
			Op(dex.OpInvokeStatic, "Lorg/acme/A;->hop0()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeStatic, 0, "Lokio/Texts;->parse(Ljava/lang/String;)Ljava/util/List;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpConst4, 1, 0).Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->get(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturnVoid)
		texts := b.Class(dex.AccPublic, "Lokio/Texts;")
		texts.Method(static|dex.AccNative, "parse", "(Ljava/lang/String;)Ljava/util/List;")
		all := texts.Method(static, "all", "()V").Code(1)
		for i := range 12 {
			name := fmt.Sprintf("Lokio/List%d;", i)
			all.Op(dex.OpNewInstance, 0, name).Op(dex.OpInvokeDirect, 0, name+"-><init>()V")
			l := b.Class(dex.AccPublic, name).Implements("Ljava/util/List;")
			l.Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(0).Op(dex.OpInvokeDirect, 0, "Ljava/lang/Object;-><init>()V").Op(dex.OpReturnVoid)
			l.Method(dex.AccPublic, "get", "(I)Ljava/lang/Object;").Code(1).Line(40).Op(dex.OpConst4, 0, 0).Op(dex.OpReturnObject, 0)
		}
		all.Op(dex.OpReturnVoid)
	}, "java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.Object.hashCode()' on a null object reference\n\tat org.acme.A.go(A.java:7)\n")
	own := lineOf(s, "Lorg/acme/A;", 20+hops-1)
	foreign := slices.IndexFunc(s.Elements, func(e slice.Element) bool { return s.App.Body(e.Method).Stmts[e.Stmt].Line == 40 })
	if own < 0 || foreign < own {
		t.Errorf("the text is element %d, the library's first list %d", own, foreign)
	}
}
