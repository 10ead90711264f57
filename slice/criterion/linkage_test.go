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
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(f)
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
