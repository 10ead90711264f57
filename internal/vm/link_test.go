package vm_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
)

// What cannot be linked, and the errors that ART throws for it.
func TestLinkErrors(t *testing.T) {
	const public = dex.AccPublic
	const here = " (declaration of 'app.Main' appears in /data/app/base.apk)"
	for _, c := range []struct {
		name  string
		want  string
		build func(b *build.Builder, main *build.Code)
	}{
		{"missing class", "java.lang.NoClassDefFoundError: Failed resolution of: Lapp/Gone;", func(b *build.Builder, main *build.Code) {
			main.Op(dex.OpNewInstance, 0, "Lapp/Gone;")
		}},
		{"class that only desktops have", "java.lang.NoClassDefFoundError: Failed resolution of: Ljava/beans/Transient;", func(b *build.Builder, main *build.Code) {
			main.Op(dex.OpNewInstance, 0, "Ljava/beans/Transient;")
		}},
		{"missing superclass", "java.lang.NoClassDefFoundError: Failed resolution of: Lapp/Gone;", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Sub;").Super("Lapp/Gone;")
			main.Op(dex.OpConstClass, 0, "Lapp/Sub;")
		}},
		{"missing static method", "java.lang.NoSuchMethodError: No static method gone(I)V in class Lapp/Other; or its super classes (declaration of 'app.Other' appears in /data/app/base.apk)", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;")
			main.Const(0, 1).Op(dex.OpInvokeStatic, 0, "Lapp/Other;->gone(I)V")
		}},
		{"missing virtual method", "java.lang.NoSuchMethodError: No virtual method gone()V in class Lapp/Other; or its super classes (declaration of 'app.Other' appears in /data/app/base.apk)", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Constructor(public)
			main.Op(dex.OpNewInstance, 0, "Lapp/Other;").Op(dex.OpInvokeDirect, 0, "Lapp/Other;-><init>()V").Op(dex.OpInvokeVirtual, 0, "Lapp/Other;->gone()V")
		}},
		{"missing static field", "java.lang.NoSuchFieldError: No static field gone of type I in class Lapp/Other; or its superclasses (declaration of 'app.Other' appears in /data/app/base.apk)", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;")
			main.Op(dex.OpSget, 0, "Lapp/Other;->gone:I")
		}},
		{"static for instance", "java.lang.IncompatibleClassChangeError: Expected 'int app.Other.f' to be a static field rather than a instance field" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Field(public, "f", "I")
			main.Op(dex.OpSget, 0, "Lapp/Other;->f:I")
		}},
		{"private method", "java.lang.IllegalAccessError: Method 'void app.Other.f()' is inaccessible to class 'app.Main'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Method(dex.AccPrivate|dex.AccStatic, "f", "()V").Code(0).Op(dex.OpReturnVoid)
			main.Op(dex.OpInvokeStatic, "Lapp/Other;->f()V")
		}},
		{"private field", "java.lang.IllegalAccessError: Field 'app.Other.f' is inaccessible to class 'app.Main'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Field(dex.AccPrivate|dex.AccStatic, "f", "I")
			main.Op(dex.OpSget, 0, "Lapp/Other;->f:I")
		}},
		{"final field", "java.lang.IllegalAccessError: Final field 'app.Other.f' cannot be written to by method 'void app.Main.main(java.lang.String[])'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Field(public|dex.AccFinal|dex.AccStatic, "f", "I")
			main.Const(0, 1).Op(dex.OpSput, 0, "Lapp/Other;->f:I")
		}},
		{"inaccessible class", "java.lang.IllegalAccessError: Illegal class access: 'app.Main' attempting to access 'other.Hidden'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(0, "Lother/Hidden;")
			main.Op(dex.OpConstClass, 0, "Lother/Hidden;")
		}},
		{"abstract class", "java.lang.InstantiationError: app.Other", func(b *build.Builder, main *build.Code) {
			b.Class(public|dex.AccAbstract, "Lapp/Other;")
			main.Op(dex.OpNewInstance, 0, "Lapp/Other;")
		}},
		{"abstract method", `java.lang.AbstractMethodError: abstract method "void app.Base.f()"`, func(b *build.Builder, main *build.Code) {
			base := b.Class(public|dex.AccAbstract, "Lapp/Base;").Constructor(public)
			base.Method(public|dex.AccAbstract, "f", "()V")
			b.Class(public, "Lapp/Other;").Super("Lapp/Base;").Method(public|dex.AccConstructor, "<init>", "()V").Code(0).Op(dex.OpInvokeDirect, 0, "Lapp/Base;-><init>()V").Op(dex.OpReturnVoid)
			main.Op(dex.OpNewInstance, 0, "Lapp/Other;").Op(dex.OpInvokeDirect, 0, "Lapp/Other;-><init>()V").Op(dex.OpInvokeVirtual, 0, "Lapp/Other;->f()V")
		}},
		{"not implemented", "java.lang.IncompatibleClassChangeError: Class 'java.lang.Object' does not implement interface 'app.Face' in call to 'void app.Face.f()'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public|dex.AccInterface|dex.AccAbstract, "Lapp/Face;").Method(public|dex.AccAbstract, "f", "()V")
			main.Op(dex.OpNewInstance, 0, "Ljava/lang/Object;").Op(dex.OpInvokeDirect, 0, "Ljava/lang/Object;-><init>()V").Op(dex.OpInvokeInterface, 0, "Lapp/Face;->f()V")
		}},
		{"interface as superclass", "java.lang.IncompatibleClassChangeError: Superclass app.Face of class app.Other is an interface", func(b *build.Builder, main *build.Code) {
			b.Class(public|dex.AccInterface|dex.AccAbstract, "Lapp/Face;")
			b.Class(public, "Lapp/Other;").Super("Lapp/Face;")
			main.Op(dex.OpConstClass, 0, "Lapp/Other;")
		}},
		{"circle", "java.lang.ClassCircularityError: app.A", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/A;").Super("Lapp/B;")
			b.Class(public, "Lapp/B;").Super("Lapp/A;")
			main.Op(dex.OpConstClass, 0, "Lapp/A;")
		}},
		{"no native", "java.lang.UnsatisfiedLinkError: No implementation found for int app.Main.a_b(java.lang.String, int[]) (tried Java_app_Main_a_1b and Java_app_Main_a_1b__Ljava_lang_String_2_3I)", func(b *build.Builder, main *build.Code) {
			main.Const(0, 0).Const(1, 0).Op(dex.OpInvokeStatic, 0, 1, "Lapp/Main;->a_b(Ljava/lang/String;[I)I")
		}},
		{"unverifiable", "java.lang.VerifyError: Verifier rejected class app.Other: void app.Other.f(): [0x0]", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Method(public|dex.AccStatic, "f", "()V").Code(2).Op(dex.OpArrayLength, 0, 1).Op(dex.OpReturnVoid)
			main.Op(dex.OpInvokeStatic, "Lapp/Other;->f()V")
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := build.New(35)
			k := b.Class(public, "Lapp/Main;")
			k.Method(public|dex.AccStatic|dex.AccNative, "a_b", "(Ljava/lang/String;[I)I")
			main := k.Method(public|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2)
			c.build(b, main)
			main.Op(dex.OpReturnVoid)
			f, err := b.Parse()
			if err != nil {
				t.Fatal(err)
			}
			_, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}})
			if o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, c.want) || !strings.HasSuffix(c.want, "]") && o.Reason != c.want {
				t.Errorf("%s\n want %s", o, c.want)
			}
		})
	}
}
