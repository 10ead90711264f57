// Communication between components: the calls that start them, the callbacks in
// which intents arrive, and intent resolution.

package android

import (
	"path"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
)

// Launch is a call that hands an intent over to other components.
type Launch struct {
	Kind   apk.Kind // Activity, Service, Receiver
	Name   string   // method
	Intent int      // parameter that is the intent, or an array of them
	Wraps  bool     // makes a PendingIntent instead, which somebody sends later
	Result bool     // the target's result comes back to onActivityResult
	Local  bool     // only receivers of the same LocalBroadcastManager get it
}

// launches by method name: the classes that have them differ (contexts, fragments,
// library helpers), the names do not.
var launches = map[string]Launch{}

func init() {
	for _, l := range []Launch{
		{apk.Activity, "startActivity", 0, false, false, false},
		{apk.Activity, "startActivityAsUser", 0, false, false, false},
		{apk.Activity, "startActivities", 0, false, false, false},
		{apk.Activity, "startActivityForResult", 0, false, true, false},
		{apk.Activity, "startActivityIfNeeded", 0, false, true, false},
		{apk.Activity, "startNextMatchingActivity", 0, false, false, false},
		{apk.Activity, "startActivityFromFragment", 1, false, true, false},
		{apk.Activity, "startActivityFromChild", 1, false, true, false},
		{apk.Activity, "navigateUpTo", 0, false, false, false},
		{apk.Activity, "launch", 0, false, true, false},
		{apk.Activity, "getActivity", 2, true, false, false},
		{apk.Activity, "getActivities", 2, true, false, false},
		{apk.Service, "startService", 0, false, false, false},
		{apk.Service, "startForegroundService", 0, false, false, false},
		{apk.Service, "stopService", 0, false, false, false},
		{apk.Service, "bindService", 0, false, false, false},
		{apk.Service, "bindIsolatedService", 0, false, false, false},
		{apk.Service, "startWakefulService", 1, false, false, false},
		{apk.Service, "enqueueWork", 3, false, false, false},
		{apk.Service, "getService", 2, true, false, false},
		{apk.Service, "getForegroundService", 2, true, false, false},
		{apk.Receiver, "sendBroadcast", 0, false, false, false},
		{apk.Receiver, "sendBroadcastAsUser", 0, false, false, false},
		{apk.Receiver, "sendBroadcastSync", 0, false, false, false},
		{apk.Receiver, "sendOrderedBroadcast", 0, false, false, false},
		{apk.Receiver, "sendOrderedBroadcastAsUser", 0, false, false, false},
		{apk.Receiver, "sendStickyBroadcast", 0, false, false, false},
		{apk.Receiver, "sendStickyOrderedBroadcast", 0, false, false, false},
		{apk.Receiver, "getBroadcast", 2, true, false, false},
	} {
		launches[l.Name] = l
	}
	launches["setContent"] = Launch{Kind: apk.Activity, Name: "setContent"} // of a tab
	launches["schedule"] = Launch{Kind: apk.Service, Name: "schedule"}
}

// IsLocalBroadcast reports whether a class hands broadcasts out inside the process.
func IsLocalBroadcast(class string) bool { return strings.HasSuffix(class, "/LocalBroadcastManager;") }

// LaunchOf returns the launch that a call to a framework method, or to a library
// helper such as ContextCompat, is.
func LaunchOf(m MethodRef) (Launch, bool) {
	l, ok := launches[m.Name]
	if !ok {
		return l, false
	}
	params := paramTypes(m.Desc)
	// Helpers take the context first: the intent is the parameter of that type.
	for i, p := range params {
		want := "Landroid/content/Intent;"
		if l.Name == "schedule" {
			want = "Landroid/app/job/JobInfo;"
		}
		if strings.TrimLeft(p, "[") == want {
			l.Intent = i
			l.Local = l.Kind == apk.Receiver && IsLocalBroadcast(m.Class)
			return l, true
		}
	}
	if l.Name == "launch" && len(params) > 0 && strings.HasSuffix(m.Class, "ActivityResultLauncher;") {
		return l, true
	}
	return l, false
}

// LaunchNames returns the method names of all launches.
func LaunchNames() []string {
	var names []string
	for n := range launches {
		names = append(names, n)
	}
	return names
}

// Arrival is a callback of a component in which an intent arrives.
type Arrival struct {
	Kind   apk.Kind
	Method string
	Intent int  // parameter, -1 where getIntent returns it
	First  bool // runs when the component is started, rather than later
}

// Arrivals lists where intents arrive.
var Arrivals = []Arrival{
	{apk.Activity, "onCreate", -1, true},
	{apk.Activity, "onNewIntent", 0, true},
	{apk.Activity, "onStart", -1, false},
	{apk.Activity, "onResume", -1, false},
	{apk.Service, "onCreate", -1, true},
	{apk.Service, "onStartCommand", 0, true},
	{apk.Service, "onStart", 0, true},
	{apk.Service, "onBind", 0, true},
	{apk.Service, "onUnbind", 0, false},
	{apk.Service, "onRebind", 0, false},
	{apk.Service, "onHandleIntent", 0, true},
	{apk.Service, "onHandleWork", 0, true},
	{apk.Service, "onStartJob", -1, true},
	{apk.Receiver, "onReceive", 1, true},
}

// ProviderCalls are the methods of a ContentResolver and the callbacks of the
// provider that their first argument, a Uri, selects.
var ProviderCalls = map[string]string{
	"managedQuery": "query", // of activities
	"query":        "query", "insert": "insert", "update": "update", "delete": "delete", "getType": "getType",
	"bulkInsert": "bulkInsert", "applyBatch": "applyBatch", "call": "call",
	"openInputStream": "openFile", "openOutputStream": "openFile", "openFileDescriptor": "openFile",
	"openAssetFileDescriptor": "openAssetFile",
}

// Intent is what is known of an intent. A nil pointer or slice means unset.
type Intent struct {
	Class      string // of an explicit intent, dotted
	Action     string
	Data       string
	Type       string
	Package    string
	Categories []string
}

// Match reports whether an implicit intent passes a filter. Activities started by
// startActivity must list the default category; callers add it to Categories.
func Match(i Intent, f *apk.IntentFilter) bool {
	return matchAction(i, f) && matchCategories(i, f) && matchData(i, f)
}

func matchAction(i Intent, f *apk.IntentFilter) bool {
	if i.Action == "" {
		return len(f.Actions) > 0
	}
	for _, a := range f.Actions {
		if a == i.Action {
			return true
		}
	}
	return false
}

func matchCategories(i Intent, f *apk.IntentFilter) bool {
	for _, c := range i.Categories {
		found := false
		for _, d := range f.Categories {
			found = found || c == d
		}
		if !found {
			return false
		}
	}
	return true
}

// matchData is the data test of the platform's IntentFilter: type, scheme,
// authority, path, in that order.
func matchData(i Intent, f *apk.IntentFilter) bool {
	var types, schemes, hosts, paths bool
	for _, d := range f.Data {
		types = types || d.MIMEType != ""
		schemes = schemes || d.Scheme != ""
		hosts = hosts || d.Host != ""
		paths = paths || d.Path != "" || d.PathPrefix != "" || d.PathPattern != "" || d.PathAdvanced != "" || d.PathSuffix != ""
	}
	if !types && !schemes {
		return i.Type == "" && i.Data == ""
	}
	scheme, host, file := splitURI(i.Data)
	if schemes {
		if !anyData(f, func(d *apk.Data) bool { return d.Scheme == scheme }) {
			return false
		}
		if hosts && !anyData(f, func(d *apk.Data) bool { return d.Host != "" && matchHost(d, host) }) {
			return false
		}
		if hosts && paths && !anyData(f, func(d *apk.Data) bool { return matchPath(d, file) }) {
			return false
		}
	} else if scheme != "" && scheme != "content" && scheme != "file" {
		return false
	}
	if types {
		return anyData(f, func(d *apk.Data) bool { return d.MIMEType != "" && matchType(d.MIMEType, i.Type) })
	}
	return i.Type == ""
}

func anyData(f *apk.IntentFilter, test func(*apk.Data) bool) bool {
	for k := range f.Data {
		if test(&f.Data[k]) {
			return true
		}
	}
	return false
}

func splitURI(uri string) (scheme, host, file string) {
	scheme, rest, ok := strings.Cut(uri, ":")
	if !ok {
		return "", "", uri
	}
	if after, ok := strings.CutPrefix(rest, "//"); ok {
		host, file, _ = strings.Cut(after, "/")
		file, _, _ = strings.Cut("/"+file, "?")
	}
	return scheme, host, file
}

func matchHost(d *apk.Data, host string) bool {
	name, port, hasPort := strings.Cut(host, ":")
	if d.Port != "" && (!hasPort || port != d.Port) {
		return false
	}
	if suffix, ok := strings.CutPrefix(d.Host, "*"); ok {
		return strings.HasSuffix(strings.ToLower(name), strings.ToLower(suffix))
	}
	return strings.EqualFold(name, d.Host)
}

func matchPath(d *apk.Data, file string) bool {
	switch {
	case d.Path != "":
		return file == d.Path
	case d.PathPrefix != "":
		return strings.HasPrefix(file, d.PathPrefix)
	case d.PathSuffix != "":
		return strings.HasSuffix(file, d.PathSuffix)
	case d.PathPattern != "":
		return matchGlob(d.PathPattern, file)
	case d.PathAdvanced != "":
		return true // may match: its language is not modelled
	}
	return false
}

// matchGlob is the platform's simple glob: "x*" is any number of x, "." any
// character, "\" quotes.
func matchGlob(pattern, text string) bool {
	if pattern == "" {
		return text == ""
	}
	c, n, any := pattern[0], 1, false
	if c == '\\' && len(pattern) > 1 {
		c, n = pattern[1], 2
	} else if c == '.' {
		any = true
	}
	rest := pattern[n:]
	if strings.HasPrefix(rest, "*") {
		rest = rest[1:]
		for i := 0; ; i++ {
			if matchGlob(rest, text[i:]) {
				return true
			}
			if i >= len(text) || !any && text[i] != c {
				return false
			}
		}
	}
	return text != "" && (any || text[0] == c) && matchGlob(rest, text[1:])
}

func matchType(pattern, typ string) bool {
	if typ == "" {
		return false
	}
	if pattern == typ || pattern == "*/*" || typ == "*/*" {
		return true
	}
	if strings.HasSuffix(pattern, "/*") || strings.HasSuffix(typ, "/*") {
		return path.Dir(pattern) == path.Dir(typ)
	}
	return false
}
