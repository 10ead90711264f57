// What a user should know of an instrumented app: what may keep it from running,
// and what of it no recording will tell.

package instrument

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
)

func (out *App) warn(app *apk.App, files []*dex.File, parts []*apk.Part, minSDK int) {
	warn := func(format string, args ...any) { out.Warnings = append(out.Warnings, fmt.Sprintf(format, args...)) }
	for _, p := range app.Parts() {
		before := 0
		for _, q := range parts {
			if q == p {
				before++
			}
		}
		if e := out.Edits[p]; minSDK < 21 && len(e.Dex) > before {
			warn("%s has %d dex files now, and minSdk is %d: devices before Android 5 load only the first", p.Name, len(e.Dex), minSDK)
		}
	}
	if reads := signatureChecks(files); len(reads) > 0 {
		warn("the app reads its own signature (%s): it may refuse to run when it is signed with another key", strings.Join(reads, ", "))
	}
	if out.Stats.Methods == 0 {
		warn("no method was instrumented: of %d classes, %d are of libraries and %d are excluded; name what to trace with --include", out.Stats.Classes, out.Stats.Libraries, out.Stats.Excluded)
	}
	if code := carriedCode(app); len(code) > 0 {
		warn("%s is code that the app can load by itself: it is left as it is, recordings tell nothing of it", some(code))
	}
	if app.HasManifest() {
		m, err := app.Base().Manifest()
		if err != nil {
			return
		}
		if native, missing := components(m, files); len(native) > 0 {
			warn("the manifest names %s: what its native code does is not recorded", some(native))
		} else if len(missing) > 0 {
			warn("the dex files do not define %s, which the manifest names: the app may unpack its code when it starts, recordings tell nothing of such code", some(missing))
		}
	}
}

// some spells the first of a list, and how many more there are.
func some(names []string) string {
	const most = 3
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), len(names)-most)
}

// carriedCode lists the entries of an app that hold Dalvik code which the
// platform does not load.
func carriedCode(app *apk.App) []string {
	var out []string
	for _, p := range app.Parts() {
		if p.Archive == nil {
			continue
		}
		for _, e := range p.Archive.Entries() {
			name := strings.ToLower(e.Name)
			if ext := path.Ext(name); strings.Contains(name, "/") && (ext == ".dex" || ext == ".apk" || ext == ".jar") {
				out = append(out, e.Name)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// nativeActivity is the platform's activity whose code is a native library.
const nativeActivity = "android.app.NativeActivity"

// components lists those of a manifest that run native code, and those that no
// dex file of the app defines.
func components(m *apk.Manifest, files []*dex.File) (native, missing []string) {
	p, err := dex.NewProgram(files...)
	if err != nil {
		return nil, nil
	}
	for _, c := range m.Application.Components {
		class := c.Code()
		if class == nativeActivity {
			native = append(native, class)
			continue
		}
		if _, ok := p.Class(dex.ClassDescriptor(class)); !ok && class != "" && !strings.HasPrefix(class, "android.") {
			missing = append(missing, class)
		}
	}
	slices.Sort(native)
	slices.Sort(missing)
	return slices.Compact(native), slices.Compact(missing)
}

// signatureChecks returns the fields and methods that an app refers to in
// order to learn who signed it.
func signatureChecks(files []*dex.File) []string {
	var out []string
	for _, f := range files {
		for i := range uint32(f.NumFields()) {
			if t := f.FieldText(i); t == "Landroid/content/pm/PackageInfo;->signatures:[Landroid/content/pm/Signature;" || strings.HasPrefix(t, "Landroid/content/pm/PackageInfo;->signingInfo:") {
				out = append(out, t)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
