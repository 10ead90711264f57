package intervene

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/jimple"
)

// A switch goes the way of another of its cases, or of none; to go where it goes anyway is
// no change.
func TestSwitch(t *testing.T) {
	b := build.New(35)
	code := b.Class(dex.AccPublic, "LMain;").Method(dex.AccPublic|dex.AccStatic, "main", "([Ljava/lang/String;)V").Code(3)
	code.Const(0, 7).PackedSwitch(0, 6, "six", "seven", "six").Op(dex.OpConstString, 1, "none").Op(dex.OpGoto, "out").
		Label("six").Op(dex.OpConstString, 1, "six").Op(dex.OpGoto, "out").
		Label("seven").Op(dex.OpConstString, 1, "seven").
		Label("out").Op(dex.OpSgetObject, 0, "Ljava/lang/System;->out:Ljava/io/PrintStream;").
		Op(dex.OpInvokeVirtual, 0, 1, "Ljava/io/PrintStream;->print(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	file, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(file)
	if err != nil {
		t.Fatal(err)
	}
	m, ok := p.FindMethod("LMain;->main([Ljava/lang/String;)V")
	if !ok {
		t.Fatal("no main")
	}
	body, err := jimple.New(p).Body(m)
	if err != nil {
		t.Fatal(err)
	}
	for i := range body.Stmts {
		if body.Stmts[i].Kind != jimple.TableSwitch {
			continue
		}
		first, _ := Repairs(body, int32(i), 1, Hints{})
		want := []struct {
			printed, is string
			applied     bool
		}{{"six", "6", true}, {"seven", "7", false}, {"none", "the default", true}}
		if len(first) != len(want) {
			t.Fatalf("%d changes, want %d", len(first), len(want))
		}
		for k, change := range first {
			r := &Run{Change: change}
			if got := output(t, []*dex.File{file}, r, "LMain;"); got != want[k].printed || r.Applied != want[k].applied || r.Was != "7" || r.Is != want[k].is {
				t.Errorf("printed %q with %s instead of %s, applied %t; want %+v", got, r.Is, r.Was, r.Applied, want[k])
			}
		}
		return
	}
	t.Error("no switch")
}
