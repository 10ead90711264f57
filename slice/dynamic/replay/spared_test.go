package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestSpared: of an entry that a later call left as it was since there was one, that call is in
// the thin slice; not where the entry was put in anew since.
func TestSpared(t *testing.T) {
	const (
		method = "Lx/Main;->run()V"
		name   = "Ljava/util/Map;->"
		put    = name + "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		absent = name + "putIfAbsent(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		get    = name + "get(Ljava/lang/Object;)Ljava/lang/Object;"
	)
	for _, anew := range []bool{false, true} {
		b := build.New(35)
		m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(4)
		m.Op(dex.OpNewInstance, 0, "Ljava/util/HashMap;").Op(dex.OpInvokeDirect, 0, "Ljava/util/HashMap;-><init>()V")
		m.Op(dex.OpConstString, 1, "key").Op(dex.OpConstString, 2, "first").Op(dex.OpInvokeInterface, 0, 1, 2, put)
		m.Op(dex.OpConstString, 2, "second").Op(dex.OpInvokeInterface, 0, 1, 2, absent)
		if anew {
			m.Op(dex.OpConstString, 2, "third").Op(dex.OpInvokeInterface, 0, 1, 2, put)
		}
		m.Op(dex.OpInvokeInterface, 0, 1, get).Op(dex.OpMoveResultObject, 2).Op(dex.OpInvokeStatic, 2, "Ljava/lang/Integer;->parseInt(Ljava/lang/String;)I").Op(dex.OpReturnVoid)
		s := parse(t, b)
		s.callback(1, method)
		want := map[string]dynamic.Role{"invoke-interface": dynamic.Kept}
		if anew {
			want = map[string]dynamic.Role{}
		}
		wantRoles(t, s.roles("Ljava/lang/NumberFormatException;", false), want)
	}
}
