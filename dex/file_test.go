package dex_test

import (
	"path/filepath"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/corpus/program"
)

func TestDecodeEverything(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		p := program.Open(t, path)
		var instructions, lines int
		for m := range p.Methods {
			code, ok, err := p.Code(dex.MethodID(m))
			if err != nil {
				t.Fatal(err)
			}
			if !ok {
				continue
			}
			if err := code.All(func(in *dex.Insn) bool { instructions++; return true }); err != nil {
				t.Fatalf("%s: %v", p.MethodText(dex.MethodID(m)), err)
			}
			if _, err := code.Tries(); err != nil {
				t.Fatal(err)
			}
			l, err := code.Lines()
			if err != nil {
				t.Fatal(err)
			}
			lines += len(l)
			if _, err := code.Locals(nil); err != nil {
				t.Fatal(err)
			}
		}
		for _, c := range p.Classes {
			if _, err := c.File.StaticValues(c.Def); err != nil {
				t.Fatal(err)
			}
			if _, err := c.File.Annotations(c.Def); err != nil {
				t.Fatal(err)
			}
			if id, ok := p.Class(c.Descriptor); !ok || p.Classes[id].Descriptor != c.Descriptor {
				t.Fatalf("class %s not found", c.Descriptor)
			}
		}
		for m := range p.Methods {
			if id, ok := p.FindMethod(p.MethodText(dex.MethodID(m))); !ok || id != dex.MethodID(m) {
				t.Fatalf("%s: found as %d, want %d", p.MethodText(dex.MethodID(m)), id, m)
			}
		}
		t.Logf("%s: %d classes, %d methods, %d instructions, %d lines", filepath.Base(path), len(p.Classes), len(p.Methods), instructions, lines)
		if filepath.Base(path) == "apidemos.apk" && instructions < 400000 {
			t.Errorf("apidemos: %d instructions", instructions)
		}
	}
}

func BenchmarkDecode(b *testing.B) {
	p := program.Open(b, corpus.Public(b, "apidemos.apk"))
	b.ReportAllocs()
	for b.Loop() {
		files := p.Files
		q, err := dex.NewProgram(files...)
		if err != nil {
			b.Fatal(err)
		}
		n := 0
		for m := range q.Methods {
			code, ok, err := q.Code(dex.MethodID(m))
			if err != nil {
				b.Fatal(err)
			}
			if ok {
				if err := code.All(func(*dex.Insn) bool { n++; return true }); err != nil {
					b.Fatal(err)
				}
			}
		}
		b.ReportMetric(float64(n), "insns/op")
	}
}
