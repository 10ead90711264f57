// How the recorder says where an exception came to the app.

package instrument

import (
	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
)

// platformPrefixes are those of the names of classes that are the platform's.
var platformPrefixes = []string{"java.", "android.", "javax.", "com.android.", "dalvik.", "libcore.", "sun.", "jdk.", "org.json."}

// maxSites is how many exceptions of a thread are asked for their place: it
// costs far more than the exception itself where they come by the thousand.
const maxSites = 1000

// maxMessage is how many characters of an exception's message are recorded.
const maxMessage = 300

// maxSite is how deep in the platform an exception's place is looked for.
const maxSite = 64

// site adds a method that makes, of an exception and the name of its class, the
// text that is recorded: the name, and for an exception of the platform the name
// of the method of the platform from which it came to the app, and where, and
// its message. Exceptions of the app are not asked
// for their stack traces and messages, which could be code of the app.
func site(c *build.Class) {
	const (
		sites   = recorderClass + "->sites:I"
		element = "Ljava/lang/StackTraceElement;"
		text    = "Ljava/lang/StringBuilder;"
		starts  = "Ljava/lang/String;->startsWith(Ljava/lang/String;)Z"
	)
	code := c.Method(0, "site", "(Ljava/lang/Throwable;Ljava/lang/String;)Ljava/lang/String;").Code(9)
	this, exception, name := code.P(0), code.P(1), code.P(2)
	code.Op(dex.OpIget, 0, this, sites).Const(1, maxSites).Op(dex.OpIfGe, 0, 1, "name").Op(dex.OpAddIntLit8, 0, 0, 1).Op(dex.OpIput, 0, this, sites)
	code.Op(dex.OpInvokeStatic, name, recorderClass+"->platform(Ljava/lang/String;)Z").Op(dex.OpMoveResult, 0).Op(dex.OpIfEqz, 0, "name")
	code.Label("try").Op(dex.OpInvokeVirtual, exception, "Ljava/lang/Throwable;->getStackTrace()["+element).Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpArrayLength, 1, 0).Const(2, maxSite).Op(dex.OpIfLe, 1, 2, "short").Op(dex.OpMove, 1, 2)
	code.Label("short").Const(2, 0).Op(dex.OpConstString, 3, "") // 3: the method in front of the one looked at
	code.Label("next").Op(dex.OpIfGe, 2, 1, "name").Op(dex.OpAgetObject, 4, 0, 2)
	code.Op(dex.OpInvokeVirtual, 4, element+"->getClassName()Ljava/lang/String;").Op(dex.OpMoveResultObject, 5)
	code.Op(dex.OpInvokeStatic, 5, recorderClass+"->platform(Ljava/lang/String;)Z").Op(dex.OpMoveResult, 6)
	code.Op(dex.OpIfEqz, 6, "app").Op(dex.OpConstString, 3, ".").Op(dex.OpInvokeVirtual, 5, 3, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 5)
	code.Op(dex.OpInvokeVirtual, 4, element+"->getMethodName()Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
	code.Op(dex.OpInvokeVirtual, 5, 3, "Ljava/lang/String;->concat(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 3)
	code.Op(dex.OpAddIntLit8, 2, 2, 1).Op(dex.OpGoto, "next")
	code.Label("app").Op(dex.OpInvokeVirtual, 4, element+"->getMethodName()Ljava/lang/String;").Op(dex.OpMoveResultObject, 5)
	code.Op(dex.OpInvokeVirtual, 4, element+"->getLineNumber()I").Op(dex.OpMoveResult, 7)
	code.Op(dex.OpNewInstance, 8, text).Op(dex.OpInvokeDirect, 8, text+"-><init>()V")
	add := func(register any) {
		code.Op(dex.OpInvokeVirtual, 8, register, text+"->append(Ljava/lang/String;)"+text)
	}
	code.Op(dex.OpConstString, 4, "\n")
	add(name)
	add(4)
	add(3)
	add(4)
	add(5)
	code.Op(dex.OpConstString, 4, ":")
	add(4)
	code.Op(dex.OpInvokeVirtual, 8, 7, text+"->append(I)"+text)
	code.Op(dex.OpInvokeVirtual, exception, "Ljava/lang/Throwable;->getMessage()Ljava/lang/String;").Op(dex.OpMoveResultObject, 5)
	code.Op(dex.OpIfEqz, 5, "whole").Op(dex.OpConstString, 4, "\n")
	code.Op(dex.OpInvokeVirtual, 5, "Ljava/lang/String;->length()I").Op(dex.OpMoveResult, 1).Const(2, maxMessage).Op(dex.OpIfLe, 1, 2, "said").Const(1, 0)
	code.Op(dex.OpInvokeVirtual, 5, 1, 2, "Ljava/lang/String;->substring(II)Ljava/lang/String;").Op(dex.OpMoveResultObject, 5)
	code.Label("said")
	add(4)
	add(5)
	code.Label("whole")
	code.Op(dex.OpInvokeVirtual, 8, "Ljava/lang/Object;->toString()Ljava/lang/String;").Op(dex.OpMoveResultObject, 0)
	code.Op(dex.OpReturnObject, 0).Label("tried")
	code.Label("failed").Op(dex.OpMoveException, 0)
	code.Label("name").Op(dex.OpReturnObject, name)
	code.Try("try", "tried").Catch("Ljava/lang/Throwable;", "failed")

	code = c.Method(dex.AccStatic, "platform", "(Ljava/lang/String;)Z").Code(1)
	for _, p := range platformPrefixes {
		code.Op(dex.OpConstString, 0, p).Op(dex.OpInvokeVirtual, code.P(0), 0, starts).Op(dex.OpMoveResult, 0).Op(dex.OpIfNez, 0, "yes")
	}
	code.Label("yes").Op(dex.OpReturn, 0)
}
