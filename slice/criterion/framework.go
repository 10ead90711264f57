// Crashes without a frame of the app: what the framework threw after the app's code had
// returned, classes that it did not find, a main thread with nothing to do.

package criterion

import (
	"regexp"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/slice/crash"
)

// frameworkOnly refuses a report whose root cause ran no code of the app.
func (l *locator) frameworkOnly(r *crash.Report, e *crash.Exception) *Refusal {
	if class, ok := missingClass(r); ok {
		if _, there := l.program.Dex.Class(dex.ClassDescriptor(class)); !there {
			return l.refuse("the class %s, which the framework was to instantiate, is not in the app's dex files: it was removed by shrinking, never packaged, or its name in the manifest or layout is wrong", class)
		}
	}
	for _, known := range frameworkFaults {
		if strings.Contains(e.Type+": "+e.Message, known.text) {
			advice := known.advice
			if m := namedComponent.FindStringSubmatch(e.Message); m != nil {
				advice += " It is about " + m[1] + "."
			}
			refusal := l.refuse("%s was thrown by the framework, after the app's code had returned. %s", e.Type, advice)
			refusal.Candidates = l.callsOf(known.calls...)
			return refusal
		}
	}
	if e.Type == "ANR" {
		return l.refuse("%s", idle(e))
	}
	return l.refuse("no frame of %s is code of the app: the framework threw without calling it", e.Type)
}

// frameworkFaults are exceptions that come without a frame of the app, with the
// calls of the app that they go back to.
var frameworkFaults = []struct {
	text, advice string
	calls        []string
}{
	{"startForegroundService() did not then call", "The service that was started must call startForeground in time.", []string{"startForegroundService", "startForeground"}},
	{"ForegroundServiceDidNotStopInTimeException", "The service ran longer than its foregroundServiceType allows: it must call stopSelf when onTimeout tells it so.", []string{"startForeground", "stopSelf", "stopForeground"}},
	{"ForegroundServiceTypeException", "Since Android 14 the manifest must give the service an android:foregroundServiceType, with the permission of that type.", []string{"startForeground"}},
	{"ForegroundServiceStartNotAllowedException", "A service must not be started while the app is in the background.", []string{"startForegroundService", "startForeground", "startService"}},
	{"JavascriptException", "The error is in the app's JavaScript code, which esdroid does not read: its own stack, in the message, and the bundle's source map tell the line.", nil},
	{"Bad notification", "The notification that was posted is not valid.", []string{"startForeground", "notify"}},
	{"BadTokenException", "A window was shown for an activity that is gone.", []string{"show", "addView", "showAtLocation", "showAsDropDown"}},
	{"TransactionTooLargeException", "What the app saves or sends is too large.", []string{"onSaveInstanceState", "putParcelable", "putSerializable", "putByteArray", "putParcelableArrayList"}},
	{"DeadSystemException", "The system itself died.", nil},
	{"trying to use a recycled bitmap", "A bitmap that is still drawn was recycled.", []string{"recycle"}},
	{"The content of the adapter has changed", "The adapter's data was changed without notifyDataSetChanged, or on another thread.", []string{"notifyDataSetChanged", "setAdapter"}},
	{"Inconsistency detected", "The adapter's data was changed without the notify call that fits.", []string{"notifyDataSetChanged", "notifyItemInserted", "notifyItemRemoved", "notifyItemRangeInserted", "notifyItemRangeRemoved"}},
	{"IllegalStateException: Fragment", "The state of a fragment does not fit.", []string{"commit", "commitAllowingStateLoss"}},
}

// namedComponent finds the component that a message is about.
var namedComponent = regexp.MustCompile(`(?:ComponentInfo\{|ServiceRecord\{\S+ u\d+ )([\w.]+/[\w.$]+)`)

// idle says what a main thread without a frame of the app tells of an ANR.
func idle(e *crash.Exception) string {
	waits := slices.ContainsFunc(e.Frames, func(f crash.Frame) bool { return f.Method == "nativePollOnce" })
	text := "the main thread runs no code of the app"
	if waits {
		text = "the main thread is idle: it waits for its next message"
	}
	text += ". What kept it busy had ended when the dump was taken, or the device itself was slow. Look for other dumps of the same ANR"
	switch {
	case strings.HasPrefix(e.Message, "Broadcast of"):
		text += ", and for a receiver that does not call finish of its goAsync within 10 seconds"
	case strings.HasPrefix(e.Message, "executing service"), strings.Contains(e.Message, "startForegroundService"):
		text += ", and at the start of the service that the reason names"
	}
	return text
}

// missingClass returns the class that a report says cannot be found.
func missingClass(r *crash.Report) (string, bool) {
	for _, e := range r.Chain() {
		if !strings.HasSuffix(e.Type, "ClassNotFoundException") && !strings.HasSuffix(e.Type, "NoClassDefFoundError") {
			continue
		}
		if _, rest, ok := strings.Cut(e.Message, `class "`); ok {
			if name, _, ok := strings.Cut(rest, `"`); ok {
				return name, true
			}
		}
		if name, _, _ := strings.Cut(strings.TrimSpace(e.Message), " "); name != "" && strings.Contains(name, ".") {
			return strings.Trim(name, ":"), true
		}
	}
	return "", false
}

// callsOf lists the app's calls of methods with these names.
func (l *locator) callsOf(names ...string) []Ref {
	if len(names) == 0 {
		return nil
	}
	var out []Ref
	p := l.program.Dex
	for m := range p.Methods {
		code, ok, err := p.Code(dex.MethodID(m))
		if !ok || err != nil || !RefersTo(&code, names) {
			continue
		}
		body, err := l.program.Body(dex.MethodID(m))
		if err != nil || body == nil {
			continue
		}
		for i := range body.Stmts {
			c := Candidate{Body: body, Index: int32(i), Stmt: &body.Stmts[i]}
			if _, name, _ := c.MethodRef(); name != "" && slices.Contains(names, name) {
				out = append(out, Ref{dex.MethodID(m), int32(i)})
			}
		}
		if len(out) > 200 {
			break
		}
	}
	return out
}

// RefersTo tells whether code calls a method with one of the names.
func RefersTo(code *dex.Code, names []string) bool {
	var in dex.Insn
	f := code.File()
	for pc := uint32(0); pc < code.Units(); pc = in.Next() {
		if err := code.Decode(pc, &in); err != nil {
			return false
		}
		if in.Op.Index() == dex.IndexMethod && slices.Contains(names, f.String(f.MethodRef(in.Index).Name)) {
			return true
		}
	}
	return false
}
