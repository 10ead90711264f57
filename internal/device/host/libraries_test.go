package host

import (
	"archive/zip"
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/internal/corpus"
)

// repacked is the conformance programs' host app with some of its files and some empty ones more.
func repacked(t *testing.T, keep func(name string) bool, more ...string) *apk.App {
	t.Helper()
	host, err := zip.OpenReader(filepath.Join(corpus.Root(), "internal/framework/conformance/host/host.apk"))
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, f := range host.File {
		if !keep(f.Name) {
			continue
		}
		if err := z.Copy(f); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range more {
		if _, err := z.Create(name); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	app, err := apk.OpenBytes("repacked.apk", out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return app
}

func TestLibraries(t *testing.T) {
	app := repacked(t, func(string) bool { return true }, "lib/arm64-v8a/libb.so", "lib/armeabi/liba.so", "lib/armeabi-v7a/libb.so", "lib/x86/libdesk.so", "lib/armeabi/notes.txt",
		"assets/lib/armeabi/libc.so", "lib/armeabi/deep/libd.so")
	if got := Libraries(app); !slices.Equal(got, []string{"liba.so", "libb.so"}) {
		t.Errorf("%q", got)
	}
}

func TestLibrariesAsked(t *testing.T) {
	var m apk.Manifest
	m.Application.Libraries = []apk.Library{{Name: "org.apache.http.legacy", Required: true}, {Name: "com.maker.pen", Required: false}, {Name: "com.maker.edge", Required: true}}
	if got := LibrariesAsked(&m); !slices.Equal(got, []string{"com.maker.edge"}) {
		t.Errorf("%q", got)
	}
}

// An app whose manifest promises code, and that has none, is not installed: it would only
// seem to crash for its missing classes.
func TestNoCode(t *testing.T) {
	app := repacked(t, func(name string) bool { return !strings.HasSuffix(name, ".dex") })
	if _, err := Open(app, Options{}); err == nil || !strings.Contains(err.Error(), "no classes.dex") {
		t.Errorf("installed: %v", err)
	}
}

// Programs answer what their arguments ask, and nothing that they do not know.
func TestPrograms(t *testing.T) {
	all := programs(map[string]string{"ro.b": "2", "ro.a": "1"})
	for _, c := range []struct {
		program string
		args    []string
		printed string
		code    int
		ok      bool
	}{
		{"getprop", nil, "[ro.a]: [1]\n[ro.b]: [2]\n", 0, true},
		{"getprop", []string{"ro.a"}, "1\n", 0, true},
		{"getprop", []string{"ro.c"}, "\n", 0, true},
		{"getprop", []string{"ro.c", "none"}, "none\n", 0, true},
		{"getprop", []string{"-T", "ro.a", "x"}, "", 0, false},
		{"which", []string{"su"}, "", 1, true},
		{"which", []string{"sh"}, "", 1, false},
		{"echo", []string{"a", "b"}, "a b\n", 0, true},
		{"echo", []string{"-n", "b"}, "-n b\n", 0, false},
	} {
		printed, code, ok := all["/system/bin/"+c.program](c.args)
		if ok != c.ok || ok && (printed != c.printed || code != c.code) {
			t.Errorf("%s %q: %q, %d, %t", c.program, c.args, printed, code, ok)
		}
	}
}
