package crash

import (
	"slices"
	"testing"
)

// The root cause is the deepest that was thrown: not what a library put behind it to tell
// of the value at hand.
func TestRootCause(t *testing.T) {
	const rx = `rx.exceptions.OnErrorNotImplementedException: For input string: "a"
	at rx.internal.util.ActionSubscriber.onError(ActionSubscriber.java:44)
	at org.shop.Main$5.run(Main.java:14)
Caused by: java.lang.NumberFormatException: For input string: "a"
	at java.lang.Integer.parseInt(Integer.java:521)
	at org.shop.Main$5$2.call(Main.java:15)
	at rx.internal.operators.OnSubscribeMap$MapSubscriber.onNext(OnSubscribeMap.java:69)
	... 23 more
Caused by: rx.exceptions.OnErrorThrowable$OnNextValue: OnError while emitting onNext value: a
	at rx.exceptions.OnErrorThrowable.addValueAsLastCause(OnErrorThrowable.java:118)
	at rx.internal.operators.OnSubscribeMap$MapSubscriber.onNext(OnSubscribeMap.java:73)
	... 23 more
`
	const wrapped = `java.lang.IllegalStateException: no shop
	at org.shop.Main.open(Main.java:20)
Caused by: com.google.gson.JsonSyntaxException: not a JSON Object
	at com.google.gson.Gson.fromJson(Gson.java:900)
	at org.shop.Main.open(Main.java:18)
	... 7 more
`
	const unmade = `java.lang.RuntimeException: Unable to start activity ComponentInfo{org.shop/org.shop.Main}: android.app.Fragment$InstantiationException: Unable to instantiate fragment org.shop.Page: could not find Fragment constructor
	at android.app.ActivityThread.main(ActivityThread.java:9)
Caused by: android.app.Fragment$InstantiationException: Unable to instantiate fragment org.shop.Page: could not find Fragment constructor
	at android.app.Fragment.instantiate(Fragment.java:163)
	at org.shop.Main.onCreate(Main.java:12)
	... 1 more
Caused by: java.lang.NoSuchMethodException: <init> []
	at java.lang.Class.getConstructor(Class.java:680)
	at android.app.Fragment.instantiate(Fragment.java:150)
	... 2 more
`
	const platform = `java.lang.IllegalStateException: no shop
	at org.shop.Main.open(Main.java:20)
Caused by: java.io.IOException: closed
	at java.io.BufferedReader.ensureOpen(BufferedReader.java:115)
	... 8 more
`
	for text, want := range map[string]string{
		rx:       "java.lang.NumberFormatException",
		wrapped:  "com.google.gson.JsonSyntaxException",
		platform: "java.io.IOException",
		unmade:   "android.app.Fragment$InstantiationException",
	} {
		reports := ParseText(text)
		if len(reports) != 1 {
			t.Fatalf("%d reports", len(reports))
		}
		if got := reports[0].RootCause(nil); got == nil || got.Type != want {
			t.Errorf("root cause %+v, want %s", got, want)
		}
	}
}

// A quote often ends the enclosing trace early: "... 12 more" then are not all that is left
// of it, which would have a method call itself.
func TestSharedFramesOfAShortenedTrace(t *testing.T) {
	const outer = `java.lang.IllegalStateException: bad cell
	at org.shop.Main.parse(Main.java:36)
	at org.shop.Main$1.onClick(Main.java:24)
Caused by: java.lang.NumberFormatException: For input string: ""
	at java.lang.Integer.parseInt(Integer.java:627)
`
	for text, want := range map[string][]int{
		outer + "\tat org.shop.Main.parse(Main.java:34)\n\t... 12 more\n": {627, 34, 24},
		outer + "\tat org.shop.Main.parse(Main.java:34)\n\t... 1 more\n":  {627, 34, 24},
		outer + "\tat org.shop.Cell.of(Cell.java:7)\n\t... 12 more\n":     {627, 7, 36, 24},
	} {
		cause := ParseText(text)[0].Exception.Cause
		var lines []int
		for _, f := range cause.Stack() {
			lines = append(lines, f.Line)
		}
		if !slices.Equal(lines, want) {
			t.Errorf("lines %v, want %v of %s", lines, want, text)
		}
	}
}
