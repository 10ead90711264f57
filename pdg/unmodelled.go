// What the graphs cannot know: reflection, dynamic loading, native code, and
// framework methods that nobody described.

package pdg

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// Unmodelled is a place where an answer may be incomplete.
type Unmodelled struct {
	Node   Node
	What   string // reflection, loading, native, polymorphic, undescribed
	Method string // the method that is called
	Target string // what constants say is meant: a class, or Lclass;->name
}

// reflective are the calls that reach code by name, and what they are.
var reflective = map[string]string{
	"Ljava/lang/reflect/Method;->invoke":               "reflection",
	"Ljava/lang/reflect/Constructor;->newInstance":     "reflection",
	"Ljava/lang/Class;->newInstance":                   "reflection",
	"Ljava/lang/Class;->forName":                       "reflection",
	"Ljava/lang/reflect/Field;->get":                   "reflection",
	"Ljava/lang/reflect/Field;->set":                   "reflection",
	"Ljava/lang/reflect/Proxy;->newProxyInstance":      "reflection",
	"Ljava/lang/ClassLoader;->loadClass":               "loading",
	"Ldalvik/system/DexClassLoader;-><init>":           "loading",
	"Ldalvik/system/PathClassLoader;-><init>":          "loading",
	"Ldalvik/system/InMemoryDexClassLoader;-><init>":   "loading",
	"Ldalvik/system/DexFile;->loadDex":                 "loading",
	"Landroid/webkit/WebView;->addJavascriptInterface": "reflection",
}

// Unmodelled returns what calls among some nodes the graphs do not follow, in the
// order of the nodes; each node once.
func (a *App) Unmodelled(nodes []Node) []Unmodelled {
	nodes = slices.Clone(nodes)
	for i := range nodes {
		nodes[i].Part = Whole
	}
	slices.SortFunc(nodes, compareNodes)
	var list []Unmodelled
	for _, n := range slices.Compact(nodes) {
		b := a.Body(n.Method)
		if b == nil || int(n.Stmt) >= len(b.Stmts) || !b.Stmts[n.Stmt].Op.IsInvoke() {
			continue
		}
		if u, ok := a.unmodelled(b, n); ok {
			list = append(list, u)
		}
	}
	return list
}

// AllUnmodelled returns the reflective and native calls of the whole app, library
// classes left out.
func (a *App) AllUnmodelled() []Unmodelled {
	var nodes []Node
	for ref := range RefID(len(a.x.refType)) {
		if a.reflectiveName(ref) == "" {
			continue
		}
		for _, s := range a.x.calls.of(int32(ref)) {
			if !a.isLibrary(TypeID(a.Prog.Methods[s.Method].Class)) {
				nodes = append(nodes, a.NodesAt(s.Method, s.PC)...)
			}
		}
	}
	return a.Unmodelled(nodes)
}

func (a *App) unmodelled(b *jimple.Body, n Node) (Unmodelled, bool) {
	c := a.call(b, n.Stmt)
	if c.ref < 0 {
		return Unmodelled{Node: n, What: "polymorphic", Method: b.Text(n.Stmt)}, true
	}
	sel := a.x.selName[a.x.refSel[c.ref]]
	u := Unmodelled{Node: n, Method: a.h.desc(a.x.refType[c.ref]) + "->" + sel.name + sel.proto}
	if what := a.reflectiveName(c.ref); what != "" {
		u.What, u.Target = what, a.reflectiveTarget(b, n.Stmt, sel.name)
		return u, true
	}
	for _, m := range c.targets {
		if a.Prog.Methods[m].Access&dex.AccNative != 0 {
			u.What = "native"
			return u, true
		}
	}
	if c.summary != nil && c.summary.Origin == android.Guess {
		u.What = "undescribed"
		return u, true
	}
	return u, false
}

// reflectiveName returns the kind of a reflective call, "" for all others.
func (a *App) reflectiveName(ref RefID) string {
	name := "->" + a.x.selName[a.x.refSel[ref]].name
	for _, s := range a.h.platformTypes(a.x.refType[ref]) {
		if what := reflective[a.h.desc(s)+name]; what != "" {
			return what
		}
	}
	return ""
}

// reflectiveTarget resolves what a reflective call means, where constants tell:
// "Lclass;" or "Lclass;->method".
func (a *App) reflectiveTarget(b *jimple.Body, i int32, name string) string {
	v := &eval{a: a, noLinks: true} // no newEval: reflection itself is looked up with this
	switch name {
	case "forName":
		return v.classNamed(b, i, 0)
	case "loadClass":
		return v.classNamed(b, i, 1)
	}
	if len(b.Args(i)) == 0 {
		return ""
	}
	return v.reflected(b, i, 0, 0)
}

// classNamed returns the class that a string operand names.
func (v *eval) classNamed(b *jimple.Body, i int32, k int) string {
	if k >= len(b.Args(i)) {
		return ""
	}
	list, ok := v.texts(v.origins(b.Method, b.FirstUse(i)+int32(k)))
	if !ok || len(list) != 1 || list[0] == "" {
		return ""
	}
	s := list[0]
	return dex.ClassDescriptor(s)
}

// reflected returns what an operand that is a Class, Method or Constructor stands for.
func (v *eval) reflected(b *jimple.Body, i int32, k, depth int) string {
	set := v.origins(b.Method, b.FirstUse(i)+int32(k))
	if len(set.list) != 1 || !set.traced || depth > maxNesting {
		return ""
	}
	o := set.list[0]
	if o.kind == originConst {
		if strings.HasPrefix(o.text, "L") {
			return o.text
		}
		return ""
	}
	d := v.a.Body(o.method)
	if o.kind != originAlloc && o.kind != originDerived || d == nil || !d.Stmts[o.stmt].Op.IsInvoke() {
		return ""
	}
	c := v.a.call(d, o.stmt)
	if c.ref < 0 || len(d.Args(o.stmt)) == 0 {
		return ""
	}
	switch v.a.x.selName[v.a.x.refSel[c.ref]].name {
	case "forName":
		return v.classNamed(d, o.stmt, 0)
	case "loadClass":
		return v.classNamed(d, o.stmt, 1)
	case "getMethod", "getDeclaredMethod", "getField", "getDeclaredField":
		class := v.reflected(d, o.stmt, 0, depth+1)
		if class == "" {
			class = "?"
		}
		method := strings.TrimSuffix(strings.TrimPrefix(v.classNamed(d, o.stmt, 1), "L"), ";")
		return class + "->" + method
	case "getClass":
		set := v.origins(d.Method, d.FirstUse(o.stmt))
		if set.complete && len(set.list) == 1 {
			if t, ok := v.a.exactType(set.list[0]); ok {
				return v.a.h.desc(t)
			}
		}
	case "getConstructor", "getDeclaredConstructor":
		return v.reflected(d, o.stmt, 0, depth+1)
	}
	return ""
}
