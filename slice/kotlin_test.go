package slice_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
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
