// Preferences: what the app's screens of settings say of a key that is read.

package slice

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/pdg"
	"github.com/esdroid/esdroid/slice/criterion"
)

// preference is an entry of a screen of settings.
type preference struct {
	screen string // "xml/settings"
	kind   string // "EditTextPreference"
	value  string // what it keeps, "" if that is not known
	preset string // its default, "" if it has none
}

// keptBy says what the platform's preferences keep, by the end of their names.
var keptBy = []struct{ kind, value string }{
	{"MultiSelectListPreference", "a set of texts"}, {"EditTextPreference", "a text"}, {"ListPreference", "a text"}, {"DropDownPreference", "a text"},
	{"RingtonePreference", "a text"}, {"CheckBoxPreference", "true or false"}, {"SwitchPreference", "true or false"},
	{"SwitchPreferenceCompat", "true or false"}, {"SeekBarPreference", "an int"},
}

// readBy says what the getters of preferences read.
var readBy = map[string]string{
	"getString": "a text", "getStringSet": "a set of texts", "getBoolean": "true or false", "getInt": "an int", "getLong": "a long", "getFloat": "a float",
}

// preferences returns the entries of the app's screens by their keys.
func preferences(app *apk.App) map[string]preference {
	files, _, err := app.XMLResources("xml")
	if err != nil {
		return nil
	}
	table, _ := app.Resources()
	text := func(n *axml.Node, name string) string {
		a := n.Android(name)
		if a == nil {
			a = n.Plain(name)
		}
		if a == nil {
			return ""
		}
		if a.Value.Type == res.TypeReference && table != nil {
			if v, ok := table.Resolve(a.Value.Data); ok && v.Type == res.TypeString {
				return v.Str
			}
		}
		return a.Text()
	}
	out := map[string]preference{}
	for _, f := range files {
		if !strings.HasSuffix(f.Root.Name, "PreferenceScreen") {
			continue
		}
		f.Root.Walk(func(n *axml.Node) bool {
			kind := n.Name[strings.LastIndexByte(n.Name, '.')+1:]
			key := text(n, "key")
			if key == "" || strings.HasSuffix(kind, "PreferenceScreen") || strings.HasSuffix(kind, "PreferenceCategory") {
				return true
			}
			p := preference{screen: strings.TrimSuffix(strings.TrimPrefix(f.Path, "res/"), path.Ext(f.Path)), kind: kind, preset: text(n, "defaultValue")}
			for _, k := range keptBy {
				if kind == k.kind {
					p.value = k.value
				}
			}
			if _, there := out[key]; !there {
				out[key] = p
			}
			return true
		})
	}
	return out
}

// preferenceFacts says of the preferences that a value came from what their screens keep
// under the key; or that no screen has the key, and which has one like it.
func preferenceFacts(app *pdg.App, thin *Slice) []string {
	var screens map[string]preference
	for i := range thin.Elements[:min(len(thin.Elements), maxFactSteps)] {
		e := &thin.Elements[i]
		b := app.Body(e.Method)
		if e.Entry || b == nil {
			continue
		}
		c := criterion.Candidate{Body: b, Index: e.Stmt, Stmt: &b.Stmts[e.Stmt]}
		class, name, _ := c.MethodRef()
		reads, ok := readBy[name]
		if !ok || !criterion.IsA(class, "Landroid/content/SharedPreferences;") {
			continue
		}
		key, ok := constantText(b, e.Stmt, 1)
		if !ok {
			continue
		}
		if screens == nil {
			if screens = preferences(app.Package); len(screens) == 0 {
				return nil
			}
		}
		if fact := screenFact(screens, key, name, reads, func() bool { return storesPreference(app, key) }); fact != "" {
			return []string{fact}
		}
	}
	return nil
}

// screenFact says what screens have of a key that a getter reads; stored tells whether
// code of the app stores under it.
func screenFact(screens map[string]preference, key, getter, reads string, stored func() bool) string {
	p, ok := screens[key]
	switch {
	case !ok:
		var like []string
		for other, p := range screens {
			if alikeKeys(other, key) {
				like = append(like, fmt.Sprintf("%s has %q", p.screen, other))
			}
		}
		if len(like) == 0 || stored() {
			return ""
		}
		slices.Sort(like)
		return fmt.Sprintf("no screen of settings has the key %q; %s", key, listed(like))
	case p.value != "" && p.value != reads:
		return fmt.Sprintf("%s keeps %s under %q (%s), which %s does not read", p.screen, p.value, key, p.kind, getter)
	case p.kind == "EditTextPreference":
		return fmt.Sprintf("what stands under %q is typed by the user: it is an EditTextPreference of %s%s", key, p.screen, p.byDefault())
	case p.value != "":
		return fmt.Sprintf("%s keeps %s under %q (%s)%s", p.screen, p.value, key, p.kind, p.byDefault())
	}
	return ""
}

func (p preference) byDefault() string {
	if p.preset == "" {
		return ", without a default"
	}
	return fmt.Sprintf(", by default %q", p.preset)
}

// storesPreference tells whether the app stores under a key, or under one that is not constant.
func storesPreference(app *pdg.App, key string) bool {
	family := keeper("Landroid/content/SharedPreferences;")
	for text, at := range storedKeys(app, family) {
		if at.constant && text == key || !at.constant {
			return true
		}
	}
	return false
}
