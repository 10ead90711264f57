package probe

import (
	"maps"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/dex/model"
	"github.com/esdroid/esdroid/jimple"
)

// A statement is printed as the logs that are imported have it: the line, the class, the
// method and the text, the first of a callback with its mark.
func TestTextsOfALog(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "La/A;")
	for _, name := range []string{"onClick", "helper"} {
		c.Method(dex.AccPublic|dex.AccStatic, name, "()V").Code(0).Line(7).Op(dex.OpInvokeStatic, "La/B;->x()V").
			Line(8).Op(dex.OpInvokeStatic, "La/B;->y()V").Op(dex.OpReturnVoid)
	}
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name  string
		style LogStyle
		want  []string
	}{
		{"onClick", LogESDroid, []string{"EVENTID_1: FLiAD: ZZZ7ZZZa.AZZZonClickZZZ__inst__ZZZstaticinvoke <a.B: void x()>()", "FLiAD: ZZZ8ZZZa.AZZZonClickZZZ__inst__ZZZstaticinvoke <a.B: void y()>()"}},
		{"helper", LogAndroidSlicer, []string{"SLICING: ZZZ7ZZZa.AZZZhelperZZZ__inst__ZZZstaticinvoke <a.B: void x()>()", "SLICING: ZZZ8ZZZa.AZZZhelperZZZ__inst__ZZZstaticinvoke <a.B: void y()>()"}},
		{"onClick", LogAndroidSlicer, []string{"CALLBACK_SLC: SLICING: ZZZ7ZZZa.AZZZonClickZZZ__inst__ZZZstaticinvoke <a.B: void x()>()", "SLICING: ZZZ8ZZZa.AZZZonClickZZZ__inst__ZZZstaticinvoke <a.B: void y()>()"}},
	} {
		m, ok := p.FindMethod("La/A;->" + tt.name + "()V")
		if !ok {
			t.Fatal("no method", tt.name)
		}
		pool := model.New().Pool
		_, texts, err := LogPlan(jimple.New(p), pool, m, tt.style)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, pc := range slices.Sorted(maps.Keys(texts)) {
			for _, id := range texts[pc] {
				got = append(got, pool.RawString(id))
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
	if _, err := ParseLogStyle("logcat"); err == nil {
		t.Error("a style that there is not")
	}
}
