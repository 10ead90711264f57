package vm_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/machine"
	"github.com/esdroid/esdroid/internal/vm/world"
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

// Code that refers to what the platform has and the machine lacks is told so; what the
// platform has not either is missing as on a device.
func TestHasName(t *testing.T) {
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
	for _, c := range []struct{ reference, error string }{ // error: of a platform that has not this name
		{"Landroid/content/Context;->old()V", "java.lang.NoSuchMethodError: No static method"},
		{"Landroid/content/Context;->old:I", "java.lang.NoSuchFieldError: No static field"},
		{"Landroid/app/Old;->old()V", "java.lang.NoClassDefFoundError: Failed resolution of: Landroid/app/Old;"},
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		if strings.Contains(c.reference, "(") {
			code.Op(dex.OpInvokeStatic, c.reference).Op(dex.OpReturnVoid)
		} else {
			code.Op(dex.OpSget, 0, c.reference).Op(dex.OpReturnVoid)
		}
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		for _, has := range []bool{true, false} {
			m, err := vm.New(vm.Config{Program: []*dex.File{f}, Boot: append(boot[:len(boot):len(boot)], framework), Bindings: bindings(new(bytes.Buffer)),
				HasName: func(string) bool { return has }})
			if err != nil {
				t.Fatal(err)
			}
			switch o := m.RunMain(context.Background(), "Lapp/Main;", nil); {
			case has && (o.Kind != vm.Unmodelled || !strings.HasPrefix(c.reference, o.Member)):
				t.Errorf("%s: %s, want it unmodelled", c.reference, o)
			case !has && (o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, c.error)):
				t.Errorf("%s: %s, want %s", c.reference, o, c.error)
			}
		}
	}
}

// A call on null throws, whether or not the machine has what is called.
func TestCallOnNull(t *testing.T) {
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
	for method, want := range map[string]string{
		"Landroid/content/Context;->lacking()V": "java.lang.NullPointerException: Attempt to invoke virtual method 'void android.content.Context.lacking()' on a null object reference",
		"Landroid/app/Lacking;->lacking()V":     "java.lang.NullPointerException: Attempt to invoke virtual method 'void android.app.Lacking.lacking()' on a null object reference",
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1)
		code.Const(0, 0).Op(dex.OpInvokeVirtual, 0, method).Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		m, err := vm.New(vm.Config{Program: []*dex.File{f}, Boot: append(boot[:len(boot):len(boot)], framework), Bindings: bindings(new(bytes.Buffer)), HasName: func(string) bool { return true }})
		if err != nil {
			t.Fatal(err)
		}
		if o := m.RunMain(context.Background(), "Lapp/Main;", nil); o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, want) {
			t.Errorf("%s: %s, want %s", method, o, want)
		}
	}
}

// Who asks by reflection for a member that the platform has and the machine lacks is told
// so, unless it is a support library; what the platform has not either is missing as on a
// device, and so is all where nobody knows the names.
func TestReflectionOnLackedMembers(t *testing.T) {
	boot, err := library()
	if err != nil {
		t.Fatal(err)
	}
	b := build.New(35)
	b.Class(dex.AccPublic|dex.AccAbstract, "Landroid/content/Context;")
	b.Class(dex.AccPublic, "Landroid/content/Wrapper;").Super("Landroid/content/Context;")
	framework, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{
		"Landroid/content/Context;->old()": true, "Landroid/content/Context;->old(I[Ljava/lang/String;)": true,
		"Landroid/content/Context;->OLD:": true, "Landroid/content/Wrapper;-><init>(I)": true,
	}
	const one, two = "(Ljava/lang/String;[Ljava/lang/Class;)Ljava/lang/reflect/Method;", "(Ljava/lang/String;)Ljava/lang/reflect/Field;"
	for _, c := range []struct {
		by, class, call, name string
		kind                  vm.OutcomeKind
	}{
		{"Lapp/Main;", "Landroid/content/Context;", "getMethod" + one, "old", vm.Unmodelled},
		{"Lapp/Main;", "Landroid/content/Wrapper;", "getMethod" + one, "old", vm.Unmodelled},
		{"Lapp/Main;", "Landroid/content/Wrapper;", "getDeclaredMethod" + one, "old", vm.Uncaught},
		{"Lapp/Main;", "Landroid/content/Context;", "getMethod" + one, "none", vm.Uncaught},
		{"Lapp/Main;", "Landroid/content/Context;", "getField" + two, "OLD", vm.Unmodelled},
		{"Lapp/Main;", "Landroid/content/Wrapper;", "getField" + two, "OLD", vm.Unmodelled},
		{"Lapp/Main;", "Landroid/content/Context;", "getDeclaredField" + two, "OLD", vm.Unmodelled},
		{"Lapp/Main;", "Landroid/content/Context;", "getField" + two, "NONE", vm.Uncaught},
		{"Lapp/Main;", "Ljava/lang/String;", "getMethod" + one, "old", vm.Uncaught},
		{"Landroidx/core/Main;", "Landroid/content/Context;", "getMethod" + one, "old", vm.Uncaught},
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, c.by).Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
		code.Op(dex.OpConstClass, 0, c.class).Op(dex.OpConstString, 1, c.name).Const(2, 0)
		if strings.HasSuffix(c.call, "Method;") {
			code.Op(dex.OpInvokeVirtual, 0, 1, 2, "Ljava/lang/Class;->"+c.call)
		} else {
			code.Op(dex.OpInvokeVirtual, 0, 1, "Ljava/lang/Class;->"+c.call)
		}
		code.Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		for _, known := range []bool{true, false} {
			cfg := vm.Config{Program: []*dex.File{f}, Boot: append(boot[:len(boot):len(boot)], framework), Bindings: bindings(new(bytes.Buffer))}
			want := vm.Uncaught
			if known {
				cfg.HasName, want = func(name string) bool { return names[name] }, c.kind
			}
			m, err := vm.New(cfg)
			if err != nil {
				t.Fatal(err)
			}
			o := m.RunMain(context.Background(), c.by, nil)
			if o.Kind != want || want == vm.Unmodelled && !strings.HasPrefix(o.Member, "Landroid/content/Context;->"+c.name) {
				t.Errorf("%s %s.%s %s, known %t: %s, want %s", c.by, c.class, c.call, c.name, known, o, want)
			}
		}
	}
}

// A program that the device has but cannot run ends the run; of what is not there,
// or no program, the platform's exception tells.
func TestPrograms(t *testing.T) {
	for command, want := range map[string]string{
		"/system/bin/tool":   "Ljava/lang/ProcessBuilder;->start()Ljava/lang/Process; (/system/bin/tool)",
		"tool -l":            "Ljava/lang/ProcessBuilder;->start()Ljava/lang/Process; (/system/bin/tool)",
		"sh -c ls":           "Ljava/lang/ProcessBuilder;->start()Ljava/lang/Process; (/system/bin/sh)",
		"known a b":          "Ljava/lang/ProcessBuilder;->start()Ljava/lang/Process; (/system/bin/known)",
		"known a":            "",
		"none":               `java.io.IOException: Cannot run program "none": error=2, No such file or directory`,
		"/system/bin/none x": `java.io.IOException: Cannot run program "/system/bin/none": error=2, No such file or directory`,
		"/system/etc/hosts":  `java.io.IOException: Cannot run program "/system/etc/hosts": error=13, Permission denied`,
		"/system/bin":        `java.io.IOException: Cannot run program "/system/bin": error=13, Permission denied`,
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
		code.Op(dex.OpInvokeStatic, "Ljava/lang/Runtime;->getRuntime()Ljava/lang/Runtime;").Op(dex.OpMoveResultObject, 0)
		code.Op(dex.OpConstString, 1, command).Op(dex.OpInvokeVirtual, 0, 1, "Ljava/lang/Runtime;->exec(Ljava/lang/String;)Ljava/lang/Process;").Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		w := world.New(0)
		w.Files.AddFile("/system/bin/tool", []byte("?"), 0o755)
		w.Files.AddFile("/system/etc/hosts", []byte("?"), 0o644)
		w.Files.AddFile("/system/bin/known", []byte("?"), 0o755)
		w.Programs = map[string]world.Program{"/system/bin/known": func(args []string) (string, int, bool) { return "", 0, len(args) == 1 }}
		m, err := machine.New(vm.Config{Program: []*dex.File{f}, World: w})
		if err != nil {
			t.Fatal(err)
		}
		switch o := m.RunMain(context.Background(), "Lapp/Main;", nil); {
		case o.Kind == vm.Unmodelled && o.Member == want, o.Kind == vm.Uncaught && o.Reason == want, o.Kind == vm.Finished && want == "":
		default:
			t.Errorf("%s: %s, want %s", command, o, want)
		}
	}
}
