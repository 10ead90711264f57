package apk_test

import (
	stdzip "archive/zip"
	"bytes"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"runtime/metrics"
	"strings"
	"testing"

	"github.com/esdroid/esdroid/dex/apk"
	"github.com/esdroid/esdroid/dex/apk/axml"
	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/dex/apk/sign"
)

// everything asks an app for all there is.
func everything(data []byte) error {
	a, err := apk.OpenBytes("a.apk", data)
	if err != nil {
		return err
	}
	var errs []error
	note := func(err error) {
		if err != nil {
			errs = append(errs, err)
		}
	}
	_, err = a.Manifest()
	note(err)
	_, err = a.DexFiles()
	note(err)
	_, _, err = a.Layouts()
	note(err)
	for _, p := range a.Parts() {
		_, err = p.Verify(0, 0)
		note(err)
		if r, err := p.Rewrite(apk.Edit{Debuggable: true}); err == nil {
			_, err = r.Sections().WriteTo(&bytes.Buffer{})
			note(err)
		}
	}
	if len(errs) > 0 {
		return errs[0]
	}
	return nil
}

func allocated() uint64 {
	s := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(s)
	return s[0].Value.Uint64()
}

// wideManifest is a manifest in which every string overlaps the next.
func wideManifest() []byte {
	const n = 400
	var offsets, text []byte
	for i := range n {
		offsets = append(offsets, le32(uint32(2*i))...)
		text = append(text, 0x90, 1) // a length of 400, and a character
	}
	text = append(text, make([]byte, 2*n)...)
	pool := xmlChunk(res.ChunkStringPool, le32(n, 0, 0, uint32(28+len(offsets)), 0), append(offsets, text...))
	var body []byte
	for i := range uint32(20) {
		body = append(body, xmlChunk(res.ChunkStartElement, le32(1, noString), le32(noString, i, 20|20<<16, 0, 0))...)
	}
	return xmlChunk(res.ChunkXML, nil, append(pool, body...))
}

// overlappingDex returns an archive of many classesN.dex that share their data.
func overlappingDex(t testing.TB) []byte {
	data := zipOf(t, stdzip.Deflate, file{"classes.dex", make([]byte, 3<<20)})
	a := archive(t, data)
	cd := int(a.DirectoryOffset())
	rec := data[cd:a.EndOffset()]
	out := bytes.Clone(data[:cd])
	count := 0
	for n := 1; len(out) < 4000; n++ {
		name := "classes.dex"
		if n > 1 {
			name = fmt.Sprintf("classes%d.dex", n)
		}
		r := append(bytes.Clone(rec[:46]), name...)
		binary.LittleEndian.PutUint16(r[28:], uint16(len(name)))
		binary.LittleEndian.PutUint16(r[30:], 0)
		out = append(out, r...)
		count++
	}
	end := bytes.Clone(data[a.EndOffset():])
	binary.LittleEndian.PutUint16(end[8:], uint16(count))
	binary.LittleEndian.PutUint16(end[10:], uint16(count))
	binary.LittleEndian.PutUint32(end[12:], uint32(len(out)-cd))
	return append(out, end...)
}

// TestSmallHostileFiles holds files of 4 KB to a second and 100 MB.
func TestSmallHostileFiles(t *testing.T) {
	files := map[string][]byte{
		"overlapping strings":   zipOf(t, stdzip.Deflate, file{"AndroidManifest.xml", wideManifest()}),
		"overlapping dex files": overlappingDex(t),
		"manifest of zeros":     zipOf(t, stdzip.Deflate, file{"AndroidManifest.xml", make([]byte, 3<<20)}),
		"table of zeros":        zipOf(t, stdzip.Deflate, file{"AndroidManifest.xml", manifest("", 21)}, file{"resources.arsc", make([]byte, 2<<20)}),
		"manifest of sections": zipOf(t, stdzip.Deflate, file{"AndroidManifest.xml", manifest("", 21)},
			file{"META-INF/MANIFEST.MF", []byte("Manifest-Version: 1.0\n\nName: AndroidManifest.xml\n" + strings.Repeat("a\n\n", 500000))},
			file{"META-INF/A.SF", []byte(strings.Repeat("a\n\n", 50000))}, file{"META-INF/A.RSA", nil}),
		"manifest of continuations": zipOf(t, stdzip.Deflate, file{"AndroidManifest.xml", manifest("", 21)},
			file{"META-INF/MANIFEST.MF", []byte("Manifest-Version: 1.0\n" + strings.Repeat(" \n", 90000))}, file{"META-INF/A.SF", nil}, file{"META-INF/A.RSA", nil}),
		"split of splits": zipOf(t, stdzip.Deflate, file{"a.apk", zipOf(t, stdzip.Deflate, file{"b.apk", make([]byte, 1<<20)})}),
	}
	small, err := apk.OpenBytes("a.apk", zipOf(t, stdzip.Deflate, file{"AndroidManifest.xml", manifest("", 21)}, file{"classes.dex", dexFile("x")}))
	if err != nil {
		t.Fatal(err)
	}
	base := signed(t, small, apk.Edit{}, key(t, "p256"), sign.Options{MinSDK: 21, Schemes: []sign.Scheme{sign.V1}})
	r := rand.New(rand.NewPCG(1, 2))
	for i := range 300 {
		data := bytes.Clone(base)
		for range 1 + r.IntN(8) {
			switch at := r.IntN(len(data) - 4); r.IntN(3) {
			case 0:
				data[at] ^= 1 << r.IntN(8)
			case 1:
				binary.LittleEndian.PutUint32(data[at:], []uint32{0, 0xffffffff, 0x7fffffff, uint32(len(data))}[r.IntN(4)])
			case 2:
				copy(data[at:], data[r.IntN(len(data)):])
			}
		}
		files[fmt.Sprint("mutant ", i)] = data
	}
	for name, data := range files {
		if len(data) > 5000 && !strings.HasPrefix(name, "mutant") {
			t.Errorf("%s: %d bytes is not small", name, len(data))
		}
		before := allocated()
		err := everything(data)
		if got := allocated() - before; got > 100<<20 {
			t.Errorf("%s: %d MB allocated", name, got>>20)
		}
		if err != nil && strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error of several lines: %v", name, err)
		}
	}
}

// TestErrorsNameFileSectionAndOffset damages one thing at a time.
func TestErrorsNameFileSectionAndOffset(t *testing.T) {
	good := manifest("", 21)
	cut := bytes.Clone(good[:len(good)-10])
	binary.LittleEndian.PutUint32(cut[4:], uint32(len(cut)))
	for _, tt := range []struct {
		data []byte
		want string
	}{
		{zipOf(t, stdzip.Store, file{"AndroidManifest.xml", cut}), "a.apk!AndroidManifest.xml: binary XML at offset 0x"},
		{zipOf(t, stdzip.Store, file{"AndroidManifest.xml", []byte("<manifest/>")}), "a.apk!AndroidManifest.xml: binary XML at offset 0x0: this is XML as text, not binary XML; open it with a text editor"},
		{zipOf(t, stdzip.Store, file{"AndroidManifest.xml", []byte("<manifest/>")}, file{"classes.jar", nil}), "a.apk: this is a library (.aar) of Java class files, not Dalvik code; make a dex file of its classes.jar with d8"},
		{zipOf(t, stdzip.Store, file{"BundleConfig.pb", nil}, file{"base/dex/classes.dex", nil}), "a.apk: this is an app bundle (.aab), not a package; make packages of it with 'bundletool build-apks'"},
		{zipOf(t, stdzip.Store, file{"x/Main.class", nil}), "a.apk: an archive of Java class files, not Dalvik code; make a dex file of it with d8"},
		{zipOf(t, stdzip.Store, file{"readme", nil}), "a.apk: an archive of 1 entries without AndroidManifest.xml, classes.dex or .apk files; give the .apk itself"},
	} {
		if err := everything(tt.data); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("error %v, want %q", err, tt.want)
		}
	}
	if _, err := axml.Parse(good); err != nil {
		t.Error(err)
	}
}

// TestDamagedCodeNamesTheApp: what reads the code of an app says which file of
// which app is damaged.
func TestDamagedCodeNamesTheApp(t *testing.T) {
	header := []byte("dex\n035\x00\x00\x00")
	for want, data := range map[string][]byte{
		"a.apk: classes.dex: header at offset 0x0: 112 bytes needed, 10 left; the file is damaged, get it again from where it came": zipOf(t, stdzip.Store, file{"AndroidManifest.xml", manifest("", 21)}, file{"classes.dex", header}),
		"a.apk: header at offset 0x0: 112 bytes needed, 10 left; the file is damaged, get it again from where it came":              header,
	} {
		a, err := apk.OpenBytes("a.apk", data)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := a.Program(); err == nil || err.Error() != want {
			t.Errorf("error %v, want %q", err, want)
		}
	}
}
