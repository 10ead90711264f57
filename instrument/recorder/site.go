// How the recorder says which exception was met, and where it came to the app.

package recorder

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument/recording"
	"github.com/esdroid/esdroid/internal/owner"
)

const startsWith = "Ljava/lang/String;->startsWith(Ljava/lang/String;)Z"

// maxNames is how many packages the classes of an app may have to be told from
// all others by them: few names take less space than those of the platform.
const maxNames = 4

// maxSites is how many exceptions of a thread are asked for their place: it
// costs far more than the exception itself where they come by the thousand.
const maxSites = 1000

// maxText is how many bytes are recorded of a text: what an exception says of
// itself, or the report of a crash.
const maxText = 1 << 16

// NamesOf returns what the names of classes, and of no class of the platform,
// begin with: their packages. It is nil if these are many, or there are classes
// without one.
func NamesOf(descriptors []string) []string {
	var out []string
	for _, d := range descriptors {
		name := dex.JavaName(d)
		name = name[:strings.LastIndexByte(name, '.')+1]
		if name == "" || slices.ContainsFunc(owner.Roots, func(p string) bool { return strings.HasPrefix(p, name) }) {
			return nil
		}
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	kept := out[:0]
	for _, name := range out { // packages stand in front of those below them
		if n := len(kept); n == 0 || !strings.HasPrefix(name, kept[n-1]) {
			kept = append(kept, name)
		}
	}
	if len(kept) > maxNames {
		return nil
	}
	return kept
}

// caught adds c, which records an exception: its identity and the name of its
// class; of the one that was met last, in this chunk, no more than that. An
// exception that is not the app's says more: the call of the platform from which
// it came to the app and where, as stack traces show them, the number of the
// line, and its message. Exceptions of the app are not asked for their stack
// traces and messages, which could be code of the app.
func caught(c *build.Class, o Options) {
	const (
		element  = "Ljava/lang/StackTraceElement;"
		text     = "Ljava/lang/StringBuilder;"
		toString = "Ljava/lang/Object;->toString()Ljava/lang/String;"
	)
	code := c.Method(dex.AccPublic, "c", "(Ljava/lang/Object;)V").Code(8)
	this, exception := code.P(0), code.P(1)
	code.Const(0, 2).Op(dex.OpInvokeVirtual, this, 0, own(roomMethod))
	code.Op(dex.OpIgetObject, 0, this, own(lastField)).Op(dex.OpIfNe, 0, exception, "new")
	code.Const(0, recording.TagAgain).Op(dex.OpInvokeVirtual, this, 0, own("b(S)V")).Op(dex.OpReturnVoid)
	code.Label("new").Op(dex.OpIputObject, exception, this, own(lastField))
	code.Op(dex.OpInvokeVirtual, this, exception, own("o(Ljava/lang/Object;)V"))
	code.Op(dex.OpInvokeVirtual, exception, "Ljava/lang/Object;->getClass()Ljava/lang/Class;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Class;->getName()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpIget, 1, this, own(sitesField)).Const(2, maxSites).Op(dex.OpIfGe, 1, 2, "say")
	code.Op(dex.OpAddIntLit8, 1, 1, 1).Op(dex.OpIput, 1, this, own(sitesField))
	ours := func(name int, label string) {
		op := dex.OpIfEqz
		if len(o.Names) > 0 {
			op = dex.OpIfNez
		}
		if len(o.Names) == 1 {
			code.Op(dex.OpConstString, 6, o.Names[0]).Op(dex.OpInvokeVirtual, name, 6, startsWith).Op(dex.OpMoveResult, 6).Op(op, 6, label)
			return
		}
		code.Op(dex.OpInvokeStatic, name, own(siteMethod)).Op(dex.OpMoveResult, 6).Op(op, 6, label)
	}
	ours(0, "say")
	code.Label("try").Op(dex.OpCheckCast, exception, "Ljava/lang/Throwable;")
	code.Op(dex.OpInvokeVirtual, exception, "Ljava/lang/Throwable;->getStackTrace()["+element).Op(dex.OpMoveResultObject, 1)
	code.Const(2, 0).Op(dex.OpConstString, 3, "") // 3: the call in front of the one looked at
	code.Label("next").Op(dex.OpArrayLength, 4, 1).Op(dex.OpIfGe, 2, 4, "say").Op(dex.OpAgetObject, 4, 1, 2)
	code.Op(dex.OpInvokeVirtual, 4, toString).Op(dex.OpMoveResultObject, 5)
	ours(5, "app")
	code.Op(dex.OpMoveObject, 3, 5).Op(dex.OpAddIntLit8, 2, 2, 1).Op(dex.OpGoto, "next")
	code.Label("app").Op(dex.OpInvokeVirtual, 4, element+"->getLineNumber()I").Op(dex.OpMoveResult, 6)
	code.Op(dex.OpNewInstance, 7, text).Op(dex.OpInvokeDirect, 7, text+"-><init>()V").Op(dex.OpConstString, 1, "\n")
	add := func(registers ...int) {
		for _, r := range registers {
			code.Op(dex.OpInvokeVirtual, 7, r, text+"->append(Ljava/lang/String;)"+text)
		}
	}
	add(0, 1, 3, 1, 5, 1)
	code.Op(dex.OpInvokeVirtual, 7, 6, text+"->append(I)"+text)
	code.Op(dex.OpInvokeVirtual, exception, "Ljava/lang/Throwable;->getMessage()Ljava/lang/String;").Op(dex.OpMoveResultObject, 2)
	add(1, 2)
	code.Op(dex.OpInvokeVirtual, 7, toString).Op(dex.OpMoveResultObject, 0).Label("tried")
	code.Label("say").Op(dex.OpInvokeVirtual, this, 0, own(textMethod)).Op(dex.OpReturnVoid)
	code.Try("try", "tried").Catch("Ljava/lang/Throwable;", "say")

	if len(o.Names) == 1 {
		return
	}
	code = addMethod(c, dex.AccStatic, siteMethod).Code(1)
	names := o.Names
	if len(names) == 0 {
		names = owner.Roots
	}
	for i, p := range names {
		if i > 0 {
			code.Op(dex.OpIfNez, 0, "yes")
		}
		code.Op(dex.OpConstString, 0, p).Op(dex.OpInvokeVirtual, code.P(0), 0, startsWith).Op(dex.OpMoveResult, 0)
	}
	code.Label("yes").Op(dex.OpReturn, 0)
}

// text adds the method that records the first bytes of a text, in pieces of at
// most 1024; the last piece is shorter than that. Devices encode text as UTF-8
// unless they are told otherwise.
func text(c *build.Class) {
	code := addMethod(c, 0, textMethod).Code(6)
	this := code.P(0)
	code.Op(dex.OpCheckCast, code.P(1), "Ljava/lang/String;")
	code.Op(dex.OpInvokeVirtual, code.P(1), "Ljava/lang/String;->getBytes()[B").Op(dex.OpMoveResultObject, 0)
	code.Const(1, maxText).Op(dex.OpArrayLength, 2, 0).Op(dex.OpIfLe, 2, 1, "short").Op(dex.OpMove, 2, 1).Label("short").Const(1, 0)
	code.Label("piece").Op(dex.OpSubInt, 3, 2, 1).Const(4, recording.TextPiece)
	code.Op(dex.OpIfLe, 3, 4, "fits").Op(dex.OpMove, 3, 4)
	code.Label("fits").Op(dex.OpAddIntLit8, 4, 3, 5).Op(dex.OpInvokeVirtual, this, 4, own(roomMethod))
	code.Const(4, recording.TagText).Op(dex.OpOrInt2addr, 4, 3)
	code.Op(dex.OpInvokeVirtual, this, 4, own(wordMethod)).Op(dex.OpIgetObject, 4, this, own(bufferField))
	code.Op(dex.OpInvokeVirtual, 4, 0, 1, 3, putBytes)
	code.Op(dex.OpAddInt2addr, 1, 3).Op(dex.OpRemIntLit8, 5, 3, 2).Op(dex.OpIfEqz, 5, "even")       // records stay at even places
	code.Const(3, 0).Const(5, 1).Op(dex.OpInvokeVirtual, 4, 0, 3, 5, putBytes).Op(dex.OpReturnVoid) // any byte does
	code.Label("even").Const(4, recording.TextPiece).Op(dex.OpIfEq, 3, 4, "piece").Op(dex.OpReturnVoid)
}
