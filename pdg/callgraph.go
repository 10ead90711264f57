// Calls between app methods: class-hierarchy analysis over the index, narrowed to
// instantiated classes. What the receiver can be narrows it further, in refine.go.

package pdg

import (
	"slices"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/jimple"
)

// callKey is a virtual look-up.
type callKey struct {
	typ TypeID
	sel SelectorID
}

// resolve finds the app method that a class has for a selector: its own or
// inherited, superclasses before interfaces' default methods.
func (a *App) resolve(t TypeID, sel SelectorID) (dex.MethodID, bool) {
	steps := 0
	for c := t; c != NoType && steps < maxDepth; c, steps = a.h.super[c], steps+1 {
		if m, ok := a.declared(c, sel); ok {
			return m, true
		}
	}
	if steps == 0 || !a.hasDefaults[sel] {
		return 0, false
	}
	for _, i := range a.h.supertypes(t) {
		if m, ok := a.declared(i, sel); ok && a.Prog.Methods[m].Access&dex.AccAbstract == 0 {
			return m, true
		}
	}
	return 0, false
}

// declared finds the method that an app class itself defines.
func (a *App) declared(t TypeID, sel SelectorID) (dex.MethodID, bool) {
	if !a.h.isApp(t) {
		return 0, false
	}
	c := &a.Prog.Classes[t]
	for m := c.FirstMethod; m < c.EndMethod; m++ {
		if a.x.sel[m] == sel {
			return m, true
		}
	}
	return 0, false
}

// virtualTargets returns the app methods with code that a virtual call on a
// static type can reach, in the order of their numbers.
func (a *App) virtualTargets(t TypeID, sel SelectorID) []dex.MethodID {
	key := callKey{t, sel}
	a.mu.Lock()
	list, ok := a.virtual[key]
	a.mu.Unlock()
	if ok {
		return list
	}
	if len(a.x.methods[sel]) > 0 {
		list = a.findTargets(t, sel)
	}
	a.mu.Lock()
	a.virtual[key] = list
	a.mu.Unlock()
	return list
}

func (a *App) findTargets(t TypeID, sel SelectorID) []dex.MethodID {
	var list []dex.MethodID
	add := func(m dex.MethodID) {
		if a.Prog.Methods[m].Access&(dex.AccAbstract|dex.AccStatic) == 0 {
			list = append(list, m)
		}
	}
	if a.isInterface(t) {
		// An implementation may stand above the class that implements the interface.
		for _, s := range a.h.subtypes(t) {
			if m, ok := a.resolve(s, sel); ok && a.instantiated(s) {
				add(m)
			}
		}
	} else {
		if m, ok := a.resolve(t, sel); ok && a.inheritedByInstance(t, m, sel) {
			add(m)
		}
		for _, m := range a.x.methods[sel] {
			if c := TypeID(a.Prog.Methods[m].Class); c != t && a.h.isSubtype(c, t) && a.inheritedByInstance(c, m, sel) {
				add(m)
			}
		}
		if m, ok := a.resolve(t, sel); ok && len(list) == 0 {
			add(m) // of an object that nothing here makes: a library does, by reflection
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// inheritedByInstance reports whether some class at or below t that has instances
// uses method m for the selector.
func (a *App) inheritedByInstance(t TypeID, m dex.MethodID, sel SelectorID) bool {
	if a.instantiated(t) {
		return true
	}
	for _, s := range a.h.subtypes(t) {
		if a.instantiated(s) {
			if r, ok := a.resolve(s, sel); ok && r == m {
				return true
			}
		}
	}
	return false
}

func (a *App) isInterface(t TypeID) bool {
	if a.h.isApp(t) {
		return a.Prog.Classes[t].Def.Access&dex.AccInterface != 0
	}
	f := a.h.frameworkType(t)
	return f >= 0 && a.h.types.Flags(f)&1 != 0
}

// instantiated reports whether objects of exactly this class can exist: some code
// allocates it or names its class (reflection may make one), or the framework
// makes objects of its kind by name.
func (a *App) instantiated(t TypeID) bool {
	if !a.h.isApp(t) {
		return true
	}
	return a.instances[t]
}

// hasInstances reports whether objects of an app class or of one below it can exist.
func (a *App) hasInstances(t TypeID) bool {
	for _, s := range a.h.subtypes(t) {
		if a.instantiated(s) {
			return true
		}
	}
	return false
}

// madeByName are the framework classes whose subclasses the framework makes by
// name, out of the manifest, layouts, preferences or saved state.
var madeByName = []string{
	"Landroid/app/Activity;", "Landroid/app/Service;", "Landroid/content/BroadcastReceiver;", "Landroid/content/ContentProvider;",
	"Landroid/app/Application;", "Landroid/app/Fragment;", "Landroid/view/View;", "Landroid/preference/Preference;",
	"Landroid/app/Instrumentation;", "Landroid/app/backup/BackupAgent;", "Landroid/view/ActionProvider;", "Landroid/transition/Transition;",
	"Landroid/app/AppComponentFactory;", "Landroid/widget/RemoteViewsService;",
	"Landroidx/fragment/app/Fragment;", "Landroid/support/v4/app/Fragment;", "Landroidx/preference/Preference;",
	"Landroid/support/v7/preference/Preference;", "Landroidx/work/ListenableWorker;", "Landroidx/lifecycle/ViewModel;",
	"Landroid/arch/lifecycle/ViewModel;", "Landroidx/coordinatorlayout/widget/CoordinatorLayout$Behavior;", "Landroidx/startup/Initializer;",
}

// inManifest returns the classes that the manifest names.
func (a *App) inManifest() []dex.ClassID {
	if a.Manifest == nil {
		return nil
	}
	var list []dex.ClassID
	add := func(name string) {
		if id, ok := a.Prog.Class(dex.ClassDescriptor(name)); ok {
			list = append(list, id)
		}
	}
	add(a.Manifest.Application.Class)
	for i := range a.Manifest.Application.Components {
		add(a.Manifest.Application.Components[i].Code())
	}
	return list
}

// Instantiated reports whether there can be objects of an app class or of a subclass.
func (a *App) Instantiated(c dex.ClassID) bool {
	for _, s := range a.h.subtypes(TypeID(c)) {
		if a.h.isApp(s) && a.instances[s] {
			return true
		}
	}
	return false
}

// MadeToCall returns the classes of the objects on which a method can run, if the framework
// makes all of them itself, as it makes components, and calls the method.
func (a *App) MadeToCall(m dex.MethodID) (classes []string, ok bool) {
	if !a.isCallback(m) || len(a.callersOf(m)) > 0 || len(a.reflection().calls[m]) > 0 {
		return nil, false
	}
	for _, s := range a.h.subtypes(TypeID(a.Prog.Methods[m].Class)) {
		if !a.h.isApp(s) || !a.instances[s] {
			continue
		}
		if own, ok := a.resolve(s, a.x.sel[m]); ok && own != m {
			continue
		}
		if !a.madeByFramework(s) || len(a.x.allocs.of(int32(s))) > 0 || len(a.madeBy(s)) > 0 {
			return nil, false
		}
		classes = append(classes, a.h.desc(s))
	}
	return classes, len(classes) > 0
}

// GivenToCall returns where the objects are made on which a method can run, if the app makes all
// of them, and only the framework calls the method.
func (a *App) GivenToCall(m dex.MethodID) (made []Node, ok bool) {
	if !a.isCallback(m) || len(a.callersOf(m)) > 0 || len(a.reflection().calls[m]) > 0 {
		return nil, false
	}
	for _, s := range a.h.subtypes(TypeID(a.Prog.Methods[m].Class)) {
		if !a.h.isApp(s) || !a.instances[s] {
			continue
		}
		if own, ok := a.resolve(s, a.x.sel[m]); ok && own != m {
			continue
		}
		if a.madeByFramework(s) || len(a.madeBy(s)) > 0 || len(a.clonesOf(s)) > 0 || len(a.x.consts.of(int32(s))) > 0 {
			return nil, false
		}
		for _, site := range a.x.allocs.of(int32(s)) {
			for _, n := range a.NodesAt(site.Method, site.PC) {
				if a.Body(n.Method).Stmts[n.Stmt].Op == jimple.OpNew {
					made = append(made, n)
				}
			}
		}
	}
	return made, len(made) > 0
}

// findInstances decides instantiated for every app class.
func (a *App) findInstances() {
	a.instances = make([]bool, len(a.Prog.Classes))
	for t := range a.instances {
		if a.Prog.Classes[t].Def.Access&(dex.AccAbstract|dex.AccInterface) == 0 {
			a.instances[t] = len(a.x.allocs.of(int32(t))) > 0 || len(a.x.consts.of(int32(t))) > 0
		}
	}
	for _, name := range madeByName {
		if t, ok := a.h.lookup(name); ok {
			for _, s := range a.h.subtypes(t) {
				if a.h.isApp(s) && a.Prog.Classes[s].Def.Access&(dex.AccAbstract|dex.AccInterface) == 0 {
					a.instances[s] = true
				}
			}
		}
	}
	for _, c := range a.inManifest() {
		a.instances[c] = true
	}
	for _, c := range a.x.named {
		a.instances[c] = true
	}
	a.hasDefaults = make([]bool, len(a.x.selName))
	for i := range a.Prog.Classes {
		c := &a.Prog.Classes[i]
		if c.Def.Access&dex.AccInterface == 0 {
			continue
		}
		for m := c.FirstVirtual; m < c.EndMethod; m++ {
			if a.Prog.Methods[m].Access&dex.AccAbstract == 0 {
				a.hasDefaults[a.x.sel[m]] = true
			}
		}
	}
}

// callOp is how an instruction selects its target.
type callOp uint8

const (
	callNone callOp = iota
	callVirtual
	callSuper
	callExact // static and direct
)

func callOpOf(op dex.Op) callOp {
	switch op {
	case dex.OpInvokeVirtual, dex.OpInvokeVirtualRange, dex.OpInvokeInterface, dex.OpInvokeInterfaceRange:
		return callVirtual
	case dex.OpInvokeSuper, dex.OpInvokeSuperRange:
		return callSuper
	case dex.OpInvokeDirect, dex.OpInvokeDirectRange, dex.OpInvokeStatic, dex.OpInvokeStaticRange:
		return callExact
	}
	return callNone
}

// targets returns the app methods that a call can reach by the types alone.
func (a *App) targets(caller dex.MethodID, op callOp, ref RefID) []dex.MethodID {
	t, sel := a.x.refType[ref], a.x.refSel[ref]
	switch op {
	case callVirtual:
		return a.virtualTargets(t, sel)
	case callSuper:
		if !a.isInterface(t) { // the named class itself may override the method
			t = a.h.super[a.Prog.Methods[caller].Class]
		}
		fallthrough
	case callExact:
		if m, ok := a.resolve(t, sel); ok && a.Prog.Methods[m].Access&dex.AccAbstract == 0 {
			return []dex.MethodID{m}
		}
	}
	return nil
}

// Targets returns the app methods that the call instruction at a site can reach
// by class hierarchy and instantiated classes, in the order of their numbers; none
// if it is no call or only reaches the framework.
func (a *App) Targets(site Site) []dex.MethodID {
	code, ok, err := a.Prog.Code(site.Method)
	var in dex.Insn
	if err != nil || !ok || code.Decode(site.PC, &in) != nil {
		return nil
	}
	op := callOpOf(in.Op)
	if op == callNone {
		return nil
	}
	return a.targets(site.Method, op, a.x.fileRef[code.File()]+RefID(in.Index))
}
