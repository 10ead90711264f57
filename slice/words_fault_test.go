package slice_test

import (
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/slice"
	"github.com/esdroid/esdroid/slice/crash"
	"github.com/esdroid/esdroid/slice/criterion"
	"github.com/esdroid/esdroid/slice/words"
)

// What was wrong reads as the source has it: truth values by their names, comparisons as
// they held, and a text that is too short for constant ends as too short.
func TestFaultsAreTold(t *testing.T) {
	for _, c := range []struct {
		name, exception string
		code            func(*build.Code)
		want            string
	}{
		{"truth value", "java.lang.IllegalStateException: closed", func(c *build.Code) {
			c.Op(dex.OpSgetBoolean, 0, "La/A;->open:Z").Op(dex.OpIfNez, 0, "fine")
			throwState(c)
		}, "A.open was false"},
		{"no truth value", "java.lang.IllegalStateException: closed", func(c *build.Code) {
			c.Op(dex.OpSgetBoolean, 0, "La/A;->open:Z").Op(dex.OpIfEqz, 0, "fine")
			throwState(c)
		}, "A.open was true"},
		{"comparison", "java.lang.IllegalStateException: closed", func(c *build.Code) {
			c.Op(dex.OpSget, 0, "La/A;->count:I").Op(dex.OpIfGez, 0, "fine")
			throwState(c)
		}, "A.count < 0 was true"},
		{"jump", "java.lang.IllegalStateException: closed", func(c *build.Code) {
			c.Op(dex.OpSget, 0, "La/A;->count:I").Op(dex.OpIfGez, 0, "bad").Op(dex.OpReturnVoid).Label("bad")
			throwState(c)
		}, "A.count >= 0 was true"},
		{"two parts of a condition", "java.lang.IllegalStateException: closed", func(c *build.Code) {
			c.Line(7).Op(dex.OpSgetBoolean, 0, "La/A;->open:Z").Op(dex.OpIfEqz, 0, "fine").Op(dex.OpSget, 0, "La/A;->count:I").Op(dex.OpIfGez, 0, "fine").Line(8)
			throwState(c)
		}, "A.open was true and A.count < 0 was true"},
		{"empty", "java.util.NoSuchElementException\n\tat java.util.LinkedList.removeFirst(LinkedList.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->queue:Ljava/util/LinkedList;").Op(dex.OpInvokeVirtual, 0, "Ljava/util/LinkedList;->removeFirst()Ljava/lang/Object;").
				Label("fine").Op(dex.OpReturnVoid)
		}, "A.queue is empty"},
		{"nothing further", "java.util.NoSuchElementException\n\tat java.util.Iterator.next(Iterator.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->steps:Ljava/util/Iterator;").Op(dex.OpInvokeInterface, 0, "Ljava/util/Iterator;->next()Ljava/lang/Object;").
				Label("fine").Op(dex.OpReturnVoid)
		}, "A.steps has nothing further"},
		{"changed", "java.util.ConcurrentModificationException\n\tat java.util.ArrayList$Itr.next(ArrayList.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->queue:Ljava/util/LinkedList;").Op(dex.OpInvokeVirtual, 0, "Ljava/util/LinkedList;->iterator()Ljava/util/Iterator;").
				Op(dex.OpMoveResultObject, 0).Op(dex.OpInvokeInterface, 0, "Ljava/util/Iterator;->next()Ljava/lang/Object;").Label("fine").Op(dex.OpReturnVoid)
		}, "A.queue was changed while it was gone through"},
		{"format within", "java.util.UnknownFormatConversionException: Conversion = '%'\n\tat java.util.Formatter.format(Formatter.java:1)\n\tat android.preference.ListPreference.getSummary(ListPreference.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->list:Landroid/preference/ListPreference;").Op(dex.OpInvokeVirtual, 0, "Landroid/preference/ListPreference;->getSummary()Ljava/lang/CharSequence;").
				Label("fine").Op(dex.OpReturnVoid)
		}, "the text in A.list is no format for its values"},
		{"type under a key", "java.lang.ClassCastException: java.lang.Integer cannot be cast to java.lang.String\n\tat android.app.SharedPreferencesImpl.getString(SharedPreferencesImpl.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->kept:Landroid/content/SharedPreferences;").Op(dex.OpConstString, 1, "every").
				Op(dex.OpInvokeInterface, 0, 1, 1, "Landroid/content/SharedPreferences;->getString(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;").Label("fine").Op(dex.OpReturnVoid)
		}, `A.kept holds a value of another type under "every"`},
		{"one character", "java.lang.StringIndexOutOfBoundsException: length=0; index=1\n\tat java.lang.String.substring(String.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->text:Ljava/lang/String;").Op(dex.OpConst4, 1, 1).
				Op(dex.OpInvokeVirtual, 0, 1, "Ljava/lang/String;->substring(I)Ljava/lang/String;").Label("fine").Op(dex.OpReturnVoid)
		}, "A.text is empty"},
		{"constant ends", "java.lang.StringIndexOutOfBoundsException: length=1; regionStart=0; regionLength=3\n\tat java.lang.String.substring(String.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->text:Ljava/lang/String;").Op(dex.OpConst4, 1, 0).Op(dex.OpConst4, 2, 3).
				Op(dex.OpInvokeVirtual, 0, 1, 2, "Ljava/lang/String;->substring(II)Ljava/lang/String;").Label("fine").Op(dex.OpReturnVoid)
		}, "A.text has fewer than 3 characters"},
		{"variable end", "java.lang.StringIndexOutOfBoundsException: length=1; index=3\n\tat java.lang.String.substring(String.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->text:Ljava/lang/String;").Op(dex.OpSget, 1, "La/A;->count:I").
				Op(dex.OpInvokeVirtual, 0, 1, "Ljava/lang/String;->substring(I)Ljava/lang/String;").Label("fine").Op(dex.OpReturnVoid)
		}, "A.count does not fit the text's length"},
		{"null inside", "java.lang.NullPointerException: Attempt to invoke interface method 'int java.util.List.size()' on a null object reference\n\tat android.widget.ListView.setAdapter(ListView.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->view:Landroid/widget/ListView;").Op(dex.OpSgetObject, 1, "La/A;->rows:Landroid/widget/ListAdapter;").
				Op(dex.OpInvokeVirtual, 0, 1, "Landroid/widget/ListView;->setAdapter(Landroid/widget/ListAdapter;)V").Label("fine").Op(dex.OpReturnVoid)
		}, "A.rows holds a null"},
		{"null itself", "java.lang.NullPointerException: Attempt to invoke interface method 'int android.widget.Adapter.getCount()' on a null object reference\n\tat android.widget.ListView.setAdapter(ListView.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->view:Landroid/widget/ListView;").Op(dex.OpSgetObject, 1, "La/A;->rows:Landroid/widget/ListAdapter;").
				Op(dex.OpInvokeVirtual, 0, 1, "Landroid/widget/ListView;->setAdapter(Landroid/widget/ListAdapter;)V").Label("fine").Op(dex.OpReturnVoid)
		}, "A.rows is null"},
		{"null element", "java.lang.NullPointerException: Attempt to invoke interface method 'int java.lang.Comparable.compareTo(java.lang.Object)' on a null object reference\n\tat java.util.Arrays.sort(Arrays.java:1)", func(c *build.Code) {
			c.Op(dex.OpSgetObject, 0, "La/A;->names:[Ljava/lang/Object;").Op(dex.OpInvokeStatic, 0, "Ljava/util/Arrays;->sort([Ljava/lang/Object;)V").Label("fine").Op(dex.OpReturnVoid)
		}, "A.names holds a null"},
		{"what is never null", "java.lang.NullPointerException\n\tat java.lang.reflect.Proxy.newProxyInstance(Proxy.java:1)", func(c *build.Code) {
			c.Op(dex.OpConstClass, 0, "La/A;").Op(dex.OpInvokeVirtual, 0, "Ljava/lang/Class;->getClassLoader()Ljava/lang/ClassLoader;").Op(dex.OpMoveResultObject, 0).
				Op(dex.OpConst4, 1, 0).Op(dex.OpNewArray, 1, 1, "[Ljava/lang/Class;").Op(dex.OpSgetObject, 2, "La/A;->guard:Ljava/lang/reflect/InvocationHandler;").
				Op(dex.OpInvokeStatic, 0, 1, 2, "Ljava/lang/reflect/Proxy;->newProxyInstance(Ljava/lang/ClassLoader;[Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;").
				Label("fine").Op(dex.OpReturnVoid)
		}, "A.guard is null"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := build.New(35)
			class := b.Class(dex.AccPublic, "La/A;")
			class.Field(dex.AccStatic, "open", "Z")
			class.Field(dex.AccStatic, "count", "I")
			class.Field(dex.AccStatic, "text", "Ljava/lang/String;")
			class.Field(dex.AccStatic, "queue", "Ljava/util/LinkedList;")
			class.Field(dex.AccStatic, "steps", "Ljava/util/Iterator;")
			class.Field(dex.AccStatic, "kept", "Landroid/content/SharedPreferences;")
			class.Field(dex.AccStatic, "list", "Landroid/preference/ListPreference;")
			class.Field(dex.AccStatic, "view", "Landroid/widget/ListView;")
			class.Field(dex.AccStatic, "rows", "Landroid/widget/ListAdapter;")
			class.Field(dex.AccStatic, "names", "[Ljava/lang/Object;")
			class.Field(dex.AccStatic, "guard", "Ljava/lang/reflect/InvocationHandler;")
			c.code(class.Method(dex.AccPublic|dex.AccStatic, "go", "()V").Code(3))
			app := appOf(t, b)
			reports := crash.ParseText(c.exception + "\n\tat a.A.go(Unknown Source)\n")
			at, err := criterion.Locate(app.Code, &reports[0])
			if err != nil {
				t.Fatal(err)
			}
			got := (words.Words{}).Fault(app.Body(at.Sites[0].Method), at.Rule, at.Sites[0])
			if got, _, _ = strings.Cut(got, " in line"); got != c.want {
				t.Errorf("because %s, want %s", got, c.want)
			}
		})
	}
}

// throwState ends a method by a throw, and by a return at the label "fine".
func throwState(c *build.Code) {
	c.Op(dex.OpNewInstance, 1, "Ljava/lang/IllegalStateException;").
		Op(dex.OpInvokeDirect, 1, "Ljava/lang/IllegalStateException;-><init>()V").Op(dex.OpThrow, 1).
		Label("fine").Op(dex.OpReturnVoid)
}

// A call that finds nothing at a place has the place as its cause, besides what it looks in.
func TestPlacesOfFindersAreFollowed(t *testing.T) {
	b := build.New(35)
	class := b.Class(dex.AccPublic, "La/A;")
	class.Field(dex.AccStatic, "page", "I")
	class.Method(dex.AccPublic|dex.AccStatic, "turn", "(I)V").Code(1).Op(dex.OpSput, 0, "La/A;->page:I").Op(dex.OpReturnVoid)
	class.Method(dex.AccPublic|dex.AccStatic, "go", "(Landroid/widget/LinearLayout;)V").Code(2).
		Op(dex.OpSget, 0, "La/A;->page:I").
		Op(dex.OpInvokeVirtual, 1, 0, "Landroid/widget/LinearLayout;->getChildAt(I)Landroid/view/View;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpInvokeVirtual, 0, "Landroid/view/View;->getLeft()I").Op(dex.OpReturnVoid)
	app := appOf(t, b)
	reports := crash.ParseText("java.lang.NullPointerException: Attempt to invoke virtual method 'int android.view.View.getLeft()' on a null object reference\n\tat a.A.go(Unknown Source)\n")
	at, err := criterion.Locate(app.Code, &reports[0])
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}).Elements {
		all = append(all, (&words.Words{}).Statement(app.Body(e.Method), e.Stmt))
	}
	if !strings.Contains(strings.Join(all, "\n"), "A.page = ") {
		t.Errorf("what sets the place is not in %q", all)
	}
}

// A method of the app's own is no finder for its name, or for a kind of parameters that the
// platform's does not take; one that an app's class inherits is.
func TestFindersAreInherited(t *testing.T) {
	for _, c := range []struct {
		super, parameter string
		found            bool
	}{
		{"Landroid/app/Activity;", "I", true},
		{"Landroid/app/Activity;", "Ljava/lang/Object;", false},
		{"Ljava/lang/Object;", "I", false},
	} {
		b := build.New(35)
		class := b.Class(dex.AccPublic, "La/A;")
		class.Super(c.super)
		class.Field(dex.AccStatic, "page", c.parameter)
		get, put := dex.OpSget, dex.OpSput
		if c.parameter != "I" {
			get, put = dex.OpSgetObject, dex.OpSputObject
		}
		class.Method(dex.AccPublic|dex.AccStatic, "turn", "("+c.parameter+")V").Code(1).Op(put, 0, "La/A;->page:"+c.parameter).Op(dex.OpReturnVoid)
		class.Method(dex.AccPublic|dex.AccAbstract, "findViewById", "("+c.parameter+")Landroid/view/View;")
		class.Method(dex.AccPublic, "go", "()V").Code(1).
			Op(get, 0, "La/A;->page:"+c.parameter).
			Op(dex.OpInvokeVirtual, 1, 0, "La/A;->findViewById("+c.parameter+")Landroid/view/View;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeVirtual, 0, "Landroid/view/View;->getLeft()I").Op(dex.OpReturnVoid)
		app := appOf(t, b)
		reports := crash.ParseText("java.lang.NullPointerException: Attempt to invoke virtual method 'int android.view.View.getLeft()' on a null object reference\n\tat a.A.go(Unknown Source)\n")
		at, err := criterion.Locate(app.Code, &reports[0])
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, e := range slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}).Elements {
			all = append(all, (&words.Words{}).Statement(app.Body(e.Method), e.Stmt))
		}
		if found := strings.Contains(strings.Join(all, "\n"), "A.page = "); found != c.found {
			t.Errorf("%s with %s: %v: %q", c.super, c.parameter, found, all)
		}
	}
}

// The message tells statements of one line apart: by the words of a throw, by a constant index.
func TestMessagesTellStatementsApart(t *testing.T) {
	b := build.New(35)
	class := b.Class(dex.AccPublic, "La/A;")
	class.Field(dex.AccStatic, "list", "[I")
	class.Method(dex.AccPublic|dex.AccStatic, "reads", "()V").Code(3).
		Op(dex.OpSgetObject, 0, "La/A;->list:[I").Op(dex.OpConst4, 1, 0).Op(dex.OpAget, 1, 0, 1).Op(dex.OpConst4, 1, 2).Op(dex.OpAget, 1, 0, 1).Op(dex.OpReturnVoid)
	throws := class.Method(dex.AccPublic|dex.AccStatic, "throws", "(Z)V").Code(2)
	for _, text := range []string{"no such book", "no such page"} {
		throws.Op(dex.OpIfEqz, 2, text).Op(dex.OpNewInstance, 0, "Ljava/lang/IllegalStateException;").Op(dex.OpConstString, 1, text).
			Op(dex.OpInvokeDirect, 0, 1, "Ljava/lang/IllegalStateException;-><init>(Ljava/lang/String;)V").Op(dex.OpThrow, 0).Label(text)
	}
	throws.Op(dex.OpReturnVoid)
	class.Method(dex.AccPublic|dex.AccStatic, "checks", "()V").Code(3).
		Op(dex.OpConst4, 0, 1).Op(dex.OpNewArray, 0, 0, "[Ljava/lang/String;").Op(dex.OpConst4, 1, 0).Op(dex.OpConstString, 2, "p").Op(dex.OpAputObject, 2, 0, 1).
		Op(dex.OpConstString, 1, "at %s").Op(dex.OpInvokeStatic, 1, 0, "Ljava/lang/String;->format(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
		Op(dex.OpNewInstance, 1, "Ljava/lang/ArrayIndexOutOfBoundsException;").
		Op(dex.OpInvokeDirect, 1, 0, "Ljava/lang/ArrayIndexOutOfBoundsException;-><init>(Ljava/lang/String;)V").Op(dex.OpThrow, 1)
	app := appOf(t, b)
	for text, want := range map[string]string{
		"java.lang.ArrayIndexOutOfBoundsException: at p\n\tat a.A.checks(Unknown Source)\n":             "throw ",
		"java.lang.ArrayIndexOutOfBoundsException: length=1; index=2\n\tat a.A.reads(Unknown Source)\n": "A.list has nothing at 2",
		"java.lang.ArrayIndexOutOfBoundsException: length=0; index=0\n\tat a.A.reads(Unknown Source)\n": "A.list has nothing at 0",
		"java.lang.IllegalStateException: no such page\n\tat a.A.throws(Unknown Source)\n":              "no such page",
	} {
		at, err := criterion.Locate(app.Code, &crash.ParseText(text)[0])
		if err != nil || len(at.Sites) != 1 {
			t.Errorf("%s: %d sites, %v", text, len(at.Sites), err)
			continue
		}
		body := app.Body(at.Sites[0].Method)
		got := (words.Words{}).Fault(body, at.Rule, at.Sites[0]) + (&words.Words{}).Statement(body, at.Sites[0].Stmt)
		if !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}

// A method that always throws has its caller as the cause, and what the caller gave.
func TestThrowWithoutConditionHasItsCaller(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	class := b.Class(dex.AccPublic, "La/A;")
	class.Field(dex.AccStatic, "name", "Ljava/lang/String;")
	class.Method(static, "set", "(Ljava/lang/String;)V").Code(1).Op(dex.OpSputObject, 1, "La/A;->name:Ljava/lang/String;").Op(dex.OpReturnVoid)
	fail := class.Method(static, "fail", "(Ljava/lang/String;)V").Code(2)
	throwState(fail)
	class.Method(static, "go", "()V").Code(1).Op(dex.OpSgetObject, 0, "La/A;->name:Ljava/lang/String;").
		Op(dex.OpInvokeStatic, 0, "La/A;->fail(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	app := appOf(t, b)
	at, err := criterion.Locate(app.Code, &crash.ParseText("java.lang.IllegalStateException\n\tat a.A.fail(Unknown Source)\n\tat a.A.go(Unknown Source)\n")[0])
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, e := range slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}).Elements {
		all = append(all, (&words.Words{}).Statement(app.Body(e.Method), e.Stmt))
	}
	if text := strings.Join(all, "\n"); !strings.Contains(text, "A.fail(") || !strings.Contains(text, "A.name = ") {
		t.Errorf("the call and what it was given are not in %q", all)
	}
}

// A field that nothing sets, or only code that nothing calls, is said to be so.
func TestFieldsThatNothingSetsAreTold(t *testing.T) {
	const static = dex.AccPublic | dex.AccStatic
	b := build.New(35)
	class := b.Class(dex.AccPublic, "La/A;")
	for _, name := range []string{"never", "uncalled", "set"} {
		class.Field(dex.AccStatic, name, "Ljava/lang/String;")
		class.Method(static, name, "()V").Code(1).Op(dex.OpSgetObject, 0, "La/A;->"+name+":Ljava/lang/String;").
			Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->length()I").Op(dex.OpReturnVoid)
	}
	class.Method(static, "prepare", "(Ljava/lang/String;)V").Code(0).Op(dex.OpSputObject, 0, "La/A;->uncalled:Ljava/lang/String;").Op(dex.OpReturnVoid)
	class.Method(static, "keep", "(Ljava/lang/String;)V").Code(0).Op(dex.OpSputObject, 0, "La/A;->set:Ljava/lang/String;").Op(dex.OpReturnVoid)
	class.Method(static, "go", "()V").Code(1).Op(dex.OpConst4, 0, 0).Op(dex.OpInvokeStatic, 0, "La/A;->keep(Ljava/lang/String;)V").Op(dex.OpReturnVoid)
	app := appOf(t, b)
	for name, want := range map[string]string{
		"never":    "nothing in the app sets A.never",
		"uncalled": "A.uncalled is set in A.prepare alone, which no code of the app calls",
		"set":      "",
	} {
		at, err := criterion.Locate(app.Code, &crash.ParseText("java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.String.length()' on a null object reference\n\tat a.A." + name + "(Unknown Source)\n")[0])
		if err != nil {
			t.Fatal(err)
		}
		thin := slice.Static(t.Context(), app, at, slice.Thin, slice.Options{})
		if got := strings.Join(slice.Facts(app, at, thin), "; "); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// A name under which the app puts nothing into its intents is said to be so, unless another
// thing may be put there.
func TestExtrasThatNothingPutsAreTold(t *testing.T) {
	for put, want := range map[string]string{
		"other": `; the app puts nothing under "load" into an intent`,
		"loads": `; the app stores nothing under "load"; it stores "loads" in B.send, line 0`,
		"load":  "",
	} {
		b := build.New(35)
		class := b.Class(dex.AccPublic, "La/B;").Super("Landroid/app/Activity;")
		class.Method(dex.AccPublic, "onCreate", "(Landroid/os/Bundle;)V").Code(2).
			Op(dex.OpInvokeVirtual, 2, "La/B;->getIntent()Landroid/content/Intent;").Op(dex.OpMoveResultObject, 0).Op(dex.OpConstString, 1, "load").
			Op(dex.OpInvokeVirtual, 0, 1, "Landroid/content/Intent;->getStringExtra(Ljava/lang/String;)Ljava/lang/String;").Op(dex.OpMoveResultObject, 0).
			Op(dex.OpInvokeVirtual, 0, "Ljava/lang/String;->length()I").Op(dex.OpReturnVoid)
		class.Method(dex.AccPublic, "send", "(Landroid/content/Intent;)V").Code(1).Op(dex.OpConstString, 0, put).
			Op(dex.OpInvokeVirtual, 2, 0, 0, "Landroid/content/Intent;->putExtra(Ljava/lang/String;Ljava/lang/String;)Landroid/content/Intent;").Op(dex.OpReturnVoid)
		app := appOf(t, b)
		at, err := criterion.Locate(app.Code, &crash.ParseText("java.lang.NullPointerException: Attempt to invoke virtual method 'int java.lang.String.length()' on a null object reference\n\tat a.B.onCreate(Unknown Source)\n")[0])
		if err != nil {
			t.Fatal(err)
		}
		facts := slice.Facts(app, at, slice.Static(t.Context(), app, at, slice.Thin, slice.Options{}))
		if got := strings.Join(facts, "; "); got != "getStringExtra gives null if the intent has no text under this name"+want {
			t.Errorf("%s: %q, want %q", put, got, want)
		}
	}
}

// Of two calls of one name on a line, the one on a class that inherits from that of the
// frame above is taken.
func TestCallOnAnotherKindOfObject(t *testing.T) {
	b := build.New(35)
	b.Class(dex.AccPublic, "La/Names;").Super("Ljava/util/ArrayList;")
	b.Class(dex.AccPublic, "La/Entry;").Super("Ljava/util/HashMap;")
	b.Class(dex.AccPublic, "La/A;").Method(dex.AccPublic|dex.AccStatic, "go", "(La/Names;La/Entry;)V").Code(1).
		Op(dex.OpInvokeVirtual, 2, 1, "La/Entry;->remove(Ljava/lang/Object;)Ljava/lang/Object;").
		Op(dex.OpConst4, 0, 3).Op(dex.OpInvokeVirtual, 1, 0, "La/Names;->remove(I)Ljava/lang/Object;").Op(dex.OpReturnVoid)
	app := appOf(t, b)
	at, err := criterion.Locate(app.Code, &crash.ParseText("java.lang.IndexOutOfBoundsException: Index: 3, Size: 0\n\tat java.util.ArrayList.remove(ArrayList.java:1)\n\tat a.A.go(Unknown Source)\n")[0])
	if err != nil || len(at.Sites) != 1 {
		t.Fatal(at, err)
	}
	if text := (&words.Words{}).Statement(app.Body(at.Sites[0].Method), at.Sites[0].Stmt); !strings.Contains(text, "3") {
		t.Errorf("%s failed", text)
	}
}
