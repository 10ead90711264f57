package report

import (
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Of a crash deep inside of a library, the text has the app's call, and neither the library's
// calls of itself nor what it lets the framework call.
func TestTextNamesCallOfLibrary(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	b.Class(dex.AccPublic, "Lapp/Main;").Method(static, "go", "()V").Code(1).
		Op(dex.OpConstString, 0, "many").Op(dex.OpInvokeStatic, 0, "Lokio/Lib;->outer(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	l := b.Class(dex.AccPublic, "Lokio/Lib;")
	l.Implements("Ljava/lang/Runnable;")
	l.Field(dex.AccStatic, "kept", "Ljava/lang/String;")
	l.Method(dex.AccPublic, "run", "()V").Code(1).Op(dex.OpConstString, 0, "few").Op(dex.OpSputObject, 0, "Lokio/Lib;->kept:Ljava/lang/String;").Op(dex.OpReturnVoid)
	l.Constructor(dex.AccPublic)
	l.Method(static, "outer", "(Ljava/lang/String;)V").Code(2).Op(dex.OpNewInstance, 1, "Lokio/Lib;").Op(dex.OpInvokeDirect, 1, "Lokio/Lib;-><init>()V").
		Op(dex.OpNewInstance, 0, "Ljava/lang/Thread;").Op(dex.OpInvokeDirect, 0, 1, "Ljava/lang/Thread;-><init>(Ljava/lang/Runnable;)V").
		Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Thread;->start()V").
		Op(dex.OpSgetObject, 0, "Lokio/Lib;->kept:Ljava/lang/String;").Op(dex.OpInvokeStatic, 0, "Lokio/Lib;->inner(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	l.Method(static, "inner", "(Ljava/lang/String;)V").Code(1).
		Op(dex.OpInvokeStatic, 1, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.New(p)
	if err != nil {
		t.Fatal(err)
	}
	const library = `java.lang.NumberFormatException: For input string: "many"
	at java.lang.Integer.parseInt(Integer.java:521)
	at okio.Lib.inner(Unknown Source)
	at okio.Lib.outer(Unknown Source)
	at app.Main.go(Unknown Source)
`
	reports := crash.ParseText(library)
	c, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	r := New(app, c, slice.Static(ctx, app, c, slice.Thin, slice.Options{}), slice.Static(ctx, app, c, slice.Full, slice.Options{}))
	var text strings.Builder
	if err := r.Text(&text, TextOptions{Max: 40, Lines: 24, Width: 90}); err != nil {
		t.Fatal(err)
	}
	_, after, ok := strings.Cut(text.String(), "the app called the library at ")
	if !ok || !strings.Contains(strings.SplitN(after, "\n", 3)[1], `Lib.outer("many")`) {
		t.Errorf("no call of the app in\n%s", text.String())
	}
	for _, not := range []string{"called by", "Events"} {
		if strings.Contains(text.String(), not) {
			t.Errorf("%q in\n%s", not, text.String())
		}
	}
	if !strings.Contains(text.String(), `Lib.kept = "few"`) || !strings.Contains(text.String(), "… and 2 callers (") {
		t.Errorf("what the library kept or how many callers there are is not in\n%s", text.String())
	}
}
