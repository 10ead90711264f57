package apk_test

import (
	stdzip "archive/zip"
	"fmt"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// badging is what 'aapt dump badging' and the manifest model both know.
type badging struct {
	Package, Version, Label string
	Min, Target             int
	Debuggable              bool
	Permissions             []string
	Launchable              []string
}

var quoted = regexp.MustCompile(`'((?:[^'\\]|\\.)*)'`)

func aaptBadging(t *testing.T, path string) badging {
	t.Helper()
	out, err := exec.Command(oracle.Tool(t, "aapt"), "dump", "badging", path).Output()
	if err != nil && len(out) == 0 {
		t.Fatal(err)
	}
	b := badging{Min: 1}
	for line := range strings.Lines(string(out)) {
		var values []string
		for _, m := range quoted.FindAllStringSubmatch(line, -1) {
			values = append(values, strings.ReplaceAll(m[1], `\'`, "'"))
		}
		key, _, _ := strings.Cut(strings.TrimSpace(line), ":")
		switch key {
		case "package":
			b.Package, b.Version = values[0], values[2]+" ("+values[1]+")"
		case "sdkVersion":
			b.Min, _ = strconv.Atoi(values[0])
		case "targetSdkVersion":
			b.Target, _ = strconv.Atoi(values[0])
		case "application":
			b.Label = values[0]
		case "application-debuggable":
			b.Debuggable = true
		case "uses-permission", "uses-permission-sdk-23":
			b.Permissions = append(b.Permissions, values[0])
		case "uses-implied-permission":
			// Listed once more as uses-permission, though not declared.
			implied := values[0]
			b.Permissions = slices.DeleteFunc(b.Permissions, func(p string) bool { return p == implied })
		case "launchable-activity", "leanback-launchable-activity":
			b.Launchable = append(b.Launchable, values[0])
		}
	}
	if b.Target == 0 {
		b.Target = b.Min
	}
	slices.Sort(b.Permissions)
	return b
}

func ourBadging(t *testing.T, a *apk.App) badging {
	t.Helper()
	m, err := a.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	b := badging{
		Package: m.Package, Version: fmt.Sprintf("%s (%d)", m.VersionName, m.VersionCode), Label: m.Application.Label,
		Min: m.MinSDK, Target: m.TargetSDK, Debuggable: m.Application.Debuggable,
	}
	if m.VersionCode == 0 {
		b.Version = m.VersionName + " ()"
	}
	for _, u := range m.Uses {
		b.Permissions = append(b.Permissions, u.Name)
	}
	slices.Sort(b.Permissions)
	for _, l := range m.Launchers() {
		if l.Kind == apk.Activity {
			b.Launchable = append(b.Launchable, l.Class)
		}
	}
	return b
}

// The activity of the launcher comes first, then those for tests, then what else others may
// start.
func TestManifestStarts(t *testing.T) {
	main := []string{"android.intent.action.MAIN"}
	component := func(class string, kind apk.Kind, exported, enabled bool, filters ...apk.IntentFilter) apk.Component {
		return apk.Component{Class: class, Kind: kind, Exported: exported, Enabled: enabled, Filters: filters}
	}
	m := apk.Manifest{Application: apk.Application{Components: []apk.Component{
		component("view", apk.Activity, true, true, apk.IntentFilter{Actions: []string{"android.intent.action.VIEW"}}),
		component("service", apk.Service, true, true),
		component("main", apk.Activity, true, true, apk.IntentFilter{Actions: main}),
		component("own", apk.Activity, false, true),
		component("off", apk.Activity, true, false, apk.IntentFilter{Actions: main, Categories: []string{"android.intent.category.LAUNCHER"}}),
		component("alias", apk.Alias, true, true, apk.IntentFilter{Actions: main, Categories: []string{"android.intent.category.LAUNCHER"}}),
	}}}
	var got []string
	for _, c := range m.Starts() {
		got = append(got, c.Class)
	}
	if want := []string{"alias", "main", "view"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

func TestManifestEqualsBadging(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		want, got := aaptBadging(t, path), ourBadging(t, open(t, path))
		// aapt names only the first launcher activity.
		if len(got.Launchable) > 1 && len(want.Launchable) == 1 {
			got.Launchable = got.Launchable[:1]
		}
		if diff := cmp.Diff(want, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("%s (-aapt +esdroid):\n%s", path, diff)
		}
	}
}

func TestLayoutsAndMenus(t *testing.T) {
	a := open(t, corpus.Public(t, "apidemos.apk"))
	layouts, problems, err := a.Layouts()
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	onClick := map[string]bool{}
	for _, l := range layouts {
		l.Root.Walk(func(n *axml.Node) bool {
			if attr := n.Android("onClick"); attr != nil {
				onClick[attr.Text()] = true
			}
			return true
		})
	}
	menus, problems, err := a.Menus()
	if err != nil || len(problems) > 0 {
		t.Fatal(err, problems)
	}
	if len(layouts) < 200 || len(menus) < 5 || len(onClick) < 5 {
		t.Errorf("%d layouts, %d menus, handlers %v", len(layouts), len(menus), onClick)
	}
	for _, m := range menus {
		if m.Root.Name != "menu" {
			t.Errorf("menu %s has root %s", m.Name, m.Root.Name)
		}
	}
}

// TestCodenames reads manifests of apps for platforms that were not released then.
// Such apps have long been on devices: what is signed must be for these as well.
func TestCodenames(t *testing.T) {
	for _, c := range []struct {
		min, target         any
		wantMin, wantTarget int
		minName, targetName string
	}{
		{"Froyo", nil, 7, 10000, "Froyo", "Froyo"},
		{"CUPCAKE", 8, 2, 8, "CUPCAKE", ""},
		{"VanillaIceCream", "VanillaIceCream", 34, 10000, "VanillaIceCream", "VanillaIceCream"},
		{"Baklava", nil, 35, 10000, "Baklava", "Baklava"},
		{"Zabaione", nil, 10000, 10000, "Zabaione", "Zabaione"},
		{"9", "Q", 9, 10000, "", "Q"},
	} {
		b := newXML("minSdkVersion", "targetSdkVersion")
		b.start("manifest", "package", "com.example")
		attrs := []any{"minSdkVersion", c.min}
		if c.target != nil {
			attrs = append(attrs, "targetSdkVersion", c.target)
		}
		b.start("uses-sdk", attrs...)
		b.end("uses-sdk")
		b.end("manifest")
		a, err := apk.OpenBytes("a.apk", zipOf(t, stdzip.Store, file{"AndroidManifest.xml", b.bytes()}))
		if err != nil {
			t.Fatal(err)
		}
		m, err := a.Manifest()
		if err != nil {
			t.Fatal(err)
		}
		if m.MinSDK != c.wantMin || m.TargetSDK != c.wantTarget || m.MinSDKCodename != c.minName || m.TargetSDKCodename != c.targetName {
			t.Errorf("min %v, target %v: got %d (%q), %d (%q)", c.min, c.target, m.MinSDK, m.MinSDKCodename, m.TargetSDK, m.TargetSDKCodename)
		}
	}
}
