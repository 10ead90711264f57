// Communication between components: which intents start which, and where they
// arrive.

package pdg

import (
	"slices"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
	"github.com/esdroid/esdroid/pdg/android"
)

// Link is a call that hands an intent to a component.
type Link struct {
	Node     Node // the call
	Launch   android.Launch
	Operand  int // that is the intent
	Targets  []dex.ClassID
	Resolved bool // false: what the intent names is not known, Targets are all of its kind
	Intents  []android.Intent
}

type iccIndex struct {
	once  sync.Once
	links []Link // their targets are sorted

	mu      sync.Mutex
	classes map[apk.Kind][]dex.ClassID
}

// Links returns all calls that hand intents to components, in the order of the
// nodes.
func (a *App) Links() []Link {
	x := &a.eventIndex().icc
	x.once.Do(func() {
		x.links = a.findLinks()
	})
	return x.links
}

func (a *App) findLinks() []Link {
	var links []Link
	names := android.LaunchNames()
	for s, name := range a.x.selName {
		if !slices.Contains(names, name.name) {
			continue
		}
		for _, ref := range a.x.selRefs[s] {
			m := android.MethodRef{Class: a.h.desc(a.x.refType[ref]), Name: name.name, Desc: name.proto}
			launch, ok := android.LaunchOf(m)
			if !ok {
				continue
			}
			for _, site := range a.x.calls.of(int32(ref)) {
				if a.isLibrary(TypeID(a.Prog.Methods[site.Method].Class)) {
					continue // libraries hand on intents that the app made
				}
				for _, n := range a.NodesAt(site.Method, site.PC) {
					b := a.Body(n.Method)
					st := &b.Stmts[n.Stmt]
					if !st.Op.IsInvoke() {
						continue
					}
					k := launch.Intent
					if st.Op.HasReceiver() {
						k++
					}
					if k >= len(b.Args(n.Stmt)) {
						continue
					}
					links = append(links, a.resolveLink(Link{Node: n, Launch: launch, Operand: k}, b))
				}
			}
		}
	}
	links = append(links, a.providerLinks()...)
	links = append(links, a.resourceLinks()...)
	slices.SortStableFunc(links, func(x, y Link) int { return compareNodes(x.Node, y.Node) })
	return links
}

// resolveLink finds out what the intent of a call names.
func (a *App) resolveLink(l Link, b *jimple.Body) Link {
	v := a.newEval()
	v.noLinks = true
	set := v.intents(b, l)
	l.Resolved = set.complete && len(set.list) > 0
	if class, ok := v.classOperand(b, l.Node.Stmt); ok && l.Launch.Name == "enqueueWork" {
		l.Resolved, l.Intents = true, []android.Intent{{Class: dotted(class)}}
		l.Targets = a.match(l.Intents[0], l.Launch)
		slices.Sort(l.Targets)
		return l
	}
	for _, o := range set.list {
		if o.kind != originAlloc {
			l.Resolved = false
			continue
		}
		i, ok := v.intent(originSet{[]origin{o}, true, true})
		if !ok {
			l.Resolved = false
		}
		for _, one := range i {
			l.Intents = append(l.Intents, one)
			for _, c := range a.match(one, l.Launch) {
				if !slices.Contains(l.Targets, c) {
					l.Targets = append(l.Targets, c)
				}
			}
		}
	}
	if !l.Resolved && len(l.Targets) == 0 {
		l.Targets = a.classesOf(l.Launch.Kind)
		return l
	}
	slices.Sort(l.Targets)
	return l
}

// classesOf returns the classes of all components of a kind. The list is shared.
func (a *App) classesOf(kind apk.Kind) []dex.ClassID {
	x := &a.eventIndex().icc
	x.mu.Lock()
	defer x.mu.Unlock()
	list, ok := x.classes[kind]
	if !ok {
		for _, c := range a.componentsOf(kind) {
			list = append(list, c.class)
		}
		slices.Sort(list)
		if x.classes == nil {
			x.classes = map[apk.Kind][]dex.ClassID{}
		}
		x.classes[kind] = slices.Clip(list)
	}
	return list
}

// intents returns the intent objects that a call hands over: those in it, where the
// operand is an array.
func (v *eval) intents(b *jimple.Body, l Link) originSet {
	use := b.FirstUse(l.Node.Stmt) + int32(l.Operand)
	set := v.origins(b.Method, use)
	if arg := b.Operand(use); !arg.IsLocal() || !strings.HasPrefix(string(b.Locals[arg.Local()].Type), "[") {
		return set
	}
	all := originSet{complete: set.complete, traced: set.traced}
	for _, w := range v.elementWrites(b.Method, use, set) {
		wb := v.a.Body(w.Method)
		if w.Part != Whole || wb.Stmts[w.Stmt].Op != jimple.OpPutElement {
			all.complete, all.traced = false, false
			continue
		}
		one := v.origins(w.Method, wb.FirstUse(w.Stmt)+2)
		all.complete, all.traced = all.complete && one.complete, all.traced && one.traced
		all.list = append(all.list, one.list...)
	}
	return all
}

// classOperand returns the class constant among the operands of a call.
func (v *eval) classOperand(b *jimple.Body, i int32) (string, bool) {
	for k, arg := range b.Args(i) {
		if arg.IsLocal() && b.Locals[arg.Local()].Type != "Ljava/lang/Class;" {
			continue
		}
		if list, ok := v.origins(b.Method, b.FirstUse(i)+int32(k)).constants(); ok && len(list) == 1 && strings.HasPrefix(list[0], "L") {
			return list[0], true
		}
	}
	return "", false
}

// intent reads the fields of an intent object, one result for each component or
// action it can have; ok is false if some may be missing.
func (v *eval) intent(owner originSet) (list []android.Intent, ok bool) {
	get := func(name string) ([]string, bool) {
		p := place{field: v.a.Summaries.Field(name), owner: owner, typ: NoType}
		if len(v.definitions(p)) == 0 {
			return nil, true
		}
		return v.texts(v.heldBy(p))
	}
	if p := (place{field: v.a.Summaries.Field("selector"), owner: owner, typ: NoType}); v.places < maxNesting && len(v.definitions(p)) > 0 {
		if set := v.heldBy(p); set.complete && len(set.list) > 0 {
			v.places++ // a selector may have one itself
			list, ok = v.intent(set)
			v.places--
			return list, ok
		}
	}
	classes, ok1 := get("component")
	actions, ok2 := get("action")
	categories, ok3 := get("categories")
	types, ok4 := get("type")
	data, ok5 := v.intentData(owner)
	packages, ok6 := get("package")
	for _, c := range classes {
		list = append(list, android.Intent{Class: dotted(c)})
	}
	if len(classes) > 0 || !ok1 {
		return list, ok1
	}
	i := android.Intent{Categories: categories}
	if len(types) > 0 {
		i.Type = types[0]
	}
	if len(data) > 0 {
		i.Data = data[0]
	}
	if len(packages) > 0 {
		i.Package = packages[0]
	} else if !ok6 && v.a.Manifest != nil {
		i.Package = v.a.Manifest.Package // most name themselves
	}
	for _, act := range actions {
		i.Action = act
		list = append(list, i)
	}
	if len(actions) == 0 {
		list = append(list, i)
	}
	return list, ok2 && ok3 && ok4 && ok5
}

// intentData returns the addresses that an intent can have.
func (v *eval) intentData(owner originSet) ([]string, bool) {
	p := place{field: v.a.Summaries.Field("data"), owner: owner, typ: NoType}
	if len(v.definitions(p)) == 0 {
		return nil, true
	}
	return v.addresses(v.heldBy(p), 0)
}

// dotted turns a descriptor, or a name, into a dotted class name.
func dotted(s string) string {
	if strings.HasPrefix(s, "L") && strings.HasSuffix(s, ";") {
		return strings.ReplaceAll(s[1:len(s)-1], "/", ".")
	}
	return s
}

// component is a component of the manifest, or a receiver that code registers.
type component struct {
	class dex.ClassID
	decl  *apk.Component
}

// componentsOf returns the app's components of a kind whose class it has.
func (a *App) componentsOf(kind apk.Kind) []component {
	var list []component
	if a.Manifest == nil {
		return nil
	}
	for i := range a.Manifest.Application.Components {
		c := &a.Manifest.Application.Components[i]
		if c.Kind != kind && !(kind == apk.Activity && c.Kind == apk.Alias) {
			continue
		}
		if id, ok := a.Prog.Class(dex.ClassDescriptor(c.Code())); ok {
			list = append(list, component{id, c})
		}
	}
	return list
}

// match returns the components that an intent reaches.
func (a *App) match(i android.Intent, launch android.Launch) []dex.ClassID {
	kind := launch.Kind
	var list []dex.ClassID
	add := func(c dex.ClassID) {
		if !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	if i.Class != "" {
		for _, c := range a.componentsOf(kind) {
			if c.decl.Class == i.Class || c.decl.Code() == i.Class {
				add(c.class)
			}
		}
		if len(list) == 0 {
			if id, ok := a.Prog.Class(dex.ClassDescriptor(i.Class)); ok {
				add(id)
			}
		}
		return list
	}
	if a.Manifest != nil && i.Package != "" && i.Package != a.Manifest.Package {
		return nil // for another app
	}
	if kind == apk.Activity {
		i.Categories = append(slices.Clone(i.Categories), "android.intent.category.DEFAULT")
	}
	filters := a.componentsOf(kind)
	if launch.Local || kind == apk.Receiver && i.Package == "" && a.targetSDK() >= 26 {
		filters = nil // not delivered to receivers of the manifest
	}
	for _, c := range filters {
		if kind == apk.Activity && a.targetSDK() >= 34 && !c.decl.Exported && i.Package == "" {
			continue
		}
		for f := range c.decl.Filters {
			if android.Match(i, &c.decl.Filters[f]) {
				add(c.class)
			}
		}
	}
	if kind == apk.Receiver {
		for _, r := range a.registeredReceivers() {
			if r.local == launch.Local && len(r.actions) == 0 || r.local == launch.Local && slices.Contains(r.actions, i.Action) {
				add(r.class)
			}
		}
	}
	return list
}

// receiver is a receiver that code registers.
type receiver struct {
	class   dex.ClassID
	actions []string // none if they are not known
	local   bool     // registered with a LocalBroadcastManager
	guarded bool     // others need a permission, or are kept out (Context.RECEIVER_NOT_EXPORTED)
}

// registeredReceivers returns the receivers that the app registers in code.
func (a *App) registeredReceivers() []receiver {
	var list []receiver
	v := a.newEval()
	v.noLinks = true
	for s, name := range a.x.selName {
		if name.name != "registerReceiver" {
			continue
		}
		for _, ref := range a.x.selRefs[s] {
			for _, site := range a.x.calls.of(int32(ref)) {
				for _, n := range a.NodesAt(site.Method, site.PC) {
					b := a.Body(n.Method)
					if b.Stmts[n.Stmt].Op.IsInvoke() {
						list = append(list, v.receivers(b, n.Stmt)...)
					}
				}
			}
		}
	}
	return list
}

func (v *eval) receivers(b *jimple.Body, i int32) []receiver {
	a := v.a
	params, _ := dex.ParamTypes(a.x.selName[a.x.refSel[a.x.fileRef[b.File]+RefID(b.Stmts[i].Ref)]].proto)
	var classes []dex.ClassID
	var actions []string
	guarded := false
	local := android.IsLocalBroadcast(a.h.desc(a.x.refType[a.x.fileRef[b.File]+RefID(b.Stmts[i].Ref)]))
	for p, t := range params {
		k := p
		if b.Stmts[i].Op.HasReceiver() {
			k++
		}
		switch t {
		case "Landroid/content/BroadcastReceiver;":
			for _, o := range v.origins(b.Method, b.FirstUse(i)+int32(k)).list {
				if ot, ok := a.originType(o); ok && a.h.isApp(ot) {
					classes = append(classes, dex.ClassID(ot))
				}
			}
		case "Landroid/content/IntentFilter;":
			owner := v.origins(b.Method, b.FirstUse(i)+int32(k))
			if values, ok := v.texts(v.heldBy(place{field: a.Summaries.Field("actions"), owner: owner, typ: NoType})); ok {
				actions = append(actions, values...)
			}
		case "Ljava/lang/String;", "I":
			guarded = guarded || keepsOut(b, i, k)
		}
	}
	var list []receiver
	for _, c := range classes {
		list = append(list, receiver{c, actions, local, guarded})
	}
	return list
}

// receiverNotExported is Context.RECEIVER_NOT_EXPORTED.
const receiverNotExported = 4

// keepsOut tells whether an argument of registerReceiver keeps other apps out: flags, or
// the name of a permission.
func keepsOut(b *jimple.Body, i int32, k int) bool {
	v := b.Args(i)[k]
	c, ok := jimple.Const{}, true
	if v.IsLocal() {
		c, ok = b.ConstOf(b.FirstUse(i) + int32(k))
	} else {
		c = b.Const(v)
	}
	switch {
	case !ok:
		return true // it may be
	case c.Kind == jimple.ConstInt:
		return c.Bits&receiverNotExported != 0
	}
	return c.Kind != jimple.ConstNull
}
