// Callbacks that the framework makes from its message loop: when one begins,
// nothing of the app is below it on the stack.

package esdroidlog

import (
	"strings"

	"github.com/esdroid/esdroid/dex"
)

// loopListeners are listener methods that only user input or the loop calls.
var loopListeners = map[string]bool{
	"onClick": true, "onLongClick": true, "onItemClick": true, "onItemLongClick": true, "onMenuItemClick": true, "onOptionsItemSelected": true,
	"onContextItemSelected": true, "onNavigationItemSelected": true, "onPreferenceClick": true, "onEditorAction": true,
	"onStopTrackingTouch": true, "onStartTrackingTouch": true, "onPostExecute": true, "onBackPressed": true,
}

// loopLifecycle are methods of activities and services that the loop calls; tabs
// run activities inside of others, so that they may nest.
var loopLifecycle = map[string]bool{
	"onCreate": true, "onStart": true, "onResume": true, "onPause": true, "onStop": true, "onDestroy": true, "onRestart": true, "onNewIntent": true,
	"onActivityResult": true, "onSaveInstanceState": true, "onRestoreInstanceState": true, "onPostCreate": true, "onPostResume": true,
	"onStartCommand": true, "onBind": true, "onUnbind": true,
}

// neverNested reports whether a method is called back from the message loop only.
func (im *importer) neverNested(id dex.MethodID) bool {
	return loopListeners[im.app.p.MethodName(id)] && im.mayBeCallback(id)
}

// fromLoop reports whether a method is mostly called back from the message loop.
func (im *importer) fromLoop(id dex.MethodID) bool {
	return im.neverNested(id) || loopLifecycle[im.app.p.MethodName(id)] && im.mayBeCallback(id) &&
		im.app.isComponent(im.app.p.Classes[im.app.p.Methods[id].Class].Descriptor)
}

// isComponent reports whether a class of the app is an activity or a service:
// the first class above it that the app does not have is one by its name.
func (a *app) isComponent(class string) bool {
	class = a.p.Outside(class)
	return strings.HasPrefix(class, "Landroid/") && (strings.HasSuffix(class, "Activity;") || strings.HasSuffix(class, "Service;"))
}

// isEvent reports whether a method is named like a callback of the framework:
// onSomething.
func (im *importer) isEvent(id dex.MethodID) bool {
	name := im.app.p.MethodName(id)
	return len(name) > 2 && strings.HasPrefix(name, "on") && name[2] >= 'A' && name[2] <= 'Z' && im.mayBeCallback(id)
}

// unlikelyInside reports whether the framework does not call a method back while
// it runs what an invoke names: user input and the life of activities do not
// begin inside of other calls, and the Java library knows nothing of Android.
func (im *importer) unlikelyInside(m *method, in *insn, id dex.MethodID) bool {
	if im.neverNested(id) {
		return !performs(m, in)
	}
	f := m.code.File()
	class := f.TypeDescriptor(f.MethodRef(in.Index).Class)
	if im.fromLoop(id) {
		return !im.app.hostsActivities(class)
	}
	if !strings.HasPrefix(class, "Ljava/") || strings.HasPrefix(class, "Ljava/lang/reflect/") || class == "Ljava/lang/Class;" || class == "Ljava/lang/ClassLoader;" {
		return false
	}
	return im.isEvent(id) || im.makesComponent(id)
}

// makesComponent reports whether a method initialises or makes a component: the
// framework does that from the message loop too.
func (im *importer) makesComponent(id dex.MethodID) bool {
	name := im.app.p.MethodName(id)
	return (name == "<clinit>" || name == "<init>") && im.app.isComponent(im.app.p.Classes[im.app.p.Methods[id].Class].Descriptor)
}

// hostsActivities reports whether a class runs activities inside of others.
func (a *app) hostsActivities(class string) bool {
	class = a.p.Outside(class)
	return strings.Contains(class, "Tab") || strings.Contains(class, "LocalActivityManager") || strings.Contains(class, "ActivityGroup")
}

// performs reports whether an invoke asks for the event itself, as
// View.performClick does.
func performs(m *method, in *insn) bool {
	f := m.code.File()
	name := f.String(f.MethodRef(in.Index).Name)
	return strings.HasPrefix(name, "perform") || name == "callOnClick"
}
