package vm_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
	"github.com/esdroid/esdroid/internal/vm/world"
)

// Services that Android has and the class library lacks end a run by name; what no
// Android has is refused as there.
func TestLackingServices(t *testing.T) {
	for _, c := range []struct{ class, algorithm, unmodelled string }{
		{"Ljava/security/KeyPairGenerator;", "dh", "KeyPairGenerator dh"},
		{"Ljava/security/Signature;", "SHA256withRSA/PSS", "Signature SHA256withRSA/PSS"},
		{"Ljavax/crypto/Cipher;", "ARC4", "Cipher ARC4"},
		{"Ljavax/crypto/Cipher;", "Blowfish/CBC/PKCS5Padding", "Cipher Blowfish"},
		{"Ljavax/crypto/SecretKeyFactory;", "PBEWithMD5AndDES", "SecretKeyFactory PBEWithMD5AndDES"},
		{"Ljava/security/KeyPairGenerator;", "Kyber", ""},
		{"Ljavax/crypto/Cipher;", "Serpent", ""},
		{"Ljava/security/MessageDigest;", "PBE", ""},
	} {
		b := build.New(35)
		b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1).
			Op(dex.OpConstString, 0, c.algorithm).Op(dex.OpInvokeStatic, 0, c.class+"->getInstance(Ljava/lang/String;)"+c.class).Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		_, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}})
		switch {
		case c.unmodelled != "":
			if o.Kind != vm.Unmodelled || o.Member != c.unmodelled {
				t.Errorf("%s: %s, want %s as unmodelled", c.algorithm, o, c.unmodelled)
			}
		case o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, "java.security.NoSuchAlgorithmException: "):
			t.Errorf("%s: %s", c.algorithm, o)
		}
	}
}

// HTML is written by a serializer of its own; a tree is not printed as XML in its place.
func TestOutputAsHTML(t *testing.T) {
	const transformer = "Ljavax/xml/transform/Transformer;"
	b := build.New(35)
	b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(4).
		Op(dex.OpInvokeStatic, "Ljavax/xml/transform/TransformerFactory;->newInstance()Ljavax/xml/transform/TransformerFactory;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Ljavax/xml/transform/TransformerFactory;->newTransformer()"+transformer).Op(dex.OpMoveResultObject, 0).
		Op(dex.OpConstString, 1, "method").Op(dex.OpConstString, 2, "html").
		Op(dex.OpInvokeVirtual, 0, 1, 2, transformer+"->setOutputProperty(Ljava/lang/String;Ljava/lang/String;)V").
		Op(dex.OpNewInstance, 1, "Ljavax/xml/transform/dom/DOMSource;").Op(dex.OpInvokeDirect, 1, "Ljavax/xml/transform/dom/DOMSource;-><init>()V").
		Op(dex.OpNewInstance, 3, "Ljava/io/StringWriter;").Op(dex.OpInvokeDirect, 3, "Ljava/io/StringWriter;-><init>()V").
		Op(dex.OpNewInstance, 2, "Ljavax/xml/transform/stream/StreamResult;").
		Op(dex.OpInvokeDirect, 2, 3, "Ljavax/xml/transform/stream/StreamResult;-><init>(Ljava/io/Writer;)V").
		Op(dex.OpInvokeVirtual, 0, 1, 2, transformer+"->transform(Ljavax/xml/transform/Source;Ljavax/xml/transform/Result;)V").Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	if _, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}}); o.Kind != vm.Unmodelled || !strings.Contains(o.Member, "html") {
		t.Error(o)
	}
}

// A library that the program carries is native code, which ends a run; one that it does
// not carry is missing on a device as well.
func TestNativeLibraries(t *testing.T) {
	for _, c := range []struct{ class, method, library, unmodelled string }{
		{"Ljava/lang/System;", "loadLibrary", "sample", "native code of the app (libsample.so)"},
		{"Ljava/lang/System;", "load", "/data/app/lib/libsample.so", "native code of the app (libsample.so)"},
		{"Ljava/lang/System;", "loadLibrary", "other", ""},
	} {
		b := build.New(35)
		b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1).
			Op(dex.OpConstString, 0, c.library).Op(dex.OpInvokeStatic, 0, c.class+"->"+c.method+"(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
		f, err := b.Parse()
		if err != nil {
			t.Fatal(err)
		}
		w := world.New(0)
		w.Libraries = []string{"libsample.so"}
		_, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}, World: w})
		switch {
		case c.unmodelled != "":
			if o.Kind != vm.Unmodelled || o.Member != c.unmodelled {
				t.Errorf("%s %s: %s, want %s as unmodelled", c.method, c.library, o, c.unmodelled)
			}
		case o.Kind != vm.Uncaught || !strings.HasPrefix(o.Reason, "java.lang.UnsatisfiedLinkError: "):
			t.Errorf("%s %s: %s", c.method, c.library, o)
		}
	}
}

// A native method of a program that carries libraries is in one of them, however the
// program would have loaded it.
func TestNativeMethods(t *testing.T) {
	b := build.New(35)
	k := b.Class(dex.AccPublic, "Lapp/Main;")
	k.Method(dex.AccPublic|dex.AccStatic|dex.AccNative, "measure", "()V")
	k.Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(1).Op(dex.OpInvokeStatic, "Lapp/Main;->measure()V").Op(dex.OpReturnVoid)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	w := world.New(0)
	w.Libraries = []string{"liba.so", "libb.so"}
	_, o := run(t, "Lapp/Main;", vm.Config{Program: []*dex.File{f}, World: w})
	const want = "native code of the app (void app.Main.measure() in one of liba.so, libb.so)"
	if o.Kind != vm.Unmodelled || o.Member != want {
		t.Errorf("%s, want %s as unmodelled", o, want)
	}
}
