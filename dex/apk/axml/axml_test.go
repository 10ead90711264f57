package axml

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/esdroid/esdroid/dex/apk/res"
	"github.com/esdroid/esdroid/dex/apk/zip"
	"github.com/esdroid/esdroid/internal/corpus"
	"github.com/esdroid/esdroid/internal/oracle"
)

// documents returns the binary XML files of an APK by name.
func documents(t testing.TB, path string) (names []string, data map[string][]byte) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a, err := zip.Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	data = map[string][]byte{}
	for i := range a.Entries() {
		e := &a.Entries()[i]
		if !strings.HasSuffix(e.Name, ".xml") {
			continue
		}
		d, err := a.Read(e)
		if err != nil {
			t.Fatal(err)
		}
		if len(d) > 2 && d[0] == 3 && d[1] == 0 {
			names, data[e.Name] = append(names, e.Name), d
		}
	}
	return names, data
}

// sample returns n of the names, evenly spread.
func sample(names []string, n int) []string {
	if len(names) <= n {
		return names
	}
	out := make([]string, n)
	for i := range out {
		out[i] = names[i*len(names)/n]
	}
	return out
}

func TestDumpEqualsAapt(t *testing.T) {
	aapt := oracle.Tool(t, "aapt")
	files := 0
	for _, path := range corpus.APKs(t) {
		names, data := documents(t, path)
		if os.Getenv("CI") != "true" {
			names = sample(names, 20)
		}
		for _, name := range names {
			want, err := exec.Command(aapt, "dump", "xmltree", path, name).Output()
			if err != nil {
				continue // aapt needs every resource to resolve; ours does not
			}
			doc, err := Parse(data[name])
			if err != nil {
				t.Errorf("%s: %s: %v", path, name, err)
				continue
			}
			if len(doc.Problems) > 0 {
				t.Errorf("%s: %s: %q", path, name, doc.Problems)
			}
			var got bytes.Buffer
			if err := doc.Dump(&got); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), got.String()); diff != "" {
				t.Errorf("%s: %s (-aapt +esdroid):\n%s", path, name, diff)
			}
			files++
		}
		if t.Failed() {
			return
		}
	}
	t.Logf("%d files", files)
}

// checkEdit sets debuggable on the root element, and checks that the result
// differs in nothing else. An edit may be refused.
func checkEdit(t *testing.T, doc *Document, data []byte) []byte {
	t.Helper()
	want := res.Value{Type: res.TypeIntBoolean, Data: 0xffffffff}
	before := bytes.Clone(data)
	out, err := doc.SetAttr(doc.Root, "debuggable", want)
	if !bytes.Equal(before, data) {
		t.Fatal("the edit changed its input")
	}
	if err != nil {
		return nil
	}
	again, err := Parse(out)
	if err != nil {
		t.Fatalf("edited, but not read back: %v", err)
	}
	a := again.Root.Android("debuggable")
	if a == nil || a.Value != want {
		t.Fatalf("debuggable is %v after the edit", a)
	}
	return out
}

func TestSetAttrOnRealFiles(t *testing.T) {
	for _, path := range corpus.APKs(t) {
		names, data := documents(t, path)
		for _, name := range names {
			doc, err := Parse(data[name])
			if err != nil {
				t.Errorf("%s: %s: %v", path, name, err)
				continue
			}
			out := checkEdit(t, doc, data[name])
			if out == nil {
				t.Errorf("%s: %s: edit refused", path, name)
				continue
			}
			// Setting it back leaves the same length, and only the value differs.
			doc, _ = Parse(out)
			back, err := doc.SetAttr(doc.Root, "debuggable", res.Value{Type: res.TypeIntBoolean})
			if err != nil || len(back) != len(out) {
				t.Fatalf("%s: %s: setting it back: %d bytes became %d, %v", path, name, len(out), len(back), err)
			}
			if n := differing(out, back); n > 4 {
				t.Errorf("%s: %s: %d bytes changed by an edit in place", path, name, n)
			}
		}
	}
}

func differing(a, b []byte) int {
	n := 0
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// chunk builds one chunk.
func chunk(kind, headerExtra int, header, body []byte) []byte {
	out := make([]byte, 8, 8+len(header)+len(body))
	binary.LittleEndian.PutUint16(out, uint16(kind))
	binary.LittleEndian.PutUint16(out[2:], uint16(8+len(header)+headerExtra))
	binary.LittleEndian.PutUint32(out[4:], uint32(8+len(header)+len(body)))
	return append(append(out, header...), body...)
}

func u32s(v ...uint32) []byte {
	var out []byte
	for _, x := range v {
		out = binary.LittleEndian.AppendUint32(out, x)
	}
	return out
}

// pool8 builds a UTF-8 string pool.
func pool8(strs ...string) []byte {
	var offsets []uint32
	var text []byte
	for _, s := range strs {
		offsets = append(offsets, uint32(len(text)))
		text = append(text, byte(len(s)), byte(len(s)))
		text = append(append(text, s...), 0)
	}
	for len(text)%4 != 0 {
		text = append(text, 0)
	}
	return chunk(res.ChunkStringPool, 0, u32s(uint32(len(strs)), 0, 1<<8, uint32(28+4*len(strs)), 0), append(u32s(offsets...), text...))
}

const none = res.NoString

func start(name uint32, attrs ...[]byte) []byte {
	body := u32s(none, name)
	body = append(body, 20, 0, 20, 0, byte(len(attrs)), 0, 0, 0, 0, 0, 0, 0)
	return chunk(res.ChunkStartElement, 0, u32s(1, none), append(body, bytes.Join(attrs, nil)...))
}

func attr(ns, name uint32, kind res.Type, data uint32) []byte {
	return append(u32s(ns, name, none), append([]byte{8, 0, 0, byte(kind)}, u32s(data)...)...)
}

func end(name uint32) []byte {
	return chunk(res.ChunkEndElement, 0, u32s(1, none), u32s(none, name))
}

func document(kind int, parts ...[]byte) []byte {
	return chunk(kind, 0, nil, bytes.Join(parts, nil))
}

// seeds are small documents: plain, and with what packers do.
func seeds(testing.TB) [][]byte {
	pool := pool8("name", "debuggable", "manifest", "application", AndroidNS, ".App")
	ids := chunk(res.ChunkResourceMap, 0, nil, u32s(0x01010003, 0x0101000f))
	body := [][]byte{start(2), start(3, attr(4, 0, res.TypeString, 5)), end(3), end(2)}
	plain := document(res.ChunkXML, append([][]byte{pool, ids}, body...)...)
	return [][]byte{
		plain,
		document(0, append([][]byte{pool, ids, chunk(0x999, 0, nil, u32s(1, 2))}, body...)...),
		document(res.ChunkXML, pool8("a"), start(0, attr(none, 0, res.TypeIntDec, 7)), end(0)),
		document(res.ChunkXML, pool, start(2)),
		plain[:len(plain)-9],
	}
}

func TestPackersTricks(t *testing.T) {
	pool := pool8("", "x", "manifest", "application", "http://x", ".App", "com.example")
	ids := chunk(res.ChunkResourceMap, 0, nil, u32s(0x01010003, 0x0101000f))
	// Blank names, a wrong type of the outermost chunk, an unknown chunk, no
	// namespace, an element that is never closed.
	data := document(0, pool, ids, chunk(0x7777, 0, nil, u32s(0)),
		start(2), start(3, attr(none, 0, res.TypeString, 5), attr(none, 1, res.TypeIntBoolean, none)), end(1))
	doc, err := Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	app := doc.Root.Element("application")
	if app == nil || app.Android("name") == nil || app.Android("name").Text() != ".App" || !app.Android("debuggable").Value.Bool() {
		t.Errorf("application element read as %+v", app)
	}
	if app.Attrs[0].Name != "name" {
		t.Errorf("blank attribute name read as %q", app.Attrs[0].Name)
	}
	if len(doc.Problems) != 3 {
		t.Errorf("problems %q, want 3", doc.Problems)
	}
}

func TestParseErrors(t *testing.T) {
	many := start(0)
	many[16+12] = 200 // attributes that are not there
	deep := [][]byte{pool8("a")}
	for range maxDepth + 1 {
		deep = append(deep, start(0))
	}
	for _, tt := range []struct {
		name string
		data []byte
		want string
	}{
		{"empty", nil, "chunk header cut off: 0 bytes left"},
		{"text", []byte("<?xml version=\"1.0\"?>"), "this is XML as text"},
		{"no element", document(res.ChunkXML, pool8("a")), "no element"},
		{"attributes", document(res.ChunkXML, pool8("a"), many), "200 attributes of 20 bytes do not fit"},
		{"depth", document(res.ChunkXML, deep...), "elements nest deeper than 4096"},
		{"chunk size", document(res.ChunkXML, []byte{1, 0, 8, 0, 0xff, 0xff, 0, 0}), "binary XML at offset 0x8: chunk of type 0x0001 claims 65535 bytes, 8 are left"},
		{"pool count", document(res.ChunkXML, chunk(res.ChunkStringPool, 0, u32s(1<<30, 0, 0, 0, 0), nil)), "1073741824 strings cannot fit into 28 bytes"},
	} {
		_, err := Parse(tt.data)
		if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: error %v, want %q in it", tt.name, err, tt.want)
		}
	}
}

func TestEditRefusedWhereItWouldChangeMore(t *testing.T) {
	// An attribute whose name index lies just past the pool, where the new name
	// would go, gets its meaning from the resource map alone.
	pool := pool8("manifest")
	ids := chunk(res.ChunkResourceMap, 0, nil, u32s(0, 0x01010003))
	data := document(res.ChunkXML, pool, ids, start(0, attr(none, 1, res.TypeIntDec, 1)), end(0))
	doc, err := Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := doc.SetAttr(doc.Root, "debuggable", res.Value{Type: res.TypeIntBoolean, Data: none}); err == nil || !strings.Contains(err.Error(), "would change other parts") {
		t.Errorf("error %v", err)
	}
}

func TestWriteXML(t *testing.T) {
	doc, err := Parse(seeds(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	var got bytes.Buffer
	doc.WriteXML(&got, nil)
	want := `<?xml version="1.0" encoding="utf-8"?>
<manifest>
    <application android:name=".App"/>
</manifest>
`
	if got.String() != want {
		t.Errorf("got\n%s", got.String())
	}
}

func BenchmarkParseManifest(b *testing.B) {
	_, data := documents(b, corpus.Public(b, "apidemos.apk"))
	m := data["AndroidManifest.xml"]
	b.SetBytes(int64(len(m)))
	for b.Loop() {
		if _, err := Parse(m); err != nil {
			b.Fatal(err)
		}
	}
}
