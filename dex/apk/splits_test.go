package apk_test

import (
	stdzip "archive/zip"
	"bytes"
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/sign"
	"github.com/esdroid/esdroid/dex/apk/zip"
)

// file is one entry of an archive under construction.
type file struct {
	name string
	data []byte
}

func zipOf(t testing.TB, method uint16, files ...file) []byte {
	t.Helper()
	var b bytes.Buffer
	w := stdzip.NewWriter(&b)
	for _, f := range files {
		e, err := w.CreateHeader(&stdzip.FileHeader{Name: f.name, Method: method})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := e.Write(f.data); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func dexFile(text string) []byte { return []byte("dex\n035\x00" + text) }

// part returns a package whose manifest names a split, with dex files.
func part(t testing.TB, split string, min int, dex ...string) []byte {
	files := []file{{"AndroidManifest.xml", manifest(split, min)}}
	for i, d := range dex {
		name := "classes.dex"
		if i > 0 {
			name = fmt.Sprintf("classes%d.dex", i+1)
		}
		files = append(files, file{name, dexFile(d)})
	}
	return zipOf(t, stdzip.Deflate, files...)
}

// texts returns the dex files as name=text.
func texts(t testing.TB, a *apk.App) string {
	t.Helper()
	dex, err := a.DexFiles()
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, d := range dex {
		out = append(out, d.Name+"="+string(d.Data[8:]))
	}
	return strings.Join(out, " ")
}

func TestKindsOfInput(t *testing.T) {
	base, french, feature := part(t, "", 21, "one", "two"), part(t, "config.fr", 0), part(t, "feature", 0, "three")
	older := part(t, "", 19, "old")
	for _, tt := range []struct {
		name string
		data []byte
		want string
		n    int
	}{
		{"app.apk", base, "classes.dex=one classes2.dex=two", 1},
		{"app.dex", dexFile("bare"), "app.dex=bare", 1},
		{"app.jar", zipOf(t, stdzip.Deflate, file{"META-INF/", nil}, file{"classes.dex", dexFile("jar")}), "classes.dex=jar", 1},
		{"app.xapk", zipOf(t, stdzip.Store, file{"manifest.json", []byte("{}")}, file{"config.fr.apk", french}, file{"com.example.apk", base}, file{"Android/obb/x.obb", nil}),
			"classes.dex=one classes2.dex=two", 2},
		{"app.apks", zipOf(t, stdzip.Deflate, file{"toc.pb", nil}, file{"splits/base-master.apk", older}, file{"splits/base-master_2.apk", base},
			file{"splits/feature-master.apk", feature}, file{"splits/base-fr.apk", french}, file{"standalones/standalone-hdpi.apk", older}),
			"classes.dex=one classes2.dex=two splits/feature-master.apk!classes.dex=three", 3},
		{"universal.apks", zipOf(t, stdzip.Deflate, file{"splits/base-master.apk", older}, file{"universal.apk", base}, file{"z.apk", french}), "classes.dex=one classes2.dex=two", 1},
		{"standalone.apks", zipOf(t, stdzip.Deflate, file{"standalones/standalone-hdpi.apk", older}, file{"standalones/standalone-mdpi.apk", base}), "classes.dex=old", 1},
	} {
		a, err := apk.Open(write(t, tt.name, tt.data))
		if err != nil {
			t.Errorf("%s: %v", tt.name, err)
			continue
		}
		if got := texts(t, a); got != tt.want || len(a.Parts()) != tt.n {
			t.Errorf("%s: %d parts with %q, want %d with %q", tt.name, len(a.Parts()), got, tt.n, tt.want)
		}
	}

	dir := t.TempDir()
	for name, data := range map[string][]byte{"split_feature.apk": feature, "base.apk": base, "a[1].apk": french, "readme.txt": nil} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a := open(t, dir)
	if got := texts(t, a); got != "classes.dex=one classes2.dex=two split_feature.apk!classes.dex=three" || len(a.Parts()) != 3 {
		t.Errorf("folder: %d parts with %q", len(a.Parts()), got)
	}
	m, err := a.Manifest()
	if err != nil {
		t.Fatal(err)
	}
	var classes []string
	for _, c := range m.Application.Components {
		classes = append(classes, c.Class)
	}
	if diff := cmp.Diff([]string{"com.example.Main", "com.example.Main_config.fr", "com.example.Main_feature"}, classes); diff != "" {
		t.Error(diff)
	}
}

func TestSetsThatAreNoApp(t *testing.T) {
	foreign := newXML()
	foreign.start("manifest", "package", "org.other")
	foreign.end("manifest")
	other := zipOf(t, stdzip.Store, file{"AndroidManifest.xml", foreign.bytes()})
	for _, tt := range []struct {
		files []file
		want  string
	}{
		{[]file{{"a.apk", part(t, "", 21)}, {"b.apk", other}}, "it holds different apps: a.apk is com.example, b.apk is org.other; give the base"},
		{[]file{{"a.apk", part(t, "config.fr", 21)}}, "it holds splits of com.example, but not the base"},
		{[]file{{"a.apk", part(t, "", 21)}, {"b.apk", part(t, "", 21)}}, "a.apk and b.apk are the same part of com.example; leave one"},
		{[]file{{"a.apk", []byte("no")}}, "x.apks!a.apk: not a zip archive"},
	} {
		_, err := apk.OpenBytes("x.apks", zipOf(t, stdzip.Store, tt.files...))
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("error %v, want %q in it", err, tt.want)
		}
	}
}

// TestPackageBehindDex opens a package that has a dex file in front of it.
func TestPackageBehindDex(t *testing.T) {
	data := part(t, "", 21, "inside")
	front := dexFile("in front")
	ar := archive(t, data)
	moved := append(bytes.Clone(front), data...)
	cd := len(front) + int(ar.DirectoryOffset())
	for i, at := 0, cd; i < len(ar.Entries()); i++ {
		e := ar.Entries()[i]
		binary.LittleEndian.PutUint32(moved[at+42:], uint32(int(e.HeaderOffset)+len(front)))
		at += 46 + len(e.Name) + len(e.Extra)
	}
	binary.LittleEndian.PutUint32(moved[len(moved)-6:], uint32(cd))
	a, err := apk.OpenBytes("janus.apk", moved)
	if err != nil {
		t.Fatal(err)
	}
	if got := texts(t, a); got != "classes.dex=inside" {
		t.Errorf("dex files %q", got)
	}
}

func TestDexFilesStopAtTheFirstMissing(t *testing.T) {
	a, err := apk.OpenBytes("a.jar", zipOf(t, stdzip.Store, file{"classes3.dex", dexFile("3")}, file{"classes.dex", dexFile("1")}, file{"classes0.dex", dexFile("0")}))
	if err != nil {
		t.Fatal(err)
	}
	if got := texts(t, a); got != "classes.dex=1" {
		t.Errorf("dex files %q", got)
	}
}

func TestRewriteDexFiles(t *testing.T) {
	a, err := apk.OpenBytes("a.apk", part(t, "", 21, "one", "two", "three"))
	if err != nil {
		t.Fatal(err)
	}
	k := key(t, "p256")
	for _, dex := range [][][]byte{{dexFile("new")}, {dexFile("a"), dexFile("b"), dexFile("c"), dexFile("d")}} {
		data := signed(t, a, apk.Edit{Dex: dex, Replace: map[string][]byte{"assets/x": []byte("y")}}, k, sign.Options{MinSDK: 21})
		again, err := apk.OpenBytes("a.apk", data)
		if err != nil {
			t.Fatal(err)
		}
		got, err := again.DexFiles()
		if err != nil || len(got) != len(dex) {
			t.Fatalf("%d dex files, want %d: %v", len(got), len(dex), err)
		}
		for i := range dex {
			if !bytes.Equal(got[i].Data, dex[i]) {
				t.Errorf("%s is %q", got[i].Name, got[i].Data)
			}
		}
		if x, err := again.Read("assets/x"); err != nil || string(x) != "y" {
			t.Errorf("added entry reads %q, %v", x, err)
		}
		if r := verify(t, data, 0, 0); !r.OK {
			t.Error(r.Errors)
		}
	}
}

func TestNativeLibrariesAreAligned(t *testing.T) {
	data := zipOf(t, stdzip.Store, file{"AndroidManifest.xml", manifest("", 21)}, file{"lib/arm64-v8a/a.so", []byte("\x7fELF")}, file{"lib/arm64-v8a/b.so", []byte("\x7fELF2")}, file{"resources.arsc", []byte("xy")})
	a, err := apk.OpenBytes("a.apk", data)
	if err != nil {
		t.Fatal(err)
	}
	out := signed(t, a, apk.Edit{}, key(t, "p256"), sign.Options{MinSDK: 24})
	ar := archive(t, out)
	for i := range ar.Entries() {
		e := &ar.Entries()[i]
		off, _ := ar.DataOffset(e)
		if n := int64(zip.Alignment(e.Name)); off%n != 0 {
			t.Errorf("%s begins at %#x", e.Name, off)
		}
		if strings.HasSuffix(e.Name, ".so") {
			if zip.Alignment(e.Name) != 16384 || !bytes.Contains(out[e.HeaderOffset:off], []byte{0x35, 0xd9}) {
				t.Errorf("%s has no alignment field", e.Name)
			}
		}
	}
}
