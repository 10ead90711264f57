// From the tree of AndroidManifest.xml to the model, by the platform's rules
// (frameworks/base PackageParser and ParsingPackageUtils).

package apk

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/internal/badinput"
)

// lazy computes a value once.
type lazy[T any] struct {
	once sync.Once
	v    T
	err  error
}

func (l *lazy[T]) get(compute func() (T, error)) (T, error) {
	l.once.Do(func() { l.v, l.err = compute() })
	return l.v, l.err
}

// Manifest returns the manifest of the app's base. Components, permissions and
// features that splits declare are part of it. The result is shared: do not
// change it.
func (a *App) Manifest() (*Manifest, error) {
	m, err := a.merged.get(func() (*Manifest, error) {
		base, err := a.Base().Manifest()
		if err != nil || len(a.parts) == 1 {
			return base, err
		}
		whole := *base
		for _, p := range a.parts[1:] {
			m, err := p.Manifest()
			if err != nil {
				return nil, badinput.In(p.Name, err)
			}
			whole.Uses = slices.Concat(whole.Uses, m.Uses)
			whole.Permissions = slices.Concat(whole.Permissions, m.Permissions)
			whole.Features = slices.Concat(whole.Features, m.Features)
			whole.Application.MetaData = slices.Concat(whole.Application.MetaData, m.Application.MetaData)
			whole.Application.Components = slices.Concat(whole.Application.Components, m.Application.Components)
		}
		return &whole, nil
	})
	return m, badinput.In(a.path, err)
}

// Manifest returns the part's own manifest.
func (p *Part) Manifest() (*Manifest, error) {
	return p.manifest.get(func() (*Manifest, error) {
		if p.Archive == nil {
			return nil, badinput.New("", -1, "give the .apk for what needs a manifest", "a bare dex file has no %s", manifestName)
		}
		doc, err := p.XML(manifestName)
		if err != nil {
			return nil, err
		}
		return readManifest(doc, p.resolve)
	})
}

// XML reads a binary XML file of the part.
func (p *Part) XML(name string) (*axml.Document, error) {
	data, err := p.Read(name)
	if err != nil {
		return nil, err
	}
	doc, err := axml.Parse(data)
	return doc, badinput.In(name, err)
}

// Read returns the content of an entry of the part's archive.
func (p *Part) Read(name string) ([]byte, error) {
	if p.Archive != nil {
		if e := p.Archive.Find(name); e != nil {
			return p.Archive.Read(e)
		}
	}
	return nil, badinput.New("", -1, "'esdroid apk list' shows what is there", "no entry %s", name)
}

// manifestReader reads attributes, resolving references.
type manifestReader struct {
	*Manifest
	resolve func(id uint32) (res.Value, bool)
}

func readManifest(doc *axml.Document, resolve func(uint32) (res.Value, bool)) (*Manifest, error) {
	root := doc.Root
	if root.Name != "manifest" {
		return nil, badinput.In(manifestName, badinput.New("root element", -1, "give the .apk of an app", "is <%s>, want <manifest>", root.Name))
	}
	m := &Manifest{Document: doc, Problems: doc.Problems}
	r := manifestReader{m, resolve}
	m.Package = r.plain(root, "package")
	m.Split = r.plain(root, "split")
	m.VersionCode = int64(uint32(r.integer(root, "versionCode", 0))) | int64(r.integer(root, "versionCodeMajor", 0))<<32
	m.VersionName = r.text(root, "versionName")
	m.CompileSDK = r.integer(root, "compileSdkVersion", 0)
	m.SandboxVersion = r.integer(root, "targetSandboxVersion", 0)
	m.SharedUserID = r.text(root, "sharedUserId")
	m.MinSDK = 1
	m.Application = Application{Enabled: true, HasCode: true, AllowBackup: true, ExtractNative: true, Process: m.Package}
	var application *axml.Node
	for _, n := range root.Children {
		switch n.Name {
		case "uses-sdk":
			r.usesSDK(n)
		case "uses-permission", "uses-permission-sdk-23", "uses-permission-sdk-m":
			u := UsesPermission{Name: r.text(n, "name"), MaxSDK: r.integer(n, "maxSdkVersion", 0), MinSDK: r.integer(n, "minSdkVersion", 0)}
			if n.Name != "uses-permission" {
				u.MinSDK = max(u.MinSDK, 23)
			}
			m.Uses = append(m.Uses, u)
		case "permission":
			m.Permissions = append(m.Permissions, Permission{r.text(n, "name"), uint32(r.integer(n, "protectionLevel", 0))})
		case "uses-feature":
			m.Features = append(m.Features, Feature{r.text(n, "name"), uint32(r.integer(n, "glEsVersion", 0)), r.boolean(n, "required", true)})
		case "instrumentation":
			m.Instruments = append(m.Instruments, Instrumentation{r.class(n, "name"), r.text(n, "targetPackage")})
		case "queries":
			for _, p := range n.Elements("package") {
				m.Queries = append(m.Queries, r.text(p, "name"))
			}
		case "application":
			if application != nil {
				m.Problems = append(m.Problems, "more than one application element; the first counts")
				continue
			}
			application = n
		}
	}
	if m.TargetSDK == 0 && m.TargetSDKCodename == "" {
		m.TargetSDK, m.TargetSDKCodename = m.MinSDK, m.MinSDKCodename
	}
	if application != nil {
		// Last, because what is exported depends on the target sdk version.
		r.application(application)
	}
	return m, nil
}

func (r manifestReader) usesSDK(n *axml.Node) {
	version := func(name string, v *int, codename *string) {
		a := n.Android(name)
		if a == nil {
			return
		}
		if val := r.value(a); val.Type == res.TypeString {
			if i, err := strconv.Atoi(val.Str); err == nil {
				*v = i
			} else {
				*v, *codename = preRelease, val.Str
			}
		} else {
			*v = int(int32(val.Data))
		}
	}
	version("minSdkVersion", &r.MinSDK, &r.MinSDKCodename)
	version("targetSdkVersion", &r.TargetSDK, &r.TargetSDKCodename)
	if r.MinSDKCodename != "" {
		if r.TargetSDK == 0 {
			r.TargetSDK, r.TargetSDKCodename = r.MinSDK, r.MinSDKCodename
		}
		r.MinSDK = levelBefore(r.MinSDKCodename)
	}
	var ignore string
	version("maxSdkVersion", &r.MaxSDK, &ignore)
}

// preRelease stands for the version of a platform that was not released when the
// app was built: it is newer than all that were.
const preRelease = 10000

// levelBefore returns the API level of the last release before the one with a code
// name. A device that runs the app has that level or a higher one: the platform
// takes over its new level only when it is released. Code names went through the
// alphabet once, and are told by their first letter.
func levelBefore(codename string) int {
	const first = 'C'
	released := [...]int{2, 3, 4, 7, 8, 10, 13, 15, 18, 20, 22, 23, 25, 27, 28, 29, 30, 32, 33, 34} // C to V
	switch i := int(codename[0]) - first; {
	case codename == "Baklava":
		return 35
	case i < 0 || i >= len(released):
		return preRelease
	default:
		return released[i]
	}
}

func (r manifestReader) application(n *axml.Node) {
	app := &r.Application
	app.Class = r.class(n, "name")
	app.ComponentFactory = r.class(n, "appComponentFactory")
	app.Label = r.text(n, "label")
	app.Theme = r.reference(n, "theme")
	app.Process = r.process(n, r.Package)
	app.Permission = r.text(n, "permission")
	app.TaskAffinity = r.text(n, "taskAffinity")
	app.BackupAgent = r.class(n, "backupAgent")
	app.Enabled = r.boolean(n, "enabled", true)
	app.Debuggable = r.boolean(n, "debuggable", false)
	app.TestOnly = r.boolean(n, "testOnly", false)
	app.HasCode = r.boolean(n, "hasCode", true)
	app.AllowBackup = r.boolean(n, "allowBackup", true)
	app.ExtractNative = r.boolean(n, "extractNativeLibs", true)
	app.UseEmbeddedDex = r.boolean(n, "useEmbeddedDex", false)
	app.Components = []Component{}
	for _, c := range n.Children {
		switch c.Name {
		case "activity", "activity-alias", "service", "receiver", "provider":
			app.Components = append(app.Components, r.component(c, Kind(c.Name)))
		case "uses-library":
			app.Libraries = append(app.Libraries, Library{r.text(c, "name"), r.boolean(c, "required", true)})
		case "meta-data":
			app.MetaData = append(app.MetaData, r.metaData(c))
		}
	}
}

var launchModes = []string{"standard", "singleTop", "singleTask", "singleInstance", "singleInstancePerTask"}

// orientations by the attribute's value plus 2 (attrs_manifest.xml, screenOrientation).
var orientations = []string{"", "unspecified", "landscape", "portrait", "user", "behind", "sensor", "nosensor",
	"sensorLandscape", "sensorPortrait", "reverseLandscape", "reversePortrait", "fullSensor", "userLandscape", "userPortrait", "fullUser", "locked"}

func (r manifestReader) component(n *axml.Node, kind Kind) Component {
	c := Component{
		Kind:            kind,
		Class:           r.class(n, "name"),
		Label:           r.text(n, "label"),
		Theme:           r.reference(n, "theme"),
		Enabled:         r.boolean(n, "enabled", true),
		Process:         r.process(n, r.Application.Process),
		Isolated:        r.boolean(n, "isolatedProcess", false),
		Permission:      r.text(n, "permission"),
		ReadPermission:  r.text(n, "readPermission"),
		WritePermission: r.text(n, "writePermission"),
		MultiProcess:    r.boolean(n, "multiprocess", false),
		DirectBoot:      r.boolean(n, "directBootAware", false),
	}
	switch kind {
	case Alias:
		c.Target = r.class(n, "targetActivity")
		fallthrough
	case Activity:
		if i := r.integer(n, "launchMode", 0); i >= 0 && i < len(launchModes) {
			c.LaunchMode = launchModes[i]
		}
		if i := r.integer(n, "screenOrientation", -2) + 2; i > 0 && i < len(orientations) {
			c.Orientation = orientations[i]
		}
		c.TaskAffinity = r.text(n, "taskAffinity")
		c.ConfigChanges = uint32(r.integer(n, "configChanges", 0))
		c.Parent = r.class(n, "parentActivityName")
		c.NoHistory = r.boolean(n, "noHistory", false)
	case Service:
		c.ForegroundFor = uint32(r.integer(n, "foregroundServiceType", 0))
	case Provider:
		for name := range strings.SplitSeq(r.text(n, "authorities"), ";") {
			if name != "" {
				c.Authorities = append(c.Authorities, name)
			}
		}
		c.InitOrder = r.integer(n, "initOrder", 0)
		c.GrantURI = r.boolean(n, "grantUriPermissions", false)
	}
	for _, child := range n.Children {
		switch child.Name {
		case "intent-filter":
			c.Filters = append(c.Filters, r.filter(child))
		case "meta-data":
			c.MetaData = append(c.MetaData, r.metaData(child))
		}
	}
	if a := n.Android("exported"); a != nil {
		c.ExportedDeclared, c.Exported = true, r.value(a).Bool()
	} else if kind == Provider {
		c.Exported = r.TargetSDK < 17
	} else {
		c.Exported = len(c.Filters) > 0
	}
	return c
}

func (r manifestReader) filter(n *axml.Node) IntentFilter {
	f := IntentFilter{Priority: r.integer(n, "priority", 0), Order: r.integer(n, "order", 0), AutoVerify: r.boolean(n, "autoVerify", false)}
	for _, c := range n.Children {
		switch c.Name {
		case "action":
			f.Actions = append(f.Actions, r.text(c, "name"))
		case "category":
			f.Categories = append(f.Categories, r.text(c, "name"))
		case "data":
			f.Data = append(f.Data, Data{
				Scheme: r.text(c, "scheme"), Host: r.text(c, "host"), Port: r.text(c, "port"),
				Path: r.text(c, "path"), PathPrefix: r.text(c, "pathPrefix"), PathPattern: r.text(c, "pathPattern"),
				PathAdvanced: r.text(c, "pathAdvancedPattern"), PathSuffix: r.text(c, "pathSuffix"),
				SSP: r.text(c, "ssp"), SSPPrefix: r.text(c, "sspPrefix"), SSPPattern: r.text(c, "sspPattern"),
				MIMEType: r.text(c, "mimeType"),
			})
		}
	}
	return f
}

func (r manifestReader) metaData(n *axml.Node) MetaData {
	return MetaData{r.text(n, "name"), r.text(n, "value"), r.reference(n, "resource")}
}

// value returns the attribute's value, following a reference if it can be
// followed.
func (r manifestReader) value(a *axml.Attr) res.Value {
	if id, ok := a.Value.Ref(); ok && r.resolve != nil {
		if v, ok := r.resolve(id); ok {
			return v
		}
	}
	return a.Value
}

func (r manifestReader) text(n *axml.Node, name string) string {
	a := n.Android(name)
	if a == nil {
		return ""
	}
	v := r.value(a)
	if v == a.Value {
		return a.Text()
	}
	return v.String()
}

func (r manifestReader) plain(n *axml.Node, name string) string {
	if a := n.Plain(name); a != nil {
		return a.Text()
	}
	return ""
}

func (r manifestReader) reference(n *axml.Node, name string) uint32 {
	if a := n.Android(name); a != nil {
		id, _ := a.Value.Ref()
		return id
	}
	return 0
}

func (r manifestReader) integer(n *axml.Node, name string, otherwise int) int {
	a := n.Android(name)
	if a == nil {
		return otherwise
	}
	v := r.value(a)
	switch {
	case v.Type.IsInt():
		return int(int32(v.Data))
	case v.Type == res.TypeString:
		if i, err := strconv.ParseInt(v.Str, 0, 64); err == nil {
			return int(i)
		}
	}
	return otherwise
}

func (r manifestReader) boolean(n *axml.Node, name string, otherwise bool) bool {
	a := n.Android(name)
	if a == nil {
		return otherwise
	}
	v := r.value(a)
	if v.Type == res.TypeString {
		return v.Str == "true" || v.Str != "false" && otherwise
	}
	return v.Bool()
}

// class returns a class name, completed by the package as the platform does it.
func (r manifestReader) class(n *axml.Node, name string) string {
	s := r.text(n, name)
	switch {
	case s == "":
		return ""
	case s[0] == '.':
		return r.Package + s
	case !strings.Contains(s, "."):
		return r.Package + "." + s
	}
	return s
}

// process returns the full process name: ":x" is private to the package.
func (r manifestReader) process(n *axml.Node, otherwise string) string {
	s := r.text(n, "process")
	switch {
	case s == "":
		return otherwise
	case s[0] == ':':
		return r.Package + s
	}
	return s
}
