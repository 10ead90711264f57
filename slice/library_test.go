package slice_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// carrying builds an app whose method gives a text to an object of a library, which fails
// inside of the library.
func carrying(t *testing.T, library string) *pdg.App {
	t.Helper()
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	b.Class(dex.AccPublic, "Lorg/acme/Main;").Method(static, "go", "(Ljava/lang/String;)V").Code(3).
		Op(dex.OpNewInstance, 0, library).Op(dex.OpInvokeDirect, 0, library+"-><init>()V").
		Op(dex.OpInvokeVirtual, 0, 2, library+"->put(Ljava/lang/String;)V").
		Op(dex.OpInvokeVirtual, 0, library+"->run()V").Op(dex.OpReturnVoid)
	l := b.Class(dex.AccPublic, library)
	l.Field(0, "text", "Ljava/lang/String;")
	l.Constructor(dex.AccPublic)
	l.Method(dex.AccPublic, "put", "(Ljava/lang/String;)V").Code(2).
		Op(dex.OpIputObject, 1, 0, library+"->text:Ljava/lang/String;").Op(dex.OpReturnVoid)
	l.Method(dex.AccPublic, "run", "()V").Code(2).
		Op(dex.OpIgetObject, 0, 1, library+"->text:Ljava/lang/String;").
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeStatic, 0, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
	return appOf(t, b)
}

// appOf indexes what was built.
func appOf(t *testing.T, b *build.Builder) *pdg.App {
	t.Helper()
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.New(p)
	if err != nil {
		t.Fatal(err)
	}
	return app
}

// Of a crash inside of a library the call of the app comes first, then what it was given;
// the library's own code is farther away. A library is told by its name, or by the
// package that the report's process has.
func TestLibraryIsGivenWhatCrashesIt(t *testing.T) {
	for _, c := range []struct {
		library, process string
		known            bool
	}{
		{"Lokio/Lib;", "", true},
		{"Lnet/strange/Lib;", "Process: org.acme.shop:remote, PID: 1\n", true},
		{"Lnet/strange/Lib;", "", false},
		{"Lb/a/c;", "Process: org.acme.shop, PID: 1\n", false}, // may be the app's own, renamed
	} {
		t.Run(c.library+c.process[:min(len(c.process), 10)], func(t *testing.T) {
			app := carrying(t, c.library)
			name := dex.JavaName(c.library)
			reports := crash.ParseText("FATAL EXCEPTION: main\n" + c.process + `java.lang.NumberFormatException: For input string: "x"
	at java.lang.Integer.parseInt(Integer.java:521)
	at ` + name + `.run(Unknown Source)
	at org.acme.Main.go(Unknown Source)
`)
			if len(reports) == 0 {
				t.Fatal("no report")
			}
			at, err := criterion.Locate(app.Code, &reports[0])
			if err != nil {
				t.Fatal(err)
			}
			if got := at.OwnCall(at.Libraries("")) == 1; got != c.known {
				t.Fatalf("is a library's: %t, want %t", got, c.known)
			}
			var order []string
			words := &words.Words{}
			for _, e := range slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}).Elements {
				order = append(order, words.Statement(app.Body(e.Method), e.Stmt))
			}
			place := func(text string) int {
				return slices.IndexFunc(order, func(s string) bool { return strings.Contains(s, text) })
			}
			call, put, store := place(".run()"), place(".put("), place(".text = ")
			if c.known && (call < 1 || put < call || store < put) {
				t.Errorf("run at %d, put at %d, the library's store at %d in %q", call, put, store, order)
			}
			if !c.known && call >= 0 {
				t.Errorf("the call stands for code that may be the app's own: %q", order)
			}
		})
	}
}

// What is thrown in a handler is there because of what was caught.
func TestThrowInHandlerIsTold(t *testing.T) {
	b := build.New(35)
	code := b.Class(dex.AccPublic, "Lorg/acme/Main;").Source("Main.java").Method(dex.AccPublic|dex.AccStatic, "go", "(Ljava/lang/String;)V").Code(3)
	code.Label("from").Op(dex.OpInvokeStatic, 2, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Label("to").Op(dex.OpReturnVoid)
	code.Label("handler").Op(dex.OpMoveException, 0).
		Op(dex.OpNewInstance, 1, "Ljava/lang/IllegalStateException;").
		Op(dex.OpInvokeDirect, 1, 0, "Ljava/lang/IllegalStateException;-><init>(Ljava/lang/Throwable;)V").Op(dex.OpThrow, 1)
	code.Try("from", "to").Catch("Ljava/lang/NumberFormatException;", "handler")
	app := appOf(t, b)
	reports := crash.ParseText("java.lang.IllegalStateException: bad\n\tat org.acme.Main.go(Unknown Source)\n")
	at, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatal(err)
	}
	const want = "NumberFormatException was caught"
	if got := (words.Words{}).Fault(app.Body(at.Sites[0].Method), at.Rule, at.Sites[0]); got != want {
		t.Errorf("because %s, want %s", got, want)
	}
}
