package instrument_test

import (
	"archive/zip"
	"bytes"
	"context"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex"
	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/build"
	"github.com/esdroid/esdroid/instrument"
	"github.com/esdroid/esdroid/instrument/plan"
	"github.com/esdroid/esdroid/internal/corpus"
)

// TestWarnings changes a small app into such as cannot be traced as a whole.
func TestWarnings(t *testing.T) {
	sample, err := apk.Open(filepath.Join(corpus.Root(), "testdata", "apps", "silicompressor", "app.apk"))
	if err != nil {
		t.Fatal(err)
	}
	stub := func(field string) []byte {
		b := build.New(35)
		code := b.Class(dex.AccPublic, "Lx/Stub;").Method(dex.AccPublic|dex.AccStatic, "m", "(Landroid/content/pm/PackageInfo;)V").Code(1)
		if field != "" {
			code.Op(dex.OpIgetObject, 0, code.P(0), field)
		}
		code.Op(dex.OpReturnVoid)
		data, err := b.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for _, test := range []struct {
		name, warning string
		dex           []byte // instead of the app's
		more          string // an entry
		scope         plan.Scope
	}{
		{name: "as it is"},
		{name: "packed", dex: stub(""), warning: "the app may unpack its code when it starts"},
		{name: "code in assets", more: "assets/payload/second.dex", warning: "assets/payload/second.dex is code that the app can load by itself"},
		{name: "signature", dex: stub("Landroid/content/pm/PackageInfo;->signatures:[Landroid/content/pm/Signature;"), warning: "the app reads its own signature"},
		{name: "nothing in scope", scope: plan.Scope{Include: []string{"no.such.*"}}, warning: "no method was instrumented"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var buf bytes.Buffer
			z := zip.NewWriter(&buf)
			add := func(name string, data []byte) {
				w, err := z.Create(name)
				if err == nil {
					_, err = w.Write(data)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			for _, name := range []string{"AndroidManifest.xml", "classes.dex"} {
				data, err := sample.Base().Read(name)
				if err != nil {
					t.Fatal(err)
				}
				if name == "classes.dex" && test.dex != nil {
					data = test.dex
				}
				add(name, data)
			}
			if test.more != "" {
				add(test.more, stub(""))
			}
			if err := z.Close(); err != nil {
				t.Fatal(err)
			}
			app, err := apk.OpenBytes("app.apk", buf.Bytes())
			if err != nil {
				t.Fatal(err)
			}
			out, err := instrument.Package(context.Background(), app, instrument.Options{Scope: test.scope})
			if err != nil {
				t.Fatal(err)
			}
			if test.warning == "" && len(out.Warnings) > 0 || test.warning != "" && !slices.ContainsFunc(out.Warnings, func(w string) bool { return strings.Contains(w, test.warning) }) {
				t.Errorf("warnings %q, want one with %q", out.Warnings, test.warning)
			}
		})
	}
}
