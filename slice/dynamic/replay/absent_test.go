package replay

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestComputedKeys: what is put under a key that is not known replaces nothing for sure; and
// a lookup that found nothing has its null from none of what was put, but the keys of that
// are shown.
func TestComputedKeys(t *testing.T) {
	const (
		method    = "Lx/Main;->run(Ljava/util/Map;)V"
		put       = "Ljava/util/Map;->put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"
		separator = "Ljava/lang/System;->lineSeparator()Ljava/lang/String;"
	)
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Ljava/util/Map;)V").Code(5)
	run.Op(dex.OpConstString, 0, "known").Op(dex.OpConstString, 1, "first").Op(dex.OpInvokeInterface, run.P(0), 0, 1, put)
	run.Op(dex.OpInvokeStatic, separator).Op(dex.OpMoveResultObject, 2).Op(dex.OpConstString, 1, "second").Op(dex.OpInvokeInterface, run.P(0), 2, 1, put)
	run.Op(dex.OpInvokeInterface, run.P(0), 0, "Ljava/util/Map;->get(Ljava/lang/Object;)Ljava/lang/Object;").Op(dex.OpMoveResultObject, 3).Op(dex.OpInvokeVirtual, 3, hashCode)
	run.Op(dex.OpConstString, 0, "other").Op(dex.OpInvokeInterface, run.P(0), 0, "Ljava/util/Map;->get(Ljava/lang/Object;)Ljava/lang/Object;")
	run.Op(dex.OpMoveResultObject, 3).Op(dex.OpInvokeVirtual, 3, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	s.fail()
	s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
	g := replayRecords(t, s.p, summaries(t), s.records)
	id, _ := s.p.FindMethod(method)
	at := func(pc uint32) dynamic.Node { return g.Executions(id, pc)[0] }

	found := g.Backward(dynamic.Criterion{Node: at(0x14), Operands: []int{0}}, dynamic.Thin)
	for _, pc := range []uint32{0x02, 0x0b} { // the texts that were put
		if !found.Has(at(pc)) {
			t.Errorf("the value found may be of %#x, which the thin slice lacks", pc)
		}
	}
	last, _ := g.LastRaised()
	missed := g.Backward(dynamic.Criterion{Node: last, Operands: []int{0}, Exception: "Ljava/lang/NullPointerException;", Own: true}, dynamic.Thin)
	for pc, want := range map[uint32]bool{0x02: false, 0x0b: false, 0x07: true, 0x17: true} {
		if missed.Has(at(pc)) != want {
			t.Errorf("the thin slice of what was not found has %#x: %t, want %t", pc, !want, want)
		}
	}
}

// TestDefaultBesideValue: where something lies under the key that is looked up, the default
// has no part in what is found.
func TestDefaultBesideValue(t *testing.T) {
	const method, get = "Lx/Main;->run(Landroid/os/Bundle;)V", "Landroid/os/Bundle;->getString(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;"
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/os/Bundle;)V").Code(5)
	run.Op(dex.OpConstString, 0, "k").Op(dex.OpConstString, 1, "value").Op(dex.OpConstString, 2, "default")
	run.Op(dex.OpInvokeVirtual, run.P(0), 0, 1, "Landroid/os/Bundle;->putString(Ljava/lang/String;Ljava/lang/String;)V")
	run.Op(dex.OpInvokeVirtual, run.P(0), 0, 2, get).Op(dex.OpMoveResultObject, 3).Op(dex.OpInvokeVirtual, 3, hashCode)
	run.Op(dex.OpConstString, 0, "x").Op(dex.OpInvokeVirtual, run.P(0), 0, 2, get).Op(dex.OpMoveResultObject, 3).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	if got := s.thin(method, hashCode); !got[method+"@0002 const-string"] || got[method+"@0004 const-string"] {
		t.Errorf("the value and not the default is looked up: %v", got)
	}
	g := replayRecords(t, s.p, summaries(t), s.records)
	id, _ := s.p.FindMethod(method)
	other := g.Backward(dynamic.Criterion{Node: g.Executions(id, 0x12)[0]}, dynamic.Thin)
	if !other.Has(g.Executions(id, 4)[0]) {
		t.Error("the default is what is found under a key that nothing was put under")
	}
}

// TestPlatformKeys: of a state that holds one thing of the app's, a lookup that found nothing
// leads to that, whatever its key; what the platform keeps there is not meant.
func TestPlatformKeys(t *testing.T) {
	const method = "Lx/Main;->run(Landroid/os/Bundle;)V"
	b := build.New(35)
	run := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccPublic|dex.AccStatic, "run", "(Landroid/os/Bundle;)V").Code(3)
	for _, key := range []string{"android:views", "name"} {
		run.Op(dex.OpConstString, 0, key).Op(dex.OpInvokeVirtual, run.P(0), 0, 0, "Landroid/os/Bundle;->putString(Ljava/lang/String;Ljava/lang/String;)V")
	}
	run.Op(dex.OpConstString, 0, "title").Op(dex.OpInvokeVirtual, run.P(0), 0, "Landroid/os/Bundle;->getString(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	run.Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	s.callback(1, method)
	s.fail()
	s.records[len(s.records)-1].Text = "Ljava/lang/NullPointerException;"
	g := replayRecords(t, s.p, summaries(t), s.records)
	id, _ := s.p.FindMethod(method)
	last, _ := g.LastRaised()
	thin := g.Backward(dynamic.Criterion{Node: last, Operands: []int{0}, Exception: "Ljava/lang/NullPointerException;", Own: true}, dynamic.Thin)
	for pc, want := range map[uint32]bool{2: false, 7: true} {
		if thin.Has(g.Executions(id, pc)[0]) != want {
			t.Errorf("the thin slice has the call at %#x: %t, want %t", pc, !want, want)
		}
	}
}
