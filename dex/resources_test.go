package dex_test

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// TestNamedResources: those of the app that code other than R's names, each once.
func TestNamedResources(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic, "Lx/R$styleable;").Method(dex.AccStatic|dex.AccConstructor, "<clinit>", "()V").Code(1).Const(0, 0x7f01_0001).Op(dex.OpReturnVoid)
	c := b.Class(dex.AccPublic, "Lx/Main;").Method(dex.AccStatic, "run", "()V").Code(1)
	for _, n := range []int32{0x7f03_0002, 0x7f02_0000, 0x0104_0000, 0x7f03_0002, 5, -0x0100_0000} {
		c.Const(0, n)
	}
	c.Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := p.NamedResources(), []int64{0x7f02_0000, 0x7f03_0002}; !slices.Equal(got, want) {
		t.Errorf("%x, want %x", got, want)
	}
}
