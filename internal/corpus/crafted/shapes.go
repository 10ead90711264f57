// The shapes: what makes methods expensive.

package crafted

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// Shapes lists all shapes.
func Shapes() []Shape {
	return slices.Concat(flow(), tries(), values(), pools(), webs(), wholes(), wide())
}

// flow lists shapes of control flow.
func flow() []Shape {
	return []Shape{
		{"branches to the next statement", 14000, 2, func(w *writer, n int) {
			for i := range n {
				w.branch(i, label("l", i))
				w.Op(dex.OpNop).Label(label("l", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"branches to the end", 14000, 2, func(w *writer, n int) {
			w.Const(0, 0)
			for i := range n {
				w.Op(dex.OpAddIntLit8, 1, w.p(), i%100)
				w.Op(dex.OpIfEqz, 1, label("out", i/4000))
				if i%4000 == 3999 || i == n-1 { // a branch reaches 32,767 units
					w.Op(dex.OpGoto, label("on", i/4000)).Label(label("out", i/4000)).Op(dex.OpReturn, 0).Label(label("on", i/4000))
				}
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"branches to an end far away", 8000, 2, func(w *writer, n int) {
			w.Const(0, 0)
			for range n {
				w.Op(dex.OpIfEqz, w.p(), "end")
			}
			w.Label("end").Op(dex.OpReturn, 0)
		}},
		{"branches back to the start", 7000, 2, func(w *writer, n int) {
			w.Const(0, 0).Label("start")
			for i := range n {
				w.Op(dex.OpAddIntLit8, 0, w.p(), i%100).Op(dex.OpIfEqz, 0, "start")
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"conditions in conditions", 6000, 2, func(w *writer, n int) {
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i))
			}
			for i := n - 1; i >= 0; i-- {
				w.Op(dex.OpNop).Label(label("l", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"loops in loops", 3000, 2, func(w *writer, n int) {
			for i := range n {
				w.Label(label("l", i)).Op(dex.OpAddIntLit8, 0, w.p(), 1)
			}
			for i := n - 1; i >= 0; i-- {
				w.Op(dex.OpIfEqz, 0, label("l", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"loops that begin at one statement", 6000, 2, func(w *writer, n int) {
			w.Const(0, 1).Label("top")
			for range n {
				w.Op(dex.OpIfEqz, 0, "top").Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"loops one after the other", 5000, 2, func(w *writer, n int) {
			w.Const(0, 1)
			for i := range n {
				w.Label(label("l", i)).Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpIfLtz, 0, label("l", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"loops with two entries", 4000, 2, func(w *writer, n int) {
			w.Const(0, 1)
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("b", i))
				w.Label(label("a", i)).Op(dex.OpAddIntLit8, 0, 0, 1)
				w.Label(label("b", i)).Op(dex.OpAddIntLit8, 0, 0, 2).Op(dex.OpIfLtz, 0, label("a", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"loops with two entries, one in the other", 3000, 2, func(w *writer, n int) {
			w.Const(0, 1)
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("b", i)).Label(label("a", i)).Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			for i := n - 1; i >= 0; i-- {
				w.Label(label("b", i)).Op(dex.OpAddIntLit8, 0, 0, 2).Op(dex.OpIfLtz, 0, label("a", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"jumps from end to end", 5000, 2, func(w *writer, n int) {
			for i := range n {
				w.Label(label("l", i))
				if i%2 == 0 {
					w.Op(dex.OpIfEqz, w.p(), label("l", n-1-i))
				} else {
					w.Op(dex.OpIfGtz, w.p(), label("l", (i*7919)%n))
				}
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"jumps by lot", 3500, 2, func(w *writer, n int) {
			r := rand.New(rand.NewPCG(1, 2))
			for i := range n {
				w.Label(label("l", i)).Op(dex.OpIfEqz, w.p(), label("l", r.IntN(n)))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"a chain of gotos against the order", 8000, 2, func(w *writer, n int) {
			w.Op(dex.OpGoto32, label("l", n-1))
			for i := range n {
				w.Label(label("l", i))
				if i == 0 {
					w.Op(dex.OpReturn, w.p())
				} else {
					w.Op(dex.OpGoto16, label("l", i-1))
				}
			}
		}},
		{"a state machine", 3000, 2, func(w *writer, n int) {
			var cases []string
			w.Const(0, 0).Label("top")
			for i := range n {
				cases = append(cases, label("l", i))
			}
			w.PackedSwitch(0, 0, cases...)
			w.Op(dex.OpReturn, 0)
			for i := range n {
				w.Label(cases[i]).Const(0, int32((i*7919)%n)).Op(dex.OpIfEqz, w.p(), "far").Op(dex.OpGoto, label("back", i/1000))
				if i%1000 == 999 || i == n-1 {
					w.Label(label("back", i/1000)).Op(dex.OpGoto32, "top")
				}
			}
			w.Label("far").Op(dex.OpReturn, w.p())
		}},
		{"a switch of very many cases", 8000, 2, func(w *writer, n int) {
			var cases []string
			for i := range n {
				cases = append(cases, label("l", i))
			}
			w.Const(0, 0).PackedSwitch(w.p(), 0, cases...)
			for i := range n {
				w.Label(cases[i]).Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a switch whose cases are one", 12000, 2, func(w *writer, n int) {
			var cases []build.Case
			for i := range n {
				cases = append(cases, build.Case{Key: int32(7 * i), Label: "one"})
			}
			w.SparseSwitch(w.p(), cases...)
			w.Label("one").Op(dex.OpReturn, w.p())
		}},
		{"switches that lead to each other", 110, 2, func(w *writer, n int) {
			var cases []string
			for i := range n {
				cases = append(cases, label("l", i))
			}
			w.Const(0, 0)
			for i := range n {
				w.Label(cases[i]).Op(dex.OpAddIntLit8, 0, 0, 1)
				w.PackedSwitch(w.p(), int32(i), cases...)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"dead code", 12000, 2, func(w *writer, n int) {
			w.Op(dex.OpReturn, w.p())
			for i := range n {
				w.Label(label("l", i)).Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpAddIntLit8, 0, w.p(), 1)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"returns", 12000, 2, func(w *writer, n int) {
			for i := range n {
				w.Op(dex.OpIfNez, w.p(), label("l", i)).Op(dex.OpReturn, w.p()).Label(label("l", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
	}
}

// tries lists shapes of exceptions.
func tries() []Shape {
	handler := func(w *writer, i int) {
		w.Label(label("h", i)).Op(dex.OpMoveException, 1).Op(dex.OpReturn, w.p())
	}
	return []Shape{
		{"calls that may throw", 12000, 2, func(w *writer, n int) {
			for range n {
				w.call()
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"tries with a handler each", 4000, 2, func(w *writer, n int) {
			for i := range n {
				w.Label(label("a", i))
				w.call()
				w.Label(label("b", i)).Try(label("a", i), label("b", i)).CatchAll(label("h", i))
			}
			w.Op(dex.OpReturn, w.p())
			for i := range n {
				handler(w, i)
			}
		}},
		{"tries that go on behind", 4000, 3, func(w *writer, n int) {
			w.Const(0, 0)
			for i := range n {
				w.Label(label("a", i))
				w.call()
				w.Op(dex.OpAddIntLit8, 0, 0, 1)
				w.Label(label("b", i)).Op(dex.OpGoto, label("c", i)).Label(label("h", i)).Op(dex.OpMoveException, 1)
				w.Label(label("c", i)).Try(label("a", i), label("b", i)).Catch("Ljava/lang/RuntimeException;", label("h", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"one handler for very many calls", 12000, 3, func(w *writer, n int) {
			w.Const(0, 0).Label("a")
			for range n {
				w.call()
				w.Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			w.Label("b").Op(dex.OpReturn, 0)
			handler(w, 0)
			w.Try("a", "b").CatchAll("h0")
		}},
		{"very many handlers for very many calls", 300, 3, func(w *writer, n int) {
			w.Const(0, 0).Label("a")
			for range 10 * n {
				w.call()
				w.Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			w.Label("b").Op(dex.OpReturn, 0)
			try := w.Try("a", "b")
			for i := range n {
				w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/E%d;", i)).Super("Ljava/lang/Exception;")
				w.Label(label("h", i)).Op(dex.OpMoveException, 1).Op(dex.OpReturn, 0)
				try.Catch(fmt.Sprintf("Lx/E%d;", i), label("h", i))
			}
		}},
		{"handlers that are handled by the next", 2500, 3, func(w *writer, n int) {
			w.Const(0, 0).Label("a0")
			w.call()
			w.Label("b0").Op(dex.OpReturn, 0)
			for i := range n {
				w.Label(label("h", i)).Op(dex.OpMoveException, 1).Label(label("a", i+1))
				w.call()
				w.Label(label("b", i+1)).Op(dex.OpReturn, 0)
				w.Try(label("a", i), label("b", i)).CatchAll(label("h", i))
			}
		}},
		{"a handler that goes back into its try", 6000, 3, func(w *writer, n int) {
			w.Const(0, 0).Label("a")
			for range n {
				w.call()
				w.Op(dex.OpAddIntLit8, 0, 0, 1)
			}
			w.Label("b").Op(dex.OpReturn, 0).Label("h").Op(dex.OpMoveException, 1).Op(dex.OpGoto32, "a")
			w.Try("a", "b").CatchAll("h")
		}},
	}
}

// values lists shapes of registers and types.
func values() []Shape {
	return []Shape{
		{"a chain of copies", 15000, 3, func(w *writer, n int) {
			w.Const(0, 0)
			for i := range n {
				w.Op(dex.OpMove, 1-i%2, i%2)
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a chain of sums", 15000, 3, func(w *writer, n int) {
			w.Const(0, 0)
			for range n {
				w.Op(dex.OpAddInt, 0, 0, w.p())
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"a chain of sums that meet", 6000, 3, func(w *writer, n int) {
			w.Const(0, 0)
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpAddInt, 0, 0, w.p()).Label(label("l", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"all registers live", 6000, 250, func(w *writer, n int) {
			for i := range 250 {
				w.Const(i, int32(i))
			}
			for i := range n {
				w.branch(i, label("l", i))
				w.Op(dex.OpAddIntLit8, i%250, (i*7)%250, 1).Label(label("l", i))
			}
			w.Op(dex.OpReturn, 17)
		}},
		{"all registers live in a loop", 5000, 250, func(w *writer, n int) {
			for i := range 250 {
				w.Const(i, int32(i))
			}
			w.Label("top")
			for i := range n {
				w.Op(dex.OpAddInt, i%250, (i*7)%250, (i*11)%250)
			}
			w.Op(dex.OpAddIntLit8, 0, 5, 0).Op(dex.OpIfEqz, 0, "end").Op(dex.OpGoto32, "top").Label("end").Op(dex.OpReturn, 17)
		}},
		{"all registers live where all is handled", 3000, 250, func(w *writer, n int) {
			for i := range 250 {
				w.Const(i, int32(i))
			}
			w.Label("a")
			for i := range n {
				w.Op(dex.OpAddInt, i%250, (i*7)%250, (i*11)%250)
				w.call()
			}
			w.Label("b").Op(dex.OpReturn, 17).Label("h")
			for i := range 250 {
				w.Op(dex.OpAddInt, 0, 0, i)
			}
			w.Op(dex.OpReturn, 0).Try("a", "b").CatchAll("h")
		}},
		{"a value written in very many places and read in as many", 4000, 3, func(w *writer, n int) {
			w.Const(1, 0)
			for i := range n {
				w.branch(i, label("l", i))
				w.Const(1, int32(i)).Op(dex.OpGoto16, label("g", i/1000)).Label(label("l", i))
				if i%1000 == 999 || i == n-1 {
					w.Label(label("g", i/1000)).Op(dex.OpGoto32, "read").Label(label("g", -i))
				}
			}
			w.Label("read")
			for range n {
				w.Op(dex.OpSput, 1, Class+"->s:I")
			}
			w.Op(dex.OpReturn, 1)
		}},
		{"a value written and read in a loop", 4000, 3, func(w *writer, n int) {
			w.Const(1, 0).Label("top")
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpSput, 1, Class+"->s:I").Op(dex.OpSget, 1, Class+"->s:I").Label(label("l", i))
			}
			w.Op(dex.OpIfEqz, 1, "end").Op(dex.OpGoto32, "top").Label("end").Op(dex.OpReturn, 1)
		}},
		{"types that meet", 3000, 3, func(w *writer, n int) {
			w.Const(1, 0)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				w.b.Class(dex.AccPublic, name).Super(fmt.Sprintf("Lx/T%d;", (i-1)/2)).Constructor(dex.AccPublic)
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Label(label("l", i))
			}
			w.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturn, w.p())
		}},
		{"types of a long line that meet", 1000, 3, func(w *writer, n int) {
			w.Const(1, 0)
			for i := range n {
				name, super := fmt.Sprintf("Lx/T%d;", i), "Ljava/lang/Object;"
				if i > 0 {
					super = fmt.Sprintf("Lx/T%d;", i-1)
				}
				w.b.Class(dex.AccPublic, name).Super(super).Constructor(dex.AccPublic)
			}
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", (i*619)%n)
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Label(label("l", i))
			}
			w.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturn, w.p())
		}},
		{"interfaces that meet", 300, 3, func(w *writer, n int) {
			w.Const(1, 0)
			for i := range n {
				name := fmt.Sprintf("Lx/T%d;", i)
				var of []string
				for k := range min(40, n) {
					of = append(of, fmt.Sprintf("Lx/I%d;", (i*7+k)%n))
				}
				w.b.Class(dex.AccPublic|dex.AccInterface|dex.AccAbstract, fmt.Sprintf("Lx/I%d;", i))
				w.b.Class(dex.AccPublic, name).Implements(of...).Constructor(dex.AccPublic)
				for k := range 10 {
					at := fmt.Sprint("l", i, "_", k)
					w.Op(dex.OpIfEqz, w.p(), at).Op(dex.OpNewInstance, 1, name).Op(dex.OpInvokeDirect, 1, name+"-><init>()V").Label(at)
				}
			}
			w.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturn, w.p())
		}},
		{"arrays of arrays", 200, 3, func(w *writer, n int) {
			dims := ""
			w.Const(1, 0)
			for i := range n {
				dims += "["
				for k := range 20 {
					at := fmt.Sprint("l", i, "_", k)
					w.Const(0, 1).Op(dex.OpIfEqz, w.p(), at).Op(dex.OpNewArray, 1, 0, dims+"I").Label(at)
				}
			}
			w.Op(dex.OpInvokeVirtual, 1, "Ljava/lang/Object;->hashCode()I").Op(dex.OpReturn, w.p())
		}},
		{"an array that is filled", 6000, 4, func(w *writer, n int) {
			w.Const(0, int32(n)).Op(dex.OpNewArray, 1, 0, "[I")
			for i := range n {
				w.Const(0, int32(i)).Op(dex.OpAput, w.p(), 1, 0)
			}
			w.Const(0, 0).Op(dex.OpAget, 0, 1, 0).Op(dex.OpReturn, 0)
		}},
		{"array elements read and written", 4000, 4, func(w *writer, n int) {
			w.Const(0, int32(n)).Op(dex.OpNewArray, 1, 0, "[I")
			for range n {
				w.Op(dex.OpAget, 2, 1, 0).Op(dex.OpAput, 2, 1, 0)
			}
			w.Op(dex.OpReturn, 2)
		}},
		{"a field read and written", 5000, 4, func(w *writer, n int) {
			w.Op(dex.OpNewInstance, 1, Class).Op(dex.OpInvokeDirect, 1, Class+"-><init>()V")
			for range n {
				w.Op(dex.OpIget, 0, 1, Class+"->f:I").Op(dex.OpIput, 0, 1, Class+"->f:I")
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"wide values that change places", 8000, 8, func(w *writer, n int) {
			w.ConstWide(0, 1).ConstWide(2, 2).ConstWide(4, 3)
			for i := range n {
				w.Op(dex.OpAddLong, 2*(i%3), 2*((i+1)%3), 2*((i+2)%3))
			}
			w.Op(dex.OpLongToInt, 0, 0).Op(dex.OpReturn, 0)
		}},
		{"null and 0 everywhere", 6000, 4, func(w *writer, n int) {
			w.Const(0, 0).Const(1, 0)
			for i := range n {
				w.Op(dex.OpIfEqz, w.p(), label("l", i)).Op(dex.OpMove, i%2, 1-i%2).Label(label("l", i))
			}
			w.Op(dex.OpReturn, 0)
		}},
		{"variables with names", 5000, 4, func(w *writer, n int) {
			for i := range n {
				w.Line(i).Const(0, int32(i)).Local(0, label("name", i), "I").Op(dex.OpAddIntLit8, 1, 0, 1)
			}
			w.Op(dex.OpReturn, 1)
		}},
		{"a long line of classes that override", 700, 3, func(w *writer, n int) {
			super := "Ljava/lang/Object;"
			for i := range n {
				name := fmt.Sprintf("Lx/L%d;", i)
				c := w.b.Class(dex.AccPublic, name).Super(super).Constructor(dex.AccPublic)
				c.Method(dex.AccPublic, "go", "(I)I").Code(0).Op(dex.OpReturn, 1)
				w.Op(dex.OpNewInstance, 0, name).Op(dex.OpInvokeDirect, 0, name+"-><init>()V").Op(dex.OpInvokeVirtual, 0, w.p(), name+"->go(I)I")
				super = name
			}
			w.Op(dex.OpReturn, w.p())
		}},
	}
}

// pools lists shapes of what lies around the method.
func pools() []Shape {
	return []Shape{
		{"very many texts", 6000, 3, func(w *writer, n int) {
			for i := range n {
				w.Op(dex.OpConstString, 0, label("text number ", i))
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"one text joined very often", 3000, 4, func(w *writer, n int) {
			const sb = "Ljava/lang/StringBuilder;"
			w.Op(dex.OpNewInstance, 0, sb).Op(dex.OpInvokeDirect, 0, sb+"-><init>()V").Op(dex.OpConstString, 1, "x")
			for range n {
				w.Op(dex.OpInvokeVirtual, 0, 1, sb+"->append(Ljava/lang/String;)"+sb).Op(dex.OpMoveResultObject, 0)
			}
			w.Op(dex.OpReturn, w.p())
		}},
		{"methods that call each other", 1500, 3, func(w *writer, n int) {
			for i := range n {
				c := w.class.Method(dex.AccPublic|dex.AccStatic, label("m", i), "(I)I").Code(1)
				for k := range 5 {
					c.Op(dex.OpInvokeStatic, c.P(0), Class+"->"+label("m", (i*7+k*31+1)%n)+"(I)I").Op(dex.OpMoveResult, 0)
				}
				c.Op(dex.OpReturn, 0)
			}
			w.Op(dex.OpInvokeStatic, w.p(), Class+"->m0(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
		}},
		{"overriders of one method", 1000, 3, func(w *writer, n int) {
			w.b.Class(dex.AccPublic, "Lx/Base;").Constructor(dex.AccPublic).Method(dex.AccPublic, "go", "(I)I").Code(0).Op(dex.OpReturn, 1)
			w.Op(dex.OpNewInstance, 0, "Lx/Base;").Op(dex.OpInvokeDirect, 0, "Lx/Base;-><init>()V")
			for i := range n {
				c := w.b.Class(dex.AccPublic, fmt.Sprintf("Lx/D%d;", i)).Super("Lx/Base;").Constructor(dex.AccPublic).Method(dex.AccPublic, "go", "(I)I").Code(1)
				c.Op(dex.OpInvokeVirtual, 1, 2, "Lx/Base;->go(I)I").Op(dex.OpMoveResult, 0).Op(dex.OpReturn, 0)
				w.Op(dex.OpInvokeVirtual, 0, w.p(), "Lx/Base;->go(I)I").Op(dex.OpMoveResult, 1)
			}
			w.Op(dex.OpReturn, 1)
		}},
	}
}
