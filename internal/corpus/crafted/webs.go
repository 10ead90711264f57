// Shapes of one method whose values, names or handlers meet everywhere.

package crafted

import (
	"fmt"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

const builder = "Ljava/lang/StringBuilder;"

// webs lists shapes of what meets within a method.
func webs() []Shape {
	return []Shape{
		{"registers that change places where ways meet", 4000, 14, func(w *writer, n int) {
			for r := range 14 {
				w.Const(r, int32(r))
			}
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i))
				w.Op(dex.OpMove, 0, 1+i%13).Op(dex.OpMove, 1+i%13, 1+(i+5)%13).Op(dex.OpMove, 1+(i+5)%13, 0)
				w.Label(label("l", i))
			}
			w.Op(dex.OpReturn, 3)
		}},
		{"registers that change places in loops in loops", 700, 14, func(w *writer, n int) {
			for r := range 14 {
				w.Const(r, int32(r))
			}
			for i := range n {
				w.Label(label("l", i)).Op(dex.OpMove, 0, 1+i%13).Op(dex.OpMove, 1+i%13, 1+(i+5)%13).Op(dex.OpMove, 1+(i+5)%13, 0)
			}
			for i := n - 1; i >= 0; i-- {
				w.Op(dex.OpMove, 1+i%13, 1+(i+3)%13).Op(dex.OpIfEqz, 1+(i*5)%13, label("l", i))
			}
			w.Op(dex.OpReturn, 3)
		}},
		{"loops that leave all loops around them", 80, 2, func(w *writer, n int) {
			w.Const(0, 0)
			for i := range n {
				w.Label(label("l", i)).Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			for i := n - 1; i >= 0; i-- {
				for k := range i {
					w.Op(dex.OpIfLtz, 0, label("x", k))
				}
				w.Op(dex.OpIfEqz, 0, label("l", i)).Label(label("x", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"very many tries that share some handlers", 3000, 3, func(w *writer, n int) {
			const handlers = 15
			w.Const(0, 0)
			for i := range n {
				w.Label(label("a", i))
				w.call()
				w.Label(label("b", i)).Op(dex.OpAddIntLit8, 0, 0, 1)
				try := w.Try(label("a", i), label("b", i))
				for k := range min(handlers, n) {
					try.Catch(fmt.Sprintf("Lx/E%d;", k), label("h", k))
				}
			}
			w.Op(dex.OpReturn, 0)
			for k := range min(handlers, n) {
				w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/E%d;", k)).Super("Ljava/lang/Exception;")
				w.Label(label("h", k)).Op(dex.OpMoveException, 1).Op(dex.OpReturn, 0)
			}
		}},
		{"tries in tries", 140, 3, func(w *writer, n int) {
			w.Const(0, 0)
			for i := range n {
				w.Label(label("a", i))
				w.call()
				w.Label(label("b", i))
			}
			w.Op(dex.OpReturn, 0)
			for i := range n {
				w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/E%d;", i)).Super("Ljava/lang/Exception;")
				w.Label(label("h", i)).Op(dex.OpMoveException, 1).Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpReturn, 0)
				try := w.Try(label("a", i), label("b", i)) // that of the innermost first
				for k := i; k >= 0; k-- {
					try.Catch(fmt.Sprintf("Lx/E%d;", k), label("h", k))
				}
			}
		}},
		{"monitors in monitors", 3000, 3, func(w *writer, n int) {
			w.Op(dex.OpNewInstance, 1, Class).Op(dex.OpInvokeDirect, 1, Class+"-><init>()V")
			for i := range n {
				w.Op(dex.OpMonitorEnter, 1)
				w.call()
				if i%31 == 30 || i == n-1 { // a verifier knows 32 levels
					for range i%31 + 1 {
						w.Op(dex.OpMonitorExit, 1)
					}
				}
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"casts that follow each other", 2500, 3, func(w *writer, n int) {
			w.Const(1, 0)
			for i := range n {
				name := fmt.Sprintf("Lx/C%d;", i)
				w.b.Class(dex.AccPublic, name)
				w.Op(dex.OpCheckCast, 1, name).Op(dex.OpInstanceOf, 0, 1, name).Op(dex.OpIfEqz, 0, label("l", i)).Op(dex.OpCheckCast, 1, name).Label(label("l", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"a way along a list", 6000, 4, func(w *writer, n int) {
			w.class.Field(dex.AccPublic, "next", Class)
			w.Op(dex.OpNewInstance, 1, Class).Op(dex.OpInvokeDirect, 1, Class+"-><init>()V").Op(dex.OpMoveObject, 2, 1)
			for i := range n {
				w.Op(dex.OpIgetObject, 1, 1, Class+"->next:"+Class)
				if i%2 == 0 {
					w.Op(dex.OpIputObject, 2, 1, Class+"->next:"+Class)
				}
			}
			w.Op(dex.OpIget, 0, 1, Class+"->f:I").Op(dex.OpReturn, 0)
		}},
		{"very many objects in a list of each other", 2000, 4, func(w *writer, n int) {
			w.class.Field(dex.AccPublic, "next", Class)
			w.Const(2, 0)
			for range n {
				w.Op(dex.OpNewInstance, 1, Class).Op(dex.OpInvokeDirect, 1, Class+"-><init>()V").Op(dex.OpIputObject, 2, 1, Class+"->next:"+Class).Op(dex.OpMoveObject, 2, 1)
			}
			for range n {
				w.Op(dex.OpIgetObject, 1, 1, Class+"->next:"+Class)
			}
			w.Op(dex.OpIget, 0, 1, Class+"->f:I").Op(dex.OpReturn, 0)
		}},
		{"a text that is doubled", 60, 4, func(w *writer, n int) {
			w.Op(dex.OpConstString, 1, "x")
			for range n {
				w.Op(dex.OpInvokeVirtual, 1, 1, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 1)
			}
			w.Op(dex.OpInvokeStatic, 1, "Ljava/lang/Class;->forName(Ljava/lang/String;)Ljava/lang/Class;")
			w.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturn, w.p())
		}},
		{"a text of very many possible parts", 1500, 4, func(w *writer, n int) {
			w.Op(dex.OpNewInstance, 1, builder).Op(dex.OpInvokeDirect, 1, builder+"-><init>()V")
			for i := range n {
				w.Op(dex.OpConstString, 2, label("a", i)).Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpConstString, 2, label("b", i)).Label(label("l", i))
				w.Op(dex.OpInvokeVirtual, 1, 2, builder+"->append(Ljava/lang/String;)"+builder)
			}
			w.Op(dex.OpInvokeVirtual, 1, builder+"->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 1)
			w.Op(dex.OpInvokeStatic, 1, "Ljava/lang/Class;->forName(Ljava/lang/String;)Ljava/lang/Class;")
			w.Op(dex.OpMoveResultObject, 1).Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Class;->newInstance()Ljava/lang/Object;")
			w.Op(dex.OpReturn, w.p())
		}},
		{"classes by names that meet", 2500, 4, func(w *writer, n int) {
			w.Op(dex.OpConstString, 1, "x.Big")
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpConstString, 1, fmt.Sprint("x.C", i)).Label(label("l", i))
				w.Op(dex.OpInvokeStatic, 1, "Ljava/lang/Class;->forName(Ljava/lang/String;)Ljava/lang/Class;")
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"extras put and read", 2000, 4, func(w *writer, n int) {
			const intent = "Landroid/content/Intent;"
			w.Op(dex.OpNewInstance, 1, intent).Op(dex.OpInvokeDirect, 1, intent+"-><init>()V")
			for i := range n {
				w.Op(dex.OpConstString, 2, label("key", i)).Op(dex.OpInvokeVirtual, 1, 2, w.p(), intent+"->putExtra(Ljava/lang/String;I)"+intent)
				w.Op(dex.OpInvokeVirtual, 1, 2, w.p(), intent+"->getIntExtra(Ljava/lang/String;I)I").Op(dex.OpMoveResult, 0)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"constants that meet and are added", 3000, 4, func(w *writer, n int) {
			w.Const(0, 0).Const(1, 0)
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Const(1, int32(i)).Label(label("l", i)).Op(dex.OpAddInt, 0, 0, 1).Op(dex.OpMulInt, 1, 1, 0)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a switch on texts", 1500, 4, func(w *writer, n int) {
			var cases []build.Case
			w.Op(dex.OpConstString, 1, "x").Op(dex.OpInvokeVirtual, 1, "Ljava/lang/String;->hashCode()I").Op(dex.OpMoveResult, 0)
			for i := range n {
				cases = append(cases, build.Case{Key: int32(31 * i), Label: label("l", i)})
			}
			w.SparseSwitch(0, cases...)
			w.Op(dex.OpReturn, 0)
			for i := range n {
				w.Label(cases[i].Label).Op(dex.OpConstString, 2, label("text", i)).Op(dex.OpInvokeVirtual, 1, 2, "Ljava/lang/String;->equals(Ljava/lang/Object;)Z").Op(dex.OpMoveResult, 0)
				w.Op(dex.OpIfEqz, 0, label("n", i)).Const(0, int32(i%7)).Op(dex.OpReturn, 0).Label(label("n", i)).Const(0, 1).Op(dex.OpReturn, 0)
			}
		}},
		{"an array of very many elements", 50000, 4, func(w *writer, n int) {
			w.Const(0, int32(n)).Op(dex.OpNewArray, 1, 0, "[I")
			w.FillArray(1, 4, make([]int64, n)...)
			w.Op(dex.OpAget, 0, 1, 0).Op(dex.OpReturn, 0)
		}},
		{"names that live everywhere", 2500, 200, func(w *writer, n int) {
			for r := range 200 {
				w.Const(r, 0).Local(r, label("v", r), "I")
			}
			for i := range n {
				w.Line(i%100).Const(i%200, int32(i)).EndLocal((i * 3) % 200).RestartLocal((i * 3) % 200)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"nothing, very often", 100000, 3, func(w *writer, n int) {
			for range n {
				w.Op(dex.OpNop)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"dynamic calls", 2500, 3, func(w *writer, n int) {
			const link = Class + "->link(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/CallSite;"
			c := w.class.Method(dex.AccPublic|dex.AccStatic, "link", link[len(Class)+6:]).Code(1)
			c.Const(0, 0).Op(dex.OpReturnObject, 0)
			h := w.b.Handle(dex.HandleInvokeStatic, link)
			for i := range n {
				w.Op(dex.OpInvokeCustom, w.p(), w.b.CallSite(h, label("add", i), "(I)I")).Op(dex.OpMoveResult, 0)
			}
			w.Op(dex.OpReturn, 0)
		}},
	}
}
