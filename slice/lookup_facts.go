// What a null from the platform means, keys under which nothing is stored, and fields that
// nothing sets.

package slice

import (
	"fmt"
	"iter"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// nullWhen says when methods of the platform return null, in the words of their
// documentation, by a class whose kinds have the method.
var nullWhen = []struct{ class, method, when string }{
	{"Ljava/io/File;", "listFiles", "the path is no folder or may not be read"},
	{"Ljava/io/File;", "list", "the path is no folder or may not be read"},
	{"Ljava/io/File;", "getParentFile", "the path has no parent"},
	{"Ljava/io/BufferedReader;", "readLine", "there is no further line"},
	{"Landroid/app/Fragment;", "getActivity", "the fragment is not attached: before onAttach and after onDetach"},
	{"Landroid/app/Fragment;", "getContext", "the fragment is not attached: before onAttach and after onDetach"},
	{"Landroid/app/Fragment;", "getView", "the fragment has no view: before onCreateView and after onDestroyView"},
	{"Landroid/app/Fragment;", "getArguments", "setArguments was not called"},
	{"Landroid/app/FragmentManager;", "findFragmentById", "no fragment is there under this id"},
	{"Landroid/app/FragmentManager;", "findFragmentByTag", "no fragment has this tag"},
	{"Landroid/app/Activity;", "getActionBar", "the theme or the window has no action bar"},
	{"Landroid/content/Intent;", "getExtras", "the intent has no extras"},
	{"Landroid/content/Intent;", "getData", "the intent has no data"},
	{"Landroid/content/Intent;", "getAction", "the intent has no action"},
	{"Landroid/content/Intent;", "getStringExtra", "the intent has no text under this name"},
	{"Landroid/content/Intent;", "getSerializableExtra", "the intent has nothing under this name"},
	{"Landroid/content/Intent;", "getParcelableExtra", "the intent has nothing under this name"},
	{"Landroid/content/Intent;", "getBundleExtra", "the intent has nothing under this name"},
	{"Landroid/content/ContentResolver;", "query", "no provider answers for the address"},
	{"Landroid/content/pm/PackageManager;", "getLaunchIntentForPackage", "the package is missing or has nothing to launch"},
	{"Landroid/net/ConnectivityManager;", "getActiveNetworkInfo", "there is no network"},
	{"Landroid/location/LocationManager;", "getLastKnownLocation", "the provider has had no location yet"},
	{"Landroid/graphics/BitmapFactory;", "decodeFile", "the file is missing or no picture"},
	{"Landroid/graphics/BitmapFactory;", "decodeStream", "the stream holds no picture"},
	{"Landroid/graphics/BitmapFactory;", "decodeByteArray", "the bytes are no picture"},
	{"Landroid/net/Uri;", "getQueryParameter", "the address has no such parameter"},
	{"Landroid/net/Uri;", "getLastPathSegment", "the address has no path"},
	{"Ljava/lang/Class;", "getResourceAsStream", "there is no such file beside the code"},
	{"Ljava/util/Map;", "get", "nothing is stored under the key"},
	{"Landroid/util/SparseArray;", "get", "nothing is stored under the number"},
	{"Ljava/util/Queue;", "poll", "the queue is empty"},
	{"Ljava/util/Queue;", "peek", "the queue is empty"},
	{"Ljava/util/Properties;", "getProperty", "nothing is stored under the key"},
	{"Landroid/os/BaseBundle;", "getString", "nothing is stored under the key"},
	{"Landroid/os/BaseBundle;", "getStringArray", "nothing is stored under the key"},
	{"Landroid/os/Bundle;", "getParcelable", "nothing is stored under the key"},
	{"Landroid/os/Bundle;", "getSerializable", "nothing is stored under the key"},
	{"Landroid/os/Bundle;", "getBundle", "nothing is stored under the key"},
	{"Landroid/os/Bundle;", "getStringArrayList", "nothing is stored under the key"},
}

// nullFacts says of the calls from which a null came when they return it, and of constant
// keys, where nothing is stored under them, which key like them the app stores under.
func nullFacts(app *pdg.App, thin *Slice) []string {
	var out []string
	for i := range thin.Elements[:min(len(thin.Elements), maxFactSteps)] {
		e := &thin.Elements[i]
		b := app.Body(e.Method)
		if e.Entry || b == nil || e.Next < 0 || !onlyValues(thin, i) {
			continue
		}
		if fact := unsetFact(app, b, e.Stmt); fact != "" {
			return append(out, fact)
		}
		c := criterion.Candidate{Body: b, Index: e.Stmt, Stmt: &b.Stmts[e.Stmt]}
		class, name, proto := c.MethodRef()
		if class == "" {
			continue
		}
		known := platformOf(app, class)
		for _, n := range nullWhen {
			if name == n.method && strings.HasSuffix(proto, ";") || name == n.method && strings.Contains(proto, ")[") {
				if known != "" && (criterion.IsA(known, n.class) || supportOf(known, n.class)) {
					out = append(out, fmt.Sprintf("%s gives null if %s", name, n.when))
					break
				}
			}
		}
		if k, _, ok := lookupKey(app, b, e.Stmt); ok {
			if fact := keyFact(app, b, e.Stmt, k); fact != "" {
				out = append(out, fact)
			}
		}
		if len(out) > 0 {
			return out
		}
	}
	return nil
}

// unsetFact says of the read of a field that no code of the app sets it, or only code that
// nothing calls.
func unsetFact(app *pdg.App, b *jimple.Body, stmt int32) string {
	setters, known := app.Setters(pdg.Node{Method: b.Method, Stmt: stmt})
	if !known {
		return ""
	}
	r := b.File.FieldRef(b.Stmts[stmt].Ref)
	field := shortName(b.File.TypeDescriptor(r.Class)) + "." + b.File.String(r.Name)
	if len(setters) == 0 {
		return "nothing in the app sets " + field
	}
	in := setters[0].Method
	for _, s := range setters {
		if s.Method != in || app.IsCallback(in) || len(app.Callers(in)) > 0 || app.Prog.MethodName(in) == "<clinit>" {
			return ""
		}
	}
	return fmt.Sprintf("%s is set in %s.%s alone, which no code of the app calls", field, shortName(app.Prog.Classes[app.Prog.Methods[in].Class].Descriptor), app.Prog.MethodName(in))
}

// shortName returns a class's name without its package.
func shortName(descriptor string) string {
	name := criterion.JavaName(descriptor)
	return name[strings.LastIndexByte(name, '.')+1:]
}

// onlyValues tells whether the value of an element reaches the criterion as it is, from
// variable to variable and out of methods.
func onlyValues(s *Slice, i int) bool {
	for ; i >= 0; i = s.Elements[i].Next {
		if e := &s.Elements[i]; e.Next >= 0 {
			switch e.Kind {
			case pdg.Value, pdg.Param, pdg.Result, pdg.Heap:
			default:
				return false
			}
			if b := s.App.Body(e.Method); e.Next >= 0 && s.Elements[e.Next].Next >= 0 && b != nil {
				to := s.Elements[e.Next]
				tb := s.App.Body(to.Method)
				if st := &tb.Stmts[to.Stmt]; e.Kind == pdg.Value && e.Method == to.Method && to.Kind != pdg.Param && (st.Op.IsInvoke() || st.Op == jimple.OpNew || st.Op.IsBinary()) {
					return false // another value was made of it
				}
			}
		}
	}
	return true
}

// platformOf returns the class of the platform, or of its support library, that a class is
// or comes from.
func platformOf(app *pdg.App, class string) string {
	for id := range app.Prog.Lineage(class) {
		if above := app.Prog.Classes[id].Descriptor; strings.HasPrefix(above, "Landroidx/") || strings.HasPrefix(above, "Landroid/support/") {
			return above
		}
	}
	return app.Prog.Outside(class)
}

// supportOf tells whether a class is the support library's twin of one of the platform.
func supportOf(class, of string) bool {
	short := of[strings.LastIndexByte(of, '/') : len(of)-1]
	return (strings.HasSuffix(class, short+";") || strings.HasSuffix(class, short+"Compat;")) && (strings.HasPrefix(class, "Landroidx/") || strings.HasPrefix(class, "Landroid/support/"))
}

// keyFact says that the app stores nothing under a constant key: but under one like it, or
// not into the intents that it sends itself.
func keyFact(app *pdg.App, b *jimple.Body, stmt int32, operand int) string {
	key, ok := constantText(b, stmt, operand)
	if !ok || len(key) < 3 {
		return ""
	}
	looked := criterion.Candidate{Body: b, Index: stmt, Stmt: &b.Stmts[stmt]}
	class, _, _ := looked.MethodRef()
	like, at := "", ""
	for text, put := range storedKeys(app, keeper(class)) {
		switch {
		case !put.constant || text == key:
			return "" // it may be stored there
		case like == "" && alikeKeys(text, key):
			like, at = text, fmt.Sprintf("%s.%s, line %d", shortName(app.Prog.Classes[app.Prog.Methods[put.Method].Class].Descriptor), app.Prog.MethodName(put.Method), app.Body(put.Method).Stmts[put.Stmt].Line)
		}
	}
	if like == "" {
		if ownIntent(app, b, stmt) && !strings.HasPrefix(key, "android.") {
			return fmt.Sprintf("the app puts nothing under %q into an intent", key)
		}
		return ""
	}
	return fmt.Sprintf("the app stores nothing under %q; it stores %q in %s", key, like, at)
}

// ownIntent tells whether a statement asks the intent that started its activity, and only the
// app can have sent that.
func ownIntent(app *pdg.App, b *jimple.Body, stmt int32) bool {
	if class(b, stmt) != "Landroid/content/Intent;" {
		return false
	}
	for _, d := range b.Defs(b.FirstUse(stmt)) {
		if !calls(b, d, "getIntent") {
			return false
		}
	}
	_, outside := app.DoorOf(app.Prog.Methods[b.Method].Class)
	return !outside
}

// put is a statement that stores under a key.
type put struct {
	criterion.Ref
	constant bool // the key is a constant text
}

// storedKeys yields the keys under which the app stores in keepers of a family.
func storedKeys(app *pdg.App, family int) iter.Seq2[string, put] {
	return func(yield func(string, put) bool) {
		for m := range app.Prog.Methods {
			code, has, err := app.Prog.Code(dex.MethodID(m))
			if !has || err != nil || !criterion.RefersTo(&code, stores) {
				continue
			}
			b := app.Body(dex.MethodID(m))
			if b == nil {
				continue
			}
			for i := range b.Stmts {
				c := criterion.Candidate{Body: b, Index: int32(i), Stmt: &b.Stmts[i]}
				if class, name, _ := c.MethodRef(); !slices.Contains(stores, name) || len(c.Args()) < 2 || keeper(class) != family {
					continue
				}
				text, ok := constantText(b, int32(i), 1)
				if !yield(text, put{criterion.Ref{Method: dex.MethodID(m), Stmt: int32(i)}, ok}) {
					return
				}
			}
		}
	}
}

// stores are the methods that store under a key.
var stores = strings.Fields(`put putAll putExtra putExtras putString putStringArray putStringArrayList putStringSet putInt putLong putFloat putDouble
	putBoolean putByteArray putIntArray putParcelable putSerializable putBundle putParcelableArrayList putCharSequence setProperty`)

// constantText returns the constant text that an operand is.
func constantText(b *jimple.Body, i int32, k int) (string, bool) {
	c, ok := b.ConstOf(b.FirstUse(i) + int32(k))
	if !ok || c.Kind != jimple.ConstString {
		return "", false
	}
	return b.File.String(c.Index), true
}

// alikeKeys tells whether one key may be meant for the other: they differ in case, in one
// letter, or by what stands behind.
func alikeKeys(a, b string) bool {
	if strings.EqualFold(a, b) || strings.HasPrefix(a, b) && len(a)-len(b) <= 3 || strings.HasPrefix(b, a) && len(b)-len(a) <= 3 {
		return true
	}
	if len(a) != len(b) {
		return false
	}
	differ := 0
	for i := range a {
		if a[i] != b[i] {
			differ++
		}
	}
	return differ == 1
}

// outsideFacts says that an intent which matters can come from any app.
func outsideFacts(app *pdg.App, thin *Slice) []string {
	for i := range thin.Elements[:min(len(thin.Elements), maxFactSteps)] {
		e := &thin.Elements[i]
		if e.Entry {
			continue
		}
		door, ok := app.FromOutside(pdg.Node{Method: e.Method, Stmt: e.Stmt})
		if !ok {
			continue
		}
		why := "is exported"
		if door.Registered {
			why = "is registered for others"
		}
		by := ""
		if len(door.Actions) > 0 {
			by = " (" + strings.Join(door.Actions[:min(len(door.Actions), maxActions)], ", ") + ")"
		}
		return []string{fmt.Sprintf("any app can send this intent%s: the %s %s %s", by, door.Kind, shortName(app.Prog.Classes[door.Class].Descriptor), why)}
	}
	return nil
}

// maxActions is how many actions of a component a fact names.
const maxActions = 2
