package vm_test

import (
	"bytes"
	"context"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// Who asks by name for a class of the platform that the machine lacks is not told that
// Android has none; who asks for what no Android has gets the platform's answer.
func TestForName(t *testing.T) {
	boot, err := library()
	if err != nil {
		t.Fatal(err)
	}
	b := build.New(35)
	b.Class(dex.AccPublic|dex.AccAbstract, "Landroid/content/Context;")
	framework, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name           string
		bare, complete vm.OutcomeKind // without and with a framework
	}{
		{"java.lang.Integer", vm.Finished, vm.Finished},
		{"android.bluetooth.le.ScanRecord", vm.Uncaught, vm.Unmodelled},
		{"[Landroid.bluetooth.le.ScanRecord;", vm.Uncaught, vm.Unmodelled},
		{"dalvik.system.VMRuntime", vm.Unmodelled, vm.Unmodelled},
		{"java.awt.Point", vm.Uncaught, vm.Uncaught},
		{"java.lang.NoSuchThing", vm.Uncaught, vm.Uncaught},
		{"android.support.v4.app.Fragment", vm.Uncaught, vm.Uncaught},
		{"javax.inject.Inject", vm.Uncaught, vm.Uncaught},
		{"app.Missing", vm.Uncaught, vm.Uncaught},
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		code.Op(dex.OpConstString, 0, c.name).Op(dex.OpInvokeStatic, 0, "Ljava/lang/Class;->forName(Ljava/lang/String;)Ljava/lang/Class;").Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		for _, images := range [][]*dex.File{boot, append(boot[:len(boot):len(boot)], framework)} {
			want := c.bare
			if len(images) > len(boot) {
				want = c.complete
			}
			m, err := vm.New(vm.Config{Program: []*dex.File{f}, Boot: images, Bindings: bindings(new(bytes.Buffer))})
			if err != nil {
				t.Fatal(err)
			}
			if o := m.RunMain(context.Background(), "Lapp/Main;", nil); o.Kind != want {
				t.Errorf("%s, %d images: %s, want %s", c.name, len(images), o, want)
			}
		}
	}
}
