package dex_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// A file of 20 lines: line 3 is in an inline function of its own, on line 12 is a call of one
// of another file, on line 13 the lambda that it calls, on line 14 another call.
const mapped = "SMAP\nA.kt\nKotlin\n*S Kotlin\n*F\n+ 1 A.kt\norg/acme/A\n+ 2 Other.kt\nkotlin/OtherKt\n+ 3 A.kt\norg/acme/AKt\n" +
	"*L\n1#1,20:1\n700#2:21\n800#2,2:22\n3#3:24\n1#2:25\n*S KotlinDebug\n*F\n+ 1 A.kt\norg/acme/A\n*L\n12#1:21\n12#1:22,2\n14#1:24\n*E\n"

func writtenLines(t *testing.T, source, table string, steps func(*build.Code)) []uint32 {
	t.Helper()
	b := build.New(35)
	a := b.Class(dex.AccPublic, "Lorg/acme/A;").Source(source)
	if table != "" {
		a.Annotate(build.Annotation{Type: "Lkotlin/jvm/internal/SourceDebugExtension;", Visibility: dex.VisibilityBuild,
			Elements: []build.Element{{Name: "value", Value: []any{table[:40], table[40:]}}}})
	}
	steps(a.Method(dex.AccPublic|dex.AccStatic, "filter", "()V").Code(8))
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	m, ok := p.FindMethod("Lorg/acme/A;->filter()V")
	if !ok {
		t.Fatal("no method")
	}
	code, _, err := p.Code(m)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := code.Lines()
	if err != nil {
		t.Fatal(err)
	}
	was := slices.Clone(lines)
	var out []uint32
	for _, l := range p.WrittenLines(m, lines) {
		out = append(out, l.Line)
	}
	if !slices.Equal(lines, was) {
		t.Errorf("the lines that devices report became %v", lines)
	}
	return out
}

func onLines(c *build.Code, lines ...int) {
	for _, l := range lines {
		c.Line(l).Op(dex.OpNop)
	}
}

func TestLinesByTable(t *testing.T) {
	steps := func(c *build.Code) {
		onLines(c, 11, 12, 21, 22, 13, 23, 25, 14, 24, 15)
		c.Op(dex.OpReturnVoid)
	}
	for _, c := range []struct {
		name, source, table string
		want                []uint32
	}{
		{"table", "A.kt", mapped, []uint32{11, 12, 12, 12, 13, 12, 12, 14, 3, 15}},
		{"none", "A.kt", "", []uint32{11, 12, 21, 22, 13, 23, 25, 14, 24, 15}},
		{"of another file", "B.kt", mapped, []uint32{11, 12, 21, 22, 13, 23, 25, 14, 24, 15}},
		{"not of Kotlin", "A.java", mapped, []uint32{11, 12, 21, 22, 13, 23, 25, 14, 24, 15}},
	} {
		if got := writtenLines(t, c.source, c.table, steps); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestLinesByMarks(t *testing.T) {
	for _, c := range []struct {
		name  string
		steps func(*build.Code)
		want  []uint32
	}{
		{"nested, with a lambda in between", func(c *build.Code) {
			onLines(c, 11, 12)
			c.Local(0, "$i$f$filter", "I")
			onLines(c, 21)
			c.Local(1, "$i$f$filterTo", "I")
			onLines(c, 22)
			c.Local(2, "$i$a$-filter-A$filter$1", "I")
			onLines(c, 13)
			c.EndLocal(2)
			onLines(c, 23)
			c.EndLocal(1)
			onLines(c, 24)
			c.EndLocal(0)
			onLines(c, 15)
		}, []uint32{11, 12, 12, 12, 13, 12, 12, 15}},
		{"called in a lambda", func(c *build.Code) {
			onLines(c, 11)
			c.Local(0, "$i$f$each", "I")
			onLines(c, 21)
			c.Local(1, "$i$a$-each-A$filter$1", "I")
			onLines(c, 12)
			c.Local(2, "$i$f$each", "I")
			onLines(c, 22)
			c.EndLocal(2)
			onLines(c, 13)
			c.EndLocal(1)
			onLines(c, 21)
		}, []uint32{11, 11, 12, 12, 13, 11}},
		{"marks that live on", func(c *build.Code) {
			onLines(c, 11)
			c.Local(0, "$i$f$map", "I")
			onLines(c, 21, 12)
			c.Local(0, "$i$f$map", "I")
			onLines(c, 22, 13)
		}, []uint32{11, 11, 12, 12, 13}},
		{"a part moved away", func(c *build.Code) {
			onLines(c, 11)
			c.Local(0, "$i$f$map", "I")
			onLines(c, 21)
			c.EndLocal(0)
			onLines(c, 12, 22, 13)
		}, []uint32{11, 11, 12, 11, 13}},
		{"in pieces", func(c *build.Code) {
			onLines(c, 11)
			c.Local(0, "$i$f$map", "I")
			onLines(c, 21)
			c.EndLocal(0)
			onLines(c, 12)
			c.RestartLocal(0)
			onLines(c, 21, 12)
		}, []uint32{11, 11, 12, 11, 12}},
		{"the inline function itself", func(c *build.Code) {
			c.Op(dex.OpNop).Local(0, "$i$f$filter", "I")
			onLines(c, 11, 12)
			c.Local(1, "$i$f$filterTo", "I")
			onLines(c, 21, 13)
		}, []uint32{11, 12, 12, 13}},
	} {
		if got := writtenLines(t, "A.kt", "", func(b *build.Code) {
			c.steps(b)
			b.Op(dex.OpReturnVoid)
		}); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
