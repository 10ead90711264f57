// The manifest as the runner wants it.

package platform

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/arsc"
)

// A manifest is what the runner has to know of an app.
type manifest struct {
	text     string // as XML
	name     string // of the package
	launcher string // the class of the launcher's activity
	target   int    // the version of Android that the app is made for
}

func manifestOf(path string) (*manifest, error) {
	app, err := apk.Open(path)
	if err != nil {
		return nil, err
	}
	m, err := app.Manifest()
	if err != nil {
		return nil, err
	}
	names, err := app.Resources()
	if err != nil {
		names = arsc.Merge()
	}
	var b strings.Builder
	if err := m.Document.WriteXML(&b, names); err != nil {
		return nil, err
	}
	out := &manifest{text: b.String(), name: m.Package, target: m.TargetSDK}
	if all := m.Launchers(); len(all) > 0 {
		out.launcher = all[0].Class
		if all[0].Target != "" {
			out.launcher = all[0].Target
		}
	}
	return out, nil
}
