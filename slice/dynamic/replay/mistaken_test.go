package replay

import (
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/trace"
	"github.com/esdroid/esdroid/slice/dynamic"
)

// TestMistakenForUnknown: where the object that got what the one at fault lacks was made by the
// platform, it is not known whether that was another one.
func TestMistakenForUnknown(t *testing.T) {
	const (
		name = "Lx/Page;->name:Ljava/lang/String;"
		kept = "Lx/Page;->kept:Lx/Page;"
	)
	b := build.New(35)
	c := b.Class(dex.AccPublic, "Lx/Page;").Super("Landroid/app/Fragment;")
	c.Field(dex.AccPublic, "name", "Ljava/lang/String;")
	c.Field(dex.AccPublic|dex.AccStatic, "kept", "Lx/Page;")
	m := c.Method(dex.AccPublic|dex.AccStatic, "make", "()V").Code(1)
	m.Op(dex.OpNewInstance, 0, "Lx/Page;").Op(dex.OpSputObject, 0, kept).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic, "onStart", "()V").Code(2)
	m.Op(dex.OpConstString, 0, "set").Op(dex.OpIputObject, 0, m.P(0), name).Op(dex.OpReturnVoid)
	m = c.Method(dex.AccPublic|dex.AccStatic, "show", "()V").Code(1)
	m.Op(dex.OpSgetObject, 0, kept).Op(dex.OpIgetObject, 0, 0, name).Op(dex.OpInvokeVirtual, 0, hashCode).Op(dex.OpReturnVoid)
	s := parse(t, b)
	run := func(method string, at int, id uint64) { // at, from the end, is what works on an object
		s.callback(1, method)
		at = len(s.records) - at
		s.records = slices.Insert(s.records, at+1, trace.Record{Kind: trace.KindObject, Thread: 1, PC: s.records[at].PC, ID: id})
	}
	run("Lx/Page;->onStart()V", 4, 9)
	run("Lx/Page;->make()V", 4, 8)
	run("Lx/Page;->show()V", 5, 8)
	wantRoles(t, s.roles("Ljava/lang/NullPointerException;", true), map[string]dynamic.Role{})
}
