// The model of AndroidManifest.xml.

package apk

import (
	"slices"

	"github.com/esdroid/esdroid/dex/apk/axml"
)

// Manifest is what AndroidManifest.xml declares. Class names are complete:
// ".Main" has become "com.example.Main". References to strings, integers and
// booleans are resolved where the resource table has them.
type Manifest struct {
	Package     string `json:"package"`
	Split       string `json:"split,omitempty"` // name of the split, "" in the base
	VersionCode int64  `json:"versionCode"`
	VersionName string `json:"versionName,omitempty"`

	// MinSDK is 1 if not declared, TargetSDK then equals MinSDK, MaxSDK is 0.
	MinSDK    int `json:"minSdk"`
	TargetSDK int `json:"targetSdk"`
	MaxSDK    int `json:"maxSdk,omitempty"`
	// MinSDKCodename and TargetSDKCodename are set by pre-release builds, whose
	// sdk version is a letter or name: MinSDK is that of the last release before it
	// then, TargetSDK newer than all.
	MinSDKCodename    string `json:"minSdkCodename,omitempty"`
	TargetSDKCodename string `json:"targetSdkCodename,omitempty"`
	CompileSDK        int    `json:"compileSdk,omitempty"`
	SandboxVersion    int    `json:"targetSandboxVersion,omitempty"`
	SharedUserID      string `json:"sharedUserId,omitempty"`

	Uses        []UsesPermission  `json:"usesPermissions,omitempty"`
	Permissions []Permission      `json:"permissions,omitempty"` // defined by the app
	Features    []Feature         `json:"usesFeatures,omitempty"`
	Instruments []Instrumentation `json:"instrumentation,omitempty"`
	Queries     []string          `json:"queries,omitempty"` // packages the app may see

	Application Application `json:"application"`

	// Problems lists what is odd about the file, though it can be read.
	Problems []string `json:"problems,omitempty"`
	// Document is the tree the model was made from.
	Document *axml.Document `json:"-"`
}

// UsesPermission is a permission the app asks for.
type UsesPermission struct {
	Name   string `json:"name"`
	MaxSDK int    `json:"maxSdk,omitempty"`
	MinSDK int    `json:"minSdk,omitempty"` // 23 for uses-permission-sdk-23
}

// Permission is one the app defines.
type Permission struct {
	Name            string `json:"name"`
	ProtectionLevel uint32 `json:"protectionLevel"`
}

// Feature is a hardware or software feature the app uses.
type Feature struct {
	Name      string `json:"name,omitempty"`
	GLVersion uint32 `json:"glEsVersion,omitempty"`
	Required  bool   `json:"required"`
}

// Instrumentation is an instrumentation class and the app it drives.
type Instrumentation struct {
	Class         string `json:"class"`
	TargetPackage string `json:"targetPackage"`
}

// Application is the application element.
type Application struct {
	Class            string      `json:"class,omitempty"` // "" if the app has none of its own
	ComponentFactory string      `json:"appComponentFactory,omitempty"`
	Label            string      `json:"label,omitempty"`
	Theme            uint32      `json:"theme,omitempty"`
	Process          string      `json:"process"`
	Permission       string      `json:"permission,omitempty"`
	TaskAffinity     string      `json:"taskAffinity,omitempty"`
	BackupAgent      string      `json:"backupAgent,omitempty"`
	Enabled          bool        `json:"enabled"`
	Debuggable       bool        `json:"debuggable"`
	TestOnly         bool        `json:"testOnly,omitempty"`
	HasCode          bool        `json:"hasCode"`
	AllowBackup      bool        `json:"allowBackup"`
	ExtractNative    bool        `json:"extractNativeLibs"`
	UseEmbeddedDex   bool        `json:"useEmbeddedDex,omitempty"`
	Libraries        []Library   `json:"usesLibraries,omitempty"`
	MetaData         []MetaData  `json:"metaData,omitempty"`
	Components       []Component `json:"components"`
}

// Library is a shared library the app uses.
type Library struct {
	Name     string `json:"name"`
	Required bool   `json:"required"`
}

// MetaData is a name with a value or a resource.
type MetaData struct {
	Name     string `json:"name"`
	Value    string `json:"value,omitempty"`
	Resource uint32 `json:"resource,omitempty"`
}

// Kind is the kind of a component.
type Kind string

// Kinds of components.
const (
	Activity Kind = "activity"
	Alias    Kind = "activity-alias"
	Service  Kind = "service"
	Receiver Kind = "receiver"
	Provider Kind = "provider"
)

// Component is an activity, an alias of one, a service, a receiver or a
// provider.
type Component struct {
	Kind  Kind   `json:"kind"`
	Class string `json:"class"` // of an alias: its own name, which is no class
	// Target is the activity an alias stands for.
	Target string `json:"target,omitempty"`
	Label  string `json:"label,omitempty"`
	Theme  uint32 `json:"theme,omitempty"`
	// Exported is what the device decides: as declared, else whether there are
	// intent filters (providers: below target sdk 17).
	Exported         bool `json:"exported"`
	ExportedDeclared bool `json:"exportedDeclared"`
	Enabled          bool `json:"enabled"`
	// Process is the full name of the process the component runs in.
	Process         string `json:"process"`
	Isolated        bool   `json:"isolated,omitempty"`
	Permission      string `json:"permission,omitempty"`
	ReadPermission  string `json:"readPermission,omitempty"`
	WritePermission string `json:"writePermission,omitempty"`

	LaunchMode    string `json:"launchMode,omitempty"` // activities: standard, singleTop, singleTask, singleInstance, …
	TaskAffinity  string `json:"taskAffinity,omitempty"`
	ConfigChanges uint32 `json:"configChanges,omitempty"`
	Orientation   string `json:"screenOrientation,omitempty"`
	Parent        string `json:"parentActivity,omitempty"`
	NoHistory     bool   `json:"noHistory,omitempty"`

	Authorities   []string `json:"authorities,omitempty"` // providers
	InitOrder     int      `json:"initOrder,omitempty"`
	GrantURI      bool     `json:"grantUriPermissions,omitempty"`
	MultiProcess  bool     `json:"multiprocess,omitempty"`
	DirectBoot    bool     `json:"directBootAware,omitempty"`
	ForegroundFor uint32   `json:"foregroundServiceType,omitempty"`

	Filters  []IntentFilter `json:"intentFilters,omitempty"`
	MetaData []MetaData     `json:"metaData,omitempty"`
}

// Code returns the class that runs: of an alias its target.
func (c *Component) Code() string {
	if c.Kind == Alias {
		return c.Target
	}
	return c.Class
}

// IntentFilter is one intent filter of a component.
type IntentFilter struct {
	Actions    []string `json:"actions,omitempty"`
	Categories []string `json:"categories,omitempty"`
	Data       []Data   `json:"data,omitempty"`
	Priority   int      `json:"priority,omitempty"`
	Order      int      `json:"order,omitempty"`
	AutoVerify bool     `json:"autoVerify,omitempty"`
}

// Data is one data element of an intent filter. The platform joins the elements
// of a filter: any scheme goes with any host, port and path.
type Data struct {
	Scheme       string `json:"scheme,omitempty"`
	Host         string `json:"host,omitempty"`
	Port         string `json:"port,omitempty"`
	Path         string `json:"path,omitempty"`
	PathPrefix   string `json:"pathPrefix,omitempty"`
	PathPattern  string `json:"pathPattern,omitempty"`
	PathAdvanced string `json:"pathAdvancedPattern,omitempty"`
	PathSuffix   string `json:"pathSuffix,omitempty"`
	SSP          string `json:"ssp,omitempty"`
	SSPPrefix    string `json:"sspPrefix,omitempty"`
	SSPPattern   string `json:"sspPattern,omitempty"`
	MIMEType     string `json:"mimeType,omitempty"`
}

// IsLauncher reports whether the filter puts its activity into the launcher.
func (f *IntentFilter) IsLauncher() bool {
	return slices.Contains(f.Actions, "android.intent.action.MAIN") &&
		(slices.Contains(f.Categories, "android.intent.category.LAUNCHER") || slices.Contains(f.Categories, "android.intent.category.LEANBACK_LAUNCHER"))
}

// Launchers returns the activities and aliases of the launcher, enabled ones
// first, in the order of the manifest.
func (m *Manifest) Launchers() []*Component {
	var on, off []*Component
	for i := range m.Application.Components {
		c := &m.Application.Components[i]
		if c.Kind != Activity && c.Kind != Alias {
			continue
		}
		for j := range c.Filters {
			if c.Filters[j].IsLauncher() {
				if c.Enabled {
					on = append(on, c)
				} else {
					off = append(off, c)
				}
				break
			}
		}
	}
	return append(on, off...)
}

// Starts are the activities and aliases that something outside of the app can start,
// enabled ones alone: those of the launcher first, then those for
// android.intent.action.MAIN, then the others, each in the order of the manifest.
func (m *Manifest) Starts() []*Component {
	var all []*Component
	for _, c := range m.Launchers() {
		if c.Enabled {
			all = append(all, c)
		}
	}
	for _, main := range []bool{true, false} {
		for i := range m.Application.Components {
			c := &m.Application.Components[i]
			if (c.Kind == Activity || c.Kind == Alias) && c.Enabled && c.Exported && c.isMain() == main && !slices.Contains(all, c) {
				all = append(all, c)
			}
		}
	}
	return all
}

func (c *Component) isMain() bool {
	return slices.ContainsFunc(c.Filters, func(f IntentFilter) bool { return slices.Contains(f.Actions, "android.intent.action.MAIN") })
}

// Component returns the component of that class, or nil.
func (m *Manifest) Component(class string) *Component {
	for i := range m.Application.Components {
		if m.Application.Components[i].Class == class {
			return &m.Application.Components[i]
		}
	}
	return nil
}
