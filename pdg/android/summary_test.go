package android

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestEmbeddedSummariesNameRealMethods holds every line against the type table:
// a summary of a method that does not exist describes nothing.
func TestEmbeddedSummariesNameRealMethods(t *testing.T) {
	set, err := NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	f := Framework()
	var all []*rule
	for _, rules := range set.exact {
		all = append(all, rules...)
	}
	for _, rules := range set.wild {
		all = append(all, rules...)
	}
	if len(all) < 3000 {
		t.Errorf("only %d lines", len(all))
	}
	// A line that names several classes must fit at least one of them.
	fits := map[Position]bool{}
	for _, r := range all {
		for _, e := range r.effects {
			if e.Op == Throw && f.Lookup(e.Exception) == NoType && !strings.HasPrefix(e.Exception, "Lkotlin/") {
				t.Errorf("%s: no exception %s", r.pos, e.Exception)
			}
		}
		id := f.Lookup(r.class)
		if id == NoType {
			if !strings.HasSuffix(r.pos.File, "bundled.txt") {
				t.Errorf("%s: no framework class %s", r.pos, r.class)
			}
			fits[r.pos] = true
			continue
		}
		if fits[r.pos] {
			continue
		}
		fits[r.pos] = false
		for _, c := range f.Supertypes(id) {
			for m := range f.Methods(c) {
				ref := MethodRef{Class: r.class, Name: m.Name, Desc: m.Desc}
				if (r.wild || r.name == m.Name) && r.fit(ref, paramTypes(m.Desc)) >= 0 && (m.Name != "<init>" || c == id) {
					fits[r.pos] = true
				}
			}
		}
	}
	for pos, ok := range fits {
		if !ok {
			data, _ := summaryFiles.ReadFile(pos.File)
			t.Errorf("%s: no method fits %s", pos, strings.TrimSpace(strings.Split(string(data), "\n")[pos.Line-1]))
		}
	}
}

func TestLookup(t *testing.T) {
	set := Summaries()
	for _, tt := range []struct {
		m      MethodRef
		class  string // whose summary it is
		origin Origin
		want   string
	}{
		{MethodRef{"Landroid/widget/Button;", "setText", "(Ljava/lang/CharSequence;)V", false}, "Landroid/widget/TextView;", Builtin, "this.text = arg0; call this.watchers[*].onTextChanged(arg0); call this.watchers[*].afterTextChanged(arg0)"},
		{MethodRef{"Landroid/widget/EditText;", "getText", "()Landroid/text/Editable;", false}, "Landroid/widget/EditText;", Builtin, "ret = text(this.text) | input(user); ret.view = this"},
		{MethodRef{"Landroid/widget/ArrayAdapter;", "add", "(Ljava/lang/Object;)V", false}, "Landroid/widget/ArrayAdapter;", Builtin, "this.items.[+] += arg0; this.items.size += arg0"},
		{MethodRef{"Landroid/widget/ArrayAdapter;", "insert", "(Ljava/lang/Object;I)V", false}, "Landroid/widget/ArrayAdapter;", Builtin, "this.items.[+arg1] += arg0; this.items.size += arg0"},
		{MethodRef{"Landroid/content/Intent;", "putExtra", "(Ljava/lang/String;I)Landroid/content/Intent;", false}, "Landroid/content/Intent;", Builtin, "this.extras[arg0] = arg1; ret == this"},
		{MethodRef{"Landroid/content/Intent;", "getIntExtra", "(Ljava/lang/String;I)I", false}, "Landroid/content/Intent;", Builtin, "ret = this.extras[arg0] | arg1"},
		{MethodRef{"Landroid/os/Bundle;", "getString", "(Ljava/lang/String;)Ljava/lang/String;", false}, "Landroid/os/Bundle;", Builtin, "ret = this[arg0]"},
		{MethodRef{"Ljava/util/ArrayList;", "remove", "(I)Ljava/lang/Object;", false}, "Ljava/util/ArrayList;", Builtin, "ret = this[arg0]; this[*] += removed(this[*], arg0); this.size += arg0; throws java.lang.IndexOutOfBoundsException if arg0, this.size \"the index is outside the list\"; throws java.util.ConcurrentModificationException if this.size, this.of.size \"the list behind it was changed\""},
		{MethodRef{"Ljava/util/ArrayList;", "remove", "(Ljava/lang/Object;)Z", false}, "Ljava/util/AbstractCollection;", Builtin, "this[*] += removed(this[*], arg0); this.size += arg0; ret = contains(this[*], arg0)"},
		{MethodRef{"Ljava/lang/Integer;", "parseInt", "(Ljava/lang/String;)I", true}, "Ljava/lang/Integer;", Builtin, "ret = parse(arg0); throws java.lang.NumberFormatException if arg0 \"the text is no number of this type\""},
		{MethodRef{"Ljava/lang/StackTraceElement;", "getClassName", "()Ljava/lang/String;", false}, "Ljava/lang/StackTraceElement;", Builtin, "ret = getClassName(this)"},
		{MethodRef{"Ljava/lang/String;", "trim", "()Ljava/lang/String;", false}, "Ljava/lang/String;", Builtin, "ret = trim(this)"},
		{MethodRef{"Landroid/app/ListActivity;", "findViewById", "(I)Landroid/view/View;", false}, "Landroid/app/Activity;", Builtin, "ret == this.view[arg0]"},
		{MethodRef{"Landroid/widget/TextView;", "setLines", "(I)V", false}, "Landroid/widget/TextView;", Guess, "this.lines = arg0; this.state += setLines(arg0)"},
		{MethodRef{"Landroid/widget/GridLayout;", "getOrientation", "()I", false}, "Landroid/widget/GridLayout;", Guess, "ret = this.orientation"},
		{MethodRef{"Landroid/nonsense/Thing;", "read", "([B)I", false}, "Landroid/nonsense/Thing;", Guess, "arg0[*] += read(this, this.state, arg0, arg0[*]); ret = read(this, this.state, arg0, arg0[*])"},
		{MethodRef{"Landroid/app/Activity;", "<init>", "()V", false}, "Landroid/app/Activity;", Builtin, "none"},
		{MethodRef{"Landroid/os/AsyncTask;", "execute", "([Ljava/lang/Object;)Landroid/os/AsyncTask;", false}, "Landroid/os/AsyncTask;", Builtin,
			"call this.onPreExecute(); this.result = spawn this.doInBackground(arg0); post this.onPostExecute(this.result); ret == this; throws java.lang.IllegalStateException if this \"the task was executed before\""},
	} {
		s := set.Lookup(tt.m)
		if s.Class != tt.class || s.Origin != tt.origin {
			t.Errorf("%v: summary of %s, origin %d; want %s, %d", tt.m, s.Class, s.Origin, tt.class, tt.origin)
		}
		if diff := cmp.Diff(tt.want, set.Format(s)); diff != "" {
			t.Errorf("%v: (-want +got)\n%s", tt.m, diff)
		}
	}
}

func TestLoadWins(t *testing.T) {
	set, err := NewSummarySet()
	if err != nil {
		t.Fatal(err)
	}
	text := "class android.widget.TextView\n  setText(t): this.caption = t\nclass com.example.Secret\n  open(k): ret = this.box[k]\n"
	if err := set.Load("mine.txt", text); err != nil {
		t.Fatal(err)
	}
	s := set.Lookup(MethodRef{Class: "Landroid/widget/Button;", Name: "setText", Desc: "(Ljava/lang/CharSequence;)V"})
	if got := set.Format(s); got != "this.caption = arg0" || s.Origin != User || s.Pos != (Position{"mine.txt", 2, 3}) {
		t.Errorf("got %q from %v", got, s.Pos)
	}
	if s := set.Find(MethodRef{Class: "Lcom/example/Secret;", Name: "open", Desc: "(I)I"}); s == nil {
		t.Error("a summary of an app class is not found")
	}
	if s := set.Find(MethodRef{Class: "Lcom/example/Secret;", Name: "close", Desc: "()V"}); s != nil {
		t.Errorf("found %v", s)
	}
}

func TestSyntaxErrors(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"  foo(): none", "f:1:3: a method line before the first class line"},
		{"class ", `f:1:6: found "" where a type is needed`},
		{"class A B", `f:1:9: unexpected "B" after the class`},
		{"klass A", `f:1:1: found "klass" where "class" is needed`},
		{"class A\n  foo: none", `f:2:6: found ":" where "(" is needed`},
		{"class A\n  foo() none", `f:2:9: found "none" where ":" is needed`},
		{"class A\n  foo(a): b = a", `f:2:16: a local can only be a new object`},
		{"class A\n  foo(a): this.x = b", `f:2:21: "b" is not a parameter; a derived value is written b(…)`},
		{"class A\n  foo(a): this = a", `f:2:16: only locations and ret can be assigned`},
		{"class A\n  foo(a): ret = this[a", `f:2:23: line ends where "]" is needed`},
		{"class A\n  foo(a): ret = \"x", `f:2:17: string is not closed`},
		{"class A\n  foo(a): ret = a;", `f:2:19: effect missing after ";"`},
		{"class A\n  foo(a): ~this", `f:2:16: a location is needed, such as this.field or this[key]`},
		{"class A\n  foo(a): this.x == a", `f:2:18: only "ret ==" can name the same object`},
		{"class A\n  foo(a): post a", `f:2:17: found "" where a method call is needed`},
		{"class A\n  foo(a): ret = a ; ;\n  this.x = ! ", `f:2:21: ";" is neither this, ret, global, a parameter nor a local`},
	} {
		set, err := NewSummarySet()
		if err != nil {
			t.Fatal(err)
		}
		err = set.Load("f", tt.text)
		var syntax *SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%q: error %v, want %s", tt.text, err, tt.want)
		} else if err.Error() != tt.want {
			t.Errorf("%q:\n got %s\nwant %s", tt.text, err, tt.want)
		}
	}
}

func ExampleSummarySet_Load() {
	set, err := NewSummarySet()
	if err != nil {
		panic(err)
	}
	err = set.Load("keystore.txt", `
class com.example.KeyStore
  put(name, key): this.key[name] = key
  get(name): ret = this.key[name]; throws IllegalStateException if name "no such key"
`)
	if err != nil {
		panic(err)
	}
	s := set.Lookup(MethodRef{Class: "Lcom/example/KeyStore;", Name: "get", Desc: "(Ljava/lang/String;)[B"})
	fmt.Println(set.Format(s))
	// Output: ret = this.key[arg0]; throws java.lang.IllegalStateException if arg0 "no such key"
}

// FuzzLoad takes any text: it loads or fails with a position, and what it loaded
// answers look-ups.
func FuzzLoad(f *testing.F) {
	f.Add("class A\n  foo(a, b: int): ret = this.x[a].[*] | \"s\" | f(b); throws E if a \"why\"")
	f.Add("class A\n  *(...): pure\n  b(): m = new B; m.x = 1; post this.q[*].r(m, null);\n ~this[*]")
	set, err := NewSummarySet()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		rules, err := set.parse("f", text, User)
		var syntax *SyntaxError
		if err != nil && !errors.As(err, &syntax) {
			t.Fatalf("error without a position: %v", err)
		}
		for _, r := range rules {
			m := MethodRef{Class: r.class, Name: r.name, Desc: "(" + strings.Repeat("I", len(r.params)) + ")V"}
			if r.fit(m, paramTypes(m.Desc)) >= 0 {
				set.Format(r.instantiate(m, paramTypes(m.Desc)))
			}
		}
	})
}

func BenchmarkNewSummarySet(b *testing.B) {
	for b.Loop() {
		if _, err := NewSummarySet(); err != nil {
			b.Fatal(err)
		}
	}
}

func TestSummaryFilesAreEmbedded(t *testing.T) {
	files, _ := filepath.Glob("summaries/*.txt")
	for _, path := range files {
		on, err := os.ReadFile(path)
		in, err2 := summaryFiles.ReadFile(filepath.ToSlash(path))
		if err != nil || err2 != nil || string(on) != string(in) {
			t.Errorf("%s is not embedded: %v %v", path, err, err2)
		}
	}
}
