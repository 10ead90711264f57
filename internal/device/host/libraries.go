// The native code that an app carries.

package host

import (
	"path"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex/apk"
)

// abis are those of phones, whose folders of a package a device takes libraries from.
var abis = []string{"arm64-v8a", "armeabi-v7a", "armeabi"}

// libraries are the file names of the libraries in an app's packages, sorted. Those for
// other processors a phone would not find either.
func libraries(app *apk.App) []string {
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
