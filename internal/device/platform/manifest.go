// The manifest as the runner wants it.

package platform

import (
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/arsc"
)

// manifestOf returns an app's manifest as XML text, and the class of its launcher activity.
func manifestOf(path string) (text, launcher string, err error) {
	app, err := apk.Open(path)
	if err != nil {
		return "", "", err
	}
	m, err := app.Manifest()
	if err != nil {
		return "", "", err
	}
	names, err := app.Resources()
	if err != nil {
		names = arsc.Merge()
	}
	var b strings.Builder
	if err := m.Document.WriteXML(&b, names); err != nil {
		return "", "", err
	}
	if all := m.Launchers(); len(all) > 0 {
		launcher = all[0].Class
		if all[0].Target != "" {
			launcher = all[0].Target
		}
	}
	return b.String(), launcher, nil
}
