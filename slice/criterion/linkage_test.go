package criterion

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/slice/crash"
)

// TestMissingClassBelowLinkageError: what the class loader says is the cause of a linkage
// error; the criterion is the use of the class that is not there, and that is said.
func TestMissingClassBelowLinkageError(t *testing.T) {
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(1)
	m.Line(10).Op(dex.OpInvokeStatic, "Lx/Main;->run()V")
	m.Line(11).Op(dex.OpNewInstance, 0, "Ly/Gone;").Op(dex.OpInvokeDirect, 0, "Ly/Gone;-><init>()V").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	text := `java.lang.NoClassDefFoundError: Failed resolution of: Ly/Gone;
	at x.Main.run(Main.java:11)
	at x.Main.run(Main.java:10)
Caused by: java.lang.ClassNotFoundException: Didn't find class "y.Gone" on path: DexPathList[[zip file "/data/app/base.apk"]]
	at dalvik.system.BaseDexClassLoader.findClass(BaseDexClassLoader.java:134)
	at java.lang.ClassLoader.loadClass(ClassLoader.java:379)
	... 2 more
`
	r := crash.ParseText(text)
	c, err := Locate(jimple.New(p), &r[0])
	if err != nil {
		t.Fatal(err)
	}
	if c.Rule.Name != "missing code" || !strings.Contains(Describe(jimple.New(p), c.Sites[0].Ref), "Gone") || len(c.Notes) == 0 || !strings.Contains(c.Notes[0], "y.Gone is not in the app's dex files") {
		t.Errorf("%s %v %v", c.Rule.Name, c.Sites, c.Notes)
	}
}

// TestNamedMember: linkage errors name the member that they are about in several forms, and
// beside it classes and members that have nothing to do with it.
func TestNamedMember(t *testing.T) {
	const declared = " (declaration of 'a.Main' appears in /data/app/a-1/base.apk)"
	for message, want := range map[string]member{
		"Method 'int a.b.Library.secret()' is inaccessible to class 'a.Main'" + declared:                                     {"secret", true},
		"Method 'void a.Square.draw(int)' implementing interface method 'void a.Shape.draw(int)' is not public":              {"draw", true},
		"Field 'a.b.Library.count' is inaccessible to class 'a.Main'" + declared:                                             {"count", false},
		"Final field 'a.b.Library.limit' cannot be written to by method 'void a.Main.go()'" + declared:                       {"limit", false},
		"Expected 'int a.Library.size' to be a static field rather than a instance field" + declared:                         {"size", false},
		"No virtual method gone(I)I in class La/Library; or its super classes" + declared:                                    {"gone", true},
		"No direct method <init>(I)V in class La/Library; or its super classes" + declared:                                   {"<init>", true},
		"No instance field lost of type I in class La/Library; or its superclasses" + declared:                               {"lost", false},
		`abstract method "int a.Shape.area()"`:                                                                               {"area", true},
		"The method 'int a.Library.changed()' was expected to be of type virtual but instead was found to be of type static": {"changed", true},
		"Conflicting default method implementations void a.Shape.draw()":                                                     {"draw", true},
		"Class 'a.Square' does not implement interface 'a.Shape' in call to 'int a.Shape.area()'" + declared:                 {"area", true},
		"a.Library.old": {"old", true},
	} {
		if got, ok := namedMember(&crash.Exception{Type: "java.lang.NoSuchMethodError", Message: message}); got != want || !ok {
			t.Errorf("%s: %v", message, got)
		}
	}
	for _, message := range []string{"", "a.Thing", "Illegal class access: 'a.Main' attempting to access 'b.Thing'" + declared, "Found class a.Thing, but interface was expected"} {
		if got, ok := namedMember(&crash.Exception{Type: "java.lang.IllegalAccessError", Message: message}); ok {
			t.Errorf("%s: %v", message, got)
		}
	}
}

// TestMemberOfLinkageError: of a line with several references, some of them to the class that
// was refused, the one to the member that is named threw; of a call without a body the
// receiver is at fault, which is of the class that lacks it.
func TestMemberOfLinkageError(t *testing.T) {
	b := build.New(35)
	main := b.Class(dex.AccPublic, "Lx/Main;").Source("Main.java")
	main.Field(dex.AccPublic|dex.AccStatic, "shown", "I")
	m := main.Method(dex.AccPublic|dex.AccStatic, "run", "(Lx/Library;)V").Code(2)
	m.Line(10).Op(dex.OpInvokeDirect, 1, "Lx/Other;-><init>()V").Op(dex.OpInvokeDirect, 1, "Lx/Library;-><init>()V").Op(dex.OpSget, 0, "Lx/Main;->shown:I").Op(dex.OpInvokeVirtual, 1, "Lx/Library;->open()V").
		Op(dex.OpInvokeVirtual, 1, "Lx/Library;->secret()V").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	for header, want := range map[string][2]string{
		"NoSuchMethodError: No direct method <init>()V in class Lx/Library; or its super classes":                                                            {"missing code", "Library: void <init>"},
		"IllegalAccessError: Method 'void x.Library.secret()' is inaccessible to class 'x.Main' (declaration of 'x.Main' appears in /data/app/x-1/base.apk)": {"missing code", "secret"},
		`AbstractMethodError: abstract method "void x.Library.secret()"`:                                                                                     {"method without a body", "secret"},
	} {
		r := crash.ParseText("java.lang." + header + "\n\tat x.Main.run(Main.java:10)\n")
		c, err := Locate(jimple.New(p), &r[0])
		if err != nil {
			t.Fatal(err)
		}
		if c.Rule.Name != want[0] || len(c.Sites) != 1 || !strings.Contains(Describe(jimple.New(p), c.Sites[0].Ref), want[1]) {
			t.Errorf("%s: %s %v", header, c.Rule.Name, c.Sites)
		}
	}
}

// TestUnlinked: code that does not fit is told from a class whose own code failed.
func TestUnlinked(t *testing.T) {
	for _, test := range []struct {
		typ, message string
		want         bool
	}{
		{"java.lang.NoSuchMethodError", "x", true},
		{"java.lang.NoClassDefFoundError", "Failed resolution of: Lx/Library;", true},
		{"java.lang.NoClassDefFoundError", "Could not initialize class x.Library", false},
		{"java.lang.NoClassDefFoundError", "<clinit> failed for class x.Library; see exception in other thread", false},
		{"java.lang.NoClassDefFoundError", "Failed resolution of: Lx/initializers/Library;", true},
		{"java.lang.ExceptionInInitializerError", "", false},
		{"java.lang.IllegalStateException", "", false},
	} {
		if got := Unlinked(&crash.Exception{Type: test.typ, Message: test.message}); got != test.want {
			t.Errorf("%s: %s: %t", test.typ, test.message, got)
		}
	}
}
