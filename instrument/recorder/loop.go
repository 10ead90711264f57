// What the recorder does for loops.

package recorder

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/recording"
)

// loops adds what the probes of loops use: l records a count of blocks, b one
// and 16 bits behind it, u one of a method that an exception leaves, and o
// records 16 bits and an identity. The names are those of other methods, which
// takes no space.
func loops(c *build.Class, used ProbeUse) {
	if used.Count {
		code := c.Method(dex.AccPublic, "l", "(I)V").Code(1)
		code.Op(dex.OpUshrIntLit8, 0, code.P(1), 24).Op(dex.OpIfEqz, 0, "fits").Const(code.P(1), recording.ManyTurns)
		code.Label("fits").Const(0, recording.TagCount).Op(dex.OpOrInt2addr, 0, code.P(1))
		code.Op(dex.OpInvokeVirtual, code.P(0), 0, own(wordMethod)).Op(dex.OpReturnVoid)
	}
	if used.Counted {
		code := c.Method(dex.AccPublic, "b", "(SI)V").Code(2)
		code.Op(dex.OpUshrIntLit8, 0, code.P(2), 24).Op(dex.OpIfNez, 0, "apart")
		code.Const(0, recording.TagCount).Op(dex.OpOrInt, 0, 0, code.P(2)).Op(dex.OpIgetObject, 1, code.P(0), own(bufferField))
		code.Label("count").Op(dex.OpInvokeVirtual, 1, 0, putInt).Label("counted")
		code.Label("unit").Op(dex.OpInvokeVirtual, 1, code.P(1), putShort).Label("both").Op(dex.OpReturnVoid)
		code.Label("apart").Op(dex.OpInvokeVirtual, code.P(0), code.P(2), own("l(I)V"))
		code.Label("rest").Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own("b(S)V")).Op(dex.OpReturnVoid)
		code.Try("count", "counted").CatchAll("apart")
		code.Try("unit", "both").CatchAll("rest")
	}
	if used.UnwindTurns {
		code := c.Method(dex.AccPublic|dex.AccStatic, "u", "(I"+Class+"Ljava/lang/Throwable;I)V").Code(0)
		code.Op(dex.OpInvokeVirtual, code.P(1), code.P(3), own("l(I)V"))
		code.Op(dex.OpInvokeStatic, code.P(0), code.P(1), code.P(2), own("u(I"+Class+"Ljava/lang/Throwable;)V")).Op(dex.OpReturnVoid)
	}
	if used.Changed {
		code := c.Method(dex.AccPublic, "o", "(SLjava/lang/Object;)V").Code(0)
		code.Op(dex.OpInvokeVirtual, code.P(0), code.P(1), own("b(S)V"))
		code.Op(dex.OpInvokeVirtual, code.P(0), code.P(2), own("o(Ljava/lang/Object;)V")).Op(dex.OpReturnVoid)
	}
}
