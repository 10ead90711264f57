// java.lang.ThreadLocal: the way of a value that is there.

package lang

import "github.com/esdroid/esdroid/internal/vm"

// localFields are what leads from a thread to the value of a variable.
type localFields struct {
	locals, table, hash *vm.Field
	make                *vm.Method
}

func bindThreadLocal(b *vm.Bindings) {
	const class, values = "Ljava/lang/ThreadLocal;", "Ljava/lang/ThreadLocal$Values;"
	fields := vm.PerMachine[localFields]{Make: func(t *vm.Thread) localFields {
		local, thread := t.VM().Class(class), t.VM().Class("Ljava/lang/Thread;")
		table, _ := t.Load(values)
		return localFields{
			locals: thread.FindField("locals", values),
			table:  table.FindField("table", "[Ljava/lang/Object;"),
			hash:   local.FindField("hash", "I"),
			make:   local.FindMethod("make", "()Ljava/lang/Object;"),
		}
	}}
	b.Method(class, "get", "()Ljava/lang/Object;", func(t *vm.Thread, a []vm.Slot) vm.Slot {
		f := fields.Of(t)
		if thread := t.Object(); thread != nil && thread.Field(f.locals).R != nil {
			locals := thread.Field(f.locals).R
			if found := lookUp(locals.Field(f.table).R.Refs(), a[0].R, uint32(a[0].R.Field(f.hash).Int())); found != nil {
				return vm.Ref(found)
			}
		}
		value, _ := t.Call(f.make, a[0])
		return value
	})
}

// lookUp returns what is stored for a key in a table in which keys and values
// take turns and a free place ends the search.
func lookUp(table []*vm.Object, key *vm.Object, hash uint32) *vm.Object {
	mask := uint32(len(table) - 1)
	at := hash << 1 & mask
	for n := 0; n < len(table) && table[at] != nil; n += 2 {
		if table[at] == key {
			return table[at+1]
		}
		at = (at + 2) & mask
	}
	return nil
}
