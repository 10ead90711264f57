// Callbacks: which app methods the framework calls, and because of what.

package pdg

import (
	"slices"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/owner"
	"github.com/esdroid/esdroid/pdg/android"
)

// events caches what is known of callbacks.
type events struct {
	mu       sync.Mutex
	callback map[dex.MethodID]bool
	causes   map[dex.MethodID]rememberedCauses
	causesAt map[asked]rememberedCauses // those that met a bound

	once      sync.Once
	declared  map[TypeID]apk.Kind // what the manifest declares
	made      []bool              // by app class: the framework makes objects of it
	byParam   map[TypeID][]paramRef
	lifecycle map[TypeID]*android.Lifecycle // by root

	icc iccIndex
	xml resourceIndex
}

// paramRef is a parameter of a framework method.
type paramRef struct {
	ref     RefID
	operand int // counted without the receiver
}

// registration is a statement because of which the framework calls a method.
type registration struct {
	node  Node
	kind  Kind // Register, Async or Call
	cb    *android.Callback
	guess bool
}

func (a *App) eventIndex() *events {
	e := &a.events
	e.once.Do(func() {
		e.callback, e.causes, e.causesAt = map[dex.MethodID]bool{}, map[dex.MethodID]rememberedCauses{}, map[asked]rememberedCauses{}
		e.made = make([]bool, len(a.Prog.Classes))
		for _, c := range a.inManifest() {
			e.made[c] = true
		}
		e.declared = map[TypeID]apk.Kind{}
		if a.Manifest != nil {
			for i := range a.Manifest.Application.Components {
				c := &a.Manifest.Application.Components[i]
				if id, ok := a.Prog.Class(dex.ClassDescriptor(c.Class)); ok && c.Kind != apk.Alias {
					e.declared[TypeID(id)] = c.Kind
				}
			}
		}
		for _, name := range madeByName {
			if t, ok := a.h.lookup(name); ok {
				for _, s := range a.h.subtypes(t) {
					if a.h.isApp(s) {
						e.made[s] = true
					}
				}
			}
		}
		e.lifecycle = map[TypeID]*android.Lifecycle{}
		for _, l := range android.Lifecycles() {
			for _, r := range l.Roots {
				if t, ok := a.h.lookup(r); ok {
					e.lifecycle[t] = l
				}
			}
		}
		e.byParam = map[TypeID][]paramRef{}
		for ref := range RefID(len(a.x.refType)) {
			library := a.h.isApp(a.x.refType[ref]) && a.isLibrary(a.x.refType[ref])
			if len(a.x.calls.of(int32(ref))) == 0 || a.h.isApp(a.x.refType[ref]) && !a.inheritsFramework(ref) && !library {
				continue
			}
			name := a.x.selName[a.x.refSel[ref]]
			if endsRegistration(name.name) {
				continue
			}
			params, _ := dex.ParamTypes(name.proto)
			for k, p := range params {
				if p[0] != 'L' || p == objectDesc || p == "Ljava/lang/String;" {
					continue
				}
				if t, ok := a.h.lookup(p); ok && (!a.h.isApp(t) && !library || e.lifecycle[t] != nil) {
					e.byParam[t] = append(e.byParam[t], paramRef{ref, k})
				}
			}
		}
	})
	return e
}

// endsRegistration reports whether a method's name says that it takes an object back
// that could be called: that it gets the object is no reason to call it.
func endsRegistration(name string) bool {
	for _, begin := range []string{"unregister", "unsubscribe", "unbind", "removeUpdates", "deleteObserver"} {
		if strings.HasPrefix(name, begin) {
			return true
		}
	}
	rest, ok := strings.CutPrefix(name, "remove")
	return ok && slices.ContainsFunc([]string{"Listener", "Callback", "Observer", "Watcher", "Receiver"}, func(what string) bool {
		return strings.Contains(rest, what)
	})
}

// inheritsFramework reports whether a reference to an app class means a framework
// method that it inherits.
func (a *App) inheritsFramework(ref RefID) bool {
	_, ok := a.resolve(a.x.refType[ref], a.x.refSel[ref])
	return !ok
}

// Lifecycle returns the lifecycle that objects of an app class have, or nil.
func (a *App) Lifecycle(c dex.ClassID) *android.Lifecycle {
	e := a.eventIndex()
	for _, s := range a.h.supertypes(TypeID(c)) {
		if l := e.lifecycle[s]; l != nil {
			return l
		}
	}
	return nil
}

// madeByFramework reports whether the framework makes objects of the class.
func (a *App) madeByFramework(t TypeID) bool {
	return a.h.isApp(t) && a.eventIndex().made[t]
}

// IsCallback reports whether the framework can call an app method: it overrides a
// method of a framework type, constructs an object that the framework makes, or is
// named as a handler in a layout or menu.
func (a *App) IsCallback(m dex.MethodID) bool { return a.isCallback(m) }

func (a *App) isCallback(m dex.MethodID) bool {
	e := a.eventIndex()
	e.mu.Lock()
	is, ok := e.callback[m]
	e.mu.Unlock()
	if ok {
		return is
	}
	is = a.findCallback(m)
	e.mu.Lock()
	e.callback[m] = is
	e.mu.Unlock()
	return is
}

func (a *App) findCallback(m dex.MethodID) bool {
	meth := a.Prog.Methods[m]
	name := a.x.selName[a.x.sel[m]]
	class := TypeID(meth.Class)
	if meth.Access&(dex.AccStatic|dex.AccPrivate) != 0 || name.name == "<clinit>" {
		return false
	}
	if name.name == "<init>" {
		return a.madeByFramework(class)
	}
	if len(a.overridden(m)) > 0 || a.calledBySummary(m) || a.isResumed(m) {
		return true
	}
	if l := a.Lifecycle(meth.Class); l != nil && l.Names(name.name) {
		return true
	}
	return len(a.xmlHandler(m)) > 0
}

// calledBySummary reports whether a summary says that a method is called back which
// an app class has from a library, or from a type that is not known.
func (a *App) calledBySummary(m dex.MethodID) bool {
	name := a.x.selName[a.x.sel[m]].name
	class := TypeID(a.Prog.Methods[m].Class)
	if len(a.locationsIndex().callbacks[name]) == 0 || a.isLibrary(class) {
		return false
	}
	for _, s := range a.h.supertypes(class)[1:] {
		switch {
		case !a.h.isApp(s):
			if a.h.frameworkType(s) == android.NoType {
				return true
			}
		case a.isLibrary(s):
			c := &a.Prog.Classes[s]
			for i := c.FirstVirtual; i < c.EndMethod; i++ {
				if a.Prog.MethodName(i) == name {
					return true
				}
			}
		}
	}
	return false
}

// overridden returns the framework types whose method an app method overrides.
func (a *App) overridden(m dex.MethodID) []TypeID {
	var list []TypeID
	unknown := NoType // a type that the table does not have may have any method
	name := a.x.selName[a.x.sel[m]]
	for _, s := range a.h.supertypes(TypeID(a.Prog.Methods[m].Class)) {
		f := a.h.frameworkType(s)
		if f == android.NoType {
			if !a.h.isApp(s) && len(list) == 0 && m >= a.Prog.Classes[a.Prog.Methods[m].Class].FirstVirtual {
				unknown = s
			}
			continue
		}
		for fm := range a.h.types.Methods(f) {
			if fm.Name == name.name && fm.Desc == name.proto && fm.Overridable() {
				list = append(list, s)
			}
		}
	}
	if len(list) == 0 && unknown != NoType {
		list = append(list, unknown)
	}
	return list
}

// eventCauses adds what makes the framework call a method.
func (a *App) eventCauses(list []Dep, m dex.MethodID) []Dep {
	if !a.isCallback(m) {
		return list
	}
	v := a.newEval()
	nested := false
	for _, r := range v.registrations(m) {
		list = append(list, Dep{Node: r.node, Kind: r.kind, Direction: Across, Guess: r.guess})
		nested = nested || r.kind == Call
	}
	class := TypeID(a.Prog.Methods[m].Class)
	name := a.Prog.MethodName(m)
	for _, n := range a.xmlCauses(m) {
		list = append(list, Dep{Node: n, Kind: Register, Direction: Across})
	}
	if name == "<init>" {
		for _, s := range a.shownBy(class) {
			list = append(list, Dep{Node: s.node, Kind: Register, Direction: Across, Guess: s.guess})
		}
	}
	first := false
	for _, s := range a.startsOf(class, name, &first) {
		s.node.Part = Whole
		list = append(list, Dep{Node: s.node, Kind: ICC, Direction: Across, Guess: s.guess})
	}
	// Later callbacks of a component run because an earlier one did.
	for _, p := range a.before(m, nested) {
		list = append(list, Dep{Node: Node{Method: p, Part: Entry}, Kind: Lifecycle, Direction: Across})
	}
	if name == "onActivityResult" {
		for _, s := range a.results(class, 0) {
			s.node.Part = Whole
			list = append(list, Dep{Node: s.node, Kind: ICC, Direction: Across, Guess: s.guess})
		}
	}
	for _, s := range a.resumes(m) {
		list = append(list, Dep{Node: s, Kind: Async, Direction: Across})
	}
	if a.madeByFramework(class) && name == "<init>" {
		return list
	}
	if !a.madeByFramework(class) {
		return list
	}
	if init := a.constructors(class); len(init) > 0 && name != "<init>" && len(a.before(m, nested)) == 0 {
		for _, c := range init {
			list = append(list, Dep{Node: Node{Method: c, Part: Entry}, Kind: Lifecycle, Direction: Across})
		}
	}
	return list
}

// constructors returns the constructors of an app class.
func (a *App) constructors(t TypeID) []dex.MethodID {
	var list []dex.MethodID
	c := &a.Prog.Classes[t]
	for m := c.FirstMethod; m < c.FirstVirtual; m++ {
		if a.Prog.MethodName(m) == "<init>" {
			list = append(list, m)
		}
	}
	return list
}

// before returns the callbacks of the same class after which a callback can run
// next, by the lifecycle of the class. What is nested in a call by the app and has
// no place of its own in the lifecycle can run in any.
func (a *App) before(m dex.MethodID, nested bool) []dex.MethodID {
	class := a.Prog.Methods[m].Class
	l := a.Lifecycle(class)
	if l == nil {
		return nil
	}
	name := a.Prog.MethodName(m)
	if !l.Names(name) {
		if nested {
			return nil
		}
		name = android.Running
	}
	own := a.lifecycleMethods(TypeID(class), l)
	has := func(s string) bool { return len(own[s]) > 0 || s == name }
	var list []dex.MethodID
	for _, from := range sortedKeys(own) {
		if from != name && slices.Contains(l.Successors(from, has, a.targetSDK()), name) {
			list = append(list, own[from]...)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// lifecycleMethods returns the app methods that objects of a class have for the
// callbacks that its lifecycle names.
func (a *App) lifecycleMethods(t TypeID, l *android.Lifecycle) map[string][]dex.MethodID {
	own := map[string][]dex.MethodID{}
	for steps := 0; a.h.isApp(t) && steps < maxDepth; t, steps = a.h.super[t], steps+1 {
		if steps > 0 && a.isLibrary(t) {
			break
		}
		c := &a.Prog.Classes[t]
		for m := c.FirstMethod; m < c.EndMethod; m++ {
			name := a.Prog.MethodName(m)
			if l.Names(name) && (steps == 0 || len(own[name]) == 0) && a.Prog.Methods[m].CodeOff != 0 {
				own[name] = append(own[name], m)
			}
		}
	}
	return own
}

// IsLibrary reports whether a class belongs to a library whose lifecycles are
// described; event graphs leave its callbacks out.
func (a *App) IsLibrary(c dex.ClassID) bool { return a.isLibrary(TypeID(c)) }

func (a *App) isLibrary(t TypeID) bool {
	return owner.Of(a.h.desc(t)) == owner.Support
}

// isOwn reports whether a class is likely to be of the app itself and not of a library
// in it: its package begins as the app's does.
func (a *App) isOwn(c dex.ClassID) bool {
	if a.Manifest == nil {
		return false
	}
	first, rest, _ := strings.Cut(a.Manifest.Package, ".")
	second, _, _ := strings.Cut(rest, ".")
	prefix := "L" + first + "/"
	if second != "" {
		prefix += second + "/"
	}
	return strings.HasPrefix(a.Prog.Classes[c].Descriptor, prefix)
}

func (a *App) targetSDK() int {
	if a.Manifest != nil {
		return a.Manifest.TargetSDK
	}
	return 28
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
