package report

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

// Frames of a shrunk app are shown by their original names, those of a report in original
// names as they are.
func TestFramesHaveOriginalNames(t *testing.T) {
	m, err := crash.ReadMapping(strings.NewReader(`com.acme.Main -> a.b:
    1:3:void com.acme.Util.check(int):10:12 -> c
    1:3:void go(int):20 -> c
    4:4:void stop():30:30 -> d
    5:5:void end():40:40 -> d
`))
	if err != nil {
		t.Fatal(err)
	}
	r := &Crash{Mapping: m}
	for _, c := range []struct{ printed, dex, want string }{
		{"a.b.c(SourceFile:2)", "a.b", "com.acme.Util.check(Util.java:11), inlined in com.acme.Main.go(Main.java:20)"},
		{"a.b.d(Unknown Source)", "a.b", "(one of 2 that it can be)"},
		{"com.acme.Main.go(Main.java:20)", "a.b", "com.acme.Main.go(Main.java:20)"},
		{"x.y.z(Z.java:1)", "x.y", "x.y.z(Z.java:1)"},
	} {
		frame := crash.ParseText("java.lang.RuntimeException\n\tat " + c.printed + "\n")[0].Exception.Frames[0]
		if got := r.frame(criterion.StackFrame{Frame: frame, Dex: crash.Frame{Class: c.dex}}); !strings.Contains(got, c.want) {
			t.Errorf("%s: %s, want %s", c.printed, got, c.want)
		}
	}
}

// Files that shrinkers and libraries name for none are the class's own.
func TestFilesAreNamed(t *testing.T) {
	for said, want := range map[string]string{
		"Main.java": "Main.java", "Tools.kt": "Tools.kt", "SourceFile": "Main.java", "b.java": "Main.java",
		"com.google.android.gms:play-services-base@@18.9.0": "Main.java", "": "Main.java",
	} {
		if got := sourceFile(said, "Main$1"); got != want {
			t.Errorf("%q: %s, want %s", said, got, want)
		}
	}
}

// A refusal shows what came into question as sources have it, a line each, and what to type.
func TestRefusalShowsLines(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic, "La/A;").Source("A.java").Method(dex.AccPublic|dex.AccStatic, "go", "(Ljava/lang/String;)V").Code(2).
		Line(7).Op(dex.OpConstString, 0, "x").Op(dex.OpInvokeVirtual, 2, "Ljava/lang/String;->trim()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1).
		Op(dex.OpInvokeVirtual, 1, 0, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	app, err := pdg.New(p)
	if err != nil {
		t.Fatal(err)
	}
	report := crash.ParseText("java.lang.ArithmeticException: divide by zero\n\tat a.A.go(A.java:7)\n")[0]
	_, err = criterion.Locate(app.Code, &report)
	refused, ok := err.(*criterion.Refusal)
	if !ok {
		t.Fatalf("%v is no refusal", err)
	}
	got := New(app, nil, nil, nil).Refusal(refused, "app.apk")
	if strings.Count(got, "candidate") != 1 || !strings.Contains(got, `candidate A.java:7  `) || !strings.Contains(got, `.trim().concat("x")`) ||
		!strings.HasSuffix(got, "esdroid slice app.apk --at 'a.A:7'") {
		t.Errorf("%s", got)
	}
}

// What the code below ran a frame in is told: a coroutine, or another callback.
func TestFramesSayWhatTheyRanIn(t *testing.T) {
	const text = "java.lang.RuntimeException\n\tat a.A.go(A.kt:7)\n\tat %s\n\tat a.A$1.run(A.kt:9)\n"
	for between, want := range map[string]string{
		"_COROUTINE._BOUNDARY._(CoroutineDebugging.kt:46)":                                       "coroutine",
		"kotlin.coroutines.jvm.internal.BaseContinuationImpl.resumeWith(ContinuationImpl.kt:33)": "coroutine",
		"android.os.Handler.handleCallback(Handler.java:938)":                                    "callback",
	} {
		e := crash.ParseText(strings.Replace(text, "%s", between, 1))[0].Exception
		r := &Crash{Criterion: &criterion.Criterion{Exception: e, Stack: []criterion.StackFrame{{Index: 0}, {Index: 2}}}}
		if got := r.within(1); got != want {
			t.Errorf("%s: %s, want %s", between, got, want)
		}
	}
}
