package host

import (
	"archive/zip"
	"bytes"
	"path/filepath"
	"slices"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
)

func TestLibraries(t *testing.T) {
	host, err := zip.OpenReader(filepath.Join(corpus.Root(), "internal/framework/conformance/host/host.apk"))
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range host.File {
		if err := z.Copy(f); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range []string{"lib/arm64-v8a/libb.so", "lib/armeabi/liba.so", "lib/armeabi-v7a/libb.so", "lib/x86/libdesk.so", "lib/armeabi/notes.txt",
		"assets/lib/armeabi/libc.so", "lib/armeabi/deep/libd.so"} {
		if _, err := z.Create(name); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	app, err := apk.OpenBytes("libraries.apk", out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if got := libraries(app); !slices.Equal(got, []string{"liba.so", "libb.so"}) {
		t.Errorf("%q", got)
	}
}
