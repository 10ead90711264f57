package slice_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
)

const nullObject = "java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.Object.hashCode()' on a null object reference\n"

// Parameters that the platform leaves null by its documentation are told, in classes of the
// platform's kind or of its twin in the support library; not where the app calls the method.
func TestParametersLeftNullAreTold(t *testing.T) {
	const bundle = "(Landroid/os/Bundle;)V"
	for _, c := range []struct {
		super, iface  string
		method, proto string
		parameter     int // that is null, the receiver counted
		called        bool
		want          string
	}{
		{"Landroid/app/Activity;", "", "onCreate", bundle, 1, false, "onCreate gets null if the activity is made anew"},
		{"Landroid/app/ListActivity;", "", "onCreate", bundle, 1, false, "onCreate gets null if the activity is made anew"},
		{"Landroidx/fragment/app/Fragment;", "", "onCreate", bundle, 1, false, "onCreate gets null if the fragment is made anew"},
		{"Landroidx/fragment/app/Fragments;", "", "onCreate", bundle, 1, false, ""},
		{"Lorg/acme/app/Fragment;", "", "onCreate", bundle, 1, false, ""},
		{"Landroid/app/Activity;", "", "onCreate", bundle, 1, true, ""},
		{"Landroid/app/Activity;", "", "onStop", bundle, 1, false, ""},
		{"Ljava/lang/Object;", "", "onCreate", bundle, 1, false, ""},
		{"Landroid/widget/BaseAdapter;", "", "getView", "(ILandroid/view/View;Landroid/view/ViewGroup;)V", 2, false, "getView gets null if there is no row"},
		{"Landroid/widget/BaseAdapter;", "", "getView", "(ILandroid/view/View;Landroid/view/ViewGroup;)V", 3, false, ""},
		{"Ljava/lang/Object;", "Landroid/widget/ListAdapter;", "getView", "(ILandroid/view/View;Landroid/view/ViewGroup;)V", 2, false, "getView gets null if there is no row"},
		{"Ljava/lang/Object;", "Landroid/hardware/Camera$PictureCallback;", "onPictureTaken", "([BLandroid/hardware/Camera;)V", 1, false, "onPictureTaken gets null if the camera"},
	} {
		b := build.New(35)
		class := b.Class(dex.AccPublic, "La/C;").Super(c.super)
		if c.iface != "" {
			class.Implements(c.iface)
		}
		code := class.Method(dex.AccPublic, c.method, c.proto).Code(0)
		code.Op(dex.OpInvokeVirtual, code.P(c.parameter), "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturnVoid)
		if c.called {
			class.Method(dex.AccPublic|dex.AccStatic, "call", "(La/C;)V").Code(1).Op(dex.OpConst4, 0, 0).
				Op(dex.OpInvokeVirtual, 1, 0, "La/C;->"+c.method+c.proto).Op(dex.OpReturnVoid)
		}
		app := appOf(t, b)
		at, err := criterion.Locate(app.Code, &crash.ParseText(nullObject + "\tat a.C." + c.method + "(Unknown Source)\n")[0])
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Join(slice.Facts(app, at, slice.Static(t.Context(), app, at, slice.Thin, slice.Options{})), "; ")
		if c.want == "" && got != "" || !strings.HasPrefix(got, c.want) {
			t.Errorf("parameter %d of %s, %s %s: %q, want %q", c.parameter, c.method, c.super, c.iface, got, c.want)
		}
	}
}

// A service that gets no intent was started again, because of what it returned before.
func TestServicesThatAreStartedAgain(t *testing.T) {
	for _, c := range []struct {
		returns [2]int // on lines 5 and 6
		want    string
		in      []int32 // the lines of returns that are in the slice
	}{
		{[2]int{1, 2}, ": line 5 returns START_STICKY", []int32{5}},
		{[2]int{1, 1}, ": line 5, line 6 returns START_STICKY", []int32{5, 6}},
		{[2]int{3, 0}, ", unless the method returned START_NOT_STICKY or START_REDELIVER_INTENT", []int32{6}},
		{[2]int{2, 3}, ", unless the method returned START_NOT_STICKY or START_REDELIVER_INTENT", nil},
	} {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "La/S;").Super("Landroid/app/Service;").Source("S.java").
			Method(dex.AccPublic, "onStartCommand", "(Landroid/content/Intent;II)I").Code(1)
		code.Line(4).Op(dex.OpInvokeVirtual, code.P(1), "Ljava/lang/Object;->hashCode()I").Op(dex.OpIfEqz, code.P(2), "end")
		code.Line(5).Op(dex.OpConst4, 0, c.returns[0]).Op(dex.OpReturn, 0)
		code.Label("end").Line(6).Op(dex.OpConst4, 0, c.returns[1]).Op(dex.OpReturn, 0)
		app := appOf(t, b)
		at, err := criterion.Locate(app.Code, &crash.ParseText(nullObject + "\tat a.S.onStartCommand(S.java:4)\n")[0])
		if err != nil {
			t.Fatal(err)
		}
		thin := slice.Static(t.Context(), app, at, slice.Thin, slice.Options{})
		if got := fmt.Sprint(slice.Facts(app, at, thin)); !strings.Contains(got, "onStartCommand gets null if the system starts the service again") || !strings.Contains(got, c.want) {
			t.Errorf("%d: %s, want %s", c.returns, got, c.want)
		}
		var in []int32
		for _, line := range []int32{5, 6} {
			if lineOf(thin, "La/S;", line) >= 0 {
				in = append(in, line)
			}
		}
		if !slices.Equal(in, c.in) {
			t.Errorf("%d: the returns on lines %d are in the slice, want %d", c.returns, in, c.in)
		}
	}
}

// What is taken out of an object of the platform that a library gave as a whole came from the
// call of the library, through fields and methods of the app; what the app made itself did not.
func TestTakenOutOfWhatALibraryGave(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	for _, c := range []struct {
		from  string // what gives the list
		given bool
	}{{"direct", true}, {"kept", true}, {"through", true}, {"own", false}} {
		s := libraryApp(t, func(b *build.Builder, a *build.Class) {
			b.Class(dex.AccPublic, "Lokio/Texts;").Method(static|dex.AccNative, "parse", "(Ljava/lang/String;)Ljava/util/List;")
			a.Field(dex.AccStatic, "list", "Ljava/util/List;")
			ask := func(m *build.Code) *build.Code {
				return m.Line(5).Op(dex.OpConstString, 0, "x").Op(dex.OpInvokeStatic, 0, "Lokio/Texts;->parse(Ljava/lang/String;)Ljava/util/List;").Op(dex.OpMoveResultObject, 0)
			}
			ask(a.Method(static, "asked", "()Ljava/util/List;").Code(1)).Op(dex.OpReturnObject, 0)
			ask(a.Method(static, "keep", "()V").Code(1)).Op(dex.OpSputObject, 0, "Lorg/acme/A;->list:Ljava/util/List;").Op(dex.OpReturnVoid)
			m := a.Method(static, "go", "()V").Code(2)
			switch c.from {
			case "direct":
				ask(m)
			case "kept":
				m.Op(dex.OpSgetObject, 0, "Lorg/acme/A;->list:Ljava/util/List;")
			case "through":
				m.Op(dex.OpInvokeStatic, "Lorg/acme/A;->asked()Ljava/util/List;").Op(dex.OpMoveResultObject, 0)
			case "own":
				m.Op(dex.OpNewInstance, 0, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, 0, "Ljava/util/ArrayList;-><init>()V")
			}
			m.Op(dex.OpConst4, 1, 0).Line(7).Op(dex.OpInvokeInterface, 0, 1, "Ljava/util/List;->get(I)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 0).
				Line(8).Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturnVoid)
		}, nullObject+"\tat org.acme.A.go(A.java:8)\n")
		if at := lineOf(s, "Lorg/acme/A;", 5); (at >= 0) != c.given {
			t.Errorf("%s: the call of the library is element %d of %d", c.from, at, len(s.Elements))
		}
	}
}
