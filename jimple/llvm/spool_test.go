package llvm

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
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
