package pdg

import (
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// A call with the name of one that reads a field, but without the object, reads nothing:
// the platform has no such method, and files can name it.
func TestFieldOfNothing(t *testing.T) {
	const class, field, str = "Ljava/lang/Class;", "Ljava/lang/reflect/Field;", "Ljava/lang/String;"
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/A;")
	c.Field(dex.AccPublic, "f", str)
	m := c.Method(dex.AccPublic|dex.AccStatic, "m", "()V").Code(2)
	m.Op(dex.OpConstClass, 0, "Lx/A;").Op(dex.OpConstString, 1, "f").Op(dex.OpInvokeVirtual, 0, 1, class+"->getField("+str+")"+field).Op(dex.OpMoveResultObject, 0)
	m.Op(dex.OpInvokeVirtual, 0, field+"->get()Ljava/lang/Object;").Op(dex.OpReturnVoid)
	p, err := b.Program()
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	id, _ := p.FindMethod("Lx/A;->m()V")
	for i := range a.Body(id).Stmts {
		for _, d := range a.Deps(nil, Node{Method: id, Stmt: int32(i)}) {
			if d.Kind == Heap {
				t.Errorf("statement %d reads a field that %v writes", i, d.Node)
			}
		}
	}
}
