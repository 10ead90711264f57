package vm_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// A call unlocks what it has locked, in any order, and nothing else; what it leaves
// locked is unlocked when it ends, and told.
func TestUnbalancedMonitors(t *testing.T) {
	enter, exit := dex.OpMonitorEnter, dex.OpMonitorExit
	boot, err := library()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		body func(c *build.Code)
		says string // "" for a run that finishes
	}{
		{"first locked, first unlocked", func(c *build.Code) { c.Op(enter, 0).Op(enter, 1).Op(exit, 0).Op(exit, 1) }, ""},
		{"twice", func(c *build.Code) { c.Op(enter, 0).Op(enter, 0).Op(exit, 0).Op(exit, 0) }, ""},
		{"left locked", func(c *build.Code) { c.Op(enter, 1).Op(enter, 0) }, "did not unlock monitor on object of type 'java.lang.String'"},
		{"once too often", func(c *build.Code) { c.Op(enter, 0).Op(exit, 0).Op(exit, 0) }, "did not lock monitor on object of type 'java.lang.String' before unlocking"},
		{"the caller's", func(c *build.Code) { c.Op(exit, 2) }, "unlock of unowned monitor on object of type 'java.lang.Class'"},
		{"left locked by a throw", func(c *build.Code) {
			c.Op(enter, 0).Op(dex.OpConst4, 3, 0).Op(dex.OpThrow, 3)
		}, "did not unlock monitor on object of type 'java.lang.String'"},
		{"without end", func(c *build.Code) { c.Label("more").Op(enter, 0).Op(enter, 1).Op(dex.OpGoto, "more") }, "did not unlock monitor on object of type 'java.lang.String'"},
	} {
		b := build.New(35)
		app := b.Class(dex.AccPublic, "Lapp/Main;")
		code := app.Method(dex.AccPublic|dex.AccStatic, "locks", "()V").Code(4)
		code.Op(dex.OpConstString, 0, "a").Op(dex.OpConstString, 1, "b").Op(dex.OpConstClass, 2, "Lapp/Main;")
		c.body(code)
		if c.name != "without end" && c.name != "left locked by a throw" {
			code.Op(dex.OpReturnVoid)
		}
		// Whoever calls it holds the class, and afterwards nobody holds the texts.
		app.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2).
			Op(dex.OpConstClass, 0, "Lapp/Main;").Op(enter, 0).
			Label("a").Op(dex.OpInvokeStatic, "Lapp/Main;->locks()V").Label("b").
			Op(exit, 0).Op(dex.OpConstString, 0, "a").Op(dex.OpInvokeStatic, 0, "Ljava/lang/Thread;->holdsLock(Ljava/lang/Object;)Z").
			Op(dex.OpMoveResult, 0).Op(dex.OpIfNez, 0, "held").Op(dex.OpReturnVoid).
			Label("held").Op(dex.OpConst4, 0, 0).Op(dex.OpThrow, 0).
			Label("h").Op(dex.OpMoveException, 0).Op(dex.OpConstClass, 1, "Lapp/Main;").Op(exit, 1).Op(dex.OpThrow, 0).
			Try("a", "b").CatchAll("h")
		f, err := b.Parse()
		if err != nil {
			t.Fatal(c.name, err)
		}
		m, err := vm.New(vm.Config{Program: []*dex.File{f}, Boot: boot, Bindings: bindings(new(bytes.Buffer))})
		if err != nil {
			t.Fatal(err)
		}
		o := m.RunMain(context.Background(), "Lapp/Main;", nil)
		if ok := o.Kind == vm.Finished; ok != (c.says == "") || !strings.Contains(o.String(), c.says) {
			t.Errorf("%s: %s, want %q", c.name, o, c.says)
		}
	}
}
