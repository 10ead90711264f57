package verify_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/verify"
)

// A constructor may call any one above on this, as devices see it, but none beside.
func TestConstructorsAbove(t *testing.T) {
	for called, refused := range map[string]bool{"La/C;": false, "La/B;": false, "La/A;": false, "Ljava/lang/Object;": false, "La/Z;": true} {
		b := build.New(35)
		b.Class(dex.AccPublic, "La/A;").Constructor(dex.AccPublic)
		b.Class(dex.AccPublic, "La/Z;").Constructor(dex.AccPublic)
		b.Class(dex.AccPublic, "La/B;").Super("La/A;").Constructor(dex.AccPublic)
		c := b.Class(dex.AccPublic, "La/C;").Super("La/B;").Method(dex.AccPublic|dex.AccConstructor, "<init>", "()V").Code(0)
		c.Op(dex.OpInvokeDirect, 0, called+"-><init>()V").Op(dex.OpReturnVoid)
		p, err := b.Program()
		if err != nil {
			t.Fatal(err)
		}
		if findings := verify.Program(p, nil); verify.Refused(findings) != refused {
			t.Errorf("%s: %v", called, findings)
		}
	}
}
