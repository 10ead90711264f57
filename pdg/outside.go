// Doors: the callbacks by which other apps hand the app an intent or a query, as its
// manifest and its registrations let them.

package pdg

import (
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/jimple"
)

// Door is a way by which any app can call a callback with what it likes.
type Door struct {
	Kind       apk.Kind // of the component
	Class      dex.ClassID
	Actions    []string // by which it is found, none if it takes those by name alone
	Registered bool     // by code, rather than by the manifest
}

// doorKinds are the kinds of components that have doors.
var doorKinds = []apk.Kind{apk.Activity, apk.Receiver, apk.Service, apk.Provider}

// doorways are the callbacks that are given what the caller sends, by the kind of the
// component.
var doorways = map[apk.Kind][]string{
	apk.Activity: {"onCreate", "onNewIntent"},
	apk.Receiver: {"onReceive"},
	apk.Service:  {"onStartCommand", "onStart", "onBind", "onRebind", "onHandleIntent", "onHandleWork"},
	apk.Provider: {"query", "insert", "update", "delete", "call", "getType", "openFile", "openAssetFile", "bulkInsert"},
}

// Doorway returns the door of which a method is a callback; ok is false if only the app and
// the system call it.
func (a *App) Doorway(m dex.MethodID) (door Door, ok bool) {
	door, ok = a.DoorOf(a.Prog.Methods[m].Class)
	return door, ok && slices.Contains(doorways[door.Kind], a.Prog.MethodName(m))
}

// DoorOf returns the door that a component's class is. The launcher's activity is none: its
// intent has nothing in it.
func (a *App) DoorOf(class dex.ClassID) (Door, bool) {
	if a.Manifest == nil {
		return Door{}, false
	}
	for _, kind := range doorKinds {
		for _, c := range a.componentsOf(kind) {
			if c.class != class || !c.decl.Exported || !c.decl.Enabled || c.decl.Permission != "" || kind == apk.Provider && c.decl.ReadPermission+c.decl.WritePermission != "" {
				continue
			}
			door := Door{Kind: kind, Class: class}
			launched := false
			for i := range c.decl.Filters {
				f := &c.decl.Filters[i]
				launched = launched || f.IsLauncher()
				if !f.IsLauncher() {
					door.Actions = append(door.Actions, f.Actions...)
				}
			}
			door.Actions = slices.DeleteFunc(door.Actions, systemOnly)
			if launched && len(door.Actions) == 0 || kind == apk.Receiver && len(c.decl.Filters) > 0 && len(door.Actions) == 0 && onlySystem(c.decl) {
				continue
			}
			return door, true
		}
	}
	for _, r := range a.registeredReceivers() {
		if actions := slices.DeleteFunc(slices.Clone(r.actions), systemOnly); r.class == class && !r.local && !r.guarded && len(actions) > 0 {
			return Door{Kind: apk.Receiver, Class: class, Actions: actions, Registered: true}, true
		}
	}
	return Door{}, false
}

// onlySystem tells whether all that a receiver listens to is sent by the system alone: others
// can name its class still, but it looks at actions.
func onlySystem(c *apk.Component) bool {
	return !slices.ContainsFunc(c.Filters, func(f apk.IntentFilter) bool {
		return slices.ContainsFunc(f.Actions, func(s string) bool { return !systemOnly(s) })
	})
}

// systemOnly tells whether a broadcast is one that the system alone may send: those of its
// own manifest (protected-broadcast) that apps listen to.
func systemOnly(action string) bool {
	short, ok := strings.CutPrefix(action, "android.intent.action.")
	if !ok {
		return strings.HasPrefix(action, "android.net.") || strings.HasPrefix(action, "android.bluetooth.") || strings.HasPrefix(action, "android.location.") || strings.HasPrefix(action, "android.provider.Telephony.") || strings.HasPrefix(action, "android.app.action.")
	}
	return slices.Contains(protected, short)
}

var protected = strings.Fields(`ACTION_POWER_CONNECTED ACTION_POWER_DISCONNECTED ACTION_SHUTDOWN AIRPLANE_MODE APPLICATION_RESTRICTIONS_CHANGED
	BATTERY_CHANGED BATTERY_LOW BATTERY_OKAY BOOT_COMPLETED CONFIGURATION_CHANGED DATE_CHANGED DEVICE_STORAGE_LOW DEVICE_STORAGE_OK DOCK_EVENT
	DREAMING_STARTED DREAMING_STOPPED EXTERNAL_APPLICATIONS_AVAILABLE HEADSET_PLUG INPUT_METHOD_CHANGED LOCALE_CHANGED LOCKED_BOOT_COMPLETED
	MEDIA_BAD_REMOVAL MEDIA_MOUNTED MEDIA_REMOVED MEDIA_UNMOUNTED MY_PACKAGE_REPLACED NEW_OUTGOING_CALL PACKAGE_ADDED PACKAGE_CHANGED
	PACKAGE_DATA_CLEARED PACKAGE_FIRST_LAUNCH PACKAGE_FULLY_REMOVED PACKAGE_REMOVED PACKAGE_REPLACED PACKAGE_RESTARTED PHONE_STATE PROXY_CHANGE
	QUERY_PACKAGE_RESTART REBOOT SCREEN_OFF SCREEN_ON TIMEZONE_CHANGED TIME_SET TIME_TICK USER_BACKGROUND USER_FOREGROUND USER_INITIALIZE
	USER_PRESENT USER_UNLOCKED WALLPAPER_CHANGED`)

// maxHanded is how many calls and fields lie between a door and where its intent is asked.
const maxHanded = 6

// FromOutside returns the door by which an intent came of which a call asks something,
// or whose extras it asks; ok is false if it is not known to come from another app.
func (a *App) FromOutside(n Node) (Door, bool) {
	b := a.Body(n.Method)
	if b == nil || !b.Stmts[n.Stmt].Op.HasReceiver() || b.Stmts[n.Stmt].Op == jimple.OpCustom {
		return Door{}, false
	}
	r := b.File.MethodRef(b.Stmts[n.Stmt].Ref)
	switch b.File.TypeDescriptor(r.Class) {
	case "Landroid/content/Intent;", "Landroid/os/Bundle;", "Landroid/os/BaseBundle;":
	default:
		return Door{}, false
	}
	if name := b.File.String(r.Name); !strings.HasPrefix(name, "get") && !strings.HasPrefix(name, "has") {
		return Door{}, false
	}
	return a.handedIn(n, 0, map[Node]bool{}, 0)
}

// handedIn returns the door by which operand k of a statement came.
func (a *App) handedIn(n Node, k int, seen map[Node]bool, depth int) (Door, bool) {
	b := a.Body(n.Method)
	if b == nil || k >= len(b.Args(n.Stmt)) || !b.Args(n.Stmt)[k].IsLocal() || depth > maxHanded {
		return Door{}, false
	}
	for _, d := range b.Defs(b.FirstUse(n.Stmt) + int32(k)) {
		at := Node{Method: n.Method, Stmt: d}
		if seen[at] {
			continue
		}
		seen[at] = true
		switch st := &b.Stmts[d]; {
		case st.Op == jimple.OpCopy || st.Op == jimple.OpCast:
			if door, ok := a.handedIn(at, 0, seen, depth); ok {
				return door, true
			}
		case st.Op == jimple.OpParam:
			if door, ok := a.Doorway(n.Method); ok && (door.Kind != apk.Activity || a.Prog.MethodName(n.Method) == "onNewIntent") {
				return door, true
			}
			operand := int(st.Ref)
			if b.Stmts[0].Op == jimple.OpThis {
				operand++
			}
			for _, c := range a.CallNodes(n.Method) {
				if door, ok := a.handedIn(c, operand, seen, depth+1); ok {
					return door, true
				}
			}
		case st.Op == jimple.OpGetField || st.Op == jimple.OpGetStatic:
			for _, dep := range a.Deps(nil, at) {
				if dep.Kind != Heap || dep.Part != Whole || len(seen) > maxOriginSteps {
					continue
				}
				operand := 1
				switch a.Body(dep.Method).Stmts[dep.Stmt].Op {
				case jimple.OpPutStatic:
					operand = 0
				case jimple.OpPutField:
				default:
					continue
				}
				if door, ok := a.handedIn(dep.Node, operand, seen, depth+1); ok {
					return door, true
				}
			}
		case st.Op == jimple.OpVirtual || st.Op == jimple.OpSuper || st.Op == jimple.OpDirect || st.Op == jimple.OpInterface || st.Op == jimple.OpStatic:
			if door, ok := a.askedOf(b, at, seen, depth); ok {
				return door, true
			}
		}
	}
	return Door{}, false
}

// askedOf returns the door by which the result of a call came: the intent of an activity, or
// what an intent from outside has in it.
func (a *App) askedOf(b *jimple.Body, at Node, seen map[Node]bool, depth int) (Door, bool) {
	st := &b.Stmts[at.Stmt]
	r := b.File.MethodRef(st.Ref)
	switch name := b.File.String(r.Name); {
	case name == "getIntent" && len(b.Args(at.Stmt)) == 1:
		class := a.Prog.Methods[at.Method].Class
		door, ok := a.DoorOf(a.componentOf(class))
		return door, ok && door.Kind == apk.Activity
	case st.Op.HasReceiver() && (name == "getExtras" || name == "getBundleExtra" || name == "getBundle"):
		return a.handedIn(at, 0, seen, depth+1)
	}
	for _, m := range a.RefinedTargets(at) {
		tb := a.Body(m)
		if tb == nil {
			continue
		}
		for i := range tb.Stmts {
			if tb.Stmts[i].Kind == jimple.Return && !tb.Stmts[i].Dead() {
				if door, ok := a.handedIn(Node{Method: m, Stmt: int32(i)}, 0, seen, depth+1); ok {
					return door, true
				}
			}
		}
	}
	return Door{}, false
}
