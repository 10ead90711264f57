package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestPortionOfChangedList: a part of a list that can be read no more was made so by what
// changed the list behind it, and by nothing that changed another.
func TestPortionOfChangedList(t *testing.T) {
	const (
		run = "Lx/Main;->run(Ljava/lang/String;)V"
		add = "Ljava/util/ArrayList;->add(Ljava/lang/Object;)Z"
	)
	b := build.New(35)
	m := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/lang/String;)V").Code(6)
	for list := range 2 {
		m.Op(dex.OpNewInstance, list, "Ljava/util/ArrayList;").Op(dex.OpInvokeDirect, list, "Ljava/util/ArrayList;-><init>()V")
	}
	m.Op(dex.OpInvokeVirtual, 0, m.P(0), add).Const(2, 0).Const(3, 1)
	m.Op(dex.OpInvokeVirtual, 0, 2, 3, "Ljava/util/ArrayList;->subList(II)Ljava/util/List;").Op(dex.OpMoveResultObject, 4)
	m.Op(dex.OpInvokeVirtual, 1, m.P(0), add).Op(dex.OpInvokeVirtual, 0, m.P(0), add)
	m.Op(dex.OpInvokeInterface, 4, 2, "Ljava/util/List;->get(I)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, run)
	got := s.raised(dynamic.Criterion{Operands: []int{0}, Exception: "Ljava/util/ConcurrentModificationException;"})
	if !got[run+"@0016 invoke-virtual"] || got[run+"@0013 invoke-virtual"] {
		t.Errorf("what changed the list behind it alone: %v", got)
	}
}
