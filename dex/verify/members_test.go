package verify_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
	"github.com/esdroid/esdroid/internal/oracle"
)

// Which flags go together on fields and methods, in classes and in interfaces. ART's
// verifier of dex files, which dexdump runs, judges each file too.
func TestFlagsOfMembers(t *testing.T) {
	const (
		public, private, protected = dex.AccPublic, dex.AccPrivate, dex.AccProtected
		static, final, abstract    = dex.AccStatic, dex.AccFinal, dex.AccAbstract
		native, constructor        = dex.AccNative, dex.AccConstructor
		iface                      = public | abstract | dex.AccInterface
		none                       = 1 << 30 // no flags that the file has: leave the member out
	)
	dexdump := oracle.Tool(t, "dexdump")
	path := filepath.Join(t.TempDir(), "m.dex")
	for _, c := range []struct {
		class, field, method dex.AccessFlags
		name                 string
		code                 bool
		rule                 string // that is broken, "" if none is
	}{
		{public, none, public, "m", true, ""},
		{public, none, public | private, "m", true, "access-flags"},
		{public, none, public | protected, "m", true, "access-flags"},
		{public, none, private | protected, "m", true, "access-flags"},
		{public, none, public | 1<<20, "m", true, "access-flags"},
		{public, none, public | constructor, "m", true, "constructor"}, // and in the wrong list
		{public, none, public | constructor, "<init>", true, ""},
		{public, none, public | constructor | static, "<init>", true, "constructor"},
		{public, none, public | constructor | final, "<init>", true, "access-flags"},
		{public, none, constructor | static, "<clinit>", true, ""},
		{public, none, constructor, "<clinit>", true, "constructor"},
		{public, none, public | native, "m", true, "access-flags"},
		{public, none, public | native, "m", false, ""},
		{public, none, public, "m", false, "access-flags"},
		{public | abstract, none, public | abstract, "m", false, ""},
		{public | abstract, none, public | abstract, "m", true, "access-flags"},
		{public | abstract, none, public | abstract | final, "m", false, "access-flags"},
		{public | abstract, none, public | abstract | static, "m", false, "access-flags"},
		{public | abstract, none, public | abstract | dex.AccSynchronized, "m", false, "access-flags"},
		{iface, none, public | abstract, "m", false, ""},
		{public, none, public | abstract, "m", false, "access-flags"}, // a remark: the class is not abstract
		{public, public, none, "", false, ""},
		{public, public | private, none, "", false, "access-flags"},
		{public, private | protected | static, none, "", false, "access-flags"},
		{public, final | dex.AccVolatile, none, "", false, "access-flags"},
		{public, final | dex.AccTransient, none, "", false, ""},
		{iface, public | static | final, none, "", false, ""},
	} {
		b := build.New(35)
		class := b.Class(c.class, "La/A;")
		if c.field != none {
			class.Field(c.field, "f", "I")
		}
		if c.method != none {
			m := class.Method(c.method, c.name, "()V")
			if c.code {
				m.Code(1).Op(dex.OpReturnVoid)
			}
		}
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		_, findings := verify.Data("m.dex", data)
		name := fmt.Sprintf("class %#x, field %#x, method %#x %s with code %t", uint32(c.class), uint32(c.field), uint32(c.method), c.name, c.code)
		broken := func(f verify.Finding) bool { return f.Rule == c.rule }
		if slices.ContainsFunc(findings, broken) != (c.rule != "") {
			t.Errorf("%s: %v, want %q", name, findings, c.rule)
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		if text, err := exec.Command(dexdump, "-c", path).CombinedOutput(); (err != nil) != verify.Refused(findings) || c.rule == "" && err != nil {
			t.Errorf("%s: %v, by ART: %v\n%s", name, findings, err, text)
		}
	}
}

// Which characters the names of members may have, judged by ART as well.
func TestNamesOfMembers(t *testing.T) {
	dexdump := oracle.Tool(t, "dexdump")
	path := filepath.Join(t.TempDir(), "m.dex")
	for name, refused := range map[string]bool{
		"a": false, "z": false, "A": false, "Z": false, "0": false, "9": false, "$": false, "-": false, "_": false,
		"`": true, "{": true, "@": true, "[": true, "/": true, "#": true, "%": true, ",": true, ".": true, "^": true, ";": true,
		"\u00a0": false, "\u00a1": false, "\u1fff": false, "\u2000": false, "\u200a": false, "\u200b": true, "\u200f": true, "\u2010": false,
		"\u2027": false, "\u2028": true, "\u202f": false, "\u2030": false, "\ud7ff": false, "\ue000": false, "\uffef": false, "\ufff0": true,
		"\U00010000": false, "\U0010ffff": false, "a b": false, "<a": true, "a>": true, "a<": true,
	} {
		b := build.New(35)
		b.Class(dex.AccPublic, "La/A;").Field(dex.AccPublic, name, "I")
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		_, findings := verify.Data("m.dex", data)
		if verify.Refused(findings) != refused {
			t.Errorf("%q: %v", name, findings)
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		if text, err := exec.Command(dexdump, "-c", path).CombinedOutput(); (err != nil) != verify.Refused(findings) {
			t.Errorf("%q: refused: %t, by ART: %v\n%s", name, verify.Refused(findings), err, text)
		}
	}
}
