package llvm

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/internal/corpus/crafted"
	"github.com/esdroid/esdroid/jimple"
)

// The code of functions that are done is in the file and no longer in memory.
func TestSpool(t *testing.T) {
	const methods = 20
	b := build.New(35)
	k := b.Class(dex.AccPublic, "Lapp/Main;")
	for i := range methods {
		k.Method(dex.AccPublic|dex.AccStatic, fmt.Sprintf("m%d", i), "()I").Code(1).Const(0, int32(i)).Op(dex.OpReturn, 0)
	}
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(f)
	if err != nil {
		t.Fatal(err)
	}
	s, err := newSpool()
	if err != nil {
		t.Fatal(err)
	}
	defer s.remove()
	m, unlifted, err := compose(jimple.New(p), Options{}, s)
	if err != nil || len(unlifted) > 0 {
		t.Fatal(err, unlifted)
	}
	if len(s.has) != methods {
		t.Errorf("%d functions in the file, want %d", len(s.has), methods)
	}
	for f := range s.has {
		if len(f.Blocks) > 0 {
			t.Errorf("%s has %d blocks in memory", f.Name(), len(f.Blocks))
		}
	}
	var text bytes.Buffer
	if err := m.write(&text, s); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(text.String(), "define i32 @\"Lapp.Main;->m"); n != methods {
		t.Errorf("%d functions are defined, want %d", n, methods)
	}
}

// What stands between braces is stored into the new array without checks: they cannot fail.
func TestElementsOfNewArrays(t *testing.T) {
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lapp/Main;").Method(dex.AccPublic|dex.AccStatic, "m", "(I)[I").Code(3)
	c.Const(0, 7).Op(dex.OpFilledNewArray, 0, 3, "[I").Op(dex.OpMoveResultObject, 1)
	c.Label("again").Op(dex.OpAput, 0, 1, 3).Op(dex.OpIfLez, 3, "end").Const(0, 5).Op(dex.OpAput, 0, 1, 0)
	c.Label("end").Op(dex.OpReturnObject, 1)
	f, err := b.Parse()
	if err != nil {
		t.Fatal(err)
	}
	p, err := dex.NewProgram(f)
	if err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := Write(&text, jimple.New(p), Options{}); err != nil {
		t.Fatal(err)
	}
	// The stores of a parameter as index, and of 5, which is beyond the end, are checked.
	if n := strings.Count(text.String(), `call void @"throw:Ljava.lang.ArrayIndexOutOfBoundsException;"`); n != 2 {
		t.Errorf("%d checks of bounds, want 2\n%s", n, &text)
	}
}

// A method of more operands than a function may have is declared, and named as left out.
func TestTooManyOperands(t *testing.T) {
	p, _ := crafted.Program(t, "very many operands", 2)
	var text bytes.Buffer
	err := Write(&text, jimple.New(p), Options{})
	var left jimple.Unlifted
	if !errors.As(err, &left) || len(left) != 1 || !strings.Contains(err.Error(), "big(I)I: ") || !strings.Contains(err.Error(), "operands") {
		t.Fatal(err)
	}
	if !strings.Contains(text.String(), `define void @"Lx.Big;->many`) || strings.Contains(text.String(), `define i32 @"Lx.Big;->big`) {
		t.Error("the module lacks the other methods, or has the one that is left out")
	}
}
