package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestEachObserver: of two observers of a thing, each runs because of its own
// registration.
func TestEachObserver(t *testing.T) {
	const update = "update(Ljava/util/Observable;Ljava/lang/Object;)V"
	b := build.New(35)
	for _, class := range []string{"Lx/A;", "Lx/B;"} {
		c := b.Class(dex.AccPublic, class).Implements("Ljava/util/Observer;")
		c.Constructor(dex.AccPublic)
		m := c.Method(dex.AccPublic, "update", "(Ljava/util/Observable;Ljava/lang/Object;)V").Code(4)
		m.Op(dex.OpInvokeVirtual, m.P(2), hashCode).Op(dex.OpReturnVoid)
	}
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "()V").Code(5)
	run.Op(dex.OpNewInstance, 0, "Ljava/util/Observable;").Op(dex.OpInvokeDirect, 0, "Ljava/util/Observable;-><init>()V")
	for i, class := range []string{"Lx/A;", "Lx/B;"} {
		run.Op(dex.OpNewInstance, 1+i, class).Op(dex.OpInvokeDirect, 1+i, class+"-><init>()V")
		run.Op(dex.OpInvokeVirtual, 0, 1+i, "Ljava/util/Observable;->addObserver(Ljava/util/Observer;)V")
	}
	run.Op(dex.OpInvokeVirtual, 0, "Ljava/util/Observable;->notifyObservers()V").Op(dex.OpReturnVoid)
	s := parse(t, b)
	empty := func(class string) func() { return func() { s.call(1, class+"-><init>()V") } }
	s.callback(1, "Lx/Main;->run()V", nil, empty("Lx/A;"), nil, empty("Lx/B;"), nil, func() {
		s.callback(1, "Lx/B;->"+update)
		s.callback(1, "Lx/A;->"+update)
	})
	for class, want := range map[string][2]bool{"Lx/A;": {true, false}, "Lx/B;": {false, true}} {
		got := s.slice(class+"->"+update, hashCode, dynamic.Full)
		const first, second = "Lx/Main;->run()V@000a invoke-virtual", "Lx/Main;->run()V@0012 invoke-virtual"
		if has := [2]bool{got[first], got[second]}; has != want {
			t.Errorf("the slice of %s has the first and the second registration %v, want %v: %v", class, has, want, got)
		}
	}
}
