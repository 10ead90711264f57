// Shapes of whole programs: calls, memory, classes, callbacks and names.

package crafted

import (
	"fmt"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// static begins a static method beside the expensive one.
func (w *writer) static(name, proto string, locals int) *build.Code {
	return w.class.Method(dex.AccPublic|dex.AccStatic, name, proto).Code(locals)
}

// each ends the expensive method with a call of each of the methods m0, m1, …
func (w *writer) each(n int) {
	for i := range n {
		w.Op(dex.OpInvokeStatic, w.p(), Class+"->"+label("m", i)+"(I)I").Op(dex.OpMoveResult, 0)
	}
	w.Op(dex.OpReturn, 0)
}

// wholes lists shapes of what lies between methods.
func wholes() []Shape {
	const i2i, object, runnable = "(I)I", "Ljava/lang/Object;", "Ljava/lang/Runnable;"
	return []Shape{
		{"a field that very many methods write and read", 1500, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("m", i), i2i, 1)
				c.Op(dex.OpSget, 0, Class+"->s:I").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpSput, 0, Class+"->s:I").Op(dex.OpReturn, 0)
			}
			w.each(n)
		}},
		{"a field of objects that very many methods write and read", 1200, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("m", i), i2i, 2)
				c.Op(dex.OpNewInstance, 0, Class).Op(dex.OpInvokeDirect, 0, Class+"-><init>()V").Op(dex.OpIget, 1, 0, Class+"->f:I").Op(dex.OpIput, 2, 0, Class+"->f:I").Op(dex.OpReturn, 1)
			}
			w.each(n)
		}},
		{"a field for each of a line of calls", 1500, 2, func(w *writer, n int) {
			for i := range n {
				f := label("g", i)
				w.class.Field(dex.AccPublic|dex.AccStatic, f, "I")
				c := w.static(label("m", i), i2i, 1)
				c.Op(dex.OpSput, 1, Class+"->"+f+":I")
				if i+1 < n {
					c.Op(dex.OpInvokeStatic, 1, Class+"->"+label("m", i+1)+i2i)
				}
				c.Op(dex.OpSget, 0, Class+"->"+f+":I").Op(dex.OpReturn, 0)
			}
			w.Op(dex.OpInvokeStatic, w.p(), Class+"->m0(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"a field for each of a ring of calls", 1200, 2, func(w *writer, n int) {
			for i := range n {
				f := label("g", i)
				w.class.Field(dex.AccPublic|dex.AccStatic, f, "I")
				c := w.static(label("m", i), i2i, 1)
				c.Op(dex.OpSput, 1, Class+"->"+f+":I").Op(dex.OpInvokeStatic, 1, Class+"->"+label("m", (i+1)%n)+i2i)
				c.Op(dex.OpInvokeStatic, 1, Class+"->"+label("m", (i*7+3)%n)+i2i)
				c.Op(dex.OpSget, 0, Class+"->"+label("g", (i*5+2)%n)+":I").Op(dex.OpReturn, 0)
			}
			for i := range n {
				if i < 3 {
					continue
				}
				w.class.Field(dex.AccPublic|dex.AccStatic, label("unused", i), "I")
			}
			w.Op(dex.OpInvokeStatic, w.p(), Class+"->m0(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"recursion that changes the places of its arguments", 500, 2, func(w *writer, n int) {
			proto := "(" + strings.Repeat("I", 10) + ")I"
			for i := range n {
				c := w.class.Method(dex.AccPublic|dex.AccStatic, label("m", i), proto).Code(11)
				for k := range 10 {
					c.Op(dex.OpMoveFrom16, k, 11+(k*3+i+1)%10)
				}
				list := []any{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, Class + "->" + label("m", (i*7+1)%n) + proto}
				c.Op(dex.OpIfEqz, 0, "end").Op(dex.OpInvokeStaticRange, list...).Op(dex.OpMoveResult, 10)
				list[10] = Class + "->" + label("m", (i*11+5)%n) + proto
				c.Op(dex.OpInvokeStaticRange, list...).Op(dex.OpMoveResult, 9).Op(dex.OpAddInt, 10, 10, 9).Op(dex.OpReturn, 10)
				c.Label("end").Op(dex.OpReturn, 1)
			}
			w.Const(0, 0).Op(dex.OpReturn, 0)
		}},
		{"implementers that all call the interface", 1000, 2, func(w *writer, n int) {
			w.b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, "Lx/I;").Method(dex.AccPublic|dex.AccAbstract, "go", i2i)
			w.class.Field(dex.AccPublic|dex.AccStatic, "it", "Lx/I;")
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Implements("Lx/I;").Constructor(dex.AccPublic).Method(dex.AccPublic, "go", i2i).Code(1)
				c.Op(dex.OpSgetObject, 0, Class+"->it:Lx/I;").Op(dex.OpInvokeInterface, 0, 2, "Lx/I;->go(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
				w.Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Op(dex.OpSputObject, 1, Class+"->it:Lx/I;")
			}
			w.Op(dex.OpInvokeInterface, 1, w.p(), "Lx/I;->go(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"a line of calls", 4000, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("m", i), i2i, 1)
				if i+1 < n {
					c.Op(dex.OpInvokeStatic, 1, Class+"->"+label("m", i+1)+i2i).Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
				} else {
					c.Op(dex.OpReturn, 1)
				}
			}
			w.Op(dex.OpInvokeStatic, w.p(), Class+"->m0(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"calls that double", 40, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("m", i), i2i, 2)
				if i+1 < n {
					next := Class + "->" + label("m", i+1) + i2i
					c.Op(dex.OpInvokeStatic, 2, next).Op(dex.OpMoveResult, 0).Op(dex.OpInvokeStatic, 0, next).Op(dex.OpMoveResult, 1).Op(dex.OpAddInt, 0, 0, 1).Op(dex.OpReturn, 0)
				} else {
					c.Op(dex.OpReturn, 2)
				}
			}
			w.Op(dex.OpInvokeStatic, w.p(), Class+"->m0(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"interfaces that extend two of the level above", 1000, 2, func(w *writer, n int) {
			for i := range n {
				for _, k := range []string{"A", "B"} {
					c := w.b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, fmt.Sprintf("Lx/%s%d;", k, i))
					if i > 0 {
						c.Implements(fmt.Sprintf("Lx/A%d;", i-1), fmt.Sprintf("Lx/B%d;", i-1))
					}
					c.Method(dex.AccPublic|dex.AccAbstract, "go", i2i)
				}
			}
			last := fmt.Sprintf("Lx/A%d;", n-1)
			w.b.Class(dex.AccPublic, "Lx/T;").Implements(last).Constructor(dex.AccPublic).Method(dex.AccPublic, "go", i2i).Code(0).Op(dex.OpReturn, 1)
			w.Op(dex.OpNewInstance, 1, "Lx/T;").Op(dex.OpInvokeDirect, 1, "Lx/T;-><init>()V").Op(dex.OpInvokeInterface, 1, w.p(), last+"->go(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"a very long line of classes", 3000, 2, func(w *writer, n int) {
			super := object
			for i := range n {
				name := fmt.Sprintf("Lx/L%d;", i)
				w.b.Class(dex.AccPublic, name).Super(super).Constructor(dex.AccPublic).Method(dex.AccPublic, label("go", i), i2i).Code(0).Op(dex.OpReturn, 1)
				super = name
			}
			w.Op(dex.OpNewInstance, 1, super).Op(dex.OpInvokeDirect, 1, super+"-><init>()V")
			for i := range n {
				w.Op(dex.OpInvokeVirtual, 1, w.p(), super+"->"+label("go", i)+i2i).Op(dex.OpMoveResult, 0)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"very many fields", 8000, 2, func(w *writer, n int) {
			for i := range n {
				w.class.Field(dex.AccPublic|dex.AccStatic, label("g", i), "I")
				w.Op(dex.OpSget, 0, Class+"->"+label("g", i)+":I").Op(dex.OpSput, w.p(), Class+"->"+label("g", (i*7)%n)+":I")
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"very many methods", 6000, 2, func(w *writer, n int) {
			for i := range n {
				w.static(label("m", i), i2i, 0).Op(dex.OpReturn, 0)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"very many methods of one name", 1500, 3, func(w *writer, n int) {
			for i := range n {
				t := fmt.Sprintf("Lx/T%d;", i)
				w.static("go", "("+t+")I", 1).Const(0, 1).Op(dex.OpReturn, 0)
				w.Const(1, 0).Op(dex.OpInvokeStatic, 1, Class+"->go("+t+")I")
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"very many classes", 3000, 2, func(w *writer, n int) {
			for i := range n {
				w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/p%d/T%d;", i%100, i)).Source(label("S", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"classes in classes", 1500, 2, func(w *writer, n int) {
			name := "Lx/O"
			for i := range n {
				w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/O%s;", strings.Repeat("$A", i%250+1)+fmt.Sprint("$", i))).Constructor(dex.AccPublic)
			}
			w.b.Class(dex.AccPublic, name+";")
			w.Op(dex.OpReturn, w.p())
		}},
		{"a name of very many parts", 20000, 2, func(w *writer, n int) {
			name := "Lx/" + strings.Repeat("a/", n) + "T;"
			w.b.Class(dex.AccPublic, name).Constructor(dex.AccPublic).Field(dex.AccPublic|dex.AccStatic, "f", "I")
			for range 20 {
				w.Op(dex.OpSget, 0, name+"->f:I")
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a long name that is said very often", 400, 2, func(w *writer, n int) {
			name := "Lx/" + strings.Repeat("a", 20*n) + ";"
			w.b.Class(dex.AccPublic, name).Constructor(dex.AccPublic).Field(dex.AccPublic|dex.AccStatic, "f", "I")
			for range 5 * n {
				w.Op(dex.OpSget, 0, name+"->f:I")
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a very long text", 200000, 3, func(w *writer, n int) {
			for range 50 {
				w.Op(dex.OpConstString, 0, strings.Repeat("\n\u00e9\U0001F600\x00", n/8))
			}
			w.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->length()I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"a type argument in type arguments", 8000, 2, func(w *writer, n int) {
			w.class.Annotate(build.Annotation{Type: "Ldalvik/annotation/Signature;", Visibility: dex.VisibilitySystem, Elements: []build.Element{
				{Name: "value", Value: []any{strings.Repeat("Ljava/util/List<", n) + "TT;" + strings.Repeat(">;", n)}}}})
			w.Op(dex.OpReturn, w.p())
		}},
		{"annotations in annotations", 100, 2, func(w *writer, n int) {
			for i := range n {
				var v, list any = i, 2
				for range 60 { // no more than 64 are read
					v = build.Annotation{Type: "Lx/A;", Elements: []build.Element{{Name: "v", Value: v}}}
					list = []any{list, list != nil}
				}
				w.class.Field(dex.AccPublic, label("a", i), "I").Annotate(build.Annotation{Type: "Lx/A;", Visibility: dex.VisibilityRuntime, Elements: []build.Element{{Name: "l", Value: list}, {Name: "v", Value: v}}})
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"listeners of very many buttons", 700, 3, func(w *writer, n int) {
			const view, listener = "Landroid/view/View;", "Landroid/view/View$OnClickListener;"
			w.class.Field(dex.AccPublic|dex.AccStatic, "v", view)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Implements(listener).Constructor(dex.AccPublic).Method(dex.AccPublic, "onClick", "("+view+")V").Code(2)
				next := fmt.Sprintf("Lx/T%d;", (i*7+1)%n)
				c.Op(dex.OpNewInstance, 0, next).Op(dex.OpInvokeDirect, 0, next+"-><init>()V").Op(dex.OpInvokeVirtual, 3, 0, view+"->setOnClickListener("+listener+")V")
				c.Op(dex.OpSget, 1, Class+"->s:I").Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpSput, 1, Class+"->s:I").Op(dex.OpReturnVoid)
				w.Op(dex.OpSgetObject, 0, Class+"->v:"+view).Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Op(dex.OpInvokeVirtual, 0, 1, view+"->setOnClickListener("+listener+")V")
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"tasks that post each other", 700, 3, func(w *writer, n int) {
			const handler = "Landroid/os/Handler;"
			w.class.Field(dex.AccPublic|dex.AccStatic, "h", handler)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Implements(runnable).Constructor(dex.AccPublic).Method(dex.AccPublic, "run", "()V").Code(2)
				for k := range 4 {
					next := fmt.Sprintf("Lx/T%d;", (i*7+k*13+1)%n)
					c.Op(dex.OpSgetObject, 0, Class+"->h:"+handler).Op(dex.OpNewInstance, 1, next).Op(dex.OpInvokeDirect, 1, next+"-><init>()V").Op(dex.OpInvokeVirtual, 0, 1, handler+"->post("+runnable+")Z")
				}
				c.Op(dex.OpReturnVoid)
			}
			w.Op(dex.OpSgetObject, 0, Class+"->h:"+handler).Op(dex.OpNewInstance, 1, "Lx/T0;").Op(dex.OpInvokeDirect, 1, "Lx/T0;-><init>()V").Op(dex.OpInvokeVirtual, 0, 1, handler+"->post("+runnable+")Z")
			w.Op(dex.OpReturn, w.p())
		}},
		{"one queue of all tasks", 700, 3, func(w *writer, n int) {
			const handler = "Landroid/os/Handler;"
			w.class.Field(dex.AccPublic|dex.AccStatic, "h", handler)
			w.class.Field(dex.AccPublic|dex.AccStatic, "r", runnable)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Implements(runnable).Constructor(dex.AccPublic).Method(dex.AccPublic, "run", "()V").Code(2)
				c.Op(dex.OpSgetObject, 0, Class+"->h:"+handler).Op(dex.OpSgetObject, 1, Class+"->r:"+runnable).Op(dex.OpInvokeVirtual, 0, 1, handler+"->post("+runnable+")Z").Op(dex.OpReturnVoid)
				w.Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Op(dex.OpSputObject, 1, Class+"->r:"+runnable)
			}
			w.Op(dex.OpSgetObject, 0, Class+"->h:"+handler).Op(dex.OpInvokeVirtual, 0, 1, handler+"->post("+runnable+")Z").Op(dex.OpReturn, w.p())
		}},
		{"activities that start each other by name", 500, 4, func(w *writer, n int) {
			const activity, intent = "Landroid/app/Activity;", "Landroid/content/Intent;"
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Super(activity).Constructor(dex.AccPublic).Method(dex.AccPublic, "onCreate", "(Landroid/os/Bundle;)V").Code(3)
				c.Op(dex.OpConstString, 1, "")
				for k := range 6 {
					c.Op(dex.OpIfEqz, 4, label("l", k)).Op(dex.OpConstString, 1, fmt.Sprintf("x.T%d", (i*7+k*13+1)%n)).Label(label("l", k))
				}
				c.Op(dex.OpNewInstance, 0, intent).Op(dex.OpInvokeDirect, 0, intent+"-><init>()V").Op(dex.OpInvokeVirtual, 0, 3, 1, intent+"->setClassName(Landroid/content/Context;Ljava/lang/String;)"+intent)
				c.Op(dex.OpInvokeVirtual, 0, 1, 4, intent+"->putExtra(Ljava/lang/String;Landroid/os/Bundle;)"+intent).Op(dex.OpInvokeVirtual, 3, 0, activity+"->startActivity("+intent+")V").Op(dex.OpReturnVoid)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"elements of one list that very many methods add and take", 1200, 2, func(w *writer, n int) {
			const list = "Ljava/util/ArrayList;"
			w.class.Field(dex.AccPublic|dex.AccStatic, "list", list)
			for i := range n {
				c := w.static(label("m", i), i2i, 2)
				c.Op(dex.OpSgetObject, 0, Class+"->list:"+list).Op(dex.OpInvokeVirtual, 0, 2, list+"->get(I)"+object).Op(dex.OpMoveResultObject, 1).Op(dex.OpInvokeVirtual, 0, 1, list+"->add("+object+")Z").Op(dex.OpReturn, 2)
			}
			w.each(n)
		}},
		{"initializers of classes in a line", 1500, 2, func(w *writer, n int) {
			for i := range n {
				c := w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/T%d;", i))
				c.Field(dex.AccPublic|dex.AccStatic, "f", "I")
				m := c.Method(dex.AccStatic|dex.AccConstructor, "<clinit>", "()V").Code(1)
				if i+1 < n {
					m.Op(dex.OpSget, 0, fmt.Sprintf("Lx/T%d;->f:I", i+1)).Op(dex.OpSput, 0, fmt.Sprintf("Lx/T%d;->f:I", i))
				}
				m.Op(dex.OpReturnVoid)
			}
			w.Op(dex.OpSget, 0, "Lx/T0;->f:I").Op(dex.OpReturn, 0)
		}},
	}
}
