package verify_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
)

// What comes over two ways is of the closest type above both, in whatever order they are
// followed; arrays are below arrays of what is above their elements, and below Object.
func TestTypesOfTwoWays(t *testing.T) {
	const (
		object, text, number, integer, long = "Ljava/lang/Object;", "Ljava/lang/String;", "Ljava/lang/Number;", "Ljava/lang/Integer;", "Ljava/lang/Long;"
		unknown, runnable                   = "Lx/Unknown;", "Ljava/lang/Runnable;"
	)
	for _, c := range []struct {
		one, other string
		is, not    string // what the merged value may be returned as, and what not
	}{
		{integer, long, number, integer},
		{integer, number, number, integer},
		{text, integer, object, text},
		{"[I", "[I", "[I", "[J"},
		{"[I", "[J", object, "[I"},
		{"[I", "[" + text, object, "[" + object},
		{"[" + text, "[" + object, "[" + object, "[" + text},
		{"[" + integer, "[" + long, "[" + number, "[" + integer},
		{"[[I", "[[J", "[" + object, "[[I"},
		{"[[I", "[I", object, "[I"},
		{"[I", text, object, text},
		{"[I", object, object, "[I"},
		{"[" + text, number, object, "[" + text},
		{text, unknown, text, "I"}, // nothing is refused because of a class that is not known
		{"[I", unknown, "[I", "I"},
		{unknown, object, object, text},
		{integer, runnable, runnable, "I"},
	} {
		for _, order := range [][2]string{{c.one, c.other}, {c.other, c.one}} {
			for want, refused := range map[string]bool{c.is: false, c.not: true} {
				p := one(t, "(I"+order[0]+order[1]+")"+want, 1, func(code *build.Code) {
					code.Op(dex.OpMoveObject, 0, code.P(1)).Op(dex.OpIfEqz, code.P(0), "end")
					code.Op(dex.OpMoveObject, 0, code.P(2)).Label("end").Op(dex.OpReturnObject, 0)
				})
				if findings := verify.Program(p, nil); verify.Refused(findings) != refused {
					t.Errorf("%v as %s: %v", order, want, findings)
				}
			}
		}
	}
}

// A class of the app is below its own superclasses, and what is above one of two is not
// above the other.
func TestTypesOfTheApp(t *testing.T) {
	for want, refused := range map[string]bool{"La/Base;": false, "La/Mid;": false, "La/One;": true, "La/Two;": true, "La/Aside;": true, "La/Able;": false} {
		b := build.New(35)
		b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, "La/Able;")
		b.Class(dex.AccPublic, "La/Base;")
		b.Class(dex.AccPublic, "La/Mid;").Super("La/Base;")
		b.Class(dex.AccPublic, "La/One;").Super("La/Mid;")
		b.Class(dex.AccPublic, "La/Two;").Super("La/Mid;")
		b.Class(dex.AccPublic, "La/Aside;").Super("La/Base;")
		code := b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "m", "(ILa/One;La/Two;)"+want).Code(1)
		code.Op(dex.OpMoveObject, 0, code.P(1)).Op(dex.OpIfEqz, code.P(0), "end")
		code.Op(dex.OpMoveObject, 0, code.P(2)).Label("end").Op(dex.OpReturnObject, 0)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		if findings := verify.Program(p, nil); verify.Refused(findings) != refused {
			t.Errorf("as %s: %v", want, findings)
		}
	}
}

// Each kind of call has its kind of method ("Dalvik bytecode", invoke-kind): another one is
// remarked on, as it throws when it is reached, and refused where a private method of the same
// class is called by a virtual or super call.
func TestKindsOfCalls(t *testing.T) {
	const remark, refused = "remark", "error"
	methods := map[string]dex.AccessFlags{"virtual": dex.AccPublic, "static": dex.AccPublic | dex.AccStatic, "private": dex.AccPrivate}
	for _, c := range []struct {
		op     dex.Op
		target string
		own    bool // it is called by its own class
		want   string
	}{
		{dex.OpInvokeVirtual, "virtual", false, ""}, {dex.OpInvokeVirtual, "static", false, remark}, {dex.OpInvokeVirtual, "private", false, ""},
		{dex.OpInvokeVirtual, "private", true, refused}, {dex.OpInvokeVirtual, "abstract", false, remark}, {dex.OpInvokeVirtual, "none", false, ""},
		{dex.OpInvokeSuper, "private", true, refused}, {dex.OpInvokeSuper, "static", true, remark},
		{dex.OpInvokeDirect, "private", true, ""}, {dex.OpInvokeDirect, "virtual", true, remark}, {dex.OpInvokeDirect, "static", true, remark},
		{dex.OpInvokeStatic, "static", false, ""}, {dex.OpInvokeStatic, "virtual", false, remark}, {dex.OpInvokeStatic, "private", true, remark},
		{dex.OpInvokeInterface, "abstract", false, ""}, {dex.OpInvokeInterface, "virtual", false, remark}, {dex.OpInvokeInterface, "static", false, remark},
		{dex.OpInvokeStatic, "abstract", false, remark},
	} {
		for _, ranged := range []bool{false, true} {
			op := c.op
			if ranged {
				op += dex.OpInvokeVirtualRange - dex.OpInvokeVirtual
			}
			b := build.New(39)
			able := b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, "La/Able;")
			able.Method(dex.AccPublic|dex.AccAbstract, "abstract", "()V")
			target := b.Class(dex.AccPublic, "La/Target;")
			for name, access := range methods {
				target.Method(access, name, "()V").Code(0).Op(dex.OpReturnVoid)
			}
			owner, caller := "La/Target;", target
			if c.target == "abstract" {
				owner = "La/Able;"
			}
			if !c.own {
				caller = b.Class(dex.AccPublic, "La/Caller;")
			}
			code := caller.Method(dex.AccPublic|dex.AccStatic, "m", "("+owner+")V").Code(0)
			operands := []any{code.P(0)}
			if c.op == dex.OpInvokeStatic {
				operands = nil
			}
			code.Op(op, append(operands, owner+"->"+c.target+"()V")...).Op(dex.OpReturnVoid)
			p, err := b.Program()
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			for _, x := range verify.Program(p, nil) {
				if x.Rule == "invoke-kind" {
					got = x.Severity.String()
				} else {
					t.Errorf("%s of %s: %v", op, c.target, x)
				}
			}
			if got != c.want {
				t.Errorf("%s of %s, own %t: %q, want %q", op, c.target, c.own, got, c.want)
			}
		}
	}
}

// Behind an instance-of an object is of the tested class where the test was true, unless it
// cannot be: one of a class beside.
func TestTypesThatWereTested(t *testing.T) {
	for _, c := range []struct {
		tested  string
		op      dex.Op // the branch to where the object is returned
		refused bool
	}{
		{"La/Sub;", dex.OpIfNez, false}, {"La/Sub;", dex.OpIfEqz, true}, {"La/Sub;", dex.OpIfGtz, true},
		{"La/Beside;", dex.OpIfNez, true}, {"La/Base;", dex.OpIfNez, true},
	} {
		b := build.New(35)
		b.Class(dex.AccPublic, "La/Base;")
		b.Class(dex.AccPublic, "La/Sub;").Super("La/Base;")
		b.Class(dex.AccPublic, "La/Beside;")
		want := c.tested
		if want == "La/Base;" {
			want = "La/Sub;"
		}
		code := b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "m", "(La/Base;)"+want).Code(1)
		code.Op(dex.OpInstanceOf, 0, code.P(0), c.tested).Op(c.op, 0, "end").Const(0, 0).Op(dex.OpReturnObject, 0).
			Label("end").Op(dex.OpReturnObject, code.P(0))
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		if findings := verify.Program(p, nil); verify.Refused(findings) != c.refused {
			t.Errorf("instance-of %s, %s: %v", c.tested, c.op, findings)
		}
	}
}
