package slice_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// What an app's object answers to a library that fails is a cause, what a method is called
// with by a library comes from where its object was handed in, and an object that only a
// library can have made has methods that run.
func TestCalledBackByLibraries(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	b.Class(dex.AccPublic|dex.AccAbstract, "Lokio/Loader;").Constructor(dex.AccPublic).
		Method(dex.AccPublic|dex.AccAbstract, "load", "(Ljava/lang/String;)Ljava/lang/String;")
	lib := b.Class(dex.AccPublic, "Lokio/Lib;")
	lib.Constructor(dex.AccPublic)
	lib.Method(dex.AccPublic, "of", "(Ljava/lang/String;)Lokio/Lib;").Code(1).Op(dex.OpReturnObject, 1)
	lib.Method(dex.AccPublic, "put", "(Lokio/Loader;)Lokio/Lib;").Code(1).
		Op(dex.OpConstString, 0, "k").Op(dex.OpInvokeVirtual, 2, 0, "Lokio/Loader;->load(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpReturnObject, 1)
	lib.Method(dex.AccPublic, "run", "()V").Code(1).Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;").
		Op(dex.OpInvokeDirect, 0, "Ljava/lang/IllegalStateException;-><init>()V").Op(dex.OpThrow, 0)
	own := b.Class(dex.AccPublic, "Lorg/acme/Own;").Super("Lokio/Loader;")
	own.Constructor(dex.AccPublic)
	own.Method(dex.AccPublic, "load", "(Ljava/lang/String;)Ljava/lang/String;").Code(1).
		Op(dex.OpInvokeVirtual, 2, "Ljava/lang/String;->trim()Ljava/lang/String;").
		Op(dex.OpSgetObject, 0, "Lorg/acme/Main;->text:Ljava/lang/String;").Op(dex.OpReturnObject, 0)
	data := b.Class(dex.AccPublic, "Lorg/acme/Data;")
	data.Field(0, "name", "Ljava/lang/String;")
	data.Method(dex.AccPublic, "name", "()Ljava/lang/String;").Code(1).
		Op(dex.OpIgetObject, 0, 1, "Lorg/acme/Data;->name:Ljava/lang/String;").Op(dex.OpReturnObject, 0)
	main := b.Class(dex.AccPublic, "Lorg/acme/Main;")
	main.Field(dex.AccStatic, "text", "Ljava/lang/String;")
	main.Method(static, "go", "(Lokio/Lib;)V").Code(3).
		Op(dex.OpConstString, 0, "first").Op(dex.OpInvokeVirtual, 3, 0, "Lokio/Lib;->of(Ljava/lang/String;)Lokio/Lib;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpNewInstance, 1, "Lorg/acme/Own;").Op(dex.OpInvokeDirect, 1, "Lorg/acme/Own;-><init>()V").
		Op(dex.OpInvokeVirtual, 0, 1, "Lokio/Lib;->put(Lokio/Loader;)Lokio/Lib;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Lokio/Lib;->run()V").Op(dex.OpReturnVoid)
	main.Method(static, "read", "(Lorg/acme/Data;)V").Code(1).
		Op(dex.OpInvokeVirtual, 1, "Lorg/acme/Data;->name()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
	app := appOf(t, b)
	const null = "java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference\n"
	for text, want := range map[string]string{
		"java.lang.IllegalStateException\n\tat okio.Lib.run(Unknown Source)\n\tat org.acme.Main.go(Unknown Source)\n": "return Main.text",
		null + "\tat org.acme.Own.load(Unknown Source)\n\tat okio.Lib.put(Unknown Source)\n":                          `.of("first")`,
		null + "\tat org.acme.Main.read(Unknown Source)\n":                                                            ".name",
	} {
		at, err := criterion.Locate(app.Code, &crash.ParseText(text)[0])
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, e := range slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}).Elements {
			all = append(all, (&words.Words{}).Statement(app.Body(e.Method), e.Stmt))
		}
		if !strings.Contains(strings.Join(all, "\n"), want) {
			t.Errorf("%s is not in %q of\n%s", want, all, text)
		}
	}
}

// What kept a method from running that sets a field is a cause of the null in the field.
func TestBranchBeforeTheCallThatStores(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	main := b.Class(dex.AccPublic, "Lorg/acme/Main;")
	main.Constructor(dex.AccPublic)
	main.Field(dex.AccStatic, "text", "Ljava/lang/String;")
	main.Method(static, "start", "()V").Code(1).
		Op(dex.OpConstString, 0, "x").Op(dex.OpSputObject, 0, "Lorg/acme/Main;->text:Ljava/lang/String;").Op(dex.OpReturnVoid)
	main.Method(static, "open", "(I)V").Code(1).
		Op(dex.OpIfEqz, 1, "end").Op(dex.OpInvokeStatic, "Lorg/acme/Main;->start()V").Label("end").Op(dex.OpReturnVoid)
	main.Method(static, "go", "()V").Code(1).
		Op(dex.OpSgetObject, 0, "Lorg/acme/Main;->text:Ljava/lang/String;").
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpReturnVoid)
	app := appOf(t, b)
	at, err := criterion.Locate(app.Code, &crash.ParseText("java.lang.NullPointerException: Attempt to invoke virtual method 'java.lang.String java.lang.String.trim()' on a null object reference\n\tat org.acme.Main.go(Unknown Source)\n")[0])
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}).Elements {
		all = append(all, app.Prog.MethodName(e.Method)+": "+(&words.Words{}).Statement(app.Body(e.Method), e.Stmt))
	}
	if text := strings.Join(all, "\n"); !strings.Contains(text, "open: if (") {
		t.Errorf("the branch is not in\n%s", text)
	}
}

// A check of Kotlin's, which is described as one that changes nothing, puts nothing into what
// it checks.
func TestChecksFillNothing(t *testing.T) {
	const static, user = dex.AccPublic | dex.AccStatic, "Lorg/acme/A;->user:Lorg/acme/User;"
	const refuse = "throwUninitializedPropertyAccessException"
	s := libraryApp(t, func(b *build.Builder, a *build.Class) {
		k := b.Class(dex.AccPublic, "Lkotlin/jvm/internal/Intrinsics;")
		k.Method(static, refuse, "(Ljava/lang/String;)V").Code(1).Op(dex.OpNewInstance, 0, "Lkotlin/UninitializedPropertyAccessException;").
			Op(dex.OpInvokeDirect, 0, 1, "Lkotlin/UninitializedPropertyAccessException;-><init>(Ljava/lang/String;)V").Op(dex.OpThrow, 0)
		k.Method(static, "checkNotNullParameter", "(Ljava/lang/Object;Ljava/lang/String;)V").Code(0).Op(dex.OpReturnVoid)
		b.Class(dex.AccPublic, "Lkotlin/UninitializedPropertyAccessException;").Super("Ljava/lang/RuntimeException;").
			Method(dex.AccPublic|dex.AccConstructor, "<init>", "(Ljava/lang/String;)V").Code(0).
			Op(dex.OpInvokeDirect, 0, 1, "Ljava/lang/RuntimeException;-><init>(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
		b.Class(dex.AccPublic, "Lorg/acme/User;").Constructor(dex.AccPublic)
		a.Field(dex.AccStatic, "user", "Lorg/acme/User;")
		a.Method(static, "set", "(Lorg/acme/User;)V").Code(1).Line(3).Op(dex.OpConstString, 0, "user").
			Op(dex.OpInvokeStatic, 1, 0, "Lkotlin/jvm/internal/Intrinsics;->checkNotNullParameter(Ljava/lang/Object;Ljava/lang/String;)V").
			Line(4).Op(dex.OpSputObject, 1, user).Op(dex.OpReturnVoid)
		a.Method(static, "login", "()V").Code(1).Line(6).Op(dex.OpNewInstance, 0, "Lorg/acme/User;").
			Op(dex.OpInvokeDirect, 0, "Lorg/acme/User;-><init>()V").Op(dex.OpInvokeStatic, 0, "Lorg/acme/A;->set(Lorg/acme/User;)V").Op(dex.OpReturnVoid)
		a.Method(static, "go", "()V").Code(1).Line(8).Op(dex.OpSgetObject, 0, user).Op(dex.OpIfNez, 0, "set").Op(dex.OpConstString, 0, "user").
			Op(dex.OpInvokeStatic, 0, "Lkotlin/jvm/internal/Intrinsics;->"+refuse+"(Ljava/lang/String;)V").Label("set").Op(dex.OpReturnVoid)
	}, "kotlin.UninitializedPropertyAccessException: lateinit property user has not been initialized\n\tat org.acme.A.go(A.java:8)\n")
	if lineOf(s, "Lorg/acme/A;", 4) < 0 || lineOf(s, "Lorg/acme/A;", 6) < 0 {
		t.Error("what is set is not in the slice")
	}
	if lineOf(s, "Lorg/acme/A;", 3) >= 0 {
		t.Error("the check is in the slice")
	}
}
