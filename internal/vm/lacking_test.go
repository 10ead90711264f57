package vm_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/vm"
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
