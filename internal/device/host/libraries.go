// The libraries that an app carries or asks the device for.

package host

import (
	"path"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
)

// abis are those of phones, whose folders of a package a device takes libraries from.
var abis = []string{"arm64-v8a", "armeabi-v7a", "armeabi"}

// sharedLibraries are those of Java code that a plain device with Android 8.0 has, by the
// names that manifests use.
var sharedLibraries = []string{"android.ext.shared", "android.test.runner", "com.android.future.usb.accessory", "com.android.location.provider",
	"com.android.media.remotedisplay", "com.android.mediadrm.signer", "javax.obex", "org.apache.http.legacy"}

// LibrariesAsked are the shared libraries that an app cannot do without and the device does
// not have: no device installs an app without them.
func LibrariesAsked(m *apk.Manifest) []string {
	var all []string
	for _, l := range m.Application.Libraries {
		if l.Required && !slices.Contains(sharedLibraries, l.Name) {
			all = append(all, l.Name)
		}
	}
	return all
}

// Libraries are the file names of the libraries in an app's packages, sorted. Those for
// other processors a phone would not find either.
func Libraries(app *apk.App) []string {
	var all []string
	for _, p := range app.Parts() {
		if p.Archive == nil {
			continue
		}
		entries := p.Archive.Entries()
		for i := range entries {
			dir, file := path.Split(entries[i].Name)
			abi, ok := strings.CutPrefix(strings.TrimSuffix(dir, "/"), "lib/")
			if ok && slices.Contains(abis, abi) && strings.HasSuffix(file, ".so") {
				all = append(all, file)
			}
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
