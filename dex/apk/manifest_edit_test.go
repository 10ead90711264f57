package apk_test

import (
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
)

// setSDK returns the app's manifest with these versions in uses-sdk.
func setSDK(t testing.TB, a *apk.App, min, target int) []byte {
	t.Helper()
	data, err := a.Read("AndroidManifest.xml")
	if err != nil {
		t.Fatal(err)
	}
	for name, v := range map[string]int{"minSdkVersion": min, "targetSdkVersion": target} {
		doc, err := axml.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		data, err = doc.SetAttr(doc.Root.Element("uses-sdk"), name, res.Value{Type: res.TypeIntDec, Data: uint32(v)})
		if err != nil {
			t.Fatal(err)
		}
	}
	return data
}
