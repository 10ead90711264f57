// Shapes that are wide: very many of one kind beside each other.

package crafted

import (
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// wide lists shapes of which each has very many members of one kind.
func wide() []Shape {
	const i2i, object, runnable = "(I)I", "Ljava/lang/Object;", "Ljava/lang/Runnable;"
	return []Shape{
		{"very many operands", 1500, 252, func(w *writer, n int) {
			registers := make([]any, 250)
			for k := range registers {
				registers[k] = k
				w.Const(k, int32(k))
			}
			many := "(" + strings.Repeat("I", len(registers)) + ")V"
			w.class.Method(dex.AccPublic|dex.AccStatic, "many", many).Code(0).Op(dex.OpReturnVoid)
			for range n {
				w.Op(dex.OpInvokeStaticRange, append(slices.Clone(registers), Class+"->many"+many)...)
				w.Op(dex.OpFilledNewArrayRange, append(slices.Clone(registers), "[I")...)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"copies that go round in a loop", 6000, 14, func(w *writer, n int) {
			for k := range 13 {
				w.Const(k, int32(k))
			}
			w.Label("top")
			for i := range n {
				w.Op(dex.OpMoveFrom16, (i*5+1)%13, (i*7+3)%13)
			}
			w.Op(dex.OpAddIntLit8, w.p(), w.p(), -1).Op(dex.OpIfLez, w.p(), "end").Op(dex.OpGoto32, "top").Label("end").Op(dex.OpReturn, 0)
		}},
		{"a switch whose cases each call and store", 4000, 2, func(w *writer, n int) {
			labels := make([]string, n)
			for i := range labels {
				labels[i] = label("c", i)
			}
			w.PackedSwitch(w.p(), 0, labels...)
			w.Op(dex.OpReturn, w.p())
			for i := range n {
				w.Label(labels[i])
				w.call()
				w.Op(dex.OpSput, w.p(), Class+"->s:I").Op(dex.OpGoto32, "end")
			}
			w.Label("end").Op(dex.OpSget, 0, Class+"->s:I").Op(dex.OpReturn, 0)
		}},
		{"objects asked for very many types", 6000, 2, func(w *writer, n int) {
			w.Op(dex.OpNewInstance, 1, Class).Op(dex.OpInvokeDirect, 1, Class+"-><init>()V")
			for i := range n {
				w.Op(dex.OpInstanceOf, 0, 1, fmt.Sprintf("Lx/T%d;", i%1000)).Op(dex.OpIfNez, 0, label("l", i)).Op(dex.OpSput, 0, Class+"->s:I").Label(label("l", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a class of very many interfaces", 1500, 2, func(w *writer, n int) {
			c := w.b.Class(dex.AccPublic, "Lx/T;").Constructor(dex.AccPublic)
			w.Op(dex.OpNewInstance, 1, "Lx/T;").Op(dex.OpInvokeDirect, 1, "Lx/T;-><init>()V")
			for i := range n {
				name, m := fmt.Sprintf("Lx/I%d;", i), label("go", i)
				w.b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, name).Method(dex.AccPublic|dex.AccAbstract, m, i2i)
				c.Implements(name).Method(dex.AccPublic, m, i2i).Code(0).Op(dex.OpReturn, 1)
				w.Op(dex.OpInvokeInterface, 1, w.p(), name+"->"+m+i2i).Op(dex.OpMoveResult, 0)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"overriders that call what they override", 1500, 2, func(w *writer, n int) {
			super := object
			for i := range n {
				name := fmt.Sprintf("Lx/L%d;", i)
				c := w.b.Class(dex.AccPublic, name).Super(super).Constructor(dex.AccPublic).Method(dex.AccPublic, "go", i2i).Code(1)
				if i > 0 {
					c.Op(dex.OpInvokeSuper, 1, 2, super+"->go(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
				} else {
					c.Op(dex.OpReturn, 2)
				}
				super = name
				w.Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Op(dex.OpInvokeVirtual, 1, w.p(), "Lx/L0;->go(I)I").Op(dex.OpMoveResult, 0)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"methods that each call all very often", 60, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("m", i), i2i, 1)
				for range 8 {
					for k := range n {
						c.Op(dex.OpInvokeStatic, 1, Class+"->"+label("m", k)+i2i).Op(dex.OpMoveResult, 1)
					}
				}
				c.Op(dex.OpReturn, 1)
			}
			w.each(n)
		}},
		{"methods that each call the next ones", 2500, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("m", i), i2i, 1)
				for k := i + 1; k < min(i+5, n); k++ {
					c.Op(dex.OpInvokeStatic, 1, Class+"->"+label("m", k)+i2i).Op(dex.OpMoveResult, 1)
				}
				c.Op(dex.OpReturn, 1)
			}
			w.each(n)
		}},
		{"an exception for each handler", 1200, 2, func(w *writer, n int) {
			for i := range n {
				name, l := fmt.Sprintf("Lx/E%d;", i), fmt.Sprint(i)
				w.b.Class(dex.AccPublic, name).Super("Ljava/lang/RuntimeException;").Constructor(dex.AccPublic)
				w.Label("from"+l).Op(dex.OpNewInstance, 0, name).Op(dex.OpInvokeDirect, 0, name+"-><init>()V").Op(dex.OpThrow, 0)
				w.Label("to"+l).Label("h"+l).Op(dex.OpMoveException, 1).Op(dex.OpSput, w.p(), Class+"->s:I")
				w.Try("from"+l, "to"+l).Catch(name, "h"+l)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"sums of wide values", 8000, 8, func(w *writer, n int) {
			w.Op(dex.OpIntToLong, 0, w.p()).Op(dex.OpIntToLong, 2, w.p()).Op(dex.OpIntToLong, 4, w.p())
			for i := range n {
				w.Op(dex.OpAddLong, 2*(i%3), 2*((i+1)%3), 2*((i+2)%3))
			}
			w.Op(dex.OpLongToInt, 6, 0).Op(dex.OpReturn, 6)
		}},
		{"tasks that hold the task before", 1200, 3, func(w *writer, n int) {
			const con = "<init>(Ljava/lang/Runnable;)V"
			w.Const(0, 0)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Implements(runnable)
				c.Field(dex.AccPublic, "next", runnable)
				c.Method(dex.AccPublic|dex.AccConstructor, "<init>", "("+runnable+")V").Code(0).Op(dex.OpInvokeDirect, 0, object+"-><init>()V").Op(dex.OpIputObject, 1, 0, name+"->next:"+runnable).Op(dex.OpReturnVoid)
				r := c.Method(dex.AccPublic, "run", "()V").Code(1)
				r.Op(dex.OpIgetObject, 0, 1, name+"->next:"+runnable).Op(dex.OpIfEqz, 0, "end").Op(dex.OpInvokeInterface, 0, runnable+"->run()V").Label("end").Op(dex.OpReturnVoid)
				w.Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, 0, name+"->"+con).Op(dex.OpMoveObject, 0, 1)
			}
			w.Op(dex.OpInvokeInterface, 0, runnable+"->run()V").Op(dex.OpReturn, w.p())
		}},
		{"settings that very many methods keep and read", 1000, 2, func(w *writer, n int) {
			const prefs, editor, str = "Landroid/content/SharedPreferences;", "Landroid/content/SharedPreferences$Editor;", "Ljava/lang/String;"
			w.class.Field(dex.AccPublic|dex.AccStatic, "p", prefs)
			for i := range n {
				c := w.static(label("m", i), i2i, 3)
				c.Op(dex.OpSgetObject, 0, Class+"->p:"+prefs).Op(dex.OpConstString, 1, label("key", i%50))
				c.Op(dex.OpInvokeInterface, 0, 1, 3, prefs+"->getInt("+str+"I)I").Op(dex.OpMoveResult, 3)
				c.Op(dex.OpInvokeInterface, 0, prefs+"->edit()"+editor).Op(dex.OpMoveResultObject, 0)
				c.Op(dex.OpInvokeInterface, 0, 1, 3, editor+"->putInt("+str+"I)"+editor).Op(dex.OpMoveResultObject, 0)
				c.Op(dex.OpInvokeInterface, 0, editor+"->apply()V").Op(dex.OpReturn, 3)
			}
			w.each(n)
		}},
		{"receivers of very many broadcasts", 600, 4, func(w *writer, n int) {
			const context, intent, receiver, filter, str = "Landroid/content/Context;", "Landroid/content/Intent;", "Landroid/content/BroadcastReceiver;", "Landroid/content/IntentFilter;", "Ljava/lang/String;"
			w.class.Field(dex.AccPublic|dex.AccStatic, "c", context)
			w.Op(dex.OpSgetObject, 0, Class+"->c:"+context)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				c := w.b.Class(dex.AccPublic, name).Super(receiver).Constructor(dex.AccPublic).Method(dex.AccPublic, "onReceive", "("+context+intent+")V").Code(2)
				c.Op(dex.OpNewInstance, 0, intent).Op(dex.OpConstString, 1, label("x.A", (i*7+1)%n)).Op(dex.OpInvokeDirect, 0, 1, intent+"-><init>("+str+")V").Op(dex.OpInvokeVirtual, 3, 0, context+"->sendBroadcast("+intent+")V").Op(dex.OpReturnVoid)
				w.Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Op(dex.OpNewInstance, 2, filter).Op(dex.OpConstString, 3, label("x.A", i)).Op(dex.OpInvokeDirect, 2, 3, filter+"-><init>("+str+")V")
				w.Op(dex.OpInvokeVirtual, 0, 1, 2, context+"->registerReceiver("+receiver+filter+")"+intent)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"methods found by very many names", 800, 4, func(w *writer, n int) {
			const class, method, str = "Ljava/lang/Class;", "Ljava/lang/reflect/Method;", "Ljava/lang/String;"
			w.Const(3, 0)
			for i := range n {
				w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/T%d;", i)).Method(dex.AccPublic|dex.AccStatic, label("m", i), "()V").Code(0).Op(dex.OpReturnVoid)
				w.Op(dex.OpConstString, 0, label("x.T", i)).Op(dex.OpInvokeStatic, 0, class+"->forName("+str+")"+class).Op(dex.OpMoveResultObject, 0)
				w.Op(dex.OpConstString, 1, label("m", i)).Op(dex.OpInvokeVirtual, 0, 1, 3, class+"->getMethod("+str+"["+class+")"+method).Op(dex.OpMoveResultObject, 0)
				w.Op(dex.OpInvokeVirtual, 0, 3, 3, method+"->invoke("+object+"["+object+")"+object)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"an array that very many methods hand on", 1500, 2, func(w *writer, n int) {
			for i := range n {
				c := w.static(label("a", i), "([I)[I", 1)
				c.Const(0, int32(i%9)).Op(dex.OpAput, 0, 1, 0)
				if i+1 < n {
					c.Op(dex.OpInvokeStatic, 1, Class+"->"+label("a", i+1)+"([I)[I").Op(dex.OpMoveResultObject, 1)
				}
				c.Op(dex.OpAget, 0, 1, 0).Op(dex.OpReturnObject, 1)
			}
			w.Op(dex.OpNewArray, 1, w.p(), "[I").Op(dex.OpInvokeStatic, 1, Class+"->a0([I)[I").Op(dex.OpMoveResultObject, 1).Const(0, 0).Op(dex.OpAget, 0, 1, 0).Op(dex.OpReturn, 0)
		}},
		{"texts compared one after the other", 3000, 3, func(w *writer, n int) {
			const str = "Ljava/lang/String;"
			w.Op(dex.OpConstString, 0, "begin")
			for i := range n {
				w.Op(dex.OpConstString, 1, label("k", i)).Op(dex.OpInvokeVirtual, 0, 1, str+"->equals("+object+")Z").Op(dex.OpMoveResult, 2).Op(dex.OpIfEqz, 2, label("l", i))
				w.Op(dex.OpConstString, 0, label("v", i)).Label(label("l", i))
			}
			w.Op(dex.OpInvokeVirtual, 0, str+"->length()I").Op(dex.OpMoveResult, 2).Op(dex.OpReturn, 2)
		}},
	}
}
