// The classes through which values go.

package planted

import "github.com/esdroid/esdroid/dex"

// recast makes a string of an object that was read again.
func (w *writer) recast(reg int, typ string) {
	if typ == "S" {
		w.op(dex.OpCheckCast, reg, "Ljava/lang/String;")
	}
}

// classes writes the classes that steps use, and the fields of Main.
func (g *generator) classes() {
	const public, static = dex.AccPublic, dex.AccPublic | dex.AccStatic
	g.main.Field(static, "s0", object)
	g.main.Field(static, "n0", "I")
	g.main.Field(static, "cache", "Ljava/util/Map;")
	init := &writer{Code: g.main.Method(dex.AccStatic|dex.AccConstructor, "<clinit>", "()V").Code(1), g: g}
	init.make(0, "Ljava/util/HashMap;", "()V")
	init.op(dex.OpSputObject, 0, Main+"->cache:Ljava/util/Map;")
	init.op(dex.OpReturnVoid)
	same := g.method("same", "(Ljava/lang/Object;)Ljava/lang/Object;", 0)
	same.op(dex.OpReturnObject, same.P(0))

	box := g.b.Class(public, "Lp/Box;")
	box.Constructor(public)
	box.Field(public, "o", object)
	box.Field(public, "n", "I")

	key := g.b.Class(public, "Lp/Key;").Implements("Ljava/lang/Comparable;")
	key.Field(public, "n", "I")
	key.Field(public, "o", object)
	w := g.of(key, "Lp/Key;", public|dex.AccConstructor, "<init>", "(I)V", 0)
	w.op(dex.OpInvokeDirect, w.P(0), "Ljava/lang/Object;-><init>()V")
	w.op(dex.OpIput, w.P(1), w.P(0), "Lp/Key;->n:I")
	w.op(dex.OpReturnVoid)
	w = g.of(key, "Lp/Key;", public, "hashCode", "()I", 1)
	w.number(0, 7) // all in one bucket
	w.op(dex.OpReturn, 0)
	w = g.of(key, "Lp/Key;", public, "equals", "(Ljava/lang/Object;)Z", 3)
	w.op(dex.OpCheckCast, w.P(1), "Lp/Key;")
	w.op(dex.OpIget, 0, w.P(0), "Lp/Key;->n:I")
	w.op(dex.OpIget, 1, w.P(1), "Lp/Key;->n:I")
	w.number(2, 0)
	w.op(dex.OpIfNe, 0, 1, "differ")
	w.number(2, 1)
	w.Label("differ")
	w.op(dex.OpReturn, 2)
	w = g.of(key, "Lp/Key;", public, "compareTo", "(Ljava/lang/Object;)I", 2)
	w.op(dex.OpCheckCast, w.P(1), "Lp/Key;")
	w.op(dex.OpIget, 0, w.P(0), "Lp/Key;->n:I")
	w.op(dex.OpIget, 1, w.P(1), "Lp/Key;->n:I")
	w.op(dex.OpSubInt, 0, 0, 1)
	w.op(dex.OpReturn, 0)

	err := g.b.Class(public, "Lp/Err;").Super("Ljava/lang/RuntimeException;")
	err.Field(public, "value", object)
	w = g.of(err, "Lp/Err;", public|dex.AccConstructor, "<init>", "(Ljava/lang/Object;)V", 0)
	w.op(dex.OpInvokeDirect, w.P(0), "Ljava/lang/RuntimeException;-><init>()V")
	w.op(dex.OpIputObject, w.P(1), w.P(0), "Lp/Err;->value:Ljava/lang/Object;")
	w.op(dex.OpReturnVoid)

	task := g.b.Class(public, "Lp/Task;").Implements("Ljava/lang/Runnable;", "Ljava/util/concurrent/Callable;")
	task.Field(public, "in", object)
	task.Field(public, "out", object)
	w = g.of(task, "Lp/Task;", public|dex.AccConstructor, "<init>", "(Ljava/lang/Object;)V", 0)
	w.op(dex.OpInvokeDirect, w.P(0), "Ljava/lang/Object;-><init>()V")
	w.op(dex.OpIputObject, w.P(1), w.P(0), "Lp/Task;->in:Ljava/lang/Object;")
	w.op(dex.OpReturnVoid)
	w = g.of(task, "Lp/Task;", public, "run", "()V", 1)
	w.op(dex.OpIgetObject, 0, w.P(0), "Lp/Task;->in:Ljava/lang/Object;")
	w.op(dex.OpIputObject, 0, w.P(0), "Lp/Task;->out:Ljava/lang/Object;")
	w.op(dex.OpReturnVoid)
	w = g.of(task, "Lp/Task;", public, "call", "()Ljava/lang/Object;", 1)
	w.op(dex.OpIgetObject, 0, w.P(0), "Lp/Task;->in:Ljava/lang/Object;")
	w.op(dex.OpReturnObject, 0)

	fn := g.b.Class(public, "Lp/Fn;").Implements("Ljava/util/function/Function;")
	fn.Constructor(public)
	w = g.of(fn, "Lp/Fn;", public, "apply", "(Ljava/lang/Object;)Ljava/lang/Object;", 0)
	w.op(dex.OpReturnObject, w.P(1))

	pass := g.b.Class(public, "Lp/Pass;")
	pass.Constructor(public)
	w = g.of(pass, "Lp/Pass;", public, "pass", "(Ljava/lang/Object;)Ljava/lang/Object;", 0)
	w.op(dex.OpReturnObject, w.P(1))
	sub := g.b.Class(public, "Lp/Pass2;").Super("Lp/Pass;")
	sub.Constructor(public)
	w = g.of(sub, "Lp/Pass2;", public, "pass", "(Ljava/lang/Object;)Ljava/lang/Object;", 1)
	w.make(0, "Lp/Box;", "()V")
	w.op(dex.OpIputObject, w.P(1), 0, "Lp/Box;->o:Ljava/lang/Object;")
	w.op(dex.OpIgetObject, 0, 0, "Lp/Box;->o:Ljava/lang/Object;")
	w.op(dex.OpReturnObject, 0)
}
