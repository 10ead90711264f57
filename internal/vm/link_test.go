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
		{"private field that its own class used before", "java.lang.IllegalAccessError: Field 'app.Other.f' is inaccessible to class 'app.Main'" + here, func(b *build.Builder, main *build.Code) {
			other := b.Class(public, "Lapp/Other;")
			other.Field(dex.AccPrivate|dex.AccStatic, "f", "I")
			other.Method(public|dex.AccStatic, "g", "()V").Code(1).Op(dex.OpSget, 0, "Lapp/Other;->f:I").Op(dex.OpReturnVoid)
			main.Op(dex.OpInvokeStatic, "Lapp/Other;->g()V").Op(dex.OpSget, 0, "Lapp/Other;->f:I")
		}},
		{"private method that its own class called before", "java.lang.IllegalAccessError: Method 'void app.Other.f()' is inaccessible to class 'app.Main'" + here, func(b *build.Builder, main *build.Code) {
			other := b.Class(public, "Lapp/Other;")
			other.Method(dex.AccPrivate|dex.AccStatic, "f", "()V").Code(0).Op(dex.OpReturnVoid)
			other.Method(public|dex.AccStatic, "g", "()V").Code(0).Op(dex.OpInvokeStatic, "Lapp/Other;->f()V").Op(dex.OpReturnVoid)
			main.Op(dex.OpInvokeStatic, "Lapp/Other;->g()V").Op(dex.OpInvokeStatic, "Lapp/Other;->f()V")
		}},
		{"instance-of a class that its package named before", "java.lang.IllegalAccessError: Illegal class access: 'app.Main' attempting to access 'other.Hidden'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(0, "Lother/Hidden;")
			b.Class(public, "Lother/Friend;").Method(public|dex.AccStatic, "g", "()V").Code(1).Op(dex.OpConstClass, 0, "Lother/Hidden;").Op(dex.OpReturnVoid)
			main.Op(dex.OpInvokeStatic, "Lother/Friend;->g()V").Const(0, 0).Op(dex.OpInstanceOf, 0, 0, "Lother/Hidden;")
		}},
		{"method of another package", "java.lang.IllegalAccessError: Method 'void other.Open.f()' is inaccessible to class 'app.Main'" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lother/Open;").Method(dex.AccStatic, "f", "()V").Code(0).Op(dex.OpReturnVoid)
			main.Op(dex.OpInvokeStatic, "Lother/Open;->f()V")
		}},
		{"virtual call of an interface's method", "java.lang.IncompatibleClassChangeError: The method 'void app.Face.f()' was expected to be of type virtual but instead was found to be of type interface" + here, func(b *build.Builder, main *build.Code) {
			b.Class(public|dex.AccInterface|dex.AccAbstract, "Lapp/Face;").Method(public|dex.AccAbstract, "f", "()V")
			main.Const(0, 0).Op(dex.OpInvokeVirtual, 0, "Lapp/Face;->f()V")
		}},
		{"interface call of a class's method", "java.lang.IncompatibleClassChangeError: Found class app.Other, but interface was expected", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Method(public, "f", "()V").Code(1).Op(dex.OpReturnVoid)
			main.Const(0, 0).Op(dex.OpInvokeInterface, 0, "Lapp/Other;->f()V")
		}},
		{"super call outside of the hierarchy", "java.lang.NoSuchMethodError: No super method f()V in class Lapp/Stranger; or its super classes (declaration of 'app.Stranger' appears in /data/app/base.apk)", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Stranger;").Method(public, "f", "()V").Code(1).Op(dex.OpReturnVoid)
			other := b.Class(public, "Lapp/Other;").Constructor(public)
			other.Method(public, "g", "()V").Code(2).Const(0, 0).Op(dex.OpInvokeSuper, 0, "Lapp/Stranger;->f()V").Op(dex.OpReturnVoid)
			main.Op(dex.OpNewInstance, 0, "Lapp/Other;").Op(dex.OpInvokeDirect, 0, "Lapp/Other;-><init>()V").Op(dex.OpInvokeVirtual, 0, "Lapp/Other;->g()V")
		}},
		{"super call of a method that the superclass lacks", "java.lang.NoSuchMethodError: No super method g()V in class Lapp/Other; or its super classes" + strings.Replace(here, "Main", "Other", 1), func(b *build.Builder, main *build.Code) {
			other := b.Class(public, "Lapp/Other;").Constructor(public)
			other.Method(public, "g", "()V").Code(0).Op(dex.OpInvokeSuper, 0, "Lapp/Other;->g()V").Op(dex.OpReturnVoid)
			main.Op(dex.OpNewInstance, 0, "Lapp/Other;").Op(dex.OpInvokeDirect, 0, "Lapp/Other;-><init>()V").Op(dex.OpInvokeVirtual, 0, "Lapp/Other;->g()V")
		}},
		{"super call of an interface that is not the class's", "java.lang.IncompatibleClassChangeError: Class 'app.Other' does not implement interface 'app.Face' in call to 'void app.Face.f()'" + strings.Replace(here, "Main", "Other", 1), func(b *build.Builder, main *build.Code) {
			b.Class(public|dex.AccInterface|dex.AccAbstract, "Lapp/Face;").Method(public, "f", "()V").Code(1).Op(dex.OpReturnVoid)
			other := b.Class(public, "Lapp/Other;").Constructor(public)
			other.Method(public, "g", "()V").Code(2).Const(0, 0).Op(dex.OpInvokeSuper, 0, "Lapp/Face;->f()V").Op(dex.OpReturnVoid)
			main.Op(dex.OpNewInstance, 0, "Lapp/Other;").Op(dex.OpInvokeDirect, 0, "Lapp/Other;-><init>()V").Op(dex.OpInvokeVirtual, 0, "Lapp/Other;->g()V")
		}},
		{"abstract final class", "java.lang.VerifyError: Verifier rejected class app.Other: class is abstract and final." + strings.Replace(here, "Main", "Other", 1), func(b *build.Builder, main *build.Code) {
			b.Class(public|dex.AccAbstract|dex.AccFinal, "Lapp/Other;").Field(public|dex.AccStatic, "f", "I")
			main.Op(dex.OpSget, 0, "Lapp/Other;->f:I")
		}},
		{"class below one that did not verify", "java.lang.VerifyError: Rejecting class app.Sub that attempts to sub-type erroneous class app.Other (declaration of 'app.Sub' appears in /data/app/base.apk)", func(b *build.Builder, main *build.Code) {
			other := b.Class(public, "Lapp/Other;").Constructor(public)
			other.Method(public|dex.AccStatic, "f", "()V").Code(2).Op(dex.OpArrayLength, 0, 1).Op(dex.OpReturnVoid)
			b.Class(public, "Lapp/Sub;").Super("Lapp/Other;").Field(public|dex.AccStatic, "f", "I")
			main.Op(dex.OpSget, 0, "Lapp/Sub;->f:I")
		}},
		{"class that did not verify, once more", "java.lang.NoClassDefFoundError: app.Other", func(b *build.Builder, main *build.Code) {
			b.Class(public, "Lapp/Other;").Method(public|dex.AccStatic, "f", "()V").Code(2).Op(dex.OpArrayLength, 0, 1).Op(dex.OpReturnVoid)
			main.Label("first").Op(dex.OpInvokeStatic, "Lapp/Other;->f()V").Label("again").Op(dex.OpInvokeStatic, "Lapp/Other;->f()V")
			main.Try("first", "again").Catch("Ljava/lang/VerifyError;", "again")
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

// A constructor that only a class above declares is found and runs, as every direct
// method is on Android 8.
func TestInheritedConstructor(t *testing.T) {
	b := build.New(35)
	base := b.Class(dex.AccPublic, "Lapp/Base;")
	base.Field(dex.AccPublic, "f", "I")
	init := base.Method(dex.AccPublic, "<init>", "(I)V").Code(0)
	init.Op(dex.OpInvokeDirect, init.P(0), "Ljava/lang/Object;-><init>()V").Op(dex.OpIput, init.P(1), init.P(0), "Lapp/Base;->f:I").Op(dex.OpReturnVoid)
	b.Class(dex.AccPublic, "Lapp/Sub;").Super("Lapp/Base;")
	b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(2).
		Const(1, 42).Op(dex.OpNewInstance, 0, "Lapp/Sub;").Op(dex.OpInvokeDirect, 0, 1, "Lapp/Sub;-><init>(I)V").
		Op(dex.OpIget, 0, 0, "Lapp/Base;->f:I").Op(dex.OpInvokeStatic, 0, "Ljava/lang/System;->exit(I)V").Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	if _, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}}); o.Kind != vm.Finished || o.ExitCode != 42 {
		t.Errorf("%s, want exit code 42", o)
	}
}
