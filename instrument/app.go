// Whole packages: their dex files instrumented, the manifest made debuggable.

package instrument

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/owner"
)

// App is an instrumented app, part by part.
type App struct {
	*Result
	// Edits say how each part of the app is rewritten.
	Edits map[*apk.Part]apk.Edit
	// Warnings name what can go wrong with the instrumented app.
	Warnings []string
}

// Package instruments all parts of an app. Options.Package, MinSDK and
// Scope.Own are taken from its manifest where they are not set.
func Package(ctx context.Context, app *apk.App, o Options) (*App, error) {
	parsed, err := app.ParseDex()
	if err != nil {
		return nil, err
	}
	if len(parsed) == 0 {
		return nil, fmt.Errorf("%s: %w", app.Path(), apk.ErrNoCode)
	}
	files, parts := make([]*dex.File, len(parsed)), make([]*apk.Part, len(parsed))
	for i, p := range parsed {
		files[i], parts[i] = p.File, p.Part
	}
	out := &App{Edits: map[*apk.Part]apk.Edit{}}
	if app.HasManifest() {
		m, err := app.Base().Manifest()
		if err != nil {
			return nil, err
		}
		if o.Package == "" {
			o.Package = m.Package
		}
		if o.MinSDK == 0 {
			o.MinSDK = m.MinSDK
		}
		if o.Scope.Own == nil {
			o.Scope.Own = ownPackages(m)
		}
	}
	if o.Package == "" && app.HasManifest() {
		return nil, fmt.Errorf("%s: no package name in the manifest: give --package, the recorder needs the app's folder", app.Path())
	}
	out.Result, err = Instrument(ctx, files, o)
	if err != nil {
		return nil, err
	}
	for i, data := range out.Dex {
		part := parts[out.From[i]]
		e := out.Edits[part]
		e.Dex = append(e.Dex, data)
		out.Edits[part] = e
	}
	if app.HasManifest() {
		e := out.Edits[app.Base()]
		e.Debuggable = true // lets the shell read the recording
		out.Edits[app.Base()] = e
	}
	if o.Package == "" {
		out.Warnings = append(out.Warnings, "without a package, the system property com.esdroid.trace names the file to record to")
	}
	out.warn(app, files, parts, o.MinSDK)
	return out, nil
}

// ownPackages returns the packages of the manifest and of its components.
func ownPackages(m *apk.Manifest) []string {
	own := []string{m.Package + "."}
	add := func(class string) {
		if i := strings.LastIndexByte(class, '.'); i > 0 {
			own = append(own, class[:i+1])
		}
	}
	for _, c := range m.Application.Components {
		if owner.Of(c.Class) == owner.App {
			add(c.Class)
		}
	}
	slices.Sort(own)
	return slices.Compact(own)
}
